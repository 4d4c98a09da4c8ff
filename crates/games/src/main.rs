//! The command line of the games, without the bot.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rand::SeedableRng;
use rand::rngs::SysRng;
use tavolino_games::cli::{Author, Command, author};
use tavolino_games::game::Rng;

/// Count, follow, solve, draw and begin board games
#[derive(Debug, Parser)]
#[command(name = "games", version, arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(Debug, Subcommand)]
enum Tool {
    #[command(flatten)]
    Games(Command),
    #[command(flatten)]
    Author(Author),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("games: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    match Line::parse().tool {
        Tool::Games(command) => command.run(&mut Rng::try_from_rng(&mut SysRng)?),
        Tool::Author(args) => Ok(author(&args, &mut io::stdout().lock())?),
    }
}
