//! Turns that are played by themselves: the only legal one, and planned answers.

use std::collections::BTreeMap;

use rand::RngExt as _;
use tavolino::host::{BadPlan, Record, Shard};
use tavolino_games::board::{Board, GameEntry, Prospect};

use super::*;

/// A person who takes a seat over.
const CARLA: UserId = UserId(3);

/// The wait before a turn is played by itself.
const WAIT: i64 = 120_000;

/// Plans of each game; `PLANS=200` makes more.
fn plans_of_each() -> usize {
    let chosen = std::env::var("PLANS").ok();
    chosen.and_then(|chosen| chosen.parse().ok()).unwrap_or(50)
}

/// The games in which turns are played by themselves.
fn open_games() -> Vec<&'static GameEntry> {
    let is_open = |entry: &&GameEntry| {
        let options = Options::new();
        let table = entry.info.table(&options, None).unwrap();
        !(entry.info.secrets)(&table.options)
            && (entry.info.seats)(&table.options).contains(&2)
            && entry.info.key != "fullend"
    };
    let all: Vec<_> = games::GAMES.iter().filter(is_open).collect();
    assert_eq!(
        all.len(),
        11,
        "{:?}",
        all.iter().map(|one| one.info.key).collect::<Vec<_>>()
    );
    all
}

/// A table at which two people play one game after the other.
struct Desk {
    host: Host,
    _folder: TempDir,
    rng: Rng,
    entry: &'static GameEntry,
    id: MatchId,
    /// The last interaction, also the number of openings.
    taps: i64,
    now: i64,
}

impl Desk {
    async fn new(entry: &'static GameEntry, seed: u64) -> Desk {
        let (folder, host) = new_host().await;
        host.resume(Shard::WHOLE, Timestamp(0)).await.unwrap();
        let mut desk = Desk {
            host,
            _folder: folder,
            rng: Rng::seed_from_u64(seed),
            entry,
            id: MatchId::read("K7QX").unwrap(),
            taps: 0,
            now: 0,
        };
        desk.begin().await;
        desk
    }

    /// A new match, some turns in.
    async fn begin(&mut self) {
        self.taps += 1;
        let table = self.entry.info.table(&Options::new(), Some(2)).unwrap();
        let opening = Opening {
            pace: Pace::None,
            ..Opening::new(self.entry, table, ADA, HERE, InteractionId(self.taps))
        };
        let now = Timestamp(self.now);
        let opened = self.host.open(opening, &mut self.rng, now).await.unwrap();
        self.id = opened.id().clone();
        self.host
            .join(&self.id, BRUNO, &mut self.rng, now)
            .await
            .unwrap();
        for _ in 0..self.rng.random_range(0..6) {
            let record = self.record().await;
            let board = record.board.as_ref().unwrap();
            let Some(seat) = board.to_act().first() else {
                return;
            };
            let turn = self.any(&**board, seat);
            self.say(seat, &turn).await;
        }
    }

    async fn record(&self) -> std::sync::Arc<Record> {
        self.host.look(&self.id).await.unwrap()
    }

    /// A legal turn by chance.
    fn any(&mut self, board: &dyn Board, seat: Seat) -> String {
        let mut turns = board.turns(seat);
        let at = self.rng.random_range(0..turns.len());
        turns.swap_remove(at)
    }

    async fn act(&mut self, seat: Seat, command: Command<'_>) -> Result<(), Error> {
        self.taps += 1;
        self.now += 1000;
        let person = self.record().await.person_at(seat).unwrap();
        let actor = by(person, self.taps);
        let done = self.host.act(&self.id, actor, command, None, at(self.now));
        let done = done.await.map(drop);
        if done.is_err() {
            self.now -= 1000;
        }
        done
    }

    async fn say(&mut self, seat: Seat, turn: &str) {
        self.act(seat, Command::Say(turn)).await.unwrap();
    }

    /// The number of the last event once everything due by then is done.
    async fn number_after(&self, wait: i64) -> i64 {
        let now = at(self.now + wait);
        let failures = self.host.run_due(Shard::WHOLE, now).await.unwrap();
        assert!(failures.is_empty(), "{failures:?}");
        self.record().await.row.number
    }
}

