//! A seat that a channel holds: its people propose and vote, and one turn a round is played.

use std::time::Duration;

use rand::RngExt as _;
use tavolino::host::{BadVote, Ballot, LAST_CHANGES, MOST_CANDIDATES, Record, Shard};
use tokio::time::timeout;

use super::*;

const CLUB: GuildId = GuildId(7);

/// A match of the channel, seat 1, against the computer.
fn consulting(game: &str, interaction: i64) -> Opening {
    Opening {
        votes: true,
        rated: true,
        guild: Some(CLUB),
        computers: vec![(2, Strength::Easy)],
        pace: Pace::None,
        ..opening(game, interaction)
    }
}

async fn begun(host: &Host, interaction: i64) -> MatchId {
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(consulting("kintei", interaction), &mut rng, at(0));
    let opened = opened.await.unwrap();
    assert!(opened.is_running());
    opened.id().clone()
}

/// Votes for a turn in the round that is open.
async fn vote(host: &Host, id: &MatchId, person: UserId, turn: &str, now: i64) {
    let number = host.look(id).await.unwrap().row.number;
    let voted = host.vote(id, person, Ballot::Turn(turn), number, at(now));
    voted.await.unwrap();
}

/// The computer's answer, by hand.
async fn answer(host: &Host, id: &MatchId, now: i64) {
    let record = host.look(id).await.unwrap();
    let turn = turns_of(&record, Seat(2)).swap_remove(0);
    let actor = Actor::Computer(Seat(2));
    let played = host.act(id, actor, Command::Say(&turn), None, at(now));
    played.await.unwrap();
}

/// The turns of the channel's seat that are legal, in their notation.
fn turns(record: &Record) -> Vec<String> {
    turns_of(record, Seat(1))
}

/// The legal turns of a seat, those after which the game goes on first.
fn turns_of(record: &Record, seat: Seat) -> Vec<String> {
    let board = record.board.as_ref().unwrap();
    let ends = |turn: &String| {
        let mut after = board.boxed();
        after.play(seat, turn).unwrap();
        after.outcome().is_some()
    };
    let mut turns = board.turns(seat);
    turns.sort_by_key(ends);
    turns
}

fn last_turn(record: &Record) -> &Event {
    &record.last.as_ref().unwrap().logged.event
}

async fn deadline(host: &Host, id: &MatchId) -> Option<i64> {
    let record = host.look(id).await.unwrap();
    record.deadline(Seat(1)).map(|at| at.0)
}

