//! Games in direct messages: alone against the computer, and with friends who join by a code.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use reqwest::Method;
use serde_json::{Value, json};
use tavolino_games::game::Rng;

use crate::house::{
    Answer, House, Match, Person, code, components, confirm_label, is_ending, is_panel,
    menu_or_button, offered, text,
};
use crate::proper::check_story;

/// The direct messages of a person that are not ephemeral.
async fn direct(person: Person<'_>) -> Vec<Value> {
    let messages = person.messages("dm").await.into_iter();
    messages.filter(|message| message["flags"] != 64).collect()
}

/// The panel in a person's direct messages, once it holds for it.
async fn panel(house: &House, person: Person<'_>, holds: impl Fn(&Value) -> bool) -> Value {
    let find = async || {
        let messages = direct(person).await.into_iter();
        let mut panels = messages.filter(is_panel);
        panels.find(&holds)
    };
    house.until("the panel holds", find).await
}

/// Whether a panel says that it is a person's turn.
fn waits(message: &Value) -> bool {
    let mut lines = text(&message["content"]).lines();
    lines.any(|line| line.contains("<@") && line.contains("← to move"))
}

/// Starts a game of Quadrangle against the easy computer by a button, and returns its panel.
async fn begin(house: &House, person: Person<'_>) -> Value {
    let help = person.command("games", "help", json!({})).await;
    let all = person.press(&help["message"], "Play").await;
    let one = person.choose(&all["message"], "quadrangle").await;
    let question = person.press(&one["message"], "Against the computer").await;
    let started = person.press(&question["message"], "Easy").await;
    started.says("has started in your direct messages");
    panel(house, person, waits).await
}

