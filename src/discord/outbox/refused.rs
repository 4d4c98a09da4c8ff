//! The direct messages about a channel in which Discord refuses a post, or which is gone, to the
//! person who set it.

use serenity::all::Permissions;

use super::problem::Problem;
use super::setter;
use crate::discord::interaction::{Data, VisibleChannels};
use crate::discord::view::{daily, looking, places};
use crate::host::{ChannelId, GuildId, LookingList, PuzzleChannel, UserId, WeekChannel};
use tavolino_games::game::Lang;

/// Informs the person that the puzzle of the day was refused.
pub async fn puzzle(data: &Data, refused: &PuzzleChannel, person: UserId, is_gone: bool) {
    let due = refused.due.map_or(0, |due| due.0 / 60_000);
    // At most 25 characters: the server and the minute of the post.
    let nonce = format!("{:x}-{due:x}", refused.guild.get());
    let place = (refused.guild, refused.channel, daily::PERMISSIONS);
    let sent = send(data, place, ("puzzle-refused", is_gone), person, nonce);
    setter::note(sent.await, "refused puzzle of the day");
}

/// Informs the person that the message of the week was refused.
pub async fn week(data: &Data, refused: &WeekChannel, person: UserId, is_gone: bool) {
    // At most 25 characters: the server and the minute of the message.
    let nonce = format!("x{:x}-{:x}", refused.guild.get(), refused.due.0 / 60_000);
    let place = (refused.guild, refused.channel, daily::PERMISSIONS);
    let sent = send(data, place, ("week-refused", is_gone), person, nonce);
    setter::note(sent.await, "refused message of the week");
}

/// Informs the person that the list of those who look for a game was refused.
pub async fn looking_list(data: &Data, refused: &LookingList, person: UserId, is_gone: bool) {
    let due = refused.due.map_or(0, |due| due.0 / 60_000);
    let nonce = format!("y{:x}-{due:x}", refused.guild.get());
    let place = (refused.guild, refused.channel, looking::PERMISSIONS);
    let sent = send(data, place, ("looking-refused", is_gone), person, nonce);
    setter::note(sent.await, "refused list of wishes");
}

/// Informs the person that posts in a channel, for which these permissions are needed, are refused,
/// in the sentences whose keys begin so.
async fn send(
    data: &Data,
    (guild, channel, needed): (GuildId, ChannelId, Permissions),
    (key, is_gone): (&str, bool),
    person: UserId,
    nonce: String,
) -> Result<(), Problem> {
    let lang = setter::language(data, person).await?;
    let sentence = if is_gone {
        let server = [("server", places::server(guild).into())];
        lang.say(&format!("{key}-gone"), &server)
    } else {
        reason(data, (guild, channel, needed), key, &lang).await
    };
    setter::send(data, person, sentence, nonce).await
}

/// The reason, as far as Discord gives it, and the remedy.
async fn reason(
    data: &Data,
    (guild, channel, needed): (GuildId, ChannelId, Permissions),
    key: &str,
    lang: &Lang,
) -> String {
    let may = VisibleChannels::own(&data.rest, guild, &[channel]).await;
    let may = may.and_then(|may| may.get(&channel).copied());
    let missing = may.map(|may| needed.difference(may));
    let place = ("channel", places::channel(channel).into());
    match missing.filter(|missing| !missing.is_empty()) {
        Some(missing) => {
            let missing = places::permissions(missing, lang);
            let values = [place, ("permissions", missing.into())];
            lang.say(&format!("{key}-missing"), &values)
        }
        None => lang.say(key, &[place]),
    }
}
