//! What is logged, and how.

use std::io::{self, IsTerminal};

use tavolino::config::{self, Lines};
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// What the libraries say in detail holds what is sent: tokens, hands, what people type. No `RUST_LOG` shows that; only which
/// statements are run, for they are ours, and what is bound to them is not told.
pub fn start() -> anyhow::Result<()> {
    let asked =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    let harmless = filter_fn(|line| {
        let ours = line.target().split("::").next() == Some(env!("CARGO_CRATE_NAME"));
        // A server tells at each start that what is there need not be made.
        let is_chat = line.target() == "sqlx::postgres::notice" && *line.level() > Level::WARN;
        ours || line.target() == "sqlx::query" || *line.level() <= Level::INFO && !is_chat
    });
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let lines = match config::log()? {
        Lines::Text => lines.boxed(),
        // What a line says beside its words is found without looking into another object.
        Lines::Json => lines
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .boxed(),
    };
    tracing_subscriber::registry()
        .with(lines.with_filter(harmless))
        .with(asked)
        .init();
    Ok(())
}
