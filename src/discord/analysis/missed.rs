//! A chance that a player missed in a finished game, as an exercise in the analysis. Nothing is
//! stored.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::analysis::{Analysis, Chance, Missed};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Seat};
use tavolino_games::solved;

use crate::discord::action::{Action, ExerciseAction, MatchAction, Study};
use crate::discord::interaction::{Request, seated};
use crate::discord::turn::{Choosing, Confirming, Exercise, menu_of};
use crate::discord::view::{Picture, Reply, analysis as view, button, names, of_match};
use crate::host::{Error, Event, History, Record, Refusal, State};
use crate::pool::{self, JobClass};

/// A missed chance with the position before it.
struct Found {
    missed: Missed,
    board: Box<dyn Board>,
}

/// The button on the overview for the greatest loss of `seat` that is a missed chance; `None` if
/// there is none.
pub async fn offer(
    history: &Arc<History>,
    analysis: &Arc<Analysis>,
    seat: Seat,
    lang: &Lang,
) -> Option<CreateButton> {
    let id = history.record.id().as_str();
    let (history, analysis, lang) = (Arc::clone(history), Arc::clone(analysis), lang.clone());
    let owner = id.to_owned();
    let offer = pool::work(&owner, JobClass::Long, move || {
        let mut own = analysis.turning_points();
        own.retain(|judged| judged.seat == seat);
        own.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        let mut found = own.into_iter().filter_map(|judged| {
            let found = found(&history, judged.step, seat)?;
            Some((judged.step, found.missed.chance))
        });
        let (step, chance) = found.next()?;
        let label = match chance {
            Chance::Win | Chance::WinWithin(_) => "button-missed-win",
            Chance::Draw => "button-missed-draw",
        };
        let open = MatchAction::Missed(step as i64, ExerciseAction::Open);
        let action = of_match(&history.record, open);
        button(&action, &lang.say(label, &[]), ButtonStyle::Primary)
    });
    offer.await
}

/// The missed chance at a step of the history; `None` if the step is no turn of `seat`, or missed
/// none.
fn found(history: &History, step: usize, seat: Seat) -> Option<Found> {
    let Event::Turn { seat: actor, text } = history.event(step)? else {
        return None;
    };
    let (board, record) = (history.moment(step - 1).board, &history.record);
    let table = solved::embedded(record.entry.info, &record.table.options);
    let missed = Missed::at(&*board, seat, text, table.as_deref()).filter(|_| *actor == seat)?;
    Some(Found { missed, board })
}

/// The answer to an action on the exercise of a missed chance, for the player who missed it.
///
/// # Errors
///
/// Refusals of a match that is not over, of a caller without a seat, and of a step without a missed
/// chance, as in a forged button.
pub async fn exercise(
    request: &Request<'_>,
    record: &Record,
    step: i64,
    pressed: ExerciseAction,
) -> Result<Reply, Error> {
    let seat = seated(request, record)?;
    if record.row.state != State::Over {
        return Err(Refusal::NoAnalysisYet.into());
    }
    let history = request.host().history(record.id()).await?;
    let at = usize::try_from(step)
        .ok()
        .filter(|at| (1..=history.steps()).contains(at));
    let at = at.ok_or(Refusal::MovedOn)?;
    let found = pool::work(record.id().as_str(), JobClass::Long, move || {
        found(&history, at, seat)
    });
    let page = Page {
        record,
        step,
        seat,
        found: found.await.ok_or(Refusal::MovedOn)?,
        lang: request.lang(),
    };
    match pressed {
        ExerciseAction::Confirm(text) => page.judged(&text).await,
        ExerciseAction::Hint => page.hinted("").await,
        ExerciseAction::HintAt(value) => page.hinted(&value).await,
        pressed => {
            let menu = menu_of(&pressed, request.chosen());
            page.menu(&menu.map(|(_, value)| value).unwrap_or_default())
                .await
        }
    }
}

/// The exercise, as its player sees it.
struct Page<'a> {
    record: &'a Record,
    step: i64,
    seat: Seat,
    found: Found,
    lang: Lang,
}

impl Page<'_> {
    fn button(&self, pressed: ExerciseAction, label: &str) -> Option<CreateButton> {
        let action = of_match(self.record, MatchAction::Missed(self.step, pressed));
        button(&action, &self.lang.say(label, &[]), ButtonStyle::Secondary)
    }

    fn heading(&self, words: &str) -> String {
        let title = names::title(&self.lang, self.record);
        let code = names::small(&self.lang, self.record, &[]);
        format!("{title}\n{words}\n{code}")
    }

    fn task(&self) -> String {
        let (key, turns) = match self.found.missed.chance {
            Chance::Win => ("missed-win", 0),
            Chance::Draw => ("missed-draw", 0),
            Chance::WinWithin(turns) => ("missed-win-within", turns),
        };
        let values = [("step", self.step.into()), ("turns", turns.into())];
        self.lang.say(key, &values)
    }

    /// The menu after the choice `value`.
    async fn menu(self, value: &str) -> Result<Reply, Error> {
        let lang = self.lang.clone();
        let exercise = self.exercise();
        Ok(exercise.menu(Choosing::Turn, value, &lang).await?)
    }

    /// The menu after `value` with the name of its right button.
    async fn hinted(self, value: &str) -> Result<Reply, Error> {
        let lang = self.lang.clone();
        let exercise = self.exercise();
        Ok(exercise.hinted(Choosing::Turn, value, &lang).await?)
    }

    fn exercise(self) -> Exercise {
        let (record, step) = (self.record, self.step);
        let id = record.id().clone();
        Exercise {
            seat: self.seat,
            name: format!("{id}-{step}-missed"),
            heading: self.heading(&self.task()),
            first: Choosing::Turn,
            before: Some(of_match(record, MatchAction::Study(Study::Overview))),
            has_hint: false,
            confirming: Confirming::TRY,
            right: self.found.missed.turn,
            further: Vec::new(),
            action: Box::new(move |pressed| {
                Action::Match(id.clone(), MatchAction::Missed(step, pressed))
            }),
            board: self.found.board,
        }
    }

    /// The verdict on a turn; the menu for a text that is none, as in a forged button.
    async fn judged(self, text: &str) -> Result<Reply, Error> {
        let chosen = self.found.board.choose(self.seat, text);
        let played = chosen.and_then(|chosen| {
            let turn = chosen.text().to_owned();
            Ok((turn, chosen.play()?.0))
        });
        let Ok((turn, board)) = played else {
            return self.menu("").await;
        };
        let is_right = turn == self.found.missed.turn;
        let key = if is_right {
            "missed-right"
        } else {
            "puzzle-wrong"
        };
        let words = self.lang.say(key, &[("turn", turn.into())]);
        let again = (!is_right).then(|| self.button(ExerciseAction::Open, "button-try-again"));
        let line = Study::Line(self.step, 1);
        let buttons = [
            again.flatten(),
            view::button(self.record, line, "button-best-line", &self.lang),
            view::button(self.record, Study::Overview, "button-overview", &self.lang),
        ];
        let scene = board.scene(Some(self.seat), &self.lang);
        let file = format!("{}-{}-missed.png", self.record.id(), self.step);
        let picture = Picture::draw(self.record.id().as_str(), scene, file).await;
        let reply = Reply::private(self.heading(&words)).with(picture);
        Ok(reply.buttons(buttons.into_iter().flatten().collect()))
    }
}
