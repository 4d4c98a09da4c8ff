//! Refusals: reasons a command is not carried out, as sentences for the person who tried.

pub mod acts;
pub mod contest;
pub mod ladder;
pub mod league;
pub mod personal;
pub mod restriction;

pub use self::acts::Repeated;
use self::acts::{BadGift, BadPlan, BadVote};
use self::contest::BadContest;
use self::ladder::BadLadder;
use self::league::BadLeague;
use self::personal::{BadPreference, BadVacation};
use self::restriction::Restriction;
use super::event::Matter;
use crate::store::ids::{MatchId, UserId};
use crate::store::time::Timestamp;
use tavolino_games::board;
use tavolino_games::game::lang::Value;
use tavolino_games::game::{BadTable, Info, Lang, Private, Seats};

/// A command that the rules or the circumstances do not allow. Nothing was changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refusal {
    /// No match has this code.
    #[error("there is no match `{0}`")]
    NoSuchMatch(String),
    /// The database does not answer.
    #[error("the database is out of reach")]
    OutOfReach,
    /// The person holds no seat in the match.
    #[error("the person holds no seat in the match")]
    NotSeated,
    /// The match has not started.
    #[error("the match has not started")]
    NotStarted,
    /// The match has started, so its lobby is closed.
    #[error("the match has started, so its lobby is closed")]
    Started,
    /// The match was cancelled.
    #[error("the match was cancelled")]
    Cancelled,
    /// The match's record is damaged and set aside.
    #[error("the match is set aside, because its record does not replay")]
    Aside,
    /// The match has changed since the button was drawn.
    #[error("the game went on since it was shown")]
    MovedOn,
    /// The match does not have the move that the button was drawn after.
    #[error("the game is as it was before that move, by a backup")]
    MovedBack,
    /// Other seats are to act.
    #[error("{} is to act", names(&Lang::english(), .0, *.1))]
    Waiting(&'static Info, Seats),
    /// These people are to act.
    #[error("others are to act: {0}")]
    WaitingFor(String),
    /// Nothing on the board can be claimed.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// The game has no claims.
    #[error("{} has no claims", .0.name)]
    NoClaims(&'static Info),
    /// The text is no claim.
    #[error("it isn't a claim")]
    NotAClaim {
        /// The text, normalized.
        text: Private<String>,
        /// The claims most similar to it.
        near: Private<Vec<String>>,
    },
    /// The game has no private cards.
    #[error("the game has no private cards")]
    NoHand,
    /// The game has private cards, but this seat has none yet.
    #[error("the seat has no private card yet")]
    NoHandYet,
    /// The record would reveal hidden information during the game.
    #[error("the record would tell what is hidden while the game goes on")]
    StillHidden,
    /// A replay is available after the end only.
    #[error("there is no replay before the end")]
    NoReplayYet,
    /// An analysis is available after the end only.
    #[error("there is no analysis before the end")]
    NoAnalysisYet,
    /// Without a turn there is nothing to analyse.
    #[error("no turn was played, so there is nothing to analyse")]
    NothingToAnalyse,
    /// Without a turn there is no record.
    #[error("there is no record before the first turn")]
    NothingPlayed,
    /// The person plays no match here.
    #[error("the person plays nothing here")]
    NothingHere,
    /// The rules of the game do not allow it.
    #[error("{0}")]
    Board(#[from] board::Refusal),
    /// The person has joined already.
    #[error("the person has joined already")]
    AlreadyIn,
    /// The person has not joined.
    #[error("the person has not joined")]
    NotIn,
    /// Every seat is taken.
    #[error("every seat is taken")]
    Full,
    /// The free seats are reserved for invited people.
    #[error("the free seats are kept for people who were invited")]
    Kept,
    /// Only the opener may do that.
    #[error("only the person who opened the match may do that")]
    NotTheOpener,
    /// Fewer people have joined than the game needs.
    #[error("it takes {needed} to start")]
    TooFew {
        /// The smallest number of seats.
        needed: u8,
    },
    /// More opponents than seats.
    #[error("there may be {most} opponents")]
    TooManyOpponents {
        /// The largest number of opponents.
        most: u8,
    },
    /// Two games with the seats swapped are for two against each other.
    #[error("a meeting is for two players against each other")]
    NotForTwo,
    /// The table lets the second seat take over the first, which two games do already.
    #[error("two games have nothing to take over")]
    SwapInTwo,
    /// A channel cannot play, or a turn not be proposed.
    #[error("{0}")]
    Vote(#[from] BadVote),
    /// Something about a contest cannot be done.
    #[error("{0}")]
    Contest(#[from] BadContest),
    /// Something about a ladder cannot be done.
    #[error("{0}")]
    Ladder(#[from] BadLadder),
    /// Something about a league cannot be done.
    #[error("{0}")]
    League(#[from] BadLeague),
    /// The other game of the meeting, with this code, is being played.
    #[error("the other game of the meeting, `{0}`, is being played")]
    OtherNotOver(String),
    /// A person invited themselves.
    #[error("nobody invites themselves")]
    Oneself,
    /// A setting of reminders is invalid.
    #[error("{0}")]
    Preference(BadPreference),
    /// A vacation cannot begin, or end.
    #[error("{0}")]
    Vacation(BadVacation),
    /// A seat cannot be given more time.
    #[error("{0}")]
    Gift(#[from] BadGift),
    /// The answer cannot be planned.
    #[error("{0}")]
    Plan(#[from] BadPlan),
    /// Another bot was invited.
    #[error("another bot was invited")]
    AnotherBot,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The server has not invited the bot, whose user id this is.
    #[error("the bot is not on this server")]
    NotInvited(UserId),
    /// No open lobby without a server has this code.
    #[error("no lobby has that code")]
    NoSuchLobby,
    /// The bot lacks permissions in a channel.
    #[error("the bot lacks permissions in {place}: {permissions}")]
    Missing {
        /// The names of the permissions.
        permissions: String,
        /// The channel, as a link.
        place: String,
    },
    /// The table is invalid for the game.
    #[error("no such table can be set: {0}")]
    Table(BadTable),
    /// The seat's time is not up.
    #[error("the seat's time is not up")]
    InTime,
    /// The seat has no turn to take back.
    #[error("the seat has no turn that could be taken back")]
    NothingToTakeBack,
    /// Something hidden was revealed since, and there is no other person to consent.
    #[error("something hidden was told since, and there is nobody to ask")]
    Revealed,
    /// Another seat has an open request to take back.
    #[error("another seat asks to take back a turn")]
    AnotherAsks,
    /// There is no such open proposal, or not by this seat.
    #[error("no {} is proposed, or not by this seat", .0.as_str())]
    NothingProposed(Matter),
    /// A seat cannot answer its own proposal.
    #[error("nobody agrees with themselves")]
    OwnProposal,
    /// The seat has accepted already.
    #[error("the seat has agreed already")]
    AcceptedAlready,
    /// The seat has made this proposal already.
    #[error("the seat has proposed it already")]
    ProposedAlready,
    /// The person has done this once, and may not do it again yet.
    #[error("{0}")]
    Repeated(Repeated),
    /// Another seat has offered a draw.
    #[error("another seat has offered a draw")]
    OfferedByOther,
    /// In a cooperative game all win or lose together: there is no draw.
    #[error("who plays together wins or loses together")]
    Together,
    /// There are no hints in a match between people.
    #[error("nobody is told what to do where people play against each other")]
    HintAmongPeople,
    /// The computer declines this draw.
    #[error("the computer does not agree to a draw here")]
    ComputerPlaysOn,
    /// The computer is still thinking about its own turn.
    #[error("the computer is still thinking about its own turn")]
    ComputerThinks,
    /// A turn was made on the board, so the match counts.
    #[error("somebody has made a turn on the board, so the match counts")]
    TooLateToAbort {
        /// Whether a draw can be offered instead.
        draw: bool,
    },
    /// A match that has not started is cancelled, not aborted.
    #[error("the match has not started, so there is nothing to break off")]
    CancelInstead,
    /// The seat is offered to others already.
    #[error("the seat is offered to others already")]
    OfferedAlready,
    /// The seat's holder is not gone, or not any more.
    #[error("the seat's holder is not gone")]
    NotAbsent,
    /// The seat is not offered to others.
    #[error("the seat is not offered to others")]
    NotOffered,
    /// A person cannot hold a second seat.
    #[error("the person has a seat already")]
    SeatedAlready,
    /// The person is playing this position in this rated match.
    #[error("the person is playing this position in the rated match {0}")]
    RatedPosition(MatchId),
    /// The match cannot be rated: it has a computer, no server, or people who play together.
    #[error("the match cannot be rated")]
    NotRated,
    /// The match is still running.
    #[error("the match is still being played")]
    NotOver,
    /// The match's channel no longer exists, so there is no place for a rematch.
    #[error("there is no channel any more to play it again in")]
    NoTable,
    /// The bot may not write at the table.
    #[error("the bot may not write at the table")]
    Muted,
    /// The bot may not write in the thread, because it is locked.
    #[error("the thread is locked")]
    Locked,
    /// A server's settings or another person forbid it.
    #[error("{0}")]
    Restricted(Restriction),
    /// The person's rate limit is used up.
    #[error("more was asked for than there is until {until}")]
    Beyond {
        /// The key of the sentence.
        sentence: &'static str,
        /// When the limit has room again.
        until: Timestamp,
    },
}

impl Refusal {
    /// The sentence, with the next step in it; `lang` supplies seat names.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        let with = |key: &str, name: &str, value: Value<'_>| lang.say(key, &[(name, value)]);
        match self {
            Refusal::NoSuchMatch(code) => {
                with("refused-no-such-match", "code", code.clone().into())
            }
            Refusal::NotSeated => plain("refused-not-seated"),
            Refusal::NotStarted => plain("refused-not-started"),
            Refusal::Started => plain("refused-started"),
            Refusal::Cancelled => plain("refused-cancelled"),
            Refusal::OutOfReach => plain("refused-out-of-reach"),
            Refusal::Aside => plain("refused-aside"),
            Refusal::MovedOn => plain("refused-moved-on"),
            Refusal::MovedBack => plain("refused-moved-back"),
            Refusal::Waiting(info, seats) => {
                with("refused-waiting", "seats", names(lang, info, *seats).into())
            }
            Refusal::WaitingFor(names) => with("refused-waiting", "seats", names.clone().into()),
            Refusal::NothingToClaim => plain("refused-nothing-to-claim"),
            Refusal::NoClaims(info) => with("refused-no-claims", "game", info.name.into()),
            Refusal::NotAClaim { text, near } => lang.say(
                "refused-not-a-claim",
                &[("text", shown(text).into()), ("near", quoted(near).into())],
            ),
            Refusal::NoHand => plain("refused-no-hand"),
            Refusal::NoHandYet => plain("refused-no-hand-yet"),
            Refusal::StillHidden => plain("refused-still-hidden"),
            Refusal::NoReplayYet => plain("refused-no-replay-yet"),
            Refusal::NoAnalysisYet => plain("refused-no-analysis-yet"),
            Refusal::NothingToAnalyse => plain("refused-nothing-to-analyse"),
            Refusal::NothingPlayed => plain("refused-nothing-played"),
            Refusal::NothingHere => plain("refused-nothing-here"),
            Refusal::Board(refusal) => by_board(lang, refusal),
            Refusal::AlreadyIn => plain("refused-already-in"),
            Refusal::NotIn => plain("refused-not-in"),
            Refusal::Full => plain("refused-full"),
            Refusal::Kept => plain("refused-kept"),
            Refusal::NotTheOpener => plain("refused-not-the-opener"),
            Refusal::TooFew { needed } => with("refused-too-few", "needed", (*needed).into()),
            Refusal::TooManyOpponents { most } => {
                with("refused-too-many-opponents", "most", (*most).into())
            }
            Refusal::SwapInTwo => plain("refused-swap-in-two"),
            Refusal::NotForTwo => plain("refused-not-for-two"),
            Refusal::Vote(bad) => bad.say(lang),
            Refusal::Contest(bad) => bad.say(lang),
            Refusal::Ladder(bad) => bad.say(lang),
            Refusal::League(bad) => bad.say(lang),
            Refusal::OtherNotOver(code) => {
                with("refused-other-not-over", "code", code.clone().into())
            }
            Refusal::Oneself => plain("refused-oneself"),
            Refusal::Preference(bad) => bad.say(lang),
            Refusal::Vacation(bad) => bad.say(lang),
            Refusal::Gift(bad) => bad.say(lang),
            Refusal::Plan(bad) => bad.say(lang),
            Refusal::AnotherBot => plain("refused-another-bot"),
            Refusal::NoSuchGame => plain("refused-no-such-game"),
            Refusal::NotInvited(bot) => {
                let bot = format!("<@{}>", bot.get());
                with("refused-not-invited", "bot", bot.into())
            }
            Refusal::NoSuchLobby => plain("refused-no-such-lobby"),
            Refusal::RatedPosition(id) => {
                with("refused-rated-position", "code", id.as_str().into())
            }
            Refusal::NotRated => plain("refused-not-rated"),
            Refusal::NotOver => plain("refused-not-over"),
            Refusal::NoTable => plain("refused-no-table"),
            Refusal::Muted => plain("refused-muted"),
            Refusal::Locked => plain("refused-locked"),
            Refusal::InTime => plain("refused-in-time"),
            Refusal::NothingToTakeBack => plain("refused-nothing-to-take-back"),
            Refusal::Revealed => plain("refused-told"),
            Refusal::AnotherAsks => plain("refused-another-asks"),
            Refusal::NothingProposed(matter) => plain(nothing_proposed(*matter)),
            Refusal::OwnProposal => plain("refused-own-proposal"),
            Refusal::AcceptedAlready => plain("refused-accepted-already"),
            Refusal::ProposedAlready => plain("refused-proposed-already"),
            Refusal::Repeated(repeated) => plain(repeated.key()),
            Refusal::OfferedByOther => plain("refused-offered-by-other"),
            Refusal::Together => plain("refused-together"),
            Refusal::HintAmongPeople => plain("refused-hint-among-people"),
            Refusal::ComputerPlaysOn => plain("refused-computer-plays-on"),
            Refusal::ComputerThinks => plain("refused-computer-thinks"),
            Refusal::TooLateToAbort { draw: true } => plain("refused-too-late-to-break-off-draw"),
            Refusal::TooLateToAbort { draw: false } => plain("refused-too-late-to-break-off"),
            Refusal::CancelInstead => plain("refused-cancel-instead"),
            Refusal::OfferedAlready => plain("refused-open-already"),
            Refusal::NotOffered => plain("refused-not-open"),
            Refusal::NotAbsent => plain("refused-not-absent"),
            Refusal::SeatedAlready => plain("refused-seated-already"),
            Refusal::Missing { permissions, place } => missing(lang, permissions, place),
            Refusal::Restricted(rule) => rule.say(lang),
            Refusal::Beyond { sentence, until } => {
                // Discord shows whole seconds: rounded up, so that the time shown is not too early.
                let until = until.0.div_euclid(1000) + 1;
                with(sentence, "until", until.to_string().into())
            }
            Refusal::Table(bad) => bad_table(lang, bad),
        }
    }
}

fn missing(lang: &Lang, permissions: &str, place: &str) -> String {
    let values = [("permissions", permissions.into()), ("place", place.into())];
    lang.say("refused-missing", &values)
}

/// The key of the refusal that there is no proposal about a matter.
fn nothing_proposed(matter: Matter) -> &'static str {
    match matter {
        Matter::Draw => "refused-no-draw-offered",
        Matter::Undo => "refused-no-undo-asked",
    }
}

/// The refusal of options or a number of seats that the game does not allow.
fn bad_table(lang: &Lang, bad: &BadTable) -> String {
    match bad {
        BadTable::Seats(allowed) => {
            let (fewest, most) = (*allowed.start(), *allowed.end());
            let values = [("fewest", fewest.into()), ("most", most.into())];
            lang.say("refused-seats", &values)
        }
        BadTable::Option(key) => lang.say("refused-option", &[("key", key.clone().into())]),
        BadTable::Value { key, values } => {
            let values = [("key", (*key).into()), ("values", values.join(", ").into())];
            lang.say("refused-value", &values)
        }
    }
}

/// The names of seats as a list.
#[must_use]
pub fn names(lang: &Lang, info: &Info, seats: Seats) -> String {
    lang.list(seats.iter().map(|seat| lang.seat(info, seat)))
}

/// The sentence of a refusal by the rules of the game.
fn by_board(lang: &Lang, refusal: &board::Refusal) -> String {
    let key = match refusal {
        board::Refusal::NotATurn { text, near } => return not_a_turn(lang, text, near),
        board::Refusal::Over => "refused-over",
        board::Refusal::Left => "refused-left",
        board::Refusal::NotYourTurn => "refused-not-your-turn",
        board::Refusal::FalseClaim => "refused-false-claim",
    };
    lang.say(key, &[])
}

fn not_a_turn(lang: &Lang, text: &str, near: &[String]) -> String {
    let (shown, near) = (shown(text), quoted(near));
    match (shown.is_empty(), near.is_empty()) {
        (true, _) => lang.say("refused-no-turn", &[("near", near.into())]),
        (false, true) => lang.say("refused-not-a-turn", &[("text", shown.into())]),
        (false, false) => lang.say(
            "refused-not-a-turn-near",
            &[("text", shown.into()), ("near", near.into())],
        ),
    }
}

/// Mistyped text, shortened and escaped: it can have any length and content.
fn shown(text: &str) -> String {
    const SHOWN: usize = 60;
    let harmless = |letter: &char| !letter.is_control() && *letter != '`';
    let mut shown: String = text.chars().filter(harmless).take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// Turns or claims as they are typed, in quotes.
fn quoted(near: &[String]) -> String {
    let near: Vec<String> = near.iter().map(|turn| format!("`{turn}`")).collect();
    near.join(", ")
}
