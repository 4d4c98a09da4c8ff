//! Jinrai in words: alt text, text board, reports and questions.

use super::{Jinrai, Last, Part, Public, Turn, View};
use crate::game::kit::grid::Cell;
use crate::game::kit::homes::BOARD;
use crate::game::lang::mark;
use crate::game::kit::words::{board, last, list, way};
use crate::game::{Game, Lang, Seat, Viewer};

const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

pub(super) fn alt(view: &View, lang: &Lang) -> String {
    let public = &view.public;
    let standing = lang.standing(Jinrai::INFO, public.acting(), public.winners());
    let pieces = SEATS.map(|seat| {
        let variables = [
            ("seat", name(seat, lang).into()),
            ("clouds", list(public.clouds(seat).iter()).into()),
            ("breath", public.breath(seat).to_string().into()),
        ];
        lang.say("jinrai-pieces", &variables)
    });
    let before = public.last().map(|last| told(public, last, lang));
    let mut parts = vec![standing, pieces.join(" ")];
    parts.extend(SEATS.into_iter().filter_map(|seat| {
        let cell = ("cell", view.lightning(seat)?.to_string().into());
        let seat = ("seat", name(seat, lang).into());
        Some(lang.say("jinrai-lightning", &[seat, cell]))
    }));
    parts.extend(public.guessed().iter().map(|seat| {
        let seat = ("seat", name(seat, lang).into());
        lang.say("jinrai-spent", &[seat])
    }));
    if public.winners().is_none() && public.is_idle() {
        parts.push(lang.say("jinrai-idle", &[]));
    }
    format!("{}{}", parts.join(" "), last(before, lang))
}

/// The board in marks with their meaning; below it the lightning that is known, the last turn, and who acts.
pub(super) fn text(view: &View, lang: &Lang) -> String {
    let public = &view.public;
    let at = |cell: Cell| {
        let cloud = SEATS
            .into_iter()
            .find(|&seat| public.clouds(seat).contains(cell));
        let breath = SEATS.into_iter().find(|&seat| public.breath(seat) == cell);
        match (cloud, breath) {
            (Some(seat), _) => mark(seat),
            (_, Some(seat)) => ['◎', '△'][seat.index()],
            (None, None) => '·',
        }
    };
    let lightning = SEATS.into_iter().filter_map(|seat| {
        let cell = view.lightning(seat)?;
        Some(format!("\n{} ϟ {cell}", mark(seat)))
    });
    let legend = lang.say("jinrai-legend", &[]);
    let lightning: String = lightning.collect();
    let drawing = format!("{}\n\n{legend}{lightning}", BOARD.draw(at));
    let moved = public.last().map(|last| {
        let parts = last.act.parts().map(|part| {
            let (from, to) = part.way();
            match part {
                Part::Move(..) => format!("{} {}", mark(last.seat), way(&[from, to])),
                Part::Blow(..) => format!("{} ⇢ {}", mark(last.seat.rival()), way(&[from, to])),
            }
        });
        let guess = last.act.guess.map(|cell| match last.right {
            Some(true) => format!("ϟ{cell} ✓"),
            Some(false) => format!("ϟ{cell} ✗"),
            None => format!("ϟ{cell} ?"),
        });
        let mut parts: Vec<String> = parts.chain(guess).collect();
        if parts.is_empty() {
            parts.push(format!("{} –", mark(last.seat)));
        }
        parts.join("  ")
    });
    board(drawing, moved, public.acting(), public.winners())
}

/// What is being done: in secret only that something was chosen; else also how it ends, if it does.
pub(super) fn report(game: &Jinrai, seat: Seat, turn: Turn, viewer: Viewer, lang: &Lang) -> String {
    let who = ("seat", name(seat, lang).into());
    if let Turn::Lightning(cell) = turn {
        if viewer != Some(seat) {
            return lang.say("jinrai-report-chosen", &[who]);
        }
        let cell = ("cell", cell.to_string().into());
        return lang.say("jinrai-report-lightning", &[who, cell]);
    }
    let mut after = game.clone();
    after.play(seat, &turn);
    let before = after
        .public
        .last()
        .map(|last| told(&after.public, last, lang));
    let before = before.unwrap_or_default();
    match after.winner() {
        Some(winner) => match after.struck(seat).filter(|&struck| struck == winner) {
            Some(_) => {
                let cell = after.lightning[winner.index()].map(String::from);
                let variables = [
                    ("winner", name(winner, lang).into()),
                    ("loser", name(winner.rival(), lang).into()),
                    ("cell", cell.unwrap_or_default().into()),
                ];
                format!("{before} {}", lang.say("jinrai-report-struck", &variables))
            }
            None => before,
        },
        None if after.public.is_stalled() => {
            format!("{before} {}", lang.say("jinrai-report-stalled", &[]))
        }
        None => before,
    }
}

/// A turn in sentences, as everyone knows of it; `public` is after it.
fn told(public: &Public, last: Last, lang: &Lang) -> String {
    let who = ("seat", name(last.seat, lang).into());
    let mut told: Vec<String> = last
        .act
        .parts()
        .map(|part| part_told(public, last.seat, part, lang))
        .collect();
    if told.is_empty() {
        told.push(lang.say("jinrai-report-pass", std::slice::from_ref(&who)));
    }
    if let Some(cell) = last.act.guess {
        let key = match last.right {
            Some(true) => "jinrai-report-right",
            Some(false) => "jinrai-report-wrong",
            None => "jinrai-report-guess",
        };
        told.push(lang.say(key, &[who, ("cell", cell.to_string().into())]));
    }
    told.join(" ")
}

fn part_told(public: &Public, seat: Seat, part: Part, lang: &Lang) -> String {
    let (from, to) = part.way();
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("from", from.to_string().into()),
        ("to", to.to_string().into()),
    ];
    if let Part::Blow(..) = part {
        variables.push(("other", name(seat.rival(), lang).into()));
        return lang.say("jinrai-report-blow", &variables);
    }
    let piece = if public.breath(seat) == to {
        "breath"
    } else {
        "cloud"
    };
    variables.push(("piece", piece.into()));
    match part.over() {
        Some(over) => {
            variables.push(("over", over.to_string().into()));
            lang.say("jinrai-report-jump", &variables)
        }
        None => lang.say("jinrai-report-step", &variables),
    }
}

pub(super) fn prompt(game: &Jinrai, seat: Seat, said: &[&str], lang: &Lang) -> String {
    let key = match said {
        _ if !game.public.has_begun() => "jinrai-prompt-lightning",
        [] if game.public.moves(seat).is_empty() => "jinrai-prompt-stuck",
        [] => "jinrai-prompt-first",
        [.., "guess"] => "jinrai-prompt-guess",
        [.., "blow"] => "jinrai-prompt-blow",
        [.., "blow", _] => "jinrai-prompt-blow-to",
        ["pass"] => "jinrai-prompt-on",
        ["blow", _, _] if !game.public.moves(seat).is_empty() => "jinrai-prompt-move",
        [_] | ["blow", _, _, _] => "jinrai-prompt-to",
        _ => "jinrai-prompt-on",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Jinrai::INFO, seat)
}
