//! `/puzzle run:`: one puzzle after the other until the first mistake, without a clock.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use strum::VariantArray;
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;
use tavolino_games::games::{self, GAMES};
use tavolino_games::puzzles::{self, Level, Puzzle, Theme};

use super::page::Page;
use super::practice;
use super::run_words::{BEST, link};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, names, puzzle};
use crate::host::{Error, MOST_RUNS, PuzzleRun, Refusal, Timestamp, Tried, UserId};
use crate::pool::{self, JobClass};

/// The kinds of runs that are no theme: through all puzzles, through those that were missed.
const ALL: &str = "all";
const MISSED: &str = "missed";

/// The lengths of a run from which its puzzles are medium and hard.
const MEDIUM_FROM: i64 = 5;
const HARD_FROM: i64 = 12;

/// The themes that a puzzle has.
static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| {
    let all = GAMES.iter().filter_map(|entry| puzzles::all(entry).ok());
    let themes: HashSet<Theme> = all.flatten().flat_map(|one| one.themes).collect();
    let all = Theme::VARIANTS.iter().copied();
    all.filter(|theme| themes.contains(theme)).collect()
});

/// The values of `run`.
pub fn kinds() -> impl Iterator<Item = &'static str> {
    let themes = THEMES.iter().map(Into::into);
    [ALL, MISSED].into_iter().chain(themes).chain([BEST])
}

/// The run that a value of `run` begins, or goes on with; the longest of the week where that is
/// asked for.
///
/// # Errors
///
/// [`Refusal::MovedOn`] for a kind that there is not, [`Refusal::NoSuchGame`] for an unknown game,
/// as in a forged button.
pub async fn start(request: &Request<'_>, game: &str, kind: &str) -> Result<Reply, Error> {
    if kind == BEST {
        return best(request).await;
    }
    if !kinds().any(|known| known == kind) {
        return Err(Refusal::MovedOn.into());
    }
    if !game.is_empty() && games::find(game).is_none() {
        return Err(Refusal::NoSuchGame.into());
    }
    let (host, person) = (request.host(), request.person());
    let begun = host.begin_run(request.guild(), person, (kind, game), now());
    open(request, begun.await?).await
}

/// A button of a run: the next puzzle without a kind, else as [`start`].
///
/// # Errors
///
/// As [`start`]; [`Refusal::MovedOn`] where there is no run.
pub async fn press(request: &Request<'_>, game: &str, kind: &str) -> Result<Reply, Error> {
    if !kind.is_empty() {
        return start(request, game, kind).await;
    }
    let (guild, person) = (request.guild(), request.person());
    let run = request.host().puzzle_run(guild, person).await?;
    open(request, run.ok_or(Refusal::MovedOn)?).await
}

/// The puzzle of a run that is open, else its next one; without one the end of the run.
async fn open(request: &Request<'_>, run: PuzzleRun) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let opened = match host.try_of(person, &run.puzzle).await? {
        Some(state) if run.over || !state.solved => find(&run.puzzle).map(|open| (open, state)),
        _ => None,
    };
    if let Some((puzzle, state)) = opened {
        return Page::new(request, puzzle, state)
            .in_run(Some(run))
            .open()
            .await;
    }
    let mut tried = HashMap::new();
    for entry in of_run(&run) {
        let key = entry.info.key;
        tried.insert(key, host.tried(person, key).await?);
    }
    let (chosen, now) = (run.clone(), now());
    let owner = format!("person {}", person.get());
    let next = pool::work(&owner, JobClass::Short, move || next(&chosen, &tried, now));
    let Some(puzzle) = next.await else {
        return Ok(none_left(&run, &request.lang()));
    };
    let run = host.open_in_run(&run, &puzzle::name(&puzzle), now).await?;
    // Another tap may have opened another one.
    let puzzle = find(&run.puzzle).ok_or(Refusal::MovedOn)?;
    let state = host.try_of(person, &run.puzzle).await?.unwrap_or_default();
    Page::new(request, puzzle, state)
        .in_run(Some(run))
        .open()
        .await
}

/// The puzzle of this name.
fn find(name: &str) -> Option<Puzzle> {
    let (game, id) = name.split_once('/')?;
    puzzles::find(games::find(game)?, id)
}

/// The games of a run, from another one each time.
fn of_run(run: &PuzzleRun) -> Vec<&'static GameEntry> {
    let is_meant = |entry: &&GameEntry| run.game.is_empty() || run.game == entry.info.key;
    let mut games: Vec<_> = GAMES.iter().filter(is_meant).collect();
    let first = (run.week + run.length).rem_euclid(games.len().max(1) as i64);
    games.rotate_left(first as usize);
    games
}

