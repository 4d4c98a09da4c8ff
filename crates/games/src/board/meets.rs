//! Whether a turn or claim meets the goal of an exercise, in the position as it is: an exercise has no secrets from its solver's
//! judge.

use super::goal::Goal;
use super::prospect::{beats, wins};
use super::reading::{Form, Parsed, read};
use crate::ai::table::Table;
use crate::ai::value::{Value, Verdict};
use crate::game::{Claim, Face, Heuristics, Outcome, Seat, notation};
use crate::play::Play;

/// Returns whether the turn or claim `text` of `seat` meets `goal`; `None` if it is no legal turn and no claim of the seat, or
/// the game's table is needed and missing.
pub fn meets<G: Face + Heuristics>(
    play: &Play<G>,
    seat: Seat,
    text: &str,
    goal: &Goal,
    table: Option<&Table>,
) -> Option<bool> {
    match read(play, seat, text, Form::Typed).ok()? {
        Parsed::Turn(turn) => turn_meets(play, seat, &turn, goal, table),
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

fn turn_meets<G: Face + Heuristics>(
    play: &Play<G>,
    seat: Seat,
    turn: &G::Turn,
    goal: &Goal,
    table: Option<&Table>,
) -> Option<bool> {
    let text = turn.to_string();
    let after = || play.after(seat, turn);
    Some(match goal {
        Goal::Any | Goal::Turn(_) | Goal::Says(_) => is_text(&text, goal),
        Goal::Ends(places) => ends(&text, places),
        Goal::Jumps => jumps(&text),
        Goal::Takes(count) => taken(play, &after(), seat) >= *count,
        Goal::Wins => forces(&after(), seat, 0),
        Goal::Safe => is_safe(&after(), seat),
        Goal::Forces(turns) => forces(&after(), seat, turns.saturating_sub(1)),
        Goal::Keeps => return keeps(play, seat, turn, table),
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

/// Returns the cell whose piece a turn moves: the first one, but for those of a breath before the move, `blow c3 d3 …`.
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

/// Returns the number of pieces the rivals lost from one play to the next.
fn taken<G: Heuristics>(before: &Play<G>, after: &Play<G>, seat: Seat) -> usize {
    let pieces = |play: &Play<G>, seat| play.game().pieces_in_play(seat).unwrap_or(0);
    let rivals = before.seats().without(seat);
    let lost = |rival| pieces(before, rival).saturating_sub(pieces(after, rival));
    rivals.iter().map(lost).sum()
}

/// Returns whether nothing is lost at once, and no rival to act can win with its next turn.
fn is_safe<G: Heuristics>(after: &Play<G>, seat: Seat) -> bool {
    if let Some(outcome) = after.outcome() {
        return outcome.payoff(seat) > 0.0;
    }
    let rivals = after.to_act().without(seat);
    !rivals.iter().any(|rival| {
        let turns = after.turns(rival);
        turns.iter().any(|turn| beats(after, rival, turn, seat))
    })
}

/// Returns whether the seat wins within `turns` more turns of its own, by whatever the others play.
pub fn forces<G: Heuristics>(play: &Play<G>, seat: Seat, turns: u8) -> bool {
    if let Some(outcome) = play.outcome() {
        return wins(outcome, seat);
    }
    let Some(actor) = play.to_act().first() else {
        return false;
    };
    if turns == 0 {
        return false;
    }
    let own = actor == seat;
    let left = if own { turns - 1 } else { turns };
    let wins = |turn: &G::Turn| forces(&play.after(actor, turn), seat, left);
    let choices = play.turns(actor);
    if own {
        choices.iter().any(wins)
    } else {
        !choices.is_empty() && choices.iter().all(wins)
    }
}

/// Returns the exact verdict of a play to the seat that did not act, or of its outcome; `None` without a value in the table.
fn verdict<G: Heuristics>(after: &Play<G>, seat: Seat, table: Option<&Table>) -> Option<Verdict> {
    if let Some(outcome) = after.outcome() {
        return Some(Value::ended(outcome, seat).verdict());
    }
    let value = table?.value(&after.game().state_space()?, after.game());
    Some(value.ok()??.before().verdict())
}

/// Returns whether a turn has the best verdict of all; `None` without a table of the game.
fn keeps<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    turn: &G::Turn,
    table: Option<&Table>,
) -> Option<bool> {
    let verdict = |turn: &G::Turn| verdict(&play.after(seat, turn), seat, table);
    let turns = play.turns(seat);
    let all: Option<Vec<Verdict>> = turns.iter().map(verdict).collect();
    Some(verdict(turn)? >= all?.into_iter().max()?)
}

/// Returns the points of the seat ahead of its rival at the end, with best play of both from here.
fn margin<G: Heuristics>(play: &Play<G>, seat: Seat) -> i32 {
    if let Some(outcome) = play.outcome() {
        return points(outcome, seat) - points(outcome, seat.rival());
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

fn points(outcome: &Outcome, seat: Seat) -> i32 {
    match outcome {
        Outcome::Placed {
            scores: Some(scores),
            ..
        } => scores[seat.index()].unwrap_or(0),
        _ => 0,
    }
}
