//! Reminders and vacations as people meet them: mentions, direct messages, buttons, commands.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, menu_or_button, text};

async fn kintei(house: &House) -> Match<'_> {
    Match::start(house, "kintei", json!({ "order": "listed" }), &PEOPLE).await
}

/// Moves running clocks past half time: 40 of 72 hours are used.
const HALF_TIME: &str = "update seats set waits = waits - 144000000, runs = runs - 144000000,
    deadline = deadline - 144000000, reminds = 1 where runs is not null";

fn reminders(messages: Vec<Value>) -> Vec<Value> {
    let is_reminder = |message: &Value| menu_or_button(message, "Not this turn");
    messages.into_iter().filter(is_reminder).collect()
}

/// Waits until as many reminders stand there as should.
async fn stand(house: &House, name: &'static str, place: &str, count: usize) -> Vec<Value> {
    house
        .until("the reminders are right", async || {
            let found = reminders(house.person(name).messages(place).await);
            (found.len() == count).then_some(found)
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_mentions_whoever_is_waited_for_until_they_want_no_more() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let [ada, bruno] = house.people();
    house.execute(HALF_TIME).await;
    let found = stand(&house, "ada", &game.thread, 1).await;
    let reminder = &found[0];
    reminder.says("is waiting for you. Deadline: <t:");
    reminder.says(&game.code);
    reminder.says("https://discord.com/channels/");
    assert_eq!(reminder["pinged"], json!([ada.id()]));

    let turn = ada.press(reminder, "Your turn").await;
    assert_eq!(turn["ephemeral"], true, "{turn}");
    let other = bruno.press(reminder, "Not this turn").await;
    assert_eq!(other["ephemeral"], true);
    let answer = text(&other["message"]["content"]);
    assert!(answer.contains("isn't your turn"), "{answer}");
    let hushed = ada.press(reminder, "Not this turn").await;
    let answer = text(&hushed["message"]["content"]);
    assert!(answer.contains("No more reminders"), "{answer}");
    stand(&house, "ada", &game.thread, 0).await;
    assert_eq!(game.pings().await.len(), 1, "the call to the board stands");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rival_gives_more_time_by_the_button_on_a_reminder() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let [ada, bruno] = house.people();
    house.execute(HALF_TIME).await;
    let reminder = stand(&house, "ada", &game.thread, 1).await.remove(0);
    let own = ada.press(&reminder, "More time for ◯ blue").await;
    own.says("You can't give time to yourself");
    let answer = bruno.press(&reminder, "More time for ◯ blue").await;
    bruno.press(&answer["message"], "12 hours").await;
    game.panel_with("12 more hours").await;
    // A button of before asks nothing.
    let old = format!("time|{}|1|", game.code);
    let given = bruno.forge(&game.panel().await, &old).await;
    given.says("1 more day");
    stand(&house, "ada", &game.thread, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_by_direct_message_and_goes_when_the_turn_is_played() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let [ada, bruno] = house.people();
    for person in [ada, bruno] {
        // The second of the two choices.
        let done = person
            .command("games", "remind by", json!({ "way": 1 }))
            .await;
        assert_eq!(done["ephemeral"], true, "{done}");
        done.says("direct message");
    }
    house
        .control("dms", json!({ "person": "bruno", "open": false }))
        .await;
    house.execute(HALF_TIME).await;
    let found = stand(&house, "ada", "dm", 1).await;
    assert!(reminders(ada.messages(&game.thread).await).is_empty());
    let turn = ada.press(&found[0], "Your turn").await;
    turn.says("you are");
    ada.turn(&game, "a1 b2").await;
    stand(&house, "ada", "dm", 0).await;

    house.execute(HALF_TIME).await;
    let found = stand(&house, "bruno", &game.thread, 1).await;
    assert_eq!(
        found[0]["pinged"],
        json!([bruno.id()]),
        "closed, so at the table"
    );
    bruno.turn(&game, "c2 a5 b4").await;
    stand(&house, "bruno", &game.thread, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_are_told_changed_and_refused_in_private_sentences() {
    let house = House::open().await;
    let ada = house.person("ada");
    let answered = async |command: &str, options: Value| {
        let done = ada.command("games", command, options).await;
        assert_eq!(done["ephemeral"], true, "{done}");
        text(&done["message"]["content"]).to_owned()
    };
    let show = answered("remind show", json!({})).await;
    assert!(
        show.contains("at half of your time") && show.contains("No quiet hours"),
        "{show}"
    );
    let zones = ada
        .complete(
            "games",
            "remind quiet",
            "zone",
            json!({ "from": "22:30", "to": "7:00", "zone": "rOM" }),
        )
        .await;
    assert_eq!(zones[0], "Europe/Rome");
    assert!(zones.len() <= 25);
    let zones = ada
        .complete(
            "games",
            "remind quiet",
            "zone",
            json!({ "from": "1", "to": "2", "zone": "" }),
        )
        .await;
    assert_eq!(zones.len(), 25);
    for (options, why) in [
        (json!({ "from": "22:30", "to": "7:00" }), "Which time zone"),
        (
            json!({ "from": "22:30", "to": "7:00", "zone": "The Moon" }),
            "don't know that time zone",
        ),
        (
            json!({ "from": "half past", "to": "7:00", "zone": "Europe/Rome" }),
            "couldn't read that time",
        ),
        (
            json!({ "from": "7:00", "to": "07:00", "zone": "Europe/Rome" }),
            "different times",
        ),
    ] {
        let refused = answered("remind quiet", options).await;
        assert!(refused.contains(why), "{refused}");
    }
    let hours = json!({ "from": "22:30", "to": "7", "zone": "europe/rome" });
    let quiet = answered("remind quiet", hours).await;
    assert!(quiet.contains("22:30 to 07:00 (Europe/Rome)"), "{quiet}");
    assert!(
        answered("remind loud", json!({}))
            .await
            .contains("No quiet hours")
    );
    let every = answered("remind when", json!({ "points": false, "every": 24 })).await;
    assert!(
        every.contains("every 24 hours") && !every.contains("half"),
        "{every}"
    );
    let next = answered("remind next", json!({ "tell": true })).await;
    assert!(next.contains("three or more players: on"), "{next}");
    let off = answered("remind off", json!({})).await;
    assert!(
        off.contains("No reminders while") && off.contains("three or more players: off"),
        "{off}"
    );
    let nothing = answered("remind snooze", json!({})).await;
    assert!(nothing.contains("no game here"), "{nothing}");

    let show = ada.command("games", "remind show", json!({})).await;
    let changed = ada.press(&show["message"], "Remind me at half time").await;
    assert_eq!(changed["status"], "updated", "{changed}");
    let changed = ada.choose(&changed["message"], "12").await;
    let content = text(&changed["message"]["content"]);
    assert!(
        content.contains("half of your time") && content.contains("every 12 hours"),
        "{content}"
    );
    let changed = ada.press(&changed["message"], "No reminders").await;
    changed.says("No reminders while");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_on_the_panel_and_its_end_is_told() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let ada = house.person("ada");
    let answered = async |command: &str, options: Value| {
        let done = ada.command("games", command, options).await;
        assert_eq!(done["ephemeral"], true, "{done}");
        text(&done["message"]["content"]).to_owned()
    };
    game.panel_with("to move until").await;
    let status = answered("vacation status", json!({})).await;
    assert!(
        status.contains("of vacation left this year") && status.contains("14 days"),
        "{status}"
    );
    let call_says = async |has_deadline: bool| {
        let is_right = async || {
            let call = game.pings().await.pop()?;
            let has = text(&call["content"]).contains("Deadline: <t:");
            (has == has_deadline).then_some(())
        };
        house.until("the call is right", is_right).await;
    };
    call_says(true).await;
    let begun = answered("vacation start", json!({ "days": 2 })).await;
    assert!(begun.contains("stand still until <t:"), "{begun}");
    let panel = game.panel_with("on vacation until <t:").await;
    call_says(false).await;
    let list = answered("games", json!({})).await;
    assert!(list.contains("You are on vacation until <t:"), "{list}");
    assert!(
        !text(&panel["content"]).contains("to move until"),
        "no time runs"
    );
    let twice = answered("vacation start", json!({})).await;
    assert!(twice.contains("on vacation already"), "{twice}");
    let ended = answered("vacation end", json!({})).await;
    assert!(ended.contains("Welcome back"), "{ended}");
    game.panel_with("to move until").await;
    call_says(true).await;
    let list = answered("games", json!({})).await;
    assert!(!list.contains("on vacation"), "{list}");
    assert!(
        answered("vacation end", json!({}))
            .await
            .contains("aren't on vacation")
    );
    let status = answered("vacation status", json!({})).await;
    assert!(status.contains("13 days and 23 h"), "{status}");
    assert!(
        answered("vacation start", json!({ "days": 14 }))
            .await
            .contains("Choose fewer days")
    );

    let status = ada.command("games", "vacation status", json!({})).await;
    let begun = ada.choose(&status["message"], "1").await;
    assert_eq!(begun["status"], "updated", "{begun}");
    game.panel_with("on vacation until").await;
    house.execute("update vacations set began = began - 90000000, ends = ends - 90000000 where ended is null")
    .await;
    let found = stand(&house, "ada", &game.thread, 1).await;
    let content = text(&found[0]["content"]);
    assert!(content.contains("Welcome back, <@"), "{content}");
    assert_eq!(found[0]["pinged"], json!([ada.id()]));
    game.panel_with("to move until").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_vacation_is_told_also_without_a_running_game() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let [ada, bruno] = house.people();
    ada.command("games", "vacation start", json!({ "days": 1 }))
        .await;
    bruno.resign(&game).await;
    game.ending().await;
    let over =
        "update vacations set began = began - 90000000, ends = ends - 90000000 where ended is null";
    house.execute(over).await;
    let greeted = async || {
        let messages = ada.messages("dm").await;
        let mut contents = messages.iter().map(|message| text(&message["content"]));
        contents
            .any(|contents| contents.contains("Your vacation is over"))
            .then_some(())
    };
    house.until("she is told", greeted).await;
}
