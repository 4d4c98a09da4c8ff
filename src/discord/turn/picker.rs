//! A turn or a claim by menus: walks the words of the notation, shows what comes of them, and asks to confirm.

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

/// Before the value of a menu that ends the turn, because another turn may begin with the same words.
const WHOLE: char = '=';

/// What is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// The turn of a seat that is to act.
    Turn,
    /// Something to call out.
    Claim,
}

impl Choosing {
    /// What leads to a choice, in menus drawn at event `number`.
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
    /// The menus for a seat; a refusal if it has nothing to choose.
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

    /// What was chosen in a menu: words said so far, or the whole of a turn.
    pub async fn chosen(&self, value: &str) -> Reply {
        match value.strip_prefix(WHOLE) {
            Some(whole) => self.confirm(whole).await,
            None => self.after(value).await,
        }
    }

    /// The menu after the words `said`; what nobody can have said begins anew.
    pub async fn after(&self, said: &str) -> Reply {
        if !self.board.nudges(self.seat, said).is_empty() && self.choosing == Choosing::Turn {
            return self.confirm(said).await;
        }
        let mut said = said;
        let mut steps = self.steps(said);
        if steps.is_empty() {
            said = "";
            steps = self.steps(said);
        }
        if let [only] = &steps[..] {
            // Nothing is to be chosen.
            return Box::pin(self.chosen(&value(only))).await;
        }
        let prompt = match self.choosing {
            Choosing::Turn if says_much(&steps) => self.lang.say("picker-merged", &[]),
            Choosing::Turn => self.board.prompt(self.seat, said, &self.lang_of_pictures()),
            Choosing::Claim => self.lang.say("picker-claim", &[]),
        };
        let next: Vec<String> = steps.iter().map(|step| step.text.clone()).collect();
        let scene = self.board.partial(
            self.seat,
            said,
            &next,
            limits::ALT_TEXT,
            &self.lang_of_pictures(),
        );
        let labels = self.labels(said, &steps);
        let choices: Vec<Choice> = steps.into_iter().zip(labels).collect();
        let reply = Reply::private(self.heading(said, &prompt));
        let reply = match self.keys(said, &choices, &scene) {
            Some(rows) => rows.into_iter().fold(reply, Reply::buttons),
            // A menu's own line has no room for more than the question.
            None => match self.menu(prompt.lines().next().unwrap_or_default(), &choices) {
                Some(menu) => reply.menu(menu),
                None => reply,
            },
        };
        reply
            .with(Picture::draw(self.record.id().as_str(), scene, self.file()).await)
            .buttons(self.back(said).into_iter().collect())
    }

    /// The position as it would be, and the last question; where a turn is found by trying, the buttons to try with.
    pub async fn confirm(&self, text: &str) -> Reply {
        let prospect = match self.choosing {
            Choosing::Turn => prospect(self.record.id(), self.board, self.seat, text).await,
            Choosing::Claim => Prospect::Open,
        };
        self.confirm_knowing(text, prospect).await
    }

    /// The same, where it is known what comes of the turn.
    pub async fn confirm_knowing(&self, text: &str, prospect: Prospect) -> Reply {
        let nudges = match self.choosing {
            Choosing::Turn => told_apart(self.board.nudges(self.seat, text)),
            Choosing::Claim => Vec::new(),
        };
        let Some(scene) = self.outcome_of(text, !nudges.is_empty()) else {
            return Box::pin(self.after("")).await;
        };
        let is_legal = nudges.is_empty() || self.legal(text).is_some();
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
            .map(|row| self.trials(row));
        let reply = Reply::private(self.heading("", &question))
            .with(Picture::draw(self.record.id().as_str(), scene, self.file()).await);
        rows.fold(reply, Reply::buttons).buttons(last)
    }

    /// The picture of what comes of a turn or a claim; `None` if nobody can play it.
    fn outcome_of(&self, text: &str, trying: bool) -> Option<Scene> {
        let lang = &self.lang_of_pictures();
        match self.choosing {
            Choosing::Turn if trying => {
                Some(
                    self.board
                        .partial(self.seat, text, &[], limits::ALT_TEXT, lang),
                )
            }
            Choosing::Turn => self.legal(text),
            Choosing::Claim => {
                let known = self
                    .board
                    .claims(self.seat)
                    .iter()
                    .any(|claim| claim == text);
                known.then(|| self.board.scene(Some(self.seat), lang))
            }
        }
    }

    /// The picture after a turn, if it is legal.
    fn legal(&self, turn: &str) -> Option<Scene> {
        let lang = &self.lang_of_pictures();
        self.board.preview(self.seat, turn, lang).ok()
    }

    /// A row of buttons that change the turn a little.
    fn trials(&self, row: &[Nudge]) -> Vec<CreateButton> {
        let trial = |nudge: &Nudge| match &nudge.text {
            Some(text) => {
                let action = MatchAction::Walk(self.number(), text.clone());
                match_button(self.record, action, &nudge.label, ButtonStyle::Secondary)
            }
            // It stays in its place, so that no other button comes under the thumb.
            None => Some(
                CreateButton::new(&nudge.label)
                    .label(&nudge.label)
                    .style(ButtonStyle::Secondary)
                    .disabled(true),
            ),
        };
        row.iter().filter_map(trial).collect()
    }

