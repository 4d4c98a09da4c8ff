//! Mindoku (Luciano Murrone, 2024): place all your tokens, no value twice in a group.

mod deal;
mod layout;
mod player;
mod public;
mod scene;
mod tokens;
mod turn;
mod view;
mod words;

pub use self::deal::Deal;
pub use self::layout::Layout;
pub use self::public::{Deed, Mode, Over, Public, What};
pub use self::tokens::Tokens;
pub use self::turn::Turn;
pub use self::view::{Hand, View};

use crate::game::kit::grid::Cell;
use crate::game::{
    BadDeal, Choice, Game, Info, Lang, Options, Outcome, Rng, Scene, Seat, Seats, Table, Viewer,
};

/// After so many turns per seat in which nothing got any further, the game ends.
const PATIENCE: u32 = 10;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mindoku {
    public: Public,
    /// By seat; empty for a seat that left.
    hands: [Tokens; 6],
}

impl Mindoku {
    fn hand(&self, seat: Seat) -> Tokens {
        self.hands[seat.index()]
    }

    fn is_cooperative(&self) -> bool {
        self.public.mode == Mode::Cooperative
    }

    /// Back to whoever put it there; with a seat that left it goes out of the game.
    fn give(&mut self, value: u8, seat: Seat) {
        if self.public.staying.contains(seat) {
            self.hands[seat.index()].add(value);
        }
    }

    fn place(&mut self, seat: Seat, value: u8, cell: Cell) {
        assert!(
            self.hands[seat.index()].remove(value),
            "a seat places what it holds"
        );
        let duplicate = self.public.is_duplicate(value, cell);
        let last_one = self.hand(seat).is_empty();
        if last_one && duplicate && !self.is_cooperative() {
            // Undone on the spot: nothing is left to claim, and no hand became smaller.
            self.give(value, seat);
            self.public.open = None;
            self.tell(seat, value, What::Undone(cell));
            return;
        }
        self.public.put(value, cell);
        self.public.open = Some((cell, seat));
        self.tell(seat, value, What::Placed(cell));
        if self.is_cooperative() {
            if duplicate {
                self.public.over = Some(Over::Together { won: false });
            }
        } else if last_one {
            self.public.over = Some(Over::Won(seat));
        }
    }

    fn tell(&mut self, seat: Seat, value: u8, what: What) {
        self.public.last = Some(Deed { seat, value, what });
    }

    /// A turn was taken or lost by the seat to act.
    fn pass_on(&mut self) {
        let seat = self.public.to_act;
        let fewest = &mut self.public.fewest[seat.index()];
        let now = self.hands[seat.index()].len();
        if now < *fewest {
            *fewest = now;
            self.public.quiet = 0;
        } else {
            self.public.quiet += 1;
        }
        self.next_seat();
    }

    /// The turn goes to the next seat that has one, unless it is over first.
    fn next_seat(&mut self) {
        let after = self.public.staying.after(self.public.to_act);
        self.public.to_act = after.expect("somebody stays");
        self.find_seat();
    }

    /// Passes over seats that cannot act, and ends the game where it must.
    fn find_seat(&mut self) {
        if self.is_cooperative() {
            let all_placed = self.hands.iter().all(|hand| hand.is_empty());
            while !all_placed && self.hand(self.public.to_act).is_empty() {
                let after = self.public.staying.after(self.public.to_act);
                self.public.to_act = after.expect("somebody holds tokens");
            }
            self.judge_together(all_placed);
            return;
        }
        self.test_quiet_end();
        // Two seats: the common rule makes a stuck seat lose. With more, nothing says what becomes of a seat that has
        // neither a token nor one to take, which only a deal with an empty hand can bring about: its turn is lost.
        if self.public.seats > 2 && self.public.over.is_none() && !self.can_act(self.public.to_act)
        {
            self.pass_on();
        }
    }

    fn judge_together(&mut self, all_placed: bool) {
        if self.public.over.is_some() {
            return;
        }
        let safe = |value| self.public.safe(value) != 0;
        if all_placed {
            self.public.over = Some(Over::Together { won: true });
        } else if !self.hand(self.public.to_act).values().any(safe) {
            // Ruling: whoever must act and can only make a duplicate has lost for all.
            self.public.over = Some(Over::Together { won: false });
        }
    }

