//! State shared by all requests: the world behind its lock, and the signal to stop.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::pace::Pace;
use super::world::World;

/// The state of a running sandbox.
#[derive(Debug)]
pub struct Site {
    world: Mutex<World>,
    /// The address of the sandbox, without a slash at the end.
    pub url: String,
    /// The bot's token, valid only here.
    pub token: String,
    /// Whether a key that Discord does not know is refused.
    pub strict: bool,
    /// The requests of the bot that are open, and the time of the last one.
    pub pace: Pace,
    pulse: watch::Receiver<u64>,
    /// The offset of the clock, for a bot in the same program.
    pub ahead: watch::Sender<Duration>,
    /// Cancelled at shutdown.
    pub stop: CancellationToken,
}

impl Site {
    /// The state for a world that the bot reaches at `url` and people at `shown`.
    pub fn new(mut world: World, url: String, shown: String, strict: bool) -> Site {
        world.url = shown;
        Site {
            token: token(world.bot.0),
            strict,
            pace: Pace::default(),
            pulse: world.changes.subscribe(),
            ahead: watch::Sender::new(world.clock.ahead()),
            world: Mutex::new(world),
            url,
            stop: CancellationToken::new(),
        }
    }

    /// The world, locked while the guard is held: never hold it across an `await`.
    pub fn world(&self) -> MutexGuard<'_, World> {
        // After a panic in one request the world is still consistent enough to use.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the bot's token, with or without `Bot ` before it.
    pub fn is_token(&self, token: &str) -> bool {
        token.trim_start_matches("Bot ") == self.token
    }

    /// The address of the gateway.
    pub fn gateway_url(&self) -> String {
        // Serenity appends `?v=10` as text, so the slash is needed.
        format!("{}/gateway/", self.url.replacen("http", "ws", 1))
    }

    /// A counter of changes, to wait for the next one.
    pub fn pulse(&self) -> watch::Receiver<u64> {
        self.pulse.clone()
    }
}

/// A token in Discord's format: the bot's identifier in base64, then padding.
fn token(bot: u64) -> String {
    format!(
        "{}.local0.{}",
        URL_SAFE_NO_PAD.encode(bot.to_string()),
        "sandbox-only-not-a-secret-0000".repeat(2).split_at(38).0
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_begins_with_the_bot_in_base64() {
        assert_eq!(
            token(1_300_000_000_000_000_100),
            "MTMwMDAwMDAwMDAwMDAwMDEwMA.local0.sandbox-only-not-a-secret-0000sandbox-"
        );
    }
}
