//! The web page in a real browser, with a little bot on the other side.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]

mod browser;
mod house;
#[path = "../crates/discord-sandbox/tests/parrot/mod.rs"]
mod parrot;

use std::env;
use std::process::ExitCode;

use browser::Browser;
use discord_sandbox::{Options, Plan, Sandbox};
use house::{House, Match};
use libtest_mimic::{Arguments, Trial};
use reqwest::Method;
use serde_json::json;
use tavolino_games::games::GAMES;
use tavolino_games::rulebook;
use tokio::runtime::Runtime;

fn main() -> ExitCode {
    let (desk, tall, phone) = ((1280, 800), (1280, 1000), (390, 844));
    let trials = vec![
        trial(
            "people_do_everything_on_the_page",
            desk,
            people_do_everything_on_the_page,
        ),
        trial(
            "what_one_does_the_other_sees_at_once",
            desk,
            what_one_does_the_other_sees_at_once,
        ),
        trial("the_page_fits_a_phone", phone, the_page_fits_a_phone),
        trial(
            "one_chooses_among_several_servers",
            desk,
            one_chooses_among_several_servers,
        ),
        trial(
            "two_people_play_kintei_from_play_to_the_result",
            tall,
            two_people_play_kintei_from_play_to_the_result,
        ),
        trial(
            "whoever_comes_first_is_told_what_to_do_and_plays_at_once",
            desk,
            whoever_comes_first_is_told_what_to_do_and_plays_at_once,
        ),
        trial(
            "the_beginning_fits_a_phone_too",
            phone,
            the_beginning_fits_a_phone_too,
        ),
        trial(
            "the_page_speaks_the_persons_language",
            phone,
            the_page_speaks_the_persons_language,
        ),
        trial(
            "a_digest_is_read_on_a_phone",
            phone,
            a_digest_is_read_on_a_phone,
        ),
        trial(
            "people_react_and_open_posts",
            phone,
            people_react_and_open_posts,
        ),
        trial(
            "rows_of_short_buttons_fit_a_phone",
            phone,
            rows_of_short_buttons_fit_a_phone,
        ),
        trial(
            "every_page_of_the_rules_fits_a_phone",
            phone,
            every_page_of_the_rules_fits_a_phone,
        ),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A story in a window of this size: without a browser it is ignored and says why, but where `CI`
/// is set it fails.
fn trial<F: Future<Output = ()>>(
    name: &str,
    (width, height): (u32, u32),
    story: impl FnOnce(Browser) -> F + Send + 'static,
) -> Trial {
    let test = Trial::test(name, move || {
        Runtime::new()?.block_on(async { story(Browser::open(width, height).await).await });
        Ok(())
    });
    match browser::programs() {
        Err(reason) if env::var_os("CI").is_none() => {
            test.with_kind(reason).with_ignored_flag(true)
        }
        _ => test,
    }
}

async fn table() -> (Sandbox, tokio::task::JoinHandle<()>) {
    let sandbox = Sandbox::start(Options::default()).await.unwrap();
    let bot = parrot::start(&sandbox.url(), sandbox.token()).await;
    (sandbox, bot)
}

async fn people_do_everything_on_the_page(page: Browser) {
    let (sandbox, bot) = table().await;
    page.go(&sandbox.url(), 1).await;
    page.channel("games").await;

    page.write("Hello **everyone**, <script>alert(1)</script> and @Bruno")
        .await;
    // The first Enter took the name out of the list of members.
    page.enter().await;
    page.read(
        "#messages .message .content",
        "Hello everyone, <script>alert(1)</script> and @Bruno",
    )
    .await;

    page.click("#write").await;
    page.keys("/").await;
    page.see(".picker [data-command='show board']").await;
    page.picture("commands").await;
    page.keys("fru").await;
    page.enter().await;
    page.see("[data-command='fruit'] input[data-option='name']")
        .await;
    page.keys("ap").await;
    page.see(".picker [data-value='apricot']").await;
    page.picture("completion").await;
    page.click(".picker [data-value='apricot']").await;
    page.click(".pill.add[data-option='friend']").await;
    page.see(".picker .pick").await;
    page.keys("chi").await;
    page.enter().await;
    page.enter().await;
    page.read("#messages", "A nice apricot for @Chiara").await;

    page.command("show board").await;
    page.see(".embed .picture img").await;
    page.picture("board-dark").await;
    page.click(".alt").await;
    page.read(".alt-text:not([hidden])", "five by five").await;
    page.click(".alt").await;

    page.press("My hand").await;
    page.read(".message.private", "Only you can see this").await;
    page.become_person(2).await;
    page.channel("games").await;
    page.read("#messages", "A nice apricot").await;
    assert!(!page.text("#messages").await.contains("Two cards"));
    assert!(page.text(".message.pinged").await.contains("@Bruno"));
    page.become_person(1).await;
    page.click(".message.private .dismiss").await;
    page.gone(".message.private").await;

    page.click(".select").await;
    page.click(".option[data-value='b3']").await;
    page.read("#messages", "@Ada chose b3.").await;

    page.press("Name it").await;
    page.see("dialog.modal input").await;
    page.keys("Otto").await;
    page.picture("modal").await;
    page.enter().await;
    page.read("#messages", "It is called Otto now.").await;
    page.gone("dialog").await;

    page.press("No answer").await;
    page.see(".button.pending").await;
    page.read(".components .failed", "This interaction failed")
        .await;

    page.command("silent").await;
    page.read(".attempt", "Sending command").await;
    page.read(".attempt", "The application did not respond")
        .await;
    page.picture("failures").await;
    page.click(".attempt .dismiss").await;
    page.gone(".attempt").await;

    page.command("show slow").await;
    page.read(".message.private", "That took a while.").await;
    bot.abort();
    sandbox.stop().await;
    page.close().await;
}

async fn what_one_does_the_other_sees_at_once(page: Browser) {
    let (sandbox, bot) = table().await;
    page.go(&sandbox.url(), 2).await;
    page.channel("general").await;
    let bruno = page.client.window().await.unwrap();
    let tab = page.client.new_window(true).await.unwrap();
    page.client
        .switch_to_window(tab.handle.clone())
        .await
        .unwrap();
    page.go(&sandbox.url(), 1).await;
    page.channel("games").await;
    page.write("Are you there, @Bruno").await;
    page.enter().await;
    page.read("#messages", "Are you there").await;

    page.client.switch_to_window(bruno.clone()).await.unwrap();
    page.read("[data-name='games'] .badge", "1").await;
    page.picture("mention").await;
    page.channel("games").await;
    page.gone("[data-name='games'] .badge").await;
    page.read(".message.pinged", "Are you there, @Bruno").await;
    page.write("I am. ||secret|| [rules](https://example.org) ~~no~~ `code` <t:1785600000:D>")
        .await;
    page.read("#messages", "rules").await;
    page.write("### A heading").await;
    page.write("- one").await;
    page.write("> quoted").await;
    page.write("-# small print").await;
    page.read("#messages .subtext", "small print").await;

    page.client.switch_to_window(tab.handle).await.unwrap();
    page.read("#messages", "small print").await;
    page.click("#write").await;
    page.keys("/thread").await;
    page.enter().await;
    page.see("input[data-option='name']").await;
    page.keys("Game night").await;
    page.enter().await;
    page.read("#messages .system", "started a thread: Game night")
        .await;
    page.see("[data-name='dm'] .badge").await;
    page.channel("Game night").await;
    page.read("#messages", "Welcome, @Ada!").await;
    page.channel("dm").await;
    page.read("#messages", "Psst: there is a thread.").await;
    page.picture("direct").await;

    page.channel("games").await;
    page.toolbox().await;
    page.read("#toolbox", "Accept direct messages").await;
    page.picture("toolbox").await;
    page.click("[aria-label='Light or dark theme']").await;
    page.click("[aria-label='Close the toolbox']").await;
    page.command("show board").await;
    page.see(".embed .picture img").await;
    page.picture("board-light").await;
    page.click(".select").await;
    page.picture("menu-light").await;
    bot.abort();
    sandbox.stop().await;
    page.close().await;
}

async fn the_page_fits_a_phone(page: Browser) {
    let (sandbox, bot) = table().await;
    page.go(&sandbox.url(), 1).await;
    page.picture("phone-empty").await;
    page.click(".drawer-button").await;
    page.see(".drawer #sidebar").await;
    page.picture("phone-drawer").await;
    page.channel("games").await;
    page.gone(".drawer").await;
    page.command("show board").await;
    page.see(".embed .picture img").await;
    page.press("My hand").await;
    page.read(".message.private", "Only you can see this").await;
    page.picture("phone-board").await;
    page.click("#write").await;
    page.keys("/").await;
    page.see(".picker .pick").await;
    page.picture("phone-commands").await;
    let script = "return document.documentElement.scrollWidth <= window.innerWidth";
    assert_eq!(
        page.client.execute(script, Vec::new()).await.unwrap(),
        true,
        "nothing sticks out"
    );
    bot.abort();
    sandbox.stop().await;
    page.close().await;
}

async fn one_chooses_among_several_servers(page: Browser) {
    let options = Options {
        servers: 3,
        strict: true,
        ..Options::default()
    };
    let sandbox = Sandbox::start(options).await.unwrap();
    let choose = async |server: usize| {
        let menu = page.see("#servers").await;
        menu.select_by_index(server).await.unwrap();
    };
    page.go(&sandbox.url(), 1).await;
    page.gone("#server .badge").await;
    choose(1).await;
    page.read("#heading", "games").await;
    page.gone("[data-name='read-only']").await;
    page.write("Hello @Bruno, over here").await;
    page.read("#messages", "over here").await;
    choose(0).await;
    page.see("[data-name='read-only']").await;
    assert!(!page.text("#messages").await.contains("over here"));

    page.become_person(2).await;
    page.read("#server .badge", "1").await;
    page.read("#servers", "Server 2 (1)").await;
    page.picture("servers").await;
    choose(1).await;
    page.read("#messages", "over here").await;
    page.gone("#server .badge").await;
    page.toolbox().await;
    page.click("#toolbox section:last-child .button").await;
    page.read("#servers", "Server 4").await;
    page.picture("another-server").await;
    sandbox.stop().await;
    page.close().await;
}

/// A world with a forum.
const POSTS: &str = r#"
people = [{ name = "Ada" }, { name = "Bruno" }]

[[servers]]
name = "The Long Table"
channels = [{ name = "games" }, { name = "posts", kind = "forum", tags = ["open"] }]
"#;

async fn people_react_and_open_posts(page: Browser) {
    let options = Options {
        plan: Plan::parse(POSTS).unwrap(),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options).await.unwrap();
    let commands = format!(
        "{}/api/v10/applications/{}/commands",
        sandbox.url(),
        sandbox.application_id()
    );
    let call = reqwest::Client::new().post(commands);
    let call = call.header("authorization", format!("Bot {}", sandbox.token()));
    let menu = serde_json::json!({ "name": "Look at it", "type": 3 });
    call.json(&menu).send().await.unwrap();
    let toolbar = async || {
        let focus = "document.querySelector('#messages .message').focus()";
        page.client.execute(focus, Vec::new()).await.unwrap();
    };

    page.go(&sandbox.url(), 1).await;
    page.read("#heading", "games").await;
    page.write("A table is free").await;
    page.read("#messages .message", "A table is free").await;
    toolbar().await;
    page.click(".toolbar .smile").await;
    page.click(".popup [data-item='🎲']").await;
    page.see(".reaction.mine[data-emoji='🎲']").await;
    page.picture("reaction").await;
    page.click(".reaction").await;
    page.gone(".reaction").await;
    toolbar().await;
    page.click(".toolbar .pin").await;
    page.read(".system", "pinned a message").await;
    toolbar().await;
    page.click(".toolbar .apps").await;
    page.click(".popup [data-item='Look at it']").await;
    let used = format!("{}/sandbox/control/interactions", sandbox.url());
    let used = reqwest::get(used).await.unwrap().text().await.unwrap();
    assert!(used.contains("Look at it"), "{used}");

    page.click(".drawer-button").await;
    page.click("[data-name='posts']").await;
    page.click("#new-post").await;
    page.click("#field-name").await;
    page.keys("A long match").await;
    page.click("#field-content").await;
    page.keys("Who plays?").await;
    page.click(".choice input").await;
    page.picture("new-post").await;
    page.click(".modal .primary").await;
    page.read("#heading", "A long match").await;
    page.read("#messages", "Who plays?").await;
    sandbox.stop().await;
    page.close().await;
}

/// One turn by the menus of the page: the leaf goes home if it can, otherwise the first choice.
async fn turn(page: &Browser, home: char, count: usize) {
    page.press("Your turn").await;
    let private = "#messages .message.private";
    page.read(private, "Only you can see this").await;
    for step in 0..6 {
        let before = page.text(private).await;
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText.trim())";
        let enabled = format!("{private} .components .button:enabled");
        page.see(&enabled).await;
        let css = serde_json::json!(enabled);
        let offered = page.client.execute(script, vec![css]).await.unwrap();
        let offered: Vec<&str> = offered
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|one| one.as_str())
            .filter(|label| !["Back", "What if …"].contains(label))
            .collect();
        if ["Confirm", "Play it anyway"]
            .iter()
            .any(|label| offered.contains(label))
        {
            break;
        }
        let goes_home = offered
            .iter()
            .find(|label| step == 0 && count > 0 && label.contains(home));
        let label = goes_home.unwrap_or(&offered[(count * 3 + step) % offered.len()]);
        page.press(label).await;
        page.changes(private, &before).await;
        page.gone(".button.pending").await;
    }
    let is_warned = page.text(private).await.contains("Careful");
    let confirm = ["Confirm", "Play it anyway"][usize::from(is_warned)];
    page.press(confirm).await;
    page.read(private, "Played").await;
    page.click(&format!("{private} .dismiss")).await;
    page.gone(private).await;
}

