//! Preferences of people for reminders.

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::transact::Writing;

/// The preferences of a person.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of /remind with a column of its own"
)]
pub struct Preferences {
    /// Reminds at half of the time, and when a tenth of it is left.
    #[sqlx(try_from = "Flag")]
    pub points: bool,
    /// The interval between reminders, in hours; `None` for no interval.
    pub every: Option<i64>,
    /// The way of delivery.
    pub way: Way,
    /// Notifies also when the person is next.
    #[sqlx(try_from = "Flag")]
    pub next: bool,
    /// The time zone, by its IANA name.
    pub zone: Option<String>,
    /// The beginning of quiet hours, in minutes of the day in that zone.
    pub quiet_from: Option<i64>,
    /// The end of quiet hours, in the same unit.
    pub quiet_to: Option<i64>,
    /// The time of the daily digest, in the same unit; `None` for no digest.
    pub digest: Option<i64>,
    /// The time of the line about the day's puzzle, in the same unit; `None` for none.
    pub puzzle: Option<i64>,
    /// Whether the person listens to a screen reader: their turn in direct messages is a new
    /// message, because nothing announces an edit.
    #[sqlx(try_from = "Flag")]
    pub reader: bool,
    /// A vacation begins by itself before the person's time would run out.
    #[sqlx(try_from = "Flag")]
    pub net: bool,
    /// Plays the person's only legal turn by itself, in games that hide nothing.
    #[sqlx(try_from = "Flag")]
    pub forced: bool,
}

impl Default for Preferences {
    /// The preferences of a person who has set none.
    fn default() -> Preferences {
        Preferences {
            points: true,
            every: None,
            way: Way::Mention,
            next: false,
            zone: None,
            quiet_from: None,
            quiet_to: None,
            digest: None,
            puzzle: None,
            reader: false,
            net: true,
            forced: false,
        }
    }
}

/// The way reminders are delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Way {
    /// A mention in the match's channel.
    Mention,
    /// A direct message.
    Dm,
}

super::columns::words!(Way);

super::statements::statements! {
    /// The preferences of a person; `None` if they have set none.
    both fn set_by(person: UserId) -> Option<Preferences> =
        "select * from preferences where person = $1";

    /// Stores a person's preferences.
    pub write fn set_preferences(person: UserId, preferences: &Preferences) =
        "insert into preferences (person, points, every, way, next, zone, quiet_from, quiet_to, digest, puzzle, reader, net, forced)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
        on conflict (person) do update set points = $2, every = $3, way = $4, next = $5, zone = $6,
        quiet_from = $7, quiet_to = $8, digest = $9, puzzle = $10, reader = $11, net = $12, forced = $13",
        person, i64::from(preferences.points), preferences.every, preferences.way,
        i64::from(preferences.next), &preferences.zone, preferences.quiet_from,
        preferences.quiet_to, preferences.digest, preferences.puzzle, i64::from(preferences.reader),
        i64::from(preferences.net), i64::from(preferences.forced);
}

impl Store {
    /// The preferences of a person, or the defaults.
    pub async fn preferences(&self, person: UserId) -> Result<Preferences> {
        Ok(self.set_by(person).await?.unwrap_or_default())
    }
}

impl Writing<'_> {
    /// The preferences of a person, or the defaults, within this transaction.
    pub async fn preferences(&mut self, person: UserId) -> Result<Preferences> {
        Ok(self.set_by(person).await?.unwrap_or_default())
    }
}
