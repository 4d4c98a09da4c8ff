//! Visibility of channels: games in channels that a person cannot see are not named to them.
//!
//! The result is cached for some seconds by server and person, so frequent requests cause one call
//! of Discord; concurrent requests wait for it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use futures::future::{join_all, try_join};
use serde_json::Value;
use serenity::all::{Member, Permissions, RoleId};
use tokio::sync::Mutex;
use tracing::warn;

use crate::cache::Cache;
use crate::discord::clock::now;
use crate::discord::rest::{CallError, Exists, Fault, Membership, Rest, answers, server};
use crate::host::{ChannelId, GuildId, Timestamp, UserId};

/// Maximum number of threads checked for one person, newest first; games in other threads are not
/// named.
const MAX_THREADS: usize = 20;

/// Cache lifetime, 10 s; a revoked permission takes effect after it.
const LIFETIME: Duration = Duration::from_secs(10);

/// Cache lifetime of a failed call, 1 s.
const FAILURE_LIFETIME: Duration = Duration::from_secs(1);

/// Maximum number of people in the cache.
const CACHE_SIZE: usize = 256;

/// The cache, by server and person; an entry is locked during a lookup.
#[derive(Debug)]
pub struct VisibleChannels(Cache<(GuildId, UserId), Arc<Mutex<Sight>>>);

/// One person's view of a server.
#[derive(Debug, Default)]
struct Sight {
    /// Expiry of the entry.
    until: Timestamp,
    /// `None` if Discord did not answer.
    server: Option<Server>,
    /// Threads checked so far, and whether the person sees them; `None` if Discord did not answer.
    threads: HashMap<ChannelId, Option<bool>>,
}

/// A server and its channels, without threads.
#[derive(Debug)]
struct Server {
    guild: server::Guild,
    channels: HashMap<ChannelId, server::Channel>,
}

impl Default for VisibleChannels {
    fn default() -> VisibleChannels {
        VisibleChannels(Cache::new(CACHE_SIZE))
    }
}

impl VisibleChannels {
    /// The channels and threads among `places` that a member can see; none if Discord does not
    /// answer.
    pub async fn visible(
        &self,
        rest: &Rest,
        guild: GuildId,
        member: &Member,
        places: HashSet<ChannelId>,
    ) -> HashSet<ChannelId> {
        let sight = self.0.shared((guild, member.user.id.get().into()));
        let mut sight = sight.lock().await;
        if sight.until <= now() {
            *sight = Sight::fetch(rest, guild).await;
        }
        sight.visible(rest, member, places).await
    }

    /// The bot's own permissions in the channels of a server, read from Discord now; none in a
    /// channel that it cannot see. `None` if Discord does not answer.
    pub async fn own(
        rest: &Rest,
        guild: GuildId,
        channels: &[ChannelId],
    ) -> Option<HashMap<ChannelId, Permissions>> {
        let me = rest.me()?;
        let member = rest.read::<Membership>(answers::member(guild, me));
        let (server, member) = try_join(Server::fetch(rest, guild), member).await.ok()?;
        let may = |channel: &ChannelId| {
            let permissions = server.permissions(me, &member.roles, *channel);
            (*channel, permissions)
        };
        Some(channels.iter().map(may).collect())
    }

    /// The channels of a server that everybody on it sees, without threads, read from Discord now;
    /// `None` if Discord does not answer.
    pub async fn of_everyone(rest: &Rest, guild: GuildId) -> Option<HashSet<ChannelId>> {
        let server = Server::fetch(rest, guild).await.ok()?;
        // The role of everyone alone: no member has this id.
        let sees = |channel: &ChannelId| !server.permissions(UserId(0), &[], *channel).is_empty();
        Some(server.channels.keys().copied().filter(sees).collect())
    }

    /// Those of these channels that a member can see, with their names, read from Discord now; none
    /// if Discord does not answer.
    pub async fn named(
        rest: &Rest,
        guild: GuildId,
        member: &Member,
        channels: &[ChannelId],
    ) -> Vec<(ChannelId, String)> {
        let Ok(server) = Server::fetch(rest, guild).await else {
            return Vec::new();
        };
        let visible = channels.iter().copied();
        let visible = visible.filter(|channel| server.sees(member, *channel));
        let name = |channel: ChannelId| {
            let known = server.channels.get(&channel)?;
            Some((channel, known.name.clone()))
        };
        visible.filter_map(name).collect()
    }
}

