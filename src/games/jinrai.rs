//! Jinrai (hod-factory, 2010): one cloud carries the lightning, and only its owner knows which; bring it to the other home
//! row, or find out which one the other's is.

mod player;
mod public;
mod scene;
mod turn;
mod view;
mod words;

pub use self::public::{Last, Public};
pub use self::turn::{Act, Part, Turn};
pub use self::view::View;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::homes;
use crate::game::{BadDeal, Game, Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jinrai {
    public: Public,
    /// By seat: where the cloud is that carries its lightning, once it has chosen.
    lightning: [Option<Cell>; 2],
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

    /// All of a turn but what comes of its guess, which nobody knows before.
    fn act(&mut self, seat: Seat, act: Act) {
        for part in act.parts() {
            self.carry_out(seat, part);
        }
        self.public.conclude(seat, act);
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

    /// Whose lightning stands on the other's home row; if both do, that of the seat that acted.
    fn struck(&self, acted: Seat) -> Option<Seat> {
        let strikes = |seat: &Seat| {
            let cell = self.lightning[seat.index()];
            cell.is_some_and(|cell| homes::row(seat.rival()).contains(cell))
        };
        [acted, acted.rival()].into_iter().find(strikes)
    }

    /// Who has won, if the game has been won.
    fn winner(&self) -> Option<Seat> {
        let last = self.public.last()?;
        let guessed = (last.right == Some(true)).then_some(last.seat);
        let struck = self.struck(last.seat);
        // Ruling (kumo-set.md): the acting seat's lightning, then its guess, then the enemy's lightning, whoever put it there.
        struck
            .filter(|&seat| seat == last.seat)
            .or(guessed)
            .or(struck)
    }
}

impl Game for Jinrai {
    const INFO: &'static Info = &Info {
        key: "jinrai",
        name: "Jinrai",
        designer: "hod-factory (2010)",
        sheet: 2,
        secrets: |_| true,
        ..Info::OPEN
    };
    type Deal = ();
    type Turn = Turn;
    type View = View;

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

    fn play(&mut self, seat: Seat, turn: &Turn) {
        match *turn {
            Turn::Lightning(cell) => {
                self.lightning[seat.index()] = Some(cell);
                self.public.choose(seat);
            }
            Turn::Act(act) => {
                self.act(seat, act);
                if let Some(cell) = act.guess {
                    let right = self.lightning[seat.rival().index()] == Some(cell);
                    self.public.judge(right);
                }
            }
        }
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

    fn end(&mut self, outcome: &Outcome) {
        self.public.end(outcome.winners());
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Jinrai {
        view.imagine(rng)
    }

    fn scene(view: &View, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn card(view: &View, seat: Seat, lang: &Lang) -> Option<Scene> {
        view.lightning(seat)?;
        Some(scene::scene(view, lang).private())
    }

    fn report(&self, seat: Seat, turn: &Turn, viewer: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, viewer, lang)
    }

    fn prompt(&self, seat: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(self, seat, said, lang)
    }

    fn preview(&self, seat: Seat, turn: &Turn) -> View {
        let mut after = self.clone();
        match *turn {
            Turn::Lightning(_) => after.play(seat, turn),
            // Whether the guess is right, and whether it is over, is told only afterwards.
            Turn::Act(act) => after.act(seat, act),
        }
        after.view(Some(seat))
    }

    fn halfway(&self, seat: Seat, said: &[&str]) -> View {
        let mut view = self.clone();
        let parts = Part::said(said);
        if parts[0].is_some() {
            for part in parts.into_iter().flatten() {
                view.carry_out(seat, part);
            }
            view.public.tell(seat, Act { parts, guess: None });
        }
        view.view(Some(seat))
    }

    fn arrangement(&self) -> Option<u64> {
        let Jinrai { public, .. } = self;
        public.has_begun().then(|| digest(&public.arrangement()))
    }

    fn consider(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        player::consider(self, seat, rng)
    }

    fn appraise(&self, seat: Seat) -> f32 {
        player::appraise(self, seat)
    }
}

#[cfg(test)]
mod tests;
