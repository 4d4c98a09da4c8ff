//! The commands of context menus: on a person, and on a message.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, components, text, values};
use crate::proper::check_story;
use crate::stats::{lost_by, rated_between};

/// The channel for talk.
const GENERAL: &str = "1300000000000000200";

/// The people of this story.
const TWO: [&str; 2] = ["ada", "bruno"];

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_invited_by_the_menu_to_the_game_that_both_play_most() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    lost_by("bruno", &rated_between(&house, TWO).await, TWO).await;
    let list = ada.menu("games", "Play with…", "bruno").await;
    assert_eq!(list["ephemeral"], true, "{list}");
    list.says(format!("Play with <@{}>: which game?", bruno.id()));
    let games = values(&list["message"]);
    assert_eq!(games[0], "kumo", "the one they played comes first");
    assert_eq!(games.len(), 15, "{games:?}");
    let card = ada.choose(&list["message"], "taifuu").await;
    assert_eq!(card["ephemeral"], false, "{card}");
    card.says(format!("<@{}>", bruno.id()));
    // The same choice again invites nobody twice.
    let again = ada.choose(&list["message"], "taifuu").await;
    assert_eq!(again["ephemeral"], true, "{again}");
    // Bruno joins, and the game starts.
    bruno.press(&card["message"], "Join").await;
    Match::of(&house, &card["message"]).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_invites_by_the_menu_whom_they_could_not_invite_by_the_command() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let own = ada.menu("games", "Play with…", "ada").await;
    own.says("You have a seat already");
    let bot = ada.menu("games", "Play with…", crate::house::BOT).await;
    bot.says("Kintei (10\u{a0}min)");
    let list = ada.menu("games", "Play with…", "bruno").await;
    bruno
        .command("games", "block", json!({ "person": "ada" }))
        .await;
    let refused = ada.choose(&list["message"], "kumo").await;
    assert_eq!(refused["ephemeral"], true, "{refused}");
    let seen = bruno.messages("games").await;
    let is_card = |message: &&Value| text(&message["content"]).contains("invited");
    assert_eq!(seen.iter().filter(is_card).count(), 0, "{seen:?}");
    // In a channel that is not for games, those that are for them are offered.
    house.execute("delete from blocks").await;
    let open_in = json!({ "open-in": GENERAL });
    ada.command("games", "settings", open_in)
        .await
        .says("Saved");
    let list = ada.menu("games", "Play with…", "bruno").await;
    let offered = ada.choose(&list["message"], "kumo").await;
    let opened = ada.press(&offered["message"], "Open it in #general").await;
    assert_eq!(opened["ephemeral"], true, "{opened}");
    let invited = |message: &Value| message["pinged"] == json!([bruno.id()]);
    bruno.sees("general", "the card invites him", invited).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_read_their_results_against_each_other() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let none = ada.menu("games", "Results between us", "bruno").await;
    none.says("have not finished a game against each other");
    lost_by("bruno", &rated_between(&house, TWO).await, TWO).await;
    // Of oneself, as `/stats`: which has the button that the sentence about lists would add.
    let own = ada.menu("games", "Results between us", "ada").await;
    own.says("won 1 · drawn 0 · lost 0");
    own.says("From now on `/leaderboard` shows you");
    let won = ada.menu("games", "Results between us", "bruno").await;
    assert_eq!(won["ephemeral"], true, "{won}");
    won.says("**Kumo:** 1:0");
    let lost = bruno.menu("games", "Results between us", "ada").await;
    lost.says("**Kumo:** 0:1");
    let others = ada.menu("games", "Results between us", "chiara").await;
    others.says("have not finished a game against each other");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_the_bot_leads_to_its_board_and_its_analysis() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let game = rated_between(&house, TWO).await;
    // Two games stand in the channel: the card says which one is meant.
    rated_between(&house, TWO).await;
    let panel = game.panel().await;
    let id = |message: &Value| text(&message["id"]).to_owned();
    let board = ada.menu(&game.thread, "Board here", &id(&panel)).await;
    assert_eq!(board["ephemeral"], true, "{board}");
    assert!(board["message"]["attachments"].is_array(), "{board}");
    board.says(format!("`{}`", game.code));
    let early = ada.menu(&game.thread, "Analyse", &id(&panel)).await;
    assert_eq!(components(&early["message"]).count(), 0, "{early}");
    lost_by("bruno", &game, TWO).await;
    let ending = game.ending().await;
    let analysis = bruno.menu(&game.thread, "Analyse", &id(&ending)).await;
    analysis.says("Turning points");
    // The panel has no buttons any more, and its text has the code.
    let board = bruno.menu(&game.thread, "Board here", &id(&panel)).await;
    board.says(format!("`{}`", game.code));
    let words = json!({ "content": "My own words" });
    let posted = house
        .post("people/ada/channels/games/messages", words)
        .await;
    let own = text(&posted["id"]);
    let refused = ada.menu("games", "Board here", own).await;
    refused.says("not one of mine");
    assert_eq!(refused["ephemeral"], true, "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_menu_has_at_most_five_names() {
    let house = House::open().await;
    let known = house.get("people/ada/channels/games/commands").await;
    let known = known["commands"].as_array().unwrap();
    for kind in [2, 3] {
        let names = known.iter().filter(|command| command["type"] == kind);
        let names: Vec<&str> = names.map(|command| text(&command["name"])).collect();
        assert!((1..=5).contains(&names.len()), "{names:?}");
    }
}
