//! Quadrangle (Nazareno Signoretto): place pieces by turns; four own ones on the corners of a rectangle win.

mod words;

use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::rectangles::{Rectangle, Rectangles};
use crate::game::kit::stones::Stones;
use crate::game::{
    BadDeal, Game, Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quadrangle {
    stones: Stones,
    rectangles: Rectangles,
    winners: Option<Seats>,
}

impl Quadrangle {
    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        // A preview shows the end before anybody has said that it is over.
        self.winners
            .or_else(|| self.outcome().map(|outcome| outcome.winners()))
    }

    /// The rectangles of the seat that placed last: they end the game.
    fn complete(&self) -> impl Iterator<Item = &'static Rectangle> {
        let last = self.stones.last();
        let placed = last.map_or(Cells::NONE, |(seat, _)| self.stones.placed(seat));
        self.rectangles.within(placed)
    }

    /// The free cells on which the seat would complete a rectangle.
    fn completing(&self, seat: Seat) -> Cells {
        let (placed, free) = (self.stones.placed(seat), self.stones.free());
        let missing = self.rectangles.all().map(|it| it.set() - placed);
        missing
            .filter(|missing| missing.count() == 1)
            .fold(Cells::NONE, |set, missing| set | (missing & free))
    }
}

impl Game for Quadrangle {
    const INFO: &'static Info = &Info {
        key: "quadrangle",
        name: "Quadrangle",
        designer: "Nazareno Signoretto",
        sheet: 0,
        options: &[Rectangles::CHOICE],
        ..Info::OPEN
    };
    type Turn = Cell;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Quadrangle, BadDeal> {
        Ok(Quadrangle {
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
        let (seat, _) = self.stones.last()?;
        if self.complete().next().is_some() {
            return Some(Outcome::winner(seat, 2));
        }
        self.stones.is_full().then(|| Outcome::draw(2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn scene(view: &Quadrangle, lang: &Lang) -> Scene {
        let won_by: Vec<Rectangle> = view.complete().copied().collect();
        Scene {
            alt: words::alt(view, lang),
            text: words::text(view, lang),
            ..Scene::stones(view.stones, view.winners(), &won_by)
        }
    }

    fn report(&self, seat: Seat, turn: &Cell, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, _: &[&str], lang: &Lang) -> String {
        words::prompt(lang)
    }

    /// Completes a rectangle where it can, and keeps the other seat from completing one.
    fn consider(&self, seat: Seat, _: &mut Rng) -> Vec<Cell> {
        let urgent = [seat, seat.rival()]
            .map(|seat| self.completing(seat))
            .into_iter()
            .find(|set| !set.is_empty());
        urgent.unwrap_or(self.stones.free()).iter().collect()
    }
}

#[cfg(test)]
mod tests;
