//! Jinrai (hod-factory, 2010): each seat hides lightning in one of its clouds; bring it to the
//! other home row, or guess the other seat's cloud.

mod evidence;
mod face;
mod guide;
pub mod piece;
mod player;
mod public;
mod puzzles;
mod scene;
mod turn;

use rand::seq::IteratorRandom;

use self::public::Public;
pub use self::turn::{Act, Part, Turn};
use crate::game::info::Holds;
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5;
use crate::game::{
    BadDeal, Game, Info, NoClaim, Outcome, Rng, Seat, SeatWorth, Seats, Table, Viewer,
};

const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Jinrai {
    public: Public,
    /// The cloud with the lightning of each seat; `None` before its choice.
    lightning: [Option<Cell>; 2],
}

/// The public part of a position, and the lightning one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    public: Public,
    /// The known cloud with the lightning, by seat.
    lightning: [Option<Cell>; 2],
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The choice of the cloud with the lightning; `None` to all viewers but its seat.
    Chosen(Option<Cell>),
    /// Any other turn.
    Done(Done),
}

/// The effects of moves, blows and a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Done {
    act: Act,
    /// Whether the breath moved.
    breath: bool,
    /// Whether the guess was right; `None` without a guess, or before its result is known.
    right: Option<bool>,
    /// The seat that won by its lightning, and the cell of the lightning.
    struck: Option<(Seat, Cell)>,
    /// Whether the turn drew: the second in a row that moved no piece of its own seat.
    stalled: bool,
}

impl Jinrai {
    /// Carries out a part of a turn; lightning moves with its cloud.
    fn carry_out(&mut self, seat: Seat, part: Part) {
        self.public.carry_out(seat, part);
        let (from, to) = part.way();
        for cell in self.lightning.iter_mut().flatten() {
            if *cell == from {
                *cell = to;
            }
        }
    }

    fn after(&self, seat: Seat, part: Part) -> Jinrai {
        let mut after = self.clone();
        after.carry_out(seat, part);
        after
    }

    /// Returns the visible effects of a turn's parts, without their result.
    fn done(&self, seat: Seat, act: Act) -> Done {
        let breath = Cells::from(self.public.breath(seat));
        let moves = |part| matches!(part, Part::Move(_, to) if breath.contains(to));
        Done {
            act,
            breath: act.parts().any(moves),
            right: None,
            struck: None,
            stalled: false,
        }
    }

    /// Carries out a turn except for results its seat cannot foresee.
    fn act(&mut self, seat: Seat, act: Act) -> Done {
        for part in act.parts() {
            self.carry_out(seat, part);
        }
        self.public.conclude(seat, act);
        self.done(seat, act)
    }

    /// Returns the clouds the seat may guess at the end of its turn: all enemy clouds, if one of
    /// its clouds without lightning is on the other home row and its guess is not spent.
    fn guesses(&self, seat: Seat) -> Cells {
        let goal = home_rows5x5::row(seat.rival());
        let there = self.public.clouds(seat) & goal;
        let wins = self.lightning[seat.index()].is_some_and(|cell| goal.contains(cell));
        if there.is_empty() || wins || self.public.guessed().contains(seat) {
            return Cells::NONE;
        }
        self.public.clouds(seat.rival())
    }

    /// Adds a turn of these parts, and a turn with each possible guess.
    fn push(&self, seat: Seat, parts: [Option<Part>; 2], turns: &mut Vec<Turn>) {
        turns.push(Turn::Act(Act { parts, guess: None }));
        turns.extend(self.guesses(seat).iter().map(|cell| {
            let guess = Some(cell);
            Turn::Act(Act { parts, guess })
        }));
    }

    /// Returns whether the seat's lightning is on the other home row.
    fn strikes(&self, seat: Seat) -> bool {
        let cell = self.lightning[seat.index()];
        cell.is_some_and(|cell| home_rows5x5::row(seat.rival()).contains(cell))
    }

    /// Returns the winner. Ruling (kumo-set.md): the acting seat's lightning, then its guess, then
    /// the enemy's lightning, no matter which seat put it there.
    fn winner(&self) -> Option<Seat> {
        let acted = self.public.acted();
        let struck = |seat| self.strikes(seat).then_some(seat);
        struck(acted)
            .or(self.public.guessed_right())
            .or(struck(acted.rival()))
    }

    /// Judges the guess of a turn. Returns whether it is right; `None` without a guess.
    fn judge(&mut self, seat: Seat, act: Act) -> Option<bool> {
        let cell = act.guess?;
        let right = self.lightning[seat.rival().index()] == Some(cell);
        self.public.judge(seat, cell, right);
        Some(right)
    }
}

