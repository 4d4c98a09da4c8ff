//! Matches: how each was opened, how far it has come, and everything its record is made of.

use std::fmt;

use super::columns::Flag;
use super::database::Store;
use super::error::Result;
use super::events::{self, Event};
use super::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use super::seats::{self, Sitting};
use super::time::Timestamp;
use super::transact::Writing;

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum State {
    /// People are joining.
    Lobby,
    /// It is being played.
    Running,
    /// It has an outcome.
    Over,
    /// It was cancelled before it started.
    Cancelled,
    /// Its record does not replay; kept as it is until it does.
    Aside,
}

/// A match without its seats and events.
#[derive(Clone, PartialEq, sqlx::FromRow)]
pub struct Match {
    /// Its code.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// The version of the game's rules it is replayed under.
    pub rules: i64,
    /// The table, as JSON.
    pub table_json: String,
    /// Whether people sit as they are listed instead of by chance.
    #[sqlx(try_from = "Flag")]
    pub listed: bool,
    /// How far it has come.
    pub state: State,
    /// What chance decided, as JSON; set when it starts. A secret.
    pub deal: Option<String>,
    /// The number of its last event, 0 before the first.
    pub number: i64,
    /// The server it is played on.
    pub guild: Option<GuildId>,
    /// The language of what everyone reads.
    pub lang: String,
    /// The channel it was opened in.
    pub channel: ChannelId,
    /// The thread or channel its panel lives in, once known.
    pub place: Option<ChannelId>,
    /// Why its messages cannot be brought up to date, if they cannot.
    pub trouble: Option<Trouble>,
    /// Who opened it, unless everything about them was erased.
    pub opened_by: Option<UserId>,
    /// When.
    pub opened_at: Timestamp,
    /// The interaction it was opened by, or a number below zero where that is forgotten.
    pub interaction: InteractionId,
    /// How much time its seats have.
    pub pace: Pace,
    /// Why it ended without a result, if it did.
    pub closed: Option<Closed>,
    /// Since when its people know that it will be closed unless somebody plays.
    pub warned: Option<Timestamp>,
    /// The match it is the rematch of.
    pub after: Option<MatchId>,
    /// What it was before it was set aside.
    pub aside_from: Option<State>,
    /// Another one after every write that changes what is read here or of its seats, whoever wrote.
    pub version: i64,
}

impl fmt::Debug for Match {
    /// Without the deal: it is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("id", &self.id)
            .field("state", &self.state)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// How much time seats have, the least first (ux.md, "Asynchronous by design").
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    /// Minutes, for people who sit at it together.
    Live,
    /// Two turns a day.
    Fast,
    /// A turn a day.
    Normal,
    /// Two turns a week.
    Slow,
    /// As much as they want.
    None,
}

/// Why a match ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Closed {
    /// Somebody broke it off before anybody had made a turn on the board.
    Aborted,
    /// Nobody played for a month.
    Abandoned,
}

/// What keeps a match's messages from being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Trouble {
    /// The bot lacks a permission there.
    Forbidden,
    /// The channel is gone.
    Gone,
}

/// A match with everything that makes its record.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The match itself.
    pub row: Match,
    /// Who sits where, by seat.
    pub seats: Vec<Sitting>,
    /// People a seat is kept for.
    pub invited: Vec<UserId>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

super::columns::words!(State, Pace, Closed, Trouble);

super::statements::statements! {
    LOAD = "select * from matches where id = $1";

    INVITED = "select person from invitations where match_id = $1 order by place, person";

    OPENED_BY = "select id from matches where interaction = $1";

    REMATCH = "select id from matches where after = $1 and state <> 'cancelled'";

    PLAYED_BY = "select match_id from events where interaction = $1";

    RUNNING_AFTER = "select id from matches where ended_at is null and id > $1 and state = 'running'
        order by id limit $2";

    ADD = "insert into matches (id, game, rules, table_json, listed, state, number, guild, lang, channel, opened_by, opened_at, interaction, pace, after, place)
        values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (id) do nothing";

    INVITE = "insert into invitations (match_id, person, place) values ($1, $2, $3) on conflict do nothing";

    UNINVITE = "delete from invitations where match_id = $1 and person = $2";

    START = "update matches set state = 'running', table_json = $2, deal = $3, due = $4 where id = $1 and state = 'lobby'";

    END = "update matches set state = $2, closed = $3, ended_at = $4, due = null where id = $1";

    END_SEATS = "update seats set ended_at = $2 where match_id = $1";

    END_INVITATIONS = "delete from invitations where match_id = $1";

    VERSION = "select version from matches where id = $1";

    FORGET_OPENINGS = "update matches set interaction = (select coalesce(min(interaction), 0) from matches where interaction < 0) - past.nth
        from (select id, row_number() over (order by opened_at) as nth from (
            select id, opened_at from matches where interaction > 0 and opened_at < $1 order by opened_at limit $2) old) past
        where matches.id = past.id";
}