/// The next puzzle of a run, with what the person tried of each game. Those of these days are left
/// to their days.
fn next(
    run: &PuzzleRun,
    tried: &HashMap<&'static str, Vec<Tried>>,
    now: Timestamp,
) -> Option<Puzzle> {
    let of_days = practice::of_days(now);
    let is_free = |name: &str| !of_days.iter().any(|of_day| of_day == name);
    let of_game = |entry: &GameEntry| tried.get(entry.info.key).map_or(&[][..], Vec::as_slice);
    let games = of_run(run);
    let missed = || {
        let all = games.iter().flat_map(|entry| of_game(entry));
        let missed = all.filter(|one| !one.solved && one.wrong > 0 && is_free(&one.puzzle));
        let first = missed.min_by_key(|one| (one.at, &one.puzzle))?;
        find(&first.puzzle)
    };
    if run.kind == MISSED {
        return missed();
    }
    let theme: Option<Theme> = run.kind.parse().ok();
    let is_of_kind = |one: &Puzzle| theme.is_none_or(|theme| one.themes.contains(&theme));
    let levels = match run.length {
        ..MEDIUM_FROM => [Level::Easy, Level::Medium, Level::Hard],
        MEDIUM_FROM..HARD_FROM => [Level::Medium, Level::Hard, Level::Easy],
        _ => [Level::Hard, Level::Medium, Level::Easy],
    };
    levels.into_iter().find_map(|level| {
        games.iter().find_map(|entry| {
            if !practice::levels(entry).contains(&level) {
                return None;
            }
            let tried = of_game(entry);
            let tried: Vec<&str> = tried.iter().map(|one| &*one.puzzle).collect();
            let all = puzzles::all(entry).unwrap_or_default();
            all.into_iter().find(|one| {
                let name = puzzle::name(one);
                let is_new = !tried.contains(&&*name) && is_free(&name);
                one.level() == level && is_new && is_of_kind(one)
            })
        })
    })
}

/// The reply where no puzzle is left for a run.
fn none_left(run: &PuzzleRun, lang: &Lang) -> Reply {
    let key = match (&*run.kind, run.length) {
        (MISSED, 0) => "puzzle-run-none-missed",
        _ => "puzzle-run-none-left",
    };
    let reply = Reply::private(lang.say(key, &[("length", run.length.into())]));
    let best = link("", BEST, "button-best-runs", lang);
    reply.buttons(best.into_iter().collect())
}

/// The longest runs of the week on the server, and the caller's own.
async fn best(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let Some(guild) = request.guild() else {
        return Ok(Reply::refusal(lang.say("leaderboard-on-servers", &[])));
    };
    let mut runs = host.best_runs(guild, now()).await?;
    let people: Vec<UserId> = runs.iter().map(|run| run.person).collect();
    let departures = &request.data().departures;
    let departed = departures.among_first(request.rest(), guild, &people, MOST_RUNS);
    let departed = departed.await;
    runs.retain(|run| !departed.contains(&run.person));
    runs.truncate(MOST_RUNS);
    let mut lines = vec![lang.say("puzzle-runs-title", &[])];
    lines.extend((1..).zip(&runs).map(|(place, run): (i64, _)| {
        let values = [
            ("place", place.into()),
            ("who", names::person(run.person).into()),
            ("length", run.best.into()),
        ];
        lang.say("puzzle-runs-line", &values)
    }));
    if runs.is_empty() {
        lines.push(lang.say("puzzle-runs-empty", &[]));
    }
    if runs.iter().all(|run| run.person != person) {
        let own = host.puzzle_run(Some(guild), person).await?;
        let own = own.map_or(0, |run| run.best_of_week(now()));
        lines.push(lang.say("puzzle-runs-own", &[("length", own.into())]));
    }
    let begin = link("", ALL, "button-new-run", &lang);
    let reply = Reply::private(lines.join("\n"));
    Ok(reply.buttons(begin.into_iter().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(kind: &str, length: i64) -> PuzzleRun {
        PuzzleRun {
            guild: 1,
            person: UserId(2),
            kind: kind.to_owned(),
            game: String::new(),
            puzzle: String::new(),
            length,
            over: false,
            week: 0,
            best: 0,
            at: Timestamp(0),
        }
    }

    #[test]
    fn every_kind_has_a_puzzle_and_the_level_rises_with_the_length() {
        let level = |kind: &str, length| {
            let next = next(&run(kind, length), &HashMap::new(), Timestamp(0));
            next.map(|one| one.level())
        };
        assert_eq!(level(ALL, 0), Some(Level::Easy));
        assert_eq!(level(ALL, MEDIUM_FROM), Some(Level::Medium));
        assert_eq!(level(ALL, HARD_FROM), Some(Level::Hard));
        assert_eq!(level(MISSED, 0), None, "nothing was missed");
        assert!(THEMES.len() > 3, "{:?}", *THEMES);
        for theme in THEMES.iter() {
            let next = next(&run(theme.into(), 0), &HashMap::new(), Timestamp(0));
            let next = next.unwrap_or_else(|| panic!("no puzzle of {theme}"));
            assert!(next.themes.contains(theme), "{theme}");
        }
    }

    #[test]
    fn missed_ones_come_oldest_first_and_never_one_that_is_solved() {
        let kumo = games::find("kumo").unwrap();
        let tried = |at: usize, solved, wrong, when| Tried {
            puzzle: puzzle::name(&puzzles::all(kumo).unwrap()[at]),
            solved,
            wrong,
            at: Timestamp(when),
        };
        let all = vec![
            tried(0, true, 1, 1),
            tried(1, false, 3, 9),
            tried(2, false, 1, 5),
            tried(3, false, 0, 2),
        ];
        let expected = all[2].puzzle.clone();
        let tried = HashMap::from([("kumo", all)]);
        let next = next(&run(MISSED, 0), &tried, Timestamp(0));
        assert_eq!(next.map(|one| puzzle::name(&one)), Some(expected));
    }
}
