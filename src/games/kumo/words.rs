//! Kumo in words: alt text, text board, reports and questions.

use super::{Deed, Kumo, Turn};
use crate::game::homes::{self, BOARD};
use crate::game::lang::mark;
use crate::game::words::{board, drawing, last, list, way};
use crate::game::{Game, Lang, Seat};

pub(super) fn alt(view: &Kumo, lang: &Lang) -> String {
    let acting = view.acting();
    let before = view.last().map(|deed| told(acting.rival(), deed, lang));
    let banned = banned(view);
    let banned = (!banned.is_empty()).then(|| {
        let turns = ("turns", banned.join(", ").into());
        lang.say("kumo-banned", &[("seat", name(acting, lang).into()), turns])
    });
    let standing = lang.standing(Kumo::INFO, acting.into(), view.winners());
    let cells = |seat| list(view.clouds(seat).iter());
    lang.say(
        "kumo-alt",
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
pub(super) fn text(view: &Kumo) -> String {
    let moved = view.last().map(|deed| {
        let blower = deed.blower.map(|cell| {
            let mark = mark(view.acting().rival());
            format!("{mark} {cell} ⇢ ")
        });
        let way = way(&[deed.from, deed.to]);
        let banned = banned(view).into_iter().map(|turn| format!("\n✗ {turn}"));
        let banned: String = banned.collect();
        format!(
            "{}{} {way}{banned}",
            blower.unwrap_or_default(),
            mark(deed.whose)
        )
    });
    let drawing = drawing(BOARD, view.clouds);
    board(drawing, moved, view.acting().into(), view.winners())
}

/// What is being done, and who has thereby won.
pub(super) fn report(game: &Kumo, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let deed = after.last().expect("it was played");
    let told = told(seat, deed, lang);
    let Some(winner) = homes::arrived(after.clouds, seat) else {
        return told;
    };
    let variables = [
        ("report", told.into()),
        ("winner", name(winner, lang).into()),
        ("loser", name(winner.rival(), lang).into()),
    ];
    lang.say("kumo-report-home", &variables)
}

fn told(seat: Seat, deed: Deed, lang: &Lang) -> String {
    let mut variables = vec![
        ("seat", name(seat, lang).into()),
        ("from", deed.from.to_string().into()),
        ("to", deed.to.to_string().into()),
    ];
    let key = match deed.blower {
        None => "kumo-report-step",
        Some(blower) => {
            variables.push(("blower", blower.to_string().into()));
            if deed.whose == seat {
                "kumo-report-own"
            } else {
                variables.push(("other", name(deed.whose, lang).into()));
                "kumo-report-blow"
            }
        }
    };
    lang.say(key, &variables)
}

/// The turns that are not allowed, while the game goes on.
fn banned(view: &Kumo) -> Vec<String> {
    let banned = view.winners().is_none().then(|| view.banned());
    let banned = banned.into_iter().flatten();
    banned.map(|turn| turn.to_string()).collect()
}

pub(super) fn prompt(said: &[&str], lang: &Lang) -> String {
    let key = match said {
        [] => "kumo-prompt-own",
        _ => "kumo-prompt-target",
    };
    lang.say(key, &[])
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Kumo::INFO, seat)
}
