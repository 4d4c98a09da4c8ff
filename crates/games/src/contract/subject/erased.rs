//! Every play under the laws.

use std::any::Any;
use std::collections::HashSet;

use rand::seq::IndexedRandom;
use serde_json::Value;

use super::{Sight, Subject, TestedGame};
use crate::exercise::Exercises;
use crate::game::{Attention, Face, Game, Lang, Outcome, Rng, Scene, Seat, Seats, Shown, Viewer};
use crate::play::Play;

impl TestedGame {
    /// Returns the game `G`.
    pub fn of<G: Exercises>() -> TestedGame {
        TestedGame {
            info: G::INFO,
            deal: |table, rng| written::<G>(&G::deal(table, rng)),
            open: |table, deal| {
                let play = Play::<G>::new(table, read::<G>(deal)?).ok()?;
                Some(Box::new(play))
            },
            rewritten: |deal| written::<G>(&read::<G>(deal).expect("a deal reads back")),
        }
    }
}

fn read<G: Game>(deal: &Value) -> Option<G::Deal> {
    serde_json::from_value(deal.clone()).ok()
}

fn written<G: Game>(deal: &G::Deal) -> Value {
    serde_json::to_value(deal).expect("a deal is plain data")
}

/// The other play, of the same game.
fn same<G: Game>(other: &dyn Subject) -> &Play<G> {
    let other = other.as_any().downcast_ref();
    other.expect("plays of one game are compared")
}

fn texts<T: ToString>(turns: &[T]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}

/// The turn of this notation.
fn turn<G: Game>(play: &Play<G>, seat: Seat, text: &str) -> G::Turn {
    let turn = play.game().read(seat, text);
    turn.unwrap_or_else(|| panic!("`{seat} {text}` is legal and can be played"))
}

impl<G: Exercises> Subject for Play<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> Box<dyn Subject> {
        Box::new(self.clone())
    }

    fn seats(&self) -> Seats {
        Play::seats(self)
    }

    fn is_at(&self, other: &dyn Subject) -> bool {
        self.game() == same::<G>(other).game()
    }

    fn knows_as_before(&self, other: &dyn Subject, viewer: Viewer) -> bool {
        self.game().view(viewer) == same::<G>(other).game().view(viewer)
    }

    fn random_turn(&self, seat: Seat, rng: &mut Rng) -> Option<String> {
        Play::turns(self, seat).choose(rng).map(ToString::to_string)
    }

    fn sight(&self, viewer: Viewer) -> Box<dyn Sight> {
        Box::new(self.shown_since(viewer))
    }

    fn halfway(&self, seat: Seat, prefix: &[&str]) -> Box<dyn Sight> {
        Box::new(self.shown_partial(seat, prefix))
    }

    fn preview(&self, seat: Seat, text: &str) -> Box<dyn Sight> {
        Box::new(Play::preview(self, seat, &turn(self, seat, text)))
    }

    fn some_turns(&self, seat: Seat, prefix: &str) -> Option<Vec<String>> {
        let offered = G::offered(&self.view(Some(seat)), prefix);
        offered.map(|turns| texts(&turns))
    }

    fn reveals(&self, seat: Seat, text: &str) -> bool {
        self.game().reveals(seat, &turn(self, seat, text))
    }

    fn has_hidden_result(&self, seat: Seat, text: &str) -> bool {
        self.game().has_hidden_result(seat, &turn(self, seat, text))
    }

    fn partial_deed(&self, seat: Seat, prefix: &[&str]) -> String {
        format!("{:?}", self.game().clone().play_partial(seat, prefix))
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        self.game().pieces_in_play(seat)
    }

    fn may_do_as(&self, other: &dyn Subject, seat: Seat) -> bool {
        let other = same::<G>(other);
        Play::turns(self, seat) == Play::turns(other, seat)
            && Play::claims(self, seat) == Play::claims(other, seat)
    }

    fn strays_in_lists(&self, seat: Seat, rng: &mut Rng) -> Option<&'static str> {
        let game = self.game();
        let turns = Play::turns(self, seat);
        let legal: HashSet<&G::Turn> = turns.iter().collect();
        let is_legal = |some: &[G::Turn]| some.iter().all(|turn| legal.contains(turn));
        if turns.is_empty() {
            return Some("a seat in `Game::to_act` has `Game::turns`");
        }
        if !game.can_act(seat) {
            return Some("`Game::can_act` is true for a seat that has turns");
        }
        if turns != game.turns(seat) {
            return Some("two calls of `Game::turns` give equal lists");
        }
        let considered = game.candidate_turns(seat, rng);
        if considered.is_empty() || !is_legal(&considered) {
            return Some("`Heuristics::candidate_turns` has a turn, and only legal ones");
        }
        let eye = Attention::new(0.05, rng);
        let noticed = game.noticed_turns(seat, eye, rng);
        (noticed.is_empty() || !is_legal(&noticed))
            .then_some("`Heuristics::noticed_turns` has a turn, and only legal ones")
    }

    fn strays_in_search(&self, seat: Seat, text: &str) -> Option<&'static str> {
        let game = self.game();
        let turn = turn(self, seat, text);
        let mut pushed = vec![turn.clone()];
        game.push_turns(seat, &mut pushed);
        if pushed[1..] != *game.turns(seat) {
            return Some("`Game::push_turns` appends `Game::turns`");
        }
        let (mut played, mut advanced) = (game.clone(), game.clone());
        played.play(seat, &turn);
        advanced.advance(seat, &turn);
        if advanced != played {
            return Some("`Game::advance` leads where `Game::play` does");
        }
        let is_over = played.outcome().is_some();
        (played.is_over() != is_over)
            .then_some("`Game::is_over` exactly where there is a `Game::outcome`")
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Subject> {
        let view = self.view(viewer);
        Box::new(Play::<G>::imagine(&view, self.history(), rng))
    }

    fn knowledge(&self, seat: Viewer) -> String {
        match seat {
            Some(_) => format!("{:?}", self.game().view(seat)),
            None => format!("{:?}", self.game().final_view(None)),
        }
    }

    fn believes_otherwise(
        &self,
        other: &dyn Subject,
        seat: Seat,
    ) -> Option<(&'static str, [String; 2])> {
        let plays = [self, same::<G>(other)];
        let keys = plays.map(|play| play.game().knowledge_key(seat));
        if keys[0] != keys[1] {
            return Some(("Beliefs::knowledge_key", keys.map(|key| key.to_string())));
        }
        let views = plays.map(|play| play.view(Some(seat)));
        let worlds = views.each_ref().map(G::worlds);
        if worlds[0] != worlds[1] {
            let seats = Play::seats(self);
            let known = |world: &G| {
                let views = seats.iter().map(|seat| world.view(Some(seat)));
                views.collect::<Vec<G::View>>()
            };
            let known = worlds.map(|all| all.iter().flatten().map(known).collect::<Vec<_>>());
            return Some(("Beliefs::worlds", known.map(|worlds| format!("{worlds:?}"))));
        }
        let weights = [0, 1].map(|at| worlds[at].as_ref().map(|all| G::weights(&views[at], all)));
        (weights[0] != weights[1]).then(|| {
            (
                "Beliefs::weights",
                weights.map(|weights| format!("{weights:?}")),
            )
        })
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.game().evaluate(seat)
    }
}

