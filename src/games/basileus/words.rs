//! Basileus in words: alt text, text board, reports and questions.

use super::{Basileus, Kind, Last, PATIENCE};
use crate::game::kit::grid::Cell;
use crate::game::kit::jump::Chain;
use crate::game::lang::mark;
use crate::game::kit::sides::BOARD;
use crate::game::kit::words::{board, last, list, way};
use crate::game::{Game, Lang, Seat};

/// From so many turns without a capture on, players are told.
const QUIET: u8 = 20;

pub(super) fn alt(view: &Basileus, lang: &Lang) -> String {
    let acting = view.acting();
    let before = view.last().map(|last| told(last, lang));
    let must = view.winners().is_none() && view.must_capture(acting);
    let must = must.then(|| lang.say("basileus-must", &[("seat", name(acting, lang).into())]));
    let standing = lang.standing(Basileus::INFO, acting.into(), view.winners());
    let men = |seat| {
        let owner = ("seat", name(seat, lang).into());
        let of = |kind| {
            let cells = view.of(seat, kind);
            let variables = [
                ("kind", self::kind(kind).into()),
                ("count", cells.count().into()),
                ("cells", list(cells.iter()).into()),
            ];
            (!cells.is_empty()).then(|| lang.say("basileus-group", &variables))
        };
        let groups: Vec<String> = Kind::ALL.into_iter().rev().filter_map(of).collect();
        let groups = ("groups", groups.join("; ").into());
        lang.say("basileus-men", &[owner, groups])
    };
    lang.say(
        "basileus-alt",
        &[
            ("state", standing.into()),
            ("first", men(Seat(1)).into()),
            ("second", men(Seat(2)).into()),
            ("last", last(before, lang).into()),
            ("must", must.unwrap_or_default().into()),
            ("quiet", quiet(view, lang).into()),
        ],
    )
}

/// That the game may end in a draw, once it has been quiet for some time.
fn quiet(view: &Basileus, lang: &Lang) -> String {
    let variables = [("count", view.quiet().into()), ("limit", PATIENCE.into())];
    let matters = view.quiet() >= QUIET && view.winners().is_none();
    let told = matters.then(|| lang.say("basileus-quiet", &variables));
    told.unwrap_or_default()
}

/// The board in marks with their meaning; below it the last turn with what it took, and who acts.
pub(super) fn text(view: &Basileus, lang: &Lang) -> String {
    let at = |cell: Cell| {
        let kinds = [Seat(1), Seat(2)].map(|seat| view.kind(seat, cell));
        match kinds {
            [Some(kind), _] => ['◇', '□', '☆'][kind as usize],
            [_, Some(kind)] => ['◆', '■', '★'][kind as usize],
            [None, None] => '·',
        }
    };
    let drawing = format!("{}\n\n{}", BOARD.draw(at), lang.say("basileus-legend", &[]));
    let moved = view.last().map(|last| {
        let taken = last.taken.iter().map(|(_, cell)| format!(" ✗{cell}"));
        let taken: String = taken.collect();
        format!("{} {}{taken}", mark(last.seat), way(&last.chain.0))
    });
    let quiet = quiet(view, lang);
    let moved = moved.map(|moved| format!("{moved}\n{}", quiet.trim_start()));
    let moved = moved.map(|moved| moved.trim_end().to_owned());
    board(drawing, moved, view.acting().into(), view.winners())
}

/// What is being done, and whether it wins.
pub(super) fn report(game: &Basileus, seat: Seat, turn: &Chain, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, turn);
    after
        .last()
        .map(|last| told(last, lang))
        .unwrap_or_default()
}

fn told(last: &Last, lang: &Lang) -> String {
    let chain = &last.chain;
    let mut variables = vec![
        ("seat", name(last.seat, lang).into()),
        ("kind", kind(last.kind).into()),
        ("from", chain.from().to_string().into()),
        ("to", chain.to().to_string().into()),
    ];
    let took = |&(of, cell): &(Kind, Cell)| {
        let variables = [("kind", kind(of).into()), ("cell", cell.to_string().into())];
        lang.say("basileus-taken", &variables)
    };
    let taken: Vec<String> = last.taken.iter().map(took).collect();
    if taken.is_empty() {
        return lang.say("basileus-report-step", &variables);
    }
    if chain.over().next().is_none() {
        return lang.say("basileus-report-assault", &variables);
    }
    variables.push(("taken", taken.join(", ").into()));
    variables.push(("stops", list(chain.stops().iter().copied()).into()));
    variables.push(("count", chain.stops().len().into()));
    lang.say("basileus-report-jump", &variables)
}

pub(super) fn prompt(game: &Basileus, seat: Seat, said: &[&str], lang: &Lang) -> String {
    let key = match (said, game.must_capture(seat)) {
        ([], true) => "basileus-prompt-capture",
        ([], false) => "basileus-prompt-step",
        ([_], _) => "basileus-prompt-to",
        _ => "basileus-prompt-on",
    };
    lang.say(key, &[])
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Piece => "piece",
        Kind::Basileus => "basileus",
    }
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Basileus::INFO, seat)
}
