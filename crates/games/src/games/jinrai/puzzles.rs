//! Puzzles of Jinrai: a win with this turn, by the own lightning or by a guess.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::turn::{Act, Part, Turn};
use super::{Jinrai, SEATS};
use crate::exercise::goal::Goal;
use crate::exercise::player::turn_of;
use crate::exercise::sort::turns;
use crate::exercise::{Exercises, Sort, SortInfo};
use crate::game::kit::cells::Cells;
use crate::game::kit::home_rows5x5;
use crate::game::{Game, Rng, Seat, Strength};
use crate::play::Play;

/// Maximum number of turns that lead to a puzzle, both secret choices included: turns are long.
const LONGEST_GAME: usize = 26;
/// Maximum share of turns that end with the right guess, in percent.
const MOST_GUESSES: usize = 25;
/// This number of four turns bring a cloud without lightning nearer to the other home row.
const DECOYS: u32 = 3;

impl Exercises for Jinrai {
    const SORTS: &'static [Sort<Jinrai>] = &[STRIKE, GUESS];
}

/// Win with this turn by the own lightning, after a breath that clears its way.
const STRIKE: Sort<Jinrai> = Sort {
    info: SortInfo {
        name: "strike",
        has: |goal, right| *goal == Goal::Wins && !right.contains(" guess "),
        longest: LONGEST_GAME,
        ..SortInfo::USUAL
    },
    goal: |play, seat| {
        let turns = play.turns(seat);
        let acts = || turns.iter().filter_map(act);
        // A guess without a deduction would win by chance.
        let is_strike =
            !acts().any(|act| act.guess.is_some()) && acts().any(|act| act.parts().count() == 2);
        is_strike.then_some(Goal::Wins)
    },
    // A breath beside the winning move is free.
    is_one_effect: |_, _, right| {
        let mut moves = turns(right).filter_map(act).map(moved);
        let first = moves.next();
        moves.all(|other| Some(other) == first)
    },
    // A move of the lightning alone is seen at once; one after a breath is not.
    is_obvious: |_, _, right| {
        let mut acts = turns(right).filter_map(act);
        acts.any(|act| act.parts().count() == 1)
    },
    ..Sort::USUAL
};

/// Win with this turn by a guess that cannot be wrong.
const GUESS: Sort<Jinrai> = Sort {
    info: SortInfo {
        name: "guess",
        has: |goal, right| *goal == Goal::Wins && right.contains(" guess "),
        longest: LONGEST_GAME,
        ..SortInfo::USUAL
    },
    goal: |play, seat| (deduced(play, seat).count() == 1).then_some(Goal::Wins),
    // The move beside the winning guess is free.
    is_one_effect: |_, _, right| {
        let mut acts = turns(right).filter_map(act);
        acts.all(|act| act.guess.is_some())
    },
    is_obvious: |play, seat, right| right.len() * 100 > play.turns(seat).len() * MOST_GUESSES,
    player: |play, seat, rng| decoy(play, seat, rng),
    ..Sort::USUAL
};

fn act(turn: &Turn) -> Option<Act> {
    match turn {
        Turn::Lightning(_) => None,
        Turn::Act(act) => Some(*act),
    }
}

/// Returns the move of a turn.
fn moved(act: Act) -> Option<Part> {
    act.parts().find(|part| matches!(part, Part::Move(..)))
}

/// Returns the enemy clouds that can be guessed and are not on the seat's own home row, where
/// lightning would have won.
fn deduced(play: &Play<Jinrai>, seat: Seat) -> Cells {
    let turns = play.turns(seat);
    let acts = turns.iter().filter_map(act);
    let is_blow_free = |act: &Act| !act.parts().any(|part| matches!(part, Part::Blow(..)));
    let clouds: Cells = acts
        .filter(is_blow_free)
        .filter_map(|act| act.guess)
        .collect();
    clouds - home_rows5x5::row(seat)
}

/// Returns the turn of a player who mostly brings a cloud without lightning forward.
fn decoy(play: &Play<Jinrai>, seat: Seat, rng: &mut Rng) -> Option<Turn> {
    let decoys = if rng.random_ratio(DECOYS, 4) {
        decoys(play.game(), seat)
    } else {
        Vec::new()
    };
    match decoys.choose(rng) {
        Some(turn) => Some(*turn),
        None => turn_of(play, seat, Strength::Medium, rng),
    }
}

/// Returns the turns that bring a cloud without lightning furthest towards the other home row.
fn decoys(game: &Jinrai, seat: Seat) -> Vec<Turn> {
    let [Some(_), Some(_)] = game.lightning else {
        return Vec::new();
    };
    let kept = [game.lightning[seat.index()], Some(game.public.breath(seat))];
    let gain = |turn: &Turn| {
        let act = act(turn)?;
        let [Some(Part::Move(from, to)), None] = act.parts else {
            return None;
        };
        let (behind, ahead) = if seat == SEATS[0] {
            (from.rank(), to.rank())
        } else {
            (to.rank(), from.rank())
        };
        let is_decoy = act.guess.is_none() && !kept.contains(&Some(from));
        ahead
            .checked_sub(behind)
            .filter(|&gain| is_decoy && gain > 0)
    };
    let turns = game.turns(seat);
    let best = turns.iter().filter_map(gain).max();
    let is_best = |turn: &Turn| best.is_some() && gain(turn) == best;
    turns.into_iter().filter(is_best).collect()
}
