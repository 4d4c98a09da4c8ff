//! `/remind`: what somebody wants to hear while a game waits for them, and when, and where. All of it is private.

use poise::ChoiceParameter;
use serenity::all::{ButtonStyle, CreateAutocompleteResponse, CreateSelectMenuOption};

use crate::discord::Context;
use crate::discord::Fatal;
use crate::discord::commands::{about, choices, complete_game, incoming};
use crate::discord::outbox::now;
use crate::discord::request::action::{Action, Meant};
use crate::discord::request::own::Own;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::reply::{Reply, button, menu};
use crate::game::Lang;
use crate::host::{Error, Host, LONGEST, Preferences, Record, Way};

/// The intervals offered in a menu, in hours; any other can be typed.
const INTERVALS: [i64; 7] = [0, 6, 12, 24, 48, 72, 168];

type Done = Result<(), Fatal>;

/// Where to be told, as a choice.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Where {
    /// By a mention at the table.
    #[name = "mention"]
    Mention,
    /// By a direct message.
    #[name = "dm"]
    Dm,
}

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("show", "when", "by", "quiet", "loud", "off", "snooze", "next"),
    subcommand_required
)]
pub async fn remind(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Done {
    let incoming = incoming(&ctx);
    incoming.answer(Mode::Anew, true, mine(&incoming)).await;
    Ok(())
}

/// How somebody is reminded.
pub async fn mine(incoming: &Incoming<'_>) -> Result<Reply, Error> {
    let preferences = incoming.host().preferences(incoming.person()).await?;
    Ok(shown(&incoming.lang(), &preferences))
}

#[poise::command(slash_command)]
async fn when(
    ctx: Context<'_>,
    points: Option<bool>,
    #[min = 0]
    #[max = 240]
    every: Option<i64>,
) -> Done {
    let incoming = incoming(&ctx);
    let work = async {
        let (host, person) = (incoming.host(), incoming.person());
        if let Some(hours) = every {
            host.remind_every(person, hours, now()).await?;
        }
        change(&incoming, |preferences| {
            preferences.points = points.unwrap_or(preferences.points);
        })
        .await
    };
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn by(ctx: Context<'_>, way: Where) -> Done {
    changes(ctx, |preferences| {
        preferences.way = match way {
            Where::Mention => Way::Mention,
            Where::Dm => Way::Dm,
        }
    })
    .await
}

#[poise::command(slash_command)]
async fn quiet(
    ctx: Context<'_>,
    from: String,
    to: String,
    #[autocomplete = "complete_zone"] zone: Option<String>,
) -> Done {
    let incoming = incoming(&ctx);
    let work = async {
        let (host, person) = (incoming.host(), incoming.person());
        let preferences = host.set_quiet_hours(person, &from, &to, zone.as_deref(), now());
        Ok(changed(&incoming.lang(), &preferences.await?))
    };
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn loud(ctx: Context<'_>) -> Done {
    changes(ctx, |preferences| {
        // The zone is kept for the next time.
        (preferences.quiet_from, preferences.quiet_to) = (None, None);
    })
    .await
}

#[poise::command(slash_command)]
async fn off(ctx: Context<'_>) -> Done {
    changes(ctx, hear_nothing).await
}

#[poise::command(slash_command)]
async fn next(ctx: Context<'_>, tell: bool) -> Done {
    changes(ctx, |preferences| preferences.next = tell).await
}

#[poise::command(slash_command)]
async fn snooze(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Snooze).await
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = crate::host::zones(typed).into_iter();
    choices(found.map(|zone| (zone.clone(), zone)))
}

fn hear_nothing(preferences: &mut Preferences) {
    (preferences.points, preferences.every, preferences.next) = (false, None, false);
}

async fn changes(ctx: Context<'_>, wish: impl FnOnce(&mut Preferences) + Send) -> Done {
    let incoming = incoming(&ctx);
    incoming
        .answer(Mode::Anew, true, change(&incoming, wish))
        .await;
    Ok(())
}

async fn change(
    incoming: &Incoming<'_>,
    wish: impl FnOnce(&mut Preferences) + Send,
) -> Result<Reply, Error> {
    let wish = |preferences: &mut Preferences| {
        wish(preferences);
        Ok(())
    };
    let preferences = incoming
        .host()
        .change_preferences(incoming.person(), wish, now())
        .await?;
    Ok(changed(&incoming.lang(), &preferences))
}

/// What a button or the menu below the preferences asks for.
pub async fn press(incoming: &Incoming<'_>, own: Own, chosen: &str) -> Result<Reply, Error> {
    if own == Own::Every {
        let hours = chosen.parse().unwrap_or(LONGEST + 1);
        let (host, person) = (incoming.host(), incoming.person());
        let preferences = host.remind_every(person, hours, now()).await?;
        return Ok(changed(&incoming.lang(), &preferences));
    }
    change(incoming, |preferences| match own {
        Own::Points(on) => preferences.points = on,
        Own::Next(on) => preferences.next = on,
        Own::Directly(true) => preferences.way = Way::Dm,
        Own::Directly(false) => preferences.way = Way::Mention,
        _ => hear_nothing(preferences),
    })
    .await
}

/// No more reminders of this match until the person's next turn.
pub async fn hush(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    shown: Option<i64>,
) -> Result<Reply, Error> {
    let person = incoming.person();
    host.snooze(record.id(), person, shown, now()).await?;
    let values = [
        ("game", record.kind.info.name.into()),
        ("code", record.id().as_str().into()),
    ];
    Ok(Reply::private(incoming.lang().say("snoozed", &values)))
}

fn changed(lang: &Lang, preferences: &Preferences) -> Reply {
    let text = format!(
        "{}\n{}",
        lang.say("wishes-changed", &[]),
        words(lang, preferences)
    );
    controls(Reply::private(text), lang, preferences)
}

fn shown(lang: &Lang, preferences: &Preferences) -> Reply {
    let text = format!(
        "{}\n{}",
        lang.say("wishes-title", &[]),
        words(lang, preferences)
    );
    controls(Reply::private(text), lang, preferences)
}

/// All preferences in words.
fn words(lang: &Lang, preferences: &Preferences) -> String {
    let clock = |minutes: i64| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let hours = [("hours", preferences.every.unwrap_or_default().into())];
    let when = match (preferences.points, preferences.every) {
        (true, Some(_)) => lang.say("wishes-points-every", &hours),
        (true, None) => lang.say("wishes-points", &[]),
        (false, Some(_)) => lang.say("wishes-every", &hours),
        (false, None) => lang.say("wishes-none", &[]),
    };
    let mut lines = vec![when];
    let hears = preferences.points || preferences.every.is_some();
    if hears || preferences.next {
        lines.push(match preferences.way {
            Way::Mention => lang.say("wishes-way-mention", &[]),
            Way::Dm => lang.say("wishes-way-dm", &[]),
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
                    lang.say("wishes-quiet", &values)
                }
                _ => lang.say("wishes-loud", &[]),
            },
        );
    }
    let next = pick(preferences.next, "wishes-next", "wishes-next-off");
    lines.push(lang.say(next, &[]));
    lines.join("\n")
}

/// The preferences that a tap can change, below them.
fn controls(reply: Reply, lang: &Lang, preferences: &Preferences) -> Reply {
    let dm = preferences.way == Way::Dm;
    let mut shown = vec![
        (
            Own::Points(!preferences.points),
            pick(preferences.points, "wish-points-off", "wish-points-on"),
        ),
        (
            Own::Directly(!dm),
            pick(dm, "wish-way-mention", "wish-way-dm"),
        ),
        (
            Own::Next(!preferences.next),
            pick(preferences.next, "wish-next-off", "wish-next-on"),
        ),
    ];
    if preferences.points || preferences.every.is_some() || preferences.next {
        shown.push((Own::Off, "wish-off"));
    }
    let buttons = shown.into_iter().filter_map(|(own, label)| {
        let label = lang.say(label, &[]);
        button(&Action::Own(own), &label, ButtonStyle::Secondary)
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
    match menu(&Action::Own(Own::Every), &prompt, intervals) {
        Some(menu) => reply.menu(menu),
        None => reply,
    }
}

fn pick(is: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is { yes } else { no }
}
