//! The months of a server: what a finished match gives, and what it does not.

use tavolino::host::{
    ChampionChange, MonthRow, RoleId, ScheduledBy, ScheduledChange, WishChange, month_of,
    start_of_month,
};

use super::privacy::{ELENA, bytes_have, traces};
use super::*;

const GUILD: GuildId = GuildId(7);

/// An instant after all openings of the tests, at which no clock has run out.
const SOON: Timestamp = Timestamp(16 * HOUR);

/// A match on a server of the opener Ada (seat 1) and these people.
async fn among(host: &Host, game: &str, interaction: i64, people: &[UserId]) -> MatchId {
    let mut rng = Rng::seed_from_u64(interaction as u64);
    let entry = games::find(game).unwrap();
    let seats = people.len() as u8 + 1;
    let opening = Opening {
        guild: Some(GUILD),
        table: entry.info.table(&Options::new(), Some(seats)).unwrap(),
        ..opening(game, interaction)
    };
    let at = Timestamp(interaction * HOUR / 10);
    let opened = host.open(opening, &mut rng, at).await.unwrap();
    let id = opened.id().clone();
    for person in people {
        host.join(&id, *person, &mut rng, at).await.unwrap();
    }
    assert!(host.look(&id).await.unwrap().is_running());
    id
}

/// Plays `count` turns of those to act.
async fn turns(host: &Host, id: &MatchId, count: i64, tap: i64) {
    for nth in 0..count {
        let record = host.look(id).await.unwrap();
        let board = record.board.as_deref().unwrap();
        let seat = board.to_act().first().unwrap();
        let person = record.seats[seat.index()].person.unwrap();
        let turn = board.turns(seat)[0].clone();
        let command = Command::Say(&turn);
        let played = host.act(id, by(person, tap + nth), command, None, SOON);
        played.await.unwrap();
    }
}

/// Ends a match of two after two turns of each: `loser` resigns.
async fn lost(host: &Host, id: &MatchId, loser: UserId, tap: i64, now: Timestamp) {
    turns(host, id, 4, tap).await;
    let left = host.act(id, by(loser, tap + 90), Command::Leave, None, now);
    assert_eq!(left.await.unwrap().row.state, State::Over);
}

async fn month(host: &Host, person: UserId) -> Option<(i64, i64, i64)> {
    let row = host.in_month(GUILD, month_of(SOON), person).await.unwrap();
    row.map(|row: MonthRow| (row.points, row.games, row.wins))
}

/// Nothing differs from what the log says.
async fn is_right(host: &Host) {
    let recount = host.recount_months(false, SOON).await.unwrap();
    assert_eq!(recount.wrong(), 0, "{recount:?}");
}

#[tokio::test]
async fn a_win_gives_three_points_a_loss_one_and_three_games_a_month_count() {
    let (_folder, host) = new_host().await;
    for number in 1..=4 {
        let id = among(&host, "kumo", number, &[BRUNO]).await;
        let end = Timestamp(SOON.0 + number);
        lost(&host, &id, BRUNO, 1000 * number, end).await;
        let games = number.min(3);
        assert_eq!(month(&host, ADA).await, Some((6 * games, games, games)));
        assert_eq!(month(&host, BRUNO).await, Some((2 * games, games, 0)));
    }
    // Against another one the next game counts.
    let id = among(&host, "kumo", 5, &[CHIARA]).await;
    lost(&host, &id, ADA, 9000, SOON).await;
    assert_eq!(month(&host, ADA).await, Some((20, 4, 3)));
    assert_eq!(month(&host, CHIARA).await, Some((6, 1, 1)));
    is_right(&host).await;
}

#[tokio::test]
async fn games_count_in_the_order_in_which_they_were_stored_not_in_that_of_clocks() {
    let (_folder, host) = new_host().await;
    for number in 1..=5 {
        let id = among(&host, "kumo", number, &[BRUNO]).await;
        // The process of each later one read its clock before all others.
        let end = Timestamp(SOON.0 + 100 - number);
        lost(&host, &id, BRUNO, 1000 * number, end).await;
    }
    assert_eq!(month(&host, ADA).await, Some((18, 3, 3)));
    is_right(&host).await;
}

