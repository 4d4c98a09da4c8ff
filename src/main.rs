//! The command line.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rand::SeedableRng;
use rand::rngs::SysRng;
use tavolino::cli;
use tavolino::game::Rng;

/// A Discord bot that hosts board games for friends who play when they have time
#[derive(Parser)]
#[command(version)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Perft(cli::Perft),
    Trace(cli::Trace),
}

fn main() -> ExitCode {
    let line = Line::parse();
    let done = Rng::try_from_rng(&mut SysRng)
        .map_err(anyhow::Error::from)
        .and_then(|mut rng| match line.command {
            Command::Perft(args) => Ok(cli::perft(&args, &mut rng, &mut io::stdout().lock())?),
            Command::Trace(args) => Ok(cli::trace(
                &args,
                &mut rng,
                io::stdin().lock(),
                &mut io::stdout().lock(),
            )?),
        });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
