//! `/remind`: what somebody wants to hear while a game waits for them, and when, and where. All of it is private.

pub mod command;

use serenity::all::{ButtonStyle, CreateSelectMenuOption};

use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::reminders::ReminderAction;
use crate::discord::view::controls::{button, menu};
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::host::{Error, MAX_INTERVAL_HOURS, Preferences, Record, Way};
use tavolino_games::game::Lang;

/// The intervals offered in a menu, in hours; any other can be typed.
const INTERVALS: [i64; 7] = [0, 6, 12, 24, 48, 72, 168];

/// How somebody is reminded.
pub async fn mine(request: &Request<'_>) -> Result<Reply, Error> {
    let preferences = request.host().preferences(request.person()).await?;
    Ok(shown("preferences-title", &request.lang(), &preferences))
}

/// Sets when somebody is reminded: at the points of their time, and every so many hours.
pub async fn when(
    request: &Request<'_>,
    points: Option<bool>,
    every: Option<i64>,
) -> Result<Reply, Error> {
    if let Some(hours) = every {
        let (host, person) = (request.host(), request.person());
        host.remind_every(person, hours, now()).await?;
    }
    change(request, |preferences| {
        preferences.points = points.unwrap_or(preferences.points);
    })
    .await
}

/// Sets the hours, by the clocks of a time zone, in which somebody is told nothing.
pub async fn quiet(
    request: &Request<'_>,
    from: &str,
    to: &str,
    zone: Option<&str>,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let preferences = host.set_quiet_hours(person, from, to, zone, now()).await?;
    Ok(changed(&request.lang(), &preferences))
}

/// Changes what somebody wants to hear.
pub async fn change(
    request: &Request<'_>,
    change: impl Fn(&mut Preferences) + Send + Sync,
) -> Result<Reply, Error> {
    let change = |preferences: &mut Preferences| {
        change(preferences);
        Ok(())
    };
    let (host, person) = (request.host(), request.person());
    let preferences = host.change_preferences(person, change, now()).await?;
    Ok(changed(&request.lang(), &preferences))
}

/// Nothing is heard any more.
pub fn hear_nothing(preferences: &mut Preferences) {
    (preferences.points, preferences.every, preferences.next) = (false, None, false);
}

/// What a button or the menu below the preferences asks for.
pub async fn press(request: &Request<'_>, action: ReminderAction) -> Result<Reply, Error> {
    change(request, |preferences| match action {
        ReminderAction::PointsOn => preferences.points = true,
        ReminderAction::PointsOff => preferences.points = false,
        ReminderAction::NextOn => preferences.next = true,
        ReminderAction::NextOff => preferences.next = false,
        ReminderAction::ByMessage => preferences.way = Way::Dm,
        ReminderAction::ByMention => preferences.way = Way::Mention,
        ReminderAction::Off => hear_nothing(preferences),
        ReminderAction::Show | ReminderAction::Every => {}
    })
    .await
}

/// A reminder every so many hours, as chosen in the menu.
pub async fn every(request: &Request<'_>) -> Result<Reply, Error> {
    let hours = request.chosen().parse().unwrap_or(MAX_INTERVAL_HOURS + 1);
    let (host, person) = (request.host(), request.person());
    let preferences = host.remind_every(person, hours, now()).await?;
    Ok(changed(&request.lang(), &preferences))
}

/// No more reminders of this match until the person's next turn. `number` is that of the event that the reminder was of.
pub async fn snooze(
    request: &Request<'_>,
    record: &Record,
    number: Option<i64>,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    host.snooze(record.id(), person, number, now()).await?;
    let text = names::sentence(&request.lang(), "snoozed", record, &[]);
    Ok(Reply::private(text))
}

fn changed(lang: &Lang, preferences: &Preferences) -> Reply {
    shown("preferences-changed", lang, preferences)
}

/// All preferences below a title, and what changes them.
fn shown(title: &str, lang: &Lang, preferences: &Preferences) -> Reply {
    let title = lang.say(title, &[]);
    let text = format!("{title}\n{}", words(lang, preferences));
    controls(Reply::private(text), lang, preferences)
}

/// All preferences in words.
fn words(lang: &Lang, preferences: &Preferences) -> String {
    let clock = |minutes: i64| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let hours = [("hours", preferences.every.unwrap_or_default().into())];
    let when = match (preferences.points, preferences.every) {
        (true, Some(_)) => lang.say("preferences-points-every", &hours),
        (true, None) => lang.say("preferences-points", &[]),
        (false, Some(_)) => lang.say("preferences-every", &hours),
        (false, None) => lang.say("preferences-none", &[]),
    };
    let mut lines = vec![when];
    let hears = preferences.points || preferences.every.is_some();
    if hears || preferences.next {
        lines.push(match preferences.way {
            Way::Mention => lang.say("preferences-way-mention", &[]),
            Way::Dm => lang.say("preferences-way-dm", &[]),
        });
        lines.push(
            match (
                preferences.quiet_from,
                preferences.quiet_to,
                &preferences.zone,
            ) {
                (Some(from), Some(to), Some(zone)) => {
                    let values = [
                        ("from", clock(from).into()),
                        ("to", clock(to).into()),
                        ("zone", zone.as_str().into()),
                    ];
                    lang.say("preferences-quiet", &values)
                }
                _ => lang.say("preferences-loud", &[]),
            },
        );
    }
    let next = if preferences.next {
        "preferences-next"
    } else {
        "preferences-next-off"
    };
    lines.push(lang.say(next, &[]));
    lines.join("\n")
}

/// The preferences that a tap can change, below them.
fn controls(reply: Reply, lang: &Lang, preferences: &Preferences) -> Reply {
    use ReminderAction::{ByMention, ByMessage, NextOff, NextOn, Off, PointsOff, PointsOn};
    let toggle = |is: bool, off, on| if is { off } else { on };
    let mut shown = vec![
        toggle(
            preferences.points,
            (PointsOff, "preference-points-off"),
            (PointsOn, "preference-points-on"),
        ),
        toggle(
            preferences.way == Way::Dm,
            (ByMention, "preference-way-mention"),
            (ByMessage, "preference-way-dm"),
        ),
        toggle(
            preferences.next,
            (NextOff, "preference-next-off"),
            (NextOn, "preference-next-on"),
        ),
    ];
    if preferences.points || preferences.every.is_some() || preferences.next {
        shown.push((Off, "preference-off"));
    }
    let buttons = shown.into_iter().filter_map(|(action, label)| {
        let action = Action::Reminders(action);
        button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
    });
    let interval = |hours: i64| {
        let label = match hours {
            0 => lang.say("preference-every-0", &[]),
            hours => lang.say("preference-every-hours", &[("hours", hours.into())]),
        };
        CreateSelectMenuOption::new(label, hours.to_string())
    };
    let intervals = INTERVALS.into_iter().map(interval).collect();
    let prompt = lang.say("preference-every", &[]);
    let reply = reply.buttons(buttons.collect());
    match menu(
        &Action::Reminders(ReminderAction::Every),
        &prompt,
        intervals,
    ) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}
