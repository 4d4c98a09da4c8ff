//! The subcommand `trace`: a game line by line.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::lines::{follow, next_line, print};
use super::setting::{Error, Setting};
use crate::board::Board;
use crate::game::{Outcome, Rng, Seat, Seats};

/// Follows a game: reads a turn per line, and says where it stands
#[derive(Args, Clone, Debug)]
pub struct Trace {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// Also list the legal turns
    #[arg(long)]
    pub list: bool,
}

/// Reads lines such as `1 place 4 b3`; prints a line of JSON for the first position and after each
/// line.
///
/// # Errors
/// Invalid arguments, and input or output that fails.
pub fn trace(
    args: &Trace,
    rng: &mut Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (mut board, table) = args.setting.open(rng)?;
    let mut ply = 0;
    print(out, &Standing::of(&*board, ply, args.list))?;
    while let Some(line) = next_line(&mut input)? {
        match line.and_then(|line| follow(&mut *board, &table, &line)) {
            Ok(()) => {
                ply += 1;
                print(out, &Standing::of(&*board, ply, args.list))?;
            }
            Err(error) => print(out, &Mistake { ply, error })?,
        }
    }
    Ok(())
}

/// The state of the game; fields are printed in this order.
#[derive(Serialize)]
struct Standing {
    ply: u64,
    to_act: Seats,
    legal: BTreeMap<Seat, Legal>,
    outcome: Option<Outcome>,
}

/// A seat's legal turns, with a hash to compare them.
#[derive(Serialize)]
struct Legal {
    count: usize,
    sha256: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<String>>,
}

/// The output for a line that cannot be played.
#[derive(Serialize)]
struct Mistake {
    ply: u64,
    error: String,
}

impl Standing {
    fn of(board: &dyn Board, ply: u64, list: bool) -> Standing {
        let legal = |seat| (seat, Legal::of(board.turns(seat), list));
        Standing {
            ply,
            to_act: board.to_act(),
            legal: board.to_act().iter().map(legal).collect(),
            outcome: board.outcome(),
        }
    }
}

impl Legal {
    fn of(mut turns: Vec<String>, list: bool) -> Legal {
        turns.sort_unstable();
        let hex = |byte: &u8| format!("{byte:02x}");
        Legal {
            count: turns.len(),
            sha256: Sha256::digest(turns.join("\n")).iter().map(hex).collect(),
            turns: list.then_some(turns),
        }
    }
}