#[tokio::test]
async fn the_turn_with_most_votes_is_played_when_the_day_is_over() {
    let (_folder, host) = new_host().await;
    let id = begun(&host, 1).await;
    let record = host.look(&id).await.unwrap();
    assert!(!record.row.rated && record.seats.iter().all(|seat| seat.person.is_none()));
    assert_eq!(record.voting_seat(), Some(Seat(1)));
    let all = turns(&record);
    vote(&host, &id, ADA, &all[0], 1).await;
    vote(&host, &id, BRUNO, &all[1], 2).await;
    vote(&host, &id, CHIARA, &all[2], 3).await;
    // One vote each, which can be changed; what was proposed stays.
    vote(&host, &id, CHIARA, &all[1], 4).await;
    let tally = async || {
        let record = host.look(&id).await.unwrap();
        let all = host.candidates(&record).await.unwrap();
        all.iter().map(|one| one.votes).collect::<Vec<_>>()
    };
    assert_eq!(tally().await, [1, 2, 0]);
    assert_eq!(host.vote_of(&record, CHIARA).await.unwrap(), Some(2));
    host.run_due(Shard::WHOLE, at(DAY - 1)).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().row.number, 0);
    host.run_due(Shard::WHOLE, at(DAY)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    let turn = |text: &str| Event::Turn {
        seat: Seat(1),
        text: text.to_owned(),
    };
    assert_eq!(*last_turn(&record), turn(&all[1]));
    assert_eq!(deadline(&host, &id).await, None);
    assert!(kinds(&host, &id).await.contains(&NoticeKind::Think));
    // A vote for a round that is over is refused.
    let late = host.vote(&id, ADA, Ballot::Place(1), 0, at(DAY)).await;
    assert!(
        matches!(late, Err(Error::Refused(Refusal::MovedOn))),
        "{late:?}"
    );
    answer(&host, &id, DAY + 1).await;
    assert_eq!(deadline(&host, &id).await, Some(2 * DAY + 1));
    assert!(tally().await.is_empty(), "a new round");

    // Of equal ones the first proposed is played.
    let all = turns(&host.look(&id).await.unwrap());
    vote(&host, &id, ADA, &all[3], DAY + 2).await;
    vote(&host, &id, BRUNO, &all[0], DAY + 3).await;
    host.run_due(Shard::WHOLE, at(3 * DAY)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(*last_turn(&record), turn(&all[3]));
}

#[tokio::test]
async fn a_round_ends_two_minutes_after_all_who_voted_before_have_voted() {
    let (_folder, host) = new_host().await;
    let id = begun(&host, 1).await;
    let all = turns(&host.look(&id).await.unwrap());
    for (person, now) in [(ADA, 1), (BRUNO, 2)] {
        vote(&host, &id, person, &all[0], now).await;
    }
    assert_eq!(deadline(&host, &id).await, Some(DAY), "nobody voted before");
    host.run_due(Shard::WHOLE, at(DAY)).await.unwrap();
    answer(&host, &id, DAY + 1).await;
    let all = turns(&host.look(&id).await.unwrap());
    let (begins, last) = (DAY + 1, LAST_CHANGES.as_millis() as i64);
    vote(&host, &id, CHIARA, &all[0], begins + 10).await;
    vote(&host, &id, ADA, &all[0], begins + 20).await;
    assert_eq!(deadline(&host, &id).await, Some(begins + DAY));
    vote(&host, &id, BRUNO, &all[1], begins + 30).await;
    assert_eq!(deadline(&host, &id).await, Some(begins + 30 + last));
    // A change prolongs nothing.
    vote(&host, &id, BRUNO, &all[0], begins + 40).await;
    assert_eq!(deadline(&host, &id).await, Some(begins + 30 + last));
    host.run_due(Shard::WHOLE, at(begins + 30 + last))
        .await
        .unwrap();
    assert_eq!(host.look(&id).await.unwrap().row.number, 3);
    answer(&host, &id, 2 * DAY).await;

    // An erased person leaves no vote, and is not waited for.
    let all = turns(&host.look(&id).await.unwrap());
    vote(&host, &id, CHIARA, &all[0], 2 * DAY + 1).await;
    let mut rng = Rng::seed_from_u64(2);
    let exported = host.export(CHIARA, at(2 * DAY)).await.unwrap();
    assert_eq!(exported["stored"]["votes"][0]["code"], id.as_str());
    host.erase_person(CHIARA, &mut rng, at(2 * DAY + 2))
        .await
        .unwrap();
    let record = host.look(&id).await.unwrap();
    let candidates = host.candidates(&record).await.unwrap();
    assert_eq!((candidates.len(), candidates[0].votes), (1, 0));
    for (person, after) in [(ADA, 3), (BRUNO, 4)] {
        vote(&host, &id, person, &all[0], 2 * DAY + after).await;
    }
    assert_eq!(deadline(&host, &id).await, Some(2 * DAY + 4 + last));
}

#[tokio::test]
async fn without_a_candidate_the_time_is_up_as_for_everybody() {
    let (_folder, host) = new_host().await;
    let id = begun(&host, 1).await;
    host.run_due(Shard::WHOLE, at(DAY)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.row.state, State::Over);
    let left = Event::Leave {
        seat: Seat(1),
        out_of_time: true,
    };
    assert_eq!(*last_turn(&record), left);
    assert!(host.store().played(ADA).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_does_not_suit_a_channel_is_refused() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let direct = Opening {
        guild: None,
        ..consulting("kintei", 1)
    };
    let alone = Opening {
        computers: Vec::new(),
        ..consulting("kintei", 2)
    };
    let others = Opening {
        invited: vec![BRUNO],
        ..alone.clone()
    };
    let secret = consulting("jinrai", 3);
    for unfit in [direct, alone, others, secret] {
        let refused = host.open(unfit, &mut rng, at(0)).await;
        let is_refused = matches!(
            refused,
            Err(Error::Refused(Refusal::Vote(BadVote::NotForChannel)))
        );
        assert!(is_refused, "{:?}", refused.map(|record| record.row.clone()));
    }
    let id = begun(&host, 4).await;
    let all = turns(&host.look(&id).await.unwrap());
    host.block(ADA, BRUNO, at(0)).await.unwrap();
    let blocked = host.vote(&id, BRUNO, Ballot::Turn(&all[0]), 0, at(1)).await;
    refused(blocked, &Restriction::NotToJoin);
    let illegal = host.vote(&id, CHIARA, Ballot::Turn("z9"), 0, at(1)).await;
    assert!(matches!(illegal, Err(Error::Refused(Refusal::Board(_)))));
    for turn in &all[..MOST_CANDIDATES] {
        vote(&host, &id, CHIARA, turn, 2).await;
    }
    let next = &all[MOST_CANDIDATES];
    let many = host.vote(&id, CHIARA, Ballot::Turn(next), 0, at(3)).await;
    let is_refused = matches!(many, Err(Error::Refused(Refusal::Vote(_))));
    assert!(is_refused, "{many:?}");
    let seated = host.act(&id, by(ADA, 9), Command::Say(&all[0]), None, at(4));
    assert!(matches!(
        seated.await,
        Err(Error::Refused(Refusal::NotSeated))
    ));
}

/// Rounds of the law below.
const ROUNDS: i64 = 100;

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_that_die_at_any_instant_play_one_turn_a_round() {
    let folder = engine::folder();
    let (one, other) = (host(&folder).await, host(&folder).await);
    let mut rng = Rng::seed_from_u64(48);
    let mut opened = 0;
    let mut now = 0;
    let mut id = begun(&one, 1).await;
    let mut killed = 0;
    for round in 0..ROUNDS {
        let record = one.look(&id).await.unwrap();
        if !record.is_running() {
            opened += 1;
            let mut opening = consulting("kintei", 100 + opened);
            opening.by = UserId(1000 + opened);
            let next = one.open(opening, &mut rng, at(now)).await.unwrap();
            id = next.id().clone();
            continue;
        }
        let (number, turn) = (record.row.number, turns(&record).swap_remove(0));
        vote(&one, &id, ADA, &turn, now + 1).await;
        now += DAY;
        // Each is dropped at an instant of its work, as if the process died.
        let micros = rng.random_range(0..6_000);
        let dies = |host| {
            let host: &Host = host;
            let due = host.run_due(Shard::WHOLE, at(now));
            async move { timeout(Duration::from_micros(micros), due).await.is_err() }
        };
        let (first, second) = tokio::join!(dies(&one), dies(&other));
        killed += usize::from(first) + usize::from(second);
        let (first, second) = tokio::join!(
            other.run_due(Shard::WHOLE, at(now)),
            one.run_due(Shard::WHOLE, at(now)),
        );
        assert!(first.unwrap().is_empty() && second.unwrap().is_empty());
        let played = other.look(&id).await.unwrap();
        assert_eq!(played.row.number, number + 1, "round {round}");
        let event = Event::Turn {
            seat: Seat(1),
            text: turn,
        };
        assert_eq!(*last_turn(&played), event);
        if played.is_running() {
            answer(&other, &id, now).await;
        }
    }
    println!("{killed} of {} attempts died", 2 * ROUNDS);
    assert!(killed > 10, "{killed}");
}
