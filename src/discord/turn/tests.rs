//! Taps a turn costs, from the ping to the played turn, over random games of every kind.

mod reading;

use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::keypad::{KEYS, steps};
use super::picker::{Choosing, Picker};
use super::with_seat_number;
use crate::discord::secrecy::log;
use crate::discord::view::names;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::lang::Language;
use tavolino_games::game::{Lang, Options, Rng, Seat, Table, notation};
use tavolino_games::games;

/// Random games of each kind.
const GAMES: u64 = 12;

/// Turns measured of each game.
const TURNS: usize = 60;

/// Taps of `Your turn` and `Confirm`.
const FRAME: usize = 2;

/// Taps of a choice from buttons.
const BUTTON: usize = 1;

/// Taps of a choice from a menu.
const MENU: usize = 2;

/// Taps of one turn.
fn taps(board: &dyn Board, seat: Seat, turn: &str) -> usize {
    let (mut taps, mut prefix) = (FRAME, String::new());
    loop {
        let steps = steps(|limit| board.steps(seat, &prefix, limit));
        taps += match steps.len() {
            1 => 0,
            ..=KEYS => BUTTON,
            _ => MENU,
        };
        if steps.iter().any(|step| step.is_turn && step.text == turn) {
            return taps;
        }
        let leads = steps
            .into_iter()
            .filter(|step| !step.is_turn && notation::leads_to(&step.text, turn));
        let next = leads.max_by_key(|step| step.text.len());
        prefix = next
            .unwrap_or_else(|| panic!("{turn} after {prefix:?}"))
            .text;
        if !board.nudges(seat, &prefix).is_empty() {
            return taps;
        }
    }
}

/// Taps of the turns of random games, each with the fair number: for a piece and its target, and one more for each further
/// word, of a chain or of Kintei's leaf.
fn sampled(kind: &GameEntry, table: &Table) -> Vec<(usize, usize)> {
    let mut sampled = Vec::new();
    for seed in 0..GAMES {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (kind.open)(table, (kind.deal)(table, &mut rng)).unwrap();
        for _ in 0..TURNS {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let turn = board
                .offered(seat, "")
                .turns
                .choose(&mut rng)
                .unwrap()
                .clone();
            let cells = board.scene(Some(seat), &Lang::english()).spots.len();
            let is_small = (1..=25).contains(&cells);
            let words = turn.split(' ').count();
            let fair = if is_small {
                4 + words.saturating_sub(2)
            } else {
                5 + words.saturating_sub(3)
            };
            sampled.push((taps(&*board, seat, &turn), fair));
            board.play(seat, &turn).unwrap();
        }
    }
    sampled
}

/// The row of the table in `docs/figures.md`: the median and the maximum of the taps of a turn.
fn row(kind: &GameEntry) -> String {
    let table = kind.info.table(&kind.info.variants()[0], None).unwrap();
    let mut taps: Vec<usize> = sampled(kind, &table)
        .into_iter()
        .map(|(taps, _)| taps)
        .collect();
    taps.sort_unstable();
    let (usual, most) = (taps[taps.len() / 2], taps[taps.len() - 1]);
    format!("| {} | {usual} | {most} |\n", kind.info.name)
}

/// Checks that a usual turn takes four taps on a small board and five on another one, and that the documents say so.
fn takes_few_taps(kind: &GameEntry) {
    for options in kind.info.variants() {
        for table in kind.info.extremes(&options) {
            let sampled = sampled(kind, &table);
            let fair = sampled.iter().filter(|(taps, fair)| taps <= fair).count();
            let turns = sampled.len();
            assert!(2 * fair > turns, "{table:?}: {fair} of {turns} turns");
        }
    }
    let row = row(kind);
    let figures = include_str!("../../../docs/figures.md");
    assert!(figures.contains(&row), "write into docs/figures.md: {row}");
}

macro_rules! each_takes_few_taps {
    ($($game:ident)*) => {
        mod takes_few_taps {
            $(#[test] fn $game() { super::takes_few_taps(super::entry(stringify!($game))); })*
        }
    };
}
tavolino_games::each_game!(each_takes_few_taps);

/// The game of a module.
fn entry(module: &str) -> &'static GameEntry {
    games::find(&module.replace('_', "-")).unwrap()
}

#[tokio::test]
async fn a_claim_says_who_gets_the_token() {
    let kind = games::find("mindoku").unwrap();
    let table = kind.info.table(&Options::new(), Some(3)).unwrap();
    let deal = (kind.deal)(&table, &mut Rng::seed_from_u64(1));
    let board = (kind.open)(&table, deal.clone()).unwrap();
    let turns = board.turns(Seat(1));
    let turn = turns.iter().find(|turn| turn.starts_with("place")).unwrap();
    let line = [(Seat(1), turn.clone())];
    let log = log("mindoku", &Options::new(), 3, &deal, &line);
    let record = log.replay().unwrap();
    let lang = Lang::english();
    let picker = Picker::new(&record, Seat(2), Choosing::Claim, &lang).unwrap();
    let cell = turn.split(' ').next_back().unwrap();
    let question = format!("{:?}", picker.after(&format!("claim {cell}")).await);
    for label in ["back to its owner", "to ◯ blue", "to ■ red"] {
        assert!(
            question.contains(&format!("{label:?}")),
            "{label}: {question}"
        );
    }
}

#[test]
fn a_colour_is_read_as_it_is_and_was_called() {
    let deal = |game: &str, seats| {
        let kind = games::find(game).unwrap();
        let table = kind.info.table(&Options::new(), Some(seats)).unwrap();
        (kind.deal)(&table, &mut Rng::seed_from_u64(1))
    };
    let record = log("mindoku", &Options::new(), 3, &deal("mindoku", 3), &[])
        .replay()
        .unwrap();
    let italian = [("a.ftl".to_owned(), "colour-2 = ▲ oro\n".to_owned())];
    let italian = Lang::from(Arc::new(Language::read("it", italian.into()).unwrap()));
    for typed in ["gold", "Gold", "▲ gold", "amber", "AMBER", "oro", "2"] {
        let claim = format!("claim b2 {typed}");
        let seat = names::find_seat(&italian, &record, typed);
        assert_eq!(seat, Some(Seat(2)), "{claim}");
    }
    for (typed, read) in [
        ("claim b2 amber", "claim b2 2"),
        ("claim b2 ▲ gold", "claim b2 2"),
        ("claim b2 nobody", "claim b2 nobody"),
        ("claim b2", "claim b2"),
    ] {
        assert_eq!(with_seat_number(typed, &record, &italian), read);
    }
    // No seat of three is green, and none plays White.
    for typed in ["green", "jade", "white", "", "▲"] {
        assert_eq!(names::find_seat(&italian, &record, typed), None, "{typed}");
    }
    let record = log("nubulus", &Options::new(), 2, &deal("nubulus", 2), &[])
        .replay()
        .unwrap();
    assert_eq!(names::find_seat(&italian, &record, "black"), Some(Seat(2)));
    assert_eq!(names::find_seat(&italian, &record, "amber"), None);
}
