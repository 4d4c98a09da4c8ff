//! Every table that holds people: the export of a person, and their erasure.

use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column, Row, ValueRef};

use super::columns::rows;
use super::database::Store;
use super::error::Result;
use super::ids::{MatchId, UserId};
use super::sqlite;
use super::time::Timestamp;
use super::transact::Writing;

/// A table that holds people.
pub(super) struct Trace {
    /// The table's name.
    pub(super) table: &'static str,
    /// The exported rows of a person ($1). A column that ends in `_at` is an instant.
    pub(super) exported: &'static str,
    /// The statement that erases a person ($1) from the table.
    pub(super) erased: &'static str,
}

/// Every table that holds people, in the order of erasure. A test finds missing ones.
pub(super) const TRACES: &[Trace] = &[
    Trace {
        table: "messages",
        exported: "select match_id as code, kind, channel, message, number from messages where person = $1 order by match_id, kind",
        // What a match posts without a server is in the direct messages of its opener.
        erased: "delete from messages where match_id in (
                 select match_id from messages where person = $1
                 union select id from matches where opened_by = $1 and guild is null)
             and (person = $1 or person is null and exists (
                 select 1 from matches m where m.id = messages.match_id and m.opened_by = $1 and m.guild is null))",
    },
    Trace {
        table: "matches",
        exported: "select id as code, game, guild, channel, opened_at, case when interaction > 0 then interaction end as interaction
             from matches where opened_by = $1 order by opened_at",
        // Without a server, the channel is that of the opener's direct messages: alone, nothing
        // more can be written there.
        erased: "update matches set opened_by = null,
                 channel = case when guild is null then 0 else channel end,
                 place = case when guild is null then null else place end,
                 trouble = case when guild is null and not exists (
                     select 1 from seats s where s.match_id = matches.id and s.person <> $1) then 'gone' else trouble end
             where opened_by = $1",
    },
    Trace {
        table: "events",
        exported: "select e.match_id as code, e.number, e.kind, e.data as said, e.at as played_at, case when e.interaction > 0 then e.interaction end as interaction
             from seats s join events e on e.match_id = s.match_id and e.seat = s.seat
             where s.person = $1 order by e.match_id, e.number",
        erased: "update events set interaction = null
             where match_id in (select match_id from seats where person = $1) and interaction is not null and exists (
                 select 1 from seats s where s.match_id = events.match_id and s.seat = events.seat and s.person = $1)",
    },
    Trace {
        table: "seats",
        exported: "select m.id as code, m.game, m.table_json as \"table\", m.state, m.guild, m.channel, m.place, s.seat,
                    m.opened_at, m.ended_at, s.result, s.waits as asked_at
             from seats s join matches m on m.id = s.match_id where s.person = $1 order by m.opened_at, m.id",
        erased: "update seats set person = null, gone = 1, waits = null where person = $1",
    },
    Trace {
        table: "plans",
        exported: "select match_id as code, seat, lines as plan, due as due_at, played as planned_turns_played, note
             from plans where person = $1 order by match_id",
        erased: "delete from plans where person = $1",
    },
    Trace {
        table: "invitations",
        exported: "select match_id as code from invitations where person = $1 order by match_id",
        erased: "delete from invitations where person = $1",
    },
    Trace {
        table: "notices",
        exported: "select match_id as code, number, kind, due as due_at, done as done_at, outcome
             from notices where person = $1 order by id",
        erased: "delete from notices where person = $1",
    },
    Trace {
        table: "closed_dms",
        exported: "select told from closed_dms where person = $1",
        erased: "delete from closed_dms where person = $1",
    },
    Trace {
        table: "looked",
        exported: "select at as list_seen_at from looked where person = $1",
        erased: "delete from looked where person = $1",
    },
    Trace {
        table: "vacations",
        exported: "select began as began_at, ends as ends_at, ended as ended_at, kind from vacations where person = $1 order by began",
        erased: "delete from vacations where person = $1",
    },
    Trace {
        table: "days_off",
        exported: "select days as weekdays_as_bits, since as since_at, due as due_at from days_off where person = $1",
        erased: "delete from days_off where person = $1",
    },
    Trace {
        table: "preferences",
        exported: "select points as at_half_time_and_near_the_end, every as every_hours, way, next, zone, quiet_from, quiet_to,
                    digest, puzzle, reader, net as vacation_by_itself, forced as plays_the_only_turn,
                    digest_due as digest_due_at,
                    morning_due as morning_due_at, morning_sent as morning_sent_at
             from preferences where person = $1",
        erased: "delete from preferences where person = $1",
    },
    Trace {
        table: "languages",
        exported: "select lang as language from languages where person = $1",
        erased: "delete from languages where person = $1",
    },
    Trace {
        table: "lessons",
        exported: "select game, done as steps_done, at as last_done_at from lessons where person = $1 order by game",
        erased: "delete from lessons where person = $1",
    },
    Trace {
        table: "tries",
        exported: "select puzzle, day, found as right_turns, wrong as wrong_turns, hint, solved, counts as solved_in_time, at as last_tried_at
             from tries where person = $1 order by at, puzzle",
        erased: "delete from tries where person = $1",
    },
    Trace {
        table: "votes",
        exported: "select v.match_id as code, v.round as number, p.turn as voted_for from votes v
             left join candidates p on p.match_id = v.match_id and p.round = v.round and p.place = v.place
             where v.person = $1 order by v.match_id, v.round",
        erased: "delete from votes where person = $1",
    },
    Trace {
        table: "puzzle_runs",
        exported: "select guild, kind, game, puzzle, length, over, week, best as best_of_week, at as best_reached_at
             from puzzle_runs where person = $1 order by guild",
        erased: "delete from puzzle_runs where person = $1",
    },
    Trace {
        table: "shared",
        exported: "select guild, day, marks from shared where person = $1 order by guild, day",
        erased: "delete from shared where person = $1",
    },
    Trace {
        table: "puzzle_channels",
        exported: "select guild, channel, told as refusal_reported from puzzle_channels where set_by = $1 order by guild",
        erased: "update puzzle_channels set set_by = null where set_by = $1",
    },
    Trace {
        table: "week_channels",
        exported: "select guild, channel, told as refusal_reported from week_channels where set_by = $1 order by guild",
        erased: "update week_channels set set_by = null where set_by = $1",
    },
    Trace {
        table: "results",
        exported: "select match_id as code, game, guild, seat, seats, place, score, board, against, at as ended_at, points as half_points_of_the_month
             from results where person = $1 order by at, match_id",
        erased: "delete from results where person = $1",
    },
    Trace {
        table: "months",
        exported: "select guild, month, points as half_points, games, wins, at as last_ended_at
             from months where person = $1 order by guild, month",
        erased: "delete from months where person = $1",
    },
    Trace {
        table: "month_pairs",
        // With whom is the other one's too: exported is only how often.
        exported: "select guild, month, games from (
                select guild, month, games from month_pairs where one = $1
                union all select guild, month, games from month_pairs where other = $1) met
             order by guild, month, games",
        erased: "delete from month_pairs where one = $1 or other = $1",
    },
    Trace {
        table: "champions",
        exported: "select guild, case when holder = $1 then 1 else 0 end as has_role, case when set_by = $1 then 1 else 0 end as set_role
             from champions where holder = $1 or set_by = $1 order by guild",
        erased: "update champions set holder = case when holder <> $1 then holder end, set_by = case when set_by <> $1 then set_by end
             where holder = $1 or set_by = $1",
    },
    Trace {
        table: "ratings",
        exported: "select match_id as code, game, guild, number, place, mean_before, deviation_before, mean, deviation, at as ended_at
             from ratings where person = $1 order by guild, game, number",
        erased: "delete from ratings where person = $1",
    },
    Trace {
        table: "beliefs",
        exported: "select game, guild, mean, deviation, games, rivals, at as last_rated_at
             from beliefs where person = $1 order by guild, game",
        erased: "delete from beliefs where person = $1",
    },
    Trace {
        table: "rating_wishes",
        exported: "select rated, listed, noticed from rating_wishes where person = $1",
        erased: "delete from rating_wishes where person = $1",
    },
    Trace {
        table: "absent",
        exported: "select match_id as code from absent where person = $1 order by match_id",
        erased: "delete from absent where person = $1",
    },
    Trace {
        table: "absences",
        exported: "select since as absent_since_at from absences where person = $1",
        erased: "delete from absences where person = $1",
    },
    Trace {
        table: "handed",
        exported: "select match_id as code, seat from handed where person = $1 order by match_id",
        erased: "delete from handed where person = $1",
    },
    Trace {
        table: "looking",
        exported: "select guild, games, pace, most as at_once, ends as ends_at, channel, since as since_at, rests as rests_until_at
             from looking where person = $1 order by guild",
        erased: "delete from looking where person = $1",
    },
    Trace {
        table: "looking_lists",
        exported: "select guild, channel, told as refusal_reported from looking_lists where set_by = $1 order by guild",
        erased: "update looking_lists set set_by = null where set_by = $1",
    },
    Trace {
        table: "looking_pairs",
        exported: "select match_id as code, guild, at as proposed_at from looking_pairs where one = $1 or other = $1 order by at",
        erased: "delete from looking_pairs where one = $1 or other = $1",
    },
    Trace {
        table: "contests",
        exported: "select id as contest, guild, kind, game, name, starts as starts_at from contests where opener = $1 order by id",
        erased: "update contests set opener = null where opener = $1",
    },
    Trace {
        table: "contest_members",
        exported: "select contest, since as joined_at, answered as plays from contest_members where person = $1 order by contest",
        erased: "delete from contest_members where person = $1",
    },
    Trace {
        table: "contest_entrants",
        exported: "select e.contest, e.entrant as number, e.slow as one_at_a_time, e.lost as lost_by_time, e.asked as asked_until_at,
                e.withdrawn, e.place, f.seed as final_number, f.lost as final_lost_by_time, f.asked as final_asked_until_at,
                f.withdrawn as final_withdrawn, f.place as final_place,
                (select s.entrant from contest_successors s where s.contest = e.contest and s.successor = e.entrant) as in_place_of
             from contest_entrants e left join contest_finalists f on f.contest = e.contest and f.entrant = e.entrant
             where e.person = $1 order by e.contest",
        erased: "update contest_entrants set person = null where person = $1",
    },
    Trace {
        table: "contest_notes",
        exported: "select contest, kind, due as due_at from contest_notes where person = $1 order by contest, kind",
        erased: "delete from contest_notes where person = $1",
    },
    Trace {
        table: "ladder_people",
        exported: "select guild, game, rung as place_in_order, since as last_meeting_at, rests as rests_since_at, declined as declined_at
             from ladder_people where person = $1 order by guild, game",
        erased: "delete from ladder_people where person = $1",
    },
    Trace {
        table: "ladder_challenges",
        // With whom is the other one's too.
        exported: "select guild, game, case when challenger = $1 then 'sent' else 'received' end as challenge, sent as sent_at,
                    first as first_code, second as second_code, ended as ended_at
             from ladder_challenges where challenger = $1 or challenged = $1 order by sent, id",
        erased: "delete from ladder_challenges where challenger = $1 or challenged = $1",
    },
    Trace {
        table: "ladder_notes",
        exported: "select guild, game, kind, due as due_at from ladder_notes where person = $1 order by guild, game, kind",
        erased: "delete from ladder_notes where person = $1",
    },
    Trace {
        table: "league_members",
        exported: "select guild, game, since as joined_at, once as for_one_season, absent as absent_last_season, answered, slow as one_at_a_time
             from league_members where person = $1 order by guild, game",
        erased: "delete from league_members where person = $1",
    },
    Trace {
        table: "league_entrants",
        exported: "select guild, game, season, entrant as number, grp as division, lost as lost_by_time, asked as asked_until_at, withdrawn, place
             from league_entrants where person = $1 order by guild, game, season",
        erased: "update league_entrants set person = null where person = $1",
    },
    Trace {
        table: "league_notes",
        exported: "select guild, game, kind, due as due_at from league_notes where person = $1 order by guild, game, kind",
        erased: "delete from league_notes where person = $1",
    },
    Trace {
        table: "watching",
        exported: "select match_id as code, tells as notified_of_the_end, follows as listed from watching where person = $1 order by match_id",
        erased: "delete from watching where person = $1",
    },
    Trace {
        table: "suggestions",
        exported: "select at as written_at, lang as language, words from suggestions where person = $1 order by at",
        erased: "delete from suggestions where person = $1",
    },
    Trace {
        table: "blocks",
        // A block is exported to the blocker only.
        exported: "select blocked, since as blocked_at from blocks where person = $1 order by since",
        erased: "delete from blocks where person = $1 or blocked = $1",
    },
    Trace {
        table: "deletions",
        exported: "select asked_at from deletions where person = $1",
        erased: "delete from deletions where person = $1",
    },
];

