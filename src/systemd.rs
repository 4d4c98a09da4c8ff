//! What a service manager that asks for it is told: that the bot is ready, that it is alive, that it stops.
//!
//! Without one, as in a terminal or a container, nothing is told to anybody.

use std::time::Duration;

use sd_notify::NotifyState;
use tracing::error;

/// The bot works.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// The bot was asked to stop, and finishes what is in hand.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Says that the bot is alive for as long as it is, much more often than is asked for; at once done where nobody asks. Whoever
/// hears nothing any more starts it anew.
pub async fn stay_alive(alive: impl Fn() -> Result<(), String>) {
    let Some(patience) = sd_notify::watchdog_enabled() else {
        return;
    };
    let pause = (patience / 4).max(Duration::from_millis(10));
    let mut was_alive = true;
    loop {
        let alive = alive();
        match &alive {
            Ok(()) => tell(NotifyState::Watchdog),
            Err(why) if was_alive => error!("{why}; the service manager is told nothing more"),
            Err(_) => {}
        }
        was_alive = alive.is_ok();
        tokio::time::sleep(pause).await;
    }
}

/// Whoever does not listen misses nothing that matters.
fn tell(state: NotifyState<'_>) {
    let _ = sd_notify::notify(&[state]);
}
