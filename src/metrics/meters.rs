//! The meters by name, and the functions that record into them.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};

use super::reading::{Reading, TaskBeat};

/// Histogram buckets of acknowledgement times, seconds; Discord waits 3 s.
const ACKNOWLEDGEMENTS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0];

/// Histogram buckets of turns and drawn boards, seconds; a turn waits for the disk.
const TURNS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Histogram buckets of pictures, seconds; an animated one has a frame per turn.
const PICTURES: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// The meters of this process.
static METERS: LazyLock<Meters> = LazyLock::new(Meters::new);

/// The kind of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// A slash command.
    Command,
    /// A button or a menu.
    Button,
}

/// The outcome of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Outcome {
    /// The command was carried out.
    Answered,
    /// The person read a refusal.
    Refused,
    /// A bug, or the answer did not reach Discord.
    Failed,
    /// The answer came after Discord's time limit.
    Late,
}

/// The kind of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Drawing {
    /// A still picture.
    Board,
    /// An animated replay of a match.
    Replay,
}

/// Records the end of an interaction.
pub fn interaction(kind: Kind, name: &str, outcome: Outcome) {
    let labels = Interaction {
        kind: kind.into(),
        name: name.to_owned(),
        outcome: outcome.into(),
    };
    METERS.interactions.get_or_create(&labels).inc();
}

/// Records the time from an interaction to its acknowledgement.
pub fn acknowledged(took: Duration) {
    METERS.acknowledgements.observe(took.as_secs_f64());
}

/// Records the time from an interaction to its stored turn.
pub fn turn(took: Duration) {
    METERS.turns.observe(took.as_secs_f64());
}

/// Records the time of drawing a picture.
pub fn observe_render(what: Drawing, took: Duration) {
    let labels = Picture { kind: what.into() };
    let times = METERS.pictures.get_or_create(&labels);
    times.observe(took.as_secs_f64());
}

/// Records the outcome of a notice.
pub fn notice(kind: &'static str, outcome: &'static str) {
    let labels = Notice { kind, outcome };
    METERS.notices.get_or_create(&labels).inc();
}

/// Shows the count of breakdowns of a background task, from 0 on.
pub fn expect_panics(task: &'static str) {
    let _shown = METERS.tasks.panics.get_or_create(&Task { task });
}

/// Records that a background task broke down.
pub fn panicked(task: &'static str) {
    METERS.tasks.panics.get_or_create(&Task { task }).inc();
}

/// Records a gateway event that cannot be read as it came, and whether it was repaired.
pub fn unreadable(event: &'static str, repaired: bool) {
    let outcome = if repaired { "repaired" } else { "lost" };
    let labels = Unreadable { event, outcome };
    METERS.unreadable.get_or_create(&labels).inc();
}

