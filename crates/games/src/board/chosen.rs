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
use crate::play::swap::Swap;

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
        let parsed = read(play, play.side(seat), typed, Form::Typed)?;
        Ok(ChosenIn {
            play: play.clone(),
            seat,
            text: parsed.to_string(),
            parsed,
        })
    }

    /// Returns the side of the seat.
    fn side(&self) -> Seat {
        self.play.side(self.seat)
    }

    /// Returns the turn of the game; `None` for a claim and a swap.
    fn turn(&self) -> Option<&G::Turn> {
        match &self.parsed {
            Parsed::Turn(turn) => Some(turn),
            Parsed::Claim(_) | Parsed::Swap => None,
        }
    }

    /// Returns the deed the seat foresees of a turn; `None` for a claim and a swap.
    fn deed(&self) -> Option<G::Deed> {
        let (_, deed) = self.play.preview(self.side(), self.turn()?).last?;
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
        deed.is_some_and(|deed| G::redact(&deed, self.side(), None) != deed)
    }

    fn prospect(&self) -> Prospect {
        let found = self.turn();
        let found = found.map(|turn| prospect(&self.play, self.side(), turn));
        match found.unwrap_or(Prospect::Open) {
            Prospect::Exposes(side) => Prospect::Exposes(self.play.side(side)),
            other => other,
        }
    }

    fn reason(&self) -> Option<Reason> {
        match reason(&self.play, self.side(), self.turn()?)? {
            Reason::StopsWin(side) => Some(Reason::StopsWin(self.play.side(side))),
            other => Some(other),
        }
    }

    fn preview(&self, lang: &Lang) -> Scene {
        let side = self.side();
        let shown = match &self.parsed {
            Parsed::Turn(turn) => self.play.preview(side, turn),
            Parsed::Claim(_) => self.play.shown(Some(side)),
            Parsed::Swap => self.play.swapped().shown(Some(side.rival())),
        };
        G::scene(&shown, &self.play.lang_of_sides(lang)).private()
    }

    fn evaluate(&self, options: SearchOptions<'_>, rng: &mut Rng) -> Option<Worth> {
        let (play, side) = (&self.play, self.side());
        if matches!(self.parsed, Parsed::Claim(_)) {
            return None;
        }
        let turn = self.turn();
        if play.history().swap().is_ahead() {
            return Some(ai::swap::evaluate(play, side, turn, options, rng));
        }
        let view = play.view(Some(side));
        Some(ai::evaluate::<G>(
            &view,
            play.history(),
            side,
            turn?,
            options,
            rng,
        ))
    }

    fn play(&self) -> Result<(Box<dyn Board>, Played), Refusal> {
        let mut after = self.play.clone();
        let played = carry_out(&mut after, self.side(), &self.parsed)?;
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
        Parsed::Swap => {
            play.swap();
            let text = Private(Swap::notation().to_owned());
            let reveals = false;
            Ok(Played::Turn { text, reveals })
        }
        Parsed::Claim(claim) if play.claim(seat, claim) => {
            Ok(Played::Claim(Private(claim.to_string())))
        }
        Parsed::Claim(_) => Err(Refusal::FalseClaim),
    }
}
