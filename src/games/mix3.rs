//! Mix 3 (Nazareno Signoretto): fill the board by turns; rectangles, tris and pincers score.

mod scene;
mod score;
mod words;

pub use self::score::{Pincer, Score, Tris};

use crate::game::kit::grid::Cell;
use crate::game::kit::rectangles::Rectangles;
use crate::game::kit::stones::{SEATS, Stones};
use crate::game::{
    BadDeal, Game, Info, Lang, Outcome, Scene, Seat, Seats, Table, Viewer, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mix3 {
    stones: Stones,
    rectangles: Rectangles,
    winners: Option<Seats>,
}

impl Mix3 {
    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        // A preview shows the end before anybody has said that it is over.
        self.winners
            .or_else(|| self.outcome().map(|outcome| outcome.winners()))
    }

    /// What each seat has scored, once the board is full.
    #[must_use]
    pub fn scores(&self) -> Option<[Score; 2]> {
        self.stones
            .is_full()
            .then(|| SEATS.map(|seat| Score::of(self.stones.placed(seat), self.rectangles)))
    }
}

impl Game for Mix3 {
    const INFO: &'static Info = &Info {
        key: "mix3",
        name: "Mix 3",
        designer: "Nazareno Signoretto",
        sheet: 0,
        options: &[Rectangles::CHOICE],
        ..Info::OPEN
    };
    type Turn = Cell;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Mix3, BadDeal> {
        Ok(Mix3 {
            stones: Stones::default(),
            rectangles: Rectangles::of(table),
            winners: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.stones.to_act().into()
    }

    fn turns(&self, _: Seat) -> Vec<Cell> {
        self.stones.free().iter().collect()
    }

    fn play(&mut self, _: Seat, turn: &Cell) {
        self.stones.place(*turn);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.scores()?.map(|score| score.points());
        let Outcome::Placed { places, .. } = Outcome::ranked(&points) else {
            return None;
        };
        Some(Outcome::Placed {
            places,
            scores: Some(points.map(Some).to_vec()),
        })
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn scene(view: &Mix3, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Cell, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, _: &[&str], lang: &Lang) -> String {
        words::prompt(lang)
    }
}

#[cfg(test)]
mod tests;
