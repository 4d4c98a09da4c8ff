//! The audit: clocks and notices recomputed from the log, independently of the host.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::AnyPool;
use tavolino::host::{Event, Log, Logged, MatchId, NoticeKind, Pace, State};
use tavolino::store::Store;
use tavolino_games::board::Board;
use tavolino_games::game::{Outcome, Seat, Seats};

use super::life::{DAY, HOUR, Life, MINUTE, SECOND};
use super::reminders::{self, Period};

/// Counts of what was checked.
#[derive(Debug, Default)]
pub struct Seen {
    pub turns: usize,
    pub expired: usize,
    pub undone: usize,
    pub drawn: usize,
    pub taken: usize,
    pub aborted: usize,
    pub abandoned: usize,
    pub outages: usize,
    pub vacations: usize,
    pub pings: usize,
    pub reminders: usize,
    pub in_time: usize,
}

impl Seen {
    /// The smallest count, without turns.
    pub fn rarest(&self) -> usize {
        let often = [
            self.expired,
            self.undone,
            self.drawn,
            self.taken,
            self.aborted,
            self.abandoned,
            self.outages,
            self.vacations,
            self.pings,
            self.reminders,
            self.in_time,
        ];
        often.into_iter().min().unwrap_or_default()
    }
}

/// Excluded spans of time, in order, not touching each other.
type Spans = Vec<(i64, i64)>;

/// The times at which no clock ran, for all and per person.
pub struct Calendar {
    pub outages: Spans,
    pub vacations: BTreeMap<i64, Spans>,
}

/// Compares everything in the database with the log.
pub async fn audit(life: &Life) -> Seen {
    let store = Store::open(&life.address()).await.unwrap();
    let database = crate::engine::connect(&life.address()).await;
    let calendar = Calendar::read(&database, life.outages.clone()).await;
    // Vacations do not apply to live matches.
    let without_vacations = Calendar {
        outages: calendar.outages.clone(),
        vacations: BTreeMap::new(),
    };
    let mut seen = Seen {
        outages: calendar.outages.len(),
        vacations: calendar.vacations.values().map(Vec::len).sum(),
        ..Seen::default()
    };
    let mut delivered: BTreeMap<&MatchId, Vec<(i64, i64)>> = BTreeMap::new();
    for told_of in life
        .told
        .iter()
        .filter(|delivered| delivered.kind == NoticeKind::Ping)
    {
        delivered
            .entry(&told_of.id)
            .or_default()
            .push((told_of.number, told_of.at));
    }
    for id in &life.matches {
        let stored = store.load(id).await.unwrap().unwrap();
        let log = Log::read(stored).unwrap();
        let counted = match log.record.row.pace {
            Pace::Live => &without_vacations,
            _ => &calendar,
        };
        let Some(mut audit) = Audit::of(life, counted, log) else {
            continue;
        };
        audit.retell(&mut seen);
        audit.compare_clocks();
        let mut pings = delivered.remove(id).unwrap_or_default();
        pings.sort_unstable();
        audit.compare_pings(&pings);
        seen.pings += pings.len();
        let periods = std::mem::take(&mut audit.periods);
        reminders::compare(life, [counted, &calendar], id, &periods, &mut seen);
    }
    assert!(
        delivered.is_empty(),
        "nobody is called to a match that is not"
    );
    let left: i64 = sqlx::query_scalar("select count(*) from notices where done is null")
        .fetch_one(&database)
        .await
        .unwrap();
    assert_eq!(left, 0, "nothing remains untold");
    seen
}

impl Calendar {
    async fn read(database: &AnyPool, outages: Spans) -> Calendar {
        let away =
            "select person, began, coalesce(ended, 9000000000000000) from vacations order by began";
        let away: Vec<(i64, i64, i64)> = sqlx::query_as(away).fetch_all(database).await.unwrap();
        let mut vacations: BTreeMap<i64, Spans> = BTreeMap::new();
        for (person, began, ended) in away {
            vacations.entry(person).or_default().push((began, ended));
        }
        Calendar { outages, vacations }
    }

