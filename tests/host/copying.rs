//! Copies of a database to either engine: complete, or nothing. Where the tests run on a server,
//! both engines are tested; elsewhere files only.

use std::panic::AssertUnwindSafe;

use futures::FutureExt;
use sqlx::{AnyPool, Column, Row, ValueRef};
use tavolino::store::copying::CopyError;

use super::*;

/// An engine for a test database.
#[derive(Clone, Copy, Debug)]
enum Place {
    File,
    Server,
}

impl Place {
    /// The address of a database that is missing or empty.
    fn address(self) -> (TempDir, String) {
        let folder = engine::folder();
        let address = match self {
            Place::File => format!("sqlite://{}", folder.path().join("file.db").display()),
            Place::Server => engine::address(folder.path()),
        };
        (folder, address)
    }
}

/// The pairs of source and target.
fn ways() -> &'static [[Place; 2]] {
    use Place::{File, Server};
    let all = &[
        [File, File],
        [File, Server],
        [Server, File],
        [Server, Server],
    ];
    if engine::is_server() { all } else { &all[..1] }
}

async fn run(pool: &AnyPool, statement: &str) {
    let done = sqlx::raw_sql(AssertSqlSafe(statement.to_owned()));
    done.execute(pool).await.unwrap();
}

/// Rows of the tables that play leaves empty.
const REST: &str = "
    insert into deletions values (91, 5);
    insert into vacations (person, began, ends) values (92, 1, 9);
    insert into vacations (person, began, ends, ended) values (92, 20, 30, 25), (2, 3, 4, 4);
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
    insert into contest_finalists values (5, 1, 1, 0, 9, null, 2), (5, 2, 2, 1, null, 'absent', null);
    insert into contest_finals select 5, 1, 1, 1, 2, id, null, 2, null, 0 from matches order by id limit 1;
    insert into contest_successors values (5, 1, 2);
    insert into contest_tables select 5, 1, 1, id, 0, null from matches order by id limit 1;
    insert into contest_table_seats values (5, 1, 1, 1, 1, 1, 0, 2), (5, 1, 1, 2, 2, null, 1, null);
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
    insert into open_channels values (1, 2), (1, 3);
    insert into looked values (94, 9);
    insert into greetings (guild, due) values (1, null), (2, 9);
    insert into gateway_sessions values (0, 1, 'a1b2', 'wss://gateway.example', 7, 1, 1);
    insert into heartbeat values (0, 1, 1700000000000);
    insert into outages (began, ended, shard, shards) values (5, 6, 0, 1), (8, 9000000000000000000, 1, 2);
    insert into to_show select 1, 77, id, 2, 99 from matches order by id limit 1;
    insert into failures select id, 3, 4, 'It''s “ill”; \\ü\n😀' from matches order by id limit 2;
    update matches set after = (select max(id) from matches) where id = (select min(id) from matches);
    update matches set after = (select min(id) from matches) where id = (select max(id) from matches);";

/// Fills every table.
async fn filled(address: &str) {
    let host = Host::new(Store::open(address).await.unwrap());
    privacy::entangled(&host).await;
    let mut rng = Rng::seed_from_u64(9);
    for interaction in 100..700 {
        let opened = opening("kintei", interaction);
        host.open(opened, &mut rng, Timestamp(8)).await.unwrap();
    }
    host.store().close().await;
    let pool = engine::connect(address).await;
    run(&pool, REST).await;
    for (table, rows) in everything(&pool).await {
        assert!(!rows.is_empty(), "{table}");
    }
    pool.close().await;
}

/// Every table by name, with its rows as texts.
async fn everything(pool: &AnyPool) -> Vec<(String, Vec<String>)> {
    let mut tables = engine::tables(pool).await;
    tables.sort();
    let mut all = Vec::new();
    for table in tables {
        let rows = sqlx::query(AssertSqlSafe(format!("select * from {table}")))
            .fetch_all(pool)
            .await
            .unwrap();
        let mut texts: Vec<String> = rows.iter().map(cells).collect();
        texts.sort();
        all.push((table, texts));
    }
    all
}

