//! `/settings` and what it rules out, as people meet it.

use serde_json::{Value, json};

use crate::house::{House, Match, Person, code, menu_or_button, text};
use crate::proper::check_story;

const GENERAL: &str = "1300000000000000200";

/// Somebody reads this, alone.
pub fn says(standing: &Value, words: &str) {
    let content = text(&standing["message"]["content"]);
    assert!(
        content.contains(words),
        "{words:?} is not in {content:?}: {standing}"
    );
    // Whatever is about settings, blocks or refusals is for one person.
    assert_eq!(standing["ephemeral"], true, "{standing}");
}

/// Chooses in a menu of a message, by what it is for.
pub async fn choose(
    house: &House,
    person: Person<'_>,
    message: &Value,
    custom_id: &str,
    values: &[&str],
) -> Value {
    let body = json!({ "message": message["id"], "custom_id": custom_id, "values": values, "wait": "settled" });
    let channel = text(&message["channel_id"]);
    house
        .post(
            &format!("people/{}/channels/{channel}/choose", person.name),
            body,
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_and_changed_by_menus_and_buttons() {
    let house = House::open().await;
    let ada = house.person("ada");
    let shown = ada.command("games", "settings", json!({})).await;
    says(&shown, "in every channel");
    says(&shown, "at most 20");
    let message = shown["message"].clone();
    let chosen = choose(&house, ada, &message, "setting|channels|", &[GENERAL]).await;
    assert_eq!(chosen["status"], "updated", "{chosen}");
    says(&chosen, "Saved");
    says(&chosen, &format!("<#{GENERAL}>"));
    let chosen = choose(&house, ada, &message, "setting|pace|", &["slow"]).await;
    says(&chosen, "slow: two moves a week");
    let chosen = choose(&house, ada, &message, "setting|per-person|", &["3"]).await;
    says(&chosen, "at most 3");
    let chosen = choose(&house, ada, &message, "setting|per-server|", &["0"]).await;
    says(&chosen, "no limit");
    says(
        &ada.press(&message, "Play without threads").await,
        "without threads",
    );
    says(
        &ada.press(&message, "Don't ping players").await,
        "without a ping",
    );
    says(
        &ada.press(&message, "Let moderators cancel").await,
        "**moderators**",
    );
    let shown = ada.command("general", "settings", json!({})).await;
    for kept in ["without threads", "without a ping", "at most 3", "slow"] {
        says(&shown, kept);
    }
    assert!(menu_or_button(&shown["message"], "Play in threads"));
    let refused = ada.command("games", "play kintei", json!({})).await;
    says(&refused, &format!("<#{GENERAL}>"));
    let everywhere = ada.press(&message, "Games in every channel").await;
    says(&everywhere, "in every channel");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_for_those_who_manage_the_server() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let listed = house.get("people/bruno/channels/games/commands").await;
    let names: Vec<&str> = listed["commands"]
        .as_array()
        .unwrap()
        .iter()
        .map(|command| text(&command["name"]))
        .collect();
    assert!(!names.contains(&"settings"), "{names:?}");
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    for forged in ["setting|threads|no", "setting|per-person|1"] {
        says(&bruno.forge(&card, forged).await, "Manage Server");
    }
    for nonsense in [
        "setting|threads|maybe",
        "setting|colour|red",
        "setting|channels|",
    ] {
        says(
            &ada.forge(&card, nonsense).await,
            "I don't know that setting",
        );
    }
    let shown = ada.command("games", "settings", json!({})).await;
    says(&shown, "its own thread");
    says(&shown, "at most 20");
    let manage = json!({ "channel": "games", "who": "bruno", "allow": ["MANAGE_GUILD"] });
    house.control("permissions", manage).await;
    let options = json!({ "threads": "no", "per-person": 7, "not-in": GENERAL });
    let changed = bruno.command("games", "settings", options).await;
    says(&changed, "Saved");
    says(&changed, "at most 7");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_and_pings_the_game_stays_in_the_channel_and_calls_nobody() {
    let house = House::open().await;
    let ada = house.person("ada");
    let quiet = json!({ "threads": "no", "pings": "quiet" });
    says(&ada.command("games", "settings", quiet).await, "Saved");
    let game = Match::start(
        &house,
        "kintei",
        json!({ "order": "listed" }),
        &["ada", "bruno"],
    )
    .await;
    let channels = ada.channels().await;
    let games = channels
        .iter()
        .find(|channel| channel["name"] == "games")
        .unwrap();
    assert_eq!(game.thread, text(&games["id"]), "no thread is made");
    let named = async || {
        let messages = ada.messages(&game.thread).await;
        let said = |message: &&Value| text(&message["content"]).contains("it's your turn");
        messages.iter().find(said).cloned()
    };
    let named = house.until("whoever must act is named", named).await;
    assert!(text(&named["content"]).contains(&ada.id()), "{named}");
    assert_eq!(named["pinged"], json!([]), "{named}");
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_are_told_with_what_to_do_and_until_when() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    ada.command("games", "settings", json!({ "per-person": 1 }))
        .await;
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let refused = ada.command("games", "play kintei", json!({})).await;
    says(&refused, "You have 1 unfinished game");
    let own = bruno.command("games", "play kintei", json!({})).await["message"].clone();
    says(&bruno.press(&card, "Join").await, "1 unfinished game");
    says(&ada.press(&own, "Join").await, "1 unfinished game");
    ada.command(
        "games",
        "settings",
        json!({ "per-person": 0, "per-server": 2 }),
    )
    .await;
    says(
        &ada.command("games", "play kintei", json!({})).await,
        "a moderator can raise",
    );
    ada.command("games", "settings", json!({ "per-server": 0 }))
        .await;
    for _ in 1..10 {
        let opened = ada.command("games", "play kintei", json!({})).await;
        assert_eq!(opened["ephemeral"], false, "{opened}");
    }
    let refused = ada.command("general", "play kintei", json!({})).await;
    says(&refused, "10 games within an hour");
    says(&refused, "<t:");
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_call_a_game_off_where_they_may() {
    let house = House::open().await;
    let (ada, bruno) = (house.person("ada"), house.person("bruno"));
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let moderate = json!({ "channel": "games", "who": "bruno", "allow": ["MANAGE_MESSAGES"] });
    house.control("permissions", moderate).await;
    says(
        &bruno.press(&card, "Cancel").await,
        "Only the person who opened",
    );
    ada.command("games", "settings", json!({ "cancel": "moderators" }))
        .await;
    says(
        &house.person("chiara").press(&card, "Cancel").await,
        "Only the person who opened",
    );
    let off = bruno.press(&card, "Cancel").await;
    assert!(
        text(&off["message"]["content"]).contains("cancelled"),
        "{off}"
    );
    assert_eq!(code(&off["message"]), code(&card));

    // Also a game that is being played, in its own thread.
    let options = json!({ "opponent": "chiara", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada", "chiara"]).await;
    let dawid = house
        .person("dawid")
        .command(&game.thread, "break-off", json!({}))
        .await;
    says(&dawid, "don't play in this game");
    let because = json!({ "reason": "the tournament is over | thanks" });
    let asked = bruno.command(&game.thread, "break-off", because).await;
    says(
        &asked,
        "Everyone reads why: the tournament is over / thanks",
    );
    bruno.press(&asked["message"], "Abort for everyone").await;
    let why = "A moderator of the server aborted the game: the tournament is over / thanks";
    game.panel_with(why).await;
    let ending = game.ending().await;
    assert!(text(&ending["content"]).contains(why), "{ending}");
    let mut called: Vec<String> = ending["pinged"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| text(id).to_owned())
        .collect();
    called.sort();
    let mut players = [ada.id(), house.person("chiara").id()];
    players.sort();
    assert_eq!(called, players, "both are told once");
    assert!(!menu_or_button(&ending, "Rematch"), "{ending}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_is_checked_before_it_is_saved() {
    let house = House::open().await;
    let ada = house.person("ada");
    let deny = json!({ "channel": "general", "who": "bot", "deny": ["ATTACH_FILES"] });
    house.control("permissions", deny).await;
    for options in [
        json!({ "open-in": GENERAL }),
        json!({ "puzzles": GENERAL }),
        json!({ "open-in": GENERAL, "pace": "slow" }),
    ] {
        let refused = ada.command("games", "settings", options).await;
        says(&refused, &format!("<#{GENERAL}>"));
        says(&refused, "**Attach Files**");
    }
    let shown = ada.command("games", "settings", json!({})).await;
    says(&shown, "in every channel");
    says(&shown, "Puzzle of the day: **off**");
    let message = shown["message"].clone();
    let chosen = choose(&house, ada, &message, "setting|channels|", &[GENERAL]).await;
    says(&chosen, "**Attach Files**");
    // Where the bot cannot see it, either.
    let deny = json!({ "channel": "general", "who": "bot", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", deny).await;
    let refused = ada
        .command("games", "settings", json!({ "puzzles": GENERAL }))
        .await;
    says(&refused, "**View Channel");
    let reset =
        json!({ "channel": "general", "who": "bot", "reset": ["VIEW_CHANNEL", "ATTACH_FILES"] });
    house.control("permissions", reset).await;
    let both = json!({ "open-in": GENERAL, "puzzles": GENERAL });
    says(&ada.command("games", "settings", both).await, "Saved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_others_in_the_wrong_channel_is_opened_in_the_right_one() {
    let house = House::open().await;
    let ada = house.person("ada");
    let only = json!({ "open-in": GENERAL });
    says(&ada.command("games", "settings", only).await, "Saved");
    // "Play with others" on the card of the game.
    let games = ada.command("games", "games", json!({})).await;
    let refused = ada.forge(&games["message"], "begin|kintei|").await;
    says(&refused, &format!("<#{GENERAL}>"));
    let opened = ada.press(&refused["message"], "Open it in #general").await;
    says(&opened, "is open in");
    let messages = ada.messages("general").await;
    let card = messages
        .iter()
        .find(|message| menu_or_button(message, "Join"));
    let card = card.expect("the card is posted").clone();
    let joined = house.person("bruno").press(&card, "Join").await;
    assert_eq!(joined["status"], "updated", "{joined}");
    check_story(&house).await;
}
