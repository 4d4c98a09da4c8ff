//! The picker: menus that walk the words of a turn's or claim's notation, preview the result and ask to confirm.

use std::collections::HashSet;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenu};

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::limits;
use crate::discord::turn::keypad::{self, Choice, KEYS, Key};
use crate::discord::view::controls::{match_button, menu, of_match, option};
use crate::discord::view::names;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::host::{MatchId, Record, Refusal};
use crate::pool::{self, JobClass};
use tavolino_games::board::{self, Board, Prospect};
use tavolino_games::game::notation::{self, Step};
use tavolino_games::game::{Lang, Nudge, Scene, Seat};

/// Prefix of a menu's value that is a whole turn: another turn may begin with the same words.
const WHOLE_TURN: char = '=';

/// The kind of choice a picker offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// The turn of a seat that is to act.
    Turn,
    /// A claim, which a seat may make out of turn too.
    Claim,
}

impl Choosing {
    /// The action of a choice, in menus drawn at event `number`.
    pub fn walk(self, number: i64, value: String) -> MatchAction {
        match self {
            Choosing::Turn => MatchAction::Walk(number, value),
            Choosing::Claim => MatchAction::ClaimWalk(number, value),
        }
    }
}

/// The menus for one seat of a match.
pub struct Picker<'a> {
    record: &'a Record,
    board: &'a dyn Board,
    seat: Seat,
    choosing: Choosing,
    lang: Lang,
}

