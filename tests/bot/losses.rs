//! Channels and threads that are deleted, put away or locked, the bot removed: the game goes on,
//! and it is said once.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{
    Answer, House, Match, PEOPLE, is_ending, is_panel, menu_or_button, text, whole_game,
};

async fn kintei(house: &House) -> Match<'_> {
    let game = house.kintei().await;
    called_at_the_table(&game, "ada").await;
    game
}

/// The same in another channel, by its code: a house cannot be entered without #games.
async fn in_general(house: &House) -> String {
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let ada = house.person("ada");
    let opened = ada.command("general", "play kintei", options).await;
    let card = opened["message"].clone();
    house.person("bruno").press(&card, "Join").await;
    let game = Match::of(house, &card).await;
    called_at_the_table(&game, "ada").await;
    // Else who kills it now makes it call again where the channel is gone.
    game.settle().await;
    game.code
}

/// Waits until this person, and nobody else, is called at the table.
async fn called_at_the_table(game: &Match<'_>, name: &'static str) {
    let called = json!([game.house.person(name).id()]);
    let right = async || {
        let pings = game.pings().await;
        let acts = game.to_act(&PEOPLE).await == [name];
        (acts && pings.len() == 1 && pings[0]["pinged"] == called).then_some(())
    };
    game.house.until("the table calls", right).await;
}

/// A person's direct messages about a match.
async fn directly(game: &Match<'_>, name: &'static str) -> Vec<Value> {
    let messages = game.house.person(name).messages("dm").await;
    let about = |message: &Value| {
        let is_answer = message["flags"] == 64;
        !is_answer && text(&message["content"]).contains(&game.code)
    };
    messages.into_iter().filter(about).collect()
}

/// Whether the link in a message leads to the table.
fn leads_to_table(game: &Match<'_>, message: &Value) -> bool {
    text(&message["content"]).contains(&format!("/{}", game.thread))
}

/// A person's own panel, once it contains `words`; there is never a second one.
async fn own_panel(game: &Match<'_>, name: &'static str, words: &str) -> Value {
    let what = format!("{name}'s one panel says {words:?}");
    let look = async || {
        let mut panels = directly(game, name).await;
        // A panel has the button of the rules, or at the end nothing but its picture.
        panels.retain(is_panel);
        // While it is being moved, there are two.
        let [panel] = <[Value; 1]>::try_from(panels).ok()?;
        text(&panel["content"]).contains(words).then_some(panel)
    };
    game.house.until(&what, look).await
}

/// Waits until exactly this person is called directly, once, by this.
async fn called_directly(game: &Match<'_>, called: &[&'static str], words: &str) {
    let calls = async || {
        let mut found = Vec::new();
        for name in PEOPLE {
            let messages = directly(game, name).await;
            let is_call = |message: &&Value| {
                let plain = message["attachments"].as_array().is_some_and(Vec::is_empty);
                plain && text(&message["content"]).contains(words)
            };
            found.extend(messages.iter().filter(is_call).map(|_| name));
        }
        found
    };
    let what = format!("{called:?} are called by {words:?}");
    let right = async || (calls().await == called).then_some(());
    game.house.until(&what, right).await;
}

