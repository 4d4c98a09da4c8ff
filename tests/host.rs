//! The host on a fresh database: stored rows, refusals, notices.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use rand::SeedableRng;
use sqlx::AssertSqlSafe;
use tavolino::host::{
    Actor, ChannelId, Command, Error, Event, GuildId, Host, InteractionId, MatchId, Matter,
    NoticeKind, Opening, Pace, Panels, Receipt, Refusal, Restriction, State, Strength, Target,
    Timestamp, UserId,
};
use tavolino::store::Store;
use tavolino_games::game::{Options, Rng, Seat};
use tavolino_games::games;
use tempfile::TempDir;

#[path = "host/absent.rs"]
mod absent;
#[path = "host/agreements.rs"]
mod agreements;
#[path = "host/aside.rs"]
mod aside;
#[path = "host/blocks.rs"]
mod blocks;
#[path = "../crates/games/tests/typing/cases.rs"]
mod cases;
#[path = "host/chosen.rs"]
mod chosen;
#[path = "host/clocks.rs"]
mod clocks;
#[path = "host/codes.rs"]
mod codes;
#[path = "host/company.rs"]
mod company;
#[path = "host/contests.rs"]
mod contests;
#[path = "host/copying.rs"]
mod copying;
#[path = "host/days_off.rs"]
mod days_off;
#[path = "host/digests.rs"]
mod digests;
#[path = "host/encrypted.rs"]
mod encrypted;
#[path = "engine/mod.rs"]
mod engine;
#[path = "host/growth.rs"]
mod growth;
#[path = "host/history.rs"]
mod history;
#[path = "host/inbox_cache.rs"]
mod inbox_cache;
#[path = "host/ladders.rs"]
mod ladders;
#[path = "host/leagues.rs"]
mod leagues;
#[path = "host/longest.rs"]
mod longest;
#[path = "host/looking.rs"]
mod looking;
#[path = "host/meetings.rs"]
mod meetings;
#[path = "host/months.rs"]
mod months;
#[path = "host/morning.rs"]
mod morning;
#[path = "host/net.rs"]
mod net;
#[path = "host/outbox.rs"]
mod outbox;
#[path = "host/plans.rs"]
mod plans;
#[path = "house/prepared.rs"]
mod prepared;
#[path = "host/privacy.rs"]
mod privacy;
#[path = "host/processes.rs"]
mod processes;
#[path = "host/ratings.rs"]
mod ratings;
#[path = "host/rematch.rs"]
mod rematch;
#[path = "host/reminders.rs"]
mod reminders;
#[path = "host/results.rs"]
mod results;
#[path = "host/settings.rs"]
mod settings;
#[path = "host/stateful.rs"]
mod stateful;
#[path = "host/statistics.rs"]
mod statistics;
#[path = "host/swap.rs"]
mod swap;
#[path = "host/thoughts.rs"]
mod thoughts;
#[path = "host/upgrade.rs"]
mod upgrade;
#[path = "host/vacation.rs"]
mod vacation;
#[path = "host/version_before.rs"]
mod version_before;
#[path = "host/votes.rs"]
mod votes;
#[path = "host/watching.rs"]
mod watching;
#[path = "host/year/mod.rs"]
mod year;

const ADA: UserId = UserId(1);
const BRUNO: UserId = UserId(2);
const CHIARA: UserId = UserId(3);
const HERE: ChannelId = ChannelId(100);

/// Hours and days in milliseconds.
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn at(millis: i64) -> Timestamp {
    Timestamp(millis)
}

fn at_hour(hour: i64) -> Timestamp {
    at(hour * HOUR)
}

/// A host on the database of a folder, which is made if there is none.
async fn host(folder: &TempDir) -> Host {
    prepared::database(folder.path());
    let address = engine::address(folder.path());
    Host::new(Store::open(&address).await.unwrap())
}

/// A host on an empty database, and the folder of that database.
async fn new_host() -> (TempDir, Host) {
    let folder = engine::folder();
    let host = host(&folder).await;
    (folder, host)
}

