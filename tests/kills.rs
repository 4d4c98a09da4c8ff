//! Some dozen kills; `cargo bench --bench kills` does a thousand. `SEED=7 cargo test --test kills` does those of a seed again.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "confirms/mod.rs"]
mod confirms;
#[path = "house/mod.rs"]
mod house;
#[path = "kills/mod.rs"]
mod kills;

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_instant_nothing_is_lost_nothing_doubled_and_nobody_called_twice() {
    let asked = std::env::var("SEED")
        .ok()
        .and_then(|seed| seed.parse().ok());
    let seed = asked.unwrap_or_else(kills::any_seed);
    println!("seed {seed}");
    let tally = kills::run(24, seed).await;
    println!("{tally:?}");
    for what in ["backup", "lobby", "migration", "play"] {
        assert!(tally.contains_key(what), "{tally:?}");
    }
    assert!(tally["previews"] > 0, "{tally:?}");
}
