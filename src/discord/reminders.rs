//! `/remind`: a person's reminder preferences: times, place, quiet hours, next-turn hints, the
//! daily digest and puzzle. All replies are private.

use serenity::all::ButtonStyle;

use crate::discord::action::{Action, InZone, ReminderAction};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, button, menu, names, option, times};
use crate::host::{
    DailyMessage, Error, MAX_INTERVAL_HOURS, Preferences, Record, Way, time_of_day, zone_shown,
};
use tavolino_games::game::Lang;

/// Reminder intervals offered in the menu, in hours; 0 is none. The command takes any other.
const INTERVALS: [i64; 7] = [0, 6, 12, 24, 48, 72, 168];

/// The caller's preferences.
pub async fn overview(request: &Request<'_>) -> Result<Reply, Error> {
    let preferences = request.host().store().preferences(request.person()).await?;
    Ok(preferences_reply(
        "preferences-title",
        &request.lang(),
        &preferences,
    ))
}

/// Sets when the caller is reminded: `points`, whether at fractions of their time; `every`, the
/// interval in hours. `None` leaves a setting as it is.
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

/// Sets the caller's quiet hours, in the local time of `zone`; `None` keeps the zone set before.
///
/// # Errors
///
/// A refusal if a time or the zone cannot be read.
pub async fn quiet(
    request: &Request<'_>,
    from: &str,
    to: &str,
    zone: Option<&str>,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let set = host.set_quiet_hours(person, from, to, zone, now()).await;
    let times = time_of_day(from).zip(time_of_day(to));
    let again = times.map(|(from, to)| InZone::Quiet(from, to));
    let set = set.map(|preferences| changed(&request.lang(), &preferences));
    times::offering(set, zone, again, &request.lang())
}

/// Sets the time of a daily message to the caller, in the local time of `zone`, as
/// [`Host::set_daily_message`] does.
///
/// # Errors
///
/// A refusal if the time or the zone cannot be read.
///
/// [`Host::set_daily_message`]: crate::host::Host::set_daily_message
pub async fn daily(
    request: &Request<'_>,
    message: DailyMessage,
    at: Option<&str>,
    zone: Option<&str>,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let set = host
        .set_daily_message(person, message, at, zone, now())
        .await;
    let set = set.map(|preferences| changed(&request.lang(), &preferences));
    let at = at.map(|at| time_of_day(at).ok_or(())).transpose();
    let again = at.ok().map(|at| InZone::Message(message, at));
    times::offering(set, zone, again, &request.lang())
}

/// Sets quiet hours or a daily message in the time zone of a button.
///
/// # Errors
///
/// A refusal as of [`quiet`] and [`daily`].
pub async fn choose_zone(request: &Request<'_>, set: InZone, zone: &str) -> Result<Reply, Error> {
    match set {
        InZone::Quiet(from, to) => quiet(request, &clock(from), &clock(to), Some(zone)).await,
        InZone::Message(message, at) => {
            let at = at.map(clock);
            daily(request, message, at.as_deref(), Some(zone)).await
        }
        // Set on the page of the settings.
        InZone::Puzzles(..) => overview(request).await,
    }
}

/// Applies `change` to the caller's preferences.
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

/// Turns all reminders off.
pub fn turn_all_off(preferences: &mut Preferences) {
    (preferences.points, preferences.every, preferences.next) = (false, None, false);
}

/// Turns the daily line about the puzzle on.
async fn remind_of_puzzles(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let next = host.remind_of_puzzles(person, now()).await?;
    let at = next.map(times::moment).unwrap_or_default();
    let text = lang.say("preferences-puzzle-tomorrow", &[("at", at.into())]);
    let buttons = [
        (ReminderAction::Show, "button-reminders"),
        (ReminderAction::PuzzleOff, "preference-puzzle-off"),
    ];
    let buttons = buttons.into_iter().filter_map(|(action, label)| {
        let action = Action::Reminders(action);
        button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
    });
    Ok(Reply::private(text).buttons(buttons.collect()))
}

/// Schedules one message for tomorrow.
async fn call_tomorrow(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let at = host.call_tomorrow(person, now()).await?;
    let text = lang.say("preferences-tomorrow", &[("at", times::moment(at).into())]);
    let action = Action::Reminders(ReminderAction::TomorrowOff);
    let cancel = button(
        &action,
        &lang.say("button-cancel", &[]),
        ButtonStyle::Secondary,
    );
    Ok(Reply::private(text).buttons(cancel.into_iter().collect()))
}

/// Applies a button below the preferences, or below a puzzle.
pub async fn press(request: &Request<'_>, action: ReminderAction) -> Result<Reply, Error> {
    match action {
        ReminderAction::PuzzleOn => return remind_of_puzzles(request).await,
        ReminderAction::Tomorrow => return call_tomorrow(request).await,
        ReminderAction::TomorrowOff => {
            request.host().call_off(request.person()).await?;
            let text = request.lang().say("preferences-not-tomorrow", &[]);
            return Ok(Reply::private(text));
        }
        _ => {}
    }
    change(request, |preferences| match action {
        ReminderAction::PointsOn => preferences.points = true,
        ReminderAction::PointsOff => preferences.points = false,
        ReminderAction::NextOn => preferences.next = true,
        ReminderAction::NextOff => preferences.next = false,
        ReminderAction::ByMessage => preferences.way = Way::Dm,
        ReminderAction::ByMention => preferences.way = Way::Mention,
        ReminderAction::Off => turn_all_off(preferences),
        ReminderAction::DigestOff => preferences.digest = None,
        ReminderAction::PuzzleOff => preferences.puzzle = None,
        // Answered above, or elsewhere.
        ReminderAction::Show
        | ReminderAction::Every
        | ReminderAction::PuzzleOn
        | ReminderAction::Tomorrow
        | ReminderAction::TomorrowOff => {}
    })
    .await
}

