//! What somebody can see of a server: the games in other channels are not named to them.
//!
//! Nothing of it is kept: rights change at any time, and a list of a server's games is rarely asked for.

use std::collections::{HashMap, HashSet};

use futures::future::{join_all, try_join};
use serenity::all::{
    Channel, ChannelType, GuildChannel, Http, LightMethod, Member, PartialGuild, Permissions,
    Route, ThreadMember,
};
use serenity::http::Request as Wire;
use tracing::warn;

use crate::discord::fault::Fault;
use crate::discord::request::Request;
use crate::host::{ChannelId, GuildId};

/// So many threads are asked about at most; what is played in others is not named.
const THREADS: usize = 20;

/// A server as one of its members sees it.
struct Sight<'a> {
    http: &'a Http,
    member: &'a Member,
    guild: PartialGuild,
    /// Its channels, without threads.
    channels: HashMap<serenity::all::ChannelId, GuildChannel>,
}

/// Those of these channels and threads that whoever asks can see. Where Discord does not say, only the one they ask in.
pub async fn visible(
    request: &Request<'_>,
    guild: GuildId,
    places: HashSet<ChannelId>,
) -> HashSet<ChannelId> {
    let here = [Some(request.channel()), request.parent()];
    let (mut visible, others): (HashSet<_>, HashSet<_>) = places
        .into_iter()
        .partition(|place| here.contains(&Some(*place)));
    let Some(member) = request.member().filter(|_| !others.is_empty()) else {
        return visible;
    };
    let (http, id) = (
        request.discord().await,
        serenity::all::GuildId::new(guild.get()),
    );
    let (guild, channels) = match try_join(http.get_guild(id), http.get_channels(id)).await {
        Ok(found) => found,
        Err(error) => {
            warn!(fault = ?Fault::of(&error), "what somebody can see is not known");
            return visible;
        }
    };
    let sight = Sight {
        http,
        member,
        guild,
        channels: channels
            .into_iter()
            .map(|channel| (channel.id, channel))
            .collect(),
    };
    let id = |place: ChannelId| serenity::all::ChannelId::new(place.get());
    let (known, threads): (Vec<_>, Vec<_>) = others
        .into_iter()
        .partition(|place| sight.channels.contains_key(&id(*place)));
    visible.extend(known.into_iter().filter(|place| sight.sees(id(*place))));
    let asked = threads.into_iter().take(THREADS);
    let seen =
        join_all(asked.map(async |place| sight.sees_thread(id(place)).await.then_some(place)));
    visible.extend(seen.await.into_iter().flatten());
    visible
}

impl Sight<'_> {
    /// What the member may do in a channel; nothing where it is not known or not seen.
    fn permissions(&self, channel: serenity::all::ChannelId) -> Permissions {
        let channel = self.channels.get(&channel);
        let given = channel.map(|channel| self.guild.user_permissions_in(channel, self.member));
        given
            .filter(|given| given.view_channel())
            .unwrap_or_default()
    }

    fn sees(&self, channel: serenity::all::ChannelId) -> bool {
        !self.permissions(channel).is_empty()
    }

    /// Whoever sees a channel sees its public threads; private ones only who is in them, or manages threads.
    async fn sees_thread(&self, thread: serenity::all::ChannelId) -> bool {
        let Ok(Channel::Guild(found)) = self.http.get_channel(thread).await else {
            return false;
        };
        let Some(parent) = found.parent_id.filter(|parent| self.sees(*parent)) else {
            return false;
        };
        if found.kind != ChannelType::PrivateThread || self.permissions(parent).manage_threads() {
            return true;
        }
        let member = Route::ChannelThreadMember {
            channel_id: thread,
            user_id: self.member.user.id,
        };
        let asked = self
            .http
            .fire::<ThreadMember>(Wire::new(member, LightMethod::Get));
        asked.await.is_ok()
    }
}
