//! Every way in which the start of the bot can fail: it says so in a sentence, and the doctor says
//! it as well.

use std::process::Output;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::house::{House, engine, free_port};
use crate::program::fails;

/// The findings of the doctor, and what it could not look at.
fn doctor(house: &House, env: &[(&'static str, String)], arguments: &[&str]) -> (String, bool) {
    let mut program = house.program();
    program
        .arg("doctor")
        .args(arguments)
        .envs(env.iter().cloned());
    let Output {
        status,
        stdout,
        stderr,
    } = program.output().unwrap();
    let output = String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap();
    (output, status.success())
}

/// Checks that the bot does not start with these settings, and that the doctor says why.
fn both_say(house: &House, env: &[(&'static str, String)], bot: &str, told: &str) {
    tokio::task::block_in_place(|| {
        fails(house.program().arg("bot").envs(env.iter().cloned()), bot);
        let (said, is_well) = doctor(house, env, &[]);
        assert!(said.contains(told), "{told:?} is not in {said}");
        // What cannot be asked without a network is no fault of the surroundings.
        let is_found = !is_well && said.contains("  Next: ");
        assert!(
            is_found || said.contains("Discord was not asked: "),
            "{said}"
        );
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setting_that_stops_the_start_is_found_by_the_doctor() {
    let house = House::without_bot().await;
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let one = |name, value: &str| [(name, value.to_owned())];
    both_say(
        &house,
        &one("SOLVE", "maybe"),
        "SOLVE is `maybe`",
        "SOLVE is `maybe`",
    );
    both_say(&house, &one("SHARDS", "4-3/8"), "0-3/8", "0-3/8");
    let cannot = "METRICS cannot be served at";
    both_say(&house, &one("METRICS", &address), cannot, cannot);
    let cannot = "the languages in nowhere";
    both_say(
        &house,
        &one("LANGUAGES", "nowhere"),
        cannot,
        "The languages in nowhere",
    );
    both_say(
        &house,
        &one("DATABASE_URL", "mysql://x"),
        "is not an address",
        "is not an address",
    );
    let cannot = "cannot be opened for writing";
    both_say(
        &house,
        &one("DATABASE_URL", "sqlite:///proc/tavolino.db"),
        cannot,
        cannot,
    );
    let cannot = "does not accept the token";
    both_say(
        &house,
        &one("DISCORD_TOKEN", "wrong.token.here"),
        cannot,
        cannot,
    );
    tokio::task::block_in_place(|| {
        fails(
            house.program().arg("bot").env("DISCORD_TOKEN", ""),
            "DISCORD_TOKEN is not set",
        );
        let (said, _) = doctor(&house, &one("DISCORD_TOKEN", ""), &[]);
        assert!(said.contains("DISCORD_TOKEN is not set"), "{said}");
    });
    if !engine::is_server() {
        let some = one("SHARDS", "0-0/2");
        both_say(
            &house,
            &some,
            "a file is one process's",
            "SHARDS names some shards",
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_in_the_way_of_a_file_is_found_by_the_doctor() {
    if engine::is_about_files("a server has no file") {
        return;
    }
    let house = House::without_bot().await;
    let folder = house.database().parent().unwrap().to_owned();
    let at = |name: &str| {
        [(
            "DATABASE_URL",
            format!("sqlite://{}", folder.join(name).display()),
        )]
    };
    std::fs::write(
        folder.join("foreign.db"),
        "this is no database, but some other text",
    )
    .unwrap();
    tokio::task::block_in_place(|| {
        let mut bot = house.program();
        let bot = bot.arg("bot").envs(at("foreign.db")).output().unwrap();
        assert_eq!(bot.status.code(), Some(1));
    });
    let (said, is_well) = tokio::task::block_in_place(|| doctor(&house, &at("foreign.db"), &[]));
    assert!(!is_well && said.contains("  Next: "), "{said}");
    // A restore that was interrupted has left its copy.
    std::fs::write(folder.join("lost.db.restored"), "a copy").unwrap();
    let left = "`tavolino restore` left";
    both_say(&house, &at("lost.db"), left, left);
    assert!(
        !folder.join("lost.db").exists(),
        "nothing is made in its place"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_database_is_found_by_the_doctor_and_by_the_rehearsal() {
    let mut house = House::open().await;
    house.kill_bot();
    let pool = house.pool().await;
    let newer =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'later', true, $1, 0)";
    sqlx::query(newer)
        .bind(vec![0_u8])
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    both_say(&house, &[], "newer tavolino", "newer tavolino");
    tokio::task::block_in_place(|| {
        let (said, is_well) = doctor(&house, &[], &["--rehearse"]);
        assert!(!is_well && said.contains("newer tavolino"), "{said}");
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_out_of_reach_refusing_or_not_understood_are_three_things() {
    let house = House::without_bot().await;
    let nobody = [(
        "DISCORD_API_URL",
        format!("http://127.0.0.1:{}", free_port()),
    )];
    let words = "Discord cannot be reached: no connection";
    both_say(&house, &nobody, words, words);

    let refusal = json!({ "count": 1, "method": "PUT", "path": "/applications", "status": 400 });
    house.control("faults", refusal).await;
    let words = "Discord refuses what the bot needs to start: 400";
    both_say(&house, &[], words, "is not known to Discord");

    let refusal = json!({ "count": 2, "method": "GET", "path": "/gateway/bot", "status": 403 });
    house.control("faults", refusal).await;
    let words = "Discord refuses what the bot needs to start: 403";
    both_say(&house, &[], words, words);

    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let stranger = [(
        "DISCORD_API_URL",
        format!("http://{}", listener.local_addr().unwrap()),
    )];
    tokio::spawn(async move {
        loop {
            let (mut caller, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let _ = caller.read(&mut request).await;
            let hello = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello";
            let _ = caller.write_all(hello.as_bytes()).await;
        }
    });
    let words = "Discord's answer is not understood";
    both_say(&house, &stranger, words, words);
}
