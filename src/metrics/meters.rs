//! The meters, by name, and the functions by which whoever does something says so.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use super::reading::Reading;

/// Up to which seconds an acknowledgement is counted together; Discord waits three.
const ACKNOWLEDGEMENTS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0];

/// The same of turns, which wait for the disk, and of boards that are drawn.
const TURNS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The same of pictures; an animated one has a frame a turn.
const PICTURES: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

/// All that is counted in this program.
static METERS: LazyLock<Meters> = LazyLock::new(Meters::new);

/// What an interaction was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// A slash command.
    Command,
    /// A button or a menu.
    Button,
}

/// What came of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Outcome {
    /// It was done.
    Answered,
    /// The person read why it cannot be done.
    Refused,
    /// A mistake of ours, or the answer did not reach Discord.
    Failed,
    /// Discord waited no longer for the answer.
    Late,
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Drawing {
    /// A picture that stands still.
    Board,
    /// A game from beginning to end.
    Replay,
}

/// An interaction came to its end.
pub fn interaction(kind: Kind, name: &'static str, outcome: Outcome) {
    let labels = Interaction {
        kind: kind.into(),
        name,
        outcome: outcome.into(),
    };
    METERS.interactions.get_or_create(&labels).inc();
}

/// Discord had a first answer so long after the interaction had come.
pub fn acknowledged(took: Duration) {
    METERS.acknowledgements.observe(took.as_secs_f64());
}

/// A turn was stored so long after its interaction had come.
pub fn turn(took: Duration) {
    METERS.turns.observe(took.as_secs_f64());
}

/// Something was drawn in so long.
pub fn drawn(what: Drawing, took: Duration) {
    let labels = Picture { kind: what.into() };
    let times = METERS.pictures.get_or_create(&labels);
    times.observe(took.as_secs_f64());
}

/// A notice came to its end.
pub fn notice(kind: &'static str, outcome: &'static str) {
    let labels = Notice { kind, outcome };
    METERS.notices.get_or_create(&labels).inc();
}

/// Everything, as Prometheus reads it.
pub(super) fn told(reading: &Reading) -> String {
    METERS.note(reading);
    let mut told = String::new();
    text::encode(&mut told, &METERS.registry).expect("a string takes all that is written to it");
    told
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Interaction {
    kind: &'static str,
    name: &'static str,
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

/// The meters, and the registry that knows their names.
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
}

impl Meters {
    fn new() -> Meters {
        let mut registry = Registry::with_prefix("tavolino");
        let interactions = Family::default();
        registry.register(
            "interactions",
            "Commands and buttons, by what came of them",
            interactions.clone(),
        );
        let acknowledgements = Histogram::new(ACKNOWLEDGEMENTS);
        registry.register_with_unit(
            "acknowledgement",
            "From an interaction to the first answer that Discord has",
            Unit::Seconds,
            acknowledgements.clone(),
        );
        let turns = Histogram::new(TURNS);
        registry.register_with_unit(
            "turn",
            "From an interaction to the turn it plays being stored",
            Unit::Seconds,
            turns.clone(),
        );
        let pictures =
            Family::<Picture, Histogram>::new_with_constructor(|| Histogram::new(PICTURES));
        registry.register_with_unit(
            "picture",
            "Drawing a picture, from when a thread begins with it",
            Unit::Seconds,
            pictures.clone(),
        );
        let notices = Family::default();
        registry.register(
            "notices",
            "What was to be told of games, by what came of it",
            notices.clone(),
        );
        let outbox_due = Gauge::default();
        registry.register(
            "outbox_due_notices",
            "Notices that are due and not delivered",
            outbox_due.clone(),
        );
        let outbox_oldest = Gauge::default();
        registry.register_with_unit(
            "outbox_oldest",
            "Since when the oldest of them is due",
            Unit::Seconds,
            outbox_oldest.clone(),
        );
        let outbox_refused = Gauge::default();
        registry.register(
            "outbox_refused_notices",
            "Notices of the last 30 days that Discord would not take",
            outbox_refused.clone(),
        );
        let due = Family::default();
        registry.register(
            "scheduler_due",
            "What time has brought and is not done, games for which something failed among it",
            due.clone(),
        );
        let shards = Family::default();
        registry.register(
            "shards",
            "Connections to Discord that this process holds",
            shards.clone(),
        );
        let games = Family::default();
        registry.register("games", "Games that are not over", games.clone());
        let pool = Family::default();
        registry.register(
            "pool_waiting",
            "Pieces of work that wait for a thread",
            pool.clone(),
        );
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
        }
    }

    fn note(&self, reading: &Reading) {
        let Reading {
            shards,
            outbox,
            due,
            games,
            pool,
        } = reading;
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