impl Store {
    /// A match with its seats, invitations and events.
    pub async fn load(&self, id: &MatchId) -> Result<Option<Stored>> {
        self.in_time(self.load_all(id)).await
    }

    async fn load_all(&self, id: &MatchId) -> Result<Option<Stored>> {
        // One transaction, so that the four answers belong together.
        let mut tx = self.read().await?;
        let row: Option<Match> = sqlx::query_as(LOAD)
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query_as(seats::OF_MATCH)
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        let invited = sqlx::query_scalar(INVITED)
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        let events = sqlx::query_as(events::OF_MATCH)
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        Ok(Some(Stored {
            row,
            seats,
            invited,
            events,
        }))
    }

    /// The version of a match: what is in memory of it counts while that is the same.
    pub async fn version(&self, id: &MatchId) -> Result<Option<i64>> {
        Ok(sqlx::query_scalar(VERSION)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The match an interaction opened, if it did.
    pub async fn opened_by(&self, interaction: InteractionId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(OPENED_BY)
            .bind(interaction)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The rematch of a match, if there is one that was not called off.
    pub async fn rematch_of(&self, id: &MatchId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(REMATCH)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// The match an interaction has played in already.
    pub async fn played_by(&self, interaction: InteractionId) -> Result<Option<MatchId>> {
        Ok(sqlx::query_scalar(PLAYED_BY)
            .bind(interaction)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// Running matches after `after` in order of their codes, `limit` at most.
    pub async fn running_after(&self, after: &str, limit: i64) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(RUNNING_AFTER)
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Forgets by which interactions matches were opened before `latest`, of `limit` at most; of how many. They are too old
    /// to be delivered a second time.
    pub async fn forget_openings(&mut self, latest: Timestamp, limit: i64) -> Result<u64> {
        let done = sqlx::query(FORGET_OPENINGS)
            .bind(latest)
            .bind(limit)
            .execute(&mut *self.tx)
            .await?;
        Ok(done.rows_affected())
    }

    /// The version of a match with what has been written so far.
    pub async fn version(&mut self, id: &MatchId) -> Result<i64> {
        Ok(sqlx::query_scalar(VERSION)
            .bind(id)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// Adds a match; `false` if its code is taken.
    pub async fn add_match(&mut self, row: &Match) -> Result<bool> {
        let done = sqlx::query(ADD)
            .bind(&row.id)
            .bind(&row.game)
            .bind(row.rules)
            .bind(&row.table_json)
            .bind(i64::from(row.listed))
            .bind(row.state)
            .bind(row.guild)
            .bind(&row.lang)
            .bind(row.channel)
            .bind(row.opened_by)
            .bind(row.opened_at)
            .bind(row.interaction)
            .bind(row.pace)
            .bind(&row.after)
            .bind(row.place)
            .execute(&mut *self.tx)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps a seat for somebody; `place` is theirs among those invited.
    pub async fn invite(&mut self, id: &MatchId, person: UserId, place: i64) -> Result<()> {
        sqlx::query(INVITE)
            .bind(id)
            .bind(person)
            .bind(place)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Keeps it no longer.
    pub async fn uninvite(&mut self, id: &MatchId, person: UserId) -> Result<()> {
        sqlx::query(UNINVITE)
            .bind(id)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Starts a match: the table as it was in the end, and what chance decided, both as JSON. `due` is when to look after it.
    pub async fn start(
        &mut self,
        id: &MatchId,
        table_json: &str,
        deal: &str,
        due: Option<Timestamp>,
    ) -> Result<()> {
        sqlx::query(START)
            .bind(id)
            .bind(table_json)
            .bind(deal)
            .bind(due)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Ends a match, or calls it off; `closed` says why it has no result.
    pub async fn end(
        &mut self,
        id: &MatchId,
        state: State,
        closed: Option<Closed>,
        now: Timestamp,
    ) -> Result<()> {
        sqlx::query(END)
            .bind(id)
            .bind(state)
            .bind(closed)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(END_SEATS)
            .bind(id)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        sqlx::query(END_INVITATIONS)
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
