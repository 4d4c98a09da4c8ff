//! Leagues, as people meet them.

use serde_json::{Value, json};

use crate::house::{Answer, House, text};
use crate::proper::check_story;

const EVERYONE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

/// Lets the season begin that waits for others to join.
async fn begin(house: &House) {
    house
        .execute("update leagues set begins = 1, due = 1")
        .await;
}

/// Whether a message is the card of the league.
fn is_card(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & (1 << 6) == 0
        && text(&message["content"]).starts_with("**Kumo league**")
}

/// The card as soon as it has these words.
async fn card_with(house: &House, words: &str) -> Value {
    let is = |message: &Value| is_card(message) && text(&message["content"]).contains(words);
    house.person("ada").sees("games", words, is).await
}

/// The messages in the channel that are none of a game.
async fn of_league(house: &House) -> Vec<Value> {
    let messages = house.person("ada").messages("games").await;
    let of_league = |message: &Value| text(&message["content"]).starts_with("**Kumo league");
    messages.into_iter().filter(of_league).collect()
}

/// Opens the league of Kumo, which all four join.
async fn joined_by_all(house: &House) -> Value {
    let ada = house.person("ada");
    let opened = ada
        .command("games", "league new", json!({ "game": "Kumo" }))
        .await;
    assert_eq!(opened["ephemeral"], true, "{opened}");
    opened.says("The **Kumo** league is open.");
    let card = card_with(house, "4 more are needed").await;
    for name in &EVERYONE[..3] {
        let joined = house.person(name).press(&card, "Join").await;
        assert_eq!(joined["ephemeral"], true, "{joined}");
        joined.says("You are in the **Kumo** league, until you leave it.");
    }
    ada.press(&card, "Join")
        .await
        .says("You are in this league already.");
    let card = card_with(house, "1 more is needed").await;
    let dawid = house.person("dawid");
    let last = dawid.command("games", "league join", json!({ "game": "kumo" }));
    last.await.says("You are in the **Kumo** league");
    card
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_of_four_plays_its_first_season_by_itself() {
    let mut house = House::open().await;
    let first = joined_by_all(&house).await;
    let waits = card_with(&house, "Season 1").await;
    assert_eq!(waits["id"], first["id"], "it is edited");
    waits.says("begins by itself");
    begin(&house).await;
    let begun = card_with(&house, "**Group 1**").await;
    assert_eq!(begun["id"], first["id"]);
    assert_eq!(begun["pinged"], json!([]), "{begun}");
    assert_eq!(begun["attachments"][0]["filename"], "league-kumo-1.png");
    let alt = text(&begun["attachments"][0]["description"]);
    assert!(alt.contains("Group 1: 0, 0, 0, 0."), "{alt}");
    let started = async || (house.running().await.len() == 12).then_some(());
    house.until("all six meetings have begun", started).await;
    house.kill_bot();
    house.start_bot().await;
    assert_eq!(house.running().await.len(), 12);
    // A meeting: two games, in one thread of the league's channel.
    let pool = house.pool().await;
    let both = sqlx::query_as("select first, second from league_meetings order by nth limit 1");
    let both: (String, String) = both.fetch_one(&pool).await.unwrap();
    pool.close().await;
    house.resign(&both.0).await;
    house.resign(&both.1).await;
    let counted = async || {
        let card = of_league(&house).await.into_iter().find(is_card)?;
        let alt = text(&card["attachments"][0]["description"]).to_owned();
        (!alt.contains("0, 0, 0, 0")).then_some(card)
    };
    let card = house.until("the card counts the meeting", counted).await;
    assert_eq!(card["id"], first["id"]);
    assert_eq!(of_league(&house).await.len(), 1, "no message but the card");
    // At the deadline the others are judged.
    house.execute("update leagues set ends = 1, due = 1").await;
    let ended = house.message_with("games", "season 1 is over").await;
    ended.says("First of group 1: ");
    ended.says("Season 2 (normal: one move a day) begins by itself");
    assert_eq!(ended["pinged"], json!([]), "{ended}");
    assert_eq!(ended["attachments"][0]["filename"], "league-kumo-1.png");
    let next = card_with(&house, "Season 2").await;
    assert_eq!(next["id"], first["id"]);
    next.says("In (4): ");
    for _ in 0..2 {
        house.kill_bot();
        house.start_bot().await;
    }
    house.until_told().await;
    assert_eq!(of_league(&house).await.len(), 2, "the card and one message");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_is_asked_by_direct_messages_alone() {
    let house = House::open().await;
    let card = joined_by_all(&house).await;
    begin(&house).await;
    card_with(&house, "**Group 1**").await;
    let begun = async || (house.running().await.len() == 12).then_some(());
    house.until("all six meetings have begun", begun).await;
    // Ada, who has the first turn in a game, loses it by time.
    let lost = "update seats set bank = 1, deadline = 1 where seat = 1 and match_id = (
        select match_id from seats where person = 1300000000000000101 and seat = 1 order by match_id limit 1)";
    house.execute(lost).await;
    let [ada, bruno] = house.people();
    let is_question =
        |message: &Value| text(&message["content"]).contains("by time. Press **I go on**");
    let question = ada.sees("dm", "the question", is_question).await;
    let forged = bruno.forge(&card, &custom_id(&question, "I go on")).await;
    forged.says("This question is over");
    ada.press(&question, "I go on")
        .await
        .says("You go on in the **Kumo** league.");
    ada.press(&question, "I go on")
        .await
        .says("This question is over");
    house.execute("update leagues set ends = 1, due = 1").await;
    house.message_with("games", "season 1 is over").await;
    house
        .execute("update leagues set begins = begins - 432000000, due = 1")
        .await;
    let is_call = |message: &Value| text(&message["content"]).contains("are you in?");
    let call = ada.sees("dm", "the call", is_call).await;
    let card = card_with(&house, "In (3): ").await;
    assert!(
        !text(&card["content"]).contains(&format!("<@{}>", ada.id())),
        "{card}"
    );
    ada.press(&call, "I'm in")
        .await
        .says("You play the next season of the **Kumo** league.");
    card_with(&house, "In (4): ").await;
    let calls = bruno
        .messages("dm")
        .await
        .into_iter()
        .filter(is_call)
        .count();
    assert_eq!(calls, 0, "nobody else is asked");
    check_story(&house).await;
}

/// The `custom_id` of the button with this label.
fn custom_id(message: &Value, label: &str) -> String {
    let mut buttons = crate::house::components(message);
    let button = buttons.find(|button| button["label"] == label).unwrap();
    text(&button["custom_id"]).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_open_a_league_reads_why_and_settings_change_it() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let new = json!({ "game": "Kumo" });
    let refused = bruno.command("games", "league new", new.clone()).await;
    refused.says_privately("Here moderators open leagues.");
    let everyone = json!({ "contests": "everyone" });
    let saved = ada.command("games", "settings", everyone).await;
    saved.says("Leagues and contests: **everyone** can open them.");
    bruno
        .command("games", "league new", new.clone())
        .await
        .says("league is open");
    card_with(&house, "4 more are needed").await;
    let unknown = bruno
        .command("games", "league join", json!({ "game": "Kumi" }))
        .await;
    unknown.says("Did you mean **Kumo**?");
    let none = bruno
        .command("games", "league join", json!({ "game": "Kintei" }))
        .await;
    none.says("There is no Kintei league here yet.");
    let long = bruno.command(
        "games",
        "league new",
        json!({ "game": "Mindoku", "pace": "slow" }),
    );
    long.await
        .says("No season of this game is played at that pace.");
    let off = bruno.command("games", "league leave", new.clone()).await;
    off.says("You are not in this league.");
    let once = bruno.command("games", "league once", new.clone()).await;
    once.says("for its next season");
    let shown = bruno.command("games", "league card", new.clone()).await;
    assert_eq!(shown["ephemeral"], true, "{shown}");
    shown.says("**Kumo league**");
    let in_dm = bruno.command("dm", "league join", new).await;
    in_dm.says("Leagues belong to a server");
    let offered = bruno
        .complete("games", "league card", "game", json!({ "game": "" }))
        .await;
    assert!(offered.contains(&"Kumo".to_owned()), "{offered:?}");
    check_story(&house).await;
}
