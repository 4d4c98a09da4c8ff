//! Rows of the previous version, which this schema must accept and this program understand: during
//! an update both versions run on one database. `src/store/statements/tests/version_before.rs`
//! tests its statements.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use sqlx::{AnyPool, Column, Row, ValueRef};

use super::*;

/// Rows as the previous version writes them, in every table, with its columns.
const FILE: &str = "tests/data/version-before/rows.sql";

/// The head of that file.
const HEAD: &str = "-- Rows of every table as the version before this one writes them, as CONTRIBUTING.md has them written at a release.\n";

/// The advice for a row that is no longer accepted.
const NEXT: &str = "the version before cannot write beside this schema, and while it is updated both run on one database: let a new \
    column have a default or hold nothing, and a new rule hold for what one release writes already (CONTRIBUTING.md, Change the schema)";

/// Rows of the tables that play leaves empty.
const REST: &str = "
    insert into deletions values (91, 5);
    insert into vacations (person, began, ends) values (92, 1, 9);
    insert into vacations (person, began, ends, ended) values (2, 3, 4, 4);
    insert into languages values (94, 'it');
    insert into preferences (person, every, zone, quiet_from, quiet_to) values (93, 7, 'Europe/Rome', 1300, 400);
    insert into lessons values (94, 'kintei', 3, 7);
    insert into tries (person, puzzle, day, counts_until, found, wrong, hint, solved, counts, at) values (94, 'kumo/abcdefgh', 2, 99, 2, 1, 1, 1, 1, 8);
    insert into puzzle_channels (guild, channel, minute, zone, due, tried_on) values (1, 2, 480, 'Europe/Rome', null, 2);
    insert into dailies (guild, day, channel, message, posted, edited) values (1, 2, 2, 5, 6, 6);
    insert into candidates select id, 2, 1, 'a1 b2' from matches order by id limit 1;
    insert into votes select id, 2, 94, 1 from matches order by id limit 1;
    insert into shared values (1, 2, 94, '○●');
    insert into puzzle_runs values (1, 94, 'all', '', 'kumo/abcdefgh', 2, 1, 2999, 5, 8);
    insert into ratings select id, 1, 1, 'kintei', 94, 1, 1, 1500000, 350000, 1662212, 290230, 9 from matches order by id limit 1;
    insert into beliefs values (1, 'kintei', 94, 1662212, 290230, 1, 1, 9);
    insert into rating_wishes values (94, 'yes', 1, 0);
    insert into absences values (94, 9);
    insert into plans (match_id, seat, person, lines) select id, 1, 94, '[]' from matches order by id limit 1;
    insert into looking values (1, 94, 'kumo kintei', 'normal', 1, 9, 2, null, 'en', 5, 0, 9);
    insert into looking_lists (guild, channel, role, message, due) values (1, 2, 3, 4, 5);
    insert into looking_pairs values ('K7QX', 1, 93, 94, 9);
    insert into watching values ('K7QX', 94, 1, 0);
    insert into suggestions values (94, 9, 'it', 'Tocca a te');
    insert into leagues (guild, game, pace, channel, lang, season, ends, due, message, shown) values (1, 'kumo', 'normal', 2, 'en', 1, 9, 9000000000000000000, 3, 9000000000000000000);
    insert into league_members values (1, 'kumo', 94, 5, 0, 1, 1, 0);
    insert into league_entrants values (1, 'kumo', 1, 1, 1, 94, 0, 1, 9, 'struck', 2), (1, 'kumo', 1, 2, 1, null, 1, 0, null, null, null);
    insert into league_meetings select 1, 'kumo', 1, 1, 1, 2, id, null, 2, null, 0 from matches order by id limit 1;
    insert into league_notes values (1, 'kumo', 94, 'call', 9000000000000000000, 0);
    insert into contests (id, guild, kind, game, pace, name, opener, channel, lang, state, starts, round, due, message, shown)
    values (5, 1, 'swiss', 'kumo', 'normal', 'Cup', 94, 2, 'en', 'running', 9, 1, 9000000000000000000, 3, 9000000000000000000);
    insert into contests (id, guild, kind, form, game, pace, name, channel, lang, state, starts, rounds, round)
    values (6, 1, 'swiss', 'tour', 'kumo', 'fast', 'Year', 2, 'en', 'running', 9, 26, 1);
    insert into contests (id, guild, kind, game, pace, name, channel, lang, state, starts, tour, nth)
    values (7, 1, 'pairs', 'kumo', 'fast', 'Year · 1, Kumo', 2, 'en', 'open', 9, 6, 1);
    insert into contest_members values (5, 94, 5, 1);
    insert into contest_entrants values (5, 1, 94, 0, 1, 9, 'struck', 2), (5, 2, null, 1, 0, null, null, null);
    insert into contest_meetings select 5, 1, 1, 1, 2, id, null, 2, null, 0 from matches order by id limit 1;
    insert into contest_byes values (5, 1, 3);
    insert into contest_tables select 5, 1, 1, id, 0, null from matches order by id limit 1;
    insert into contest_table_seats values (5, 1, 1, 1, 1, 1, 0, 2), (5, 1, 1, 2, 2, null, 1, null);
    insert into contest_finalists values (5, 1, 1, 0, 9, null, 2), (5, 2, 2, 1, null, 'absent', null);
    insert into contest_finals select 5, 1, 1, 1, 2, id, null, 2, null, 0 from matches order by id limit 1;
    insert into contest_successors values (5, 1, 2);
    insert into contest_notes values (5, 94, 'call', 9000000000000000000, 0);
    insert into ladders (guild, game, due, channel, message, shown, former_channel, former)
    values (1, 'kumo', 9000000000000000000, 2, 3, 9000000000000000000, 4, 5);
    insert into ladder_people values (1, 'kumo', 94, 1, 5, null, 6), (1, 'kumo', 95, 2, 5, 6, null);
    insert into ladder_challenges select 7, 1, 'kumo', 94, 95, 5, 'normal', 2, null, 'en', id, null, null from matches order by id limit 1;
    insert into ladder_notes values (1, 'kumo', 94, 'challenged', 9000000000000000000, 0);
    insert into days_off values (94, 96, 5, 9);
    insert into absent values ('K7QX', 94);
    insert into lengths values (77, 'kintei', 11, 61, 40);
    insert into longest values ('K7QX', 61);
    insert into excused select id, 2 from matches order by id limit 1;
    insert into handed select id, 1, 94 from matches order by id limit 1;
    insert into results select id, 1, 94, 1, 'kintei', 2, 1, 2, null, null, 9, 6 from matches order by id limit 1 on conflict do nothing;
    insert into months values (1, 24321, 94, 6, 1, 1, 9);
    insert into month_pairs values (1, 24321, 94, 95, 1, 5);
    insert into week_channels (guild, channel, day, minute, zone, due, set_by) values (1, 2, 6, 1080, 'Europe/Rome', 9000000000000000000, 94);
    insert into weeks (guild, week, channel, message, posted, running, players, quiet) values (1, 5, 2, 3, 6, 1, 2, 0);
    insert into swings select id, 7, 400 from matches order by id limit 1;
    insert into champions (guild, role, holder, due, set_by) values (1, 2, 94, 9000000000000000000, 94);
    insert into open_channels values (1, 2);
    insert into looked values (94, 9);
    insert into greetings (guild, due) values (1, null), (2, 9);
    insert into gateway_sessions values (0, 1, 'a1b2', 'wss://gateway.example', 7, 1, 1);
    insert into heartbeat values (0, 1, 1700000000000);
    insert into outages (began, ended, shard, shards) values (5, 6, 0, 1);
    insert into to_show select 1, 77, id, 2, 99 from matches order by id limit 1;
    insert into failures select id, 3, 4, 'It''s “ill”' from matches order by id limit 1;";

