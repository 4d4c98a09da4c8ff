//! Operations before the first turn: open, join, leave, start, cancel.

use std::collections::HashSet;
use std::sync::Arc;

use super::admission::{must_be_allowed, must_be_free_to_sit};
use super::blocks::must_be_welcome_to;
use super::error::Error;
use super::lifetimes::LOBBY_REMINDER;
use super::looking::lapse;
use super::matches::Host;
use super::opening::{Opening, add_row};
use super::record::Record;
use super::refusal::{Refusal, Repeated};
use super::settings::Rank;
use super::sitting::{Sitter, Sitting};
use super::start::start_match;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::{State, Stored};
use crate::store::messages::LivingKind;
use crate::store::outbox::{Audience, LobbyNews, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::ai::Strength;
use tavolino_games::game::{Rng, Seat, Seats};

/// Attempts at one change of a lobby, 10: each is planned again because another process wrote to
/// the match meanwhile.
const MAX_ATTEMPTS: u32 = 10;

impl Host {
    /// Opens a match, and starts it if no seat stays free. A repeated interaction opens one match.
    ///
    /// # Errors
    /// A refusal by the settings of the server, a limit or a block; [`Error::Store`] if the
    /// database fails.
    pub async fn open(
        &self,
        opening: Opening,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        if let Some(id) = retry!(self.store.opened_by(opening.interaction))? {
            return self.look(&id).await;
        }
        // Boxed: the future is large, and would be part of every future that awaits this one.
        let opened = transact!(self.store, |tx| {
            Box::pin(self.add(tx, &opening, rng, now)).await
        });
        match opened {
            Ok(record) => {
                let record = Arc::new(record);
                *self.slot(&record.row.id).lock().await = Some(Arc::clone(&record));
                Ok(record)
            }
            // Discord delivered the interaction twice at once, or two people want the same rematch.
            Err(Error::Store(error @ StoreError::Taken(_))) => {
                let opened = retry!(self.store.opened_by(opening.interaction))?;
                let id = match (opened, &opening.after) {
                    (None, Some(after)) => retry!(self.store.rematch_of(after))?,
                    (id, _) => id,
                };
                self.look(&id.ok_or(error)?).await
            }
            Err(error) => Err(error),
        }
    }

    /// Adds a match under a free code.
    async fn add(
        &self,
        writing: &mut Writing<'_>,
        opening: &Opening,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Record, Error> {
        let invited = opening.guests()?;
        opening.must_suit_its_games()?;
        let mut row = opening.row(now);
        must_be_allowed(writing, opening, now).await?;
        must_be_welcome_to(writing, opening.by, &invited).await?;
        add_row(writing, &mut row, rng).await?;
        if opening.by_code {
            writing.set_trouble(&row.id, row.trouble).await?;
        }
        if let Some(panel) = opening.panel {
            writing
                .set_living(&row.id, LivingKind::Panel, None, panel)
                .await?;
        }
        let computers = opening.computers.iter();
        let computers = computers.map(|(seat, strength)| (*seat, Sitter::Computer(*strength)));
        let own = if opening.votes {
            Sitter::Channel
        } else {
            Sitter::Person(opening.by)
        };
        let seats = [(opening.seat, own)].into_iter().chain(computers);
        let mut seats: Vec<Sitting> = seats
            .map(|(seat, sitter)| Sitting::new(Seat(seat), sitter))
            .collect();
        seats.sort_by_key(|sitting| sitting.seat);
        for sitting in &seats {
            writing.seat(&row.id, &sitting.row()).await?;
        }
        for (place, person) in (1..).zip(&invited) {
            writing.invite(&row.id, *person, place).await?;
        }
        writing
            .look_after(&row.id, Some(now.after(LOBBY_REMINDER)), None)
            .await?;
        if opening.after.is_some() {
            // A rematch has no command whose answer becomes its card, so the card is posted.
            writing.notify(&row.id, &[lobby_changed(now)]).await?;
        }
        let id = row.id.clone();
        let stored = Stored {
            row,
            seats: seats.iter().map(Sitting::row).collect(),
            invited,
            events: Vec::new(),
        };
        let mut record =
            Record::replay(stored).map_err(|broken| Error::Broken(id.clone(), broken))?;
        if record.free_seats() == 0 && record.invited.is_empty() {
            record = start_match(writing, record, rng, self.pause, now).await?;
        }
        record.row.version = writing.version(&id).await?;
        Ok(record)
    }

    /// Seats a person; the match starts when every seat is taken.
    pub async fn join(
        &self,
        id: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| joining(record, person))
            .await
    }

    /// Seats a person in the lobby with this code, where people join by codes; the match starts
    /// when every seat is taken.
    ///
    /// # Errors
    /// [`Refusal::NoSuchLobby`] for any other code, so that codes of other lobbies cannot be
    /// guessed.
    pub async fn join_by_code(
        &self,
        code: &str,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let id = MatchId::read(code).ok_or(Refusal::NoSuchLobby)?;
        let record = match self.look(&id).await {
            Err(Error::Refused(Refusal::NoSuchMatch(_))) => return Err(Refusal::NoSuchLobby.into()),
            other => other?,
        };
        let is_open = record.is_by_code() && record.row.state == State::Lobby;
        if !is_open {
            return Err(Refusal::NoSuchLobby.into());
        }
        self.join(&id, person, rng, now).await
    }

    /// Seats a person who prefers the match unrated: it becomes so for all, and a message to those
    /// in it says so, without the person's name.
    pub async fn join_unrated(
        &self,
        id: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| {
            let mut changes = joining(record, person)?;
            changes.extend(record.row.rated.then_some(Change::Unrate(person)));
            Ok(changes)
        })
        .await
    }

    /// Posts the card of a lobby again, whose opener was reminded that nobody has joined, and
    /// prolongs its life.
    pub async fn post_again(
        &self,
        id: &MatchId,
        by: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| {
            record.may_be_arranged_by(by)?;
            if record.row.warned.is_none() || record.is_of_wishes() {
                return Err(Refusal::Repeated(Repeated::Post));
            }
            Ok(vec![Change::PostAgain])
        })
        .await
    }

    /// Frees the seats reserved for invited people.
    pub async fn open_to_all(
        &self,
        id: &MatchId,
        by: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| {
            record.may_be_arranged_by(by)?;
            Ok(record
                .invited
                .iter()
                .copied()
                .map(Change::Uninvite)
                .collect())
        })
        .await
    }

    /// Removes a person's seat or invitation. Without its last person the match is cancelled.
    pub async fn leave_lobby(
        &self,
        id: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| {
            if record.is_of_wishes() && record.has(person) {
                return Ok(vec![Change::Cancel(LobbyNews::Cancelled, Some(person))]);
            }
            if record.invited.contains(&person) {
                return Ok(vec![Change::Decline(person)]);
            }
            let people = record
                .seats
                .iter()
                .filter(|sitting| sitting.person.is_some())
                .count();
            match record.seat_of(person) {
                None => Err(Refusal::NotIn),
                Some(_) if people == 1 => {
                    Ok(vec![Change::Cancel(LobbyNews::Cancelled, Some(person))])
                }
                Some(_) => Ok(vec![Change::Unseat(person)]),
            }
        })
        .await
    }

    /// Gives the computer a free seat, or where there is none, that of the person invited last.
    /// `strength` `None` is the server's default.
    pub async fn add_computer(
        &self,
        id: &MatchId,
        by: UserId,
        strength: Option<Strength>,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let strength = match strength {
            Some(strength) => strength,
            None => self
                .settings(self.look(id).await?.row.guild)
                .await?
                .strength(),
        };
        self.rearrange(id, rng, now, |record| {
            record.may_be_arranged_by(by)?;
            let sits = Change::Seat(Sitter::Computer(strength));
            match (record.free_seats(), record.invited.last()) {
                (0, None) => Err(Refusal::Full),
                (0, Some(last)) => Ok(vec![Change::Uninvite(*last), sits]),
                _ => Ok(vec![sits]),
            }
        })
        .await
    }

    /// Starts the match with the people who have joined, if the lobby allows their number. Invited
    /// people lose their seats.
    pub async fn start(
        &self,
        id: &MatchId,
        by: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| starting(record, by))
            .await
    }

    /// Frees the seats of people who have left the server. The caller takes a seat, if they have
    /// none: unrated, unless they have agreed to rated games.
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] if none of them has a seat.
    pub async fn free_seats(
        &self,
        id: &MatchId,
        by: UserId,
        departed: &HashSet<UserId>,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let lobby = self.look(id).await?;
        let is_unrated = self.asks_about_rating(by, &lobby).await?;
        self.rearrange(id, rng, now, |record| {
            let people = record.seats.iter().filter_map(|sitting| sitting.person);
            let departed = people.filter(|person| departed.contains(person));
            let mut changes: Vec<Change> = departed.map(Change::Unseat).collect();
            if changes.is_empty() {
                return Err(Refusal::MovedOn);
            }
            if record.seat_of(by).is_none() {
                changes.extend(joining(record, by)?);
                let unrates = is_unrated && record.row.rated;
                changes.extend(unrates.then_some(Change::Unrate(by)));
            }
            Ok(changes)
        })
        .await
    }

    /// Starts the match as its opener, or takes its last seat, although a person in it has left the
    /// server. It is unrated then: the person may never play.
    pub async fn start_unrated(
        &self,
        id: &MatchId,
        by: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        self.rearrange(id, rng, now, |record| {
            let mut changes = match record.seat_of(by) {
                Some(_) => starting(record, by)?,
                None => joining(record, by)?,
            };
            changes.insert(0, Change::StartUnrated);
            Ok(changes)
        })
        .await
    }

    /// Cancels the lobby. A moderator may cancel lobbies of others where the settings allow.
    pub async fn cancel(
        &self,
        id: &MatchId,
        by: UserId,
        rank: Rank,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let moderates = self.moderates_lobby(id, rank).await?;
        self.rearrange(id, rng, now, |record| {
            let news = match record.may_be_arranged_by(by) {
                Ok(()) => LobbyNews::Cancelled,
                Err(_) if moderates => LobbyNews::CancelledByModerator,
                Err(refusal) => return Err(refusal),
            };
            Ok(vec![Change::Cancel(news, Some(by))])
        })
        .await
    }

    /// Refuses everyone who may not cancel the lobby.
    ///
    /// # Errors
    /// [`Refusal::NotTheOpener`]; [`Error::Store`] if the database fails.
    pub async fn may_cancel(&self, record: &Record, by: UserId, rank: Rank) -> Result<(), Error> {
        if self.moderates_lobby(record.id(), rank).await? {
            return Ok(());
        }
        Ok(record.may_be_arranged_by(by)?)
    }

    async fn moderates_lobby(&self, id: &MatchId, rank: Rank) -> Result<bool, Error> {
        let guild = self.look(id).await?.row.guild;
        self.may_moderate(guild, rank).await
    }

    /// Cancels a lobby that nobody started.
    pub(super) async fn cancel_lobby(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        let record = self.fill(id, &mut cached).await?;
        if record.row.state != State::Lobby {
            return Ok(());
        }
        let cancelled = transact!(self.store, |tx| {
            let mut record = Record::clone(&record);
            if tx.version(id).await? != record.row.version {
                // The scheduler tries again at its next run.
                return Err(Error::from(Refusal::MovedOn));
            }
            let news = if record.is_of_wishes() {
                LobbyNews::Unconfirmed
            } else {
                LobbyNews::Expired
            };
            lapse(tx, &record, now).await?;
            let expires = Change::Cancel(news, None);
            expires.apply(tx, &mut record, now).await?;
            let news = expires.news(now);
            tx.notify(id, &[lobby_changed(now)]).await?;
            tx.notify(id, &changed_reminder(&record, now)).await?;
            tx.notify(id, &news.into_iter().collect::<Vec<_>>()).await?;
            record.row.version = tx.version(id).await?;
            Ok(record)
        });
        *cached = Some(Arc::new(cancelled?));
        Ok(())
    }

    /// Changes the seats of a lobby, and starts the match when it is full. The card is updated,
    /// wherever the change was asked for.
    async fn rearrange(
        &self,
        id: &MatchId,
        rng: &mut Rng,
        now: Timestamp,
        changes: impl Fn(&Record) -> Result<Vec<Change>, Refusal> + Send + Sync,
    ) -> Result<Arc<Record>, Error> {
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        for _ in 0..MAX_ATTEMPTS {
            let before = self.fill(id, &mut cached).await?;
            match before.row.state {
                State::Lobby => {}
                State::Cancelled => return Err(Refusal::Cancelled.into()),
                _ => return Err(Refusal::Started.into()),
            }
            let changes = changes(&before)?;
            let written = transact!(self.store, |tx| {
                if tx.version(id).await? != before.row.version {
                    return Ok::<_, Error>(None);
                }
                let mut record = Record::clone(&before);
                for change in &changes {
                    change.apply(tx, &mut record, now).await?;
                }
                let full = record.free_seats() == 0 && record.invited.is_empty();
                let starts = changes.iter().any(|change| matches!(change, Change::Start));
                if record.row.state == State::Lobby && (full || starts) {
                    record = start_match(tx, record, rng, self.pause, now).await?;
                } else {
                    tx.notify(id, &[lobby_changed(now)]).await?;
                }
                tx.notify(id, &changed_reminder(&before, now)).await?;
                let news = changes.iter().filter_map(|change| change.news(now));
                tx.notify(id, &news.collect::<Vec<_>>()).await?;
                record.row.version = tx.version(id).await?;
                Ok(Some(record))
            });
            // Otherwise another process wrote first: planned again on a fresh record.
            if let Some(record) = written? {
                let record = Arc::new(record);
                *cached = Some(Arc::clone(&record));
                return Ok(record);
            }
        }
        Err(Refusal::MovedOn.into())
    }
}

