//! Two languages at one table: the table has one, and each person reads private messages in their
//! own.

use std::fs;

use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::house::{Answer, House, Match, PEOPLE, Person, menu_or_button, text};
use crate::proper::check_story;

/// Some sentences in Italian; all others are English.
const ITALIAN: &str = "
language-name = Italiano
button-turn = Gioca
lobby-rotated = -# Una rivincita.
card-dm = Solo per te: la tua parte di { $game } `{ $code }`. [Al tavolo]({ $link })
hand = Solo per te: { $game } `{ $code }`.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# Figura: { $caption }
panel-direct = -# La partita continua qui.
ping-turn-until = { $people }: tocca a te in { $game } `{ $code }`. Scadenza: { $until }. [Al tavolo]({ $link })
button-better = Dillo meglio
better-title = Dillo meglio
better-thanks = Grazie.
refused-moved-on = La partita va avanti. Premi **{ $button-turn }**.
remind-turn-until = { $person }: { $game } `{ $code }` aspetta te. Scadenza: { $until }. [Al tavolo]({ $link })
settings-saved = **Salvato.**
";

/// A bot with Italian beside English, and the folder with the Italian sentences.
async fn bilingual() -> (House, TempDir) {
    let folder = TempDir::new().unwrap();
    let italian = folder.path().join("it");
    fs::create_dir(&italian).unwrap();
    fs::write(italian.join("all.ftl"), ITALIAN).unwrap();
    let mut house = House::without_bot().await;
    let path = folder.path().to_str().unwrap().to_owned();
    house.env.push(("LANGUAGES", path));
    house.start_bot().await;
    (house, folder)
}

async fn set_locale(house: &House, name: &str, locale: &str) {
    let body = json!({ "locale": locale });
    let path = format!("people/{name}");
    let person = house.request(Method::PATCH, &path, body).await;
    assert_eq!(person["locale"], locale);
}

async fn direct_message(person: Person<'_>, words: &str) {
    let what = format!("{} gets {words:?} by direct message", person.name);
    person
        .sees("dm", &what, |message| message.content().contains(words))
        .await;
}

