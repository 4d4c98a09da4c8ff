//! `tavolino rate`: lines in, lines out, and refusals.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, decay_deviation, glicko};

const YEAR: i64 = 31_557_600_000;

fn run(input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tavolino"))
        .arg("rate")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    program.wait_with_output().unwrap()
}

fn lines(games: &[Value]) -> String {
    let lines: Vec<String> = games.iter().map(Value::to_string).collect();
    lines.join("\n") + "\n"
}

/// The printed lines.
fn rated(games: &[Value]) -> Vec<String> {
    let Output {
        status,
        stdout,
        stderr,
    } = run(&lines(games));
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let text = String::from_utf8(stdout).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// The mean and the deviation of each line.
fn numbers(games: &[Value]) -> Vec<(f64, f64)> {
    let number = |line: &String| {
        let line: Value = serde_json::from_str(line).unwrap();
        let points = |key: &str| line[key].as_f64().unwrap();
        (points("mean"), points("deviation"))
    };
    rated(games).iter().map(number).collect()
}

/// The program refuses the input with code 1 and one sentence, and prints nothing.
fn refuses(input: &str, words: &str) {
    let Output {
        status,
        stdout,
        stderr,
    } = run(input);
    let sentence = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{input}: {sentence}");
    assert!(sentence.contains(words), "{words:?} is not in {sentence:?}");
    assert_eq!(sentence.trim().lines().count(), 1, "{sentence}");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
}

fn result(seats: &[&str], places: &[u8]) -> Value {
    json!({ "game": "kumo", "options": {}, "seats": seats, "places": places })
}

#[test]
fn a_line_per_person_and_game_follows_the_last_result() {
    let mut first = result(&["bo", "ada"], &[2, 1]);
    first["at"] = json!(1_763_900_000_000_i64);
    let other = json!({ "game": "kintei", "options": { "slide": "full" }, "seats": ["ada", "Cem"], "places": [1, 1] });
    assert_eq!(
        rated(&[first, other]),
        [
            r#"{"game":"kintei","person":"Cem","mean":1500.0,"deviation":290.231,"games":1}"#,
            r#"{"game":"kintei","person":"ada","mean":1500.0,"deviation":290.231,"games":1}"#,
            r#"{"game":"kumo","person":"ada","mean":1662.212,"deviation":290.231,"games":1}"#,
            r#"{"game":"kumo","person":"bo","mean":1337.788,"deviation":290.231,"games":1}"#,
        ]
    );
    assert!(rated(&[]).is_empty());
    assert!(run("\n  \n").status.success(), "blank lines are no results");
}

#[test]
fn two_seats_are_rated_as_by_glicko() {
    let (growth, none) = (GlickoConfig { c: 10.0 }, GlickoConfig { c: 0.0 });
    let (mut games, mut ratings) = (Vec::new(), [GlickoRating::new(); 2]);
    for number in 0..40 {
        let (places, outcome) = match number % 7 {
            0 | 3 | 4 => ([1, 2], Outcomes::WIN),
            5 => ([1, 1], Outcomes::DRAW),
            _ => ([2, 1], Outcomes::LOSS),
        };
        games.push(result(&["ada", "bo"], &places));
        ratings = ratings.map(|rating| decay_deviation(&rating, &growth));
        let (ada, bo) = glicko(&ratings[0], &ratings[1], &outcome, &none);
        ratings = [ada, bo];
        for ((mean, deviation), rating) in numbers(&games).into_iter().zip(&ratings) {
            assert!((mean - rating.rating).abs() < 0.001, "{mean} {rating:?}");
            assert!((deviation - rating.deviation).abs() < 0.001);
        }
    }
}

#[test]
fn the_order_of_the_seats_of_a_line_changes_nothing() {
    let people = ["ada", "bo", "cem", "dora", "eli"];
    let (places, worth) = ([2, 1, 4, 2, 5], [31.5, 0.0, -70.25, 12.0, 3.0]);
    let games = |shift: usize| {
        let game = |number: usize| {
            // Who is where differs from game to game, and each game is written from another seat
            // on.
            let seats = (0..5).map(|seat| (seat + shift) % 5);
            let seats: Vec<usize> = seats.collect();
            let person = |&seat: &usize| people[(seat + number) % 5];
            json!({
                "game": "mindoku",
                "options": { "board": "on3rows" },
                "seats": seats.iter().map(person).collect::<Vec<_>>(),
                "places": seats.iter().map(|&seat| places[seat]).collect::<Vec<_>>(),
                "worth": seats.iter().map(|&seat| worth[seat]).collect::<Vec<_>>(),
            })
        };
        (0..12).map(game).collect::<Vec<_>>()
    };
    let first = rated(&games(0));
    assert_eq!(first.len(), 5);
    for shift in 1..5 {
        assert_eq!(rated(&games(shift)), first);
    }
}

#[test]
fn the_worth_of_a_seat_and_the_time_between_games_count() {
    let plain = result(&["ada", "bo"], &[1, 2]);
    let mut worthy = plain.clone();
    worthy["worth"] = json!([60.0, -60.0]);
    let gain = |game: &Value| numbers(std::slice::from_ref(game))[0].0;
    assert!(gain(&worthy) < gain(&plain), "seat 1 was to win");
    worthy["worth"] = json!([100.0, 100.0]);
    assert!((gain(&worthy) - gain(&plain)).abs() < 1e-9);

    let at = |time: i64| {
        let mut game = plain.clone();
        game["at"] = json!(time);
        game
    };
    let deviation = |games: &[Value]| numbers(games)[0].1;
    let at_once = deviation(&[at(0), plain.clone()]);
    let later = deviation(&[at(0), at(YEAR)]);
    assert!(later > at_once, "{later} {at_once}");
    let without = deviation(&[plain.clone(), at(YEAR)]);
    assert!((without - at_once).abs() < 1e-9, "no time is known");
    let backwards = deviation(&[at(YEAR), at(0)]);
    assert!((backwards - at_once).abs() < 1e-9, "time never runs back");
}

#[test]
fn a_wrong_line_is_refused_with_its_number() {
    let good = result(&["ada", "bo"], &[1, 2]);
    let with = |key: &str, value: Value| {
        let mut game = good.clone();
        game[key] = value;
        game
    };
    let many: Vec<String> = (0..7).map(|number| number.to_string()).collect();
    for (game, words) in [
        (with("game", json!("chess")), "there is no game `chess`"),
        (with("options", json!({ "x": "y" })), "no option `x`"),
        (
            with("seats", json!(["ada"])),
            "2 to 6 seats, and this one 1",
        ),
        (with("seats", json!(many)), "2 to 6 seats, and this one 7"),
        (with("seats", json!(["ada", "ada"])), "ada has two seats"),
        (with("places", json!([1])), "2 seats and 1 places"),
        (with("places", json!([0, 1])), "counted from 1"),
        (with("places", json!([1.5, 1])), "no result in JSON"),
        (with("worth", json!([1.0])), "the worth of 1 of them"),
        (with("score", json!(1)), "unknown field `score`"),
        (
            json!({ "game": "mindoku", "options": { "mode": "cooperative" }, "seats": ["ada", "bo"], "places": [1, 1] }),
            "win or lose together",
        ),
        (
            json!({ "game": "kumo", "places": [1, 2] }),
            "missing field `seats`",
        ),
    ] {
        // The blank line counts.
        let input = format!("{good}\n\n{game}\n{good}\n");
        refuses(&input, "tavolino: line 3 cannot be rated: ");
        refuses(&input, words);
    }
    refuses(
        "ada beat bo",
        "line 1 cannot be rated: it is no result in JSON",
    );
    let infinite = r#"{"game":"kumo","seats":["ada","bo"],"places":[1,2],"worth":[1e999,0]}"#;
    refuses(
        infinite,
        "line 1 cannot be rated: it is no result in JSON: number out of range",
    );
}
