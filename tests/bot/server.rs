//! Sentences about a database server that cannot be used, each with the next step.

use std::net::TcpListener;
use std::process::Output;
use std::time::{Duration, Instant};

use sqlx::migrate::Migrator;
use sqlx::{AnyPool, AssertSqlSafe};
use tavolino::store::Store;

use crate::house::{House, engine, free_port};
use crate::program::{fails, says};

static MIGRATIONS: Migrator = sqlx::sqlx_macros::migrate!("migrations/postgres");

/// The longest that anybody waits to read what is the matter.
const SOON: Duration = Duration::from_secs(10);

/// The bot says so soon, and the doctor too, with the next step.
fn is_told(house: &House, address: &str, words: &str, next: &str) {
    tokio::task::block_in_place(|| {
        let begun = Instant::now();
        let mut bot = house.program();
        fails(bot.arg("bot").env("DATABASE_URL", address), words);
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    });
    let report = doctor(house, address);
    assert!(report.contains(words), "{words:?} is not in\n{report}");
    assert!(report.contains(&format!("  Next: {next}")), "{report}");
    assert!(!report.contains("tavolino restore"), "{report}");
}

fn doctor(house: &House, address: &str) -> String {
    let mut doctor = house.program();
    let doctor = doctor.arg("doctor").env("DATABASE_URL", address);
    let Output { status, stdout, .. } = tokio::task::block_in_place(|| doctor.output().unwrap());
    let report = String::from_utf8(stdout).unwrap();
    assert_eq!(status.code(), Some(1), "{report}");
    report
}

/// Whether there is no server to be asked.
fn is_without_server() -> bool {
    if !engine::is_server() {
        println!("only on a server");
    }
    !engine::is_server()
}

/// The address of the house's database with another path or user.
fn instead(house: &House, part: &str, other: &str) -> String {
    let address = house.address();
    assert!(address.contains(part), "{address}");
    address.replacen(part, other, 1)
}

/// The name of the house's database.
fn name(house: &House) -> String {
    let address = house.address();
    let path = address.split('?').next().unwrap();
    path.rsplit('/').next().unwrap().to_owned()
}

