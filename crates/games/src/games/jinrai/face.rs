//! Pictures and sentences of Jinrai.

use super::scene::{self, last};
use super::turn::Part;
use super::{Deed, Done, Jinrai, SEATS, guide};
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5::BOARD;
use crate::game::kit::why;
use crate::game::kit::words::{self, board, list, way};
use crate::game::lang::mark;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Jinrai {
    fn draw(shown: &Shown<Jinrai>) -> Scene {
        scene::draw(shown)
    }

    fn alt(shown: &Shown<Jinrai>, lang: &Lang) -> String {
        let view = &shown.view;
        let public = &view.public;
        let pieces = SEATS.map(|seat| {
            let variables = [
                ("seat", name(seat, lang).into()),
                ("clouds", list(public.clouds(seat).iter()).into()),
                ("breath", public.breath(seat).to_string().into()),
            ];
            lang.say("jinrai-pieces", &variables)
        });
        let mut parts = vec![shown.standing(lang), pieces.join(" ")];
        parts.extend(SEATS.into_iter().filter_map(|seat| {
            let cell = view.lightning[seat.index()]?;
            let cell = ("cell", cell.to_string().into());
            let seat = ("seat", name(seat, lang).into());
            Some(lang.say("jinrai-lightning", &[seat, cell]))
        }));
        parts.extend(public.guessed().iter().map(|seat| {
            let seat = ("seat", name(seat, lang).into());
            lang.say("jinrai-spent", &[seat])
        }));
        if !shown.is_over() && public.is_idle() {
            parts.push(lang.say("jinrai-idle", &[]));
        }
        let before = last(shown).map(|(seat, done)| report(seat, done, lang));
        parts.extend(words::last(before, lang));
        parts.join(" ")
    }

    /// Returns the board in marks with a legend; below it the known lightning, the last turn, and
    /// the seat to act.
    fn text(shown: &Shown<Jinrai>, lang: &Lang) -> String {
        let public = &shown.view.public;
        let at = |cell: Cell| {
            let cloud = |seat: &Seat| public.clouds(*seat).contains(cell);
            let breath = |seat: &Seat| public.breath(*seat) == cell;
            match (
                SEATS.into_iter().find(cloud),
                SEATS.into_iter().find(breath),
            ) {
                (Some(seat), _) => mark(seat),
                (_, Some(seat)) => ['◎', '△'][seat.index()],
                (None, None) => '·',
            }
        };
        let lightning = SEATS.into_iter().filter_map(|seat| {
            let cell = shown.view.lightning[seat.index()]?;
            Some(format!("\n{} ϟ {cell}", mark(seat)))
        });
        let legend = lang.say("jinrai-legend", &[]);
        let lightning: String = lightning.collect();
        let drawing = format!("{}\n\n{legend}{lightning}", BOARD.draw(at));
        let moved = last(shown).map(|(seat, done)| noted(seat, done));
        board(shown, drawing, moved)
    }

    /// Returns the report of a turn, with the reason for the end of the game; for a hidden choice
    /// only that it was made.
    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let who = ("seat", name(seat, lang).into());
        let done = match *deed {
            Deed::Chosen(None) => return lang.say("jinrai-report-chosen", &[who]),
            Deed::Chosen(Some(cell)) => {
                let cell = ("cell", cell.to_string().into());
                return lang.say("jinrai-report-lightning", &[who, cell]);
            }
            Deed::Done(done) => done,
        };
        let mut sentences = vec![report(seat, done, lang)];
        if let Some((winner, cell)) = done.struck {
            let variables = [
                ("winner", name(winner, lang).into()),
                ("loser", name(winner.rival(), lang).into()),
                ("cell", cell.to_string().into()),
            ];
            sentences.push(lang.say("jinrai-report-struck", &variables));
        }
        if done.stalled {
            sentences.push(lang.say("jinrai-report-stalled", &[]));
        }
        sentences.join(" ")
    }

    fn prompt(shown: &Shown<Jinrai>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        let public = &shown.view.public;
        let is_stuck = public.moves(seat).is_empty();
        let key = match prefix {
            _ if !public.has_begun() => "jinrai-prompt-lightning",
            [] if is_stuck => "jinrai-prompt-stuck",
            [] if public.blows(seat).is_empty() => "jinrai-prompt-move",
            [] => "jinrai-prompt-first",
            [.., "guess"] => "jinrai-prompt-guess",
            [.., "blow"] => "jinrai-prompt-blow",
            [.., "blow", _] => "jinrai-prompt-blow-to",
            ["pass"] => "jinrai-prompt-on",
            ["blow", _, _] if !is_stuck => "jinrai-prompt-move",
            [_] | ["blow", _, _, _] => "jinrai-prompt-to",
            _ => "jinrai-prompt-on",
        };
        lang.say(key, &[])
    }

    /// Returns the labels of verbs.
    fn label(
        _: &Shown<Jinrai>,
        _: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        match (prefix, word) {
            // The question already names the lightning.
            ([], "lightning") => Some(String::new()),
            (_, "blow") => Some(lang.say("jinrai-label-blow", &[])),
            (_, "guess") => Some(lang.say("jinrai-label-guess", &[])),
            (_, "pass") => Some(lang.say("jinrai-label-pass", &[])),
            _ => None,
        }
    }

    /// Returns the viewer's board, once its lightning is chosen.
    fn card(shown: &Shown<Jinrai>, lang: &Lang) -> Option<Scene> {
        own(shown)?;
        Some(Jinrai::scene(shown, lang).private())
    }

    fn card_summary(shown: &Shown<Jinrai>, lang: &Lang) -> Option<String> {
        let cell = ("cell", own(shown)?.to_string().into());
        Some(lang.say("jinrai-card", &[cell]))
    }

    /// Returns a hash of the whole view, because the card is the whole board.
    fn card_version(shown: &Shown<Jinrai>) -> Option<u64> {
        own(shown)?;
        let Shown {
            view, to_act, last, ..
        } = shown;
        Some(digest(&(view, to_act, last, shown.winners())))
    }

    fn origin(_: &Shown<Jinrai>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Jinrai>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let public = &shown.view.public;
        let taken = public.pieces(Seat(1)) | public.pieces(Seat(2));
        why::leaving(BOARD, public.pieces(seat), taken, prefix.first()?, lang)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Returns the cloud with the viewer's lightning; `None` before its choice.
fn own(shown: &Shown<Jinrai>) -> Option<Cell> {
    shown.view.lightning[shown.viewer?.index()]
}

/// Returns a turn in marks.
fn noted(seat: Seat, done: Done) -> String {
    let part = |part: Part| {
        let (from, to) = part.way();
        match part {
            Part::Move(..) => format!("{} {}", mark(seat), way(&[from, to])),
            Part::Blow(..) => format!("{} ⇢ {}", mark(seat.rival()), way(&[from, to])),
        }
    };
    let guess = done.act.guess.map(|cell| match done.right {
        Some(true) => format!("ϟ{cell} ✓"),
        Some(false) => format!("ϟ{cell} ✗"),
        None => format!("ϟ{cell} ?"),
    });
    let mut parts: Vec<String> = done.act.parts().map(part).chain(guess).collect();
    if parts.is_empty() {
        parts.push(format!("{} –", mark(seat)));
    }
    parts.join("  ")
}

/// Returns the report of a turn without the end of the game.
fn report(seat: Seat, done: Done, lang: &Lang) -> String {
    let who = ("seat", name(seat, lang).into());
    let part = |part| part_report(seat, part, done.breath, lang);
    let mut report: Vec<String> = done.act.parts().map(part).collect();
    if report.is_empty() {
        report.push(lang.say("jinrai-report-pass", std::slice::from_ref(&who)));
    }
    if let Some(cell) = done.act.guess {
        let key = match done.right {
            Some(true) => "jinrai-report-right",
            Some(false) => "jinrai-report-wrong",
            None => "jinrai-report-guess",
        };
        report.push(lang.say(key, &[who, ("cell", cell.to_string().into())]));
    }
    report.join(" ")
}

fn part_report(seat: Seat, part: Part, breath: bool, lang: &Lang) -> String {
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
    let piece = if breath { "breath" } else { "cloud" };
    variables.push(("piece", piece.into()));
    match part.over() {
        Some(over) => {
            variables.push(("over", over.to_string().into()));
            lang.say("jinrai-report-jump", &variables)
        }
        None => lang.say("jinrai-report-step", &variables),
    }
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Jinrai::INFO, seat)
}
