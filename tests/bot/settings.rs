//! `/settings` and what it rules out, as people meet it.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, Person, code, menu_or_button, text};
use crate::proper::check_story;

const GENERAL: &str = "1300000000000000200";

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
    shown.says_privately("in every channel");
    shown.says_privately("at most 20");
    let page = ada.press(&shown["message"], "Games and limits").await;
    page.says_privately("`open-in`: A channel where games can be opened.");
    let message = page["message"].clone();
    let chosen = choose(&house, ada, &message, "setting|channels|", &[GENERAL]).await;
    assert_eq!(chosen["status"], "updated", "{chosen}");
    chosen.says_privately("Saved");
    chosen.says_privately(format!("<#{GENERAL}>"));
    let chosen = choose(&house, ada, &message, "setting|pace|", &["slow"]).await;
    chosen.says_privately("slow: two moves a week");
    let chosen = choose(&house, ada, &message, "setting|limit|", &["per-person 3"]).await;
    chosen.says_privately("at most 3");
    let chosen = choose(&house, ada, &message, "setting|limit|", &["per-server 0"]).await;
    chosen.says_privately("no limit");
    ada.press(&message, "Play without threads")
        .await
        .says_privately("without threads");
    ada.press(&message, "Don't ping players")
        .await
        .says_privately("without a ping");
    ada.press(&message, "Let moderators cancel")
        .await
        .says_privately("**moderators**");
    let shown = ada.command("general", "settings", json!({})).await;
    let page = ada.press(&shown["message"], "Games and limits").await;
    for kept in ["without threads", "without a ping", "at most 3", "slow"] {
        shown.says_privately(kept);
    }
    assert!(menu_or_button(&page["message"], "Play in threads"));
    let refused = ada.command("games", "play kintei", json!({})).await;
    refused.says_privately(format!("<#{GENERAL}>"));
    let everywhere = ada.press(&message, "Games in every channel").await;
    everywhere.says_privately("in every channel");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_for_those_who_manage_the_server() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
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
        bruno
            .forge(&card, forged)
            .await
            .says_privately("Manage Server");
    }
    for nonsense in [
        "setting|threads|maybe",
        "setting|colour|red",
        "setting|channels|",
    ] {
        ada.forge(&card, nonsense)
            .await
            .says_privately("I don't know that setting");
    }
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("its own thread");
    shown.says_privately("at most 20");
    let manage = json!({ "channel": "games", "who": "bruno", "allow": ["MANAGE_GUILD"] });
    house.control("permissions", manage).await;
    let options = json!({ "threads": "no", "per-person": 7, "not-in": GENERAL });
    let changed = bruno.command("games", "settings", options).await;
    changed.says_privately("Saved");
    changed.says_privately("at most 7");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_and_pings_the_game_stays_in_the_channel_and_calls_nobody() {
    let house = House::open().await;
    let ada = house.person("ada");
    let quiet = json!({ "threads": "no", "pings": "quiet" });
    ada.command("games", "settings", quiet)
        .await
        .says_privately("Saved");
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
        let is_call = |message: &&Value| text(&message["content"]).contains("it's your turn");
        messages.iter().find(is_call).cloned()
    };
    let named = house.until("whoever must act is named", named).await;
    named.says(ada.id());
    assert_eq!(named["pinged"], json!([]), "{named}");
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_are_told_with_what_to_do_and_until_when() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    ada.command("games", "settings", json!({ "per-person": 1 }))
        .await;
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let refused = ada.command("games", "play kintei", json!({})).await;
    refused.says_privately("You have 1 unfinished game");
    let own = bruno.command("games", "play kintei", json!({})).await["message"].clone();
    bruno
        .press(&card, "Join")
        .await
        .says_privately("1 unfinished game");
    ada.press(&own, "Join")
        .await
        .says_privately("1 unfinished game");
    ada.command(
        "games",
        "settings",
        json!({ "per-person": 0, "per-server": 2 }),
    )
    .await;
    ada.command("games", "play kintei", json!({}))
        .await
        .says_privately("a moderator can raise");
    ada.command("games", "settings", json!({ "per-server": 0 }))
        .await;
    for _ in 1..10 {
        let opened = ada.command("games", "play kintei", json!({})).await;
        assert_eq!(opened["ephemeral"], false, "{opened}");
    }
    let refused = ada.command("general", "play kintei", json!({})).await;
    refused.says_privately("10 games within an hour");
    refused.says_privately("<t:");
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_call_a_game_off_where_they_may() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let moderate = json!({ "channel": "games", "who": "bruno", "allow": ["MANAGE_MESSAGES"] });
    house.control("permissions", moderate).await;
    bruno
        .press(&card, "Cancel")
        .await
        .says_privately("Only the person who opened");
    ada.command("games", "settings", json!({ "cancel": "moderators" }))
        .await;
    house
        .person("chiara")
        .press(&card, "Cancel")
        .await
        .says_privately("Only the person who opened");
    let off = bruno.press(&card, "Cancel").await;
    off.says("cancelled");
    assert_eq!(code(&off["message"]), code(&card));

    // Also a game that is being played, in its own thread.
    let options = json!({ "opponent": "chiara", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada", "chiara"]).await;
    let dawid = house
        .person("dawid")
        .command(&game.thread, "break-off", json!({}))
        .await;
    dawid.says_privately("don't play in this game");
    let because = json!({ "reason": "the tournament is over | thanks" });
    let answer = bruno.command(&game.thread, "break-off", because).await;
    answer.says_privately("Everyone reads why: the tournament is over / thanks");
    bruno.press(&answer["message"], "Abort for everyone").await;
    let why = "A moderator of the server aborted the game: the tournament is over / thanks";
    game.panel_with(why).await;
    let ending = game.ending().await;
    ending.says(why);
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
        refused.says_privately(format!("<#{GENERAL}>"));
        refused.says_privately("**Attach Files**");
    }
    let shown = ada.command("games", "settings", json!({})).await;
    shown.says_privately("in every channel");
    shown.says_privately("Puzzle of the day: **off**");
    let page = ada.press(&shown["message"], "Games and limits").await;
    let message = page["message"].clone();
    let chosen = choose(&house, ada, &message, "setting|channels|", &[GENERAL]).await;
    chosen.says_privately("**Attach Files**");
    // Where the bot cannot see it, either.
    let deny = json!({ "channel": "general", "who": "bot", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", deny).await;
    let refused = ada
        .command("games", "settings", json!({ "puzzles": GENERAL }))
        .await;
    refused.says_privately("**View Channel");
    let reset =
        json!({ "channel": "general", "who": "bot", "reset": ["VIEW_CHANNEL", "ATTACH_FILES"] });
    house.control("permissions", reset).await;
    let both = json!({ "open-in": GENERAL, "puzzles": GENERAL });
    ada.command("games", "settings", both)
        .await
        .says_privately("Saved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_others_in_the_wrong_channel_is_opened_in_the_right_one() {
    let house = House::open().await;
    let ada = house.person("ada");
    let only = json!({ "open-in": GENERAL });
    ada.command("games", "settings", only)
        .await
        .says_privately("Saved");
    // "Play with others" on the card of the game.
    let games = ada.command("games", "games", json!({})).await;
    let refused = ada.forge(&games["message"], "begin|kintei|").await;
    refused.says_privately(format!("<#{GENERAL}>"));
    let opened = ada.press(&refused["message"], "Open it in #general").await;
    opened.says_privately("is open in");
    let messages = ada.messages("general").await;
    let card = messages
        .iter()
        .find(|message| menu_or_button(message, "Join"));
    let card = card.expect("the card is posted").clone();
    let joined = house.person("bruno").press(&card, "Join").await;
    assert_eq!(joined["status"], "updated", "{joined}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_subject_has_a_page_that_says_what_the_bot_can_do_there() {
    let house = House::open().await;
    let ada = house.person("ada");
    let shown = ada.command("games", "settings", json!({})).await;
    let subjects = [
        "Games and limits",
        "Ratings and lists",
        "Puzzle",
        "The week",
        "Language",
    ];
    assert_eq!(shown.labels(), subjects);
    for (subject, meaning) in subjects.into_iter().zip([
        "`pace`: The default pace of new games",
        "`ratings`: Whether games of people here are rated",
        "`puzzles-at`: When",
        "`week-day`: On which day",
        "`language`: The language of lobbies",
    ]) {
        let page = ada.press(&shown["message"], subject).await;
        assert_eq!(page["status"], "updated", "{page}");
        page.says_privately(format!("### {subject}"));
        page.says_privately(meaning);
        let all = ada.press(&page["message"], "All settings").await;
        all.says_privately("### Settings of this server");
    }
    // What an option changes is shown on its page, with what the bot can do there.
    let set = ada
        .command("games", "settings", json!({ "looking": GENERAL }))
        .await;
    set.says_privately("Saved");
    set.says_privately("### Ratings and lists");
    set.says_privately("I can write there");
    let deny = json!({ "who": "bot", "channel": "general", "deny": ["SEND_MESSAGES"] });
    house.control("permissions", deny).await;
    let page = ada.press(&shown["message"], "Ratings and lists").await;
    page.says_privately(format!("In <#{GENERAL}> I lack **Send Messages**"));
    let rated = ada.press(&page["message"], "Rate no games").await;
    rated.says_privately("Rated games: **never**");
    let all = ada.press(&rated["message"], "All settings").await;
    let message = ada.press(&all["message"], "Language").await["message"].clone();
    let chosen = choose(&house, ada, &message, "setting|language|", &["unset"]).await;
    chosen.says_privately("Saved");
    check_story(&house).await;
}