/// The turn is not one after which a rival wins at once.
fn is_safe(board: &dyn Board, seat: Seat, turn: &str) -> bool {
    let prospect = board.choose(seat, turn).unwrap().prospect();
    !matches!(prospect, Prospect::Exposes(_) | Prospect::Loses)
}

#[tokio::test]
async fn the_only_legal_turn_is_played_for_those_who_want_it_unless_it_loses_at_once() {
    let (mut played, mut left) = (0, 0);
    for (nth, entry) in (0..).zip(open_games()) {
        let mut desk = Box::pin(Desk::new(entry, nth)).await;
        let wish = desk.host.change_preferences(
            ADA,
            |wishes| {
                wishes.forced = true;
                Ok(())
            },
            at(0),
        );
        wish.await.unwrap();
        for _ in 0..150 {
            let record = desk.record().await;
            let board = record.board.as_ref().unwrap();
            let Some(seat) = board.to_act().first() else {
                desk.begin().await;
                continue;
            };
            let turns = board.turns(seat);
            let number = record.row.number;
            let is_own = record.person_at(seat) == Some(ADA);
            let is_answer = record
                .last
                .as_ref()
                .is_some_and(|last| last.of != Some(seat));
            if turns.len() == 1 || desk.rng.random_range(0..8) == 0 {
                assert_eq!(desk.number_after(WAIT - 1).await, number, "too early");
                let number_then = desk.number_after(WAIT).await;
                let is_due = is_own && is_answer && turns.len() == 1;
                if is_due && is_safe(&**board, seat, &turns[0]) {
                    assert_eq!(number_then, number + 1, "{} {turns:?}", entry.info.key);
                    let after = desk.record().await;
                    let last = &after.last.as_ref().unwrap().logged;
                    let (text, by) = (turns[0].clone(), last.interaction.unwrap());
                    assert_eq!(last.event, Event::Turn { seat, text });
                    assert!(by.0 < 0 && last.at == at(desk.now + WAIT));
                    assert_eq!(desk.number_after(2 * WAIT).await, number + 1, "once");
                    desk.now += 2 * WAIT;
                    played += 1;
                    continue;
                }
                assert_eq!(number_then, number, "{} {turns:?}", entry.info.key);
                left += i32::from(is_due);
                desk.now += 2 * WAIT;
            }
            let turn = desk.any(&**board, seat);
            desk.say(seat, &turn).await;
        }
    }
    assert!(played > 10 && left > 0, "{played} {left}");
}

/// Planned answers, by the turns before each.
#[derive(Default)]
struct Planned(BTreeMap<Vec<String>, String>);

impl Planned {
    fn add(&mut self, turns: Vec<String>, answer: String) {
        if let Some(before) = self.0.get(&turns).filter(|before| **before != answer) {
            let gone = [turns.clone(), vec![before.clone()]].concat();
            self.0.retain(|turns, _| !turns.starts_with(&gone));
        }
        self.0.insert(turns, answer);
    }

    /// The answers that are left once these turns are played.
    fn after(&self, turns: &[String]) -> Planned {
        let rest = self.0.iter().filter_map(|(before, answer)| {
            Some((before.strip_prefix(turns)?.to_vec(), answer.clone()))
        });
        Planned(rest.collect())
    }

    fn lines(&self) -> Vec<Vec<String>> {
        let lines = self.0.iter();
        let mut lines: Vec<_> = lines
            .map(|(turns, answer)| [turns.clone(), vec![answer.clone()]].concat())
            .collect();
        lines.sort();
        lines
    }
}

