//! Missing permissions, deleted messages, old tokens, forged buttons. What is lost as a whole:
//! losses.rs.

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{Answer, House, Match, code, menu_or_button, offered, text};

#[tokio::test(flavor = "multi_thread")]
async fn without_threads_the_game_is_played_in_the_channel() {
    let house = House::open().await;
    let opened = house
        .person("ada")
        .command("no-threads", "play kintei", json!({ "opponent": "bruno" }))
        .await;
    let card = opened["message"].clone();
    house.person("bruno").press(&card, "Join").await;
    let game = Match::of(&house, &card).await;
    assert_eq!(game.thread, text(&card["channel_id"]));
    assert_eq!(
        house
            .until("somebody is called", async || (!game
                .pings()
                .await
                .is_empty())
            .then_some(()))
            .await,
        ()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_is_named_with_how_to_grant_it() {
    let house = House::open().await;
    house
        .control(
            "permissions",
            json!({ "channel": "games", "who": "bot", "deny": ["ATTACH_FILES"] }),
        )
        .await;
    let refused = house
        .person("ada")
        .command("games", "play kintei", json!({}))
        .await;
    refused.says("Attach Files");
    refused.says("Permissions");
    assert_eq!(refused["ephemeral"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_can_neither_send_nor_make_threads_no_game_is_opened() {
    let house = House::open().await;
    let deny = ["SEND_MESSAGES", "CREATE_PUBLIC_THREADS"];
    let denied = json!({ "channel": "games", "who": "bot", "deny": deny });
    house.control("permissions", denied).await;
    let ada = house.person("ada");
    let refused = ada.command("games", "play kintei", json!({})).await;
    refused.says("Send Messages");
    assert_eq!(refused["ephemeral"], true);
    let inbox = ada.command("games", "games", json!({})).await;
    inbox.says("no games");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_table_is_told_privately_and_comes_back_up_to_date() {
    let house = House::open().await;
    let game = house.kintei().await;
    let deny = json!({ "channel": "games", "who": "bot", "deny": ["VIEW_CHANNEL"] });
    house.control("permissions", deny).await;
    let ada = house.person("ada");
    let played = ada.turn(&game, "a1 b2").await;
    played.says("Played");
    let bruno = house.person("bruno");
    house
        .until("the trouble is told", async || {
            let shown = bruno.command(&game.thread, "board", json!({})).await;
            text(&shown["message"]["content"])
                .contains("Send Messages")
                .then_some(())
        })
        .await;
    house
        .control(
            "permissions",
            json!({ "channel": "games", "who": "bot", "reset": ["VIEW_CHANNEL"] }),
        )
        .await;
    bruno.command(&game.thread, "board", json!({})).await;
    game.panel_with("Last:").await;
    let silent = async || {
        let shown = bruno.command(&game.thread, "board", json!({})).await;
        let trouble = text(&shown["message"]["content"]).contains("Send Messages");
        (!trouble).then_some(())
    };
    house.until("there is no trouble any more", silent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_panel_is_posted_again() {
    let house = House::open().await;
    let game = house.kintei().await;
    let panel = game.panel().await;
    let path = format!(
        "people/ada/channels/{}/messages/{}",
        game.thread,
        text(&panel["id"])
    );
    house.request(Method::DELETE, &path, Value::Null).await;
    house
        .person("ada")
        .play(&game.thread, json!({ "turn": "a1 b2" }))
        .await;
    let new = house
        .person("ada")
        .sees(&game.thread, "a new panel is posted", |message| {
            menu_or_button(message, "More")
        })
        .await;
    assert_ne!(new["id"], panel["id"]);
    new.says("Last:");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_is_being_moved_is_there_after_a_crash() {
    let mut house = House::open().await;
    let (thread, before) = {
        let game = house.kintei().await;
        game.settle().await;
        let before = game.panel().await;
        // It is deleted, and the program dies before it hears so.
        let hang = json!({
            "method": "DELETE", "path": "/channels/*/messages", "status": "timeout",
            "hold_ms": 60_000, "when": "after",
        });
        house.control("faults", hang).await;
        let body = json!({ "command": "board", "options": { "show": true }, "wait": "no" });
        let path = format!("people/ada/channels/{}/command", game.thread);
        house.post(&path, body).await;
        let gone = async || {
            let messages = house.person("ada").messages(&game.thread).await;
            let is_there = messages.iter().any(|message| message["id"] == before["id"]);
            (!is_there).then_some(())
        };
        house.until("the panel is deleted", gone).await;
        (game.thread, before)
    };
    house.kill_bot();
    house.start_bot().await;
    let panels = async || {
        let messages = house.person("ada").messages(&thread).await;
        let panels = messages.into_iter();
        let panels: Vec<Value> = panels
            .filter(|message| menu_or_button(message, "More"))
            .collect();
        (!panels.is_empty()).then_some(panels)
    };
    let panels = house.until("there is a panel again", panels).await;
    assert_eq!(panels.len(), 1);
    assert_ne!(panels[0]["id"], before["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_work_on_after_the_old_token_has_expired() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let picker = ada.press(&game.panel().await, "Your turn").await;
    house.advance(16 * 60_000).await;
    let first = offered(&picker["message"])[0].clone();
    let chosen = ada.pick(&picker["message"], &first).await;
    assert_eq!(chosen["status"], "updated", "{chosen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_buttons_get_a_private_sentence_and_change_nothing() {
    let house = House::open().await;
    let game = house.kintei().await;
    let panel = game.panel().await;
    let forged = [
        "nonsense".to_owned(),
        "turn|QQQQ|0|".to_owned(),
        format!("turn|{}|-7|", game.code),
        format!("turn|{}|99999999999999999999|", game.code),
        format!("confirm|{}|0|a1 a5", game.code),
        format!("confirm|{}|0|lightning c1", game.code),
        format!("confirm|{}|5|a1 b2", game.code),
        format!("walk|{}|0|zz top*", game.code),
        format!("callout|{}|0|claim a1", game.code),
        format!("hand|{}||", game.code),
        format!("start|{}||", game.code),
        "which|move|a1 b2".to_owned(),
        "rules|chess".to_owned(),
        "||||".to_owned(),
        "🎲".repeat(50),
    ];
    for custom_id in forged {
        let answer = house.person("ada").forge(&panel, &custom_id).await;
        assert!(
            ["message", "updated"].contains(&text(&answer["status"])),
            "{custom_id}: {answer}"
        );
        let words = text(&answer["message"]["content"]).len();
        assert!(words > 10, "{custom_id}: {answer}");
        if answer["status"] == "message" {
            assert_eq!(answer["ephemeral"], true, "{custom_id}: {answer}");
        }
    }
    assert_eq!(game.events().await, 0);
    assert_eq!(
        code(&game.panel().await),
        game.code,
        "the panel still stands"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn arbitrary_buttons_get_a_private_sentence_and_change_nothing() {
    use rand::{RngExt, SeedableRng};
    let house = House::open().await;
    let game = house.kintei().await;
    let panel = game.panel().await;
    let mut rng = tavolino_games::game::Rng::seed_from_u64(11);
    let verbs = [
        "walk",
        "step",
        "confirm",
        "callout",
        "claimwalk",
        "more",
        "which|board",
        "rules",
        "",
    ];
    for _ in 0..60 {
        let verb = verbs[rng.random_range(0..verbs.len())];
        let noise: String = (0..rng.random_range(0..40))
            .map(|_| rng.random_range(' '..'~'))
            .collect();
        let custom_id: String = match rng.random_range(0..3) {
            0 => noise,
            1 => format!("{verb}|{}|{}|{noise}", game.code, rng.random_range(-3..9)),
            _ => format!("{verb}|{noise}"),
        };
        let custom_id: String = custom_id.chars().take(100).collect();
        if custom_id.is_empty() {
            continue;
        }
        let answer = house.person("bruno").forge(&panel, &custom_id).await;
        assert_eq!(answer["status"], "message", "{custom_id}: {answer}");
        assert_eq!(answer["ephemeral"], true, "{custom_id}: {answer}");
        assert!(
            text(&answer["message"]["content"]).len() > 10,
            "{custom_id}: {answer}"
        );
    }
    assert_eq!(game.events().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_look_but_never_act() {
    let house = House::open().await;
    let game = house.kintei().await;
    let chiara = house.person("chiara");
    for label in ["Your turn", "More"] {
        let answer = chiara.press(&game.panel().await, label).await;
        assert_eq!(answer["ephemeral"], true, "{answer}");
    }
    let resign = chiara
        .forge(&game.panel().await, &format!("resigned|{}|0|", game.code))
        .await;
    resign.says("don't play in this game");
    assert_eq!(game.events().await, 0);
}
