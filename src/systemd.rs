//! Notifications to the service manager: ready, alive, stopping.
//!
//! Without one, as in a terminal or container, nothing is sent.

use std::time::Duration;

use sd_notify::NotifyState;
use tracing::error;

/// Notifies that the bot is ready.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// Notifies that the bot is stopping.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Notifies that the bot is alive, four times per interval of the service manager, while the check
/// succeeds; returns at once without a watchdog. After silence the service manager restarts the
/// process.
pub async fn stay_alive(alive: impl Fn() -> Result<(), String>) {
    let Some(interval) = sd_notify::watchdog_enabled() else {
        return;
    };
    let pause = (interval / 4).max(Duration::from_millis(10));
    let mut was_alive = true;
    loop {
        let alive = alive();
        match &alive {
            Ok(()) => tell(NotifyState::Watchdog),
            Err(why) if was_alive => error!("service manager no longer notified: {why}"),
            Err(_) => {}
        }
        was_alive = alive.is_ok();
        tokio::time::sleep(pause).await;
    }
}

/// An undelivered notification is harmless.
fn tell(state: NotifyState<'_>) {
    let _ = sd_notify::notify(&[state]);
}
