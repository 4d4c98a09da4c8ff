//! Matches: their parameters, state and records.

use std::fmt;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::columns::{Flag, Numbered};
use super::database::Store;
use super::error::Result;
use super::events::{self, EventRow};
use super::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use super::seats::{self, SeatRow};
use super::time::Timestamp;
use super::transact::Writing;

/// The state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum State {
    /// The lobby: people are joining.
    Lobby,
    /// The match is being played.
    Running,
    /// The match has ended.
    Over,
    /// The match was cancelled before its start.
    Cancelled,
    /// The match's record does not replay; stored unchanged until it does.
    Aside,
}

/// The row of a match, without seats and events.
#[derive(Clone, PartialEq, sqlx::FromRow)]
pub struct Match {
    /// The match's code.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// The version of the game's rules for replays.
    pub rules: i64,
    /// The table, as JSON.
    pub table_json: String,
    /// Whether seats follow the order of joining; otherwise they are shuffled.
    #[sqlx(try_from = "Flag")]
    pub listed: bool,
    /// Whether the lobby starts with all of the table's seats only, as `/play seats:` asks for.
    #[sqlx(try_from = "Flag")]
    pub exact: bool,
    /// Whether the match is rated.
    #[sqlx(try_from = "Flag")]
    pub rated: bool,
    /// The state of the match.
    pub state: State,
    /// The deal as JSON, a secret; set at the start.
    pub deal: Option<String>,
    /// The number of the last event; 0 before the first.
    pub number: i64,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The language of public messages.
    pub lang: String,
    /// The channel the match was opened in.
    pub channel: ChannelId,
    /// The thread or channel of the panel, once known.
    pub place: Option<ChannelId>,
    /// The reason the messages cannot be updated; `None` if they can.
    pub trouble: Option<Trouble>,
    /// The opener; `None` after erasure.
    pub opened_by: Option<UserId>,
    /// When the match was opened.
    pub opened_at: Timestamp,
    /// The interaction that opened the match; below zero after its deletion.
    pub interaction: InteractionId,
    /// The pace of the clocks.
    pub pace: Pace,
    /// The reason the match ended without a result, if it did.
    pub closed: Option<Closed>,
    /// When the players were warned that the match will be closed.
    pub warned: Option<Timestamp>,
    /// The match of which this one is the rematch.
    pub after: Option<MatchId>,
    /// The state before the match was set aside.
    pub aside_from: Option<State>,
    /// 1 or 2: the first or second match of a meeting; `None` for a match by itself.
    #[sqlx(try_from = "Numbered")]
    pub nth: Option<u8>,
    /// The other match of the meeting, from the start on.
    pub twin: Option<MatchId>,
    /// The version of this row and its seats: raised by every write, of any process.
    pub version: i64,
}

impl fmt::Debug for Match {
    /// Without the deal, which is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("id", &self.id)
            .field("state", &self.state)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// The pace of a match's clocks, quickest first (ux.md, "Asynchronous by design").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    /// Minutes, for people who play in one sitting.
    Live,
    /// Two turns a day.
    Fast,
    /// A turn a day.
    Normal,
    /// Two turns a week.
    Slow,
    /// Unlimited time.
    None,
}

/// The reason a match ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Closed {
    /// A player aborted the match before the first turn on the board.
    Aborted,
    /// Nobody played for a month.
    Abandoned,
}

/// The reason a match's messages cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Trouble {
    /// The bot may not write in the channel or thread.
    Forbidden,
    /// The channel was deleted.
    Gone,
}

/// The rows of a match's record.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The match's row.
    pub row: Match,
    /// The seats, by number.
    pub seats: Vec<SeatRow>,
    /// The people with a reserved seat.
    pub invited: Vec<UserId>,
    /// The events, in order.
    pub events: Vec<EventRow>,
}

super::columns::words!(State, Pace, Closed, Trouble);