/// Limit of integers that every JSON reader keeps exactly; larger ones, such as Discord's ids, are
/// exported as text.
const EXACT: i64 = 1 << 53;

super::statements::statements! {
    /// The people whose erasure is not finished.
    pub read fn pending_erasures() -> Vec<UserId> =
        "select person from deletions order by asked_at, person";

    /// The matches in which a person sits or votes, or which they opened, in any state.
    pub read fn matches_of(person: UserId) -> Vec<MatchId> =
        "select match_id from seats where person = $1
        union select id from matches where opened_by = $1
        union select match_id from invitations where person = $1
        union select match_id from votes where person = $1";

    /// Stores a person's request to be erased.
    pub write fn request_erasure(person: UserId, now: Timestamp) =
        "insert into deletions (person, asked_at) values ($1, $2) on conflict do nothing";

    /// Anonymizes the newest notice if it was the person's: it stays for a while, so that no id is
    /// used twice.
    write fn keep_newest(person: UserId) =
        "update notices set person = null, round = id, done = coalesce(done, due), outcome = 'superseded'
        where id = (select max(id) from notices) and person = $1";

    /// A person's unfinished matches, with invitations, within this transaction.
    pub write fn unfinished_of(person: UserId) -> Vec<MatchId> =
        "select m.id from (
            select match_id from seats where person = $1 and ended_at is null
            union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id where m.state in ('lobby', 'running')";

    /// Updates the public messages of matches ($1, a list of codes) from an instant on ($2), $3 ms
    /// apart: running matches first.
    SHOW_ANEW = "with shown as (
            select row_number() over (order by m.state desc, m.id, k.kind) as nth, m.id, m.number, k.kind
            from json_each($1) c join matches m on m.id = c.value ->> 0
            join (select 'panel' as kind union all select 'lobby' union all select 'talk') k on true
            where m.state in ('running', 'over') and (m.trouble is null or m.trouble = 'gone')
                and (exists (select 1 from messages p where p.match_id = m.id and p.kind = k.kind)
                     or exists (select 1 from notices n where n.match_id = m.id and n.kind = k.kind and n.done is null)))
        insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + nth, id, number, kind, null,
            ((select coalesce(max(id), 0) from notices) + nth) * 256, $2 + (nth - 1) * $3
        from shown where true";
}