    /// The time that passes for a person between two instants.
    pub fn passes(&self, person: i64, from: i64, to: i64) -> i64 {
        let none = Spans::new();
        let away = self.vacations.get(&person).unwrap_or(&none);
        let mut spans: Spans = self.outages.iter().chain(away).copied().collect();
        spans.retain(|(began, ended)| *began < to && *ended > from);
        spans.sort_unstable();
        let (mut passed, mut at) = (0, from);
        for (began, ended) in spans {
            passed += (began - at).max(0);
            at = at.max(ended);
        }
        passed + (to - at).max(0)
    }

    /// When `amount` of a person's time has passed since `from`.
    pub fn when(&self, person: i64, from: i64, amount: i64) -> i64 {
        let (mut early, mut late) = (from, from + amount + 400 * DAY);
        while early < late {
            let middle = early + (late - early) / 2;
            if self.passes(person, from, middle) >= amount {
                late = middle;
            } else {
                early = middle + 1;
            }
        }
        early
    }
}

/// The recomputed clock of a seat.
#[derive(Clone, Debug, Default)]
struct Account {
    holder: i64,
    /// The time at the beginning of the wait, or now without one.
    had: i64,
    /// Since when the seat waits; the time used before `counted`; the person using it since.
    since: Option<i64>,
    used: i64,
    counted: i64,
    /// Whether its holder is not called in this wait.
    silent: bool,
}

struct Audit<'a> {
    calendar: &'a Calendar,
    log: Log,
    start: Box<dyn Board>,
    board: Box<dyn Board>,
    /// The effective events, with the time on the seat's clock.
    effective: Vec<(Logged, i64)>,
    accounts: Vec<Account>,
    /// The holder of a seat before the event with this number handed it over.
    held: BTreeMap<i64, i64>,
    pings: BTreeSet<i64>,
    periods: Vec<Period>,
    /// The turns that each seat has lost in a row.
    lost: BTreeMap<Seat, usize>,
    end: i64,
    closed: bool,
}

