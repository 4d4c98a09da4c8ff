//! Ladders: who stands on which rung, challenges, and what becomes of them.

mod challenges;
mod course;
mod due;
mod rungs;

pub use self::challenges::{Challenging, Declining, Rival};
use self::course::{answer_until, finish};
use self::rungs::{Exit, Rungs, must_be_on, until};
use super::error::Error;
use super::looking::for_two;
use super::matches::Host;
use super::refusal::ladder::BadLadder;
use crate::contests::ladder::{FREE_AGAIN, REMEMBERED, back};
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::ladders::{Challenge, Climber, Ladder};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact_unlisted};

/// A ladder as it is shown; without what its people alone may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderView {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: String,
    /// The people, the first rung first.
    pub rungs: Vec<Rung>,
}

/// A person on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The person.
    pub person: UserId,
    /// The people whom they meet now.
    pub plays: Vec<UserId>,
    /// Until when they are on vacation.
    pub away: Option<Timestamp>,
}

/// The part of a person on a ladder, for them alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnRung {
    /// The rung, from 1 on; `None`: they are not on the list.
    pub rung: Option<usize>,
    /// The rung to which joining leads back, and until when; `None`: they do not rest.
    pub back: Option<(usize, Timestamp)>,
    /// The open challenge that they have sent, and until when it is answered.
    pub sent: Option<(Challenge, Timestamp)>,
    /// The open challenge that they have received, and until when it is answered.
    pub received: Option<(Challenge, Timestamp)>,
    /// When declining costs nothing again; `None`: now.
    pub free_from: Option<Timestamp>,
}

/// The way in which a person is on a ladder after joining it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinedLadder {
    /// The rung, from 1 on.
    pub rung: usize,
    /// The people on the ladder whom the person has blocked.
    pub blocked: Vec<UserId>,
}

/// Takes a person off all ladders, before they are erased.
pub(super) async fn leave_all(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    for (guild, game) in writing.ladders_with(person).await? {
        if let Some(mut rungs) = Rungs::hold(writing, guild, &game).await? {
            rungs
                .take_off(writing, (person, 0), Exit::Leave, now)
                .await?;
            rungs.ladder.due = Some(now);
            rungs.finish(writing, now).await?;
        }
    }
    Ok(())
}

impl Host {
    /// A ladder for everybody; without people before the first one joins.
    ///
    /// # Errors
    /// [`BadLadder::NotForTwo`] for a game that is not for two, and [`BadLadder::Off`] where
    /// ladders are switched off.
    pub async fn ladder(&self, guild: GuildId, game: &str) -> Result<LadderView, Error> {
        must_be_for_two(game)?;
        must_be_on(self.store.settings(guild).await?)?;
        self.view_ladder(guild, game).await
    }