impl Store {
    /// Everything stored about a person, by table. Information that a game hides from the person is
    /// left out.
    pub async fn export_person(&self, person: UserId) -> Result<Map<String, Value>> {
        self.in_time(self.tell_of(person)).await
    }

    async fn tell_of(&self, person: UserId) -> Result<Map<String, Value>> {
        // One transaction, so that the queries see one snapshot.
        let mut tx = self.read().await?;
        let mut exported = Map::new();
        for trace in TRACES {
            let rows = sqlx::query(trace.exported)
                .bind(person)
                .fetch_all(&mut *tx)
                .await?;
            let rows = rows.iter().map(object).collect::<sqlx::Result<Vec<_>>>()?;
            exported.insert(trace.table.to_owned(), Value::Array(rows));
        }
        Ok(exported)
    }

    /// Folds SQLite's write-ahead log into the file, so that erased rows do not survive in it.
    pub async fn tidy(&self) -> Result<()> {
        if self.file().is_none() {
            return Ok(());
        }
        sqlx::query(sqlite::TIDY).execute(&self.writer).await?;
        Ok(())
    }
}

impl Writing<'_> {
    /// Updates the public messages of these matches one after the other, also if an update is
    /// pending: each with a round of its own.
    pub async fn show_anew(&mut self, matches: &[MatchId], now: Timestamp) -> Result<()> {
        /// Time between two updates, 200 ms, so that players are not delayed.
        const APART: i64 = 200;
        self.has_news = true;
        sqlx::query(SHOW_ANEW)
            .bind(rows(matches))
            .bind(now)
            .bind(APART)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Erases a person from every table. Their seats stay, without a holder.
    pub async fn erase(&mut self, person: UserId) -> Result<()> {
        self.keep_newest(person).await?;
        for trace in TRACES {
            sqlx::query(trace.erased)
                .bind(person)
                .execute(&mut *self.tx)
                .await?;
        }
        Ok(())
    }
}

