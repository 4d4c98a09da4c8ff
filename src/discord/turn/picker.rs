//! The picker: menus that walk the words of a turn's or claim's notation, preview the result and
//! ask to confirm.

use std::collections::HashSet;

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenu};

use super::choosing::Choosing;
use super::keypad::{Choice, KEYS, Key};
use super::occasion::{Exercise, Occasion};
use super::offer::Offer;
use super::prospect::with_prospect;
use crate::discord::limits;
use crate::discord::turn::keypad;
use crate::discord::view::{
    Picture, Reply, button, described_option, disabled_button, menu, option,
};
use crate::host::Refusal;
use tavolino_games::board::{self, Board, Chosen, Menu, Prospect};
use tavolino_games::game::lang::Value;
use tavolino_games::game::notation::{self, Step};
use tavolino_games::game::table::SWAP;
use tavolino_games::game::{Lang, Nudge, Scene, Seat};

/// Prefix of a menu's value that is a whole turn: another turn may begin with the same words.
const WHOLE_TURN: char = '=';

impl Exercise {
    /// The message after the choice `value` in its menus.
    ///
    /// # Errors
    ///
    /// As [`Picker::new`].
    pub async fn menu(
        &self,
        choosing: Choosing,
        value: &str,
        lang: &Lang,
    ) -> Result<Reply, Refusal> {
        Ok(self.picker(choosing, lang)?.chosen(value).await)
    }

    /// The message after **Hint** in the menu after `value`.
    ///
    /// # Errors
    ///
    /// As [`Picker::new`].
    pub async fn hinted(
        &self,
        choosing: Choosing,
        value: &str,
        lang: &Lang,
    ) -> Result<Reply, Refusal> {
        let picker = self.picker(choosing, lang)?;
        Ok(picker.hinted(&self.right, value).await)
    }

    /// The turn or claim that the choice `value` in its menus leaves no more to choose of.
    ///
    /// # Errors
    ///
    /// As [`Picker::new`].
    pub fn settled(
        &self,
        choosing: Choosing,
        value: &str,
        lang: &Lang,
    ) -> Result<Option<String>, Refusal> {
        Ok(self.picker(choosing, lang)?.settled(value))
    }

    fn picker(&self, choosing: Choosing, lang: &Lang) -> Result<Picker<'_>, Refusal> {
        Picker::new(Occasion::Exercise(self), self.seat, choosing, lang)
    }
}

/// The menus for one seat of a match or an exercise.
pub struct Picker<'a> {
    occasion: Occasion<'a>,
    board: &'a dyn Board,
    seat: Seat,
    choosing: Choosing,
    lang: Lang,
    offer: Option<Offer>,
    /// The next choice on the way to the right turn, where the hint names this one.
    ahead: Option<String>,
}

