//! A type-erased game: turns are text, deals JSON, pictures scenes.

mod chosen;
mod erased;
mod label;
mod menu;
mod solvable;

use rand::SeedableRng;
use serde_json::Value;

pub use self::menu::Menu;
pub use self::solvable::{Solvable, Solved, Work};
use crate::ai::table::EndgameTable;
use crate::ai::value::Worth;
use crate::ai::{SearchOptions, SearchResult};
use crate::exercise::Exercises;
pub use crate::exercise::goal::{Goal, NoGoal};
pub use crate::exercise::prospect::Prospect;
pub use crate::exercise::reason::Reason;
pub use crate::exercise::sort::Exercise;
pub use crate::exercise::study::{AfterPass, Proof, Study, ValuedTurn};
pub use crate::exercise::{Mining, Site, SortInfo};
use crate::game::notation::Step;
use crate::game::{
    BadDeal, Info, Lang, Nudge, Options, Outcome, Private, Rng, Scene, Seat, Seats, Table, Viewer,
};
pub use crate::play::Ending;
use crate::play::Play;
pub use crate::play::offered::Offered;
pub use crate::play::reading::Refusal;

/// A game in play, type-erased: the interface of the bot and the command line.
///
/// ```
/// use serde_json::Value;
/// use tavolino_games::board::Prospect;
/// use tavolino_games::game::{Options, Seat};
/// use tavolino_games::games;
///
/// let quadrangle = games::find("quadrangle").expect("it is in the registry");
/// let table = quadrangle.info.table(&Options::new(), None)?;
/// let mut board = (quadrangle.open)(&table, Value::Null)?;
/// for (seat, turn) in [(1, "a1"), (2, "d4"), (1, "a2"), (2, "c4"), (1, "b1"), (2, "d3")] {
///     board.play(Seat(seat), turn)?;
/// }
/// let chosen = board.choose(Seat(1), "B2")?;
/// assert_eq!((chosen.text(), chosen.prospect()), ("b2", Prospect::Wins));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Board: Send + Sync {
    /// Returns the constant data of the game.
    fn info(&self) -> &'static Info;
    /// Returns the seats to act; empty exactly when the game is over.
    fn to_act(&self) -> Seats;
    /// Returns the seats that have not left.
    fn staying(&self) -> Seats;
    /// Returns the outcome, `None` while the game runs.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the rule by which the game ended, `None` while it runs.
    fn ending(&self) -> Option<Ending>;
    /// Returns whether the present repetition key occurred before.
    fn is_repetition(&self) -> bool;

    /// Returns the side that the seat plays: itself, and the other one of two after a
    /// [swap](crate::play::swap). Colours are those of sides.
    fn side(&self, seat: Seat) -> Seat;
    /// Returns the name of a seat: its person's, or the colour of its side.
    fn name(&self, seat: Seat, lang: &Lang) -> String {
        let side = self.side(seat);
        if side == seat {
            lang.seat(self.info(), seat)
        } else {
            lang.with_sides_swapped().seat(self.info(), side)
        }
    }
    /// Returns whether the seat may take over the other side now, by the turn `swap`.
    fn may_swap(&self, seat: Seat) -> bool;
    /// Returns every legal turn of the seat, a swap among them.
    fn turns(&self, seat: Seat) -> Vec<String>;
    /// Whether the game has claims at all.
    fn has_claims(&self) -> bool;
    /// Returns every claim the seat may make now.
    fn claims(&self, seat: Seat) -> Vec<String>;
    /// Returns the turns for menus and completion after `prefix`; all legal turns unless there are
    /// too many to list.
    fn offered(&self, seat: Seat, prefix: &str) -> Offered;
    /// Returns a position that the seat may be in, for turns that are walked ahead. It depends on
    /// the seat's view alone, and all its pictures, also of turns of others, are as this seat sees
    /// them.
    fn imagined(&self, seat: Seat) -> Box<dyn Board>;
    /// Returns the legal turns of `seat`, which is to act, if they are the same in all positions
    /// that the seat of [`Board::imagined`] may be in; `None` if they are not, and for a choice
    /// that others make at once, unseen.
    fn foreseen_turns(&self, seat: Seat) -> Option<Vec<String>>;
    /// Returns whether the seat of [`Board::imagined`] sees the same after a turn in all positions
    /// that it may be in: `false` where the turn would show something hidden.
    fn foresees(&self, seat: Seat, turn: &str) -> bool;
    /// Returns at most `limit` menu choices after the words `prefix`, without the swap.
    fn steps(&self, seat: Seat, prefix: &str, limit: usize) -> Vec<Step>;
    /// Returns small changes of the complete turn `prefix`, in games whose turns are better found
    /// by adjusting.
    fn nudges(&self, seat: Seat, prefix: &str) -> Vec<Nudge>;
    /// Returns the question, the private picture and the labels of a menu that offers `steps` after
    /// the words `prefix`. The picture marks the cells `steps` reach; its alt text lists them if it
    /// stays within `room` characters.
    fn menu(&self, seat: Seat, prefix: &str, steps: &[Step], room: usize, lang: &Lang) -> Menu;
    /// Returns the label of each choice: the words it adds, by the names of things, with an arrow
    /// before a target cell.
    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String>;

    /// Returns the turn or claim the typed text means: in its notation, in any case and spacing; or
    /// with any separators if only one offered turn fits. The text is read here and not again.
    ///
    /// # Errors
    /// [`Refusal`] if the rules do not allow it, or the text fits no turn or several.
    fn choose(&self, seat: Seat, typed: &str) -> Result<Box<dyn Chosen>, Refusal>;
    /// Returns the reason the typed text is no legal turn; `None` where the rules have no
    /// explanation.
    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String>;
    /// Returns whether the turn or claim the typed text means meets the goal of an exercise, in the
    /// position as it is: hidden facts count. `None` if the text is no legal turn or claim, or
    /// `table`, of the game, is needed and missing.
    fn meets(
        &self,
        seat: Seat,
        typed: &str,
        goal: &Goal,
        table: Option<&EndgameTable>,
    ) -> Option<bool>;
    /// Plays a turn or a claim in place, as a replay does: `text` is its notation, in any case and
    /// spacing.
    ///
    /// # Errors
    /// [`Refusal`] if the rules do not allow it; the position is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal>;
    /// Handles the seat's timeout. Returns `true` if only the turn is lost, `false` if the seat
    /// must leave (nothing changed).
    fn skip(&mut self, seat: Seat) -> bool;
    /// Removes the seat for good.
    fn leave(&mut self, seat: Seat);
    /// Ends the game in a draw agreed by every staying seat; does nothing in cooperative games.
    fn agree_to_draw(&mut self);

    /// Returns a sentence to `viewer` about the last turn or claim; `None` before the first.
    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String>;
    /// Returns the picture for `viewer`.
    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene;
    /// Returns the picture for `viewer` with marks for everything since its own last turn or claim;
    /// for the public, since that of the only seat to act.
    fn scene_since(&self, viewer: Viewer, lang: &Lang) -> Scene;
    /// Returns the private card of the seat (a hand, a target); `None` where the game has none.
    fn card(&self, seat: Seat, lang: &Lang) -> Option<Card>;
    /// Returns a number that changes with the content of the seat's card, without drawing it;
    /// `None` exactly where there is no card.
    fn card_version(&self, seat: Seat) -> Option<u64>;

    /// Returns the computer's turn, from the seat's view alone; `None` if the seat is not to act.
    fn think(
        &self,
        seat: Seat,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>>;
    /// Returns a claim that certainly holds, from the seat's view; `None` if there is none.
    fn certain_claim(&self, seat: Seat) -> Option<String>;
    /// Returns the position as the start of a computation of perfect play; `None` if the game
    /// cannot be solved from here.
    fn solvable(&self) -> Option<Box<dyn Solvable + '_>>;
    /// Returns the position as one whose turns have exact values; `None` if it is over, hides
    /// something, or is not of two seats in alternation.
    fn study(&self) -> Option<Box<dyn Study + '_>>;
    /// Returns the exercise of this sort for the seat to act; `None` if the position is not worth
    /// one, and for a sort of another game.
    fn exercise(&self, sort: &SortInfo) -> Option<Exercise>;
    /// Returns the turn of a player in a game in which exercises of this sort are sought; `None` if
    /// the game is over, and for a sort of another game.
    fn sought(&self, sort: &SortInfo, rng: &mut Rng) -> Option<String>;
    /// Returns the number of sequences of exactly `depth` turns.
    fn perft(&self, depth: u32) -> u64;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn Board>;
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Box<dyn Board> {
        self.boxed()
    }
}