/// Plays the first turn of each menu on the panel itself.
async fn play(person: Person<'_>, panel: &Value) -> Value {
    let mut answer = person.press(panel, "Your turn").await;
    for _ in 0..9 {
        assert_eq!(answer["message"]["id"], panel["id"], "{answer}");
        if confirm_label(&answer["message"]).is_some() {
            return person.confirm(&answer["message"]).await;
        }
        let step = offered(&answer["message"]).swap_remove(0);
        answer = person.pick(&answer["message"], &step).await;
    }
    panic!("no turn: {answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_panel_and_picker_are_one_direct_message() {
    let house = House::open().await;
    let ada = house.person("ada");
    let help = ada.command("games", "help", json!({})).await;
    let all = ada.press(&help["message"], "Play").await;
    let one = ada.choose(&all["message"], "quadrangle").await;
    let question = ada.press(&one["message"], "Against the computer").await;
    assert_eq!(question["ephemeral"], true, "{question}");
    assert!(
        question.content().ends_with("You move first."),
        "{question}"
    );
    // Who never finished this game is offered the easy computer.
    let suggested = components(&question["message"]).find(|button| button["style"] == 1);
    assert_eq!(suggested.map(|button| text(&button["label"])), Some("Easy"));
    let other = ada
        .press(&question["message"], "The computer moves first")
        .await;
    assert!(
        other.content().ends_with("The computer moves first."),
        "{other}"
    );
    let answer = ada.press(&other["message"], "You move first").await;
    let started = ada.press(&answer["message"], "Easy").await;
    started.says("tavolino (easy)");
    // A second tap starts no second game.
    ada.forge(&answer["message"], "alone|quadrangle|person|easy")
        .await;
    let mut board = panel(&house, ada, waits).await;
    let first = board["id"].clone();
    let walked = ada.press(&board, "Your turn").await;
    assert_eq!(walked["message"]["id"], first, "{walked}");
    let back = ada.press(&walked["message"], "Back").await;
    assert!(menu_or_button(&back["message"], "More"), "{back}");
    let more = ada.press(&back["message"], "More").await;
    assert!(
        menu_or_button(&more["message"], "Resign")
            || menu_or_button(&more["message"], "Abort game"),
        "{more}"
    );
    assert!(
        !menu_or_button(&more["message"], "Find a substitute"),
        "{more}"
    );
    let is_over = |panel: &Value| !menu_or_button(panel, "Your turn");
    for _ in 0..16 {
        let messages = direct(ada).await;
        assert_eq!(messages.len(), 1, "no call, no card: {messages:?}");
        play(ada, &board).await;
        board = panel(&house, ada, |panel| waits(panel) || is_over(panel)).await;
        if is_over(&board) {
            break;
        }
    }
    assert!(is_over(&board), "{board}");
    let channel = ada.messages("games").await;
    let public: Vec<&Value> = channel.iter().filter(|one| one["flags"] != 64).collect();
    assert!(public.is_empty(), "nothing is in the channel: {public:?}");
    assert_eq!(house.codes().await.len(), 1);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_about_the_end_shows_the_board_and_the_answer_above_it_does_not() {
    let house = House::open().await;
    let ada = house.person("ada");
    begin(&house, ada).await;
    let question = ada.command("dm", "resign", json!({})).await;
    let answer = ada.press(&question["message"], "Yes, resign").await;
    answer.says_privately("You resigned.");
    assert_eq!(answer["message"]["attachments"], json!([]), "{answer}");
    assert!(menu_or_button(&answer["message"], "Rematch"), "{answer}");
    ada.sees("dm", "the end shows the board", is_ending).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_named_computer_is_played_directly_and_by_wish_in_the_channel() {
    let house = House::open().await;
    let ada = house.person("ada");
    let easy = json!({ "computer": "easy", "order": "listed" });
    let started = ada.command("games", "play jinrai", easy).await;
    assert_eq!(started["ephemeral"], true, "{started}");
    let own = panel(&house, ada, |panel| menu_or_button(panel, "Your turn")).await;
    // What is hidden is on the panel, and no card is needed.
    let named = ada.command("dm", "hand", json!({})).await;
    assert_eq!(named["ephemeral"], true, "{named}");
    own.says("Jinrai");
    assert_eq!(direct(ada).await.len(), 1);
    let listed = ada.command("dm", "games", json!({})).await;
    listed.says("Jinrai");
    let server = ada
        .command("games", "games", json!({ "server": true }))
        .await;
    assert!(!server.content().contains("Jinrai"), "{server}");
    let here = json!({ "computer": "easy", "where": "here" });
    let opened = ada.command("games", "play kumo", here).await;
    assert_eq!(opened["ephemeral"], false, "{opened}");
    Match::of(&house, &opened["message"]).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_direct_messages_are_closed_it_is_played_in_a_thread() {
    let house = House::open().await;
    let ada = house.person("ada");
    let closed = json!({ "person": "ada", "open": false });
    house.control("dms", closed).await;
    let easy = json!({ "computer": "easy", "order": "listed" });
    let started = ada.command("games", "play kintei", easy).await;
    assert_eq!(started["ephemeral"], true, "{started}");
    started.says("so we play in");
    let thread = async || {
        let channels = ada.channels().await;
        let thread = channels.into_iter().find(|channel| channel["type"] == 11)?;
        let messages = ada.messages(text(&thread["id"])).await;
        messages.into_iter().find(is_panel)
    };
    let panel = house.until("the table is in a thread", thread).await;
    panel.says("tavolino (easy)");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_of_an_hour_ago_is_posted_anew_when_its_person_plays() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let old = begin(&house, ada).await;
    let moved = json!({ "advance_ms": 2 * 3_600_000 });
    house.control("clock", moved).await;
    play(ada, &old).await;
    let is_new = |panel: &Value| panel["id"] != old["id"] && waits(panel);
    let new = panel(&house, ada, is_new).await;
    assert_eq!(direct(ada).await.len(), 1, "the old one is gone: {new}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_from_anywhere_join_by_a_code() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let opened = ada.command("dm", "play chasm", json!({})).await;
    let card = opened["message"].clone();
    let code = code(&card);
    let lines: Vec<&str> = opened.content().lines().collect();
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines[4].contains(&format!("`/join {code}`")), "{lines:?}");
    assert!(
        !menu_or_button(&card, "Join"),
        "only its opener sees it: {card}"
    );
    let join = async |channel: &str, code: &str| {
        bruno
            .command(channel, "join", json!({ "code": code }))
            .await
    };
    // A lobby of a server is found there, and a code that is none nowhere.
    let other = ada.command("games", "play kumo", json!({})).await["message"].clone();
    let other = text(&other["content"])
        .split('`')
        .nth(1)
        .unwrap()
        .to_owned();
    for wrong in [&other, "ZZZZ", "", "a b", "|"] {
        let refused = join("dm", wrong).await;
        refused.says("No open game has that code");
    }
    let joined = join("games", &format!(" {} ", code.to_lowercase())).await;
    assert_eq!(joined["ephemeral"], true, "{joined}");
    joined.says(&code);
    let again = join("dm", &code).await;
    again.says("You have joined already");
    let card = async || {
        let mut messages = direct(ada).await.into_iter();
        messages.find(|one| menu_or_button(one, "Start"))
    };
    let card = house.until("the card can be started", card).await;
    ada.press(&card, "Start").await;
    let (own, others) = (
        panel(&house, ada, is_panel).await,
        panel(&house, bruno, is_panel).await,
    );
    for panel in [&own, &others] {
        let content = text(&panel["content"]);
        assert!(content.contains(&code), "{content}");
        assert!(!content.contains("gone"), "{content}");
    }
    let (first, board) = if text(&own["content"])
        .lines()
        .any(|line| line.contains('←') && line.contains(&ada.id()))
    {
        (ada, own)
    } else {
        (bruno, others)
    };
    let mut answer = first.press(&board, "Your turn").await;
    assert_eq!(answer["ephemeral"], true, "{answer}");
    while confirm_label(&answer["message"]).is_none() {
        let step = offered(&answer["message"]).swap_remove(0);
        answer = first.pick(&answer["message"], &step).await;
    }
    let played = first.confirm(&answer["message"]).await;
    played.says("You");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_guessed_by_trying() {
    let house = House::open_with_budgets().await;
    let ada = house.person("ada");
    for _ in 0..10 {
        let refused = ada.command("dm", "join", json!({ "code": "ZZZZ" })).await;
        refused.says("No open game");
    }
    let refused = ada.command("dm", "join", json!({ "code": "ZZZZ" })).await;
    refused.says("many codes");
}

/// The names of the commands that a person may use in a channel.
async fn commands(house: &House, person: Person<'_>, channel: &str) -> Vec<String> {
    let path = format!("people/{}/channels/{channel}/commands", person.name);
    let listed = house.get(&path).await;
    let listed = listed["commands"].as_array().cloned().unwrap_or_default();
    let names = listed
        .iter()
        .map(|command| text(&command["name"]).to_owned());
    names.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn on_an_account_the_bot_plays_in_direct_messages_and_says_so_elsewhere() {
    let house = House::open().await;
    let ada = house.person("ada");
    let added = json!({ "added": true });
    house.request(Method::PATCH, "people/ada", added).await;
    let gone = json!({ "who": "bot", "there": false });
    house.control("members", gone).await;
    assert!(
        commands(&house, house.person("bruno"), "games")
            .await
            .is_empty()
    );
    let here = commands(&house, ada, "games").await;
    assert!(here.contains(&"play".to_owned()), "{here:?}");
    assert!(!here.contains(&"settings".to_owned()), "{here:?}");
    for (command, options) in [
        ("play kintei", json!({})),
        ("play kintei", json!({ "computer": "easy" })),
        ("help", json!({})),
        ("join", json!({ "code": "ZZZZ" })),
        ("privacy show", json!({})),
    ] {
        let refused = ada.command("games", command, options).await;
        assert_eq!(refused["ephemeral"], true, "{refused}");
        refused.says("direct messages");
    }
    let easy = json!({ "computer": "easy", "order": "listed" });
    ada.command("dm", "play kintei", easy).await;
    let board = panel(&house, ada, waits).await;
    play(ada, &board).await;
    let shown = ada.command("dm", "privacy show", json!({})).await;
    shown.says("What I store about you");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_is_for_servers_only_its_commands_are_too() {
    let mut house = House::without_bot().await;
    house
        .control("application", json!({ "servers_only": true }))
        .await;
    house.start_bot().await;
    let registered = house.requests().await.into_iter();
    let registered = registered.filter(|request| {
        request["method"] == "PUT" && text(&request["path"]).ends_with("/commands")
    });
    let registered: Vec<Value> = registered.collect();
    assert_eq!(registered.len(), 1, "it knows before it asks");
    let ada = house.person("ada");
    house
        .request(Method::PATCH, "people/ada", json!({ "added": true }))
        .await;
    house
        .control("members", json!({ "who": "bot", "there": false }))
        .await;
    assert!(commands(&house, ada, "games").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_leaves_no_trace_of_their_direct_messages() {
    let house = House::open().await;
    let ada = house.person("ada");
    let own = begin(&house, ada).await;
    ada.command("dm", "play chasm", json!({})).await;
    let channel: i64 = text(&own["channel_id"]).parse().unwrap();
    let eye = house.pool().await;
    let places = async || -> i64 {
        let places =
            "select count(*) from (select channel from matches union all select place from matches
            union all select channel from messages) c where channel = $1";
        let places = sqlx::query_scalar(places).bind(channel);
        places.fetch_one(&eye).await.unwrap()
    };
    assert!(places().await > 0);
    let question = ada.command("games", "privacy delete", json!({})).await;
    let erase = components(&question["message"]).find(|button| button["style"] == 4);
    let erase = text(&erase.unwrap()["label"]).to_owned();
    ada.press(&question["message"], &erase).await;
    let is_erased = async || (places().await == 0).then_some(());
    house.until("nothing is left", is_erased).await;
    eye.close().await;
    house.until_told().await;
    assert!(!house.log().contains("panicked"), "{}", house.log());
}

/// The codes of the running matches of a person, and how many panels each has in their direct
/// messages.
async fn panels(house: &House, person: Person<'_>) -> Vec<(String, usize)> {
    let eye = house.pool().await;
    let running = "select m.id from matches m join seats s on s.match_id = m.id
        where m.state = 'running' and s.person = $1 order by m.id";
    let running = sqlx::query_scalar(running).bind(person.id().parse::<i64>().unwrap());
    let running: Vec<String> = running.fetch_all(&eye).await.unwrap();
    eye.close().await;
    let messages = direct(person).await;
    let panels = |code: &String| {
        let mine = |one: &&Value| is_panel(one) && text(&one["content"]).contains(code.as_str());
        messages.iter().filter(mine).count()
    };
    running
        .into_iter()
        .map(|code| (code.clone(), panels(&code)))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_games_begin_and_are_joined_each_is_there_once_or_not_at_all() {
    let mut house = House::open().await;
    let mut rng = Rng::seed_from_u64(11);
    let mut codes: Vec<String> = Vec::new();
    for round in 0..9 {
        let delay = Duration::from_millis(rng.random_range(0..150));
        {
            let [ada, bruno] = house.people();
            let act = async {
                match (round % 3, codes.last()) {
                    (1, _) => {
                        let opened = ada.command("dm", "play kumo", json!({})).await;
                        Some(code(&opened["message"]))
                    }
                    (2, Some(code)) => {
                        bruno.command("dm", "join", json!({ "code": code })).await;
                        None
                    }
                    _ => {
                        let easy = json!({ "computer": "easy", "order": "listed" });
                        ada.command("games", "play quadrangle", easy).await;
                        None
                    }
                }
            };
            if round % 3 == 1 {
                // A lobby to join, opened in peace.
                codes.extend(act.await);
            } else {
                tokio::select! {
                    _ = act => {}
                    () = tokio::time::sleep(delay) => {}
                }
            }
        }
        house.kill_bot();
        house.start_bot().await;
        for name in ["ada", "bruno"] {
            let person = house.person(name);
            house
                .until("each game has one panel", async || {
                    let all = panels(&house, person).await;
                    all.iter().all(|(_, count)| *count == 1).then_some(())
                })
                .await;
        }
    }
    // What was interrupted can be done again.
    for code in &codes {
        let again = house
            .person("bruno")
            .command("dm", "join", json!({ "code": code }))
            .await;
        let is_in = ["has started", "No open game"]
            .iter()
            .any(|words| again.content().contains(words));
        assert!(is_in, "{again}");
    }
    house.until_told().await;
    for name in ["ada", "bruno"] {
        let all = panels(&house, house.person(name)).await;
        assert!(all.iter().all(|(_, count)| *count == 1), "{name}: {all:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_games_end_each_has_one_message_about_it() {
    let mut house = House::open().await;
    let mut rng = Rng::seed_from_u64(12);
    for _ in 0..5 {
        let code = {
            let game = house.kintei().await;
            let ada = house.person("ada");
            let question = ada.command(&game.thread, "resign", json!({})).await;
            let end = ada.press(&question["message"], "Yes, resign");
            let delay = Duration::from_millis(rng.random_range(0..120));
            tokio::select! {
                _ = end => {}
                () = tokio::time::sleep(delay) => {}
            }
            (game.code.clone(), game.thread.clone())
        };
        house.kill_bot();
        house.start_bot().await;
        let (code, thread) = code;
        let game = Match {
            house: &house,
            code,
            thread,
        };
        if game.events().await == 0 {
            continue;
        }
        let endings = async || {
            let messages = house.person("ada").messages(&game.thread).await;
            let endings: Vec<Value> = messages.into_iter().filter(is_ending).collect();
            endings
        };
        house
            .until("the end is told", async || {
                (!endings().await.is_empty()).then_some(())
            })
            .await;
        house.until_told().await;
        assert_eq!(endings().await.len(), 1, "{}", game.code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn for_a_screen_reader_each_own_turn_is_a_new_message() {
    let house = House::open().await;
    let ada = house.person("ada");
    let set = ada
        .command("games", "remind reader", json!({ "on": true }))
        .await;
    set.says_privately("For your screen reader");
    let first = begin(&house, ada).await;
    play(ada, &first).await;
    // The computer has answered, and the old panel is gone.
    let is_next = |message: &Value| message["id"] != first["id"] && waits(message);
    let second = panel(&house, ada, is_next).await;
    let panels = direct(ada).await.into_iter().filter(is_panel).count();
    assert_eq!(panels, 1);
    // Switched off, the message is edited again.
    let off = json!({ "on": false });
    ada.command("games", "remind reader", off).await;
    let before = text(&second["content"]).to_owned();
    play(ada, &second).await;
    let is_later = |message: &Value| waits(message) && text(&message["content"]) != before;
    let third = panel(&house, ada, is_later).await;
    assert_eq!(third["id"], second["id"]);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_is_shown_to_nobody_else_and_does_not_say_so() {
    let house = House::open().await;
    let ada = house.person("ada");
    let mut board = begin(&house, ada).await;
    let mut answer = ada.press(&board, "Your turn").await;
    while confirm_label(&answer["message"]).is_none() {
        let step = offered(&answer["message"]).swap_remove(0);
        answer = ada.pick(&answer["message"], &step).await;
    }
    let content = text(&answer["message"]["content"]).to_owned();
    assert!(content.contains("Play `"), "{content}");
    assert!(!content.contains("Nobody sees it"), "{content}");
    ada.confirm(&answer["message"]).await;
    board = panel(&house, ada, waits).await;
    let id = code(&board);
    ada.command("dm", "resign", json!({ "game": id })).await;
    let history = ada.command("dm", "history", json!({ "game": id })).await;
    assert!(
        !menu_or_button(&history["message"], "Post it here"),
        "{history}"
    );
    check_story(&house).await;
}