/// Whether the panel of a new match is in Italian.
async fn opens_in_italian(house: &House, people: &[&'static str]) -> bool {
    let options = json!({ "order": "listed" });
    let game = Match::start(house, "kintei", options, people).await;
    let panel = game.panel().await;
    assert!(menu_or_button(&panel, "Gioca") != menu_or_button(&panel, "Your turn"));
    menu_or_button(&panel, "Gioca")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_has_the_language_of_the_community_and_each_player_their_own() {
    let (house, _folder) = bilingual().await;
    let community = json!({ "locale": "it", "community": true });
    house.control("server", community).await;
    set_locale(&house, "bruno", "it").await;
    let [ada, bruno] = house.people();
    let game = house.game("mindoku").await;
    let panel = game.panel().await;
    assert!(menu_or_button(&panel, "Gioca"), "{panel}");
    direct_message(ada, "For your eyes only").await;
    direct_message(bruno, "Solo per te: la tua parte").await;
    ada.press(&panel, "My hand")
        .await
        .says_privately("For your eyes only");
    bruno
        .press(&panel, "My hand")
        .await
        .says_privately("Solo per te: Mindoku");
    // A sentence in the person's language names the button as it stands on the panel.
    let stale = format!("confirm|{}|-1|place 2 a1", game.code);
    let refused = ada.forge(&panel, &stale).await;
    refused.says_privately("Press **Gioca** to see the board");
    // The language is the last known one, and the table keeps its own.
    set_locale(&house, "ada", "it").await;
    house.control("server", json!({ "locale": "en-US" })).await;
    let refused = ada.forge(&panel, &stale).await;
    refused.says_privately("Premi **Gioca**");
    let [acting] = game.to_act(&PEOPLE).await[..] else {
        panic!("one is to act")
    };
    let acting = house.person(acting);
    let way = json!({ "way": 1 });
    acting.command("games", "remind by", way).await;
    let pool = house.pool().await;
    sqlx::query(
        "update seats set waits = waits - 144000000, runs = runs - 144000000,
            deadline = deadline - 144000000, reminds = 1 where runs is not null",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
    direct_message(acting, "aspetta te").await;
    let panel = game.panel().await;
    assert!(menu_or_button(&panel, "Gioca"), "{panel}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_community_the_opener_decides_until_the_language_is_set() {
    let (house, _folder) = bilingual().await;
    // The locale of a server that is no community does not count.
    house.control("server", json!({ "locale": "it" })).await;
    set_locale(&house, "bruno", "it").await;
    let ada = house.person("ada");
    assert!(!opens_in_italian(&house, &["ada", "bruno"]).await);
    assert!(opens_in_italian(&house, &["bruno", "ada"]).await);
    let typed = json!({ "language": "Ital" });
    let completed = ada.complete("games", "settings", "language", typed);
    assert_eq!(completed.await, ["it"]);
    let completed = ada.complete("games", "settings", "language", json!({ "language": "" }));
    assert_eq!(
        completed.await,
        ["en", "de", "es", "fr", "it", "pl", "pt", "unset"]
    );
    let set = json!({ "language": "it" });
    let set = ada.command("games", "settings", set).await;
    set.says_privately("Saved");
    set.says_privately("**Italiano**");
    assert!(opens_in_italian(&house, &["ada", "bruno"]).await);
    let unknown = json!({ "language": "Klingon" });
    let refused = ada.command("games", "settings", unknown).await;
    refused.says_privately("I don't know that setting");
    let unset = json!({ "language": "unset" });
    ada.command("games", "settings", unset)
        .await
        .says_privately("Saved");
    assert!(!opens_in_italian(&house, &["ada", "bruno"]).await);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_each_player_has_panel_and_ping_in_their_own_language() {
    let (house, _folder) = bilingual().await;
    set_locale(&house, "bruno", "it").await;
    let [ada, bruno] = house.people();
    let game = house.kintei().await;
    let removed = json!({ "who": "bot", "there": false, "elsewhere": true });
    house.control("members", removed).await;
    direct_message(ada, "It goes on here").await;
    direct_message(bruno, "La partita continua qui").await;
    let turn = json!({ "turn": "a1 b2", "game": game.code });
    ada.play("dm", turn).await.says_privately("Played");
    direct_message(bruno, "tocca a te").await;
    let answer = json!({ "turn": "c4 a5 a4", "game": game.code });
    bruno.play("dm", answer).await.says_privately("Played");
    direct_message(ada, "it's your turn").await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_language_that_the_server_has_now() {
    let (house, _folder) = bilingual().await;
    let ada = house.person("ada");
    let game = house.kintei().await;
    ada.turn(&game, "a1 b2").await;
    let set = json!({ "language": "it" });
    ada.command("games", "settings", set)
        .await
        .says_privately("Saved");
    assert!(
        menu_or_button(&game.panel().await, "Your turn"),
        "it keeps its own"
    );
    ada.resign(&game).await;
    let again = ada.command(&game.thread, "rematch", json!({})).await;
    again.says_privately("A rematch is open");
    ada.sees("games", "the rematch is in Italian", |one| {
        one.content().contains("Una rivincita")
    })
    .await;
    let shown = json!({ "game": "kintei", "show": true });
    let rules = ada.command("games", "rules", shown).await;
    let rules = text(&rules["message"]["content"]);
    assert!(rules.contains("Figura:"), "{rules}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_lacks_sentences_is_logged_once() {
    let (house, _folder) = bilingual().await;
    let log = house.log();
    let lines = log.lines().filter(|line| line.contains("lacks sentences"));
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), 1, "{log}");
    assert!(
        lines[0].contains("\"it\"") || lines[0].contains("lang=it"),
        "{lines:?}"
    );
}

/// The output of `tavolino suggestions`.
fn suggestions(house: &House) -> String {
    let mut program = house.program();
    let output = tokio::task::block_in_place(|| program.arg("suggestions").output().unwrap());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_a_translation_suggests_better_words_to_the_operator() {
    let (house, _folder) = bilingual().await;
    let [ada, bruno] = house.people();
    set_locale(&house, "ada", "it").await;
    let help = bruno.command("games", "help", json!({})).await;
    assert!(!menu_or_button(&help["message"], "Say it better"), "{help}");
    let help = ada.command("games", "help", json!({})).await;
    let write = async |words: &str| {
        let field = ada.press(&help["message"], "Dillo meglio").await;
        assert_eq!(field["modal"]["title"], "Dillo meglio", "{field}");
        let body = json!({
            "interaction": field["interaction"], "fields": { "text": words }, "wait": "settled",
        });
        house.post("people/ada/submit", body).await
    };
    write(" \n").await.says_privately("The field was empty");
    let words = "“Gioca”\nsuona meglio: \u{1b}[2J";
    write(words).await.says_privately("Grazie.");
    let printed = suggestions(&house);
    assert!(printed.starts_with("it 20"), "{printed}");
    assert!(
        printed.ends_with("Z \"“Gioca”\\nsuona meglio: \\u{1b}[2J\"\n"),
        "{printed}"
    );
    for _ in 0..19 {
        write("ancora").await.says_privately("Grazie.");
    }
    write("ancora").await.refuses("20 texts today");
    assert_eq!(suggestions(&house).lines().count(), 20);
    check_story(&house).await;
}
