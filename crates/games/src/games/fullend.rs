//! Fullend (Nazareno Signoretto): fill the box until the other seat finds no room.

mod ending;
mod face;
mod offer;
mod player;
mod puzzles;
mod room;
mod scene;
mod tile;
mod trial;
mod words;

pub use self::tile::Tile;

use std::hash::{Hash, Hasher};

use self::room::Room;
use self::tile::{BOX, Stance};
use crate::game::{
    BadDeal, Game, Info, NoClaim, Outcome, Rng, Seat, SeatWorth, Seats, Table, Viewer,
};

/// A position.
#[derive(Clone, Debug)]
pub struct Fullend {
    laid: Laid,
    /// The remaining placements, computed from `laid`.
    room: Room,
}

/// Two positions are equal if the same seat acts on the same room, however the box was filled.
impl PartialEq for Fullend {
    fn eq(&self, other: &Fullend) -> bool {
        self.laid.acting() == other.laid.acting() && self.room == other.room
    }
}

impl Eq for Fullend {}

impl Hash for Fullend {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.laid.acting().hash(state);
        self.room.hash(state);
    }
}

/// The tiles in the box; public.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// The tiles in the order they were laid, by alternate seats.
    tiles: Vec<Tile>,
}

impl Laid {
    fn acting(&self) -> Seat {
        by(self.tiles.len())
    }

    fn room(&self) -> Room {
        let mut room = Room::empty();
        for &tile in &self.tiles {
            room.lay(tile);
        }
        room
    }

    /// Returns the tiles that `tile` would overlap.
    fn hit(&self, tile: Tile) -> impl Iterator<Item = Tile> {
        let laid = self.tiles.iter().copied();
        laid.filter(move |laid| laid.overlaps(tile))
    }
}

/// Returns the seat that lays the tile with this number, counted from 0.
fn by(number: usize) -> Seat {
    Seat(1 + (number % 2) as u8)
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    tile: Tile,
    /// Whether no further tile fits.
    full: bool,
}

impl Game for Fullend {
    const INFO: &'static Info = &Info {
        key: "fullend",
        name: "Fullend",
        designer: "Nazareno Signoretto",
        minutes: 12,
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[-3, 3]),
        ],
        ..Info::OPEN
    };
    type Deal = ();
    type Turn = Tile;
    type Deed = Deed;
    type View = Laid;
    type Claim = NoClaim;

    fn deal(_: &Table, _: &mut Rng) {}

    fn new(_: &Table, (): ()) -> Result<Fullend, BadDeal> {
        Ok(Fullend {
            laid: Laid { tiles: Vec::new() },
            room: Room::empty(),
        })
    }

    fn to_act(&self) -> Seats {
        self.laid.acting().into()
    }

    fn turns(&self, _: Seat) -> Vec<Tile> {
        Stance::ALL
            .into_iter()
            .flat_map(|stance| self.room.tiles(stance, 0..=BOX))
            .collect()
    }

    fn can_act(&self, _: Seat) -> bool {
        !self.room.is_full()
    }

    fn read(&self, _: Seat, text: &str) -> Option<Tile> {
        text.parse().ok().filter(|&tile| self.room.fits(tile))
    }

    fn play(&mut self, seat: Seat, &tile: &Tile) -> Deed {
        self.advance(seat, &tile);
        Deed {
            tile,
            full: self.room.is_full(),
        }
    }

    fn advance(&mut self, _: Seat, &tile: &Tile) {
        self.laid.tiles.push(tile);
        self.room.lay(tile);
    }

    /// Returns `None`: the game ends only by the common rule for a stuck seat.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn view(&self, _: Viewer) -> Laid {
        self.laid.clone()
    }

    fn imagine(view: &Laid, _: &mut Rng) -> Fullend {
        Fullend {
            laid: view.clone(),
            room: view.room(),
        }
    }
}

#[cfg(test)]
mod tests;
