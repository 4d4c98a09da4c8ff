//! The private message of a puzzle: the menus, the verdict on a turn, and the solution.

use std::fmt::Write as _;

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::board::Board;
use tavolino_games::game::Lang;
use tavolino_games::puzzles::Puzzle;
use tavolino_games::solved;

use super::{run_words, solution};
use crate::discord::action::{
    Action, Answered, DailyAction, ExerciseAction, First, ReminderAction,
};
use crate::discord::interaction::Request;
use crate::discord::turn::{Choosing, Confirming, Exercise};
use crate::discord::view::{Picture, Reply, button, names, puzzle};
use crate::host::{Error, MOST_TRIES, PuzzleRun, Refusal, Strength, Try, TryChange};
use crate::pool::{self, JobClass};

/// A puzzle as one person sees it.
pub struct Page<'a> {
    request: &'a Request<'a>,
    pub(super) puzzle: Puzzle,
    state: Try,
    pub(super) lang: Lang,
    /// The owner of the jobs of the pool.
    owner: String,
    /// The run in which the puzzle is open.
    run: Option<PuzzleRun>,
}

/// The verdict on a turn.
pub struct Judged {
    /// The turn.
    text: String,
    /// Whether it is right.
    is_right: bool,
    /// The position after it, and after the answer to a wrong one.
    board: Box<dyn Board>,
    /// The answer to a wrong turn, where there is one.
    answer: Option<String>,
}

impl Judged {
    /// The change of the puzzle's state.
    pub fn change(&self, page: &Page<'_>) -> TryChange {
        let (place, wrong) = (page.state.found, page.state.wrong);
        if self.is_right {
            let decisions = page.puzzle.decisions.len() as i64;
            TryChange::Right { place, decisions }
        } else {
            TryChange::Wrong { place, wrong }
        }
    }
}

/// The action with its decision and try, where it answers the puzzle: so that each answer counts
/// once.
fn numbered(pressed: ExerciseAction, state: Try) -> ExerciseAction {
    let number = |count: i64| u8::try_from(count).ok();
    match (pressed, number(state.found), number(state.wrong)) {
        (ExerciseAction::Confirm(text), Some(decision), Some(wrong)) => {
            ExerciseAction::Answer(Answered {
                decision,
                wrong,
                text,
            })
        }
        (pressed, ..) => pressed,
    }
}

