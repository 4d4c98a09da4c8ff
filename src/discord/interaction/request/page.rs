//! A page of a game's history, and through whose eyes somebody wants to see it.

use tavolino_games::game::{Seat, Seats, Viewer};

/// A page of a game's history that a button or a menu turns to. Numbers are steps: how many things have happened by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The present position, as a message of its own.
    Entry,
    /// The start.
    First(Eyes),
    /// This one, from the one after it.
    Back(i64, Eyes),
    /// This one, from the one before it.
    Forward(i64, Eyes),
    /// The present position.
    Last(Eyes),
    /// The one chosen from a menu.
    Jump(Eyes),
    /// This one, through the eyes chosen from a menu.
    Look(i64),
}

/// Through whose eyes somebody wants to look; whether they may is for the host to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Their own.
    Own,
    /// Those of everyone who has no seat.
    Everyone,
    /// Those of a seat.
    Of(Seat),
}

impl Page {
    /// What a `custom_id` says of it: a verb, the step and the eyes.
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

    /// The page with these parts; none where [`Page::parts`] never says so.
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

    /// Its step in a history of so many, and the eyes; `value` is what was chosen from a menu.
    #[must_use]
    pub fn meant(self, steps: usize, value: &str) -> (usize, Eyes) {
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
    /// As a part of a `custom_id`, and as the value of a menu's option.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Eyes::Own => String::new(),
            Eyes::Everyone => "all".to_owned(),
            Eyes::Of(seat) => seat.to_string(),
        }
    }

    /// The eyes written so.
    #[must_use]
    pub fn read(word: &str) -> Option<Eyes> {
        let seats = Seats::all(6).iter().map(Eyes::Of);
        [Eyes::Own, Eyes::Everyone]
            .into_iter()
            .chain(seats)
            .find(|eyes| eyes.word() == word)
    }

    /// The viewer that is asked for; none where one's own eyes will do.
    #[must_use]
    pub fn asked(self) -> Option<Viewer> {
        match self {
            Eyes::Own => None,
            Eyes::Everyone => Some(None),
            Eyes::Of(seat) => Some(Some(seat)),
        }
    }

    /// The eyes of a viewer.
    #[must_use]
    pub fn through(viewer: Viewer) -> Eyes {
        viewer.map_or(Eyes::Everyone, Eyes::Of)
    }
}