impl<'a> Picker<'a> {
    /// The menus for a seat.
    ///
    /// # Errors
    ///
    /// A refusal if the seat has nothing to choose: the game has not started or is over, the seat has left, or it is not to
    /// act (turns) or has no claim (claims).
    pub fn new(
        record: &'a Record,
        seat: Seat,
        choosing: Choosing,
        lang: &Lang,
    ) -> Result<Picker<'a>, Refusal> {
        let board = record.board.as_deref().ok_or(Refusal::NotStarted)?;
        if board.outcome().is_some() {
            return Err(board::Refusal::Over.into());
        }
        if !board.staying().contains(seat) {
            return Err(board::Refusal::Left.into());
        }
        match choosing {
            Choosing::Turn if !board.to_act().contains(seat) => {
                return Err(Refusal::Waiting(record.kind.info, board.to_act()));
            }
            Choosing::Claim if board.claims(seat).is_empty() => {
                return Err(Refusal::NothingToClaim);
            }
            Choosing::Turn | Choosing::Claim => {}
        }
        Ok(Picker {
            record,
            board,
            seat,
            choosing,
            lang: names::seated(lang, record),
        })
    }

    /// The message after the choice `value`: the next menu for a prefix, the question to confirm for a whole turn.
    pub async fn chosen(&self, value: &str) -> Reply {
        match value.strip_prefix(WHOLE_TURN) {
            Some(turn) => self.confirm(turn).await,
            None => self.after(value).await,
        }
    }

    /// The menu after the words `prefix`; the first menu if nothing begins with them. A choice with only one option is made.
    pub async fn after(&self, prefix: &str) -> Reply {
        if !self.board.nudges(self.seat, prefix).is_empty() && self.choosing == Choosing::Turn {
            return self.confirm(prefix).await;
        }
        let mut prefix = prefix;
        let mut steps = self.steps(prefix);
        if steps.is_empty() {
            prefix = "";
            steps = self.steps(prefix);
        }
        if let [only] = &steps[..] {
            return Box::pin(self.chosen(&value(only))).await;
        }
        let prompt = match self.choosing {
            Choosing::Turn if are_merged(&steps) => self.lang.say("picker-merged", &[]),
            Choosing::Turn => self
                .board
                .prompt(self.seat, prefix, &self.lang_of_pictures()),
            Choosing::Claim => self.lang.say("picker-claim", &[]),
        };
        let next: Vec<String> = steps.iter().map(|step| step.text.clone()).collect();
        let scene = self.board.partial_scene(
            self.seat,
            prefix,
            &next,
            limits::ALT_TEXT,
            &self.lang_of_pictures(),
        );
        let labels = self.labels(prefix, &steps);
        let choices: Vec<Choice> = steps.into_iter().zip(labels).collect();
        let reply = Reply::private(self.heading(prefix, &prompt));
        let reply = match self.keys(prefix, &choices, &scene) {
            Some(rows) => rows.into_iter().fold(reply, Reply::buttons),
            // The prompt inside a menu holds one line.
            None => match self.menu(prompt.lines().next().unwrap_or_default(), &choices) {
                Some(menu) => reply.menu(menu),
                None => reply,
            },
        };
        reply
            .with(Picture::draw(self.record.id().as_str(), scene, self.file()).await)
            .buttons(self.back(prefix).into_iter().collect())
    }

    /// The position after a turn or claim with the question to confirm it; for turns with nudges, also the buttons that change
    /// the turn.
    pub async fn confirm(&self, text: &str) -> Reply {
        let prospect = match self.choosing {
            Choosing::Turn => prospect(self.record.id(), self.board, self.seat, text).await,
            Choosing::Claim => Prospect::Open,
        };
        self.confirm_with_prospect(text, prospect).await
    }

    /// As [`Picker::confirm`], for a prospect already computed.
    pub async fn confirm_with_prospect(&self, text: &str, prospect: Prospect) -> Reply {
        let nudges = match self.choosing {
            Choosing::Turn => deduplicate(self.board.nudges(self.seat, text)),
            Choosing::Claim => Vec::new(),
        };
        let Some(scene) = self.result_scene(text, !nudges.is_empty()) else {
            return Box::pin(self.after("")).await;
        };
        let is_legal = nudges.is_empty() || self.preview(text).is_some();
        let question = match self.choosing {
            Choosing::Turn if !is_legal => {
                self.lang.say("picker-illegal", &[("turn", text.into())])
            }
            Choosing::Turn => {
                let key = if self.board.is_secret(self.seat, text) {
                    "picker-confirm-secret"
                } else {
                    "picker-confirm"
                };
                let question = self.lang.say(key, &[("turn", text.into())]);
                let warning = warning(self.record, prospect, &self.lang);
                [Some(question), warning]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("\n")
            }
            Choosing::Claim => self
                .lang
                .say("picker-confirm-claim", &[("claim", text.into())]),
        };
        let action = match self.choosing {
            Choosing::Turn => MatchAction::Confirm(self.number(), text.to_owned()),
            Choosing::Claim => MatchAction::CallOut(self.number(), text.to_owned()),
        };
        let label = self.lang.say("button-confirm", &[]);
        let confirm = match_button(self.record, action, &label, ButtonStyle::Success)
            .map(|button| button.disabled(!is_legal));
        let last: Vec<CreateButton> = confirm.into_iter().chain(self.back(text)).collect();
        let rows = nudges
            .chunk_by(|a, b| a.group == b.group)
            .flat_map(|group| group.chunks(limits::BUTTONS))
            .map(|row| self.nudge_row(row));
        let reply = Reply::private(self.heading("", &question))
            .with(Picture::draw(self.record.id().as_str(), scene, self.file()).await);
        rows.fold(reply, Reply::buttons).buttons(last)
    }

    /// The picture after a turn or a claim; `None` if it is illegal. `trying`: of an unfinished turn.
    fn result_scene(&self, text: &str, trying: bool) -> Option<Scene> {
        let lang = &self.lang_of_pictures();
        match self.choosing {
            Choosing::Turn if trying => {
                Some(
                    self.board
                        .partial_scene(self.seat, text, &[], limits::ALT_TEXT, lang),
                )
            }
            Choosing::Turn => self.preview(text),
            Choosing::Claim => {
                let is_claim = self
                    .board
                    .claims(self.seat)
                    .iter()
                    .any(|claim| claim == text);
                is_claim.then(|| self.board.scene(Some(self.seat), lang))
            }
        }
    }

    /// The picture after a turn; `None` if it is illegal.
    fn preview(&self, turn: &str) -> Option<Scene> {
        let lang = &self.lang_of_pictures();
        self.board.preview(self.seat, turn, lang).ok()
    }

    /// A row of buttons, each of which changes the turn a little.
    fn nudge_row(&self, row: &[Nudge]) -> Vec<CreateButton> {
        let button = |nudge: &Nudge| match &nudge.text {
            Some(text) => {
                let action = MatchAction::Walk(self.number(), text.clone());
                match_button(self.record, action, &nudge.label, ButtonStyle::Secondary)
            }
            // Disabled, not left out: the other buttons stay in their places under the thumb.
            None => Some(
                CreateButton::new(&nudge.label)
                    .label(&nudge.label)
                    .style(ButtonStyle::Secondary)
                    .disabled(true),
            ),
        };
        row.iter().filter_map(button).collect()
    }

    /// The choices after the words `prefix`.
    fn steps(&self, prefix: &str) -> Vec<Step> {
        keypad::steps(|limit| match self.choosing {
            Choosing::Turn => self.board.steps(self.seat, prefix, limit),
            Choosing::Claim => notation::step(&self.board.claims(self.seat), prefix, limit),
        })
    }

    /// The labels of the choices; the choice to end the turn here has a label of its own.
    fn labels(&self, prefix: &str, steps: &[Step]) -> Vec<String> {
        let lang = self.lang_of_pictures();
        let labels = self.board.labels(self.seat, steps, &lang).into_iter();
        let named = labels.zip(steps).map(|(label, step)| {
            if step.text != prefix {
                return label;
            }
            match self.choosing {
                Choosing::Turn => self.lang.say("picker-stop", &[]),
                Choosing::Claim => self.lang.say("picker-stop-claim", &[]),
            }
        });
        named.collect()
    }

    /// The choices as rows of buttons; `None` if there are too many or a label or value is too long.
    fn keys(
        &self,
        prefix: &str,
        choices: &[Choice],
        scene: &Scene,
    ) -> Option<Vec<Vec<CreateButton>>> {
        if choices.len() > KEYS {
            return None;
        }
        let rows = keypad::rows(choices, scene);
        let key = |key: Key<'_>| match key {
            Key::Choice((step, label)) => self.key(value(step), label),
            // Disabled: no turn continues with this cell. The value only has to be unique.
            Key::Cell(cell) => {
                let key = self.key(format!("{prefix} {cell}"), cell)?;
                Some(key.disabled(true))
            }
        };
        let row = |row: Vec<Key<'_>>| row.into_iter().map(key).collect::<Option<Vec<_>>>();
        rows.into_iter().map(row).collect()
    }

    /// The button of a choice.
    fn key(&self, value: String, label: &str) -> Option<CreateButton> {
        let action = self.choosing.walk(self.number(), value);
        match_button(self.record, action, label, ButtonStyle::Secondary)
    }

    /// The choices as a menu.
    fn menu(&self, prompt: &str, choices: &[Choice]) -> Option<CreateSelectMenu> {
        let action = match self.choosing {
            Choosing::Turn => MatchAction::Step(self.number()),
            Choosing::Claim => MatchAction::ClaimStep(self.number()),
        };
        let options = choices.iter().map(|(step, label)| {
            let option = option(label, value(step));
            if step.partial {
                option.description(self.lang.say("picker-more", &[]))
            } else {
                option
            }
        });
        menu(&of_match(self.record, action), prompt, options.collect())
    }

    /// The text of the message: the match, the words chosen so far and the question.
    fn heading(&self, prefix: &str, question: &str) -> String {
        let prefix = notation::words(prefix).join(" ");
        let key = if prefix.is_empty() {
            "picker-heading"
        } else {
            "picker-heading-said"
        };
        let palette = self.record.kind.info.palette;
        let colour = self.lang.colour(palette, self.seat);
        let values = [
            ("colour", colour.into()),
            ("said", prefix.into()),
            ("question", question.into()),
        ];
        names::sentence(&self.lang, key, self.record, &values)
    }

    /// The button back to the menu before; `None` on the first.
    fn back(&self, prefix: &str) -> Option<CreateButton> {
        let before = self.before(prefix)?;
        let action = self.choosing.walk(self.number(), before);
        let label = self.lang.say("button-back", &[]);
        match_button(self.record, action, &label, ButtonStyle::Secondary)
    }

    /// The prefix at the choice before the one that led to `prefix`; `None` if nothing has been chosen. Steps with only one
    /// option are no choices.
    fn before(&self, prefix: &str) -> Option<String> {
        let (mut here, mut chosen) = (String::new(), None);
        if prefix.is_empty() {
            return None;
        }
        loop {
            let steps = self.steps(&here);
            if steps.len() > 1 {
                chosen = Some(here.clone());
            }
            let ahead = steps.into_iter().filter(|step| step.text != here);
            let next = ahead
                .filter(|step| notation::leads_to(&step.text, prefix))
                .max_by_key(|step| step.text.len());
            match next {
                Some(next) if next.text != prefix => here = next.text,
                _ => return chosen,
            }
        }
    }

    fn number(&self) -> i64 {
        self.record.number
    }

    fn file(&self) -> String {
        format!("{}-{}-turn.png", self.record.id(), self.number())
    }

    /// The language for pictures, alt texts and menus, which name seats by colour: Discord shows a mention there as a bare
    /// number.
    fn lang_of_pictures(&self) -> Lang {
        Lang::of(self.lang.code())
    }
}

