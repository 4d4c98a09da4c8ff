//! Notifications from other processes that share the PostgreSQL server (`LISTEN`).

use std::sync::atomic::Ordering;

use sqlx_postgres::PgListener;

use super::shards::Shard;
use crate::store::database::{Engine, Store};
use crate::store::error::Result;
use crate::store::ids::MatchId;

/// A notification from another process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// A notice of this match was stored.
    Match(MatchId),
    /// The lease of this shard was taken or released.
    Shard(Shard),
    /// A process was registered or unregistered, or the connection was lost for a while: any
    /// notification may be missing.
    Resync,
}

/// Receives the notifications of other processes.
#[derive(Debug)]
pub struct Listener {
    line: PgListener,
    /// The sender in this process's own notifications.
    own: String,
}

impl Listener {
    /// Waits for the next notification of another process.
    pub async fn next(&mut self) -> Result<Notification> {
        loop {
            // `None` after the connection was lost and restored.
            let Some(notification) = self.line.try_recv().await? else {
                return Ok(Notification::Resync);
            };
            let parts = notification.payload().split_once(' ');
            let Some((_, subject)) = parts.filter(|(sender, _)| *sender != self.own) else {
                continue;
            };
            let shard = subject.strip_prefix("shard ").map(str::parse);
            if let Some(Ok(shard)) = shard {
                return Ok(Notification::Shard(shard));
            }
            let of_match = MatchId::read(subject).map(Notification::Match);
            return Ok(of_match.unwrap_or(Notification::Resync));
        }
    }
}

impl Store {
    /// A listener for the notifications of other processes; `None` on SQLite, which has one
    /// process.
    pub async fn listen(&self) -> Result<Option<Listener>> {
        let Engine::Postgres(server) = &self.engine else {
            return Ok(None);
        };
        let (line, own) = (server.listener().await?, server.connection_name());
        Ok(Some(Listener { line, own }))
    }

    /// Counts a change that another process made to lists of matches ([`Store::changes`]).
    pub fn count_change(&self) {
        self.changes.fetch_add(1, Ordering::Release);
    }
}
