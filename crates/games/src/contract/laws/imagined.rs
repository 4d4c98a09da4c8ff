//! The laws of imagined positions and of previews.

use std::fmt::Debug;

use super::texts::fits;
use crate::contract::difference::in_words;
use crate::contract::languages::{file, languages};
use crate::contract::looks::{between_sights, named, viewers};
use crate::contract::subject::Subject;
use crate::contract::walk::Walk;
use crate::game::{Lang, Seat, Viewer};

/// Hidden information makes no difference to what a viewer sees and may do.
pub fn is_guessed_fairly(walk: &mut Walk<'_>) {
    for viewer in viewers(&*walk.play) {
        let guess = walk.play.imagine(viewer, &mut walk.rng);
        let [here, there] = [&walk.play, &guess].map(|play| play.sight(viewer));
        if !here.is_view_of(&*there) {
            imagines(walk, "view", viewer, [here.view(), there.view()]);
        }
        let to_act = [walk.play.to_act(), guess.to_act()];
        imagines(walk, "seats to act", viewer, to_act);
        walk.guessed |= viewers(&*walk.play).any(|other| {
            let [here, there] = [&walk.play, &guess].map(|play| play.sight(other));
            !here.is_view_of(&*there)
        });
        let Some(seat) = viewer else { continue };
        if !walk.play.may_do_as(&*guess, seat) {
            let [here, there] = [&walk.play, &guess];
            imagines(walk, "turns", viewer, [here.turns(seat), there.turns(seat)]);
            imagines(
                walk,
                "claims",
                viewer,
                [here.claims(seat), there.claims(seat)],
            );
        }
        let turn = walk.play.random_turn(seat, &mut walk.rng);
        if let Some(turn) = turn {
            is_previewed_fairly(walk, &*guess, seat, &turn);
            is_asked_for(walk, &*guess, seat, &turn);
        }
    }
}

/// A position made by [`Game::imagine`](crate::game::Game::imagine) (the second) has the same of
/// this as the true one, for the viewer.
#[track_caller]
fn imagines<T: PartialEq + Debug>(walk: &Walk<'_>, what: &str, viewer: Viewer, both: [T; 2]) {
    let viewer = named(viewer);
    let law = format!("`Game::imagine` from the view of {viewer} keeps the {what}");
    if let Some(difference) = in_words(&law, both) {
        walk.law(false, difference);
    }
}

/// The preview of a turn shows the seat nothing it does not know; but it shows how the game then
/// ends, unless the result is hidden.
fn is_previewed_fairly(walk: &Walk<'_>, guess: &dyn Subject, seat: Seat, turn: &str) {
    let [here, there] = [&*walk.play, guess].map(|play| play.preview(seat, turn));
    if !here.is_equal(&*there, true) {
        let difference = between_sights([&*here, &*there]);
        let difference = difference.map_or_else(String::new, |found| found.to_string());
        walk.law(
            false,
            format_args!(
                "the preview of `{seat} {turn}` shows what seat {seat} cannot know; see `Game::has_hidden_result` and \
                 `Game::play_visible_part`. First difference in a position by `Game::imagine`: {difference}"
            ),
        );
    }
    let foreseen = if walk.play.has_hidden_result(seat, turn) {
        None
    } else {
        let mut after = walk.play.copied();
        let _ = after.play(seat, turn);
        after.outcome()
    };
    walk.law(
        here.outcome() == foreseen,
        format_args!(
            "the preview of `{seat} {turn}` shows the outcome {foreseen:?}, not {:?}; see `Game::has_hidden_result`",
            here.outcome()
        ),
    );
    fits(walk, ["alt", "text"], &here.scene(&Lang::english()));
}

/// Each menu on the way to a turn asks a question, and shows the seat nothing that is hidden.
fn is_asked_for(walk: &Walk<'_>, guess: &dyn Subject, seat: Seat, turn: &str) {
    let words: Vec<&str> = turn.split(' ').collect();
    let shown = walk.play.sight(Some(seat));
    for count in 0..words.len() {
        let prefix = &words[..count];
        let [here, there] = [&*walk.play, guess].map(|play| play.halfway(seat, prefix));
        let done = [&*walk.play, guess].map(|play| play.partial_deed(seat, prefix));
        // The guess has no deed of the turns before.
        walk.law(
            here.is_equal(&*there, false) && done[0] == done[1],
            format_args!(
                "`Game::play_partial` shows seat {seat} nothing hidden after the words {prefix:?}"
            ),
        );
        for lang in languages() {
            let info = walk.game.info;
            walk.law(
                !shown.prompt(seat, prefix, &lang).is_empty(),
                format_args!(
                    "the menu after the words {prefix:?} has a question: write `{}-prompt` into {}",
                    info.key,
                    file(info, &lang)
                ),
            );
        }
    }
}
