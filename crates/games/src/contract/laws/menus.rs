//! The laws of menus.

use crate::contract::limits::CHOICES;
use crate::contract::walk::Walk;
use crate::game::notation;

/// Menus lead to the turn, and none of them is too long.
pub fn is_walked_to(walk: &Walk<'_>, texts: &[String], turn: &str) {
    let mut prefix = String::new();
    for _ in 0..40 {
        let steps = notation::step(texts, &prefix, CHOICES);
        let held = format!(
            "the menu after `{prefix}` has {} choices, 1 to {CHOICES} are allowed",
            steps.len()
        );
        walk.law((1..=CHOICES).contains(&steps.len()), &held);
        let next = steps.iter().find(|step| step.leads_to(turn));
        let leads = format!("the menu after `{prefix}` leads to `{turn}`");
        walk.law(next.is_some(), &leads);
        let next = next.expect("the law above holds");
        if next.is_turn {
            return;
        }
        let longer = format!("the menu after `{prefix}` leads to longer words");
        walk.law(next.text != prefix, &longer);
        prefix.clone_from(&next.text);
    }
    walk.law(false, format_args!("`{turn}` is reached within 40 menus"));
}
