//! Trix in words: alt text, text board, reports and questions.

use super::{Game, PATIENCE, Trix, Turn, between, route};
use crate::game::kit::four::BOARD;
use crate::game::lang::mark;
use crate::game::kit::stones::SEATS;
use crate::game::kit::words::{self, list};
use crate::game::{Lang, Seat};

pub(super) fn alt(view: &Trix, lang: &Lang) -> String {
    let mut sentences = vec![standing(view, lang)];
    sentences.extend(SEATS.map(|seat| has(view, seat, lang)));
    sentences.push(made(view, lang));
    let last = view.last().map(|(seat, turn)| deed(view, seat, turn, lang));
    sentences.join(" ") + &words::last(last, lang)
}

/// The board in marks; below it where everyone is going, the last turn, and how many turns were made.
pub(super) fn text(view: &Trix, lang: &Lang) -> String {
    let goes = |seat: Seat| {
        let acts = view.winners().is_none() && seat == view.acting();
        let target = list(Trix::camp(seat.rival()).iter());
        format!("{} {} ⇒ {target}", if acts { '▶' } else { ' ' }, mark(seat))
    };
    let pieces = SEATS.map(|seat| view.pieces(seat));
    let mut parts = vec![words::drawing(BOARD, pieces), SEATS.map(goes).join("\n")];
    if let Some((seat, turn)) = view.last() {
        let stops = route(view.before_last(), turn);
        parts.push(format!("{} {}", mark(seat), words::way(&stops)));
    }
    parts.push(made(view, lang));
    parts.push(standing(view, lang));
    parts.join("\n\n")
}

fn standing(view: &Trix, lang: &Lang) -> String {
    lang.standing(Trix::INFO, view.acting().into(), view.winners())
}

fn has(view: &Trix, seat: Seat, lang: &Lang) -> String {
    let variables = [
        ("seat", name(seat, lang).into()),
        ("cells", list(view.pieces(seat).iter()).into()),
        ("target", list(Trix::camp(seat.rival()).iter()).into()),
    ];
    lang.say("trix-has", &variables)
}

/// How many turns were made, until it makes no difference any more.
fn made(view: &Trix, lang: &Lang) -> String {
    let [first, second] = SEATS.map(|seat| view.made(seat));
    if first.min(second) >= PATIENCE {
        return lang.say("trix-made-all", &[]);
    }
    let turns = |count: u8| lang.say("trix-turns", &[("count", count.into())]);
    let variables = [
        ("first", name(Seat(1), lang).into()),
        ("first-turns", turns(first).into()),
        ("second", name(Seat(2), lang).into()),
        ("second-turns", turns(second).into()),
    ];
    lang.say("trix-made", &variables)
}

pub(super) fn report(game: &Trix, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    deed(&after, seat, turn, lang)
}

/// What the last turn did.
fn deed(after: &Trix, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let stops = route(after.before_last(), turn);
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("from", turn.from.to_string().into()),
        ("to", turn.to.to_string().into()),
    ];
    let deed = if turn.is_step() {
        lang.say("trix-deed-step", &variables)
    } else {
        let over = stops.windows(2).map(|pair| between(pair[0], pair[1]));
        variables.push(("over", list(over).into()));
        lang.say("trix-deed-jump", &variables)
    };
    let Some(winner) = after.arrived() else {
        return deed;
    };
    let winner = ("seat", name(winner, lang).into());
    lang.say("trix-arrived", &[("deed", deed.into()), winner])
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = if said.is_empty() {
        "trix-prompt"
    } else {
        "trix-prompt-to"
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Trix::INFO, seat)
}
