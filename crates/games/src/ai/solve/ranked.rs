//! Solving by rank: value iteration over byte arrays, one depth at a time.
//!
//! A turn may be forbidden because of the turn before. A position then has two values: one with
//! nothing forbidden, and one without its critical turn, the only turn that reaches the first
//! value. Forbidding another turn changes nothing.

use crate::ai::value::{Value, acting, after, ended};
use crate::game::{Game, Ranking};

/// Number of positions between two progress reports.
const STRIDE: u64 = 1 << 16;

/// The values of all positions, by rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planes {
    /// The value with nothing forbidden; 0 is a draw or not yet known.
    pub value: Vec<u8>,
    /// The number of the critical turn; 0 where forbidding one turn changes nothing.
    pub critical: Vec<u8>,
    /// The value without the critical turn.
    pub other: Vec<u8>,
    /// The depth in turns up to which all values are known.
    pub depth: u8,
    /// Whether the last depth found a win, and a loss: without a win there is no loss one turn
    /// deeper, and vice versa.
    pub found: [bool; 2],
}

impl Planes {
    /// Returns planes without any known value.
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

    /// Returns whether all values are final: a position without a value is then a draw.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found == [false; 2]
    }

    /// Returns the value, as a byte, of the position of a rank with a turn forbidden.
    #[must_use]
    pub fn byte(&self, rank: u64, forbidden: Option<u8>) -> u8 {
        let rank = rank as usize;
        match forbidden {
            Some(number) if number == self.critical[rank] => self.other[rank],
            _ => self.value[rank],
        }
    }

    /// Finds every position decided in one turn more. Returns `false` if `progress` stopped it; the
    /// depth is then unchanged and the pass can be repeated.
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

    /// Returns the values of a position's turns as far as they are known within `depth` turns.
    fn look<G: Game>(&self, ranking: &Ranking<G, G::Turn>, rank: u64, depth: u8) -> Seen {
        let game = (ranking.at)(rank);
        let seat = acting(&game);
        let critical = self.critical[rank as usize];
        // A win in `depth` turns needs a successor lost in `depth - 1`.
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
            // Enough: the position is won with any turn forbidden, or not lost within `depth`.
            let enough = 1 + u8::from(seen.winning.last != 0);
            if seen.winning.others >= enough || (!can_win && seen.open.others > 1) {
                break;
            }
        }
        seen
    }

    /// Stores the value of a position decided in `depth` turns and the value without its critical
    /// turn; returns the new ones.
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
            // All other turns lose: without this turn the position is lost already.
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

    /// Stores and returns the value without the critical turn, if it is decided in `depth` turns.
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

/// The turns of a position that do not lose.
#[derive(Default)]
struct Seen {
    /// The number of turns.
    count: u8,
    /// The winning turns.
    winning: List,
    /// The turns that draw or whose value is unknown.
    open: List,
}

/// Turns of a position.
#[derive(Default)]
struct List {
    others: u8,
    critical: u8,
    /// The number of one of the turns; 0 if no turn before can forbid it.
    last: u8,
}

impl List {
    fn add(&mut self, number: u8, is_critical: bool) {
        self.others += u8::from(!is_critical);
        self.critical += u8::from(is_critical);
        self.last = number;
    }
}
