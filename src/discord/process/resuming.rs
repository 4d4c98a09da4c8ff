//! Resumption of gateway sessions: those of this process after a loss of the connection, and those
//! that another process has served.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};

use super::session::{INTENTS, Resumption};
use super::shards::{Ended, Owner, Shards, Start};
use crate::host::{GatewaySession, Shard};
use crate::tasks::Task;

/// Timeout of connecting to resume a session, 3 s.
const RESUME_CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// Attempts to resume a session before another one is begun, 300: Discord keeps a session for some
/// minutes.
const MOST_RESUMES: u32 = 300;

/// Interval at which sessions that go on are stored, 1 s.
const STORE_INTERVAL: Duration = Duration::from_secs(1);

impl Shards {
    /// Stores where the sessions stand that have gone on, until it is dropped.
    pub(super) async fn store_sessions(self: Arc<Shards>, task: Task) {
        let progress = self.sessions.progress();
        loop {
            let sessions = progress.unstored(&self.owned.held());
            if !sessions.is_empty()
                && let Err(error) = self.host.store().save_gateway_sessions(&sessions).await
            {
                debug!("gateway sessions not stored: {error}");
                progress.set_unstored(&sessions);
            }
            if !task.pause(STORE_INTERVAL, progress.until_begun()).await {
                break;
            }
        }
    }

    /// The session of a shard that was stored last, if it can be resumed by this version.
    pub(super) async fn stored_session(&self, shard: Shard) -> Option<GatewaySession> {
        let intents = INTENTS.bits();
        match self.host.store().gateway_session(shard, intents).await {
            Ok(session) => session,
            Err(error) => {
                warn!(%shard, "gateway session not read: {error}");
                None
            }
        }
    }

    /// Resumes the session of an owned shard and serves it; `None` without one that Discord lets go
    /// on. `unreached` is the number of attempts so far that did not reach Discord.
    pub(super) async fn resumed(
        &self,
        shard: Shard,
        unreached: u32,
        stop: &CancellationToken,
    ) -> Option<serenity::Result<Ended>> {
        let progress = self.sessions.progress();
        let session = match progress.of(shard) {
            // Another process may have had it meanwhile, so what is replayed may be answered.
            Some(session) => session,
            None => self.stored_session(shard).await?,
        };
        if unreached < MOST_RESUMES {
            // The address of the session may be gone.
            let opened = self.sessions.open(
                shard,
                Some(Resumption {
                    session: &session,
                    by_usual_way: unreached % 2 == 1,
                }),
            );
            let opened = match timeout(RESUME_CONNECT_TIMEOUT, opened).await {
                Ok(Ok(opened)) => opened,
                Ok(Err(error)) => {
                    warn!(%shard, "gateway connection failed: {error}");
                    return Some(Ok(Ended::Unreachable));
                }
                Err(_) => {
                    warn!(%shard, "gateway connection failed: it does not answer");
                    return Some(Ok(Ended::Unreachable));
                }
            };
            let ended = self.serve_by(opened, Start::Resume, shard, Owner::Us, stop);
            match ended.await {
                Ok(Ended::Refused) => {}
                ended => return Some(ended),
            }
        }
        info!(%shard, "session not resumed, another one begins");
        progress.forget(shard);
        let forgotten = self.host.store().forget_gateway_session(shard, &session.id);
        if let Err(error) = forgotten.await {
            warn!(%shard, "gateway session not forgotten: {error}");
        }
        None
    }

    /// Waits until a session is resumed by itself although the leases have expired: another process
    /// may have resumed it before, which this one must not disturb again.
    pub(super) async fn until_resumed_without_lease(&self, ready: &Notify) {
        loop {
            ready.notified().await;
            if self.owned.has_expired() {
                break;
            }
        }
    }
}
