//! A game that has been played: its pages, its record, its replay.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, Person, components, menu, text, values};
use crate::proper::check_story;

/// The labels of buttons that lead nowhere.
fn disabled(standing: &Value) -> Vec<&str> {
    components(&standing["message"])
        .filter(|button| button["disabled"] == true)
        .map(|button| text(&button["label"]))
        .collect()
}

/// Plays turns of the player to act, the first that completion offers each time.
async fn play(game: &Match<'_>, turns: usize) {
    for _ in 0..turns {
        let before = game.events().await;
        let [name] = game.to_act(&PEOPLE).await[..] else {
            panic!("one is to act")
        };
        let person = game.house.person(name);
        let mut typed = String::new();
        loop {
            let offered = person
                .complete(&game.thread, "move", "turn", json!({ "turn": typed }))
                .await;
            let next = offered.first().expect("there is a turn").clone();
            if next == typed {
                break;
            }
            typed = next;
        }
        let done = person.turn(game, &typed).await;
        done.says("Played");
        game.house
            .until("the panel shows the turn", async || {
                let panel = game.panel().await;
                let picture = format!("{}-{}.png", game.code, before + 1);
                (panel["attachments"][0]["filename"] == picture.as_str()).then_some(())
            })
            .await;
    }
}

async fn resign(game: &Match<'_>, person: Person<'_>) -> Value {
    let done = person.resign(game).await;
    done.says("You resigned.");
    game.ending().await
}

