//! `/learn`: the lesson of each game, in one private message that goes on from step to step.

mod list;

use std::fmt::Write as _;

use serenity::all::{ButtonStyle, CreateButton};

use self::list::Progress;
use crate::discord::action::{Action, ExerciseAction, First, ReminderAction};
use crate::discord::clock::now;
use crate::discord::interaction::{Mode, Request};
use crate::discord::registry;
use crate::discord::turn::{Choosing, Confirming, Exercise, menu_of, turn_value};
use crate::discord::view::{Picture, Reply, button};
use crate::discord::warnings::or_log;
use crate::host::{Error, Refusal, Strength};
use crate::pool::{self, JobClass};
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Lang, Seat};
use tavolino_games::games::GAMES;
use tavolino_games::lessons::judgement::{Judgement, Refutation};
use tavolino_games::lessons::{self, Lesson, Part, Step};

/// The lesson of a first evening.
const FIRST: &str = "kintei";

/// The first step of a lesson that the person has not done, or the first of all; `name` is a
/// lesson's key or a game. The refusal of an unknown name. Without a name the list of lessons, or
/// the first lesson for a person who has begun none.
pub async fn learn(request: &Request<'_>, name: Option<&str>) -> Result<Reply, Error> {
    let lang = request.lang();
    let name = if let Some(name) = name {
        name
    } else {
        let progress = Progress::of(request).await?;
        if !progress.is_new() {
            return Ok(progress.list(&lang));
        }
        FIRST
    };
    let lesson = match (named(name, &lang), registry::find(name)) {
        (Some(lesson), _) => lesson,
        (None, Some(entry)) => match lessons::of(entry).next() {
            Some(lesson) => lesson,
            None => return Ok(no_lesson(entry, &lang)),
        },
        (None, None) => return Ok(registry::unknown(name, &lang)),
    };
    let done = request.host().lesson_done(request.person(), lesson.key);
    let place = list::first_undone(lesson, done.await?);
    press(request, lesson.key, place, ExerciseAction::Open).await
}

/// The list of lessons.
pub async fn list(request: &Request<'_>) -> Result<Reply, Error> {
    Ok(Progress::of(request).await?.list(&request.lang()))
}

/// The reply for a game without a lesson: its rules can be read.
fn no_lesson(entry: &GameEntry, lang: &Lang) -> Reply {
    let game = entry.info.name;
    let rules = Action::Rules(entry.info.key.to_owned());
    let label = lang.say("button-rules-of", &[("game", game.into())]);
    let rules = button(&rules, &label, ButtonStyle::Primary);
    let reply = Reply::private(lang.say("lesson-none", &[("game", game.into())]));
    reply.buttons(rules.into_iter().collect())
}

/// The lesson that a typed text names in any case: by its key, or by its title, also with the
/// description that a completion adds.
fn named(typed: &str, lang: &Lang) -> Option<Lesson> {
    let typed = typed.trim().to_lowercase();
    let is_named = |lesson: &Lesson| {
        let title = lesson.title(lang).to_lowercase();
        let described = typed.strip_prefix(&title);
        lesson.key == typed
            || described.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    };
    let mut all = GAMES.iter().flat_map(lessons::of);
    all.find(is_named)
}

/// The message that the answer to a button on a step goes to: not in place of a message about a
/// match, which goes on.
pub fn mode(request: &Request<'_>) -> Mode {
    let of_match = |id: &str| matches!(Action::read(id), Some(Action::Match(..)));
    if request.buttons().any(of_match) {
        Mode::Anew
    } else {
        Mode::private(request)
    }
}

/// An action on a step.
fn action(lesson: &str, place: u8, action: ExerciseAction) -> Action {
    Action::Lesson(lesson.to_owned(), place, action)
}

