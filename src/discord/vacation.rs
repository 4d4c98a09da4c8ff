//! `/vacation`: days on which somebody's clocks stand still. Asked and answered in private; the panels say who is away.

pub mod command;

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::vacation::VacationAction;
use crate::discord::view::controls::{button, menu};
use crate::discord::view::reply::Reply;
use crate::discord::view::times;
use crate::host::{Allowance, Error, MIN_VACATION, YEARLY_VACATION, span};
use tavolino_games::game::Lang;

/// What the menu of days has for all that is left.
const ALL: &str = "all";

/// Whether somebody is away, and how much vacation they have left.
pub async fn mine(request: &Request<'_>) -> Result<Reply, Error> {
    let allowance = request.host().allowance(request.person(), now()).await?;
    Ok(status(&request.lang(), allowance))
}

/// Begins a vacation of as many days as were chosen in the menu.
pub async fn begin_chosen(request: &Request<'_>) -> Result<Reply, Error> {
    begin(request, request.chosen().parse().ok()).await
}

/// Begins a vacation of so many days, or of all that are left.
pub async fn begin(request: &Request<'_>, days: Option<u64>) -> Result<Reply, Error> {
    let wanted = days.map(|days| MIN_VACATION.saturating_mul(days.clamp(1, 1000) as u32));
    let until = request
        .host()
        .go_away(request.person(), wanted, now())
        .await?;
    let lang = request.lang();
    let values = [("until", times::moment(until).into())];
    let reply = Reply::private(lang.say("vacation-begun", &values));
    Ok(reply.buttons(ending(&lang)))
}

/// Ends it.
pub async fn finish(request: &Request<'_>) -> Result<Reply, Error> {
    request.host().come_back(request.person(), now()).await?;
    Ok(Reply::private(request.lang().say("vacation-ended", &[])))
}

/// Whether somebody is away, what they have left, and what they can do about it.
fn status(lang: &Lang, allowance: Allowance) -> Reply {
    let mut values = span(allowance.left).to_vec();
    if let Some(until) = allowance.away {
        values.push(("until", times::moment(until).into()));
        return Reply::private(lang.say("vacation-away", &values)).buttons(ending(lang));
    }
    let reply = Reply::private(lang.say("vacation-here", &values));
    let days = 1..=YEARLY_VACATION.as_secs() / MIN_VACATION.as_secs();
    let fits = |days: &u64| Duration::from_hours(24 * days) <= allowance.left;
    let option = |days: u64| {
        let label = lang.say("vacation-day", &[("days", days.into())]);
        CreateSelectMenuOption::new(label, days.to_string())
    };
    let mut options: Vec<CreateSelectMenuOption> = days.filter(fits).map(option).collect();
    if options.is_empty() {
        return reply;
    }
    options.push(CreateSelectMenuOption::new(
        lang.say("vacation-all", &[]),
        ALL,
    ));
    match menu(
        &Action::Vacation(VacationAction::Start),
        &lang.say("vacation-days", &[]),
        options,
    ) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

fn ending(lang: &Lang) -> Vec<CreateButton> {
    let label = lang.say("button-vacation-end", &[]);
    let end = button(
        &Action::Vacation(VacationAction::End),
        &label,
        ButtonStyle::Secondary,
    );
    end.into_iter().collect()
}