impl Sight {
    /// Reads a server from Discord.
    async fn fetch(rest: &Rest, guild: GuildId) -> Sight {
        let (server, lifetime) = match Server::fetch(rest, guild).await {
            Ok(server) => (Some(server), LIFETIME),
            Err(error) => {
                warn!(fault = ?error.fault(), "visible channels unknown");
                (None, FAILURE_LIFETIME)
            }
        };
        Sight {
            until: now().after(lifetime),
            server,
            threads: HashMap::new(),
        }
    }

    /// The channels and threads among `places` that the member sees. Threads not checked so far are
    /// read from Discord.
    async fn visible(
        &mut self,
        rest: &Rest,
        member: &Member,
        places: HashSet<ChannelId>,
    ) -> HashSet<ChannelId> {
        let Some(server) = &self.server else {
            return HashSet::new();
        };
        let (channels, threads): (Vec<_>, Vec<_>) = places
            .into_iter()
            .partition(|place| server.channels.contains_key(place));
        let channels = channels.into_iter();
        let mut visible: HashSet<ChannelId> = channels
            .filter(|place| server.sees(member, *place))
            .collect();
        let mut unknown: Vec<ChannelId> = threads.clone();
        unknown.retain(|thread| !self.threads.contains_key(thread));
        unknown.sort_unstable_by_key(|thread| std::cmp::Reverse(thread.get()));
        unknown.truncate(MAX_THREADS.saturating_sub(self.threads.len()));
        let answers = unknown.into_iter().map(async |thread| {
            let is_visible = server.sees_thread(rest, member, thread).await;
            (thread, is_visible)
        });
        let answers = join_all(answers).await;
        self.threads.extend(answers);
        let is_visible = |thread: &ChannelId| self.threads.get(thread) == Some(&Some(true));
        visible.extend(threads.into_iter().filter(is_visible));
        visible
    }
}

impl Server {
    async fn fetch(rest: &Rest, guild: GuildId) -> Result<Server, CallError> {
        let (guild, channels) = try_join(
            rest.read::<server::Guild>(answers::guild(guild)),
            rest.read::<Vec<Value>>(answers::guild_channels(guild)),
        )
        .await?;
        // A channel that cannot be read is invisible.
        let channels = channels.into_iter();
        let channels = channels.filter_map(|channel| serde_json::from_value(channel).ok());
        let by_id = channels.map(|channel: server::Channel| (channel.id(), channel));
        Ok(Server {
            guild,
            channels: by_id.collect(),
        })
    }

    /// The permissions of a member in a channel; none if the channel is unknown or invisible.
    fn permissions(&self, person: UserId, roles: &[RoleId], channel: ChannelId) -> Permissions {
        let channel = self.channels.get(&channel);
        let permissions = channel.map(|channel| self.guild.permissions_in(channel, person, roles));
        permissions
            .filter(|permissions| permissions.view_channel())
            .unwrap_or_default()
    }

    fn of_member(&self, member: &Member, channel: ChannelId) -> Permissions {
        self.permissions(member.user.id.get().into(), &member.roles, channel)
    }

    fn sees(&self, member: &Member, channel: ChannelId) -> bool {
        !self.of_member(member, channel).is_empty()
    }

    /// Whether a member sees a thread: a public thread with its channel, a private one as its
    /// participant or with the permission to manage threads. `None` if Discord does not answer.
    async fn sees_thread(&self, rest: &Rest, member: &Member, thread: ChannelId) -> Option<bool> {
        let channel = match rest.read::<server::Channel>(answers::channel(thread)).await {
            Ok(channel) => channel,
            Err(error) => return definite_no(&error),
        };
        let parent = channel.parent().filter(|parent| self.sees(member, *parent));
        // Channels of direct messages have none.
        let Some(parent) = parent else {
            return Some(false);
        };
        if channel.is_public_thread() || self.of_member(member, parent).manage_threads() {
            return Some(true);
        }
        let person = member.user.id.get().into();
        match rest
            .read::<Exists>(answers::thread_member(thread, person))
            .await
        {
            Ok(_) => Some(true),
            Err(error) => definite_no(&error),
        }
    }
}

/// `Some(false)` if Discord denies access for good, `None` if it failed.
fn definite_no(error: &CallError) -> Option<bool> {
    (error.fault() != Fault::Later).then_some(false)
}
