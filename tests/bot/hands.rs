//! Secrets of one seat: cards in direct messages and behind buttons.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, text};

fn card(messages: &[Value]) -> Vec<&Value> {
    messages
        .iter()
        .filter(|message| text(&message["content"]).contains("For your eyes only"))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_one_living_direct_message() {
    let house = House::open().await;
    let game = Match::start(&house, "mindoku", json!({ "opponent": "bruno" }), &PEOPLE).await;
    for name in PEOPLE {
        let arrived =
            async || (card(&house.person(name).messages("dm").await).len() == 1).then_some(());
        house.until("the hand arrives", arrived).await;
    }
    let [name] = game.to_act(&PEOPLE).await[..] else {
        panic!("one is to act")
    };
    let person = house.person(name);
    let before = person.messages("dm").await;
    let alt = text(&card(&before)[0]["attachments"][0]["description"]).to_owned();
    let turns = person
        .complete(&game.thread, "move", "turn", json!({ "turn": "place" }))
        .await;
    let value = turns[0].split(' ').nth(1).unwrap().to_owned();
    person
        .command(
            &game.thread,
            "move",
            json!({ "turn": format!("place {value} a1") }),
        )
        .await;
    let after = house
        .until("the card is edited", async || {
            let messages = person.messages("dm").await;
            let now = text(&card(&messages)[0]["attachments"][0]["description"]).to_owned();
            (now != alt).then_some(messages)
        })
        .await;
    assert_eq!(card(&after).len(), 1, "it is edited, not sent again");
    let shown = person.press(&game.panel().await, "My hand").await;
    assert_eq!(shown["ephemeral"], true);
    assert_eq!(
        shown["message"]["attachments"][0]["description"],
        card(&after)[0]["attachments"][0]["description"],
        "the button shows the same"
    );
    let stranger = house
        .person("chiara")
        .press(&game.panel().await, "My hand")
        .await;
    stranger.says("don't play in this game");
    let elsewhere = person
        .command("general", "hand", json!({ "game": game.code }))
        .await;
    assert_eq!(elsewhere["ephemeral"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_cost_nothing_and_are_told_once() {
    let house = House::open().await;
    house
        .control("dms", json!({ "person": "ada", "open": false }))
        .await;
    let game = Match::start(&house, "mindoku", json!({ "opponent": "bruno" }), &PEOPLE).await;
    let ada = house.person("ada");
    let refused = async || {
        let tried = house.requests().await;
        tried
            .iter()
            .any(|entry| entry["status"] == 403)
            .then_some(())
    };
    house.until("the direct message is refused", refused).await;
    let mut notes = 0;
    for _ in 0..6 {
        let shown = ada.press(&game.panel().await, "My hand").await;
        assert_eq!(
            shown["message"]["attachments"].as_array().unwrap().len(),
            1,
            "{shown}"
        );
        notes += usize::from(
            text(&shown["message"]["content"]).contains("can't send you direct messages"),
        );
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(notes, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn cooperative_hands_are_on_the_panel_and_competitive_ones_are_not() {
    let house = House::open().await;
    let open = Match::start(&house, "mindoku", json!({ "mode": "cooperative" }), &PEOPLE).await;
    let panel = open.panel().await;
    let alt = text(&panel["attachments"][0]["description"]);
    let hand = house
        .person("ada")
        .command(&open.thread, "hand", json!({}))
        .await;
    hand.says("This game has no secrets");
    panel.says("don't talk about the game");
    let hidden = Match::start(&house, "mindoku", json!({ "opponent": "bruno" }), &PEOPLE).await;
    let counts = hidden.panel().await;
    let alt_of_counts = text(&counts["attachments"][0]["description"]);
    assert!(alt_of_counts.contains("holds 8 tokens"), "{alt_of_counts}");
    assert!(
        alt.len() > alt_of_counts.len(),
        "open hands are read out: {alt}"
    );
}
