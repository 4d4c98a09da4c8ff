//! A page of a game's history, the viewer for whom it is drawn, and the pages of an analysis.

use super::part::{Part, Parts};
use super::spending::Placement::{NewPrivate, NewPublic};
use super::spending::Spending::Picture;
use super::verbs::verbs;
use tavolino_games::game::{Seat, Seats, Viewer};

verbs! {
    /// A page of a game's history. Steps count the events up to a position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Page in [number, text] {
        /// The present position, as a new message.
        "history" Entry => Picture, NewPrivate;
        /// The start.
        "first" First(text: Eyes) => Picture;
        /// This step, reached from the one after it.
        "back" Back(number: i64, text: Eyes) => Picture;
        /// This step, reached from the one before it.
        "forward" Forward(number: i64, text: Eyes) => Picture;
        /// The present position.
        "last" Last(text: Eyes) => Picture;
        /// The step chosen from a menu.
        "jump" Jump(text: Eyes) => Picture;
        /// This step, for the viewer chosen from a menu.
        "look" Look(number: i64) => Picture;
    }
}

/// The viewer a person asks for; the host decides whether it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The person's own view.
    Own,
    /// The spectators' view.
    Everyone,
    /// The view of a seat.
    Of(Seat),
}

impl Page {
    /// Step and viewer of the page, in a history of `steps` steps; `value` is the choice from a
    /// menu.
    #[must_use]
    pub fn resolve(self, steps: usize, value: &str) -> (usize, Eyes) {
        let within = |step: i64| usize::try_from(step).unwrap_or(0).min(steps);
        match self {
            Page::Entry => (steps, Eyes::Own),
            Page::First(eyes) => (0, eyes),
            Page::Back(step, eyes) | Page::Forward(step, eyes) => (within(step), eyes),
            Page::Last(eyes) => (steps, eyes),
            Page::Jump(eyes) => (within(value.parse().unwrap_or(i64::MAX)), eyes),
            Page::Look(step) => (within(step), Eyes::read(value).unwrap_or(Eyes::Own)),
        }
    }
}

impl Eyes {
    /// The word in a `custom_id`, also the value of a menu option.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Eyes::Own => String::new(),
            Eyes::Everyone => "all".to_owned(),
            Eyes::Of(seat) => seat.to_string(),
        }
    }

    /// Parses the word in a `custom_id`.
    #[must_use]
    pub fn read(word: &str) -> Option<Eyes> {
        let seats = Seats::all(6).iter().map(Eyes::Of);
        [Eyes::Own, Eyes::Everyone]
            .into_iter()
            .chain(seats)
            .find(|eyes| eyes.word() == word)
    }

    /// The viewer; `None` for the person's own view.
    #[must_use]
    pub fn viewer(self) -> Option<Viewer> {
        match self {
            Eyes::Own => None,
            Eyes::Everyone => Some(None),
            Eyes::Of(seat) => Some(Some(seat)),
        }
    }

    /// The eyes of a viewer.
    #[must_use]
    pub fn of_viewer(viewer: Viewer) -> Eyes {
        viewer.map_or(Eyes::Everyone, Eyes::Of)
    }
}

impl Part for Eyes {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.word());
    }

    fn read(from: &mut Parts<'_>) -> Option<Eyes> {
        Eyes::read(from.next()?)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Eyes> {
        use proptest::strategy::Strategy as _;
        let seats = Seats::all(6).iter().map(Eyes::Of);
        let all: Vec<Eyes> = seats.chain([Eyes::Own, Eyes::Everyone]).collect();
        proptest::sample::select(all).boxed()
    }
}

verbs! {
    /// A page of an analysis, which is paid as a study while it is made. Numbers are steps of the
    /// history: a turn's step counts the events up to and including it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Study in [number, text] {
        /// The overview with the turning points, as a new message.
        "analysis" Entry => Picture, NewPrivate;
        /// The overview, in place of another page.
        "overview" Overview => Picture;
        /// The first turn.
        "through" First => Picture;
        /// The turn of this step.
        "review" Turn(number: i64) if number >= 1 => Picture;
        /// The best turn at this step, as a new message.
        "best" Hint(number: i64) if number >= 1 => Picture, NewPrivate;
        /// The position after this many turns of the best line from this step.
        "line" Line(number: i64, text: u8) if number >= 1 && text >= 1 => Picture;
        /// The overview, posted for everyone.
        "analysed" Share => Picture, NewPublic;
    }
}
