//! What somebody can see of a server: the games in other channels are not named to them.
//!
//! It is kept for some seconds by server and person: however often somebody asks, Discord is asked once. Who asks meanwhile waits
//! for that.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures::future::{join_all, try_join};
use lru::LruCache;
use serenity::all::{
    Channel, ChannelType, GuildChannel, LightMethod, Member, PartialGuild, Permissions, Route,
    ThreadMember,
};
use serenity::http::Request as Wire;
use tracing::warn;

use crate::discord::clock::now;
use crate::discord::rest::fault::Fault;
use crate::discord::rest::{CallError, Rest};
use crate::host::{ChannelId, GuildId, Timestamp, UserId};

/// Threads that are asked about at most for one person, the newest first; what is played in others is not named.
const THREADS: usize = 20;

/// Lifetime of what somebody sees: a right taken away counts after it.
const LIFETIME: Duration = Duration::from_secs(10);

/// Lifetime of the knowledge that Discord does not say.
const FAILURE_LIFETIME: Duration = Duration::from_secs(1);

/// People whose sight is kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("it is not zero");

/// What people saw of servers some seconds ago.
#[derive(Debug)]
pub struct Sights(Mutex<LruCache<(GuildId, UserId), Arc<Shared>>>);

/// One person's sight of a server, looked up by one request at a time.
type Shared = tokio::sync::Mutex<Sight>;

/// What is known of one person's sight of a server.
#[derive(Debug, Default)]
struct Sight {
    /// Until when it counts.
    until: Timestamp,
    /// Nothing where Discord did not say.
    server: Option<Server>,
    /// Threads that Discord was asked about, and whether the person sees them; nothing where Discord did not say.
    threads: HashMap<ChannelId, Option<bool>>,
}

/// A server and its channels, without threads.
#[derive(Debug)]
struct Server {
    guild: PartialGuild,
    channels: HashMap<serenity::all::ChannelId, GuildChannel>,
}

impl Default for Sights {
    fn default() -> Sights {
        Sights(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Sights {
    /// Those of a server's channels and threads that a member can see; none where Discord does not say.
    pub async fn visible(
        &self,
        rest: &Rest,
        guild: GuildId,
        member: &Member,
        places: HashSet<ChannelId>,
    ) -> HashSet<ChannelId> {
        let sight = self.of(guild, member.user.id.get().into());
        let mut sight = sight.lock().await;
        if sight.until <= now() {
            *sight = Sight::look(rest, guild).await;
        }
        sight.seen(rest, member, places).await
    }

    fn of(&self, guild: GuildId, person: UserId) -> Arc<Shared> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert((guild, person), Arc::default))
    }
}

impl Sight {
    /// Asks Discord for a server.
    async fn look(rest: &Rest, guild: GuildId) -> Sight {
        let (server, lifetime) = match Server::ask(rest, guild).await {
            Ok(server) => (Some(server), LIFETIME),
            Err(failed) => {
                warn!(fault = ?failed.fault(), "what somebody can see is not known");
                (None, FAILURE_LIFETIME)
            }
        };
        Sight {
            until: now().after(lifetime),
            server,
            threads: HashMap::new(),
        }
    }

    /// Those of these channels and threads that the member sees; Discord is asked about threads it was not asked about yet.
    async fn seen(
        &mut self,
        rest: &Rest,
        member: &Member,
        places: HashSet<ChannelId>,
    ) -> HashSet<ChannelId> {
        let Some(server) = &self.server else {
            return HashSet::new();
        };
        let (known, threads): (Vec<_>, Vec<_>) = places
            .into_iter()
            .partition(|place| server.channels.contains_key(&id(*place)));
        let known = known.into_iter();
        let mut seen: HashSet<ChannelId> = known
            .filter(|place| server.sees(member, id(*place)))
            .collect();
        let mut unknown: Vec<ChannelId> = threads.clone();
        unknown.retain(|thread| !self.threads.contains_key(thread));
        unknown.sort_unstable_by_key(|thread| std::cmp::Reverse(thread.get()));
        unknown.truncate(THREADS.saturating_sub(self.threads.len()));
        let asked = unknown.into_iter().map(async |thread| {
            let seen = server.sees_thread(rest, member, id(thread)).await;
            (thread, seen)
        });
        let asked = join_all(asked).await;
        self.threads.extend(asked);
        let is_seen = |thread: &ChannelId| self.threads.get(thread) == Some(&Some(true));
        seen.extend(threads.into_iter().filter(is_seen));
        seen
    }
}

impl Server {
    async fn ask(rest: &Rest, guild: GuildId) -> Result<Server, CallError> {
        let id = serenity::all::GuildId::new(guild.get());
        let (guild, channels) = try_join(
            rest.call(|http| http.get_guild(id)),
            rest.call(|http| http.get_channels(id)),
        )
        .await?;
        let channels = channels.into_iter();
        Ok(Server {
            guild,
            channels: channels.map(|channel| (channel.id, channel)).collect(),
        })
    }

    /// What a member may do in a channel; nothing where it is not known or not seen.
    fn permissions(&self, member: &Member, channel: serenity::all::ChannelId) -> Permissions {
        let channel = self.channels.get(&channel);
        let given = channel.map(|channel| self.guild.user_permissions_in(channel, member));
        given
            .filter(|given| given.view_channel())
            .unwrap_or_default()
    }

    fn sees(&self, member: &Member, channel: serenity::all::ChannelId) -> bool {
        !self.permissions(member, channel).is_empty()
    }

    /// Whoever sees a channel sees its public threads; private ones only who is in them, or manages threads. Nothing where
    /// Discord does not say.
    async fn sees_thread(
        &self,
        rest: &Rest,
        member: &Member,
        thread: serenity::all::ChannelId,
    ) -> Option<bool> {
        let found = match rest.call(|http| http.get_channel(thread)).await {
            Ok(Channel::Guild(found)) => found,
            Ok(_) => return Some(false),
            Err(failed) => return said_no(&failed),
        };
        let Some(parent) = found.parent_id.filter(|parent| self.sees(member, *parent)) else {
            return Some(false);
        };
        if found.kind != ChannelType::PrivateThread
            || self.permissions(member, parent).manage_threads()
        {
            return Some(true);
        }
        let member = Route::ChannelThreadMember {
            channel_id: thread,
            user_id: member.user.id,
        };
        let asked =
            rest.call(|http| http.fire::<ThreadMember>(Wire::new(member, LightMethod::Get)));
        match asked.await {
            Ok(_) => Some(true),
            Err(failed) => said_no(&failed),
        }
    }
}

/// That it is not so, where Discord said that.
fn said_no(failed: &CallError) -> Option<bool> {
    (failed.fault() != Fault::Later).then_some(false)
}

fn id(place: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(place.get())
}
