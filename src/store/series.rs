//! Series of meetings: the seasons of leagues, and contests. The rows of both are the same, and
//! their courses share what they do with them.

use super::columns::Flag;
use super::error::Result;
use super::ids::{ContestId, GuildId, MatchId, UserId};
use super::matches::State;
use super::time::Timestamp;
use super::transact::Writing;

/// A season of a league, or a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Series {
    /// A season of the league of a game on a server.
    Season {
        /// The server.
        guild: GuildId,
        /// The key of the game.
        game: String,
        /// The number of the season.
        season: i64,
    },
    /// A contest.
    Contest(ContestId),
    /// The final of a contest. Its people are numbered by their places in the standing.
    Final(ContestId),
}

/// A person in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Entrant {
    /// The number in the series, from 1 on.
    pub entrant: i64,
    /// The group of a season, from 1 on; the first is the strongest. A contest has one.
    pub grp: i64,
    /// The person; `None`: they were erased.
    pub person: Option<UserId>,
    /// Whether they play one meeting at a time until one has ended.
    #[sqlx(try_from = "Flag")]
    pub slow: bool,
    /// The number of games lost by time.
    pub lost: i64,
    /// Until when they may say that they go on; `None`: they were not asked, or have answered.
    pub asked: Option<Timestamp>,
    /// The consequence of their withdrawal; `None`: they have not withdrawn.
    pub withdrawn: Option<Withdrawn>,
    /// The place in the group at the end.
    pub place: Option<i64>,
}

impl Entrant {
    /// A person with this number who enters a group; `slow`: they play one meeting at a time.
    #[must_use]
    pub fn new(entrant: i64, grp: i64, person: UserId, slow: bool) -> Entrant {
        Entrant {
            entrant,
            grp,
            person: Some(person),
            slow,
            lost: 0,
            asked: None,
            withdrawn: None,
            place: None,
        }
    }
}

/// The consequence of a withdrawal, as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Withdrawn {
    /// No game counts.
    Struck,
    /// The others win the games that were not played.
    Absent,
}

/// A meeting of a series, with what became of its matches.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct SeriesMeeting {
    /// The place in the order of the series.
    pub nth: i64,
    /// The round of a contest, from 1 on; a season has one.
    pub round: i64,
    /// The number of the person with seat 1 of the first match.
    pub one: i64,
    /// The number of the other person.
    pub other: i64,
    /// The first match; `None` before the start.
    pub first: Option<MatchId>,
    /// The second match.
    pub second: Option<MatchId>,
    /// The half points of `one` by judgement in the first match.
    pub first_judged: Option<i64>,
    /// The half points of `one` by judgement in the second match.
    pub second_judged: Option<i64>,
    /// Whether it does not take place.
    #[sqlx(try_from = "Flag")]
    pub blocked: bool,
    /// The state of the first match.
    pub first_state: Option<State>,
    /// The state of the second match.
    pub second_state: Option<State>,
    /// The place of `one` in the first match; `None` without a result.
    pub first_one: Option<i64>,
    /// The place of the other in the first match.
    pub first_other: Option<i64>,
    /// The place of `one` in the second match.
    pub second_one: Option<i64>,
    /// The place of the other in the second match.
    pub second_other: Option<i64>,
}

/// The kind of a direct message about a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum SeriesNoteKind {
    /// It begins: does the person play? A season asks those who were absent in the last one.
    Call,
    /// The person lost a game by time: do they go on?
    Lost,
    /// The person was left out of a league, as nobody had seen them.
    Left,
}

super::columns::words!(Withdrawn, SeriesNoteKind);

/// Defines functions of a transaction on a series: each runs that of its kind, of a season, of a
/// contest or of a final.
macro_rules! by_kind {
    ($(
        $(#[$doc:meta])*
        fn $name:ident($($parameter:ident: $type:ty),*) -> $answer:ty =
        $of_season:ident, $of_contest:ident, $of_final:ident;
    )+) => {
        impl Writing<'_> {$(
            $(#[$doc])*
            pub async fn $name(
                &mut self, series: &Series, $($parameter: $type),*
            ) -> Result<$answer> {
                match series {
                    Series::Season { guild, game, season } => {
                        self.$of_season(*guild, game, *season $(, $parameter)*).await
                    }
                    Series::Contest(id) => self.$of_contest(*id $(, $parameter)*).await,
                    Series::Final(id) => self.$of_final(*id $(, $parameter)*).await,
                }
            }
        )+}
    };
}

by_kind! {
    /// The people of a series, by their numbers.
    fn series_entrants() -> Vec<Entrant> = league_entrants, contest_entrants, finalists;

    /// The meetings of a series in their order.
    fn series_meetings() -> Vec<SeriesMeeting> = league_meetings, contest_meetings, final_meetings;

    /// Stores what became of a person in a series.
    fn set_series_entrant(entrant: &Entrant) -> () = set_entrant, set_contest_entrant, set_finalist;

    /// The numbers of the people of a series who lost a game by time, once for each game.
    fn series_losses_by_time() -> Vec<i64> =
        league_losses_by_time, contest_losses_by_time, final_losses_by_time;

    /// Stores the matches of a meeting; `false` if it has begun.
    fn begin_series_meeting(nth: i64, first: &MatchId, second: &MatchId) -> bool =
        begin_league_meeting, begin_contest_meeting, begin_final_meeting;

    /// Stores that a meeting does not take place.
    fn block_series_meeting(nth: i64) -> () =
        block_league_meeting, block_contest_meeting, block_final_meeting;

    /// Stores the judgement of a meeting, which stays.
    fn judge_series_meeting(nth: i64, first: Option<i64>, second: Option<i64>) -> () =
        judge_league_meeting, judge_contest_meeting, judge_final_meeting;
}

impl Writing<'_> {
    /// Stores a direct message that is to be sent. Nothing for a person who is being erased.
    pub async fn add_series_note(
        &mut self,
        series: &Series,
        person: UserId,
        kind: SeriesNoteKind,
        now: Timestamp,
    ) -> Result<()> {
        match series {
            Series::Season { guild, game, .. } => {
                self.add_league_note(*guild, game, person, kind, now).await
            }
            Series::Contest(id) | Series::Final(id) => {
                self.add_contest_note(*id, person, kind, now).await
            }
        }
    }

    /// Lets the card of a series be brought up to date.
    pub async fn outdate_series(&mut self, series: &Series, now: Timestamp) -> Result<()> {
        match series {
            Series::Season { guild, game, .. } => self.outdate_league(*guild, game, now).await,
            Series::Contest(id) | Series::Final(id) => self.outdate_contest(*id, now).await,
        }
    }
}