impl<'a> Audit<'a> {
    /// The match at its start; `None` for a lobby that never started.
    fn of(life: &'a Life, calendar: &'a Calendar, log: Log) -> Option<Audit<'a>> {
        let record = &log.record;
        let deal = record.row.deal.as_ref()?;
        let deal = serde_json::from_str(deal).unwrap();
        let board = (record.entry.open)(&record.table, deal).unwrap();
        let held = life.handed_over(&record.row.id);
        let first = |seat: Seat, now: i64| {
            let took = (log.events.iter()).find(|logged| takes(logged, seat));
            took.map_or(now, |logged| held[&logged.number])
        };
        let accounts = record.seats.iter().map(|sitting| Account {
            holder: first(sitting.seat, sitting.person.unwrap().0),
            had: bank(record.row.pace),
            ..Account::default()
        });
        Some(Audit {
            calendar,
            accounts: accounts.collect(),
            start: board.boxed(),
            board,
            effective: Vec::new(),
            held,
            pings: BTreeSet::new(),
            periods: Vec::new(),
            lost: BTreeMap::new(),
            end: life.end(),
            closed: false,
            log,
        })
    }

    /// Replays every event.
    fn retell(&mut self, seen: &mut Seen) {
        let began = self.log.record.row.opened_at.0;
        self.wait_for(began, |_| false);
        self.pings.insert(0);
        for event in self.log.events.clone() {
            self.happens(&event, seen);
        }
        let clocks = self.accounts.clone();
        for seat in 1..=self.accounts.len() {
            self.close(seat, self.end);
        }
        self.accounts = clocks;
        let state = self.log.record.row.state;
        let over = self.closed || self.board.outcome().is_some();
        assert_eq!(
            state == State::Over,
            over,
            "{}: it ends when it ends",
            self.id()
        );
        assert_eq!(
            state == State::Running,
            !over,
            "{}: it goes on until then",
            self.id()
        );
    }

    fn happens(&mut self, logged: &Logged, seen: &mut Seen) {
        let Logged {
            number, event, at, ..
        } = logged;
        let (seat, at) = (event.seat(), at.0);
        let acting = self.to_act();
        self.counts_lost(event);
        let shown = self.shows(seat, at);
        if let (Some(clock), Some(shown)) = (logged.clock, shown) {
            let off = (clock - shown.max(0)).abs();
            assert!(
                off <= SECOND,
                "{} {}: the clock is off by {off} ms",
                self.id(),
                number
            );
            assert!(shown > -MINUTE, "{} {}: {shown} ms left", self.id(), number);
        }
        let shown = shown.unwrap_or_default().max(0);
        let mut anew = Seats::NONE;
        let mut called = false;
        match event {
            Event::Turn { .. } | Event::Claim { .. } | Event::Skip { .. } | Event::Leave { .. } => {
                play(self.board.as_mut(), event);
                self.effective.push((logged.clone(), shown));
                let timed_out = matches!(
                    event,
                    Event::Skip { .. }
                        | Event::Leave {
                            out_of_time: true,
                            ..
                        }
                );
                if timed_out {
                    assert_eq!(shown, 0, "{} {}: time was left", self.id(), number);
                    seen.expired += 1;
                }
                seen.turns += usize::from(matches!(event, Event::Turn { .. }));
                if matches!(event, Event::Turn { .. } | Event::Skip { .. }) {
                    anew = seat.into_iter().collect();
                }
            }
            Event::Undo { turn, .. } => {
                seen.undone += 1;
                called = true;
                anew = self.take_back(*turn, at);
            }
            Event::TakeSeat { seat } => {
                seen.taken += 1;
                called = acting.contains(*seat);
                self.hand_over(*seat, logged);
            }
            Event::Draw { .. } => {
                seen.drawn += 1;
                self.board.agree_to_draw();
                self.is_drawn();
            }
            Event::Abort { .. } | Event::Abandon => {
                seen.aborted += usize::from(matches!(event, Event::Abort { .. }));
                seen.abandoned += usize::from(*event == Event::Abandon);
                self.closed = true;
                if *event == Event::Abandon {
                    self.was_left_alone(logged);
                }
            }
            _ => {}
        }
        let asks = self.to_act();
        let acted = matches!(event, Event::Turn { .. } | Event::Skip { .. });
        for of in (1..=self.accounts.len() as u8).map(Seat) {
            let ends = acting.contains(of) && !asks.contains(of);
            let acts = acted && seat == Some(of);
            if (ends || acts) && !matches!(event, Event::Undo { .. }) {
                let left = self.shows(Some(of), at).unwrap_or_default().max(0);
                self.close(usize::from(of.0), at);
                let increment = if acts {
                    let lost = seat.and_then(|seat| self.lost.get(&seat));
                    increment(self.log.record.row.pace, left, *lost.unwrap_or(&0))
                } else {
                    0
                };
                let account = &mut self.accounts[of.index()];
                account.had = left + increment;
                account.since = None;
            }
        }
        self.wait_for(at, |seat| anew.contains(seat));
        if event.is_on_board() {
            let new = asks.iter().any(|seat| !acting.contains(seat));
            if called || new || asks.is_empty() {
                self.pings.insert(*number);
            }
        }
    }

    /// The time on a seat's clock; below zero if it should have run out.
    fn shows(&self, seat: Option<Seat>, at: i64) -> Option<i64> {
        if self.log.record.row.pace == Pace::None {
            return None;
        }
        let account = &self.accounts[seat?.index()];
        let used = account.since.map_or(0, |_| {
            account.used + self.calendar.passes(account.holder, account.counted, at)
        });
        Some(account.had - used)
    }

    /// Begins the wait of the seats to act, where it has not begun or begins again.
    fn wait_for(&mut self, at: i64, anew: impl Fn(Seat) -> bool) {
        let asks = self.to_act();
        for seat in 1..=self.accounts.len() {
            let of = Seat(seat as u8);
            if !asks.contains(of) || anew(of) {
                self.close(seat, at);
            }
        }
        for (seat, account) in (1..).map(Seat).zip(&mut self.accounts) {
            if !asks.contains(seat) {
                account.since = None;
            } else if account.since.is_none() || anew(seat) {
                account.since = Some(at);
                account.used = 0;
                account.counted = at;
                account.silent = self.lost.get(&seat).is_some_and(|lost| *lost >= 2);
            }
        }
    }

    /// Counts a lost turn, or begins anew.
    fn counts_lost(&mut self, event: &Event) {
        match event {
            Event::Skip { seat } => *self.lost.entry(*seat).or_default() += 1,
            Event::Turn { seat, .. } | Event::Claim { seat, .. } | Event::TakeSeat { seat } => {
                self.lost.remove(seat);
            }
            _ => {}
        }
    }

    /// Ends the wait of a seat.
    fn close(&mut self, seat: usize, at: i64) {
        let account = &mut self.accounts[seat - 1];
        if account.since.take().is_some() {
            self.periods.push(Period {
                silent: account.silent,
                holder: account.holder,
                from: account.counted,
                to: at,
                had: (self.log.record.row.pace != Pace::None).then_some(account.had),
                used: account.used,
            });
        }
    }

    fn to_act(&self) -> Seats {
        if self.closed {
            Seats::NONE
        } else {
            self.board.to_act()
        }
    }

    /// Restores clocks after an undo: the seat of the undone turn gets the time of then, a seat
    /// that waited since the time before. Returns the seats that begin to wait again.
    fn take_back(&mut self, turn: i64, at: i64) -> Seats {
        let first = self
            .effective
            .iter()
            .position(|(logged, _)| logged.number == turn);
        let undone = self.effective.split_off(first.unwrap());
        let since = undone[0].0.at.0;
        let mut anew = Seats::NONE;
        for seat in (1..=self.accounts.len() as u8).map(Seat) {
            let index = seat.index();
            let shown = undone
                .iter()
                .find(|(logged, _)| logged.event.seat() == Some(seat));
            if shown.is_none() && self.accounts[index].since.is_none_or(|began| began < since) {
                continue;
            }
            self.close(index + 1, at);
            if let Some((_, shown)) = shown {
                self.accounts[index].had = *shown;
            }
            anew = anew.iter().chain([seat]).collect();
        }
        self.replay();
        anew
    }

    /// Keeps the clock for the seat's new holder.
    fn hand_over(&mut self, seat: Seat, logged: &Logged) {
        let (at, index) = (logged.at.0, seat.index());
        let later = (self.log.events.iter())
            .find(|later| takes(later, seat) && later.number > logged.number);
        let now = self.log.record.seats[index].person.unwrap().0;
        let holder = later.map_or(now, |later| self.held[&later.number]);
        let since = self.accounts[index].since;
        self.close(index + 1, at);
        let account = &mut self.accounts[index];
        account.since = since;
        if account.since.is_some() {
            account.used += self.calendar.passes(account.holder, account.counted, at);
            account.counted = at;
        }
        account.holder = holder;
        account.silent = false;
        let left =
            |last: &Logged| matches!(last.event, Event::Leave { seat: left, .. } if left == seat);
        if self.effective.last().is_some_and(|(last, _)| left(last)) {
            self.effective.pop();
            self.replay();
            let account = &mut self.accounts[index];
            if account.had == 0 {
                account.had = increment(self.log.record.row.pace, 0, 0);
            }
        }
    }

    fn replay(&mut self) {
        self.board = self.start.boxed();
        for (logged, _) in &self.effective {
            play(self.board.as_mut(), &logged.event);
        }
    }

    /// Checks that the match is a draw, in which all staying seats share the first place.
    fn is_drawn(&self) {
        let Some(Outcome::Drawn { places }) = self.board.outcome() else {
            panic!("{}: all had agreed to a draw", self.id());
        };
        let staying = self.board.staying();
        let shared = (1..)
            .map(Seat)
            .zip(&places)
            .all(|(seat, place)| staying.contains(seat) == (*place == 1));
        assert!(shared, "{}: {places:?}", self.id());
    }

    /// Checks that a match was closed only without clocks, 30 days after its last event, plus
    /// outages.
    fn was_left_alone(&self, logged: &Logged) {
        assert_eq!(self.log.record.row.pace, Pace::None);
        let before = self
            .log
            .events
            .iter()
            .rev()
            .find(|other| other.number < logged.number);
        let last = before.map_or(self.log.record.row.opened_at.0, |before| before.at.0);
        let quiet = self.calendar.passes(0, last, logged.at.0);
        assert!(
            quiet >= 30 * DAY - MINUTE,
            "{}: closed after {quiet} ms",
            self.id()
        );
        assert!(
            quiet <= 30 * DAY + 2 * MINUTE,
            "{}: closed after {quiet} ms",
            self.id()
        );
    }

    /// Checks that the stored clocks equal the recomputed ones, and that no time ran out unnoticed.
    fn compare_clocks(&self) {
        let running = self.log.record.row.state == State::Running;
        for sitting in &self.log.record.seats {
            let account = &self.accounts[sitting.seat.index()];
            assert_eq!(
                sitting.waits.map(|waits| waits.0),
                account.since,
                "{}",
                self.id()
            );
            let Some(shown) = self.shows(Some(sitting.seat), self.end) else {
                continue;
            };
            let clock = sitting
                .clock
                .left(tavolino::host::Timestamp(self.end))
                .unwrap();
            let off = (clock - shown.max(0)).abs();
            assert!(
                off <= SECOND,
                "{} {}: off by {off} ms",
                self.id(),
                sitting.seat
            );
            let stuck = running && account.since.is_some() && shown <= -MINUTE;
            assert!(
                !stuck,
                "{} {}: its time ran out {shown} ms ago",
                self.id(),
                sitting.seat
            );
        }
        assert!(
            !running || !self.to_act().is_empty(),
            "{}: it waits for nobody",
            self.id()
        );
    }

    /// Checks for one mention per change of the seats to act, at that moment.
    fn compare_pings(&self, told: &[(i64, i64)]) {
        let numbers: Vec<i64> = told.iter().map(|(number, _)| *number).collect();
        let expected: Vec<i64> = self.pings.iter().copied().collect();
        assert_eq!(numbers, expected, "{}: who is called", self.id());
        for (number, at) in told {
            let event = self.log.events.iter().find(|event| event.number == *number);
            let Some(event) = event else { continue };
            let late = self.calendar.passes(0, event.at.0, *at);
            assert!(
                (0..=HOUR).contains(&late),
                "{} {number}: {late} ms late",
                self.id()
            );
        }
    }

    fn id(&self) -> &MatchId {
        &self.log.record.row.id
    }
}

