//! A ladder within a transaction: its order, the end of challenges when a person leaves it, and the
//! checks before either changes.

use crate::contests::ladder::{Outcome, enter, pass, step_down};
use crate::host::error::Error;
use crate::host::refusal::ladder::BadLadder;
use crate::host::settings;
use crate::store::ids::{ChallengeId, ChannelId, GuildId, UserId};
use crate::store::ladders::{Challenge, Climber, Ladder, LadderNoteKind};
use crate::store::settings::Settings;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing};

/// The way in which a person goes off the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// They can come back to a rung of their own.
    Rest,
    /// For good.
    Leave,
}

/// A ladder that no other transaction changes.
#[derive(Debug)]
pub(super) struct Rungs {
    pub ladder: Ladder,
    /// The people on the list, in their order.
    pub listed: Vec<Climber>,
    /// The people who rest.
    pub resting: Vec<Climber>,
    /// The challenges, also those that ended lately.
    pub challenges: Vec<Challenge>,
    /// The public part as it was when the ladder was held.
    seen: Seen,
}

/// The public part: the people in their order, and the meetings that are played.
type Seen = (Vec<UserId>, Vec<ChallengeId>);

impl Rungs {
    /// Holds a ladder; `None` if nobody has joined it yet.
    pub async fn hold(
        tx: &mut Writing<'_>,
        guild: GuildId,
        game: &str,
    ) -> Result<Option<Rungs>, StoreError> {
        let Some(ladder) = tx.hold_ladder(guild, game).await? else {
            return Ok(None);
        };
        let climbers = tx.climbers(guild, game).await?;
        let (listed, resting) = climbers.into_iter().partition(|one| one.rests.is_none());
        let mut rungs = Rungs {
            ladder,
            listed,
            resting,
            challenges: tx.challenges(guild, game).await?,
            seen: Seen::default(),
        };
        rungs.seen = rungs.seen();
        Ok(Some(rungs))
    }

    fn seen(&self) -> Seen {
        let people = self.listed.iter().map(|one| one.person);
        let meetings = self.going().filter(|one| one.first.is_some());
        (people.collect(), meetings.map(|one| one.id).collect())
    }

    /// Stores the ladder, and lets its message be brought up to date if everybody sees a change. An
    /// edit tells of nothing else, such as a challenge that is not answered.
    pub async fn finish(&mut self, tx: &mut Writing<'_>, now: Timestamp) -> Result<(), StoreError> {
        tx.set_ladder(&self.ladder).await?;
        if self.seen() != self.seen {
            let (guild, game) = (self.ladder.guild, &self.ladder.game);
            tx.outdate_ladder(guild, game, now).await?;
        }
        Ok(())
    }

    /// The rung of a person, from 1 on; `None` if they are not on the list.
    pub fn rung_of(&self, person: UserId) -> Option<usize> {
        let place = self.listed.iter().position(|one| one.person == person);
        place.map(|place| place + 1)
    }

    /// The challenges that are open or played.
    pub fn going(&self) -> impl Iterator<Item = &Challenge> {
        self.challenges.iter().filter(|one| one.ended.is_none())
    }

    /// The open challenge with this id, or the one that is played.
    pub fn going_with(&self, id: ChallengeId) -> Option<&Challenge> {
        self.going().find(|one| one.id == id)
    }

    /// Whether a person has sent a challenge, or was sent one, that is open or played.
    pub fn is_engaged(&self, person: UserId) -> bool {
        self.going().any(|one| one.has(person))
    }

    /// Puts a person on the list: at the bottom, or, back from a rest, three rungs below the old
    /// rung.
    pub async fn enter(
        &mut self,
        tx: &mut Writing<'_>,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let before = self
            .resting
            .iter()
            .find(|one| one.person == person)
            .copied();
        self.resting.retain(|one| one.person != person);
        let climber = Climber {
            person,
            // None of the list's, so that it is stored.
            rung: 0,
            since: now,
            rests: None,
            declined: before.and_then(|one| one.declined),
        };
        let rung = before.and_then(|one| usize::try_from(one.rung).ok());
        enter(&mut self.listed, climber, rung);
        self.store(tx).await
    }

    /// Moves a person, who declined or did not answer, one rung down.
    pub async fn step_down(
        &mut self,
        tx: &mut Writing<'_>,
        person: UserId,
    ) -> Result<(), StoreError> {
        self.reorder(|order| step_down(order, &person));
        self.store(tx).await
    }

    /// Stores a person of the list.
    pub async fn set(&mut self, tx: &mut Writing<'_>, climber: Climber) -> Result<(), StoreError> {
        let (guild, game) = (self.ladder.guild, &self.ladder.game);
        tx.set_climber(guild, game, &climber).await?;
        let mut own = self.listed.iter_mut().chain(&mut self.resting);
        if let Some(own) = own.find(|one| one.person == climber.person) {
            *own = climber;
        }
        Ok(())
    }

