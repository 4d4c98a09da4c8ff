//! `/learn`: the lesson of each game, in one private message that goes on from step to step.

pub mod command;

use std::fmt::Write as _;

use rand::SeedableRng;
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::action::{Action, First};
use crate::discord::interaction::request::exercise::ExerciseAction;
use crate::discord::registry;
use crate::discord::turn::choosing::Choosing;
use crate::discord::turn::occasion::{Exercise, Occasion};
use crate::discord::turn::picker::{Picker, turn_value};
use crate::discord::view::controls::button;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::host::{Error, Refusal, Strength};
use crate::pool::{self, JobClass};
use tavolino_games::ai::SearchOptions;
use tavolino_games::board::{Board, GameEntry, Goal};
use tavolino_games::game::{Lang, Rng, Seat, notation};
use tavolino_games::games::{self, GAMES};
use tavolino_games::lessons::{self, Part, Step};

/// The share of its effort with which the computer answers a wrong turn, in thousandths.
const ANSWER_EFFORT: u32 = 100;

/// The first step of a game's lesson that the person has not done, or the first of all. The refusal of an unknown name.
pub async fn learn(request: &Request<'_>, name: &str) -> Result<Reply, Error> {
    let Some(kind) = registry::find(name) else {
        return Ok(registry::unknown(name, &request.lang()));
    };
    let key = kind.info.key;
    let done = request.host().lesson_done(request.person(), key).await?;
    let place = (0..lessons::count(kind)).find(|place| done >> place & 1 == 0);
    press(request, key, place.unwrap_or(0) as u8, ExerciseAction::Open).await
}

/// An action on a step.
fn action(game: &str, place: u8, action: ExerciseAction) -> Action {
    Action::Lesson(game.to_owned(), place, action)
}

/// The message after a button on a step.
///
/// # Errors
///
/// [`Refusal::NoSuchGame`] for a game without this step, as in a forged button.
pub async fn press(
    request: &Request<'_>,
    game: &str,
    place: u8,
    pressed: ExerciseAction,
) -> Result<Reply, Error> {
    let kind = games::find(game).ok_or(Refusal::NoSuchGame)?;
    let step = pool::work(kind.info.key, JobClass::Short, move || {
        lessons::step(kind, place.into())
    });
    let step = step.await.ok_or(Refusal::NoSuchGame)?;
    let lang = request.lang();
    let page = Page { kind, place, lang };
    match pressed {
        ExerciseAction::Confirm(text) => page.judge(request, step, text).await,
        ExerciseAction::Hint => {
            let hint = page.hint(&step);
            Ok(page.menu(step, Choosing::Turn, "").await?.adding(&hint))
        }
        ExerciseAction::Show => {
            let values = [("turn", step.show.as_str().into())];
            let shown = page.lang.say("lesson-show", &values);
            let choosing = choosing_of(&step);
            let value = turn_value(&step.show);
            Ok(page.menu(step, choosing, &value).await?.adding(&shown))
        }
        ExerciseAction::Open => page.menu(step, Choosing::Turn, "").await,
        ExerciseAction::Claim => page.menu(step, Choosing::Claim, "").await,
        ExerciseAction::Walk(value) => page.menu(step, Choosing::Turn, &value).await,
        ExerciseAction::Step => page.menu(step, Choosing::Turn, request.chosen()).await,
        ExerciseAction::ClaimWalk(value) => page.menu(step, Choosing::Claim, &value).await,
        ExerciseAction::ClaimStep => page.menu(step, Choosing::Claim, request.chosen()).await,
    }
}

/// A step of a lesson, as its learner sees it.
struct Page {
    kind: &'static GameEntry,
    place: u8,
    lang: Lang,
}

/// The position after a wrong turn and the computer's answer, with what happened.
struct Refuted {
    board: Box<dyn Board>,
    report: String,
}

impl Page {
    fn count(&self) -> u8 {
        lessons::count(self.kind) as u8
    }

    fn to(&self, place: u8, pressed: ExerciseAction) -> Action {
        action(self.kind.info.key, place, pressed)
    }

    fn button(&self, action: &Action, label: &str, style: ButtonStyle) -> Option<CreateButton> {
        button(action, &self.lang.say(label, &[]), style)
    }

    /// The first lines: game, step and the task.
    fn heading(&self, words: &str) -> String {
        let values = [
            ("game", self.kind.info.name.into()),
            ("step", (self.place + 1).into()),
            ("steps", self.count().into()),
            ("words", words.into()),
        ];
        self.lang.say("lesson-heading", &values)
    }