/// Later than every instant in the file.
const LATER: Timestamp = Timestamp(60_000);

/// Rows of this version: matches in every state, and every other table.
async fn own(folder: &TempDir) -> String {
    let before = host(folder).await;
    privacy::entangled(&before).await;
    let kintei = running(&before, "kintei", 50).await;
    let turn = Command::Say("a1 b2");
    let played = before.act(&kintei, by(ADA, 51), turn, None, Timestamp(9));
    played.await.unwrap();
    before.store().close().await;
    let pool = engine::pool(folder.path()).await;
    sqlx::raw_sql(REST).execute(&pool).await.unwrap();
    let mut tables = engine::tables(&pool).await;
    // Referenced tables come first.
    tables.sort_by_key(|table| (table != "matches", table.clone()));
    let mut text = HEAD.to_owned();
    for table in tables {
        let all = sqlx::query(AssertSqlSafe(format!("select * from {table}")));
        let rows = all.fetch_all(&pool).await.unwrap();
        assert!(!rows.is_empty(), "{table}");
        let mut rows: Vec<String> = rows.iter().map(|row| insert(&table, row)).collect();
        rows.sort();
        writeln!(text, "\n{}", rows.join("\n")).unwrap();
    }
    pool.close().await;
    text
}

/// The insert statement of a row, with its column names.
fn insert(table: &str, row: &sqlx::any::AnyRow) -> String {
    let cells = row.columns().iter().map(|column| {
        let at = column.ordinal();
        let cell = if row.try_get_raw(at).unwrap().is_null() {
            "null".to_owned()
        } else if let Ok(number) = row.try_get::<i64, _>(at) {
            number.to_string()
        } else {
            format!("'{}'", row.get::<String, _>(at).replace('\'', "''"))
        };
        (column.name().to_owned(), cell)
    });
    let cells: BTreeMap<String, String> = cells.collect();
    let names: Vec<&str> = cells.keys().map(String::as_str).collect();
    let values: Vec<&str> = cells.values().map(String::as_str).collect();
    let (names, values) = (names.join(", "), values.join(", "));
    format!("insert into {table} ({names}) values ({values});")
}

