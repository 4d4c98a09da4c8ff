//! `/looking`: wishes for games that meet, as people meet them.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, components, menu_or_button, text};
use crate::proper::check_story;

/// The channel for talk, in which the list stands.
const GENERAL: &str = "1300000000000000200";

/// Flag of a message for one reader.
const EPHEMERAL: u64 = 1 << 6;

/// Whether a message is the list of those who look for a game.
fn is_list(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0
        && text(&message["content"]).starts_with("**Who wants to play?**")
}

/// The list as soon as it has these words.
async fn list_with(house: &House, words: &str) -> Value {
    // Its next edit waits for a minute.
    house
        .execute("update looking_lists set due = 1 where due is not null")
        .await;
    let is = |message: &Value| is_list(message) && text(&message["content"]).contains(words);
    house.person("ada").sees("general", words, is).await
}

/// Whether a message is the card of two wishes.
fn is_card(message: &Value) -> bool {
    text(&message["content"]).contains("you are both looking")
}

/// A person looks for these games.
async fn look(house: &House, name: &'static str, games: &str) -> Value {
    let person = house.person(name);
    let wish = json!({ "games": games });
    person.command("games", "looking", wish).await
}

/// The cards of wishes in the games' channel.
async fn cards(house: &House) -> Vec<Value> {
    let messages = house.person("ada").messages("games").await;
    messages.into_iter().filter(is_card).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_for_the_same_game_start_it_by_one_tap_each() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let page = ada.command("games", "looking", json!({})).await;
    page.says("Choose games below");
    assert_eq!(page["ephemeral"], true, "{page}");
    let own = ada.choose(&page["message"], "kumo").await;
    own.says("You are looking for Kumo (normal: one move a day), 1 game at a time, until ");
    assert!(cards(&house).await.is_empty());
    let met = look(&house, "bruno", "Kumo, Taifuu").await;
    met.says("Another player wants the same: I open **Kumo**");
    met.says(format!("Looking too:\n<@{}>: Kumo", ada.id()));
    let card = bruno.sees("games", "a card", is_card).await;
    let mut pinged: Vec<&str> = card["pinged"]
        .as_array()
        .unwrap()
        .iter()
        .map(text)
        .collect();
    pinged.sort_unstable();
    assert_eq!(pinged, [ada.id(), bruno.id()]);
    let labels = ["Add computer", "Cancel", "Open to all"];
    assert!(
        labels.iter().all(|label| !menu_or_button(&card, label)),
        "{card}"
    );
    bruno.press(&card, "Join").await;
    ada.press(&card, "Join").await;
    Match::of(&house, &card).await;
    // A stranger to it reads no name but theirs who look.
    let page = look(&house, "chiara", "any game").await;
    assert!(
        !page.content().contains("wants the same"),
        "both have one: {page}"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_changed_by_menus_and_taken_back() {
    let house = House::open().await;
    let ada = house.person("ada");
    let mut page = look(&house, "ada", "any").await;
    page.says("You are looking for any game");
    for (menu, value, words) in [
        ("looking|pace", "slow", "(slow: two moves a week)"),
        ("looking|most", "3", "3 games at a time"),
        ("looking|until", "always", "until you take it back"),
    ] {
        page = ada.choose_in(&page["message"], menu, value).await;
        page.says(words);
    }
    assert!(components(&page["message"]).count() > 4, "{page}");
    let stopped = ada.press(&page["message"], "Stop looking").await;
    stopped.says("Choose games below");
    let unknown = look(&house, "ada", "Kumo, Kintai").await;
    unknown.says("Did you mean **Kintei**?");
    let alone = ada
        .command("dm", "looking", json!({ "games": "Kumo" }))
        .await;
    alone.says("use `/looking` there");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_confirmed_is_informed_when_the_other_does_not() {
    let house = House::open().await;
    let ada = house.person("ada");
    look(&house, "ada", "Kumo").await;
    look(&house, "bruno", "Kumo").await;
    let card = ada.sees("games", "a card", is_card).await;
    ada.press(&card, "Join").await;
    house
        .execute("update matches set due = due - 172800000 where due is not null")
        .await;
    let is_news = |message: &Value| text(&message["content"]).contains("within two days. I go on");
    let news = ada.sees("games", "the news", is_news).await;
    assert_eq!(news["pinged"], json!([ada.id()]), "{news}");
    let page = ada.command("games", "looking", json!({})).await;
    page.says("You are looking for Kumo");
    assert!(
        !page.content().contains("Looking too"),
        "Bruno is gone: {page}"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_posted_once_over_kills() {
    let mut house = House::open().await;
    look(&house, "ada", "Kumo").await;
    look(&house, "bruno", "Kumo").await;
    for _ in 0..3 {
        house.kill_bot();
        house.start_bot().await;
    }
    house.person("ada").sees("games", "a card", is_card).await;
    house.until_told().await;
    assert_eq!(cards(&house).await.len(), 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_thinks_about_joining_reads_privately_how_those_here_play() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let game = house.kintei().await;
    bruno.resign(&game).await;
    game.ending().await;
    let card = ada.command("games", "play kumo", json!({})).await;
    let chiara = house.person("chiara");
    let read = chiara.press(&card["message"], "Who is here?").await;
    assert_eq!(read["ephemeral"], true, "{read}");
    read.says(format!("<@{}>: finished 1 of 1 game", ada.id()));
    let own = ada.press(&card["message"], "Who is here?").await;
    own.says("Nobody else is here yet.");
    let invited = json!({ "opponent": "dawid" });
    let card = ada.command("games", "play kumo", invited).await;
    let read = chiara.press(&card["message"], "Who is here?").await;
    read.says(format!("<@{}>: new here", house.person("dawid").id()));
    // One who hides their results hides these too.
    ada.command("games", "stats", json!({})).await;
    house
        .execute("insert into rating_wishes values (1300000000000000104, 'ask', 0, 0)")
        .await;
    let hidden = chiara.press(&card["message"], "Who is here?").await;
    hidden.says("does not show any results");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_living_list_of_those_who_look() {
    let mut house = House::open().await;
    let set = json!({ "looking": GENERAL });
    let saved = house.person("ada").command("games", "settings", set).await;
    saved.says(format!("one list **in <#{GENERAL}>**"));
    house.kill_bot();
    house.start_bot().await;
    let empty = list_with(&house, "Nobody at the moment.").await;
    look(&house, "bruno", "Kumo").await;
    let ada = house.person("ada");
    let named = list_with(&house, "Kumo (normal").await;
    assert_eq!(named["id"], empty["id"], "it is edited");
    named.says(format!("<@{}>: Kumo", house.person("bruno").id()));
    assert_eq!(named["pinged"], json!([]), "{named}");
    let page = ada.press(&named, "I want to play").await;
    assert_eq!(page["ephemeral"], true, "{page}");
    page.says("Choose games below");
    // With a role, a new wish posts the list anew and mentions the role, once a day.
    house
        .execute("update looking_lists set role = 77, called = 0")
        .await;
    look(&house, "chiara", "Trix").await;
    let called = list_with(&house, "<@&77>: someone is looking").await;
    assert_ne!(called["id"], named["id"]);
    look(&house, "dawid", "Kintei").await;
    let later = list_with(&house, "Kintei (normal").await;
    assert_eq!(later["id"], called["id"], "no second mention within a day");
    let messages = ada.messages("general").await;
    assert_eq!(
        messages.iter().filter(|message| is_list(message)).count(),
        1
    );
    // Who takes the wish back or is erased is named no longer.
    let chiara = house.person("chiara");
    let page = chiara.command("games", "looking", json!({})).await;
    chiara.press(&page["message"], "Stop looking").await;
    let question = house
        .person("dawid")
        .command("games", "privacy delete", json!({}))
        .await;
    house
        .person("dawid")
        .press(&question["message"], "Yes, erase everything")
        .await;
    let gone = async || {
        house
            .execute("update looking_lists set due = 1 where due is not null")
            .await;
        let messages = ada.messages("general").await;
        let list = messages.into_iter().find(is_list)?;
        let named = text(&list["content"]).to_owned();
        (!named.contains("Trix") && !named.contains("Kintei")).then_some(())
    };
    house.until("both are gone from the list", gone).await;
    let off = json!({ "looking-list": "off" });
    let saved = ada.command("games", "settings", off).await;
    assert!(!saved.content().contains("Who wants to play"), "{saved}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_not_saved_for_a_channel_that_the_bot_cannot_write_in() {
    let house = House::open().await;
    let deny = json!({ "who": "bot", "channel": "general", "deny": ["SEND_MESSAGES"] });
    house.control("permissions", deny).await;
    let ada = house.person("ada");
    let set = json!({ "looking": GENERAL });
    let refused = ada.command("games", "settings", set).await;
    refused.says("Send Messages");
    let shown = ada.command("games", "settings", json!({})).await;
    assert!(!shown.content().contains("Who wants to play"), "{shown}");
    let only = json!({ "looking-list": "off" });
    ada.command("games", "settings", only).await.says("Saved");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_set_the_list_reads_once_that_it_cannot_be_shown_there_any_more() {
    let house = House::open().await;
    let ada = house.person("ada");
    let set = json!({ "looking": GENERAL });
    ada.command("games", "settings", set).await.says("Saved");
    house.message_with("general", "Who wants to play").await;
    let deny =
        json!({ "who": "bot", "channel": "general", "deny": ["VIEW_CHANNEL", "SEND_MESSAGES"] });
    house.control("permissions", deny).await;
    let due = "update looking_lists set due = 1, taken = 0";
    let is_report = |one: &serde_json::Value| {
        let content = crate::house::text(&one["content"]).to_owned();
        content.contains("I can't show who wants to play in")
    };
    let received = async || {
        let messages = ada.messages("dm").await;
        messages.iter().filter(|one| is_report(one)).count()
    };
    for _ in 0..2 {
        house.execute(due).await;
        house
            .until("she reads of it", async || {
                (received().await == 1).then_some(())
            })
            .await;
        let rests = async || {
            let pool = house.pool().await;
            let left =
                sqlx::query_scalar("select count(*) from looking_lists where due is not null");
            let left: i64 = left.fetch_one(&pool).await.unwrap();
            pool.close().await;
            (left == 0).then_some(())
        };
        house.until("it rests", rests).await;
    }
    assert_eq!(received().await, 1);
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("I can't post in");
    check_story(&house).await;
}