/// The file of a message.
async fn file(standing: &Value, name: &str) -> Vec<u8> {
    let attachments = standing["message"]["attachments"].as_array().unwrap();
    let [file] = &attachments[..] else {
        panic!("there is one file: {standing}")
    };
    assert_eq!(file["filename"], name);
    let response = reqwest::get(text(&file["url"])).await.unwrap();
    response.bytes().await.unwrap().to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_leafed_through_by_buttons_also_after_a_restart() {
    let mut house = House::open().await;
    let (code, thread, shown, alts) = {
        let game = house.kintei().await;
        let start = game.panel().await.alt().to_owned();
        play(&game, 3).await;
        let end = game.panel().await.alt().to_owned();
        let more = house
            .person("chiara")
            .press(&game.panel().await, "More")
            .await;
        let shown = house
            .person("chiara")
            .press(&more["message"], "History")
            .await;
        assert_eq!(shown["ephemeral"], true);
        shown.says("Step 3 of 3");
        assert_eq!(shown.alt(), end, "it begins with the present");
        assert_eq!(disabled(&shown), ["Forward", "Last"]);
        assert_eq!(values(&shown["message"]), ["0", "1", "2", "3"]);
        (game.code, game.thread, shown, [start, end])
    };
    house.kill_bot();
    house.start_bot().await;
    let chiara = house.person("chiara");
    let back = chiara.press(&shown["message"], "Back").await;
    assert_eq!(back["status"], "updated", "{back}");
    back.says("Step 2 of 3");
    assert_eq!(disabled(&back), [""; 0]);
    assert!(back.content().contains("<t:"), "it says when: {back}");
    let first = chiara.press(&back["message"], "First").await;
    first.says("The start");
    assert_eq!(first.alt(), alts[0]);
    assert_eq!(disabled(&first), ["First", "Back"]);
    let forward = chiara.press(&first["message"], "Forward").await;
    forward.says("Step 1 of 3");
    let jumped = chiara.choose(&forward["message"], "2").await;
    assert_eq!(jumped["status"], "updated", "{jumped}");
    assert_eq!(jumped.alt(), back.alt());
    let last = chiara.press(&jumped["message"], "Last").await;
    assert_eq!(last.alt(), alts[1]);
    let labels: Vec<&str> = menu(&last["message"]).unwrap()["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| text(&option["label"]))
        .collect();
    assert!(
        labels.iter().all(|label| !label.contains("<@")),
        "{labels:?}"
    );
    let early = chiara
        .command(&thread, "history", json!({ "replay": true }))
        .await;
    early.says("when the game is over");
    let bruno = house.person("bruno");
    let elsewhere = bruno
        .command("general", "history", json!({ "game": code }))
        .await;
    elsewhere.says("Step 3 of 3");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_a_record_and_a_replay() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed", "slide": "full" });
    let game = Match::start(&house, "kintei", options, &PEOPLE).await;
    play(&game, 2).await;
    let ada = house.person("ada");
    let ending = resign(&game, ada).await;
    // The button of a panel of before, which has none at the end now.
    let old = game.panel().await;
    let record = ada.forge(&old, &format!("record|{}||", game.code)).await;
    assert_eq!(record["ephemeral"], true);
    let name = format!("{}.txt", game.code);
    record.says("as text: 3 lines.");
    assert!(!record.content().contains("tavolino"), "{record}");
    let lines = String::from_utf8(file(&record, &name).await).unwrap();
    let (setting, lines) = lines.split_once('\n').unwrap();
    assert_eq!(setting, "# kintei --seats 2 --option slide=full");
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("1 ") && lines[1].starts_with("2 "));
    assert_eq!(lines[2], "1 resign");
    let typed = house
        .person("chiara")
        .command(&game.thread, "record", json!({}))
        .await;
    assert_eq!(typed.content(), record.content(), "a command does the same");
    let bruno = house.person("bruno");
    let (one, other) = tokio::join!(
        bruno.press(&ending, "Replay"),
        ada.command(&game.thread, "history", json!({ "replay": true }))
    );
    let name = format!("{}-3.gif", game.code);
    let gif = file(&one, &name).await;
    assert!(gif == file(&other, &name).await);
    assert!(one.alt().starts_with("A game of 3 steps"), "{one}");
    let mut decoder = gif::DecodeOptions::new().read_info(&gif[..]).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [100, 100, 100, 400]);
    let end = bruno.forge(&old, &format!("history|{}||", game.code)).await;
    end.says("The game is over");
    let again = bruno.press(&end["message"], "Replay").await;
    assert!(gif == file(&again, &name).await);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_hands_are_seen_by_others_only_when_the_game_is_over() {
    let house = House::open().await;
    let game = house.game("mindoku").await;
    play(&game, 2).await;
    let [ada, bruno] = house.people();
    let open = async |person: Person<'_>| person.command(&game.thread, "history", json!({})).await;
    let (own, others) = (open(ada).await, open(bruno).await);
    assert_ne!(own.alt(), others.alt(), "each has a hand");
    let refused = ada.command(&game.thread, "record", json!({})).await;
    refused.says("when the game is over");
    for forged in ["last|{}||2", "back|{}|2|2", "back|{}|2|all"] {
        let forged = forged.replace("{}", &game.code);
        let seen = ada.forge(&own["message"], &forged).await;
        assert_eq!(seen.alt(), own.alt(), "{forged}");
    }
    let public = game.panel().await;
    let seen = ada.forge(&public, &format!("last|{}||2", game.code)).await;
    assert_eq!(seen["ephemeral"], true, "what is forged onto the panel");
    assert_eq!(seen.alt(), own.alt());
    let early = ada.forge(&public, &format!("record|{}||", game.code)).await;
    early.says("when the game is over");
    resign(&game, bruno).await;
    let end = open(ada).await;
    let back = ada.press(&end["message"], "Back").await;
    back.says("As ◯ blue sees it");
    assert_eq!(back.alt(), own.alt());
    let look = components(&back["message"])
        .filter(|component| component["type"] == 3)
        .last()
        .unwrap();
    let chosen = house
        .post(
            &format!("people/ada/channels/{}/choose", game.thread),
            json!({
                "message": back["message"]["id"], "custom_id": look["custom_id"],
                "values": ["2"], "wait": "settled"
            }),
        )
        .await;
    chosen.says("As ▲ gold sees it");
    assert_eq!(chosen.alt(), others.alt());
    let record = ada.command(&game.thread, "record", json!({})).await;
    let lines = file(&record, &format!("{}.txt", game.code)).await;
    let lines = String::from_utf8(lines).unwrap();
    assert!(lines.contains("--setup '{\"hands\":"), "{lines}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_posted_twice_from_one_message_is_posted_once() {
    let house = House::open().await;
    let game = house.kintei().await;
    play(&game, 2).await;
    let [ada, bruno] = house.people();
    let posts = async |words: &str| {
        let messages = ada.messages(&game.thread).await;
        let posts = messages.iter().filter(|message| {
            message["reader"].is_null() && text(&message["content"]).contains(words)
        });
        posts.count()
    };
    let page = ada.command(&game.thread, "history", json!({})).await;
    let post = async || ada.press(&page["message"], "Post it here").await;
    // Two taps at once, and one later.
    let (one, other) = tokio::join!(post(), post());
    let later = post().await;
    assert_eq!(posts("shares a position").await, 1);
    let refused =
        [&one, &other, &later].map(|answer| answer.content().contains("posted it already"));
    assert_eq!(
        refused.iter().filter(|refused| **refused).count(),
        2,
        "{one} {other}"
    );
    assert!(refused[2] && later["ephemeral"] == true, "{later}");
    // Another position, or another person's message, is another thing.
    let before = ada.press(&page["message"], "Back").await;
    ada.press(&before["message"], "Post it here").await;
    assert_eq!(posts("shares a position").await, 2);
    let own = bruno.command(&game.thread, "history", json!({})).await;
    bruno.press(&own["message"], "Post it here").await;
    assert_eq!(posts("shares a position").await, 3);
    // What came to nothing can be posted.
    let next = ada.press(&before["message"], "Back").await;
    let fault = json!({ "count": 1, "path": "/interactions", "status": 413 });
    house.control("faults", fault).await;
    ada.press(&next["message"], "Post it here").await;
    assert_eq!(posts("shares a position").await, 3);
    ada.press(&next["message"], "Post it here").await;
    assert_eq!(posts("shares a position").await, 4);
    // The whole game, and what to think of it.
    let panel = resign(&game, bruno).await;
    for button in ["Replay", "Analysis"] {
        let begun = ada.press(&panel, button).await;
        // An analysis says first how far it is.
        let made = async || {
            let messages = ada.messages(&game.thread).await;
            let id = &begun["message"]["id"];
            let made = messages.into_iter().find(|message| message["id"] == *id)?;
            let is_made = components(&made).any(|one| one["label"] == "Post it here");
            is_made.then_some(made)
        };
        let made = house.until("it is made", made).await;
        let posted = async || ada.press(&made, "Post it here").await;
        let (one, other) = tokio::join!(posted(), posted());
        let refused = [&one, &other].map(|answer| answer.content().contains("posted it already"));
        assert_ne!(refused[0], refused[1], "{button}: {one} {other}");
    }
    check_story(&house).await;
}
