//! Opening, joining, leaving, starting.

use crate::proper::check_story;
use serde_json::{Value, json};

use crate::house::{Answer, BOT, House, Match, Person, code, components, menu_or_button, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_fills_and_starts_by_itself() {
    let house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let opened = ada
        .command(
            "games",
            "play mindoku",
            json!({ "seats": 3, "board": "6x" }),
        )
        .await;
    let card = opened["message"].clone();
    opened.says("Mindoku");
    opened.says("6x");
    opened.says("Luciano Murrone");
    opened.says("catch the duplicates. It takes 5 to 20 moves each. At this pace that is about ");
    opened.says(format!("**3 players:** <@{}> · 2 free", ada.id()));
    opened.says("Starts when every seat is taken.");
    assert_eq!(text(&card["content"]).lines().count(), 5, "{card}");
    assert_eq!(card["attachments"].as_array().unwrap().len(), 1, "{card}");
    assert!(!menu_or_button(&card, "Start"));
    assert_eq!(code(&card).len(), 4);
    ada.press(&card, "Join")
        .await
        .refuses("You have joined already.");
    bruno.press(&card, "Join").await.says("1 free");
    bruno.press(&card, "Leave").await.says("2 free");
    bruno
        .press(&card, "Leave")
        .await
        .refuses("You haven't joined this game.");
    let start = format!("start|{}||", code(&card));
    bruno
        .forge(&card, &start)
        .await
        .refuses("Only the person who opened this game");
    bruno
        .press(&card, "Cancel")
        .await
        .refuses("Only the person who opened this game");
    ada.forge(&card, &start)
        .await
        .refuses("It takes 3 players to start");
    let two = bruno.press(&card, "Join").await;
    two.says(bruno.id());
    // Exactly three were asked for.
    assert!(!menu_or_button(&two["message"], "Start"));
    // Each was told four times what cannot be done, and the last word stands.
    let private_messages = async |person: Person<'_>| {
        let messages = person.messages("games").await;
        let private = messages.iter().filter(|message| message["flags"] == 64);
        private.count()
    };
    let last = async || {
        ((private_messages(ada).await, private_messages(bruno).await) == (1, 0)).then_some(())
    };
    house.until("the last word stands", last).await;
    chiara
        .press(&card, "Join")
        .await
        .says("The game has started");
    house
        .person("dawid")
        .forge(&card, &format!("join|{}||", code(&card)))
        .await
        .refuses("already started");
    let game = Match::of(&house, &card).await;
    let panel = game.panel_with("← to move").await;
    for person in [ada, bruno, chiara] {
        panel.says(person.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_keeps_a_seat_and_calls_once() {
    let house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let opened = ada
        .command("games", "play kintei", json!({ "opponent": "bruno" }))
        .await;
    let card = opened["message"].clone();
    assert_eq!(card["pinged"], json!([bruno.id()]), "{card}");
    chiara
        .press(&card, "Join")
        .await
        .refuses("kept for invited people");
    bruno.press(&card, "Leave").await.says("1 free");
    let news = house
        .message_with("games", "the invitation to [Kintei]")
        .await;
    assert_eq!(news["pinged"], json!([ada.id()]), "{news}");
    chiara
        .press(&card, "Join")
        .await
        .says("The game has started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_others_have_joined_is_cancelled_after_a_question_and_they_are_told_once() {
    let house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let options = json!({ "seats": 3, "opponent": "chiara" });
    let card = ada.command("games", "play chasm", options).await["message"].clone();
    bruno.press(&card, "Join").await;
    bruno
        .press(&card, "Cancel")
        .await
        .refuses("Only the person who opened this game");
    let question = ada.press(&card, "Cancel").await;
    assert_eq!(question["ephemeral"], true, "{question}");
    let both = format!("<@{}> and <@{}> have joined", ada.id(), bruno.id());
    question.says(&both);
    ada.press(&question["message"], "Yes, cancel")
        .await
        .says("cancelled");
    let news = house
        .message_with("games", "Chasm was cancelled before it started")
        .await;
    let called = news["pinged"].as_array().unwrap();
    assert_eq!(called.len(), 2, "{news}");
    for person in [bruno, chiara] {
        assert!(called.contains(&json!(person.id())), "{news}");
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opener_of_a_forgotten_lobby_is_asked_what_to_do() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let pool = house.pool().await;
    // Any button on the card stores which message it is.
    ada.press(&card, "Join")
        .await
        .refuses("You have joined already.");
    let two_days = "update matches set due = due - 172800000 where due is not null";
    sqlx::query(two_days).execute(&pool).await.unwrap();
    let reminder = house
        .message_with("games", "nobody has joined [Kintei]")
        .await;
    assert_eq!(reminder["pinged"], json!([ada.id()]), "{reminder}");
    bruno
        .press(&reminder, "Post it again")
        .await
        .refuses("Only the person who opened this game");
    ada.press(&reminder, "Post it again").await.says("1 free");
    let moved = async || {
        let messages = ada.messages("games").await;
        let is_there = |id: &Value| messages.iter().any(|message| message["id"] == *id);
        let new = messages
            .iter()
            .find(|message| menu_or_button(message, "Join"))?;
        (!is_there(&card["id"]) && !is_there(&reminder["id"])).then(|| new.clone())
    };
    let card = house.until("the card stands below", moved).await;
    bruno
        .press(&card, "Join")
        .await
        .says("The game has started");

    // A second one is forgotten for good, and its opener reads so.
    let card = ada.command("games", "play kumo", json!({})).await["message"].clone();
    ada.press(&card, "Join")
        .await
        .refuses("You have joined already.");
    for words in ["nobody has joined [Kumo]", "it didn't start within a week"] {
        let later = "update matches set due = due - 500000000 where state = 'lobby'";
        sqlx::query(later).execute(&pool).await.unwrap();
        let message = house.message_with("games", words).await;
        assert_eq!(message["pinged"], json!([ada.id()]), "{message}");
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_play_as_have_joined_when_the_opener_starts() {
    let house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let opened = ada.command("games", "play mindoku", json!({})).await;
    let card = opened["message"].clone();
    opened.says(format!("**2–4 players:** <@{}> · 3 free", ada.id()));
    opened.says("With 2 players or more,");
    assert!(!menu_or_button(&card, "Start"));
    bruno.press(&card, "Join").await.says("or when");
    let three = chiara.press(&card, "Join").await;
    three.says("1 free");
    bruno
        .press(&card, "Start")
        .await
        .refuses("Only the person who opened this game");
    ada.press(&card, "Start").await.says("**3 players:**");
    let game = Match::of(&house, &card).await;
    let panel = game.panel_with("← to move").await;
    let seats = text(&panel["content"]).lines();
    assert_eq!(
        seats.filter(|line| line.contains("<@")).count(),
        3,
        "{panel}"
    );
    for person in [ada, bruno, chiara] {
        panel.says(person.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reserved_seat_never_blocks() {
    let house = House::open().await;
    let [ada, bruno, chiara] = house.people();
    let options = json!({ "opponent": "bruno", "opponent2": "dawid" });
    let opened = ada.command("games", "play chasm", options.clone()).await;
    let card = opened["message"].clone();
    opened.says(format!("*kept for <@{}>*", bruno.id()));
    assert!(!menu_or_button(&card, "Start"));
    chiara
        .press(&card, "Open to all")
        .await
        .refuses("Only the person who opened this game");
    // The seat of the person invited last goes to the computer.
    let question = ada.press(&card, "Add computer").await;
    question.says("How strong should I play?");
    let added = ada.press(&question["message"], "Easy").await;
    added.says(format!("*kept for <@{}>*", bruno.id()));
    added.says("tavolino (easy)");
    let opened = ada.press(&card, "Open to all").await;
    opened.says("1 free");
    assert!(!menu_or_button(&opened["message"], "Open to all"));
    chiara
        .press(&card, "Join")
        .await
        .says("The game has started");
    // Start does not wait for an invited person.
    let card = ada.command("games", "play chasm", options).await["message"].clone();
    bruno.press(&card, "Join").await;
    ada.press(&card, "Start").await.says("**2 players:**");
    Match::of(&house, &card).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_a_server_shows_open_lobbies_and_takes_a_seat() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let card = ada.command("games", "play chasm", json!({})).await["message"].clone();
    let join = format!("Join {}", code(&card));
    let server = json!({ "server": true });
    let listed = bruno.command("games", "games", server.clone()).await;
    listed.says(format!("opened by <@{}> · 3 free", ada.id()));
    let joined = bruno.press(&listed["message"], &join).await;
    assert_eq!(joined["ephemeral"], true, "{joined}");
    joined.says("2 free");
    ada.sees("games", "the card shows who has joined", |one| {
        one["id"] == card["id"] && one.content().contains(&bruno.id())
    })
    .await;
    let listed = bruno.command("games", "games", server).await;
    assert!(!menu_or_button(&listed["message"], &join));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sits_exactly_as_listed_whoever_accepts_first() {
    let house = House::open().await;
    let (ada, bruno, dawid) = (
        house.person("ada"),
        house.person("bruno"),
        house.person("dawid"),
    );
    let options = json!({
        "order": "listed", "seats": 4, "opponent": BOT, "where": "here", "opponent2": "dawid", "opponent3": "bruno",
    });
    let opened = ada.command("games", "play mindoku", options).await;
    let card = opened["message"].clone();
    let kept = |person: Person<'_>| format!("*kept for <@{}>*", person.id());
    let seats = |dawid: &str, bruno: &str| {
        format!("<@{}> · tavolino (medium) · {dawid} · {bruno}", ada.id())
    };
    opened.says(seats(&kept(dawid), &kept(bruno)));
    let joined = bruno.press(&card, "Join").await;
    joined.says(seats(&kept(dawid), &format!("<@{}>", bruno.id())));
    dawid.press(&card, "Join").await;
    let game = Match::of(&house, &card).await;
    let panel = game.panel().await;
    let content = text(&panel["content"]);
    let listed = [ada.id(), "tavolino (".to_owned(), dawid.id(), bruno.id()];
    let lines: Vec<&str> = content
        .lines()
        .filter(|line| line.contains(" · "))
        .collect();
    let at = |who: &String| lines.iter().position(|line| line.contains(who.as_str()));
    let places: Vec<_> = listed.iter().map(at).collect();
    assert!(places.is_sorted() && places[0].is_some(), "{content}");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_computers_have_numbers() {
    let house = House::open().await;
    let options = json!({ "seats": 3, "opponent": BOT, "where": "here", "opponent2": BOT, "order": "listed" });
    let game = Match::start(&house, "mindoku", options, &["ada"]).await;
    let panel = game.panel_with("tavolino 1").await;
    panel.says("tavolino 2");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_game_starts_by_itself_there_is_no_button_for_it() {
    let house = House::open().await;
    let opened = house
        .person("ada")
        .command("games", "play kintei", json!({}))
        .await;
    let mut labels = components(&opened["message"]).map(|button| text(&button["label"]));
    assert!(labels.all(|label| label != "Start"), "{opened}");
    assert!(!text(&opened["message"]["content"]).contains("**Start**"));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_thread_no_thread_is_asked_for() {
    let house = House::open().await;
    let ada = house.person("ada");
    let first = house.kintei().await;
    let opened = ada
        .command(
            &first.thread,
            "play kumo",
            json!({ "opponent": BOT, "where": "here" }),
        )
        .await;
    let code = code(&opened["message"]);
    ada.sees(&first.thread, "it is played in the thread", |message| {
        menu_or_button(message, "More") && message.content().contains(&code)
    })
    .await;
    for entry in house.requests().await {
        let status = entry["status"].as_u64().unwrap_or_default();
        assert!(status < 400, "{entry}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_the_bot_may_not_write_in_is_refused_or_done_without() {
    let house = House::open().await;
    let ada = house.person("ada");
    let mute = json!({ "channel": "games", "who": "bot", "deny": ["SEND_MESSAGES_IN_THREADS"] });
    // Taken away after the lobby was opened: it is played in the channel.
    let opened = ada.command("games", "play kintei", json!({})).await;
    house.control("permissions", mute).await;
    let bruno = house.person("bruno");
    bruno.press(&opened["message"], "Join").await;
    let game = Match::of(&house, &opened["message"]).await;
    assert_eq!(game.thread, text(&opened["message"]["channel_id"]));
    let refused = ada.command("games", "play kumo", json!({})).await;
    refused.refuses("Send Messages in Threads");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_becomes_the_result_where_the_game_was_opened() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let opened = ada.command("games", "play kintei", options).await;
    let card = opened["message"].clone();
    bruno.press(&card, "Join").await;
    let game = Match::of(&house, &card).await;
    ada.resign(&game).await;
    let card = ada
        .sees("games", "the card says who has won", |one| {
            one["id"] == card["id"] && one.content().contains("has won")
        })
        .await;
    let content = text(&card["content"]);
    // In order of place, and not of seats.
    let first = content.find(&format!("1st · ▲ gold · <@{}>", bruno.id()));
    let second = content.find("2nd · ~~◯ blue~~");
    assert!(first.is_some() && first < second, "{content}");
    assert_eq!(card["attachments"].as_array().unwrap().len(), 1);
    assert!(menu_or_button(&card, "Rematch") && menu_or_button(&card, "Replay"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_cancelled_by_its_opener_or_when_nobody_is_left() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    ada.press(&card, "Cancel").await.says("cancelled");
    let join = format!("join|{}||", code(&card));
    bruno.forge(&card, &join).await.refuses("cancelled");
    let card = ada.command("games", "play chasm", json!({})).await["message"].clone();
    bruno.press(&card, "Join").await;
    // With a stray tap the opener would lose the lobby.
    let question = ada.press(&card, "Leave").await;
    assert_eq!(question["ephemeral"], true, "{question}");
    question.says(format!("If you leave, <@{}> can start", bruno.id()));
    ada.press(&question["message"], "Yes, leave")
        .await
        .says("3 free");
    let question = bruno.press(&card, "Leave").await;
    question.says("this game is cancelled");
    bruno
        .press(&question["message"], "Yes, leave")
        .await
        .says("cancelled");
    ada.sees("games", "the card says so", |one| {
        one["id"] == card["id"] && one.content().contains("cancelled")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_set_is_refused_in_a_sentence() {
    let house = House::open().await;
    let ada = house.person("ada");
    let too_many = ada
        .command(
            "games",
            "play mindoku",
            json!({ "board": "4x", "seats": 6 }),
        )
        .await;
    too_many.refuses("for 2 to 4 players");
    let oneself = ada
        .command("games", "play kintei", json!({ "opponent": "ada" }))
        .await;
    oneself.refuses("You have a seat already");
    let guests = json!({ "seats": 2, "opponent": "bruno", "opponent2": "chiara" });
    ada.command("games", "play mindoku", guests)
        .await
        .refuses("more people than seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_delivered_twice_opens_one_game() {
    let house = House::open().await;
    house.control("duplicate", json!({ "count": 1 })).await;
    let ada = house.person("ada");
    let card = ada.command("games", "play kintei", json!({})).await["message"].clone();
    let listed = ada.command("games", "games", json!({})).await;
    let content = text(&listed["message"]["content"]);
    assert_eq!(content.matches("Kintei").count(), 1, "{content}");
    assert!(content.contains(&code(&card)));
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_can_be_as_listed() {
    let house = House::open().await;
    let game = house.kintei().await;
    assert_eq!(game.to_act(&["ada", "bruno"]).await, ["ada"]);
}

/// Whether a match is stored as a rated one, 1 or 0.
async fn rated(house: &House, code: &str) -> i64 {
    let pool = house.pool().await;
    let rated = sqlx::query_scalar("select rated from matches where id = $1")
        .bind(code)
        .fetch_one(&pool)
        .await
        .unwrap();
    pool.close().await;
    rated
}

/// Joins a rated lobby, also where the person is asked first whether they play rated.
async fn join_rated(person: Person<'_>, card: &Value) -> Value {
    let joined = person.press(card, "Join").await;
    let is_asked = joined["ephemeral"] == true && menu_or_button(&joined["message"], "Join");
    if is_asked {
        return person.press(&joined["message"], "Join").await;
    }
    joined
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_starts_unasked_with_a_person_who_has_left_the_server() {
    let house = House::open().await;
    let [ada, bruno, chiara, dawid] = house.people();
    for label in ["Free the seat", "Start all the same"] {
        let there = json!({ "who": "bruno", "there": true });
        house.control("members", there).await;
        let options = json!({ "seats": 3, "rated": "yes" });
        let card = ada.command("games", "play mindoku", options).await["message"].clone();
        join_rated(bruno, &card).await;
        let gone = json!({ "who": "bruno", "there": false });
        house.control("members", gone).await;
        let question = join_rated(chiara, &card).await;
        question.says_privately("on this server any more");
        question.says(bruno.id());
        chiara.press(&question["message"], label).await;
        if label == "Free the seat" {
            let is_freed = async || {
                let messages = ada.messages("games").await;
                let card = messages.iter().find(|one| one["id"] == card["id"])?;
                let content = text(&card["content"]);
                let is_right = content.contains(&chiara.id()) && !content.contains(&bruno.id());
                is_right.then_some(())
            };
            house.until("the card has the free seat", is_freed).await;
            join_rated(dawid, &card).await;
        }
        let game = Match::of(&house, &card).await;
        let panel = game.panel().await;
        let has_bruno = text(&panel["content"]).contains(&bruno.id());
        assert_eq!(has_bruno, label == "Start all the same", "{panel}");
        let rated = rated(&house, &game.code).await;
        assert!(rated == 0 || !has_bruno, "nobody loses a number by it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_rematch_starts_unasked_with_a_person_who_has_left_the_server() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    for (by_command, label) in [(false, "Free the seat"), (true, "Start all the same")] {
        let game = house.kintei().await;
        ada.resign(&game).await;
        let ending = game.ending().await;
        let opened = bruno.press(&ending, "Rematch").await;
        opened.says("A rematch is open");
        let gone = json!({ "who": "bruno", "there": false });
        house.control("members", gone).await;
        let question = if by_command {
            ada.command(&game.thread, "rematch", json!({ "game": game.code }))
                .await
        } else {
            ada.press(&ending, "Rematch").await
        };
        question.says_privately("on this server any more");
        question.says(bruno.id());
        assert_eq!(house.codes().await.len(), if by_command { 4 } else { 2 });
        let answered = ada.press(&question["message"], label).await;
        // His seat is free, or the game runs.
        let words = if by_command { "has started" } else { "1 free" };
        answered.says(words);
        let there = json!({ "who": "bruno", "there": true });
        house.control("members", there).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_freed_seat_leaves_the_wish_for_an_unrated_game() {
    let house = House::open().await;
    let [ada, bruno, chiara, dawid] = house.people();
    let options = json!({ "seats": 3, "rated": "yes" });
    let card = ada.command("games", "play mindoku", options).await["message"].clone();
    join_rated(bruno, &card).await;
    let gone = json!({ "who": "bruno", "there": false });
    house.control("members", gone).await;
    let question = chiara.press(&card, "Join").await;
    let answer = chiara
        .press(&question["message"], "Join, unrated for all")
        .await;
    let freed = chiara.press(&answer["message"], "Free the seat").await;
    freed.says("1 free");
    join_rated(dawid, &card).await;
    let game = Match::of(&house, &card).await;
    let rated = rated(&house, &game.code).await;
    assert_eq!(rated, 0, "one of them asked for that");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_says_how_many_days_a_game_takes_and_names_the_faster_pace_for_a_long_one() {
    let house = House::open().await;
    let ada = house.person("ada");
    let open = async |game: &str, pace: &str| {
        let options = json!({ "pace": pace });
        let opened = ada.command("games", &format!("play {game}"), options).await;
        opened.content().to_owned()
    };
    let short = open("kintei", "normal").await;
    assert!(short.contains("that is about 10 days."), "{short}");
    assert!(!short.contains("pace: fast"), "{short}");
    let fast = open("kintei", "fast").await;
    assert!(fast.contains("that is about 5 days."), "{fast}");
    let long = open("basileus", "slow").await;
    assert!(
        long.contains(" months. With **pace: fast** it takes less."),
        "{long}"
    );
    for (game, pace) in [("kintei", "live"), ("kintei", "none")] {
        let other = open(game, pace).await;
        assert!(!other.contains("At this pace"), "{other}");
    }
}
