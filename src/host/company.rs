//! The usual time of a person's answers, and the number of their games that they finish: for the
//! eyes of one who thinks about joining them, and for nothing else.

use super::error::Error;
use super::matches::Host;
use crate::store::ids::{GuildId, MatchId, UserId};

/// Answers of which the median is taken, the last 20.
const ANSWERS: usize = 20;

/// Fewest answers that have a median worth saying.
const FEWEST_ANSWERS: usize = 5;

/// Last matches of a person that are looked at, on all servers.
const MATCHES: i64 = 40;

/// Matches in which answers are sought.
const SOUGHT: usize = 12;

/// A person's last games on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    /// The median of the last answers, in milliseconds; `None` for too few.
    pub answers: Option<i64>,
    /// Games in which the person did not run out of time.
    pub finished: usize,
    /// All games.
    pub games: usize,
}

impl Host {
    /// A person's last games on a server.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn company(&self, person: UserId, guild: GuildId) -> Result<Company, Error> {
        let last = self.store.last_seats(person, guild, MATCHES).await?;
        let open = self.store.seats_under_way(person, guild).await?;
        let ended = last.iter().map(|one| (one.match_id.clone(), one.seat));
        let sought = open.into_iter().chain(ended).take(SOUGHT);
        Ok(Company {
            answers: self.median_answer(sought).await?,
            finished: last.iter().filter(|one| !one.ran_out).count(),
            games: last.len(),
        })
    }

    /// The median of the last answers in these seats, in milliseconds.
    async fn median_answer(
        &self,
        seats: impl Iterator<Item = (MatchId, i64)>,
    ) -> Result<Option<i64>, Error> {
        let mut answers = Vec::new();
        for (id, seat) in seats {
            let limit = ANSWERS as i64;
            answers.extend(self.store.last_answers(&id, seat, limit).await?);
        }
        answers.sort_unstable_by_key(|(at, _)| std::cmp::Reverse(*at));
        let mut waits: Vec<i64> = answers
            .into_iter()
            .take(ANSWERS)
            .map(|(_, wait)| wait)
            .collect();
        waits.sort_unstable();
        Ok((waits.len() >= FEWEST_ANSWERS).then(|| waits[waits.len() / 2]))
    }
}