/// Runs statements on the database of a folder.
async fn write(folder: &TempDir, statements: String) {
    let pool = engine::pool(folder.path()).await;
    let written = sqlx::raw_sql(AssertSqlSafe(statements)).execute(&pool);
    written.await.unwrap();
    pool.close().await;
}

/// Panics unless an operation was refused by this rule, which has a sentence.
fn refused<T: std::fmt::Debug>(done: Result<T, Error>, rule: &Restriction) {
    match done {
        Err(Error::Refused(Refusal::Restricted(is))) => {
            assert_eq!(is, *rule);
            let sentence = is.say(&tavolino_games::game::Lang::english());
            assert!(sentence.len() > 20, "{sentence}");
        }
        other => panic!("{rule:?} expected: {other:?}"),
    }
}

fn opening(game: &str, interaction: i64) -> Opening {
    let entry = games::find(game).unwrap();
    Opening::new(
        entry,
        entry.info.table(&Options::new(), None).unwrap(),
        ADA,
        HERE,
        InteractionId(interaction),
    )
}

/// A running match of Ada (seat 1) and Bruno (seat 2).
async fn running(host: &Host, game: &str, interaction: i64) -> MatchId {
    let mut rng = Rng::seed_from_u64(interaction as u64);
    let opened = host
        .open(opening(game, interaction), &mut rng, Timestamp(0))
        .await
        .unwrap();
    let started = host
        .join(opened.id(), BRUNO, &mut rng, Timestamp(1))
        .await
        .unwrap();
    assert_eq!(started.row.state, State::Running);
    started.id().clone()
}

fn by(person: UserId, interaction: i64) -> Actor {
    Actor::Person(person, InteractionId(interaction))
}

/// Plays a turn at an instant.
async fn say(host: &Host, id: &MatchId, person: UserId, tap: i64, turn: &str, now: i64) {
    let played = host.act(id, by(person, tap), Command::Say(turn), None, at(now));
    played.await.unwrap();
}

/// Plays a turn at an hour.
async fn play(host: &Host, id: &MatchId, person: UserId, turn: &str, hour: i64) {
    let tap = hour * 1000 + person.0;
    say(host, id, person, tap, turn, hour * HOUR).await;
}

async fn kinds(host: &Host, id: &MatchId) -> Vec<NoticeKind> {
    let mut kinds: Vec<NoticeKind> = host
        .outbox()
        .pending(id)
        .await
        .unwrap()
        .iter()
        .map(|notice| notice.kind)
        .collect();
    kinds.sort();
    kinds
}

#[tokio::test]
async fn a_turn_and_its_notices_are_stored_together_and_survive() {
    let folder = engine::folder();
    let id = {
        let host = host(&folder).await;
        let id = running(&host, "kintei", 1).await;
        assert_eq!(
            kinds(&host, &id).await,
            [NoticeKind::Lobby, NoticeKind::Panel, NoticeKind::Ping]
        );
        host.act(
            &id,
            by(ADA, 5),
            Command::Say("A1  b2"),
            Some(0),
            Timestamp(2),
        )
        .await
        .unwrap();
        id
        // Not closed: as after a power cut.
    };
    let host = host(&folder).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.row.number, 1);
    assert_eq!(
        record.last.as_ref().unwrap().logged.event,
        Event::Turn {
            seat: Seat(1),
            text: "a1 b2".to_owned()
        },
        "the one notation is stored"
    );
    assert_eq!(
        record.seats[1].waits,
        Some(Timestamp(2)),
        "it waits for Bruno since the turn"
    );
    let news = kinds(&host, &id).await;
    assert_eq!(
        news.iter()
            .filter(|kind| **kind == NoticeKind::Ping)
            .count(),
        2
    );
}

#[tokio::test]
async fn the_same_interaction_opens_and_plays_once() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let one = host
        .open(opening("kintei", 7), &mut rng, Timestamp(0))
        .await
        .unwrap();
    let two = host
        .open(opening("kintei", 7), &mut rng, Timestamp(0))
        .await
        .unwrap();
    assert_eq!(one.id(), two.id());
    let id = running(&host, "kintei", 8).await;
    host.act(
        &id,
        by(ADA, 9),
        Command::Say("a1 b2"),
        Some(0),
        Timestamp(2),
    )
    .await
    .unwrap();
    let again = host
        .act(
            &id,
            by(ADA, 9),
            Command::Say("a1 b2"),
            Some(0),
            Timestamp(3),
        )
        .await
        .unwrap();
    assert_eq!(
        again.row.number, 1,
        "it reads as played, and is played once"
    );
}

