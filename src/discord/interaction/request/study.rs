//! What a button asks about the analysis of a finished game.

/// A page of an analysis. Numbers of turns are steps of the game's history: how many things had happened with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Study {
    /// Who was winning and the turning points, as a message of its own.
    Entry,
    /// The same, in the place of another page.
    Overview,
    /// The first turn.
    First,
    /// A turn as it was played.
    Turn(i64),
    /// What would have been best instead of a turn, as a message of its own.
    Hint(i64),
    /// The position after so many turns of the best line instead of a turn.
    Line(i64, u8),
    /// The overview, for everyone.
    Share,
}

/// Where the answer to a button goes.
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
    /// What a `custom_id` says of it: a verb, the step, and how many turns of a line.
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

    /// The page with these parts; none where [`Study::parts`] never says so.
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

    /// Where the answer goes.
    #[must_use]
    pub fn placement(self) -> Placement {
        match self {
            Study::Entry | Study::Hint(_) => Placement::NewPrivate,
            Study::Share => Placement::NewPublic,
            Study::Overview | Study::First | Study::Turn(_) | Study::Line(..) => Placement::InPlace,
        }
    }
}
