//! The message of the week, as people meet it.

use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, confirm_label, text, whole_game};
use crate::months::within_one;
use crate::proper::check_story;
use crate::stats::{inform_all, lost_by, rated_between};

const GENERAL: &str = "1300000000000000200";
const READ_ONLY: &str = "1300000000000000203";

/// The messages of weeks in the channel, oldest first.
async fn weeks(house: &House) -> Vec<Value> {
    let mut messages = house.person("ada").messages("general").await;
    messages.retain(|message| text(&message["content"]).starts_with("### The week until"));
    messages.sort_by_key(|message| text(&message["id"]).parse::<u64>().unwrap());
    messages
}

/// Switches the message on.
async fn switched_on(house: &House) {
    let options =
        json!({ "week": GENERAL, "week-day": "fri", "week-at": "6pm", "week-zone": "Rome" });
    let ada = house.person("ada");
    let set = ada.command("games", "settings", options).await;
    set.says_privately(format!(
        "Message of the week: **in <#{GENERAL}>, Friday at 18:00**"
    ));
}

/// Makes the message due now.
async fn due(house: &House) {
    let now = UNIX_EPOCH.elapsed().unwrap().as_millis();
    let due = format!("update week_channels set due = {now}, taken = 0");
    house.execute(&due).await;
}

/// Makes the message due and waits until there are `count`; returns the last one.
async fn posted(house: &House, count: usize) -> Value {
    due(house).await;
    let last = async || {
        let mut all = weeks(house).await;
        (all.len() == count).then(|| all.pop()).flatten()
    };
    house.until("the week is posted", last).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_names_winners_free_seats_and_the_move_of_the_week_and_notifies_nobody() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let people = ["ada", "bruno"];
    switched_on(&house).await;
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    let open = ada
        .command("games", "play chasm", json!({ "seats": 3 }))
        .await;
    let week = posted(&house, 1).await;
    let content = text(&week["content"]).to_owned();
    for words in [
        "Games that ended: **1** · began: **1** · go on: **0**. Players: **2**.".to_owned(),
        // He was not informed yet that lists show him.
        format!("Kumo: <@{}> won\n", ada.id()),
        "Free seats:".to_owned(),
    ] {
        assert!(content.contains(&words), "{words:?}: {content}");
    }
    assert_eq!(week["pinged"], json!([]), "{week}");
    let join = week
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Join Chasm"));
    let joined = bruno.press(&week, join.expect("a button")).await;
    assert_eq!(joined["ephemeral"], true, "{joined}");
    joined.says("1 free");
    assert_eq!(
        weeks(&house).await[0]["content"],
        week["content"],
        "edited never"
    );
    // The card follows.
    let has_joined = async || {
        let cards = ada.messages("games").await;
        let card = cards
            .iter()
            .find(|card| card["id"] == open["message"]["id"])?;
        card.to_string().contains(&bruno.id()).then_some(())
    };
    house.until("the card has him", has_joined).await;
    // Informed, he is named as the beaten one, and both are in the month.
    inform_all(&house).await;
    let week = posted(&house, 2).await;
    let content = text(&week["content"]);
    let beat = format!("Kumo: <@{}> beat <@{}>", ada.id(), bruno.id());
    assert!(content.contains(&beat), "{content}");
    let month = format!("so far:** 1. <@{}> 3 · 2. <@{}> 1", ada.id(), bruno.id());
    assert!(content.contains(&month), "{content}");
    check_story(&house).await;
}

