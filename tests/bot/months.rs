//! The table of a month and the role for its first, as people meet them.

use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};
use tavolino::host::{Timestamp, month_of};

use crate::house::{Answer, GUILD, House, menu_or_button, text};
use crate::proper::check_story;
use crate::stats::{lost_by, rated_between};

/// More than a test here takes, 3 min.
const LASTING: Duration = Duration::from_mins(3);

/// Waits for the next month where this one is about to end: what a test compares is of one month.
pub async fn within_one() {
    let now = || Timestamp(UNIX_EPOCH.elapsed().unwrap().as_millis() as i64);
    while month_of(now()) != month_of(now().after(LASTING)) {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A game of Kumo that Bruno loses to Ada.
async fn won_by_ada(house: &House) {
    let people = ["ada", "bruno"];
    lost_by("bruno", &rated_between(house, people).await, people).await;
}

/// Informs people that lists show them.
async fn informed(house: &House, people: &[&'static str]) {
    for name in people {
        let person = house.person(name);
        let answer = person.command("games", "games", json!({})).await;
        answer.says("From now on `/leaderboard` shows you on this server");
    }
}

/// The table of the month, for everybody.
async fn table(house: &House) -> Value {
    let ada = house.person("ada");
    let shown = json!({ "show": true });
    let answer = ada.command("games", "leaderboard", shown).await;
    assert_eq!(answer["ephemeral"], false, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_the_month_has_points_of_all_games_and_a_picture() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let empty = ada.command("games", "leaderboard", json!({})).await;
    empty.says_privately("Nobody has points yet.");
    empty.says_privately("A finished game gives 1 point, a draw 2, a win 3");
    won_by_ada(&house).await;
    table(&house).await.says("Nobody has points yet.");
    informed(&house, &["ada", "bruno"]).await;
    let shown = table(&house).await;
    shown.says(format!("1. <@{}> **3** · 1 game, 1 won", ada.id()));
    shown.says(format!("2. <@{}> **1** · 1 game, 0 won", bruno.id()));
    shown.says("· all games**");
    let alt = text(&shown["message"]["attachments"][0]["description"]);
    assert!(alt.ends_with("place 1 with 3 and place 2 with 1."), "{alt}");
    // The picture and its name have nobody's name, and nobody is notified.
    assert_eq!(shown["message"]["pinged"], json!([]), "{shown}");
    // Who is in no list reads their own points alone.
    let own = bruno.command("games", "stats", json!({})).await;
    bruno.press(&own["message"], "Hide me").await;
    assert!(!table(&house).await.content().contains(&bruno.id()));
    let private = bruno.command("games", "leaderboard", json!({})).await;
    private.says_privately("You: **1** from 1 game.");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_months_are_behind_a_button() {
    let house = House::open().await;
    let ada = house.person("ada");
    won_by_ada(&house).await;
    informed(&house, &["ada", "bruno"]).await;
    house.execute("update months set month = month - 2").await;
    let shown = table(&house).await;
    shown.says("Nobody has points yet.");
    let buttons = crate::house::components(&shown["message"]);
    let labels: Vec<&str> = buttons.map(|button| text(&button["label"])).collect();
    assert_eq!(labels.len(), 1, "{labels:?}");
    let before = ada.press(&shown["message"], labels[0]).await;
    before.says_privately(format!("1. <@{}> **3**", ada.id()));
    assert!(!menu_or_button(&before["message"], labels[0]), "{before}");
    let buttons = crate::house::components(&before["message"]);
    let labels: Vec<&str> = buttons.map(|button| text(&button["label"])).collect();
    let after = ada.press(&before["message"], labels[0]).await;
    after.says_privately("Nobody has points yet.");
    check_story(&house).await;
}

/// The table as bytes after Chiara, who hides, has lost or won against Dawid, who hides too.
async fn table_beside(losers: &[&'static str]) -> (String, Vec<u8>) {
    let house = House::open().await;
    won_by_ada(&house).await;
    let hidden = ["chiara", "dawid"];
    for loser in losers {
        lost_by(loser, &rated_between(&house, hidden).await, hidden).await;
    }
    for name in hidden {
        let person = house.person(name);
        let own = person.command("games", "stats", json!({})).await;
        person.press(&own["message"], "Hide me").await;
    }
    informed(&house, &["ada", "bruno"]).await;
    let shown = table(&house).await;
    let file = &shown["message"]["attachments"][0];
    let picture = reqwest::get(text(&file["url"])).await.unwrap();
    let words = format!("{} {}", shown.content(), file["description"]);
    (words, picture.bytes().await.unwrap().to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_the_same_to_the_byte_whatever_hidden_people_have_played() {
    let without = table_beside(&[]).await;
    assert!(without.1.len() > 2_000, "a picture");
    assert_eq!(table_beside(&["chiara", "dawid", "dawid"]).await, without);
}

/// Adds a role; above the bot's own or below it.
async fn role(house: &House, above: bool) -> String {
    let body = json!({ "name": "First of the month", "above": above });
    text(&house.control("role", body).await["id"]).to_owned()
}

/// The requests that gave or took a role.
async fn passed(house: &House) -> Vec<String> {
    let requests = house.requests().await;
    let roles = requests
        .iter()
        .filter(|entry| text(&entry["path"]).contains("/roles/") && entry["status"] == 204);
    let called = roles.map(|entry| {
        let path = text(&entry["path"]);
        let person = path.split('/').nth(4).unwrap_or_default();
        format!("{} {person}", text(&entry["method"]))
    });
    called.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_the_bot_cannot_give_is_refused_before_it_is_saved() {
    let house = House::open().await;
    let ada = house.person("ada");
    let (below, above) = (role(&house, false).await, role(&house, true).await);
    let set = async |role: &str| {
        let options = json!({ "champion": role });
        ada.command("games", "settings", options).await
    };
    let refused = set(&below).await;
    refused.says_privately("I need **Manage Roles** on this server");
    house
        .control("roles", json!({ "allow": ["MANAGE_ROLES"] }))
        .await;
    let refused = set(&above).await;
    refused.says_privately("it stands above my own role");
    let own = (GUILD.parse::<u64>().unwrap() + 1).to_string();
    let refused = set(&own).await;
    refused.says_privately("it belongs to a bot");
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("Role for the month's first: **none**");
    let saved = set(&below).await;
    saved.says_privately(format!("Role for the month's first: **<@&{below}>**"));
    let off = set(GUILD).await;
    off.says_privately("Role for the month's first: **none**");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_role_goes_to_the_first_of_the_month_before_and_is_taken_from_the_last_one() {
    within_one().await;
    let house = House::open().await;
    let [ada, bruno] = house.people();
    house
        .control("roles", json!({ "allow": ["MANAGE_ROLES"] }))
        .await;
    let role = role(&house, false).await;
    won_by_ada(&house).await;
    informed(&house, &["ada", "bruno"]).await;
    house.execute("update months set month = month - 1").await;
    ada.command("games", "settings", json!({ "champion": role }))
        .await
        .says_privately("Saved");
    let given = vec![format!("PUT {}", ada.id())];
    let is_given = async || (passed(&house).await == given).then_some(());
    house.until("the role is given", is_given).await;
    // The month after, Bruno was the first; Ada hides, and the sum of a month is not redone.
    house
        .execute("update months set points = 9 where games = 1 and wins = 0")
        .await;
    house
        .execute("update champions set due = 1, taken = 0")
        .await;
    let all = [
        format!("PUT {}", ada.id()),
        format!("PUT {}", bruno.id()),
        format!("DELETE {}", ada.id()),
    ];
    let is_passed = async || (passed(&house).await == all).then_some(());
    house.until("the role passes on", is_passed).await;
    // What Discord refuses is told once to the person who set it.
    house
        .control("roles", json!({ "deny": ["MANAGE_ROLES"] }))
        .await;
    for _ in 0..2 {
        house
            .execute("update champions set due = 1, taken = 0, holder = null")
            .await;
        let is_refused = async || {
            let pool = house.pool().await;
            let due: i64 = sqlx::query_scalar("select due from champions")
                .fetch_one(&pool)
                .await
                .unwrap();
            (due > 1).then_some(())
        };
        house.until("it is refused", is_refused).await;
    }
    let direct = ada.messages("dm").await;
    let reports = direct.iter().filter(|message| {
        text(&message["content"]).contains("I can't give the role for the first of the month")
    });
    assert_eq!(reports.count(), 1, "{direct:?}");
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("I can't give <@&");
    check_story(&house).await;
}
