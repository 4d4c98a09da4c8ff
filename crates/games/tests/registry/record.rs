//! Whole games as text: each turn, and the sentences that the public and each seat read.
//!
//! A record begins with `# game`, `# option …`, `# seats …` and `# setup …`. A line that begins
//! with a seat is played, as `tavolino trace` plays it; what stands indented below it was said.

use std::fmt::Write;
use std::{env, fs};

use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Viewer};
use tavolino_games::games;

use tavolino_games::workshop::files::Home;
use tavolino_games::workshop::position::{follow, has_known_heads, head, lines, open};

/// Compares a record of a game, by its path from the root of the checkout, with what is read now.
pub fn is_told_as_it_was(home: &Home, place: &str) {
    let path = home.join(place);
    let record = fs::read_to_string(&path).unwrap_or_default();
    let retold = retold(place, &record);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &retold).unwrap();
    } else {
        let accept = format!("`{}`", home.update());
        let message = || difference(place, &accept, &record, &retold);
        assert!(record == retold, "{}", message());
    }
}

/// Returns the message for a record that reads otherwise now, with the first line that differs.
fn difference(place: &str, accept: &str, record: &str, retold: &str) -> String {
    if !record.lines().any(|line| line.starts_with("    ")) {
        return format!(
            "{place} lacks what each seat reads: {accept} adds it; review it as a text of rules"
        );
    }
    let lines = record.lines().count().max(retold.lines().count());
    let line = |text: &str, at: usize| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
    let differs = |&at: &usize| line(record, at) != line(retold, at);
    let first = (0..lines).find(differs).unwrap_or_default();
    format!(
        "{place} differs at line {}:\n  written: {}\n  now:     {}\n{accept} accepts it; review the difference",
        first + 1,
        line(record, first),
        line(retold, first)
    )
}

/// The record told anew: its head and its lines are kept, what everyone reads is written again.
fn retold(place: &str, record: &str) -> String {
    has_known_heads(record).unwrap_or_else(|wrong| panic!("{place}: {wrong}"));
    let key = head(record, "game");
    let key = key.unwrap_or_else(|| panic!("{place}: begin it with `# game KEY`"));
    let entry = games::find(key);
    let entry =
        entry.unwrap_or_else(|| panic!("{place}: there is no game `{key}` in the registry"));
    let mut board = open(entry, record).unwrap_or_else(|wrong| panic!("{place}: {wrong}"));
    let mut text = String::new();
    for line in record.lines().filter(|line| line.starts_with('#')) {
        writeln!(text, "{line}").unwrap();
    }
    tell(&mut text, &*board);
    for line in lines(record) {
        let (line, seat, words) = line.unwrap_or_else(|wrong| panic!("{place}: {wrong}"));
        writeln!(text, "\n{line}").unwrap();
        if let Err(refusal) = follow(&mut *board, seat, words) {
            writeln!(text, "    refused: {refusal}").unwrap();
            continue;
        }
        if !matches!(words, "resign" | "skip") {
            report(&mut text, &*board);
        }
        tell(&mut text, &*board);
    }
    text
}

/// Writes what everyone is told of the last turn.
fn report(told: &mut String, board: &dyn Board) {
    let lang = Lang::english();
    let public = board.describe(None, &lang).unwrap();
    for viewer in viewers(board) {
        let report = board.describe(viewer, &lang).unwrap();
        if viewer.is_none() || report != public {
            writeln!(told, "    {}: {report}", name(viewer)).unwrap();
        }
    }
}

/// Writes what the public reads, and every seat that reads something else.
fn tell(told: &mut String, board: &dyn Board) {
    let lang = Lang::english();
    let public = board.scene(None, &lang).alt;
    for viewer in viewers(board) {
        let alt = board.scene(viewer, &lang).alt;
        if viewer.is_none() || alt != public {
            writeln!(told, "    {} reads: {alt}", name(viewer)).unwrap();
        }
    }
    if let Some(outcome) = board.outcome() {
        let outcome = serde_json::to_string(&outcome).unwrap();
        writeln!(told, "    outcome: {outcome}").unwrap();
    }
}

/// Every seat still playing, then the public.
fn viewers(board: &dyn Board) -> Vec<Viewer> {
    board.staying().iter().map(Some).chain([None]).collect()
}

fn name(viewer: Viewer) -> String {
    viewer.map_or("all".to_owned(), |seat| format!("seat {seat}"))
}