    /// A ladder for its living message, also where ladders are switched off.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn view_ladder(&self, guild: GuildId, game: &str) -> Result<LadderView, Error> {
        let store = &self.store;
        let climbers = store.climbers(guild, game).await?;
        let away = store.climbers_away(guild, game).await?;
        let challenges = store.challenges(guild, game).await?;
        let meetings: Vec<&Challenge> = challenges
            .iter()
            .filter(|one| one.ended.is_none() && one.first.is_some())
            .collect();
        let rung = |climber: &Climber| {
            let person = climber.person;
            let own = meetings.iter().filter(|one| one.has(person));
            Rung {
                person,
                plays: own.map(|one| one.other(person)).collect(),
                away: until(&away, person),
            }
        };
        let listed = climbers.iter().filter(|one| one.rests.is_none());
        Ok(LadderView {
            guild,
            game: game.to_owned(),
            rungs: listed.map(rung).collect(),
        })
    }

    /// The part of a person on a ladder.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn own_rung(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<OwnRung, Error> {
        transact_unlisted!(self.store, |tx| {
            let Some(rungs) = Rungs::hold(tx, guild, game).await? else {
                return Ok(OwnRung::default());
            };
            let mut own = OwnRung {
                rung: rungs.rung_of(person),
                ..OwnRung::default()
            };
            let is_own = |one: &&Climber| one.person == person;
            let resting = rungs.resting.iter().find(is_own);
            own.back = resting
                .filter(|one| one.is_remembered(now))
                .and_then(|one| {
                    let rung = usize::try_from(one.rung).ok();
                    let rung = back(rung, rungs.listed.len());
                    Some((rung, one.rests?.after(REMEMBERED)))
                });
            let mut all = rungs.listed.iter().chain(&rungs.resting);
            let declined = all.find(is_own).and_then(|one| one.declined);
            let free_from = declined.map(|declined| declined.after(FREE_AGAIN));
            own.free_from = free_from.filter(|free| *free > now);
            for challenge in rungs.going().filter(|one| one.first.is_none()) {
                let until = answer_until(tx, challenge, now).await?;
                let shown = Some((challenge.clone(), until));
                if challenge.challenger == person {
                    own.sent = shown;
                } else if challenge.challenged == person {
                    own.received = shown;
                }
            }
            Ok(own)
        })
    }

    /// Adds a person to a ladder: at the bottom, or back from a rest of at most 90 days three rungs
    /// below the old rung.
    ///
    /// # Errors
    /// [`BadLadder::In`] for one who is on it, [`BadLadder::NotForTwo`] and [`BadLadder::Off`].
    pub async fn join_ladder(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<JoinedLadder, Error> {
        must_be_for_two(game)?;
        transact_unlisted!(self.store, |tx| {
            must_be_on(tx.settings(guild).await?)?;
            tx.make_ladder(guild, game).await?;
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or(BadLadder::NotIn)?;
            if rungs.rung_of(person).is_some() {
                return Err(BadLadder::In.into());
            }
            rungs.resting.retain(|one| one.is_remembered(now));
            rungs.enter(tx, person, now).await?;
            finish(tx, &mut rungs, now).await?;
            Ok(JoinedLadder {
                rung: rungs.rung_of(person).unwrap_or(rungs.listed.len()),
                blocked: tx.blocked_on_ladder(guild, game, person).await?,
            })
        })
    }

    /// Lets a person rest: they come back by joining. Meetings that they play are lost. Returns the
    /// rung to which they come back now, and until when.
    ///
    /// # Errors
    /// [`BadLadder::NotIn`] for one who is not on the list.
    pub async fn rest_on_ladder(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<(usize, Timestamp), Error> {
        transact_unlisted!(self.store, |tx| {
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or(BadLadder::NotIn)?;
            let rung = rungs.rung_of(person);
            let rung = rung.ok_or(BadLadder::NotIn)?;
            rungs.take_off(tx, (person, rung), Exit::Rest, now).await?;
            finish(tx, &mut rungs, now).await?;
            let back = back(Some(rung), rungs.listed.len());
            Ok((back, now.after(REMEMBERED)))
        })
    }

    /// Removes a person from a ladder, also one who rests.
    ///
    /// # Errors
    /// [`BadLadder::NotIn`] for one who neither is on the list nor rests.
    pub async fn leave_ladder(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or(BadLadder::NotIn)?;
            let mut all = rungs.listed.iter().chain(&rungs.resting);
            if !all.any(|one| one.person == person) {
                return Err(BadLadder::NotIn.into());
            }
            rungs.take_off(tx, (person, 0), Exit::Leave, now).await?;
            Ok(finish(tx, &mut rungs, now).await?)
        })
    }

    /// Lets a ladder have its living message in this channel, in place of that of before.
    ///
    /// # Errors
    /// As [`Host::ladder`].
    pub async fn show_ladder(
        &self,
        guild: GuildId,
        game: &str,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), Error> {
        must_be_for_two(game)?;
        transact_unlisted!(self.store, |tx| {
            must_be_on(tx.settings(guild).await?)?;
            tx.make_ladder(guild, game).await?;
            Ok(tx.show_ladder(guild, game, channel, now).await?)
        })
    }

    /// The rows of a ladder; `None` before the first person joins.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn ladder_row(&self, guild: GuildId, game: &str) -> Result<Option<Ladder>, Error> {
        Ok(self.store.ladder(guild, game).await?)
    }
}

/// Refuses a game that is not for two against each other.
fn must_be_for_two(game: &str) -> Result<(), Error> {
    if for_two().any(|entry| entry.info.key == game) {
        Ok(())
    } else {
        Err(BadLadder::NotForTwo(game.to_owned()).into())
    }
}
