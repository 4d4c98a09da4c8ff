//! A turn or a claim by menus: walks the words of the notation, shows what comes of them, and asks to confirm.

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use super::action::{Action, Ask};
use super::names;
use super::reply::{Picture, Reply, button, menu};
use crate::board::{self, Board};
use crate::game::notation::{self, LIMIT, Step};
use crate::game::{Lang, Seat};
use crate::host::{Record, Refusal};

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

/// The menus for one seat of a match.
pub struct Picker<'a> {
    record: &'a Record,
    board: &'a dyn Board,
    seat: Seat,
    choosing: Choosing,
    texts: Vec<String>,
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
        let texts = match choosing {
            Choosing::Turn if !board.to_act().contains(seat) => {
                return Err(Refusal::Waiting(record.kind.info, board.to_act()));
            }
            Choosing::Turn => board.turns(seat),
            Choosing::Claim => board.claims(seat),
        };
        if texts.is_empty() {
            return Err(Refusal::NothingToClaim);
        }
        Ok(Picker {
            record,
            board,
            seat,
            choosing,
            texts,
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
        let mut said = said;
        let mut steps = notation::step(&self.texts, said, LIMIT);
        if steps.is_empty() {
            said = "";
            steps = notation::step(&self.texts, said, LIMIT);
        }
        let prompt = match self.choosing {
            Choosing::Turn => self.board.prompt(self.seat, said, &self.lang),
            Choosing::Claim => self.lang.say("picker-claim", &[]),
        };
        let options = steps.iter().map(|step| option(step, &self.lang)).collect();
        let ask = match self.choosing {
            Choosing::Turn => Ask::Step(self.number()),
            Choosing::Claim => Ask::ClaimStep(self.number()),
        };
        let reply = Reply::private(self.heading(said, &prompt));
        let reply = match menu(&self.action(ask), &prompt, options) {
            Some(menu) => reply.menu(menu),
            None => reply,
        };
        let next: Vec<String> = steps.into_iter().map(|step| step.text).collect();
        let scene = self
            .board
            .halfway(self.seat, said, &next, &self.lang_of_pictures());
        reply
            .with(Picture::draw(scene, self.file()).await)
            .buttons(self.back(said).into_iter().collect())
    }

    /// The position as it would be, and the last question.
    pub async fn confirm(&self, text: &str) -> Reply {
        let confirm = match self.choosing {
            Choosing::Turn => Ask::Confirm(self.number(), text.to_owned()),
            Choosing::Claim => Ask::CallOut(self.number(), text.to_owned()),
        };
        let scene = match self.choosing {
            Choosing::Turn => self
                .board
                .preview(self.seat, text, &self.lang_of_pictures())
                .ok(),
            Choosing::Claim => Some(self.board.scene(Some(self.seat), &self.lang_of_pictures())),
        };
        let known = self.texts.iter().any(|turn| turn == text);
        let (Some(scene), true) = (scene, known) else {
            return self.after("").await;
        };
        let question = match self.choosing {
            Choosing::Turn => self.lang.say("picker-confirm", &[("turn", text.into())]),
            Choosing::Claim => self
                .lang
                .say("picker-confirm-claim", &[("claim", text.into())]),
        };
        let confirm = button(
            &self.action(confirm),
            &self.lang.say("button-confirm", &[]),
            ButtonStyle::Success,
        );
        let buttons: Vec<CreateButton> = confirm.into_iter().chain(self.back(text)).collect();
        Reply::private(self.heading("", &question))
            .with(Picture::draw(scene, self.file()).await)
            .buttons(buttons)
    }

    fn heading(&self, said: &str, question: &str) -> String {
        let said = notation::words(said).join(" ");
        let values = [
            ("game", self.record.kind.info.name.into()),
            ("code", self.record.id().as_str().into()),
            (
                "colour",
                self.lang
                    .colour(self.record.kind.info.palette, self.seat)
                    .into(),
            ),
            ("said", said.clone().into()),
            ("question", question.into()),
        ];
        self.lang.say(
            if said.is_empty() {
                "picker-heading"
            } else {
                "picker-heading-said"
            },
            &values,
        )
    }

    /// The button to the menu before, if there is one.
    fn back(&self, said: &str) -> Option<CreateButton> {
        let before = self.before(said)?;
        let ask = match self.choosing {
            Choosing::Turn => Ask::Walk(self.number(), before),
            Choosing::Claim => Ask::ClaimWalk(self.number(), before),
        };
        button(
            &self.action(ask),
            &self.lang.say("button-back", &[]),
            ButtonStyle::Secondary,
        )
    }

    /// What had been said at the menu before the one that led to `said`.
    fn before(&self, said: &str) -> Option<String> {
        let mut here = String::new();
        if said.is_empty() {
            return None;
        }
        loop {
            let steps = notation::step(&self.texts, &here, LIMIT);
            let ahead = steps.into_iter().filter(|step| step.text != here);
            let next = ahead
                .filter(|step| notation::leads_to(&step.text, said))
                .max_by_key(|step| step.text.len());
            match next {
                Some(next) if next.text != said => here = next.text,
                _ => return Some(here),
            }
        }
    }

    fn number(&self) -> i64 {
        self.record.row.number
    }

    fn action(&self, ask: Ask) -> Action {
        Action::Match(self.record.id().clone(), ask)
    }

    fn file(&self) -> String {
        format!("{}-{}-turn.png", self.record.id(), self.number())
    }

    /// Alt text names seats by colour, as the picture shows them.
    fn lang_of_pictures(&self) -> Lang {
        Lang::of(self.lang.code())
    }
}

fn option(step: &Step, lang: &Lang) -> CreateSelectMenuOption {
    if step.is_turn {
        let option =
            CreateSelectMenuOption::new(step.label.clone(), format!("{WHOLE}{}", step.text));
        return option;
    }
    let option = CreateSelectMenuOption::new(step.label.clone(), step.text.clone());
    if step.partial {
        option.description(lang.say("picker-more", &[]))
    } else {
        option
    }
}
