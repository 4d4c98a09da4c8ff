//! Deals that differ in a part: another deal is mixed into one.

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::Value;

use crate::game::Rng;

/// Another deal: the second one, the first with a part of the second, or the first with two of its
/// parts exchanged. It need not be one that can be.
pub fn exchanged(first: &Value, second: &Value, rng: &mut Rng) -> Value {
    let mut deal = first.clone();
    let parts = parts(first);
    let (Some(here), Some(there)) = (parts.choose(rng), parts.choose(rng)) else {
        return second.clone();
    };
    let other = match rng.random_range(0..4) {
        0 => return second.clone(),
        1 => second.pointer(here).cloned(),
        _ => {
            let one = first.pointer(here).cloned();
            let other = first.pointer(there).cloned();
            if let (Some(place), Some(one)) = (deal.pointer_mut(there), one) {
                *place = one;
            }
            other
        }
    };
    if let (Some(place), Some(other)) = (deal.pointer_mut(here), other) {
        *place = other;
    }
    deal
}

/// The path of each single item in a deal.
fn parts(deal: &Value) -> Vec<String> {
    let mut all = Vec::new();
    let mut left = vec![(String::new(), deal)];
    while let Some((pointer, value)) = left.pop() {
        match value {
            Value::Array(values) => {
                let each = values.iter().enumerate();
                left.extend(each.map(|(index, value)| (format!("{pointer}/{index}"), value)));
            }
            Value::Object(values) => {
                let name = |key: &str| key.replace('~', "~0").replace('/', "~1");
                let each = values.iter();
                left.extend(each.map(|(key, value)| (format!("{pointer}/{}", name(key)), value)));
            }
            _ => all.push(pointer),
        }
    }
    all
}
