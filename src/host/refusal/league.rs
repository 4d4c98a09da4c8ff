//! Refusals about leagues.

use tavolino_games::game::Lang;

/// The reason that something about a league cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLeague {
    /// Leagues belong to a server.
    #[error("leagues belong to a server")]
    OnServers,
    /// The server has no league of the game, by its name.
    #[error("there is no league of {0}")]
    None(String),
    /// The game, by its name, is not for two against each other.
    #[error("{0} is not for two against each other")]
    NotForTwo(String),
    /// The pace is too slow or too fast for the game.
    #[error("no season of the game is played at this pace")]
    Pace,
    /// A season is running, which keeps its pace.
    #[error("a season is running, which keeps its pace")]
    Running,
    /// Nobody opens leagues on the server.
    #[error("nobody opens leagues here")]
    Off,
    /// Only moderators open leagues on the server.
    #[error("only moderators open leagues here")]
    ModeratorsOnly,
    /// The person is not in the league.
    #[error("the person is not in the league")]
    NotIn,
    /// The person is in the league.
    #[error("the person is in the league")]
    In,
    /// Nothing was asked, or the answer comes too late.
    #[error("nothing is asked any more")]
    NotAsked,
}

impl BadLeague {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        let of = |key: &str, game: &String| lang.say(key, &[("game", game.as_str().into())]);
        match self {
            BadLeague::OnServers => plain("refused-league-on-servers"),
            BadLeague::None(game) => of("refused-no-league", game),
            BadLeague::NotForTwo(game) => of("refused-league-not-for-two", game),
            BadLeague::Pace => plain("refused-league-pace"),
            BadLeague::Running => plain("refused-league-running"),
            BadLeague::Off => plain("refused-leagues-off"),
            BadLeague::ModeratorsOnly => plain("refused-leagues-of-moderators"),
            BadLeague::NotIn => plain("refused-not-in-league"),
            BadLeague::In => plain("refused-in-league"),
            BadLeague::NotAsked => plain("refused-league-not-asked"),
        }
    }
}
