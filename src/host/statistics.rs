//! Results, ratings and lists of people, and their wishes about them.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use crate::store::behalf::unguarded;
use crate::store::ids::{GuildId, UserId};
use crate::store::ratings::{BeliefRow, ListLimits, RIVALS, Rated, RatedWish, RatingWishes};
use crate::store::statistics::Counted;
use crate::store::time::Timestamp;
use crate::store::transact_unlisted;

/// Greatest deviation of a number that counts as certain, in thousandths of a rating point.
pub const CERTAIN: i64 = 150_000;
/// Time after the last rated match from which a person is in no list.
const IDLE: Duration = Duration::from_hours(120 * 24);
/// Most people read for a list.
const MOST_READ: i64 = 500;
/// Latest matches of which the results are shown one by one.
const LATEST: i64 = 10;
/// Latest matches of which the rivals are counted, 200: in a large database each costs two reads of
/// pages that are not cached.
const VERSUS: i64 = 200;
/// Most rivals shown.
const MOST_RIVALS: i64 = 6;
/// Latest cooperative matches among which the longest run is sought.
const TOGETHER: i64 = 500;
/// Most people with a number, and most without one, in a list: it is read on a phone.
pub const MOST_LISTED: usize = 20;
/// People of each kind read for a list: some may have left the server.
const CANDIDATES: i64 = 60;
/// Number of unlisted people from which a list mentions them.
const MENTIONED: i64 = 3;

/// The results of a person.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// On the server.
    pub here: Vec<Counted>,
    /// Without a server.
    pub elsewhere: Vec<Counted>,
}

/// Matches won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub won: i64,
    /// Drawn, or the first place shared.
    pub drawn: i64,
    /// Lost.
    pub lost: i64,
}

impl Score {
    /// Counts matches with a stored score.
    pub fn add(&mut self, score: i64, count: i64) {
        match score {
            2 => self.won += count,
            1 => self.drawn += count,
            _ => self.lost += count,
        }
    }

    /// The number of matches.
    #[must_use]
    pub fn played(self) -> i64 {
        self.won + self.drawn + self.lost
    }
}

/// The latest results of a person in a game on a server.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// The stored scores of the last matches among people, the latest first.
    pub latest: Vec<i64>,
    /// The people played with most, 6 at most, and how often the person was ahead, equal or behind.
    pub rivals: Vec<(UserId, Score)>,
    /// The longest run of cooperative matches won.
    pub run: i64,
}

/// A person's rating in a game on a server.
#[derive(Clone, Debug)]
pub struct Rating {
    /// The present belief.
    pub belief: BeliefRow,
    /// The highest mean until now, and the number of the match after which it was theirs.
    pub highest: (i64, i64),
}

impl Rating {
    /// Whether the number may be shown; before, only its range.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        is_certain(&self.belief)
    }
}

/// A person in the list of a game, with a number in thousandths of a rating point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The person.
    pub person: UserId,
    /// The mean.
    pub mean: i64,
    /// The deviation: the number is in a range of this size on both sides of the mean.
    pub deviation: i64,
    /// The number of rated matches.
    pub games: i64,
}

/// The list of a game on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaderboard {
    /// The first people, the one with the highest low end of the range first.
    pub listed: Vec<Listed>,
    /// The number of people after them.
    pub more_listed: i64,
    /// People who were not informed yet that a list shows their number, by their ids.
    pub uninformed: Vec<UserId>,
    /// The number of the others.
    pub more_uninformed: i64,
    /// The number of people who are not to be listed, if it is mentioned.
    pub unlisted: Option<i64>,
}

impl Leaderboard {
    /// Whether nobody has a number, also none who is not shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let named = self.listed.len() + self.uninformed.len();
        named == 0 && self.more_listed + self.more_uninformed == 0 && self.unlisted.is_none()
    }

    /// Leaves people out, and counts those after the twentieth of each kind among the others.
    pub fn keep(&mut self, is_shown: impl Fn(UserId) -> bool) {
        self.listed.retain(|listed| is_shown(listed.person));
        self.uninformed.retain(|person| is_shown(*person));
        self.more_listed += self.listed.len().saturating_sub(MOST_LISTED) as i64;
        self.more_uninformed += self.uninformed.len().saturating_sub(MOST_LISTED) as i64;
        self.listed.truncate(MOST_LISTED);
        self.uninformed.truncate(MOST_LISTED);
    }
}

/// A change of a person's wishes about ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishChange {
    /// Whether they play rated matches.
    Rated(RatedWish),
    /// Whether lists show them.
    Listed(bool),
    /// They were informed that lists show them.
    Noticed,
    /// They played a rated match: who was asked until now plays them from now on.
    Agreed,
}

fn is_certain(belief: &BeliefRow) -> bool {
    belief.deviation <= CERTAIN && belief.rivals >= RIVALS
}

impl Host {
    /// The results of a person on a server; `own`: with those without a server. Of others, only
    /// matches among people.
    pub async fn results(
        &self,
        person: UserId,
        guild: Option<GuildId>,
        own: bool,
    ) -> Result<Results, Error> {
        let mut here = match guild {
            Some(guild) => self.store.counted(person, Some(guild)).await?,
            None => Vec::new(),
        };
        if !own {
            here.retain(|counted| counted.against.is_none());
        }
        let elsewhere = if own {
            self.store.counted(person, None).await?
        } else {
            Vec::new()
        };
        Ok(Results { here, elsewhere })
    }

