//! Several processes of the bot over one database: whatever becomes of each, what people see is as if there were one.
//! `cargo bench --bench processes` has more of them for longer.

#[path = "processes/clocks.rs"]
mod clocks;
mod house;
#[path = "processes/story.rs"]
mod story;
#[path = "processes/together.rs"]
mod together;
#[path = "processes/waking.rs"]
mod waking;

use story::{Scale, Trouble};
use together::{Together, World};

#[tokio::test(flavor = "multi_thread")]
async fn whatever_dies_every_turn_is_played_once_and_everybody_called_once() {
    let scale = Scale {
        servers: 8,
        people: 32,
        turns: 200,
        trouble: Trouble::Deaths,
    };
    let mut together = Together::of(scale.world(8), 3).await;
    together.begin().await;
    let told = story::play(&mut together, scale, 5).await;
    println!("{told:?}");
    assert!(told.acknowledged > scale.turns / 2, "{told:?}");
    assert!(told.kills > 2, "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_processes_take_over_from_old_ones_and_nobody_notices() {
    let scale = Scale {
        servers: 4,
        people: 16,
        turns: 300,
        trouble: Trouble::Updates,
    };
    let mut together = Together::of(scale.world(4), 2).await;
    together.begin().await;
    let told = story::play(&mut together, scale, 6).await;
    println!("{told:?}");
    assert!(told.updates > 0, "{told:?}");
    assert_eq!(told.again, 0, "somebody tapped in vain: {told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_processes_together_call_discord_as_often_as_it_allows() {
    let scale = Scale {
        servers: 6,
        people: 24,
        turns: 200,
        trouble: Trouble::None,
    };
    let world = World {
        calls: Some(50),
        ..scale.world(6)
    };
    let mut together = Together::of(world, 3).await;
    together
        .house
        .says
        .push(("CALLS_PER_SECOND", "share".to_owned()));
    together.begin().await;
    story::play(&mut together, scale, 7).await;
    let calls = together.house.get("control/calls").await;
    println!("{calls}");
    assert_eq!(calls["refused"], 0, "{calls}");
    let most = calls["most_in_a_second"].as_u64().unwrap();
    // More than one of them may.
    assert!((17..=50).contains(&most), "{calls}");
}