/// The message after a button on a step.
///
/// # Errors
///
/// [`Refusal::NoSuchGame`] for a lesson without this step, as in a forged button.
pub async fn press(
    request: &Request<'_>,
    lesson: &str,
    place: u8,
    pressed: ExerciseAction,
) -> Result<Reply, Error> {
    let lesson = lessons::find(lesson).ok_or(Refusal::NoSuchGame)?;
    let lang = request.lang();
    let page = Page {
        lesson,
        place,
        lang,
    };
    let step = page.step().await?;
    match pressed {
        ExerciseAction::Confirm(text) => page.judge(request, step, text).await,
        ExerciseAction::Hint => page.hint(step).await,
        ExerciseAction::HintAt(value) => page.hinted(step, &value).await,
        ExerciseAction::Show => {
            let values = [("turn", step.show.as_str().into())];
            let shown = page.lang.say("lesson-show", &values);
            let choosing = choosing_of(&step);
            let value = turn_value(&step.show);
            Ok(page.menu(step, choosing, &value).await?.adding(&shown))
        }
        ExerciseAction::Open => {
            if place == 0 {
                // Opened, it is not offered any more.
                let host = request.host();
                let opened = host.mark_lesson(request.person(), lesson.key, 0, now());
                or_log(request, opened.await);
            }
            page.menu(step, Choosing::Turn, "").await
        }
        pressed => {
            let menu = menu_of(&pressed, request.chosen());
            let (choosing, value) = menu.unwrap_or((Choosing::Turn, String::new()));
            page.choose(request, step, choosing, &value).await
        }
    }
}

/// A step of a lesson, as its learner sees it.
struct Page {
    lesson: Lesson,
    place: u8,
    lang: Lang,
}

impl Page {
    async fn step(&self) -> Result<Step, Refusal> {
        let (lesson, place) = (self.lesson, self.place);
        let step = pool::work(lesson.key, JobClass::Short, move || {
            lesson.step(place.into())
        });
        step.await.ok_or(Refusal::NoSuchGame)
    }

    fn count(&self) -> u8 {
        self.lesson.count() as u8
    }

    fn to(&self, place: u8, pressed: ExerciseAction) -> Action {
        action(self.lesson.key, place, pressed)
    }

    fn button(&self, action: &Action, label: &str, style: ButtonStyle) -> Option<CreateButton> {
        button(action, &self.lang.say(label, &[]), style)
    }

    fn title(&self) -> String {
        self.lesson.title(&self.lang)
    }

    /// The first lines: lesson, step and the task.
    fn heading(&self, words: &str) -> String {
        let values = [
            ("game", self.title().into()),
            ("step", (self.place + 1).into()),
            ("steps", self.count().into()),
            ("words", words.into()),
        ];
        self.lang.say("lesson-heading", &values)
    }

    /// The menu after the choice `value`.
    async fn menu(&self, step: Step, choosing: Choosing, value: &str) -> Result<Reply, Error> {
        let (exercise, choosing) = self.exercise(step, choosing);
        Ok(exercise.menu(choosing, value, &self.lang).await?)
    }

    /// The message after the choice `value`: the next menu, or the verdict, for which nothing is
    /// asked once more, because a learner tries again as often as they like.
    async fn choose(
        &self,
        request: &Request<'_>,
        step: Step,
        choosing: Choosing,
        value: &str,
    ) -> Result<Reply, Error> {
        let (exercise, choosing) = self.exercise(step, choosing);
        match exercise.settled(choosing, value, &self.lang)? {
            Some(text) if !value.is_empty() => self.judge(request, self.step().await?, text).await,
            _ => Ok(exercise.menu(choosing, value, &self.lang).await?),
        }
    }

    /// The first hint: the sentence of the step, or the name of a button.
    async fn hint(&self, step: Step) -> Result<Reply, Error> {
        let Some(sentence) = step.part(Part::Hint, &self.lang) else {
            return self.hinted(step, "").await;
        };
        let (mut exercise, choosing) = self.exercise(step, Choosing::Turn);
        // The next one names a button.
        exercise.has_hint = false;
        let menu = exercise.menu(choosing, "", &self.lang).await?;
        Ok(menu.adding(&sentence))
    }

