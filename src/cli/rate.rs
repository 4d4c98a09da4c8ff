//! `tavolino rate`: ratings of people from the results of their games.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::time::Duration;

use crate::rating::{self, Belief, Entrant};
use anyhow::anyhow;
use clap::Args;
use serde::{Deserialize, Serialize};
use tavolino_games::cli::{BYTE_ORDER_MARK, Error, NOT_UTF8};
use tavolino_games::game::Options;
use tavolino_games::games;

/// Rate people by the results of their games: reads a line of JSON per game, prints one per person
/// and game
#[derive(Args, Debug)]
#[command(
    after_help = r#"A line: {"game":"kumo","options":{},"seats":["ada","bo"],"places":[1,2],"at":1763900000000}

Seats are people; places count from 1, the best, and those on equal places drew. A person has one
rating in a game, whatever its options and number of seats. Optional are `options`, `at` (in
milliseconds since 1970; without it no time passes) and `worth` (by seat, the rating points that
the seat is worth, such as [60,-60]; without it 0)."#
)]
pub struct Command {}

/// The result of one game, as a line of the input has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: String,
    #[serde(default)]
    options: Options,
    /// By seat: the person.
    seats: Vec<String>,
    /// By seat: the place, from 1.
    places: Vec<u8>,
    /// Milliseconds since 1970.
    at: Option<i64>,
    /// By seat: its worth in rating points.
    worth: Option<Vec<f64>>,
}

/// A person's games of one kind so far.
#[derive(Debug)]
struct Career {
    belief: Belief,
    games: u32,
    /// The time of the last game, in milliseconds since 1970; `None` where no line had a time.
    at: Option<i64>,
}

/// A line of the output; fields are printed in this order.
#[derive(Serialize)]
struct Rating<'a> {
    game: &'a str,
    person: &'a str,
    mean: f64,
    deviation: f64,
    games: u32,
}

/// By game and person.
type Careers = BTreeMap<(String, String), Career>;

/// Rates the results on standard input, and prints the ratings.
pub fn run() -> anyhow::Result<()> {
    rate(io::stdin().lock(), &mut io::stdout().lock())
}

/// Reads all lines before it prints, by game and person in the order of their letters.
fn rate(input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut careers = Careers::new();
    for (number, text) in (1..).zip(input.split(b'\n')) {
        let text = text?;
        if text.trim_ascii().is_empty() {
            continue;
        }
        let refused = |reason: String| anyhow!("line {number} cannot be rated: {reason}");
        let line = Line::read(&text).map_err(refused)?;
        line.check().map_err(refused)?;
        line.add_to(&mut careers);
    }
    for ((game, person), Career { belief, games, .. }) in &careers {
        let (mean, deviation) = belief.thousandths();
        let rating = Rating {
            game,
            person,
            mean: mean as f64 / 1000.0,
            deviation: deviation as f64 / 1000.0,
            games: *games,
        };
        serde_json::to_writer(&mut *out, &rating)?;
        writeln!(out)?;
    }
    Ok(())
}

impl Line {
    fn read(text: &[u8]) -> Result<Line, String> {
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        if str::from_utf8(text).is_err() {
            return Err(NOT_UTF8.to_owned());
        }
        serde_json::from_slice(text).map_err(|error| {
            let error = error.to_string();
            // It counts lines from the beginning of this one.
            let (reason, _) = error.split_once(" at line ").unwrap_or((&error, ""));
            format!("it is no result in JSON: {reason}")
        })
    }

    /// Refuses results that cannot be, and games without ratings, by a sentence without a full
    /// stop.
    fn check(&self) -> Result<(), String> {
        let game = games::find(&self.game)
            .ok_or_else(|| Error::UnknownGame(self.game.clone()).to_string())?;
        let table = game.info.table(&self.options, None);
        let table = table.map_err(|error| error.to_string())?;
        if (game.info.together)(&table.options) {
            return Err("its seats win or lose together, which rates nobody".to_owned());
        }
        let count = self.seats.len();
        if !(2..=6).contains(&count) {
            return Err(format!("a game has 2 to 6 seats, and this one {count}"));
        }
        if self.places.len() != count {
            let places = self.places.len();
            return Err(format!("there are {count} seats and {places} places"));
        }
        if self.places.contains(&0) {
            return Err("places are counted from 1".to_owned());
        }
        for (at, person) in self.seats.iter().enumerate() {
            if self.seats[..at].contains(person) {
                return Err(format!("{person} has two seats"));
            }
        }
        let Some(worth) = &self.worth else {
            return Ok(());
        };
        if worth.len() != count {
            let worth = worth.len();
            return Err(format!(
                "there are {count} seats and the worth of {worth} of them"
            ));
        }
        if worth.iter().any(|points| !points.is_finite()) {
            return Err("the worth of a seat is a finite number of points".to_owned());
        }
        Ok(())
    }

    fn add_to(self, careers: &mut Careers) {
        let keys: Vec<_> = self
            .seats
            .into_iter()
            .map(|person| (self.game.clone(), person))
            .collect();
        let entrant = |(seat, key): (usize, &(String, String))| {
            let (belief, last) = careers
                .get(key)
                .map_or((Belief::START, None), |career| (career.belief, career.at));
            let idle = last.zip(self.at).map_or(Duration::ZERO, |(last, at)| {
                Duration::from_millis(at.saturating_sub(last).max(0) as u64)
            });
            Entrant {
                belief: belief.grown(idle),
                worth: self.worth.as_ref().map_or(0.0, |worth| worth[seat]),
                place: self.places[seat],
            }
        };
        let entrants: Vec<Entrant> = keys.iter().enumerate().map(entrant).collect();
        for (key, belief) in keys.into_iter().zip(rating::rate(&entrants)) {
            let career = careers.entry(key).or_insert(Career {
                belief,
                games: 0,
                at: None,
            });
            career.belief = belief;
            career.games += 1;
            career.at = career.at.max(self.at);
        }
    }
}