#[tokio::test]
async fn of_two_processes_that_act_at_once_one_is_told_that_the_game_moved_on() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    let id = running(&here, "kintei", 1).await;
    there.look(&id).await.unwrap();
    here.act(
        &id,
        by(ADA, 2),
        Command::Say("a1 b2"),
        Some(0),
        Timestamp(2),
    )
    .await
    .unwrap();
    let late = there
        .act(
            &id,
            by(ADA, 3),
            Command::Say("e1 d2"),
            Some(0),
            Timestamp(2),
        )
        .await;
    assert!(
        matches!(late, Err(Error::Refused(Refusal::MovedOn))),
        "{late:?}"
    );
    assert_eq!(
        there.look(&id).await.unwrap().row.number,
        1,
        "what was in memory is read anew"
    );
}

#[tokio::test]
async fn a_turn_is_taken_back_though_the_log_went_on_elsewhere() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    let id = running(&here, "kintei", 1).await;
    let turn = Command::Say("a1 b2");
    there
        .act(&id, by(ADA, 2), turn, Some(0), Timestamp(2))
        .await
        .unwrap();
    here.act(&id, by(BRUNO, 3), Command::OfferDraw, None, Timestamp(3))
        .await
        .unwrap();
    // The other process's cached record is older than the offer.
    let back = there.act(&id, by(ADA, 4), Command::TakeBack, None, Timestamp(4));
    assert_eq!(back.await.unwrap().row.number, 3);
    // The same interaction, in a process that has not cached its event.
    let again = here.act(&id, by(ADA, 4), Command::TakeBack, None, Timestamp(5));
    assert_eq!(again.await.unwrap().row.number, 3);
}

#[tokio::test]
async fn a_record_that_does_not_replay_is_set_aside_and_reported() {
    let folder = engine::folder();
    let broken = {
        let host = host(&folder).await;
        let id = running(&host, "kintei", 1).await;
        running(&host, "kintei", 2).await;
        say(&host, &id, ADA, 3, "a1 b2", 2).await;
        host.store().close().await;
        id
    };
    let pool = engine::pool(folder.path()).await;
    sqlx::query("update events set data = '{\"text\":\"a1 e5\"}'")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let host = host(&folder).await;
    let aside = host.inspect(Timestamp(3)).await.unwrap().aside;
    assert_eq!(aside.len(), 1);
    assert_eq!(aside[0].0, broken);
    assert!(matches!(
        host.look(&broken).await,
        Err(Error::Refused(Refusal::Aside))
    ));
    assert_eq!(
        host.inspect(Timestamp(3)).await.unwrap().aside.len(),
        0,
        "it is reported once"
    );
}

#[tokio::test]
async fn which_match_is_meant() {
    let (_folder, host) = new_host().await;
    assert_eq!(host.find(ADA, HERE).await.unwrap(), Target::Nothing);
    let one = running(&host, "kintei", 1).await;
    assert_eq!(
        host.find(ADA, ChannelId(9)).await.unwrap(),
        Target::One(one.clone()),
        "the only one"
    );
    let two = running(&host, "kintei", 2).await;
    host.set_place(&two, Some(ChannelId(7))).await.unwrap();
    assert_eq!(
        host.find(ADA, ChannelId(7)).await.unwrap(),
        Target::One(two.clone()),
        "the one of this thread"
    );
    assert!(
        matches!(host.find(ADA, ChannelId(9)).await.unwrap(), Target::Several(list) if list.len() == 2)
    );
    say(&host, &two, ADA, 3, "a1 b2", 2).await;
    assert_eq!(
        host.find(ADA, HERE).await.unwrap(),
        Target::One(one.clone()),
        "the one that waits"
    );
    let inbox = host.store().inbox(ADA).await.unwrap();
    assert_eq!(inbox[0].id, one, "those that wait come first");
    let stranger = host.find_code(one.as_str(), UserId(99), None).await;
    assert!(
        matches!(stranger, Err(Error::Refused(Refusal::NoSuchMatch(_)))),
        "{stranger:?}"
    );
}

