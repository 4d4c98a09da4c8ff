//! `tavolino doctor`: faults and their next steps, and a rehearsal of the next start's migrations.

use std::process::ExitCode;

use crate::store::{Age, Change, OpenError, Store};
use crate::{config, doctor};
use clap::Args;

use super::languages;

/// Say what is not as it should be and what to do about it, and try games again that would not
/// replay
#[derive(Args, Debug)]
pub struct Command {
    /// Have the bot try everything again that could not be done or told, within a minute
    #[arg(long)]
    again: bool,
    /// Only try what the next start will change in the database: on a copy of a file; on a server
    /// it is taken back
    #[arg(long, conflicts_with = "again")]
    rehearse: bool,
}

/// Fails exactly if there is a fault.
pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    if command.rehearse {
        rehearse().await?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(examine(command.again).await)
}

/// Faults go to standard output, where they can be piped on; checked facts go to standard error.
async fn examine(again: bool) -> ExitCode {
    let languages = languages::install().err();
    let languages = languages.map(|error| format!("{error:#}"));
    let report = doctor::examine(again, languages).await;
    for seen in &report.checked {
        eprintln!("{seen}.");
    }
    for action in &report.actions {
        println!("{action}");
    }
    for finding in &report.findings {
        for line in &finding.lines {
            println!("{line}");
        }
        println!("  Next: {}", finding.next);
    }
    for unseen in &report.skipped {
        println!("{unseen}");
    }
    if !report.findings.is_empty() {
        return ExitCode::FAILURE;
    }
    if !again {
        let all = if report.skipped.is_empty() {
            "Everything"
        } else {
            "Everything else"
        };
        println!("{all} is as it should be.");
    }
    ExitCode::SUCCESS
}

async fn rehearse() -> anyhow::Result<()> {
    let address = config::database();
    // What stops the next start is said before anything is tried.
    Store::must_be_usable(&address).await?;
    if !Store::is_there(&address).await? {
        println!("There is no database yet; the first start of the bot makes it.");
        return Ok(());
    }
    let (store, age) = Store::open_as_it_is(&address).await?;
    match age {
        Age::Same => println!("The database is this tavolino's; nothing will change."),
        Age::Newer => return Err(OpenError::Newer.into()),
        Age::Older => {
            let changes = store.rehearse().await?;
            if store.is_on_server() {
                println!("The database was brought up to date, and all of that taken back:");
            } else {
                println!("A copy of the database was brought up to date:");
            }
            for Change { name, took } in changes {
                println!("{name}, in {took:.1?}");
            }
        }
    }
    store.close().await;
    Ok(())
}