/// The week after Chiara and Dawid, who hide, have played games lost by `losers`, without times.
async fn week_beside(losers: &[&'static str]) -> String {
    let house = House::open().await;
    switched_on(&house).await;
    let (listed, hidden) = (["ada", "bruno"], ["chiara", "dawid"]);
    for loser in losers {
        lost_by(loser, &rated_between(&house, hidden).await, hidden).await;
    }
    lost_by("bruno", &rated_between(&house, listed).await, listed).await;
    inform_all(&house).await;
    for name in hidden {
        let person = house.person(name);
        let own = person.command("games", "stats", json!({})).await;
        person.press(&own["message"], "Hide me").await;
    }
    let week = posted(&house, 1).await;
    let content = text(&week["content"]);
    let (_, after) = content.split_once('\n').unwrap();
    let alt = &week["attachments"][0]["description"];
    format!("{after} {:?} {alt:?}", week.labels())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_the_same_to_the_byte_whoever_of_hidden_people_won() {
    within_one().await;
    let one = week_beside(&["chiara"]).await;
    assert!(one.contains("Kumo: a player won"), "{one}");
    assert_eq!(week_beside(&["dawid"]).await, one);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_channel_that_not_all_see_is_in_no_week() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    switched_on(&house).await;
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    let hide = json!({ "channel": "games", "who": "everyone", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", hide).await;
    let show = json!({ "channel": "games", "who": "bot", "allow": ["VIEW_CHANNEL"] });
    house.control("permissions", show).await;
    let week = posted(&house, 1).await;
    let content = text(&week["content"]);
    assert!(content.contains("Games that ended: **1**"), "{content}");
    assert!(!content.contains("Kumo"), "{content}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_quiet_weeks_have_a_message_the_second_says_how_to_wake_it() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    switched_on(&house).await;
    let first = posted(&house, 1).await;
    assert!(text(&first["content"]).contains("Nobody played this week."));
    assert!(!text(&first["content"]).contains("wakes me"), "{first}");
    let last = posted(&house, 2).await;
    assert!(
        text(&last["content"]).contains("The next game that begins wakes me"),
        "{last}"
    );
    // Then there is none, and it is scheduled anew all the same.
    due(&house).await;
    let is_scheduled = async || {
        let pool = house.pool().await;
        let quiet: i64 = sqlx::query_scalar("select quiet from week_channels")
            .fetch_one(&pool)
            .await
            .unwrap();
        (quiet == 3).then_some(())
    };
    house.until("a third quiet week", is_scheduled).await;
    assert_eq!(weeks(&house).await.len(), 2);
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    let awake = posted(&house, 3).await;
    assert!(
        text(&awake["content"]).contains("Games that ended: **1**"),
        "{awake}"
    );
    let off = json!({ "week-at": "off" });
    let off = house.person("ada").command("games", "settings", off).await;
    off.says_privately("Message of the week: **off**");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_is_asked_before_it_is_saved_and_its_loss_is_told_once() {
    let house = House::open().await;
    let ada = house.person("ada");
    let refused = json!({ "week": READ_ONLY });
    let refused = ada.command("games", "settings", refused).await;
    refused.says_privately("**Send Messages**");
    let nowhere = json!({ "week-day": "mon" });
    let nowhere = ada.command("games", "settings", nowhere).await;
    nowhere.says_privately("First choose a channel");
    switched_on(&house).await;
    let deny = json!({ "channel": "general", "who": "bot", "deny": ["SEND_MESSAGES"] });
    house.control("permissions", deny).await;
    for _ in 0..2 {
        house.execute("update week_channels set refused = 0").await;
        due(&house).await;
        let is_refused = async || {
            let pool = house.pool().await;
            let refused: i64 = sqlx::query_scalar("select refused from week_channels")
                .fetch_one(&pool)
                .await
                .unwrap();
            (refused == 1).then_some(())
        };
        house.until("it is refused", is_refused).await;
    }
    let reports = async || {
        let direct = ada.messages("dm").await;
        let sent = direct.iter().filter(|message| {
            text(&message["content"]).starts_with("I can't post the message of the week")
        });
        Some(sent.count()).filter(|count| *count > 0)
    };
    assert_eq!(house.until("she is told", reports).await, 1);
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("Message of the week: **I can't post in");
    assert!(weeks(&house).await.is_empty());
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_erased_person_is_taken_out_of_the_weeks_of_the_last_days() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let people = ["ada", "bruno"];
    switched_on(&house).await;
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    inform_all(&house).await;
    let week = posted(&house, 1).await;
    assert!(text(&week["content"]).contains(&ada.id()), "{week}");
    let really = ada.command("dm", "privacy delete", json!({})).await;
    ada.press(&really["message"], "Yes, erase everything").await;
    let is_redrawn = async || {
        let week = weeks(&house).await.pop()?;
        let content = text(&week["content"]).to_owned();
        (!content.contains(&ada.id())).then_some(content)
    };
    let content = house.until("the week is drawn again", is_redrawn).await;
    let beat = format!("Kumo: a former player beat <@{}>", bruno.id());
    assert!(content.contains(&beat), "{content}");
    assert!(content.contains("Players: **2**"), "{content}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_posted_once_whenever_the_bot_is_killed() {
    let mut house = House::open().await;
    let people = ["ada", "bruno"];
    switched_on(&house).await;
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    let count = 12;
    for nth in 1..=count {
        let now = UNIX_EPOCH.elapsed().unwrap().as_millis();
        let due = format!("update week_channels set due = {now}, taken = 0, quiet = 0");
        house.execute(&due).await;
        // The bot looks every five seconds: at its start it posts what is due.
        house.kill_bot();
        house.start_bot().await;
        tokio::time::sleep(Duration::from_millis(40 * nth)).await;
        house.kill_bot();
        house.execute("update week_channels set taken = 0").await;
        house.start_bot().await;
        let is_stored = async || {
            let pool = house.pool().await;
            let stored: i64 = sqlx::query_scalar("select count(*) from weeks")
                .fetch_one(&pool)
                .await
                .unwrap();
            (stored as u64 == nth).then_some(())
        };
        house.until("the week is stored", is_stored).await;
    }
    assert_eq!(weeks(&house).await.len() as u64, count);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_move_of_the_week_has_a_picture_and_the_colours_of_the_seats() {
    let house = House::open().await;
    switched_on(&house).await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &PEOPLE).await;
    for (turn, name) in whole_game("kintei").iter().zip(PEOPLE.into_iter().cycle()) {
        let person = house.person(name);
        let typed = json!({ "turn": turn });
        let done = person.command(&game.thread, "move", typed).await;
        if confirm_label(&done["message"]).is_some() {
            person.confirm(&done["message"]).await;
        }
    }
    game.ending().await;
    let last = posted(&house, 1).await;
    let content = text(&last["content"]);
    let line = content
        .lines()
        .find(|line| line.starts_with("**The move of the week:** <@"));
    let line = line.unwrap_or_else(|| panic!("no move: {content}"));
    assert!(
        line.contains("> in Kintei. ◯ blue") || line.contains("> in Kintei. ▲ gold"),
        "{line}"
    );
    let file = &last["attachments"][0];
    assert!(!text(&file["description"]).is_empty(), "{last}");
    // An analysis that found a larger swing is the move in its place.
    let swing = "insert into swings (match_id, step, size) select id, 2, 900 from matches";
    house.execute(swing).await;
    let found = posted(&house, 2).await;
    let name = text(&found["attachments"][0]["filename"]);
    assert!(name.ends_with("-2-week.png"), "{found}");
    check_story(&house).await;
}
