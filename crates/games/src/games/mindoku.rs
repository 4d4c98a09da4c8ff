//! Mindoku (Luciano Murrone, 2024): place all your tokens, no value twice in a group.

mod claim;
mod deal;
mod deed;
mod face;
mod lacking;
mod layout;
mod player;
mod position;
mod public;
mod puzzles;
mod scene;
mod tokens;
mod turn;
mod view;
mod words;
mod worth;

pub use self::claim::Claim;
pub use self::deal::Deal;
pub use self::deed::Deed;
pub use self::position::Mindoku;
pub use self::turn::Turn;
pub use self::view::View;

use self::layout::Layout;
use self::public::{Mode, Over};
use self::tokens::Tokens;
use self::view::Hand;
use crate::game::{BadDeal, Choice, Game, Info, Options, Outcome, Rng, Seat, Seats, Table, Viewer};

impl Game for Mindoku {
    const INFO: &'static Info = &Info {
        key: "mindoku",
        name: "Mindoku",
        designer: "Luciano Murrone (2024)",
        options: &[
            Choice {
                key: "board",
                values: &Layout::NAMES,
            },
            Choice {
                key: "mode",
                values: &["competitive", "cooperative"],
            },
            Choice {
                key: "referee",
                values: &["players", "bot"],
            },
        ],
        matters: |options, key| key != "referee" || !is_cooperative(options),
        seats: |options| 2..=Layout::of(options).most_seats(),
        chance: true,
        secrets: |options| !is_cooperative(options),
        together: is_cooperative,
        grid: |options| Some(Layout::of(options).grid()),
        minutes: 12,
        seat_worth: worth::SEAT_WORTH,
        ..Info::OPEN
    };
    type Deal = Deal;
    type Turn = Turn;
    type Deed = Deed;
    type View = View;
    type Claim = Claim;

    fn deal(table: &Table, rng: &mut Rng) -> Deal {
        Deal::new(Layout::of(&table.options), table.seats, rng)
    }

    fn new(table: &Table, deal: Deal) -> Result<Mindoku, BadDeal> {
        let (dealt, mut public) = deal.check(Layout::of(&table.options), table.seats)?;
        let mut hands = [Tokens::default(); 6];
        hands[..dealt.len()].copy_from_slice(&dealt);
        public.mode = match (table.option("mode"), table.option("referee")) {
            ("cooperative", _) => Mode::Cooperative,
            (_, "bot") => Mode::Refereed,
            _ => Mode::Claims,
        };
        public.seats = table.seats;
        public.staying = Seats::all(table.seats);
        public.fewest = hands.map(Tokens::len);
        let mut game = Mindoku { public, hands };
        game.find_seat();
        Ok(game)
    }

    fn to_act(&self) -> Seats {
        self.public.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let Mindoku { public, .. } = self;
        let mut turns = Vec::new();
        for value in self.hand(seat).values() {
            let cells = public.targets(value).iter();
            turns.extend(cells.map(|cell| Turn::Place { value, cell }));
        }
        if public.is_cooperative() {
            return turns;
        }
        for (from, value) in public.tokens() {
            let mut without = public.clone();
            without.lift(value, from);
            let near = without.targets(value) & public.layout.peers(from);
            turns.extend(near.iter().map(|to| Turn::Move { from, to }));
        }
        turns.extend(public.tokens().map(|(cell, _)| Turn::Take(cell)));
        turns
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.has_turn(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        self.public.observe(seat, *turn);
        self.act(seat, *turn)
    }

    /// Plays without recording what the turn tells about a hand, which searches do not read.
    fn advance(&mut self, seat: Seat, turn: &Turn) {
        self.act(seat, *turn);
    }

    fn is_over(&self) -> bool {
        self.public.over.is_some()
    }

    fn outcome(&self) -> Option<Outcome> {
        let fewer_is_better = |winner: Option<Seat>| {
            let seats = Seats::all(self.public.seats);
            let worth = |seat: Seat| match winner {
                Some(winner) if winner == seat => 1,
                _ => -i32::from(self.hand(seat).len()),
            };
            Outcome::ranked(&seats.iter().map(worth).collect::<Vec<_>>())
        };
        Some(match self.public.over? {
            Over::Won(seat) => fewer_is_better(Some(seat)),
            Over::Quiet => fewer_is_better(None),
            Over::Together { won } => Outcome::Together { won },
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let tokens = self.hand(seat);
            // The values of a hand stay hidden after the end, too.
            if self.public.is_cooperative() || viewer == Some(seat) {
                Hand::Open(tokens)
            } else {
                Hand::Closed(tokens.len())
            }
        };
        View {
            public: self.public.clone(),
            hands: Seats::all(self.public.seats).iter().map(hand).collect(),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Mindoku {
        Mindoku {
            public: view.public.clone(),
            hands: view.imagined(rng),
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.leave(seat);
    }

    /// Sheet: against each other, time that runs out costs that turn only.
    fn skip(&mut self, _: Seat) -> bool {
        if self.public.is_cooperative() {
            return false;
        }
        self.pass_on();
        true
    }

    /// A token placed from a private hand shows that the hand held it.
    fn reveals(&self, _: Seat, turn: &Turn) -> bool {
        !self.public.is_cooperative() && matches!(turn, Turn::Place { .. })
    }

    /// With players as referee, the last token of a hand wins or turns out to be a duplicate only
    /// afterwards.
    fn has_hidden_result(&self, seat: Seat, turn: &Turn) -> bool {
        let is_last = matches!(turn, Turn::Place { .. }) && self.hand(seat).len() == 1;
        is_last && self.public.mode == Mode::Claims
    }

    /// Leaves the token where it was placed and passes the turn on.
    fn play_visible_part(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let Turn::Place { value, cell } = *turn else {
            return self.play(seat, turn);
        };
        self.public.open = None;
        self.public.latest.0 = None;
        self.public.to_act = self.public.next();
        self.lay(seat, value, cell)
    }
}

impl Mindoku {
    fn act(&mut self, seat: Seat, turn: Turn) -> Deed {
        self.public.open = None;
        self.public.latest.0 = None;
        let deed = match turn {
            Turn::Place { value, cell } => self.place(seat, value, cell),
            Turn::Move { from, to } => self.shift(seat, from, to),
            Turn::Take(cell) => self.take(seat, cell),
        };
        self.pass_on();
        deed
    }
}

fn is_cooperative(options: &Options) -> bool {
    options
        .get("mode")
        .is_some_and(|mode| mode == "cooperative")
}

#[cfg(test)]
mod tests;
