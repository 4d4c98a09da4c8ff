//! Turns walked ahead from the position that a seat imagines: they never tell two games apart.

use rand::seq::IndexedRandom;

use crate::board::Board;
use crate::contract::difference::{Difference, in_words};
use crate::contract::looks::in_scenes;
use crate::contract::subject::Subject;
use crate::game::{Lang, Rng, Seat};

/// Turns that are walked ahead.
const STEPS: usize = 3;

/// The first difference between two games in the turns that a seat walks ahead at random, and in
/// the pictures on the way.
pub fn between(plays: [&dyn Subject; 2], seat: Seat, rng: &mut Rng) -> Option<Difference> {
    let mut boards = plays.map(|play| play.imagined(seat));
    for _ in 0..STEPS {
        if let Some(found) = in_pictures(&boards, seat) {
            return Some(found);
        }
        let acting = boards.each_ref().map(|board| next(&**board, seat));
        if let Some(found) = in_words("the seat to act ahead", acting) {
            return Some(found);
        }
        let acting = acting[0]?;
        let turns = boards.each_ref().map(|board| board.foreseen_turns(acting));
        if let Some(found) = in_words(
            "the turns ahead, by `Board::foreseen_turns`",
            turns.each_ref(),
        ) {
            return Some(found);
        }
        let turn = turns[0].as_ref()?.choose(rng)?;
        let foreseen = boards.each_ref().map(|board| board.foresees(acting, turn));
        let what = format!("the openness of `{acting} {turn}` ahead, by `Board::foresees`");
        if let Some(found) = in_words(&what, foreseen) {
            return Some(found);
        }
        if !foreseen[0] {
            return None;
        }
        for board in &mut boards {
            let played = board.play(acting, turn);
            played.expect("a turn that is foreseen is legal");
        }
    }
    in_pictures(&boards, seat)
}

/// The seat whose turn is walked next: the own one where several are to act.
fn next(board: &dyn Board, seat: Seat) -> Option<Seat> {
    let acting = board.to_act();
    let own = acting.contains(seat).then_some(seat);
    own.or_else(|| acting.first())
}

/// The first difference in the pictures of two positions ahead.
fn in_pictures(boards: &[Box<dyn Board>; 2], seat: Seat) -> Option<Difference> {
    let lang = Lang::english();
    let scenes = boards
        .each_ref()
        .map(|board| board.scene(Some(seat), &lang));
    let maker = " ahead, by `Game::imagine` and `Face::scene`".to_owned();
    in_scenes(&scenes, &[maker.clone(), maker.clone(), maker])
}
