//! `/remind`: what somebody wants to hear while a game waits for them, and when, and where. All of it is private.

use serenity::all::{ButtonStyle, CreateSelectMenuOption};

use crate::discord::clock::now;
use crate::discord::request::Request;
use crate::discord::request::action::Action;
use crate::discord::request::reminders::ReminderAction;
use crate::discord::view::controls::{button, menu};
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::game::Lang;
use crate::host::{Error, LONGEST, Record, Way, Wishes};

/// The intervals offered in a menu, in hours; any other can be typed.
const INTERVALS: [i64; 7] = [0, 6, 12, 24, 48, 72, 168];

/// How somebody is reminded.
pub async fn mine(request: &Request<'_>) -> Result<Reply, Error> {
    let wishes = request.host().wishes(request.person()).await?;
    Ok(shown("wishes-title", &request.lang(), &wishes))
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
    change(request, |wishes| {
        wishes.points = points.unwrap_or(wishes.points);
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
    let wishes = host.hush(person, from, to, zone, now()).await?;
    Ok(changed(&request.lang(), &wishes))
}

/// Changes what somebody wants to hear.
pub async fn change(
    request: &Request<'_>,
    change: impl FnOnce(&mut Wishes) + Send,
) -> Result<Reply, Error> {
    let change = |wishes: &mut Wishes| {
        change(wishes);
        Ok(())
    };
    let (host, person) = (request.host(), request.person());
    let wishes = host.wish(person, change, now()).await?;
    Ok(changed(&request.lang(), &wishes))
}

/// Nothing is heard any more.
pub fn hear_nothing(wishes: &mut Wishes) {
    (wishes.points, wishes.every, wishes.next) = (false, None, false);
}

/// What a button or the menu below the wishes asks for.
pub async fn press(request: &Request<'_>, action: ReminderAction) -> Result<Reply, Error> {
    change(request, |wishes| match action {
        ReminderAction::PointsOn => wishes.points = true,
        ReminderAction::PointsOff => wishes.points = false,
        ReminderAction::NextOn => wishes.next = true,
        ReminderAction::NextOff => wishes.next = false,
        ReminderAction::ByMessage => wishes.way = Way::Dm,
        ReminderAction::ByMention => wishes.way = Way::Mention,
        ReminderAction::Off => hear_nothing(wishes),
        ReminderAction::Show | ReminderAction::Every => {}
    })
    .await
}

/// A reminder every so many hours, as chosen in the menu.
pub async fn every(request: &Request<'_>) -> Result<Reply, Error> {
    let hours = request.chosen().parse().unwrap_or(LONGEST + 1);
    let (host, person) = (request.host(), request.person());
    let wishes = host.remind_every(person, hours, now()).await?;
    Ok(changed(&request.lang(), &wishes))
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

fn changed(lang: &Lang, wishes: &Wishes) -> Reply {
    shown("wishes-changed", lang, wishes)
}

/// All wishes below a title, and what changes them.
fn shown(title: &str, lang: &Lang, wishes: &Wishes) -> Reply {
    let title = lang.say(title, &[]);
    let text = format!("{title}\n{}", words(lang, wishes));
    controls(Reply::private(text), lang, wishes)
}

/// All wishes in words.
fn words(lang: &Lang, wishes: &Wishes) -> String {
    let clock = |minutes: i64| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let hours = [("hours", wishes.every.unwrap_or_default().into())];
    let when = match (wishes.points, wishes.every) {
        (true, Some(_)) => lang.say("wishes-points-every", &hours),
        (true, None) => lang.say("wishes-points", &[]),
        (false, Some(_)) => lang.say("wishes-every", &hours),
        (false, None) => lang.say("wishes-none", &[]),
    };
    let mut lines = vec![when];
    let hears = wishes.points || wishes.every.is_some();
    if hears || wishes.next {
        lines.push(match wishes.way {
            Way::Mention => lang.say("wishes-way-mention", &[]),
            Way::Dm => lang.say("wishes-way-dm", &[]),
        });
        lines.push(match (wishes.quiet_from, wishes.quiet_to, &wishes.zone) {
            (Some(from), Some(to), Some(zone)) => {
                let values = [
                    ("from", clock(from).into()),
                    ("to", clock(to).into()),
                    ("zone", zone.as_str().into()),
                ];
                lang.say("wishes-quiet", &values)
            }
            _ => lang.say("wishes-loud", &[]),
        });
    }
    let next = if wishes.next {
        "wishes-next"
    } else {
        "wishes-next-off"
    };
    lines.push(lang.say(next, &[]));
    lines.join("\n")
}

/// The wishes that a tap can change, below them.
fn controls(reply: Reply, lang: &Lang, wishes: &Wishes) -> Reply {
    use ReminderAction::{ByMention, ByMessage, NextOff, NextOn, Off, PointsOff, PointsOn};
    let toggle = |is: bool, off, on| if is { off } else { on };
    let mut shown = vec![
        toggle(
            wishes.points,
            (PointsOff, "wish-points-off"),
            (PointsOn, "wish-points-on"),
        ),
        toggle(
            wishes.way == Way::Dm,
            (ByMention, "wish-way-mention"),
            (ByMessage, "wish-way-dm"),
        ),
        toggle(
            wishes.next,
            (NextOff, "wish-next-off"),
            (NextOn, "wish-next-on"),
        ),
    ];
    if wishes.points || wishes.every.is_some() || wishes.next {
        shown.push((Off, "wish-off"));
    }
    let buttons = shown.into_iter().filter_map(|(action, label)| {
        let action = Action::Reminders(action);
        button(&action, &lang.say(label, &[]), ButtonStyle::Secondary)
    });
    let interval = |hours: i64| {
        let label = match hours {
            0 => lang.say("wish-every-0", &[]),
            hours => lang.say("wish-every-hours", &[("hours", hours.into())]),
        };
        CreateSelectMenuOption::new(label, hours.to_string())
    };
    let intervals = INTERVALS.into_iter().map(interval).collect();
    let prompt = lang.say("wish-every", &[]);
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
