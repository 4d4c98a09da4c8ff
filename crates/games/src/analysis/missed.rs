//! A chance that a seat missed in a played game: a position in which exactly one turn kept the win
//! or the draw.

use crate::ai::table::EndgameTable;
use crate::ai::value::Verdict;
use crate::board::{Board, Proof};
use crate::game::Seat;

/// The numbers of turns of both seats within which a win is searched for, in games without a table:
/// at once, or with the second own turn.
const SEARCHED: [u8; 2] = [1, 3];

/// A missed chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    /// The only turn that kept it.
    pub turn: String,
    /// The result it kept.
    pub chance: Chance,
}

/// The result that one turn kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The win, with the best play of both.
    Win,
    /// The draw, with the best play of both.
    Draw,
    /// The win with at most this many own turns, whatever the rival does.
    WinWithin(u8),
}

impl Missed {
    /// Returns the chance that `seat` missed with the turn `played` at a position. `None` if
    /// another turn was as good, if the position hides something or has more than two seats, and
    /// where nothing is proved. `table` is the solved game's.
    #[must_use]
    pub fn at(
        board: &dyn Board,
        seat: Seat,
        played: &str,
        table: Option<&EndgameTable>,
    ) -> Option<Missed> {
        let study = board
            .study()
            .filter(|_| board.to_act().first() == Some(seat))?;
        let chances = match table {
            Some(table) => [(Verdict::Win, Chance::Win), (Verdict::Draw, Chance::Draw)]
                .map(|(verdict, chance)| (Proof::Table(table), verdict, chance)),
            None => SEARCHED.map(|plies| {
                let search = Proof::Search {
                    winner: seat,
                    plies,
                };
                (search, Verdict::Win, Chance::WinWithin(plies.div_ceil(2)))
            }),
        };
        let mut found = chances.into_iter().filter_map(|(proof, verdict, chance)| {
            let turn = study.only_turn(proof, verdict)?;
            Some(Missed { turn, chance })
        });
        found.next().filter(|missed| missed.turn != played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::puzzles::{self, Kind};
    use crate::solved;

    /// Puzzles of the game of one kind.
    fn puzzles_of(game: &str, kind: Kind) -> Vec<puzzles::Puzzle> {
        let mut all = puzzles::all(games::find(game).unwrap()).unwrap();
        all.retain(|puzzle| puzzle.kind == kind);
        all.truncate(20);
        assert!(!all.is_empty(), "{game}");
        all
    }

    #[test]
    fn the_only_turn_is_missed_by_every_other_one() {
        for (game, kind, chance) in [
            ("kumo", Kind::Win, Chance::Win),
            ("kumo", Kind::Save, Chance::Draw),
            ("kintei", Kind::Forces, Chance::WinWithin(2)),
        ] {
            let all = puzzles_of(game, kind);
            let of_two = all.iter().filter(|puzzle| {
                // A longer forced win is not searched for here.
                kind != Kind::Forces || puzzle.decisions.len() == 2
            });
            for puzzle in of_two {
                let board = puzzle.board().unwrap();
                let table = solved::embedded(puzzle.game.info, &puzzle.table.options);
                let [turn] = &puzzle.decisions[0][..] else {
                    panic!("{puzzle:?}");
                };
                for played in board.turns(puzzle.seat) {
                    let missed = Missed::at(&*board, puzzle.seat, &played, table.as_deref());
                    let expected = (played != *turn).then(|| Missed {
                        turn: turn.clone(),
                        chance,
                    });
                    assert_eq!(missed, expected, "{puzzle:?} {played}");
                }
                let rival = puzzle.seat.rival();
                assert_eq!(Missed::at(&*board, rival, turn, table.as_deref()), None);
            }
        }
    }

    #[test]
    fn nothing_is_missed_where_secrets_are() {
        let jinrai = games::find("jinrai").unwrap();
        for puzzle in puzzles::all(jinrai).unwrap().iter().take(5) {
            let board = puzzle.board().unwrap();
            for played in board.turns(puzzle.seat) {
                assert_eq!(Missed::at(&*board, puzzle.seat, &played, None), None);
            }
        }
    }
}