super::statements::statements! {
    LOAD = "select * from matches where id = $1";

    INVITED = "select person from invitations where match_id = $1 order by place, person";

    /// The match an interaction has opened.
    pub read fn opened_by(interaction: InteractionId) -> Option<MatchId> =
        "select id from matches where interaction = $1";

    /// The rematch of a match, without cancelled ones.
    pub read fn rematch_of(id: &MatchId) -> Option<MatchId> =
        "select id from matches where after = $1 and state <> 'cancelled'";

    /// The match in which an interaction has caused an event.
    pub read fn played_by(interaction: InteractionId) -> Option<MatchId> =
        "select match_id from events where interaction = $1";

    /// The running matches, at most `limit`, in order of their codes, from after `after`.
    pub read fn running_after(after: &str, limit: i64) -> Vec<MatchId> =
        "select id from matches where ended_at is null and id > $1 and state = 'running'
        order by id limit $2";

    /// Adds a match; `false` if its code is taken.
    pub write fn add_match(row: &Match) -> bool =
        "insert into matches (id, game, rules, table_json, listed, state, number, guild, lang, channel, opened_by, opened_at, interaction, pace, after, place, exact, rated, nth, twin)
        values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) on conflict (id) do nothing",
        &row.id, &row.game, row.rules, &row.table_json, i64::from(row.listed), row.state, row.guild,
        &row.lang, row.channel, row.opened_by, row.opened_at, row.interaction, row.pace, &row.after,
        row.place, i64::from(row.exact), i64::from(row.rated), row.nth.map(i64::from), &row.twin;

    /// Reserves a seat for a person; `place` is their position among the invited people.
    pub write fn invite(id: &MatchId, person: UserId, place: i64) =
        "insert into invitations (match_id, person, place) values ($1, $2, $3) on conflict do nothing";

    /// Removes a reservation.
    pub write fn uninvite(id: &MatchId, person: UserId) =
        "delete from invitations where match_id = $1 and person = $2";

    /// Starts a match with its final table and its deal, both as JSON; `due` is when the scheduler
    /// is to look at it.
    pub write fn start(id: &MatchId, table_json: &str, deal: &str, due: Option<Timestamp>) =
        "update matches set state = 'running', table_json = $2, deal = $3, due = $4, warned = null
        where id = $1 and state = 'lobby'";

    /// Makes `twin` the other match of the meeting.
    pub write fn set_twin(id: &MatchId, twin: &MatchId) =
        "update matches set twin = $2 where id = $1";

    /// The number of the last event of a match whose messages are kept up to date; `None` for any
    /// other match.
    pub write fn shown_number(id: &MatchId) -> Option<i64> =
        "select number from matches where id = $1 and state in ('running', 'over')";

    /// Ends a match, but not its seats and invitations.
    write fn end_match(id: &MatchId, state: State, closed: Option<Closed>, now: Timestamp) =
        "update matches set state = $2, closed = $3, ended_at = $4, due = null where id = $1";

    write fn end_seats(id: &MatchId, now: Timestamp) =
        "update seats set ended_at = $2 where match_id = $1";

    /// Deletes the invitations to a match.
    pub(super) write fn end_invitations(id: &MatchId) =
        "delete from invitations where match_id = $1";

    VERSION = "select version from matches where id = $1";

    /// Deletes the interaction ids of at most `limit` matches opened before `latest`, which are too
    /// old to be repeated; returns their number.
    pub write fn forget_openings(latest: Timestamp, limit: i64) -> u64 =
        "update matches set interaction = (select coalesce(min(interaction), 0) from matches where interaction < 0) - past.nth
        from (select id, row_number() over (order by opened_at) as nth from (
            select id, opened_at from matches where interaction > 0 and opened_at < $1 order by opened_at limit $2) old) past
        where matches.id = past.id";
}

impl Store {
    /// The record of a match; `None` if there is no such match.
    pub async fn load(&self, id: &MatchId) -> Result<Option<Stored>> {
        self.in_time(self.load_all(id)).await
    }

    async fn load_all(&self, id: &MatchId) -> Result<Option<Stored>> {
        // One transaction, so that the four queries see one snapshot.
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

    /// The version of a match; a cached record is valid while its version is equal.
    pub async fn version(&self, id: &MatchId) -> Result<Option<i64>> {
        Ok(sqlx::query_scalar(VERSION)
            .bind(id)
            .fetch_optional(&self.limited_pool)
            .await?)
    }
}

impl Writing<'_> {
    /// The version of a match, with the writes of this transaction.
    pub async fn version(&mut self, id: &MatchId) -> Result<i64> {
        Ok(sqlx::query_scalar(VERSION)
            .bind(id)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// Ends or cancels a match; `closed` is the reason for having no result.
    pub async fn end(
        &mut self,
        id: &MatchId,
        state: State,
        closed: Option<Closed>,
        now: Timestamp,
    ) -> Result<()> {
        self.end_match(id, state, closed, now).await?;
        self.end_seats(id, now).await?;
        self.end_invitations(id).await
    }
}
