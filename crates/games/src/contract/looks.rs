//! The first thing in which two games differ for a viewer.

use super::difference::{Difference, in_drawings, in_sentences, in_texts, in_words, unequal};
use super::subject::{Sight, Subject};
use crate::board::Board;
use crate::game::{Lang, Scene, Viewer};

/// The first difference of two plays for `viewer`: in what it is shown, then in what may be done,
/// then in what it knows.
pub fn between(plays: [&dyn Subject; 2], viewer: Viewer) -> Option<Difference> {
    let [one, other] = plays.map(|play| play.sight(viewer));
    let sights = [&*one, &*other];
    in_sight(sights)
        .or_else(|| in_doings(plays, viewer))
        .or_else(|| in_knowledge(sights))
        .or_else(|| in_not_compared(sights))
}

/// The first difference between two plays for a viewer who is shown these.
pub fn between_sights(sights: [&dyn Sight; 2]) -> Option<Difference> {
    in_sight(sights)
        .or_else(|| in_knowledge(sights))
        .or_else(|| in_not_compared(sights))
}

/// The first difference in the sentences and pictures of the position, and of the viewer's card.
pub fn in_sight(sights: [&dyn Sight; 2]) -> Option<Difference> {
    let lang = Lang::english();
    let reports = sights.map(|sight| sight.report(&lang));
    in_sentences("the report of the last turn, by `Face::describe`", &reports)
        .or_else(|| {
            let makers = ["alt", "text", "draw"].map(|maker| format!(", by `Face::{maker}`"));
            in_scenes(&sights.map(|sight| sight.scene(&lang)), &makers)
        })
        .or_else(|| in_cards(sights, &lang))
}

/// The first difference in two pictures with their texts; `makers` says of the alt text, of the
/// text board and of the picture where each is from.
pub fn in_scenes(scenes: &[Scene; 2], makers: &[String; 3]) -> Option<Difference> {
    let [alt, text, picture] = makers;
    let alts = scenes.each_ref().map(|scene| scene.alt.clone());
    let texts = scenes.each_ref().map(|scene| scene.text.clone());
    in_sentences(&format!("the alt text{alt}"), &alts)
        .or_else(|| in_sentences(&format!("the text board{text}"), &texts))
        .or_else(|| in_drawings(&format!("the picture{picture}"), scenes))
}

fn in_cards(sights: [&dyn Sight; 2], lang: &Lang) -> Option<Difference> {
    let summaries = sights.map(|sight| sight.card_summary(lang).unwrap_or_default());
    in_sentences("the card summary, by `Face::card_summary`", &summaries)
        .or_else(|| match sights.map(|sight| sight.card(lang)) {
            [Some(one), Some(other)] => {
                let maker = || " of the card, by `Face::card`".to_owned();
                in_scenes(&[one, other], &[maker(), maker(), maker()])
            }
            cards => in_words(
                "the card, by `Face::card`",
                cards.map(|card| card.is_some()),
            ),
        })
        .or_else(|| {
            let versions = sights.map(Sight::card_version);
            in_words("the number of the card, by `Face::card_version`", versions)
        })
}

/// The first difference in what may be done, and in the numbers that common rules read.
pub fn in_doings(plays: [&dyn Subject; 2], viewer: Viewer) -> Option<Difference> {
    let in_pieces = |seat| {
        let what = format!("the pieces of seat {seat}, by `Game::pieces_in_play`");
        in_words(&what, plays.map(|play| play.pieces_in_play(seat)))
    };
    let listed = |all: Option<Vec<String>>| all.unwrap_or_default().join(", ");
    in_words("the seats to act", plays.map(Board::to_act))
        .or_else(|| plays[0].seats().iter().find_map(in_pieces))
        .or_else(|| {
            let repeats = plays.map(Board::is_repetition);
            in_words("the repetition of the position", repeats)
        })
        .or_else(|| {
            let turns = plays.map(|play| listed(viewer.map(|seat| play.turns(seat))));
            in_words("the turns, by `Game::turns`", turns)
        })
        .or_else(|| {
            let claims = plays.map(|play| listed(viewer.map(|seat| play.claims(seat))));
            in_words("the claims, by `Claim::all`", claims)
        })
}

/// The first difference in what the viewer is given to know, as far as `==` sees it.
pub fn in_knowledge(sights: [&dyn Sight; 2]) -> Option<Difference> {
    let [one, other] = sights;
    if one.is_equal(other, true) {
        return None;
    }
    in_words("the seats to act", sights.map(Sight::to_act))
        .or_else(|| in_words("the outcome", sights.map(Sight::outcome)))
        .or_else(|| {
            let differs = !one.is_view_of(other);
            differs.then(|| unequal("the view, by `Game::view`", sights.map(Sight::view)))
        })
        .or_else(|| in_words("the staying seats", sights.map(Sight::staying)))
        .or_else(|| {
            let what = "the deed of the last turn, by `Game::redact`";
            let differs = !one.is_deed_of(other);
            differs.then(|| unequal(what, sights.map(Sight::deed)))
        })
}

/// The first difference in a part of what the viewer is given to know that `==` skips.
pub fn in_not_compared(sights: [&dyn Sight; 2]) -> Option<Difference> {
    let part = "a part that `==` skips (`kit::not_compared::NotCompared`)";
    let view = format!("the view, by `Game::view`, in {part}");
    let deed = format!("the deed of the last turn, by `Game::redact`, in {part}");
    in_texts(&view, sights.map(Sight::view)).or_else(|| in_texts(&deed, sights.map(Sight::deed)))
}

/// Those who look on a play: everyone with a seat, and the public.
pub fn viewers(play: &dyn Subject) -> impl Iterator<Item = Viewer> + use<> {
    play.seats().iter().map(Some).chain([None])
}

/// A viewer in words.
pub fn named(viewer: Viewer) -> String {
    match viewer {
        Some(seat) => format!("seat {seat}"),
        None => "everyone".to_owned(),
    }
}