async fn two_people_play_kintei_from_play_to_the_result(page: Browser) {
    let house = House::open().await;
    page.go(&house.url, 1).await;
    page.channel("games").await;
    page.click("#write").await;
    page.keys("/play kin").await;
    page.see(".pick[data-command='play kintei']").await;
    page.enter().await;
    page.click(".pill.add[data-option='opponent']").await;
    page.keys("bru").await;
    page.see(".picker .pick").await;
    page.enter().await;
    page.click(".pill.add[data-option='order']").await;
    page.keys("list").await;
    // Completed by the bot, so it comes a moment later.
    page.gone(".picker [data-value='shuffled']").await;
    page.click(".picker [data-value='listed']").await;
    page.enter().await;
    page.read("#messages", "you are invited").await;

    let ada = page.client.window().await.unwrap();
    let bruno = page.client.new_window(true).await.unwrap().handle;
    page.client.switch_to_window(bruno.clone()).await.unwrap();
    page.go(&house.url, 2).await;
    page.channel("games").await;
    page.press("Join").await;
    page.click(".thread-box").await;
    page.read("#messages", "← to move").await;
    page.client.switch_to_window(ada.clone()).await.unwrap();
    page.click(".thread-box").await;
    page.read("#messages", "← to move").await;

    for count in 0.. {
        let (tab, home) = if count % 2 == 0 {
            (&ada, '1')
        } else {
            (&bruno, '5')
        };
        page.client.switch_to_window(tab.clone()).await.unwrap();
        let name = if count % 2 == 0 { "@Ada" } else { "@Bruno" };
        let over = page
            .either(
                "#messages",
                &format!("{name} ← to move"),
                "The game is over",
            )
            .await;
        if over {
            assert!(count > 1, "somebody played");
            break;
        }
        assert!(count < 40, "the game goes on and on");
        turn(&page, home, count).await;
    }
    page.picture("kintei-over").await;
    page.close().await;
}

