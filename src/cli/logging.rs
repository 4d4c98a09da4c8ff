//! Logging: filter and format.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal};
use std::panic::{self, PanicHookInfo};
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::config::{self, Lines};
use tracing::{Level, error};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Interval at which panics at one place are logged, 1 h.
const PANIC_INTERVAL: Duration = Duration::from_hours(1);

/// The places of panics, and when each was logged last.
static LOGGED: Mutex<BTreeMap<String, Instant>> = Mutex::new(BTreeMap::new());

/// Starts logging. Detailed lines of libraries contain what is sent: tokens, hands, typed text. No
/// `RUST_LOG` enables those, but only the SQL statements, which are ours and are logged without
/// their values.
///
/// # Errors
/// An invalid setting of `LOG`.
pub fn start() -> anyhow::Result<()> {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    let harmless = filter_fn(|line| {
        let ours = line.target().split("::").next() == Some(env!("CARGO_CRATE_NAME"));
        // PostgreSQL sends a notice for each existing table at every start.
        let is_chat = line.target() == "sqlx::postgres::notice" && *line.level() > Level::WARN;
        ours || line.target() == "sqlx::query" || *line.level() <= Level::INFO && !is_chat
    });
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let lines = match config::log()? {
        Lines::Text => lines.boxed(),
        // Fields are at the top level of the object, not nested.
        Lines::Json => lines
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    };
    tracing_subscriber::registry()
        .with(lines.with_filter(harmless))
        .with(filter)
        .init();
    panic::set_hook(Box::new(log_panic));
    Ok(())
}

/// Whether no panic at this place was logged within the interval.
fn is_new(place: &str) -> bool {
    let mut logged = LOGGED.lock();
    let is_new = logged
        .get(place)
        .is_none_or(|last| last.elapsed() >= PANIC_INTERVAL);
    if is_new {
        logged.insert(place.to_owned(), Instant::now());
    }
    is_new
}

/// The words of a panic without a text that is quoted in them, which a person may have typed.
fn harmless(words: &str) -> &str {
    let end = ["\"", " of `"].iter().filter_map(|quote| words.find(quote));
    &words[..end.min().unwrap_or(words.len())]
}

/// Logs a panic as a line of the log; those at one place once an hour, since what breaks down may
/// do so at each attempt.
fn log_panic(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string);
    let place = place.unwrap_or_default();
    let words = harmless(panic.payload_as_str().unwrap_or("without words"));
    if is_new(&place) {
        error!(%place, "panicked: {words}");
    }
    let trace = Backtrace::capture();
    if trace.status() == BacktraceStatus::Captured {
        error!("backtrace: {trace}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_logged_without_what_a_person_typed() {
        let cut = "byte index 1 is not a char boundary; it is inside 'é' (bytes 0..2)";
        assert_eq!(harmless(&format!("{cut} of `étext`")), cut);
        assert_eq!(harmless("no such card: \"a secret\""), "no such card: ");
        let whole = "called `Option::unwrap()` on a `None` value";
        assert_eq!(harmless(whole), whole);
    }
}