/// Sets the interval chosen in the menu.
pub async fn choose_interval(request: &Request<'_>) -> Result<Reply, Error> {
    let hours = request.chosen().parse().unwrap_or(MAX_INTERVAL_HOURS + 1);
    let (host, person) = (request.host(), request.person());
    let preferences = host.remind_every(person, hours, now()).await?;
    Ok(changed(&request.lang(), &preferences))
}

/// Stops reminders of a match until the caller's next turn. `number` is that of the event that the
/// reminder is about; `None` for the last one.
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

/// The preferences, headed as changed.
fn changed(lang: &Lang, preferences: &Preferences) -> Reply {
    preferences_reply("preferences-changed", lang, preferences)
}

/// The preferences in words below a title, with the controls that change them.
fn preferences_reply(title: &str, lang: &Lang, preferences: &Preferences) -> Reply {
    let title = lang.say(title, &[]);
    let text = format!("{title}\n{}", summary(lang, preferences));
    controls(Reply::private(text), lang, preferences)
}

/// A time of the day, such as `08:30`.
fn clock(minutes: i64) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// The preferences in words.
fn summary(lang: &Lang, preferences: &Preferences) -> String {
    let hours = [("hours", preferences.every.unwrap_or_default().into())];
    let when = match (preferences.points, preferences.every) {
        (true, _) if preferences.digest.is_some() => lang.say("preferences-digest-points", &[]),
        (false, Some(_)) if preferences.digest.is_some() => lang.say("preferences-none", &[]),
        (true, Some(_)) => lang.say("preferences-points-every", &hours),
        (true, None) => lang.say("preferences-points", &[]),
        (false, Some(_)) => lang.say("preferences-every", &hours),
        (false, None) => lang.say("preferences-none", &[]),
    };
    let mut lines = vec![when];
    let is_reminded = preferences.points || preferences.every.is_some();
    let quiet = match (
        preferences.quiet_from,
        preferences.quiet_to,
        &preferences.zone,
    ) {
        (Some(from), Some(to), Some(zone)) => {
            let values = [
                ("from", clock(from).into()),
                ("to", clock(to).into()),
                ("zone", zone_shown(zone).into()),
            ];
            lang.say("preferences-quiet", &values)
        }
        _ => lang.say("preferences-loud", &[]),
    };
    // The way counts for the ping after quiet hours, too.
    if is_reminded || preferences.next || preferences.quiet_from.is_some() {
        lines.push(match preferences.way {
            Way::Mention => lang.say("preferences-way-mention", &[]),
            Way::Dm => lang.say("preferences-way-dm", &[]),
        });
    }
    lines.push(quiet);
    let next = if preferences.next {
        "preferences-next"
    } else {
        "preferences-next-off"
    };
    lines.push(lang.say(next, &[]));
    lines.push(match (preferences.digest, &preferences.zone) {
        (Some(at), Some(zone)) => {
            let values = [("at", clock(at).into()), ("zone", zone_shown(zone).into())];
            lang.say("preferences-digest", &values)
        }
        _ => lang.say("preferences-digest-off", &[]),
    });
    if let (Some(at), Some(zone)) = (preferences.puzzle, &preferences.zone) {
        let values = [("at", clock(at).into()), ("zone", zone_shown(zone).into())];
        lines.push(match preferences.digest {
            Some(_) => lang.say("preferences-puzzle-in-digest", &[]),
            None => lang.say("preferences-puzzle", &values),
        });
    } else {
        lines.push(lang.say("preferences-puzzle-off", &[]));
    }
    if preferences.forced {
        lines.push(lang.say("preferences-forced", &[]));
    }
    if preferences.reader {
        lines.push(lang.say("preferences-reader", &[]));
    }
    lines.join("\n")
}

/// Adds the buttons and the menu that change the preferences.
fn controls(reply: Reply, lang: &Lang, preferences: &Preferences) -> Reply {
    use ReminderAction::{
        ByMention, ByMessage, DigestOff, NextOff, NextOn, Off, PointsOff, PointsOn, PuzzleOff,
    };
    let toggle = |is_on: bool, off, on| if is_on { off } else { on };
    let mut toggles = vec![
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
        toggles.push((Off, "preference-off"));
    }
    if preferences.digest.is_some() {
        toggles.push((DigestOff, "preference-digest-off"));
    }
    if preferences.puzzle.is_some() {
        toggles.push((PuzzleOff, "preference-puzzle-off"));
    }
    let buttons = toggles.into_iter().filter_map(|(action, label)| {
        let action = Action::Reminders(action);
        button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
    });
    let interval = |hours: i64| {
        let label = match hours {
            0 => lang.say("preference-every-0", &[]),
            hours => lang.say("preference-every-hours", &[("hours", hours.into())]),
        };
        option(&label, hours.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn all_preferences_are_said_in_full() {
        for lang in lengths::languages() {
            for (every, way) in [(None, Way::Mention), (Some(MAX_INTERVAL_HOURS), Way::Dm)] {
                for is_on in [false, true] {
                    let preferences = Preferences {
                        points: is_on,
                        every,
                        way,
                        next: is_on,
                        zone: Some("America/Argentina/ComodRivadavia".to_owned()),
                        quiet_from: Some(1350),
                        quiet_to: Some(420),
                        digest: is_on.then_some(480),
                        puzzle: Some(490),
                        reader: is_on,
                        net: true,
                        forced: is_on,
                    };
                    changed(&lang, &preferences);
                }
            }
            changed(&lang, &Preferences::default());
        }
    }
}
