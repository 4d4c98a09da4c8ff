//! Right turns by the rules alone: turns are played, and goals are not read.

use std::collections::{BTreeSet, HashMap, HashSet};

use tavolino_games::board::{Board, Played};
use tavolino_games::game::{Outcome, Seat};
use tavolino_games::puzzles::Puzzle;

use super::leads;

/// Returns whether each of the turns and claims is right at a puzzle of this sort, on a board that
/// its solver may be at; `None` if one cannot be played.
pub fn right(
    puzzle: &Puzzle,
    board: &dyn Board,
    choices: &[String],
    sort: &str,
) -> Option<Vec<bool>> {
    if sort == "lead" {
        return leads::right(puzzle, board, choices);
    }
    let is_right = |text: &String| is_right(board, puzzle, text, sort);
    choices.iter().map(is_right).collect()
}

/// Returns whether a turn or claim is right; `None` if it cannot be played.
fn is_right(board: &dyn Board, puzzle: &Puzzle, text: &str, sort: &str) -> Option<bool> {
    let seat = puzzle.seat;
    let chosen = board.choose(seat, text).ok()?;
    let Ok((after, played)) = chosen.play() else {
        // A claim that does not hold.
        return Some(false);
    };
    let after = &*after;
    Some(match sort {
        "claim" => matches!(played, Played::Claim(_)),
        "strike" | "guess" => has_won(after, seat),
        "close" => wins_next(after, seat, &mut |board| can_win(board, seat)),
        "outlast" => outlasts(after, seat),
        "mirror" => is_reflection(&puzzle.trace, text)?,
        "safe" => has_won(after, seat) || !next_wins(after),
        "margin" => {
            let others = board.turns(seat).into_iter();
            let others = others.map(|turn| {
                let mut other = board.boxed();
                other.play(seat, &turn).ok()?;
                Some(margin(&*other, seat))
            });
            let best = others.max().flatten()?;
            margin(after, seat) == best
        }
        "room" => has_room(board, after, seat),
        "fill" => can_be_filled(after, &BTreeSet::new(), &mut HashSet::new()),
        other => panic!("no rules for puzzles of the sort {other}"),
    })
}

fn has_won(board: &dyn Board, seat: Seat) -> bool {
    let outcome = board.outcome();
    outcome.is_some_and(|outcome| outcome.is_won_by(seat))
}

/// Returns whether the seat to act can win at once; `true` where the game is over.
fn next_wins(board: &dyn Board) -> bool {
    let Some(next) = board.to_act().first() else {
        return true;
    };
    board.turns(next).iter().any(|turn| {
        let mut after = board.boxed();
        after.play(next, turn).is_ok() && has_won(&*after, next)
    })
}

/// Returns whether the seat has won, or wins with its next turn whatever the rival does.
fn wins_next(board: &dyn Board, seat: Seat, wins: &mut dyn FnMut(&dyn Board) -> bool) -> bool {
    if board.outcome().is_some() {
        return has_won(board, seat);
    }
    let rival = seat.rival();
    if board.to_act().contains(seat) {
        // The rival was passed over.
        return wins(board);
    }
    board.turns(rival).iter().all(|answer| {
        let mut answered = board.boxed();
        let is_played = answered.play(rival, answer).is_ok();
        is_played && (has_won(&*answered, seat) || wins(&*answered))
    })
}

/// Returns whether the seat is to act and can win at once.
fn can_win(board: &dyn Board, seat: Seat) -> bool {
    board.to_act().contains(seat)
        && board.turns(seat).iter().any(|turn| {
            let mut after = board.boxed();
            after.play(seat, turn).is_ok() && has_won(&*after, seat)
        })
}

/// Returns whether the tile that led to the position wins with the next own tile, whatever the
/// rival does.
fn outlasts(after: &dyn Board, seat: Seat) -> bool {
    // In Fullend positions with equal turns are one.
    let mut known: HashMap<Vec<String>, bool> = HashMap::new();
    wins_next(after, seat, &mut |board| {
        let turns = board.turns(seat);
        *known.entry(turns).or_insert_with(|| can_win(board, seat))
    })
}

