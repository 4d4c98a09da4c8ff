//! One menu of a turn: its question, its picture and the labels of its choices.

use super::label::label;
use crate::game::notation::{self, Step};
use crate::game::{Face, Lang, Scene, Seat};
use crate::play::Play;
use crate::play::offered::Offered;

/// A menu of choices after the first words of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    /// The question.
    pub prompt: String,
    /// The private picture after the first words, with the cells that can come next marked.
    pub scene: Scene,
    /// The label of each choice: the words it adds.
    pub labels: Vec<String>,
}

impl Menu {
    /// Returns the menu of `steps` after `prefix`; `room` is the maximum length of an alt text with
    /// the list of cells.
    pub(super) fn of<G: Face>(
        play: &Play<G>,
        seat: Seat,
        prefix: &str,
        steps: &[Step],
        room: usize,
        lang: &Lang,
    ) -> Menu {
        let scene = scene(play, seat, prefix, steps, room, lang);
        // The words of a label are those of the position before the turn; only the places of the
        // cells are the picture's.
        let shown = play.shown(Some(seat));
        let label = |step| label(&shown, &scene.spots, seat, step, lang);
        Menu {
            prompt: G::prompt(&shown, seat, &notation::words(prefix), lang),
            labels: steps.iter().map(label).collect(),
            scene,
        }
    }
}

/// Returns the picture after the words `prefix`; of the position as it is while the seat is not to
/// act.
fn scene<G: Face>(
    play: &Play<G>,
    seat: Seat,
    prefix: &str,
    steps: &[Step],
    room: usize,
    lang: &Lang,
) -> Scene {
    if !play.to_act().contains(seat) {
        return G::scene(&play.shown(Some(seat)), lang).private();
    }
    let words = notation::words(prefix);
    let mut shown = play.shown_partial(seat, &words);
    if words.is_empty() {
        shown.earlier = play.since(Some(seat));
    }
    let mut scene = G::scene(&shown, lang).private();
    let turns = Offered::of(play, seat, prefix).turns;
    let next: Vec<String> = steps.iter().map(|step| step.text.clone()).collect();
    let is_cell = |word: &&str| scene.spots.contains_key(*word);
    let possible = notation::next_words(&turns, &next, words.len(), is_cell);
    scene.mark(&words, &possible);
    if possible.is_empty() {
        return scene;
    }
    let more = lang.say("halfway", &[("next", possible.join(", ").into())]);
    // The cells come last: where there is no room for them, the menu lists them too.
    if scene.alt.chars().count() + more.chars().count() < room {
        scene.alt = format!("{} {more}", scene.alt);
    }
    scene
}