/// All metrics in Prometheus' text format.
pub(super) fn encode(reading: &Reading) -> String {
    METERS.note(reading);
    let mut page = String::new();
    text::encode(&mut page, &METERS.registry).expect("a string takes all that is written to it");
    page
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Interaction {
    kind: &'static str,
    name: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Picture {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Notice {
    kind: &'static str,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Task {
    task: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Unreadable {
    event: &'static str,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct State {
    state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Work {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Length {
    length: &'static str,
}

/// The meters, and the registry of their names.
#[derive(Debug)]
struct Meters {
    registry: Registry,
    interactions: Family<Interaction, Counter>,
    acknowledgements: Histogram,
    turns: Histogram,
    pictures: Family<Picture, Histogram>,
    notices: Family<Notice, Counter>,
    outbox_due: Gauge,
    outbox_oldest: Gauge<f64, AtomicU64>,
    outbox_refused: Gauge,
    due: Family<Work, Gauge>,
    shards: Family<State, Gauge>,
    games: Family<State, Gauge>,
    pool: Family<Length, Gauge>,
    tasks: TaskMeters,
    unreadable: Family<Unreadable, Counter>,
}

/// The meters of the background tasks.
#[derive(Debug)]
struct TaskMeters {
    panics: Family<Task, Counter>,
    beats: Family<Task, Gauge<f64, AtomicU64>>,
}

/// A counter or gauge, registered under its name.
fn counted<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, meter: M) -> M {
    registry.register(name, help, meter.clone());
    meter
}

/// A meter of seconds, registered under its name.
fn timed<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, meter: M) -> M {
    registry.register_with_unit(name, help, Unit::Seconds, meter.clone());
    meter
}

impl TaskMeters {
    fn new(registry: &mut Registry) -> TaskMeters {
        let panics = counted(
            registry,
            "task_panics",
            "Breakdowns of background tasks, each of which was started again",
            Family::default(),
        );
        let beats = timed(
            registry,
            "task_beat",
            "Since when a background task has not come round",
            Family::default(),
        );
        TaskMeters { panics, beats }
    }

    fn note(&self, tasks: &[TaskBeat]) {
        self.beats.clear();
        for &TaskBeat { task, age } in tasks {
            let beat = self.beats.get_or_create(&Task { task });
            beat.set(age.as_secs_f64());
        }
    }
}

/// The counter of events that cannot be read as they came, from 0 on for interactions.
fn unreadable_events(registry: &mut Registry) -> Family<Unreadable, Counter> {
    let unreadable: Family<Unreadable, Counter> = counted(
        registry,
        "unreadable_events",
        "Events of Discord that could not be read as they came, by what came of them",
        Family::default(),
    );
    for outcome in ["repaired", "lost"] {
        let event = "INTERACTION_CREATE";
        let _shown = unreadable.get_or_create(&Unreadable { event, outcome });
    }
    unreadable
}

impl Meters {
    fn new() -> Meters {
        let mut registry = Registry::with_prefix("tavolino");
        let interactions = counted(
            &mut registry,
            "interactions",
            "Commands and buttons, by what came of them",
            Family::default(),
        );
        let acknowledgements = timed(
            &mut registry,
            "acknowledgement",
            "From an interaction to the first answer that Discord has",
            Histogram::new(ACKNOWLEDGEMENTS),
        );
        let turns = timed(
            &mut registry,
            "turn",
            "From an interaction to the turn it plays being stored",
            Histogram::new(TURNS),
        );
        let pictures = timed(
            &mut registry,
            "picture",
            "Drawing a picture, from when a thread begins with it",
            Family::<Picture, Histogram>::new_with_constructor(|| Histogram::new(PICTURES)),
        );
        let notices = counted(
            &mut registry,
            "notices",
            "What was to be told of games, by what came of it",
            Family::default(),
        );
        let outbox_due = counted(
            &mut registry,
            "outbox_due_notices",
            "Notices that are due and not delivered",
            Gauge::default(),
        );
        let outbox_oldest = timed(
            &mut registry,
            "outbox_oldest",
            "Since when the oldest of them is due",
            Gauge::default(),
        );
        let outbox_refused = counted(
            &mut registry,
            "outbox_refused_notices",
            "Notices of the last 30 days that Discord would not take",
            Gauge::default(),
        );
        let due = counted(
            &mut registry,
            "scheduler_due",
            "What time has brought and is not done, games for which something failed among it",
            Family::default(),
        );
        let shards = counted(
            &mut registry,
            "shards",
            "Connections to Discord that this process holds",
            Family::default(),
        );
        let games = counted(
            &mut registry,
            "games",
            "Games that are not over",
            Family::default(),
        );
        let pool = counted(
            &mut registry,
            "pool_waiting",
            "Pieces of work that wait for a thread",
            Family::default(),
        );
        let tasks = TaskMeters::new(&mut registry);
        let unreadable = unreadable_events(&mut registry);
        Meters {
            registry,
            interactions,
            acknowledgements,
            turns,
            pictures,
            notices,
            outbox_due,
            outbox_oldest,
            outbox_refused,
            due,
            shards,
            games,
            pool,
            tasks,
            unreadable,
        }
    }

    fn note(&self, reading: &Reading) {
        let Reading {
            shards,
            outbox,
            due,
            games,
            pool,
            tasks,
        } = reading;
        self.tasks.note(tasks);
        self.outbox_due.set(outbox.due as i64);
        self.outbox_oldest.set(outbox.oldest.as_secs_f64());
        self.outbox_refused.set(outbox.refused as i64);
        for (kind, count) in [
            ("clock", due.clocks),
            ("game", due.games),
            ("reminder", due.reminders),
            ("failed", due.failed),
        ] {
            self.due.get_or_create(&Work { kind }).set(count as i64);
        }
        for (state, count) in [
            ("connected", shards.connected),
            ("disconnected", shards.disconnected),
        ] {
            self.shards
                .get_or_create(&State { state })
                .set(count as i64);
        }
        for (state, count) in [
            ("lobby", games.lobby),
            ("running", games.running),
            ("aside", games.aside),
        ] {
            self.games.get_or_create(&State { state }).set(count as i64);
        }
        for (length, count) in [("short", pool.short), ("long", pool.long)] {
            self.pool
                .get_or_create(&Length { length })
                .set(count as i64);
        }
    }
}
