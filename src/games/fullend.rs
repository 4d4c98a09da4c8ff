//! Fullend (Nazareno Signoretto): fill the box until the other one finds no room.

mod offer;
mod room;
mod scene;
mod tile;
mod words;

pub use self::room::Room;
pub use self::tile::{BOX, Pose, Stance, Tile};

use crate::game::notation::{self, Step};
use crate::game::{
    BadDeal, Game, Info, Lang, Nudge, Outcome, Rng, Scene, Seat, Seats, Table, Viewer,
};

/// A position.
#[derive(Clone, Debug)]
pub struct Fullend {
    laid: Laid,
    /// Where there is room, which follows from what is laid.
    room: Room,
}

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// In the order in which they were laid, by the seats in turn.
    tiles: Vec<Tile>,
    winners: Option<Seats>,
    trial: Option<Trial>,
}

/// What is said of a turn so far: for the picture, not for the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trial {
    /// How the tile would lie; as yet unturned where no angle is said.
    pub pose: Pose,
    /// The whole placement, whether it fits or not.
    pub tile: Option<Tile>,
}

impl Laid {
    /// The tiles in the box, in the order in which they were laid.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The seat to act.
    #[must_use]
    pub fn acting(&self) -> Seat {
        by(self.tiles.len())
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        self.winners
    }

    /// What somebody tries.
    #[must_use]
    pub fn trial(&self) -> Option<Trial> {
        self.trial
    }

    /// Where there is room.
    #[must_use]
    pub fn room(&self) -> Room {
        let mut room = Room::empty();
        for &tile in &self.tiles {
            room.lay(tile);
        }
        room
    }

    /// The numbers, from 0, of the tiles that `tile` would overlap.
    #[must_use]
    pub fn hit(&self, tile: Tile) -> Vec<usize> {
        let hit = |(_, laid): &(usize, &Tile)| laid.overlaps(tile);
        let tiles = self.tiles.iter().enumerate();
        tiles.filter(hit).map(|(number, _)| number).collect()
    }
}

/// The seat that lays the tile with this number, from 0.
fn by(number: usize) -> Seat {
    Seat(1 + (number % 2) as u8)
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
    type View = Laid;

    fn deal(_: &Table, _: &mut Rng) {}

    fn new(_: &Table, (): ()) -> Result<Fullend, BadDeal> {
        Ok(Fullend {
            laid: Laid {
                tiles: Vec::new(),
                winners: None,
                trial: None,
            },
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

    fn play(&mut self, _: Seat, tile: &Tile) {
        self.laid.tiles.push(*tile);
        self.room.lay(*tile);
    }

    /// The only end is that a seat is stuck, and that is everyone's rule.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn end(&mut self, outcome: &Outcome) {
        self.laid.winners = Some(outcome.winners());
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

    fn halfway(&self, _: Seat, said: &[&str]) -> Laid {
        let stance = said.first().and_then(|word| word.parse().ok());
        let tile: Option<Tile> = said.join(" ").parse().ok();
        let pose = tile.map(Tile::pose).or(stance.map(Pose::unturned));
        Laid {
            trial: pose.map(|pose| Trial { pose, tile }),
            ..self.laid.clone()
        }
    }

    fn scene(view: &Laid, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, tile: &Tile, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *tile, lang)
    }

    fn prompt(&self, _: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(said.len(), lang)
    }

    fn label(&self, _: Seat, said: &[&str], word: &str, lang: &Lang) -> Option<String> {
        words::label(said.len(), word, lang)
    }

    fn offered(&self, _: Seat, said: &str) -> Vec<Tile> {
        offer::offered(&self.room, said)
    }

    /// First how it lies, then about where.
    fn steps(&self, seat: Seat, said: &str, limit: usize) -> Vec<Step> {
        let offered = self.offered(seat, said);
        if said.is_empty() {
            let mut stances: Vec<Stance> = offered.iter().map(|tile| tile.stance).collect();
            stances.dedup();
            return stances.iter().map(Step::word).collect();
        }
        let texts: Vec<String> = offered.iter().map(ToString::to_string).collect();
        notation::step(&texts, said, limit)
    }

    fn nudges(&self, _: Seat, said: &str) -> Vec<Nudge> {
        said.parse().map(offer::nudges).unwrap_or_default()
    }

    fn consider(&self, _: Seat, _: &mut Rng) -> Vec<Tile> {
        offer::sample(&self.room, &self.laid.tiles)
    }
}

#[cfg(test)]
mod tests;
