//! The subcommand `puzzles`: make puzzles, prove them, and list those of days.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Subcommand;
use serde::Serialize;

use super::lines::print;
use super::setting::Error;
use crate::board::GameEntry;
use crate::games;
use crate::puzzles::{self, daily, laws, mine, text};

/// Puzzles to make, to prove or to list
#[derive(Subcommand, Clone, Debug)]
pub enum Puzzles {
    /// Find puzzles in natural games, and append them to the file of a game
    Make {
        /// The game, such as `kumo`
        game: String,
        /// The number of puzzles in the file at the end
        #[arg(long, value_name = "N", default_value_t = 400)]
        count: usize,
        /// The first day on which the new puzzles count: one that has not come yet; by default that
        /// of the last ones in the file
        #[arg(long, value_name = "DAY")]
        from: Option<u32>,
        /// The number that decides all chance
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// The maximum number of natural games at each table of the game
        #[arg(long, value_name = "N", default_value_t = 100_000)]
        games: u64,
        /// The folder of the file
        #[arg(long, value_name = "DIR", default_value = "assets/puzzles")]
        into: PathBuf,
    },
    /// Prove all puzzles again
    Check {
        /// One game only, such as `kumo`
        game: Option<String>,
        /// The number of puzzles of each game that are proved, evenly spread; by default all
        #[arg(long, value_name = "N")]
        sample: Option<usize>,
    },
    /// List the puzzles of days
    Daily {
        /// The first day; day 0 is a Monday
        #[arg(long, value_name = "DAY", default_value_t = 0)]
        from: u32,
        /// The number of days
        #[arg(long, value_name = "N", default_value_t = 7)]
        days: u32,
    },
}

/// A line for each table of a game that is mined.
#[derive(Serialize)]
struct Made {
    game: &'static str,
    table: String,
    proof: String,
    puzzles: usize,
    games: u64,
    seconds: f64,
}

/// A line for each file written.
#[derive(Serialize)]
struct Written {
    file: PathBuf,
    puzzles: usize,
    bytes: usize,
}

/// A line for each game that is checked.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    count: usize,
    bytes: usize,
    easy: usize,
    medium: usize,
    hard: usize,
    wrong: Vec<String>,
}

/// A line for each day.
#[derive(Serialize)]
struct OfDay {
    day: u32,
    game: &'static str,
    puzzle: String,
    level: &'static str,
}

/// Carries out the subcommand and prints lines of JSON.
///
/// # Errors
/// An unknown game, [`Error::Puzzles`] if a law is broken, and files or output that fail.
pub fn puzzles(args: &Puzzles, out: &mut impl Write) -> Result<(), Error> {
    match args {
        Puzzles::Make {
            game,
            count,
            from,
            seed,
            games: most_games,
            into,
        } => {
            let game = games::find(game).ok_or_else(|| Error::UnknownGame(game.clone()))?;
            let extent = mine::Extent {
                wanted: *count,
                games: *most_games,
                seed: *seed,
                batch: 0,
            };
            make(game, extent, *from, into, out)
        }
        Puzzles::Check { game, sample } => check(game.as_deref(), *sample, out),
        Puzzles::Daily { from, days } => list(*from, *days, out),
    }
}

