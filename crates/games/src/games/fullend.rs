//! Fullend (Nazareno Signoretto): fill the box until the other one finds no room.

mod ending;
mod face;
mod offer;
mod player;
mod room;
mod scene;
mod tile;
mod trial;
mod words;

pub use self::tile::Tile;

use std::hash::{Hash, Hasher};

use self::room::Room;
use self::tile::{BOX, Stance};
use crate::game::{BadDeal, Game, Info, NoClaim, Outcome, Rng, Seat, Seats, Table, Viewer};

/// A position.
#[derive(Clone, Debug)]
pub struct Fullend {
    laid: Laid,
    /// Where there is room, which follows from what is laid.
    room: Room,
}

/// The game goes on alike where the same room is left to the same seat, however it was filled.
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

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// In the order in which they were laid, by the seats in turn.
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

    /// The tiles that `tile` would overlap.
    fn hit(&self, tile: Tile) -> impl Iterator<Item = Tile> {
        let laid = self.tiles.iter().copied();
        laid.filter(move |laid| laid.overlaps(tile))
    }
}

/// The seat that lays the tile with this number, from 0.
fn by(number: usize) -> Seat {
    Seat(1 + (number % 2) as u8)
}

/// What a turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    tile: Tile,
    /// No other tile fits.
    full: bool,
}

impl Game for Fullend {
    const INFO: &'static Info = &Info {
        key: "fullend",
        name: "Fullend",
        designer: "Nazareno Signoretto",
        sheet: 0,
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

    fn play(&mut self, _: Seat, &tile: &Tile) -> Deed {
        self.laid.tiles.push(tile);
        self.room.lay(tile);
        Deed {
            tile,
            full: self.room.is_full(),
        }
    }

    /// The only end is that a seat is stuck, and that is everyone's rule.
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
