//! The channel and the role of the list of those who look for a game.

use crate::discord::interaction::{Request, VisibleChannels};
use crate::discord::play::must_lack_nothing;
use crate::discord::view::{looking, places};
use crate::host::{Error, GuildId, ListChange, LookingList};
use tavolino_games::game::Lang;

/// The sentence on the list.
pub fn sentence(lang: &Lang, list: &LookingList) -> String {
    let channel = ("channel", places::channel(list.channel).into());
    match list.role {
        _ if list.refused => lang.say("settings-looking-refused", &[channel]),
        Some(role) => {
            let role = ("role", places::role(role).into());
            lang.say("settings-looking-calls", &[channel, role])
        }
        None => lang.say("settings-looking-on", &[channel]),
    }
}

/// Refuses a channel in which the bot cannot post the list. Where Discord does not answer, nothing
/// is refused.
///
/// # Errors
///
/// The refusal `Missing`.
pub async fn must_be_usable(
    request: &Request<'_>,
    guild: GuildId,
    list: ListChange,
) -> Result<(), Error> {
    let Some(channel) = list.channel else {
        return Ok(());
    };
    let may = VisibleChannels::own(request.rest(), guild, &[channel]).await;
    if let Some(may) = may {
        let may = may.get(&channel).copied().unwrap_or_default();
        let missing = looking::PERMISSIONS.difference(may);
        must_lack_nothing(missing, channel, &request.lang())?;
    }
    Ok(())
}
