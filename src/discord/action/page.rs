//! A page of a game's history, and the viewer for whom it is drawn.

use tavolino_games::game::{Seat, Seats, Viewer};

/// A page of a game's history. Steps count the events up to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The present position, as a new message.
    Entry,
    /// The start.
    First(Eyes),
    /// This step, reached from the one after it.
    Back(i64, Eyes),
    /// This step, reached from the one before it.
    Forward(i64, Eyes),
    /// The present position.
    Last(Eyes),
    /// The step chosen from a menu.
    Jump(Eyes),
    /// This step, for the viewer chosen from a menu.
    Look(i64),
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
    /// Verb, step and viewer, for a `custom_id`.
    #[must_use]
    pub fn parts(self) -> (&'static str, Option<i64>, String) {
        match self {
            Page::Entry => ("history", None, String::new()),
            Page::First(eyes) => ("first", None, eyes.word()),
            Page::Back(step, eyes) => ("back", Some(step), eyes.word()),
            Page::Forward(step, eyes) => ("forward", Some(step), eyes.word()),
            Page::Last(eyes) => ("last", None, eyes.word()),
            Page::Jump(eyes) => ("jump", None, eyes.word()),
            Page::Look(step) => ("look", Some(step), String::new()),
        }
    }

    /// The page with these parts; `None` for parts that [`Page::parts`] does not produce.
    #[must_use]
    pub fn read(verb: &str, step: Option<i64>, eyes: &str) -> Option<Page> {
        let eyes = Eyes::read(eyes)?;
        Some(match (verb, step) {
            ("history", None) => Page::Entry,
            ("first", None) => Page::First(eyes),
            ("back", Some(step)) => Page::Back(step, eyes),
            ("forward", Some(step)) => Page::Forward(step, eyes),
            ("last", None) => Page::Last(eyes),
            ("jump", None) => Page::Jump(eyes),
            ("look", Some(step)) => Page::Look(step),
            _ => return None,
        })
    }

    /// Step and viewer of the page, in a history of `steps` steps; `value` is the choice from a menu.
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
