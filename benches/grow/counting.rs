//! Results and ratings of the copied games, as their ends would have stored them.

use super::Filling;

/// The mean of a person ($P) after a number of rated games ($N), in thousandths of a rating point:
/// from 1500 on to a level of the person's own, and a little up and down.
const MEAN: &str = "(1500000 + ($P % 601 - 300) * 100 * min($N, 10) + $N * 7919 % 41 * 500)";

/// The deviation after a number of rated games ($N): it falls from 350 points to below 150 with the
/// third.
const DEVIATION: &str = "(60000 + 290000 / ($N + 1))";

impl Filling {
    /// Counts the finished copies: results, ratings and beliefs of their people, whose wishes are
    /// to be rated, and to be listed but for a tenth. Before the running games are copied.
    pub async fn count(&mut self) {
        self.run(
            "insert into results (match_id, seat, person, guild, game, seats, place, score, board, against, at)
             select c.code, t.seat, s.person, m.guild, t.game, t.seats, t.place, t.score, t.board, t.against, m.ended_at
             from temp.copy c cross join results t on t.match_id = c.of
                 cross join seats s on s.match_id = c.code and s.seat = t.seat cross join matches m on m.id = c.code",
        )
        .await;
        // In the order of the ends, so that the rows of a person are as far apart as in a real
        // database.
        let at =
            |formula: &str, number: &str| formula.replace("$P", "person").replace("$N", number);
        self.run(&format!(
            "insert into ratings (match_id, seat, guild, game, person, number, place, mean_before, deviation_before, mean,
                 deviation, at)
             select match_id, seat, guild, game, person, nth, place, {}, {}, {}, {}, at from (
                 select r.*, row_number() over (partition by r.guild, r.game, r.person order by r.at, r.match_id) as nth
                 from temp.copy c cross join ratings t on t.match_id = c.of
                     cross join results r on r.match_id = c.code and r.seat = t.seat)
             order by at, match_id, seat",
            at(MEAN, "(nth - 1)"),
            at(DEVIATION, "(nth - 1)"),
            at(MEAN, "nth"),
            at(DEVIATION, "nth"),
        ))
        .await;
        // Beside max(), SQLite takes the other columns from the newest row.
        self.run(
            "insert or ignore into beliefs (guild, game, person, mean, deviation, games, rivals, at)
             select guild, game, person, mean, deviation, games, min(games, 3), at from (
                 select guild, game, person, mean, deviation, at, max(number) as games from ratings
                 group by guild, game, person)",
        )
        .await;
        self.run(
            "insert or ignore into rating_wishes (person, rated, listed, noticed)
             select distinct person, 'yes', person % 10 <> 9, 1 from beliefs",
        )
        .await;
        self.run("pragma wal_checkpoint(truncate)").await;
    }
}