    /// Ends the meeting of a challenge, at the instant at which it did: a winner goes in front of
    /// the person beaten.
    pub async fn end_meeting(
        &mut self,
        tx: &mut Writing<'_>,
        challenge: &Challenge,
        outcome: Outcome,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        tx.end_challenge(challenge.id, at).await?;
        let mut all = self.challenges.iter_mut();
        if let Some(own) = all.find(|one| one.id == challenge.id) {
            own.ended = Some(at);
        }
        if outcome == Outcome::Won {
            self.reorder(|order| pass(order, &challenge.challenger, &challenge.challenged));
        }
        for person in [challenge.challenger, challenge.challenged] {
            let climbers = self.listed.iter().chain(&self.resting);
            let own = climbers.copied().find(|one| one.person == person);
            if let Some(own) = own.filter(|own| own.since < at) {
                self.set(tx, Climber { since: at, ..own }).await?;
            }
        }
        self.store(tx).await
    }

    /// Takes a person off the list. Of their challenges those that are open end, and meetings in
    /// which they hold their rung are lost. `rung`: the one to which they come back, less three.
    pub async fn take_off(
        &mut self,
        tx: &mut Writing<'_>,
        (person, rung): (UserId, usize),
        exit: Exit,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let own: Vec<Challenge> = self
            .going()
            .filter(|one| one.has(person))
            .cloned()
            .collect();
        for challenge in own {
            if challenge.first.is_none() {
                self.drop_open(tx, &challenge, person, at).await?;
            } else if challenge.challenged == person {
                self.end_meeting(tx, &challenge, Outcome::Won, at).await?;
            } else {
                self.end_meeting(tx, &challenge, Outcome::Held, at).await?;
            }
        }
        let (guild, game) = (self.ladder.guild, self.ladder.game.clone());
        let climber = self.listed.iter().find(|one| one.person == person).copied();
        self.listed.retain(|one| one.person != person);
        if let Some(climber) = climber.filter(|_| exit == Exit::Rest) {
            let rests = Climber {
                rung: rung as i64,
                rests: Some(at),
                ..climber
            };
            self.resting.push(rests);
            tx.set_climber(guild, &game, &rests).await?;
        } else {
            self.resting.retain(|one| one.person != person);
            tx.remove_climber(guild, &game, person).await?;
        }
        self.store(tx).await
    }

    /// Ends an open challenge, as a person went off the list.
    async fn drop_open(
        &mut self,
        tx: &mut Writing<'_>,
        challenge: &Challenge,
        person: UserId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (guild, game) = (self.ladder.guild, &self.ladder.game);
        tx.forget_challenge(challenge.id).await?;
        if challenge.challenged == person {
            let kind = LadderNoteKind::Declined;
            tx.add_ladder_note(guild, game, challenge.challenger, kind, at)
                .await?;
        }
        self.challenges.retain(|one| one.id != challenge.id);
        Ok(())
    }

    /// Changes the order of the list.
    fn reorder(&mut self, change: impl FnOnce(&mut Vec<UserId>)) {
        let mut order: Vec<UserId> = self.listed.iter().map(|one| one.person).collect();
        change(&mut order);
        let place = |one: &Climber| order.iter().position(|person| *person == one.person);
        self.listed.sort_by_key(place);
    }

    /// Stores the rungs that are not those of the list's order.
    async fn store(&mut self, tx: &mut Writing<'_>) -> Result<(), StoreError> {
        let (guild, game) = (self.ladder.guild, &self.ladder.game);
        for (rung, climber) in (1..).zip(&mut self.listed) {
            if climber.rung != rung {
                climber.rung = rung;
                tx.set_climber(guild, game, climber).await?;
            }
        }
        Ok(())
    }
}

impl Challenge {
    /// Whether a person sent or was sent it.
    pub(super) fn has(&self, person: UserId) -> bool {
        [self.challenger, self.challenged].contains(&person)
    }
}

/// Until when a person is on vacation, of those who are; `None` if they are not.
pub(super) fn until(away: &[(UserId, Timestamp)], person: UserId) -> Option<Timestamp> {
    let own = away.iter().find(|(one, _)| *one == person);
    own.map(|(_, until)| *until)
}

/// Refuses a server that has ladders switched off, by its stored settings.
pub(super) fn must_be_on(stored: (Option<Settings>, Vec<ChannelId>)) -> Result<(), Error> {
    if settings::read(stored).ladders {
        Ok(())
    } else {
        Err(BadLadder::Off.into())
    }
}
