//! Background tasks that panic, and rows that cannot be read: each failure is reported, and
//! everything else continues.

use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use crate::house::{House, engine, free_port, text};
use crate::metrics::{count, page, scrape, until_ready};

/// The tasks of one process, by name.
const TASKS: [&str; 17] = [
    "champions",
    "clock",
    "closings",
    "computer",
    "contests",
    "dailies",
    "digests",
    "greetings",
    "inspection",
    "ladders",
    "leagues",
    "leases",
    "maintenance",
    "outbox",
    "results",
    "scheduler",
    "weeks",
];

#[tokio::test(flavor = "multi_thread")]
async fn each_task_that_breaks_down_is_started_again_and_told_once_by_name() {
    // A release build has no breakdowns on request.
    if !cfg!(debug_assertions) {
        return;
    }
    let mut house = House::without_bot().await;
    let address = format!("127.0.0.1:{}", free_port());
    let mut tasks = TASKS.to_vec();
    if engine::is_server() {
        tasks.push("listener");
    }
    house.env.push(("METRICS", address.clone()));
    house.env.push(("LOG", "json".to_owned()));
    house.env.push(("TEST_BREAKDOWNS", tasks.join(",")));
    house.start_bot().await;
    let url = format!("http://{address}");
    for task in &tasks {
        let series = format!(r#"tavolino_task_panics_total{{task="{task}"}}"#);
        let broke = async || (count(&scrape(&url).await, &series) == 1).then_some(());
        house.until(&format!("{task} breaks down"), broke).await;
    }
    until_ready(&house, &url).await;
    assert_eq!(page(&url, "healthz").await.0.as_u16(), 200);
    let page = scrape(&url).await;
    for task in &tasks {
        let series = format!(r#"tavolino_task_beat_seconds{{task="{task}"}}"#);
        // What has nothing more to do has ended.
        let is_there = page.contains(&series) || *task == "inspection";
        assert!(is_there, "{task} runs again: {page}");
    }
    // Everything works: a game is opened, its card is posted, and the bot answers.
    let ada = house.person("ada");
    let opened = ada.command("games", "play kintei", json!({})).await;
    assert_eq!(opened["status"], "message", "{opened}");
    let log = house.log();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    for task in &tasks {
        let is_about = |line: &&Value| line["task"] == *task;
        let about: Vec<&Value> = lines.iter().filter(is_about).collect();
        assert_eq!(about.len(), 1, "{task} is told of once: {log}");
        assert!(
            text(&about[0]["message"]).contains("task panicked"),
            "{about:?}"
        );
    }
}

/// The doctor's findings.
fn doctor(house: &House) -> String {
    tokio::task::block_in_place(|| {
        let output = house.program().arg("doctor").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_row_costs_that_row_and_the_doctor_names_it() {
    let house = House::open().await;
    let ada = house.person("ada");
    let channels = ada.channels().await;
    let named = |name: &str| channels.iter().find(|channel| channel["name"] == name);
    let general = named("general").expect("there is a channel");
    let games = named("games").expect("there is a channel");
    let options = json!({ "puzzles": general["id"], "puzzles-at": "8am", "puzzles-zone": "UTC" });
    let set = ada.command("games", "settings", options).await;
    assert_eq!(set["status"], "message", "{set}");
    let line = json!({ "at": "8am", "zone": "UTC" });
    ada.command("games", "remind puzzle", line).await;

    let now = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    let (before, due) = (now - 5_000, now - 1_000);
    let mut bad = vec![
        format!(
            "insert into puzzle_channels (guild, channel, minute, zone, due, tried_on)
             values (5, 0, 480, 'UTC', {before}, 99999)"
        ),
        format!(
            "insert into preferences (person, zone, puzzle, digest_due)
             values (0, 'UTC', 480, {before})"
        ),
    ];
    if !engine::is_server() {
        bad.push(format!(
            "insert into puzzle_channels (guild, channel, minute, zone, due, tried_on)
             values (6, 1, 480, 'UTC', {before}, 'x')"
        ));
    }
    let due_now = [
        format!("update puzzle_channels set due = {due}, tried_on = 99999 where channel > 1"),
        format!("update preferences set digest_due = {due} where person > 0"),
    ];
    for statement in bad.into_iter().chain(due_now) {
        house.execute(&statement).await;
    }
    // The other server has its puzzle, and the other person their message.
    house.message_with("general", "### Puzzle ").await;
    house.message_with("dm", "- **Puzzle ").await;

    let report = doctor(&house);
    assert!(
        report.contains("The row of puzzle_channels with guild 5: no channel has the id 0."),
        "{report}"
    );
    assert!(
        report.contains("The row of preferences with person 0: nobody has this id."),
        "{report}"
    );
    if !engine::is_server() {
        let row = "The row of puzzle_channels with guild 6: ";
        assert!(
            report.contains(row) && report.contains("tried_on"),
            "{report}"
        );
    }
    // A failure is logged after the messages of other rows may have been posted.
    let failed = "work on a row failed, the others go on: a puzzle of the day";
    house.until_logged(failed, 1).await;
    // Nobody has the id 0: Discord says so.
    house
        .until_logged("Discord will never take a digest", 1)
        .await;
    let log = house.log();
    assert!(!log.contains("task panicked"), "{log}");

    // Once it is mended, that server has its post as well.
    let mend = format!(
        "update puzzle_channels set channel = {}, taken = 0, due = {due} where guild = 5",
        text(&games["id"])
    );
    house.execute(&mend).await;
    house.message_with("games", "### Puzzle ").await;
}
