//! Contests, as people meet them.

use serde_json::{Value, json};

use crate::house::{Answer, House, components, text};
use crate::proper::check_story;

const EVERYONE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

#[tokio::test(flavor = "multi_thread")]
async fn a_contest_of_tables_goes_round_by_round_to_its_end() {
    let mut house = House::open().await;
    let options = json!({ "kind": "tables", "game": "Chasm", "name": "Autumn cup", "rounds": 3 });
    let ada = house.person("ada");
    let opened = ada.command("games", "contest new", options).await;
    opened.says_privately("**Autumn cup** is open.");
    let first = of_tables(&house, "Nobody has joined yet").await;
    first.says("Tables of three and four, 3 rounds");
    first.says("Each round has new tables");
    for name in EVERYONE {
        let joined = house.person(name).press(&first, "Join").await;
        joined.says("You are in **Autumn cup**.");
    }
    ada.command("games", "contest start", json!({}))
        .await
        .says("are asked now.");
    let call = house.message_with("games", "Are you in?").await;
    for name in EVERYONE {
        let joined = house.person(name).press(&call, "I'm in").await;
        joined.says("You play in **Autumn cup**.");
    }
    ada.command("games", "contest start", json!({}))
        .await
        .says("begins now");
    let card = of_tables(&house, "Round 1 of 3").await;
    assert_eq!(card["id"], first["id"], "it is edited");
    until_running(&house, 1).await;
    house.kill_bot();
    house.start_bot().await;
    let [only] = &house.running().await[..] else {
        panic!("one table of four");
    };
    for _ in 0..3 {
        house.resign(only).await;
    }
    let card = of_tables(&house, "Round 2 of 3").await;
    let alt = text(&card["attachments"][0]["description"]);
    assert!(alt.contains("Points: 1, "), "{alt}");
    let standing = house.person("bruno").press(&card, "Standing").await;
    assert_eq!(standing["ephemeral"], true, "{standing}");
    standing.says("You: place");
    until_running(&house, 1).await;
    let dawid = house.person("dawid");
    let question = dawid.command("games", "contest withdraw", json!({})).await;
    question.says("If you have played fewer than half of your tables");
    dawid
        .press(&question["message"], "Yes, withdraw")
        .await
        .says("You have withdrawn from **Autumn cup**.");
    for round in 2..=3 {
        of_tables(&house, &format!("Round {round} of 3")).await;
        // What was judged is played on.
        until_running(&house, round - 1).await;
        // At the deadline what has not ended is judged.
        house.execute("update contests set ends = 1, due = 1").await;
    }
    let ended = house.message_with("games", "is over.**").await;
    ended.says("1. ");
    of_tables(&house, "It is over.").await;
    house.until_told().await;
    let all = of_contest(&house).await;
    assert_eq!(all.len(), 3, "the card, the call and the end: {all:?}");
    check_story(&house).await;
}

/// The messages in the channel that are none of a game.
async fn of_contest(house: &House) -> Vec<Value> {
    let messages = house.person("ada").messages("games").await;
    let of_contest = |message: &Value| {
        message["flags"].as_u64().unwrap_or_default() & (1 << 6) == 0
            && text(&message["content"]).starts_with("**Autumn cup")
    };
    messages.into_iter().filter(of_contest).collect()
}

/// The card as soon as it has these words.
async fn card_with(house: &House, words: &str) -> Value {
    card_of(house, "Kumo", words).await
}

/// The card of the contest of tables as soon as it has these words.
async fn of_tables(house: &House, words: &str) -> Value {
    card_of(house, "Chasm", words).await
}

async fn card_of(house: &House, game: &str, words: &str) -> Value {
    let begins = format!("**Autumn cup** · {game}");
    let is = |message: &Value| {
        let content = text(&message["content"]);
        message["flags"].as_u64().unwrap_or_default() & (1 << 6) == 0
            && content.starts_with(&begins)
            && content.contains(words)
    };
    house.person("ada").sees("games", words, is).await
}

