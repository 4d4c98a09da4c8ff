//! The sorts of puzzles of one decision: the goal of each, and the positions that are worth one.

use std::collections::HashSet;

use strum::{Display, IntoStaticStr, VariantArray};

use super::position::Position;
use super::tried::{ends, last_word, meets, task};
use super::{places, points};
use crate::board::{Board, Goal, Proof, ValuedTurn};
use crate::game::{Lang, Seat};

/// Minimum number of claims that could hold, per cell of the board: three quarters of the cells
/// have a token.
const FULL: (usize, usize) = (3, 4);
/// Minimum number of placements that make no duplicate, for each that leaves the board fillable.
const CLEAN: usize = 2;
/// Maximum number of free cells of a board that is to stay fillable, so that exhaustive search
/// proves it.
const MOST_FREE: usize = 8;
/// The numbers of free cells at which the best margin is sought.
const LAST_CELLS: std::ops::RangeInclusive<usize> = 5..=6;
/// Maximum share of turns that end with the right guess, in percent.
const MOST_GUESSES: usize = 25;

/// The sort of a puzzle of one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Sort {
    /// Mindoku against each other: find the two equal tokens in a group, and claim one of them.
    Claim,
    /// Mindoku against each other: move a token, so that the last one of the hand has a place.
    Room,
    /// Mindoku together: place a token, so that the board can still be filled.
    Fill,
    /// Jinrai: win with this turn by the own lightning, after a breath that clears its way.
    Strike,
    /// Jinrai: win with this turn by a guess that cannot be wrong.
    Guess,
    /// More than two seats: the only turn after which the next seat cannot win at once.
    Safe,
    /// Mix 3: the only turn that leads to the best margin.
    Margin,
    /// Dungeon Chess: the only turn after which the next own turn closes the game with more points
    /// than the rival, whatever the rival does and whatever its target.
    Close,
    /// Dungeon Chess: the only turn with which the seat is furthest ahead after its next turn,
    /// whatever the rival does.
    Lead,
    /// Fullend: fill a gap, so that the next own tile is the last, whatever the rival does.
    Outlast,
    /// Fullend: lay the reflection, through the middle, of the only tile without one.
    Mirror,
}

impl Sort {
    /// Returns the goal at a position; `None` where it cannot be one of this sort.
    pub(super) fn goal(self, at: Position<'_>, seat: Seat) -> Option<Goal> {
        let board = at.board;
        match self {
            Sort::Close => Some(task("close")),
            Sort::Lead => points::lead(board, seat),
            Sort::Outlast => places::outlast(board, seat),
            Sort::Mirror => places::mirror(at),
            Sort::Claim => claims_that_hold(board, seat).map(Goal::Turn),
            Sort::Room => room(board, seat),
            Sort::Fill => {
                let turns = board.turns(seat);
                let cells: HashSet<_> = turns.iter().filter_map(|turn| last_word(turn)).collect();
                let is_open = cells.len() <= MOST_FREE;
                is_open.then(|| task("fillable"))
            }
            Sort::Strike => is_strike(board, seat).then_some(Goal::Wins),
            Sort::Guess => deduced(&board.turns(seat), seat).map(|_| Goal::Wins),
            Sort::Safe => (board.to_act().count() == 1).then_some(Goal::Safe),
            Sort::Margin => LAST_CELLS
                .contains(&board.turns(seat).len())
                .then_some(Goal::Margin),
        }
    }

    /// Returns whether the right turns are one, or a set of turns of the same effect.
    pub(super) fn is_one_effect(self, board: &dyn Board, seat: Seat, right: &[&String]) -> bool {
        let Some(first) = right.first() else {
            return false;
        };
        match self {
            // Each token of the pair may be claimed.
            Sort::Claim => right.len() == 2,
            // A breath beside the winning move, and the move beside the winning guess, are free.
            Sort::Strike => right.iter().all(|turn| effect(turn) == effect(first)),
            Sort::Guess => right.iter().all(|turn| is_guess(turn)),
            // Only one value of the hand fits each cell.
            Sort::Fill => {
                let mut cells: Vec<&str> =
                    right.iter().filter_map(|turn| last_word(turn)).collect();
                cells.sort_unstable();
                cells.windows(2).all(|pair| pair[0] != pair[1])
            }
            Sort::Outlast => places::is_one_gap(board, seat, right),
            _ => right.len() == 1,
        }
    }

    /// Returns whether the right turn is found without looking for it.
    pub(super) fn is_obvious(self, board: &dyn Board, seat: Seat, right: &[&String]) -> bool {
        match self {
            Sort::Claim | Sort::Room | Sort::Mirror => false,
            // A capture that closes the game is seen at once.
            Sort::Close => right.iter().any(|turn| ends(board, seat, turn)),
            Sort::Lead => points::is_greedy(board, seat, right),
            // The menus offer some places, and a last tile is found at once.
            Sort::Outlast => {
                let offered = board.offered(seat, "").turns;
                let mut right = right.iter();
                right.any(|turn| offered.contains(turn) || ends(board, seat, turn))
            }
            Sort::Fill => {
                let turns = board.turns(seat).into_iter();
                let clean = turns.filter(|turn| meets(board, seat, turn, "clean"));
                clean.count() < CLEAN * right.len()
            }
            // A move of the lightning alone is seen at once; one after a breath is not.
            Sort::Strike => right.iter().any(|turn| parts(turn).len() == 1),
            Sort::Guess => right.len() * 100 > board.turns(seat).len() * MOST_GUESSES,
            // A winning turn is safe, too.
            Sort::Safe => right.iter().any(|turn| ends(board, seat, turn)),
            Sort::Margin => !is_surprise(board, seat, right),
        }
    }
}

