//! What the tables hold, row by row.

use super::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use super::time::Timestamp;

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum State {
    /// People are joining.
    Lobby,
    /// It is being played.
    Running,
    /// It has an outcome.
    Over,
    /// It was called off before it started.
    Cancelled,
    /// Its record does not replay; kept for the people who run the bot.
    Aside,
}

/// A match without its seats and events.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct Match {
    /// Its code.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// The version of the game's rules it is replayed under.
    pub rules: i64,
    /// The table, as JSON.
    pub settled: String,
    /// Whether people sit as they are listed instead of by chance.
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
    /// Who opened it.
    pub opened_by: UserId,
    /// When.
    pub opened_at: Timestamp,
    /// The interaction it was opened by.
    pub interaction: InteractionId,
}

/// What keeps a match's messages from being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Trouble {
    /// The bot lacks a permission there.
    Forbidden,
    /// The channel is gone.
    Gone,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Sitting {
    /// The seat; in a lobby the order of joining.
    pub seat: u8,
    /// Who holds it; `None` is the computer.
    pub person: Option<UserId>,
    /// Since when the match waits for it.
    pub waits: Option<Timestamp>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Event {
    /// Its number, from 1.
    pub number: i64,
    /// The seat it is of.
    pub seat: u8,
    /// What kind it is.
    pub kind: EventKind,
    /// The notation, where there is one.
    pub text: String,
    /// When.
    pub at: Timestamp,
    /// The interaction it came by.
    pub interaction: Option<InteractionId>,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum EventKind {
    /// A turn of a seat that was to act.
    Turn,
    /// A claim that held.
    Claim,
    /// A turn lost for want of time.
    Skip,
    /// The seat left the game.
    Leave,
}

/// Somebody to be told something.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Notice {
    /// Its id, also the nonce of the message it becomes.
    pub id: i64,
    /// The match.
    pub match_id: MatchId,
    /// The event it tells of.
    pub number: i64,
    /// What is to be done.
    pub kind: NoticeKind,
    /// Whom it is for; 0 is everyone at the table.
    pub person: UserId,
    /// How often it was tried in vain.
    pub tries: i64,
    /// When to deliver it.
    pub due: Timestamp,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum NoticeKind {
    /// Bring the lobby card up to date.
    Lobby,
    /// Bring the panel up to date.
    Panel,
    /// Mention the seats that must act now.
    Ping,
    /// Bring a person's private card up to date.
    Card,
    /// Let the computer take its turn.
    Think,
}

/// How a notice was settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Settled {
    /// It was done.
    Delivered,
    /// A later one says it better.
    Superseded,
    /// Discord will never take it.
    Refused,
}

/// A living message of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Living {
    /// Where it is.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The event it shows.
    pub number: i64,
}

/// The kinds of living messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum LivingKind {
    /// Who has joined, before the start.
    Lobby,
    /// The board.
    Panel,
    /// The last mention of who must act.
    Ping,
    /// A person's private card.
    Card,
}

/// A line of somebody's inbox.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Inbox {
    /// The match.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// How far it has come.
    pub state: State,
    /// The server.
    pub guild: Option<GuildId>,
    /// Where it was opened.
    pub channel: ChannelId,
    /// Where it is played.
    pub place: Option<ChannelId>,
    /// Since when it waits for this person.
    pub waits: Option<Timestamp>,
}
