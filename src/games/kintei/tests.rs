use super::*;
use crate::contract::obeys;

#[test]
fn obeys_the_contract() {
    obeys::<Kintei>(2, &[("slide", "any")]);
    obeys::<Kintei>(2, &[("slide", "full")]);
}
