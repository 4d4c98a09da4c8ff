//! Ladders: who stands on which rung, challenges, and what becomes of them.

mod course;
mod due;
mod posts;
mod rungs;

use std::collections::HashSet;

use self::course::{answer_until, close, due};
use self::rungs::{Exit, Rungs};
use super::error::Error;
use super::looking::for_two;
use super::matches::Host;
use super::refusal::Refusal;
use super::refusal::ladder::{BadLadder, Hindrance};
use super::series::game::meeting_time;
use super::series::starting::{Venue, start};
use super::settings;
use crate::contests::ladder::{APART, FREE_AGAIN, REMEMBERED, back, is_free, seen};
use crate::store::ids::{ChallengeId, ChannelId, GuildId, UserId};
use crate::store::ladders::{Challenge, Climber, Ladder, LadderNoteKind};
use crate::store::matches::Pace;
use crate::store::settings::Settings;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact};
use tavolino_games::game::Rng;

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

/// A person above, among those who may be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The person.
    pub person: UserId,
    /// Their rung, from 1 on.
    pub rung: usize,
    /// The reason for which they may not be challenged now.
    pub hindrance: Option<Hindrance>,
}

/// A challenge that is made.
#[derive(Clone, Debug)]
pub struct Challenging<'a> {
    /// The interaction by which it is made: its id.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: &'a str,
    /// The person who challenges.
    pub challenger: UserId,
    /// The person who is challenged.
    pub challenged: UserId,
    /// The channel or thread of the games.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of the games.
    pub lang: &'a str,
}

/// The way in which a person is on a ladder after joining it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinedLadder {
    /// The rung, from 1 on.
    pub rung: usize,
    /// The people on the ladder whom the person has blocked.
    pub blocked: Vec<UserId>,
}

/// The consequence of declining a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declining {
    /// Nothing.
    Free,
    /// One rung down.
    Down,
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

/// The pace of the meetings of a ladder: that of the server, where it is offered for the game.
fn pace(game: &str, settings: &Settings) -> Pace {
    match meeting_time(game, settings.pace) {
        Some(_) => settings.pace,
        None => Pace::Normal,
    }
}

