//! Refusals of plans.

use tavolino_games::game::Lang;

/// The reason an answer cannot be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// The game hides something, has more than two seats, or has too many turns to list.
    #[error("nothing can be planned in this game")]
    Game,
    /// The line has no answer to a rival's turn.
    #[error("the line has no answer")]
    NoAnswer,
    /// The plan would have more answers than this.
    #[error("the plan has more than {0} answers")]
    Many(usize),
    /// A line would have more answers than this.
    #[error("a line has more than {0} answers")]
    Deep(usize),
}

impl BadPlan {
    /// The sentence.
    pub(super) fn say(self, lang: &Lang) -> String {
        let (key, most) = match self {
            BadPlan::Game => ("refused-plan-game", 0),
            BadPlan::NoAnswer => ("refused-plan-answer", 0),
            BadPlan::Many(most) => ("refused-plan-many", most),
            BadPlan::Deep(most) => ("refused-plan-deep", most),
        };
        lang.say(key, &[("most", most.into())])
    }
}
