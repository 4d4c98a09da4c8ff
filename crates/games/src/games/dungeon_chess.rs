//! Dungeon Chess (Sergio Fersini): capture characters, ransom your own, and meet a secret target.

mod card;
mod dungeon;
mod face;
mod guide;
mod lane;
mod layout;
mod moves;
pub mod piece;
mod public;
mod puzzles;
mod scene;
mod sign;
mod target;
mod words;

use rand::RngExt;
use rand::seq::SliceRandom;

use self::dungeon::Door;
use self::dungeon::Kind;
use self::moves::Turn;
use self::public::{Moved, Public};
use self::target::{Deal, Target};
use crate::game::info::Holds;
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, MctsOptions, Method, NoClaim, Outcome, Proofs, Rng,
    Seat, SeatWorth, Seats, Strength, Table, Viewer,
};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DungeonChess {
    public: Public,
    /// The two targets dealt to each seat.
    dealt: [[Target; 2]; 4],
    /// The target each seat chose.
    kept: [Option<Target>; 4],
}

/// The public part of a position, with the targets the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The known targets, by seat.
    pub cards: Vec<Cards>,
}

/// The known targets of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    /// The two targets dealt; known to their seat only.
    pub dealt: Option<[Target; 2]>,
    /// The target the seat chose.
    pub kept: Option<Target>,
}

impl View {
    /// Returns the viewer's seat, the two targets dealt to it and the chosen one; `None` for the
    /// public.
    fn own(&self, viewer: Viewer) -> Option<(Seat, [Target; 2], Option<Target>)> {
        let seat = viewer?;
        let Cards { dealt, kept } = self.cards[seat.index()];
        Some((seat, dealt?, kept))
    }
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    what: What,
    /// Whether the turn closed the game.
    closed: bool,
    /// The seats passed over afterwards for lack of a legal turn.
    skipped: Seats,
}

/// The action of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum What {
    /// A secret target was chosen; `None` to all viewers but its seat.
    Kept(Option<Target>),
    /// A character moved.
    Moved(Moved),
    /// A character was ransomed.
    Ransomed {
        kind: Kind,
        door: Door,
        /// The seat that was paid.
        captor: Seat,
    },
}

impl DungeonChess {
    fn score(&self, seat: Seat) -> i32 {
        self.public.holdings(seat) + self.bonus(seat)
    }

    /// Returns the points of the seat's target: 0 while it is not met.
    fn bonus(&self, seat: Seat) -> i32 {
        self.kept[seat.index()].map_or(0, |target| target.bonus(&self.public, seat))
    }

    /// Returns a viewer's knowledge: both targets dealt to the viewer, and the chosen targets of
    /// the seats `is_told` accepts.
    fn known(&self, viewer: Viewer, is_told: impl Fn(Seat) -> bool) -> View {
        let cards = |seat: Seat| Cards {
            dealt: Some(self.dealt[seat.index()]).filter(|_| viewer == Some(seat)),
            kept: self.kept[seat.index()].filter(|_| is_told(seat)),
        };
        View {
            public: self.public.clone(),
            cards: self.public.seats().iter().map(cards).collect(),
        }
    }
}

