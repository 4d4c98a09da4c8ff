//! The puzzle of each day: a function of the day and the files. Files only grow at their end, by
//! puzzles that count from a later day on, so that past days stay.

use std::collections::VecDeque;
use std::sync::LazyLock;

use super::puzzle::{Level, Puzzle};
use super::text::{self, Dated};
use super::theme::Theme;
use crate::games;

/// Day 0 in days since 1970-01-01: Monday, 2026-11-23.
pub const DAY_ZERO: u32 = 20_780;

/// The levels of the days of a week, from Monday.
const WEEK: [Level; 7] = [
    Level::Easy,
    Level::Easy,
    Level::Medium,
    Level::Medium,
    Level::Hard,
    // Saturday, once its own puzzles have ended.
    Level::Medium,
    Level::Medium,
];

/// Saturday, counted from Monday: hidden hands, or all together.
const SATURDAY: u32 = 5;
/// Sunday, counted from Monday: a game that was not on lately.
const SUNDAY: u32 = 6;
/// Number of days in which a Sunday's game was not on.
const FORTNIGHT: usize = 14;
/// Number of days in which a theme is not repeated, where possible.
const THEME_DAYS: usize = 3;
/// Number of unused puzzles of a game among which a new theme is sought.
const CHOICE: usize = 8;

/// Number of days whose puzzles are known: ten years.
const DAYS: u32 = 3650;

/// The puzzles of the days of the embedded files.
static SHIPPED: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let calendar = Calendar::shipped();
    calendar.days(DAYS).into_iter().cloned().collect()
});

/// Returns the puzzle of a day; `None` after the last one. The first call chooses those of all
/// days.
#[must_use]
pub fn of_day(day: i64) -> Option<&'static Puzzle> {
    SHIPPED.get(usize::try_from(day).ok()?)
}

/// The puzzles of all games, in the order of the games' keys and of the files.
#[derive(Debug)]
pub struct Calendar {
    games: Vec<Vec<Dated>>,
}

/// The state after some days.
struct Progress {
    /// For each game, the puzzles not used yet, by their index.
    unused: Vec<Vec<usize>>,
    /// The games and themes of the last days, the latest first.
    last: VecDeque<(usize, Vec<Theme>)>,
}

/// The puzzles among which one of a day is chosen.
#[derive(Clone, Copy)]
struct Wanted {
    /// The day; puzzles of later days do not exist yet.
    day: u32,
    /// The level; `None` for any.
    level: Option<Level>,
    /// Whether the puzzle is one of Saturdays.
    is_unusual: bool,
}

impl Wanted {
    fn fits(self, dated: &Dated) -> bool {
        let Dated { from, puzzle } = dated;
        *from <= self.day
            && self.level.is_none_or(|level| level == puzzle.level())
            && is_unusual(puzzle) == self.is_unusual
    }
}

/// Returns whether a puzzle is one of Saturdays: with hidden hands, or all together.
fn is_unusual(puzzle: &Puzzle) -> bool {
    let (info, options) = (puzzle.game.info, &puzzle.table.options);
    (info.secrets)(options) || (info.together)(options)
}

impl Calendar {
    /// Returns the calendar of the embedded files; a damaged file counts as empty.
    #[must_use]
    pub fn shipped() -> Calendar {
        let games = games::GAMES.iter();
        let games = games.map(|game| text::dated(game, super::file(game)).unwrap_or_default());
        Calendar::of(games.collect())
    }

    /// Returns the calendar of the puzzles of each game.
    #[must_use]
    pub fn of(mut games: Vec<Vec<Dated>>) -> Calendar {
        games.retain(|puzzles| !puzzles.is_empty());
        // The order of the registry may change, and past days must not.
        games.sort_by_key(|puzzles| puzzles[0].puzzle.game.info.key);
        Calendar { games }
    }

    /// Returns the puzzle of a day; `None` where all are used but those of one game, which never
    /// has two days running.
    #[must_use]
    pub fn day(&self, day: u32) -> Option<&Puzzle> {
        self.all_days().nth(day as usize)?
    }

    /// Returns the puzzles of the first `count` days; fewer if all are used but those of one game.
    #[must_use]
    pub fn days(&self, count: u32) -> Vec<&Puzzle> {
        let days = self.all_days().take(count as usize);
        days.map_while(|puzzle| puzzle).collect()
    }

