//! A check of whole stories: against Discord's API description, and the promise of Confirm.

use crate::confirms::Confirms;
use crate::house::House;
use crate::judge::Judge;

/// Checks every request of the bot and its answer against Discord's API description, and the promise of Confirm.
pub async fn check_story(house: &House) {
    let judge = Judge::load();
    let faults: Vec<String> = house
        .requests()
        .await
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    Confirms::check_story(house).await;
}
