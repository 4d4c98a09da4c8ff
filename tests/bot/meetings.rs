//! Meetings: two games side by side in one thread, with the seats swapped.

use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{Answer, House, Match, PEOPLE, code, is_ending, is_panel, menu, text, values};
use crate::proper::check_story;

/// Both games of a meeting, in the thread they share. Ada has seat 1 of the first.
struct Meeting<'h> {
    house: &'h House,
    thread: String,
    codes: [String; 2],
}

impl<'h> Meeting<'h> {
    async fn start(house: &'h House, game: &str) -> Meeting<'h> {
        let options = json!({ "opponent": "bruno", "order": "listed", "games": "2" });
        Meeting::of(Match::start(house, game, options, &PEOPLE).await).await
    }

    /// The meeting of a first game, once both panels are there.
    async fn of(first: Match<'h>) -> Meeting<'h> {
        let house = first.house;
        let (thread, first_code) = (first.thread, first.code);
        let is_other = |panel: &Value| is_panel(panel) && code(panel) != first_code;
        let second = async || {
            let messages = house.person("ada").messages(&thread).await;
            messages.into_iter().find(is_other)
        };
        let second = code(&house.until("both panels are there", second).await);
        Meeting {
            house,
            thread,
            codes: [first_code, second],
        }
    }

    async fn messages(&self) -> Vec<Value> {
        self.house.person("ada").messages(&self.thread).await
    }

    /// Waits for a message that `is` accepts.
    async fn message(&self, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        let found = async || {
            self.messages()
                .await
                .into_iter()
                .find(|message| is(message))
        };
        self.house.until(what, found).await
    }

    /// The message about the end of a game, once it contains `words`.
    async fn ending(&self, nth: usize, words: &str) -> Value {
        let code = format!("-# `{}`", self.codes[nth]);
        let is = |message: &Value| {
            let content = text(&message["content"]);
            is_ending(message) && content.ends_with(&code) && content.contains(words)
        };
        self.message(&format!("the end of game {nth} says {words:?}"), is)
            .await
    }

    /// Resigns in one of the games.
    async fn resign(&self, nth: usize, name: &'static str) {
        let person = self.house.person(name);
        let game = json!({ "game": self.codes[nth] });
        let question = person.command(&self.thread, "resign", game).await;
        person.press(&question["message"], "Yes, resign").await;
    }

    /// The calls that mention people, without the messages about an end.
    async fn calls(&self) -> Vec<Value> {
        let messages = self.messages().await.into_iter();
        let is_call = |message: &Value| {
            let labels = message.labels();
            labels.iter().any(|label| label.starts_with("Your turn")) && !is_panel(message)
        };
        messages.filter(is_call).collect()
    }
}

fn pinged(message: &Value) -> Vec<&str> {
    let mut pinged: Vec<&str> = message["pinged"]
        .as_array()
        .unwrap()
        .iter()
        .map(text)
        .collect();
    pinged.sort_unstable();
    pinged
}

#[tokio::test(flavor = "multi_thread")]
async fn two_games_are_opened_played_and_scored_in_one_thread() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let meeting = Meeting::start(&house, "kintei").await;
    let [first, second] = &meeting.codes;
    let call = meeting
        .message("one call for both", |message| {
            message.labels().len() == 2 && !is_panel(message)
        })
        .await;
    let content = text(&call["content"]);
    assert!(
        content.contains(first) && content.contains(second),
        "{call}"
    );
    let mut both = [ada.id(), bruno.id()];
    both.sort_unstable();
    assert_eq!(pinged(&call), both);
    assert_eq!(
        call.labels(),
        [
            format!("Your turn · {first}"),
            format!("Your turn · {second}")
        ]
    );
    assert_eq!(meeting.calls().await.len(), 1);

    // Each plays in the game that waits for them.
    ada.play(&meeting.thread, json!({ "turn": "a1 b2" })).await;
    let own = |message: &Value| pinged(message) == [bruno.id()];
    let next = meeting.message("the next is called", own).await;
    next.says(first);
    let rest = async || {
        let calls = meeting.calls().await;
        let of_second = calls
            .iter()
            .find(|call| call["id"] == meeting_id(&next, &calls));
        let content = text(&of_second?["content"]).to_owned();
        (calls.len() == 2 && content.contains(second) && !content.contains(first)).then_some(())
    };
    house.until("the other game keeps its call", rest).await;

    // Both games wait for Bruno, so he is asked.
    let answer = bruno.command(&meeting.thread, "board", json!({})).await;
    assert_eq!(answer["ephemeral"], true, "{answer}");
    let mut offered = values(&answer["message"]);
    offered.sort();
    let mut codes = meeting.codes.to_vec();
    codes.sort();
    assert_eq!(offered, codes);
    let shown = bruno.choose(&answer["message"], second).await;
    assert!(menu(&shown["message"]).is_none(), "{shown}");

    meeting.resign(0, "bruno").await;
    let goes_on = meeting.ending(0, "goes on").await;
    goes_on.says(second);
    assert!(!goes_on.labels().contains(&"Rematch"));
    // Only the other one is played.
    let offer = ada.command(&meeting.thread, "draw", json!({})).await;
    assert!(menu(&offer["message"]).is_none(), "{offer}");
    let own = bruno.command(&meeting.thread, "draw", json!({})).await;
    bruno.press(&own["message"], "Accept the draw").await;
    let score = format!("<@{}> **1½ : ½** <@{}>", ada.id(), bruno.id());
    for nth in [0, 1] {
        let ending = meeting.ending(nth, &score).await;
        assert_eq!(ending.labels()[0], "Rematch", "{ending}");
    }
    ada.sees("games", "the card has the score", |card| {
        card.content().contains(&score)
    })
    .await;
    check_story(&house).await;
}

/// The id of the call that is not this one.
fn meeting_id(call: &Value, calls: &[Value]) -> Value {
    let mut others = calls.iter().filter(|other| other["id"] != call["id"]);
    others
        .next()
        .map(|other| other["id"].clone())
        .unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_says_that_two_games_are_played_and_the_rematch_is_a_meeting() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let opened = ada
        .command("games", "play kumo", json!({ "games": "2" }))
        .await;
    let content = text(&opened["message"]["content"]);
    assert!(content.contains("two games, seats swapped"), "{content}");
    assert!(content.contains("two games side by side"), "{content}");
    assert_eq!(content.lines().count(), 5, "{content}");

    let meeting = Meeting::start(&house, "kintei").await;
    meeting.resign(0, "ada").await;
    let early = ada
        .command(
            &meeting.thread,
            "rematch",
            json!({ "game": meeting.codes[0] }),
        )
        .await;
    assert_eq!(early["ephemeral"], true, "{early}");
    let content = text(&early["message"]["content"]);
    assert!(content.contains("still being played"), "{content}");
    meeting.resign(1, "ada").await;
    let ending = meeting.ending(1, "**0 : 2**").await;
    ada.press(&ending, "Rematch").await;
    let is_new = |card: &Value| {
        let content = text(&card["content"]);
        content.contains("two games, seats swapped") && card.labels().contains(&"Join")
    };
    let card = ada
        .sees("games", "a rematch is open", |card| {
            is_new(card) && pinged(card) == [bruno.id()]
        })
        .await;
    let joined = bruno.press(&card, "Join").await;
    assert_eq!(joined["status"], "updated", "{joined}");
    let first = Match::of(&house, &card).await;
    let both = async || {
        let messages = ada.messages(&first.thread).await;
        (messages.iter().filter(|message| is_panel(message)).count() == 2).then_some(())
    };
    house.until("both panels are there", both).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_seat_decides_two_games_are_offered_after_one() {
    let house = House::open().await;
    for (game, offers) in [("quadrangle", true), ("kumo", false)] {
        let single = house.game(game).await;
        let ada = house.person("ada");
        ada.resign(&single).await;
        let ending = single.ending().await;
        let meet = "Rematch: two games".to_owned();
        assert_eq!(ending.labels().contains(&meet.as_str()), offers, "{ending}");
        if offers {
            let opened = ada.press(&ending, &meet).await;
            assert_eq!(opened["ephemeral"], true, "{opened}");
            ada.sees("games", "a meeting is open", |card| {
                card.content().contains("two games, seats swapped")
            })
            .await;
        }
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_two_and_playing_together_are_refused_privately() {
    let house = House::open().await;
    let ada = house.person("ada");
    for options in [
        json!({ "games": "2", "seats": 3 }),
        json!({ "games": "2", "mode": "cooperative" }),
    ] {
        let refused = ada.command("games", "play mindoku", options).await;
        assert_eq!(refused["ephemeral"], true, "{refused}");
        refused.says("two players against each other");
    }
    let completed = ada.complete("games", "play kintei", "games", json!({ "games": "" }));
    assert_eq!(completed.await, ["1", "2"]);
}

/// The ids of the posted calls for the start of these games, by nonce: a repeated post under one
/// nonce is one message.
async fn start_calls(house: &House, codes: &[String; 2]) -> Vec<String> {
    let log = house.requests().await;
    let posted = log.iter().filter(|entry| {
        let content = text(&entry["body"]["content"]);
        entry["method"] == "POST"
            && entry["status"] == 200
            && content.contains("your turn")
            && codes.iter().any(|code| content.contains(code))
    });
    let ids = posted.map(|entry| text(&entry["response"]["id"]).to_owned());
    let ids: std::collections::BTreeSet<String> = ids.collect();
    ids.into_iter().collect()
}

/// The states of the match with this code and of the other one of its meeting, the first one first.
async fn states(house: &House, first: &str) -> Vec<String> {
    let pool = house.pool().await;
    let states = "select state from matches where id = $1 or twin = $1 order by nth";
    let states = sqlx::query_scalar(states).bind(first).fetch_all(&pool);
    let states = states.await.unwrap();
    pool.close().await;
    states
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_was_posted_and_not_written_down_is_found_again() {
    let mut house = House::open().await;
    let (thread, codes, call) = {
        let meeting = Meeting::start(&house, "kintei").await;
        let is_call = |message: &Value| message.labels().len() == 2 && !is_panel(message);
        let call = meeting.message("one call for both", is_call).await;
        house.until_told().await;
        (meeting.thread, meeting.codes, call["id"].clone())
    };
    house.stop_bot().await;
    let pool = house.pool().await;
    for died in [
        "delete from messages where kind in ('panel', 'ping')",
        "update notices set done = null, outcome = null where kind in ('panel', 'ping')",
    ] {
        sqlx::query(died).execute(&pool).await.unwrap();
    }
    pool.close().await;
    // Discord remembers a nonce for some minutes.
    house.advance(10 * 60_000).await;
    house.start_bot().await;
    house.until_told().await;
    let meeting = Meeting {
        house: &house,
        thread,
        codes,
    };
    let calls = meeting.calls().await;
    assert_eq!(calls.len(), 1, "{calls:?}");
    assert_eq!(calls[0]["id"], call);
    let messages = meeting.messages().await;
    let panels = messages.iter().filter(|message| is_panel(message));
    assert_eq!(panels.count(), 2);
    assert_eq!(start_calls(&house, &meeting.codes).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_it_starts_both_games_are_there_or_none_and_nobody_is_called_twice() {
    let mut house = House::open().await;
    for delay in [5, 60, 250, 700, 1500] {
        let card = {
            let options = json!({ "opponent": "bruno", "order": "listed", "games": "2" });
            let ada = house.person("ada");
            let open = async || {
                let opened = ada.command("games", "play kintei", options.clone()).await;
                Some(opened["message"].clone()).filter(|card| card["content"].is_string())
            };
            let card = house.until("the bot is back", open).await;
            let bruno = house.person("bruno");
            tokio::select! {
                _ = bruno.press(&card, "Join") => {}
                () = tokio::time::sleep(std::time::Duration::from_millis(delay)) => {}
            }
            tokio::time::sleep(std::time::Duration::from_millis(delay)).await;
            card
        };
        house.kill_bot();
        let first = code(&card);
        let stored = states(&house, &first).await;
        assert!(
            stored == ["lobby"] || stored == ["running", "running"],
            "after {delay} ms: {stored:?}"
        );
        house.start_bot().await;
        let started = async || {
            let stored = states(&house, &first).await;
            if stored == ["lobby"] {
                house.person("bruno").press(&card, "Join").await;
            }
            (stored == ["running", "running"]).then_some(())
        };
        house.until("both have started", started).await;
        let game = Match::of(&house, &card).await;
        let thread = game.thread;
        let second = async || {
            let messages = house.person("ada").messages(&thread).await;
            let is_other = |panel: &Value| is_panel(panel) && code(panel) != first;
            messages.into_iter().find(is_other)
        };
        let second = code(&house.until("both panels are there", second).await);
        house.until_told().await;
        let meeting = Meeting {
            house: &house,
            thread,
            codes: [first, second],
        };
        let calls = meeting.calls().await;
        assert_eq!(calls.len(), 1, "after {delay} ms: {calls:?}");
        assert_eq!(calls[0].labels().len(), 2, "{calls:?}");
        let called = start_calls(&house, &meeting.codes).await;
        assert_eq!(called.len(), 1, "after {delay} ms: {called:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_without_a_server_have_both_boards_in_direct_messages() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let opened = ada
        .command(
            "dm",
            "play kintei",
            json!({ "games": "2", "order": "listed" }),
        )
        .await;
    let code = code(&opened["message"]);
    bruno.command("dm", "join", json!({ "code": code })).await;
    for person in [ada, bruno] {
        let both = async || {
            let messages = person.messages("dm").await;
            let panels = messages.iter().filter(|message| is_panel(message));
            let is_call = |message: &&Value| text(&message["content"]).contains("your turn");
            let calls = messages.iter().filter(is_call);
            ((panels.count(), calls.count()) == (2, 1)).then_some(())
        };
        house.until("two boards and one call", both).await;
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_both_games_are_in_direct_messages() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "games": "2", "computer": "easy", "order": "listed" });
    let started = ada.command("games", "play quadrangle", options).await;
    assert_eq!(started["ephemeral"], true, "{started}");
    let both = async || {
        let messages = ada.messages("dm").await;
        let waits = |panel: &&Value| {
            is_panel(panel) && text(&panel["content"]).contains(&format!("<@{}>** ←", ada.id()))
        };
        (messages.iter().filter(waits).count() == 2).then_some(())
    };
    house.until("both wait for her", both).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_after_the_last_end_the_card_is_gone_and_the_thread_archived() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let options = json!({ "games": "2", "computer": "easy", "where": "here", "order": "listed" });
    let opened = ada.command("games", "play quadrangle", options).await;
    let meeting = Meeting::of(Match::of(&house, &opened["message"]).await).await;
    // The card belongs to the first game, which ends a day before the second.
    meeting.resign(0, "ada").await;
    meeting.ending(0, "goes on").await;
    let is_archived = async || {
        let requests = house.requests().await;
        let place = format!("/channels/{}", meeting.thread);
        requests.iter().any(|request| {
            text(&request["path"]).ends_with(&place) && request["body"]["archived"] == true
        })
    };
    let card = async || {
        let messages = ada.messages("games").await;
        let mut messages = messages.into_iter();
        messages.find(|card| card["id"] == opened["message"]["id"])
    };
    let hours = async |hours: i64| {
        let moved = json!({ "advance_ms": hours * 3_600_000 });
        house.control("clock", moved).await;
    };
    let is_cleared =
        "select count(*) from notices where kind = 'lobby' and round = 1 and done is not null";
    let cleared = async |count: i64| {
        let pool = house.pool().await;
        let done = async || {
            let done: i64 = sqlx::query_scalar(is_cleared)
                .fetch_one(&pool)
                .await
                .unwrap();
            (done == count).then_some(())
        };
        house.until("the clearing is done", done).await;
        pool.close().await;
    };
    hours(25).await;
    cleared(1).await;
    assert!(
        card().await.is_some() && !is_archived().await,
        "one goes on"
    );
    meeting.resign(1, "ada").await;
    meeting.ending(1, "**0 : 2**").await;
    hours(23).await;
    ada.command(
        &meeting.thread,
        "board",
        json!({ "game": meeting.codes[0] }),
    )
    .await;
    assert!(
        card().await.is_some() && !is_archived().await,
        "it has its day"
    );
    hours(2).await;
    cleared(2).await;
    assert!(
        card().await.is_none() && is_archived().await,
        "both are over"
    );
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_awaits_a_digest_is_mentioned_for_neither_game() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let daily = json!({ "at": "8am", "zone": "UTC" });
    ada.command("games", "remind digest", daily).await;
    let meeting = Meeting::start(&house, "kintei").await;
    let of_second =
        |message: &Value| pinged(message) == [bruno.id()] && message.labels() == ["Your turn"];
    let call = meeting.message("Bruno is called", of_second).await;
    call.says(&meeting.codes[1]);
    assert_eq!(meeting.calls().await.len(), 1);
    // He plays in the second, and now both wait for her alone.
    let turn = json!({ "turn": "a1 b2", "game": meeting.codes[1] });
    bruno.play(&meeting.thread, turn).await;
    let nobody = async || meeting.calls().await.is_empty().then_some(());
    house.until("the call is gone", nobody).await;
    house.until_told().await;
    assert!(meeting.calls().await.is_empty(), "she has her digest");
    let pool = house.pool().await;
    let due =
        "update preferences set digest_due = digest_due - 86400000 where digest_due is not null";
    sqlx::query(due).execute(&pool).await.unwrap();
    pool.close().await;
    let digest = async || {
        let messages = ada.messages("dm").await;
        let mut messages = messages.into_iter();
        messages.find(|message| text(&message["content"]).contains("Waiting for you today"))
    };
    let digest = house.until("the digest is sent", digest).await;
    for code in &meeting.codes {
        digest.says(code);
    }
    assert_eq!(digest.labels().len(), 2, "{digest}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_thread_is_deleted_both_games_go_on_in_one_new_thread() {
    let house = House::open().await;
    let meeting = Meeting::start(&house, "kintei").await;
    house.until_told().await;
    let path = format!("people/ada/channels/{}", meeting.thread);
    house.request(Method::DELETE, &path, json!({})).await;
    let moved = async || {
        let channels = house.person("ada").channels().await;
        let threads = channels.iter().filter(|channel| channel["type"] == 11);
        let threads: Vec<&str> = threads.map(|thread| text(&thread["id"])).collect();
        let &[thread] = &threads[..] else {
            return None;
        };
        let messages = house.person("ada").messages(thread).await;
        let panels = messages.iter().filter(|message| is_panel(message));
        (thread != meeting.thread && panels.count() == 2).then_some(())
    };
    house.until("both are in one new thread", moved).await;
    house.until_told().await;
    house.until("both are still in one thread", moved).await;
    let log = house.requests().await;
    let calls = log.iter().filter(|entry| {
        let mentioned = entry["body"]["allowed_mentions"]["users"].as_array();
        let content = text(&entry["body"]["content"]);
        entry["method"] == "POST"
            && entry["status"] == 200
            && content.contains("thread of this game was deleted")
            && mentioned.is_some_and(|people| !people.is_empty())
    });
    assert_eq!(calls.count(), 1, "nobody is called twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_of_both_games_are_completed_and_told_apart_where_both_wait() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let meeting = Meeting::start(&house, "kintei").await;
    let [first, second] = &meeting.codes;
    ada.command(&meeting.thread, "move", json!({ "turn": "a1 b2" }))
        .await;
    let typed = json!({ "turn": "" });
    let offered = bruno.complete(&meeting.thread, "move", "turn", typed).await;
    for code in [first, second] {
        let of_game = offered.iter().filter(|turn| turn.starts_with(&**code));
        assert!(of_game.count() >= 5, "{code}: {offered:?}");
    }
    let in_second = json!({ "turn": format!("{} a1", second.to_lowercase()) });
    let offered = bruno
        .complete(&meeting.thread, "move", "turn", in_second)
        .await;
    assert!(!offered.is_empty());
    assert!(
        offered
            .iter()
            .all(|turn| turn.starts_with(&format!("{second} a1")))
    );
    // Without a code the menu tells the games apart by one's seat.
    let typed = json!({ "turn": "a1 b2" });
    let answer = bruno.command(&meeting.thread, "move", typed).await;
    let options = menu(&answer["message"]).unwrap()["options"]
        .as_array()
        .unwrap();
    let about: Vec<&str> = options
        .iter()
        .map(|one| text(&one["description"]))
        .collect();
    assert!(about[0] != about[1] && about.iter().all(|one| one.contains("waits for you")));
    let played = bruno
        .command(&meeting.thread, "move", json!({ "turn": offered[0] }))
        .await;
    played.says("Played");
    played.says(&**second);
}
