//! Who was winning, from the start to the end.

use crate::game::{Outcome, Seat, Seats};

/// Who was winning.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// How many things happened.
    pub steps: usize,
    /// One curve for all, or one for each seat.
    pub curves: Vec<Curve>,
}

/// How likely somebody was to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Whose it is.
    pub of: Whose,
    /// What it was after so many steps, from 0 to 1; in order.
    pub points: Vec<(usize, f32)>,
}

/// Whose curve it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The first seat's against the second: what one wins the other loses.
    Both,
    /// All seats' together.
    Together,
    /// One of several seats', as it saw the game itself.
    Own(Seat),
}

impl Outlook {
    /// Goes on with what somebody was worth after so many steps.
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

    /// Ends all curves with how it ended.
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
