//! What the tables hold, row by row.

use super::clock::Clock;
use super::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use super::reminders::Reminding;
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
    /// How much time its seats have.
    pub pace: Pace,
    /// Why it ended without a result, if it did.
    pub closed: Option<Closed>,
    /// Since when its people know that it will be closed unless somebody plays.
    pub warned: Option<Timestamp>,
    /// The match it is the rematch of.
    pub after: Option<MatchId>,
}

/// How much time seats have (ux.md, "Asynchronous by design").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Pace {
    /// As much as they want.
    None,
    /// Minutes, for people who sit at it together.
    Live,
    /// A turn a day.
    Fast,
    /// A turn every few days.
    #[default]
    Normal,
    /// A turn a week.
    Slow,
}

/// Why a match ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum Closed {
    /// Somebody broke it off before every seat had acted.
    Aborted,
    /// Nobody played for a month.
    Abandoned,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Sitting {
    /// The seat; in a lobby the order of joining.
    pub seat: u8,
    /// Who holds it; `None` is the computer, or somebody who is [`Sitting::gone`].
    pub person: Option<UserId>,
    /// Since when the match waits for it.
    pub waits: Option<Timestamp>,
    /// The time it has.
    #[sqlx(flatten)]
    pub clock: Clock,
    /// Until when its holder is away, announced; its clock stands still meanwhile.
    pub away: Option<Timestamp>,
    /// Whether whoever held it left and had everything about them erased.
    pub gone: bool,
    /// How it is reminded.
    #[sqlx(flatten)]
    pub reminding: Reminding,
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
    /// What the seat's clock showed, in milliseconds, where it has one.
    pub clock: Option<i64>,
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
    /// The seat left the game: of its own accord, or [`Event::OUT_OF_TIME`].
    Leave,
    /// The turn whose number is its text, and what came after it, was taken back.
    Undo,
    /// All agreed to a draw; the seat is the last that did.
    Draw,
    /// It was broken off without a result.
    Abort,
    /// The house closed it, because nobody played.
    Abandon,
    /// The seat offers a draw.
    Offer,
    /// The seat asks to take back its turn, whose number is the text.
    Request,
    /// The seat agrees to what is open: the text is a [`Matter`].
    Accept,
    /// The seat does not agree.
    Decline,
    /// The seat takes back what it offered or asked.
    Withdraw,
    /// The seat may be taken over by somebody else.
    Open,
    /// It may no longer.
    Keep,
    /// Somebody else has taken it over.
    Take,
}

/// What seats agree on, or do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// A draw.
    Draw,
    /// Taking back a turn.
    Undo,
}

impl Matter {
    /// As an event's text.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Matter::Draw => "draw",
            Matter::Undo => "undo",
        }
    }

    /// The matter written so.
    #[must_use]
    pub fn read(text: &str) -> Option<Matter> {
        [Matter::Draw, Matter::Undo]
            .into_iter()
            .find(|matter| matter.as_str() == text)
    }
}

impl EventKind {
    /// Whether it is played out on the board, and stands unless it is taken back.
    #[must_use]
    pub fn is_played(self) -> bool {
        matches!(
            self,
            EventKind::Turn | EventKind::Claim | EventKind::Skip | EventKind::Leave
        )
    }

    /// Whether it changes what is on the board, or whether it goes on.
    #[must_use]
    pub fn is_on_board(self) -> bool {
        !matches!(
            self,
            EventKind::Offer
                | EventKind::Request
                | EventKind::Accept
                | EventKind::Decline
                | EventKind::Withdraw
                | EventKind::Open
                | EventKind::Keep
        )
    }
}

impl Event {
    /// The text of a [`EventKind::Leave`] that the clock decided.
    pub const OUT_OF_TIME: &'static str = "time";
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
    /// Tells apart what is told more than once of one event: reminders.
    pub round: i64,
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
    /// Bring the message up to date that says what is offered or asked at the table.
    Talk,
    /// Remind a person that a match waits for them.
    Remind,
    /// Tell a person that they are next.
    Next,
    /// Warn that a match nobody plays will be closed.
    Warn,
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

/// A living message, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Standing {
    /// What it is.
    pub kind: LivingKind,
    /// Whom it is for; 0 is everyone at the table.
    pub person: UserId,
    /// It.
    #[sqlx(flatten)]
    pub living: Living,
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
    /// What is offered or asked at the table.
    Talk,
    /// The last reminder of a person.
    Remind,
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
    /// When this person's time runs out, if it runs.
    pub deadline: Option<Timestamp>,
}
