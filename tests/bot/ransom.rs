//! A ransom by menus: the holder of the character is named by colour, not by a number.

use serde_json::json;

use crate::house::{Answer, House, PEOPLE, components, offered, text};

/// As far as blue's Kor is gold's prisoner.
const LINE: [&str; 14] = [
    "e2 e3", "e7 e6", "e3 e2", "e8 g8", "d1 c1", "m g6", "d2 d3", "g6 d3", "c1 f1", "d3 e2",
    "m b3", "e2 f1", "b3 c3", "f1 e1",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_captor_is_chosen_by_colour() {
    let house = House::open().await;
    let game = house.game("dungeon-chess").await;
    for name in PEOPLE {
        let person = house.person(name);
        let offered = person
            .complete(&game.thread, "move", "turn", json!({ "turn": "" }))
            .await;
        person
            .play(&game.thread, json!({ "turn": offered[0] }))
            .await;
    }
    for (turn, name) in LINE.into_iter().zip(PEOPLE.into_iter().cycle()) {
        let done = house
            .person(name)
            .play(&game.thread, json!({ "turn": turn }))
            .await;
        let answer = text(&done["message"]["content"]);
        assert!(answer.contains("Played"), "{turn}: {done}");
    }
    let panel = game.panel_with("e1").await;
    let ada = house.person("ada");
    let mut standing = ada.press(&panel, "Your turn").await;
    let mut labels = Vec::new();
    loop {
        let offered = offered(&standing["message"]);
        if offered.is_empty() {
            break;
        }
        let shown = components(&standing["message"]);
        labels.extend(shown.map(|button| text(&button["label"]).to_owned()));
        let ransom = offered.iter().find(|value| value.contains("ransom"));
        let value = ransom.expect("a ransom is offered").clone();
        standing = ada.pick(&standing["message"], &value).await;
    }
    let captor = labels
        .iter()
        .find(|label| label.contains("Kor") && label.contains("gold"));
    assert!(captor.is_some(), "{labels:?}");
    assert!(
        labels.iter().all(|label| !label.contains("<@")),
        "{labels:?}"
    );
    let done = ada.confirm(&standing["message"]).await;
    done.says("Played");
}