impl Host {
    /// A ladder for everybody; without people before the first one joins.
    ///
    /// # Errors
    /// [`BadLadder::NotForTwo`] for a game that is not for two, and [`BadLadder::Off`] where
    /// ladders are switched off.
    pub async fn ladder(&self, guild: GuildId, game: &str) -> Result<LadderView, Error> {
        must_be_for_two(game)?;
        self.must_have_ladders(guild).await?;
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
        transact!(self.store, |tx| {
            tx.leaves_lists();
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
        transact!(self.store, |tx| {
            tx.leaves_lists();
            must_be_on(tx, guild).await?;
            tx.make_ladder(guild, game).await?;
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or_else(|| refused(BadLadder::NotIn))?;
            if rungs.rung_of(person).is_some() {
                return Err(refused(BadLadder::In));
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
        transact!(self.store, |tx| {
            tx.leaves_lists();
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or_else(|| refused(BadLadder::NotIn))?;
            let rung = rungs.rung_of(person);
            let rung = rung.ok_or_else(|| refused(BadLadder::NotIn))?;
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
        transact!(self.store, |tx| {
            tx.leaves_lists();
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or_else(|| refused(BadLadder::NotIn))?;
            let mut all = rungs.listed.iter().chain(&rungs.resting);
            if !all.any(|one| one.person == person) {
                return Err(refused(BadLadder::NotIn));
            }
            rungs.take_off(tx, (person, 0), Exit::Leave, now).await?;
            Ok(finish(tx, &mut rungs, now).await?)
        })
    }

    /// The people above a person, from the nearest rung up: five who may be challenged, and those
    /// between them who may not.
    ///
    /// # Errors
    /// [`BadLadder::NotIn`] for one who is not on the list, and a refusal for one who has sent a
    /// challenge or is on vacation.
    pub async fn rivals(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<Vec<Rival>, Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            must_be_on(tx, guild).await?;
            let held = Rungs::hold(tx, guild, game).await?;
            let rungs = held.ok_or_else(|| refused(BadLadder::NotIn))?;
            rivals_of(tx, &rungs, person, now).await
        })
    }

    /// Stores a challenge, which the other answers within 5 days.
    ///
    /// # Errors
    /// As [`Host::rivals`], and [`BadLadder::NotNear`] or [`BadLadder::Hindered`] for a person who
    /// is not among them, or may not be challenged.
    pub async fn challenge(
        &self,
        challenging: &Challenging<'_>,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        let (guild, game) = (challenging.guild, challenging.game);
        transact!(self.store, |tx| {
            tx.leaves_lists();
            must_be_on(tx, guild).await?;
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or_else(|| refused(BadLadder::NotIn))?;
            if let Some(made) = tx.challenge(challenging.id).await? {
                return Ok(made);
            }
            let rivals = rivals_of(tx, &rungs, challenging.challenger, now).await?;
            let is_meant = |one: &&Rival| one.person == challenging.challenged;
            let rival = rivals.iter().find(is_meant);
            let rival = rival.ok_or_else(|| refused(BadLadder::NotNear))?;
            if let Some(hindrance) = rival.hindrance {
                return Err(refused(BadLadder::Hindered(hindrance)));
            }
            let settings = settings::read(tx.settings(guild).await?);
            let challenge = Challenge {
                id: challenging.id,
                guild,
                game: game.to_owned(),
                challenger: challenging.challenger,
                challenged: challenging.challenged,
                sent: now,
                pace: pace(game, &settings),
                channel: challenging.channel,
                within: challenging.within,
                lang: challenging.lang.to_owned(),
                first: None,
                second: None,
                ended: None,
            };
            tx.add_challenge(&challenge).await?;
            let kind = LadderNoteKind::Challenged;
            tx.add_ladder_note(guild, game, challenge.challenged, kind, now)
                .await?;
            rungs.challenges.push(challenge.clone());
            finish(tx, &mut rungs, now).await?;
            Ok(challenge)
        })
    }

    /// A challenge that waits for the answer of a person.
    ///
    /// # Errors
    /// [`BadLadder::NotAsked`] where it does not wait, or for another's answer.
    pub async fn received_challenge(
        &self,
        id: ChallengeId,
        person: UserId,
    ) -> Result<Challenge, Error> {
        let challenge = self.store.challenge(id).await?;
        let waits = |one: &Challenge| one.waits_for(person);
        let challenge = challenge.filter(waits);
        challenge.ok_or_else(|| refused(BadLadder::NotAsked))
    }

    /// Until when a challenge is answered.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn answered_by(
        &self,
        challenge: &Challenge,
        now: Timestamp,
    ) -> Result<Timestamp, Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            Ok(answer_until(tx, challenge, now).await?)
        })
    }

    /// Accepts a challenge: both games begin.
    ///
    /// # Errors
    /// [`BadLadder::NotAsked`] where it does not wait for this person's answer any more.
    pub async fn accept_challenge(
        &self,
        id: ChallengeId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        let begun: Result<Option<Challenge>, Error> = transact!(self.store, |tx| {
            let (mut rungs, challenge) = waiting(tx, id, person, now).await?;
            if tx.has_blocked(challenge.challenger, person).await? {
                // It was taken back without a word.
                close(tx, &mut rungs, &challenge, now).await?;
                finish(tx, &mut rungs, now).await?;
                return Ok(None);
            }
            let venue = Venue {
                guild: challenge.guild,
                game: challenge.game.clone(),
                pace: challenge.pace,
                channel: challenge.channel,
                within: challenge.within,
                lang: challenge.lang.clone(),
            };
            let people = [challenge.challenger, challenge.challenged];
            let begun = Box::pin(start(tx, &venue, people, self.pause, &mut *rng, now));
            let (first, second) = begun.await?;
            tx.begin_challenge(id, &first, &second).await?;
            let begun = Challenge {
                first: Some(first),
                second: Some(second),
                ..challenge
            };
            rungs.challenges.retain(|one| one.id != id);
            rungs.challenges.push(begun.clone());
            finish(tx, &mut rungs, now).await?;
            Ok(Some(begun))
        });
        begun?.ok_or_else(|| refused(BadLadder::NotAsked))
    }

    /// Declines a challenge: for nothing once in 30 days, else one steps one rung down.
    ///
    /// # Errors
    /// [`BadLadder::NotAsked`] where it does not wait for this person's answer any more.
    pub async fn decline_challenge(
        &self,
        id: ChallengeId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Declining, Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            let (mut rungs, challenge) = waiting(tx, id, person, now).await?;
            let (guild, game) = (challenge.guild, &challenge.game);
            close(tx, &mut rungs, &challenge, now).await?;
            let kind = LadderNoteKind::Declined;
            tx.add_ladder_note(guild, game, challenge.challenger, kind, now)
                .await?;
            let own = rungs.listed.iter().find(|one| one.person == person);
            let since = own.and_then(|own| own.declined);
            let declining = if is_free(since.map(|since| since.until(now))) {
                if let Some(own) = own.copied() {
                    let declined = Some(now);
                    rungs.set(tx, Climber { declined, ..own }).await?;
                }
                Declining::Free
            } else {
                rungs.step_down(tx, person).await?;
                Declining::Down
            };
            finish(tx, &mut rungs, now).await?;
            Ok(declining)
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
        transact!(self.store, |tx| {
            tx.leaves_lists();
            must_be_on(tx, guild).await?;
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

    async fn must_have_ladders(&self, guild: GuildId) -> Result<(), Error> {
        let settings = settings::read(self.store.settings(guild).await?);
        if settings.ladders {
            Ok(())
        } else {
            Err(refused(BadLadder::Off))
        }
    }
}

/// Stores when the ladder is looked at, and what everybody sees of it.
async fn finish(tx: &mut Writing<'_>, rungs: &mut Rungs, now: Timestamp) -> Result<(), StoreError> {
    let is_on = rungs.ladder.off.is_none();
    let next = due(tx, rungs, is_on, now).await?;
    // What is due earlier stays so.
    rungs.ladder.due = rungs.ladder.due.into_iter().chain(next).min();
    rungs.finish(tx, now).await
}

/// The challenge that waits for the answer of a person, with its ladder.
async fn waiting(
    tx: &mut Writing<'_>,
    id: ChallengeId,
    person: UserId,
    now: Timestamp,
) -> Result<(Rungs, Challenge), Error> {
    let not_asked = || refused(BadLadder::NotAsked);
    let challenge = tx.challenge(id).await?.ok_or_else(not_asked)?;
    must_be_on(tx, challenge.guild).await?;
    let held = Rungs::hold(tx, challenge.guild, &challenge.game).await?;
    let rungs = held.ok_or_else(not_asked)?;
    let challenge = rungs.going_with(id).cloned().ok_or_else(not_asked)?;
    if !challenge.waits_for(person) || answer_until(tx, &challenge, now).await? <= now {
        return Err(not_asked());
    }
    Ok((rungs, challenge))
}

/// The people above a person whom [`Host::rivals`] gives.
async fn rivals_of(
    tx: &mut Writing<'_>,
    rungs: &Rungs,
    person: UserId,
    now: Timestamp,
) -> Result<Vec<Rival>, Error> {
    let (guild, game) = (rungs.ladder.guild, rungs.ladder.game.as_str());
    let own = rungs.rung_of(person);
    let own = own.ok_or_else(|| refused(BadLadder::NotIn))?;
    let away = tx.climbers_away(guild, game).await?;
    if until(&away, person).is_some() {
        return Err(refused(BadLadder::Away));
    }
    let sent = rungs.going().find(|one| one.challenger == person);
    if let Some(sent) = sent {
        let is_open = sent.first.is_none();
        return Err(refused(BadLadder::Sent { is_open }));
    }
    let people = |people: Vec<UserId>| people.into_iter().collect::<HashSet<_>>();
    let blocked = people(tx.blocked_on_ladder(guild, game, person).await?);
    let blocking = people(tx.blocking_on_ladder(guild, game, person).await?);
    let hindrance = |other: UserId| {
        if blocked.contains(&other) {
            return Some(Hindrance::Blocked);
        }
        if let Some(until) = until(&away, other) {
            return Some(Hindrance::Away(until));
        }
        let both = |one: &&Challenge| one.has(person) && one.has(other);
        let last = rungs.challenges.iter().filter(both);
        let last = last.filter_map(|one| Some((one.ended?, one.first.is_some())));
        let last = last
            .filter(|(ended, _)| ended.after(APART) > now)
            .max_by_key(|(ended, _)| *ended);
        if let Some((ended, has_met)) = last {
            return Some(if has_met {
                Hindrance::Met(ended)
            } else {
                Hindrance::Asked(ended)
            });
        }
        // A block is not told from a challenge, and neither who sent one.
        let is_busy = rungs
            .going()
            .any(|one| one.challenged == other || one.has(person) && one.has(other));
        (is_busy || blocking.contains(&other)).then_some(Hindrance::Busy)
    };
    let above = rungs.listed[..own - 1].iter().enumerate().rev();
    let all: Vec<Rival> = above
        .map(|(place, climber)| Rival {
            person: climber.person,
            rung: place + 1,
            hindrance: hindrance(climber.person),
        })
        .collect();
    let count = seen(all.iter().map(|one| one.hindrance.is_none()));
    Ok(all.into_iter().take(count).collect())
}

fn until(away: &[(UserId, Timestamp)], person: UserId) -> Option<Timestamp> {
    let own = away.iter().find(|(one, _)| *one == person);
    own.map(|(_, until)| *until)
}

fn must_be_for_two(game: &str) -> Result<(), Error> {
    if for_two().any(|entry| entry.info.key == game) {
        Ok(())
    } else {
        Err(refused(BadLadder::NotForTwo(game.to_owned())))
    }
}

async fn must_be_on(tx: &mut Writing<'_>, guild: GuildId) -> Result<(), Error> {
    if settings::read(tx.settings(guild).await?).ladders {
        Ok(())
    } else {
        Err(refused(BadLadder::Off))
    }
}

impl Challenge {
    /// The other of its two people.
    #[must_use]
    pub fn other(&self, person: UserId) -> UserId {
        if self.challenger == person {
            self.challenged
        } else {
            self.challenger
        }
    }

    /// Whether it waits for the answer of a person.
    #[must_use]
    pub fn waits_for(&self, person: UserId) -> bool {
        self.challenged == person && self.first.is_none() && self.ended.is_none()
    }
}

fn refused(bad: BadLadder) -> Error {
    Refusal::Ladder(bad).into()
}
