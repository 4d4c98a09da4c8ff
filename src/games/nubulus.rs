//! Nubulus (Marek Łukaszewicz, 2011): step forward or aside, capture diagonally, and be the first on the far row.

mod scene;
mod words;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::jump::{Chain, Jump, Jumper};
use crate::game::kit::sides::{self, BOARD};
use crate::game::{
    BadDeal, Game, Info, Lang, Outcome, Palette, Scene, Seat, Seats, Table, Viewer, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nubulus {
    /// By seat.
    pawns: [Cells; 2],
    to_act: Seat,
    /// For the picture, not for the rules.
    last: Option<Last>,
    winners: Option<Seats>,
}

/// A turn that was taken, or as much of one as is said so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Who took it.
    pub seat: Seat,
    /// Where the pawn went.
    pub chain: Chain,
}

impl Nubulus {
    /// Where the seat's pawns are.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat.index()]
    }

    /// The last turn, or the words of one said so far.
    #[must_use]
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// The seat to act.
    #[must_use]
    pub fn acting(&self) -> Seat {
        self.to_act
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        self.winners
    }

    fn jumper(&self, seat: Seat, from: Cell) -> Jumper {
        Jumper {
            from,
            ways: &Direction::DIAGONAL,
            prey: self.pawns(seat.rival()),
            walls: self.pawns(seat) - from.into(),
        }
    }

    fn steps(&self, seat: Seat, from: Cell) -> impl Iterator<Item = Cell> {
        let ways = [Direction::W, sides::forward(seat), Direction::E];
        let near = ways
            .into_iter()
            .filter_map(move |way| BOARD.step(from, way));
        let taken = self.pawns[0] | self.pawns[1];
        near.filter(move |&cell| !taken.contains(cell))
    }

    /// Whether the seat can jump, and so must.
    #[must_use]
    pub fn must_jump(&self, seat: Seat) -> bool {
        let can_jump = |from| self.jumper(seat, from).jumps(BOARD).next().is_some();
        self.pawns(seat).iter().any(can_jump)
    }

    /// Moves a pawn, and takes what it jumps over.
    fn walk(&mut self, seat: Seat, chain: &Chain) {
        self.pawns[seat.index()].shift(chain.from(), chain.to());
        for taken in chain.over() {
            self.pawns[seat.rival().index()].remove(taken);
        }
        let chain = chain.clone();
        self.last = Some(Last { seat, chain });
    }

    fn has_arrived(&self, seat: Seat) -> bool {
        !(self.pawns(seat) & sides::far(seat)).is_empty()
    }
}

impl Game for Nubulus {
    const INFO: &'static Info = &Info {
        key: "nubulus",
        name: "Nubulus",
        designer: "Marek Łukaszewicz (2011)",
        sheet: 4,
        palette: Palette::WhiteAndBlack,
        ..Info::OPEN
    };
    type Turn = Chain;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Nubulus, BadDeal> {
        Ok(Nubulus {
            pawns: [Seat(1), Seat(2)].map(|seat| sides::camp(seat, 3)),
            to_act: Seat(1),
            last: None,
            winners: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Chain> {
        let far = sides::far(seat);
        let jumpers = self.pawns(seat).iter().map(|from| self.jumper(seat, from));
        let ends = |jump: Jump| far.contains(jump.to);
        let jumps: Vec<Chain> = jumpers
            .flat_map(|jumper| jumper.chains(BOARD, &ends))
            .collect();
        if !jumps.is_empty() {
            return jumps;
        }
        let steps = |from| {
            let steps = self.steps(seat, from);
            steps.map(move |to| Chain(vec![from, to]))
        };
        self.pawns(seat).iter().flat_map(steps).collect()
    }

    fn can_act(&self, seat: Seat) -> bool {
        let can_step = |from| self.steps(seat, from).next().is_some();
        self.pawns(seat).iter().any(can_step) || self.must_jump(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Chain) {
        self.walk(seat, turn);
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Only the seat that acted can have arrived, or have taken the last pawn.
        let acted = self.to_act.rival();
        let wins = self.has_arrived(acted) || self.pawns(self.to_act).is_empty();
        wins.then(|| Outcome::winner(acted, 2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn halfway(&self, seat: Seat, said: &[&str]) -> Nubulus {
        let mut view = self.clone();
        if let Some(chain) = Chain::said(said) {
            view.walk(seat, &chain);
        }
        view
    }

    fn scene(view: &Nubulus, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Chain, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, turn, lang)
    }

    fn prompt(&self, seat: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(self, seat, said, lang)
    }

    fn arrangement(&self) -> Option<u64> {
        Some(digest(&(self.pawns, self.to_act)))
    }

    fn appraise(&self, seat: Seat) -> f32 {
        sides::lead(self.pawns, seat)
    }
}

#[cfg(test)]
mod tests;