/// The number of rows per table.
async fn counts(pool: &AnyPool) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    for table in engine::tables(pool).await {
        let count = sqlx::query_scalar(AssertSqlSafe(format!("select count(*) from {table}")));
        counts.insert(table, count.fetch_one(pool).await.unwrap());
    }
    counts
}

#[tokio::test]
async fn what_it_writes_is_taken_and_played_on() {
    let folder = engine::folder();
    host(&folder).await.store().close().await;
    let pool = engine::pool(folder.path()).await;
    let file = fs::read_to_string(FILE).expect("what was written at a release");
    let mut written = BTreeMap::<String, i64>::new();
    for statement in file.lines().filter(|line| line.starts_with("insert into ")) {
        let done = sqlx::raw_sql(AssertSqlSafe(statement.to_owned()));
        if let Err(error) = done.execute(&pool).await {
            panic!("{NEXT}:\n{error}: {statement}");
        }
        let table = statement.split(' ').nth(2).unwrap();
        *written.entry(table.to_owned()).or_default() += 1;
    }
    let found = counts(&pool).await;
    for (table, count) in &written {
        assert_eq!(found.get(table), Some(count), "{table}: {NEXT}");
    }
    let code = "select match_id from events where interaction = 51";
    let kintei: String = sqlx::query_scalar(code).fetch_one(&pool).await.unwrap();
    pool.close().await;

    let host = host(&folder).await;
    let inspected = host.inspect(LATER).await.unwrap();
    assert!(inspected.aside.is_empty(), "all are replayed");
    let id = MatchId::read(&kintei).unwrap();
    let answer = Command::Say("c4 a5 a4");
    let played = host.act(&id, by(BRUNO, 52), answer, None, LATER).await;
    assert_eq!(played.unwrap().row.number, 2);
    let export = host.export(ADA, LATER).await.unwrap();
    assert!(
        export["stored"]["seats"]
            .as_array()
            .is_some_and(|seats| !seats.is_empty())
    );
    host.store().close().await;
    // The file is replaced only by accepted rows.
    if std::env::var_os("UPDATE").is_some() && !engine::is_server() {
        let folder = engine::folder();
        fs::write(FILE, Box::pin(own(&folder)).await).unwrap();
    }
}

#[tokio::test]
async fn rows_of_this_version_are_in_every_table() {
    let rows = Box::pin(own(&engine::folder())).await;
    for table in ["matches", "seats", "events", "notices", "messages"] {
        assert!(rows.contains(&format!("insert into {table} (")), "{table}");
    }
}
