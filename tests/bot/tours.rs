//! A tour, as people meet it.

use serde_json::{Value, json};

use crate::house::{Answer, House, text};
use crate::proper::check_story;

const TOUR: &str = "**Year 2027** · a tour of all games";
const FIRST: &str = "**Year 2027 · 1, Kumo**";

/// The message of the channel that begins so, as soon as it has these words.
async fn card(house: &House, begins: &str, words: &str) -> Value {
    let is = |message: &Value| {
        let content = text(&message["content"]);
        content.starts_with(begins) && content.contains(words)
    };
    house.person("ada").sees("games", words, is).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tour_opens_small_contests_counts_them_and_is_stopped() {
    let mut house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let mut options = json!({ "kind": "tour", "game": "Kumo", "name": "Year 2027" });
    for (option, value, words) in [
        ("rounds", json!(4), "other contests none."),
        ("final", json!("2"), "A tour has no `final`"),
        ("pace", json!("slow"), "always played at the fast pace."),
    ] {
        let mut wrong = options.clone();
        wrong[option] = value;
        let refused = ada.command("games", "contest new", wrong).await;
        refused.says_privately(words);
    }
    options["starts"] = json!(3);
    ada.command("games", "contest new", options)
        .await
        .says_privately("**Year 2027** is open. Its card comes to");
    let first = card(&house, TOUR, "Over: 0 of 26. Next: Kumo, <t:").await;
    first.says("A small contest of another game begins every 14 days, 26 in a year");
    let small = card(&house, FIRST, "Nobody has joined yet").await;
    house
        .execute("update contests set called = 1, announced = 1 where nth = 1")
        .await;
    for person in [&ada, &bruno, &chiara] {
        let joined = person.press(&small, "Join").await;
        joined.says("You play in **Year 2027 · 1, Kumo**.");
    }
    let named = json!({ "contest": "year 2027 · 1, KUMO" });
    ada.command("games", "contest start", named)
        .await
        .says("begins now");
    card(&house, TOUR, "Next: Kintei, <t:").await;
    let begun = async || (house.running().await.len() == 6).then_some(());
    house.until("all meetings have begun", begun).await;
    house.kill_bot();
    house.start_bot().await;
    house
        .execute("update contests set ends = 1, due = 1 where nth = 1")
        .await;
    house.message_with("games", "1, Kumo is over.**").await;
    let counted = card(&house, TOUR, "Over: 1 of 26.").await;
    assert_eq!(counted["id"], first["id"], "it is edited");
    let picture = &counted["attachments"][0];
    let alt = text(&picture["description"]);
    assert!(alt.starts_with("The standing of the tour"), "{alt}");
    let [ada, bruno, _] = house.people();
    let standing = bruno.press(&counted, "Standing").await;
    assert_eq!(standing["ephemeral"], true, "{standing}");
    standing.says("You: place");
    let rules = bruno.press(&counted, "Rules").await;
    rules.says("Kintei");
    // The next one is opened with those who played.
    house
        .execute("update contests set starts = starts - 604800000 where nth = 1")
        .await;
    let looked_at = "update contests set due = 1 where form = 'tour'";
    house.execute(looked_at).await;
    card(&house, "**Year 2027 · 2, Kintei**", "Joined (3)").await;
    let list = ada.command("games", "contest list", json!({})).await;
    list.says("**Year 2027** · a tour of all games · is running");
    let named = json!({ "contest": "Year 2027" });
    let not = bruno.command("games", "contest stop", named.clone()).await;
    not.says("Only moderators");
    let question = ada.command("games", "contest stop", named).await;
    question.says("Small contests that are open or running go on");
    ada.press(&question["message"], "Yes, stop it")
        .await
        .says("**Year 2027** is stopped.");
    let ended = house
        .message_with("games", "**Year 2027 was stopped.**")
        .await;
    ended.says("1. ");
    card(&house, TOUR, "It was stopped. Over: 1 of 26. Next: Kintei").await;
    house.until_told().await;
    check_story(&house).await;
}
