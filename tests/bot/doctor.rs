//! Reports of `tavolino doctor` for the operator.

use std::fs::File;
use std::process::Output;
use std::time::{Duration, SystemTime};

use discord_sandbox::Options;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use crate::house::{BOT, House, Match, engine, free_port};

/// The report's steps, the checks it made, and its exit code.
fn doctor(house: &House) -> (String, String, Option<i32>) {
    tokio::task::block_in_place(|| {
        let Output {
            status,
            stdout,
            stderr,
        } = house.program().arg("doctor").output().unwrap();
        let (said, seen) = (
            String::from_utf8(stdout).unwrap(),
            String::from_utf8(stderr).unwrap(),
        );
        assert!(!said.contains(house.token()) && !seen.contains(house.token()));
        (said, seen, status.code())
    })
}

/// Each finding has its next step below it.
fn each_has_a_next_step(said: &str) {
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines.last().unwrap().starts_with("  Next: "), "{said}");
    assert!(!lines[0].starts_with("  "), "{said}");
}

/// Of a server a backup is made by other means, and then noted.
fn back_up(house: &House) {
    let means: &[&str] = if engine::is_server() {
        &["backup", "--noted"]
    } else {
        &["backup", "--dir", "backups"]
    };
    tokio::task::block_in_place(|| {
        let made = house.program().args(means).output().unwrap();
        assert!(made.status.success(), "{made:?}");
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_bot_that_is_well_it_tells_what_it_looked_at() {
    let house = House::open().await;
    back_up(&house);
    let (said, seen, code) = doctor(&house);
    assert_eq!(
        (said.as_str(), code),
        ("Everything is as it should be.\n", Some(0)),
        "{seen}"
    );
    let (engine, whole) = if engine::is_server() {
        ("PostgreSQL 1", "DATABASE_URL is set.")
    } else {
        ("SQLite 3.", "Every page of it can be read.")
    };
    for words in [
        "DISCORD_TOKEN is set.",
        "BUDGETS is `off`.",
        "METRICS is not set.",
        &format!("The database is in {engine}"),
        whole,
        "It answers what is asked most within ",
        "The last backup was made ",
        "Discord knows the token: it is ",
        "and on 1 server.",
        "The clock is Discord's.",
    ] {
        assert!(seen.contains(words), "{words:?} is not in\n{seen}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_network_token_or_database_it_says_what_it_did_not_look_at() {
    let mut house = House::without_database(Options::default()).await;
    house.env = vec![("DISCORD_TOKEN", String::new())];
    let (said, seen, code) = doctor(&house);
    assert!(seen.contains("There is no database yet"), "{seen}");
    assert!(
        said.starts_with("Discord was not asked: DISCORD_TOKEN is not set"),
        "{said}"
    );
    assert!(
        said.ends_with("Everything else is as it should be.\n"),
        "{said}"
    );
    assert_eq!(code, Some(0));
    let nowhere = format!("http://127.0.0.1:{}", free_port());
    house.env = vec![("DISCORD_API_URL", nowhere)];
    let (said, _, code) = doctor(&house);
    assert!(
        said.starts_with("Discord was not asked: Discord cannot be reached"),
        "{said}"
    );
    assert_eq!(code, Some(0), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_at_discord_is_told() {
    let mut house = House::without_bot().await;
    let (said, _, code) = doctor(&house);
    assert!(said.contains("/play is not known to Discord."), "{said}");
    assert!(said.contains("Start the bot of this version"), "{said}");
    assert_eq!(code, Some(1));
    each_has_a_next_step(&said);

    house.start_bot().await;
    back_up(&house);
    let changed = json!({ "name": "board", "description": "What it was called before" });
    let commands = format!("{}/api/v10/applications/{BOT}/commands", house.url);
    let client = reqwest::Client::new();
    for command in [changed, json!({ "name": "gone", "description": "No more" })] {
        let post = client.request(Method::POST, &commands).json(&command);
        let post = post.header("authorization", format!("Bot {}", house.token()));
        assert!(post.send().await.unwrap().status().is_success());
    }
    let may: Value = house
        .control("roles", json!({ "deny": ["ATTACH_FILES"] }))
        .await;
    assert!(
        !may["permissions"]
            .as_array()
            .unwrap()
            .contains(&json!("ATTACH_FILES")),
        "{may}"
    );
    let (said, _, code) = doctor(&house);
    for words in [
        "the bot lacks: Attach Files.",
        "invites it again: https://",
        "/board is known to Discord as it was in another version.",
        "/gone is known to Discord and not to this version.",
    ] {
        assert!(said.contains(words), "{words:?} is not in\n{said}");
    }
    assert!(!said.contains("/play") && !said.contains("/hand"), "{said}");
    assert_eq!(code, Some(1));
    each_has_a_next_step(&said);

    house.env = vec![("DISCORD_TOKEN", "wrong.token.here".to_owned())];
    let (said, _, code) = doctor(&house);
    assert!(
        said.contains("Discord does not accept the token."),
        "{said}"
    );
    assert_eq!(code, Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_missing_or_old_is_told() {
    let mut house = House::open().await;
    let (said, _, code) = doctor(&house);
    assert!(
        said.starts_with("No backup of the database is known of."),
        "{said}"
    );
    let step = if engine::is_server() {
        "`pg_dump`"
    } else {
        "`tavolino backup --dir DIR`"
    };
    assert!(
        said.contains(&format!("Next: Have {step} run once")),
        "{said}"
    );
    assert_eq!(code, Some(1));
    each_has_a_next_step(&said);
    back_up(&house);
    assert_eq!(doctor(&house).2, Some(0));
    // Whatever makes backups can touch the file.
    let note = house.beside(".backup");
    let days = |days: u64| SystemTime::now() - Duration::from_hours(24 * days);
    File::open(&note).unwrap().set_modified(days(3)).unwrap();
    let (said, _, code) = doctor(&house);
    assert!(
        said.starts_with("The last backup was made 3 days ago."),
        "{said}"
    );
    assert_eq!(code, Some(1));
    house.env = vec![("LOG", "xml".to_owned())];
    let (said, _, _) = doctor(&house);
    assert!(
        said.starts_with("LOG is `xml`, and can be `text` or `json`."),
        "{said}"
    );
    each_has_a_next_step(&said);
}

/// The call for the second turn: its failed attempts, the instant of the next one, and its outcome.
async fn ping(pool: &sqlx::AnyPool) -> Option<(i64, i64, Option<String>)> {
    let ping = "select tries, due, outcome from notices where kind = 'ping' and number = 1";
    sqlx::query_as(ping).fetch_optional(pool).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_does_not_take_rests_is_given_up_and_told_and_sent_when_asked_for() {
    let mut house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let (code, thread) = {
        let game = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
        game.settle().await;
        (game.code, game.thread)
    };
    back_up(&house);
    let nothing_new = json!({ "status": 500, "count": 100_000, "method": "POST", "path": "/channels/*/messages" });
    house.control("faults", nothing_new).await;
    let turn = json!({ "turn": "a1 b2" });
    house.person("ada").play(&thread, turn).await;
    let pool = house.pool().await;
    let mut rested = Vec::new();
    // The first pauses are over soon, and a busy machine might miss them.
    for often in 2..=4 {
        let again = async || ping(&pool).await.filter(|(tries, ..)| *tries == often);
        let (_, due, outcome) = house.until("it is tried again", again).await;
        assert_eq!(outcome, None);
        rested.push(due);
    }
    let pauses: Vec<i64> = rested.windows(2).map(|due| due[1] - due[0]).collect();
    let mut pairs = pauses.iter().zip([2_000, 4_000]);
    let is_longer = pairs.all(|(pause, least)| *pause >= least);
    assert!(is_longer, "{pauses:?}");
    // As if that had gone on for a week.
    assert_eq!(house.stop_bot().await, Some(0));
    let week = "update notices set tries = 1000, due = 0 where kind = 'ping' and number = 1";
    sqlx::query(week).execute(&pool).await.unwrap();
    house.start_bot().await;
    let is_over = async || ping(&pool).await.and_then(|(.., outcome)| outcome);
    assert_eq!(house.until("it is given up", is_over).await, "refused");
    assert_eq!(house.stop_bot().await, Some(0));
    let log = house.log();
    let lines = |words: &str| {
        let lines = log.lines().filter(|line| line.contains("kind=Ping"));
        lines.filter(|line| line.contains(words)).count()
    };
    assert_eq!(
        (lines("delivery postponed"), lines("given up")),
        (1, 1),
        "{log}"
    );

    let (said, _, status) = doctor(&house);
    let line = format!("{code}: Discord would not take Ping of event 1.");
    assert!(said.starts_with(&line), "{said}");
    assert!(said.contains("`tavolino doctor --again`"), "{said}");
    assert_eq!(status, Some(1));
    each_has_a_next_step(&said);
    tokio::task::block_in_place(|| {
        let mut again = house.program();
        let again = again.args(["doctor", "--again"]).output().unwrap();
        assert!(again.status.success(), "{again:?}");
        let report = String::from_utf8(again.stdout).unwrap();
        assert!(
            report.contains("To be tried again within a minute: 1."),
            "{report}"
        );
    });
    assert_eq!(doctor(&house).2, Some(0));
    let (_, _, outcome) = ping(&pool).await.unwrap();
    assert_eq!(outcome, None, "it is still to be sent");
    house
        .request(Method::DELETE, "control/faults", Value::Null)
        .await;
    house.start_bot().await;
    let is_over = async || ping(&pool).await.and_then(|(.., outcome)| outcome);
    assert_eq!(house.until("it is sent", is_over).await, "delivered");
    let called = house.person("ada").messages(&thread).await;
    let bruno = json!([house.person("bruno").id()]);
    let calls = called.iter().filter(|message| message["pinged"] == bruno);
    assert_eq!(calls.count(), 1);
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_database_is_told() {
    if engine::is_about_files("what makes it slow here is SQLite's") {
        return;
    }
    let mut house = House::open().await;
    back_up(&house);
    assert_eq!(house.stop_bot().await, Some(0));
    let pool = house.pool().await;
    // Another writer waits for some millions of rows.
    let many = format!("json_each('[{}0]')", "0,".repeat(2_500));
    let slow = format!(
        "create trigger slow before update on heartbeat begin
             select count(*) from {many} a, {many} b where a.value + b.value = 1;
         end"
    );
    sqlx::raw_sql(AssertSqlSafe(slow))
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let (said, _, code) = doctor(&house);
    let words = "The database is slow: writing takes ";
    assert!(said.starts_with(words), "{said}");
    assert_eq!(code, Some(1));
    each_has_a_next_step(&said);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_told_and_left_alone() {
    if engine::is_about_files("a server looks after its own disk") {
        return;
    }
    let mut house = House::open().await;
    back_up(&house);
    let pool = house.pool().await;
    let page = "select rootpage from sqlite_schema where name = 'blocks'";
    let page: i64 = sqlx::query_scalar(page).fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(house.stop_bot().await, Some(0));
    let mut bytes = std::fs::read(house.database()).unwrap();
    let begin = (usize::try_from(page).unwrap() - 1) * 4096;
    bytes[begin..begin + 4096].fill(0xff);
    std::fs::write(house.database(), &bytes).unwrap();
    let (said, seen, code) = doctor(&house);
    assert!(
        said.starts_with("The database is damaged: "),
        "{said}\n{seen}"
    );
    assert!(said.contains("tavolino restore FILE"), "{said}");
    assert_eq!(code, Some(1));
    assert_eq!(
        std::fs::read(house.database()).unwrap(),
        bytes,
        "nothing is written to it"
    );
}
