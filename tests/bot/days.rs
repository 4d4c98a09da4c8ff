//! Events at a table beside turns, as people see them: draws, turns taken back, seats that change
//! hands, time.

use serde_json::{Value, json};

use crate::house::{Answer, House, Match, code, components, menu_or_button, text};
use crate::proper::check_story;

/// The message that says what is open at the table, once it says this.
async fn talk_says(game: &Match<'_>, words: &str) -> Value {
    let posted = async || {
        let messages = game.house.person("ada").messages(&game.thread).await;
        let mut talks = messages.into_iter().filter(|message| {
            let content = text(&message["content"]);
            content.contains("** · [to the board](") && content.contains(words)
        });
        talks.next()
    };
    game.house
        .until(&format!("somebody reads {words:?}"), posted)
        .await
}

async fn talk_is_gone(game: &Match<'_>, words: &str) {
    let gone = async || {
        let messages = game.house.person("ada").messages(&game.thread).await;
        let public = messages.iter().filter(|message| message["flags"] != 64);
        let mut contents = public.map(|message| text(&message["content"]));
        contents
            .all(|content| !content.contains(words))
            .then_some(())
    };
    game.house.until(&format!("{words:?} is gone"), gone).await;
}

/// Presses a button of the private menu of everything else.
async fn more(game: &Match<'_>, person: &'static str, label: &str) -> Value {
    let person = game.house.person(person);
    let more = person.press(&game.panel().await, "More").await;
    person.press(&more["message"], label).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_goes_back_freely_or_with_the_others_consent() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    ada.turn(&game, "a1 a4").await;
    game.panel_with("Last:").await;
    let back = more(&game, "ada", "Take back").await;
    back.says("Taken back");
    game.panel_with("took back a move").await;
    assert_eq!(game.to_act(&["ada", "bruno"]).await, ["ada"]);

    ada.turn(&game, "a1 a4").await;
    bruno.turn(&game, "c2 a5 b4").await;
    let answer = ada.command(&game.thread, "undo", json!({})).await;
    answer.says("Takeback requested");
    let request = talk_says(&game, "asks for a takeback").await;
    assert_eq!(
        request["pinged"],
        json!([bruno.id()]),
        "only who must answer is called"
    );
    let own = ada.press(&request, "Allow").await;
    own.says("This one is yours");
    let goes = format!(
        "It takes back `a1 a4`, and `c2 a5 b4` (▲ <@{}>) with it.",
        bruno.id()
    );
    request.says(&goes);
    answer.says(&goes);
    let seen = bruno.command(&game.thread, "undo", json!({})).await;
    let content = text(&seen["message"]["content"]);
    assert!(content.contains("and your `c2 a5 b4` with it"), "{seen}");
    let agreed = bruno.press(&request, "Allow").await;
    let content = text(&agreed["message"]["content"]);
    let gone = "You agreed. Taken back: `a1 a4`, and your `c2 a5 b4` with it.";
    assert!(content.contains(gone), "{agreed}");
    game.panel_with("took back a move").await;
    talk_is_gone(&game, "asks for a takeback").await;
    assert_eq!(game.to_act(&["ada", "bruno"]).await, ["ada"]);
    let record = ada.command(&game.thread, "record", json!({})).await;
    record.says("Taken back, so not in the record: `1 a1 a4`, `1 a1 a4`, `2 c2 a5 b4`");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_declined_withdrawn_and_agreed() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    more(&game, "ada", "Draw").await;
    let offer = talk_says(&game, "offers a draw").await;
    let stranger = house
        .person("chiara")
        .press(&offer, "Accept the draw")
        .await;
    stranger.says("don't play in this game");
    bruno.press(&offer, "Decline the draw").await;
    talk_is_gone(&game, "offers a draw").await;

    let early = ada.command(&game.thread, "draw", json!({})).await;
    early.says("again after your next move");
    ada.turn(&game, "a1 a4").await;
    ada.command(&game.thread, "draw", json!({})).await;
    talk_says(&game, "offers a draw").await;
    let own = ada.command(&game.thread, "draw", json!({})).await;
    ada.press(&own["message"], "Withdraw the offer").await;
    talk_is_gone(&game, "offers a draw").await;
    let old = format!("accept|{}|1|draw", game.code);
    let late = bruno.forge(&game.panel().await, &old).await;
    late.says("no draw offer");

    bruno.command(&game.thread, "draw", json!({})).await;
    let offer = talk_says(&game, "offers a draw").await;
    ada.press(&offer, "Accept the draw").await;
    game.panel_with("a draw between").await;
    talk_is_gone(&game, "offers a draw").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reads_that_the_offer_was_declined_and_the_call_says_that_there_is_one() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let declines = format!("▲ <@{}> prefers to play on.", bruno.id());
    // Offered with the move: the call says so, and the rival's move declines it.
    let note = ada.command(&game.thread, "draw", json!({})).await;
    let note_id = note["message"]["id"].clone();
    talk_says(&game, "offers a draw").await;
    ada.turn(&game, "a1 a4").await;
    let offers = format!("◯ <@{}> offers a draw. Your move declines it.", ada.id());
    let called = async || {
        let pings = game.pings().await;
        let mut of_bruno = pings
            .iter()
            .filter(|call| call["pinged"] == json!([bruno.id()]));
        let says = |call: &Value| text(&call["content"]).contains(&offers);
        of_bruno.any(says).then_some(())
    };
    house
        .until("the call says that there is an offer", called)
        .await;
    bruno.turn(&game, "c2 a5 b4").await;
    let line = talk_says(&game, &declines).await;
    assert!(!menu_or_button(&line, "Accept the draw"), "{line}");
    let seen = async || {
        let messages = ada.messages(&game.thread).await;
        let note = messages.into_iter().find(|one| one["id"] == note_id)?;
        let content = text(&note["content"]).to_owned();
        (content.contains(&declines) && !content.contains("Draw offered")).then_some(())
    };
    house.until("the private note says so", seen).await;

    // Declined in words, and gone with the next move.
    ada.turn(&game, "b2 b1 a2").await;
    talk_is_gone(&game, &declines).await;
    let note = ada.command(&game.thread, "draw", json!({})).await;
    let note_id = note["message"]["id"].clone();
    let offer = talk_says(&game, "offers a draw").await;
    bruno.press(&offer, "Decline the draw").await;
    let line = talk_says(&game, &declines).await;
    assert_eq!(line["id"], offer["id"], "nobody is notified");
    ada.sees(&game.thread, "the private note says so", |one| {
        one["id"] == note_id && one.content().contains(&declines)
    })
    .await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reads_that_the_takeback_was_refused() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    ada.turn(&game, "a1 a4").await;
    bruno.turn(&game, "c2 a5 b4").await;
    ada.command(&game.thread, "undo", json!({})).await;
    let request = talk_says(&game, "asks for a takeback").await;
    bruno.press(&request, "Refuse").await;
    talk_says(&game, &format!("▲ <@{}> keeps the move.", bruno.id())).await;
    let again = ada.command(&game.thread, "undo", json!({})).await;
    again.says("asked for this move already");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_things_open_at_once_are_told_in_one_message_that_calls_each_once() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    ada.command(&game.thread, "move", json!({ "turn": "a1 a4" }))
        .await;
    bruno
        .command(&game.thread, "move", json!({ "turn": "c2 a5 b4" }))
        .await;
    ada.command(&game.thread, "undo", json!({})).await;
    talk_says(&game, "asks for a takeback").await;
    ada.command(&game.thread, "draw", json!({})).await;
    let both = talk_says(&game, "offers a draw").await;
    both.says("asks for a takeback");
    assert_eq!(both["pinged"], json!([bruno.id()]));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_broken_off_without_a_result_while_that_is_possible() {
    let house = House::open().await;
    let game = house.kintei().await;
    let bruno = house.person("bruno");
    let question = bruno.command(&game.thread, "resign", json!({})).await;
    bruno.press(&question["message"], "Abort, no result").await;
    game.panel_with("without a result").await;
    let late = bruno
        .command(&game.thread, "break-off", json!({ "game": game.code }))
        .await;
    late.says("over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_and_the_hand_goes_with_it() {
    let house = House::open().await;
    let game = house.game("mindoku").await;
    let (ada, chiara) = (house.person("ada"), house.person("chiara"));
    let cards = async |person: &'static str| house.person(person).messages("dm").await;
    house
        .until("she has her card", async || {
            (cards("ada").await.len() == 1).then_some(())
        })
        .await;
    let question = more(&game, "ada", "Find a substitute").await;
    ada.press(&question["message"], "Yes, find a substitute")
        .await;
    let free = talk_says(&game, "Tap to take over").await;
    let label = components(&free).next().unwrap()["label"].clone();
    let taken = chiara.press(&free, text(&label)).await;
    taken.says("is yours now");
    house
        .until("her card is gone", async || {
            cards("ada").await.is_empty().then_some(())
        })
        .await;
    house
        .until("the card is there", async || {
            (cards("chiara").await.len() == 1).then_some(())
        })
        .await;
    let hand = ada.command(&game.thread, "hand", json!({})).await;
    hand.says("don't play in this game");
    game.panel_with(&chiara.id()).await;
    talk_is_gone(&game, "Tap to take over").await;
    house
        .until("the new player is called", async || {
            let pings = game.pings().await;
            (pings.len() == 1 && pings[0]["pinged"] == json!([chiara.id()])).then_some(())
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_calls_everybody_and_rotates_the_seats() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let early = ada.command(&game.thread, "rematch", json!({})).await;
    early.says("isn't over yet");
    bruno.resign(&game).await;
    let ending = game.ending().await;
    let opened = ada.press(&ending, "Rematch").await;
    opened.says("rematch is open");
    let card = house
        .until("the card is posted", async || {
            let messages = ada.messages("games").await;
            let mut cards = messages.into_iter();
            cards.find(|card| text(&card["content"]).contains("Seats have rotated:"))
        })
        .await;
    assert_eq!(card["pinged"], json!([bruno.id()]));
    assert_ne!(code(&card), game.code);
    let joined = bruno.press(&ending, "Rematch").await;
    joined.says("has started: [to the board]");
    let again = Match::of(&house, &card).await;
    assert_eq!(
        again.to_act(&["ada", "bruno"]).await,
        ["bruno"],
        "he moves first now"
    );
    let third = ada.press(&ending, "Rematch").await;
    third.says("already");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_with_nobody_looking() {
    let house = House::open().await;
    let options = json!({ "opponent": "bruno", "order": "listed", "pace": "live" });
    let game = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
    let panel = game.panel().await;
    panel.says("live: 15 s a move");
    panel.says("← to move until <t:");
    let ping = house
        .until("she is called", async || game.pings().await.pop())
        .await;
    ping.says("Deadline: <t:");
    let inbox = house
        .person("ada")
        .command("games", "games", json!({}))
        .await;
    inbox.says("deadline <t:");

    // As if five minutes had gone by.
    let database = house.pool().await;
    let later = "update seats set runs = runs - 300000, deadline = deadline - 300000 where runs is not null";
    assert_eq!(
        sqlx::query(later)
            .execute(&database)
            .await
            .unwrap()
            .rows_affected(),
        1
    );
    game.panel_with("ran out of time").await;
    game.panel_with("has won").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rival_is_given_more_time_and_everybody_sees_it() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let own = ada
        .command(&game.thread, "time", json!({ "to": "blue" }))
        .await;
    let content = text(&own["message"]["content"]);
    assert!(content.contains("You can't give time to yourself"), "{own}");
    let answer = bruno.command(&game.thread, "time", json!({})).await;
    let labels: Vec<&str> = components(&answer["message"])
        .map(|button| text(&button["label"]))
        .collect();
    // A clock has 72 of at most 120 hours, so three days do not fit.
    assert_eq!(labels, ["12 hours", "1 day"], "{answer}");
    assert!(
        !text(&game.panel().await["content"]).contains("gave"),
        "nothing is given yet"
    );
    let given = bruno.press(&answer["message"], "1 day").await;
    let content = text(&given["message"]["content"]);
    assert_eq!(content, format!("You gave ◯ <@{}> 1 more day.", ada.id()));
    let panel = game.panel_with("gave").await;
    let gift = format!("▲ <@{}> gave ◯ <@{}> 1 more day.", bruno.id(), ada.id());
    panel.says(&gift);
    // The turn she had begun meanwhile is still hers to play.
    let early = ada.command(&game.thread, "record", json!({})).await;
    early.says("No move has been made yet");
    ada.command(&game.thread, "move", json!({ "turn": "a1 b2" }))
        .await;
    let panel = game.panel_with("Last:").await;
    assert!(!text(&panel["content"]).contains("gave"), "{panel}");
    let record = ada.command(&game.thread, "record", json!({})).await;
    record.says(&gift);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_moves_down_and_what_was_played_is_shown_to_others() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    ada.command(&game.thread, "move", json!({ "turn": "a1 b2" }))
        .await;
    let before = game.panel_with("Last:").await;
    let stranger = house.person("chiara");
    let show = json!({ "show": true });
    let refused = stranger.command(&game.thread, "board", show.clone()).await;
    refused.says("don't play in this game");
    let shown = ada.command(&game.thread, "board", show).await;
    let content = text(&shown["message"]["content"]);
    let after = game.panel_with("Last:").await;
    assert_ne!(after["id"], before["id"]);
    assert!(content.contains(text(&after["id"])), "{content}");
    let relinked = async || {
        let messages = ada.messages(&game.thread).await;
        let ping = messages
            .iter()
            .find(|one| text(&one["content"]).contains("it's your turn"))?;
        text(&ping["content"])
            .contains(text(&after["id"]))
            .then_some(())
    };
    house
        .until("the mention points to the board", relinked)
        .await;

    let history = ada.command(&game.thread, "history", json!({})).await;
    let back = ada.press(&history["message"], "First").await;
    let posted = ada.press(&back["message"], "Post it here").await;
    assert_eq!(posted["ephemeral"], false, "{posted}");
    let content = text(&posted["message"]["content"]);
    assert!(
        content.contains("shares a position") && content.contains("The start"),
        "{content}"
    );
    let early = ada
        .forge(&history["message"], &format!("share|{}||", game.code))
        .await;
    assert_eq!(early["ephemeral"], true, "there is no replay yet: {early}");
    let forged = stranger
        .forge(&after, &format!("post|{}|0|", game.code))
        .await;
    forged.says("don't play in this game");

    bruno.resign(&game).await;
    let replay = ada.press(&game.ending().await, "Replay").await;
    let posted = ada.press(&replay["message"], "Post it here").await;
    assert_eq!(posted["ephemeral"], false, "{posted}");
    posted.says("shares a game");
    posted.says("has won Kintei");
    assert_eq!(
        posted["message"]["attachments"][0]["content_type"],
        "image/gif"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_against_the_computer_has_started_and_says_where() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": crate::house::BOT, "where": "here", "order": "listed" });
    let game = Match::start(&house, "kintei", options, &["ada"]).await;
    ada.resign(&game).await;
    let again = ada.press(&game.ending().await, "Rematch").await;
    again.says("has started: [to the board](https://");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_inbox_has_pages_and_filters_and_the_server_has_a_list() {
    let house = House::open().await;
    let ada = house.person("ada");
    let mut codes = Vec::new();
    for game in 0..14 {
        // Ten games within an hour are the limit of a person.
        let (host, game, options) = if game < 7 {
            (ada, "kintei", json!({}))
        } else {
            let invited = json!({ "opponent": "ada" });
            (house.person("chiara"), "kumo", invited)
        };
        let opened = host
            .command("games", &format!("play {game}"), options)
            .await;
        codes.push(code(&opened["message"]));
    }
    let lines = |standing: &Value| {
        let content = text(&standing["message"]["content"]).to_owned();
        content
            .lines()
            .filter(|line| line.contains("](https"))
            .count()
    };
    let first = ada.command("games", "games", json!({})).await;
    assert_eq!(lines(&first), 8, "{first}");
    let second = ada.press(&first["message"], "After ▶").await;
    assert_eq!(lines(&second), 6);
    second.says("Page 2 of 2");
    let back = ada.press(&second["message"], "◀ Before").await;
    assert_eq!(lines(&back), 8);
    let mine = ada.choose(&back["message"], "turn").await;
    mine.says("Nothing of that kind");
    let kumo = ada
        .command("games", "games", json!({ "kind": "kumo", "only": "lobby" }))
        .await;
    assert_eq!(lines(&kumo), 7);

    let bruno = house.person("bruno");
    let here = bruno
        .command("games", "games", json!({ "server": true }))
        .await;
    assert_eq!(lines(&here), 8, "{here}");
    let none = bruno.press(&here["message"], "My games").await;
    none.says("no games yet");
}