    /// The menu after the choice `value`; of claims where the learner is not to act.
    async fn menu(&self, step: Step, choosing: Choosing, value: &str) -> Result<Reply, Error> {
        let acts = step.board.to_act().contains(step.seat);
        let claims = !step.board.claims(step.seat).is_empty();
        let choosing = if acts { choosing } else { Choosing::Claim };
        let before = self
            .place
            .checked_sub(1)
            .map(|before| self.to(before, ExerciseAction::Open));
        let claim = (claims && acts && choosing == Choosing::Turn)
            .then(|| self.to(self.place, ExerciseAction::Claim))
            .and_then(|claim| self.button(&claim, "button-claim", ButtonStyle::Secondary));
        let further = claim.into_iter().chain(self.helps());
        let (key, place) = (self.kind.info.key, self.place);
        let exercise = Exercise {
            seat: step.seat,
            name: format!("{key}-lesson-{}", place + 1),
            heading: self.heading(&step.words(&self.lang)),
            action: Box::new(move |pressed| action(key, place, pressed)),
            before,
            further: further.collect(),
            board: step.board,
        };
        let occasion = Occasion::Exercise(&exercise);
        let picker = Picker::new(occasion, exercise.seat, choosing, &self.lang)?;
        Ok(picker.chosen(value).await)
    }

    /// **Hint**, **Show** and **Skip**.
    fn helps(&self) -> Vec<CreateButton> {
        let own = |pressed| self.to(self.place, pressed);
        let next = self.place + 1;
        let skip = (next < self.count()).then(|| self.to(next, ExerciseAction::Open));
        let buttons = [
            (Some(own(ExerciseAction::Hint)), "button-hint"),
            (Some(own(ExerciseAction::Show)), "button-show"),
            (skip, "button-skip"),
        ];
        let buttons = buttons.into_iter();
        let of = |(action, label): (Option<Action>, &str)| {
            self.button(&action?, label, ButtonStyle::Secondary)
        };
        buttons.filter_map(of).collect()
    }

    /// The hint of the step, or the word a right turn begins with.
    fn hint(&self, step: &Step) -> String {
        step.part(Part::Hint, &self.lang).unwrap_or_else(|| {
            let words = notation::words(&step.show);
            let word = words.iter().find(|word| !notation::is_verb(word));
            let word = word.copied().unwrap_or(&step.show);
            self.lang.say("lesson-hint", &[("word", word.into())])
        })
    }

    /// The verdict on a turn or claim: a right one is stored and praised, a wrong one is played and answered. A text that is
    /// none, as in a forged button, shows the menu.
    async fn judge(&self, request: &Request<'_>, step: Step, text: String) -> Result<Reply, Error> {
        let info = self.kind.info;
        let (owner, lang) = (
            format!("person {}", request.person().get()),
            self.lang.clone(),
        );
        let judged = pool::work(&owner, JobClass::Long, move || {
            let is_right = step.is_right(&text, step.solved().as_deref());
            let refuted = (is_right == Some(false)).then(|| refute(&step, &text, &lang));
            (step, text, is_right, refuted)
        });
        let (step, text, is_right, refuted) = judged.await;
        match (is_right, refuted) {
            (Some(true), _) => {
                let (host, person) = (request.host(), request.person());
                let bit = 1 << self.place;
                host.mark_lesson(person, info.key, bit, now()).await?;
                Ok(self.right(&step, &text).await)
            }
            (_, Some(refuted)) => Ok(self.wrong(&step, refuted).await),
            (_, None) => self.menu(step, Choosing::Turn, "").await,
        }
    }

    /// The praise of a right turn, with the way on.
    async fn right(&self, step: &Step, text: &str) -> Reply {
        let after = after(step, text);
        let mut report = self.lang.say("lesson-right", &[]);
        if let Some(board) = &after {
            let _ = write!(report, " {}", said(&**board, step.seat, &self.lang));
        }
        if let Some(done) = step.part(Part::Done, &self.lang) {
            let _ = write!(report, "\n{done}");
        }
        let key = self.kind.info.key;
        let next = self.place + 1;
        let buttons = if next < self.count() {
            let next = self.to(next, ExerciseAction::Open);
            vec![self.button(&next, "button-next", ButtonStyle::Success)]
        } else {
            let _ = write!(
                report,
                "\n{}",
                self.lang
                    .say("lesson-end", &[("game", self.kind.info.name.into())])
            );
            let play = Action::Alone(key.to_owned(), Some(Strength::Easy), First::Person);
            vec![
                self.button(&play, "button-play-easy", ButtonStyle::Success),
                self.next_game(),
            ]
        };
        let board = after.unwrap_or_else(|| step.board.boxed());
        let buttons = buttons.into_iter().flatten().collect();
        self.message(&*board, step.seat, &report)
            .await
            .buttons(buttons)
    }