    /// Returns the puzzles of the days from day 0.
    fn all_days(&self) -> impl Iterator<Item = Option<&Puzzle>> {
        let unused = self.games.iter().map(|games| (0..games.len()).collect());
        let mut progress = Progress {
            unused: unused.collect(),
            last: VecDeque::new(),
        };
        (0..).map(move |day| self.advance(day, &mut progress))
    }

    /// Returns the puzzle of the next day and marks it as used.
    ///
    /// Nothing here depends on a puzzle of a later day, so that puzzles appended for later days
    /// change none before.
    fn advance(&self, day: u32, progress: &mut Progress) -> Option<&Puzzle> {
        let weekday = day % 7;
        let order = self.order(weekday, progress);
        let levels = match WEEK[weekday as usize] {
            Level::Easy => [Level::Easy, Level::Medium, Level::Hard],
            Level::Medium => [Level::Medium, Level::Easy, Level::Hard],
            Level::Hard => [Level::Hard, Level::Medium, Level::Easy],
        };
        let of_level = |level, is_unusual| Wanted {
            day,
            level,
            is_unusual,
        };
        // Saturdays have any level: there are too few of their puzzles to choose.
        let unusual = of_level(None, true);
        let usual = levels.map(|level| of_level(Some(level), false));
        let first = if weekday == SATURDAY {
            unusual
        } else {
            usual[0]
        };
        let wanted = [first].into_iter().chain(usual).chain([unusual]);
        let mut wanted = wanted.enumerate();
        let (game, wanted) = wanted.find_map(|(place, wanted)| {
            let has_one = |&game: &usize| self.unused(game, wanted, progress).next().is_some();
            let mut games = order.iter().copied().filter(has_one);
            // Where the day's level has ended, the longest list goes first, so that no game is left
            // alone.
            let game = if place == 0 {
                games.next()
            } else {
                games.max_by_key(|&game| self.left(game, day, progress))
            };
            Some((game?, wanted))
        })?;
        let at = self.choose(game, wanted, progress)?;
        progress.unused[game].retain(|&other| other != at);
        let puzzle = &self.games[game][at].puzzle;
        progress.last.push_front((game, puzzle.themes.clone()));
        progress.last.truncate(FORTNIGHT);
        Some(puzzle)
    }

    /// Returns the games that may be on, the first in the rotation first. Games without puzzles yet
    /// are passed over by the caller, so that they do not change the order of the others.
    fn order(&self, weekday: u32, progress: &Progress) -> Vec<usize> {
        let games = self.games.len();
        let next = progress.last.front().map_or(0, |(game, _)| game + 1);
        let is_recent = |game: usize, days: usize| {
            let mut last = progress.last.iter().take(days);
            last.any(|(was, _)| *was == game)
        };
        let rotation = (0..games).map(|step| (next + step) % games);
        let mut order: Vec<usize> = rotation.filter(|&game| !is_recent(game, 1)).collect();
        if weekday == SUNDAY {
            // Stable: the rotation decides among games that were on equally lately.
            order.sort_by_key(|&game| is_recent(game, FORTNIGHT));
        }
        order
    }

    /// Returns the game's unused puzzles that are wanted, in the order of its file.
    fn unused(
        &self,
        game: usize,
        wanted: Wanted,
        progress: &Progress,
    ) -> impl Iterator<Item = usize> + Clone {
        let puzzles = &self.games[game];
        let unused = progress.unused[game].iter().copied();
        unused.filter(move |&at| wanted.fits(&puzzles[at]))
    }

    /// Returns the number of the game's unused puzzles on a day.
    fn left(&self, game: usize, day: u32, progress: &Progress) -> usize {
        let unused = progress.unused[game].iter();
        unused
            .filter(|&&at| self.games[game][at].from <= day)
            .count()
    }

    /// Returns the game's next puzzle that is wanted: of the first few, one with a theme that the
    /// last days did not have.
    fn choose(&self, game: usize, wanted: Wanted, progress: &Progress) -> Option<usize> {
        let mut next = self.unused(game, wanted, progress).take(CHOICE);
        let recent = progress.last.iter().take(THEME_DAYS);
        let recent: Vec<Theme> = recent.flat_map(|(_, themes)| themes.clone()).collect();
        let has_new = |at: usize| {
            let mut themes = self.games[game][at].puzzle.themes.iter();
            themes.any(|theme| !recent.contains(theme))
        };
        let first = next.clone().next()?;
        Some(next.find(|&at| has_new(at)).unwrap_or(first))
    }
}
