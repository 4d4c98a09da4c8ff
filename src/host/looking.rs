//! Wishes for games on a server: two that fit open a lobby for both people, which each confirms by
//! taking their seat within two days.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt as _;
use rand::seq::IndexedRandom;

use super::error::Error;
use super::lifetimes::LOBBY_REMINDER;
use super::looking_list::outdate;
use super::matches::Host;
use super::opening::{Opening, add_row, can_meet};
use super::record::Record;
use super::settings;
use crate::store::ids::{ChannelId, GuildId, InteractionId, UserId};
use crate::store::looking::Looking;
use crate::store::matches::{State, Stored};
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::ratings::{RatedWish, RatingWishes};
use crate::store::settings::{Ratings, Settings};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact, transact_unlisted};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Options, Rng, Table};
use tavolino_games::games::GAMES;

/// Wishes of a server that are compared with one, the oldest ones.
const MOST_COMPARED: i64 = 100;

/// Wishes of a server that a list names.
const MOST_SHOWN: i64 = 20;

/// Most games at once that a wish may be for.
pub const MOST_AT_ONCE: i64 = 5;

/// Time after which a wish is tried again, 30 min: a match that ended may have freed a person.
const PAUSE: Duration = Duration::from_mins(30);

/// Wishes tried in one run of the scheduler.
const BATCH: i64 = 20;

/// Time in which two people whose lobby was cancelled are not proposed to each other again, and in
/// which a wish without an end rests after its person did not confirm; 7 days.
const APART: Duration = Duration::from_hours(7 * 24);

/// Largest number drawn for a lobby that no interaction opened: as a negative id it is between
/// those of deleted interactions and 0.
const MOST_DRAWN: i64 = 1 << 59;

impl Looking {
    /// The games wished, of those that two people play against each other.
    pub fn wished(&self) -> impl Iterator<Item = &'static GameEntry> + '_ {
        let is_wished = |entry: &&GameEntry| {
            self.games.is_empty() || self.games.split(' ').any(|key| key == entry.info.key)
        };
        for_two().filter(move |entry| is_wished(entry))
    }

    /// Whether the wish has ended.
    #[must_use]
    pub fn has_ended(&self, now: Timestamp) -> bool {
        self.ends.is_some_and(|ends| ends <= now)
    }
}

/// The games that two people play against each other with default options.
pub fn for_two() -> impl Iterator<Item = &'static GameEntry> {
    GAMES.iter().filter(|entry| table_for_two(entry).is_some())
}

/// The table of a game for two people against each other.
pub(super) fn table_for_two(entry: &GameEntry) -> Option<Table> {
    let table = entry.info.table(&Options::new(), Some(2)).ok()?;
    can_meet(entry, &table).then_some(table)
}

impl Host {
    /// The wish of a person on a server; `None` if there is none.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn looking(
        &self,
        guild: GuildId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Option<Looking>, Error> {
        let wish = self.store.looking(guild, person).await?;
        Ok(wish.filter(|wish| !wish.has_ended(now)))
    }

    /// The wishes on a server, the oldest first, at most 20.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn looking_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Looking>, Error> {
        Ok(self.store.looking_in(guild, now, MOST_SHOWN).await?)
    }

    /// Stores a wish in place of the person's last one on the server, and opens a lobby if another
    /// wish fits; the lobby.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn look_for(
        &self,
        wish: &Looking,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Option<Arc<Record>>, Error> {
        let wish = Looking {
            due: now.after(PAUSE),
            ..wish.clone()
        };
        let opened: Result<Option<Record>, Error> = transact!(self.store, |tx| {
            tx.set_looking(&wish).await?;
            outdate(tx, wish.guild, now).await?;
            Box::pin(meet(tx, &wish, rng, now)).await
        });
        self.remember_opened(opened?).await
    }

    /// Takes the wish of a person back; `false` if there was none.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn stop_looking(
        &self,
        guild: GuildId,
        person: UserId,
        now: Timestamp,
    ) -> Result<bool, Error> {
        Ok(transact_unlisted!(self.store, |tx| {
            outdate(tx, guild, now).await?;
            tx.no_looking(guild, person).await
        })?)
    }

    /// Tries the wishes that are due, and removes those that have ended.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn meet_wishes(&self, rng: &mut Rng, now: Timestamp) -> Result<(), Error> {
        if !self.store.is_looking_due(now).await? {
            return Ok(());
        }
        let again = now.after(PAUSE);
        let due: Result<Vec<Looking>, Error> = transact_unlisted!(self.store, |tx| {
            Ok(tx.take_looking(now, again, BATCH).await?)
        });
        // Who has waited longest is first; a server returns rows in any order.
        let mut due = due?;
        due.sort_by_key(|wish| (wish.since, wish.person));
        for wish in due {
            let opened: Result<Option<Record>, Error> = transact!(self.store, |tx| {
                // It may have been changed meanwhile.
                let Some(wish) = tx.looking(wish.guild, wish.person).await? else {
                    return Ok(None);
                };
                if wish.has_ended(now) {
                    tx.no_looking(wish.guild, wish.person).await?;
                    outdate(tx, wish.guild, now).await?;
                    return Ok(None);
                }
                Box::pin(meet(tx, &wish, rng, now)).await
            });
            self.remember_opened(opened?).await?;
        }
        Ok(())
    }

    async fn remember_opened(&self, opened: Option<Record>) -> Result<Option<Arc<Record>>, Error> {
        let Some(record) = opened else {
            return Ok(None);
        };
        let record = Arc::new(record);
        *self.slot(record.id()).lock().await = Some(Arc::clone(&record));
        Ok(Some(record))
    }
}

