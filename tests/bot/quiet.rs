//! Quiet hours as people meet them: at night they are named without a ping, and in the morning
//! pinged once for all games.

use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, menu_or_button, text};

/// Flag of a message that arrives without a sound.
const SILENT: u64 = 1 << 12;

/// Sets a person's quiet hours from an hour ago to two hours from now.
async fn sleeps(house: &House, name: &'static str) {
    let minutes = UNIX_EPOCH.elapsed().unwrap().as_secs() / 60;
    let clock = |minutes: u64| format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let hours = json!({ "from": clock(minutes - 60), "to": clock(minutes + 120), "zone": "UTC" });
    let person = house.person(name);
    let set = person.command("games", "remind quiet", hours).await;
    set.says("I ping you once for all games");
}

/// The quiet hours of all people end now.
async fn night_ends(house: &House) {
    let sql = "update preferences set quiet_from = quiet_to, quiet_to = (quiet_to + 60) % 1440,
        morning_due = case when morning_due is not null then 1 end where quiet_to is not null";
    house.execute(sql).await;
}

/// Waits until no morning call is due, and all notices are delivered.
async fn mornings_are_made(house: &House) {
    let pool = house.pool().await;
    let due = "select count(*) from preferences where morning_due is not null";
    house
        .until("no morning call is due", async || {
            let left: i64 = sqlx::query_scalar(due).fetch_one(&pool).await.unwrap();
            (left == 0).then_some(())
        })
        .await;
    pool.close().await;
    house.until_told().await;
}

/// All messages of the house that ping a person, in any channel.
async fn pings(house: &House, name: &'static str) -> Vec<Value> {
    let person = house.person(name);
    let mut found = Vec::new();
    let channels = person.channels().await;
    let places = channels
        .iter()
        .map(|channel| text(&channel["id"]).to_owned());
    for place in places {
        let messages = person.messages(&place).await;
        let pinging = |message: &Value| {
            let pinged = message["pinged"].as_array().into_iter().flatten();
            pinged.into_iter().any(|id| text(id) == person.id())
        };
        found.extend(messages.into_iter().filter(pinging));
    }
    found
}

/// Waits for a message of a match that names a person and has this button.
async fn named(game: &Match<'_>, house: &House, name: &'static str, button: &str) -> Value {
    let person = house.person(name);
    let mention = format!("<@{}>", person.id());
    house
        .until("she is named", async || {
            let messages = person.messages(&game.thread).await;
            messages.into_iter().find(|message| {
                // A panel names her too, and has more buttons.
                text(&message["content"]).contains(&mention)
                    && menu_or_button(message, button)
                    && !menu_or_button(message, "More")
            })
        })
        .await
}

async fn kintei<'h>(house: &'h House, people: &[&'static str], pace: &str) -> Match<'h> {
    let options = json!({ "order": "listed", "pace": pace });
    Match::start(house, "kintei", options, people).await
}

#[tokio::test(flavor = "multi_thread")]
async fn at_night_she_is_named_and_in_the_morning_pinged_once_for_all_games() {
    let mut house = House::open().await;
    sleeps(&house, "ada").await;
    let (thread, other);
    {
        let bruno = house.person("bruno");
        let first = kintei(&house, &PEOPLE, "normal").await;
        named(&first, &house, "ada", "Your turn").await;
        let second = kintei(&house, &["bruno", "ada"], "normal").await;
        bruno.play(&second.thread, json!({ "turn": "a1 b2" })).await;
        named(&second, &house, "ada", "Your turn").await;
        // A draw asks her, an invitation names her, an end tells her.
        bruno.command(&second.thread, "draw", json!({})).await;
        named(&second, &house, "ada", "Accept the draw").await;
        let invited = json!({ "opponent": "ada" });
        let invited = bruno.command("games", "play kumo", invited).await;
        let card = &invited["message"];
        card.says(house.person("ada").id());
        let third = kintei(&house, &["bruno", "ada"], "normal").await;
        bruno.resign(&third).await;
        third.ending().await;
        house.until_told().await;
        let at_night = pings(&house, "ada").await;
        assert!(at_night.is_empty(), "{at_night:?}");
        (thread, other) = (first.thread.clone(), second.thread.clone());
    }
    // It survives the process.
    house.kill_bot();
    night_ends(&house).await;
    house.start_bot().await;
    mornings_are_made(&house).await;
    let called = pings(&house, "ada").await;
    let [call] = &called[..] else {
        panic!("{called:?}");
    };
    call.says("2 games wait for you");
    assert!([&thread, &other].contains(&&text(&call["channel_id"]).to_owned()));
    house.kill_bot();
    house.start_bot().await;
    house.until_told().await;
    assert_eq!(pings(&house, "ada").await.len(), 1, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn live_games_ping_at_night_and_what_waits_no_more_pings_nobody() {
    let house = House::open().await;
    sleeps(&house, "ada").await;
    let live = kintei(&house, &PEOPLE, "live").await;
    let called = async || (live.pings().await.len() == 1).then_some(());
    house.until("a live game pings", called).await;
    let game = kintei(&house, &PEOPLE, "normal").await;
    named(&game, &house, "ada", "Your turn").await;
    assert!(game.pings().await.is_empty());
    let ada = house.person("ada");
    ada.turn(&game, "a1 b2").await;
    game.settle().await;
    night_ends(&house).await;
    mornings_are_made(&house).await;
    let pings = pings(&house, "ada").await;
    assert_eq!(pings.len(), 1, "the live game: {pings:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_arrive_without_a_sound_at_night() {
    let house = House::open().await;
    sleeps(&house, "ada").await;
    let way = json!({ "way": 1 });
    house.person("ada").command("games", "remind by", way).await;
    let bruno = house.person("bruno");
    let opened = bruno.command("dm", "play kintei", json!({})).await;
    let code = crate::house::code(&opened["message"]);
    let ada = house.person("ada");
    let joined = ada.command("games", "join", json!({ "code": code })).await;
    assert_eq!(joined["ephemeral"], true, "{joined}");
    house.until_told().await;
    let messages = ada.messages("dm").await;
    assert!(!messages.is_empty(), "she has a board");
    let loud: Vec<&Value> = messages
        .iter()
        .filter(|message| message["flags"].as_u64().unwrap_or_default() & SILENT == 0)
        .collect();
    assert!(loud.is_empty(), "{loud:?}");
}
