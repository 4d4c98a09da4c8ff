//! Everything that the menus of a seat show and offer, and all that it reads about words that are
//! no turn.

use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::board::Chosen;
use crate::contract::difference::{Difference, in_sentences, in_words};
use crate::contract::limits::{ALT, CHOICES};
use crate::contract::looks::{in_knowledge, in_scenes};
use crate::contract::subject::Subject;
use crate::game::notation::{self, Step};
use crate::game::{Lang, Rng, Seat};

/// Menus of one turn at most.
const MENUS: usize = 40;

/// Texts that are no turn, of which the reasons are compared.
const WRONG: usize = 4;

/// One of this number of turns is compared with its prospect and its reason, which take time.
const CONFIRMED: u32 = 24;

/// The first difference between two games on the way to a random turn of the seat, to a random
/// claim, and to some wrong words.
pub fn between(plays: [&dyn Subject; 2], seat: Seat, rng: &mut Rng) -> Option<Difference> {
    let [turn, claim] = [plays[0].turns(seat), plays[0].claims(seat)]
        .map(|all| all.choose(rng).cloned().unwrap_or_default());
    let steps = |play: &dyn Subject, prefix: &str| play.steps(seat, prefix, CHOICES);
    let claims =
        |play: &dyn Subject, prefix: &str| notation::step(&play.claims(seat), prefix, CHOICES);
    on_the_way(plays, seat, &turn, steps)
        .or_else(|| on_the_way(plays, seat, &claim, claims))
        .or_else(|| {
            let words = vocabulary(plays[0], seat);
            (0..WRONG).find_map(|_| in_refusal(plays, seat, &wrong(&turn, &words, rng)))
        })
        .or_else(|| {
            let is_confirmed = rng.random_ratio(1, CONFIRMED);
            is_confirmed.then(|| in_confirmation(plays, seat, &turn))?
        })
}

/// The first difference in the menus that lead to a turn or claim.
fn on_the_way(
    plays: [&dyn Subject; 2],
    seat: Seat,
    goal: &str,
    steps: impl Fn(&dyn Subject, &str) -> Vec<Step>,
) -> Option<Difference> {
    let mut prefix = String::new();
    for _ in 0..MENUS {
        let choices = plays.map(|play| steps(play, &prefix));
        let what = format!("the choices after `{prefix}`, by `Face::steps`");
        let difference = in_offer(plays, seat, &prefix)
            .or_else(|| in_words(&what, choices.each_ref()))
            .or_else(|| in_menu(plays, seat, &prefix, &choices[0]));
        let leads = |step: &&Step| notation::leads_to(&step.text, goal);
        let next = choices[0].iter().find(leads);
        match next {
            Some(next) if difference.is_none() && !next.is_turn => prefix.clone_from(&next.text),
            _ => return difference,
        }
    }
    None
}

/// The first difference in what is offered after the words `prefix`.
fn in_offer(plays: [&dyn Subject; 2], seat: Seat, prefix: &str) -> Option<Difference> {
    let text = notation::normalize(prefix);
    let offered = plays.map(|play| play.some_turns(seat, &text));
    let what = format!("the turns after `{prefix}`, by `Face::offered`");
    in_words(&what, offered).or_else(|| {
        let nudges = plays.map(|play| play.nudges(seat, prefix));
        in_words(
            &format!("the changes of `{prefix}`, by `Face::nudges`"),
            nudges,
        )
    })
}

/// The first difference in the question, the labels and the picture of a menu.
fn in_menu(
    plays: [&dyn Subject; 2],
    seat: Seat,
    prefix: &str,
    steps: &[Step],
) -> Option<Difference> {
    let menus = plays.map(|play| play.menu(seat, prefix, steps, ALT, &Lang::english()));
    let prompts = menus.each_ref().map(|menu| menu.prompt.clone());
    let in_label = |at: usize| {
        let what = format!(
            "the label of `{}`, by `Face::label` or `Face::origin`",
            steps[at].text
        );
        in_sentences(&what, &menus.each_ref().map(|menu| menu.labels[at].clone()))
    };
    in_sentences(
        &format!("the question after `{prefix}`, by `Face::prompt`"),
        &prompts,
    )
    .or_else(|| (0..steps.len()).find_map(in_label))
    .or_else(|| {
        let maker = format!(" after `{prefix}`, by `Game::play_partial` and `Face::scene`");
        let makers = [maker.clone(), maker.clone(), maker];
        in_scenes(&menus.map(|menu| menu.scene), &makers)
    })
    .or_else(|| {
        let words = notation::words(prefix);
        let [one, other] = plays.map(|play| play.halfway(seat, &words));
        let found = in_knowledge([&*one, &*other])?;
        Some(found.of(&format!(
            "the position after `{prefix}`, by `Game::play_partial`"
        )))
    })
}

/// The first difference in what the seat reads about a text that is no turn.
fn in_refusal(plays: [&dyn Subject; 2], seat: Seat, text: &str) -> Option<Difference> {
    let why = plays.map(|play| play.why(seat, text, &Lang::english()));
    let why = why.map(Option::unwrap_or_default);
    in_sentences(
        &format!("the reason against `{text}`, by `Face::why`"),
        &why,
    )
    .or_else(|| in_offer(plays, seat, text))
}

/// The first difference in what the seat reads before it confirms a turn.
fn in_confirmation(plays: [&dyn Subject; 2], seat: Seat, turn: &str) -> Option<Difference> {
    let [Ok(one), Ok(other)] = plays.map(|play| play.choose(seat, turn)) else {
        return None;
    };
    let chosen: [&dyn Chosen; 2] = [&*one, &*other];
    let prospects = || chosen.map(Chosen::prospect);
    let reasons = || chosen.map(Chosen::reason);
    let secrecy = chosen.map(Chosen::is_secret);
    in_words(
        &format!("the secrecy of `{turn}`, by `Game::redact`"),
        secrecy,
    )
    .or_else(|| in_words(&format!("the prospect of `{turn}`"), prospects()))
    .or_else(|| in_words(&format!("the reason for `{turn}`"), reasons()))
}

/// Words of turns of the seats to act, and cells of the picture.
fn vocabulary(play: &dyn Subject, seat: Seat) -> Vec<String> {
    let acting = play.to_act();
    let turns = acting.iter().flat_map(|seat| play.turns(seat));
    let words = turns.flat_map(|turn| {
        let words = turn.split(' ').map(str::to_owned);
        words.collect::<Vec<String>>()
    });
    let cells = play.scene(Some(seat), &Lang::english()).spots.into_keys();
    let mut all: Vec<String> = words.chain(cells).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A text that is most likely no turn: the first words of a turn, if any, and one or two others.
fn wrong(turn: &str, words: &[String], rng: &mut Rng) -> String {
    let kept = rng.random_range(0..=turn.split(' ').count().min(2));
    let begin = turn.split(' ').take(kept);
    let other = |_| words.choose(rng).map_or("", String::as_str);
    let others: Vec<&str> = (0..=usize::from(kept == 0)).map(other).collect();
    begin.chain(others).collect::<Vec<&str>>().join(" ")
}
