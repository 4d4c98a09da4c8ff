//! The positions of a puzzle's solution.

use tavolino_games::board::Board;
use tavolino_games::puzzles::Puzzle;

/// The boards of the solution: the position, and those after each own turn and each answer; `None`
/// if it cannot be played.
pub fn boards(puzzle: &Puzzle) -> Option<Vec<Box<dyn Board>>> {
    let mut board = puzzle.board()?;
    let mut boards = vec![board.boxed()];
    for (at, right) in puzzle.decisions.iter().enumerate() {
        board.play(puzzle.seat, right.first()?).ok()?;
        boards.push(board.boxed());
        if let Some(answer) = puzzle.answers.get(at) {
            board.play(board.to_act().first()?, answer).ok()?;
            boards.push(board.boxed());
        }
    }
    Some(boards)
}

/// The position after the solution; `None` if it cannot be played.
pub fn last(puzzle: &Puzzle) -> Option<Box<dyn Board>> {
    boards(puzzle)?.pop()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavolino_games::games::GAMES;
    use tavolino_games::puzzles;

    #[test]
    fn the_solution_of_each_puzzle_is_played_to_its_end() {
        for entry in GAMES {
            let all = puzzles::all(entry).unwrap();
            // The first and the last ones are of all sorts.
            let some = all.iter().take(20).chain(all.iter().rev().take(20));
            for puzzle in some {
                let steps = puzzle.decisions.len() + puzzle.answers.len();
                let boards = boards(puzzle).expect("a solution is legal");
                assert_eq!(boards.len(), steps + 1, "{} {}", entry.info.key, puzzle.id);
            }
        }
    }
}
