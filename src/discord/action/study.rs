//! The pages of the analysis of a finished game.

/// A page of an analysis. Numbers are steps of the history: a turn's step counts the events up to and including it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Study {
    /// The overview with the turning points, as a new message.
    Entry,
    /// The overview, in place of another page.
    Overview,
    /// The first turn.
    First,
    /// The turn of this step.
    Turn(i64),
    /// The best turn at this step, as a new message.
    Hint(i64),
    /// The position after this many turns of the best line from this step.
    Line(i64, u8),
    /// The overview, posted for everyone.
    Share,
}

/// The message that a button's answer goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A new private message.
    NewPrivate,
    /// The message of the button if it is private, else a new private message.
    InPlace,
    /// A new message for everyone in the channel.
    NewPublic,
}

impl Study {
    /// Verb, step and length of the line, for a `custom_id`.
    #[must_use]
    pub fn parts(self) -> (&'static str, Option<i64>, String) {
        match self {
            Study::Entry => ("analysis", None, String::new()),
            Study::Overview => ("overview", None, String::new()),
            Study::First => ("through", None, String::new()),
            Study::Turn(step) => ("review", Some(step), String::new()),
            Study::Hint(step) => ("best", Some(step), String::new()),
            Study::Line(step, ahead) => ("line", Some(step), ahead.to_string()),
            Study::Share => ("analysed", None, String::new()),
        }
    }

    /// The page with these parts; `None` for parts that [`Study::parts`] does not produce.
    #[must_use]
    pub fn read(verb: &str, step: Option<i64>, ahead: &str) -> Option<Study> {
        let step = step.filter(|step| *step >= 1);
        let ahead = || ahead.parse().ok().filter(|ahead| *ahead >= 1);
        Some(match verb {
            "analysis" => Study::Entry,
            "overview" => Study::Overview,
            "through" => Study::First,
            "review" => Study::Turn(step?),
            "best" => Study::Hint(step?),
            "line" => Study::Line(step?, ahead()?),
            "analysed" => Study::Share,
            _ => return None,
        })
    }

    /// The message that the answer goes to.
    #[must_use]
    pub fn placement(self) -> Placement {
        match self {
            Study::Entry | Study::Hint(_) => Placement::NewPrivate,
            Study::Share => Placement::NewPublic,
            Study::Overview | Study::First | Study::Turn(_) | Study::Line(..) => Placement::InPlace,
        }
    }
}
