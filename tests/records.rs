//! Whole games as text: who does what, and what everyone then reads.
//!
//! A record begins with `# game`, `# option …`, `# seats …` and `# setup …`. A line that begins with a seat is played,
//! as `tavolino trace` plays it; what stands indented below it was said. `UPDATE=1 cargo test --test records` writes what
//! is said now: review the difference as a text of rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use tavolino::board::Board;
use tavolino::game::{Lang, Seat, Viewer};
use tavolino::{example, games};

/// The record told anew: its head and its lines are kept, what everyone reads is written again.
fn retold(record: &str) -> String {
    let mut board = opened(record);
    let mut told: String = record.lines().filter(|line| line.starts_with('#')).fold(
        String::new(),
        |mut head, line| {
            writeln!(head, "{line}").unwrap();
            head
        },
    );
    tell(&mut told, &*board);
    let lines = record
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    for line in lines {
        writeln!(told, "\n{line}").unwrap();
        let (seat, said) = line.split_once(' ').unwrap();
        if follow(&mut told, &mut *board, Seat(seat.parse().unwrap()), said) {
            tell(&mut told, &*board);
        }
    }
    told
}

fn opened(record: &str) -> Box<dyn Board> {
    let game = record.lines().find_map(|line| line.strip_prefix("# game "));
    example::open(games::find(game.unwrap()).unwrap(), record).unwrap()
}

/// Plays a line, and writes what everyone is told of it; whether it could be played.
fn follow(told: &mut String, board: &mut dyn Board, seat: Seat, said: &str) -> bool {
    let lang = Lang::english();
    let report = |viewer| (viewer, board.report(seat, said, viewer, &lang));
    let reports: Vec<(Viewer, Result<String, _>)> =
        viewers(board).into_iter().map(report).collect();
    let refused = match said {
        "resign" => {
            board.leave(seat);
            None
        }
        "skip" if board.skip(seat) => None,
        "skip" => Some("there is no turn to lose".to_owned()),
        said => board
            .play(seat, said)
            .err()
            .map(|refusal| refusal.to_string()),
    };
    if let Some(refusal) = refused {
        writeln!(told, "    refused: {refusal}").unwrap();
        return false;
    }
    let public = reports.last().and_then(|(_, report)| report.clone().ok());
    for (viewer, report) in reports {
        if let Ok(report) = report
            && (viewer.is_none() || Some(&report) != public.as_ref())
        {
            writeln!(told, "    {}: {report}", name(viewer)).unwrap();
        }
    }
    true
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
        writeln!(
            told,
            "    outcome: {}",
            serde_json::to_string(&outcome).unwrap()
        )
        .unwrap();
    }
}

/// Every seat still playing, then the public.
fn viewers(board: &dyn Board) -> Vec<Viewer> {
    board.staying().iter().map(Some).chain([None]).collect()
}

fn name(viewer: Viewer) -> String {
    viewer.map_or("all".to_owned(), |seat| format!("seat {seat}"))
}

#[test]
fn records_are_told_as_they_were() {
    let mut count = 0;
    for file in fs::read_dir("tests/records").unwrap() {
        let path = file.unwrap().path();
        let record = fs::read_to_string(&path).unwrap();
        let retold = retold(&record);
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &retold).unwrap();
        } else {
            assert_eq!(record, retold, "{}", path.display());
        }
        count += 1;
    }
    assert!(count >= games::GAMES.len(), "every game has a record");
}

#[test]
fn every_game_has_a_record() {
    for kind in games::GAMES {
        let of = |path: &Path| {
            path.file_stem()
                .unwrap()
                .to_string_lossy()
                .starts_with(kind.info.key)
        };
        let files = fs::read_dir("tests/records").unwrap();
        assert!(
            files.into_iter().any(|file| of(&file.unwrap().path())),
            "{}",
            kind.info.key
        );
    }
}
