//! `/puzzle`: positions with one right turn, in one private message that goes on from try to try.

pub mod daily;
pub mod page;
mod practice;
pub mod run;
mod run_words;
mod solution;
mod watch;

pub use self::practice::levels;

use serenity::all::ButtonStyle;
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;
use tavolino_games::games;
use tavolino_games::puzzles::daily::of_day;
use tavolino_games::puzzles::{self, Level, Puzzle};

use self::page::Page;
use crate::discord::action::{Action, Answered, DailyAction, ExerciseAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::turn::menu_of;
use crate::discord::view::{Reply, button, puzzle};
use crate::host::{DayOpen, Error, Refusal, Try, TryChange};
use crate::pool::{self, JobClass};

/// Today's puzzle, or one of a game for practice.
pub async fn puzzle(
    request: &Request<'_>,
    game: Option<&str>,
    level: Option<Level>,
) -> Result<Reply, Error> {
    let Some(game) = game else {
        let open = request.host().open_day(request.guild(), now()).await?;
        return match (of_day(open.day), level) {
            (Some(puzzle), None) => open_daily(request, puzzle, open).await,
            (puzzle, Some(level)) => {
                let game = practice::game_with(level, puzzle, open.day);
                practise(request, game.info.key, Some(level)).await
            }
            (None, None) => Ok(Reply::private(request.lang().say("puzzle-none", &[]))),
        };
    };
    match registry::find(game) {
        Some(entry) => practise(request, entry.info.key, level).await,
        None => Ok(registry::unknown(game, &request.lang())),
    }
}

/// A puzzle of a game for practice.
///
/// # Errors
///
/// [`Refusal::NoSuchGame`] for an unknown game, as in a forged button.
pub async fn practise(
    request: &Request<'_>,
    game: &str,
    level: Option<Level>,
) -> Result<Reply, Error> {
    let entry = games::find(game).ok_or(Refusal::NoSuchGame)?;
    let (host, person) = (request.host(), request.person());
    let tried = host.tried(person, entry.info.key).await?;
    let now = now();
    let chosen = pool::work(entry.info.key, JobClass::Short, move || {
        practice::choose(entry, &tried, level, now)
    });
    let Some(puzzle) = chosen.await else {
        return Ok(none_left(entry, level, &request.lang()));
    };
    let (name, guild) = (puzzle::name(&puzzle), request.guild());
    let state = host.begin_puzzle(person, &name, None, guild, now).await?;
    Page::new(request, puzzle, state).open().await
}

/// The reply where no puzzle of a game is left for practice: it has none, all are tried, or there
/// are none of this level; then those that there are can be chosen.
fn none_left(entry: &'static GameEntry, level: Option<Level>, lang: &Lang) -> Reply {
    let levels = practice::levels(entry);
    let game = ("game", entry.info.name.into());
    if levels.is_empty() {
        return Reply::private(lang.say("puzzle-no-puzzles", &[game]));
    }
    let Some(level) = level else {
        return Reply::private(lang.say("puzzle-every-tried", &[game]));
    };
    if levels.contains(&level) {
        return Reply::private(lang.say("puzzle-all-tried", &[game]));
    }
    let named = lang.list(levels.iter().map(|level| level_word(*level, lang)));
    let level_named = level_word(level, lang);
    let values = [
        game,
        ("level", level_named.into()),
        ("levels", named.into()),
    ];
    let buttons = levels.iter().filter_map(|level| {
        let action = Action::Practice(entry.info.key.to_owned(), Some(*level));
        button(&action, &level_word(*level, lang), ButtonStyle::Primary)
    });
    let reply = Reply::private(lang.say("puzzle-no-level", &values));
    reply.buttons(buttons.collect())
}

/// A level in words, with its stars.
fn level_word(level: Level, lang: &Lang) -> String {
    let key: &str = level.into();
    lang.say(&format!("puzzle-level-{key}"), &[])
}

/// An action on the puzzle of a day.
///
/// # Errors
///
/// [`Refusal::MovedOn`] for a day without a puzzle, as in a forged button.
pub async fn daily(request: &Request<'_>, action: DailyAction, day: i64) -> Result<Reply, Error> {
    let puzzle = of_day(day).ok_or(Refusal::MovedOn)?;
    match action {
        DailyAction::Try => {
            let open = request.host().day_opened(request.guild(), day, now());
            open_daily(request, puzzle, open.await?).await
        }
        DailyAction::Share => share(request, puzzle, day).await,
        DailyAction::Talk => daily::talk(request, day).await,
    }
}

/// Shows the person's marks in the server's post, where it has one, and in a line to paste.
async fn share(request: &Request<'_>, puzzle: &Puzzle, day: i64) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let name = puzzle::name(puzzle);
    let state = host.try_of(person, &name).await?.unwrap_or_default();
    if !state.is_over() {
        return Err(Refusal::MovedOn.into());
    }
    let mut key = "puzzle-share";
    if let Some(guild) = request.guild()
        && host.daily(guild, day).await?.is_some()
    {
        host.share_marks(person, (guild, day), &name, now()).await?;
        key = "puzzle-shared";
    }
    let line = puzzle::line(puzzle, day, &state.marks(), &lang);
    let page = Page::new(request, puzzle.clone(), state);
    let shared = lang.say(key, &[("line", line.into())]);
    Ok(page.open().await?.opening(&shared))
}

/// Opens the puzzle of a day.
async fn open_daily(request: &Request<'_>, puzzle: &Puzzle, open: DayOpen) -> Result<Reply, Error> {
    let (person, guild, name) = (request.person(), request.guild(), puzzle::name(puzzle));
    let begun = request
        .host()
        .begin_puzzle(person, &name, Some(open), guild, now());
    Page::new(request, puzzle.clone(), begun.await?)
        .open()
        .await
}

/// The message after a button on a puzzle.
///
/// # Errors
///
/// [`Refusal::NoSuchGame`] for an unknown game, [`Refusal::MovedOn`] for an unknown puzzle, as in a
/// forged button.
pub async fn press(
    request: &Request<'_>,
    game: &str,
    id: &str,
    pressed: ExerciseAction,
) -> Result<Reply, Error> {
    let entry: &'static GameEntry = games::find(game).ok_or(Refusal::NoSuchGame)?;
    let puzzle = puzzles::find(entry, id).ok_or(Refusal::MovedOn)?;
    let name = puzzle::name(&puzzle);
    let (host, person) = (request.host(), request.person());
    let state = host.try_of(person, &name).await?;
    let guild = request.guild();
    let change = async |change| host.change_try((person, guild), &name, change, now()).await;
    let of = async |state: Try| -> Result<Page<'_>, Error> {
        let run = host.puzzle_run(guild, person).await?;
        let run = run.filter(|run| run.puzzle == name);
        Ok(Page::new(request, puzzle.clone(), state).in_run(run))
    };
    let page = of(state.unwrap_or_default()).await?;
    match pressed {
        ExerciseAction::Hint => {
            let state = change(TryChange::Hint).await?;
            of(state).await?.hinted("").await
        }
        ExerciseAction::Watch(step) => watch::watch(&page, step).await,
        ExerciseAction::HintAt(value) => {
            let state = change(TryChange::Hint).await?;
            of(state).await?.hinted(&value).await
        }
        // A button of the version before.
        ExerciseAction::Confirm(text) => {
            let Some(judged) = page.judge(&text).await else {
                return page.open().await;
            };
            let state = change(judged.change(&page)).await?;
            of(state).await?.judged(judged).await
        }
        ExerciseAction::Answer(Answered {
            decision,
            wrong,
            text,
        }) => {
            let then = page.asked_at(decision.into(), wrong.into());
            let Some(judged) = then.judge(&text).await else {
                return page.open().await;
            };
            let made = judged.change(&then);
            let state = change(made).await?;
            // A second tap on one answer reads the verdict of the first.
            let page = of(state).await?;
            if made.is_last_of(&state) {
                page.judged(judged).await
            } else {
                page.open().await
            }
        }
        pressed => match menu_of(&pressed, request.chosen()) {
            Some((choosing, value)) => page.menu(choosing, &value).await,
            // A puzzle shows its solution only when it is over.
            None => page.open().await,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_puzzles_says_so_at_every_level() {
        for level in [None, Some(Level::Easy), Some(Level::Hard)] {
            let reply = none_left(&registry::BARE, level, &Lang::english());
            let sentence =
                "Lanterns has no puzzles yet. `/puzzle` alone opens the puzzle of the day.";
            assert_eq!(reply.text(), sentence, "{level:?}");
        }
    }
}
