//! A turn or claim chosen in a play.

use super::{Board, Chosen, Played, Prospect, Reason, Refusal};
use crate::ai::value::Worth;
use crate::ai::{self, SearchOptions};
use crate::exercise::Exercises;
use crate::exercise::prospect::prospect;
use crate::exercise::reason::reason;
use crate::game::{Face, Lang, Private, Rng, Scene, Seat};
use crate::play::Play;
use crate::play::reading::{Form, Parsed, read};

/// A turn or claim with the play it was chosen in.
pub struct ChosenIn<G: Face> {
    play: Play<G>,
    seat: Seat,
    parsed: Parsed<G>,
    text: String,
}

impl<G: Face> ChosenIn<G> {
    /// Returns the turn or claim the typed text means.
    ///
    /// # Errors
    /// [`Refusal`] if the rules do not allow it, or the text fits no turn or several.
    pub fn read(play: &Play<G>, seat: Seat, typed: &str) -> Result<ChosenIn<G>, Refusal> {
        let parsed = read(play, seat, typed, Form::Typed)?;
        Ok(ChosenIn {
            play: play.clone(),
            seat,
            text: parsed.to_string(),
            parsed,
        })
    }

    /// Returns the turn; `None` for a claim.
    fn turn(&self) -> Option<&G::Turn> {
        match &self.parsed {
            Parsed::Turn(turn) => Some(turn),
            Parsed::Claim(_) => None,
        }
    }

    /// Returns the deed the seat foresees of a turn; `None` for a claim.
    fn deed(&self) -> Option<G::Deed> {
        let (_, deed) = self.play.preview(self.seat, self.turn()?).last?;
        Some(deed)
    }
}

impl<G: Exercises> Chosen for ChosenIn<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn text(&self) -> &str {
        &self.text
    }

    fn is_secret(&self) -> bool {
        let deed = self.deed();
        deed.is_some_and(|deed| G::redact(&deed, self.seat, None) != deed)
    }

    fn prospect(&self) -> Prospect {
        self.turn()
            .map_or(Prospect::Open, |turn| prospect(&self.play, self.seat, turn))
    }

    fn reason(&self) -> Option<Reason> {
        reason(&self.play, self.seat, self.turn()?)
    }

    fn preview(&self, lang: &Lang) -> Scene {
        let shown = match self.turn() {
            Some(turn) => self.play.preview(self.seat, turn),
            None => self.play.shown(Some(self.seat)),
        };
        G::scene(&shown, lang).private()
    }

    fn evaluate(&self, options: SearchOptions<'_>, rng: &mut Rng) -> Option<Worth> {
        let (view, history) = (self.play.view(Some(self.seat)), self.play.history());
        let evaluate = |turn| ai::evaluate::<G>(&view, history, self.seat, turn, options, rng);
        self.turn().map(evaluate)
    }

    fn play(&self) -> Result<(Box<dyn Board>, Played), Refusal> {
        let mut after = self.play.clone();
        let played = carry_out(&mut after, self.seat, &self.parsed)?;
        Ok((Box::new(after), played))
    }
}

/// Plays a legal turn, or makes a claim.
///
/// # Errors
/// [`Refusal::FalseClaim`] if the claim does not hold; nothing is changed then.
pub fn carry_out<G: Face>(
    play: &mut Play<G>,
    seat: Seat,
    parsed: &Parsed<G>,
) -> Result<Played, Refusal> {
    match parsed {
        Parsed::Turn(turn) => {
            let reveals = play.game().reveals(seat, turn);
            play.play(seat, turn);
            let text = Private(turn.to_string());
            Ok(Played::Turn { text, reveals })
        }
        Parsed::Claim(claim) if play.claim(seat, claim) => {
            Ok(Played::Claim(Private(claim.to_string())))
        }
        Parsed::Claim(_) => Err(Refusal::FalseClaim),
    }
}
