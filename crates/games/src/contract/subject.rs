//! A game under the laws, type-erased: the laws are compiled once, and not for each game.

mod erased;

use std::any::Any;

use serde_json::Value;

use crate::board::Board;
use crate::game::{Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer};

/// A game whose laws are checked; `TestedGame::of` makes it.
pub struct TestedGame {
    /// The constant data of the game.
    pub info: &'static Info,
    /// Returns a random deal, as JSON.
    pub deal: fn(&Table, &mut Rng) -> Value,
    /// Returns the play of a deal; `None` for a deal that does not fit the table.
    pub open: fn(&Table, &Value) -> Option<Box<dyn Subject>>,
    /// Returns a deal as it is written after it was read.
    pub rewritten: fn(&Value) -> Value,
}

/// A play under the laws: all that [`Board`] does, and what the laws compare. Turns are given by
/// their notation, and are legal.
pub trait Subject: Board {
    /// Returns the play for comparison with another one.
    fn as_any(&self) -> &dyn Any;
    /// Returns a copy.
    fn copied(&self) -> Box<dyn Subject>;
    /// Returns all seats, left or not.
    fn seats(&self) -> Seats;
    /// Returns whether two positions of the game are equal.
    fn is_at(&self, other: &dyn Subject) -> bool;
    /// Returns whether two plays are equal to a viewer by [`Game::view`](crate::game::Game::view),
    /// also after the end.
    fn knows_as_before(&self, other: &dyn Subject, viewer: Viewer) -> bool;
    /// Returns a random turn of the seat; `None` if it has none.
    fn random_turn(&self, seat: Seat, rng: &mut Rng) -> Option<String>;

    /// Returns what a viewer is shown between turns.
    fn sight(&self, viewer: Viewer) -> Box<dyn Sight>;
    /// Returns what the seat is shown after the first words of a turn.
    fn halfway(&self, seat: Seat, prefix: &[&str]) -> Box<dyn Sight>;
    /// Returns what the seat is shown of a turn before it confirms.
    fn preview(&self, seat: Seat, turn: &str) -> Box<dyn Sight>;
    /// Returns the turns by [`Face::offered`](crate::game::Face::offered).
    fn some_turns(&self, seat: Seat, prefix: &str) -> Option<Vec<String>>;

    /// Returns whether a turn reveals something.
    fn reveals(&self, seat: Seat, turn: &str) -> bool;
    /// Returns whether a turn has a hidden result.
    fn has_hidden_result(&self, seat: Seat, turn: &str) -> bool;
    /// Returns the deed of the first words of a turn, for comparison.
    fn partial_deed(&self, seat: Seat, prefix: &[&str]) -> String;
    /// Returns the number of the seat's pieces in play.
    fn pieces_in_play(&self, seat: Seat) -> Option<usize>;
    /// Returns whether the seat has the same turns and claims in two positions.
    fn may_do_as(&self, other: &dyn Subject, seat: Seat) -> bool;
    /// Returns the law that the lists of turns break of a seat that is to act; `None` if none.
    fn strays_in_lists(&self, seat: Seat, rng: &mut Rng) -> Option<&'static str>;
    /// Returns the law that the functions break which searches call; `None` if none.
    fn strays_in_search(&self, seat: Seat, turn: &str) -> Option<&'static str>;

    /// Returns a position that the viewer may be in.
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn Subject>;
    /// Returns all that a seat knows while the game runs; for `None`, all that everyone knows after
    /// the end.
    fn knowledge(&self, seat: Viewer) -> String;
    /// Returns the function by which the computer believes different things for a seat in two
    /// positions, and these; `None` if it does not.
    fn believes_otherwise(
        &self,
        other: &dyn Subject,
        seat: Seat,
    ) -> Option<(&'static str, [String; 2])>;
    /// Returns the value of the position to the seat.
    fn evaluate(&self, seat: Seat) -> f32;
}

/// Everything one viewer may see of a play, as [`Shown`](crate::game::Shown) has it.
pub trait Sight {
    /// Returns the sight for comparison with another one.
    fn as_any(&self) -> &dyn Any;
    /// Returns whether two sights are equal; `last` says whether the last deed counts.
    fn is_equal(&self, other: &dyn Sight, last: bool) -> bool;
    /// Returns whether the views are equal.
    fn is_view_of(&self, other: &dyn Sight) -> bool;
    /// Returns whether the last deeds are equal.
    fn is_deed_of(&self, other: &dyn Sight) -> bool;
    /// Returns the seats to act.
    fn to_act(&self) -> Seats;
    /// Returns the seats that have not left.
    fn staying(&self) -> Seats;
    /// Returns the outcome, `None` while the game runs.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the view in its debug format.
    fn view(&self) -> String;
    /// Returns the last deed in its debug format.
    fn deed(&self) -> String;

    /// Returns the report of the last deed; empty before the first.
    fn report(&self, lang: &Lang) -> String;
    /// Returns the picture with its texts.
    fn scene(&self, lang: &Lang) -> Scene;
    /// Returns the alt text and the text board.
    fn texts(&self, lang: &Lang) -> [String; 2];
    /// Returns the viewer's card.
    fn card(&self, lang: &Lang) -> Option<Scene>;
    /// Returns the lines above the viewer's card.
    fn card_summary(&self, lang: &Lang) -> Option<String>;
    /// Returns the number of the content of the viewer's card.
    fn card_version(&self) -> Option<u64>;
    /// Returns the question of a menu after the first words of a turn.
    fn prompt(&self, seat: Seat, prefix: &[&str], lang: &Lang) -> String;
}