    /// The menu after `value` with the name of its right button.
    async fn hinted(&self, step: Step, value: &str) -> Result<Reply, Error> {
        let choosing = choosing_of(&step);
        let (exercise, choosing) = self.exercise(step, choosing);
        Ok(exercise.hinted(choosing, value, &self.lang).await?)
    }

    /// The step as an exercise, and the kind of its menus: of claims where the learner is not to
    /// act.
    fn exercise(&self, step: Step, choosing: Choosing) -> (Exercise, Choosing) {
        let acts = step.board.to_act().contains(step.seat);
        let claims = !step.board.claims(step.seat).is_empty();
        let (first, choosing) = if acts {
            (Choosing::Turn, choosing)
        } else {
            (Choosing::Claim, Choosing::Claim)
        };
        let before = self
            .place
            .checked_sub(1)
            .map(|before| self.to(before, ExerciseAction::Open));
        let claim = (claims && acts && choosing == Choosing::Turn)
            .then(|| self.to(self.place, ExerciseAction::Claim))
            .and_then(|claim| self.button(&claim, "button-claim", ButtonStyle::Secondary));
        let further = claim.into_iter().chain(self.helps());
        let (key, place) = (self.lesson.key, self.place);
        let exercise = Exercise {
            seat: step.seat,
            name: format!("{key}-lesson-{}", place + 1),
            heading: self.heading(&step.words(&self.lang)),
            action: Box::new(move |pressed| action(key, place, pressed)),
            first,
            before,
            has_hint: step.part(Part::Hint, &self.lang).is_some(),
            confirming: Confirming::TRY,
            right: step.show,
            further: further.collect(),
            board: step.board,
        };
        (exercise, choosing)
    }

    /// **Show** and **Skip**.
    fn helps(&self) -> Vec<CreateButton> {
        let own = |pressed| self.to(self.place, pressed);
        let next = self.place + 1;
        let skip = (next < self.count()).then(|| self.to(next, ExerciseAction::Open));
        let buttons = [
            (Some(own(ExerciseAction::Show)), "button-show"),
            (skip, "button-skip"),
        ];
        let buttons = buttons.into_iter();
        let of = |(action, label): (Option<Action>, &str)| {
            self.button(&action?, label, ButtonStyle::Secondary)
        };
        buttons.filter_map(of).collect()
    }

    /// The verdict on a turn or claim: a right one is stored and praised, a wrong one is played and
    /// answered. A text that is none, as in a forged button, shows the menu.
    async fn judge(&self, request: &Request<'_>, step: Step, text: String) -> Result<Reply, Error> {
        let owner = format!("person {}", request.person().get());
        let judged = pool::work(&owner, JobClass::Long, move || {
            let verdict = step.judge(&text);
            (step, verdict)
        });
        let (step, verdict) = judged.await;
        match verdict {
            Some(Judgement::Right(after)) => {
                let (host, person) = (request.host(), request.person());
                let bit = 1 << self.place;
                let marked = host.mark_lesson(person, self.lesson.key, bit, now());
                marked.await?;
                let is_last = self.place + 1 == self.count();
                let progress = if is_last {
                    Some(Progress::of(request).await?)
                } else {
                    None
                };
                Ok(self.right(&step, &*after, progress).await)
            }
            Some(Judgement::Wrong(refutation)) => Ok(self.wrong(&step, refutation).await),
            None => self.menu(step, Choosing::Turn, "").await,
        }
    }

    /// The praise of a right turn, with the way on; `progress` after the last step.
    async fn right(&self, step: &Step, after: &dyn Board, progress: Option<Progress>) -> Reply {
        let mut report = self.lang.say("lesson-right", &[]);
        let _ = write!(report, " {}", reported(after, step.seat, &self.lang));
        if let Some(done) = step.part(Part::Done, &self.lang) {
            let _ = write!(report, "\n{done}");
        }
        let buttons = if let Some(progress) = progress {
            let values = [
                ("game", self.title().into()),
                ("done", progress.done().into()),
                ("count", progress.count().into()),
            ];
            let _ = write!(report, "\n{}", self.lang.say("lesson-end", &values));
            let call = self.call_tomorrow(&progress);
            let next = self.next_lesson(&progress);
            vec![self.play_easy(), self.today(), next, call]
        } else {
            let next = self.to(self.place + 1, ExerciseAction::Open);
            vec![self.button(&next, "button-next", ButtonStyle::Success)]
        };
        let buttons = buttons.into_iter().flatten().collect();
        self.message(after, step.seat, &report)
            .await
            .buttons(buttons)
    }

