//! The subcommand `perft`: counting turn sequences.

use std::io::Write;

use clap::Args;

use super::setting::{Error, Setting};
use crate::game::Rng;

/// Count the turn sequences of a given length
#[derive(Args, Clone, Debug)]
pub struct Perft {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// The number of turns
    pub depth: u32,
    /// Also count what follows each first turn
    #[arg(long)]
    pub divide: bool,
}

/// Prints the number of turn sequences; with `divide`, the number after each first turn before it.
pub fn perft(args: &Perft, rng: &mut Rng, out: &mut impl Write) -> Result<(), Error> {
    let (board, _) = args.setting.open(rng)?;
    let first = board.to_act().first();
    if let (true, Some(seat), Some(rest)) = (args.divide, first, args.depth.checked_sub(1)) {
        let mut turns = board.turns(seat);
        turns.sort_unstable();
        let mut total = 0;
        for turn in turns {
            let mut after = board.boxed();
            after.play(seat, &turn).expect("a legal turn can be played");
            let count = after.perft(rest);
            total += count;
            writeln!(out, "{turn}: {count}")?;
        }
        writeln!(out, "{total}")?;
    } else {
        writeln!(out, "{}", board.perft(args.depth))?;
    }
    Ok(())
}
