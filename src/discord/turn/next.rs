//! The ways on after a turn.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::games;
use tavolino_games::puzzles::daily::of_day;

use crate::discord::action::{Action, List, MatchAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{button, labelled, puzzle};
use crate::host::{Error, Record};

/// The buttons below the caller's turn: the next match that waits for them; where none does, the
/// list of their matches, and the puzzle of the day while they can solve it.
pub async fn buttons(request: &Request<'_>, after: &Record) -> Result<Vec<CreateButton>, Error> {
    let lang = request.lang();
    let waiting = request.host().next_turn(request.person(), after.id());
    if let Some((first, count)) = waiting.await? {
        let game = games::find(&first.game).map_or(first.game.as_str(), |game| game.info.name);
        let values = [("game", game.into()), ("count", count.into())];
        let label = lang.say("button-next-game", &values);
        let open = Action::Match(first.id, MatchAction::OpenAgain);
        return Ok(button(&open, &label, ButtonStyle::Secondary)
            .into_iter()
            .collect());
    }
    let mut buttons = vec![(
        Action::Inbox(List::default()),
        "button-mine",
        ButtonStyle::Secondary,
    )];
    if is_puzzle_open(request).await? {
        buttons.push((Action::Today, "button-today", ButtonStyle::Secondary));
    }
    Ok(labelled(buttons, &lang).collect())
}

/// Whether the caller can still solve the puzzle of the day.
async fn is_puzzle_open(request: &Request<'_>) -> Result<bool, Error> {
    let host = request.host();
    let open = host.open_day(request.guild(), now()).await?;
    let Some(puzzle) = of_day(open.day) else {
        return Ok(false);
    };
    let state = host.try_of(request.person(), &puzzle::name(puzzle)).await?;
    Ok(!state.is_some_and(|state| state.is_over()))
}