async fn whoever_comes_first_is_told_what_to_do_and_plays_at_once(page: Browser) {
    let house = House::open().await;
    page.go(&house.url, 1).await;
    for words in [
        "Type /play and choose a game",
        "You can play as 4 people",
        "Bruno",
    ] {
        page.read(".welcome", words).await;
    }
    page.picture("welcome-dark").await;
    page.click("#write").await;
    page.keys("/").await;
    page.see(".picker .pick").await;
    let first = page.text(".picker .pick .label").await;
    let first: Vec<&str> = first.lines().take(2).collect();
    assert_eq!(first, ["/help", "/play basileus"]);
    page.picture("welcome-commands").await;
    page.keys("\u{e003}").await;

    page.toolbox().await;
    page.read("#toolbox", "It is").await;
    let before = page.text("#toolbox .state-time").await;
    page.click("#toolbox .later[data-seconds='86400']").await;
    page.read("#toolbox .said", "1 day later").await;
    page.changes("#toolbox .state-time", &before).await;
    page.picture("welcome-toolbox").await;
    page.click("[aria-label='Light or dark theme']").await;
    page.click("[aria-label='Close the toolbox']").await;
    page.picture("welcome-light").await;

    page.click("#first-lesson").await;
    page.read("#messages", "Learn Kintei · 1/").await;
    page.press("Hint").await;
    page.read("#messages", "Hint:").await;
    page.picture("welcome-lesson").await;

    page.click("#first-game").await;
    page.read("#heading", "Tavolino").await;
    page.read("#messages", "Kumo").await;
    page.press("Your turn").await;
    page.read("#messages", "Which cloud steps or blows?").await;
    page.picture("welcome-game").await;
    page.command("help").await;
    page.read("#messages", "a move today, a move tomorrow")
        .await;
    page.picture("help").await;
    page.press("Play").await;
    page.read("#messages", "Pick a game").await;
    page.picture("help-games").await;
    page.close().await;
}

