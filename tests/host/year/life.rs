//! A year of random actions, with the deliveries recorded by time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::time::Duration;

use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use sqlx::AnyPool;
use tavolino::host::{
    Actor, ChannelId, Command, Error, GuildId, Host, InteractionId, MatchId, Matter, NoticeKind,
    Opening, Pace, Preferences, Receipt, Record, Shard, State, Timestamp, UserId,
};
use tavolino::store::Store;
use tavolino_games::game::{Options, Rng, Seat};
use tavolino_games::games;
use tempfile::TempDir;

use crate::engine;

pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// 1 January 2026, in milliseconds.
pub const NEW_YEAR: i64 = 1_767_225_600_000;

/// The size of the simulation.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    pub people: i64,
    pub games: i64,
    pub days: i64,
}

/// A planned action.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Plan {
    /// A person opens a match.
    Open(i64),
    /// A seat plays, if it is its turn since that event.
    Play(MatchId, u8, i64),
    /// A person does something besides playing.
    Meddle(MatchId),
    /// A person begins a vacation of this many days.
    Go(i64, i64),
    /// A person comes back early.
    Return(i64),
    /// The program stops for this long; `true`: by a power cut.
    Stop(i64, bool),
}

/// A delivered notice.
#[derive(Clone, Debug)]
pub struct Told {
    pub id: MatchId,
    pub number: i64,
    pub kind: NoticeKind,
    pub person: Option<UserId>,
    pub at: i64,
}

/// The host over a year.
pub struct Life {
    scale: Scale,
    folder: TempDir,
    host: Host,
    rng: Rng,
    now: i64,
    plans: BinaryHeap<Reverse<(i64, u64, Plan)>>,
    order: u64,
    taps: i64,
    pub matches: Vec<MatchId>,
    pub told: Vec<Told>,
    pub outages: Vec<(i64, i64)>,
    handed: Vec<(MatchId, i64, UserId)>,
    /// The preferences of the people.
    pub preferences: BTreeMap<i64, Preferences>,
    /// The silenced matches: match, person, time.
    pub snoozed: Vec<(MatchId, i64, i64)>,
    /// A connection that reads what the host does not show.
    eye: AnyPool,
}

/// Games that are quick at random play, with their seats.
const GAMES: [(&str, u8); 11] = [
    ("kudosu", 2),
    ("quadrangle", 2),
    ("chasm", 3),
    ("chasm", 4),
    ("trix", 2),
    ("dungeon-chess", 3),
    ("kumo", 2),
    ("kintei", 2),
    ("jinrai", 2),
    ("mindoku", 3),
    ("fullend", 2),
];

impl Life {
    pub async fn new(scale: Scale, seed: u64) -> Life {
        let folder = engine::folder();
        let address = engine::address(folder.path());
        let host = Host::new(Store::open(&address).await.unwrap());
        host.resume(Shard::WHOLE, Timestamp(NEW_YEAR))
            .await
            .unwrap();
        let eye = engine::connect(&address).await;
        let mut life = Life {
            scale,
            folder,
            host,
            rng: Rng::seed_from_u64(seed),
            now: NEW_YEAR,
            plans: BinaryHeap::new(),
            order: 0,
            taps: 0,
            matches: Vec::new(),
            told: Vec::new(),
            outages: Vec::new(),
            handed: Vec::new(),
            preferences: BTreeMap::new(),
            snoozed: Vec::new(),
            eye,
        };
        life.settle_wishes().await;
        life.plan_the_year();
        life
    }

    /// Gives every person reminder preferences for the year.
    async fn settle_wishes(&mut self) {
        let zones = [
            "Europe/Rome",
            "America/New_York",
            "Asia/Kolkata",
            "Pacific/Auckland",
        ];
        for person in 1..=self.scale.people {
            let mut preferences = Preferences::default();
            match self.rng.random_range(0..8) {
                0 => preferences.points = false,
                1 => preferences.every = Some(self.rng.random_range(6..72)),
                2 | 3 => {
                    preferences.zone = zones.choose(&mut self.rng).map(|zone| (*zone).to_owned());
                    preferences.quiet_from = Some(22 * 60);
                    preferences.quiet_to = Some(self.rng.random_range(6 * 60..9 * 60));
                }
                _ => {}
            }
            preferences.next = self.rng.random_bool(0.2);
            // The audit computes clocks from the log alone.
            preferences.net = false;
            let wanted = preferences.clone();
            let prefer = |theirs: &mut Preferences| {
                theirs.clone_from(&wanted);
                Ok(())
            };
            let now = Timestamp(self.now);
            self.host
                .change_preferences(UserId(person), prefer, now)
                .await
                .unwrap();
            self.preferences.insert(person, preferences);
        }
    }

