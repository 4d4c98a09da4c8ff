//! Logging: filter and format.

use std::io::{self, IsTerminal};

use tavolino::config::{self, Lines};
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Starts logging. Detailed lines of libraries contain what is sent: tokens, hands, typed text. No `RUST_LOG` enables those,
/// but only the SQL statements, which are ours and are logged without their values.
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
    Ok(())
}
