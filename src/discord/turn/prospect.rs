//! The immediate consequence of a chosen turn, and the warning about it.

use crate::host::Record;
use crate::pool::{self, JobClass};
use tavolino_games::board::{Chosen, Prospect};
use tavolino_games::game::Lang;

/// A chosen turn with its prospect, computed on the pool for `owner`.
pub async fn with_prospect(owner: &str, chosen: Box<dyn Chosen>) -> (Box<dyn Chosen>, Prospect) {
    let with_prospect = move || {
        let prospect = chosen.prospect();
        (chosen, prospect)
    };
    pool::work(owner, JobClass::Short, with_prospect).await
}

/// The warning before a turn with this prospect; `None` for an open one.
pub fn warning(record: &Record, prospect: Prospect, seated: &Lang) -> Option<String> {
    let rival = match prospect {
        Prospect::Exposes(rival) => seated.seat(record.entry.info, rival),
        _ => String::new(),
    };
    let key = match prospect {
        Prospect::Open => return None,
        Prospect::Wins => "picker-wins",
        Prospect::Draws => "picker-draws",
        Prospect::Exposes(_) => "picker-exposes",
        Prospect::Loses => "picker-loses",
    };
    Some(seated.say(key, &[("rival", rival.into())]))
}