/// The number of messages the bot posted that say this.
async fn posted(house: &House, words: &str) -> usize {
    let says = |entry: &Value| {
        text(&entry["path"]).ends_with("/messages")
            && text(&entry["body"]["content"]).contains(words)
    };
    house.posted(says).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_moves_the_game_to_direct_messages_and_says_so_once() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    // Nobody has to ask.
    for name in PEOPLE {
        own_panel(&game, name, "It goes on here").await;
    }
    let [ada, bruno] = house.people();
    let inbox = bruno.command("general", "games", json!({})).await;
    let lines = text(&inbox["message"]["content"]);
    assert!(lines.contains("your direct messages"), "{lines}");
    let menus = ada
        .press(&own_panel(&game, "ada", "").await, "Your turn")
        .await;
    assert_eq!(menus["ephemeral"], true, "{menus}");
    let line = whole_game("kintei");
    for (number, turn) in line.iter().enumerate() {
        let person = [ada, bruno][number % 2];
        let options = json!({ "turn": turn, "game": game.code });
        let played = person.play("dm", options).await;
        let answer = text(&played["message"]["content"]);
        assert!(answer.contains("Played"), "{played}");
        assert!(!answer.contains("channel of this game"), "{answer}");
        if number + 1 < line.len() {
            called_directly(&game, &[PEOPLE[(number + 1) % 2]], "your turn").await;
        }
    }
    for name in PEOPLE {
        own_panel(&game, name, "The game is over").await;
    }
    for name in PEOPLE {
        let announced = async || {
            let messages = directly(&game, name).await;
            let endings: Vec<&Value> = messages.iter().filter(|one| is_ending(one)).collect();
            let [ending] = &endings[..] else {
                return None;
            };
            assert!(!menu_or_button(ending, "Rematch"), "there is no table");
            assert!(menu_or_button(ending, "Replay"));
            Some(())
        };
        house
            .until("each is told of the end directly", announced)
            .await;
    }
    called_directly(&game, &[], "your turn").await;
    assert_eq!(posted(&house, "It goes on here").await, PEOPLE.len());
    let again = ada
        .command("dm", "rematch", json!({ "game": game.code }))
        .await;
    let answer = text(&again["message"]["content"]);
    assert!(answer.contains("no place for a rematch"), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_deleted_behind_its_back_is_found_out_by_the_next_turn() {
    let mut house = House::open().await;
    let code = in_general(&house).await;
    house.kill_bot();
    let path = "people/ada/channels/general";
    house.request(Method::DELETE, path, Value::Null).await;
    house.start_bot().await;
    let game = Match {
        house: &house,
        code,
        thread: String::new(),
    };
    let options = json!({ "turn": "a1 b2", "game": game.code });
    house.person("ada").play("dm", options).await;
    for name in PEOPLE {
        own_panel(&game, name, "It goes on here").await;
    }
    called_directly(&game, &["bruno"], "your turn").await;
    assert_eq!(posted(&house, "It goes on here").await, PEOPLE.len());
    assert_eq!(posted(&house, "your turn").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_twice_however_discord_fails_while_it_moves() {
    let house = House::open().await;
    let game = kintei(&house).await;
    for when in ["before", "after"] {
        let fault =
            json!({ "count": 3, "path": "/channels/*/messages", "status": 500, "when": when });
        house.control("faults", fault).await;
    }
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    let options = json!({ "turn": "a1 b2", "game": game.code });
    house.person("ada").play("dm", options).await;
    for name in PEOPLE {
        own_panel(&game, name, "Last:").await;
    }
    called_directly(&game, &["bruno"], "your turn").await;
    for name in PEOPLE {
        let messages = directly(&game, name).await;
        let moved = messages
            .iter()
            .filter(|one| text(&one["content"]).contains("goes on here"));
        assert_eq!(moved.count(), 1, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_no_direct_messages_is_told_where_they_ask() {
    let house = House::open().await;
    let closed = json!({ "person": "bruno", "open": false });
    house.control("dms", closed).await;
    let game = kintei(&house).await;
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    own_panel(&game, "ada", "It goes on here").await;
    let bruno = house.person("bruno");
    let is_shown = async || {
        let options = json!({ "game": game.code });
        let shown = bruno.command("general", "board", options).await;
        let answer = text(&shown["message"]["content"]);
        answer
            .contains("channel of this game is gone")
            .then_some(())
    };
    house.until("it is told privately", is_shown).await;
    let options = json!({ "turn": "a1 b2", "game": game.code });
    let played = house.person("ada").play("dm", options).await;
    let answer = text(&played["message"]["content"]);
    assert!(!answer.contains("channel of this game"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_are_answered_directly_too() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let ada = house.person("ada");
    ada.command(&game.thread, "draw", json!({})).await;
    ada.sees(&game.thread, "the draw is offered at the table", |one| {
        menu_or_button(one, "Accept the draw")
    })
    .await;
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    let request = async || {
        let messages = directly(&game, "bruno").await;
        messages
            .into_iter()
            .find(|one| menu_or_button(one, "Accept the draw"))
    };
    let offer = house.until("the offer comes directly", request).await;
    let unasked = directly(&game, "ada").await;
    assert!(
        !unasked
            .iter()
            .any(|one| menu_or_button(one, "Accept the draw"))
    );
    house.person("bruno").press(&offer, "Accept the draw").await;
    for name in PEOPLE {
        own_panel(&game, name, "a draw between").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn removed_from_the_server_it_plays_on_directly_until_it_is_back() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let table = game.panel().await;
    let removed = json!({ "who": "bot", "there": false, "elsewhere": true });
    house.control("members", removed).await;
    for name in PEOPLE {
        own_panel(&game, name, "It goes on here").await;
    }
    let options = json!({ "turn": "a1 b2", "game": game.code });
    house.person("ada").play("dm", options).await;
    called_directly(&game, &["bruno"], "your turn").await;
    let back = json!({ "who": "bot", "there": true });
    house.control("members", back).await;
    let panel = game.panel_with("Last:").await;
    assert_eq!(panel["id"], table["id"], "the old panel is there again");
    for name in PEOPLE {
        let pointed = async || {
            let messages = directly(&game, name).await;
            let points = |one: &&Value| text(&one["content"]).contains("has a table again");
            let points = messages.iter().filter(points).count();
            let is_elsewhere = |one| menu_or_button(one, "More") || !leads_to_table(&game, one);
            (points == 1 && !messages.iter().any(is_elsewhere)).then_some(())
        };
        house.until("own panels point to the table", pointed).await;
    }
    called_directly(&game, &["bruno"], "your turn").await;
    let options = json!({ "turn": "c4 a5 a4" });
    let bruno = house.person("bruno");
    bruno.play(&game.thread, options).await;
    called_at_the_table(&game, "ada").await;
    called_directly(&game, &[], "your turn").await;
    assert_eq!(posted(&house, "It goes on here").await, PEOPLE.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_can_be_reached_the_game_waits() {
    let house = House::open().await;
    let game = kintei(&house).await;
    // It was the only server they shared.
    let removed = json!({ "who": "bot", "there": false });
    house.control("members", removed).await;
    let ada = house.person("ada");
    let options = json!({ "turn": "a1 b2", "game": game.code });
    let played = ada.play("dm", options).await;
    let answer = text(&played["message"]["content"]);
    assert!(answer.contains("Played"), "{played}");
    let back = json!({ "who": "bot", "there": true });
    house.control("members", back).await;
    game.panel_with("Last:").await;
    for name in PEOPLE {
        // Messages to those who could be reached again a moment before the table could lead there.
        let right = async || {
            let messages = directly(&game, name).await;
            let leads_there = |one: &Value| leads_to_table(&game, one);
            messages.iter().all(leads_there).then_some(())
        };
        house.until("nobody is told to play elsewhere", right).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_is_followed_by_one_that_says_so_once() {
    let house = House::open().await;
    let mut game = kintei(&house).await;
    // A call on its way to the thread would have the panel brought up to date once more.
    game.settle().await;
    let path = format!("people/ada/channels/{}", game.thread);
    house.request(Method::DELETE, &path, Value::Null).await;
    let thread = async || {
        let channels = house.person("ada").channels().await;
        let thread = channels
            .iter()
            .find(|channel| text(&channel["name"]) == "Ada vs Bruno · Kintei")?;
        let id = text(&thread["id"]).to_owned();
        let messages = house.person("ada").messages(&id).await;
        messages
            .iter()
            .any(|message| menu_or_button(message, "More"))
            .then_some(id)
    };
    // Nobody has to ask.
    game.thread = house.until("a new thread has the panel", thread).await;
    let panel = game.panel().await;
    panel.says("thread of this game was deleted");
    let people: Vec<String> = PEOPLE.map(|name| house.person(name).id()).to_vec();
    assert_eq!(panel["pinged"], json!(people));
    let options = json!({ "turn": "a1 b2" });
    let ada = house.person("ada");
    ada.play(&game.thread, options).await;
    let panel = game.panel_with("Last:").await;
    assert!(!text(&panel["content"]).contains("was deleted"));
    assert_eq!(posted(&house, "thread of this game was deleted").await, 1);
    for name in PEOPLE {
        assert!(directly(&game, name).await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_is_reopened_by_the_next_turn() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let path = format!("people/ada/channels/{}", game.thread);
    for (name, turn) in [("ada", "a1 b2"), ("bruno", "c4 a5 a4")] {
        let archived = json!({ "archived": true });
        house.request(Method::PATCH, &path, archived).await;
        let options = json!({ "turn": turn, "game": game.code });
        house.person(name).play("games", options).await;
        let other = PEOPLE.into_iter().find(|other| *other != name).unwrap();
        called_at_the_table(&game, other).await;
        let thread = house.get(&path).await;
        assert_eq!(thread["archived"], false, "{thread}");
    }
    assert_eq!(posted(&house, "your turn").await, 3);
}

/// Ways in which a table is closed to the bot, and how it is opened again; all but the first by
/// ada, who owns the server.
#[derive(Clone, Copy, Debug)]
enum Closing {
    Denied,
    Locked,
    PutAway,
}

impl Closing {
    async fn close(self, game: &Match<'_>, closed: bool) {
        let path = format!("people/ada/channels/{}", game.thread);
        let permissions = ["SEND_MESSAGES_IN_THREADS"];
        let change = match self {
            Closing::Denied => {
                let key = if closed { "deny" } else { "reset" };
                let change = json!({ "channel": "games", "who": "bot", key: permissions });
                game.house.control("permissions", change).await;
                return;
            }
            Closing::Locked => json!({ "locked": closed }),
            Closing::PutAway => json!({ "locked": closed, "archived": closed }),
        };
        game.house.request(Method::PATCH, &path, change).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_closed_to_it_moves_to_direct_messages_and_back() {
    for closing in [Closing::Denied, Closing::Locked, Closing::PutAway] {
        let house = House::open().await;
        let game = kintei(&house).await;
        closing.close(&game, true).await;
        let [ada, bruno] = house.people();
        let options = json!({ "turn": "a1 b2", "game": game.code });
        ada.play("dm", options).await;
        for name in PEOPLE {
            let panel = own_panel(&game, name, "Last:").await;
            let words = text(&panel["content"]);
            assert!(words.contains("I can't write in"), "{closing:?}: {words}");
            assert!(words.contains("unlock the thread"), "{closing:?}: {words}");
        }
        called_directly(&game, &["bruno"], "your turn").await;
        if !matches!(closing, Closing::PutAway) {
            let panel = game.panel_with("I can't write here").await;
            panel.says("Last:");
            assert!(game.pings().await.is_empty(), "the old call is gone");
        }
        let inbox = bruno.command("general", "games", json!({})).await;
        let lines = text(&inbox["message"]["content"]);
        assert!(lines.contains("your direct messages"), "{lines}");
        wait_long(&house).await;
        let reminded = async || {
            let messages = directly(&game, "bruno").await;
            let reminds = |one: &&Value| menu_or_button(one, "Not this turn");
            (messages.iter().filter(reminds).count() == 1).then_some(())
        };
        house.until("he is reminded directly", reminded).await;
        closing.close(&game, false).await;
        let back = async || {
            let messages = ada.messages(&game.thread).await;
            let panels = messages.iter().filter(|one| is_panel(one));
            let words = panels.map(|panel| text(&panel["content"]));
            // The new one is posted before the old one goes.
            let words: Vec<&str> = words.collect();
            let is_back = |words: &str| words.contains("Last:") && !words.contains("I can't write");
            (words.len() == 1 && is_back(words[0])).then_some(())
        };
        house.until("the board is at the table again", back).await;
        for name in PEOPLE {
            let pointed = async || {
                let messages = directly(&game, name).await;
                let points = |one: &&Value| text(&one["content"]).contains("has a table again");
                let is_elsewhere = |one| menu_or_button(one, "More");
                let once = messages.iter().filter(points).count() == 1;
                (once && !messages.iter().any(is_elsewhere)).then_some(())
            };
            house.until("own panels point to the table", pointed).await;
        }
        bruno.turn(&game, "c4 a5 a4").await;
        called_at_the_table(&game, "ada").await;
        called_directly(&game, &[], "your turn").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_may_attach_nothing_the_text_board_stands_at_the_table() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let change = |key: &str| json!({ "channel": "games", "who": "bot", key: ["ATTACH_FILES"] });
    house.control("permissions", change("deny")).await;
    let [ada, bruno] = house.people();
    ada.play("dm", json!({ "turn": "a1 b2", "game": game.code }))
        .await;
    let panel = game.panel_with("Last:").await;
    let words = text(&panel["content"]);
    assert!(words.contains("```"), "a text board: {words}");
    let heard = "-# ▲ gold to move. ◯ blue has pawns on ";
    assert!(
        words.contains(heard),
        "and what a screen reader says: {words}"
    );
    assert!(words.contains("Attach Files"), "and what helps: {words}");
    called_at_the_table(&game, "bruno").await;
    house.control("permissions", change("reset")).await;
    bruno
        .play("dm", json!({ "turn": "c4 a5 a4", "game": game.code }))
        .await;
    let drawn = async || {
        let panel = game.panel().await;
        (!text(&panel["content"]).contains("```")).then_some(panel)
    };
    let panel = house.until("there is a picture again", drawn).await;
    assert_eq!(panel["attachments"].as_array().unwrap().len(), 1);
    called_at_the_table(&game, "ada").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_discord_never_takes_is_shown_as_text() {
    let house = House::open().await;
    let ada = house.person("ada");
    let refused = json!({ "method": "PATCH", "path": "/channels/*/messages", "status": 413 });
    house.control("faults", refused).await;
    let easy = json!({ "computer": "easy", "order": "listed" });
    ada.command("games", "play kintei", easy).await;
    let panel = ada
        .sees("dm", "the board is there in text", |message| {
            menu_or_button(message, "Your turn")
        })
        .await;
    let words = text(&panel["content"]);
    assert!(words.contains("```"), "{words}");
    assert!(!words.contains("setting up"), "{words}");
    // Nor does a table wait for its board.
    let game = kintei(&house).await;
    let path = format!("/channels/{}/messages", game.thread);
    let refused = json!({ "method": "PATCH", "path": path, "status": 413 });
    house.control("faults", refused).await;
    ada.turn(&game, "a1 b2").await;
    let panel = game.panel_with("Last:").await;
    let words = text(&panel["content"]);
    assert!(words.contains("```"), "{words}");
    called_at_the_table(&game, "bruno").await;
}

/// The times without a message after which threads are archived, as the bot requested them.
async fn archived_after(house: &House, method: &str) -> Vec<u64> {
    let requests = house.requests().await.into_iter();
    let requests = requests.filter(|entry| entry["method"] == method && entry["status"] != 404);
    let minutes = requests.filter_map(|entry| entry["body"]["auto_archive_duration"].as_u64());
    minutes.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_stays_for_a_week_while_its_game_runs_and_a_day_from_its_end() {
    let house = House::open().await;
    let ada = house.person("ada");
    for (pace, made, ended) in [("normal", 10_080, Some(1_440)), ("live", 1_440, None)] {
        let before = archived_after(&house, "POST").await.len();
        let quieted = archived_after(&house, "PATCH").await.len();
        let options = json!({ "opponent": "bruno", "order": "listed", "pace": pace });
        let game = Match::start(&house, "kintei", options, &PEOPLE).await;
        assert_eq!(archived_after(&house, "POST").await[before..], [made]);
        ada.turn(&game, "a1 b2").await;
        ada.resign(&game).await;
        game.ending().await;
        game.settle().await;
        let quieted = archived_after(&house, "PATCH").await.split_off(quieted);
        assert_eq!(quieted, ended.into_iter().collect::<Vec<u64>>(), "{pace}");
    }
}

/// Changes the database as if more than half of their time had passed.
async fn wait_long(house: &House) {
    let pool = house.pool().await;
    let later = "update seats set waits = waits - 144000000, runs = runs - 144000000,
        deadline = deadline - 144000000, reminds = 1 where runs is not null";
    sqlx::query(later).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_tells_the_table_that_somebody_is_no_member_any_more() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let ada = house.person("ada");
    let options = json!({ "turn": "a1 b2" });
    ada.play(&game.thread, options).await;
    game.panel_with("Last:").await;
    let left = json!({ "who": "bruno", "there": false });
    house.control("members", left).await;
    wait_long(&house).await;
    let is_reported = async || {
        let messages = ada.messages(&game.thread).await;
        let tells = |one: &&Value| text(&one["content"]).contains("No longer on this server");
        (messages.iter().filter(tells).count() == 1).then_some(())
    };
    house.until("the table is told", is_reported).await;
    let bruno = house.person("bruno");
    let options = json!({ "turn": "c4 a5 a4", "game": game.code });
    bruno.play("dm", options).await;
    // The question about Bruno mentions her, too.
    let called = async || {
        let mut pings = game.pings().await;
        pings.retain(|ping| !text(&ping["content"]).contains("isn't on this server any more"));
        let ada = json!([ada.id()]);
        (pings.len() == 1 && pings[0]["pinged"] == ada).then_some(())
    };
    house.until("the table calls", called).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_reminders_come_directly() {
    let house = House::open().await;
    let game = kintei(&house).await;
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    own_panel(&game, "ada", "It goes on here").await;
    wait_long(&house).await;
    let reminded = async || {
        let messages = directly(&game, "ada").await;
        let reminds = |one: &&Value| menu_or_button(one, "Not this turn");
        (messages.iter().filter(reminds).count() == 1).then_some(())
    };
    house.until("she is reminded directly", reminded).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_it_moves_it_says_nothing_twice() {
    for delay in [5, 25, 50, 100] {
        let mut house = House::open().await;
        let code = in_general(&house).await;
        let path = "people/ada/channels/general";
        house.request(Method::DELETE, path, Value::Null).await;
        let options = json!({ "turn": "a1 b2", "game": code });
        house.person("ada").play("dm", options).await;
        // Wherever it is in its work then.
        tokio::time::sleep(Duration::from_millis(delay)).await;
        house.kill_bot();
        house.start_bot().await;
        let game = Match {
            house: &house,
            code,
            thread: String::new(),
        };
        for name in PEOPLE {
            own_panel(&game, name, "Last:").await;
        }
        called_directly(&game, &["bruno"], "your turn").await;
        assert_eq!(posted(&house, "It goes on here").await, PEOPLE.len());
    }
}
