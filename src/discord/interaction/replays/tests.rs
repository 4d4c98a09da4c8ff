use rand::SeedableRng;
use tempfile::TempDir;

use super::*;
use crate::host::{
    Actor, ChannelId, Command, InteractionId, Opening, Pace, Strength, Timestamp, UserId,
};
use crate::store::Store;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games;

#[tokio::test]
async fn two_who_ask_at_once_get_the_same_one_and_nobody_gets_one_before_the_end() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let store = Store::open(&format!("sqlite://{}", file.display())).await;
    let host = Host::new(store.unwrap());
    let mut rng = Rng::seed_from_u64(1);
    let entry = games::find("kintei").unwrap();
    let opening = Opening {
        computers: vec![(2, Strength::Medium)],
        pace: Pace::None,
        ..Opening::new(
            entry,
            entry.info.table(&Options::new(), None).unwrap(),
            UserId(1),
            ChannelId(1),
            InteractionId(1),
        )
    };
    let running = host.open(opening, &mut rng, Timestamp(0)).await.unwrap();
    let (replays, lang) = (Replays::default(), Lang::english());
    let early = replays.of(&host, &running, &lang).await;
    assert!(matches!(early, Err(Error::Refused(Refusal::NoReplayYet))));
    let actor = Actor::Person(UserId(1), InteractionId(2));
    let over = host.act(running.id(), actor, Command::Leave, None, Timestamp(1));
    let over = over.await.unwrap();
    let (one, other) = tokio::join!(
        replays.of(&host, &over, &lang),
        replays.of(&host, &over, &lang)
    );
    assert!(Arc::ptr_eq(&one.unwrap(), &other.unwrap()));
}

#[test]
fn a_replay_is_described_by_its_end_and_the_way_there_if_both_fit() {
    let lang = Lang::english();
    assert_eq!(
        alt_text(7, "It is over.", &lang),
        "A game of 7 steps, one after the other. At the end: It is over."
    );
    let end = "x".repeat(1020);
    assert_eq!(alt_text(7, &end, &lang), end);
}