/// A turn or claim a seat chose on a board, and its consequences before it is played. Keeps its own
/// copy of the position, and shows nothing a view of the seat does not hold.
pub trait Chosen: Send + Sync {
    /// Returns the seat that chose.
    fn seat(&self) -> Seat;
    /// Returns the notation.
    fn text(&self) -> &str;
    /// Returns whether a turn stays hidden from the public; `false` for a claim, which is public.
    fn is_secret(&self) -> bool;
    /// Returns the immediate consequence of a turn, from the seat's view; [`Prospect::Open`] for a
    /// claim.
    fn prospect(&self) -> Prospect;
    /// Returns the purpose of a turn, from the seat's view; `None` for a claim, and where the rules
    /// alone show none.
    fn reason(&self) -> Option<Reason>;
    /// Returns the private picture of the position after a turn: with the win, the stuck seat and
    /// the repetition it brings, but without results the rules reveal only afterwards. A claim
    /// changes nothing: its effect would show whether it holds.
    fn preview(&self, lang: &Lang) -> Scene;
    /// Returns the worth of a turn to the seat; `None` for a claim.
    fn evaluate(&self, options: SearchOptions<'_>, rng: &mut Rng) -> Option<Worth>;
    /// Returns the board after the turn or claim, and its notation.
    ///
    /// # Errors
    /// [`Refusal::FalseClaim`] if a claim does not hold; a turn is always played.
    fn play(&self) -> Result<(Box<dyn Board>, Played), Refusal>;
}

/// The private card of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The picture.
    pub scene: Scene,
    /// The content of the card and its use, in a few short lines.
    pub summary: String,
}