/// A change of a lobby.
enum Change {
    Seat(Sitter),
    Unseat(UserId),
    Uninvite(UserId),
    /// The invited person declines.
    Decline(UserId),
    /// The person prefers the match unrated.
    Unrate(UserId),
    PostAgain,
    /// The match is to start with a person who may never play.
    StartUnrated,
    Start,
    /// With the news of it, and the person who cancels.
    Cancel(LobbyNews, Option<UserId>),
}

impl Change {
    async fn apply(
        &self,
        writing: &mut Writing<'_>,
        record: &mut Record,
        now: Timestamp,
    ) -> Result<(), Error> {
        let id = record.row.id.clone();
        match *self {
            Change::Seat(sitter) => {
                if let Sitter::Person(person) = sitter {
                    must_be_free_to_sit(writing, record, person).await?;
                } else if record.row.rated {
                    // Only games among people are rated.
                    writing.set_rated(&id, false).await?;
                    record.row.rated = false;
                }
                let seat = record.seat_for(sitter.person()).ok_or(Refusal::Full)?;
                let sitting = Sitting::new(seat, sitter);
                writing.seat(&id, &sitting.row()).await?;
                record.seats.push(sitting);
                record.seats.sort_by_key(|sitting| sitting.seat);
            }
            Change::Unseat(person) => {
                record
                    .seats
                    .retain(|sitting| sitting.person != Some(person));
                writing.unseat(&id).await?;
                for sitting in &record.seats {
                    writing.seat(&id, &sitting.row()).await?;
                }
            }
            Change::Uninvite(person) | Change::Decline(person) => {
                writing.uninvite(&id, person).await?;
                record.invited.retain(|invited| *invited != person);
            }
            Change::PostAgain => {
                let due = now.after(LOBBY_REMINDER);
                writing.look_after(&id, Some(due), None).await?;
                record.row.warned = None;
            }
            Change::Unrate(_) | Change::StartUnrated => {
                writing.set_rated(&id, false).await?;
                record.row.rated = false;
            }
            Change::Start => {}
            Change::Cancel(..) => {
                writing.end(&id, State::Cancelled, None, now).await?;
                record.row.state = State::Cancelled;
            }
        }
        Ok(())
    }