/// Returns the claims that hold on a board with many tokens, of which two are equal in a group, and
/// neither is the last placed, which the picture marks.
fn claims_that_hold(board: &dyn Board, seat: Seat) -> Option<Vec<String>> {
    let claims = board.claims(seat);
    let (most, of) = FULL;
    if claims.len() / 2 * of < cells(board) * most {
        return None;
    }
    let holds = |claim: &String| board.meets(seat, claim, &Goal::Any, None) == Some(true);
    let right: Vec<String> = claims.into_iter().filter(holds).collect();
    let is_older = right.iter().all(|claim| claim.split(' ').count() == 3);
    (is_older && right.len() == 2).then_some(right)
}

/// Returns the number of cells of the board.
fn cells(board: &dyn Board) -> usize {
    let scene = board.scene(None, &Lang::english());
    scene.spots.len()
}

/// Returns the goal to make room for the only token of the hand by a move, where it has no place
/// and no claim holds. To take a token makes room, too, but two tokens are further from the win
/// than one.
fn room(board: &dyn Board, seat: Seat) -> Option<Goal> {
    let turns = board.turns(seat);
    let mut values = turns.iter().filter_map(|turn| {
        let mut words = turn.split(' ');
        (words.next() == Some("place")).then(|| words.next())?
    });
    let value = values.next()?;
    let is_last = values.all(|other| other == value);
    let has_place = || turns.iter().any(|turn| ends(board, seat, turn));
    // Several equal tokens look like one in the turns.
    if !is_last || !holds_one(board, seat) || has_place() || can_claim(board, seat) {
        return None;
    }
    let wanted = format!("room {value}");
    let makes_room =
        |turn: &&String| turn.starts_with("move ") && meets(board, seat, turn, &wanted);
    let moves: Vec<String> = turns.iter().filter(makes_room).cloned().collect();
    (!moves.is_empty()).then_some(Goal::Turn(moves))
}

fn can_claim(board: &dyn Board, seat: Seat) -> bool {
    let mut claims = board.claims(seat).into_iter();
    claims.any(|claim| board.meets(seat, &claim, &Goal::Any, None) == Some(true))
}

/// Returns whether the seat holds one token: only the last one is undone where it repeats another.
fn holds_one(board: &dyn Board, seat: Seat) -> bool {
    let turns = board.turns(seat);
    let Some(place) = turns.iter().find(|turn| turn.starts_with("place ")) else {
        return false;
    };
    let mut after = board.boxed();
    after.play(seat, place).is_ok() && after.claims(seat).len() == board.claims(seat).len()
}

/// Returns whether the seat may win by its own lightning after a breath; a guess without a
/// deduction would win by chance.
fn is_strike(board: &dyn Board, seat: Seat) -> bool {
    let turns = board.turns(seat);
    !turns.iter().any(|turn| is_guess(turn)) && turns.iter().any(|turn| parts(turn).len() == 2)
}

/// Returns the cell of the only enemy cloud that is not on the seat's own home row, where lightning
/// would have won.
pub(super) fn deduced(turns: &[String], seat: Seat) -> Option<String> {
    let is_blow_free = |turn: &&String| is_guess(turn) && !turn.contains("blow");
    let home = if seat == Seat(1) { '1' } else { '5' };
    let plain = turns.iter().filter(is_blow_free);
    let mut clouds: Vec<&str> = plain
        .filter_map(|turn| turn.split(' ').next_back())
        .collect();
    clouds.sort_unstable();
    clouds.dedup();
    clouds.retain(|cell| !cell.ends_with(home));
    match *clouds {
        [only] => Some(only.to_owned()),
        _ => None,
    }
}

fn is_guess(turn: &str) -> bool {
    turn.contains(" guess ")
}

/// Returns the moves and blows of a turn.
fn parts(turn: &str) -> Vec<String> {
    let acts = turn.split(" guess ").next().unwrap_or_default();
    let words: Vec<&str> = acts.split(' ').collect();
    let (mut parts, mut rest) = (Vec::new(), words.as_slice());
    while !rest.is_empty() {
        let (part, further) = rest.split_at(rest.len().min(if rest[0] == "blow" { 3 } else { 2 }));
        parts.push(part.join(" "));
        rest = further;
    }
    parts
}

/// Returns the move of a turn.
fn effect(turn: &str) -> String {
    let parts = parts(turn);
    let moves = parts.into_iter().find(|part| !part.starts_with("blow"));
    moves.unwrap_or_default()
}

/// Returns whether another turn looks at least as good as the right one.
fn is_surprise(board: &dyn Board, seat: Seat, right: &[&String]) -> bool {
    // No turn of the search is needed to learn how turns look.
    let no_search = Proof::Search {
        winner: seat,
        plies: 0,
    };
    let values = board.study().and_then(|study| study.values(no_search));
    let (right, others): (Vec<ValuedTurn>, Vec<ValuedTurn>) = values
        .unwrap_or_default()
        .into_iter()
        .partition(|turn| right.contains(&&turn.text));
    let best = others
        .iter()
        .map(|turn| turn.looks)
        .fold(f32::MIN, f32::max);
    right.iter().all(|turn| best >= turn.looks)
}
