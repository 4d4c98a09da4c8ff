//! Notifications to the service manager: ready, alive, stopping.
//!
//! Without one, as in a terminal, in a container or on another system than Linux, nothing is sent.

use std::time::Duration;

/// Notifies that the bot is ready.
pub fn ready() {
    tell("READY=1");
}

/// Notifies that the bot is alive; after silence the service manager restarts the process.
pub fn alive() {
    tell("WATCHDOG=1");
}

/// Notifies that the bot is stopping.
pub fn stopping() {
    tell("STOPPING=1");
}

/// Silence after which the service manager restarts the process; `None` where it does not watch.
#[must_use]
pub fn longest_silence() -> Option<Duration> {
    #[cfg(target_os = "linux")]
    return sd_notify::watchdog_enabled();
    #[cfg(not(target_os = "linux"))]
    None
}

/// An undelivered notification is harmless.
#[cfg_attr(
    not(target_os = "linux"),
    expect(unused_variables, reason = "there is no systemd")
)]
fn tell(state: &str) {
    #[cfg(target_os = "linux")]
    let _ = sd_notify::notify(&[sd_notify::NotifyState::Custom(state)]);
}