#[tokio::test]
async fn what_is_no_game_among_people_of_a_server_gives_nothing() {
    let (_folder, host) = new_host().await;
    // Before every seat has acted twice.
    let early = among(&host, "kumo", 1, &[BRUNO]).await;
    turns(&host, &early, 3, 100).await;
    let left = host.act(&early, by(BRUNO, 200), Command::Leave, None, SOON);
    left.await.unwrap();
    // Aborted, against a computer, and without a server.
    let aborted = among(&host, "kumo", 2, &[BRUNO]).await;
    let abort = host.act(&aborted, by(ADA, 300), Command::Abort, None, SOON);
    abort.await.unwrap();
    let mut rng = Rng::seed_from_u64(3);
    let alone = Opening {
        guild: Some(GUILD),
        computers: vec![(2, Strength::Easy)].into_iter().collect(),
        ..opening("kumo", 3)
    };
    let alone = host.open(alone, &mut rng, Timestamp(1)).await.unwrap();
    let left = host.act(alone.id(), by(ADA, 400), Command::Leave, None, SOON);
    left.await.unwrap();
    let nowhere = running(&host, "kumo", 4).await;
    lost(&host, &nowhere, BRUNO, 500, SOON).await;
    assert_eq!(month(&host, ADA).await, None);
    assert_eq!(month(&host, BRUNO).await, None);
    is_right(&host).await;
}

#[tokio::test]
async fn who_wins_by_time_has_two_points_and_who_was_late_none() {
    let (_folder, host) = new_host().await;
    let id = among(&host, "kumo", 1, &[BRUNO]).await;
    turns(&host, &id, 4, 100).await;
    let late = Timestamp(10 * DAY);
    let expired = host.act(&id, Actor::Clock(Seat(1)), Command::TimeUp, None, late);
    assert_eq!(expired.await.unwrap().row.state, State::Over);
    assert_eq!(month(&host, BRUNO).await, Some((4, 1, 1)));
    assert_eq!(month(&host, ADA).await, None);
    is_right(&host).await;
}

#[tokio::test]
async fn the_table_shows_who_wants_it_and_was_informed_the_most_points_first() {
    let (_folder, host) = new_host().await;
    let now = month_of(SOON);
    for (number, loser) in [(1, BRUNO), (2, CHIARA)] {
        let id = among(&host, "kumo", number, &[loser]).await;
        lost(&host, &id, loser, 1000 * number, Timestamp(SOON.0 + number)).await;
    }
    let people = async || {
        let month = host.month(GUILD, now).await.unwrap();
        let people = month.people.iter().map(|row| row.person.0);
        people.collect::<Vec<i64>>()
    };
    assert_eq!(people().await, [0; 0], "nobody was informed");
    for person in [ADA, BRUNO, CHIARA] {
        assert!(host.is_first_listed(person, GUILD).await.unwrap());
        let noticed = host.change_rating_wishes(person, WishChange::Noticed);
        noticed.await.unwrap();
        assert!(!host.is_first_listed(person, GUILD).await.unwrap());
    }
    // Of equal points who had them first.
    assert_eq!(people().await, [1, 2, 3]);
    let hide = host.change_rating_wishes(ADA, WishChange::Listed(false));
    hide.await.unwrap();
    assert_eq!(people().await, [2, 3]);
    let elsewhere = host.month(GuildId(8), now).await.unwrap();
    assert!(elsewhere.people.is_empty());
    assert_eq!(host.month(GUILD, now + 1).await.unwrap().before, Some(now));
    assert_eq!(host.month(GUILD, now - 1).await.unwrap().after, Some(now));
}