async fn the_beginning_fits_a_phone_too(page: Browser) {
    let house = House::open().await;
    page.go(&house.url, 1).await;
    page.read(".welcome", "You can play as 4 people").await;
    page.picture("phone-welcome-dark").await;
    let light = "document.documentElement.dataset.theme = 'light'";
    page.client.execute(light, Vec::new()).await.unwrap();
    page.picture("phone-welcome-light").await;
    let script = "return document.documentElement.scrollWidth <= window.innerWidth";
    let fits = page.client.execute(script, Vec::new()).await.unwrap();
    assert_eq!(fits, true, "nothing sticks out");
    page.click("#first-game").await;
    page.read("#messages", "Kumo").await;
    page.press("Your turn").await;
    page.read("#messages", "Which cloud steps or blows?").await;
    page.picture("phone-welcome-game").await;
    page.command("help").await;
    page.press("Play").await;
    page.read("#messages", "Pick a game").await;
    page.picture("phone-help-games").await;
    page.command("games").await;
    page.read("#messages", "against tavolino").await;
    page.picture("phone-inbox").await;
    page.close().await;
}

/// Each language is chosen in the toolbox, and the page speaks it at once, the composer too.
async fn the_page_speaks_the_persons_language(page: Browser) {
    let house = House::open().await;
    page.go(&house.url, 1).await;
    let fits = "return document.documentElement.scrollWidth <= window.innerWidth";
    page.click(".drawer-button").await;
    page.toolbox().await;
    page.see("#toolbox .choice option[value=it]").await;
    page.click("#toolbox .choice option[value=it]").await;
    page.read(".welcome", "Oppure comincia subito:").await;
    for (locale, welcome, write, command) in [
        (
            "it",
            "Impara Kintei in quattro minuti",
            "Messaggio a #games",
            "Comandi",
        ),
        (
            "fr",
            "Apprendre Kintei en quatre minutes",
            "Envoyer un message à #games",
            "Commandes",
        ),
        (
            "pl",
            "Poznaj Kintei w cztery minuty",
            "Wiadomość: #games",
            "Polecenia",
        ),
        (
            "de",
            "Lerne Kintei in vier Minuten",
            "Nachricht an #games",
            "Befehle",
        ),
        (
            "es-ES",
            "Aprende Kintei en cuatro minutos",
            "Enviar mensaje a #games",
            "Comandos",
        ),
        (
            "pt-BR",
            "Aprenda Kintei em quatro minutos",
            "Conversar em #games",
            "Comandos",
        ),
        (
            "en-US",
            "Learn Kintei in four minutes",
            "Message #games",
            "Commands",
        ),
    ] {
        let chosen = house.request(Method::PATCH, "people/1", json!({ "locale": locale }));
        chosen.await;
        page.go(&house.url, 1).await;
        page.read(".welcome", welcome).await;
        page.see(&format!("#write[placeholder='{write}']")).await;
        page.see(&format!("html[lang={}]", &locale[..2])).await;
        page.click("#write").await;
        page.keys("/").await;
        page.read(".picker-title", command).await;
        page.picture(&format!("phone-{locale}")).await;
        page.keys("\u{e003}").await;
        assert_eq!(
            page.client.execute(fits, Vec::new()).await.unwrap(),
            true,
            "{locale}"
        );
    }
    page.close().await;
}

