//! Refusals that speak of seats: they are worded here, where the names of people are known.

use crate::discord::view::names;
use crate::host::{self, Record, Refusal};
use tavolino_games::game::Lang;

/// The same refusal, with people in the place of seats.
pub fn named(refusal: Refusal, lang: &Lang, record: &Record) -> Refusal {
    match refusal {
        Refusal::Waiting(info, seats) => {
            let names = host::names(&names::seated(lang, record), info, seats);
            Refusal::WaitingFor(names)
        }
        refusal => refusal,
    }
}
