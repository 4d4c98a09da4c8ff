//! A database as years of play would leave it: a few games of each kind are played through the
//! host, and their rows are copied with other codes, people and times.

mod counting;
mod playing;

use std::fmt::Write;
use std::path::Path;
use std::time::SystemTime;

use sqlx::{AssertSqlSafe, ConnectOptions};
use sqlx_sqlite::{SqliteConnectOptions, SqliteConnection};
use tavolino::host::{Host, MatchId, Timestamp};
use tavolino::store::Store;
use tavolino_games::games::GAMES;

use crate::house::GUESTS;
use playing::play;

/// Games of a person who plays a lot.
pub const HEAVY: i64 = 1_000;

/// Games played of each kind and table, to be copied.
const PLAYED: i64 = 2;

/// People who play often on the server that is looked at: a prime, so that every stride of games
/// meets all of them.
pub const REGULARS: i64 = 307;

/// The id of the first of them: they are guests of the sandbox.
const FIRST_REGULAR: u64 = GUESTS + 1;

/// The letters of match codes, as the host draws them; five of them here, in an order that serves
/// as well as a random one.
const LETTERS: &str = "34679ACDEFGHJKMNPQRTWXY";
const CODES: i64 = 23_i64.pow(5);

/// The games to copy: finished or running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    Finished,
    Running,
}

/// A database being filled.
pub struct Filling {
    database: SqliteConnection,
    finished: Vec<MatchId>,
    running: Vec<MatchId>,
    /// The server and channel of a few of the games.
    home: (i64, i64),
    /// Number of copies made.
    copies: i64,
    /// The triggers, removed while rows are copied and restored at the end.
    triggers: Vec<String>,
}

impl Filling {
    /// Plays the games to be copied.
    pub async fn begin(file: &Path, home: (i64, i64)) -> Filling {
        let store = Store::open(&format!("sqlite://{}", file.display())).await;
        let host = Host::new(store.expect("a database"));
        let (mut finished, mut running) = (Vec::new(), Vec::new());
        for at in 0..GAMES.len() as i64 * PLAYED {
            for table in [Table::Finished, Table::Running] {
                let (id, turns) = play(&host, at, table).await;
                match table {
                    Table::Finished => finished.push(id),
                    Table::Running => running.push(id),
                }
                assert!(turns > 0, "a game without a turn");
            }
        }
        // As the bot does in the background.
        while host.tidy(now()).await.expect("tidied") {}
        host.store().close().await;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .foreign_keys(false)
            .pragma("synchronous", "off")
            .pragma("journal_mode", "wal")
            .pragma("wal_autocheckpoint", "100000")
            .pragma("cache_size", "-1000000");
        let mut filling = Filling {
            database: options.connect().await.expect("a connection"),
            finished,
            running,
            home,
            copies: 0,
            triggers: Vec::new(),
        };
        // Without triggers: a copied row is no write of a player.
        let triggers: Vec<(String, String)> =
            sqlx::query_as("select name, sql from sqlite_master where type = 'trigger'")
                .fetch_all(&mut filling.database)
                .await
                .expect("triggers");
        for (name, text) in triggers {
            filling.run(&format!("drop trigger {name}")).await;
            filling.triggers.push(text);
        }
        filling
    }

