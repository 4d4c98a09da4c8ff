//! Some seconds of a crowd, with Discord in trouble: everybody is answered soon, and Discord
//! refuses nothing. `cargo bench --bench load` takes ten minutes of 500 people.

use std::time::Duration;

use crate::crowd::{Scale, crowd};
use crate::house::House;
use crate::judge;

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_answered_soon_while_discord_is_in_trouble() {
    let _machine = crate::MACHINE.write().await;
    let house = House::open_with_budgets().await;
    let scale = Scale {
        people: 50,
        rate: 40,
        lasting: Duration::from_secs(8),
    };
    let seen = crowd(&house, scale).await;
    println!(
        "waits: p50 {} ms, p99 {} ms, worst {} ms; {} while cut off; {} turns, {} faults",
        seen.wait(0.5),
        seen.wait(0.99),
        seen.wait(1.0),
        seen.cut,
        seen.turns,
        seen.faults
    );
    // Where little happens, nothing is proved.
    assert!(seen.acknowledged.len() > 100, "{}", seen.acknowledged.len());
    assert!(
        seen.turns > 10 && seen.faults > 3,
        "{}, {}",
        seen.turns,
        seen.faults
    );
    assert!(
        seen.unanswered.is_empty(),
        "{:?}\n{}",
        seen.unanswered,
        house.log()
    );
    assert!(seen.lost <= seen.faults, "{}, {}", seen.lost, seen.faults);
    assert_eq!(seen.late(), 0, "{:?}\n{}", seen.acknowledged, house.log());
    assert!(seen.refusals.is_empty(), "{:?}", seen.refusals);
    println!(
        "{} previews, {} confirmed",
        seen.confirms.previews(),
        seen.confirms.played()
    );
    assert!(seen.confirms.previews() > 0, "nobody chose by menus");
    seen.confirms.assert_true(&house.address()).await;
    let judge = judge::Judge::load();
    let faults: Vec<String> = seen
        .requests
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!house.log().contains("panicked"), "{}", house.log());
    let (_, memory) = seen.memory();
    assert!(memory < 150, "the bot holds {memory} MB");
}
