//! Every game of the registry in Discord, from `/play` to the result: once by menus alone, once by typing alone.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod confirms;
mod house;
#[path = "../crates/discord-sandbox/tests/judge/mod.rs"]
mod judge;
mod proper;

use std::process::ExitCode;

use house::{House, Match, Person, engine, menu_or_button, offered, text};
use libtest_mimic::{Arguments, Trial};
use proper::is_proper;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Options, Rng, Table, notation};
use tavolino_games::games;
use tokio::runtime::Runtime;

const PEOPLE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

/// So many games are tried out for a short one.
const TRIES: u64 = 300;

/// Where chance deals nobody knows a short game before: after so many turns all but one resign.
const ENOUGH: usize = 24;

fn main() -> ExitCode {
    let of = |kind: &'static GameEntry| {
        [("by_menus", By::Menus), ("by_typing", By::Typing)].map(|(name, by)| {
            let test = Trial::test(format!("{name}::{}", kind.info.key), move || {
                Runtime::new()?.block_on(story(kind, by));
                Ok(())
            });
            match engine::missing() {
                Some(why) => test.with_kind(why).with_ignored_flag(true),
                None => test,
            }
        })
    };
    let trials = games::GAMES.iter().flat_map(of).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Menus,
    Typing,
}

/// Plays a short game to its end in Discord, and looks at what everyone reads.
async fn story(kind: &'static GameEntry, by: By) {
    let table = set(kind);
    let house = House::open().await;
    let game = open(&house, kind, &table).await;
    let people = &PEOPLE[..usize::from(table.seats)];
    if kind.info.chance {
        play_what_is_offered(&game, people, by).await;
    } else {
        for (person, turn) in &short(kind, &table) {
            play(&game, PEOPLE[*person], Some(turn), by).await;
        }
    }
    let panel = game.panel_says("The game is over").await;
    assert!(
        !menu_or_button(&panel, "Your turn"),
        "nobody moves any more"
    );
    is_proper(&house).await;
    let log = house.log();
    assert!(
        log.lines().count() <= 1,
        "a quiet game has a quiet log: {log}"
    );
}

/// A table with as many seats as there are people for. Where chance deals, with every option as it is by default; else
/// with the last value of each, for the first one is what everything else is tested with.
fn set(kind: &GameEntry) -> Table {
    let last = |option: &tavolino_games::game::Choice| {
        let value = option.values[option.values.len() - 1];
        (option.key.to_owned(), value.to_owned())
    };
    let others = kind.info.options.iter().map(last);
    let options: Options = others.filter(|_| !kind.info.chance).collect();
    let fewest = kind.info.table(&options, None).unwrap();
    let most = *(kind.info.seats)(&fewest.options).end();
    let seats = most.min(PEOPLE.len() as u8);
    kind.info.table(&options, Some(seats)).unwrap()
}

async fn open<'h>(house: &'h House, kind: &GameEntry, table: &Table) -> Match<'h> {
    let mut asked = json!({ "order": "listed" });
    for option in kind.info.options {
        asked[option.key] = json!(table.option(option.key));
    }
    let allowed = (kind.info.seats)(&table.options);
    if allowed.start() < allowed.end() {
        asked["seats"] = json!(table.seats);
    }
    Match::start(
        house,
        kind.info.key,
        asked,
        &PEOPLE[..usize::from(table.seats)],
    )
    .await
}

/// The shortest of many games that chance decides, as menus offer it: who plays what.
fn short(kind: &GameEntry, table: &Table) -> Vec<(usize, String)> {
    let mut best: Option<Vec<(usize, String)>> = None;
    for seed in 0..TRIES {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = (kind.deal)(table, &mut rng);
        let longest = best.as_ref().map_or(2000, Vec::len);
        let board = (kind.open)(table, deal).unwrap();
        best = course(board, &mut rng, longest).or(best);
    }
    best.expect("a random game ends")
}

/// One such game, if it is shorter than `longest`.
fn course(
    mut board: Box<dyn Board>,
    rng: &mut Rng,
    longest: usize,
) -> Option<Vec<(usize, String)>> {
    let mut line = Vec::new();
    while let Some(seat) = board.to_act().first() {
        if line.len() >= longest {
            return None;
        }
        let turn = board.offered(seat, "").choose(rng)?.clone();
        board.play(seat, &turn).unwrap();
        line.push((seat.index(), turn));
    }
    Some(line)
}

async fn play_what_is_offered(game: &Match<'_>, people: &[&'static str], by: By) {
    for _ in 0..ENOUGH {
        let Some(name) = game.to_act(people).await.first().copied() else {
            return;
        };
        play(game, name, None, by).await;
    }
    for name in &people[1..] {
        let person = game.house.person(name);
        let asked = person.command(&game.thread, "resign", json!({})).await;
        person.press(&asked["message"], "Yes, resign").await;
    }
}

/// One turn; where none is given, the first that is offered.
async fn play(game: &Match<'_>, name: &'static str, turn: Option<&str>, by: By) {
    let panel = game.panel().await;
    let person = game.house.person(name);
    match by {
        By::Menus => {
            let taps = choose(person, &panel, turn).await;
            // A long chain takes a tap for each of its jumps.
            let words = turn.map_or(0, |turn| turn.split(' ').count());
            assert!(taps <= words.max(3) + 2, "{taps} taps for {turn:?}");
        }
        By::Typing => say(person, game, turn).await,
    }
    let moved_on = async || (game.panel().await["content"] != panel["content"]).then_some(());
    game.house.until("the panel shows the turn", moved_on).await;
}

/// Chooses a turn from menus; how many taps it took.
async fn choose(person: Person<'_>, panel: &Value, turn: Option<&str>) -> usize {
    let mut standing = person.press(panel, "Your turn").await;
    let mut taps = 1;
    loop {
        let offered = offered(&standing["message"]);
        if offered.is_empty() {
            break;
        }
        assert!(offered.len() <= 25);
        let value = match turn {
            None => &offered[0],
            Some(turn) => {
                let whole = format!("={turn}");
                let leads = |value: &&String| {
                    **value == whole || !value.starts_with('=') && notation::leads_to(value, turn)
                };
                let longest = offered.iter().filter(leads).max_by_key(|value| value.len());
                longest.unwrap_or_else(|| panic!("{turn} is not among {offered:?}"))
            }
        };
        standing = person.pick(&standing["message"], value).await;
        assert_eq!(standing["status"], "updated", "{standing}");
        taps += 1;
    }
    let done = person.press(&standing["message"], "Confirm").await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{turn:?}: {done}");
    taps + 1
}

/// Types a turn; where none is given, what is completed.
async fn say(person: Person<'_>, game: &Match<'_>, turn: Option<&str>) {
    let typed = match turn {
        Some(turn) => turn.to_uppercase(),
        None => completed(person, game).await,
    };
    let done = person.play(&game.thread, json!({ "turn": typed })).await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{typed}: {done}");
}

/// The first turn that completion leads to, word by word.
async fn completed(person: Person<'_>, game: &Match<'_>) -> String {
    let mut typed = String::new();
    loop {
        let options = json!({ "turn": typed });
        let offered = person.complete(&game.thread, "move", "turn", options).await;
        // What is typed in full is offered as it is.
        if offered.is_empty() || offered[0] == typed {
            return typed;
        }
        offered[0].clone_into(&mut typed);
    }
}