/// A row as text, its columns in alphabetical order.
pub fn cells(row: &sqlx::any::AnyRow) -> String {
    let mut cells: Vec<String> = row
        .columns()
        .iter()
        .map(|column| {
            let at = column.ordinal();
            let cell = if row.try_get_raw(at).unwrap().is_null() {
                "nothing".to_owned()
            } else if let Ok(number) = row.try_get::<i64, _>(at) {
                format!("the number {number}")
            } else {
                format!("the text {:?}", row.get::<String, _>(at))
            };
            format!("{} is {cell}", column.name())
        })
        .collect();
    cells.sort();
    cells.join(", ")
}

/// The schema, beside the tables.
async fn made_of(pool: &AnyPool) -> Vec<String> {
    let statement = if pool.connect_options().database_url.scheme() == "postgres" {
        "select cast(conname as text) || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = cast('public' as regnamespace)
         union all select cast(tgname as text) || ' ' || pg_get_triggerdef(oid) || ' ' || cast(tgenabled as text) from pg_trigger where not tgisinternal
         union all select cast(indexname as text) || ' ' || indexdef from pg_indexes where schemaname = 'public'"
    } else {
        "select name || ' ' || coalesce(sql, '') from sqlite_master where name not like 'sqlite%'"
    };
    let mut found: Vec<String> = sqlx::query_scalar(statement).fetch_all(pool).await.unwrap();
    found.sort();
    found
}

async fn copy(from: &str, to: &str) -> Result<(), CopyError> {
    Store::copy(from, to, |_| ()).await.map(drop)
}

async fn is_empty(address: &str) -> bool {
    let pool = engine::connect(address).await;
    let rows = everything(&pool).await;
    pool.close().await;
    rows.iter().all(|(_, rows)| rows.is_empty())
}

#[tokio::test]
async fn every_row_is_the_same_and_games_go_on() {
    for [from, to] in ways() {
        let ((_one, from), (_other, to)) = (from.address(), to.address());
        Box::pin(filled(&from)).await;
        // An empty database may be a target, and shows the schema.
        Store::open(&to).await.unwrap().close().await;
        let (source, target) = (engine::connect(&from).await, engine::connect(&to).await);
        let fresh = made_of(&target).await;
        let mut steps = Vec::new();
        let copied = Store::copy(&from, &to, |progress| {
            steps.push((progress.table.to_owned(), progress.rows as usize));
        });
        assert_eq!(copied.await.unwrap(), None, "nobody was erased");
        let (read, written) = (everything(&source).await, everything(&target).await);
        assert_eq!(read, written, "{from} to {to}");
        let counts = read.iter().map(|(table, rows)| (table.clone(), rows.len()));
        assert_eq!(steps, counts.collect::<Vec<_>>());
        assert_eq!(made_of(&target).await, fresh, "{to} is what it was made as");
        let running = "select id from matches where state = 'running'";
        let id: String = sqlx::query_scalar(running)
            .fetch_one(&target)
            .await
            .unwrap();
        source.close().await;
        target.close().await;

        let host = Host::new(Store::open(&to).await.unwrap());
        let id = MatchId::read(&id).unwrap();
        let before = host.look(&id).await.unwrap();
        let seat = before.to_act().first().unwrap();
        let turn = before.board.as_ref().unwrap().turns(seat)[0].clone();
        let actor = by(before.person_at(seat).unwrap(), 5000);
        let pending = host.outbox().pending(&id).await.unwrap().len();
        let say = Command::Say(&turn);
        let played = host.act(&id, actor, say, None, Timestamp(10)).await;
        assert_eq!(played.unwrap().row.number, before.row.number + 1);
        assert!(host.outbox().pending(&id).await.unwrap().len() > pending);
        host.store().close().await;
    }
}