    /// The first step of the next game with a lesson.
    fn next_game(&self) -> Option<CreateButton> {
        let key = self.kind.info.key;
        let others = GAMES.iter().cycle().skip_while(|kind| kind.info.key != key);
        let mut others = others.skip(1).take(GAMES.len() - 1);
        let other = others.find(|kind| lessons::count(kind) > 0)?;
        let values = [("game", other.info.name.into())];
        let label = self.lang.say("button-learn-game", &values);
        let open = action(other.info.key, 0, ExerciseAction::Open);
        button(&open, &label, ButtonStyle::Secondary)
    }

    /// The answer to a wrong turn, and the ways to go on.
    async fn wrong(&self, step: &Step, refuted: Refuted) -> Reply {
        let missed = step.part(Part::Wrong, &self.lang);
        let missed = missed.unwrap_or_else(|| self.lang.say("lesson-wrong", &[]));
        let report = format!("{missed}\n{}", refuted.report);
        let again = self.to(self.place, ExerciseAction::Open);
        let again = self.button(&again, "button-try-again", ButtonStyle::Primary);
        let buttons = again.into_iter().chain(self.helps()).collect();
        self.message(&*refuted.board, step.seat, &report)
            .await
            .buttons(buttons)
    }

    /// A message with a position as the learner sees it.
    async fn message(&self, board: &dyn Board, seat: Seat, report: &str) -> Reply {
        let (key, step) = (self.kind.info.key, self.place + 1);
        let scene = board.scene(Some(seat), &self.lang);
        let file = format!("{key}-lesson-{step}.png");
        Reply::private(self.heading(report)).with(Picture::draw(key, scene, file).await)
    }
}

/// Whether the turn shown is a turn or a claim.
fn choosing_of(step: &Step) -> Choosing {
    if step.board.claims(step.seat).contains(&step.show) {
        Choosing::Claim
    } else {
        Choosing::Turn
    }
}

/// The board after a turn or a claim; `None` if it cannot be played, such as a false claim.
fn after(step: &Step, text: &str) -> Option<Box<dyn Board>> {
    let chosen = step.board.choose(step.seat, text).ok()?;
    Some(chosen.play().ok()?.0)
}

/// A sentence about the last turn, and one about the end of the game.
fn said(board: &dyn Board, seat: Seat, lang: &Lang) -> String {
    let mut report = board.describe(Some(seat), lang).unwrap_or_default();
    if let Some(outcome) = board.outcome() {
        let end = lang.standing(board.info(), board.to_act(), Some(outcome.winners()));
        let _ = write!(report, " {end}");
    }
    report
}

/// The consequence of a wrong turn: the computer's answer where the task was about what follows, else the turn alone.
fn refute(step: &Step, text: &str, lang: &Lang) -> Refuted {
    let Some(mut board) = after(step, text) else {
        return Refuted {
            board: step.board.boxed(),
            report: String::new(),
        };
    };
    let mut report = said(&*board, step.seat, lang);
    let is_about_answers = matches!(
        step.goal,
        Goal::Wins | Goal::Safe | Goal::Forces(_) | Goal::Keeps
    );
    let rival = board.to_act().without(step.seat).first();
    if let Some(rival) = rival.filter(|_| is_about_answers) {
        let options = SearchOptions {
            effort_permille: Some(ANSWER_EFFORT),
            ..SearchOptions::default()
        };
        let answer = board.think(rival, options, &mut Rng::seed_from_u64(0));
        let answer = answer.map(|answer| answer.turn);
        if let Some(answer) = answer.filter(|answer| board.play(rival, answer).is_ok()) {
            let values = [
                ("turn", answer.into()),
                ("report", said(&*board, step.seat, lang).into()),
            ];
            let _ = write!(report, "\n{}", lang.say("lesson-answer", &values));
        }
    }
    Refuted { board, report }
}
