//! Who sits where, and the time they have.

use super::Writing;
use super::ids::{MatchId, UserId};
use super::rows::Sitting;

/// What makes a [`Sitting`], of a seat `s` whose holder's vacation is `v`.
macro_rules! sitting_columns {
    () => {
        "s.seat, s.person, s.waits, s.gone, s.bank, s.spent, s.runs, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed"
    };
}
pub(super) use sitting_columns;

/// The seats of a match, with whoever is away.
pub(super) const SEATS: &str = concat!(
    "select ",
    sitting_columns!(),
    " from seats s left join vacations v on v.person = s.person and v.ended is null
     where s.match_id = $1 order by s.seat"
);

impl Writing<'_> {
    /// The seats of a match as they are now, whatever else is being written.
    pub async fn seats(&mut self, id: &MatchId) -> sqlx::Result<Vec<Sitting>> {
        sqlx::query_as(SEATS)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await
    }

    /// Seats somebody, or the computer. No time is kept before the start ([`Writing::keep_time`]).
    pub async fn seat(&mut self, id: &MatchId, sitting: &Sitting) -> sqlx::Result<()> {
        sqlx::query("insert into seats (match_id, seat, person) values ($1, $2, $3)")
            .bind(id)
            .bind(sitting.seat)
            .bind(sitting.person)
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

    /// Says since when the match waits for a seat, what time it has, and when it is reminded of that.
    pub async fn keep_time(&mut self, id: &MatchId, sitting: &Sitting) -> sqlx::Result<()> {
        sqlx::query(
            "update seats set waits = $3, bank = $4, spent = $5, runs = $6, deadline = $7,
                reminds = $8, reminded = $9, given = $10, snoozed = $11 where match_id = $1 and seat = $2",
        )
        .bind(id)
        .bind(sitting.seat)
        .bind(sitting.waits)
        .bind(sitting.clock.bank)
        .bind(sitting.clock.spent)
        .bind(sitting.clock.runs)
        .bind(sitting.clock.deadline())
        .bind(sitting.reminding.reminds)
        .bind(sitting.reminding.reminded)
        .bind(sitting.reminding.given)
        .bind(sitting.reminding.snoozed)
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