async fn run(pool: &AnyPool, statement: &str) {
    let statement = sqlx::raw_sql(AssertSqlSafe(statement.to_owned()));
    statement.execute(pool).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_listens_that_is_told() {
    let house = House::without_bot().await;
    let address = format!("postgres://bot@127.0.0.1:{}/tavolino", free_port());
    let next = "See that DATABASE_URL names the bot's database, and that its server runs";
    is_told(&house, &address, "Connection refused", next);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_nobody_knows_is_told() {
    let house = House::without_bot().await;
    let next = "See that DATABASE_URL names the bot's database";
    is_told(
        &house,
        "postgres://bot@tavolino.invalid/tavolino",
        "failed to lookup address",
        next,
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_answer_is_not_waited_for() {
    let house = House::without_bot().await;
    // The system takes the connection, and nobody reads what comes.
    let silent = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("postgres://bot@{}/tavolino", silent.local_addr().unwrap());
    let next = "See that DATABASE_URL names the bot's database";
    is_told(&house, &address, "it does not answer within", next);
}

#[tokio::test(flavor = "multi_thread")]
async fn why_a_change_fails_is_told_once() {
    let house = House::without_bot().await;
    if !engine::is_server() {
        std::fs::write(house.database(), "").unwrap();
    }
    let pool = house.pool().await;
    run(&pool, "create table matches (id text)").await;
    pool.close().await;
    let Output { status, stderr, .. } =
        tokio::task::block_in_place(|| house.program().arg("bot").output().unwrap());
    let errors = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{errors}");
    assert!(errors.contains("cannot be brought up to date"), "{errors}");
    assert_eq!(errors.matches("already exists").count(), 1, "{errors}");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_few_connections_are_told_with_how_many_it_needs() {
    if is_without_server() {
        return;
    }
    let house = House::without_bot().await;
    let (pool, role) = (house.pool().await, format!("few{}", name(&house)));
    run(
        &pool,
        &format!("create role {role} login connection limit 1"),
    )
    .await;
    run(&pool, &format!("grant all on schema public to {role}")).await;
    let address = instead(&house, "//tavolino@", &format!("//{role}@"));
    let next = "Each process of the bot needs 9: raise `max_connections`";
    let only = engine::connect(&address).await;
    is_told(&house, &address, "too many connections for role", next);
    only.close().await;
    run(&pool, &format!("alter role {role} connection limit 8")).await;
    let hint = "it gives the bot's role 8 at most";
    tokio::task::block_in_place(|| {
        let mut bot = house.program();
        fails(bot.arg("bot").env("DATABASE_URL", &address), hint);
    });
    run(&pool, &format!("alter role {role} connection limit 9")).await;
    Store::open(&address).await.unwrap().close().await;
    assert!(doctor(&house, &address).contains("No backup of the database"));
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_server_is_called_that_and_not_damaged() {
    if is_without_server() {
        return;
    }
    let house = House::without_bot().await;
    Store::open(&house.address()).await.unwrap().close().await;
    let pool = house.pool().await;
    let database = name(&house);
    let set = format!("alter database {database} set default_transaction_read_only = on");
    run(&pool, &set).await;
    pool.close().await;
    let next = "Turn `default_transaction_read_only` off";
    is_told(&house, &house.address(), "is read-only", next);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_another_encoding_is_refused_with_how_to_make_one() {
    if is_without_server() {
        return;
    }
    let house = House::without_bot().await;
    let pool = house.pool().await;
    let file = format!("sqlite://{}", house.database().display());
    Store::open(&file).await.unwrap().close().await;
    for encoding in ["LATIN1", "SQL_ASCII"] {
        let other = format!("{}{}", name(&house), encoding.to_lowercase());
        let make =
            format!("create database {other} encoding '{encoding}' locale 'C' template template0");
        run(&pool, &make).await;
        let address = instead(&house, &name(&house), &other);
        let words = format!("are in {encoding}, and games need UTF8");
        let next = "Make one with `createdb --encoding=UTF8 --template=template0";
        is_told(&house, &address, &words, next);
        tokio::task::block_in_place(|| {
            fails(house.program().args(["copy", &file, &address]), &words);
        });
        let there = engine::connect(&address).await;
        assert!(engine::tables(&there).await.is_empty(), "nothing is made");
        there.close().await;
    }
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_on_a_server_is_rehearsed_and_taken_back_while_no_bot_is_there() {
    if is_without_server() {
        return;
    }
    let house = House::without_bot().await;
    let pool = house.pool().await;
    MIGRATIONS.run_to(2, &pool).await.unwrap();
    let made_of = async || {
        let columns = "select cast(table_name || '.' || column_name as text)
            from information_schema.columns where table_schema = 'public' order by 1";
        let columns: Vec<String> = sqlx::query_scalar(columns).fetch_all(&pool).await.unwrap();
        let changes = "select version from _sqlx_migrations order by version";
        let changes: Vec<i64> = sqlx::query_scalar(changes).fetch_all(&pool).await.unwrap();
        (columns, changes)
    };
    let before = made_of().await;
    let report = doctor(&house, &house.address());
    assert!(
        report.contains("`tavolino doctor --rehearse` tries that and takes it back"),
        "{report}"
    );
    let report =
        tokio::task::block_in_place(|| says(house.program().args(["doctor", "--rehearse"])));
    let steps = report
        .lines()
        .skip(1)
        .map(|line| line.split(' ').next().unwrap());
    let later = MIGRATIONS
        .iter()
        .map(|change| change.version)
        .filter(|version| *version > 2);
    let later: Vec<String> = later.map(|version| format!("{version:04}")).collect();
    assert_eq!(steps.collect::<Vec<_>>(), later, "{report}");
    assert!(report.contains("taken back"), "{report}");
    assert_eq!(made_of().await, before, "nothing of it is kept");
    // What a process of the bot calls its connections.
    let other = format!("{}&application_name=tavolino-7", house.address());
    let other = engine::connect(&other).await;
    tokio::task::block_in_place(|| {
        let mut rehearsal = house.program();
        fails(
            rehearsal.args(["doctor", "--rehearse"]),
            "would stand still",
        );
    });
    other.close().await;
    assert_eq!(made_of().await, before);
    pool.close().await;
}
