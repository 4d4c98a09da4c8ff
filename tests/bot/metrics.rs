//! Metrics for Prometheus, and the health page.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{Answer, House, Match, engine, free_port, text};

/// A bot that is watched, and where.
pub async fn watched() -> (House, String) {
    let mut house = House::without_bot().await;
    let address = format!("127.0.0.1:{}", free_port());
    house.env.push(("METRICS", address.clone()));
    house.start_bot().await;
    (house, format!("http://{address}"))
}

pub async fn page(url: &str, page: &str) -> (StatusCode, String) {
    let answer = reqwest::get(format!("{url}/{page}")).await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

pub async fn scrape(url: &str) -> String {
    let (status, scraped) = page(url, "metrics").await;
    assert_eq!(status, StatusCode::OK, "{scraped}");
    scraped
}

/// The value of a series; 0 where it is missing.
fn value(scraped: &str, series: &str) -> f64 {
    let line = scraped
        .lines()
        .find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
    line.map_or(0.0, |value| value.parse().unwrap())
}

/// The same, of what comes in whole numbers.
pub fn count(scraped: &str, series: &str) -> u64 {
    value(scraped, series) as u64
}

/// The names of all series, as a query has them.
fn names(scraped: &str) -> Vec<&str> {
    let series = scraped.lines().filter(|line| !line.starts_with('#'));
    let names = series.map(|line| line.split(['{', ' ']).next().unwrap());
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    names.dedup();
    names
}

pub async fn until_ready(house: &House, url: &str) {
    let is_ready = async || (page(url, "readyz").await.0 == StatusCode::OK).then_some(());
    house.until("the bot is ready", is_ready).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_do_is_counted_and_nobody_is_named() {
    let (house, url) = watched().await;
    until_ready(&house, &url).await;
    assert_eq!(page(&url, "healthz").await.0, StatusCode::OK);
    assert_eq!(page(&url, "elsewhere").await.0, StatusCode::NOT_FOUND);
    let before = scrape(&url).await;
    let counted = |name: &str, outcome: &str| {
        format!(
            r#"tavolino_interactions_total{{kind="command",name="{name}",outcome="{outcome}"}}"#
        )
    };
    assert_eq!(count(&before, &counted("move", "answered")), 0);
    assert_eq!(count(&before, r#"tavolino_games{state="running"}"#), 0);

    let game = house.kintei().await;
    for (name, turn) in [("ada", "a1 b2"), ("bruno", "c4 a5 a4")] {
        let person = house.person(name);
        let played = person.turn(&game, turn).await;
        played.says("Played");
    }
    let early = json!({ "turn": "c4 a5 a4" });
    house.person("bruno").play(&game.thread, early).await;
    let panel = game.panel().await;
    house.person("ada").press(&panel, "More").await;
    house.person("ada").forge(&panel, "nothing|of|ours").await;
    game.settle().await;

    let after = scrape(&url).await;
    for (series, expected) in [
        (counted("play", "answered"), 1),
        (counted("move", "answered"), 2),
        (counted("move", "refused"), 1),
        (
            r#"tavolino_interactions_total{kind="button",name="more",outcome="answered"}"#
                .to_owned(),
            1,
        ),
        (
            r#"tavolino_interactions_total{kind="button",name="unknown",outcome="refused"}"#
                .to_owned(),
            1,
        ),
        ("tavolino_turn_seconds_count".to_owned(), 2),
        (r#"tavolino_games{state="lobby"}"#.to_owned(), 0),
        (r#"tavolino_games{state="running"}"#.to_owned(), 1),
        (r#"tavolino_shards{state="connected"}"#.to_owned(), 1),
        (r#"tavolino_shards{state="disconnected"}"#.to_owned(), 0),
        ("tavolino_outbox_due_notices".to_owned(), 0),
        ("tavolino_outbox_oldest_seconds".to_owned(), 0),
        ("tavolino_outbox_refused_notices".to_owned(), 0),
        (r#"tavolino_scheduler_due{kind="clock"}"#.to_owned(), 0),
        (r#"tavolino_pool_waiting{length="short"}"#.to_owned(), 0),
    ] {
        assert_eq!(count(&after, &series), expected, "{series}\n{after}");
    }
    let notices = r#"tavolino_notices_total{kind="panel",outcome="delivered"}"#;
    for series in [
        "tavolino_acknowledgement_seconds_count",
        r#"tavolino_picture_seconds_count{kind="board"}"#,
        notices,
    ] {
        let (before, after) = (value(&before, series), value(&after, series));
        assert!(
            before < after && after >= 2.0,
            "{series}: {before}, {after}"
        );
    }
    assert!(value(&after, "tavolino_turn_seconds_sum") > 0.0);
    nobody_is_named(&house, &game, &after).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_to_nothing_is_told_from_one_that_comes_late() {
    let (house, url) = watched().await;
    let help = |outcome: &str| {
        format!(r#"tavolino_interactions_total{{kind="command",name="help",outcome="{outcome}"}}"#)
    };
    let fault = |status: Value, count: u32| json!({ "status": status, "count": count, "method": "POST", "path": "/interactions", "hold_ms": 800 });
    let ada = house.person("ada");
    house.control("faults", fault(json!(500), 20)).await;
    ada.command("general", "help", json!({})).await;
    let failed = async || (count(&scrape(&url).await, &help("failed")) == 1).then_some(());
    house.until("one has failed", failed).await;
    house
        .request(Method::DELETE, "control/faults", Value::Null)
        .await;
    // While the first attempt hangs, Discord's patience ends.
    house.control("faults", fault(json!("timeout"), 1)).await;
    let passing = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        house.advance(3001).await;
    };
    tokio::join!(ada.command("general", "help", json!({})), passing);
    let late = async || (count(&scrape(&url).await, &help("late")) == 1).then_some(());
    house.until("one was late", late).await;
    assert_eq!(count(&scrape(&url).await, &help("answered")), 0);
}

/// Neither those we know of, nor anything that could be a number of Discord's.
async fn nobody_is_named(house: &House, game: &Match<'_>, scraped: &str) {
    let labels = scraped.lines().map(|line| match line.rsplit_once(' ') {
        Some((series, _)) if !line.starts_with('#') => series,
        _ => line,
    });
    let labels: Vec<&str> = labels.collect();
    let numbers = |line: &&str| {
        let runs = line.split(|c: char| !c.is_ascii_digit());
        runs.map(str::len).max() >= Some(15)
    };
    let suspicious: Vec<&&str> = labels.iter().filter(|line| numbers(line)).collect();
    assert!(suspicious.is_empty(), "{suspicious:?}");
    let mut known = vec![game.code.clone(), game.thread.clone()];
    for channel in house.person("ada").channels().await {
        known.extend([&channel["id"], &channel["guild_id"]].map(|id| text(id).to_owned()));
    }
    known.extend(["ada", "bruno", "chiara", "dawid"].map(|name| house.person(name).id()));
    known.extend(["ada", "bruno"].map(str::to_owned));
    for id in known.iter().filter(|id| !id.is_empty()) {
        let words = scraped.split(|c: char| !c.is_alphanumeric());
        assert!(
            words.into_iter().all(|word| word != id),
            "{id} is in\n{scraped}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nothing_can_be_stored_it_is_not_ready_and_says_why() {
    let (house, url) = watched().await;
    until_ready(&house, &url).await;
    let pool = house.pool().await;
    // Another writer, whose transaction does not end.
    let other = if engine::is_server() {
        let mut other = pool.begin().await.unwrap();
        let hold = sqlx::query("lock table heartbeat in exclusive mode");
        hold.execute(&mut *other).await.unwrap();
        other
    } else {
        pool.begin_with("begin immediate").await.unwrap()
    };
    let says_so = async || {
        let (status, why) = page(&url, "readyz").await;
        let busy = status == StatusCode::SERVICE_UNAVAILABLE;
        (busy && why.contains("the database cannot be written")).then_some(())
    };
    house.until("it is not ready", says_so).await;
    assert_eq!(page(&url, "healthz").await.0, StatusCode::OK);
    scrape(&url).await;
    other.rollback().await.unwrap();
    until_ready(&house, &url).await;
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_discord_it_is_alive_and_not_ready() {
    let (mut house, url) = watched().await;
    until_ready(&house, &url).await;
    house.lose_discord();
    let says_so = async || {
        let (status, why) = page(&url, "readyz").await;
        let cut_off = status == StatusCode::SERVICE_UNAVAILABLE;
        (cut_off && why == "not connected to Discord\n").then_some(())
    };
    house.until("it is not ready", says_so).await;
    assert_eq!(page(&url, "healthz").await.0, StatusCode::OK);
    let page = scrape(&url).await;
    assert_eq!(
        count(&page, r#"tavolino_shards{state="connected"}"#),
        0,
        "{page}"
    );
}

/// Names of ours in a text, as a query or a sentence has them.
fn named(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '_';
    let words = text.split(|c: char| !is_part(c));
    let mut named: Vec<&str> = words.filter(|word| word.starts_with("tavolino_")).collect();
    named.sort_unstable();
    named.dedup();
    named
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_and_the_guide_name_what_is_served() {
    let (house, url) = watched().await;
    let game = house.kintei().await;
    let turn = json!({ "turn": "a1 b2" });
    house.person("ada").play(&game.thread, turn).await;
    game.settle().await;
    let page = scrape(&url).await;
    let served = names(&page);
    let dashboard = include_str!("../../packaging/grafana.json");
    let parsed: Value = serde_json::from_str(dashboard).unwrap();
    let panels = parsed["panels"].as_array().unwrap();
    assert!(panels.len() > 5);
    for name in named(dashboard) {
        assert!(
            served.contains(&name),
            "the dashboard asks for {name}, which is not among {served:?}"
        );
    }
    // A histogram is spoken of by its name alone.
    let families: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    let guide = named(include_str!("../../OPERATING.md"));
    for family in &families {
        let counter = format!("{family}_total");
        let is_told = guide.contains(family) || guide.contains(&counter.as_str());
        assert!(is_told, "OPERATING.md does not tell of {family}");
    }
    for name in guide {
        assert!(
            served.contains(&name) || families.contains(&name),
            "OPERATING.md tells of {name}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_cannot_be_served_at_is_told_in_a_sentence() {
    let mut house = House::without_bot().await;
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let taken = taken.local_addr().map(|address| (address, taken)).unwrap();
    for (value, words) in [
        (
            "nine".to_owned(),
            "METRICS is `nine`, and can be an address",
        ),
        (
            taken.0.to_string(),
            "METRICS cannot be served at 127.0.0.1:",
        ),
    ] {
        house.env = vec![("METRICS", value)];
        let output = tokio::task::block_in_place(|| house.program().arg("bot").output().unwrap());
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(errors.contains(words), "{errors}");
        assert_eq!(errors.trim().lines().count(), 1, "one sentence: {errors}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_can_be_objects_a_line_each() {
    let mut house = House::without_bot().await;
    house.env.push(("LOG", "json".to_owned()));
    house.start_bot().await;
    house
        .control(
            "faults",
            json!({ "status": 500, "count": 20, "method": "POST", "path": "/interactions" }),
        )
        .await;
    house
        .person("ada")
        .command("general", "help", json!({}))
        .await;
    let logged = async || house.log().contains("answer not delivered").then_some(());
    house.until("it is logged", logged).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let log = house.log();
    for line in log.lines() {
        let line: Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(
            line["timestamp"].is_string() && line["level"].is_string(),
            "{line}"
        );
        assert!(
            line["target"].is_string() && line["message"].is_string(),
            "{line}"
        );
    }
    let lost = log
        .lines()
        .find(|line| line.contains("answer not delivered"))
        .unwrap();
    let lost: Value = serde_json::from_str(lost).unwrap();
    assert!(lost["interaction"].is_number(), "{lost}");
    house.env = vec![("LOG", "xml".to_owned())];
    let output = tokio::task::block_in_place(|| house.program().arg("bot").output().unwrap());
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.contains("LOG is `xml`, and can be `text` or `json`"),
        "{errors}"
    );
}
