//! The subcommand `draw`: a position as a picture, with its alt text and its text board.

use std::fs;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use clap::Args;

use super::lines::{follow, next_line};
use super::setting::{Error, Setting};
use crate::game::{Lang, Rng, Seat, Seats};
use crate::render;

/// Draws the position after the turns it reads, a line each, and prints its alt text and its text
/// board
#[derive(Args, Clone, Debug)]
pub struct Draw {
    /// The game and its table.
    #[command(flatten)]
    pub setting: Setting,
    /// The seat that sees the picture; by default everybody does
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Draw that seat's private card instead of the board
    #[arg(long, requires = "seat", conflicts_with = "preview")]
    pub card: bool,
    /// Draw the position after a turn that is not confirmed yet, as the seat that is to act sees it
    #[arg(long, value_name = "TURN")]
    pub preview: Option<String>,
    /// The PNG file to make
    pub file: PathBuf,
}

/// Reads lines such as `1 place 4 b3`, writes the picture and prints its texts.
///
/// # Errors
/// A line that cannot be played, a seat the table does not have, a seat without a card, or a file
/// that cannot be written.
pub fn draw(
    args: &Draw,
    rng: &mut Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Error> {
    let (mut board, table) = args.setting.open(rng)?;
    let seat = args.seat.map(Seat);
    if let Some(seat) = seat
        && !Seats::all(table.seats).contains(seat)
    {
        return Err(Error::NoSeat(seat, table.seats));
    }
    let mut number = 0;
    while let Some(line) = next_line(&mut input)? {
        number += 1;
        line.and_then(|line| follow(&mut *board, &table, &line))
            .map_err(|reason| Error::Line { number, reason })?;
    }
    let lang = Lang::english();
    let scene = match (&args.preview, seat) {
        (Some(turn), _) => {
            let seat = seat.or(board.to_act().first());
            let seat = seat.ok_or_else(|| Error::Preview("the game is over".to_owned()))?;
            let chosen = board.choose(seat, turn);
            let chosen = chosen.map_err(|refusal| Error::Preview(refusal.explained()))?;
            chosen.preview(&lang)
        }
        (None, Some(seat)) if args.card => board
            .card(seat, &lang)
            .map(|card| card.scene)
            .ok_or(Error::NoCard(board.info().name))?,
        (None, _) => board.scene(seat, &lang),
    };
    let file = args.file.clone();
    fs::write(&args.file, render::png(&scene)).map_err(|error| Error::File { file, error })?;
    writeln!(out, "{}\n\n{}", scene.alt, scene.text.trim_end())?;
    Ok(())
}
