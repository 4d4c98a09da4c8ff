//! `/privacy`, `/block` and backups.

use std::process::Output;

use rand::SeedableRng;
use serde_json::{Value, json};

use crate::house::{Answer, BOT, House, Match, Person, engine, long_line, text};
use crate::proper::check_story;
use crate::settings::choose;

/// The file of a message.
async fn file(message: &Value) -> Value {
    let url = text(&message["attachments"][0]["url"]);
    let answer = reqwest::get(url).await.unwrap();
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}

/// The export of a person, which is sent as a direct message.
async fn exported(house: &House, person: Person<'_>) -> Value {
    let count = async || {
        let messages = person.messages("dm").await;
        let with_file = |message: &Value| text(&message["content"]).contains("as a JSON file");
        messages.into_iter().filter(with_file).collect::<Vec<_>>()
    };
    let before = if person
        .channels()
        .await
        .iter()
        .any(|channel| channel["type"] == 1)
    {
        count().await.len()
    } else {
        0
    };
    person
        .command("games", "privacy export", json!({}))
        .await
        .says_privately("Your direct messages");
    let arrived = async || Some(count().await).filter(|found| found.len() > before);
    let found = house.until("the file arrives", arrived).await;
    file(found.last().unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_comes_as_a_file_by_direct_message_or_else_privately() {
    let house = House::open().await;
    let ada = house.person("ada");
    let game = Match::start(
        &house,
        "kintei",
        json!({ "order": "listed" }),
        &["ada", "bruno"],
    )
    .await;
    ada.turn(&game, "a1 b2").await;
    ada.command("games", "privacy show", json!({}))
        .await
        .says_privately("/privacy export");
    let export = exported(&house, ada).await;
    assert_eq!(export["person"], ada.id());
    assert_eq!(export["stored"]["events"][0]["text"], "a1 b2");
    assert_eq!(export["stored"]["seats"][0]["code"], game.code);
    house
        .control("dms", json!({ "person": "ada", "open": false }))
        .await;
    let answer = ada.command("games", "privacy export", json!({})).await;
    answer.says_privately("can't send you direct messages");
    assert_eq!(file(&answer["message"]).await["stored"], export["stored"]);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_too_large_for_discord_comes_as_several_files() {
    const TURNS: usize = 70_000;
    let house = House::open().await;
    let ada = house.person("ada");
    let pool = house.pool().await;
    // A game that went on for very long.
    for statement in [
        "insert into matches (id, game, rules, table_json, listed, state, lang, channel, opened_at, interaction, ended_at, deal)
         values ('AAAA', 'kumo', 1, '{}', 1, 'over', 'en', 1, 0, 1, 1, 'null')",
        "insert into seats (match_id, seat, person, ended_at) values ('AAAA', 1, $1, 1)",
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < $2)
         insert into events (match_id, number, seat, kind, data, at) select 'AAAA', i, 1, 'turn', '{\"text\":\"a1 b2\"}', i from n",
    ] {
        let query = sqlx::query(statement).bind(ada.id().parse::<i64>().unwrap());
        query.bind(TURNS as i64).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let rows = async |messages: Vec<Value>| {
        let mut events = Vec::new();
        for (number, message) in (1..).zip(&messages) {
            let export = file(message).await;
            assert_eq!(export["person"], ada.id());
            assert_eq!(export["part"], json!(number));
            assert_eq!(export["parts"], json!(messages.len()));
            let part = export["stored"]["events"].as_array().unwrap();
            events.extend(part.iter().map(|event| event["number"].as_i64().unwrap()));
        }
        assert!(messages.len() > 1, "{}", messages.len());
        assert_eq!(events, (1..=TURNS as i64).collect::<Vec<_>>());
    };
    let answer = ada.command("games", "privacy export", json!({})).await;
    answer.says_privately("Your direct messages");
    rows(ada.messages("dm").await).await;
    house
        .control("dms", json!({ "person": "ada", "open": false }))
        .await;
    let answer = ada.command("games", "privacy export", json!({})).await;
    answer.says_privately("can't send you direct messages");
    let mine = async || {
        let messages = ada.messages("games").await;
        let parts = messages.into_iter();
        let parts: Vec<Value> = parts
            .filter(|message| text(&message["attachments"][0]["filename"]).starts_with("tavolino-"))
            .collect();
        (parts.len() > 1).then_some(parts)
    };
    rows(house.until("the files are there", mine).await).await;
    let others = house.person("bruno").messages("games").await;
    assert!(
        !json!(others).to_string().contains("tavolino-"),
        "they are hers alone"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_erased_leaves_their_games_and_no_name() {
    let house = House::open().await;
    let ada = house.person("ada");
    let people = ["ada", "bruno", "chiara"];
    let game = Match::start(&house, "mindoku", json!({ "seats": 3 }), &people).await;
    let lobby = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let nothing = house.person("dawid");
    let question = nothing.command("games", "privacy delete", json!({})).await;
    let content = text(&question["message"]["content"]);
    let first = content.lines().nth(1).unwrap_or_default();
    assert!(first.starts_with("Your ID"), "{content}");
    let question = ada.command("games", "privacy delete", json!({})).await;
    question.says_privately("1 game** that hasn't started");
    question.says_privately("1 running game");
    // Nothing has happened yet, and nobody does it by a forged button.
    ada.forge(&lobby, "forget|")
        .await
        .says_privately("has expired");
    let panel = game.panel_with(&ada.id()).await;
    assert!(!text(&panel["content"]).contains("a former player"));
    let done = ada
        .press(&question["message"], "Yes, erase everything")
        .await;
    done.says_privately("is erased");
    let panel = game.panel_with("a former player").await;
    assert!(!text(&panel["content"]).contains(&ada.id()), "{panel}");
    let card = async || {
        let messages = house.person("bruno").messages("games").await;
        let of_game = |message: &&Value| text(&message["content"]).contains(&game.code);
        let content = text(&messages.iter().find(of_game)?["content"]);
        let right = content.contains("a former player") && !content.contains("the bot");
        right.then_some(())
    };
    house.until("the card has no name", card).await;
    let card = async || {
        let messages = house.person("bruno").messages("games").await;
        let card = messages.iter().find(|message| message["id"] == lobby["id"]);
        text(&card?["content"]).contains("cancelled").then_some(())
    };
    house.until("the lobby is cancelled", card).await;
    let export = exported(&house, ada).await;
    for (table, rows) in export["stored"].as_object().unwrap() {
        assert_eq!(*rows, json!([]), "{table}");
    }
    // The others play on.
    let [next] = game.to_act(&people).await[..] else {
        panic!("one is to act")
    };
    assert_ne!(next, "ada");
    let person = house.person(next);
    let mut turn = "place".to_owned();
    while turn.split(' ').count() < 3 {
        let typed = json!({ "turn": turn });
        let turns = person.complete(&game.thread, "move", "turn", typed).await;
        turn = turns[0].clone();
    }
    let turn = json!({ "turn": turn });
    let played = person.play(&game.thread, turn).await;
    played.says_privately("Played");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_posted_while_a_person_is_erased_has_no_name_in_the_end() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara"];
    let game = Match::start(&house, "mindoku", json!({ "seats": 3 }), &people).await;
    game.settle().await;
    let acting = game.to_act(&people).await;
    let leaver = people.into_iter().find(|name| !acting.contains(name));
    let leaver = house.person(leaver.expect("one waits"));
    let question = leaver.command("games", "privacy delete", json!({})).await;
    // The message about the free seat is under way while the person is erased.
    let path = format!("/channels/{}/messages", game.thread);
    let late = json!({ "method": "POST", "path": path, "status": "late", "hold_ms": 2_000 });
    house.control("faults", late).await;
    let done = leaver
        .press(&question["message"], "Yes, erase everything")
        .await;
    done.says_privately("is erased");
    let is_nameless = async || {
        let messages = house.person(acting[0]).messages(&game.thread).await;
        let named = messages.iter().any(|message| {
            text(&message["content"]).contains(&leaver.id()) && message["author"]["id"] == BOT
        });
        let has_offer = messages
            .iter()
            .any(|message| text(&message["content"]).contains("is free"));
        (has_offer && !named).then_some(())
    };
    house.until("no message names them", is_nameless).await;
    game.settle().await;
    assert!(is_nameless().await.is_some(), "it stays so");
}

#[tokio::test(flavor = "multi_thread")]
async fn erasing_goes_on_when_the_program_starts_again() {
    let mut house = House::open().await;
    let (code, thread) = {
        let game = Match::start(
            &house,
            "kintei",
            json!({ "order": "listed" }),
            &["ada", "bruno"],
        )
        .await;
        (game.code, game.thread)
    };
    house.kill_bot();
    let pool = house.pool().await;
    let ada: i64 = house.person("ada").id().parse().unwrap();
    sqlx::query("insert into deletions (person, asked_at) values ($1, 0)")
        .bind(ada)
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    house.start_bot().await;
    let game = Match {
        house: &house,
        code,
        thread,
    };
    game.panel_with("a former player").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_can_neither_invite_nor_join_and_is_not_told() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    ada.command("games", "block", json!({}))
        .await
        .says_privately("haven't blocked anyone");
    let blocked = ada
        .command("games", "block", json!({ "person": "bruno" }))
        .await;
    blocked.says_privately(format!("<@{}> is blocked", bruno.id()));
    assert_eq!(blocked["message"]["pinged"], json!([]), "{blocked}");
    for (person, words) in [
        ("ada", "can't block yourself"),
        (BOT, "no need to block a bot"),
    ] {
        ada.command("games", "block", json!({ "person": person }))
            .await
            .says_privately(words);
    }
    let refused = bruno
        .command("games", "play kintei", json!({ "opponent": "ada" }))
        .await;
    refused.says_privately("can't invite <@");
    assert!(!refused.to_string().contains("block"), "{refused}");
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let refused = bruno.press(&card, "Join").await;
    refused.says_privately("You can't join this game");
    let own = ada
        .command("games", "play kintei", json!({ "opponent": "bruno" }))
        .await;
    own.says_privately("You have blocked");
    let list = ada.command("dm", "block", json!({})).await;
    list.says(bruno.id());
    let undone = choose(&house, ada, &list["message"], "block|", &[&bruno.id()]).await;
    undone.says("is unblocked");
    let joined = bruno.press(&card, "Join").await;
    assert_eq!(joined["status"], "updated", "{joined}");
    let options = json!({ "person": "bruno", "undo": true });
    ada.command("games", "block", options)
        .await
        .says_privately("You haven't blocked");
    ada.forge(&card, "block|")
        .await
        .says_privately("has expired");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dated_backups_are_deleted_after_thirty_days() {
    if engine::is_about_files("backups of a server are made by its own tools") {
        return;
    }
    let house = House::open().await;
    let folder = house.database().with_file_name("backups");
    std::fs::create_dir_all(&folder).unwrap();
    let old = folder.join("tavolino-2020-01-01T000000Z.db");
    let other = folder.join("holiday.db");
    for file in [&old, &other] {
        std::fs::write(file, "old").unwrap();
    }
    tokio::task::block_in_place(|| {
        let Output { status, stderr, .. } = house
            .program()
            .args(["backup", "--dir"])
            .arg(&folder)
            .output()
            .unwrap();
        assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
        let nothing = house.program().arg("backup").output().unwrap();
        assert!(!nothing.status.success());
    });
    assert!(!old.exists() && other.exists());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_being_made_while_somebody_was_erased_does_not_name_them() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let people = ["ada", "bruno"];
    let game = Match::start(&house, "kintei", options, &people).await;
    let mut rng = tavolino_games::game::Rng::seed_from_u64(5);
    for (turn, name) in long_line(&mut rng, 4).iter().zip(people.iter().cycle()) {
        house
            .person(name)
            .play(&game.thread, json!({ "turn": turn }))
            .await;
    }
    let [ada, bruno] = house.people();
    ada.resign(&game).await;
    game.panel_with("The game is over").await;
    let sure = bruno.command("games", "privacy delete", json!({})).await;
    // The analysis takes its time, and the replay waits for a thread beside it.
    let body = |command: &str, options: Value| json!({ "command": command, "options": options, "wait": "no" });
    let path = format!("people/ada/channels/{}/command", game.thread);
    let mut begun = Vec::new();
    for (command, options) in [("hint", json!({})), ("history", json!({ "replay": true }))] {
        begun.push(house.post(&path, body(command, options)).await);
    }
    bruno
        .press(&sure["message"], "Yes, erase everything")
        .await
        .says_privately("is erased");
    for one in begun {
        let path = format!("people/ada/interactions/{}", text(&one["interaction"]));
        let is_answered = async || {
            let standing = house.get(&path).await;
            let is_told = standing["message"]["attachments"]
                .as_array()
                .is_some_and(|all| !all.is_empty());
            is_told.then_some(standing)
        };
        let standing = house.until("it is told", is_answered).await;
        assert!(!standing.to_string().contains(&bruno.id()), "{standing}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_decides_against_erasing_keeps_everything() {
    let house = House::open().await;
    let ada = house.person("ada");
    let question = ada.command("games", "privacy delete", json!({})).await;
    let kept = ada.press(&question["message"], "No, keep it").await;
    kept.says("Nothing is erased");
    let left = kept["message"]["components"].as_array();
    assert!(left.is_none_or(Vec::is_empty), "{kept}");
}
