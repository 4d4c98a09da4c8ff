use super::laws::{Checked, check};
use super::*;
use crate::games;

/// The right turns of the steps measured in the design, in the order of the file; `None` where it has no number.
const MEASURED: &[(&str, &[Option<usize>])] = &[
    (
        "kintei",
        &[
            Some(27),
            Some(1),
            Some(23),
            Some(2),
            Some(1),
            Some(1),
            Some(1),
        ],
    ),
    (
        "jinrai",
        &[Some(4), Some(3), Some(20), Some(111), Some(5), Some(119)],
    ),
    ("mindoku", &[Some(28), Some(1), Some(2), Some(5), Some(5)]),
];

fn checked(kind: &'static GameEntry) -> Vec<Checked> {
    check(kind).unwrap()
}

#[test]
fn every_lesson_obeys_the_laws() {
    for kind in games::GAMES.iter().filter(|kind| count(kind) > 0) {
        for checked in checked(kind) {
            let (key, name) = (kind.info.key, &checked.step.name);
            assert!(
                checked.broken.is_empty(),
                "{key} {name}: {:?}",
                checked.broken
            );
        }
    }
}

#[test]
fn right_turns_are_as_many_as_measured() {
    for &(key, measured) in MEASURED {
        let kind = games::find(key).unwrap();
        for (checked, right) in checked(kind).iter().zip(measured) {
            let name = &checked.step.name;
            assert!(
                right.is_none_or(|right| right == checked.right),
                "{key} {name}: {}",
                checked.right
            );
        }
    }
}