    fn test_quiet_end(&mut self) {
        let patience = PATIENCE * u32::from(self.public.staying.count());
        if self.public.over.is_none() && self.public.quiet >= patience {
            self.public.over = Some(Over::Quiet);
        }
    }

    /// The token the last turn placed or moved, if it is a duplicate and can still be sent back.
    fn open_duplicate(&self) -> Option<(Cell, u8, Seat)> {
        let (cell, seat) = self.public.open?;
        let value = self.public.value(cell)?;
        self.public
            .is_duplicate(value, cell)
            .then_some((cell, value, seat))
    }

    fn claim_last(&mut self, seat: Seat, cell: Cell) -> bool {
        let Some((at, value, owner)) = self.open_duplicate() else {
            return false;
        };
        if at != cell || owner == seat {
            return false;
        }
        self.public.lift(value, cell);
        self.give(value, owner);
        self.public.open = None;
        self.tell(seat, value, What::Claimed(cell, owner));
        true
    }

    fn claim_any(&mut self, seat: Seat, cell: Cell, to: Seat) -> bool {
        let Some(value) = self.public.value(cell) else {
            return false;
        };
        // While the last token can be sent back, it and those it duplicates cannot be claimed this way.
        let sent_back_first = self.open_duplicate().is_some_and(|(at, doubled, _)| {
            let concerned = self.public.layout.peers(at) | self.public.layout.bit(at);
            value == doubled && concerned & self.public.layout.bit(cell) != 0
        });
        let may_get = to != seat && self.public.staying.contains(to);
        if sent_back_first || !may_get || !self.public.is_duplicate(value, cell) {
            return false;
        }
        self.public.lift(value, cell);
        self.give(value, to);
        self.tell(seat, value, What::Claimed(cell, to));
        true
    }

    /// A token goes on only where the rules want to hear of it: anywhere, or without a duplicate under a referee.
    fn targets(&self, value: u8) -> layout::Set {
        match self.public.mode {
            Mode::Refereed => self.public.safe(value),
            Mode::Cooperative | Mode::Claims => self.public.free(),
        }
    }
}