impl<'a> Page<'a> {
    /// The page of the request's person.
    pub fn new(request: &'a Request<'a>, puzzle: Puzzle, state: Try) -> Page<'a> {
        let lang = request.lang();
        Page {
            request,
            puzzle,
            state,
            lang,
            owner: format!("person {}", request.person().get()),
            run: None,
        }
    }

    /// The page of a puzzle that is open in this run.
    pub fn in_run(self, run: Option<PuzzleRun>) -> Page<'a> {
        Page { run, ..self }
    }

    /// The puzzle as it was while this decision was open after this number of wrong turns.
    pub fn asked_at(&self, found: i64, wrong: i64) -> Page<'a> {
        let state = Try {
            found,
            wrong,
            solved: false,
            ..self.state
        };
        Page {
            request: self.request,
            puzzle: self.puzzle.clone(),
            state,
            lang: self.lang.clone(),
            owner: self.owner.clone(),
            run: self.run.clone(),
        }
    }

    /// Whether the puzzle is solved or failed.
    pub(super) fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The owner of the jobs of the pool.
    pub(super) fn owner(&self) -> &str {
        &self.owner
    }

    fn place(&self) -> usize {
        self.state.found.max(0) as usize
    }

    /// Whether the task is a claim to make.
    fn is_claim(&self) -> bool {
        self.puzzle.sort().is_some_and(|sort| sort.is_claim)
    }

    /// The task in words.
    pub(super) fn task(&self) -> String {
        puzzle::task(&self.puzzle, &self.lang)
    }

    /// The task in words, below the line about the run.
    fn task_in_run(&self) -> String {
        let run = self.run.as_ref();
        let heading = run.and_then(|run| run_words::heading(run, &self.lang));
        heading.map_or_else(|| self.task(), |line| format!("{line}\n{}", self.task()))
    }

    pub(super) fn to(&self, pressed: ExerciseAction) -> Action {
        let game = self.puzzle.game.info.key.to_owned();
        Action::Puzzle(game, self.puzzle.id.clone(), pressed)
    }

    pub(super) fn button(
        &self,
        action: &Action,
        label: &str,
        style: ButtonStyle,
    ) -> Option<CreateButton> {
        button(action, &self.lang.say(label, &[]), style)
    }

    /// The heading, with the marks so far.
    fn heading(&self, words: &str) -> String {
        let subject = puzzle::subject(&self.puzzle, &self.lang);
        let marks = self.state.marks();
        let title = match self.state.day {
            Some(day) => puzzle::title(day, &self.lang),
            None => self.lang.say("puzzle-title", &[]),
        };
        let values = [
            ("title", title.into()),
            ("subject", subject.into()),
            ("marks", marks.as_str().into()),
            ("words", words.into()),
        ];
        let key = if marks.is_empty() {
            "puzzle-heading"
        } else {
            "puzzle-heading-marks"
        };
        self.lang.say(key, &values)
    }

    /// The menu after `value` with the name of its right button; the solution of a puzzle that is
    /// over.
    pub async fn hinted(&self, value: &str) -> Result<Reply, Error> {
        if self.state.is_over() {
            return self.open().await;
        }
        let words = self.task();
        let (exercise, choosing) = self.exercise(&words, Choosing::Turn).await?;
        Ok(exercise.hinted(choosing, value, &self.lang).await?)
    }

    /// The first menu; the solution of a puzzle that is over.
    pub async fn open(&self) -> Result<Reply, Error> {
        self.menu(Choosing::Turn, "").await
    }

    /// The next menu after the choice `value`; the solution of a puzzle that is over.
    pub async fn menu(&self, choosing: Choosing, value: &str) -> Result<Reply, Error> {
        if self.state.is_over() {
            let puzzle = self.puzzle.clone();
            let last = pool::work(&self.owner, JobClass::Short, move || {
                solution::last(&puzzle)
            });
            let board = last.await.ok_or(Refusal::MovedOn)?;
            return self.over(&*board, String::new()).await;
        }
        let words = self.task_in_run();
        self.menu_below(&words, choosing, value).await
    }

    async fn menu_below(
        &self,
        words: &str,
        choosing: Choosing,
        value: &str,
    ) -> Result<Reply, Error> {
        let (exercise, choosing) = self.exercise(words, choosing).await?;
        Ok(exercise.menu(choosing, value, &self.lang).await?)
    }

    /// The decision that is open as an exercise, and the kind of its menus.
    async fn exercise(
        &self,
        words: &str,
        choosing: Choosing,
    ) -> Result<(Exercise, Choosing), Error> {
        let (puzzle, place) = (self.puzzle.clone(), self.place());
        let board = pool::work(&self.owner, JobClass::Short, move || puzzle.after(place));
        let board = board.await.ok_or(Refusal::MovedOn)?;
        let (first, choosing) = if self.is_claim() {
            (Choosing::Claim, Choosing::Claim)
        } else {
            (Choosing::Turn, choosing)
        };
        let (game, id, state) = (
            self.puzzle.game.info.key,
            self.puzzle.id.clone(),
            self.state,
        );
        let right = self.puzzle.decisions.get(place);
        let right = right.and_then(|right| right.first()).cloned();
        let host = self.request.host();
        let is_new = host.is_new_to(self.request.person(), game).await?;
        let mut heading = words.to_owned();
        let mut rules = None;
        if is_new {
            let goal = names::goal(&self.lang, self.puzzle.game.info, &self.puzzle.table);
            let goal = self.lang.say("puzzle-goal", &[("goal", goal.into())]);
            heading = format!("{goal}\n{words}");
            let action = Action::Rules(game.to_owned());
            rules = self.button(&action, "button-how", ButtonStyle::Secondary);
        }
        let exercise = Exercise {
            seat: self.puzzle.seat,
            name: format!("{game}-puzzle-{id}-{place}"),
            heading: self.heading(&heading),
            action: Box::new(move |pressed| {
                Action::Puzzle(game.to_owned(), id.clone(), numbered(pressed, state))
            }),
            first,
            before: None,
            right: right.unwrap_or_default(),
            has_hint: false,
            confirming: Confirming::TRY,
            further: rules.into_iter().collect(),
            board,
        };
        Ok((exercise, choosing))
    }

    /// The verdict on a turn; `None` for a text that is none, and when the puzzle is over.
    pub async fn judge(&self, text: &str) -> Option<Judged> {
        if self.state.is_over() {
            return None;
        }
        let (puzzle, place, text) = (self.puzzle.clone(), self.place(), text.to_owned());
        let judged = pool::work(&self.owner, JobClass::Long, move || {
            let is_right = puzzle.is_right(place, &text)?;
            let table = solved::embedded(puzzle.game.info, &puzzle.table.options);
            let refuted = (!is_right)
                .then(|| puzzle.refutation(place, &text, table.as_deref()))
                .flatten();
            let (board, answer) = if let Some(answered) = refuted {
                (answered.board, Some(answered.text))
            } else {
                let before = puzzle.after(place)?;
                let played = before.choose(puzzle.seat, &text).ok()?.play();
                // A claim that does not hold changes nothing.
                (played.map_or(before, |(after, _)| after), None)
            };
            Some(Judged {
                text,
                is_right,
                board,
                answer,
            })
        });
        judged.await
    }

    /// The message after a verdict that is stored: this page has the state after it.
    pub async fn judged(&self, judged: Judged) -> Result<Reply, Error> {
        let mut words = String::new();
        let turn = ("turn", judged.text.as_str().into());
        let key = match (judged.is_right, &self.puzzle.goal) {
            (true, _) => "puzzle-right",
            (false, None) => "puzzle-wrong",
            (false, Some(_)) if self.is_claim() => "puzzle-wrong-claim",
            (false, Some(_)) => "puzzle-wrong-goal",
        };
        let _ = write!(words, "{}", self.lang.say(key, &[turn]));
        if let Some(answer) = &judged.answer {
            let report = judged.board.describe(Some(self.puzzle.seat), &self.lang);
            let report = report.unwrap_or_else(|| format!("`{answer}`"));
            let values = [("report", report.into())];
            let _ = write!(words, "\n{}", self.lang.say("lesson-answer", &values));
        }
        if self.state.is_over() {
            return self.over(&*judged.board, words).await;
        }
        if judged.is_right {
            if let Some(report) = self.answered().await {
                let values = [("report", report.into())];
                let _ = write!(words, " {}", self.lang.say("puzzle-answered", &values));
            }
            let _ = write!(words, "\n{}", self.task_in_run());
            return self.menu_below(&words, Choosing::Turn, "").await;
        }
        self.add_run(&mut words);
        let left = MOST_TRIES - self.state.wrong;
        let _ = write!(
            words,
            "\n{}",
            self.lang.say("puzzle-left", &[("left", left.into())])
        );
        let again = self.to(ExerciseAction::Open);
        let hint = self.to(ExerciseAction::Hint);
        let buttons = [
            self.button(&again, "button-try-again", ButtonStyle::Primary),
            self.button(&hint, "button-hint", ButtonStyle::Secondary),
        ];
        let run = self
            .run
            .iter()
            .flat_map(|run| run_words::onward(run, &self.lang));
        let buttons = buttons.into_iter().flatten().chain(run).collect();
        Ok(self.message(&*judged.board, &words).await.buttons(buttons))
    }

    /// The last answer of the other side in words.
    async fn answered(&self) -> Option<String> {
        let (puzzle, place, lang) = (self.puzzle.clone(), self.place(), self.lang.clone());
        let described = pool::work(&self.owner, JobClass::Short, move || {
            puzzle.answers.get(place.checked_sub(1)?)?;
            puzzle.after(place)?.describe(Some(puzzle.seat), &lang)
        });
        described.await
    }

    /// The ways on after a puzzle.
    pub(super) fn onward(&self) -> Vec<CreateButton> {
        if let Some(run) = &self.run {
            return run_words::onward(run, &self.lang);
        }
        let key = self.puzzle.game.info.key;
        let next = Action::Practice(key.to_owned(), None);
        let play = Action::Alone(key.to_owned(), First::Person, Some(Strength::Easy));
        let buttons = [
            self.button(&next, "button-next-puzzle", ButtonStyle::Primary),
            self.button(&play, "button-play-easy", ButtonStyle::Secondary),
        ];
        buttons.into_iter().flatten().collect()
    }

    /// Adds the line about the run, where the puzzle is open in one.
    fn add_run(&self, words: &mut String) {
        if let Some(run) = &self.run {
            let _ = write!(words, "\n{}", run_words::result(run, &self.lang));
        }
    }

    /// **Remind me tomorrow**, for whom no line about the puzzle comes each day.
    async fn remind(&self) -> Result<Option<CreateButton>, Error> {
        let (host, person) = (self.request.host(), self.request.person());
        let preferences = host.store().preferences(person).await?;
        let action = Action::Reminders(ReminderAction::PuzzleOn);
        let button = || self.button(&action, "button-tomorrow", ButtonStyle::Secondary);
        Ok(preferences.puzzle.is_none().then(button).flatten())
    }

    /// The end of a puzzle: its solution, and the ways on.
    async fn over(&self, board: &dyn Board, mut words: String) -> Result<Reply, Error> {
        let lang = &self.lang;
        if !words.is_empty() {
            words.push('\n');
        }
        let key = if self.state.solved {
            "puzzle-solved"
        } else {
            "puzzle-failed"
        };
        let values = [
            ("tries", (self.state.wrong + 1).into()),
            ("solution", puzzle::solution(&self.puzzle, lang).into()),
        ];
        let _ = write!(words, "{}", lang.say(key, &values));
        let themes = puzzle::themes(&self.puzzle, lang);
        if !themes.is_empty() {
            let _ = write!(words, "\n{themes}");
        }
        self.add_run(&mut words);
        let host = self.request.host();
        let mut of_day = Vec::new();
        if let Some(day) = self.state.day {
            let days = host.puzzle_days(self.request.person(), day).await?;
            if let Some(days) = puzzle::days_solved(days, lang) {
                let _ = write!(words, "\n{days}");
            }
            let share = Action::Daily(DailyAction::Share, day);
            of_day.extend(self.button(&share, "button-share-marks", ButtonStyle::Success));
            of_day.extend(self.remind().await?);
        }
        let watch = self.to(ExerciseAction::Watch(1));
        let show_me = self.button(&watch, "button-show", ButtonStyle::Secondary);
        let buttons = of_day.into_iter().chain(show_me);
        let buttons = buttons.chain(self.onward()).collect();
        Ok(self.message(board, &words).await.buttons(buttons))
    }

    /// A message with a position as the solver sees it.
    pub(super) async fn message(&self, board: &dyn Board, words: &str) -> Reply {
        let (key, id, place) = (self.puzzle.game.info.key, &self.puzzle.id, self.place());
        let scene = board.scene(Some(self.puzzle.seat), &self.lang);
        let file = format!("{key}-puzzle-{id}-{place}.png");
        Reply::private(self.heading(words)).with(Picture::draw(key, scene, file).await)
    }
}