#[tokio::test]
async fn what_is_not_empty_is_left_alone_and_what_is_refused_says_why() {
    for [from, place] in ways() {
        let ((_one, from), (_other, to)) = (from.address(), place.address());
        for address in [&from, &to] {
            Store::open(address).await.unwrap().close().await;
        }
        let (source, target) = (engine::connect(&from).await, engine::connect(&to).await);
        run(&source, "insert into heartbeat values (0, 1, 5)").await;
        // An empty database with an older schema keeps it.
        let newest = "delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)";
        let changes = "select count(*) from _sqlx_migrations";
        let changes = async || -> i64 {
            let changes = sqlx::query_scalar(changes).fetch_one(&target).await;
            changes.unwrap()
        };
        run(
            &target,
            "insert into outages (began, ended, shard, shards) values (1, 2, 0, 1)",
        )
        .await;
        run(&target, newest).await;
        let before = changes().await;
        let refused = copy(&from, &to).await.unwrap_err();
        assert!(
            matches!(&refused, CopyError::NotEmpty(_, table) if table == "outages"),
            "{refused}"
        );
        assert_eq!(changes().await, before);
        run(&target, "delete from outages").await;
        // A database with tables of another program is no target.
        let (_third, other) = place.address();
        Store::open(&other).await.unwrap().close().await;
        let pool = engine::connect(&other).await;
        run(&pool, "create table others (id bigint)").await;
        let refused = copy(&from, &other).await.unwrap_err();
        assert!(matches!(refused, CopyError::Different(..)), "{refused}");
        run(&pool, "insert into others values (1)").await;
        let refused = copy(&from, &other).await.unwrap_err();
        assert!(matches!(refused, CopyError::NotEmpty(..)), "{refused}");
        pool.close().await;
        let later = if from.starts_with("sqlite") {
            "x'00'"
        } else {
            "decode('00', 'hex')"
        };
        run(&source, &format!("insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'later', true, {later}, 0)")).await;
        let refused = copy(&from, &other).await.unwrap_err();
        assert!(matches!(refused, CopyError::Newer(_)), "{refused}");
        run(&source, newest).await;
        run(&source, newest).await;
        let refused = copy(&from, &other).await.unwrap_err();
        assert!(matches!(refused, CopyError::Older(_)), "{refused}");
        source.close().await;
        target.close().await;
    }
}

#[tokio::test]
async fn nobody_else_is_at_work_meanwhile() {
    let [_, to] = ways().last().unwrap();
    let ((_one, from), (_other, to)) = (Place::File.address(), to.address());
    Store::open(&from).await.unwrap().close().await;
    for address in [&from, &to] {
        let lock = tavolino::store::Lock::take(address).unwrap();
        let host = Host::new(Store::open(address).await.unwrap());
        host.register_process().await.unwrap();
        let refused = copy(&from, &to).await.unwrap_err();
        assert!(refused.to_string().contains("at work"), "{refused}");
        host.leases().release_all().await.unwrap();
        host.store().close().await;
        drop(lock);
    }
    let nowhere = format!("{from}.not");
    let refused = copy(&nowhere, &to).await.unwrap_err().to_string();
    assert!(refused.contains("cannot be opened"), "{refused}");
}

#[tokio::test]
async fn a_copy_that_is_cut_short_leaves_nothing_and_can_be_made_again() {
    for [from, to] in ways() {
        let ((_one, from), (_other, to)) = (from.address(), to.address());
        Box::pin(filled(&from)).await;
        for last in ["blocks", "seats", "vacations"] {
            let cut = Store::copy(&from, &to, |progress| {
                assert!(progress.table != last, "the power goes");
            });
            let cut = AssertUnwindSafe(cut).catch_unwind().await;
            cut.expect_err("it does not end");
            assert!(is_empty(&to).await, "{to}");
        }
        copy(&from, &to).await.unwrap();
        let (source, target) = (engine::connect(&from).await, engine::connect(&to).await);
        assert_eq!(everything(&source).await, everything(&target).await);
        source.close().await;
        target.close().await;
    }
}

#[tokio::test]
async fn what_counts_rows_goes_on_after_those_that_were_written() {
    for [from, to] in ways() {
        let addresses = [from.address(), to.address()];
        let mut pools = Vec::new();
        for ((_, address), rows) in addresses.iter().zip([true, false]) {
            Store::open(address).await.unwrap().close().await;
            let pool = engine::connect(address).await;
            let counted = if address.starts_with("sqlite") {
                "create table counted (id integer primary key autoincrement, what text)"
            } else {
                "create table counted (id bigint generated always as identity primary key, what text)"
            };
            run(&pool, counted).await;
            if rows {
                let one = "insert into counted (what) values ('one'), ('two'), ('three')";
                run(&pool, one).await;
                run(&pool, "delete from counted where what = 'two'").await;
            }
            pools.push(pool);
        }
        copy(&addresses[0].1, &addresses[1].1).await.unwrap();
        run(&pools[1], "insert into counted (what) values ('four')").await;
        let ids = "select id from counted order by id";
        let ids: Vec<i64> = sqlx::query_scalar(ids).fetch_all(&pools[1]).await.unwrap();
        assert_eq!(ids, [1, 3, 4]);
    }
}