    pub fn address(&self) -> String {
        engine::address(self.folder.path())
    }

    /// The end of the year.
    pub fn end(&self) -> i64 {
        NEW_YEAR + self.scale.days * DAY
    }

    fn plan_the_year(&mut self) {
        let year = self.scale.days * DAY;
        for game in 0..self.scale.games {
            let at = self.rng.random_range(0..year * 9 / 10);
            self.plan(NEW_YEAR + at, Plan::Open(game));
        }
        for person in 1..=self.scale.people {
            for _ in 0..self.rng.random_range(0..3) {
                let at = NEW_YEAR + self.rng.random_range(0..year);
                let days = self.rng.random_range(1..=8);
                self.plan(at, Plan::Go(person, days));
                if self.rng.random_bool(0.3) {
                    let early = self.rng.random_range(0..days * DAY);
                    self.plan(at + early, Plan::Return(person));
                }
            }
        }
        for _ in 0..self.scale.days / 6 {
            let at = NEW_YEAR + self.rng.random_range(0..year);
            let long = self.rng.random_bool(0.2);
            let most = if long { 2 * DAY } else { 20 * MINUTE };
            let length = self.rng.random_range(2 * SECOND..most);
            let crash = self.rng.random_bool(0.5);
            self.plan(at, Plan::Stop(length, crash));
        }
    }

    fn plan(&mut self, at: i64, plan: Plan) {
        self.order += 1;
        self.plans.push(Reverse((at, self.order, plan)));
    }

    /// Runs the year, minute by minute where something is due, and plan by plan.
    pub async fn live(&mut self) {
        let end = self.end();
        loop {
            let planned = self.plans.peek().map_or(end, |Reverse((at, ..))| *at);
            let due = self.next_due().await.map_or(end, next_minute);
            let next = planned.min(due).max(self.now);
            if next >= end {
                break;
            }
            self.now = next;
            if due <= planned {
                self.run_due().await;
            } else if let Some(Reverse((_, _, plan))) = self.plans.pop() {
                self.carry_out(plan).await;
            }
            self.deliver().await;
        }
        self.now = end;
        self.run_due().await;
    }

    async fn run_due(&mut self) {
        let wrong = self
            .host
            .run_due(Shard::WHOLE, Timestamp(self.now))
            .await
            .unwrap();
        assert!(wrong.is_empty(), "{wrong:?}");
        self.deliver().await;
    }

    /// Lets time pass during an action; the scheduler goes on.
    async fn pass(&mut self, millis: i64) {
        let until = self.now + millis;
        while let Some(due) = self.next_due().await.map(next_minute) {
            if due > until {
                break;
            }
            self.now = due.max(self.now);
            self.run_due().await;
        }
        self.now = until;
    }