    /// The choices after the words `said`.
    fn steps(&self, said: &str) -> Vec<Step> {
        keypad::steps(|limit| match self.choosing {
            Choosing::Turn => self.board.steps(self.seat, said, limit),
            Choosing::Claim => notation::step(&self.board.claims(self.seat), said, limit),
        })
    }

    /// What the choices are called; to say nothing more has a name of its own.
    fn labels(&self, said: &str, steps: &[Step]) -> Vec<String> {
        let lang = self.lang_of_pictures();
        let labels = self.board.labels(self.seat, steps, &lang).into_iter();
        let named = labels.zip(steps).map(|(label, step)| {
            if step.text != said {
                return label;
            }
            match self.choosing {
                Choosing::Turn => self.lang.say("picker-stop", &[]),
                Choosing::Claim => self.lang.say("picker-stop-claim", &[]),
            }
        });
        named.collect()
    }

    /// The rows of buttons to choose from; `None` where there are too many choices or their words are too long.
    fn keys(
        &self,
        said: &str,
        choices: &[Choice],
        scene: &Scene,
    ) -> Option<Vec<Vec<CreateButton>>> {
        if choices.len() > KEYS {
            return None;
        }
        let rows = keypad::rows(choices, scene);
        let key = |key: Key<'_>| match key {
            Key::Choice((step, label)) => self.key(value(step), label),
            // It stands for nothing anybody could play, so it asks for nothing.
            Key::Cell(cell) => {
                let key = self.key(format!("{said} {cell}"), cell)?;
                Some(key.disabled(true))
            }
        };
        let row = |row: Vec<Key<'_>>| row.into_iter().map(key).collect::<Option<Vec<_>>>();
        rows.into_iter().map(row).collect()
    }

    fn key(&self, value: String, label: &str) -> Option<CreateButton> {
        let action = self.choosing.walk(self.number(), value);
        match_button(self.record, action, label, ButtonStyle::Secondary)
    }

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

    fn heading(&self, said: &str, question: &str) -> String {
        let said = notation::words(said).join(" ");
        let key = if said.is_empty() {
            "picker-heading"
        } else {
            "picker-heading-said"
        };
        let palette = self.record.kind.info.palette;
        let colour = self.lang.colour(palette, self.seat);
        let values = [
            ("colour", colour.into()),
            ("said", said.into()),
            ("question", question.into()),
        ];
        names::sentence(&self.lang, key, self.record, &values)
    }

    /// The button to the menu before, if there is one.
    fn back(&self, said: &str) -> Option<CreateButton> {
        let before = self.before(said)?;
        let action = self.choosing.walk(self.number(), before);
        let label = self.lang.say("button-back", &[]);
        match_button(self.record, action, &label, ButtonStyle::Secondary)
    }

    /// What had been said at the choice before the one that led to `said`; `None` where nothing had been chosen.
    fn before(&self, said: &str) -> Option<String> {
        let (mut here, mut chosen) = (String::new(), None);
        if said.is_empty() {
            return None;
        }
        loop {
            let steps = self.steps(&here);
            if steps.len() > 1 {
                chosen = Some(here.clone());
            }
            let ahead = steps.into_iter().filter(|step| step.text != here);
            let next = ahead
                .filter(|step| notation::leads_to(&step.text, said))
                .max_by_key(|step| step.text.len());
            match next {
                Some(next) if next.text != said => here = next.text,
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

    /// Pictures, their alt texts and menus name seats by colour: there Discord shows a mention as a bare number.
    fn lang_of_pictures(&self) -> Lang {
        Lang::of(self.lang.code())
    }
}

/// What comes of a turn, worked out off the async threads.
pub async fn prospect(id: &MatchId, board: &dyn Board, seat: Seat, turn: &str) -> Prospect {
    let (board, turn) = (board.boxed(), turn.to_owned());
    let found = move || board.prospect(seat, &turn);
    pool::work(id.as_str(), JobClass::Short, found).await
}

/// What is to be known before a turn with this prospect is played, if anything is.
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

/// Whether choices say several things at once, so that no question about one of them fits.
fn says_much(steps: &[Step]) -> bool {
    let many = |step: &&Step| {
        let words = notation::words(&step.label);
        words.len() > 1 && !notation::is_verb(words[0])
    };
    steps.iter().filter(many).count() * 2 > steps.len()
}

/// What a choice asks for: the words it leads to, or the whole of a turn.
fn value(step: &Step) -> String {
    if step.is_turn {
        whole(&step.text)
    } else {
        step.text.clone()
    }
}

/// What asks for a whole turn.
pub fn whole(turn: &str) -> String {
    format!("{WHOLE}{turn}")
}

/// Discord takes no two buttons that ask for the same: the first of those that lead to the same turn does.
fn told_apart(mut nudges: Vec<Nudge>) -> Vec<Nudge> {
    let mut known = HashSet::new();
    for nudge in &mut nudges {
        nudge.text = nudge.text.take().filter(|text| known.insert(text.clone()));
    }
    nudges
}