/// The other sight, of the same game.
fn same_sight<G: Game>(other: &dyn Sight) -> &Shown<G> {
    let other = other.as_any().downcast_ref();
    other.expect("sights of one game are compared")
}

impl<G: Face> Sight for Shown<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_equal(&self, other: &dyn Sight, last: bool) -> bool {
        let other = same_sight::<G>(other);
        if last {
            return self == other;
        }
        let other = Shown {
            last: self.last.clone(),
            earlier: self.earlier.clone(),
            ..other.clone()
        };
        *self == other
    }

    fn is_view_of(&self, other: &dyn Sight) -> bool {
        self.view == same_sight::<G>(other).view
    }

    fn is_deed_of(&self, other: &dyn Sight) -> bool {
        self.last == same_sight::<G>(other).last
    }

    fn to_act(&self) -> Seats {
        self.to_act
    }

    fn staying(&self) -> Seats {
        self.staying
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn view(&self) -> String {
        format!("{:?}", self.view)
    }

    fn deed(&self) -> String {
        format!("{:?}", self.last)
    }

    fn report(&self, lang: &Lang) -> String {
        let report = |(seat, deed): &(_, G::Deed)| G::describe(deed, *seat, self.viewer, lang);
        self.last.as_ref().map(report).unwrap_or_default()
    }

    fn scene(&self, lang: &Lang) -> Scene {
        G::scene(self, lang)
    }

    fn texts(&self, lang: &Lang) -> [String; 2] {
        [G::alt(self, lang), G::text(self, lang)]
    }

    fn card(&self, lang: &Lang) -> Option<Scene> {
        G::card(self, lang)
    }

    fn card_summary(&self, lang: &Lang) -> Option<String> {
        G::card_summary(self, lang)
    }

    fn card_version(&self) -> Option<u64> {
        G::card_version(self)
    }

    fn prompt(&self, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        G::prompt(self, seat, prefix, lang)
    }
}
