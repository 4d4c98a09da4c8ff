//! The miner of puzzles of one decision: games of computer players with few playouts, who now and
//! then choose at random.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::super::puzzle::Puzzle;
use super::{Position, Sort, derive, laws};
use crate::ai::SearchOptions;
use crate::board::GameEntry;
use crate::game::{Options, Rng, Seat, Strength, Table};

/// A table at which puzzles of a sort are sought.
struct Site {
    game: &'static str,
    sort: Sort,
    /// The number of seats; `None` for the fewest.
    seats: Option<u8>,
    options: &'static [(&'static str, &'static str)],
}

const fn site(
    game: &'static str,
    sort: Sort,
    options: &'static [(&'static str, &'static str)],
) -> Site {
    Site {
        game,
        sort,
        seats: None,
        options,
    }
}

const SITES: &[Site] = &[
    site("jinrai", Sort::Strike, &[]),
    site("jinrai", Sort::Guess, &[]),
    site("mindoku", Sort::Claim, &[]),
    site("mindoku", Sort::Claim, &[("board", "on3rows")]),
    site("mindoku", Sort::Claim, &[("board", "6x")]),
    site("mindoku", Sort::Room, &[]),
    site("mindoku", Sort::Fill, &[("mode", "cooperative")]),
    site(
        "mindoku",
        Sort::Fill,
        &[("mode", "cooperative"), ("board", "on3rows")],
    ),
    site("mix3", Sort::Margin, &[]),
    site("mix3", Sort::Margin, &[("rectangles", "straight")]),
    Site {
        seats: Some(3),
        ..site("chasm", Sort::Safe, &[])
    },
    site("dungeon-chess", Sort::Close, &[]),
    site("dungeon-chess", Sort::Lead, &[]),
    site("fullend", Sort::Mirror, &[]),
    site("fullend", Sort::Outlast, &[]),
];

/// Maximum number of turns that lead to a puzzle: the solver reads them all.
const LONGEST_GAME: usize = 60;
/// The maximum in Jinrai, both secret choices included: its turns are long.
const LONGEST_WITH_SECRETS: usize = 26;
/// The maximum in Dungeon Chess where the game is to be closed: most games are twice as long.
const LONGEST_BEFORE_CLOSE: usize = 100;
/// Minimum number of tiles in the box before few places can be left.
const FEWEST_TILES: usize = 8;
/// One turn in this number repeats a token without looking, where claims are sought.
const INATTENTION: u32 = 6;
/// This number of four turns bring a cloud without lightning nearer to the other home row.
const DECOYS: u32 = 3;

/// Returns the tables of a game with the sorts of puzzles that are sought there.
#[must_use]
pub fn sites(game: &GameEntry) -> Vec<(Sort, Table)> {
    let sites = SITES.iter().filter(|site| site.game == game.info.key);
    let tables = sites.filter_map(|site| {
        let options = site.options.iter();
        let options: Options = options
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        Some((site.sort, game.info.table(&options, site.seats).ok()?))
    });
    tables.collect()
}

/// Returns the first puzzle of a sort in one game; `None` if there is none.
#[must_use]
pub fn in_one_game(
    game: &'static GameEntry,
    table: &Table,
    sort: Sort,
    rng: &mut Rng,
) -> Option<Puzzle> {
    let deal = (game.deal)(table, rng);
    let mut board = (game.open)(table, deal.clone()).ok()?;
    let mut trace = Vec::new();
    let longest = match sort {
        Sort::Strike | Sort::Guess => LONGEST_WITH_SECRETS,
        Sort::Close => LONGEST_BEFORE_CLOSE,
        _ => LONGEST_GAME,
    };
    let first = match sort {
        Sort::Outlast => FEWEST_TILES,
        // Otherwise every puzzle would have one pair of tiles.
        Sort::Mirror => 2 * rng.random_range(2..6),
        _ => 0,
    };
    while trace.len() < longest {
        let seat = board.to_act().first()?;
        let at = Position {
            game,
            table,
            deal: &deal,
            trace: &trace,
            board: &*board,
        };
        if trace.len() >= first
            && let Some(puzzle) = derive(at, sort)
            && laws::prove(&puzzle).is_ok()
        {
            return Some(puzzle);
        }
        let turn = turn(at, seat, sort, rng)?;
        board.play(seat, &turn).ok()?;
        // A repetition would make the end depend on the turns before.
        if board.is_repetition() {
            return None;
        }
        trace.push(turn);
    }
    None
}

/// Returns the turn of a player in a game in which puzzles of this sort are sought.
fn turn(at: Position<'_>, seat: Seat, sort: Sort, rng: &mut Rng) -> Option<String> {
    let board = at.board;
    if sort == Sort::Margin {
        return Some(board.study()?.natural_turn(rng.random_range(0..4), rng));
    }
    let careless: Vec<String> = match sort {
        Sort::Claim if rng.random_ratio(1, INATTENTION) => board.turns(seat),
        Sort::Guess if rng.random_ratio(DECOYS, 4) => decoys(at, seat),
        _ => Vec::new(),
    };
    if let Some(turn) = careless.choose(rng) {
        return Some(turn.clone());
    }
    let options = SearchOptions {
        strength: match sort {
            // A stronger one never leaves a board that cannot be filled, nor a last gap to the
            // rival.
            Sort::Fill | Sort::Outlast => Strength::Easy,
            // The strong player reflects.
            Sort::Mirror if seat == Seat(1) => Strength::Strong,
            _ => Strength::Medium,
        },
        effort_permille: Some(0),
        ..SearchOptions::default()
    };
    board.think(seat, options, rng).map(|result| result.turn)
}

/// Returns the turns of Jinrai that bring a cloud without lightning furthest towards the other home
/// row.
fn decoys(at: Position<'_>, seat: Seat) -> Vec<String> {
    let secrets = at
        .trace
        .iter()
        .filter_map(|turn| turn.strip_prefix("lightning "));
    let secrets: Vec<&str> = secrets.collect();
    let [first, second] = *secrets else {
        return Vec::new();
    };
    let is_first = seat == Seat(1);
    let (lightning, breath) = if is_first {
        (first, "c1")
    } else {
        (second, "c5")
    };
    let kept = [lightning, breath].map(|cell| followed(cell, at.trace));
    let gain = |turn: &String| {
        let [from, to] = *turn.split(' ').collect::<Vec<_>>() else {
            return None;
        };
        let ranks = [from, to].map(|cell| cell.as_bytes().get(1).copied().unwrap_or_default());
        let (behind, ahead) = if is_first {
            (ranks[0], ranks[1])
        } else {
            (ranks[1], ranks[0])
        };
        let is_decoy = !kept.iter().any(|cell| cell == from);
        ahead
            .checked_sub(behind)
            .filter(|&gain| is_decoy && gain > 0)
    };
    let turns = at.board.turns(seat);
    let best = turns.iter().filter_map(gain).max();
    let is_best = |turn: &String| best.is_some() && gain(turn) == best;
    turns.into_iter().filter(is_best).collect()
}

/// Returns the cell of a piece of Jinrai that stood on `cell` before the turns.
fn followed(cell: &str, turns: &[String]) -> String {
    let mut cell = cell;
    for turn in turns.iter().filter(|turn| !turn.starts_with("lightning ")) {
        let words: Vec<&str> = turn.split(' ').filter(|word| *word != "blow").collect();
        for way in words.chunks(2) {
            if let [from, to] = *way
                && from == cell
            {
                cell = to;
            }
        }
    }
    cell.to_owned()
}
