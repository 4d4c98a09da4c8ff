//! `tavolino ratings`: all ratings computed again from the log.

use std::process::ExitCode;
use std::time::SystemTime;

use crate::config;
use crate::host::Host;
use crate::store::Store;
use clap::Args;

use super::database;

/// Compute all ratings again from the rated games, and compare them with those that are stored
#[derive(Args, Debug)]
pub struct Command {
    /// Replace what differs; stop the bot before
    #[arg(long)]
    rebuild: bool,
    /// Only say what differs (also what is done without an option)
    #[arg(long)]
    check: bool,
}

/// Recounts, prints each difference, and succeeds if there is none; with both options, if there is
/// none afterwards.
pub async fn run(Command { rebuild, check }: Command) -> anyhow::Result<ExitCode> {
    let store = if rebuild {
        Store::open(&config::database()).await?
    } else {
        database::as_it_is().await?
    };
    let host = Host::new(store);
    let mut found = host.recount_ratings(rebuild).await?;
    let mut months = host
        .recount_months(rebuild, SystemTime::now().into())
        .await?;
    if rebuild {
        println!(
            "{} of {} changes of ratings were other ones, and are replaced.",
            found.wrong.len(),
            found.changes
        );
        println!(
            "{} of {} points of months were other ones, and are replaced.",
            months.wrong(),
            months.results
        );
        if !check {
            return Ok(ExitCode::SUCCESS);
        }
        found = host.recount_ratings(false).await?;
        months = host.recount_months(false, SystemTime::now().into()).await?;
    }
    for (id, person) in &found.wrong {
        println!("{id}: the rating of {} is another one.", person.get());
    }
    println!(
        "{} of {} changes of ratings are other ones than the games say.",
        found.wrong.len(),
        found.changes
    );
    for id in &months.matches {
        println!("{id}: the points of the month are other ones.");
    }
    println!(
        "{} of {} points of months are other ones than the games say.",
        months.wrong(),
        months.results
    );
    Ok(if found.wrong.is_empty() && months.wrong() == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
