//! Choices of completions, which are accepted when they are typed in full, in any case.

use serde_json::{Value, json};

use crate::house::{
    House, Match, PEOPLE, Person, acts, confirm_label, menu, offered as offered_steps, text,
};

/// An option with completion: the command, the option, the other options, what the answer says, and
/// how many choices are tried.
type Case = (&'static str, &'static str, Value, &'static str, usize);

/// The offers of an option, each a displayed name and a value.
async fn offers(
    person: Person<'_>,
    house: &House,
    (command, option): (&str, &str),
    options: &Value,
) -> Vec<[String; 2]> {
    let mut options = options.clone();
    options[option] = json!("");
    let body = json!({
        "command": command, "options": options, "focused": option, "wait": "settled",
    });
    let path = format!("people/{}/channels/games/autocomplete", person.name);
    let standing = house.post(&path, body).await;
    let choices = standing["choices"].as_array().expect("choices").iter();
    choices
        .map(|choice| ["name", "value"].map(|key| text(&choice[key]).to_owned()))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_is_taken_when_it_is_typed_in_full() {
    let house = House::open().await;
    let ada = house.person("ada");
    let quiet = json!({ "from": "22:30", "to": "7" });
    let daily = json!({ "at": "8am" });
    let puzzles = json!({ "puzzles": "1300000000000000200", "puzzles-at": "8am" });
    let cases: [Case; 13] = [
        ("remind quiet", "zone", quiet, "Saved", 2),
        ("remind digest", "zone", daily.clone(), "Saved", 2),
        ("remind puzzle", "zone", daily, "Saved", 2),
        ("settings", "puzzles-zone", puzzles, "Saved", 2),
        (
            "settings",
            "puzzles-at",
            json!({ "puzzles": "1300000000000000200" }),
            "Saved",
            25,
        ),
        ("settings", "language", json!({}), "Saved", 25),
        ("puzzle", "game", json!({}), "**Puzzle**", 25),
        (
            "puzzle",
            "level",
            json!({ "game": "kintei" }),
            "**Puzzle**",
            3,
        ),
        ("learn", "game", json!({}), "/", 25),
        ("games", "only", json!({}), "Your games", 9),
        ("games", "kind", json!({}), "Your games", 25),
        ("stats", "game", json!({}), "**<@", 25),
        ("rules", "game", json!({}), "###", 25),
    ];
    // Lists need a game.
    Match::start(&house, "kintei", json!({ "opponent": "bruno" }), &PEOPLE).await;
    for (command, option, others, says, count) in cases {
        let offered = offers(ada, &house, (command, option), &others).await;
        assert!(!offered.is_empty(), "{command} {option}");
        for [name, value] in offered.into_iter().take(count) {
            let typed = [name.clone(), name.to_uppercase(), value.to_uppercase()];
            for typed in typed {
                let mut options = others.clone();
                // A name shows the local time of a zone, too.
                let typed = typed.split(" · ").next().unwrap();
                options[option] = json!(typed);
                let answered = ada.command("games", command, options).await;
                let content = text(&answered["message"]["content"]);
                assert!(
                    content.contains(says) && !content.contains("I don't know"),
                    "{command} {option}:{typed}: {content}"
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_to_play_is_taken_when_it_is_typed_in_full() {
    let house = House::open().await;
    // A person opens ten games an hour at most.
    for (option, name) in [
        ("pace", "ada"),
        ("rated", "bruno"),
        ("where", "bruno"),
        ("order", "chiara"),
        ("games", "dawid"),
    ] {
        let (ada, others) = (house.person(name), json!({}));
        let offered = offers(ada, &house, ("play kintei", option), &others).await;
        for [name, value] in offered {
            for typed in [name.to_uppercase(), value.to_uppercase()] {
                let options = json!({ option: typed });
                let opened = ada.command("games", "play kintei", options).await;
                let card = &opened["message"];
                assert!(acts(card, "cancel").next().is_some(), "{typed}: {opened}");
                ada.press(card, "Cancel").await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_at_a_table_is_taken_when_it_is_typed_in_full() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let game = Match::start(&house, "kintei", options.clone(), &PEOPLE).await;
    let code = game.code.as_str();
    for typed in [
        code.to_lowercase(),
        format!("{code} · Kintei"),
        "kintei".to_owned(),
    ] {
        let shown = ada
            .command("general", "board", json!({ "game": typed }))
            .await;
        let content = text(&shown["message"]["content"]);
        assert!(content.contains(code), "{typed}: {content}");
    }
    let offered = offers(ada, &house, ("move", "turn"), &json!({ "game": code })).await;
    for [_, value] in &offered {
        let typed = json!({ "turn": value.to_uppercase(), "game": code });
        let shown = ada.command("general", "move", typed).await;
        let message = &shown["message"];
        let is_read = text(&message["content"]).contains("Played");
        // The beginning of several turns opens the menus after it, with a picture.
        let is_menu = message["attachments"]
            .as_array()
            .is_some_and(|files| files.len() == 1)
            && (menu(message).is_some() || acts(message, "walk").next().is_some())
            && text(&message["content"]).contains(value.split(' ').next().unwrap());
        assert!(
            is_read || is_menu || confirm_label(message).is_some(),
            "{value}: {shown}"
        );
        if is_read {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_beginning_of_a_turn_opens_the_menus_after_it() {
    let house = House::open().await;
    let ada = house.person("ada");
    let game = house.kintei().await;
    for typed in ["a1", "A1 ", "a1-"] {
        let shown = ada
            .command(&game.thread, "move", json!({ "turn": typed }))
            .await;
        let message = &shown["message"];
        assert_eq!(
            message["attachments"].as_array().map(Vec::len),
            Some(1),
            "{shown}"
        );
        assert!(!offered_steps(message).is_empty(), "{typed}: {shown}");
    }
    let shown = ada
        .command(&game.thread, "move", json!({ "turn": "a1" }))
        .await;
    let mut message = shown["message"].clone();
    while confirm_label(&message).is_none() {
        let step = offered_steps(&message)[0].clone();
        message = ada.pick(&message, &step).await["message"].clone();
    }
    ada.confirm(&message).await;
    assert_eq!(game.events().await, 1);
    // No turn begins so: the nearest ones are buttons below a sentence.
    let bruno = house.person("bruno");
    let shown = bruno
        .command(&game.thread, "move", json!({ "turn": "z9" }))
        .await;
    assert_eq!(shown["message"]["attachments"], json!([]), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_zone_that_can_be_several_is_asked_about_with_buttons() {
    let house = House::open().await;
    let ada = house.person("ada");
    let says = |answered: &Value, words: &str| {
        let content = text(&answered["message"]["content"]);
        assert!(content.contains(words), "{words:?}: {content}");
    };
    for (typed, shown) in [
        ("Rome", "Europe/Rome"),
        ("warsaw", "Europe/Warsaw"),
        ("Kathmandu", "Asia/Kathmandu"),
        ("india", "Asia/Kolkata"),
        ("+5:30", "UTC+5:30"),
        ("-3:30", "UTC-3:30"),
    ] {
        let options = json!({ "from": "22:30", "to": "7", "zone": typed });
        let set = ada.command("games", "remind quiet", options).await;
        says(&set, &format!("22:30 to 07:00 ({shown})"));
    }
    let options = json!({ "from": "22:30", "to": "7", "zone": "brasil" });
    let answer = ada.command("games", "remind quiet", options).await;
    says(&answer, "Did you mean");
    let set = ada.press(&answer["message"], "America/Sao_Paulo").await;
    assert_eq!(set["message"]["id"], answer["message"]["id"]);
    says(&set, "22:30 to 07:00 (America/Sao_Paulo)");
    let options = json!({ "at": "8am", "zone": "argentina" });
    let answer = ada.command("games", "remind digest", options).await;
    let set = ada
        .press(&answer["message"], "America/Argentina/Buenos_Aires")
        .await;
    says(&set, "at 08:00 (America/Argentina/Buenos_Aires)");
    let options = json!({ "puzzles": "1300000000000000200", "puzzles-zone": "australia" });
    let answer = ada.command("games", "settings", options).await;
    says(&answer, "Did you mean");
    let button = acts(&answer["message"], "zone").next().unwrap();
    let (id, label) = (text(&button["custom_id"]), text(&button["label"]));
    let set = ada.press_id(&answer["message"], id).await;
    says(&set, "Saved");
    says(&set, label);
}
