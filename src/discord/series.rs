//! The parts that leagues and contests share: where they are opened, and the options of their
//! commands.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::completion::{matching_choices, read_worded, unknown_choice, worded_choices};
use crate::discord::interaction::{Context, Request};
use crate::discord::play::may_play_here;
use crate::discord::registry;
use crate::discord::view::{Reply, names};
use crate::host::{Error, GuildId, Pace, Rank, Restriction, Settings, UserId, for_two};
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;

/// The beginning of the keys of the paces' names.
const PACES: &str = "option-pace";

/// The paces of meetings.
const OFFERED: [Pace; 3] = [Pace::Fast, Pace::Normal, Pace::Slow];

fn paces() -> impl Iterator<Item = &'static str> {
    OFFERED.iter().map(|pace| pace.key())
}

/// The pace of a typed name, `None` without one; or the answer where there is none of the name.
pub fn read_pace(lang: &Lang, typed: Option<&str>) -> Result<Option<Pace>, Box<Reply>> {
    let Some(typed) = typed else {
        return Ok(None);
    };
    match read_worded(lang, PACES, paces(), typed) {
        Some(key) => Ok(Pace::read(key)),
        None => Err(Box::new(unknown_choice(lang, PACES, paces()))),
    }
}

/// The game of a typed name, or the answer where there is none.
pub fn find(request: &Request<'_>, typed: &str) -> Result<&'static GameEntry, Box<Reply>> {
    registry::find(typed).ok_or_else(|| Box::new(registry::unknown(typed, &request.lang())))
}

/// Whether the caller moderates the server.
pub fn moderates(request: &Request<'_>) -> bool {
    request.rank() == Rank::Moderator || request.manages()
}

/// The settings of the server, if games may be played in this channel.
///
/// # Errors
///
/// A refusal where the server or Discord does not let the bot play.
pub async fn settings_here(request: &Request<'_>, guild: GuildId) -> Result<Settings, Error> {
    let settings = request.host().settings(Some(guild)).await?;
    let (channel, within) = (request.channel(), request.parent());
    let is_open = |channel| settings.channels.contains(&channel);
    if !settings.channels.is_empty() && !is_open(channel) && !within.is_some_and(is_open) {
        return Err(Restriction::NotHere(settings.channels).into());
    }
    may_play_here(request, settings.threads)?;
    Ok(settings)
}

/// The sentence on those in a league or contest whom the caller has blocked, which nobody else
/// reads.
pub fn blocked_line(blocked: &[UserId], lang: &Lang) -> Option<String> {
    let people = blocked.iter().map(|person| names::person(*person));
    let values = [
        ("people", lang.list(people).into()),
        ("count", blocked.len().into()),
    ];
    (!blocked.is_empty()).then(|| lang.say("league-blocked", &values))
}

/// The games that are played in leagues and contests.
pub async fn complete_game(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let name = |entry: &GameEntry| (entry.info.name.to_owned(), entry.info.name.to_owned());
    matching_choices(for_two().map(name), typed)
}

pub async fn complete_pace(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, PACES, paces(), typed)
}
