//! One test per sentence of the rules; `Sheet` and `Ruling` as in the rules text.

mod claims;
mod competitive;
mod cooperative;
mod dealing;

use super::*;
use crate::board::Board;
use crate::contract::{places, played, table};
use crate::game::kit::grid::Cell;
use crate::play::Play;

type Settings = &'static [(&'static str, &'static str)];

const PLAYERS: Settings = &[];
const BOT: Settings = &[("referee", "bot")];
const TOGETHER: Settings = &[("mode", "cooperative")];

/// Hands written as digits; the 4x board drawn, or nothing where it starts empty.
fn deal(hands: &[&str], drawing: &str) -> Deal {
    let values = |hand: &&str| hand.bytes().map(|digit| digit - b'0').collect();
    let cells = match drawing {
        "" => Vec::new(),
        drawing => Layout::Four.grid().drawn(drawing),
    };
    let token = |(cell, mark): (Cell, char)| Some((cell, mark.to_digit(10)? as u8));
    Deal {
        hands: hands.iter().map(values).collect(),
        placed: cells.into_iter().filter_map(token).collect(),
    }
}

/// A game on the 4x board after these lines.
fn game(settings: Settings, hands: &[&str], drawing: &str, lines: &[&str]) -> Play<Mindoku> {
    let table = table::<Mindoku>(hands.len() as u8, settings);
    played::<Mindoku>(&table, deal(hands, drawing), lines)
}

/// The legal turns of the seat.
fn turns(play: &Play<Mindoku>, seat: u8) -> Vec<String> {
    Board::turns(play, Seat(seat))
}

fn has(play: &Play<Mindoku>, seat: u8, turn: &str) -> bool {
    turns(play, seat).iter().any(|legal| legal == turn)
}

fn hand(play: &Play<Mindoku>, seat: u8) -> Vec<u8> {
    play.game().hand(Seat(seat)).iter().collect()
}

fn on(play: &Play<Mindoku>, cell: &str) -> Option<u8> {
    play.game().public.value(cell.parse().unwrap())
}

fn acting(play: &Play<Mindoku>) -> u8 {
    play.to_act().first().map_or(0, |seat| seat.0)
}

fn is_running(play: &Play<Mindoku>) -> bool {
    play.outcome().is_none()
}