fn play(board: &mut dyn Board, event: &Event) {
    match event {
        Event::Turn { seat, text } | Event::Claim { seat, text } => {
            drop(board.play(*seat, text).unwrap());
        }
        Event::Skip { seat } => assert!(board.skip(*seat)),
        Event::Leave { seat, .. } => board.leave(*seat),
        _ => panic!("{event:?} does not happen on a board"),
    }
}

/// Whether an event takes over this seat.
fn takes(logged: &Logged, of: Seat) -> bool {
    matches!(logged.event, Event::TakeSeat { seat } if seat == of)
}

/// The times of ux.md, in milliseconds.
fn bank(pace: Pace) -> i64 {
    match pace {
        Pace::None => 0,
        Pace::Live => 5 * MINUTE,
        Pace::Fast => 24 * HOUR,
        Pace::Normal => 72 * HOUR,
        Pace::Slow => 120 * HOUR,
    }
}

/// The increment of a turn at `left`, after `lost` turns in a row.
fn increment(pace: Pace, left: i64, lost: usize) -> i64 {
    let (increment, most) = match pace {
        Pace::None => (0, 0),
        Pace::Live => (15 * SECOND, 10 * MINUTE),
        Pace::Fast => (12 * HOUR, 72 * HOUR),
        Pace::Normal => (24 * HOUR, 120 * HOUR),
        Pace::Slow => (72 * HOUR, 240 * HOUR),
    };
    let increment = if lost >= 2 {
        increment.min(2 * HOUR)
    } else {
        increment
    };
    increment.min(most - left).max(0)
}
