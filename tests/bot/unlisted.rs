//! The public part of results: nothing of people who hide, and nothing of another server.

use discord_sandbox::Options;
use serde_json::{Value, json};

use crate::house::{Answer, House, Match, components, text};
use crate::proper::check_story;
use crate::stats::{CERTAIN, lost_by, rated_between};

/// A message as its readers see it: words, labels, alternative texts and pictures, without codes
/// and times.
async fn seen(message: &Value) -> Vec<String> {
    let words = text(&message["content"]).to_owned();
    let labels = components(message).map(|button| text(&button["label"]).to_owned());
    let mut seen: Vec<String> = labels.chain([words]).collect();
    for file in message["attachments"].as_array().into_iter().flatten() {
        let picture = reqwest::get(text(&file["url"])).await.unwrap();
        let picture = picture.bytes().await.unwrap();
        assert!(!picture.is_empty(), "{file}");
        seen.push(format!("{} {picture:?}", text(&file["description"])));
    }
    seen.into_iter().map(|text| without_times(&text)).collect()
}

/// A text without the code of a match and the times in it.
fn without_times(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default();
    let rest = parts.filter_map(|part| part.split_once('>'));
    let text: String = rest.fold(first.to_owned(), |text, (_, after)| text + after);
    let spans = text.split('`').step_by(2);
    spans.collect()
}

/// The public texts and pictures after Chiara, who hides, and Dawid have played rated games lost by
/// `losers`.
async fn public_after(losers: &[&'static str]) -> Vec<String> {
    let house = House::open().await;
    let (ada, chiara) = (house.person("ada"), house.person("chiara"));
    let listed = ["ada", "bruno"];
    let hidden = ["chiara", "dawid"];
    lost_by("bruno", &rated_between(&house, listed).await, listed).await;
    for &loser in losers {
        lost_by(loser, &rated_between(&house, hidden).await, hidden).await;
    }
    house.execute(CERTAIN).await;
    for name in hidden {
        let person = house.person(name);
        let kumo = json!({ "game": "kumo" });
        let own = person.command("games", "stats", kumo).await;
        let hid = person.press(&own["message"], "Hide me").await;
        hid.says("no list has you");
    }
    for name in listed {
        // The private notice before the first listing.
        let person = house.person(name);
        person.command("games", "games", json!({})).await;
    }
    let mut public = Vec::new();
    let shown = json!({ "game": "kumo", "show": true });
    let list = ada.command("games", "leaderboard", shown).await;
    list.says(format!("1. <@{}> ", ada.id()));
    public.push(list["message"].clone());
    for name in ["ada", "chiara"] {
        let shown = json!({ "person": name, "game": "kumo", "show": true });
        public.push(ada.command("games", "stats", shown).await["message"].clone());
    }
    // A game in which one of them plays says no number either.
    let options = json!({ "opponent": "bruno", "order": "listed", "rated": "yes" });
    let opened = chiara.command("games", "play kumo", options).await;
    let bruno = house.person("bruno");
    public.push(opened["message"].clone());
    let question = bruno.press(&opened["message"], "Join").await;
    if question["ephemeral"] == true {
        bruno.press(&question["message"], "Join").await;
    }
    let game = Match::of(&house, &opened["message"]).await;
    public.push(game.panel().await);
    check_story(&house).await;
    let mut all = Vec::new();
    for message in &public {
        all.extend(seen(message).await);
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_may_read_is_the_same_whatever_hidden_people_have_played() {
    let without = public_after(&["dawid"]).await;
    assert!(without.iter().any(|text| text.len() > 4_000), "a picture");
    assert_eq!(public_after(&["chiara"]).await, without);
    assert_eq!(public_after(&["dawid", "dawid"]).await, without);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_one_server_is_shown_on_another() {
    let mut house = House::of(Options {
        identify_window: std::time::Duration::ZERO,
        servers: 2,
        ..Options::default()
    })
    .await;
    house.start_bot().await;
    let people = ["ada", "bruno"];
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    house.execute(CERTAIN).await;
    let [ada, bruno] = house.people();
    // No list of this server shows her number, so that she is not informed here.
    let games = ada.command("games@2", "games", json!({})).await;
    assert!(!games.content().contains("leaderboard"), "{games}");
    for name in people {
        house
            .person(name)
            .command("games", "games", json!({}))
            .await;
    }
    let kumo = json!({ "game": "kumo" });
    let here = ada.command("games", "leaderboard", kumo.clone()).await;
    here.says(ada.id());
    let there = ada.command("games@2", "leaderboard", kumo.clone()).await;
    for id in [ada.id(), bruno.id()] {
        assert!(!there.content().contains(&id), "{there}");
    }
    let own = ada.command("games@2", "stats", json!({})).await;
    own.says("No finished games yet.");
    let other = json!({ "person": "bruno", "game": "kumo" });
    let seen = ada.command("games@2", "stats", other).await;
    for words in ["lost 1", "rating", "Kumo** · <@"] {
        assert!(!seen.content().contains(words), "{seen}");
    }
    let direct = ada.command("dm", "stats", kumo).await;
    assert!(!direct.content().contains("rating"), "{direct}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_the_server_is_in_no_list() {
    let house = House::open().await;
    let people = ["ada", "bruno"];
    lost_by("bruno", &rated_between(&house, people).await, people).await;
    let removed = json!({ "who": "bruno", "there": false, "elsewhere": true });
    house.control("members", removed).await;
    let [ada, bruno] = house.people();
    let members = async || {
        let requests = house.requests().await;
        let reads = requests.iter().filter(|request| {
            let path = text(&request["path"]);
            path.contains("/members/") && path.ends_with(&bruno.id())
        });
        reads.count()
    };
    let before = members().await;
    // Discord is asked once a day.
    for _ in 0..2 {
        let kumo = json!({ "game": "kumo" });
        let list = ada.command("games", "leaderboard", kumo).await;
        list.says(ada.id());
        assert!(!list.content().contains(&bruno.id()), "{list}");
    }
    assert_eq!(members().await, before + 1);
    check_story(&house).await;
}