/// Returns whether a tile lies as far from the right and from above as another from the left and
/// from below, at its angle, and no tile has lain so for that one.
fn is_reflection(trace: &[String], turn: &str) -> Option<bool> {
    let turned = |text: &str| {
        let [stance, x, y, angle] = *text.split(' ').collect::<Vec<_>>() else {
            return None;
        };
        let far = |text: &str| 120_u8.checked_sub(text.parse().ok()?);
        Some(format!("{stance} {} {} {angle}", far(x)?, far(y)?))
    };
    let answered = turned(turn)?;
    Some(trace.contains(&answered) && !trace.iter().any(|tile| tile == turn))
}

/// Returns the points of `seat` ahead at the end, with best play of both.
fn margin(board: &dyn Board, seat: Seat) -> i32 {
    if let Some(outcome) = board.outcome() {
        let points = |seat| outcome.score(seat).unwrap_or(0);
        return points(seat) - points(seat.rival());
    }
    let Some(actor) = board.to_act().first() else {
        return 0;
    };
    let turns = board.turns(actor).into_iter();
    let margins = turns.filter_map(|turn| {
        let mut after = board.boxed();
        after.play(actor, &turn).ok()?;
        Some(margin(&*after, seat))
    });
    let best = if actor == seat {
        margins.max()
    } else {
        margins.min()
    };
    best.unwrap_or(0)
}

/// Returns whether nothing can be claimed after a turn, and the only token that the seat held
/// before wins on some cell then.
fn has_room(before: &dyn Board, after: &dyn Board, seat: Seat) -> bool {
    let mut after = after.boxed();
    let can_be_claimed = can_claim(&*after, seat);
    if after.outcome().is_some() || can_be_claimed || !after.skip(seat.rival()) {
        return false;
    }
    let held = |board: &dyn Board| {
        let mut turns = board.turns(seat);
        turns.retain(|turn| turn.starts_with("place "));
        turns
    };
    let value = |turn: &String| turn.split(' ').nth(1).map(str::to_owned);
    let now = held(&*after);
    let is_same = now
        .iter()
        .all(|turn| value(turn) == held(before).first().and_then(value));
    let wins = |turn: &String| {
        let mut placed = after.boxed();
        placed.play(seat, turn).is_ok() && has_won(&*placed, seat)
    };
    is_same && now.iter().any(wins)
}

/// Returns whether any claim holds.
fn can_claim(board: &dyn Board, seat: Seat) -> bool {
    let holds = |seat: Seat| {
        let mut claims = board.claims(seat).into_iter();
        claims.any(|claim| {
            let chosen = board.choose(seat, &claim);
            chosen.is_ok_and(|chosen| chosen.play().is_ok())
        })
    };
    // Nobody may claim the own last token.
    holds(seat) || holds(seat.rival())
}

/// Returns whether all together can still win, by playing every placement in every order. `placed`
/// are the placements since the puzzle's turn, sorted; `lost` are those after which no way to win
/// was found.
fn can_be_filled(
    board: &dyn Board,
    placed: &BTreeSet<(Seat, String)>,
    lost: &mut HashSet<BTreeSet<(Seat, String)>>,
) -> bool {
    if let Some(outcome) = board.outcome() {
        return outcome == Outcome::Together { won: true };
    }
    let Some(actor) = board.to_act().first() else {
        return false;
    };
    // The same placements in another order lead to the same position.
    if lost.contains(placed) {
        return false;
    }
    let can = board.turns(actor).into_iter().any(|turn| {
        let mut after = board.boxed();
        let is_legal = after.play(actor, &turn).is_ok();
        let mut placed = placed.clone();
        placed.insert((actor, turn));
        is_legal && can_be_filled(&*after, &placed, lost)
    });
    if !can {
        lost.insert(placed.clone());
    }
    can
}
