//! What to think of a game that is over: who was winning, where it turned, and what would have been best.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{CreateButton, EditInteractionResponse};
use tokio::time::{sleep, timeout};

use crate::computer::{Stopping, Work};
use crate::discord::interaction::answer::{self, Mode};
use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::participant::{must_run, seated};
use crate::discord::interaction::presses::Spot;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::study::{Placement, Study};
use crate::discord::view::analysis as view;
use crate::discord::view::history::grey;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{deeds, names};
use crate::host::{Error, Event, History, Moment, Record, Refusal, State};
use crate::pool::{self, JobClass};
use tavolino_games::analysis::{Analysis, Judged, plot};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Scene, Seat, Viewer};

/// How often whoever waits is told how far it is. The first time is after every answer that takes long was announced.
const BEAT: Duration = Duration::from_millis(2500);

/// How long it may take to tell them.
const TELLING: Duration = Duration::from_millis(900);

/// A page of the analysis of a match that is over.
pub async fn study(request: &Request<'_>, record: &Record, study: Study) -> Result<Reply, Error> {
    must_run(record)?;
    if record.state != State::Over {
        return Err(Refusal::NoAnalysisYet.into());
    }
    let is_shared = study == Study::Share;
    if is_shared {
        seated(request, record)?;
    }
    let history = Arc::new(request.host().history(record.id()).await?);
    if !history.has_turns() {
        return Err(Refusal::NothingToAnalyse.into());
    }
    let lang = if is_shared {
        request.public_lang()
    } else {
        request.lang()
    };
    let mode = if study.placement() == Placement::InPlace {
        Mode::private(request)
    } else {
        Mode::Anew
    };
    let spot = answer::spot(request, mode);
    let data = request.data();
    let work = data.analyses.of(&history, &data.thinking).await;
    if !work.is_begun() {
        request.spend(Spending::Study)?;
    }
    let analysis = match found(request, spot, &work, &history, &lang).await {
        Ok(analysis) => analysis,
        Err(Stopping) => return Ok(Reply::refusal(lang.say("hint-stopping", &[]))),
    };
    let mut history = history;
    loop {
        let reply = page(
            request,
            &history,
            Arc::clone(&analysis),
            study,
            lang.clone(),
        )
        .await?;
        // Somebody may have been erased while it was made; there is no name in what was found.
        let now = request.host().look(record.id()).await?;
        if now.version == history.record.version {
            return Ok(reply);
        }
        history = Arc::new(request.host().history(record.id()).await?);
    }
}

/// A page of what was found, told of a match as `history` has it.
async fn page(
    request: &Request<'_>,
    history: &Arc<History>,
    analysis: Arc<Analysis>,
    study: Study,
    lang: Lang,
) -> Result<Reply, Error> {
    let (record, person) = (&history.record, request.person());
    if study == Study::Share {
        seated(request, record)?;
    }
    let history = Arc::clone(history);
    let within = |step: i64| usize::try_from(step).unwrap_or(1).clamp(1, history.steps());
    Ok(match study {
        Study::Entry | Study::Overview => {
            let played = record.seat_of(person).is_some();
            let reply = Reply::private(view::overview(record, &analysis, &lang))
                .buttons(view::points(record, &analysis, &lang))
                .buttons(onward(record, played, &lang));
            reply.with(plotted(record, &analysis, &lang).await)
        }
        Study::Share => {
            let who = [("who", names::person(person).into())];
            Reply::public(lang.say("posted-analysis", &who))
                .adding(&view::overview(record, &analysis, &lang))
                .with(plotted(record, &analysis, &lang).await)
        }
        Study::First => turn(history, analysis, 1, lang).await,
        Study::Turn(step) => {
            let step = within(step);
            turn(history, analysis, step, lang).await
        }
        Study::Hint(step) => {
            let step = within(step);
            line(history, analysis, (step, 1), lang).await
        }
        Study::Line(step, ahead) => {
            let step = within(step);
            line(history, analysis, (step, ahead.into()), lang).await
        }
    })
}