    /// **Play easy now**; not after the lesson of a mode, which such a game has not.
    fn play_easy(&self) -> Option<CreateButton> {
        let key = self.lesson.entry.info.key.to_owned();
        let play = Action::Alone(key, First::Person, Some(Strength::Easy));
        let is_offered = self.lesson.is_of_whole_game();
        let button = || self.button(&play, "button-play-easy", ButtonStyle::Success);
        is_offered.then(button).flatten()
    }

    /// **Puzzle of the day**.
    fn today(&self) -> Option<CreateButton> {
        self.button(&Action::Today, "button-today", ButtonStyle::Secondary)
    }

    /// **Call me tomorrow**, after a first lesson.
    fn call_tomorrow(&self, progress: &Progress) -> Option<CreateButton> {
        let call = Action::Reminders(ReminderAction::Tomorrow);
        let button = || self.button(&call, "button-call-tomorrow", ButtonStyle::Secondary);
        (progress.done() == 1).then(button).flatten()
    }

    /// The lesson to go on with; none when all are done.
    fn next_lesson(&self, progress: &Progress) -> Option<CreateButton> {
        let next = progress.next(Some(self.lesson))?;
        progress.open(next, ButtonStyle::Secondary, &self.lang)
    }

    /// The answer to a wrong turn, and the ways to go on.
    async fn wrong(&self, step: &Step, refutation: Refutation) -> Reply {
        let lang = &self.lang;
        let missed = step.part(Part::Wrong, lang);
        let mut report = missed.unwrap_or_else(|| lang.say("lesson-wrong", &[]));
        if let Some(played) = &refutation.played {
            let _ = write!(report, "\n{}", reported(&**played, step.seat, lang));
        }
        if let Some(answer) = &refutation.answer {
            let values = [("report", reported(&*answer.board, step.seat, lang).into())];
            let _ = write!(report, "\n{}", lang.say("lesson-answer", &values));
        }
        let answered = refutation.answer.map(|answer| answer.board);
        let board = answered.or(refutation.played);
        let board = board.unwrap_or_else(|| step.board.boxed());
        let again = self.to(self.place, ExerciseAction::Open);
        let again = self.button(&again, "button-try-again", ButtonStyle::Primary);
        let buttons = again.into_iter().chain(self.helps()).collect();
        self.message(&*board, step.seat, &report)
            .await
            .buttons(buttons)
    }

    /// A message with a position as the learner sees it.
    async fn message(&self, board: &dyn Board, seat: Seat, report: &str) -> Reply {
        let (key, step) = (self.lesson.key, self.place + 1);
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

/// A sentence about the last turn, and one about the end of the game.
fn reported(board: &dyn Board, seat: Seat, lang: &Lang) -> String {
    let mut report = board.describe(Some(seat), lang).unwrap_or_default();
    if let Some(outcome) = board.outcome() {
        let end = lang.standing(board.info(), board.to_act(), Some(outcome.winners()));
        let _ = write!(report, " {end}");
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn a_game_without_a_lesson_says_so_and_offers_its_rules() {
        let reply = no_lesson(&registry::BARE, &Lang::english());
        assert_eq!(reply.text(), "Lanterns has no lesson yet.");
        let shown = serde_json::to_string(&reply.response()).unwrap();
        assert!(shown.contains("Rules of Lanterns"), "{shown}");
        for lang in lengths::languages() {
            no_lesson(&registry::BARE, &lang);
        }
    }
}
