//! The puzzle of each day: a function of the day and the files. Files only grow at their end, so that past days stay.

use std::collections::VecDeque;
use std::sync::LazyLock;

use super::puzzle::{Level, Puzzle};
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
    Level::Medium,
    Level::Medium,
];

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

/// Returns the puzzle of a day; `None` after the last one. The first call chooses those of all days.
#[must_use]
pub fn of_day(day: i64) -> Option<&'static Puzzle> {
    SHIPPED.get(usize::try_from(day).ok()?)
}

/// The puzzles of all games, in the order of the registry and of the files.
#[derive(Debug)]
pub struct Calendar {
    games: Vec<Vec<Puzzle>>,
}

/// The state after some days.
struct Progress {
    /// For each game, the puzzles not used yet, by their index.
    unused: Vec<Vec<usize>>,
    /// The games and themes of the last days, the latest first.
    last: VecDeque<(usize, Vec<Theme>)>,
    /// The game that follows in the rotation.
    next: usize,
}

impl Calendar {
    /// Returns the calendar of the embedded files; a damaged file counts as empty.
    #[must_use]
    pub fn shipped() -> Calendar {
        let games = games::GAMES.iter().map(super::all);
        Calendar::of(games.map(Result::unwrap_or_default).collect())
    }

    /// Returns the calendar of the puzzles of each game.
    #[must_use]
    pub fn of(mut games: Vec<Vec<Puzzle>>) -> Calendar {
        games.retain(|puzzles| !puzzles.is_empty());
        Calendar { games }
    }

    /// Returns the puzzle of a day; `None` once all are used but those of one game, which never has two days running.
    #[must_use]
    pub fn day(&self, day: u32) -> Option<&Puzzle> {
        self.days(day.saturating_add(1))
            .into_iter()
            .nth(day as usize)
    }

    /// Returns the puzzles of the first `count` days; fewer if all are used but those of one game.
    #[must_use]
    pub fn days(&self, count: u32) -> Vec<&Puzzle> {
        let unused = self
            .games
            .iter()
            .map(|puzzles| (0..puzzles.len()).collect());
        let mut progress = Progress {
            unused: unused.collect(),
            last: VecDeque::new(),
            next: 0,
        };
        (0..count)
            .map_while(|day| self.advance(day, &mut progress))
            .collect()
    }

    /// Returns the puzzle of the next day and marks it as used.
    fn advance(&self, day: u32, progress: &mut Progress) -> Option<&Puzzle> {
        let weekday = day % 7;
        let wanted = WEEK[weekday as usize];
        let games = self.games.len();
        let rotation = (0..games).map(|step| (progress.next + step) % games);
        let rotation: Vec<usize> = rotation.collect();
        let is_recent = |game: usize, days: usize| {
            let mut last = progress.last.iter().take(days);
            last.any(|(was, _)| *was == game)
        };
        let mut order = rotation;
        order.retain(|&game| !progress.unused[game].is_empty());
        // Stable: the rotation decides among games that were on equally lately.
        let rested = if weekday == SUNDAY { FORTNIGHT } else { 1 };
        order.sort_by_key(|&game| is_recent(game, rested));
        let has_level = |game: usize, level: Level| {
            let mut unused = progress.unused[game].iter();
            unused.any(|&at| self.games[game][at].level() == level)
        };
        let fallbacks = match wanted {
            Level::Easy => [Level::Easy, Level::Medium, Level::Hard],
            Level::Medium => [Level::Medium, Level::Easy, Level::Hard],
            Level::Hard => [Level::Hard, Level::Medium, Level::Easy],
        };
        order.retain(|&game| !is_recent(game, 1));
        let (game, level) = fallbacks.into_iter().find_map(|level| {
            let mut games = order.iter().copied().filter(|&game| has_level(game, level));
            // Where the day's level has ended, the longest list goes first, so that no game is left alone.
            let game = if level == wanted {
                games.next()
            } else {
                games.max_by_key(|&game| progress.unused[game].len())
            };
            Some((game?, level))
        })?;
        let at = self.choose(game, level, progress)?;
        progress.unused[game].retain(|&other| other != at);
        let puzzle = &self.games[game][at];
        progress.last.push_front((game, puzzle.themes.clone()));
        progress.last.truncate(FORTNIGHT);
        progress.next = (game + 1) % games;
        Some(puzzle)
    }

    /// Returns the game's next unused puzzle of a level: of the first few, one with a theme that the last days did not have.
    fn choose(&self, game: usize, level: Level, progress: &Progress) -> Option<usize> {
        let puzzles = &self.games[game];
        let unused = progress.unused[game].iter().copied();
        let mut next = unused
            .filter(|&at| puzzles[at].level() == level)
            .take(CHOICE);
        let recent = progress.last.iter().take(THEME_DAYS);
        let recent: Vec<Theme> = recent.flat_map(|(_, themes)| themes.clone()).collect();
        let has_new = |at: usize| {
            let mut themes = puzzles[at].themes.iter();
            themes.any(|theme| !recent.contains(theme))
        };
        let first = next.clone().next()?;
        Some(next.find(|&at| has_new(at)).unwrap_or(first))
    }
}
