//! The subcommands of the program, a file each; those that need only the games are in their crate.

mod backup;
mod bot;
mod contest;
mod copy;
mod database;
mod doctor;
mod languages;
mod logging;
mod rate;
mod ratings;
mod restore;
mod sandbox;
mod service;
mod suggestions;

use std::process::ExitCode;

use anyhow::bail;
use clap::{Parser, Subcommand};
use tavolino_games::cli::Command as Games;
use tokio::runtime::Builder;

/// The program: parses the command line and runs a subcommand. In the library, so that what it
/// awaits is compiled once, here.
#[must_use]
pub fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("tavolino: {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<ExitCode> {
    let line = Line::parse();
    // A missing .env is allowed, an unreadable one is not.
    if let Err(error) = dotenvy::dotenv()
        && !error.not_found()
    {
        bail!("the file .env cannot be read: {error}");
    }
    line.run()
}

/// An error with its causes, each once: a sentence may contain its cause already.
fn sentence(error: &anyhow::Error) -> String {
    let mut sentence = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if sentence.contains(&cause) {
            continue;
        }
        if !sentence.is_empty() {
            sentence.push_str(": ");
        }
        sentence.push_str(&cause);
    }
    sentence
}

/// A Discord bot that hosts board games for friends who play when they have time.
#[derive(Debug, Parser)]
#[command(name = "tavolino", version, arg_required_else_help = true)]
struct Line {
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
    Contest(contest::Command),
    Rate(rate::Command),
    Ratings(ratings::Command),
    Suggestions(suggestions::Command),
}

impl Line {
    /// Runs the subcommand.
    fn run(self) -> anyhow::Result<ExitCode> {
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
            Command::Games(command) => command.run(&mut crate::discord::chance())?,
            Command::Backup(command) => block_on(backup::run(command))?,
            Command::Restore(command) => block_on(restore::run(command))?,
            Command::Copy(command) => block_on(copy::run(command))?,
            Command::Contest(command) => contest::run(command)?,
            Command::Rate(rate::Command {}) => rate::run()?,
            Command::Ratings(command) => return block_on(ratings::run(command)),
            Command::Suggestions(suggestions::Command {}) => block_on(suggestions::run())?,
            Command::Doctor(command) => return block_on(doctor::run(command)),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The stack of a thread, 8 MiB: without optimisation, a step through all layers takes more than
/// the usual 2 MiB. The unused part is never given by the system.
const STACK: usize = 8 << 20;

/// Runs a future to its end. After an error the runtime is not waited for, since a blocking task,
/// such as a name lookup, may take long.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let mut threads = Builder::new_multi_thread();
    let runtime = threads.thread_stack_size(STACK).enable_all().build()?;
    let result = runtime.block_on(future);
    if result.is_err() {
        runtime.shutdown_background();
    }
    result
}
