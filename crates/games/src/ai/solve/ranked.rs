//! The games whose positions have a rank: value iteration, turn by turn, over arrays of bytes.
//!
//! A turn can be forbidden because of the turn before it. A position then has two values: the one with nothing forbidden,
//! and the one without its critical turn, which is the only one to reach the first. Forbidding any other changes nothing.

use crate::ai::value::{Value, acting, after, ended};
use crate::game::{Game, Ranking};

/// How many positions are looked at between two words on how far it is.
const STRIDE: u64 = 1 << 16;

/// What is known of every position, by rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planes {
    /// The value with nothing forbidden; 0 is a draw, or not known yet.
    pub value: Vec<u8>,
    /// The number of the critical turn; 0 where forbidding one turn changes nothing.
    pub critical: Vec<u8>,
    /// The value without the critical turn.
    pub other: Vec<u8>,
    /// Up to how many turns from the end everything is known.
    pub depth: u8,
    /// Whether a win and a loss in so many turns were found last: without one there will be no loss, or no win, in one more.
    pub found: [bool; 2],
}

impl Planes {
    /// Nothing is known.
    #[must_use]
    pub fn unknown(size: u64) -> Planes {
        Planes {
            value: vec![0; size as usize],
            critical: vec![0; size as usize],
            other: vec![0; size as usize],
            depth: 0,
            found: [true; 2],
        }
    }

    /// Whether everything is known: what still has no value is a draw.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found == [false; 2]
    }

    /// The value, as a byte, of the position of a rank where a turn may be forbidden.
    #[must_use]
    pub fn byte(&self, rank: u64, forbidden: Option<u8>) -> u8 {
        let rank = rank as usize;
        match forbidden {
            Some(number) if number == self.critical[rank] => self.other[rank],
            _ => self.value[rank],
        }
    }

    /// Finds every position that is over in one turn more; false if it was to stop, and then nothing is lost but time.
    pub fn deepen<G: Game>(
        &mut self,
        ranking: &Ranking<G, G::Turn>,
        progress: &mut dyn FnMut(u64, u64) -> bool,
    ) -> bool {
        let depth = self.depth + 1;
        let mut found = [false; 2];
        for rank in 0..ranking.size {
            if rank.is_multiple_of(STRIDE) && !progress(rank, ranking.size) {
                return false;
            }
            let at = rank as usize;
            let is_open = self.value[at] == 0;
            let is_other_open = self.critical[at] != 0 && self.other[at] == 0;
            if !is_open && !is_other_open {
                continue;
            }
            let seen = self.look(ranking, rank, depth);
            let news = if is_open {
                self.learn(at, depth, &seen)
            } else {
                [None, self.learn_other(at, depth, &seen)]
            };
            for value in news.into_iter().flatten() {
                found[usize::from(matches!(value, Value::Loss(_)))] = true;
            }
        }
        (self.depth, self.found) = (depth, found);
        true
    }

    /// What the turns of a position come to, as far as it is known in `depth` turns.
    fn look<G: Game>(&self, ranking: &Ranking<G, G::Turn>, rank: u64, depth: u8) -> Seen {
        let game = (ranking.at)(rank);
        let seat = acting(&game);
        let critical = self.critical[rank as usize];
        // To win in so many turns is to beat a position lost in one less.
        let [_, can_win] = self.found;
        let mut seen = Seen::default();
        for turn in game.turns(seat) {
            let after = after(&game, &turn);
            let value = if let Some(outcome) = ended(&after) {
                Value::ended(&outcome, seat.rival()).before()
            } else {
                let (rank, forbidden) = (ranking.find)(&after);
                Value::of_byte(self.byte(rank, forbidden)).before()
            };
            seen.count += 1;
            let known = value.turns().is_some_and(|turns| turns <= depth);
            if known && matches!(value, Value::Loss(_)) {
                continue;
            }
            let number = (ranking.number)(&game, &turn).unwrap_or(0);
            let list = if known {
                &mut seen.winning
            } else {
                &mut seen.open
            };
            list.add(number, number != 0 && number == critical);
            // More is not asked: it is won, whatever is forbidden, or it is not lost in so many turns.
            let enough = 1 + u8::from(seen.winning.last != 0);
            if seen.winning.others >= enough || (!can_win && seen.open.others > 1) {
                break;
            }
        }
        seen
    }

    /// The value of the position, if it is over in `depth` turns, and the one without its critical turn.
    fn learn(&mut self, at: usize, depth: u8, seen: &Seen) -> [Option<Value>; 2] {
        let lost = Value::Loss(if seen.count < 2 { 0 } else { depth });
        let [won, open] = [&seen.winning, &seen.open].map(|list| list.others + list.critical);
        let value = match (won, open) {
            (0, 0) if seen.count == 0 => Some(Value::Loss(0)),
            (0, 0) => Some(Value::Loss(depth)),
            (0, _) => None,
            _ => Some(Value::Win(depth)),
        };
        let alone = match (won, open) {
            (1, _) => seen.winning.last,
            // All others lose: without it the position is lost already.
            (0, 1) => seen.open.last,
            _ => 0,
        };
        let mut other = None;
        if alone != 0 && self.critical[at] == 0 {
            self.critical[at] = alone;
            other = (won + open == 1).then_some(lost);
        }
        self.value[at] = value.map_or(0, Value::byte);
        if let Some(other) = other {
            self.other[at] = other.byte();
        }
        [value, other]
    }

    /// The value without the critical turn, if that is over in `depth` turns.
    fn learn_other(&mut self, at: usize, depth: u8, seen: &Seen) -> Option<Value> {
        let value = match (seen.winning.others, seen.open.others) {
            (0, 0) => Some(Value::Loss(depth)),
            (0, _) => None,
            _ => Some(Value::Win(depth)),
        };
        self.other[at] = value.map_or(0, Value::byte);
        value
    }
}

/// What the turns of a position come to that do not lose.
#[derive(Default)]
struct Seen {
    /// How many turns there are.
    count: u8,
    /// Those that win.
    winning: List,
    /// Those of which nothing is known, or that draw.
    open: List,
}

/// Turns of a position.
#[derive(Default)]
struct List {
    others: u8,
    critical: u8,
    /// The number of one of them; 0 if it can never be forbidden.
    last: u8,
}

impl List {
    fn add(&mut self, number: u8, is_critical: bool) {
        self.others += u8::from(!is_critical);
        self.critical += u8::from(is_critical);
        self.last = number;
    }
}