impl Game for Jinrai {
    const INFO: &'static Info = &Info {
        key: "jinrai",
        name: "Jinrai",
        designer: "hod-factory (2010)",
        holds: Holds::Secret,
        secrets: |_| true,
        grid: |_| Some(home_rows5x5::BOARD),
        minutes: 20,
        seat_worth: &[
            // 257 games, standard error 11.
            SeatWorth::usual(&[0, 0]),
        ],
        ..Info::OPEN
    };
    type Deal = ();
    type Turn = Turn;
    type Deed = Deed;
    type View = View;
    type Claim = NoClaim;

    fn deal(_: &Table, _: &mut Rng) {}

    fn new(_: &Table, (): ()) -> Result<Jinrai, BadDeal> {
        Ok(Jinrai {
            public: Public::start(),
            lightning: [None; 2],
        })
    }

    fn to_act(&self) -> Seats {
        self.public.acting()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let Jinrai { public, .. } = self;
        if !public.has_begun() {
            return public.clouds(seat).iter().map(Turn::Lightning).collect();
        }
        let mut turns = Vec::new();
        let moves = public.moves(seat);
        for &part in &moves {
            let here = self.after(seat, part);
            here.push(seat, [Some(part), None], &mut turns);
            for blow in here.public.blows(seat) {
                let after = here.after(seat, blow);
                after.push(seat, [Some(part), Some(blow)], &mut turns);
            }
        }
        for blow in public.blows(seat) {
            let blown = self.after(seat, blow);
            if moves.is_empty() {
                blown.push(seat, [Some(blow), None], &mut turns);
                continue;
            }
            for part in blown.public.moves(seat) {
                let after = blown.after(seat, part);
                after.push(seat, [Some(blow), Some(part)], &mut turns);
            }
        }
        if moves.is_empty() {
            self.push(seat, [None, None], &mut turns);
        }
        turns
    }

    /// Returns `true`: a seat that cannot move may pass.
    fn can_act(&self, _: Seat) -> bool {
        true
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let act = match *turn {
            Turn::Lightning(cell) => {
                self.lightning[seat.index()] = Some(cell);
                self.public.choose(seat);
                return Deed::Chosen(Some(cell));
            }
            Turn::Act(act) => act,
        };
        self.public.observe(seat, act);
        let done = self.act(seat, act);
        let right = self.judge(seat, act);
        let winner = self.winner();
        let by_lightning = winner.filter(|_| right != Some(true));
        Deed::Done(Done {
            right,
            struck: by_lightning.and_then(|seat| Some((seat, self.lightning[seat.index()]?))),
            stalled: winner.is_none() && self.public.is_stalled(),
            ..done
        })
    }

    /// Plays without recording evidence, which searches do not read either.
    fn advance(&mut self, seat: Seat, turn: &Turn) {
        let act = match *turn {
            Turn::Lightning(cell) => {
                self.lightning[seat.index()] = Some(cell);
                return self.public.choose(seat);
            }
            Turn::Act(act) => act,
        };
        for part in act.parts() {
            self.carry_out(seat, part);
        }
        self.public.conclude(seat, act);
        self.judge(seat, act);
    }

    fn reveals(&self, seat: Seat, turn: &Turn) -> bool {
        match turn {
            Turn::Lightning(_) => false,
            Turn::Act(act) => act.reveals(seat),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = self.winner() {
            return Some(Outcome::winner(winner, 2));
        }
        self.public.is_stalled().then(|| Outcome::draw(2))
    }

    fn is_over(&self) -> bool {
        self.winner().is_some() || self.public.is_stalled()
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: Seat| self.lightning[seat.index()].filter(|_| viewer == Some(seat));
        View {
            public: self.public.clone(),
            lightning: SEATS.map(own),
        }
    }

    /// Hides unknown lightning in a random cloud that may carry it.
    fn imagine(view: &View, rng: &mut Rng) -> Jinrai {
        let View { public, lightning } = view;
        let lightning = SEATS.map(|seat| {
            let known = lightning[seat.index()];
            if known.is_some() || !public.has_chosen(seat) {
                return known;
            }
            public.suspects(seat).iter().choose(rng)
        });
        Jinrai {
            public: public.clone(),
            lightning,
        }
    }

    /// Shows the lightning of both seats.
    fn final_view(&self, _: Viewer) -> View {
        View {
            public: self.public.clone(),
            lightning: self.lightning,
        }
    }

    fn redact(deed: &Deed, seat: Seat, viewer: Viewer) -> Deed {
        match *deed {
            Deed::Chosen(_) if viewer != Some(seat) => Deed::Chosen(None),
            known => known,
        }
    }

    /// Hides whether a guess is right, and whether a cloud blown to the seat's own home row carries
    /// lightning. Neither matters if the seat's own lightning wins.
    fn has_hidden_result(&self, seat: Seat, turn: &Turn) -> bool {
        let Turn::Act(act) = *turn else { return false };
        let mut after = self.clone();
        after.act(seat, act);
        act.depends_on_lightning(seat) && !after.strikes(seat)
    }

    fn play_visible_part(&mut self, seat: Seat, turn: &Turn) -> Deed {
        match *turn {
            Turn::Lightning(_) => self.play(seat, turn),
            Turn::Act(act) => Deed::Done(self.act(seat, act)),
        }
    }

    fn play_partial(&mut self, seat: Seat, prefix: &[&str]) -> Option<Deed> {
        let parts = Part::complete_parts(prefix);
        parts[0]?;
        for part in parts.into_iter().flatten() {
            self.carry_out(seat, part);
        }
        let act = Act { parts, guess: None };
        Some(Deed::Done(self.done(seat, act)))
    }

    fn repetition_key(&self) -> Option<u64> {
        let Jinrai { public, .. } = self;
        public.has_begun().then(|| digest(&public.arrangement()))
    }
}

#[cfg(test)]
mod tests;
