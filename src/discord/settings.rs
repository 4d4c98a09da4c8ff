//! `/settings`: a server's settings, shown and changed by members who manage the server. All
//! replies are private: an overview, and a page for each subject.

mod champion;
mod channels;
pub mod command;
mod controls;
mod pages;
mod posts;

use self::pages::{Page, Shown};
use crate::discord::action::InZone;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, times};
use crate::host::{
    Change, ChannelId, Error, GuildId, ListChange, PuzzleChange, Restriction, ScheduledBy,
    ScheduledChange, time_of_day,
};

/// The changes of one request.
#[derive(Debug, Default)]
pub struct Wanted {
    /// The settings of games; `None` if one of them or its value is unknown.
    pub changes: Option<Vec<Change>>,
    /// The posts and the role of the bot at its times.
    pub scheduled: ScheduledChange,
    /// The list of those who look for a game.
    pub list: ListChange,
    /// The page that is shown then; `None` for the overview.
    pub page: Option<Page>,
}

/// Applies a button or a menu; an empty `value` stands for the choice made in the menu.
pub async fn press(request: &Request<'_>, setting: &str, value: &str) -> Result<Reply, Error> {
    let chosen = if value.is_empty() {
        request.chosen()
    } else {
        value
    };
    if setting == controls::PAGE {
        let page = chosen.parse().ok();
        return change(request, Wanted { page, ..nothing() }).await;
    }
    let parsed = match request.chosen_channels() {
        Some(channels) if setting == "channels" => Some(Change::Channels(channels)),
        _ if setting == controls::LIMIT => {
            let limit = chosen.split_once(' ');
            limit.and_then(|(name, most)| Change::read(name, most))
        }
        _ => Change::read(setting, chosen),
    };
    let wanted = Wanted {
        changes: parsed.map(|change| vec![change]),
        page: Some(Page::of(setting)),
        ..Wanted::default()
    };
    change(request, wanted).await
}

/// No change, for the overview.
fn nothing() -> Wanted {
    Wanted {
        changes: Some(Vec::new()),
        ..Wanted::default()
    }
}

/// The overview of the settings.
///
/// # Errors
///
/// As [`change`].
pub async fn show(request: &Request<'_>) -> Result<Reply, Error> {
    change(request, nothing()).await
}

/// Makes the changes, if there are any, and replies with a page of the settings.
///
/// # Errors
///
/// A refusal if the caller does not manage the server, if a setting or value is unknown, or if the
/// bot lacks what a change needs.
pub async fn change(request: &Request<'_>, wanted: Wanted) -> Result<Reply, Error> {
    let guild = must_manage(request)?;
    let changes = wanted.changes.ok_or(Restriction::NoSuchSetting)?;
    let (scheduled, list) = (&wanted.scheduled, wanted.list);
    let (lang, host) = (request.lang(), request.host());
    let is_changed = !changes.is_empty() || !scheduled.is_empty();
    channels::must_be_usable(request, guild, &changes, scheduled).await?;
    champion::must_be_givable(request, guild, scheduled.champion).await?;
    posts::list_must_be_usable(request, guild, list).await?;
    let former = host.champion(guild).await?;
    let by = (!scheduled.is_empty()).then(|| ScheduledBy {
        change: scheduled,
        by: request.person(),
        now: now(),
    });
    if is_changed && let Err(error) = host.change_settings(guild, &changes, by).await {
        let again = again(&changes, scheduled, list);
        let typed = scheduled.puzzles.zone.as_deref();
        let typed = typed.or(scheduled.week.zone.as_deref());
        return times::offering(Err(error), typed, again, &lang);
    }
    champion::take_former(request, former.as_ref(), scheduled.champion).await;
    if !list.is_empty() {
        let by = request.person();
        host.change_looking_list(guild, list, by, now()).await?;
    }
    let shown = Shown {
        settings: host.settings(Some(guild)).await?,
        puzzles: host.puzzle_channel(guild).await?,
        week: host.week_channel(guild).await?,
        champion: host.champion(guild).await?,
        looking: host.looking_list(guild).await?,
    };
    let reply = match wanted.page {
        Some(page) => {
            let able = pages::able(request, guild, page, &shown).await;
            pages::page(&lang, page, &shown, &able)
        }
        None => pages::overview(&lang, &shown),
    };
    Ok(if is_changed || !list.is_empty() {
        reply.opening(&lang.say("settings-saved", &[]))
    } else {
        reply
    })
}

/// The change that the button of a time zone makes, where the zone is all that was wrong: it would
/// lose other changes.
fn again(changes: &[Change], scheduled: &ScheduledChange, list: ListChange) -> Option<InZone> {
    let others = ScheduledChange {
        puzzles: PuzzleChange::default(),
        ..scheduled.clone()
    };
    let is_alone = changes.is_empty() && others.is_empty() && list.is_empty();
    is_alone.then(|| in_zone(&scheduled.puzzles)).flatten()
}

/// Sets the puzzle of the day in the time zone of a button.
///
/// # Errors
///
/// As [`change`].
pub async fn choose_zone(
    request: &Request<'_>,
    channel: Option<ChannelId>,
    at: Option<i64>,
    zone: String,
) -> Result<Reply, Error> {
    let at = at.map(|at| format!("{:02}:{:02}", at / 60, at % 60));
    let scheduled = ScheduledChange {
        puzzles: PuzzleChange {
            channel,
            at,
            zone: Some(zone),
        },
        ..ScheduledChange::default()
    };
    let wanted = Wanted {
        scheduled,
        page: Some(Page::Puzzle),
        ..nothing()
    };
    change(request, wanted).await
}

/// The change of the puzzle of the day but for its zone; `None` where the time cannot be read.
fn in_zone(puzzles: &PuzzleChange) -> Option<InZone> {
    let at = match &puzzles.at {
        Some(at) => Some(time_of_day(at)?),
        None => None,
    };
    Some(InZone::Puzzles(puzzles.channel, at))
}

/// The server, if the caller manages it. Discord shows the command to such members by default, but
/// a server can show it to others, and buttons can be forged.
fn must_manage(request: &Request<'_>) -> Result<GuildId, Restriction> {
    request
        .guild()
        .filter(|_| request.manages())
        .ok_or(Restriction::NotAManager)
}
