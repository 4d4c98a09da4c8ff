//! The clock, asked only in this layer: below it, time is an argument.

use std::time::SystemTime;

use crate::host::Timestamp;

/// This instant, to the millisecond.
pub fn now() -> Timestamp {
    SystemTime::now().into()
}
