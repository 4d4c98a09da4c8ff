//! What people want to hear, and when: `/remind`.

use super::quiet_hours;
use super::reminders::{afresh, arranged};
use super::{Error, Host, Refusal, Timestamp, UserId};
use crate::game::Lang;
use crate::store::reminders::{Held, Wishes};

/// The longest interval, in hours.
pub const LONGEST: i64 = 240;

/// Why a wish cannot be granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWish {
    /// There is no such time zone.
    Zone,
    /// Nobody has said in which time zone these hours are.
    NoZone,
    /// It is not a time of day.
    Time,
    /// Quiet hours that never end.
    AllDay,
    /// The interval is too long, or none.
    Every,
}

impl BadWish {
    /// The sentence, with the next step in it.
    pub(super) fn say(self, lang: &Lang) -> String {
        match self {
            BadWish::Zone => lang.say("refused-zone", &[]),
            BadWish::NoZone => lang.say("refused-no-zone", &[]),
            BadWish::Time => lang.say("refused-time", &[]),
            BadWish::AllDay => lang.say("refused-all-day", &[]),
            BadWish::Every => lang.say("refused-every", &[("most", LONGEST.into())]),
        }
    }
}

impl Host {
    /// What somebody wants to be told.
    pub async fn wishes(&self, person: UserId) -> Result<Wishes, Error> {
        Ok(self.store.wishes(person).await?)
    }

    /// Somebody wants something else from now on.
    pub async fn wish(
        &self,
        person: UserId,
        change: impl FnOnce(&mut Wishes) -> Result<(), BadWish> + Send,
        now: Timestamp,
    ) -> Result<Wishes, Error> {
        let mut writing = self.store.write().await?;
        let before = writing.wishes(person).await?;
        let mut wishes = before.clone();
        change(&mut wishes).map_err(Refusal::Wish)?;
        writing.set_wishes(person, &wishes).await?;
        let more = (wishes.points && !before.points) || wishes.every != before.every;
        for Held {
            match_id, sitting, ..
        } in writing.held_by(person).await?
        {
            let after = if more {
                afresh(sitting, &wishes, now)
            } else {
                arranged(sitting, &wishes, now)
            };
            if after != sitting {
                let reminding = after.reminding;
                writing
                    .set_reminding(&match_id, sitting.seat, reminding)
                    .await?;
            }
        }
        writing.commit().await?;
        Ok(wishes)
    }

    /// Somebody wants a reminder every so many hours; none at 0.
    pub async fn remind_every(
        &self,
        person: UserId,
        hours: i64,
        now: Timestamp,
    ) -> Result<Wishes, Error> {
        let change = |wishes: &mut Wishes| {
            if !(0..=LONGEST).contains(&hours) {
                return Err(BadWish::Every);
            }
            wishes.every = Some(hours).filter(|hours| *hours > 0);
            Ok(())
        };
        self.wish(person, change, now).await
    }

    /// Somebody wants quiet hours, as they typed them; the zone of those they had, if they name none.
    pub async fn hush(
        &self,
        person: UserId,
        from: &str,
        to: &str,
        zone: Option<&str>,
        now: Timestamp,
    ) -> Result<Wishes, Error> {
        let change = |wishes: &mut Wishes| {
            let from = quiet_hours::minutes(from).ok_or(BadWish::Time)?;
            let to = quiet_hours::minutes(to).ok_or(BadWish::Time)?;
            if from == to {
                return Err(BadWish::AllDay);
            }
            if let Some(zone) = zone {
                wishes.zone = Some(quiet_hours::zone_named(zone).ok_or(BadWish::Zone)?);
            }
            if wishes.zone.is_none() {
                return Err(BadWish::NoZone);
            }
            (wishes.quiet_from, wishes.quiet_to) = (Some(from), Some(to));
            Ok(())
        };
        self.wish(person, change, now).await
    }
}