async fn a_digest_is_read_on_a_phone(page: Browser) {
    let house = House::open().await;
    let ada = house.person("ada");
    let daily = json!({ "at": "8am", "zone": "+1" });
    ada.command("games", "remind digest", daily).await;
    let two = json!({ "order": "listed" });
    let four = json!({ "order": "listed", "seats": 4 });
    let all = ["ada", "bruno", "chiara", "dawid"];
    Match::start(&house, "kintei", two.clone(), &["ada", "bruno"]).await;
    Match::start(&house, "dungeon-chess", four, &all).await;
    Match::start(&house, "jinrai", two, &["ada", "chiara"]).await;
    let pool = house.pool().await;
    let due = "update preferences set digest_due = digest_due - 86400000";
    sqlx::query(due).execute(&pool).await.unwrap();
    pool.close().await;
    page.go(&house.url, 1).await;
    page.click(".drawer-button").await;
    page.channel("dm").await;
    page.read("#messages", "Waiting for you today").await;
    page.picture("phone-digest-dark").await;
    let light = "document.documentElement.dataset.theme = 'light'";
    page.client.execute(light, Vec::new()).await.unwrap();
    page.picture("phone-digest-light").await;
    let button = "#messages .message:last-child .button";
    let labels = page.text(button).await;
    let (label, _) = labels.split_once('\n').unwrap();
    page.press(label).await;
    page.read("#messages .message.private", "you are").await;
    page.close().await;
}

