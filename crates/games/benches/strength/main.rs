//! Strength of the computer: each strength against the next weaker one, and the easy one against
//! random play, in every game. `cargo bench --bench strength -- kumo 20` plays twenty games a pair
//! of one game.
//!
//! `cargo bench --bench strength -- strong alpha-beta:20000 nubulus 20` plays one pair and tells
//! costs, too. Players are `easy`, `medium`, `strong`, `random` and the opponents with frozen
//! evaluations: `habits` (a person's first habits), `alpha-beta[:positions]`, `uct[:playouts]` and
//! `seeing-uct[:playouts]`. Alpha-beta without a number gets an effort equal to strong's.
//! `slide=full` chooses variants, `seats=2` tables, `opening=0` the number of random turns.
//!
//! `cargo bench --bench strength -- worth kumo 400` plays medium against itself and prints the
//! worth of each seat in rating points, as `Info::worth` has it; `seconds=60` begins no further
//! game at a table after this CPU time.
//!
//! `cargo bench --bench strength -- lengths chasm 200` plays medium against itself as well, and
//! prints how many turns of all seats a game has: the deadlines of contests come from it.
//!
//! A win counts 1, a draw 0.5; seats alternate. A pair begins after two random turns, and plays
//! each opening from every seat.

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on fails")]

mod alpha_beta;
mod ending;
mod habits;
mod judge;
mod player;
mod series;
mod uct;
mod worth;

use std::path::PathBuf;
use std::time::Duration;

use tavolino_games::ai::Strength;
use tavolino_games::ai::table::EndgameTable;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Options, Table};
use tavolino_games::games::{self, GAMES};
use tavolino_games::solved::Solved;

use crate::player::Player;
use crate::series::{Score, Series};

/// Number of games a pair plays by default.
const GAMES_A_PAIR: u64 = 100;
/// Random turns at the beginning of a pair's game.
const OPENING: usize = 2;

const STEPS: [(Player, Player); 3] = [
    (Player::Computer(Strength::Easy), Player::Random),
    (
        Player::Computer(Strength::Medium),
        Player::Computer(Strength::Easy),
    ),
    (
        Player::Computer(Strength::Strong),
        Player::Computer(Strength::Medium),
    ),
];

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let request = Asked::read(&words);
    let tables: Vec<(&GameEntry, Table)> = request.tables();
    if request.lengths {
        for (kind, table) in tables {
            print_lengths(kind, &table, &request);
        }
        return;
    }
    if request.worth {
        for (kind, table) in tables {
            print_worth(kind, &table, &request);
        }
        return;
    }
    if let [one, other] = request.players[..] {
        println!("| game | pair | points of 100 | 95 % | games | effort | CPU ms, median / most |");
        println!("|---|---|---|---|---|---|---|");
        for (kind, table) in tables {
            println!("{}", row_of_pair(kind, &table, (one, other), &request));
        }
        return;
    }
    println!("| game | easy : random | medium : easy | strong : medium | longest turn |");
    println!("|---|---|---|---|---|");
    for (kind, table) in tables {
        println!("{}", row_of_steps(kind, &table, &request));
    }
}

/// The words of the command line.
struct Asked {
    players: Vec<Player>,
    games: Vec<String>,
    /// Options, and `seats`.
    options: Vec<(String, String)>,
    count: u64,
    /// Random turns before the players begin; `None` for the default of what is measured.
    opening: Option<usize>,
    /// Whether the worth of seats is measured.
    worth: bool,
    /// Whether the lengths of games are measured.
    lengths: bool,
    /// CPU time for the games of a table.
    limit: Option<Duration>,
}

impl Asked {
    fn read(words: &[String]) -> Asked {
        let mut request = Asked {
            players: Vec::new(),
            games: Vec::new(),
            options: Vec::new(),
            count: GAMES_A_PAIR,
            opening: None,
            worth: false,
            lengths: false,
            limit: None,
        };
        for word in words {
            if let Ok(count) = word.parse() {
                request.count = count;
            } else if let Some(turns) = word.strip_prefix("opening=") {
                request.opening = Some(turns.parse().unwrap());
            } else if let Some(seconds) = word.strip_prefix("seconds=") {
                request.limit = Some(Duration::from_secs(seconds.parse().unwrap()));
            } else if word == "worth" {
                request.worth = true;
            } else if word == "lengths" {
                request.lengths = true;
            } else if let Some((key, value)) = word.split_once('=') {
                request.options.push((key.to_owned(), value.to_owned()));
            } else if games::find(word).is_some() {
                request.games.push(word.clone());
            } else {
                let player = word.parse();
                let player = player.unwrap_or_else(|()| panic!("{word} is no game and no player"));
                request.players.push(player);
            }
        }
        let is_pair = request.players.is_empty() || request.players.len() == 2;
        assert!(is_pair, "a pair has two players");
        request
    }

