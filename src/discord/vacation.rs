//! `/vacation`: days on which a person's clocks stand still. Replies are private; the panels show
//! who is away.

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use crate::discord::action::{Action, VacationAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, button, menu, option, times};
use crate::host::{Allowance, Error, MIN_VACATION, YEARLY_VACATION, span};
use tavolino_games::game::Lang;

/// The menu's value for all remaining days.
const ALL: &str = "all";

/// The caller's vacation: whether they are away, and the days left.
pub async fn overview(request: &Request<'_>) -> Result<Reply, Error> {
    let allowance = request.host().allowance(request.person(), now()).await?;
    Ok(status(&request.lang(), allowance))
}

/// Starts a vacation of the length chosen in the menu.
pub async fn begin_chosen(request: &Request<'_>) -> Result<Reply, Error> {
    begin(request, request.chosen().parse().ok()).await
}

/// Starts a vacation of `days`, or of all remaining days if `None`.
///
/// # Errors
///
/// A refusal if the caller is away already or has fewer days left.
pub async fn begin(request: &Request<'_>, days: Option<u64>) -> Result<Reply, Error> {
    let length = days.map(|days| MIN_VACATION.saturating_mul(days.clamp(1, 1000) as u32));
    let until = request
        .host()
        .go_away(request.person(), length, now())
        .await?;
    let lang = request.lang();
    let values = [("until", times::moment(until).into())];
    let reply = Reply::private(lang.say("vacation-begun", &values));
    Ok(reply.buttons(end_button(&lang)))
}

/// Ends the caller's vacation.
///
/// # Errors
///
/// A refusal if the caller is not away.
pub async fn finish(request: &Request<'_>) -> Result<Reply, Error> {
    request.host().come_back(request.person(), now()).await?;
    Ok(Reply::private(request.lang().say("vacation-ended", &[])))
}

/// The state of a vacation in words, with the menu to start one or the button to end it.
fn status(lang: &Lang, allowance: Allowance) -> Reply {
    let mut values = span(allowance.left).to_vec();
    if let Some(until) = allowance.away {
        values.push(("until", times::moment(until).into()));
        return Reply::private(lang.say("vacation-away", &values)).buttons(end_button(lang));
    }
    let reply = Reply::private(lang.say("vacation-here", &values));
    let days = 1..=YEARLY_VACATION.as_secs() / MIN_VACATION.as_secs();
    let fits = |days: &u64| Duration::from_hours(24 * days) <= allowance.left;
    let day = |days: u64| {
        let label = lang.say("vacation-day", &[("days", days.into())]);
        option(&label, days.to_string())
    };
    let mut options: Vec<CreateSelectMenuOption> = days.filter(fits).map(day).collect();
    if options.is_empty() {
        return reply;
    }
    options.push(option(&lang.say("vacation-all", &[]), ALL));
    match menu(
        &Action::Vacation(VacationAction::Start),
        &lang.say("vacation-days", &[]),
        options,
    ) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

/// The button that ends a vacation.
fn end_button(lang: &Lang) -> Vec<CreateButton> {
    let label = lang.say("button-vacation-end", &[]);
    let end = button(
        &Action::Vacation(VacationAction::End),
        &label,
        ButtonStyle::Secondary,
    );
    end.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;
    use crate::host::Timestamp;

    #[test]
    fn a_vacation_is_said_in_full() {
        for lang in lengths::languages() {
            for away in [None, Some(Timestamp(4_000_000_000_000))] {
                let left = YEARLY_VACATION;
                status(&lang, Allowance { away, left });
            }
        }
    }
}