impl Game for DungeonChess {
    const INFO: &'static Info = &Info {
        key: "dungeon-chess",
        name: "Dungeon Chess",
        designer: "Sergio Fersini",
        seats: |_| 2..=4,
        chance: true,
        holds: Holds::Secret,
        secrets: |_| true,
        grid: |_| Some(dungeon::BOARD),
        minutes: 50,
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[4, -4]),
            // 400 games, standard error 10.
            SeatWorth::usual(&[-13, 8, 4]),
            // 342 games, standard error 11.
            SeatWorth::usual(&[1, 5, -6, 1]),
        ],
        ..Info::OPEN
    };
    type Deal = Deal;
    type Turn = Turn;
    type Deed = Deed;
    type View = View;
    type Claim = NoClaim;

    fn deal(table: &Table, rng: &mut Rng) -> Deal {
        Deal::new(table.seats, rng)
    }

    fn new(table: &Table, deal: Deal) -> Result<DungeonChess, BadDeal> {
        Ok(DungeonChess {
            public: Public::new(table.seats),
            dealt: deal.check(table.seats)?,
            kept: [None; 4],
        })
    }

    fn to_act(&self) -> Seats {
        self.public.acting()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        if self.public.is_choosing() {
            return self.dealt[seat.index()].map(Turn::Keep).to_vec();
        }
        self.public.turns(seat)
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.public.is_choosing() || self.public.can_act(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let what = match *turn {
            Turn::Keep(target) => {
                self.kept[seat.index()] = Some(target);
                self.public.choose(seat);
                What::Kept(Some(target))
            }
            Turn::Move { from, to } => What::Moved(self.public.go(seat, from, to)),
            Turn::Ransom { kind, door, captor } => {
                self.public.ransom(seat, kind, door, captor);
                What::Ransomed { kind, door, captor }
            }
        };
        let closed = self.public.is_closed();
        let passed_on = !closed && !matches!(what, What::Kept(_));
        let skipped = passed_on.then(|| self.public.skipped(seat));
        Deed {
            what,
            closed,
            skipped: skipped.unwrap_or_default(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.public.is_closed() {
            return None;
        }
        let score = |seat: Seat| {
            self.public
                .staying()
                .contains(seat)
                .then(|| self.score(seat))
        };
        let scores = self.public.seats().iter().map(score).collect();
        Some(Outcome::scored(scores))
    }

    fn leave(&mut self, seat: Seat) {
        self.public.leave(seat);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.known(viewer, |seat| viewer == Some(seat))
    }

    /// Deals the unseen cards at random; a chosen one is the likelier the better it fits what its
    /// seat did.
    fn imagine(view: &View, rng: &mut Rng) -> DungeonChess {
        let View { public, cards } = view;
        let known = |cards: &Cards| cards.dealt.into_iter().flatten().chain(cards.kept);
        let known: Vec<Target> = cards.iter().flat_map(known).collect();
        let mut unseen: Vec<Target> = Target::all()
            .filter(|target| !known.contains(target))
            .collect();
        unseen.shuffle(rng);
        let mut game = DungeonChess {
            public: public.clone(),
            dealt: [[Target::FIRST; 2]; 4],
            kept: [None; 4],
        };
        for (seat, cards) in public.seats().iter().zip(cards) {
            let is_hidden = cards.kept.is_none() && public.has_chosen(seat);
            let guessed = is_hidden.then(|| take_likely(&mut unseen, public, seat, rng));
            let kept = cards.kept.or(guessed);
            let mut draw = || unseen.pop().expect("ten cards are enough for four seats");
            game.dealt[seat.index()] = cards.dealt.unwrap_or_else(|| {
                let mut pair = [kept.unwrap_or_else(&mut draw), draw()];
                pair.sort_unstable();
                pair
            });
            game.kept[seat.index()] = kept;
        }
        game
    }

    /// Shows the chosen targets at the close; the others stay hidden.
    fn final_view(&self, viewer: Viewer) -> View {
        self.known(viewer, |_| true)
    }

    fn redact(deed: &Deed, seat: Seat, viewer: Viewer) -> Deed {
        match deed.what {
            What::Kept(_) if viewer != Some(seat) => Deed {
                what: What::Kept(None),
                ..*deed
            },
            _ => *deed,
        }
    }

    /// Hides the scores at the close, which show the others' targets.
    fn has_hidden_result(&self, seat: Seat, turn: &Turn) -> bool {
        self.clone().play(seat, turn).closed
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        Some(self.public.in_play(seat).into())
    }
}

impl Heuristics for DungeonChess {
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(MctsOptions {
            count: strength.of([40, 500, 60_000]),
            horizon: 4,
            ..MctsOptions::of(strength)
        })
    }

    fn repeats_candidates(&self) -> bool {
        true
    }

    /// Returns the lead over the best other seat, with targets, scaled to 0..1.
    fn evaluate(&self, seat: Seat) -> f32 {
        let others = self.public.staying().without(seat);
        let best = others.iter().map(|other| self.score(other)).max();
        let ahead = self.score(seat) - best.unwrap_or_default();
        0.5 + 0.5 * (ahead as f32 / LEAD).clamp(-1.0, 1.0)
    }
}

impl Beliefs for DungeonChess {}

impl Proofs for DungeonChess {}

/// Removes one of the unseen targets, as the one that a seat chose, and returns it.
fn take_likely(unseen: &mut Vec<Target>, public: &Public, seat: Seat, rng: &mut Rng) -> Target {
    let weigh = |target: &Target| {
        if target.is_met(public, seat) {
            target.telling()
        } else {
            1
        }
    };
    let all: u32 = unseen.iter().map(weigh).sum();
    let mut left = rng.random_range(0..all);
    let at = unseen.iter().position(|target| {
        let weight = weigh(target);
        let is_it = left < weight;
        left = left.saturating_sub(weight);
        is_it
    });
    unseen.swap_remove(at.expect("ten cards are enough for four seats"))
}

/// Lead in points that counts as certain win.
const LEAD: f32 = 20.0;

#[cfg(test)]
mod tests;
