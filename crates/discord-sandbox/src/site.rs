//! The state all requests share: the world behind its lock, and the signal to stop.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::world::World;

/// A running sandbox, as its requests see it.
#[derive(Debug)]
pub struct Site {
    world: Mutex<World>,
    /// Where the sandbox is reached, without a slash at the end.
    pub url: String,
    /// The bot's token: worth nothing anywhere else.
    pub token: String,
    pulse: watch::Receiver<u64>,
    /// How far the clock has been moved, for whoever runs on it too.
    pub ahead: watch::Sender<Duration>,
    /// Cancelled when the sandbox stops.
    pub stop: CancellationToken,
}

impl Site {
    /// The site of a world that the bot reaches at this address, and people at the one that is shown.
    pub fn new(mut world: World, url: String, shown: String) -> Site {
        world.url = shown;
        Site {
            token: token(world.bot.0),
            pulse: world.pulse.subscribe(),
            ahead: watch::Sender::new(world.clock.ahead()),
            world: Mutex::new(world),
            url,
            stop: CancellationToken::new(),
        }
    }

    /// The world, alone for as long as the guard is held: never across an `await`.
    pub fn world(&self) -> MutexGuard<'_, World> {
        // A panic in one request leaves the world as it was between two statements: still usable.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the bot's token, with or without `Bot ` before it.
    pub fn is_token(&self, token: &str) -> bool {
        token.trim_start_matches("Bot ") == self.token
    }

    /// Where the gateway is.
    pub fn gateway_url(&self) -> String {
        // Serenity appends `?v=10` to it as text, hence the slash.
        format!("{}/gateway/", self.url.replacen("http", "ws", 1))
    }

    /// Counts the changes of the world, for whoever waits for one.
    pub fn pulse(&self) -> watch::Receiver<u64> {
        self.pulse.clone()
    }
}

/// A token of the usual shape: the bot's identifier in base64, then filling.
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
