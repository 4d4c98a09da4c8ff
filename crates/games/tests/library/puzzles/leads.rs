//! The best lead in Dungeon Chess after two own turns, by the rules alone.

use tavolino_games::board::Board;
use tavolino_games::game::Seat;
use tavolino_games::puzzles::Puzzle;

use super::ledger::Ledger;

/// Returns whether each of the turns leads to the most points ahead after the next own turn,
/// whatever the rival does; `None` if one cannot be played.
pub fn right(puzzle: &Puzzle, board: &dyn Board, choices: &[String]) -> Option<Vec<bool>> {
    let ledger = Ledger::after(&puzzle.trace)?;
    let chosen = puzzle.trace.get(puzzle.seat.index())?;
    let target = chosen.strip_prefix("target ")?.parse().ok()?;
    let own = Own {
        seat: puzzle.seat,
        target,
    };
    let mut best = i32::MIN;
    let mut leads = Vec::new();
    for text in choices {
        let (mut after, mut counted) = (board.boxed(), ledger.clone());
        after.play(own.seat, text).ok()?;
        counted.play(own.seat, text)?;
        let lead = own.assured(&*after, &counted, best)?;
        best = best.max(lead);
        leads.push(lead);
    }
    Some(leads.into_iter().map(|lead| lead == best).collect())
}

/// The seat that counts its points, with its target.
#[derive(Clone, Copy)]
struct Own {
    seat: Seat,
    target: u8,
}

impl Own {
    /// Returns the least lead that the rival's answers leave after the best next turn; any number
    /// below `enough` once the lead is known to be below it. `None` if a turn cannot be played.
    fn assured(self, board: &dyn Board, ledger: &Ledger, enough: i32) -> Option<i32> {
        let acting = board.to_act().first();
        if acting.is_none() {
            return Some(ledger.lead(self.seat, self.target));
        }
        if acting == Some(self.seat) {
            return self.next(board, ledger);
        }
        let rival = self.seat.rival();
        let answers = board.turns(rival).into_iter().map(|answer| {
            let mut counted = ledger.clone();
            counted.play(rival, &answer)?;
            Some((counted.lead(self.seat, self.target), answer, counted))
        });
        let mut answers: Vec<_> = answers.collect::<Option<_>>()?;
        // The answers that hurt at once mostly hurt after the next turn, too, and end the search
        // early.
        answers.sort_by_key(|(lead, ..)| *lead);
        let mut least = i32::MAX;
        for (_, answer, counted) in answers {
            let mut answered = board.boxed();
            answered.play(rival, &answer).ok()?;
            let lead = if answered.to_act().first() == Some(self.seat) {
                self.next(&*answered, &counted)?
            } else {
                counted.lead(self.seat, self.target)
            };
            least = least.min(lead);
            if least < enough {
                break;
            }
        }
        Some(least)
    }

    /// Returns the best lead after one turn of the seat.
    fn next(self, board: &dyn Board, ledger: &Ledger) -> Option<i32> {
        let turns = board.turns(self.seat).into_iter();
        let leads = turns.map(|turn| {
            let mut counted = ledger.clone();
            counted.play(self.seat, &turn)?;
            Some(counted.lead(self.seat, self.target))
        });
        leads.collect::<Option<Vec<_>>>()?.into_iter().max()
    }
}
