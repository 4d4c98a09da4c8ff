//! Refusals that name seats, worded here, where the players are known.

use super::reply::Reply;
use crate::discord::view::names;
use crate::host::{self, Error, Record, Refusal};
use tavolino_games::game::Lang;

/// The outcome of work in a match, a refusal in words: `lang` names the buttons as they are
/// labelled at its table.
pub fn worded(outcome: Result<Reply, Error>, lang: &Lang) -> Result<Reply, Error> {
    match outcome {
        Err(Error::Refused(refusal)) => Ok(Reply::refusal(refusal.say(lang))),
        outcome => outcome,
    }
}

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