#[tokio::test]
async fn the_computer_leaves_a_claim_to_people_for_a_moment() {
    let (_folder, host) = new_host().await;
    let opening = Opening {
        computers: vec![(2, Strength::Medium)],
        ..opening("mindoku", 1)
    };
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(opening, &mut rng, Timestamp(0)).await.unwrap();
    let id = opened.id().clone();
    for number in 1..20 {
        let record = host.look(&id).await.unwrap();
        let board = record.board.as_ref().unwrap();
        let seat = board.to_act().first().unwrap();
        let seen_after = |turn: &String| {
            let mut after = board.clone();
            after.play(seat, turn).unwrap();
            after.certain_claim(Seat(2)).is_some()
        };
        let turns = board.turns(seat);
        let duplicate = turns
            .iter()
            .find(|turn| seat == Seat(1) && seen_after(turn));
        let turn = duplicate.unwrap_or(&turns[0]);
        let actor = if seat == Seat(1) {
            by(ADA, 10 + number)
        } else {
            Actor::Computer(seat)
        };
        let now = Timestamp(number);
        let done = host.act(&id, actor, Command::Say(turn), None, now);
        let number = done.await.unwrap().row.number;
        if duplicate.is_some() {
            let pending = host.outbox().pending(&id).await.unwrap();
            let think = |one: &&tavolino::host::Notice| {
                one.kind == NoticeKind::Think && one.number == number
            };
            let due = pending.iter().find(think).unwrap().due;
            assert_eq!(due, now.after(std::time::Duration::from_secs(8)));
            return;
        }
    }
    panic!("nobody could place a duplicate");
}

#[tokio::test]
async fn the_computer_plays_a_moment_after_what_happened_before() {
    let folder = engine::folder();
    let pause = std::time::Duration::from_secs(1);
    let host = host(&folder).await.with_pause(pause);
    let mut three = opening("chasm", 1);
    three.table.seats = 3;
    three.computers = vec![(2, Strength::Easy), (3, Strength::Strong)];
    let mut rng = Rng::seed_from_u64(1);
    let opened = host.open(three, &mut rng, Timestamp(0)).await.unwrap();
    let id = opened.id().clone();
    for (number, now) in [(0, 500), (1, 5_000), (2, 9_000)] {
        let record = host.look(&id).await.unwrap();
        let seat = record.to_act().first().unwrap();
        let turn = record.board.as_ref().unwrap().turns(seat)[0].clone();
        let actor = match record.strength_of(seat) {
            Some(_) => Actor::Computer(seat),
            None => by(ADA, 10 + number),
        };
        let now = Timestamp(now);
        let done = host.act(&id, actor, Command::Say(&turn), None, now);
        let after = done.await.unwrap();
        let pending = host.outbox().pending(&id).await.unwrap();
        let mut thinks = pending.iter();
        let think = thinks
            .find(|one| one.kind == NoticeKind::Think && one.number == after.row.number)
            .map(|one| one.due);
        let acts = after.to_act().first().unwrap();
        let due = after.strength_of(acts).map(|_| now.after(pause));
        assert_eq!(think, due, "after turn {number}");
    }
}

#[tokio::test]
async fn how_strong_the_computer_plays_is_kept_with_its_seat() {
    let folder = engine::folder();
    let id = {
        let host = host(&folder).await;
        let mut rng = Rng::seed_from_u64(1);
        let mut four = opening("mindoku", 1);
        four.table.seats = 4;
        four.computers = vec![(2, Strength::Strong)];
        let lobby = host.open(four, &mut rng, Timestamp(0)).await.unwrap();
        let id = lobby.id().clone();
        let easy = Some(Strength::Easy);
        for strength in [easy, None] {
            let added = host.add_computer(&id, ADA, strength, &mut rng, Timestamp(1));
            added.await.unwrap();
        }
        host.store().close().await;
        id
    };
    let record = host(&folder).await.look(&id).await.unwrap();
    assert!(record.is_running());
    let strengths: Vec<_> = (1..=4).map(|seat| record.strength_of(Seat(seat))).collect();
    let (easy, medium, strong) = (Strength::Easy, Strength::Medium, Strength::Strong);
    assert_eq!(strengths, [None, Some(strong), Some(easy), Some(medium)]);
}

