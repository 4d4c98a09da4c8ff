//! Keys of positions that are equal up to the symmetries of a board, in games whose rules know no
//! such key.

use serde_json::Value;

use super::order;
use super::place::Place;
use crate::board::{Board, GameEntry};
use crate::game::Table;

/// Returns a number that is equal for positions that differ only by a symmetry; `None` if the trace
/// cannot be played.
///
/// A symmetry counts if it maps the legal turns of every position of the trace to those of the
/// mapped trace.
pub fn key(game: &GameEntry, table: &Table, trace: &[String]) -> Option<u128> {
    let open = || (game.open)(table, Value::Null).ok();
    let mut board = open()?;
    let mut boards = Vec::new();
    for turn in trace {
        boards.push(board.boxed());
        let seat = board.to_act().first()?;
        board.play(seat, turn).ok()?;
    }
    let study = board.study()?;
    let mut least = study.key();
    if study.has_symmetric_key() {
        return Some(least);
    }
    let (files, ranks) = size(&*open()?)?;
    let symmetries = Symmetry::all().filter(|symmetry| files == ranks || !symmetry.turned);
    for symmetry in symmetries {
        let map = |turn: &str| symmetry.turn(turn, files, ranks);
        if let Some(image) = image(open()?, &boards, trace, &map) {
            least = least.min(image.study()?.key());
        }
    }
    Some(least)
}

/// Returns a number that is equal for turns after a deal that differ only by a symmetry of the
/// board; `None` if there is no board. It does not change with pictures or their texts.
pub fn key_of_turns(
    game: &GameEntry,
    table: &Table,
    deal: &Value,
    trace: &[String],
) -> Option<u128> {
    let places: Option<Vec<Place>> = trace.iter().map(|turn| Place::of(turn)).collect();
    if let Some(places) = places.filter(|places| !places.is_empty()) {
        return key_of_places(&places);
    }
    let (files, ranks) = size(&*(game.open)(table, deal.clone()).ok()?)?;
    let dealt = deal.to_string();
    let mut number = order::hash(&format!("{dealt} {}", trace.join(",")));
    for symmetry in Symmetry::all().filter(|symmetry| files == ranks || !symmetry.turned) {
        let map = |turn: &String| symmetry.turn(turn, files, ranks);
        let turns: Vec<String> = trace.iter().map(map).collect();
        let cells: Vec<String> = dealt
            .split('"')
            .map(|part| symmetry.turn(part, files, ranks))
            .collect();
        let image = format!("{} {}", cells.join("\""), turns.join(","));
        number = number.min(order::hash(&image));
    }
    Some(number.into())
}

/// Returns a number that is equal for tiles at places that differ only by a symmetry of the box, in
/// whatever order they were laid.
fn key_of_places(places: &[Place]) -> Option<u128> {
    let hash = |symmetry: &Symmetry| {
        let Symmetry {
            files,
            ranks,
            turned,
        } = *symmetry;
        let places = places
            .iter()
            .map(|place| place.mapped(files, ranks, turned));
        let mut turns: Vec<String> = places.map(|place| place.turn()).collect();
        turns.sort_unstable();
        order::hash(&turns.join(","))
    };
    let least = Symmetry::all()
        .chain([Symmetry::IDENTITY])
        .map(|symmetry| hash(&symmetry));
    least.min().map(u128::from)
}

/// Returns the position after the mapped trace; `None` if the map is no symmetry of it.
fn image(
    mut board: Box<dyn Board>,
    boards: &[Box<dyn Board>],
    trace: &[String],
    map: &dyn Fn(&str) -> String,
) -> Option<Box<dyn Board>> {
    for (original, turn) in boards.iter().zip(trace) {
        let seat = board.to_act().first()?;
        let mut mapped: Vec<String> = original.turns(seat).iter().map(|turn| map(turn)).collect();
        let mut turns = board.turns(seat);
        mapped.sort_unstable();
        turns.sort_unstable();
        if mapped != turns {
            return None;
        }
        board.play(seat, &map(turn)).ok()?;
    }
    Some(board)
}

/// Returns the numbers of files and ranks: the cells that the picture marks.
fn size(board: &dyn Board) -> Option<(u8, u8)> {
    let scene = board.scene(None, &crate::game::Lang::english());
    let cells = scene.spots.keys().filter_map(|name| cell(name));
    let (mut files, mut ranks) = (0, 0);
    for (file, rank) in cells {
        files = files.max(file + 1);
        ranks = ranks.max(rank + 1);
    }
    (files > 0).then_some((files, ranks))
}

/// Returns file and rank of a cell, from 0.
fn cell(word: &str) -> Option<(u8, u8)> {
    let [file @ b'a'..=b'z', rank @ b'1'..=b'9'] = *word.as_bytes() else {
        return None;
    };
    Some((file - b'a', rank - b'1'))
}

/// A symmetry of a rectangle.
struct Symmetry {
    files: bool,
    ranks: bool,
    turned: bool,
}

impl Symmetry {
    const IDENTITY: Symmetry = Symmetry {
        files: false,
        ranks: false,
        turned: false,
    };

    /// Returns every symmetry but the identity.
    fn all() -> impl Iterator<Item = Symmetry> {
        (1..8_u8).map(|bits| Symmetry {
            files: bits & 1 != 0,
            ranks: bits & 2 != 0,
            turned: bits & 4 != 0,
        })
    }

    /// Returns the turn with its cells mapped; other words stay.
    fn turn(&self, turn: &str, files: u8, ranks: u8) -> String {
        let word = |word: &str| match cell(word) {
            Some((mut file, mut rank)) => {
                if self.files {
                    file = files - 1 - file;
                }
                if self.ranks {
                    rank = ranks - 1 - rank;
                }
                if self.turned {
                    (file, rank) = (rank, file);
                }
                format!("{}{}", char::from(b'a' + file), rank + 1)
            }
            None => word.to_owned(),
        };
        let words: Vec<String> = turn.split(' ').map(word).collect();
        words.join(" ")
    }
}
