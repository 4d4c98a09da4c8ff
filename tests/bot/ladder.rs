//! Ladders, as people meet them.

use serde_json::{Value, json};

use crate::house::{Answer, House, Person, components, menu_or_button, text, values};
use crate::proper::check_story;

/// Flag of a message for one reader.
const EPHEMERAL: u64 = 1 << 6;

/// The lists of a ladder that everybody sees in a channel.
async fn lists(house: &House, channel: &str) -> Vec<Value> {
    let messages = house.person("ada").messages(channel).await;
    messages.into_iter().filter(is_list).collect()
}

fn is_list(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0
        && text(&message["content"]).starts_with("**Kumo ladder**")
}

/// The list as soon as it has these words.
async fn list_with(house: &House, channel: &str, words: &str) -> Value {
    let is = |message: &Value| is_list(message) && text(&message["content"]).contains(words);
    house.person("ada").sees(channel, words, is).await
}

/// The private list of a person.
async fn own(person: Person<'_>) -> Value {
    person
        .command("games", "ladder", json!({ "game": "Kumo" }))
        .await
}

/// The direct message with these words.
async fn direct(person: Person<'_>, words: &str) -> Value {
    let is = |message: &Value| text(&message["content"]).contains(words);
    person.sees("dm", words, is).await
}

