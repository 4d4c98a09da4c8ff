//! The puzzle that a person practises next.

use std::collections::HashMap;
use std::sync::LazyLock;

use strum::VariantArray;
use tavolino_games::board::GameEntry;
use tavolino_games::games::GAMES;
use tavolino_games::puzzles::daily::{DAY_ZERO, of_day};
use tavolino_games::puzzles::{self, Level, Puzzle};

use crate::discord::view::puzzle;
use crate::host::{MOST_TRIES, TRIED_AGAIN, Timestamp, Tried};

/// The numbers of solved puzzles of a game from which one practises medium and hard ones, where no
/// level is asked for.
const MEDIUM_FROM: usize = 5;
const HARD_FROM: usize = 20;

/// The days before and after today whose puzzles are not for practice.
const DAYS_BEFORE: i64 = 2;
const DAYS_AFTER: i64 = 30;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The next puzzle of a game: one that the person has not tried, else one that is not over, else
/// one that they failed a while ago; of the level that suits them where `level` is `None`. `None`
/// if no puzzle of the level is left.
pub fn choose(
    entry: &'static GameEntry,
    tried: &[Tried],
    level: Option<Level>,
    now: Timestamp,
) -> Option<Puzzle> {
    let all = puzzles::all(entry).unwrap_or_default();
    let of_days = of_days(now);
    let is_of_day = |one: &Puzzle| of_days.contains(&puzzle::name(one));
    let solved = tried.iter().filter(|tried| tried.solved).count();
    let levels: &[Level] = match (level, solved) {
        (Some(Level::Easy), _) => &[Level::Easy],
        (Some(Level::Medium), _) => &[Level::Medium],
        (Some(Level::Hard), _) => &[Level::Hard],
        (None, ..MEDIUM_FROM) => &[Level::Easy, Level::Medium, Level::Hard],
        (None, MEDIUM_FROM..HARD_FROM) => &[Level::Medium, Level::Easy, Level::Hard],
        (None, _) => &[Level::Hard, Level::Medium, Level::Easy],
    };
    let tried: HashMap<&str, &Tried> = tried.iter().map(|one| (&*one.puzzle, one)).collect();
    let find = |is_meant: &dyn Fn(Option<&Tried>) -> bool| {
        levels.iter().find_map(|level| {
            all.iter().find(|puzzle| {
                let tried = tried.get(&*puzzle::name(puzzle)).copied();
                puzzle.level() == *level && !is_of_day(puzzle) && is_meant(tried)
            })
        })
    };
    let untried = find(&|tried| tried.is_none());
    let failed =
        || find(&|tried| tried.is_some_and(|one| !one.solved && one.at.after(TRIED_AGAIN) <= now));
    let unfinished =
        || find(&|tried| tried.is_some_and(|one| !one.solved && one.wrong < MOST_TRIES));
    untried.or_else(unfinished).or_else(failed).cloned()
}

/// The names of the puzzles of the days around an instant, which are left to their days.
pub fn of_days(now: Timestamp) -> Vec<String> {
    let today = now.0.div_euclid(DAY) - i64::from(DAY_ZERO);
    let near = today - DAYS_BEFORE..=today + DAYS_AFTER;
    near.filter_map(of_day).map(puzzle::name).collect()
}

/// The levels of each game, by its key.
static LEVELS: LazyLock<HashMap<&'static str, Vec<Level>>> = LazyLock::new(|| {
    let levels = |entry: &'static GameEntry| {
        let all = puzzles::all(entry).unwrap_or_default();
        let has = |level: &Level| all.iter().any(|puzzle| puzzle.level() == *level);
        Level::VARIANTS.iter().copied().filter(has).collect()
    };
    let all = GAMES.iter();
    all.map(|entry| (entry.info.key, levels(entry))).collect()
});

/// The levels of which a game has puzzles, from easy to hard.
pub fn levels(entry: &GameEntry) -> Vec<Level> {
    LEVELS.get(entry.info.key).cloned().unwrap_or_default()
}

/// The game whose puzzles of a level are practised where none is named: that of the day's puzzle,
/// else another that has some, by the day.
pub fn game_with(level: Level, of_day: Option<&Puzzle>, day: i64) -> &'static GameEntry {
    let has = |entry: &&'static GameEntry| levels(entry).contains(&level);
    let games: Vec<&'static GameEntry> = GAMES.iter().filter(has).collect();
    let of_day = of_day.map(|puzzle| puzzle.game);
    let nth = day.rem_euclid(games.len().max(1) as i64) as usize;
    let any = games.get(nth).copied().unwrap_or(&GAMES[0]);
    of_day.filter(|game| has(game)).unwrap_or(any)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavolino_games::games;

    fn kumo() -> &'static GameEntry {
        games::find("kumo").unwrap()
    }

    fn tried(puzzle: &Puzzle, solved: bool, at: i64) -> Tried {
        Tried {
            puzzle: puzzle::name(puzzle),
            solved,
            wrong: 3,
            at: Timestamp(at),
        }
    }

    #[test]
    fn the_level_rises_with_the_number_solved_unless_one_is_asked_for() {
        let all = puzzles::all(kumo()).unwrap();
        let level = |solved: usize, level| {
            let solved: Vec<Tried> = all[..solved]
                .iter()
                .map(|one| tried(one, true, 0))
                .collect();
            choose(kumo(), &solved, level, Timestamp(0)).map(|puzzle| puzzle.level())
        };
        let has_easy = all.iter().any(|puzzle| puzzle.level() == Level::Easy);
        let first = if has_easy { Level::Easy } else { Level::Medium };
        assert_eq!(level(0, None), Some(first));
        assert_eq!(level(5, None), Some(Level::Medium));
        assert_eq!(level(20, None), Some(Level::Hard));
        assert_eq!(level(20, Some(Level::Medium)), Some(Level::Medium));
    }

    #[test]
    fn untried_ones_come_first_and_failed_ones_again_after_a_week() {
        let all = puzzles::all(kumo()).unwrap();
        let week = TRIED_AGAIN.as_millis() as i64;
        let mut failed: Vec<Tried> = all.iter().map(|one| tried(one, false, 0)).collect();
        let next = |tried: &[Tried], at| choose(kumo(), tried, None, Timestamp(at));
        assert!(next(&failed, week - 1).is_none());
        assert!(next(&failed, week).is_some());
        failed[3].wrong = 2;
        let begun = next(&failed, week - 1).map(|one| puzzle::name(&one));
        assert_eq!(begun.as_ref(), Some(&failed[3].puzzle), "it is not over");
        let left = failed.remove(7);
        assert_eq!(
            next(&failed, week).map(|one| puzzle::name(&one)),
            Some(left.puzzle)
        );
    }
}