/// The notation of a turn or claim that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A turn of a seat that was to act.
    Turn {
        /// The notation.
        text: Private<String>,
        /// Whether the turn gave a viewer hidden information
        /// ([`Game::reveals`](crate::game::Game::reveals)).
        reveals: bool,
    },
    /// A claim, possible at any time.
    Claim(Private<String>),
}

/// A board, or the reason its deal is invalid.
pub type Opened = Result<Box<dyn Board>, BadDeal>;

/// A game of the registry.
#[derive(Debug)]
pub struct GameEntry {
    /// The constant data of the game.
    pub info: &'static Info,
    /// Returns a random deal for a table, as JSON.
    pub deal: fn(&Table, &mut Rng) -> Value,
    /// Returns the board of a table and a deal.
    pub open: fn(&Table, Value) -> Opened,
    /// Returns the diagrams of the pieces, without texts; `None` where the game has none.
    pub pieces: fn() -> Option<Scene>,
    /// The facts for the miner of puzzles.
    pub mining: Mining,
    /// Returns the sorts of puzzles of one decision.
    pub sorts: fn() -> Vec<&'static SortInfo>,
}

impl GameEntry {
    /// Returns the type-erased entry of the game `G`.
    #[must_use]
    pub const fn of<G: Exercises>() -> GameEntry {
        GameEntry {
            info: G::INFO,
            deal: |table, rng| {
                serde_json::to_value(G::deal(table, rng)).expect("a deal is plain data")
            },
            open: |table, deal| {
                // serde's message can quote a hand.
                let form = "it has not the form of this game's deals";
                let deal = serde_json::from_value(deal).map_err(|_| BadDeal(form.to_owned()))?;
                Ok(Box::new(Play::<G>::new(table, deal)?))
            },
            pieces: G::pieces,
            mining: G::MINING,
            sorts: || G::SORTS.iter().map(|sort| &sort.info).collect(),
        }
    }

    /// Plays one turn to initialize the game's lazy tables before a player waits for them. Returns
    /// whether a turn was played.
    #[must_use]
    pub fn warm_up(&self) -> bool {
        let Ok(table) = self.info.table(&Options::new(), None) else {
            return false;
        };
        let deal = (self.deal)(&table, &mut Rng::seed_from_u64(0));
        let Ok(mut board) = (self.open)(&table, deal) else {
            return false;
        };
        let Some(seat) = board.to_act().first() else {
            return false;
        };
        let turns = board.turns(seat);
        let played = turns.first().map(|turn| board.play(seat, turn));
        played.is_some_and(|played| played.is_ok())
    }
}

#[cfg(test)]
mod tests;
