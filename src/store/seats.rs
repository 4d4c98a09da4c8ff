//! Who sits where, and the time they have.

use super::Writing;
use super::ids::{MatchId, UserId};
use super::rows::Sitting;

/// The seats of a match, with whoever is away.
pub(super) const SEATS: &str =
    "select s.seat, s.person, s.waits, s.gone, s.bank, s.spent, s.runs, v.ends as away
     from seats s left join vacations v on v.person = s.person and v.ended is null
     where s.match_id = $1 order by s.seat";

impl Writing<'_> {
    /// The seats of a match as they are now, whatever else is being written.
    pub async fn seats(&mut self, id: &MatchId) -> sqlx::Result<Vec<Sitting>> {
        sqlx::query_as(SEATS)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await
    }

    /// Seats somebody, or the computer.
    pub async fn seat(&mut self, id: &MatchId, sitting: &Sitting) -> sqlx::Result<()> {
        sqlx::query("insert into seats (match_id, seat, person, waits, bank, spent, runs, deadline) values ($1, $2, $3, $4, $5, $6, $7, $8)")
            .bind(id)
            .bind(sitting.seat)
            .bind(sitting.person)
            .bind(sitting.waits)
            .bind(sitting.clock.bank)
            .bind(sitting.clock.spent)
            .bind(sitting.clock.runs)
            .bind(sitting.clock.deadline())
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Empties all seats.
    pub async fn unseat(&mut self, id: &MatchId) -> sqlx::Result<()> {
        sqlx::query("delete from seats where match_id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Says since when the match waits for a seat, and what time it has.
    pub async fn keep_time(&mut self, id: &MatchId, sitting: &Sitting) -> sqlx::Result<()> {
        sqlx::query(
            "update seats set waits = $3, bank = $4, spent = $5, runs = $6, deadline = $7 where match_id = $1 and seat = $2",
        )
        .bind(id)
        .bind(sitting.seat)
        .bind(sitting.waits)
        .bind(sitting.clock.bank)
        .bind(sitting.clock.spent)
        .bind(sitting.clock.runs)
        .bind(sitting.clock.deadline())
        .execute(&mut *self.tx)
        .await?;
        Ok(())
    }

    /// Somebody else holds the seat from now on.
    pub async fn hand_over(&mut self, id: &MatchId, seat: u8, person: UserId) -> sqlx::Result<()> {
        sqlx::query("update seats set person = $3 where match_id = $1 and seat = $2")
            .bind(id)
            .bind(seat)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
