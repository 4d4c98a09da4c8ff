//! The one offer of a lesson, to a person who is new to the game: with the private answer to their
//! first **Join** or **Your turn** there.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::learn_button_of;
use crate::discord::warnings::or_log;
use crate::host::Record;
use tavolino_games::lessons;

/// The offer of a lesson.
pub struct Offer {
    /// The sentence.
    pub sentence: String,
    /// The button that opens the lesson.
    pub button: CreateButton,
}

/// The offer before the caller's first turn of a match; `None` where there is none to make. After
/// the first round nothing is looked up.
pub async fn at_turn(request: &Request<'_>, record: &Record) -> Option<Offer> {
    let is_first_round = record.row.number < record.table.seats.into();
    let seat = record.seat_of(request.person())?;
    let acts = record.is_running() && record.to_act().contains(seat);
    if !is_first_round || !acts {
        return None;
    }
    of_lesson(request, record).await
}

/// The offer of the lesson for a match; `None` for a person who was offered it, has opened it, or
/// has finished such a game. A failure is logged: the answer is given without the offer.
pub async fn of_lesson(request: &Request<'_>, record: &Record) -> Option<Offer> {
    let lesson = lessons::for_table(record.entry, &record.table.options)?;
    let game = record.entry.info.key;
    let (host, person) = (request.host(), request.person());
    let is_new = host.offer_lesson(person, game, lesson.key, now()).await;
    if !or_log(request, is_new)? {
        return None;
    }
    let lang = request.lang_at(record);
    let values = [("game", lesson.title(&lang).into())];
    Some(Offer {
        sentence: lang.say("lesson-offer", &values),
        button: learn_button_of(lesson, ButtonStyle::Secondary, &lang)?,
    })
}
