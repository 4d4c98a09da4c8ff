//! Whether a whole story was told as Discord's description has it, and each Confirm played what it said.

use crate::confirms::Confirms;
use crate::house::House;
use crate::judge::Judge;

/// Everything the bot sent, and every answer it got, by Discord's own description; and what Confirm promised.
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