/// What is found about a match, waited for; whoever waits is told now and then how far it is.
async fn found(
    request: &Request<'_>,
    spot: Spot,
    work: &Work,
    history: &Arc<History>,
    lang: &Lang,
) -> Result<Arc<Analysis>, Stopping> {
    let data = request.data();
    let (analyses, thinking) = (&data.analyses, &data.thinking);
    let found = analyses.found(work, history, thinking);
    tokio::pin!(found);
    loop {
        tokio::select! {
            found = &mut found => return found,
            () = sleep(BEAT) => {
                tell_how_far(request, spot, (work.done(), history.steps()), lang).await;
            }
        }
    }
}

/// Says how many turns are done, in the place of the answer that is being waited for.
async fn tell_how_far(request: &Request<'_>, spot: Spot, (done, of): (usize, usize), lang: &Lang) {
    let values = [("turn", done.into()), ("count", of.into())];
    let text = lang.say("analysis-progress", &values);
    let edit = EditInteractionResponse::new().content(text);
    let telling = async {
        let presses = &request.data().following.presses;
        let (person, id) = (request.person(), request.id());
        // Whoever pressed something else since reads that.
        let Some(_sending) = presses.progress(person, spot, id).await else {
            return;
        };
        // If it comes to nothing, the answer will come all the same.
        let answering = request.answering();
        let _ = answering.edit_original(request.token(), edit).await;
    };
    let _ = timeout(TELLING, telling).await;
}

/// The picture of who was winning.
async fn plotted(record: &Record, analysis: &Analysis, lang: &Lang) -> Picture {
    let turning: Vec<_> = analysis
        .turning_points()
        .into_iter()
        .map(|judged| (judged.step, judged.seat))
        .collect();
    let scene = plot::plot(&analysis.outlook, &turning, record.kind.info, lang);
    let name = format!("{}-{}-analysis.png", record.id(), record.number);
    Picture::draw(record.id().as_str(), scene, name).await
}

/// The buttons below the turning points.
fn onward(record: &Record, played: bool, lang: &Lang) -> Vec<CreateButton> {
    let through = view::button(record, Study::First, "button-step-through", lang);
    let history = MatchAction::History(Page::Entry);
    let history = grey(record, history, &lang.say("button-history", &[]));
    let post = view::button(record, Study::Share, "button-post", lang).filter(|_| played);
    [through, history, post].into_iter().flatten().collect()
}