    /// The notice of the news that the change is to others; `None` if the card says it all.
    fn news(&self, now: Timestamp) -> Option<NewNotice> {
        let (news, about) = match *self {
            Change::Decline(person) => (LobbyNews::Declined, Some(person)),
            Change::Unrate(person) => (LobbyNews::Unrated, Some(person)),
            Change::PostAgain => (LobbyNews::PostedAgain, None),
            Change::Cancel(news, person) => (news, person),
            Change::Seat(_)
            | Change::Unseat(_)
            | Change::Uninvite(_)
            | Change::StartUnrated
            | Change::Start => return None,
        };
        Some(NewNotice::news(news, about, now))
    }
}

/// The changes by which a person takes a seat.
fn joining(record: &Record, person: UserId) -> Result<Vec<Change>, Refusal> {
    if record.seat_of(person).is_some() {
        return Err(Refusal::AlreadyIn);
    }
    let sits = Change::Seat(Sitter::Person(person));
    if record.invited.contains(&person) {
        return Ok(vec![sits, Change::Uninvite(person)]);
    }
    record.must_have_room()?;
    Ok(vec![sits])
}

/// The changes by which the opener starts the match.
fn starting(record: &Record, by: UserId) -> Result<Vec<Change>, Refusal> {
    record.may_be_arranged_by(by)?;
    let needed = record.fewest();
    if record.seats.len() < usize::from(needed) {
        return Err(Refusal::TooFew { needed });
    }
    Ok(vec![Change::Start])
}

