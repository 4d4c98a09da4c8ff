//! Text read as a turn or a claim.

use std::fmt;

use super::Play;
use super::offered::{Offered, offered};
use super::swap::Swap;
use crate::game::{Claim, Face, Game, Private, Seat, notation};

/// The reason the rules do not allow a turn or claim; callers word it through
/// [`Lang`](crate::game::Lang) for the player. As an error it may reach a log, so it names no turn;
/// [`Refusal::explained`] does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat has left.
    #[error("this seat has left the game")]
    Left,
    /// Another seat is to act.
    #[error("it isn't your turn")]
    NotYourTurn,
    /// No legal turn has this notation.
    #[error("it isn't a legal turn here")]
    NotATurn {
        /// The text, normalized.
        text: Private<String>,
        /// Legal turns most like it.
        near: Private<Vec<String>>,
    },
    /// The claim is false.
    #[error("that claim does not hold")]
    FalseClaim,
}

impl Refusal {
    /// Returns the full reason in English, for readers who may see what the seat sees.
    #[must_use]
    pub fn explained(&self) -> String {
        match self {
            Refusal::NotATurn { text, near } => {
                let near = near.join("`, `");
                format!("`{}` isn't a legal turn here; try `{near}`", text.0)
            }
            other => other.to_string(),
        }
    }
}

/// A turn of a seat, or a claim.
#[derive(Clone, Debug)]
pub enum Parsed<G: Game> {
    /// A legal turn.
    Turn(G::Turn),
    /// A claim the seat may make, whether or not it holds.
    Claim(G::Claim),
    /// The seat takes over the side of the other one.
    Swap,
}

impl<G: Game> fmt::Display for Parsed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Parsed::Turn(turn) => turn.fmt(f),
            Parsed::Claim(claim) => claim.fmt(f),
            Parsed::Swap => f.write_str(Swap::notation()),
        }
    }
}

/// The freedom of a text in which a turn is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The notation, in any case and spacing.
    Notation,
    /// As people type: also with any separators, if only one offered turn fits.
    Typed,
}

/// Returns the turn or claim of `seat` that `text` means.
///
/// # Errors
/// [`Refusal`] if the rules do not allow it; not for a claim that does not hold.
pub fn read<G: Face>(
    play: &Play<G>,
    seat: Seat,
    text: &str,
    form: Form,
) -> Result<Parsed<G>, Refusal> {
    if play.outcome().is_some() {
        return Err(Refusal::Over);
    }
    if play.seats().contains(seat) && !play.staying().contains(seat) {
        return Err(Refusal::Left);
    }
    let normalized = notation::normalize(text);
    if play.may_claim(seat)
        && let Some(claim) = G::Claim::read(play.game(), seat, &normalized)
    {
        return Ok(Parsed::Claim(claim));
    }
    if !play.to_act().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    if play.may_swap() && normalized == Swap::notation() {
        return Ok(Parsed::Swap);
    }
    let turn = play.game().read(seat, &normalized).or_else(|| match form {
        Form::Notation => None,
        Form::Typed => notation::resolve_unique(&offered(play, seat, text), text).cloned(),
    });
    turn.map(Parsed::Turn).ok_or_else(|| {
        let offered = Offered::with_swap(play, seat, &normalized).turns;
        let near = notation::suggestions(&offered, &normalized, 5);
        Refusal::NotATurn {
            text: Private(normalized),
            near: Private(near),
        }
    })
}