    /// The latest results of a person in a game on a server.
    pub async fn form(&self, person: UserId, guild: GuildId, game: &str) -> Result<Form, Error> {
        let latest = self.store.latest_scores(person, guild, game, LATEST);
        let latest = latest.await?;
        let run = self.store.longest_run(person, guild, game, TOGETHER);
        let run = run.await?;
        let versus = self.store.versus(person, guild, game, VERSUS, MOST_RIVALS);
        let versus = versus.await?;
        let rivals = versus.into_iter().map(|versus| {
            let score = Score {
                won: versus.won,
                drawn: versus.drawn,
                lost: versus.lost,
            };
            (versus.person, score)
        });
        Ok(Form {
            latest,
            rivals: rivals.collect(),
            run,
        })
    }

    /// The results of a person against another one on a server, by game: of the last 200 matches of
    /// the person in each.
    pub async fn between(
        &self,
        person: UserId,
        rival: UserId,
        guild: GuildId,
    ) -> Result<Vec<(String, Score)>, Error> {
        let mut games: Vec<String> = Vec::new();
        for counted in self.store.counted(person, Some(guild)).await? {
            let is_against = counted.against.is_none() && counted.board.is_none();
            if is_against && !games.contains(&counted.game) {
                games.push(counted.game);
            }
        }
        let mut scores = Vec::new();
        for game in games {
            let versus = self.store.versus_one(person, guild, &game, VERSUS, rival);
            if let Some(versus) = versus.await? {
                let score = Score {
                    won: versus.won,
                    drawn: versus.drawn,
                    lost: versus.lost,
                };
                scores.push((game, score));
            }
        }
        Ok(scores)
    }

    /// A person's rating in a game on a server; `None` without a rated match.
    pub async fn rating(
        &self,
        person: UserId,
        guild: GuildId,
        game: &str,
    ) -> Result<Option<Rating>, Error> {
        let Some(belief) = self.store.belief(guild, game, person).await? else {
            return Ok(None);
        };
        let highest = self.store.highest_rating(guild, game, person).await?;
        Ok(Some(Rating {
            highest: highest.unwrap_or((belief.mean, belief.games)),
            belief,
        }))
    }

    /// Every change of a person's rating in a game on a server, the first one first.
    pub async fn rating_changes(
        &self,
        person: UserId,
        guild: GuildId,
        game: &str,
    ) -> Result<Vec<Rated>, Error> {
        Ok(self.store.rating_changes(guild, game, person).await?)
    }

    /// The list of a game on a server. People are in it who want to be, have a rated match within
    /// 120 days, and were informed.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        game: &str,
        now: Timestamp,
    ) -> Result<Leaderboard, Error> {
        let limits = ListLimits {
            since: now.before(IDLE),
            read: MOST_READ,
            shown: CANDIDATES,
        };
        let mut list = Leaderboard::default();
        for row in self.store.listed(guild, game, limits).await? {
            let more = (row.total - CANDIDATES).max(0);
            match row.standing {
                0 => {
                    list.listed.push(Listed {
                        person: row.person,
                        mean: row.mean,
                        deviation: row.deviation,
                        games: row.games,
                    });
                    list.more_listed = more;
                }
                // The order of numbers that are not shown is not shown either: the store orders
                // these people by their ids.
                1 => {
                    list.uninformed.push(row.person);
                    list.more_uninformed = more;
                }
                _ => list.unlisted = Some(row.total).filter(|&count| count >= MENTIONED),
            }
        }
        Ok(list)
    }

    /// The wishes of a person about ratings.
    pub async fn rating_wishes(&self, person: UserId) -> Result<RatingWishes, Error> {
        Ok(self.store.rating_wishes(person).await?)
    }

    /// Changes the wishes of a person about ratings; returns the new ones.
    pub async fn change_rating_wishes(
        &self,
        person: UserId,
        change: WishChange,
    ) -> Result<RatingWishes, Error> {
        transact_unlisted!(self.store, |tx| {
            let mut wishes = tx.rating_wishes(person).await?;
            match change {
                WishChange::Rated(rated) => wishes.rated = rated,
                WishChange::Listed(listed) => wishes.listed = listed,
                WishChange::Noticed => wishes.noticed = true,
                WishChange::Agreed if wishes.rated == RatedWish::Ask => {
                    wishes.rated = RatedWish::Yes;
                }
                WishChange::Agreed => {}
            }
            tx.set_rating_wishes(person, &wishes).await?;
            Ok::<_, Error>(wishes)
        })
    }

    /// Records that a person is informed that lists show them, also in an answer that took long,
    /// such as an analysis: it is about to be sent.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn note_informed(&self, person: UserId) -> Result<(), Error> {
        let noted = self.change_rating_wishes(person, WishChange::Noticed);
        unguarded(Box::pin(noted)).await.map(drop)
    }

    /// Whether a person is to be informed now that lists of this server show them.
    pub async fn is_first_listed(&self, person: UserId, guild: GuildId) -> Result<bool, Error> {
        Ok(self.store.is_first_listed(guild, person).await?)
    }

    /// Whether a person is asked before they join this lobby, as it is rated.
    pub async fn asks_about_rating(&self, person: UserId, record: &Record) -> Result<bool, Error> {
        Ok(record.row.rated && self.store.rating_wishes(person).await?.rated != RatedWish::Yes)
    }
}