/// Opens a lobby for a wish and the oldest other one that fits; `None` if none fits.
async fn meet(
    writing: &mut Writing<'_>,
    wish: &Looking,
    rng: &mut Rng,
    now: Timestamp,
) -> Result<Option<Record>, Error> {
    let guild = wish.guild;
    let settings = settings::read(writing.settings(guild).await?);
    if let Some(most) = settings.per_server
        && writing.open_matches_in(guild).await? + 1 > most
    {
        return Ok(None);
    }
    let Some(own) = free_games(writing, wish, &settings, now).await? else {
        return Ok(None);
    };
    for other in candidates(writing, wish, now).await? {
        let Some(theirs) = free_games(writing, &other, &settings, now).await? else {
            continue;
        };
        let key = |entry: &&'static GameEntry| entry.info.key;
        let both = own.iter().copied();
        let both: Vec<&'static GameEntry> = both
            .filter(|entry| theirs.iter().any(|other| key(other) == key(entry)))
            .collect();
        if let Some(entry) = both.choose(rng) {
            return propose(writing, (wish, &other), entry, &settings, (rng, now)).await;
        }
    }
    Ok(None)
}

/// The other wishes with the same pace, the oldest first; those of people with whom a lobby was
/// opened lately are the last. Without those of people whom a block or a cancelled lobby keeps
/// apart.
async fn candidates(
    writing: &mut Writing<'_>,
    wish: &Looking,
    now: Timestamp,
) -> Result<Vec<Looking>, Error> {
    let since = now.before(APART);
    let (mut new, mut met) = (Vec::new(), Vec::new());
    for other in writing.looking_in(wish.guild, now, MOST_COMPARED).await? {
        let is_other = other.person != wish.person && other.pace == wish.pace;
        if !is_other || must_not_meet(writing, wish, &other, since).await? {
            continue;
        }
        let (low, high) = pair(wish.person, other.person);
        if writing.has_met(wish.guild, low, high, since).await? {
            met.push(other);
        } else {
            new.push(other);
        }
    }
    Ok(new.into_iter().chain(met).collect())
}

/// The games of a wish; `None` while it rests, while as many of them are under way as it is for,
/// and while the server's limit keeps its person from a further match.
async fn free_games(
    writing: &mut Writing<'_>,
    wish: &Looking,
    settings: &Settings,
    now: Timestamp,
) -> Result<Option<Vec<&'static GameEntry>>, Error> {
    if wish.rests > now || wish.has_ended(now) {
        return Ok(None);
    }
    if let Some(most) = settings.per_person
        && writing.open_matches_of(wish.person, wish.guild).await? + 1 > most
    {
        return Ok(None);
    }
    let wished: Vec<&'static GameEntry> = wish.wished().collect();
    let under_way = writing.games_under_way(wish.person, wish.guild).await?;
    let count = under_way.iter().filter(|game| {
        let mut keys = wished.iter().map(|entry| entry.info.key);
        keys.any(|key| key == **game)
    });
    let is_free = (count.count() as i64) < wish.most && !wished.is_empty();
    Ok(is_free.then_some(wished))
}

/// Whether one of two people has blocked the other, or a lobby for both was cancelled that was
/// opened after `since`.
async fn must_not_meet(
    writing: &mut Writing<'_>,
    wish: &Looking,
    other: &Looking,
    since: Timestamp,
) -> Result<bool, Error> {
    let (low, high) = pair(wish.person, other.person);
    Ok(writing.has_blocked(wish.person, other.person).await?
        || writing.has_blocked(other.person, wish.person).await?
        || writing.has_parted(wish.guild, low, high, since).await?)
}

