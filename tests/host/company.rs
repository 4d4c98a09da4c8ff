//! The usual time of answers, and the number of finished games, of people.

use tavolino::host::{Company, GuildId, Shard};

use super::*;

const CLUB: GuildId = GuildId(9);

/// A running match of Ada and Bruno on a server.
async fn begun(host: &Host, tap: i64, guild: GuildId, now: i64) -> MatchId {
    let mut rng = Rng::seed_from_u64(1);
    let opening = Opening {
        guild: Some(guild),
        ..opening("kintei", tap)
    };
    let opened = host.open(opening, &mut rng, at(now)).await.unwrap();
    let joined = host.join(opened.id(), BRUNO, &mut rng, at(now)).await;
    joined.unwrap().id().clone()
}

/// Plays four turns: Bruno answers after three hours, Ada after one.
async fn played(host: &Host, tap: i64, guild: GuildId, mut now: i64) -> MatchId {
    let id = begun(host, tap, guild, now).await;
    let line = ["a1 b2", "c4 a5 a4", "c3 b1 a2", "c4 e5 e4"];
    for (number, turn) in (1..).zip(line) {
        let (person, hours) = [(BRUNO, 3), (ADA, 1)][number % 2];
        now += hours * HOUR;
        say(host, &id, person, tap + number as i64, turn, now).await;
    }
    id
}

#[tokio::test]
async fn the_median_answer_and_the_finished_games_are_of_this_server() {
    let (_folder, host) = new_host().await;
    let of = async |person| host.company(person, CLUB).await.unwrap();
    let none = Company {
        answers: None,
        finished: 0,
        games: 0,
    };
    assert_eq!(of(BRUNO).await, none);
    for round in 0..3 {
        let now = round * DAY;
        let id = played(&host, 1_000 * (round + 1), CLUB, now).await;
        let (tap, ends) = (50_000 + round, at(now + DAY / 2));
        let leaves = host.act(&id, by(ADA, tap), Command::Leave, None, ends);
        leaves.await.unwrap();
        played(&host, 100_000 * (round + 1), GuildId(8), now).await;
    }
    // Each match has two turns of his that answer one of hers.
    let bruno = of(BRUNO).await;
    assert_eq!(bruno.answers, Some(3 * HOUR));
    assert_eq!((bruno.finished, bruno.games), (3, 3));
    let ada = of(ADA).await;
    assert_eq!(ada.answers, None, "three answers are too few");
    assert_eq!((ada.finished, ada.games), (3, 3), "to resign is to finish");
}

#[tokio::test]
async fn a_game_lost_on_time_is_not_finished() {
    let (_folder, host) = new_host().await;
    let id = begun(&host, 1_000, CLUB, 0).await;
    say(&host, &id, ADA, 5, "a1 b2", HOUR).await;
    host.run_due(Shard::WHOLE, at(73 * HOUR)).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().row.state, State::Over);
    let of = async |person| host.company(person, CLUB).await.unwrap();
    let (ada, bruno) = (of(ADA).await, of(BRUNO).await);
    assert_eq!((ada.finished, ada.games), (1, 1));
    assert_eq!((bruno.finished, bruno.games), (0, 1));
}
