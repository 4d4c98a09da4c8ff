//! Taps a turn costs, from the ping to the played turn, over random games of every kind.

mod reading;
mod walls;

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::choosing::Choosing;
use super::keypad::{KEYS, steps};
use super::occasion::Occasion;
use super::picker::Picker;
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

/// Taps of a usual turn; `docs/figures.md` explains where there are more.
const USUAL: usize = 4;

/// Taps of a choice from buttons.
const BUTTON: usize = 1;

/// Taps of a choice from a menu.
const MENU: usize = 2;

/// Taps of one turn.
fn taps(board: &dyn Board, seat: Seat, turn: &str) -> usize {
    let (mut taps, mut prefix) = (FRAME, String::new());
    loop {
        let steps = steps(board, seat, &prefix, |limit| {
            board.steps(seat, &prefix, limit)
        });
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

/// Plays random games at a table, of some turns each; `visit` gets each position with the seat to
/// act, the turn that it will play and the number of turns before.
fn in_random_games(
    entry: &GameEntry,
    table: &Table,
    (games, turns): (u64, usize),
    mut visit: impl FnMut(&dyn Board, Seat, &str, usize),
) {
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(table, (entry.deal)(table, &mut rng)).unwrap();
        for before in 0..turns {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let offered = board.offered(seat, "").turns;
            let turn = offered.choose(&mut rng).unwrap();
            visit(&*board, seat, turn, before);
            board.play(seat, turn).unwrap();
        }
    }
}

/// Taps of the turns of random games, each with the fair number: for a piece and its target, and
/// one more for each further word, of a chain or of Kintei's leaf.
fn sampled(entry: &GameEntry, table: &Table) -> Vec<(usize, usize)> {
    let mut sampled = Vec::new();
    in_random_games(entry, table, (GAMES, TURNS), |board, seat, turn, _| {
        let cells = board.scene(Some(seat), &Lang::english()).spots.len();
        // The buttons stand as the board; of a larger one the column is a tap of its own.
        let is_small = (1..=16).contains(&cells);
        let words = turn.split(' ').count();
        // With a verb, which is chosen where there are more than nine choices.
        let shortest = if is_small { 4 } else { 5 };
        let fair = shortest + words.saturating_sub(2);
        sampled.push((taps(board, seat, turn), fair));
    });
    sampled
}

/// Median and maximum.
fn figures(mut taps: Vec<usize>) -> [usize; 2] {
    taps.sort_unstable();
    [taps[taps.len() / 2], taps[taps.len() - 1]]
}

/// The rows of the table in `docs/figures.md`, each with its median and maximum: a row for all
/// variants that take as many taps. With several numbers of seats the largest figures count.
fn rows(entry: &GameEntry) -> Vec<(String, [usize; 2])> {
    let all = entry.info.variants();
    let mut groups: BTreeMap<[usize; 2], Vec<Options>> = BTreeMap::new();
    for options in &all {
        let of_table = entry.info.extremes(options).into_iter().map(|table| {
            let taps = sampled(entry, &table).into_iter().map(|(taps, _)| taps);
            figures(taps.collect())
        });
        let [usual, most] = of_table
            .reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])])
            .unwrap();
        groups
            .entry([usual, most])
            .or_default()
            .push(options.clone());
    }
    let rows = groups
        .into_iter()
        .map(|(taps, group)| (variants(entry, &group, &all), taps));
    rows.chain(adjusted(entry)).collect()
}

/// The name of a group of variants: the game with the values of the option that tells the group
/// from the others.
fn variants(entry: &GameEntry, group: &[Options], all: &[Options]) -> String {
    let name = entry.info.name;
    if group.len() == all.len() {
        return name.to_owned();
    }
    let values = |key: &str, of: &[Options]| -> BTreeSet<String> {
        of.iter().filter_map(|one| one.get(key).cloned()).collect()
    };
    let others: Vec<Options> = all
        .iter()
        .filter(|one| !group.contains(one))
        .cloned()
        .collect();
    let telling = entry.info.options.iter().find(|choice| {
        let inside = values(choice.key, group);
        !inside.is_empty() && inside.is_disjoint(&values(choice.key, &others))
    });
    let listed = telling.map_or_else(
        || {
            let each = group
                .iter()
                .map(|one| one.values().cloned().collect::<Vec<_>>().join(" "));
            each.collect::<Vec<_>>().join(", ")
        },
        |choice| {
            let inside = values(choice.key, group);
            let named = choice.values.iter().copied();
            named
                .filter(|value| inside.contains(*value))
                .collect::<Vec<_>>()
                .join(", ")
        },
    );
    format!("{name} ({listed})")
}

/// The row of a game whose turns are adjusted after they are chosen: over every legal turn of two
/// positions, by the shortest way. `None` for other games.
fn adjusted(entry: &GameEntry) -> Option<(String, [usize; 2])> {
    let table = entry.info.table(&entry.info.variants()[0], None).unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
    let mut taken = Vec::new();
    for round in 0..2 {
        let seat = board.to_act().first().unwrap();
        let offered = board.offered(seat, "").turns;
        let mut found: HashMap<String, usize> = offered
            .iter()
            .map(|turn| (turn.clone(), taps(&*board, seat, turn)))
            .collect();
        if board.nudges(seat, &offered[0]).is_empty() {
            return None;
        }
        let mut queue: VecDeque<String> = offered.iter().cloned().collect();
        while let Some(turn) = queue.pop_front() {
            let after = found[&turn] + BUTTON;
            for next in board
                .nudges(seat, &turn)
                .into_iter()
                .filter_map(|nudge| nudge.text)
            {
                if let Entry::Vacant(new) = found.entry(next.clone()) {
                    new.insert(after);
                    queue.push_back(next);
                }
            }
        }
        taken.extend(board.turns(seat).iter().map(|turn| found[turn]));
        for _ in 0..3 + round {
            let seat = board.to_act().first().unwrap();
            let turn = board
                .offered(seat, "")
                .turns
                .choose(&mut rng)
                .unwrap()
                .clone();
            board.play(seat, &turn).unwrap();
        }
    }
    Some((format!("{}, any turn", entry.info.name), figures(taken)))
}