/// Turns ladders on, shows that of Kumo, and lets three people join: Ada, Bruno, Chiara.
async fn joined(house: &House) -> Value {
    let [ada, bruno, chiara] = house.people();
    let off = own(ada).await;
    off.says_privately("This server has no ladders.");
    let on = ada
        .command("games", "settings", json!({ "ladders": "on" }))
        .await;
    on.says_privately("Ladders: **on**");
    let options = json!({ "game": "Kumo", "show": true });
    let shown = ada.command("games", "ladder", options).await;
    shown.says_privately("in one message that I keep up to date");
    let list = list_with(house, "games", "Nobody is on it yet.").await;
    for (person, rung) in [(ada, 1), (bruno, 2), (chiara, 3)] {
        let joined = person.press(&list, "Join").await;
        joined.says_privately(format!(
            "You are on rung **{rung}** of the **Kumo** ladder."
        ));
    }
    let words = format!("**3** <@{}>", chiara.id());
    let list = list_with(house, "games", &words).await;
    assert_eq!(list["pinged"], json!([]), "{list}");
    list
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_sent_accepted_won_and_seen() {
    let mut house = House::open().await;
    let list = joined(&house).await;
    let [ada, bruno, chiara, dawid] = house.people();
    dawid
        .press(&list, "Challenge")
        .await
        .says_privately("You are not on this ladder.");
    ada.press(&list, "Challenge")
        .await
        .says_privately("You are at the top, on rung 1");
    let choice = chiara.press(&list, "Challenge").await;
    choice.says_privately("Whom do you challenge?");
    choice.says(format!("**1** <@{}>\n**2** <@{}>", ada.id(), bruno.id()));
    assert_eq!(values(&choice["message"]), [bruno.id(), ada.id()]);
    let sent = chiara.choose(&choice["message"], &ada.id()).await;
    sent.says_privately("Your challenge is sent to");
    chiara
        .press(&list, "Challenge")
        .await
        .says_privately("Your last challenge waits for its answer.");
    own(chiara)
        .await
        .says_privately(format!("Your challenge to <@{}> waits", ada.id()));
    let busy = bruno.press(&list, "Challenge").await;
    busy.says_privately("None of them can be challenged now.");
    busy.says(format!(
        "**1** <@{}> · not free for a challenge now",
        ada.id()
    ));
    let call = direct(ada, "challenges you on the **Kumo** ladder").await;
    call.says("two games at a time, seats swapped (normal: one move a day)");
    call.says("Declining is free now.");
    let private = own(ada).await;
    private.says_privately(format!("<@{}> challenges you", chiara.id()));
    assert!(menu_or_button(&private["message"], "Accept"), "{private}");
    let forged = bruno.forge(&list, &custom_id(&call, "Accept")).await;
    forged.says_privately("This challenge is no longer open");
    let accepted = ada.press(&call, "Accept").await;
    accepted.says("You have accepted. Both games begin in");
    list_with(&house, "games", &format!("▸ plays <@{}>", ada.id())).await;
    ada.press(&call, "Decline")
        .await
        .says("This challenge is no longer open");
    house.kill_bot();
    house.start_bot().await;
    let [ada, _, chiara, _] = house.people();
    let games = house.running().await;
    assert_eq!(games.len(), 2);
    for code in games {
        // Ada is the first of the house.
        house.resign(&code).await;
    }
    let words = format!("**1** <@{}>\n**2** <@{}>", chiara.id(), ada.id());
    let edited = list_with(&house, "games", &words).await;
    assert_eq!(edited["id"], list["id"], "it is edited");
    house.until_told().await;
    assert_eq!(lists(&house, "games").await.len(), 1);
    let [ada, bruno, chiara, _] = house.people();
    let met = ada.press(&edited, "Challenge").await;
    met.says_privately(format!("**1** <@{}> · you met on <t:", chiara.id()));
    // Shown elsewhere, it takes the place of the first.
    let options = json!({ "game": "Kumo", "show": true });
    bruno.command("general", "ladder", options).await;
    list_with(&house, "general", &words).await;
    let alone = async || lists(&house, "games").await.is_empty().then_some(());
    house.until("the first one is deleted", alone).await;
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_declines_rests_comes_back_and_leaves() {
    let house = House::open().await;
    let list = joined(&house).await;
    let [ada, bruno, chiara, dawid] = house.people();
    dawid.press(&list, "Join").await;
    let choice = dawid.press(&list, "Challenge").await;
    dawid.choose(&choice["message"], &ada.id()).await;
    let call = direct(ada, "challenges you").await;
    let declined = ada.press(&call, "Decline").await;
    declined.says("You have declined. It cost you nothing");
    direct(dawid, "was declined or not answered").await;
    let choice = dawid.press(&list, "Challenge").await;
    choice.says_privately(format!(
        "**1** <@{}> · a challenge between you ended on",
        ada.id()
    ));
    // Who takes no direct messages is asked in the channel.
    let closed = json!({ "person": "bruno", "open": false });
    house.control("dms", closed).await;
    dawid.choose(&choice["message"], &bruno.id()).await;
    let is_call =
        |message: &Value| text(&message["content"]).starts_with(&format!("<@{}>\n", bruno.id()));
    let public = bruno.sees("games", "the call", is_call).await;
    assert_eq!(public["pinged"], json!([bruno.id()]), "{public}");
    house
        .execute("update ladder_people set declined = 1 where rung = 2")
        .await;
    // Without an answer in time one steps down.
    house
        .execute("update ladder_challenges set sent = 1 where ended is null")
        .await;
    house.execute("update ladders set due = 1").await;
    let words = format!("**2** <@{}>\n**3** <@{}>", chiara.id(), bruno.id());
    list_with(&house, "games", &words).await;
    let question = own(bruno).await;
    let question = bruno.press(&question["message"], "Rest").await;
    question.says_privately("Rest from the **Kumo** ladder?");
    let rests = bruno.press(&question["message"], "Yes, rest").await;
    rests.says_privately("You rest from the **Kumo** ladder.");
    list_with(&house, "games", &format!("**3** <@{}>", dawid.id())).await;
    let shown = own(bruno).await;
    shown.says_privately("brings you back to rung **4**, three below your old one");
    bruno
        .press(&shown["message"], "Join")
        .await
        .says_privately("You are on rung **4**");
    let shown = own(bruno).await;
    let question = bruno.press(&shown["message"], "Leave").await;
    bruno
        .press(&question["message"], "Yes, leave")
        .await
        .says_privately("You have left the **Kumo** ladder.");
    own(bruno)
        .await
        .says_privately("puts you on the lowest rung");
    bruno
        .press(&shown["message"], "Rest")
        .await
        .says_privately("You are not on this ladder.");
    // Who has rested without knowing is told, and comes back from there.
    house
        .execute("update ladder_people set since = 1 where rung = 1")
        .await;
    house.execute("update ladders set due = 1").await;
    let idle = direct(ada, "no meeting on the **Kumo** ladder for 60 days").await;
    ada.press(&idle, "Join")
        .await
        .says("You are on rung **3** of the **Kumo** ladder.");
    for forged in [
        "ladder|join|17|kumo",
        "ladder|fly|17|kumo",
        "challenge|accept|17",
    ] {
        let forged = ada.forge(&list, forged).await;
        assert_eq!(forged["ephemeral"], true, "{forged}");
    }
    let in_dm = bruno
        .command("dm", "ladder", json!({ "game": "Kumo" }))
        .await;
    in_dm.says("Ladders belong to a server");
    let wrong = ada
        .command("games", "ladder", json!({ "game": "Mindoku" }))
        .await;
    wrong.says_privately("Mindoku");
    let offered = ada
        .complete("games", "ladder", "game", json!({ "game": "kum" }))
        .await;
    assert_eq!(offered, ["Kumo"]);
    check_story(&house).await;
}

/// The `custom_id` of the button with this label.
fn custom_id(message: &Value, label: &str) -> String {
    let mut buttons = components(message);
    let button = buttons.find(|button| button["label"] == label).unwrap();
    text(&button["custom_id"]).to_owned()
}
