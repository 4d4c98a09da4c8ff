//! What people want to be told while a match waits for them.

use crate::store::preferences::{self, Way};

/// The longest interval between two reminders, in hours.
pub const LONGEST: i64 = 240;

/// What somebody wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// At half of their time, and when a tenth of it is left.
    pub points: bool,
    /// Every so many hours.
    pub every: Option<i64>,
    /// Where.
    pub way: Way,
    /// Also that they are next.
    pub next: bool,
    /// The time zone they live in, by its IANA name.
    pub zone: Option<String>,
    /// When their quiet hours begin, in minutes of the day there.
    pub quiet_from: Option<i64>,
    /// When they end.
    pub quiet_to: Option<i64>,
}

impl Default for Preferences {
    /// What somebody wants who has said nothing.
    fn default() -> Preferences {
        Preferences {
            points: true,
            every: None,
            way: Way::Mention,
            next: false,
            zone: None,
            quiet_from: None,
            quiet_to: None,
        }
    }
}

impl Preferences {
    /// What somebody wants, as it is stored.
    pub(super) fn read(row: Option<&preferences::Preferences>) -> Preferences {
        row.map_or_else(Preferences::default, |row| Preferences {
            points: row.points,
            every: row.every,
            way: row.way,
            next: row.next,
            zone: row.zone.clone(),
            quiet_from: row.quiet_from,
            quiet_to: row.quiet_to,
        })
    }

    /// Its row.
    pub(super) fn row(&self) -> preferences::Preferences {
        preferences::Preferences {
            points: self.points,
            every: self.every,
            way: self.way,
            next: self.next,
            zone: self.zone.clone(),
            quiet_from: self.quiet_from,
            quiet_to: self.quiet_to,
        }
    }
}