/// In Discord five buttons of two letters stand in one row of a phone, and four of seven.
async fn rows_of_short_buttons_fit_a_phone(page: Browser) {
    let house = House::open().await;
    for (game, first, widest) in [("kintei", None, 5), ("fullend", Some("flat"), 4)] {
        let options = json!({ "computer": "easy", "where": "here", "order": "listed" });
        let ada = house.person("ada");
        let opened = ada.command("games", &format!("play {game}"), options).await;
        Match::of(&house, &opened["message"]).await;
        page.go(&house.url, 1).await;
        page.click(".drawer-button").await;
        page.channel("games").await;
        page.press_last(".thread-box").await;
        page.press("Your turn").await;
        page.see("#messages .message.private .row").await;
        if let Some(label) = first {
            page.press(label).await;
            page.read("#messages .message.private", "About where?")
                .await;
        }
        page.picture(&format!("phone-{game}-dark")).await;
        // For each row of buttons, how many there are, and how many lines they take.
        let script =
            "const rows = [...document.querySelectorAll('#messages .message.private .row')];
            return rows.map(row => [...row.children].map(one => one.offsetTop))
                .map(tops => [tops.length, new Set(tops).size])";
        let rows = page.client.execute(script, Vec::new()).await.unwrap();
        let rows: Vec<(usize, usize)> = serde_json::from_value(rows).unwrap();
        assert!(
            rows.iter().any(|(buttons, _)| *buttons == widest),
            "{rows:?}"
        );
        assert!(rows.iter().all(|(_, lines)| *lines == 1), "{rows:?}");
        let light = "document.documentElement.dataset.theme = 'light'";
        page.client.execute(light, Vec::new()).await.unwrap();
        page.picture(&format!("phone-{game}-light")).await;
    }
    page.close().await;
}

/// Height of the page on a phone of 844 points, between the bars of its browser.
const SCREEN: f64 = 790.0;

async fn every_page_of_the_rules_fits_a_phone(page: Browser) {
    let house = House::open().await;
    let ada = house.person("ada");
    page.go(&house.url, 1).await;
    page.see("#write").await;
    // The height of a message once it shows this heading and its picture, else null.
    let script = "const message = document.querySelector(`[data-message-id=\"${arguments[0]}\"]`);
        const is_shown = message?.innerText.includes(arguments[1])
            && [...message.querySelectorAll('img')].every(one => one.complete);
        return is_shown ? message.getBoundingClientRect().height : null";
    for entry in GAMES {
        let info = entry.info;
        let pages = rulebook::pages(info.key, "en").unwrap();
        let rules = json!({ "game": info.key });
        let mut shown = ada.command("games", "rules", rules).await;
        for (at, own) in pages.iter().enumerate() {
            let place = format!("{} · {} ({}/{})", info.name, own.title, at + 1, pages.len());
            let message = shown["message"].clone();
            let height = async || {
                let arguments = vec![message["id"].clone(), json!(place)];
                let height = page.client.execute(script, arguments).await.unwrap();
                height.as_f64()
            };
            let height = house.until(&place, height).await;
            assert!(height <= SCREEN, "{place}: {height} points high");
            if at + 1 < pages.len() {
                let next = format!("{} ▶", pages[at + 1].title);
                shown = ada.press(&message, &next).await;
            }
        }
    }
    page.picture("phone-rules").await;
    page.close().await;
}
