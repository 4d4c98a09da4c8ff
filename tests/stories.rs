//! Every game of the registry in Discord, from `/play` to the result: once by menus, once by
//! typing, and with every value of every option for some turns.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod confirms;
mod house;
#[path = "../crates/discord-sandbox/tests/judge/mod.rs"]
mod judge;
mod proper;

use std::process::ExitCode;

use house::{House, Match, Person, engine, menu_or_button, offered, text};
use libtest_mimic::{Arguments, Trial};
use proper::check_story;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Options, Rng, Table, notation};
use tavolino_games::games;
use tokio::runtime::Runtime;

const PEOPLE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

/// Number of random games from which the shortest is played.
const TRIES: u64 = 300;

/// Number of turns with each value of each option, before all but one resign.
const SAMPLE: usize = 4;

fn main() -> ExitCode {
    let of = |entry: &'static GameEntry| {
        let trial = |name: String, run: Box<dyn FnOnce() + Send>| {
            let test = Trial::test(format!("{name}::{}", entry.info.key), move || {
                run();
                Ok(())
            });
            match engine::unavailable() {
                Some(why) => test.with_kind(why).with_ignored_flag(true),
                None => test,
            }
        };
        let played = [("by_menus", By::Menus), ("by_typing", By::Typing)].map(|(name, by)| {
            let test = move || {
                Runtime::new()
                    .expect("a runtime starts")
                    .block_on(story(entry, by));
            };
            trial(name.into(), Box::new(test))
        });
        let mut trials = Vec::from(played);
        if !entry.info.options.is_empty() {
            let test = move || {
                Runtime::new()
                    .expect("a runtime starts")
                    .block_on(sample(entry));
            };
            trials.push(trial("with_each_option".into(), Box::new(test)));
        }
        trials
    };
    let trials = games::GAMES.iter().flat_map(of).collect();
    let mut arguments = Arguments::from_args();
    // As many at once as in the other tests: this harness would take one a processor.
    let usual = || std::env::var("RUST_TEST_THREADS").ok()?.parse().ok();
    arguments.test_threads = arguments.test_threads.or_else(usual);
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The way in which the turns of a match are entered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Menus,
    Typing,
}

/// Plays a short game to its end and its scores in Discord, and checks what everyone reads.
async fn story(entry: &'static GameEntry, by: By) {
    let table = table(entry, by);
    let house = House::open().await;
    let game = open(&house, entry, &table).await;
    for (person, turn) in &short(entry, &table, &game.deal().await) {
        play(&game, PEOPLE[*person], turn, by).await;
    }
    ends(&game).await;
}

/// Plays some turns with each value of each option; then all but one resign.
async fn sample(entry: &'static GameEntry) {
    for options in entry.info.variants().into_iter().skip(1) {
        let table = entry.info.table(&options, None).unwrap();
        let house = House::open().await;
        let game = open(&house, entry, &table).await;
        let mut line = short(entry, &table, &game.deal().await);
        line.truncate(SAMPLE);
        for (person, turn) in &line {
            play(&game, PEOPLE[*person], turn, By::Typing).await;
        }
        for name in &PEOPLE[1..usize::from(table.seats)] {
            let person = game.house.person(name);
            person.resign(&game).await;
        }
        ends(&game).await;
    }
}

/// Checks the panel of a finished game, every request to Discord and the log.
async fn ends(game: &Match<'_>) {
    let panel = game.panel_with("The game is over").await;
    assert!(
        !menu_or_button(&panel, "Your turn"),
        "nobody moves any more"
    );
    check_story(game.house).await;
    let log = game.house.log();
    assert!(
        log.lines().count() <= 1,
        "a quiet game has a quiet log: {log}"
    );
}

