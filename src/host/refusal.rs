//! Why something cannot be done, in a sentence for the person who tried.

pub mod gift;
pub mod preference;
pub mod restriction;
pub mod vacation;

use self::gift::BadGift;
use self::preference::BadPreference;
use self::restriction::Restriction;
use self::vacation::BadVacation;
use super::event::Matter;
use crate::store::time::Timestamp;
use tavolino_games::board;
use tavolino_games::game::lang::Value;
use tavolino_games::game::{BadTable, Info, Lang, Private, Seats};

/// The rules, or the circumstances, do not allow it. Nothing was changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no match with that code.
    #[error("there is no match `{0}`")]
    NoSuchMatch(String),
    /// The database does not answer.
    #[error("the database is out of reach")]
    OutOfReach,
    /// The person holds no seat in it.
    #[error("the person holds no seat in the match")]
    NotSeated,
    /// It has not started yet.
    #[error("the match has not started")]
    NotStarted,
    /// It has started, so the lobby is closed.
    #[error("the match has started, so its lobby is closed")]
    Started,
    /// It was cancelled.
    #[error("the match was cancelled")]
    Cancelled,
    /// Its record is damaged and set aside.
    #[error("the match is set aside, because its record does not replay")]
    Aside,
    /// The game went on since the button was drawn.
    #[error("the game went on since it was shown")]
    MovedOn,
    /// Other seats are to act.
    #[error("{} is to act", names(&Lang::english(), .0, *.1))]
    Waiting(&'static Info, Seats),
    /// These people are to act.
    #[error("others are to act: {0}")]
    WaitingFor(String),
    /// There is nothing on the board to call out.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// Nothing can be claimed in this game.
    #[error("{} has no claims", .0.name)]
    NoClaims(&'static Info),
    /// No claim is written so.
    #[error("it isn't a claim")]
    NotAClaim {
        /// What was written, tidied.
        text: Private<String>,
        /// Claims that begin most like it.
        near: Private<Vec<String>>,
    },
    /// The game has no private cards.
    #[error("the game has no private cards")]
    NoHand,
    /// It has, but this seat holds nothing secret yet.
    #[error("the seat has no private card yet")]
    NoHandYet,
    /// The record would tell what is hidden while the game goes on.
    #[error("the record would tell what is hidden while the game goes on")]
    StillHidden,
    /// There is no replay before the end.
    #[error("there is no replay before the end")]
    NoReplayYet,
    /// There is no analysis before the end.
    #[error("there is no analysis before the end")]
    NoAnalysisYet,
    /// No turn was played, so there is nothing to analyse.
    #[error("no turn was played, so there is nothing to analyse")]
    NothingToAnalyse,
    /// There is no record before the first turn.
    #[error("there is no record before the first turn")]
    NothingPlayed,
    /// The person plays nothing here.
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
    /// The open seats are kept for people who were invited.
    #[error("the free seats are kept for people who were invited")]
    Kept,
    /// Only the person who opened it may do that.
    #[error("only the person who opened the match may do that")]
    NotTheOpener,
    /// Too few have joined.
    #[error("it takes {needed} to start")]
    TooFew {
        /// How many it takes.
        needed: u8,
    },
    /// More opponents than seats.
    #[error("there may be {most} opponents")]
    TooManyOpponents {
        /// How many there may be.
        most: u8,
    },
    /// Somebody invited themselves.
    #[error("nobody invites themselves")]
    Oneself,
    /// What the person prefers about reminders cannot be.
    #[error("{0}")]
    Preference(BadPreference),
    /// Somebody cannot go away, or come back.
    #[error("{0}")]
    Vacation(BadVacation),
    /// Somebody cannot be given more time.
    #[error("{0}")]
    Gift(#[from] BadGift),
    /// Another bot was invited.
    #[error("another bot was invited")]
    AnotherBot,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The bot lacks permissions in a channel.
    #[error("the bot lacks permissions in {place}: {permissions}")]
    Missing {
        /// Their names.
        permissions: String,
        /// The channel, as a link.
        place: String,
    },
    /// No such table can be set.
    #[error("no such table can be set: {0}")]
    Table(BadTable),
    /// The seat's time is not up.
    #[error("the seat's time is not up")]
    InTime,
    /// There is no turn of this seat that could be taken back.
    #[error("the seat has no turn that could be taken back")]
    NothingToTakeBack,
    /// Something hidden was told since, and there is nobody to ask.
    #[error("something hidden was told since, and there is nobody to ask")]
    Told,
    /// Somebody else asks to take back a turn.
    #[error("another seat asks to take back a turn")]
    AnotherAsks,
    /// Nothing of the kind is proposed, or not by this seat.
    #[error("no {} is proposed, or not by this seat", .0.as_str())]
    NothingProposed(Matter),
    /// Nobody agrees with themselves.
    #[error("nobody agrees with themselves")]
    OwnProposal,
    /// The seat has agreed already.
    #[error("the seat has agreed already")]
    AcceptedAlready,
    /// The seat has proposed it already.
    #[error("the seat has proposed it already")]
    ProposedAlready,
    /// Another seat has offered a draw.
    #[error("another seat has offered a draw")]
    OfferedByOther,
    /// Who plays together wins or loses together.
    #[error("who plays together wins or loses together")]
    Together,
    /// People play against each other here, and nobody is told what to do.
    #[error("nobody is told what to do where people play against each other")]
    HintAmongPeople,
    /// The computer does not agree to this draw.
    #[error("the computer does not agree to a draw here")]
    ComputerPlaysOn,
    /// The computer is still thinking about its own turn.
    #[error("the computer is still thinking about its own turn")]
    ComputerThinks,
    /// Somebody has made a turn on the board, so the match counts.
    #[error("somebody has made a turn on the board, so the match counts")]
    TooLateToAbort {
        /// Whether a draw can be offered instead.
        draw: bool,
    },
    /// What has not started is cancelled and not broken off.
    #[error("the match has not started, so there is nothing to break off")]
    CancelInstead,
    /// The seat is offered to others already.
    #[error("the seat is offered to others already")]
    OfferedAlready,
    /// The seat is not offered to others.
    #[error("the seat is not offered to others")]
    NotOffered,
    /// Whoever has a seat takes no second one.
    #[error("the person has a seat already")]
    SeatedAlready,
    /// It is still being played.
    #[error("the match is still being played")]
    NotOver,
    /// There is no channel any more to play it again in.
    #[error("there is no channel any more to play it again in")]
    NoTable,
    /// The server, or a person, does not want it.
    #[error("{0}")]
    Restricted(Restriction),
    /// More was asked for within a short time than anybody gets.
    #[error("more was asked for than there is until {until}")]
    Beyond {
        /// What is said, by its key.
        sentence: &'static str,
        /// When there is more.
        until: Timestamp,
    },
}

impl Refusal {
    /// The sentence, with the next step in it. `lang` knows the names of the seats where a seat is named.
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
            Refusal::Board(board::Refusal::Over) => plain("refused-over"),
            Refusal::Board(board::Refusal::Left) => plain("refused-left"),
            Refusal::Board(board::Refusal::NotYourTurn) => plain("refused-not-your-turn"),
            Refusal::Board(board::Refusal::FalseClaim) => plain("refused-false-claim"),
            Refusal::Board(board::Refusal::NotATurn { text, near }) => not_a_turn(lang, text, near),
            Refusal::AlreadyIn => plain("refused-already-in"),
            Refusal::NotIn => plain("refused-not-in"),
            Refusal::Full => plain("refused-full"),
            Refusal::Kept => plain("refused-kept"),
            Refusal::NotTheOpener => plain("refused-not-the-opener"),
            Refusal::TooFew { needed } => with("refused-too-few", "needed", (*needed).into()),
            Refusal::TooManyOpponents { most } => {
                with("refused-too-many-opponents", "most", (*most).into())
            }
            Refusal::Oneself => plain("refused-oneself"),
            Refusal::Preference(bad) => bad.say(lang),
            Refusal::Vacation(bad) => bad.say(lang),
            Refusal::Gift(bad) => bad.say(lang),
            Refusal::AnotherBot => plain("refused-another-bot"),
            Refusal::NoSuchGame => plain("refused-no-such-game"),
            Refusal::NotOver => plain("refused-not-over"),
            Refusal::NoTable => plain("refused-no-table"),
            Refusal::InTime => plain("refused-in-time"),
            Refusal::NothingToTakeBack => plain("refused-nothing-to-take-back"),
            Refusal::Told => plain("refused-told"),
            Refusal::AnotherAsks => plain("refused-another-asks"),
            Refusal::NothingProposed(Matter::Draw) => plain("refused-no-draw-offered"),
            Refusal::NothingProposed(Matter::Undo) => plain("refused-no-undo-asked"),
            Refusal::OwnProposal => plain("refused-own-proposal"),
            Refusal::AcceptedAlready => plain("refused-accepted-already"),
            Refusal::ProposedAlready => plain("refused-proposed-already"),
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
            Refusal::SeatedAlready => plain("refused-seated-already"),
            Refusal::Missing { permissions, place } => lang.say(
                "refused-missing",
                &[
                    ("permissions", permissions.clone().into()),
                    ("place", place.clone().into()),
                ],
            ),
            Refusal::Restricted(rule) => rule.say(lang),
            Refusal::Beyond { sentence, until } => {
                // Discord shows whole seconds; a moment too late is better than one too early.
                let until = until.0.div_euclid(1000) + 1;
                with(sentence, "until", until.to_string().into())
            }
            Refusal::Table(BadTable::Seats(allowed)) => lang.say(
                "refused-seats",
                &[
                    ("fewest", (*allowed.start()).into()),
                    ("most", (*allowed.end()).into()),
                ],
            ),
            Refusal::Table(BadTable::Option(key)) => {
                with("refused-option", "key", key.clone().into())
            }
            Refusal::Table(BadTable::Value { key, values }) => lang.say(
                "refused-value",
                &[("key", (*key).into()), ("values", values.join(", ").into())],
            ),
        }
    }
}

/// Seats by name, with commas.
#[must_use]
pub fn names(lang: &Lang, info: &Info, seats: Seats) -> String {
    seats
        .iter()
        .map(|seat| lang.seat(info, seat))
        .collect::<Vec<_>>()
        .join(", ")
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

/// What was mistyped can be as long as Discord lets people type, and hold anything.
fn shown(text: &str) -> String {
    const SHOWN: usize = 60;
    let harmless = |letter: &char| !letter.is_control() && *letter != '`';
    let mut shown: String = text.chars().filter(harmless).take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// Turns or claims, as they are typed.
fn quoted(near: &[String]) -> String {
    let near: Vec<String> = near.iter().map(|turn| format!("`{turn}`")).collect();
    near.join(", ")
}
