//! Taifuu in words: alt text, text board, reports and questions.

use super::{Push, Taifuu, Turn};
use crate::game::kit::homes::{self, BOARD};
use crate::game::lang::mark;
use crate::game::kit::words::{board, drawing, last, list, way};
use crate::game::{Game, Lang, Seat};

pub(super) fn alt(view: &Taifuu, lang: &Lang) -> String {
    let acting = view.acting();
    let before = view.last().map(|push| told(acting.rival(), push, lang));
    let banned = banned(view).map(|turn| {
        let variables = [
            ("seat", name(acting, lang).into()),
            ("turn", turn.to_string().into()),
        ];
        lang.say("taifuu-banned", &variables)
    });
    let standing = lang.standing(Taifuu::INFO, acting.into(), view.winners());
    let cells = |seat| list(view.pieces(seat).iter());
    lang.say(
        "taifuu-alt",
        &[
            ("state", standing.into()),
            ("first", name(Seat(1), lang).into()),
            ("first-cells", cells(Seat(1)).into()),
            ("second", name(Seat(2), lang).into()),
            ("second-cells", cells(Seat(2)).into()),
            ("last", last(before, lang).into()),
            ("banned", banned.unwrap_or_default().into()),
        ],
    )
}

/// The board in marks; below it what moved, what may not be undone, and who acts.
pub(super) fn text(view: &Taifuu) -> String {
    let moved = view.last().map(|push| {
        let cells = push.cells();
        let ways: Vec<String> = cells.windows(2).map(way).collect();
        let banned = banned(view).map(|turn| format!("\n✗ {turn}"));
        let mark = mark(view.acting().rival());
        format!("{mark} {}{}", ways.join("  "), banned.unwrap_or_default())
    });
    let drawing = drawing(BOARD, view.pieces);
    board(drawing, moved, view.acting().into(), view.winners())
}

/// What is being done, and who has thereby won.
pub(super) fn report(game: &Taifuu, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let push = after.last().expect("it was played");
    let told = told(seat, push, lang);
    let Some(winner) = homes::arrived(after.pieces, seat) else {
        return told;
    };
    let loser = name(winner.rival(), lang);
    let variables = [
        ("report", told.into()),
        ("winner", name(winner, lang).into()),
        ("loser", loser.into()),
    ];
    lang.say("taifuu-report-home", &variables)
}

fn told(seat: Seat, push: Push, lang: &Lang) -> String {
    let cells = push.cells();
    let pushed = &cells[1..cells.len() - 1];
    lang.say(
        "taifuu-report",
        &[
            ("seat", name(seat, lang).into()),
            ("from", push.turn.from.to_string().into()),
            ("to", push.turn.to().to_string().into()),
            ("count", pushed.len().into()),
            ("pushed", list(pushed.iter().copied()).into()),
        ],
    )
}

/// The turn that is not allowed, while the game goes on.
fn banned(view: &Taifuu) -> Option<Turn> {
    view.banned().filter(|_| view.winners().is_none())
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = match said {
        [] => "taifuu-prompt-from",
        _ => "taifuu-prompt-to",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Taifuu::INFO, seat)
}
