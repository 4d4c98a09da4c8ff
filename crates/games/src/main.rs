//! The command line of the games, without the bot.

use clap::Parser;
use rand::SeedableRng;
use rand::rngs::SysRng;
use tavolino_games::cli::Command;
use tavolino_games::game::Rng;

/// Count, follow, solve and draw board games
#[derive(Debug, Parser)]
#[command(name = "games", version, arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

fn main() -> anyhow::Result<()> {
    Line::parse()
        .command
        .run(&mut Rng::try_from_rng(&mut SysRng)?)
}