impl Desk {
    /// Plans some lines for the seat that is not to act.
    async fn plan(&mut self) -> Option<Planned> {
        let record = self.record().await;
        let start = record.board.as_ref().unwrap();
        let rival = start.to_act().first()?;
        let own = Seat(3 - rival.0);
        let person = record.person_at(own).unwrap();
        let number = record.row.number;
        for person in [ADA, BRUNO] {
            self.host.unplan(&record, person, None).await.unwrap();
        }
        let mut planned = Planned::default();
        for _ in 0..self.rng.random_range(1..=5) {
            let (mut board, mut line) = (start.boxed(), Vec::new());
            for _ in 0..2 * self.rng.random_range(1..=4) {
                let Some(seat) = board.to_act().first() else {
                    break;
                };
                let turn = self.any(&*board, seat);
                board.play(seat, &turn).unwrap();
                line.push(turn);
            }
            if line.len() < 2 {
                let saved = self.host.plan(&self.id, person, number, line).await;
                let refusal = Refusal::Plan(BadPlan::NoAnswer).to_string();
                assert!(saved.unwrap_err().to_string().ends_with(&refusal));
                continue;
            }
            for index in (1..line.len()).step_by(2) {
                planned.add(line[..index].to_vec(), line[index].clone());
            }
            let saved = self
                .host
                .plan(&self.id, person, number, line)
                .await
                .unwrap();
            assert_eq!(saved.lines(), planned.lines());
        }
        Some(planned)
    }

    /// Plays on along a plan until it has no answer any more; counts the answers played.
    async fn follow(&mut self, mut planned: Planned) -> usize {
        let mut answers = 0;
        while !planned.0.is_empty() {
            let record = self.record().await;
            let board = record.board.as_ref().unwrap();
            let Some(rival) = board.to_act().first() else {
                break;
            };
            let own = Seat(3 - rival.0);
            let expected = planned.0.keys().filter_map(|turns| turns.first());
            let expected: Vec<String> = expected.cloned().collect();
            let turn = if self.rng.random_range(0..4) == 0 || expected.is_empty() {
                self.any(&**board, rival)
            } else {
                expected[self.rng.random_range(0..expected.len())].clone()
            };
            self.say(rival, &turn).await;
            let is_disturbed = self.disturb(rival, own).await;
            let record = self.record().await;
            // An offer from before may still be open.
            let is_disturbed = is_disturbed || record.agreements.draw.is_some();
            let (number, key) = (record.row.number, self.entry.info.key);
            assert_eq!(
                self.number_after(WAIT - 1).await,
                number,
                "{key}: too early"
            );
            let number_then = self.number_after(WAIT).await;
            let answer = planned.0.get(std::slice::from_ref(&turn)).cloned();
            let board = record.board.as_ref().unwrap();
            let answer = answer.filter(|answer| {
                !is_disturbed && record.is_running() && is_safe(&**board, own, answer)
            });
            let Some(text) = answer else {
                assert_eq!(number_then, number, "{key}: nothing is due");
                self.now += 2 * WAIT;
                // The person is to act as ever; the plan is not followed any further here.
                break;
            };
            assert_eq!(number_then, number + 1, "{key} {text}");
            let after = self.record().await;
            let last = &after.last.as_ref().unwrap().logged;
            planned = planned.after(&[turn, text.clone()]);
            assert_eq!(last.event, Event::Turn { seat: own, text });
            assert_eq!(self.number_after(2 * WAIT).await, number + 1, "once");
            self.now += 2 * WAIT;
            answers += 1;
        }
        answers
    }

    /// Something happens after the rival's turn, now and then; returns whether it did.
    async fn disturb(&mut self, rival: Seat, own: Seat) -> bool {
        let is_running = self.record().await.is_running();
        match self.rng.random_range(0..12) {
            0 => self.act(rival, Command::TakeBack).await.is_ok(),
            1 => self.act(rival, Command::OfferDraw).await.is_ok(),
            2 => self.act(own, Command::OfferDraw).await.is_ok(),
            3 if is_running => {
                let record = self.record().await;
                let turn = self.any(&**record.board.as_ref().unwrap(), own);
                self.say(own, &turn).await;
                true
            }
            _ => false,
        }
    }
}

#[tokio::test]
async fn what_was_planned_is_played_once_two_minutes_later_and_nothing_else_is() {
    for (nth, entry) in (0..).zip(open_games()) {
        let mut desk = Box::pin(Desk::new(entry, 70 + nth)).await;
        let (mut plans, mut answers) = (0, 0);
        while plans < plans_of_each() {
            match desk.plan().await {
                Some(planned) => {
                    plans += 1;
                    answers += desk.follow(planned).await;
                }
                None => desk.begin().await,
            }
            let record = desk.record().await;
            if !record.is_running() || desk.rng.random_range(0..10) == 0 {
                desk.begin().await;
            }
        }
        assert!(
            answers > plans_of_each() / 8,
            "{}: {answers}",
            entry.info.key
        );
    }
}

