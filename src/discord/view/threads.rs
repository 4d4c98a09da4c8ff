//! New threads.

use serenity::all::{AutoArchiveDuration, CreateThread};

use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::host::{Pace, Record};

/// Time without a message until Discord archives a thread that nobody waits in.
pub const QUIET: AutoArchiveDuration = AutoArchiveDuration::OneDay;

/// A thread with this name, shortened to what Discord takes; it is archived after this time without
/// a message.
pub fn thread(name: &str, archived_after: AutoArchiveDuration) -> CreateThread<'static> {
    let name = fitting(name, limits::THREAD);
    CreateThread::new(name).auto_archive_duration(archived_after)
}

/// Time without a message until Discord archives the thread of a running match: longer than its
/// players may take for a turn, as far as Discord has it.
pub fn archived_after(record: &Record) -> AutoArchiveDuration {
    match record.row.pace {
        Pace::Live | Pace::Fast => QUIET,
        Pace::Normal | Pace::Slow | Pace::None => AutoArchiveDuration::OneWeek,
    }
}