#[tokio::test]
async fn a_panel_is_refreshed_as_of_the_newest_event() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let pending = host.outbox().pending(&id).await.unwrap();
    let delivered: Vec<_> = pending
        .iter()
        .map(|one| (one, Receipt::Delivered))
        .collect();
    host.outbox()
        .finish(&delivered, Timestamp(1))
        .await
        .unwrap();
    let moved = host.act(&id, by(ADA, 2), Command::Say("a1 b2"), None, Timestamp(2));
    moved.await.unwrap();
    host.refresh(&id, Timestamp(3)).await.unwrap();
    host.refresh_channel(HERE, Timestamp(4)).await.unwrap();
    let pending = host.outbox().pending(&id).await.unwrap();
    let panels = pending.iter().filter(|one| one.kind == NoticeKind::Panel);
    let numbers: Vec<i64> = panels.map(|panel| panel.number).collect();
    assert_eq!(
        numbers,
        [1],
        "the nonce of a panel is that of its oldest notice"
    );
}

#[tokio::test]
async fn what_is_asked_for_again_while_it_is_delivered_is_still_to_be_done() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let panels = async || {
        let mut pending = host.outbox().pending(&id).await.unwrap();
        pending.retain(|one| one.kind == NoticeKind::Panel);
        pending
    };
    let delivered = panels().await;
    host.refresh(&id, Timestamp(3)).await.unwrap();
    let late = Timestamp(60_000);
    host.outbox().put_off(&[&delivered[0]], late).await.unwrap();
    assert!(
        panels().await[0].due <= Timestamp(3),
        "as soon as it was asked for"
    );
    let receipt = [(&delivered[0], Receipt::Delivered)];
    host.outbox().finish(&receipt, Timestamp(4)).await.unwrap();
    let again = panels().await;
    assert_eq!(again.len(), 1, "what was delivered knows nothing of it");
    let receipt = [(&again[0], Receipt::Delivered)];
    host.outbox().finish(&receipt, Timestamp(5)).await.unwrap();
    assert_eq!(panels().await, []);
}