impl<'a> Picker<'a> {
    /// The menus for a seat.
    ///
    /// # Errors
    ///
    /// A refusal if the seat has nothing to choose: the game has not started or is over, the seat
    /// has left, or it is not to act (turns) or has no claim (claims).
    pub fn new(
        occasion: Occasion<'a>,
        seat: Seat,
        choosing: Choosing,
        lang: &Lang,
    ) -> Result<Picker<'a>, Refusal> {
        let board = occasion.board()?;
        if board.outcome().is_some() {
            return Err(board::Refusal::Over.into());
        }
        if !board.staying().contains(seat) {
            return Err(board::Refusal::Left.into());
        }
        match choosing {
            Choosing::Turn if !board.to_act().contains(seat) => {
                return Err(occasion.waiting(board));
            }
            Choosing::Claim if board.claims(seat).is_empty() => {
                return Err(Refusal::NothingToClaim);
            }
            Choosing::Turn | Choosing::Claim => {}
        }
        Ok(Picker {
            occasion,
            board,
            seat,
            choosing,
            lang: occasion.seated(lang),
            offer: None,
            ahead: None,
        })
    }

    /// The menus with an offer on the first one.
    pub fn offering(self, offer: Option<Offer>) -> Picker<'a> {
        Picker { offer, ..self }
    }

    /// The message after the choice `value`: the next menu for a prefix, the question to confirm
    /// for a whole turn.
    pub async fn chosen(&self, value: &str) -> Reply {
        match value.strip_prefix(WHOLE_TURN) {
            Some(turn) => self.confirm(turn).await,
            None => self.after(value).await,
        }
    }

    /// The turn or claim after which [`Picker::chosen`] only asks to confirm.
    fn settled(&self, chosen: &str) -> Option<String> {
        let Some(text) = chosen.strip_prefix(WHOLE_TURN) else {
            let is_open = !self.nudges(chosen).is_empty();
            return match &self.steps(chosen)[..] {
                [only] if !is_open => self.settled(&value(only)),
                _ => None,
            };
        };
        let is_one = match self.choosing {
            Choosing::Turn => self.board.choose(self.seat, text).is_ok(),
            Choosing::Claim => self.board.claims(self.seat).iter().any(|one| one == text),
        };
        (is_one && self.nudges(text).is_empty()).then(|| text.to_owned())
    }

    /// The message after **Hint** in the menu after `value`: the menu with the name of the button
    /// that leads to the right turn or claim, and the next hint behind **Hint**. The first menu
    /// where another turn was begun; the right turn itself where it is the next step.
    pub async fn hinted(self, right: &str, value: &str) -> Reply {
        let is_on_the_way = notation::leads_to(value, right);
        let prefix = if is_on_the_way { value } else { "" };
        let way = self.way(right, prefix);
        let Some((label, ahead)) = way.filter(|_| !value.starts_with(WHOLE_TURN)) else {
            return self.chosen(&turn_value(right)).await;
        };
        let hint = self.lang.say("lesson-hint", &[("label", label.into())]);
        let ahead = Some(ahead);
        let picker = Picker { ahead, ..self };
        picker.after(prefix).await.adding(&hint)
    }

    /// The label and the value of the choice that leads from the menu after `prefix` to a turn or
    /// claim; `None` if none does.
    pub fn way(&self, text: &str, prefix: &str) -> Option<(String, String)> {
        let mut steps = self.steps(prefix);
        let at = (0..steps.len())
            .filter(|&at| steps[at].leads_to(text))
            .max_by_key(|&at| (steps[at].is_turn, steps[at].text.len()))?;
        if let [only] = &steps[..]
            && !only.is_turn
        {
            return self.way(text, &only.text);
        }
        let label = self.labels_of(prefix, &steps).swap_remove(at);
        Some((label, value(&steps.swap_remove(at))))
    }

    /// The menu after the words `prefix`; the first menu if nothing begins with them. A choice with
    /// only one option is made.
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
        let swap = self.swap(prefix);
        if let [only] = &steps[..]
            && swap.is_none()
        {
            return Box::pin(self.chosen(&value(only))).await;
        }
        let Menu {
            prompt,
            scene,
            labels,
        } = self.board_menu(prefix, &steps);
        let prompt = match self.choosing {
            Choosing::Turn if are_merged(&steps) => self.lang.say("picker-merged", &[]),
            Choosing::Turn => prompt,
            Choosing::Claim => self.lang.say("picker-claim", &[]),
        };
        let labels = self.labels(prefix, &steps, labels);
        let choices: Vec<Choice> = steps.into_iter().zip(labels).collect();
        let reply = Reply::private(self.heading(prefix, &prompt));
        let reply = match &self.offer {
            Some(offer) => reply.opening(&offer.sentence),
            None => reply,
        };
        // In an exercise the seat may be another person's.
        let is_own = matches!(self.occasion, Occasion::Match(_));
        let reply = if is_own && swap.is_some() {
            reply.opening(&self.lang.say("picker-swap", &self.swapped_colours()))
        } else {
            reply
        };
        let reply = match self.keys(prefix, &choices, &scene) {
            Some(rows) => rows.into_iter().fold(reply, Reply::buttons),
            // The prompt inside a menu holds one line.
            None => match self.menu(prompt.lines().next().unwrap_or_default(), &choices) {
                Some(menu) => reply.menu(menu),
                None => reply,
            },
        };
        reply
            .with(Picture::draw(self.occasion.owner(), scene, self.occasion.file()).await)
            .buttons(swap.into_iter().chain(self.last_row(prefix)).collect())
    }

    /// The position after a turn or claim with the question to confirm it; for turns with nudges,
    /// also the buttons that change the turn. The first menu if the text is no turn or claim.
    pub async fn confirm(&self, text: &str) -> Reply {
        match self.choosing {
            Choosing::Claim => self.confirm_claim(text).await,
            Choosing::Turn => match self.board.choose(self.seat, text) {
                Ok(chosen) => {
                    let (chosen, prospect) = with_prospect(self.occasion.owner(), chosen).await;
                    self.confirm_turn(&*chosen, prospect).await
                }
                Err(_) => self.adjust(text).await,
            },
        }
    }

    /// The position after a turn with the question to confirm it, and the buttons that change the
    /// turn.
    pub async fn confirm_turn(&self, chosen: &dyn Chosen, prospect: Prospect) -> Reply {
        let text = chosen.text();
        let nudges = self.nudges(text);
        let scene = if nudges.is_empty() {
            chosen.preview(&self.lang_of_pictures())
        } else {
            self.board_menu(text, &[]).scene
        };
        let key = self.occasion.question(self.choosing, chosen.is_secret());
        let question = self.lang.say(key, &[("turn", text.into())]);
        let warning = self.occasion.warning(prospect, &self.lang);
        let last = match (&warning, prospect) {
            (None, _) | (_, Prospect::Wins) => self.confirm_or_back(text),
            (Some(_), _) => self.back_or_confirm(text),
        };
        let reply = self.question(&question, scene, &nudges, last).await;
        match warning {
            Some(warning) => reply.opening(&warning),
            None => reply,
        }
    }

    /// The buttons that change a turn which is not legal as it is; the first menu if there are
    /// none.
    async fn adjust(&self, text: &str) -> Reply {
        let nudges = self.nudges(text);
        if nudges.is_empty() {
            return Box::pin(self.after("")).await;
        }
        let scene = self.board_menu(text, &[]).scene;
        let question = self.lang.say("picker-illegal", &[("turn", text.into())]);
        let confirm = self.confirm_button(text);
        let confirm = confirm.map(|button| button.disabled(true));
        let last = confirm.into_iter().chain(self.back(text)).collect();
        self.question(&question, scene, &nudges, last).await
    }

    /// The position with the question to confirm a claim; the first menu if the text is no claim.
    async fn confirm_claim(&self, text: &str) -> Reply {
        let claims = self.board.claims(self.seat);
        if !claims.iter().any(|claim| claim == text) {
            return Box::pin(self.after("")).await;
        }
        let scene = self.board.scene(Some(self.seat), &self.lang_of_pictures());
        let values = [("turn", text.into())];
        let key = self.occasion.question(self.choosing, false);
        let question = self.lang.say(key, &values);
        let last = self.confirm_or_back(text);
        self.question(&question, scene, &[], last).await
    }

    /// A question about a turn or claim with its picture: rows of nudges, then the last row.
    async fn question(
        &self,
        question: &str,
        scene: Scene,
        nudges: &[Nudge],
        last: Vec<CreateButton>,
    ) -> Reply {
        let rows = nudges
            .chunk_by(|a, b| a.group == b.group)
            .flat_map(|group| group.chunks(limits::BUTTONS))
            .map(|row| self.nudge_row(row));
        let reply = Reply::private(self.heading("", question))
            .with(Picture::draw(self.occasion.owner(), scene, self.occasion.file()).await);
        rows.fold(reply, Reply::buttons).buttons(last)
    }

    /// Confirm, then Back.
    fn confirm_or_back(&self, text: &str) -> Vec<CreateButton> {
        let confirm = self.confirm_button(text).into_iter();
        confirm.chain(self.back(text)).collect()
    }

    /// Back as the usual answer, then a red button that says what it does.
    fn back_or_confirm(&self, text: &str) -> Vec<CreateButton> {
        let back = self.back(text);
        let back = back.map(|button| button.style(ButtonStyle::Primary));
        let anyway = self.playing_button(text, "button-play-anyway", ButtonStyle::Danger);
        back.into_iter().chain(anyway).collect()
    }

    /// The Confirm button.
    fn confirm_button(&self, text: &str) -> Option<CreateButton> {
        self.playing_button(text, self.occasion.confirm_label(), ButtonStyle::Success)
    }

    /// A button that plays the turn or makes the claim.
    fn playing_button(&self, text: &str, label: &str, style: ButtonStyle) -> Option<CreateButton> {
        let action = self.occasion.confirm(self.choosing, text.to_owned());
        button(&action, &self.lang.say(label, &[]), style)
    }

    /// The small changes of a turn.
    fn nudges(&self, text: &str) -> Vec<Nudge> {
        deduplicate(self.board.nudges(self.seat, text))
    }

    /// The question, the picture and the labels of the choices after the words `prefix`.
    fn board_menu(&self, prefix: &str, steps: &[Step]) -> Menu {
        let lang = self.lang_of_pictures();
        self.board
            .menu(self.seat, prefix, steps, limits::ALT_TEXT, &lang)
    }

    /// A row of buttons, each of which changes the turn a little.
    fn nudge_row(&self, row: &[Nudge]) -> Vec<CreateButton> {
        let button = |nudge: &Nudge| match &nudge.text {
            Some(text) => {
                let action = self.occasion.walk(Choosing::Turn, text.clone());
                button(&action, &nudge.label, ButtonStyle::Secondary)
            }
            // Disabled, not left out: the other buttons stay in their places under the thumb.
            None => Some(disabled_button(&nudge.label, &nudge.label)),
        };
        row.iter().filter_map(button).collect()
    }

    /// The choices after the words `prefix`.
    fn steps(&self, prefix: &str) -> Vec<Step> {
        keypad::steps(self.board, self.seat, prefix, |limit| match self.choosing {
            Choosing::Turn => self.board.steps(self.seat, prefix, limit),
            Choosing::Claim => notation::step(&self.board.claims(self.seat), prefix, limit),
        })
    }

    /// The labels of the choices after the words `prefix`, as the menu has them.
    fn labels_of(&self, prefix: &str, steps: &[Step]) -> Vec<String> {
        let labels = self
            .board
            .labels(self.seat, steps, &self.lang_of_pictures());
        self.labels(prefix, steps, labels)
    }

    /// The labels of the menu after the words `prefix`; those of the next one where it has one
    /// choice.
    #[cfg(test)]
    pub fn labels_after(&self, prefix: &str) -> Vec<String> {
        let steps = self.steps(prefix);
        match &steps[..] {
            [only] if !only.is_turn => self.labels_after(&only.text),
            _ => self.labels_of(prefix, &steps),
        }
    }

    /// The labels of the choices; the choice to end the turn here has a label of its own.
    fn labels(&self, prefix: &str, steps: &[Step], labels: Vec<String>) -> Vec<String> {
        let named = labels.into_iter().zip(steps).map(|(label, step)| {
            if step.text == prefix {
                self.lang.say("picker-stop", &[])
            } else {
                label
            }
        });
        named.collect()
    }

    /// The choices as rows of buttons; `None` if there are too many or a label or value is too
    /// long.
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
        let action = self.occasion.walk(self.choosing, value);
        button(&action, label, ButtonStyle::Secondary)
    }

    /// The choices as a menu.
    fn menu(&self, prompt: &str, choices: &[Choice]) -> Option<CreateSelectMenu> {
        let action = self.occasion.step(self.choosing);
        let options = choices.iter().map(|(step, label)| {
            if step.partial {
                described_option(label, value(step), &self.lang.say("picker-more", &[]))
            } else {
                option(label, value(step))
            }
        });
        menu(&action, prompt, options.collect())
    }

    /// The text of the message: the match, the words chosen so far and the question.
    fn heading(&self, prefix: &str, question: &str) -> String {
        let chosen = notation::chosen_so_far(prefix);
        let info = self.board.info();
        self.occasion.heading(
            info,
            self.board.side(self.seat),
            &chosen,
            question,
            &self.lang,
        )
    }

    /// The last row of a menu: **Back**, **Hint** and the further buttons of the occasion.
    fn last_row(&self, prefix: &str) -> Vec<CreateButton> {
        let back = self.back(prefix).into_iter();
        let offer = self.offer.iter().map(|offer| offer.button.clone());
        let helps = self.hint(prefix).into_iter().chain(self.occasion.further());
        back.chain(helps).chain(offer).collect()
    }

    /// The button that takes over the other side, on the first menu while that is allowed.
    fn swap(&self, prefix: &str) -> Option<CreateButton> {
        let may_swap = self.choosing == Choosing::Turn && self.board.may_swap(self.seat);
        if !may_swap || !prefix.is_empty() {
            return None;
        }
        let action = self.occasion.confirm(Choosing::Turn, SWAP.to_owned());
        let label = self.lang.say("button-swap", &self.swapped_colours());
        button(&action, &label, ButtonStyle::Primary)
    }

    /// The colour that the seat would take over, and that of its rival then.
    fn swapped_colours(&self) -> [(&'static str, Value<'static>); 2] {
        let own = self.board.side(self.seat);
        let colour = |side| self.lang.colour(self.board.info().palette, side).into();
        [("colour", colour(own.rival())), ("other", colour(own))]
    }

    /// The button for a hint at the menu after the words `prefix`, or for the next one.
    fn hint(&self, prefix: &str) -> Option<CreateButton> {
        let action = self
            .occasion
            .hint(self.ahead.as_deref().unwrap_or(prefix))?;
        let label = self.lang.say("button-hint", &[]);
        button(&action, &label, ButtonStyle::Secondary)
    }

    /// The button back to the menu before; `None` on the first.
    fn back(&self, prefix: &str) -> Option<CreateButton> {
        let action = match self.before(prefix) {
            Some(before) => self.occasion.walk(self.choosing, before),
            None => self.occasion.before(self.choosing)?,
        };
        let label = self.lang.say("button-back", &[]);
        button(&action, &label, ButtonStyle::Secondary)
    }

    /// The prefix at the choice before the one that led to `prefix`; `None` if nothing has been
    /// chosen. Steps with only one option are no choices.
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

    /// The language for pictures, alt texts and menus, which name seats by colour: Discord shows a
    /// mention there as a bare number.
    fn lang_of_pictures(&self) -> Lang {
        Lang::of(self.lang.code())
    }
}

/// Whether most choices consist of several words, so that a question about one word does not fit.
/// Numbers are the parts of one place.
fn are_merged(steps: &[Step]) -> bool {
    let is_number = |word: &&str| word.bytes().all(|letter| letter.is_ascii_digit());
    let many = |step: &&Step| {
        let words = notation::words(&step.label);
        words.len() > 1 && !notation::is_verb(words[0]) && !words.iter().all(is_number)
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

/// The turn of a value that is a whole turn; `None` for a prefix.
pub fn whole_turn(value: &str) -> Option<&str> {
    value.strip_prefix(WHOLE_TURN)
}

/// The nudges with duplicate turns disabled: Discord refuses two buttons with one `custom_id`.
fn deduplicate(mut nudges: Vec<Nudge>) -> Vec<Nudge> {
    let mut seen = HashSet::new();
    for nudge in &mut nudges {
        nudge.text = nudge.text.take().filter(|text| seen.insert(text.clone()));
    }
    nudges
}