/// A row as a JSON object: instants as dates, inexact integers as text.
fn object(row: &AnyRow) -> sqlx::Result<Value> {
    let mut object = Map::new();
    for column in row.columns() {
        let (name, at) = (column.name(), column.ordinal());
        let raw = row.try_get_raw(at)?;
        let value = if raw.is_null() {
            Value::Null
        } else if raw.type_info().kind().is_integer() {
            let number: i64 = row.try_get(at)?;
            if name.ends_with("_at") {
                Timestamp(number).to_string().into()
            } else if number.abs() < EXACT {
                number.into()
            } else {
                number.to_string().into()
            }
        } else {
            row.try_get::<String, _>(at)?.into()
        };
        object.insert(name.to_owned(), value);
    }
    if let Some(data) = object.remove("said") {
        object.insert("text".to_owned(), event_text(&data).into());
    }
    Ok(Value::Object(object))
}

/// The event's data as one word or number; empty without data.
fn event_text(data: &Value) -> String {
    let data = data
        .as_str()
        .and_then(|data| serde_json::from_str(data).ok());
    let data: Map<String, Value> = data.unwrap_or_default();
    let keys = ["text", "turn", "matter", "millis"];
    match keys.into_iter().find_map(|key| data.get(key)) {
        Some(Value::String(word)) => word.clone(),
        Some(other) => other.to_string(),
        None if data.contains_key("out_of_time") => "time".to_owned(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::engine;
    use super::*;

    /// Tables without people.
    const IMPERSONAL: &[&str] = &[
        "failures",
        "open_channels",
        "outages",
        "heartbeat",
        "gateway_sessions",
        "settings",
        "lengths",
        "longest",
        "dailies",
        "greetings",
        "weeks",
        "swings",
        "to_show",
        "excused",
        "candidates",
        "ladders",
        "leagues",
        "league_meetings",
        "contest_meetings",
        "contest_byes",
        "contest_finals",
        "contest_finalists",
        "contest_successors",
        "contest_tables",
        "contest_table_seats",
    ];

    async fn store(folder: &tempfile::TempDir) -> Store {
        let store = Store::open(&engine::address(folder.path())).await;
        store.expect("a database")
    }

    #[tokio::test]
    async fn every_table_is_known_to_know_people_or_not_to() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = store(&folder).await;
        let tables = engine::tables(store.limited_pool.pool()).await;
        for table in &tables {
            let traced = TRACES.iter().any(|trace| trace.table == table);
            let impersonal = IMPERSONAL.contains(&table.as_str());
            assert!(
                traced != impersonal,
                "say in TRACES or IMPERSONAL whether `{table}` knows people"
            );
        }
        for trace in TRACES {
            assert!(tables.iter().any(|table| table == trace.table));
        }
    }

    #[tokio::test]
    async fn what_is_told_about_nobody_is_nothing() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let exported = store(&folder)
            .await
            .export_person(UserId(7))
            .await
            .expect("told");
        assert_eq!(exported.len(), TRACES.len());
        assert!(exported.values().all(|rows| rows == &serde_json::json!([])));
    }
}
