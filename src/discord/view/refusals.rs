//! Refusals that name seats, worded here, where the players are known.

use crate::discord::view::names;
use crate::host::{self, Record, Refusal};
use tavolino_games::game::Lang;

/// The refusal with players in place of seats.
pub fn named(refusal: Refusal, lang: &Lang, record: &Record) -> Refusal {
    match refusal {
        Refusal::Waiting(info, seats) => {
            let names = host::names(&names::seated(lang, record), info, seats);
            Refusal::WaitingFor(names)
        }
        refusal => refusal,
    }
}
