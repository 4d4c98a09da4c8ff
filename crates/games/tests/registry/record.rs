//! Whole games as text: each turn, and the sentences that the public and each seat read.
//!
//! A record begins with `# game`, `# option …`, `# seats …` and `# setup …`. A line that begins with a seat is played,
//! as `tavolino trace` plays it; what stands indented below it was said.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Viewer};
use tavolino_games::games;

use crate::block::{follow, head, lines, open};
use crate::files::FOLDER;

pub fn is_told_as_it_was(name: &str) {
    let path = Path::new(FOLDER).join(name);
    let record = fs::read_to_string(&path).unwrap();
    let retold = retold(&record);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &retold).unwrap();
    } else {
        let differs = |(old, new): &(&str, &str)| old != new;
        let first = record.lines().zip(retold.lines()).find(differs);
        assert!(
            record == retold,
            "{} reads otherwise now, first here: {first:?}. UPDATE=1 accepts it; review the difference",
            path.display()
        );
    }
}

/// The record told anew: its head and its lines are kept, what everyone reads is written again.
fn retold(record: &str) -> String {
    let kind = games::find(head(record, "game").expect("a record begins with `# game KEY`"))
        .expect("`# game` names a game of the registry");
    let mut board = open(kind, record);
    let mut told = String::new();
    for line in record.lines().filter(|line| line.starts_with('#')) {
        writeln!(told, "{line}").unwrap();
    }
    tell(&mut told, &*board);
    for (line, seat, said) in lines(record) {
        writeln!(told, "\n{line}").unwrap();
        if let Err(refusal) = follow(&mut *board, seat, said) {
            writeln!(told, "    refused: {refusal}").unwrap();
            continue;
        }
        if !matches!(said, "resign" | "skip") {
            report(&mut told, &*board);
        }
        tell(&mut told, &*board);
    }
    told
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