/// Returns a table: by menus with the most seats and the last value of each option, by typing with
/// the fewest seats and the defaults. A random game of Dungeon Chess takes hundreds of turns with
/// four seats, so it has two.
fn table(entry: &GameEntry, by: By) -> Table {
    let last = |option: &tavolino_games::game::Choice| {
        let value = option.values[option.values.len() - 1];
        (option.key.to_owned(), value.to_owned())
    };
    let others = entry.info.options.iter().map(last);
    let options: Options = others.filter(|_| by == By::Menus).collect();
    let fewest = entry.info.table(&options, None).unwrap();
    let most = *(entry.info.seats)(&fewest.options).end();
    let is_short = by == By::Typing || entry.info.key == "dungeon-chess";
    let seats = if is_short {
        fewest.seats
    } else {
        most.min(PEOPLE.len() as u8)
    };
    entry.info.table(&options, Some(seats)).unwrap()
}

async fn open<'h>(house: &'h House, entry: &GameEntry, table: &Table) -> Match<'h> {
    let mut options = json!({ "order": "listed" });
    for option in entry.info.options {
        options[option.key] = json!(table.option(option.key));
    }
    let allowed = (entry.info.seats)(&table.options);
    if allowed.start() < allowed.end() {
        options["seats"] = json!(table.seats);
    }
    Match::start(
        house,
        entry.info.key,
        options,
        &PEOPLE[..usize::from(table.seats)],
    )
    .await
}

/// Returns the shortest of many random games from a deal, as menus offer its turns: each turn with
/// the index of its player.
fn short(entry: &GameEntry, table: &Table, deal: &Value) -> Vec<(usize, String)> {
    let mut best: Option<Vec<(usize, String)>> = None;
    for seed in 0..TRIES {
        let mut rng = Rng::seed_from_u64(seed);
        let longest = best.as_ref().map_or(2000, Vec::len);
        let board = (entry.open)(table, deal.clone()).unwrap();
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
        let turn = board.offered(seat, "").turns.choose(rng)?.clone();
        board.play(seat, &turn).unwrap();
        line.push((seat.index(), turn));
    }
    Some(line)
}

/// Plays one turn, and waits until the panel shows it.
async fn play(game: &Match<'_>, name: &'static str, turn: &str, by: By) {
    let panel = game.panel().await;
    let person = game.house.person(name);
    match by {
        By::Menus => {
            let taps = choose(person, &panel, turn).await;
            // A long chain takes a tap for each of its jumps.
            let words = turn.split(' ').count();
            assert!(taps <= words.max(3) + 2, "{taps} taps for {turn}");
        }
        By::Typing => say(person, game, turn).await,
    }
    let moved_on = async || (game.panel().await["content"] != panel["content"]).then_some(());
    game.house.until("the panel shows the turn", moved_on).await;
}

/// Chooses a turn from menus, and returns the number of taps.
async fn choose(person: Person<'_>, panel: &Value, turn: &str) -> usize {
    let mut standing = person.press(panel, "Your turn").await;
    let mut taps = 1;
    loop {
        let offered = offered(&standing["message"]);
        if offered.is_empty() {
            break;
        }
        assert!(offered.len() <= 25);
        let whole = format!("={turn}");
        let leads = |value: &&String| {
            **value == whole || !value.starts_with('=') && notation::leads_to(value, turn)
        };
        let longest = offered.iter().filter(leads).max_by_key(|value| value.len());
        let value = longest.unwrap_or_else(|| panic!("{turn} is not among {offered:?}"));
        standing = person.pick(&standing["message"], value).await;
        assert_eq!(standing["status"], "updated", "{standing}");
        taps += 1;
    }
    let done = person.confirm(&standing["message"]).await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{turn}: {done}");
    taps + 1
}

/// Completes a turn word by word, and types it in capitals.
async fn say(person: Person<'_>, game: &Match<'_>, turn: &str) {
    let ends = turn.match_indices(' ').map(|(at, _)| at);
    for end in ends.chain([turn.len()]) {
        let typed = &turn[..end];
        let options = json!({ "turn": typed });
        let offered = person.complete(&game.thread, "move", "turn", options).await;
        let goes_on = offered.iter().any(|offer| offer.starts_with(typed));
        assert!(goes_on, "`{typed}` completes to {offered:?}");
    }
    let done = person
        .play(&game.thread, json!({ "turn": turn.to_uppercase() }))
        .await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{turn}: {done}");
}
