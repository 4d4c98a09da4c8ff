//! The match or exercise that a turn is chosen for, and the actions of the menus there.

use serenity::all::CreateButton;

use super::choosing::Choosing;
use crate::discord::action::{Action, ExerciseAction, MatchAction};
use crate::discord::turn::prospect;
use crate::discord::view::{names, of_match};
use crate::host::{Record, Refusal};
use tavolino_games::board::{self, Board, Prospect};
use tavolino_games::game::{Info, Lang, Seat};

/// The match or exercise that a turn is chosen for.
#[derive(Clone, Copy)]
pub enum Occasion<'a> {
    /// A match.
    Match(&'a Record),
    /// An exercise.
    Exercise(&'a Exercise),
}

/// A position to solve, outside any match.
pub struct Exercise {
    /// The position.
    pub board: Box<dyn Board>,
    /// The seat of the solver.
    pub seat: Seat,
    /// The begin of file names, also the owner of jobs of the pool.
    pub name: String,
    /// The text above every menu.
    pub heading: String,
    /// The action behind a button on this exercise.
    pub action: Box<dyn Fn(ExerciseAction) -> Action + Send + Sync>,
    /// The kind of choice on the first menu.
    pub first: Choosing,
    /// The action of **Back** on the first menu.
    pub before: Option<Action>,
    /// The right turn or claim that **Hint** leads to, button by button; empty for no **Hint**.
    pub right: String,
    /// Whether the first hint is a sentence; otherwise it names the right button.
    pub has_hint: bool,
    /// The words with which a turn is confirmed.
    pub confirming: Confirming,
    /// The buttons after **Back** and **Hint**, at most three.
    pub further: Vec<CreateButton>,
}

/// The words with which a turn of an exercise is confirmed.
#[derive(Clone, Copy)]
pub struct Confirming {
    /// The key of the question.
    pub question: &'static str,
    /// The key of the button's label.
    pub label: &'static str,
}

impl Confirming {
    /// To try a turn.
    pub const TRY: Confirming = Confirming {
        question: "exercise-confirm",
        label: "button-try-it",
    };
}

impl<'a> Occasion<'a> {
    /// The position.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotStarted`] in a lobby.
    pub fn board(self) -> Result<&'a dyn Board, Refusal> {
        match self {
            Occasion::Match(record) => record.board.as_deref().ok_or(Refusal::NotStarted),
            Occasion::Exercise(exercise) => Ok(&*exercise.board),
        }
    }

    /// The refusal where another seat is to act.
    pub fn waiting(self, board: &dyn Board) -> Refusal {
        match self {
            Occasion::Match(record) => Refusal::Waiting(record.entry.info, board.to_act()),
            Occasion::Exercise(_) => board::Refusal::NotYourTurn.into(),
        }
    }

    /// The language in which the seats have their people's names.
    pub fn seated(self, lang: &Lang) -> Lang {
        match self {
            Occasion::Match(record) => names::seated(lang, record),
            Occasion::Exercise(_) => lang.clone(),
        }
    }

    /// The owner of the jobs of the pool.
    pub fn owner(self) -> &'a str {
        match self {
            Occasion::Match(record) => record.id().as_str(),
            Occasion::Exercise(exercise) => &exercise.name,
        }
    }

    /// The name of the picture.
    pub fn file(self) -> String {
        match self {
            Occasion::Match(record) => format!("{}-{}-turn.png", record.id(), record.row.number),
            Occasion::Exercise(exercise) => format!("{}-turn.png", exercise.name),
        }
    }

    /// The warning before a turn with this prospect; none in an exercise, which it would solve.
    pub fn warning(self, prospect: Prospect, seated: &Lang) -> Option<String> {
        match self {
            Occasion::Match(record) => prospect::warning(record, prospect, seated),
            Occasion::Exercise(_) => None,
        }
    }

    /// The action of a choice.
    pub fn walk(self, choosing: Choosing, value: String) -> Action {
        match self {
            Occasion::Match(record) => of_match(record, choosing.walk(record.row.number, value)),
            Occasion::Exercise(exercise) => (exercise.action)(choosing.walk_exercise(value)),
        }
    }

    /// The action of a menu.
    pub fn step(self, choosing: Choosing) -> Action {
        match self {
            Occasion::Match(record) => of_match(record, choosing.step(record.row.number)),
            Occasion::Exercise(exercise) => (exercise.action)(choosing.step_exercise()),
        }
    }

    /// The action that plays a turn or makes a claim.
    pub fn confirm(self, choosing: Choosing, text: String) -> Action {
        match self {
            Occasion::Match(record) => {
                let of = |number, text| of_match(record, choosing.confirm(number, text));
                let action = of(record.shown(), text.clone());
                // A long turn fits with its number alone.
                match action.write() {
                    Some(_) => action,
                    None => of(record.row.number, text),
                }
            }
            Occasion::Exercise(exercise) => (exercise.action)(ExerciseAction::Confirm(text)),
        }
    }

    /// The key of the question before a turn or claim is carried out.
    pub fn question(self, choosing: Choosing, is_secret: bool) -> &'static str {
        match (self, choosing) {
            (Occasion::Exercise(exercise), _) => exercise.confirming.question,
            (_, Choosing::Claim) => "picker-confirm-claim",
            (Occasion::Match(record), _) if record.is_alone() => "picker-confirm-alone",
            _ if is_secret => "picker-confirm-secret",
            _ => "picker-confirm",
        }
    }

    /// The key of the label of the button that carries it out.
    pub fn confirm_label(self) -> &'static str {
        match self {
            Occasion::Match(_) => "button-confirm",
            Occasion::Exercise(exercise) => exercise.confirming.label,
        }
    }

    /// The action of **Back** on the first menu.
    pub fn before(self, choosing: Choosing) -> Option<Action> {
        match self {
            // The first menu stands in the place of the panel.
            Occasion::Match(record) => {
                let panel = || of_match(record, MatchAction::Panel);
                record.is_direct().then(panel)
            }
            Occasion::Exercise(exercise) if choosing == exercise.first => exercise.before.clone(),
            Occasion::Exercise(exercise) => Some((exercise.action)(ExerciseAction::Open)),
        }
    }

    /// The action of **Hint** in the menu after `value`; none in a match.
    pub fn hint(self, value: &str) -> Option<Action> {
        let Occasion::Exercise(exercise) = self else {
            return None;
        };
        if exercise.right.is_empty() {
            return None;
        }
        let has_sentence = value.is_empty() && exercise.has_hint;
        let pressed = if has_sentence {
            ExerciseAction::Hint
        } else {
            ExerciseAction::HintAt(value.to_owned())
        };
        Some((exercise.action)(pressed))
    }

    /// The buttons after **Back**.
    pub fn further(self) -> Vec<CreateButton> {
        match self {
            Occasion::Match(_) => Vec::new(),
            Occasion::Exercise(exercise) => exercise.further.clone(),
        }
    }

    /// The text of a menu: the game or the task, the words chosen so far and the question.
    pub fn heading(
        self,
        info: &'static Info,
        seat: Seat,
        chosen: &str,
        question: &str,
        lang: &Lang,
    ) -> String {
        let colour = lang.colour(info.palette, seat);
        let mut values = vec![
            ("colour", colour.into()),
            ("said", chosen.into()),
            ("question", question.into()),
        ];
        match self {
            Occasion::Match(record) => {
                let key = if chosen.is_empty() {
                    "picker-heading"
                } else {
                    "picker-heading-said"
                };
                names::sentence(lang, key, record, &values)
            }
            Occasion::Exercise(exercise) => {
                let key = if chosen.is_empty() {
                    "exercise-heading"
                } else {
                    "exercise-heading-said"
                };
                values.push(("task", exercise.heading.as_str().into()));
                lang.say(key, &values)
            }
        }
    }
}
