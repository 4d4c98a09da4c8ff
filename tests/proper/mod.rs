//! Whether a whole story was told as Discord's description has it.

use crate::house::House;
use crate::judge::Judge;

/// Everything the bot sent, and every answer it got, by Discord's own description.
pub async fn is_proper(house: &House) {
    let judge = Judge::call();
    let faults: Vec<String> = house
        .requests()
        .await
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}
