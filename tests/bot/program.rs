//! The program itself: what it says and how it ends when it cannot run.

use std::process::{Command, Output};

use serde_json::json;

use crate::house::{House, Match};

/// The program ends by itself with code 1 and one sentence.
fn fails(command: &mut Command, words: &str) {
    let Output { status, stderr, .. } = command.output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{said}");
    assert!(said.contains(words), "{words:?} is not in {said:?}");
    assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_or_with_a_wrong_token_it_says_so_and_ends() {
    let house = House::without_bot().await;
    tokio::task::block_in_place(|| {
        fails(
            house.program().arg("bot").env_remove("DISCORD_TOKEN"),
            "DISCORD_TOKEN is not set",
        );
        fails(
            house
                .program()
                .arg("bot")
                .env("DISCORD_TOKEN", "wrong.token.here"),
            "does not accept the token",
        );
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setting_that_cannot_be_is_told_in_a_sentence() {
    let house = House::without_bot().await;
    tokio::task::block_in_place(|| {
        fails(
            house.program().arg("bot").env("SOLVE", "maybe"),
            "SOLVE is `maybe`, and can be `on` or `off`",
        );
        fails(
            house.program().arg("bot").env("COMPUTER_PAUSE", "1s"),
            "a number of milliseconds",
        );
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_database_is_told_in_a_sentence() {
    let house = House::without_bot().await;
    tokio::task::block_in_place(|| {
        let unwritable = "sqlite:///proc/tavolino.db";
        fails(
            house.program().arg("bot").env("DATABASE_URL", unwritable),
            "cannot be opened for writing",
        );
        fails(
            house.program().arg("bot").env("DATABASE_URL", "mysql://x"),
            "is not an address",
        );
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_program_leaves_a_newer_database_alone() {
    let mut house = House::open().await;
    house.kill_bot();
    let path = house.database();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&pool).await.unwrap();
    pool.close().await;
    tokio::task::block_in_place(|| fails(house.program().arg("bot"), "newer tavolino"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_consistent_copy_made_while_the_bot_runs() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
    house
        .person("ada")
        .play(&game.thread, json!({ "turn": "a1 b2" }))
        .await;
    let copy = house.database().with_file_name("copy.db");
    tokio::task::block_in_place(|| {
        let output = house.program().arg("backup").arg(&copy).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        fails(house.program().arg("backup").arg(&copy), "exists already");
    });
    let store = tavolino::store::Store::open(&format!("sqlite://{}", copy.display()))
        .await
        .unwrap();
    let id = tavolino::store::ids::MatchId::read(&game.code).unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().events.len(), 1);
}

#[test]
fn help_lists_what_it_can_do() {
    let output = Command::new(env!("CARGO_BIN_EXE_tavolino"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    for command in ["bot", "sandbox", "perft", "trace", "backup"] {
        assert!(
            help.lines()
                .any(|line| line.trim_start().starts_with(command)),
            "{command}: {help}"
        );
    }
}
