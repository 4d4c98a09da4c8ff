//! Jinrai (hod-factory, 2010): one cloud carries the lightning, and only its owner knows which; bring it to the other home
//! row, or find out which one the other's is.

mod face;
mod player;
mod public;
mod scene;
mod turn;

use rand::seq::IteratorRandom;

use self::public::Public;
pub use self::turn::{Act, Part, Turn};
use crate::game::info::Holds;
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::homes;
use crate::game::{BadDeal, Game, Info, NoClaim, Outcome, Rng, Seat, Seats, Table, Viewer};

const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Jinrai {
    public: Public,
    /// By seat: where the cloud is that carries its lightning, once it has chosen.
    lightning: [Option<Cell>; 2],
}

/// The table, and lightning as far as one viewer knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    public: Public,
    /// By seat.
    lightning: [Option<Cell>; 2],
}

/// What a turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The cloud here was chosen to carry the lightning; which one only the chooser knows.
    Chosen(Option<Cell>),
    /// Any other.
    Done(Done),
}

/// What moved, was blown and was guessed, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Done {
    act: Act,
    /// Whether it was the breath that moved.
    breath: bool,
    /// Whether its guess was right, once that is told.
    right: Option<bool>,
    /// Whose lightning won by standing on the other's home row, and where.
    struck: Option<(Seat, Cell)>,
    /// Whether it drew, as the second turn in succession that moved no piece of its seat's own.
    stalled: bool,
}

impl Jinrai {
    /// Carries out a part of a turn; what carries lightning takes it along.
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

    /// What everyone sees of parts that are carried out; nothing has come of them yet.
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

    /// All of a turn but what its seat cannot foresee.
    fn act(&mut self, seat: Seat, act: Act) -> Done {
        for part in act.parts() {
            self.carry_out(seat, part);
        }
        self.public.conclude(seat, act);
        self.done(seat, act)
    }

    /// What the seat may guess after all other parts of its turn: any enemy cloud, if it has brought a cloud there that
    /// does not carry the lightning, and has a guess left.
    fn guesses(&self, seat: Seat) -> Cells {
        let goal = homes::row(seat.rival());
        let there = self.public.clouds(seat) & goal;
        let wins = self.lightning[seat.index()].is_some_and(|cell| goal.contains(cell));
        if there.is_empty() || wins || self.public.guessed().contains(seat) {
            return Cells::NONE;
        }
        self.public.clouds(seat.rival())
    }

    /// Adds these parts as a turn, and with every guess that may end it.
    fn push(&self, seat: Seat, parts: [Option<Part>; 2], turns: &mut Vec<Turn>) {
        turns.push(Turn::Act(Act { parts, guess: None }));
        turns.extend(self.guesses(seat).iter().map(|cell| {
            let guess = Some(cell);
            Turn::Act(Act { parts, guess })
        }));
    }

    /// Whether the seat's lightning stands on the other's home row.
    fn strikes(&self, seat: Seat) -> bool {
        let cell = self.lightning[seat.index()];
        cell.is_some_and(|cell| homes::row(seat.rival()).contains(cell))
    }

    /// Who has won. Ruling (kumo-set.md): the acting seat's lightning, then its guess, then the enemy's lightning, whoever
    /// put it there.
    fn winner(&self) -> Option<Seat> {
        let acted = self.public.acted();
        let struck = |seat| self.strikes(seat).then_some(seat);
        struck(acted)
            .or(self.public.guessed_right())
            .or(struck(acted.rival()))
    }
}

impl Game for Jinrai {
    const INFO: &'static Info = &Info {
        key: "jinrai",
        name: "Jinrai",
        designer: "hod-factory (2010)",
        sheet: 2,
        holds: Holds::Secret,
        secrets: |_| true,
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

    /// Whoever cannot move may pass.
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
        let done = self.act(seat, act);
        let right = act.guess.map(|cell| {
            let right = self.lightning[seat.rival().index()] == Some(cell);
            self.public.judge(seat, cell, right);
            right
        });
        let winner = self.winner();
        let by_lightning = winner.filter(|_| right != Some(true));
        Deed::Done(Done {
            right,
            struck: by_lightning.and_then(|seat| Some((seat, self.lightning[seat.index()]?))),
            stalled: winner.is_none() && self.public.is_stalled(),
            ..done
        })
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

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: Seat| self.lightning[seat.index()].filter(|_| viewer == Some(seat));
        View {
            public: self.public.clone(),
            lightning: SEATS.map(own),
        }
    }

    /// Puts lightning that is not known into any cloud that may carry it.
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

    /// Both are shown.
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

    /// Whether a guess is right, and whether a cloud that is blown to the seat's own home row carries lightning. Neither
    /// matters where the seat's own lightning strikes.
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

    fn play_partial(&mut self, seat: Seat, said: &[&str]) -> Option<Deed> {
        let parts = Part::said(said);
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
