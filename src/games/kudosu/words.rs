//! Kudosu in words: alt text, text board, reports and questions.

use super::{BOARD, Game, Kudosu, Turn, Wood};
use crate::game::lang::{Value, mark};
use crate::game::kit::stones::SEATS;
use crate::game::kit::words::list;
use crate::game::{Lang, Seat};

pub(super) fn alt(view: &Kudosu, lang: &Lang) -> String {
    let mut sentences = vec![standing(view, lang), board(view, lang)];
    sentences.extend(closed(view, lang));
    sentences.extend(SEATS.map(|seat| owns(view, seat, lang)));
    if let Some((seat, turn)) = view.last() {
        sentences.push(lang.say("kudosu-last", &said(seat, turn, lang)));
    }
    sentences.join(" ")
}

/// The board in the letters of the woods; below it what the seats own, the last turn, and the cells that are closed.
pub(super) fn text(view: &Kudosu, lang: &Lang) -> String {
    let owned = SEATS.map(|seat| {
        let acts = view.winners().is_none() && seat == view.acting();
        let letters = Wood::ALL.into_iter().flat_map(|wood| {
            std::iter::repeat_n(format!(" {}", wood.letter()), view.owned(seat, wood).into())
        });
        let arrow = if acts { '▶' } else { ' ' };
        format!("{arrow} {}{}", mark(seat), letters.collect::<String>())
    });
    let letter = |cell| view.on(cell).map_or('·', Wood::letter);
    let mut parts = vec![BOARD.draw(letter), owned.join("\n")];
    if let Some((seat, turn)) = view.last() {
        parts.push(format!(
            "{} {} → {}",
            mark(seat),
            turn.wood.letter(),
            turn.cell
        ));
    }
    parts.extend(closed(view, lang));
    parts.push(standing(view, lang));
    parts.join("\n\n")
}

fn standing(view: &Kudosu, lang: &Lang) -> String {
    lang.standing(Kudosu::INFO, view.acting().into(), view.winners())
}

fn board(view: &Kudosu, lang: &Lang) -> String {
    let lies = |wood: Wood| {
        let laid = view.laid(wood);
        let variables = [
            ("wood", name(wood, lang).into()),
            ("cells", list(laid.iter()).into()),
        ];
        (!laid.is_empty()).then(|| lang.say("kudosu-lies", &variables))
    };
    let woods: Vec<String> = Wood::ALL.into_iter().filter_map(lies).collect();
    if woods.is_empty() {
        return lang.say("kudosu-empty", &[]);
    }
    lang.say("kudosu-board", &[("woods", woods.join("; ").into())])
}

/// The free cells that nobody can use any more.
fn closed(view: &Kudosu, lang: &Lang) -> Option<String> {
    let closed = view.closed();
    let cells = [("cells", list(closed.iter()).into())];
    (!closed.is_empty()).then(|| lang.say("kudosu-closed", &cells))
}

fn owns(view: &Kudosu, seat: Seat, lang: &Lang) -> String {
    let some = |wood: Wood| {
        let count = view.owned(seat, wood);
        let variables = [("count", count.into()), ("wood", name(wood, lang).into())];
        (count > 0).then(|| lang.say("kudosu-some", &variables))
    };
    let woods: Vec<String> = Wood::ALL.into_iter().filter_map(some).collect();
    let seat = ("seat", lang.seat(Kudosu::INFO, seat).into());
    if woods.is_empty() {
        return lang.say("kudosu-owns-nothing", &[seat]);
    }
    lang.say("kudosu-owns", &[seat, ("woods", woods.join(", ").into())])
}

pub(super) fn report(game: &Kudosu, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let mut variables = said(seat, turn, lang).to_vec();
    if after.outcome().is_none() {
        return lang.say("kudosu-report", &variables);
    }
    let stuck = lang.seat(Kudosu::INFO, after.acting());
    variables.push(("other", stuck.into()));
    lang.say("kudosu-report-stuck", &variables)
}

/// Who placed what and where.
fn said(seat: Seat, turn: Turn, lang: &Lang) -> [(&'static str, Value<'static>); 3] {
    [
        ("seat", lang.seat(Kudosu::INFO, seat).into()),
        ("wood", name(turn.wood, lang).into()),
        ("cell", turn.cell.to_string().into()),
    ]
}

/// What a wood is called.
pub(super) fn name(wood: Wood, lang: &Lang) -> String {
    let key = match wood {
        Wood::Maple => "kudosu-maple",
        Wood::Zebrawood => "kudosu-zebrawood",
        Wood::Padouk => "kudosu-padouk",
        Wood::Walnut => "kudosu-walnut",
    };
    lang.say(key, &[])
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = if said.is_empty() {
        "kudosu-prompt-wood"
    } else {
        "kudosu-prompt-cell"
    };
    lang.say(key, &[])
}
