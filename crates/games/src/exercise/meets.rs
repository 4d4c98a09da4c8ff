//! Whether a turn or claim meets the goal of an exercise, in the position as it is: hidden facts
//! count.

use super::Exercises;
use super::goal::Goal;
use super::prospect::rival_winning_by;
use super::reason::taken;
use crate::ai::exact;
use crate::ai::forced::Forced;
use crate::ai::table::EndgameTable;
use crate::game::{Claim, Heuristics, Seat, notation};
use crate::play::Play;
use crate::play::reading::Parsed;

/// Returns whether a turn or claim of `seat` meets `goal`; `None` if the game's table is needed and
/// missing.
pub fn meets<G: Exercises>(
    play: &Play<G>,
    seat: Seat,
    choice: &Parsed<G>,
    goal: &Goal,
    table: Option<&EndgameTable>,
) -> Option<bool> {
    match choice {
        Parsed::Turn(turn) => turn_meets(play, seat, turn, goal, table),
        Parsed::Swap => None,
        Parsed::Claim(claim) => {
            let holds = claim.call(&mut play.game().clone(), seat).is_some();
            Some(holds && is_text(&claim.to_string(), goal))
        }
    }
}

/// Returns whether a text is one that the goal names; `true` for a claim where the goal is any.
fn is_text(text: &str, goal: &Goal) -> bool {
    match goal {
        Goal::Any => true,
        Goal::Turn(turns) => turns.iter().any(|turn| turn == text),
        Goal::Says(parts) => parts
            .iter()
            .any(|part| format!(" {text} ").contains(&format!(" {part} "))),
        _ => false,
    }
}

fn turn_meets<G: Exercises>(
    play: &Play<G>,
    seat: Seat,
    turn: &G::Turn,
    goal: &Goal,
    table: Option<&EndgameTable>,
) -> Option<bool> {
    let text = turn.to_string();
    let after = || play.after(seat, turn);
    Some(match goal {
        Goal::Any | Goal::Turn(_) | Goal::Says(_) => is_text(&text, goal),
        Goal::Ends(places) => ends(&text, places),
        Goal::Jumps => jumps(&text),
        Goal::Takes(count) => taken(play, &after(), seat) >= *count,
        Goal::Wins => after()
            .outcome()
            .is_some_and(|outcome| outcome.is_won_by(seat)),
        Goal::Safe => is_safe(&after(), seat),
        Goal::Forces(turns) => forces(&after(), seat, turns.saturating_sub(1)),
        Goal::Keeps => return keeps(play, turn, table),
        Goal::Margin => {
            let margins = play.turns(seat).into_iter();
            let margins = margins.map(|other| margin(&play.after(seat, &other), seat));
            margin(&after(), seat) >= margins.max()?
        }
        Goal::Holds(cell) => {
            let after = after();
            let rivals = after.to_act().without(seat);
            let mut turns = rivals.iter().flat_map(|rival| after.turns(rival));
            !turns.any(|turn| mover(&turn.to_string()) == Some(cell))
        }
        Goal::Task(task) => {
            let task: Vec<&str> = task.iter().map(String::as_str).collect();
            return after().game().meets_task(play.game(), seat, &task);
        }
    })
}

/// Returns the cell whose piece a turn moves: the first one, but for those of a breath before the
/// move, `blow c3 d3 …`.
fn mover(turn: &str) -> Option<&str> {
    let mut words = turn.split(' ');
    let breath = if turn.starts_with("blow ") { 3 } else { 0 };
    words.nth(breath)
}

/// Returns whether the last word of a turn is one of these cells, or a cell of a row.
fn ends(text: &str, places: &[String]) -> bool {
    let words = notation::words(text);
    let last = words.last().copied().unwrap_or_default();
    places
        .iter()
        .any(|place| match place.strip_prefix("rank ") {
            Some(row) => last.strip_prefix(|column: char| column.is_ascii_lowercase()) == Some(row),
            None => last == place,
        })
}

/// Returns whether the first two cells of a turn are further apart than neighbours.
fn jumps(text: &str) -> bool {
    let place = |word: &str| {
        let mut letters = word.bytes();
        let column = letters.next()?;
        let row: u8 = word.get(1..)?.parse().ok()?;
        column.is_ascii_lowercase().then_some((column, row))
    };
    let words = notation::words(text);
    let mut places = words.iter().filter_map(|word| place(word));
    let (Some(from), Some(to)) = (places.next(), places.next()) else {
        return false;
    };
    from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)) > 1
}

/// Returns whether nothing is lost at once, and no rival to act can win with its next turn.
fn is_safe<G: Heuristics>(after: &Play<G>, seat: Seat) -> bool {
    if let Some(outcome) = after.outcome() {
        return outcome.payoff(seat) > 0.0;
    }
    rival_winning_by(after, seat, |rival| after.turns(rival)).is_none()
}

/// Returns whether the seat, one of two in alternation, wins within `turns` more turns of its own,
/// by whatever the other plays.
fn forces<G: Heuristics>(play: &Play<G>, seat: Seat, turns: u8) -> bool {
    let drawn = play.history().keys_that_draw();
    let mut search = Forced::new(seat, &drawn, u64::MAX);
    search.wins(play.game(), 2 * turns) == Some(true)
}

/// Returns whether a turn has the best verdict of all; `None` without a table of the game.
fn keeps<G: Heuristics>(
    play: &Play<G>,
    turn: &G::Turn,
    table: Option<&EndgameTable>,
) -> Option<bool> {
    let (table, space) = (table?, play.game().state_space()?);
    let value = |game: &G| table.value(&space, game).ok().flatten();
    let rated = exact::rated(play, &value, &mut 0)?;
    let verdicts = rated.iter().map(|(_, value)| value.verdict());
    let best = verdicts.max()?;
    let own = rated.iter().find(|(other, _)| other == turn)?;
    Some(own.1.verdict() == best)
}

/// Returns the points of the seat ahead of its rival at the end, with best play of both from here.
fn margin<G: Heuristics>(play: &Play<G>, seat: Seat) -> i32 {
    if let Some(outcome) = play.outcome() {
        let points = |seat| outcome.score(seat).unwrap_or(0);
        return points(seat) - points(seat.rival());
    }
    let Some(actor) = play.to_act().first() else {
        return 0;
    };
    let turns = play.turns(actor);
    let margins = turns
        .iter()
        .map(|turn| margin(&play.after(actor, turn), seat));
    let best = if actor == seat {
        margins.max()
    } else {
        margins.min()
    };
    best.unwrap_or(0)
}
