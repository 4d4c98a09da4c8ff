//! The subcommands of the program, a file each; those that need only the games are in their crate.

mod backup;
mod bot;
mod chance;
mod copy;
mod doctor;
mod languages;
mod logging;
mod rate;
mod ratings;
mod restore;
mod sandbox;
mod service;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tavolino_games::cli::Command as Games;
use tokio::runtime::Runtime;

use self::chance::chance;

/// A Discord bot that hosts board games for friends who play when they have time.
#[derive(Debug, Parser)]
#[command(name = "tavolino", version, arg_required_else_help = true)]
pub struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Bot(bot::Command),
    Sandbox(sandbox::Command),
    #[command(flatten)]
    Games(Games),
    Backup(backup::Command),
    Restore(restore::Command),
    Copy(copy::Command),
    Doctor(doctor::Command),
    Rate(rate::Command),
    Ratings(ratings::Command),
}

impl Line {
    /// Runs the subcommand.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let has_sentences = matches!(
            self.command,
            Command::Bot(_) | Command::Sandbox(_) | Command::Games(_)
        );
        if has_sentences {
            // Before the first sentence: the languages are fixed from then on.
            languages::install()?;
        }
        match self.command {
            Command::Bot(command) => {
                logging::start()?;
                block_on(bot::run(command))?;
            }
            Command::Sandbox(command) => {
                logging::start()?;
                block_on(sandbox::run(command))?;
            }
            Command::Games(command) => command.run(&mut chance()?)?,
            Command::Backup(command) => block_on(backup::run(command))?,
            Command::Restore(command) => block_on(restore::run(command))?,
            Command::Copy(command) => block_on(copy::run(command))?,
            Command::Rate(rate::Command {}) => rate::run()?,
            Command::Ratings(command) => return block_on(ratings::run(command)),
            Command::Doctor(command) => return block_on(doctor::run(command)),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Runs a future to its end. After an error the runtime is not waited for, since a blocking task, such as a name lookup,
/// may take long.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = Runtime::new()?;
    let result = runtime.block_on(future);
    if result.is_err() {
        runtime.shutdown_background();
    }
    result
}
