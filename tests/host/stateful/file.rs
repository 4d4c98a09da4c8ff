//! A database file with a fuse: a power cut before a chosen row is written.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection};
use sqlx_sqlite::{SqliteConnectOptions, SqliteConnection};

use super::*;

/// A connection that reads everything, and its file.
pub struct Probe {
    line: SqliteConnection,
    everything: String,
}

/// An event's row in the log.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Row {
    pub number: i64,
    pub kind: String,
    pub seat: Option<u8>,
    pub data: Option<String>,
    pub clock: Option<i64>,
    pub interaction: Option<i64>,
}

async fn connect(file: &Path) -> SqliteConnection {
    // The connection writes the fuse only.
    let options = SqliteConnectOptions::new().filename(file);
    let options = options.pragma("synchronous", "off");
    SqliteConnection::connect_with(&options).await.unwrap()
}

async fn tables(line: &mut SqliteConnection) -> Vec<String> {
    let tables = "select name from sqlite_master where type = 'table' and name not like 'sqlite%'
        and name not in ('_sqlx_migrations', 'fuse') order by name";
    sqlx::query_scalar(tables).fetch_all(line).await.unwrap()
}

/// The bytes of an empty database with a fuse.
pub async fn empty() -> Vec<u8> {
    let folder = engine::folder();
    let file = folder.path().join("games.db");
    let address = format!("sqlite://{}", file.display());
    Store::open(&address).await.unwrap().close().await;
    let mut line = connect(&file).await;
    let mut fuse = "create table fuse (rows bigint); insert into fuse values (null);".to_owned();
    for table in tables(&mut line).await {
        for what in ["insert", "update", "delete"] {
            // The table of failures is excluded: a dead process writes none.
            let left = if table == "failures" { 1000 } else { 0 };
            let trigger = format!(
                "create trigger fuse_{table}_{what} before {what} on {table} when (select rows from fuse) is not null begin
                    update fuse set rows = rows - 1;
                    select raise(abort, 'the power went') where (select rows from fuse) <= {left};
                end;"
            );
            fuse.push_str(&trigger);
        }
    }
    let lit = sqlx::raw_sql(AssertSqlSafe(fuse));
    lit.execute(&mut line).await.unwrap();
    line.close().await.unwrap();
    std::fs::read(file).unwrap()
}

impl Probe {
    pub async fn of(file: &Path) -> Probe {
        let mut line = connect(file).await;
        let mut everything = Vec::new();
        for table in tables(&mut line).await {
            let columns = sqlx::query_scalar("select name from pragma_table_info($1)");
            let columns: Vec<String> = columns.bind(&table).fetch_all(&mut line).await.unwrap();
            // After a crash it is unknown whether the computer acted for this notice.
            let known = |column: &str| match (&*table, column) {
                ("notices", "outcome") => {
                    "case kind when 'think' then '' else quote(outcome) end".to_owned()
                }
                _ => format!("quote(\"{column}\")"),
            };
            let shown: Vec<String> = (columns.iter())
                .map(|column| format!("' {column}=' || {}", known(column)))
                .collect();
            everything.push(format!(
                "select '{table}:' || {} from {table}",
                shown.join(" || ")
            ));
        }
        let everything = everything.join(" union all ") + " order by 1";
        Probe { line, everything }
    }

    /// Every row of every table.
    pub async fn everything(&mut self) -> Vec<String> {
        let rows = sqlx::query_scalar(AssertSqlSafe(self.everything.clone()));
        rows.fetch_all(&mut self.line).await.unwrap()
    }

    /// Sets the row before which the power is cut; `None` for no cut.
    pub async fn light(&mut self, row: Option<i64>) {
        let lit = sqlx::query("update fuse set rows = $1").bind(row);
        lit.execute(&mut self.line).await.unwrap();
    }

    /// Copies the database to another file.
    pub async fn copy_to(&mut self, file: &Path) {
        let copied = sqlx::query("vacuum into $1").bind(file.to_str());
        copied.execute(&mut self.line).await.unwrap();
    }

    /// The events of a match after a number.
    pub async fn events(&mut self, id: &MatchId, after: i64) -> Vec<Row> {
        let events = "select number, kind, seat, data, clock, interaction from events where match_id = $1 and number > $2 order by number";
        let events = sqlx::query_as(events).bind(id).bind(after);
        events.fetch_all(&mut self.line).await.unwrap()
    }

    /// The notices of an event, with their readers; `None` for the table.
    pub async fn notices(&mut self, id: &MatchId, number: i64) -> Vec<(String, Option<UserId>)> {
        let statement = "select kind, person from notices where match_id = $1 and number = $2";
        let query = sqlx::query_as(statement).bind(id).bind(number);
        query.fetch_all(&mut self.line).await.unwrap()
    }

    /// The deal of a match.
    pub async fn deal(&mut self, id: &MatchId) -> String {
        let deal = sqlx::query_scalar("select deal from matches where id = $1").bind(id);
        deal.fetch_one(&mut self.line).await.unwrap()
    }
}

/// The rows without boards and cards to be redrawn for no event: those can be requested more than
/// once.
pub fn undrawn(rows: &[String]) -> Vec<String> {
    let is_drawn = |row: &&String| {
        let is_shown = row.contains("kind='panel'") || row.contains("kind='lobby'");
        row.starts_with("notices:") && is_shown && row.split(' ').all(|word| word != "round=0")
    };
    rows.iter().filter(|row| !is_drawn(row)).cloned().collect()
}

/// The rows in only one of the two.
pub fn difference(one: &[String], other: &[String]) -> String {
    let only = |a: &[String], b: &[String], sign: &str| -> String {
        let lines = a.iter().filter(|line| !b.contains(line));
        lines.flat_map(|line| ["\n", sign, " ", line]).collect()
    };
    only(one, other, "-") + &only(other, one, "+")
}
