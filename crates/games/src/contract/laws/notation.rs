//! The laws of what is typed, and of the sentence that reports it.

use crate::board::{self, Board};
use crate::contract::languages::{file, languages};
use crate::contract::looks::{named, viewers};
use crate::contract::walk::Walk;
use crate::game::lang::READER;
use crate::game::{Lang, Seat, Viewer};

/// A turn or claim is understood however it is typed, and told to everyone in their language.
pub fn reads(walk: &Walk<'_>, seat: Seat, text: &str) {
    let typed = format!("  {}\t", text.to_uppercase().replace(' ', "  "));
    let mut board = walk.play.boxed();
    match board.play(seat, &typed) {
        Ok(board::Played::Turn { text: read, .. } | board::Played::Claim(read)) => {
            walk.law(
                *read == text,
                format_args!("`{text}` reads back, not as `{}`", read.0),
            );
            for viewer in viewers(&*walk.play) {
                for lang in languages() {
                    let report = board.describe(viewer, &lang);
                    let report = report.is_some_and(|report| !report.is_empty());
                    let described = format!("`Face::describe` describes `{seat} {text}`");
                    walk.law(report, &described);
                    is_told_to(walk, &*board, seat, viewer, &lang);
                }
            }
        }
        Err(refusal) => walk.law(
            refusal == board::Refusal::FalseClaim,
            format_args!("`{text}` of seat {seat} is legal and can be played"),
        ),
    }
    let chosen = walk.play.choose(seat, text);
    let previewed = format!("`{seat} {text}` has a preview");
    walk.law(chosen.is_ok(), &previewed);
}

/// A sentence for one reader calls the reader "you", and never by the placeholder.
fn is_told_to(walk: &Walk<'_>, board: &dyn Board, seat: Seat, reader: Viewer, lang: &Lang) {
    let report = board.describe(reader, &lang.with_reader(reader));
    let report = report.unwrap_or_default();
    let words: Vec<&str> = report.split(|c: char| !c.is_alphanumeric()).collect();
    let (reader_name, file) = (named(reader), file(walk.game.info, lang));
    let line = |wrong: &str| {
        format!("`Face::describe` to {reader_name}: \"{report}\" {wrong} (a sentence in {file})")
    };
    let placeholder = format!(
        "has the word `{READER}`: give a variable that names a seat a variant `[{READER}]`, as in \
         `jinrai-report-blow`; `{{ who }}` does that for `seat`"
    );
    walk.law(!words.contains(&READER), line(&placeholder));
    if lang.code() != "en" {
        // Each language addresses its reader in its own way, but it does.
        let others = board.describe(None, lang).unwrap_or_default();
        if reader == Some(seat) {
            let addressed = report != others;
            walk.law(
                addressed,
                line("equals the sentence for all: it does not address the reader"),
            );
        }
        return;
    }
    // English: "you" has no verb in -s.
    let third = |verb: &str| verb.ends_with('s') && !verb.ends_with("ss");
    let clumsy = |pair: &[&str]| matches!(pair[0], "you" | "You") && third(pair[1]);
    let clumsy = words.windows(2).find(|pair| clumsy(pair));
    let verb = format!("has the verb after \"you\" in the third person: {clumsy:?}");
    walk.law(clumsy.is_none(), line(&verb));
    if reader == Some(seat) {
        let addressed = words.contains(&"You") || words.contains(&"Your");
        walk.law(addressed, line("has no \"You\": begin it with `{ who }`"));
    }
}