#[tokio::test]
async fn hands_cause_a_card_for_everyone_and_then_for_whom_they_changed() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "mindoku", 1).await;
    let cards = async || {
        let pending = host.outbox().pending(&id).await.unwrap();
        let cards = pending
            .iter()
            .filter(|notice| notice.kind == NoticeKind::Card);
        cards
            .map(|notice| (notice.number, notice.audience.person().unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(cards().await, [(0, ADA), (0, BRUNO)]);
    let record = host.look(&id).await.unwrap();
    let seat = record.to_act().first().unwrap();
    let turn = record.board.as_ref().unwrap().turns(seat)[0].clone();
    say(&host, &id, ADA, 2, &turn, 2).await;
    assert_eq!(cards().await, [(0, ADA), (0, BRUNO), (1, ADA)]);
}

#[tokio::test]
async fn notices_are_closed_put_off_and_hurried() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let due = host.outbox().due(Timestamp(10), 100, &[]).await.unwrap();
    assert_eq!(due.len(), 3);
    let (first, rest) = due.split_first().unwrap();
    host.outbox()
        .finish(
            &[(first, tavolino::host::Receipt::Delivered)],
            Timestamp(10),
        )
        .await
        .unwrap();
    host.outbox()
        .put_off(&rest.iter().collect::<Vec<_>>(), Timestamp(500))
        .await
        .unwrap();
    assert!(
        host.outbox()
            .due(Timestamp(10), 100, &[])
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        host.outbox().next_due(Timestamp(10)).await.unwrap(),
        Some(Timestamp(500))
    );
    host.outbox().hurry(&id, Timestamp(20)).await.unwrap();
    let hurried = host.outbox().due(Timestamp(20), 100, &[]).await.unwrap();
    assert_eq!(hurried.len(), 2);
    assert!(hurried.iter().all(|notice| notice.tries == 1));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any value of an option gives a table the game allows, or a refusal.
    #[test]
    fn arbitrary_options_make_a_table_or_a_sentence(
        key in "(board|mode|referee|slide|\\PC{0,20})", value in "(4x|9x|bot|full|\\PC{0,20})", seats in any::<u8>(), game in 0..2usize
    ) {
        let info = games::GAMES[game].info;
        let chosen = Options::from([(key, value)]);
        match info.table(&chosen, Some(seats)) {
            Ok(table) => prop_assert!((info.seats)(&table.options).contains(&table.seats)),
            Err(bad) => {
                let sentence = Refusal::Table(bad).say(&tavolino_games::game::Lang::english());
                prop_assert!(sentence.len() > 15 && sentence.chars().count() < 1500, "{}", sentence);
            }
        }
    }

    /// Any text for a turn, a claim or a code gives a refusal, and stores nothing.
    #[test]
    fn arbitrary_text_is_refused_in_a_sentence_and_changes_nothing(typed in "\\PC{0,200}", game in 0..2usize) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (_folder, host) = new_host().await;
            let id = running(&host, ["kintei", "mindoku"][game], 1).await;
            let record = host.look(&id).await.unwrap();
            let legal = record.board.as_ref().unwrap().turns(record.to_act().first().unwrap());
            let tidy = tavolino_games::game::notation::normalize(&typed);
            prop_assume!(!legal.contains(&tidy));
            for text in [typed.clone(), format!("claim {typed}"), format!("place {typed}")] {
                if legal.contains(&tavolino_games::game::notation::normalize(&text)) {
                    continue;
                }
                let done = host.act(&id, by(ADA, 5), Command::Say(&text), None, Timestamp(2)).await;
                let Err(Error::Refused(refusal)) = done else { panic!("{text:?}: {done:?}") };
                let sentence = refusal.say(&tavolino_games::game::Lang::english());
                prop_assert!(sentence.len() > 15 && sentence.chars().count() < 1500, "{}", sentence);
            }
            prop_assert!(host.find_code(&typed, UserId(99), None).await.is_err());
            prop_assert_eq!(host.look(&id).await.unwrap().row.number, 0);
            Ok(())
        })?;
    }
}

#[tokio::test]
async fn a_server_that_is_back_while_its_loss_is_being_found_out_is_told_again() {
    let (_folder, host) = new_host().await;
    let guild = GuildId(7);
    let mut rng = Rng::seed_from_u64(1);
    let on_server = Opening {
        guild: Some(guild),
        ..opening("kintei", 1)
    };
    let opened = host.open(on_server, &mut rng, Timestamp(0)).await.unwrap();
    let id = opened.id();
    host.join(id, BRUNO, &mut rng, Timestamp(1)).await.unwrap();
    // A delivery has read this notice, and finds that the channel is gone.
    let read = host.outbox().pending(id).await.unwrap();
    host.refresh_server(guild, Panels::OutOfReach, Timestamp(2))
        .await
        .unwrap();
    let done: Vec<_> = read
        .iter()
        .map(|notice| (notice, Receipt::Delivered))
        .collect();
    host.outbox().finish(&done, Timestamp(3)).await.unwrap();
    assert_eq!(kinds(&host, id).await, [NoticeKind::Panel]);
    // Delivered messages within reach are left alone.
    let read = host.outbox().pending(id).await.unwrap();
    let done: Vec<_> = read
        .iter()
        .map(|notice| (notice, Receipt::Delivered))
        .collect();
    host.outbox().finish(&done, Timestamp(4)).await.unwrap();
    host.refresh_server(guild, Panels::OutOfReach, Timestamp(5))
        .await
        .unwrap();
    assert!(kinds(&host, id).await.is_empty());
}
