//! The post of a day's puzzle in a server's channel.

use serenity::all::{ButtonStyle, CreateButton, Permissions};
use tavolino_games::game::Lang;
use tavolino_games::puzzles::Puzzle;
use tavolino_games::puzzles::daily::of_day;

use super::controls::button;
use super::pictures::Picture;
use super::puzzle::{solution, subject, task, themes, title};
use super::reply::Reply;
use crate::discord::action::{Action, DailyAction};
use crate::discord::view::names;
use crate::host::{Shared, Tally};

/// Permissions the bot needs to post.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES);

/// People whose marks are listed in a post; the others are counted.
const LISTED: usize = 12;

/// The state of a post.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The numbers of those who tried.
    pub tally: Tally,
    /// The marks that people share.
    pub shared: Vec<Shared>,
    /// Whether the next one is posted, so that the solution is public.
    pub is_past: bool,
    /// Whether no more are posted.
    pub is_paused: bool,
}

/// The beginning of a post, by which one that was made is found again.
pub fn heading(day: i64, lang: &Lang) -> String {
    format!("### {} ·", title(day, lang))
}

/// The post of a day; `None` for a day without a puzzle, and where its position cannot be drawn.
pub async fn post(day: i64, standing: &Standing, lang: &Lang) -> Option<Reply> {
    let puzzle = of_day(day)?;
    let board = puzzle.board()?;
    let mut lines = vec![
        format!("{} {}", heading(day, lang), subject(puzzle, lang)),
        task(puzzle, lang),
    ];
    lines.extend(results(standing, lang));
    let yesterday = day.checked_sub(1).and_then(of_day);
    if standing.is_past {
        lines.push(solved(puzzle, "puzzle-post-solution", lang));
    } else if let Some(yesterday) = yesterday {
        lines.push(solved(yesterday, "puzzle-post-yesterday", lang));
    }
    if standing.is_paused {
        lines.push(lang.say("puzzle-post-paused", &[]));
    }
    let key = puzzle.game.info.key;
    let scene = board.scene(Some(puzzle.seat), lang);
    let picture = Picture::draw(key, scene, format!("puzzle-{}.png", day + 1)).await;
    let reply = Reply::public(lines.join("\n")).with(picture);
    Some(reply.buttons(buttons(puzzle, day, lang)))
}

/// The line of a person's daily message about a day's puzzle, and its button; `None` for a day
/// without a puzzle.
pub fn invitation(day: i64, lang: &Lang) -> Option<(String, CreateButton)> {
    let puzzle = of_day(day)?;
    let line = format!("- **{}** · {}", title(day, lang), subject(puzzle, lang));
    let action = Action::Daily(DailyAction::Try, day);
    let label = lang.say("button-try-puzzle", &[]);
    Some((line, button(&action, &label, ButtonStyle::Primary)?))
}

/// The numbers and the marks.
fn results(standing: &Standing, lang: &Lang) -> Option<String> {
    let Tally { tried, solved } = standing.tally;
    if tried == 0 {
        return None;
    }
    let values = [("tried", tried.into()), ("solved", solved.into())];
    let mut line = lang.say("puzzle-post-tally", &values);
    let listed = standing.shared.iter().take(LISTED);
    let listed = listed.map(|shared| format!("{} {}", names::person(shared.person), shared.marks));
    let listed: Vec<String> = listed.collect();
    if !listed.is_empty() {
        line = format!("{line}\n{}", listed.join(" · "));
    }
    let more = standing.shared.len().saturating_sub(LISTED);
    if more > 0 {
        let more = lang.say("puzzle-post-more", &[("count", more.into())]);
        line = format!("{line} {more}");
    }
    Some(line)
}

/// A line with a solution between bars, which show it when they are tapped.
fn solved(puzzle: &Puzzle, key: &str, lang: &Lang) -> String {
    let solution = format!("{} {}", solution(puzzle, lang), themes(puzzle, lang));
    lang.say(key, &[("solution", solution.trim().into())])
}

fn buttons(puzzle: &Puzzle, day: i64, lang: &Lang) -> Vec<CreateButton> {
    let of = |action: &Action, label: &str, style| button(action, &lang.say(label, &[]), style);
    let rules = Action::Rules(puzzle.game.info.key.to_owned());
    let buttons = [
        of(
            &Action::Daily(DailyAction::Try, day),
            "button-try",
            ButtonStyle::Primary,
        ),
        of(&rules, "button-rules", ButtonStyle::Secondary),
        of(
            &Action::Daily(DailyAction::Talk, day),
            "button-talk",
            ButtonStyle::Secondary,
        ),
    ];
    buttons.into_iter().flatten().collect()
}