/// The prospect of a turn, computed off the async threads.
pub async fn prospect(id: &MatchId, board: &dyn Board, seat: Seat, turn: &str) -> Prospect {
    let (board, turn) = (board.boxed(), turn.to_owned());
    let prospect = move || board.prospect(seat, &turn);
    pool::work(id.as_str(), JobClass::Short, prospect).await
}

/// The warning before a turn with this prospect; `None` for an open one.
pub fn warning(record: &Record, prospect: Prospect, seated: &Lang) -> Option<String> {
    let rival = match prospect {
        Prospect::Exposes(rival) => seated.seat(record.kind.info, rival),
        _ => String::new(),
    };
    let key = match prospect {
        Prospect::Open => return None,
        Prospect::Wins => "picker-wins",
        Prospect::Draws => "picker-draws",
        Prospect::Exposes(_) => "picker-exposes",
        Prospect::Loses => "picker-loses",
    };
    Some(seated.say(key, &[("rival", rival.into())]))
}

/// Whether most choices consist of several words, so that a question about one word does not fit.
fn are_merged(steps: &[Step]) -> bool {
    let many = |step: &&Step| {
        let words = notation::words(&step.label);
        words.len() > 1 && !notation::is_verb(words[0])
    };
    steps.iter().filter(many).count() * 2 > steps.len()
}

/// The value of a choice: a prefix, or a whole turn.
fn value(step: &Step) -> String {
    if step.is_turn {
        turn_value(&step.text)
    } else {
        step.text.clone()
    }
}

/// The value of a whole turn.
pub fn turn_value(turn: &str) -> String {
    format!("{WHOLE_TURN}{turn}")
}

/// The nudges with duplicate turns disabled: Discord refuses two buttons with one `custom_id`.
fn deduplicate(mut nudges: Vec<Nudge>) -> Vec<Nudge> {
    let mut seen = HashSet::new();
    for nudge in &mut nudges {
        nudge.text = nudge.text.take().filter(|text| seen.insert(text.clone()));
    }
    nudges
}