/// The host of a match of Kintei in which Bruno has planned "c4 a5 a4" for "a1 b2", and its code.
/// Bruno's turn is due at 120,010 once Ada has played at 10.
async fn planned(folder: &TempDir) -> (Host, MatchId) {
    let host = host(folder).await;
    host.resume(Shard::WHOLE, at(0)).await.unwrap();
    let id = running(&host, "kintei", 1).await;
    let line = ["a1 b2", "c4 a5 a4"].map(str::to_owned).to_vec();
    host.plan(&id, BRUNO, 0, line).await.unwrap();
    (host, id)
}

/// The turns of a match.
async fn turns(host: &Host, id: &MatchId) -> i64 {
    host.look(id).await.unwrap().row.number
}

#[tokio::test]
async fn two_processes_and_a_crash_play_an_answer_once() {
    let folder = engine::folder();
    let (here, id) = Box::pin(planned(&folder)).await;
    let there = host(&folder).await;
    say(&here, &id, ADA, 5, "a1 b2", 10).await;
    there.look(&id).await.unwrap();
    let due = at(10 + WAIT);
    let both = tokio::join!(
        here.run_due(Shard::WHOLE, due),
        there.run_due(Shard::WHOLE, due)
    );
    assert!(both.0.unwrap().is_empty() && both.1.unwrap().is_empty());
    assert_eq!(turns(&here, &id).await, 2);
    // As if the process had died before it stored that nothing is due any more.
    write(
        &folder,
        format!("update plans set due = 1, number = 1 where match_id = '{id}'"),
    )
    .await;
    let after = host(&folder).await;
    after.run_due(Shard::WHOLE, due).await.unwrap();
    assert_eq!(turns(&after, &id).await, 2);
    let record = after.look(&id).await.unwrap();
    let prepared = after.prepared(&record, BRUNO).await.unwrap();
    assert_eq!((prepared.played, prepared.due), (1, None));
}

#[tokio::test]
async fn an_answer_that_is_no_legal_turn_or_of_a_former_player_is_not_played() {
    for spoil in [
        "update plans set lines = '[[\"a1 b2\",\"z9\"]]'",
        "update plans set lines = 'gone'",
        "update seats set person = 3 where person = 2",
    ] {
        let folder = engine::folder();
        let (host, id) = Box::pin(planned(&folder)).await;
        say(&host, &id, ADA, 5, "a1 b2", 10).await;
        write(&folder, spoil.to_owned()).await;
        let failures = host.run_due(Shard::WHOLE, at(10 + 2 * WAIT)).await;
        assert!(failures.unwrap().is_empty());
        assert_eq!(turns(&host, &id).await, 1, "{spoil}");
    }
}

#[tokio::test]
async fn what_was_prepared_for_a_seat_is_gone_once_it_changed_hands() {
    let folder = engine::folder();
    let (host, id) = Box::pin(planned(&folder)).await;
    let prepared = async |person: UserId| {
        let record = host.look(&id).await.unwrap();
        let prepared = host.prepared(&record, person).await.unwrap();
        (prepared.plan.lines().len(), prepared.note)
    };
    let note = async |person: UserId, note: &str| {
        let record = host.look(&id).await.unwrap();
        host.set_note(&record, person, note).await.unwrap();
    };
    note(BRUNO, "the corner").await;
    assert_eq!(prepared(BRUNO).await, (1, "the corner".to_owned()));
    for (tap, giver, taker) in [(10, BRUNO, CARLA), (12, CARLA, BRUNO)] {
        let record = host.look(&id).await.unwrap();
        let seat = record.seat_of(giver).unwrap();
        let does = async |person, tap, command| {
            let done = host.act(&id, by(person, tap), command, None, at(tap));
            done.await.unwrap();
        };
        does(giver, tap, Command::OfferSeat).await;
        does(taker, tap + 1, Command::TakeSeat(seat)).await;
        for person in [BRUNO, CARLA] {
            assert_eq!(prepared(person).await, (0, String::new()), "{taker:?}");
        }
        note(taker, "mine").await;
        assert_eq!(prepared(taker).await, (0, "mine".to_owned()));
    }
}

