//! Ratings: what the end of a rated match changes, and what it does not.

use tavolino::host::{Leaderboard, Rated, RatedWish, WishChange, can_be_rated};
use tavolino::rating::{Belief, Entrant, rate};

use super::privacy::{ELENA, bytes_have, traces};
use super::*;

const GUILD: GuildId = GuildId(7);
/// An instant after all openings of the tests, at which no clock has run out.
const SOON: Timestamp = Timestamp(16 * HOUR);

/// A rated match of Ada (seat 1) and Bruno (seat 2).
async fn rated(host: &Host, game: &str, interaction: i64) -> MatchId {
    let mut rng = Rng::seed_from_u64(interaction as u64);
    let opening = Opening {
        guild: Some(GUILD),
        rated: true,
        ..opening(game, interaction)
    };
    let at = Timestamp(interaction * HOUR);
    let opened = host.open(opening, &mut rng, at).await.unwrap();
    let id = opened.id().clone();
    let started = host.join(&id, BRUNO, &mut rng, at).await.unwrap();
    assert_eq!(started.row.state, State::Running);
    assert!(started.row.rated);
    id
}

/// Plays `count` turns of those to act.
async fn play(host: &Host, id: &MatchId, count: i64, tap: i64) {
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

async fn leave(host: &Host, id: &MatchId, person: UserId, tap: i64, at: Timestamp) {
    let left = host.act(id, by(person, tap), Command::Leave, None, at);
    assert_eq!(left.await.unwrap().row.state, State::Over);
}

async fn changes(host: &Host, id: &MatchId) -> Vec<Rated> {
    host.store().ratings_of(id).await.unwrap()
}

async fn belief(host: &Host, game: &str, person: UserId) -> Option<(i64, i64, i64)> {
    let belief = host.store().belief(GUILD, game, person).await.unwrap();
    belief.map(|belief| (belief.mean, belief.deviation, belief.games))
}

#[tokio::test]
async fn the_end_of_a_rated_match_changes_the_ratings_of_its_people_by_the_worth_of_their_seats() {
    let (_folder, host) = new_host().await;
    let id = rated(&host, "kumo", 1).await;
    play(&host, &id, 4, 100).await;
    leave(&host, &id, BRUNO, 200, SOON).await;
    let record = host.look(&id).await.unwrap();
    let worth = record.entry.info.worth(&record.table);
    let entrant = |at: usize, place| Entrant {
        belief: Belief::START,
        worth: worth[at],
        place,
    };
    let expected = rate(&[entrant(0, 1), entrant(1, 2)]);
    let stored = changes(&host, &id).await;
    for ((change, person), expected) in stored.iter().zip([ADA, BRUNO]).zip(expected) {
        assert_eq!(
            (change.person, change.number, change.mean_before),
            (person, 1, 1_500_000)
        );
        assert_eq!((change.mean, change.deviation), expected.thousandths());
        let now = belief(&host, "kumo", person).await;
        assert_eq!(now, Some((change.mean, change.deviation, 1)));
    }
    assert_eq!(stored.len(), 2);
    // The next one begins where this one ended.
    let next = rated(&host, "kumo", 2).await;
    play(&host, &next, 4, 300).await;
    leave(&host, &next, ADA, 400, SOON).await;
    let second = changes(&host, &next).await;
    for (before, after) in stored.iter().zip(&second) {
        assert_eq!((after.number, after.mean_before), (2, before.mean));
        assert!(after.deviation_before > before.deviation, "it has grown");
    }
    assert_eq!(belief(&host, "kumo", CHIARA).await, None);
}

#[tokio::test]
async fn what_is_not_rated_changes_nothing() {
    let (_folder, host) = new_host().await;
    // Before every seat has acted twice.
    let early = rated(&host, "kumo", 1).await;
    play(&host, &early, 3, 100).await;
    leave(&host, &early, BRUNO, 200, SOON).await;
    // Broken off.
    let aborted = rated(&host, "kumo", 2).await;
    let abort = host.act(&aborted, by(ADA, 300), Command::Abort, None, SOON);
    abort.await.unwrap();
    // Opened without it, made unrated in the lobby, against a computer, or without a server.
    let mut rng = Rng::seed_from_u64(3);
    let open = |interaction: i64, rated: bool, guild, computers: &[(u8, Strength)]| Opening {
        guild,
        rated,
        computers: computers.to_vec(),
        ..opening("kumo", interaction)
    };
    let unrated = host.open(open(4, false, Some(GUILD), &[]), &mut rng, Timestamp(0));
    let unrated = unrated.await.unwrap().id().clone();
    let opened = host.open(open(5, true, Some(GUILD), &[]), &mut rng, Timestamp(0));
    let lobby = opened.await.unwrap().id().clone();
    let joined = host.join(&unrated, BRUNO, &mut rng, Timestamp(1)).await;
    let asked_for = host.join_unrated(&lobby, BRUNO, &mut rng, Timestamp(1));
    let asked_for = asked_for.await;
    for (id, record) in [(&unrated, joined), (&lobby, asked_for)] {
        assert!(!record.unwrap().row.rated);
        play(&host, id, 4, if *id == lobby { 500 } else { 600 }).await;
        leave(&host, id, ADA, if *id == lobby { 700 } else { 701 }, SOON).await;
    }
    // A computer joins.
    let alone = host.open(open(9, true, Some(GUILD), &[]), &mut rng, Timestamp(0));
    let alone = alone.await.unwrap().id().clone();
    let joined = host.add_computer(&alone, ADA, Some(Strength::Easy), &mut rng, Timestamp(0));
    assert!(!joined.await.unwrap().row.rated);
    for (interaction, guild, computers) in [
        (6, Some(GUILD), &[(2, Strength::Easy)][..]),
        (7, None, &[][..]),
    ] {
        let opened = host.open(open(interaction, true, guild, computers), &mut rng, SOON);
        assert!(!opened.await.unwrap().row.rated);
    }
    let mut together = opening("mindoku", 8);
    let options = Options::from([("mode".to_owned(), "cooperative".to_owned())]);
    together.table = together.entry.info.table(&options, None).unwrap();
    assert!(!can_be_rated(together.entry.info, &together.table));
    for id in [early, aborted, unrated, lobby] {
        assert_eq!(changes(&host, &id).await, []);
    }
    assert_eq!(belief(&host, "kumo", ADA).await, None);
}

#[tokio::test]
async fn of_one_absence_only_the_first_match_is_rated() {
    let (_folder, host) = new_host().await;
    let mut all = Vec::new();
    for interaction in 1..=4 {
        let id = rated(&host, "nubulus", interaction).await;
        play(&host, &id, 4, interaction * 1000).await;
        all.push(id);
    }
    let late = Timestamp(400 * 24 * 3_600_000);
    let out = async |id: &MatchId, at: Timestamp| {
        let seat = Seat(1);
        let up = host.act(id, Actor::Clock(seat), Command::TimeUp, None, at);
        up.await.unwrap()
    };
    let ended = async |id: &MatchId, at: Timestamp| {
        let mut at = at;
        while out(id, at).await.row.state != State::Over {
            at = Timestamp(at.0 + late.0);
        }
        at
    };
    let mut at = late;
    for id in &all[..3] {
        at = ended(id, at).await;
    }
    assert_eq!(changes(&host, &all[0]).await.len(), 2, "as a loss");
    for id in &all[1..3] {
        assert_eq!(changes(&host, id).await, [], "of the same absence");
        assert_eq!(host.store().excused(id).await.unwrap(), [1]);
    }
    // Ada acts elsewhere, so that the next absence is another one.
    let other = rated(&host, "kumo", 9).await;
    play(&host, &other, 1, 9000).await;
    ended(&all[3], at).await;
    assert_eq!(changes(&host, &all[3]).await.len(), 2);
}

#[tokio::test]
async fn a_seat_handed_over_counts_for_its_first_person_but_never_as_a_gain() {
    let (_folder, host) = new_host().await;
    for (interaction, loser) in [(1, BRUNO), (2, CHIARA)] {
        let id = rated(&host, "kumo", interaction).await;
        play(&host, &id, 4, interaction * 1000).await;
        let offer = host.act(
            &id,
            by(ADA, interaction * 1000 + 500),
            Command::OfferSeat,
            None,
            SOON,
        );
        offer.await.unwrap();
        let take = Command::TakeSeat(Seat(1));
        let taken = host.act(&id, by(CHIARA, interaction * 1000 + 501), take, None, SOON);
        taken.await.unwrap();
        leave(&host, &id, loser, interaction * 1000 + 600, SOON).await;
        let stored = changes(&host, &id).await;
        assert_eq!(stored[0].person, ADA);
        assert_eq!(stored[1].person, BRUNO);
        if loser == BRUNO {
            assert_eq!(stored[0].mean, stored[0].mean_before, "won by another one");
            assert!(stored[1].mean < stored[1].mean_before);
        } else {
            assert!(stored[0].mean < stored[0].mean_before, "lost as if played");
            assert!(stored[1].mean > stored[1].mean_before);
        }
    }
    assert_eq!(belief(&host, "kumo", CHIARA).await, None);
}

#[tokio::test]
async fn lists_show_people_who_want_it_and_were_informed() {
    let (_folder, host) = new_host().await;
    let mut tap = 1000;
    for interaction in 1..=14 {
        let id = rated(&host, "kumo", interaction).await;
        play(&host, &id, 4, tap).await;
        let loser = if interaction % 3 == 0 { ADA } else { BRUNO };
        leave(&host, &id, loser, tap + 500, SOON).await;
        tap += 1000;
    }
    let list = async || host.leaderboard(GUILD, "kumo", SOON).await.unwrap();
    assert_eq!(list().await.uninformed, [ADA, BRUNO]);
    assert_eq!(list().await.listed, [], "nobody was informed yet");
    assert!(host.is_first_listed(ADA, GUILD).await.unwrap());
    for person in [ADA, BRUNO] {
        let noticed = host.change_rating_wishes(person, WishChange::Noticed);
        noticed.await.unwrap();
    }
    assert!(!host.is_first_listed(ADA, GUILD).await.unwrap());
    let listed = list().await.listed;
    let people: Vec<UserId> = listed.iter().map(|one| one.person).collect();
    assert_eq!(people, [ADA, BRUNO], "the stronger one first");
    let hide = host.change_rating_wishes(ADA, WishChange::Listed(false));
    hide.await.unwrap();
    let hidden = list().await;
    assert!(hidden.listed.iter().all(|one| one.person == BRUNO));
    assert_eq!((hidden.uninformed, hidden.unlisted), (vec![], None));
    let gone = host.leaderboard(GUILD, "kumo", Timestamp(121 * 24 * 3_600_000));
    assert_eq!(gone.await.unwrap().listed, [], "nobody plays any more");
    // Another server knows nothing of it.
    let elsewhere = host.leaderboard(GuildId(8), "kumo", SOON).await.unwrap();
    assert_eq!(elsewhere, Leaderboard::default());
    let agreed = host.change_rating_wishes(ADA, WishChange::Agreed).await;
    assert_eq!(agreed.unwrap().rated, RatedWish::Yes);
}

#[tokio::test]
async fn of_two_ends_at_once_the_later_one_may_be_rated_first() {
    let (_folder, host) = new_host().await;
    let mut ids = Vec::new();
    for interaction in [1, 2, 3] {
        let id = rated(&host, "kumo", interaction).await;
        play(&host, &id, 4, 1000 * interaction).await;
        ids.push(id);
    }
    // Each was asked for before the one that was stored before it.
    let ends = [(BRUNO, 5), (ADA, 4), (BRUNO, 4)];
    for ((id, (loser, later)), tap) in ids.iter().zip(ends).zip(1..) {
        leave(&host, id, loser, 9000 + tap, Timestamp(SOON.0 + later)).await;
    }
    let recount = host.recount_ratings(false).await.unwrap();
    assert_eq!((recount.changes, recount.wrong), (6, Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_the_same_people_that_end_at_once_are_rated_one_after_the_other() {
    let (_folder, host) = new_host().await;
    let mut ids = Vec::new();
    for interaction in 1..=8 {
        let id = rated(&host, "kumo", interaction).await;
        play(&host, &id, 4, 1000 * interaction).await;
        ids.push(id);
    }
    let ends = ids.iter().zip(1..).map(|(id, tap)| {
        let loser = if tap % 3 == 0 { ADA } else { BRUNO };
        leave(&host, id, loser, 9000 + tap, Timestamp(SOON.0 + 8 - tap))
    });
    futures::future::join_all(ends).await;
    for person in [ADA, BRUNO] {
        let changes = host.store().rating_changes(GUILD, "kumo", person);
        let numbers = changes.await.unwrap().into_iter();
        let numbers: Vec<i64> = numbers.map(|change| change.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
    let recount = host.recount_ratings(false).await.unwrap();
    assert_eq!((recount.changes, recount.wrong), (16, Vec::new()));
}

#[tokio::test]
async fn a_recount_finds_what_differs_and_an_erasure_moves_nobody() {
    let (folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    for interaction in 1..=6 {
        let rival = if interaction % 2 == 0 { BRUNO } else { ELENA };
        let opening = Opening {
            guild: Some(GUILD),
            rated: true,
            ..opening("kumo", interaction)
        };
        let at = Timestamp(interaction * HOUR);
        let opened = host.open(opening, &mut rng, at).await.unwrap();
        let id = opened.id().clone();
        host.join(&id, rival, &mut rng, at).await.unwrap();
        play(&host, &id, 4, interaction * 1000).await;
        let ended = Timestamp(SOON.0 + interaction);
        leave(&host, &id, ADA, interaction * 1000 + 500, ended).await;
    }
    let recount = async |rebuild| host.recount_ratings(rebuild).await.unwrap();
    let whole = recount(false).await;
    assert_eq!((whole.changes, whole.wrong.len()), (12, 0));
    // A number that is another one is found with all that rests on it, and put right.
    let rating = async |person| belief(&host, "kumo", person).await;
    let before = (rating(ADA).await, rating(BRUNO).await);
    let pool = engine::pool(folder.path()).await;
    for statement in [
        "update ratings set mean = mean + 1000 where number = 2 and person = 1",
        "update beliefs set mean = 1 where person = 2",
    ] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    assert!(recount(false).await.wrong.len() >= 2);
    recount(true).await;
    assert_eq!(recount(false).await.wrong, []);
    assert_eq!((rating(ADA).await, rating(BRUNO).await), before);
    // Elena is erased: no byte of hers is left, and the numbers of the others stay, also in a
    // recount.
    assert!(engine::is_server() || bytes_have(&folder, ELENA));
    host.erase_person(ELENA, &mut rng, Timestamp(100 * HOUR))
        .await
        .unwrap();
    assert_eq!(traces(&folder, ELENA).await, [""; 0]);
    assert!(!bytes_have(&folder, ELENA));
    let rest = recount(true).await;
    assert_eq!((rest.changes, rest.wrong.len()), (9, 0));
    assert_eq!((rating(ADA).await, rating(BRUNO).await), before);
}
