//! Every game, from `/play` to the result: once by menus alone, once by typing alone.

use serde_json::{Value, json};
use tavolino::board::Board;
use tavolino::game::{Options, Rng, Seat, notation};
use tavolino::games as shelf;

use crate::games::is_proper;
use crate::house::{House, Match, Person, menu_or_button, text, values};

const PEOPLE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

/// So many games are tried out for a short one.
const TRIES: u64 = 300;

/// A game's whole course as the menus offer it: who plays what.
type Line = Vec<(Seat, String)>;

/// Plays one game that chance decides, until it ends.
fn course(mut board: Box<dyn Board>, rng: &mut Rng, longest: usize) -> Option<Line> {
    use rand::seq::IndexedRandom;
    let mut line = Line::new();
    while let Some(seat) = board.to_act().first() {
        if line.len() >= longest {
            return None;
        }
        let turn = board.offered(seat, "").choose(rng)?.clone();
        board.play(seat, &turn).unwrap();
        line.push((seat, turn));
    }
    Some(line)
}

/// The shortest of many games. The deal is not that of the match which follows it, so it may decide nothing but secrets.
fn short(game: &str, seats: u8, options: &Options) -> Line {
    use rand::SeedableRng;
    let kind = shelf::find(game).unwrap();
    let table = kind.info.table(options, Some(seats)).unwrap();
    let mut best: Option<Line> = None;
    for seed in 0..TRIES {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = (kind.deal)(&table, &mut rng);
        let longest = best.as_ref().map_or(2000, Line::len);
        let board = (kind.open)(&table, deal).unwrap();
        best = course(board, &mut rng, longest).or(best);
    }
    best.expect("a random game ends")
}

/// A table of `seats` people in their order.
async fn table<'h>(house: &'h House, game: &str, seats: u8, options: &Options) -> Match<'h> {
    let mut asked = json!({ "order": "listed" });
    for (key, value) in options {
        asked[key] = json!(value);
    }
    if seats > 2 {
        asked["seats"] = json!(seats);
    }
    Match::start(house, game, asked, &PEOPLE[..usize::from(seats)]).await
}

/// Waits until the panel shows something else, or the end.
async fn moved_on(game: &Match<'_>, shown: &Value) {
    game.house
        .until("the panel shows the turn", async || {
            (game.panel().await["content"] != *shown).then_some(())
        })
        .await;
}

/// Chooses `turn` from menus, or its kind where what is offered depends on what was dealt; how many taps it took.
async fn choose(person: Person<'_>, panel: &Value, turn: &str) -> usize {
    let mut standing = person.press(panel, "Your turn").await;
    let mut taps = 1;
    loop {
        let offered = values(&standing["message"]);
        if offered.is_empty() {
            break;
        }
        assert!(offered.len() <= 25);
        let whole = format!("={turn}");
        let leads = |value: &&String| {
            **value == whole || !value.starts_with('=') && notation::leads_to(value, turn)
        };
        let longest = offered.iter().filter(leads).max_by_key(|value| value.len());
        let value = longest.unwrap_or(&offered[0]);
        standing = person.choose(&standing["message"], value).await;
        assert_eq!(standing["status"], "updated", "{standing}");
        taps += 1;
    }
    let done = person.press(&standing["message"], "Confirm").await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{turn}: {done}");
    taps + 1
}

/// Types `turn`; where what is legal depends on what was dealt, what is completed first.
async fn say(person: Person<'_>, game: &Match<'_>, turn: &str, is_dealt: bool) {
    let mut typed = turn.to_uppercase();
    if is_dealt {
        let options = json!({ "turn": "" });
        let offered = person.complete(&game.thread, "move", "turn", options).await;
        offered[0].clone_into(&mut typed);
    }
    let done = person
        .command(&game.thread, "move", json!({ "turn": typed }))
        .await;
    let answer = text(&done["message"]["content"]);
    assert!(answer.contains("Played"), "{typed}: {done}");
}

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Menus,
    Typing,
}

/// Plays a short game to its end in Discord, and looks at what everyone reads.
async fn story(game: &str, seats: u8, options: &[(&str, &str)], by: By) {
    let options: Options = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let line = short(game, seats, &options);
    let house = House::open().await;
    let table = table(&house, game, seats, &options).await;
    for (seat, turn) in &line {
        let panel = table.panel().await;
        let person = house.person(PEOPLE[seat.index()]);
        match by {
            By::Menus => {
                let taps = choose(person, &panel, turn).await;
                // A long chain takes a tap for each of its jumps.
                let most = turn.split(' ').count().max(3) + 2;
                assert!(taps <= most, "{taps} taps for {turn}");
            }
            By::Typing => say(person, &table, turn, turn.starts_with("target")).await,
        }
        moved_on(&table, &panel["content"]).await;
    }
    let panel = table.panel_says("The game is over").await;
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

/// Two tests for each game.
macro_rules! stories {
    ($($name:ident: $game:literal, $seats:literal, $options:expr;)*) => {
        mod by_menus {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::story($game, $seats, &$options, super::By::Menus).await;
            })*
        }
        mod by_typing {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::story($game, $seats, &$options, super::By::Typing).await;
            })*
        }
    };
}

stories! {
    kudosu: "kudosu", 2, [];
    chasm: "chasm", 4, [];
    quadrangle: "quadrangle", 2, [("rectangles", "straight")];
    mix3: "mix3", 2, [];
    trix: "trix", 2, [];
    fullend: "fullend", 2, [];
    dungeon_chess: "dungeon-chess", 3, [];
    kumo: "kumo", 2, [];
    kintei: "kintei", 2, [("slide", "full")];
    jinrai: "jinrai", 2, [];
    taifuu: "taifuu", 2, [];
    nubulus: "nubulus", 2, [];
    prosterno: "prosterno", 2, [("retreat", "attack")];
    basileus: "basileus", 2, [];
}

#[test]
fn every_game_has_its_stories() {
    let told = include_str!("stories.rs");
    for kind in shelf::GAMES {
        // Mindoku's hands decide what can be played, so its stories are its own: see `games.rs`.
        let line = format!("{:?}, ", kind.info.key);
        assert!(
            told.contains(&line) || kind.info.key == "mindoku",
            "{}",
            kind.info.key
        );
    }
}