/// The notice that updates the reminder of a lobby that nobody joined, if there was one.
fn changed_reminder(record: &Record, now: Timestamp) -> Vec<NewNotice> {
    let reminder = NewNotice::new(0, NoticeKind::Talk, Audience::Table, now);
    record.row.warned.map(|_| reminder).into_iter().collect()
}

/// A notice that updates the lobby's card.
fn lobby_changed(now: Timestamp) -> NewNotice {
    NewNotice::new(0, NoticeKind::Lobby, Audience::Table, now)
}

impl Record {
    /// The seats of a lobby that are not taken: the first of them are reserved for the invited
    /// people, in their order.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_open = |seat: &Seat| self.seats.iter().all(|sitting| sitting.seat != *seat);
        Seats::all(self.table.seats).iter().filter(is_open)
    }

    /// The seat a joining person gets: the one reserved for them, else the first unreserved; `None`
    /// if there is none.
    fn seat_for(&self, person: Option<UserId>) -> Option<Seat> {
        let mut invited = self.invited.iter();
        let reserved = person.and_then(|person| invited.position(|other| *other == person));
        self.open_seats()
            .nth(reserved.unwrap_or(self.invited.len()))
    }

    /// The number of seats neither taken nor reserved.
    #[must_use]
    pub fn free_seats(&self) -> usize {
        usize::from(self.table.seats).saturating_sub(self.seats.len() + self.invited.len())
    }

    /// The number of players, computers included, from which the opener may start the lobby.
    #[must_use]
    pub fn fewest(&self) -> u8 {
        if self.row.exact {
            self.table.seats
        } else {
            *(self.entry.info.seats)(&self.table.options).start()
        }
    }

    /// Whether the opener may start the lobby with those who have joined; a full lobby starts by
    /// itself.
    #[must_use]
    pub fn may_start(&self) -> bool {
        self.row.state == State::Lobby && self.seats.len() >= usize::from(self.fewest())
    }

    /// Whether a person has a seat in the lobby, or one reserved for them.
    fn has(&self, person: UserId) -> bool {
        self.seat_of(person).is_some() || self.invited.contains(&person)
    }

    /// Whether the opener of the lobby was reminded of it, and is still the only one in it.
    #[must_use]
    pub fn waits_for_anyone(&self) -> bool {
        self.row.state == State::Lobby
            && self.row.warned.is_some()
            && self.seats.len() == 1
            && !self.is_of_wishes()
    }

    /// The person who may start or cancel a lobby and add computers: its opener, or after the
    /// opener left, the first person in it.
    #[must_use]
    pub fn opener(&self) -> Option<UserId> {
        let people = || self.seats.iter().filter_map(|sitting| sitting.person);
        people()
            .find(|person| Some(*person) == self.row.opened_by)
            .or_else(|| people().next())
            .or(self.row.opened_by)
    }

    /// Refuses everyone but the opener.
    ///
    /// # Errors
    /// [`Refusal::NotTheOpener`].
    pub fn may_be_arranged_by(&self, person: UserId) -> Result<(), Refusal> {
        if self.opener() == Some(person) {
            Ok(())
        } else {
            Err(Refusal::NotTheOpener)
        }
    }

    fn must_have_room(&self) -> Result<(), Refusal> {
        match (self.free_seats(), self.invited.len()) {
            (0, 0) => Err(Refusal::Full),
            (0, _) => Err(Refusal::Kept),
            _ => Ok(()),
        }
    }
}
