//! Refusals about contests.

use tavolino_games::game::Lang;

use crate::contests::swiss::MOST_ROUNDS;

/// The reason that something about a contest cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadContest {
    /// Contests belong to a server.
    #[error("contests belong to a server")]
    OnServers,
    /// There is no such contest.
    #[error("there is no such contest")]
    None,
    /// The game, by its name, is not for two against each other.
    #[error("{0} is not for two against each other")]
    NotForTwo(String),
    /// The game, by its name, is for two alone.
    #[error("{0} is for two alone")]
    NotForTables(String),
    /// The game, by its name, is not played together.
    #[error("{0} is not played together")]
    NotTogether(String),
    /// The pace is too slow or too fast for the game.
    #[error("no contest of the game is played at this pace")]
    Pace,
    /// A tour has another pace.
    #[error("a tour is played at a fast pace")]
    TourPace,
    /// The name is empty, too long, or has unusual signs.
    #[error("the name is no plain text")]
    Name,
    /// The name is that of another contest.
    #[error("another contest is called {0}")]
    NameTaken(String),
    /// The number of rounds is out of range, or the contest has none.
    #[error("the number of rounds does not suit the contest")]
    Rounds,
    /// The kind has no final.
    #[error("contests of the kind have no final")]
    NoFinal,
    /// The number of days is out of range.
    #[error("the number of days is out of range")]
    Days,
    /// The server has as many contests as it may have.
    #[error("the server has as many contests as it may have")]
    TooMany,
    /// Nobody opens contests on the server.
    #[error("nobody opens contests here")]
    Off,
    /// Only moderators open contests on the server.
    #[error("only moderators open contests here")]
    ModeratorsOnly,
    /// Only its opener and moderators start or stop a contest.
    #[error("neither the opener nor a moderator")]
    NotYours,
    /// Too few people have said that they play.
    #[error("too few people have said that they play")]
    TooFew(usize),
    /// It has begun.
    #[error("the contest has begun")]
    Closed,
    /// It is over.
    #[error("the contest is over")]
    Ended,
    /// It has no place left.
    #[error("the contest is full")]
    Full,
    /// The person is in the contest.
    #[error("the person is in the contest")]
    In,
    /// The person is not in the contest.
    #[error("the person is not in the contest")]
    NotIn,
    /// The person does not play in the contest, or it does not go on.
    #[error("the person does not play in a contest that goes on")]
    NotPlaying,
    /// Nothing was asked, or the answer comes too late.
    #[error("nothing is asked any more")]
    NotAsked,
    /// No place is free for a latecomer.
    #[error("no place is free")]
    NoPlace,
    /// The person has withdrawn from the contest.
    #[error("the person has withdrawn from the contest")]
    WasIn,
}

impl BadContest {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        match self {
            BadContest::OnServers => plain("refused-contest-on-servers"),
            BadContest::None => plain("refused-no-contest"),
            BadContest::NotForTwo(game) => {
                let values = [("game", game.as_str().into())];
                lang.say("refused-contest-not-for-two", &values)
            }
            BadContest::NotForTables(game) => {
                let values = [("game", game.as_str().into())];
                lang.say("refused-contest-not-for-tables", &values)
            }
            BadContest::NotTogether(game) => {
                let values = [("game", game.as_str().into())];
                lang.say("refused-contest-not-together", &values)
            }
            BadContest::Pace => plain("refused-contest-pace"),
            BadContest::TourPace => plain("refused-contest-tour-pace"),
            BadContest::Name => plain("refused-contest-name"),
            BadContest::NameTaken(name) => {
                let values = [("name", name.as_str().into())];
                lang.say("refused-contest-name-taken", &values)
            }
            BadContest::Rounds => {
                let values = [("most", MOST_ROUNDS.into())];
                lang.say("refused-contest-rounds", &values)
            }
            BadContest::NoFinal => plain("refused-contest-no-final"),
            BadContest::Days => plain("refused-contest-days"),
            BadContest::TooMany => plain("refused-contests-too-many"),
            BadContest::Off => plain("refused-contests-off"),
            BadContest::ModeratorsOnly => plain("refused-contests-of-moderators"),
            BadContest::NotYours => plain("refused-contest-not-yours"),
            BadContest::TooFew(fewest) => {
                let values = [("fewest", (*fewest).into())];
                lang.say("refused-contest-too-few", &values)
            }
            BadContest::Closed => plain("refused-contest-closed"),
            BadContest::Ended => plain("refused-contest-ended"),
            BadContest::Full => plain("refused-contest-full"),
            BadContest::In => plain("refused-in-contest"),
            BadContest::NotIn => plain("refused-not-in-contest"),
            BadContest::NotPlaying => plain("refused-contest-not-playing"),
            BadContest::NotAsked => plain("refused-contest-not-asked"),
            BadContest::NoPlace => plain("refused-contest-no-place"),
            BadContest::WasIn => plain("refused-contest-was-in"),
        }
    }
}
