//! A check of whole stories: against Discord's API description, and the promise of Confirm.

use crate::confirms::Confirms;
use crate::house::House;
use crate::judge::Judge;

/// Checks every request of the bot and its answer against Discord's API description, and the promise of Confirm.
pub async fn is_proper(house: &House) {
    let judge = Judge::call();
    let faults: Vec<String> = house
        .requests()
        .await
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    Confirms::are_true(house).await;
}