/// Checks that a usual turn takes four taps on a small board and five on another one, and that the
/// documents say how many, and why where a usual turn takes more than four.
fn takes_few_taps(entry: &GameEntry) {
    for options in entry.info.variants() {
        for table in entry.info.extremes(&options) {
            let sampled = sampled(entry, &table);
            let fair = sampled.iter().filter(|(taps, fair)| taps <= fair).count();
            let turns = sampled.len();
            assert!(2 * fair > turns, "{table:?}: {fair} of {turns} turns");
        }
    }
    let document = include_str!("../../../docs/figures.md");
    let rows = rows(entry);
    let lines = rows
        .iter()
        .map(|(name, [usual, most])| format!("| {name} | {usual} | {most} |\n"));
    let missing: String = lines.filter(|line| !document.contains(line)).collect();
    assert!(missing.is_empty(), "write into docs/figures.md:\n{missing}");
    let unexplained = rows.iter().filter(|(name, [usual, _])| {
        *usual > USUAL && !document.contains(&format!("\n- **{name}**: "))
    });
    assert_eq!(unexplained.count(), 0, "docs/figures.md says why: {rows:?}");
}

macro_rules! each_takes_few_taps {
    ($($module:ident::$game:ident),* $(,)?) => {
        mod takes_few_taps {
            $(#[test] fn $module() { super::takes_few_taps(super::entry(stringify!($module))); })*
        }
    };
}
tavolino_games::each_game!(each_takes_few_taps);

/// The game of a module.
fn entry(module: &str) -> &'static GameEntry {
    games::find(&module.replace('_', "-")).unwrap()
}

#[test]
fn a_claim_of_an_older_token_says_who_gets_it() {
    let entry = games::find("mindoku").unwrap();
    let table = entry.info.table(&Options::new(), Some(3)).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let mut board = (entry.open)(&table, deal.clone()).unwrap();
    let line = [Seat(1), Seat(2)].map(|seat| {
        let turns = board.turns(seat);
        let turn = turns.iter().find(|turn| turn.starts_with("place")).unwrap();
        board.play(seat, turn).unwrap();
        (seat, turn.clone())
    });
    let log = log("mindoku", &Options::new(), 3, &deal, &line);
    let record = log.replay().unwrap();
    let lang = Lang::english();
    let picker = Picker::new(Occasion::Match(&record), Seat(3), Choosing::Claim, &lang).unwrap();
    let cells = line.map(|(_, turn)| turn.split(' ').next_back().unwrap().to_owned());
    let [older, last] = cells.map(|cell| format!("claim {cell}"));
    assert_eq!(picker.labels_after(&older), ["to ◯ blue", "to ▲ gold"]);
    // The last token only goes back: the claim is complete.
    let steps = notation::step(&board.claims(Seat(3)), "claim", 25);
    assert!(steps.iter().any(|step| step.text == last && step.is_turn));
}

/// The text of the menu of seat 1 after the words `prefix`, in a game for two after `line`.
async fn asked(game: &str, options: &Options, line: &[&str], prefix: &str) -> String {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(options, None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let line: Vec<(Seat, String)> = [1, 2]
        .into_iter()
        .cycle()
        .map(Seat)
        .zip(line.iter().map(ToString::to_string))
        .collect();
    let record = log(game, options, 2, &deal, &line).replay().unwrap();
    let lang = Lang::english();
    let picker = Picker::new(Occasion::Match(&record), Seat(1), Choosing::Turn, &lang).unwrap();
    picker.after(prefix).await.text().to_owned()
}

#[tokio::test]
async fn a_menu_asks_for_what_its_buttons_say() {
    let place = asked("fullend", &Options::new(), &[], "flat").await;
    assert!(place.contains("So far: `flat`. About where?"), "{place}");
}

#[tokio::test]
async fn a_heading_says_the_column_chosen_before() {
    let large = Options::from([("board".to_owned(), "9x".to_owned())]);
    let entry = games::find("mindoku").unwrap();
    let table = entry.info.table(&large, None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let board = (entry.open)(&table, deal).unwrap();
    let turns = board.turns(Seat(1));
    let value = turns
        .iter()
        .find_map(|turn| turn.strip_prefix("place "))
        .unwrap();
    let value = value.split(' ').next().unwrap();
    let text = asked("mindoku", &large, &[], &format!("place {value} a*")).await;
    let heading = format!("So far: `place {value} a…`. On which cell?");
    assert!(text.contains(&heading), "{text}");
}

#[test]
fn a_colour_is_read_as_it_is_and_was_called() {
    let deal = |game: &str, seats| {
        let entry = games::find(game).unwrap();
        let table = entry.info.table(&Options::new(), Some(seats)).unwrap();
        (entry.deal)(&table, &mut Rng::seed_from_u64(1))
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