fn pair(one: UserId, other: UserId) -> (UserId, UserId) {
    if one.0 < other.0 {
        (one, other)
    } else {
        (other, one)
    }
}

/// Opens the lobby in which both people have a reserved seat.
async fn propose(
    writing: &mut Writing<'_>,
    (wish, other): (&Looking, &Looking),
    entry: &'static GameEntry,
    settings: &Settings,
    (rng, now): (&mut Rng, Timestamp),
) -> Result<Option<Record>, Error> {
    let Some(table) = table_for_two(entry) else {
        return Ok(None);
    };
    let due = now.after(PAUSE);
    for wish in [wish, other] {
        if !writing.touch_looking(wish, due).await? {
            return Ok(None);
        }
    }
    let (channel, within) = place(wish, settings);
    let drawn = rng.random_range(1..=MOST_DRAWN);
    let opening = Opening {
        listed: false,
        exact: true,
        rated: is_rated(writing, &[wish.person, other.person], settings).await?,
        pace: wish.pace,
        lang: Lang::of(&wish.lang).code(),
        guild: Some(wish.guild),
        within,
        ..Opening::new(entry, table, wish.person, channel, InteractionId(-drawn))
    };
    let mut row = opening.row(now);
    // Nobody opened it, and nobody is reminded of it: at the next look it is cancelled.
    row.opened_by = None;
    row.warned = Some(now);
    add_row(writing, &mut row, rng).await?;
    let invited = vec![other.person, wish.person];
    for (place, person) in (1..).zip(&invited) {
        writing.invite(&row.id, *person, place).await?;
    }
    let ends = now.after(LOBBY_REMINDER);
    writing.look_after(&row.id, Some(ends), Some(now)).await?;
    // No command's answer becomes the card, so it is posted.
    let card = NewNotice::new(0, NoticeKind::Lobby, Audience::Table, now);
    writing.notify(&row.id, &[card]).await?;
    let (low, high) = pair(wish.person, other.person);
    writing
        .add_looking_pair(&row.id, wish.guild, low, high, now)
        .await?;
    let id = row.id.clone();
    let stored = Stored {
        row,
        seats: Vec::new(),
        invited,
        events: Vec::new(),
    };
    let replayed = Record::replay(stored);
    let mut record = replayed.map_err(|broken| Error::Broken(id.clone(), broken))?;
    record.row.version = writing.version(&id).await?;
    Ok(Some(record))
}

/// The channel of the lobby: where the wish was made, or the first one for games where that is not
/// one of them.
fn place(wish: &Looking, settings: &Settings) -> (ChannelId, Option<ChannelId>) {
    let is_open = |channel: ChannelId| settings.channels.contains(&channel);
    let is_here = is_open(wish.channel) || wish.within.is_some_and(is_open);
    match settings.channels.first() {
        Some(first) if !is_here => (*first, None),
        _ => (wish.channel, wish.within),
    }
}

/// Whether the match is rated: where the server rates matches unless someone says otherwise, and
/// none of these people does.
pub(super) async fn is_rated(
    writing: &mut Writing<'_>,
    people: &[UserId],
    settings: &Settings,
) -> Result<bool, Error> {
    let mut wishes: Vec<RatingWishes> = Vec::new();
    for person in people {
        wishes.push(writing.rating_wishes(*person).await?);
    }
    let refuses = |wishes: &RatingWishes| wishes.rated == RatedWish::No;
    Ok(settings.ratings == Ratings::On && !wishes.iter().any(refuses))
}

/// Ends the wishes of people who did not confirm a lobby in time; those without an end rest.
pub(super) async fn lapse(
    writing: &mut Writing<'_>,
    lobby: &Record,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(guild) = lobby.row.guild.filter(|_| lobby.is_of_wishes()) else {
        return Ok(());
    };
    outdate(writing, guild, now).await?;
    for person in &lobby.invited {
        writing.lapse_looking(guild, *person).await?;
        writing
            .rest_looking(guild, *person, now.after(APART))
            .await?;
    }
    Ok(())
}

/// Deletes pairs that no longer keep anybody apart.
pub(super) async fn forget(writing: &mut Writing<'_>, now: Timestamp) -> Result<(), StoreError> {
    let before = now.before(APART);
    writing.forget_looking_pairs(before).await
}

impl Record {
    /// Whether the lobby was opened for two wishes that fit, and not by a person. It counts as
    /// reminded of from the start, as no other lobby does.
    #[must_use]
    pub fn is_of_wishes(&self) -> bool {
        let is_lobby = matches!(self.row.state, State::Lobby | State::Cancelled);
        is_lobby && self.row.warned == Some(self.row.opened_at)
    }
}
