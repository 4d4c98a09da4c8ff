//! Challenges: who may be challenged, and the answers.

use std::collections::HashSet;

use super::course::{answer_until, close, finish};
use super::rungs::{Rungs, must_be_on, until};
use crate::contests::ladder::{APART, is_free, seen};
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::refusal::ladder::{BadLadder, Hindrance};
use crate::host::series::game::meeting_time;
use crate::host::series::starting::{Venue, start};
use crate::host::settings;
use crate::store::ids::{ChallengeId, ChannelId, GuildId, UserId};
use crate::store::ladders::{Challenge, Climber, LadderNoteKind};
use crate::store::matches::Pace;
use crate::store::settings::Settings;
use crate::store::time::Timestamp;
use crate::store::{Writing, transact, transact_unlisted};
use tavolino_games::game::Rng;

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

/// The consequence of declining a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declining {
    /// Nothing.
    Free,
    /// One rung down.
    Down,
}

/// The pace of the meetings of a ladder: that of the server, where it is offered for the game.
fn pace(game: &str, settings: &Settings) -> Pace {
    match meeting_time(game, settings.pace) {
        Some(_) => settings.pace,
        None => Pace::Normal,
    }
}

impl Host {
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
        transact_unlisted!(self.store, |tx| {
            must_be_on(tx.settings(guild).await?)?;
            let held = Rungs::hold(tx, guild, game).await?;
            let rungs = held.ok_or(BadLadder::NotIn)?;
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
        transact_unlisted!(self.store, |tx| {
            must_be_on(tx.settings(guild).await?)?;
            let held = Rungs::hold(tx, guild, game).await?;
            let mut rungs = held.ok_or(BadLadder::NotIn)?;
            if let Some(made) = tx.challenge(challenging.id).await? {
                return Ok(made);
            }
            let rivals = rivals_of(tx, &rungs, challenging.challenger, now).await?;
            let is_meant = |one: &&Rival| one.person == challenging.challenged;
            let rival = rivals.iter().find(is_meant);
            let rival = rival.ok_or(BadLadder::NotNear)?;
            if let Some(hindrance) = rival.hindrance {
                return Err(BadLadder::Hindered(hindrance).into());
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
        Ok(challenge.ok_or(BadLadder::NotAsked)?)
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
        transact_unlisted!(self.store, |tx| Ok(answer_until(tx, challenge, now).await?))
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
        Ok(begun?.ok_or(BadLadder::NotAsked)?)
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
        transact_unlisted!(self.store, |tx| {
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
}

/// The challenge that waits for the answer of a person, with its ladder.
async fn waiting(
    tx: &mut Writing<'_>,
    id: ChallengeId,
    person: UserId,
    now: Timestamp,
) -> Result<(Rungs, Challenge), Error> {
    let challenge = tx.challenge(id).await?.ok_or(BadLadder::NotAsked)?;
    must_be_on(tx.settings(challenge.guild).await?)?;
    let held = Rungs::hold(tx, challenge.guild, &challenge.game).await?;
    let rungs = held.ok_or(BadLadder::NotAsked)?;
    let challenge = rungs.going_with(id).cloned();
    let challenge = challenge.ok_or(BadLadder::NotAsked)?;
    if !challenge.waits_for(person) || answer_until(tx, &challenge, now).await? <= now {
        return Err(BadLadder::NotAsked.into());
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
    let own = own.ok_or(BadLadder::NotIn)?;
    let away = tx.climbers_away(guild, game).await?;
    if until(&away, person).is_some() {
        return Err(BadLadder::Away.into());
    }
    let sent = rungs.going().find(|one| one.challenger == person);
    if let Some(sent) = sent {
        let is_open = sent.first.is_none();
        return Err(BadLadder::Sent { is_open }.into());
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
