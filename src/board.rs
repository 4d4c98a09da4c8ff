//! A game whose type is forgotten: turns are text, deals JSON, pictures scenes.

use serde_json::Value;

use crate::game::{BadDeal, Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer};

/// A game in play, as everyone but a game's author uses it.
pub trait Board: Send + Sync {
    /// What is always true of the game.
    fn info(&self) -> &'static Info;
    /// The seats the game waits for; empty exactly when it is over.
    fn to_act(&self) -> Seats;
    /// The seats that have not left.
    fn staying(&self) -> Seats;
    /// Every legal turn of the seat.
    fn turns(&self, seat: Seat) -> Vec<String>;
    /// Everything the seat may claim now.
    fn claims(&self, seat: Seat) -> Vec<String>;
    /// Plays a turn or a claim, in any case and spacing; gives its one notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Said, Refusal>;
    /// The seat's time ran out: whether only the turn is lost.
    fn skip(&mut self, seat: Seat) -> bool;
    /// The seat leaves the game.
    fn leave(&mut self, seat: Seat);
    /// Every seat still playing agreed to a draw.
    fn agree_to_draw(&mut self);
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What a turn or claim does, in a sentence for `viewer`; asked before it is played.
    fn report(&self, seat: Seat, text: &str, viewer: Viewer, lang: &Lang) -> Result<String, Refusal>;
    /// The picture for `viewer`.
    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene;
    /// The private picture of the position as it would be after a turn.
    fn preview(&self, seat: Seat, text: &str, lang: &Lang) -> Result<Scene, Refusal>;
    /// The private picture while only the words `said` of a turn are chosen, with what may come `next` marked.
    fn halfway(&self, seat: Seat, said: &str, next: &[String], lang: &Lang) -> Scene;
    /// The question a menu asks after the words `said`.
    fn prompt(&self, seat: Seat, said: &str, lang: &Lang) -> String;
    /// The private card of the seat (a hand, a target), where the game has one.
    fn card(&self, seat: Seat, lang: &Lang) -> Option<Scene>;
    /// The turn the computer would play, knowing only what the seat knows.
    fn think(&self, seat: Seat, effort: u32, rng: &mut Rng) -> Option<String>;
    /// The number of sequences of exactly `depth` turns.
    fn perft(&self, depth: u32) -> u64;
    /// A copy.
    fn boxed(&self) -> Box<dyn Board>;
}

/// What was played, in its one notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A turn of a seat that was to act.
    Turn(String),
    /// A claim, which may come at any time.
    Claim(String),
}

/// Why the rules do not allow it: for the player's eyes, worded through [`Lang`] by whoever tells it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is finished.
    #[error("the game is over")]
    Over,
    /// The seat has left.
    #[error("this seat has left the game")]
    Left,
    /// Another seat is to act.
    #[error("it isn't your turn")]
    NotYourTurn,
    /// No legal turn is written so.
    #[error("`{text}` isn't a legal turn here; try `{}`", near.join("`, `"))]
    NotATurn {
        /// What was written, tidied.
        text: String,
        /// Legal turns that begin most like it.
        near: Vec<String>,
    },
    /// What was called out is not so.
    #[error("that claim does not hold")]
    FalseClaim,
}

/// A board, or why there is none.
pub type Opened = Result<Box<dyn Board>, BadDeal>;

/// A game the bot offers.
#[derive(Debug)]
pub struct Kind {
    /// What is always true of it.
    pub info: &'static Info,
    /// Lets chance decide.
    pub deal: fn(&Table, &mut Rng) -> Value,
    /// Sets up what was dealt.
    pub open: fn(&Table, Value) -> Opened,
}
