//! What people want to be told while a match waits for them.

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::transact::Writing;

/// What somebody has said they prefer.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Preferences {
    /// At half of their time, and when a tenth of it is left.
    #[sqlx(try_from = "Flag")]
    pub points: bool,
    /// Every so many hours.
    pub every: Option<i64>,
    /// Where.
    pub way: Way,
    /// Also that they are next.
    #[sqlx(try_from = "Flag")]
    pub next: bool,
    /// The time zone they live in, by its IANA name.
    pub zone: Option<String>,
    /// When their quiet hours begin, in minutes of the day there.
    pub quiet_from: Option<i64>,
    /// When they end.
    pub quiet_to: Option<i64>,
}

/// How somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Way {
    /// By a mention at the table.
    Mention,
    /// By a direct message.
    Dm,
}

super::columns::words!(Way);

super::statements::statements! {
    /// What somebody ($1) prefers.
    OF_PERSON = "select * from preferences where person = $1";

    SET_PREFERENCES = "insert into preferences (person, points, every, way, next, zone, quiet_from, quiet_to)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (person) do update set points = $2, every = $3, way = $4, next = $5, zone = $6,
        quiet_from = $7, quiet_to = $8";
}

impl Store {
    /// What somebody prefers, if they have said anything.
    pub async fn preferences(&self, person: UserId) -> Result<Option<Preferences>> {
        Ok(sqlx::query_as(OF_PERSON)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// What somebody prefers, whatever else is being written.
    pub async fn preferences(&mut self, person: UserId) -> Result<Option<Preferences>> {
        Ok(sqlx::query_as(OF_PERSON)
            .bind(person)
            .fetch_optional(&mut *self.tx)
            .await?)
    }

    /// What somebody prefers from now on.
    pub async fn set_preferences(
        &mut self,
        person: UserId,
        preferences: &Preferences,
    ) -> Result<()> {
        sqlx::query(SET_PREFERENCES)
            .bind(person)
            .bind(i64::from(preferences.points))
            .bind(preferences.every)
            .bind(preferences.way)
            .bind(i64::from(preferences.next))
            .bind(&preferences.zone)
            .bind(preferences.quiet_from)
            .bind(preferences.quiet_to)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