/// A page of a turn as it was played.
async fn turn(history: Arc<History>, analysis: Arc<Analysis>, step: usize, lang: Lang) -> Reply {
    let id = history.record.id().clone();
    let shown = move || played(&history, &analysis, step, &lang);
    let shown = pool::work(id.as_str(), JobClass::Short, shown);
    let (reply, scene, name) = shown.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

fn played(
    history: &History,
    analysis: &Analysis,
    step: usize,
    lang: &Lang,
) -> (Reply, Scene, String) {
    let record = &history.record;
    let moment = moment(history, step);
    let judged = analysis.at(step);
    let viewer = eyes(record, &moment);
    let report = moment.last.as_ref().and_then(|last| {
        let seated = names::seated(lang, record);
        deeds::told(record, &*moment.board, last, viewer, &seated)
    });
    let values = [
        ("step", step.into()),
        ("count", history.steps().into()),
        ("report", report.unwrap_or_default().into()),
    ];
    let mut lines = vec![
        names::sentence(lang, "title", record, &[]),
        lang.say("analysis-step", &values),
    ];
    lines.extend(said(judged, lang));
    let to = |step: usize, key: &str| {
        let study = Study::Turn(step as i64);
        view::button(record, study, key, lang)
    };
    let best = judged.and_then(|_| {
        let study = Study::Line(step as i64, 1);
        view::button(record, study, "button-best-line", lang)
    });
    let buttons = [
        (step > 1).then(|| to(step - 1, "button-back")).flatten(),
        (step < history.steps())
            .then(|| to(step + 1, "button-forward"))
            .flatten(),
        best,
        view::button(record, Study::Overview, "button-overview", lang),
    ];
    let reply = Reply::private(lines.join("\n")).buttons(buttons.into_iter().flatten().collect());
    let name = format!("{}-{step}-turn.png", record.id());
    (reply, moment.board.scene(viewer, lang), name)
}

/// What is said of a turn, and how sure it is.
fn said(judged: Option<&Judged>, lang: &Lang) -> Vec<String> {
    let Some(judged) = judged else {
        return vec![lang.say("analysis-not-judged", &[])];
    };
    let values = [
        ("turn", judged.turn.as_str().into()),
        ("verdict", view::verdict(judged, lang).into()),
    ];
    let sure = if judged.is_exact() {
        "analysis-is-exact"
    } else {
        "analysis-is-estimated"
    };
    vec![lang.say("analysis-judged", &values), lang.say(sure, &[])]
}

/// A page of the best line instead of a turn.
async fn line(
    history: Arc<History>,
    analysis: Arc<Analysis>,
    (step, ahead): (usize, usize),
    lang: Lang,
) -> Reply {
    let id = history.record.id().clone();
    let shown = pool::work(id.as_str(), JobClass::Short, move || {
        match analysis.at(step) {
            Some(judged) => imagined(&history, judged, ahead, &lang),
            // Where there is no better turn there is none to show.
            None => played(&history, &analysis, step, &lang),
        }
    });
    let (reply, scene, name) = shown.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

fn imagined(
    history: &History,
    judged: &Judged,
    ahead: usize,
    lang: &Lang,
) -> (Reply, Scene, String) {
    let record = &history.record;
    let (step, line) = (judged.step, &judged.best.line);
    let before = moment(history, step - 1);
    let ahead = ahead.min(line.len());
    let seated = names::seated(lang, record);
    let (scene, report) = if record.has_secrets() {
        // Nobody could know how it goes on: only the turn itself is shown, as its player would have seen it.
        let (seat, turn) = (judged.seat, &judged.best.turn);
        let scene = before.board.preview(seat, turn, lang);
        let scene = scene.unwrap_or_else(|_| before.board.scene(Some(seat), lang));
        let played = after(&*before.board, seat, &line[..1]);
        (scene, played.describe(Some(seat), &seated))
    } else {
        let board = after(&*before.board, judged.seat, &line[..ahead]);
        (
            board.scene(None, lang).private(),
            board.describe(None, &seated),
        )
    };
    let count = if record.has_secrets() { 1 } else { line.len() };
    let ahead = ahead.min(count);
    let words: Vec<String> = (1..=count)
        .zip(line)
        .map(|(nth, turn)| {
            // Bold letters of a fixed width look like any others.
            let shown = if nth == ahead { "▸ " } else { "" };
            format!("{shown}`{turn}`")
        })
        .collect();
    let values = [
        ("step", step.into()),
        ("best", view::would(judged, lang).into()),
    ];
    let report = [
        ("ahead", ahead.into()),
        ("count", count.into()),
        ("report", report.unwrap_or_default().into()),
    ];
    let lines = [
        names::sentence(lang, "title", record, &[]),
        lang.say("analysis-line", &values),
        words.join(" "),
        lang.say("analysis-line-report", &report),
    ];
    let to = |ahead: usize, key: &str| {
        let ahead = u8::try_from(ahead).ok()?;
        view::button(record, Study::Line(step as i64, ahead), key, lang)
    };
    let buttons = [
        (ahead > 1).then(|| to(ahead - 1, "button-back")).flatten(),
        (ahead < count)
            .then(|| to(ahead + 1, "button-forward"))
            .flatten(),
        view::button(record, Study::Turn(step as i64), "button-as-played", lang),
        view::button(record, Study::Overview, "button-overview", lang),
    ];
    let reply = Reply::private(lines.join("\n")).buttons(buttons.into_iter().flatten().collect());
    let name = format!("{}-{step}-line-{ahead}.png", record.id());
    (reply, scene, name)
}

/// The position after a line, which this seat begins.
fn after(board: &dyn Board, seat: Seat, line: &[String]) -> Box<dyn Board> {
    let mut board = board.boxed();
    let mut next = Some(seat);
    for turn in line {
        let seat = next.expect("a line ends where the game does");
        let played = board.play(seat, turn);
        played.expect("a line is made of legal turns");
        next = board.to_act().first();
    }
    board
}

fn moment(history: &History, step: usize) -> Moment {
    let moment = history.moments().nth(step);
    moment.expect("a step is one of the history's")
}

/// Through whose eyes a turn is looked at: where something is hidden, its player's, by which it is judged.
fn eyes(record: &Record, moment: &Moment) -> Viewer {
    let last = moment.last.as_ref().filter(|_| record.has_secrets())?;
    match last.logged.event {
        Event::Turn { seat, .. } => Some(seat),
        _ => None,
    }
}
