//! A game opened by a button in a channel that is not for games: it is offered in those that are.

use serenity::all::ButtonStyle;

use super::opening::{missing_at_table, must_lack_nothing};
use crate::discord::action::Action;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::{Request, VisibleChannels};
use crate::discord::limits;
use crate::discord::lobby::remember_card;
use crate::discord::quiet::to_awake;
use crate::discord::view::{Reply, button, lobby, names, places};
use crate::discord::warnings::or_log;
use crate::host::{
    ChannelId, Error, GuildId, Mention, Record, Refusal, Restriction, Settings, UserId,
};

/// The refusal of the channel, with a button for each channel for games that the caller can see, at
/// most five.
/// `guest`: the person for whom the game has a seat.
pub async fn offer(
    request: &Request<'_>,
    game: &str,
    guest: Option<UserId>,
    channels: Vec<ChannelId>,
) -> Reply {
    let lang = request.lang();
    let named = seen(request, &channels).await.into_iter();
    let buttons = named.take(limits::BUTTONS).filter_map(|(channel, name)| {
        let label = lang.say("button-open-in", &[("channel", name.into())]);
        let game = game.to_owned();
        let action = match guest {
            Some(guest) => Action::Invite(game, channel, guest),
            None => Action::BeginIn(game, channel),
        };
        button(&action, &label, ButtonStyle::Success)
    });
    let buttons = buttons.collect();
    let refusal = Refusal::Restricted(Restriction::NotHere(channels));
    Reply::refusal(refusal.say(&lang)).buttons(buttons)
}

/// Refuses to open a match in a channel that is not for games, that the caller cannot see, or in
/// which the bot lacks permissions.
///
/// # Errors
///
/// [`Restriction::NotHere`], as for a forged button, or the refusal `Missing`.
pub async fn must_be_open(
    request: &Request<'_>,
    guild: GuildId,
    settings: &Settings,
    channel: ChannelId,
) -> Result<(), Error> {
    let is_seen = !seen(request, &[channel]).await.is_empty();
    if !settings.channels.contains(&channel) || !is_seen {
        return Err(Restriction::NotHere(settings.channels.clone()).into());
    }
    let may = VisibleChannels::own(request.rest(), guild, &[channel]).await;
    if let Some(may) = may.and_then(|may| may.get(&channel).copied()) {
        let missing = missing_at_table(may, settings.threads, false);
        must_lack_nothing(missing, channel, &request.lang())?;
    }
    Ok(())
}

/// Posts the lobby card of a match that was just opened; a match whose card cannot be posted is
/// cancelled.
pub async fn post_card(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let card = lobby::invitation(record, &names::lang(record)).await;
    let invited = to_awake(request.host(), record, None, card, Mention::Question);
    let card = invited
        .await?
        .message()
        .once(format!("card-{}", record.id()));
    let posted = request.rest().post(record.row.channel, card);
    let (host, id, lang) = (request.host(), record.id(), request.lang());
    let Ok(message) = posted.await else {
        let (person, rank) = (request.person(), request.rank());
        let mut rng = chance();
        let cancelled = host.cancel(id, person, rank, &mut rng, now());
        or_log(request, cancelled.await);
        return Ok(Reply::refusal(lang.say("fault", &[])));
    };
    remember_card(request, id, record.row.channel, message).await;
    let values = [("place", places::channel(record.row.channel).into())];
    let text = names::sentence(&lang, "opened-elsewhere", record, &values);
    Ok(Reply::private(text))
}

/// Those of these channels that the caller can see, with their names; none where Discord does not
/// answer.
async fn seen(request: &Request<'_>, channels: &[ChannelId]) -> Vec<(ChannelId, String)> {
    let (Some(guild), Some(member)) = (request.guild(), request.member()) else {
        return Vec::new();
    };
    VisibleChannels::named(request.rest(), guild, member, channels).await
}
