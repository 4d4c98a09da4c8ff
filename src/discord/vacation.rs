//! `/vacation`: days on which a person's clocks stand still. Replies are private; the panels show
//! who is away.

use std::time::Duration;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use crate::discord::action::{Action, VacationAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, button, menu, option, times};
use crate::host::{Allowance, Error, MIN_VACATION, Preferences, YEARLY_VACATION, span, zone_shown};
use tavolino_games::game::Lang;

/// The menu's value for all remaining days.
const ALL: &str = "all";

/// The caller's vacation: whether they are away, and the days left.
pub async fn overview(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let allowance = host.allowance(person, now()).await?;
    let preferences = host.store().preferences(person).await?;
    let days = host.store().days_off(person).await?;
    let habits = habits(&lang, days.map_or(0, |days| days.days), &preferences);
    let reply = status(&lang, allowance).adding(&habits);
    Ok(reply.buttons(net_button(&lang, preferences.net)))
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

/// Sets the days of the week on which the caller's clocks stand still, each a bit.
///
/// # Errors
///
/// A refusal for too many days, without a known zone, or soon after another change.
pub async fn set_days_off(
    request: &Request<'_>,
    days: i64,
    zone: Option<&str>,
) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let set = host.set_days_off(person, days, zone, now()).await;
    let zone_set = host.store().preferences(person).await?.zone;
    let key = if days == 0 {
        "vacation-weekly-off"
    } else {
        "vacation-weekly"
    };
    let values = [
        ("days", times::weekdays(&lang, days).into()),
        (
            "zone",
            zone_set
                .map(|zone| zone_shown(&zone))
                .unwrap_or_default()
                .into(),
        ),
    ];
    let set = set.map(|()| Reply::private(lang.say(key, &values)));
    times::offering(set, zone, None, &lang)
}

/// Sets whether a vacation begins by itself before the caller's time runs out.
pub async fn set_net(request: &Request<'_>, on: bool) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let change = |preferences: &mut Preferences| {
        preferences.net = on;
        Ok(())
    };
    host.change_preferences(person, change, now()).await?;
    overview(request).await
}

/// The sentences on days off and on a vacation that begins by itself.
fn habits(lang: &Lang, days: i64, preferences: &Preferences) -> String {
    let zone = preferences.zone.as_deref().map(zone_shown);
    let values = [
        ("days", times::weekdays(lang, days).into()),
        ("zone", zone.unwrap_or_default().into()),
    ];
    let week = if days == 0 {
        "vacation-week-none"
    } else {
        "vacation-week"
    };
    let net = if preferences.net {
        "vacation-net"
    } else {
        "vacation-net-off"
    };
    format!("{}\n{}", lang.say(week, &values), lang.say(net, &[]))
}

/// The button that turns a vacation which begins by itself on or off.
fn net_button(lang: &Lang, is_on: bool) -> Vec<CreateButton> {
    let (action, key) = if is_on {
        (VacationAction::NetOff, "button-net-off")
    } else {
        (VacationAction::NetOn, "button-net-on")
    };
    let label = lang.say(key, &[]);
    let net = button(&Action::Vacation(action), &label, ButtonStyle::Secondary);
    net.into_iter().collect()
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
                let preferences = Preferences::default();
                let reply = status(&lang, Allowance { away, left });
                let longest = habits(&lang, 0b111_0000, &preferences);
                assert!(reply.adding(&longest).text().ends_with(&longest));
            }
        }
    }
}