impl Game for Mindoku {
    const INFO: &'static Info = &Info {
        key: "mindoku",
        name: "Mindoku",
        designer: "Luciano Murrone (2024)",
        sheet: 3,
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
        seats: |options| 2..=Layout::of(options).most_seats(),
        chance: true,
        secrets: |options| !is_cooperative(options),
        together: is_cooperative,
        ..Info::OPEN
    };
    type Deal = Deal;
    type Turn = Turn;
    type View = View;

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
        let layout = public.layout;
        let mut turns = Vec::new();
        for value in self.hand(seat).values() {
            let cells = layout.cells(self.targets(value));
            turns.extend(cells.map(|cell| Turn::Place { value, cell }));
        }
        if self.is_cooperative() {
            return turns;
        }
        for (from, value) in public.tokens() {
            let mut without = self.clone();
            without.public.lift(value, from);
            let near = without.targets(value) & layout.peers(from);
            turns.extend(layout.cells(near).map(|to| Turn::Move { from, to }));
        }
        turns.extend(public.tokens().map(|(cell, _)| Turn::Take(cell)));
        turns
    }

    /// A token in the hand finds a free cell, or the board is full and has one to take.
    fn can_act(&self, seat: Seat) -> bool {
        !self.hand(seat).is_empty() || !self.is_cooperative() && self.public.occupied() != 0
    }

    fn play(&mut self, seat: Seat, turn: &Turn) {
        match *turn {
            Turn::Place { value, cell } => self.place(seat, value, cell),
            Turn::Move { from, to } => {
                let value = self.public.value(from).expect("a token is moved");
                self.public.lift(value, from);
                self.public.put(value, to);
                self.public.open = Some((to, seat));
                self.tell(seat, value, What::Moved(from, to));
            }
            Turn::Take(cell) => {
                let value = self.public.value(cell).expect("a token is taken");
                self.public.lift(value, cell);
                self.give(value, seat);
                self.public.open = None;
                self.tell(seat, value, What::Taken(cell));
            }
            Turn::ClaimLast(_) | Turn::Claim { .. } => unreachable!("a claim is no turn"),
        }
        self.pass_on();
    }

    /// A token from a private hand shows that it was there.
    fn reveals(&self, _: Seat, turn: &Turn) -> bool {
        !self.is_cooperative() && matches!(turn, Turn::Place { .. })
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
        match self.public.over? {
            Over::Won(seat) => Some(fewer_is_better(Some(seat))),
            Over::Quiet => Some(fewer_is_better(None)),
            Over::Together { won } => Some(Outcome::Together { won }),
            Over::Otherwise(_) => None,
        }
    }

    fn end(&mut self, outcome: &Outcome) {
        self.public
            .over
            .get_or_insert(Over::Otherwise(outcome.winners()));
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Mindoku {
        view.imagine(rng)
    }

    fn scene(view: &View, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn card(view: &View, seat: Seat, lang: &Lang) -> Option<Scene> {
        scene::card(view, seat, lang)
    }

    fn report(&self, seat: Seat, turn: &Turn, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(said, lang)
    }

    /// Every occupied cell in both forms: which of them hold must not show.
    fn claims(&self, seat: Seat) -> Vec<Turn> {
        if self.public.mode != Mode::Claims {
            return Vec::new();
        }
        let others = self.public.staying.without(seat);
        let both = |(cell, _)| {
            let given = others.iter().map(move |to| Turn::Claim { cell, to });
            std::iter::once(Turn::ClaimLast(cell)).chain(given)
        };
        self.public.tokens().flat_map(both).collect()
    }

    /// Any cell and seat there is: a claim on a free cell is a claim all the same, one that does not hold.
    fn read_claim(&self, _: Seat, text: &str) -> Option<Turn> {
        let mut words = text.strip_prefix("claim ")?.split(' ');
        let cell = words.next()?.parse().ok();
        let cell = cell.filter(|&cell| self.public.layout.grid().contains(cell))?;
        let seats = Seats::all(self.public.seats);
        let claim = match (words.next(), words.next()) {
            (None, _) => Turn::ClaimLast(cell),
            (Some(word), None) => {
                let to = seats.iter().find(|seat| seat.to_string() == word)?;
                Turn::Claim { cell, to }
            }
            _ => return None,
        };
        (self.public.mode == Mode::Claims).then_some(claim)
    }

    fn claim(&mut self, seat: Seat, claim: &Turn) -> bool {
        match *claim {
            _ if self.public.mode != Mode::Claims => false,
            Turn::ClaimLast(cell) => self.claim_last(seat, cell),
            Turn::Claim { cell, to } => self.claim_any(seat, cell, to),
            _ => false,
        }
    }

    /// The leaver's hand is out of the game, or shared out where all play together.
    fn retire(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        self.public.staying = self.public.staying.without(seat);
        if self.public.staying.is_empty() {
            self.public.over = Some(Over::Together { won: false });
            return;
        }
        if self.is_cooperative() {
            let mut to = seat;
            for value in hand.iter() {
                to = self.public.staying.after(to).expect("somebody stays");
                self.give(value, to);
            }
        }
        if self.public.to_act == seat {
            self.next_seat();
        } else {
            self.find_seat();
        }
    }

    /// Sheet: against each other, time that runs out costs that turn only.
    fn skip(&mut self, _: Seat) -> bool {
        if self.is_cooperative() {
            return false;
        }
        self.pass_on();
        true
    }

    fn preview(&self, seat: Seat, turn: &Turn) -> View {
        View::before_judging(self, seat, *turn)
    }

    fn consider(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        player::consider(self, seat, rng)
    }

    fn appraise(&self, seat: Seat) -> f32 {
        player::appraise(self, seat)
    }
}

fn is_cooperative(options: &Options) -> bool {
    options
        .get("mode")
        .is_some_and(|mode| mode == "cooperative")
}

#[cfg(test)]
mod tests;
