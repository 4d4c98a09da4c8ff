//! Winning chances from the start to the end of a game.

use crate::game::{Outcome, Seat, Seats};

/// Winning chances over time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The number of steps.
    pub steps: usize,
    /// One curve for all seats, or one for each.
    pub curves: Vec<Curve>,
    /// Whether the two seats have swapped their sides, and so their colours.
    pub swapped: bool,
}

/// The winning chances of a seat or of all seats over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The seats the curve stands for.
    pub of: Whose,
    /// Step numbers and values from 0 to 1, in order of steps.
    pub points: Vec<(usize, f32)>,
}

/// The seats of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The first seat against the second, of two opposed seats.
    Both,
    /// All seats together.
    Together,
    /// One of several seats, from its own view.
    Own(Seat),
}

impl Outlook {
    /// Adds a value to a curve, replacing a value of the same step.
    pub(super) fn add(&mut self, of: Whose, step: usize, worth: f32) {
        let known = self.curves.iter().position(|curve| curve.of == of);
        let at = known.unwrap_or_else(|| {
            self.curves.push(Curve {
                of,
                points: Vec::new(),
            });
            self.curves.len() - 1
        });
        let points = &mut self.curves[at].points;
        match points.last_mut() {
            Some(last) if last.0 == step => last.1 = worth,
            _ => points.push((step, worth)),
        }
    }

    /// Ends all curves with the outcome.
    pub(super) fn end(&mut self, outcome: &Outcome, seats: u8) {
        let steps = self.steps;
        match self.curves.first().map(|curve| curve.of) {
            Some(Whose::Own(_)) => {
                for seat in Seats::all(seats).iter() {
                    self.add(Whose::Own(seat), steps, outcome.payoff(seat));
                }
            }
            Some(of) => self.add(of, steps, outcome.payoff(Seat(1))),
            None => {}
        }
        self.curves.sort_by_key(|curve| match curve.of {
            Whose::Own(seat) => seat.0,
            _ => 0,
        });
    }
}