    /// Returns the tables of all games or of those asked for, with the options and seats asked for.
    fn tables(&self) -> Vec<(&'static GameEntry, Table)> {
        let is_asked = |entry: &&GameEntry| {
            self.games.is_empty() || self.games.iter().any(|key| key == entry.info.key)
        };
        let tables = GAMES.iter().filter(is_asked).flat_map(|entry| {
            let variants = entry.info.variants().into_iter();
            variants.flat_map(move |options| {
                let tables = if self.worth || self.lengths {
                    all_seats(entry, &options)
                } else {
                    entry.info.extremes(&options)
                };
                tables.into_iter().map(move |table| (entry, table))
            })
        });
        let fits = |(_, table): &(&GameEntry, Table)| {
            self.options.iter().all(|(key, value)| match key.as_str() {
                "seats" => table.seats.to_string() == *value,
                _ => table.options.get(key) == Some(value),
            })
        };
        tables.filter(fits).collect()
    }
}

/// Returns the tables with these options and every number of seats; none for a game that is played
/// together.
fn all_seats(entry: &GameEntry, options: &Options) -> Vec<Table> {
    if (entry.info.together)(options) {
        return Vec::new();
    }
    let table = |seats| entry.info.table(options, Some(seats)).unwrap();
    (entry.info.seats)(options).map(table).collect()
}

/// Measures the worth of the seats of a table and prints it.
fn print_worth(entry: &GameEntry, table: &Table, asked: &Asked) {
    // A random opening would take from the first seat what is measured: the choice of the first
    // turn.
    let score = play_equals(entry, table, asked, 0);
    let worth = worth::Worth::of(&score.places);
    println!("{}: {worth}", name(entry, table));
}

/// Measures the lengths of games at a table and prints them.
fn print_lengths(entry: &GameEntry, table: &Table, asked: &Asked) {
    let score = play_equals(entry, table, asked, OPENING);
    let [median, most_of_all, longest] = score.lengths();
    println!(
        "{}: {median} turns, 95 % {most_of_all}, longest {longest}, {} games",
        name(entry, table),
        score.turns.len()
    );
}

fn row_of_steps(entry: &GameEntry, table: &Table, asked: &Asked) -> String {
    let mut slowest = 0.0_f64;
    let scores = STEPS.map(|pair| {
        let score = play(entry, table, pair, asked, 0);
        slowest = slowest.max(score.costs[0].millis().1);
        let (low, high) = score.interval();
        format!("{:.0} ({low:.0}-{high:.0})", score.share())
    });
    let name = name(entry, table);
    format!("| {name} | {} | {slowest:.0} ms |", scores.join(" | "))
}

fn row_of_pair(entry: &GameEntry, table: &Table, pair: (Player, Player), asked: &Asked) -> String {
    let score = play(entry, table, pair, asked, asked.opening.unwrap_or(OPENING));
    let (low, high) = score.interval();
    let efforts = score
        .costs
        .each_ref()
        .map(|costs| format!("{:.0}", costs.nodes()));
    let times = score.costs.each_ref().map(|costs| {
        let (median, most) = costs.millis();
        format!("{median:.1} / {most:.0}")
    });
    format!(
        "| {} | {} : {} | {:.1} | {low:.0}-{high:.0} | {} | {} | {} |",
        name(entry, table),
        pair.0,
        pair.1,
        score.share(),
        asked.count,
        efforts.join(" : "),
        times.join(" : ")
    )
}

fn name(entry: &GameEntry, table: &Table) -> String {
    let options: Vec<&str> = table.options.values().map(String::as_str).collect();
    let name = format!("{} {} {}", entry.info.name, table.seats, options.join(" "));
    name.trim_end().to_owned()
}

/// Plays medium against itself, by default with this number of random turns at the beginning.
fn play_equals(entry: &GameEntry, table: &Table, asked: &Asked, opening: usize) -> Score {
    let medium = Player::Computer(Strength::Medium);
    let opening = asked.opening.unwrap_or(opening);
    play(entry, table, (medium, medium), asked, opening)
}

/// Plays a series of any game.
fn play(
    entry: &GameEntry,
    table: &Table,
    pair: (Player, Player),
    asked: &Asked,
    opening: usize,
) -> Score {
    let solution = solution(entry, table, pair);
    let series = Series {
        pair,
        table,
        count: asked.count,
        opening,
        limit: asked.limit,
        solution: solution.as_deref(),
    };
    play_by_key(&entry.info.key.replace('-', "_"), series)
}

/// Returns the table of a solved game if strong plays: only strong reads it.
fn solution(
    entry: &GameEntry,
    table: &Table,
    pair: (Player, Player),
) -> Option<std::sync::Arc<EndgameTable>> {
    let strong = Player::Computer(Strength::Strong);
    if pair.0 != strong && pair.1 != strong {
        return None;
    }
    let deal = (entry.deal)(table, &mut rand::SeedableRng::seed_from_u64(0));
    let board = (entry.open)(table, deal).unwrap();
    Solved::within(PathBuf::from("data/solved")).get_or_solve(&*board, &table.options)
}

/// Plays a series of the game with a key, whose hyphens are underscores.
macro_rules! play_by_key {
    ($($module:ident::$game:ident),* $(,)?) => {
        fn play_by_key(key: &str, series: Series<'_>) -> Score {
            match key {
                $(stringify!($module) => series::play::<games::$module::$game>(series),)*
                _ => panic!("the registry has no module {key}"),
            }
        }
    };
}
tavolino_games::each_game!(play_by_key);
