//! The program itself: what it says and how it ends when it cannot run.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use crate::house::{House, engine};

/// The program ends by itself with code 1 and one sentence.
pub fn fails(command: &mut Command, words: &str) {
    let Output { status, stderr, .. } = command.output().unwrap();
    let errors = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{errors}");
    assert!(errors.contains(words), "{words:?} is not in {errors:?}");
    assert_eq!(errors.trim().lines().count(), 1, "one sentence: {errors}");
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
    let pool = house.pool().await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'later', true, $1, 0)";
    let newer = sqlx::query(newer).bind(vec![0_u8]);
    newer.execute(&pool).await.unwrap();
    pool.close().await;
    tokio::task::block_in_place(|| fails(house.program().arg("bot"), "newer tavolino"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_consistent_copy_made_while_the_bot_runs() {
    if engine::is_about_files("backups of a server are made by its own tools") {
        return;
    }
    let house = House::open().await;
    let game = house.kintei().await;
    house
        .person("ada")
        .play(&game.thread, json!({ "turn": "a1 b2" }))
        .await;
    let copy = house.database().with_file_name("copy.db");
    tokio::task::block_in_place(|| {
        let output = house.program().arg("backup").arg(&copy).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        fails(house.program().arg("backup").arg(&copy), "exists already");
        // As a file of settings may have it: it is the same database.
        let spaced = format!(" {} ", house.address());
        let second = copy.with_file_name("second.db");
        let mut again = house.program();
        says(again.arg("backup").arg(&second).env("DATABASE_URL", spaced));
    });
    let store = tavolino::store::Store::open(&format!("sqlite://{}", copy.display()))
        .await
        .unwrap();
    let id = tavolino::store::ids::MatchId::read(&game.code).unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().events.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_file_ends_and_nothing_is_restored_under_one() {
    let mut house = House::open().await;
    tokio::task::block_in_place(|| {
        let taken = "another tavolino is at work on the database";
        // On a server there may be several.
        if !engine::is_server() {
            fails(house.program().arg("bot"), taken);
        }
        let put = if engine::is_server() {
            "--noted"
        } else {
            "x.db"
        };
        let restored = house.program().args(["restore", put]).output().unwrap();
        assert!(String::from_utf8_lossy(&restored.stderr).contains(taken));
    });
    let help = house
        .person("ada")
        .command("general", "help", json!({}))
        .await;
    assert_eq!(help["status"], "message", "the first goes on");
    house.kill_bot();
    house.start_bot().await;
}

/// The output of a run of the program, which must succeed.
pub fn says(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

/// Makes a backup, and notes it: that of a server by the server's own tool.
pub fn back_up(house: &House, copy: &Path) {
    if engine::is_server() {
        let mut dump = Command::new(engine::programs().unwrap().join("pg_dump"));
        let dump = dump.arg(house.address());
        let dump = dump
            .args(["--no-unlogged-table-data", "-Fc", "-f"])
            .arg(copy);
        says(dump);
        says(house.program().args(["backup", "--noted"]));
    } else {
        says(house.program().arg("backup").arg(copy));
    }
}

/// Puts it back; what the program says of that.
pub fn restore(house: &House, copy: &Path) -> String {
    if !engine::is_server() {
        return says(house.program().arg("restore").arg(copy));
    }
    let mut put = Command::new(engine::programs().unwrap().join("pg_restore"));
    let put = put.args(["--clean", "--if-exists", "--single-transaction", "-d"]);
    says(put.arg(house.address()).arg(copy));
    says(house.program().args(["restore", "--noted"]))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_backup_has_its_games_and_nobody_who_was_erased_since() {
    let mut house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    ada.turn(&game, "a1 b2").await;
    let copy = house.database().with_file_name("copy.db");
    tokio::task::block_in_place(|| back_up(&house, &copy));
    let question = ada.command("games", "privacy delete", json!({})).await;
    ada.press(&question["message"], "Yes, erase everything")
        .await;
    let (ada, bruno) = (ada.id(), house.person("bruno").id());
    assert_eq!(house.stop_bot().await, Some(0));
    let erased = house.beside(".erased");
    let written = std::fs::read_to_string(&erased).unwrap();
    assert!(!written.contains(&ada), "nobody is in it");
    tokio::task::block_in_place(|| {
        let output = restore(&house, &copy);
        assert!(output.contains("now from it too: 1."), "{output}");
        let report = says(house.program().arg("doctor"));
        assert_eq!(report, "Everything is as it should be.\n");
        let rehearsed = says(house.program().args(["doctor", "--rehearse"]));
        assert!(rehearsed.contains("nothing will change"), "{rehearsed}");
        if engine::is_server() {
            return fails(house.program().arg("restore").arg(&copy), "`pg_restore`");
        }
        let other = house.database().with_file_name("other.db");
        std::fs::write(&other, "no database").unwrap();
        fails(
            house.program().arg("restore").arg(&other),
            "is no database of tavolino's",
        );
    });
    let pool = house.pool().await;
    let people: Vec<Option<i64>> = sqlx::query_scalar("select person from seats order by seat")
        .fetch_all(&pool)
        .await
        .unwrap();
    assert_eq!(people, [None, Some(bruno.parse().unwrap())]);
    let events: i64 = sqlx::query_scalar("select count(*) from events")
        .fetch_one(&pool)
        .await
        .unwrap();
    assert_eq!(events, 2, "her turn, and that she left");
    pool.close().await;
    house.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn part_of_the_servers_is_served_where_others_can_serve_the_rest() {
    let house = House::without_bot().await;
    tokio::task::block_in_place(|| {
        fails(house.program().arg("bot").env("SHARDS", "4-3/8"), "0-3/8");
        if !engine::is_server() {
            let part = ["bot", "--shards", "0-0/2"];
            fails(house.program().args(part), "a file is one process's");
        }
    });
}

#[test]
fn help_lists_what_it_can_do() {
    let output = Command::new(env!("CARGO_BIN_EXE_tavolino"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    for command in [
        "bot",
        "sandbox",
        "perft",
        "trace",
        "backup",
        "restore",
        "copy",
        "doctor",
        "suggestions",
    ] {
        assert!(
            help.lines()
                .any(|line| line.trim_start().starts_with(command)),
            "{command}: {help}"
        );
    }
}
