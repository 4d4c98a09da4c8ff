//! New threads.

use serenity::all::{AutoArchiveDuration, CreateThread};

use crate::discord::limits::{self, fitting};

/// A thread with this name, shortened to what Discord takes; it is archived after a quiet day.
pub fn thread(name: &str) -> CreateThread<'static> {
    let name = fitting(name, limits::THREAD);
    CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay)
}