#[tokio::test]
async fn nobody_sees_by_anything_stored_that_a_turn_is_planned() {
    let (with, without) = (engine::folder(), engine::folder());
    let mut all = Vec::new();
    for folder in [&with, &without] {
        let (host, id) = Box::pin(planned(folder)).await;
        if folder.path() == without.path() {
            let record = host.look(&id).await.unwrap();
            host.unplan(&record, BRUNO, None).await.unwrap();
        }
        say(&host, &id, ADA, 5, "a1 b2", 10).await;
        host.run_due(Shard::WHOLE, at(10 + WAIT - 1)).await.unwrap();
        let pool = engine::pool(folder.path()).await;
        let mut seen = Vec::new();
        for table in ["matches", "seats", "events", "notices", "messages"] {
            let rows = sqlx::query(AssertSqlSafe(format!("select * from {table}")));
            let rows = rows.fetch_all(&pool).await.unwrap();
            seen.extend(rows.iter().map(copying::cells));
        }
        pool.close().await;
        all.push(seen);
    }
    assert!(all[0].len() > 6);
    assert_eq!(all[0], all[1]);
}

#[tokio::test]
async fn a_plan_is_as_large_as_it_may_be_and_is_edited() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let record = host.look(&id).await.unwrap();
    let start = record.board.as_ref().unwrap();
    let mut line = Vec::new();
    let mut board = start.boxed();
    for _ in 0..10 {
        let seat = board.to_act().first().unwrap();
        let goes_on = |turn: &String| {
            let mut after = board.boxed();
            after.play(seat, turn).unwrap();
            after.outcome().is_none()
        };
        let turn = board.turns(seat).into_iter().find(goes_on).unwrap();
        board.play(seat, &turn).unwrap();
        line.push(turn);
    }
    let plan = |line: Vec<String>| host.plan(&id, BRUNO, 0, line);
    let refused = |refusal: BadPlan, got: Result<_, Error>| {
        assert!(matches!(got, Err(Error::Refused(Refusal::Plan(is))) if is == refusal));
    };
    refused(BadPlan::Deep(4), plan(line.clone()).await.map(drop));
    assert_eq!(plan(line[..8].to_vec()).await.unwrap().deep(), 4);
    for first in start
        .turns(Seat(1))
        .into_iter()
        .filter(|turn| *turn != line[0])
    {
        let mut board = start.boxed();
        board.play(Seat(1), &first).unwrap();
        let answer = board.turns(Seat(2)).swap_remove(0);
        if plan(vec![first.clone(), answer])
            .await
            .unwrap()
            .lines()
            .len()
            == 20
        {
            break;
        }
    }
    let last = start.turns(Seat(1)).pop().unwrap();
    let mut board = start.boxed();
    board.play(Seat(1), &last).unwrap();
    let answer = board.turns(Seat(2)).swap_remove(0);
    refused(BadPlan::Many(20), plan(vec![last, answer]).await.map(drop));
    // With the first answer of the deep line all that follows it goes.
    let lines = host.prepared(&record, BRUNO).await.unwrap().plan;
    let place = lines.lines().iter().position(|one| *one == line[..2]);
    let left = host.unplan(&record, BRUNO, place.map(|place| (place, 20)));
    assert_eq!(left.await.unwrap().lines().len(), 16);
    let stale = host.unplan(&record, BRUNO, Some((0, 20))).await.unwrap();
    assert_eq!(stale.lines().len(), 16, "the list was another one");
    let none = host.unplan(&record, BRUNO, None).await.unwrap();
    assert!(none.lines().is_empty());
    // A person without a seat plans nothing.
    let other = host.unplan(&record, CHIARA, None).await;
    assert!(matches!(other, Err(Error::Refused(Refusal::NotSeated))));
}