fn make(
    game: &'static GameEntry,
    extent: mine::Extent,
    from: Option<u32>,
    into: &Path,
    out: &mut impl Write,
) -> Result<(), Error> {
    let sites = mine::sites(game);
    if sites.is_empty() {
        return Err(Error::Puzzles(format!(
            "no puzzle of {} can be proved",
            game.info.name
        )));
    }
    let file = into.join(format!("{}.puzzles", game.info.key));
    let mut written = fs::read_to_string(&file).or_else(|error| match error.kind() {
        ErrorKind::NotFound => Ok(format!("# Puzzles of {}.\n", game.info.name)),
        _ => Err(error),
    })?;
    let wrong = |wrong: text::Wrong| Error::Puzzles(wrong.to_string());
    let earlier = text::dated(game, &written).map_err(wrong)?;
    let last = text::batches(&written).last().unwrap_or(0);
    let from = from.unwrap_or(last);
    if from < last {
        let law = format!("the file already has puzzles from day {last}");
        return Err(Error::Puzzles(law));
    }
    let batch = text::batches(&written).count() as u64;
    let ids = earlier.iter().map(|dated| dated.puzzle.id.clone());
    let mut known: BTreeSet<String> = ids.collect();
    let missing = extent.wanted.saturating_sub(earlier.len());
    let mut found = Vec::new();
    for (at, site) in sites.iter().enumerate() {
        let start = Instant::now();
        let extent = mine::Extent {
            // Tables with few puzzles leave their share to the later ones.
            wanted: (missing - found.len()).div_ceil(sites.len() - at),
            batch,
            ..extent
        };
        let mined = mine::mine(game, site, extent, &known);
        print(
            out,
            &Made {
                game: game.info.key,
                table: text::table_text(game, &site.table),
                proof: match &site.means {
                    mine::Means::Values(_) => "table".to_owned(),
                    mine::Means::Search => "search".to_owned(),
                    mine::Means::Goal(sort) => sort.name.to_owned(),
                },
                puzzles: mined.puzzles.len(),
                games: mined.games,
                seconds: start.elapsed().as_secs_f64(),
            },
        )?;
        known.extend(mined.puzzles.iter().map(|puzzle| puzzle.id.clone()));
        found.extend(mined.puzzles);
    }
    found.sort_by_cached_key(|puzzle| puzzles::id::place(extent.seed, &puzzle.id));
    if !found.is_empty() {
        let _ = writeln!(written, "{}", text::batch(from, extent.seed));
    }
    for puzzle in &found {
        let _ = writeln!(written, "{}", text::line(puzzle));
    }
    fs::create_dir_all(into)?;
    fs::write(&file, &written).map_err(|error| Error::File {
        file: file.clone(),
        error,
    })?;
    print(
        out,
        &Written {
            file,
            puzzles: earlier.len() + found.len(),
            bytes: written.len(),
        },
    )
}

fn check(game: Option<&str>, sample: Option<usize>, out: &mut impl Write) -> Result<(), Error> {
    let mut all_broken = Vec::new();
    let is_meant = |entry: &&GameEntry| game.is_none_or(|game| game == entry.info.key);
    if let Some(game) = game.filter(|game| games::find(game).is_none()) {
        return Err(Error::UnknownGame(game.to_owned()));
    }
    for entry in games::GAMES.iter().filter(is_meant) {
        let found = puzzles::all(entry).map_err(|wrong| Error::Puzzles(wrong.to_string()))?;
        if found.is_empty() {
            continue;
        }
        let step = sample.map_or(1, |sample| found.len() / sample.max(1));
        let broken = laws::check(entry, &found, step);
        let of_level = |level| {
            found
                .iter()
                .filter(|puzzle| puzzle.level() == level)
                .count()
        };
        print(
            out,
            &Checked {
                game: entry.info.key,
                count: found.len(),
                bytes: puzzles::file(entry).len(),
                easy: of_level(puzzles::Level::Easy),
                medium: of_level(puzzles::Level::Medium),
                hard: of_level(puzzles::Level::Hard),
                wrong: broken.clone(),
            },
        )?;
        all_broken.extend(broken);
    }
    if all_broken.is_empty() {
        Ok(())
    } else {
        Err(Error::Puzzles(all_broken.join("; ")))
    }
}

fn list(from: u32, days: u32, out: &mut impl Write) -> Result<(), Error> {
    let calendar = daily::Calendar::shipped();
    let until = from.saturating_add(days);
    for (day, puzzle) in (from..until).zip(calendar.days(until).into_iter().skip(from as usize)) {
        print(
            out,
            &OfDay {
                day,
                game: puzzle.game.info.key,
                puzzle: puzzle.id.clone(),
                level: puzzle.level().into(),
            },
        )?;
    }
    Ok(())
}