#[tokio::test]
async fn months_are_counted_again_as_they_were_and_rebuilt_from_nothing() {
    let (folder, host) = new_host().await;
    let mut tap = 1000;
    let mut others = [BRUNO, CHIARA, ELENA].into_iter().cycle();
    for number in 1..=9 {
        let other = others.next().unwrap();
        let id = among(&host, "kumo", number, &[other]).await;
        let loser = if number % 2 == 0 { ADA } else { other };
        lost(&host, &id, loser, tap, Timestamp(SOON.0 + number)).await;
        tap += 1000;
    }
    let all = [ADA, BRUNO, CHIARA];
    let mut stored = Vec::new();
    for person in all {
        stored.push(month(&host, person).await);
    }
    is_right(&host).await;
    // An erased person takes nobody's points along.
    let mut rng = Rng::seed_from_u64(5);
    host.erase_person(ELENA, &mut rng, SOON).await.unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    assert!(!bytes_have(&folder, ELENA));
    is_right(&host).await;
    for statement in [
        "update months set points = points + 1 where person = 1",
        "delete from months where person = 2",
        "insert into months values (7, 23640, 77, 2, 1, 0, 1)",
        "delete from month_pairs",
    ] {
        write(&folder, statement.to_owned()).await;
    }
    let wrong = host.recount_months(true, SOON).await.unwrap();
    assert_eq!(wrong.sums.len(), 3, "{wrong:?}");
    is_right(&host).await;
    for (person, stored) in all.iter().zip(&stored) {
        assert_eq!(month(&host, *person).await, *stored, "{person:?}");
    }
    // The matches of a program that did not count months.
    write(&folder, "update results set points = null".to_owned()).await;
    write(&folder, "delete from months".to_owned()).await;
    host.recount_months(true, SOON).await.unwrap();
    is_right(&host).await;
    assert_eq!(month(&host, BRUNO).await, stored[1]);
}

#[tokio::test]
async fn a_role_passes_on_at_the_beginning_of_each_month_and_names_no_erased_person() {
    let (folder, host) = new_host().await;
    let change = |champion| ScheduledChange {
        champion: Some(champion),
        ..ScheduledChange::default()
    };
    let role = change(ChampionChange::Role(RoleId(9)));
    let by_elena = |change| ScheduledBy {
        change,
        by: ELENA,
        now: SOON,
    };
    let set = host.change_settings(GUILD, &[], Some(by_elena(&role)));
    set.await.unwrap();
    let taken = host.take_champions(SOON).await.unwrap().read;
    assert_eq!(taken.len(), 1, "at once, for the month before");
    assert!(host.take_champions(SOON).await.unwrap().read.is_empty());
    // Another process takes what this one does not finish.
    let later = Timestamp(SOON.0 + 61_000);
    assert_eq!(host.take_champions(later).await.unwrap().read.len(), 1);
    host.pass_champion(&taken[0], Some(ELENA), later)
        .await
        .unwrap();
    let stored = host.champion(GUILD).await.unwrap().unwrap();
    assert_eq!(stored.holder, Some(ELENA));
    assert_eq!(stored.due, start_of_month(month_of(SOON) + 1));
    // A refusal is reported once.
    let refused = host.refuse_champion(&stored, later).await.unwrap();
    assert_eq!(refused, Some(ELENA));
    let again = host.champion(GUILD).await.unwrap().unwrap();
    assert!(again.refused && again.holder == Some(ELENA));
    assert_eq!(host.refuse_champion(&again, later).await.unwrap(), None);
    let mut rng = Rng::seed_from_u64(5);
    host.erase_person(ELENA, &mut rng, SOON).await.unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    assert_eq!(host.champion(GUILD).await.unwrap().unwrap().holder, None);
    let off = change(ChampionChange::Off);
    let set = host.change_settings(GUILD, &[], Some(by_elena(&off)));
    set.await.unwrap();
    assert_eq!(host.champion(GUILD).await.unwrap(), None);
    assert_eq!(host.next_champion().await.unwrap(), None);
}