    /// Copies `count` games.
    pub async fn clone_games(&mut self, table: Table, count: i64) {
        let of = match table {
            Table::Finished => self.finished.clone(),
            Table::Running => self.running.clone(),
        };
        let first = self.copies;
        self.copies += count;
        self.run("drop table if exists temp.copy").await;
        let people = (self.copies / 8).max(20);
        let code = (0..5).fold(String::new(), |mut code, place| {
            let digit = format!("(n * 2654435 % {CODES}) / {} % 23", 23_i64.pow(place));
            let or = if place == 0 { "" } else { " || " };
            write!(code, "{or}substr('{LETTERS}', 1 + {digit}, 1)").expect("a string");
            code
        });
        let list: Vec<String> = (0..)
            .zip(&of)
            .map(|(at, id)| format!("({at}, '{id}')"))
            .collect();
        self.run(&format!(
            "create temp table copy as with recursive counter(n) as (values ({first}) union all
                 select n + 1 from counter where n + 1 < {}), origin(at, id) as (values {})
             select n, {code} as code, id as of,
                 -- A few on the server that is looked at, the others on many.
                 case when n % 500 = 0 and n - {first} < 50000 then {} else 100000000000000 + n % 2000 end as guild,
                 case when n % 500 = 0 and n - {first} < 50000 then {} else 200000000000000 + n % 5000 end as channel,
                 n * 7919 % 40000000 as late
             from counter join origin on at = n % {}",
            self.copies,
            list.join(", "),
            self.home.0,
            self.home.1,
            of.len()
        ))
        .await;
        let person = |seat: &str| {
            format!(
                "case when {seat} is null then null else 10000000000000 + (n * 13 + {seat}) % {people} end"
            )
        };
        // Finished games get earlier times, running ones later: no clock runs out during the
        // measurement.
        let time = |column: &str| match table {
            Table::Finished => format!("{column} - late * 20"),
            Table::Running => format!("{column} + late"),
        };
        let interaction =
            "case when t.interaction is null then null else 1000000 + n * 1000 + t.{} end";
        let of_matches = [
            ("id", "code".to_owned()),
            ("guild", "c.guild".to_owned()),
            ("channel", "c.channel".to_owned()),
            ("place", "300000000000000 + n".to_owned()),
            ("opened_by", person("t.opened_by")),
            ("opened_at", time("t.opened_at")),
            ("ended_at", time("t.ended_at")),
            ("due", time("t.due")),
            // Erased, but with a value of its own, because the column is unique.
            ("interaction", "-1000000 - n".to_owned()),
        ];
        self.copy("matches", "t.id", &of_matches).await;
        let of_seats = [
            ("match_id", "code".to_owned()),
            ("person", person("t.person")),
            ("waits", time("t.waits")),
            ("runs", time("t.runs")),
            ("deadline", time("t.deadline")),
            ("reminds", time("t.reminds")),
            ("ended_at", time("t.ended_at")),
        ];
        self.copy("seats", "t.match_id", &of_seats).await;
        let of_events = [
            ("match_id", "code".to_owned()),
            ("at", time("t.at")),
            ("interaction", interaction.replace("{}", "number")),
        ];
        self.copy("events", "t.match_id", &of_events).await;
        let highest = "select coalesce(max(id), 0) from notices";
        let of_notices = [
            ("id", format!("({highest}) + row_number() over ()")),
            ("match_id", "code".to_owned()),
            ("person", person("t.person")),
            ("due", time("t.due")),
            ("done", time("t.done")),
        ];
        self.copy("notices", "t.match_id", &of_notices).await;
        let of_messages = [
            ("match_id", "code".to_owned()),
            ("person", person("t.person")),
            ("channel", "300000000000000 + n".to_owned()),
            ("message", "t.message + n * 16".to_owned()),
        ];
        self.copy("messages", "t.match_id", &of_messages).await;
        self.run("pragma wal_checkpoint(truncate)").await;
    }

    /// Copies the rows of a table, with other values in the columns `own`.
    async fn copy(&mut self, table: &str, of: &str, own: &[(&str, String)]) {
        let columns: Vec<String> = sqlx::query_scalar(AssertSqlSafe(format!(
            "select name from pragma_table_info('{table}')"
        )))
        .fetch_all(&mut self.database)
        .await
        .expect("columns");
        let copied = columns.iter().map(|column| {
            let own = own.iter().find(|(name, _)| name == column);
            own.map_or_else(|| format!("t.{column}"), |(_, value)| value.clone())
        });
        let copied: Vec<String> = copied.collect();
        self.run(&format!(
            "insert into {table} ({}) select {} from temp.copy c cross join {table} t where {of} = c.of order by n",
            columns.join(", "),
            copied.join(", ")
        ))
        .await;
    }

    /// Seats a person in `count` of the running copies.
    pub async fn seat(&mut self, person: i64, count: i64) {
        self.run(&format!(
            "update seats set person = {person} where seat = 1 and match_id in (
                 select m.id from matches m where m.state = 'running' and length(m.id) = 5
                     and not exists (select 1 from seats s where s.match_id = m.id and s.person > 1000000000000000)
                 order by m.rowid limit {count})"
        ))
        .await;
    }

    /// Gives a person [`HEAVY`] of the finished copies, half of them of Kumo: they become games of
    /// the server that is looked at, against its regulars.
    pub async fn seat_among_regulars(&mut self, person: i64) {
        let (guild, channel) = self.home;
        self.run(&format!(
            "drop table if exists temp.heavy;
             create temp table heavy as
                 select id, n, row_number() over (partition by game = 'kumo' order by n) as nth from (
                     select m.id, m.game, m.rowid as n from matches m where m.state = 'over' and length(m.id) = 5
                         and not exists (select 1 from seats s where s.match_id = m.id and s.person > 1000000000000000))
                 order by nth, n limit {HEAVY};
             create unique index temp.heavy_by_id on heavy (id, n);
             update matches set guild = {guild}, channel = {channel} where id in (select id from heavy);
             update seats set person = case seat when 1 then {person} else {FIRST_REGULAR}
                     + ((select n from heavy where id = match_id) * 13 + seat) % {REGULARS} end
                 where match_id in (select id from heavy)"
        ))
        .await;
    }

    /// The code of a game that a person has played.
    pub async fn past_game_of(&mut self, person: i64) -> String {
        let query = sqlx::query_scalar(
            "select m.id from seats s join matches m on m.id = s.match_id
             where s.person = $1 and m.state = 'over' and m.game = 'kumo' limit 1",
        );
        let code = query.bind(person).fetch_one(&mut self.database).await;
        code.expect("a game that is over")
    }

    /// The number of events of all matches.
    pub async fn events(&mut self) -> i64 {
        let count = sqlx::query_scalar("select count(*) from events");
        let count = count.fetch_one(&mut self.database).await;
        count.expect("a count")
    }

    /// As if the program had been down for five minutes.
    pub async fn end(mut self) {
        for text in std::mem::take(&mut self.triggers) {
            self.run(&text).await;
        }
        let at = now().0 - 5 * 60 * 1000;
        self.run(&format!(
            "insert into heartbeat (shard, shards, at) values (0, 1, {at}) on conflict (shards, shard) do update set at = {at}"
        ))
        .await;
        self.run("pragma wal_checkpoint(truncate)").await;
    }

    async fn run(&mut self, statement: &str) {
        let query = sqlx::raw_sql(AssertSqlSafe(statement.to_owned()));
        if let Err(error) = query.execute(&mut self.database).await {
            panic!("{statement}: {error}");
        }
    }
}

fn now() -> Timestamp {
    SystemTime::now().into()
}