async fn until_running(house: &House, count: usize) {
    let started = async || (house.running().await.len() == count).then_some(());
    house.until("all meetings have begun", started).await;
}

/// Opens the contest.
async fn open(house: &House, kind: &str) -> Value {
    let options = json!({ "kind": kind, "game": "Kumo", "name": "Autumn cup" });
    let ada = house.person("ada");
    let opened = ada.command("games", "contest new", options).await;
    opened.says_privately("**Autumn cup** is open.");
    card_with(house, "Nobody has joined yet").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contest_of_pairs_is_called_played_and_ended() {
    let mut house = House::open().await;
    let first = open(&house, "pairs").await;
    for name in EVERYONE {
        let joined = house.person(name).press(&first, "Join").await;
        assert_eq!(joined["ephemeral"], true, "{joined}");
        joined.says("You are in **Autumn cup**.");
    }
    let [ada, bruno, chiara, dawid] = house.people();
    ada.press(&first, "Join")
        .await
        .says("You are in this contest already.");
    card_with(&house, "Joined (4)").await;
    bruno
        .command("games", "contest start", json!({}))
        .await
        .says("Only moderators and the player who opened this contest do that.");
    ada.command("games", "contest start", json!({}))
        .await
        .says("are asked now.");
    let call = house.message_with("games", "Are you in?").await;
    assert_eq!(call["pinged"], json!([]), "{call}");
    let is_call = |message: &Value| text(&message["content"]).contains("so I ask: are you in?");
    let direct = bruno.sees("dm", "the call", is_call).await;
    ada.command("games", "contest start", json!({}))
        .await
        .says("Fewer than 3 have said that they play");
    bruno
        .press(&direct, "I'm in")
        .await
        .says("You play in **Autumn cup**.");
    for person in [ada, chiara] {
        person
            .press(&call, "I'm in")
            .await
            .says("You play in **Autumn cup**.");
    }
    dawid
        .press(&call, "Not this time")
        .await
        .says("You don't play in **Autumn cup**.");
    card_with(&house, "In (3)").await;
    ada.command("games", "contest start", json!({}))
        .await
        .says("begins now");
    let begun = card_with(&house, "It ends with its last game").await;
    assert_eq!(begun["id"], first["id"], "it is edited");
    let name = text(&begun["attachments"][0]["filename"]);
    assert!(name.starts_with("contest-kumo-"), "{name}");
    until_running(&house, 6).await;
    house.kill_bot();
    house.start_bot().await;
    assert_eq!(house.running().await.len(), 6);
    let late = house.person("dawid").press(&call, "I'm in").await;
    late.says("This contest has begun");
    let pool = house.pool().await;
    let both = sqlx::query_as("select first, second from contest_meetings order by nth limit 1");
    let both: (String, String) = both.fetch_one(&pool).await.unwrap();
    pool.close().await;
    house.resign(&both.0).await;
    house.resign(&both.1).await;
    let counted = async || {
        let cards = of_contest(&house).await.into_iter();
        let card = cards.into_iter().find(|one| one["id"] == first["id"])?;
        let alt = text(&card["attachments"][0]["description"]).to_owned();
        (!alt.contains("0, 0, 0")).then_some(card)
    };
    let card = house.until("the card counts the meeting", counted).await;
    let [_, bruno, chiara, dawid] = house.people();
    let standing = bruno.press(&card, "Standing").await;
    assert_eq!(standing["ephemeral"], true, "{standing}");
    standing.says("You: place");
    dawid
        .command("games", "contest withdraw", json!({}))
        .await
        .says("You don't play in this contest");
    let question = chiara.command("games", "contest withdraw", json!({})).await;
    question.says("Withdraw from **Autumn cup**?");
    chiara
        .press(&question["message"], "Yes, withdraw")
        .await
        .says("You have withdrawn from **Autumn cup**.");
    card_with(&house, "(withdrew)").await;
    // At the deadline the others are judged.
    house.execute("update contests set ends = 1, due = 1").await;
    let ended = house.message_with("games", "is over.**").await;
    ended.says("1. ");
    assert_eq!(ended["pinged"], json!([]), "{ended}");
    card_with(&house, "It is over.").await;
    for _ in 0..2 {
        house.kill_bot();
        house.start_bot().await;
    }
    house.until_told().await;
    let all = of_contest(&house).await;
    assert_eq!(all.len(), 3, "the card, the call and the end: {all:?}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_contest_goes_round_by_round_and_is_stopped() {
    let house = House::open().await;
    open(&house, "swiss").await;
    house
        .execute("update contests set called = 1, announced = 1")
        .await;
    for name in EVERYONE {
        let card = card_with(&house, "").await;
        let joined = house.person(name).press(&card, "Join").await;
        joined.says("You play in **Autumn cup**.");
    }
    // There are four people in the house: others say that they play from outside.
    for nth in 1..=4 {
        let sql = format!(
            "insert into contest_members (contest, person, since, answered)
            select id, 130000000000000090{nth}, 1, 1 from contests"
        );
        house.execute(&sql).await;
    }
    let ada = house.person("ada");
    ada.command("games", "contest start", json!({}))
        .await
        .says("begins now");
    card_with(&house, "Round 1 of 4").await;
    until_running(&house, 8).await;
    house.execute("update contests set ends = 1, due = 1").await;
    card_with(&house, "Round 2 of 4").await;
    until_running(&house, 16).await;
    let card = ada.command("games", "contest card", json!({})).await;
    assert_eq!(card["ephemeral"], true, "{card}");
    card.says("Swiss, 4 rounds");
    let bruno = house.person("bruno");
    bruno
        .command("games", "contest stop", json!({}))
        .await
        .says("Only moderators");
    let question = ada.command("games", "contest stop", json!({})).await;
    question.says("Stop **Autumn cup** for everybody?");
    let public = card_with(&house, "Round 2 of 4").await;
    let forged = bruno
        .forge(&public, &custom_id(&question["message"], "Yes, stop it"))
        .await;
    forged.says("Only moderators");
    ada.press(&question["message"], "Yes, stop it")
        .await
        .says("**Autumn cup** is stopped.");
    house.message_with("games", "was stopped.** Games").await;
    card_with(&house, "It was stopped.").await;
    ada.press(&question["message"], "Yes, stop it")
        .await
        .says("This contest is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_latecomer_takes_a_place_and_the_best_two_play_a_final() {
    let house = House::open().await;
    let [ada, bruno, chiara, dawid] = house.people();
    let options =
        json!({ "kind": "pairs", "game": "Kumo", "name": "Autumn cup", "final": "the best" });
    let unknown = ada.command("games", "contest new", options).await;
    unknown.says_privately("semi-finals");
    let options = json!({ "kind": "pairs", "game": "Kumo", "name": "Autumn cup", "final": "2" });
    ada.command("games", "contest new", options).await;
    card_with(&house, "The best 2 then play a final.").await;
    house
        .execute("update contests set called = 1, announced = 1")
        .await;
    for person in [&ada, &bruno, &chiara] {
        let card = card_with(&house, "").await;
        let joined = person.press(&card, "Join").await;
        joined.says("You play in **Autumn cup**.");
    }
    card_with(&house, "It is likely to end about").await;
    ada.command("games", "contest start", json!({})).await;
    until_running(&house, 6).await;
    card_with(&house, "It is likely to end about").await;
    let question = bruno.command("games", "contest withdraw", json!({})).await;
    bruno.press(&question["message"], "Yes, withdraw").await;
    let card = card_with(&house, "so a place is free").await;
    bruno
        .press(&card, "Take a place")
        .await
        .says_privately("nobody comes back to one");
    dawid
        .press(&card, "Take a place")
        .await
        .says_privately("You have taken a place in **Autumn cup**, and meet all the others.");
    until_running(&house, 10).await;
    // The button is gone from the card, but not from a screen that is not up to date.
    chiara
        .forge(&card, &custom_id(&card, "Take a place"))
        .await
        .says_privately("You are in this contest already.");
    house.execute("update contests set ends = 1, due = 1").await;
    let card = card_with(&house, "The final, until").await;
    until_running(&house, 12).await;
    let alt = text(&card["attachments"][0]["description"]).to_owned();
    assert!(
        alt.starts_with("The final, its players by the numbers of the list. Final:"),
        "{alt}"
    );
    house.execute("update contests set ends = 1, due = 1").await;
    let ended = house.message_with("games", "is over.**").await;
    ended.says("1. ");
    card_with(&house, "had the better place before").await;
    house.until_told().await;
    let all = of_contest(&house).await;
    assert_eq!(
        all.len(),
        2,
        "the card and the end, as the call was stored: {all:?}"
    );
    check_story(&house).await;
}

/// The `custom_id` of the button with this label.
fn custom_id(message: &Value, label: &str) -> String {
    let mut buttons = components(message);
    let button = buttons.find(|button| button["label"] == label).unwrap();
    text(&button["custom_id"]).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_in_words() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let new = json!({ "kind": "pairs", "game": "Kumo" });
    let refused = bruno.command("games", "contest new", new.clone()).await;
    refused.says_privately("Here moderators open contests.");
    let everyone = json!({ "contests": "everyone" });
    ada.command("games", "settings", everyone).await;
    for (change, words) in [
        (
            json!({ "kind": "ladder" }),
            "**pairs: everybody meets everybody",
        ),
        (json!({ "game": "Kumi" }), "Did you mean **Kumo**?"),
        (
            json!({ "rounds": 4 }),
            "A Swiss contest has 2 to 9 `rounds`",
        ),
        (json!({ "starts": 1 }), "A contest begins in 2 to 28 days."),
        (json!({ "name": "`cup`" }), "A name has up to 40 letters"),
        (
            json!({ "game": "Mindoku", "pace": "slow" }),
            "No contest of this game",
        ),
    ] {
        let mut options = new.clone();
        for (key, value) in change.as_object().unwrap() {
            options[key] = value.clone();
        }
        let refused = bruno.command("games", "contest new", options).await;
        refused.says_privately(words);
    }
    let none = bruno.command("games", "contest list", json!({})).await;
    none.says("No contest is open here.");
    let opened = bruno.command("games", "contest new", new.clone()).await;
    opened.says("**Kumo contest** is open.");
    let again = ada.command("games", "contest new", new.clone()).await;
    again.says("A contest called **Kumo contest** is open here already.");
    let list = ada.command("games", "contest list", json!({})).await;
    list.says("**Kumo contest** · Kumo · begins");
    let typed = json!({ "contest": "kumo CONTEST" });
    let left = ada.command("games", "contest leave", typed).await;
    left.says("You are not in this contest.");
    for wrong in ["nothing", "17", "-3"] {
        let typed = json!({ "contest": wrong });
        let none = ada.command("games", "contest card", typed).await;
        none.says("I found no such contest here.");
    }
    let in_dm = bruno.command("dm", "contest list", json!({})).await;
    in_dm.says("Contests belong to a server");
    let offered = bruno
        .complete("games", "contest card", "contest", json!({ "contest": "" }))
        .await;
    let [only] = &offered[..] else {
        panic!("one contest: {offered:?}");
    };
    let typed = json!({ "contest": only });
    let shown = ada.command("games", "contest card", typed).await;
    shown.says("**Kumo contest** · Kumo");
    let is_card = |message: &Value| text(&message["content"]).starts_with("**Kumo contest**");
    let card = ada.sees("games", "the card", is_card).await;
    for wrong in ["contest|join|17", "contest|fly|17", "contest|join|x"] {
        let forged = ada.forge(&card, wrong).await;
        assert_eq!(forged["ephemeral"], true, "{forged}");
    }
    check_story(&house).await;
}