    /// When the host must act by itself next.
    async fn next_due(&mut self) -> Option<i64> {
        let soonest = "select min(at) from (
            select min(deadline) as at from seats where deadline is not null
            union all select min(reminds) from seats where reminds is not null
            union all select min(ends) from vacations where ended is null
            union all select min(due) from matches where due is not null) as due";
        sqlx::query_scalar(soonest)
            .fetch_one(&self.eye)
            .await
            .unwrap()
    }

    async fn carry_out(&mut self, plan: Plan) {
        match plan {
            Plan::Open(game) => self.open(game).await,
            Plan::Play(id, seat, number) => self.play(&id, Seat(seat), number).await,
            Plan::Meddle(id) => self.meddle(&id).await,
            Plan::Go(person, days) => {
                let days = Duration::from_hours(days.unsigned_abs() * 24);
                let now = Timestamp(self.now);
                refusable(self.host.go_away(UserId(person), Some(days), now).await);
            }
            Plan::Return(person) => {
                let now = Timestamp(self.now);
                refusable(self.host.come_back(UserId(person), now).await);
            }
            Plan::Stop(length, crash) => self.stop(length, crash).await,
        }
    }

    fn tap(&mut self) -> InteractionId {
        self.taps += 1;
        InteractionId(self.taps)
    }

    async fn open(&mut self, game: i64) {
        let (key, seats) = *GAMES.choose(&mut self.rng).unwrap();
        let entry = games::find(key).unwrap();
        let people = self.people(usize::from(seats));
        let opening = Opening {
            listed: false,
            invited: people[1..].to_vec(),
            pace: *Pace::ALL.choose(&mut self.rng).unwrap(),
            guild: Some(GuildId(1)),
            ..Opening::new(
                entry,
                entry.info.table(&Options::new(), Some(seats)).unwrap(),
                people[0],
                ChannelId(game + 1),
                self.tap(),
            )
        };
        let now = Timestamp(self.now);
        let opened = self.host.open(opening, &mut self.rng, now).await.unwrap();
        let id = opened.id().clone();
        self.matches.push(id.clone());
        // Now and then an invited person never joins.
        let comes = if self.rng.random_bool(0.03) {
            1
        } else {
            people.len()
        };
        for person in &people[1..comes] {
            self.host
                .join(&id, *person, &mut self.rng, now)
                .await
                .unwrap();
        }
        self.expect_turns(&id).await;
        for _ in 0..self.rng.random_range(0..4) {
            let at = self.now + self.rng.random_range(0..20 * DAY);
            self.plan(at, Plan::Meddle(id.clone()));
        }
    }

    fn people(&mut self, count: usize) -> Vec<UserId> {
        let all = 1..=self.scale.people;
        let people = all.sample(&mut self.rng, count).into_iter().map(UserId);
        people.collect()
    }

    /// Plans the turns of the seats to act.
    async fn expect_turns(&mut self, id: &MatchId) {
        let record = self.host.look(id).await.unwrap();
        for seat in record.to_act().iter() {
            let wait = self.wait(record.row.pace);
            self.plan(
                self.now + wait,
                Plan::Play(id.clone(), seat.0, record.row.number),
            );
        }
    }

    /// The time a person takes: mostly short, sometimes too long, sometimes for ever.
    fn wait(&mut self, pace: Pace) -> i64 {
        let usual = match pace {
            Pace::Live => 20 * SECOND,
            Pace::Fast => 5 * HOUR,
            Pace::Normal | Pace::None => 12 * HOUR,
            Pace::Slow => 30 * HOUR,
        };
        match self.rng.random_range(0..200) {
            0 => 400 * DAY,
            1..5 => usual * self.rng.random_range(5..20),
            _ => self.rng.random_range(SECOND..2 * usual),
        }
    }

    /// Carries out a person's command; refusals are allowed.
    async fn act(&mut self, id: &MatchId, person: UserId, command: Command<'_>) -> bool {
        let actor = Actor::Person(person, self.tap());
        let now = Timestamp(self.now);
        match self.host.act(id, actor, command, None, now).await {
            Ok(_) => {
                self.expect_turns(id).await;
                true
            }
            Err(Error::Refused(_)) => false,
            Err(error) => panic!("{id}: {error}"),
        }
    }

    async fn play(&mut self, id: &MatchId, seat: Seat, number: i64) {
        let record = self.host.look(id).await.unwrap();
        if !record.to_act().contains(seat) || !record.is_current(number) {
            return;
        }
        let Some(person) = record.person_at(seat) else {
            return;
        };
        let board = record.board.as_ref().unwrap();
        // All turns of some games would be too many.
        let turns = board.offered(seat, "").turns;
        let turn = turns.choose(&mut self.rng).unwrap().clone();
        if self.act(id, person, Command::Say(&turn)).await && self.rng.random_bool(0.02) {
            self.pass(5 * SECOND).await;
            self.act(id, person, Command::TakeBack).await;
        }
    }

    /// A random action besides playing.
    async fn meddle(&mut self, id: &MatchId) {
        let record = self.host.look(id).await.unwrap();
        if record.row.state != State::Running {
            return;
        }
        let Some(seat) = record.staying().iter().choose(&mut self.rng) else {
            return;
        };
        let person = record.person_at(seat).unwrap();
        match self.rng.random_range(0..9) {
            8 => {
                let now = Timestamp(self.now);
                if refusable(self.host.snooze(id, person, None, now).await) {
                    self.snoozed.push((id.clone(), person.0, self.now));
                }
            }
            0 => drop(self.act(id, person, Command::Leave).await),
            1 => drop(self.act(id, person, Command::Abort).await),
            2 => self.hand_over(id, seat, person).await,
            3 => {
                self.act(id, person, Command::OfferDraw).await;
                self.others_answer(&record, seat, Matter::Draw).await;
            }
            _ => {
                self.act(id, person, Command::TakeBack).await;
                self.others_answer(&record, seat, Matter::Undo).await;
            }
        }
    }

    async fn others_answer(&mut self, record: &Record, seat: Seat, matter: Matter) {
        let agree = self.rng.random_bool(0.6);
        for other in record.others(seat).iter() {
            let thinks = self.rng.random_range(SECOND..MINUTE);
            self.pass(thinks).await;
            let command = if agree {
                Command::Accept(matter)
            } else {
                Command::Decline(matter)
            };
            let person = record.person_at(other).unwrap();
            self.act(record.id(), person, command).await;
        }
    }

    async fn hand_over(&mut self, id: &MatchId, seat: Seat, person: UserId) {
        self.act(id, person, Command::OfferSeat).await;
        let waits = self.rng.random_range(SECOND..HOUR);
        self.pass(waits).await;
        let newcomer = self.people(1)[0];
        if self.act(id, newcomer, Command::TakeSeat(seat)).await {
            let number = self.host.look(id).await.unwrap().row.number;
            self.handed.push((id.clone(), number, person));
        }
    }

    /// The holder of a seat before the event with this number handed it over.
    pub fn handed_over(&self, id: &MatchId) -> BTreeMap<i64, i64> {
        let of_this = self.handed.iter().filter(|(of, ..)| of == id);
        of_this
            .map(|(_, number, person)| (*number, person.0))
            .collect()
    }

    /// Stops the program for a while; in a crash, the last stored notices are undelivered.
    async fn stop(&mut self, length: i64, crash: bool) {
        if crash && let Some(id) = self.matches.iter().choose(&mut self.rng).cloned() {
            self.meddle(&id).await;
        }
        self.pulse().await;
        let began = self.now;
        self.now += length;
        let store = Store::open(&self.address()).await.unwrap();
        self.host = Host::new(store);
        self.host
            .resume(Shard::WHOLE, Timestamp(self.now))
            .await
            .unwrap();
        self.outages.push((began, self.now));
        // No person acts in the millisecond of the restart.
        self.deliver().await;
        self.pass(SECOND).await;
    }

    /// Sends the heartbeats up to now, as if the host had been running.
    async fn pulse(&mut self) {
        sqlx::query("update heartbeat set at = $1")
            .bind(self.now)
            .execute(&self.eye)
            .await
            .unwrap();
    }

    /// Delivers every due notice, always successfully.
    async fn deliver(&mut self) {
        let now = Timestamp(self.now);
        loop {
            let due = self.host.outbox().due(now, 1000, &[]).await.unwrap();
            if due.is_empty() {
                return;
            }
            let settled: Vec<_> = due
                .iter()
                .map(|notice| (notice, Receipt::Delivered))
                .collect();
            self.host.outbox().finish(&settled, now).await.unwrap();
            for notice in due {
                // Some reminder notices only delete the message.
                let is_reminder = notice.kind == NoticeKind::Remind;
                if is_reminder && self.host.reminder(&notice).await.unwrap().is_none() {
                    continue;
                }
                self.told.push(Told {
                    id: notice.match_id,
                    number: notice.number,
                    kind: notice.kind,
                    person: notice.audience.person(),
                    at: self.now,
                });
            }
        }
    }
}

/// Whether a call succeeded; refusals are allowed.
fn refusable<T>(result: Result<T, Error>) -> bool {
    match result {
        Ok(_) => true,
        Err(Error::Refused(_)) => false,
        Err(error) => panic!("{error}"),
    }
}

/// The next minute: the scheduler runs once a minute.
fn next_minute(at: i64) -> i64 {
    at.div_euclid(MINUTE) * MINUTE
        + if at.rem_euclid(MINUTE) == 0 {
            0
        } else {
            MINUTE
        }
}
