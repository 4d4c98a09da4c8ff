//! Results, rated games and lists, as people meet them.

use std::time::SystemTime;

use serde_json::json;

use crate::house::{Answer, GUILD, House, Match, PEOPLE, Person, components, menu_or_button, text};
use crate::proper::check_story;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Makes every rating certain enough for a list.
pub const CERTAIN: &str = "update beliefs set deviation = 100000, rivals = 3";

/// Informs all who have played that lists show them, so that no answer says it.
pub async fn inform_all(house: &House) {
    let informed = "insert into rating_wishes (person, listed, noticed)
        select distinct person, 1, 1 from seats where person is not null
        on conflict (person) do update set noticed = 1";
    house.execute(informed).await;
}

/// Opens a rated game of Kumo by Ada, which Bruno joins after he was asked.
async fn rated(house: &House) -> Match<'_> {
    rated_between(house, PEOPLE).await
}

/// Opens a rated game of Kumo by the first of two people, which the second joins after they were
/// asked.
pub async fn rated_between<'h>(house: &'h House, people: [&'static str; 2]) -> Match<'h> {
    let [first, second] = people.map(|name| house.person(name));
    let options = json!({ "opponent": people[1], "order": "listed", "rated": "yes" });
    let opened = first.command("games", "play kumo", options).await;
    opened.says("rated");
    let card = opened["message"].clone();
    let question = second.press(&card, "Join").await;
    if question["ephemeral"] == true {
        question.says("**This game is rated:**");
        second.press(&question["message"], "Join").await;
    }
    Match::of(house, &card).await
}

/// Plays two turns each, and Bruno resigns.
async fn lost_by_bruno(game: &Match<'_>) {
    lost_by("bruno", game, PEOPLE).await;
}

/// Plays two turns each, and one of the two resigns.
pub async fn lost_by(loser: &'static str, game: &Match<'_>, people: [&'static str; 2]) {
    for name in people.into_iter().cycle().take(4) {
        let person = game.house.person(name);
        let typed = json!({ "turn": "" });
        let offered = person.complete(&game.thread, "move", "turn", typed).await;
        play(&person, &game.thread, &offered[0]).await;
    }
    let loser = game.house.person(loser);
    loser.resign(game).await;
    game.ending().await;
}

/// Plays the first turn that begins with these words.
async fn play(person: &Person<'_>, thread: &str, words: &str) {
    let mut words = words.to_owned();
    for _ in 0..6 {
        let played = person.play(thread, json!({ "turn": words })).await;
        if played.content().contains("Played") {
            return;
        }
        let offered = person
            .complete(
                thread,
                "move",
                "turn",
                json!({ "turn": format!("{words} ") }),
            )
            .await;
        words.clone_from(offered.first().expect("a turn goes on"));
    }
    panic!("{words} is no turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_asked_about_once_and_stands_in_the_results_of_both() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    ada.command("games", "stats", json!({}))
        .await
        .says("No finished games yet.");
    let game = rated(&house).await;
    lost_by_bruno(&game).await;
    // The end names the ratings of those whom lists may show.
    let end = house.message_with(&game.thread, "-# Rated: ").await;
    let end = end.content();
    let line = end.lines().find(|line| line.contains("Rated: ")).unwrap();
    let [ada_id, bruno_id] = [ada.id(), bruno.id()];
    assert!(line.contains(&ada_id) && line.contains(&bruno_id), "{line}");
    assert!(line.contains(" to "), "ranges: {line}");
    let own = ada
        .command("games", "stats", json!({ "game": "kumo" }))
        .await;
    assert_eq!(own["ephemeral"], true, "{own}");
    for words in [
        "Kumo**",
        "won 1 · drawn 0 · lost 0 · from seat 1 1:0",
        "rating between ",
        "after 1 rated game",
        "last +",
    ] {
        own.says(words);
    }
    own.says(format!("most often <@{}> 1:0", bruno.id()));
    // He is not asked again, and after two games there is a graph.
    lost_by_bruno(&rated(&house).await).await;
    let own = bruno.command("games", "stats", json!({})).await;
    own.says("**Kumo:** won 0 · drawn 0 · lost 2");
    let own = bruno.choose(&own["message"], "kumo").await;
    let graph = bruno.press(&own["message"], "Graph").await;
    let alt = text(&graph["message"]["attachments"][0]["description"]);
    assert!(
        alt.starts_with("Your rating in Kumo over 2 rated games: from 1500 to "),
        "{alt}"
    );
    bruno.press(&graph["message"], "Back").await.says("lost 2");
    // Others see the results, but not against whom.
    let seen = bruno
        .command("games", "stats", json!({ "person": "ada", "game": "kumo" }))
        .await;
    seen.says("won 2 · drawn 0 · lost 0");
    assert!(!seen.content().contains("most often"), "{seen}");
    assert_eq!(components(&seen["message"]).count(), 0, "{seen}");
    let list = ada
        .command("games", "leaderboard", json!({ "game": "kumo" }))
        .await;
    // What is stored is what the games say.
    let mut program = house.program();
    let checked =
        tokio::task::block_in_place(|| program.args(["ratings", "--check"]).output().unwrap());
    let printed = String::from_utf8(checked.stdout).unwrap();
    assert!(checked.status.success(), "{printed}");
    assert!(printed.contains("0 of 4 changes of ratings"), "{printed}");
    // Bruno's button informed him, and Ada's own answer informs her of the next list.
    list.says(format!("<@{}>", ada.id()));
    list.says(format!("<@{}>", bruno.id()));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hint_is_given_on_a_position_of_ones_own_rated_game() {
    let house = House::open().await;
    let game = rated(&house).await;
    let ada = house.person("ada");
    let alone = json!({ "computer": "easy", "where": "here", "order": "listed" });
    let opened = ada.command("general", "play kumo", alone).await;
    let other = Match::of(&house, &opened["message"]).await;
    let hint = async || ada.command(&other.thread, "hint", json!({})).await;
    hint().await.says(format!(
        "this very position in a rated game, `{}`",
        game.code
    ));
    // The rated game has gone on to another position.
    let offered = ada
        .complete(&game.thread, "move", "turn", json!({ "turn": "" }))
        .await;
    play(&ada, &game.thread, &offered[0]).await;
    let given = hint().await;
    assert!(!given.content().contains("rated game"), "{given}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_a_list_shows_a_number_its_person_is_informed_and_may_hide() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    lost_by_bruno(&rated(&house).await).await;
    let list = async || {
        let list = json!({ "game": "kumo", "show": true });
        house
            .person("chiara")
            .command("games", "leaderboard", list)
            .await
    };
    let names = format!("with a number soon: <@{}> and <@{}>", ada.id(), bruno.id());
    list().await.says(names);
    // The next private answer says so, once.
    for person in [ada, bruno] {
        let informed = person.command("games", "games", json!({})).await;
        informed.says("From now on `/leaderboard` shows you on this server");
        let again = person.command("games", "games", json!({})).await;
        assert!(!again.content().contains("leaderboard"), "{again}");
    }
    let shown = list().await;
    shown.says(format!("1. <@{}> 1", ada.id()));
    shown.says(format!("2. <@{}> 1", bruno.id()));
    shown.says(", 1 game\n");
    // How far one is stands privately beside it.
    assert!(!shown.content().contains("You:"), "{shown}");
    let kumo = json!({ "game": "kumo" });
    let private = ada.command("games", "leaderboard", kumo).await;
    private.says("after 1 rated game.");
    private.says("certain from 300 on, against 3 different players (so far 1)");
    house.execute(CERTAIN).await;
    let stats = ada
        .command("games", "stats", json!({ "game": "kumo" }))
        .await;
    stats.says("± 100, highest ");
    ada.press(&stats["message"], "Hide me").await;
    let shown = list().await;
    shown.says(format!("1. <@{}> ", bruno.id()));
    assert!(!shown.content().contains(&ada.id()), "{shown}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_that_had_hardly_begun_says_why_it_is_not_rated() {
    let house = House::open().await;
    let bruno = house.person("bruno");
    let game = rated(&house).await;
    game.settle().await;
    bruno.resign(&game).await;
    let end = house.message_with(&game.thread, "-# Not rated: ").await;
    end.says(format!("<@{}> made fewer than two moves.", bruno.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hides_is_in_no_list_and_shows_nothing() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    lost_by_bruno(&rated(&house).await).await;
    let own = ada
        .command("games", "stats", json!({ "game": "kumo" }))
        .await;
    let hidden = ada.press(&own["message"], "Hide me").await;
    hidden.says("no list has you");
    assert!(menu_or_button(&hidden["message"], "Show me"));
    let seen = bruno
        .command("games", "stats", json!({ "person": "ada" }))
        .await;
    seen.says("does not show any results.");
    let shown = bruno
        .command(
            "games",
            "leaderboard",
            json!({ "game": "kumo", "show": true }),
        )
        .await;
    assert_eq!(shown["ephemeral"], false, "{shown}");
    assert!(!shown.content().contains(&ada.id()), "{shown}");
    shown.says(format!("<@{}>", bruno.id()));
    // Nor does the end of a rated game show a number.
    let game = rated(&house).await;
    lost_by_bruno(&game).await;
    let end = house.message_with(&game.thread, "-# Rated: ").await;
    let line = end.content().lines().find(|line| line.contains("Rated: "));
    let line = line.unwrap();
    assert!(
        line.contains(&bruno.id()) && !line.contains(&ada.id()),
        "{line}"
    );
    ada.press(&hidden["message"], "Show me").await;
    let seen = bruno
        .command("games", "stats", json!({ "person": "ada" }))
        .await;
    seen.says("won 2");
    // In direct messages there is only what is one's own.
    let direct = bruno
        .command("dm", "leaderboard", json!({ "game": "kumo" }))
        .await;
    direct.says("A list belongs to a server");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_prefers_a_lobby_unrated_joins_it_and_the_opener_can_close_it() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let options = json!({ "seats": 3, "rated": "yes" });
    let opened = ada.command("games", "play chasm", options).await;
    let question = bruno.press(&opened["message"], "Join").await;
    let joined = bruno
        .press(&question["message"], "Join, unrated for all")
        .await;
    joined.says("1 free");
    let news = house
        .message_with("games", "a player prefers Chasm unrated")
        .await;
    assert_eq!(news["pinged"], json!([ada.id()]), "{news}");
    let really = ada.press(&news, "Rated or not at all").await;
    really.says("Cancel **Chasm**?");
    ada.press(&really["message"], "Yes, cancel")
        .await
        .says("cancelled");
    let off = house
        .message_with("games", "Chasm was cancelled before it started")
        .await;
    assert_eq!(off["pinged"], json!([bruno.id()]), "{off}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_unrated_makes_it_so_for_all_and_names_nobody() {
    let house = House::open().await;
    let [ada, bruno] = house.people();
    let options = json!({ "opponent": "bruno", "order": "listed", "rated": "yes" });
    let opened = ada.command("games", "play kumo", options.clone()).await;
    let question = bruno.press(&opened["message"], "Join").await;
    question.says("**This game is rated:**");
    assert!(!menu_or_button(&opened["message"], "Join, unrated for all"));
    let unrated = bruno
        .press(&question["message"], "Join, unrated for all")
        .await;
    unrated.says("The game has started");
    let game = Match::of(&house, &opened["message"]).await;
    let news = house
        .message_with(&game.thread, "a player prefers Kumo unrated")
        .await;
    assert_eq!(news["pinged"], json!([ada.id()]), "{news}");
    assert!(!news["content"].to_string().contains(&bruno.id()), "{news}");
    // It ends for who plays rated or not at all, as nobody has moved yet.
    assert!(menu_or_button(&news, "Rated or not at all"), "{news}");
    let really = ada.press(&news, "Rated or not at all").await;
    really.says("without a result?");
    lost_by_bruno(&game).await;
    let own = ada
        .command("games", "stats", json!({ "game": "kumo" }))
        .await;
    own.says("won 1");
    assert!(!own.content().contains("rating"), "{own}");
    // A server may have it off, and a game against the computer is never rated.
    let off = json!({ "ratings": "off" });
    ada.command("games", "settings", off)
        .await
        .says("Rated games: **never**");
    let refused = ada.command("games", "play kumo", options).await;
    refused.says("This server plays unrated games.");
    let on = json!({ "ratings": "on" });
    ada.command("games", "settings", on).await;
    let alone = json!({ "computer": "easy", "rated": "yes", "where": "here" });
    let refused = ada.command("games", "play kumo", alone).await;
    refused.says("This game can't be rated");
    let open = ada.command("games", "play kumo", json!({})).await;
    open.says("rated");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rival_who_resigns_before_the_game_began_is_no_first_win() {
    let house = House::open().await;
    let game = rated(&house).await;
    house.person("bruno").resign(&game).await;
    let end = house.message_with(&game.thread, "Not rated").await;
    assert!(!end.content().contains("first win"), "{}", end.content());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_end_names_a_first_win_and_three_in_a_row_unless_the_winner_hides() {
    let house = House::open().await;
    let ada = house.person("ada");
    let remarked = async |words: Option<&str>| {
        let game = rated(&house).await;
        lost_by_bruno(&game).await;
        let end = house.message_with(&game.thread, "-# Rated").await;
        let end = end.content();
        match words {
            Some(words) => assert!(end.contains(words), "{words}: {end}"),
            None => assert!(
                !end.contains("in a row") && !end.contains("first win"),
                "{end}"
            ),
        }
    };
    remarked(Some("The first win at Kumo for ")).await;
    remarked(None).await;
    remarked(Some(" has won 3 games of Kumo in a row here.")).await;
    let own = ada
        .command("games", "stats", json!({ "game": "kumo" }))
        .await;
    ada.press(&own["message"], "Hide me").await;
    remarked(None).await;
    // Its length names nobody.
    house
        .execute("update lengths set games = 10, moves = 0")
        .await;
    remarked(Some("-# The longest Kumo here: ")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_list_others_move_up_for_those_who_have_left_the_server() {
    let house = House::open().await;
    let ada = house.person("ada");
    let at = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    // From the Monday of the first week of 1970 on.
    let week = (at + 3 * DAY).div_euclid(7 * DAY);
    // The better players, 45 of them, are no members any more.
    let mut people: Vec<(String, i64)> = (1..=45).map(|id| (id.to_string(), 2_000_000)).collect();
    people.push((ada.id(), 1_500_000));
    for (person, mean) in people {
        house
            .execute(&format!(
                "insert into beliefs (guild, game, person, mean, deviation, games, rivals, at)
                 values ({GUILD}, 'kumo', {person}, {mean}, 100000, 9, 3, {at})"
            ))
            .await;
        let best = mean / 500_000;
        house
            .execute(&format!(
                "insert into puzzle_runs (guild, person, kind, game, puzzle, length, over, week, best, at)
                 values ({GUILD}, {person}, 'all', '', '', {best}, 1, {week}, {best}, {at})"
            ))
            .await;
        house
            .execute(&format!(
                "insert into rating_wishes (person, listed, noticed) values ({person}, 1, 1)"
            ))
            .await;
    }
    let kumo = json!({ "game": "kumo", "show": true });
    let list = ada.command("games", "leaderboard", kumo).await;
    list.says(format!("1. <@{}> 1400-1600, 9 games", ada.id()));
    assert_eq!(list.content().lines().count(), 2, "{list}");
    let runs = ada
        .command("games", "puzzle", json!({ "run": "best" }))
        .await;
    runs.says_privately(format!("1. <@{}> **3**", ada.id()));
    // Each was asked about once.
    let questions = house.requests().await.into_iter().filter(|request| {
        request["method"] == "GET" && text(&request["path"]).contains("/members/")
    });
    assert_eq!(questions.count(), 46);
    check_story(&house).await;
}
