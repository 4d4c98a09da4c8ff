//! The program killed some dozen times; `cargo bench --bench kills` does it a thousand times.
//! `SEED=7 cargo test --test processes killed` repeats the kills of a seed.

use crate::kills;

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_rated_games_end_each_is_rated_once() {
    let _machine = crate::MACHINE.read().await;
    let seed = kills::any_seed();
    println!("seed {seed}");
    let tally = kills::run_ends(4, seed).await;
    assert_eq!(tally["rated games"], 8, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_it_posts_by_itself_each_message_is_there_once() {
    let _machine = crate::MACHINE.read().await;
    let seed = kills::any_seed();
    println!("seed {seed}");
    let tally = kills::run_posts(3, seed).await;
    for what in ["card", "greeting", "week"] {
        assert_eq!(tally[what], 1, "{tally:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_instant_nothing_is_lost_nothing_doubled_and_nobody_called_twice() {
    let _machine = crate::MACHINE.read().await;
    let seed = std::env::var("SEED")
        .ok()
        .and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(kills::any_seed);
    println!("seed {seed}");
    let tally = kills::run(24, seed).await;
    println!("{tally:?}");
    for what in ["backup", "ends", "lobby", "migration", "play"] {
        assert!(tally.contains_key(what), "{tally:?}");
    }
    assert!(tally["previews"] > 0, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_between_two_rounds_of_a_contest_each_pairing_is_made_once() {
    let _machine = crate::MACHINE.read().await;
    let seed = kills::any_seed();
    println!("seed {seed}");
    let tally = kills::run_contests(6, seed).await;
    assert_eq!(tally["rounds"], 2, "{tally:?}");
}
