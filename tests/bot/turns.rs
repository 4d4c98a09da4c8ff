//! Turns by text and by menus, claims, leaving; what is stale, foreign or nonsense.

use serde_json::json;

use crate::house::{Answer, House, Match, code, menu_or_button, offered, text, values};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_read_in_any_case_and_spacing_and_others_are_refused_privately() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let early = bruno
        .command(&game.thread, "move", json!({ "turn": "a5 a4" }))
        .await;
    assert!(
        text(&early["message"]["content"]).contains(&ada.id()),
        "who it waits for: {early}"
    );
    for nonsense in ["a1 a9", "¯\\_(ツ)_/¯", "`drop table`", &"x".repeat(3000)] {
        let refused = ada
            .command(&game.thread, "move", json!({ "turn": nonsense }))
            .await;
        if refused["status"].is_null() {
            continue; // the client itself would not send that
        }
        assert_eq!(refused["ephemeral"], true, "{refused}");
        refused.says("Try `");
    }
    let played = ada
        .command(&game.thread, "move", json!({ "turn": "  A1   b2 " }))
        .await;
    played.says("Played: You moved a pawn from a1 to b2.");
    let stranger = house
        .person("chiara")
        .command(&game.thread, "move", json!({ "turn": "a5 a4" }))
        .await;
    stranger.says("don't play in this game");
    // Only the player is addressed as "you".
    let last = format!("Last: ◯ <@{}> moved a pawn from a1 to b2.", ada.id());
    game.panel_with(&last).await;
    let looks = bruno.command(&game.thread, "board", json!({})).await;
    looks.says(&last);
    let looks = ada.command(&game.thread, "board", json!({})).await;
    looks.says("Last: You moved a pawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_says_that_the_game_has_moved_on() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let panel = game.panel().await;
    let mut picker = ada.press(&panel, "Your turn").await;
    while !offered(&picker["message"]).is_empty() {
        let first = offered(&picker["message"])[0].clone();
        picker = ada.pick(&picker["message"], &first).await;
    }
    ada.command(&game.thread, "move", json!({ "turn": "c1 c2" }))
        .await;
    let stale = ada.confirm(&picker["message"]).await;
    stale.says("moved on");
    assert_eq!(stale["ephemeral"], true);
    game.panel_with("Last:").await;
    let played = game.panel().await["content"].clone();
    assert!(
        text(&played).contains("c2"),
        "only the typed turn counts: {played}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_delivered_twice_plays_once() {
    let house = House::open().await;
    let game = house.kintei().await;
    house.control("duplicate", json!({ "count": 2 })).await;
    let played = house
        .person("ada")
        .command(&game.thread, "move", json!({ "turn": "a1 b2" }))
        .await;
    played.says("Played");
    game.panel_with("Last:").await;
    assert_eq!(game.to_act(&["ada", "bruno"]).await, ["bruno"]);
    assert_eq!(game.events().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_act_at_once_one_is_first_and_the_other_reads_why() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let turn = |turn: &'static str| ada.command(&game.thread, "move", json!({ "turn": turn }));
    let (one, two) = tokio::join!(turn("a1 b2"), turn("e1 d2"));
    let played = [&one, &two]
        .iter()
        .filter(|s| text(&s["message"]["content"]).contains("Played"))
        .count();
    assert_eq!(played, 1, "{one}\n{two}");
    assert_eq!(game.events().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_turn_that_ends_the_game_or_gives_it_away_is_asked_about() {
    let house = House::open().await;
    let game = house.kintei().await;
    let [ada, bruno] = house.people();
    let typed = async |person: crate::house::Person<'_>, turn: &str| {
        let options = json!({ "turn": turn, "game": game.code });
        person.command(&game.thread, "move", options).await["message"].clone()
    };
    let played = typed(ada, "C1-B2").await;
    played.says("Played");
    let offered = bruno
        .complete(&game.thread, "move", "turn", json!({ "turn": "c" }))
        .await;
    assert_ne!(offered[0], "c1", "what loses at once comes last");
    let loses = typed(bruno, "c1").await;
    loses.says("this loses the game");
    let exposes = typed(bruno, "c2a5a4").await;
    let warned = text(&exposes["content"]);
    assert!(warned.contains("can win at once"), "{exposes}");
    assert_eq!(game.events().await, 1, "neither is played");
    let done = bruno.confirm(&exposes).await;
    done.says("Played");
    assert_eq!(game.events().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_near_miss_the_turns_are_buttons() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let options = json!({ "turn": "a1 b9" });
    let refused = ada.command(&game.thread, "move", options).await;
    assert_eq!(refused["ephemeral"], true);
    let shown = ada.press(&refused["message"], "a1 b2").await;
    let question = text(&shown["message"]["content"]);
    assert!(question.contains("Play `a1 b2`?"), "{shown}");
    let done = ada.confirm(&shown["message"]).await;
    done.says("Played");
}

#[tokio::test(flavor = "multi_thread")]
async fn back_returns_to_the_menu_before() {
    let house = House::open().await;
    let game = house.kintei().await;
    let ada = house.person("ada");
    let first = ada.press(&game.panel().await, "Your turn").await;
    let choices = offered(&first["message"]);
    let second = ada.pick(&first["message"], &choices[1]).await;
    let back = ada.press(&second["message"], "Back").await;
    assert_eq!(offered(&back["message"]), choices);
    let picture = &back["message"]["attachments"][0];
    assert!(
        text(&picture["description"]).len() > 20,
        "the picture has words: {picture}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_asks_first_and_ends_a_game_of_two() {
    let house = House::open().await;
    let game = house.kintei().await;
    let bruno = house.person("bruno");
    let question = bruno.command(&game.thread, "resign", json!({})).await;
    assert_eq!(game.events().await, 0, "nothing has happened yet");
    let left = bruno.press(&question["message"], "Yes, resign").await;
    left.says("You resigned.");
    let panel = game.panel_with("The game is over").await;
    panel.says(format!("<@{}> has won against", house.person("ada").id()));
    let over = bruno.command(&game.thread, "resign", json!({})).await;
    over.says("over");
    let announced = async || match &game.pings().await[..] {
        [ping] if text(&ping["content"]).contains("resigned. ◯") => Some(ping.clone()),
        _ => None,
    };
    let ping = house
        .until("one message says that it is over", announced)
        .await;
    assert_eq!(ping["pinged"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_is_claimed_out_of_turn_by_anyone_else() {
    let house = House::open().await;
    let people = ["ada", "bruno", "chiara"];
    let game = Match::start(&house, "mindoku", json!({ "seats": 3 }), &people).await;
    let ada = house.person("ada");
    let early = ada.command(&game.thread, "claim", json!({ "cell": "a1" }));
    let early = early.await;
    let words = text(&early["message"]["content"]);
    assert!(
        words.contains("There is nothing to claim just now."),
        "{early}"
    );
    // The player to act places tokens side by side until two are equal.
    let mut cells = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2"].iter();
    loop {
        let shown = text(&game.panel().await["content"]).to_owned();
        let [name] = game.to_act(&people).await[..] else {
            panic!("one is to act: {shown}")
        };
        let cell = cells
            .next()
            .expect("sixteen tokens of four values repeat soon");
        let person = house.person(name);
        let turns = person
            .complete(&game.thread, "move", "turn", json!({ "turn": "place" }))
            .await;
        let value = turns[0].split(' ').nth(1).unwrap_or("1").to_owned();
        let played = person
            .command(
                &game.thread,
                "move",
                json!({ "turn": format!("place {value} {cell}") }),
            )
            .await;
        if !text(&played["message"]["content"]).contains("Played") {
            continue; // the leftover token lies there
        }
        game.panel_with(&format!("on {cell}")).await;
        let other = people.iter().find(|other| **other != name).unwrap();
        let own = person
            .command(&game.thread, "claim", json!({ "cell": cell }))
            .await;
        assert_eq!(own["ephemeral"], true, "{own}");
        let claimed = house
            .person(other)
            .command(&game.thread, "claim", json!({ "cell": cell }))
            .await;
        assert_eq!(claimed["ephemeral"], true);
        let content = text(&claimed["message"]["content"]);
        if content.contains("doesn't hold") {
            continue;
        }
        assert!(
            content.contains("Played") || content.contains("claim"),
            "{claimed}"
        );
        let message = house
            .person("chiara")
            .sees(&game.thread, "who lost it is told", |message| {
                message.content().contains("has changed your hand")
            })
            .await;
        assert_eq!(message["pinged"], json!([person.id()]), "{message}");
        break;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_menu_or_completion_tells_a_duplicate() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    let game = house.game("mindoku").await;
    let [name] = game.to_act(&people).await[..] else {
        panic!("one is to act")
    };
    let other = house.person(people.iter().copied().find(|other| *other != name).unwrap());
    let person = house.person(name);
    let offered = async |typed: &str| {
        let typed = json!({ "cell": typed });
        other.complete(&game.thread, "claim", "cell", typed).await
    };
    for (player, cell, claimed) in [(person, "a1", &[][..]), (other, "b3", &["a1", "b3"])] {
        for value in 1..=4 {
            let turn = json!({ "turn": format!("place {value} {cell}") });
            let played = player.command(&game.thread, "move", turn).await;
            if text(&played["message"]["content"]).contains("Played") {
                break;
            }
        }
        let panel = game.panel_with(&format!("on {cell}")).await;
        // One token repeats nothing; of two every one can be claimed.
        assert_eq!(menu_or_button(&panel, "Claim"), !claimed.is_empty());
        assert_eq!(offered("").await, claimed);
    }
    // A seat is found by its colour, as a phone writes it and as it was called before, and the own
    // is not offered.
    for (typed, ada, bruno) in [
        ("Blu", None, Some("1")),
        ("AZURE", None, Some("1")),
        ("▲ g", Some("2"), None),
    ] {
        let typed = json!({ "to": typed });
        let seats = other.complete(&game.thread, "claim", "to", typed).await;
        let offered = if other.name == "ada" { ada } else { bruno };
        assert_eq!(seats, Vec::from_iter(offered));
    }
    let offered = person
        .complete(&game.thread, "move", "turn", json!({ "turn": "place" }))
        .await;
    let value = offered[0].split(' ').nth(1).unwrap().to_owned();
    let cells = person
        .complete(
            &game.thread,
            "move",
            "turn",
            json!({ "turn": format!("place {value} ") }),
        )
        .await;
    assert_eq!(cells.len(), 14, "every free cell is offered: {cells:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn which_game_is_meant_is_asked_when_it_is_not_clear() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let one = Match::start(&house, "kintei", options.clone(), &["ada", "bruno"]).await;
    let two = Match::start(&house, "kintei", options, &["ada", "bruno"]).await;
    let answer = ada.command("general", "board", json!({})).await;
    let mut offered = values(&answer["message"]);
    offered.sort();
    let mut codes = [one.code.clone(), two.code.clone()];
    codes.sort();
    assert_eq!(offered, codes);
    let shown = ada.choose(&answer["message"], &two.code).await;
    assert_eq!(code(&shown["message"]), two.code);
    let by_code = ada
        .command(
            "general",
            "move",
            json!({ "turn": "a1 b2", "game": one.code.to_lowercase() }),
        )
        .await;
    by_code.says("Played");
    let unknown = ada
        .command("general", "board", json!({ "game": "QQQQ" }))
        .await;
    unknown.says("don't know a game");
    let inbox = ada.command("dm", "games", json!({})).await;
    let lines: Vec<&str> = text(&inbox["message"]["content"]).lines().collect();
    assert!(
        lines[2].contains(&two.thread) && lines[2].contains("deadline"),
        "yours come first: {lines:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_asked_about_only_where_games_wait_with_the_rivals_names() {
    let house = House::open().await;
    let ada = house.person("ada");
    let start = async |rival: &'static str| {
        let options = json!({ "opponent": rival, "order": "listed" });
        Match::start(&house, "kintei", options, &["ada", rival]).await
    };
    let mut games = Vec::new();
    for rival in ["bruno", "chiara", "dawid"] {
        games.push(start(rival).await);
    }
    let played = json!({ "turn": "a1 b2", "game": games[0].code });
    ada.command("general", "move", played).await;
    let answer = ada
        .command("general", "move", json!({ "turn": "a1 b2" }))
        .await;
    let mut offered = values(&answer["message"]);
    offered.sort();
    let mut waiting = [games[1].code.clone(), games[2].code.clone()];
    waiting.sort();
    assert_eq!(offered, waiting);
    let content = text(&answer["message"]["content"]);
    for rival in ["chiara", "dawid"] {
        assert!(content.contains(&house.person(rival).id()), "{content}");
    }
    assert!(!content.contains(&house.person("bruno").id()), "{content}");
    // Elsewhere than at a table the only one that waits is meant.
    let played = json!({ "turn": "a1 b2", "game": games[1].code });
    ada.command("general", "move", played).await;
    let played = ada
        .command("general", "move", json!({ "turn": "a1 b2" }))
        .await;
    played.says("Played");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_can_be_read_as_text_and_the_rules_by_anyone() {
    let house = House::open().await;
    let game = Match::start(
        &house,
        "kintei",
        json!({ "opponent": "bruno" }),
        &["ada", "bruno"],
    )
    .await;
    let dawid = house.person("dawid");
    let shown = dawid
        .command(&game.thread, "board", json!({ "text": true }))
        .await;
    shown.says("```");
    let picture = dawid.command(&game.thread, "board", json!({})).await;
    assert_eq!(
        picture["message"]["attachments"].as_array().unwrap().len(),
        1
    );
    let rules = dawid.press(&game.panel().await, "Rules").await;
    rules.says("Kraus");
    assert_eq!(rules["ephemeral"], true);
    let public = dawid
        .command(
            &game.thread,
            "rules",
            json!({ "game": "mindoku", "show": true }),
        )
        .await;
    assert_eq!(public["ephemeral"], false, "{public}");
    let help = dawid.command("dm", "help", json!({})).await;
    help.says("/play");
    let more = dawid.press(&game.panel().await, "More").await;
    assert!(
        !crate::house::menu_or_button(&more["message"], "Resign"),
        "a stranger has nothing to resign"
    );
}
