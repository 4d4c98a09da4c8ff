//! Analysis of a finished match: a plot of who was winning, the turning points, each turn's verdict
//! and the best line.

pub mod missed;

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{CreateButton, EditInteractionResponse};
use tokio::time::{sleep, timeout};

use crate::computer::{Stopping, Work};
use crate::discord::action::{MatchAction, Page, Placement, Spending, Study};
use crate::discord::interaction::{Mode, Request, Spot, answer, must_run, seated};
use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::discord::rated_position::must_not_be_rated;
use crate::discord::view::{Picture, Reply, analysis as view, deeds, names, secondary_button};
use crate::host::{Error, Event, History, Host, Moment, Record, Refusal, State};
use crate::pool::{self, JobClass};
use tavolino_games::analysis::{Analysis, EvaluatedTurn, plot};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Scene, Seat, Viewer};

/// Interval between progress messages, 2.5 s: the first comes after the slow answer has been
/// announced (deferred).
const PROGRESS_INTERVAL: Duration = Duration::from_millis(2500);

/// Time limit of one progress message; after it, the message is given up.
const PROGRESS_TIMEOUT: Duration = Duration::from_millis(900);

/// A page of the analysis of a finished match. The first request of a match computes the analysis,
/// with progress messages.
///
/// # Errors
///
/// A refusal if the match runs or has no turns, if the caller shares it without having a seat, or
/// if the study budget is spent.
pub async fn study(request: &Request<'_>, record: &Record, study: Study) -> Result<Reply, Error> {
    must_run(record)?;
    if record.row.state != State::Over {
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
        names::lang(record)
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
    let work = data.analyses.work(&history, &data.thinking).await;
    if !work.is_begun() {
        request.spend(Spending::Study)?;
    }
    let analysis = match wait_for_analysis(request, spot, &work, &history, &lang).await {
        Ok(analysis) => analysis,
        Err(Stopping) => return Ok(Reply::refusal(lang.say("hint-stopping", &[]))),
    };
    note_swing(request.host(), &history.record, &analysis).await?;
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
        // A player may have been erased meanwhile; the analysis holds no names, but the page does.
        let now = request.host().look(record.id()).await?;
        if now.row.version == history.record.row.version {
            return Ok(reply);
        }
        history = Arc::new(request.host().history(record.id()).await?);
    }
}

/// Stores the turn that took most of what the turn before it gave away: the turn of the week may be
/// chosen of these.
async fn note_swing(host: &Host, record: &Record, analysis: &Analysis) -> Result<(), Error> {
    if record.row.guild.is_none() || record.is_alone() {
        return Ok(());
    }
    let Some((step, size)) = analysis.best_answer() else {
        return Ok(());
    };
    let size = (size * 1000.0) as i64;
    host.note_swing(record.id(), step as i64, size).await
}

/// A page of an analysis, with names as `history` has them.
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
            let own = record.seat_of(person);
            let missed = match own {
                Some(seat) => missed::offer(&history, &analysis, seat, &lang).await,
                None => None,
            };
            let reply = Reply::private(view::overview(record, &analysis, &lang))
                .buttons(view::turning_point_buttons(record, &analysis, &lang))
                .buttons(missed.into_iter().collect())
                .buttons(onward(record, own.is_some(), &lang));
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
            let past = Arc::clone(&history);
            must_not_be_rated(request, record, move || past.moment(step - 1).board).await?;
            line(history, analysis, (step, 1), lang).await
        }
        Study::Line(step, ahead) => {
            let step = within(step);
            let past = Arc::clone(&history);
            must_not_be_rated(request, record, move || past.moment(step - 1).board).await?;
            line(history, analysis, (step, ahead.into()), lang).await
        }
    })
}

/// Waits for the analysis; meanwhile edits a progress message every [`PROGRESS_INTERVAL`].
async fn wait_for_analysis(
    request: &Request<'_>,
    spot: Spot,
    work: &Work,
    history: &Arc<History>,
    lang: &Lang,
) -> Result<Arc<Analysis>, Stopping> {
    let data = request.data();
    let analysis = data.analyses.get_or_make(work, history, &data.thinking);
    tokio::pin!(analysis);
    loop {
        tokio::select! {
            result = &mut analysis => return result,
            () = sleep(PROGRESS_INTERVAL) => {
                show_progress(request, spot, (work.steps_done(), history.steps()), lang).await;
            }
        }
    }
}

/// Shows how many turns are analysed, in the message that the answer will replace.
async fn show_progress(request: &Request<'_>, spot: Spot, (done, of): (usize, usize), lang: &Lang) {
    let values = [("turn", done.into()), ("count", of.into())];
    let text = fitting(&lang.say("analysis-progress", &values), limits::CONTENT);
    let edit = EditInteractionResponse::new().content(text);
    let send = async {
        let edit_order = &request.data().live_messages.edit_order;
        let (person, id) = (request.person(), request.id());
        // None: the caller has pressed another button since, whose answer takes the message.
        let Some(_sending) = edit_order.progress(person, spot, id).await else {
            return;
        };
        // An error is ignored: the answer itself follows.
        let answering = request.answering();
        let _ = answering.edit_original(request.token(), edit).await;
    };
    let _ = timeout(PROGRESS_TIMEOUT, send).await;
}

/// The plot of who was winning, over all turns.
async fn plotted(record: &Record, analysis: &Analysis, lang: &Lang) -> Picture {
    let mistakes = analysis.turning_points();
    let scene = plot::plot(&analysis.outlook, &mistakes, record.entry.info, lang);
    let name = format!("{}-{}-analysis.png", record.id(), record.row.number);
    Picture::draw(record.id().as_str(), scene, name).await
}

/// The buttons below the turning points; `is_player`: with the one that posts the analysis for
/// everyone.
fn onward(record: &Record, is_player: bool, lang: &Lang) -> Vec<CreateButton> {
    let through = view::button(record, Study::First, "button-step-through", lang);
    let history = MatchAction::History(Page::Entry);
    let history = secondary_button(record, history, &lang.say("button-history", &[]));
    let post = view::button(record, Study::Share, "button-post", lang);
    let post = post.filter(|_| is_player && !record.is_direct());
    [through, history, post].into_iter().flatten().collect()
}

/// The page of a turn as it was played.
async fn turn(history: Arc<History>, analysis: Arc<Analysis>, step: usize, lang: Lang) -> Reply {
    let id = history.record.id().clone();
    let page = move || turn_page(&history, &analysis, step, &lang);
    let page = pool::work(id.as_str(), JobClass::Short, page);
    let (reply, scene, name) = page.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

/// The page of a turn: its message, the scene to draw and the picture's file name.
fn turn_page(
    history: &History,
    analysis: &Analysis,
    step: usize,
    lang: &Lang,
) -> (Reply, Scene, String) {
    let record = &history.record;
    let moment = history.moment(step);
    let judged = analysis.at(step);
    let viewer = turn_viewer(record, &moment);
    let report = moment.last.as_ref().and_then(|last| {
        let seated = names::seated(lang, record);
        deeds::describe_event(record, &*moment.board, last, viewer, &seated)
    });
    let values = [
        ("step", step.into()),
        ("count", history.steps().into()),
        ("report", report.unwrap_or_default().into()),
    ];
    let mut lines = vec![
        names::title(lang, record),
        lang.say("analysis-step", &values),
    ];
    lines.extend(verdict_lines(judged, lang));
    lines.push(names::small(lang, record, &[]));
    let to = |step: usize, key: &str| {
        let study = Study::Turn(step as i64);
        view::button(record, study, key, lang)
    };
    let best = judged.and_then(|_| {
        let study = Study::Line(step as i64, 1);
        view::button(record, study, "button-best-line", lang)
    });
    let buttons = [
        (step > 1)
            .then(|| to(step - 1, "button-previous"))
            .flatten(),
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

/// A turn's verdict in words, and whether it is exact or estimated.
fn verdict_lines(judged: Option<&EvaluatedTurn>, lang: &Lang) -> Vec<String> {
    let Some(judged) = judged else {
        return vec![lang.say("analysis-not-judged", &[])];
    };
    let certainty = if judged.is_exact() {
        "analysis-is-exact"
    } else {
        "analysis-is-estimated"
    };
    vec![view::verdict(judged, lang), lang.say(certainty, &[])]
}

/// A page of the best line from the position before a turn, `ahead` turns into it.
async fn line(
    history: Arc<History>,
    analysis: Arc<Analysis>,
    (step, ahead): (usize, usize),
    lang: Lang,
) -> Reply {
    let id = history.record.id().clone();
    let page = pool::work(id.as_str(), JobClass::Short, move || {
        match analysis.at(step) {
            Some(judged) => line_page(&history, judged, ahead, &lang),
            // An event that is no turn has no line.
            None => turn_page(&history, &analysis, step, &lang),
        }
    });
    let (reply, scene, name) = page.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

/// The page of a best line: its message, the scene to draw and the picture's file name.
fn line_page(
    history: &History,
    judged: &EvaluatedTurn,
    ahead: usize,
    lang: &Lang,
) -> (Reply, Scene, String) {
    let record = &history.record;
    let (step, line) = (judged.step, &judged.best.line);
    let before = history.moment(step - 1);
    let ahead = ahead.min(line.len());
    let seated = names::seated(lang, record);
    let (scene, report) = if record.has_secrets() {
        // With hidden information the line is a guess: only its first turn is shown, as its player
        // would have seen it.
        let (seat, turn) = (judged.seat, &judged.best.turn);
        let scene = match before.board.choose(seat, turn) {
            Ok(chosen) => chosen.preview(lang),
            Err(_) => before.board.scene(Some(seat), lang),
        };
        let board = after(&*before.board, seat, &line[..1]);
        (scene, board.describe(Some(seat), &seated))
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
            // Bold does not show in inline code, so an arrow marks the current turn.
            let marker = if nth == ahead { "▸ " } else { "" };
            format!("{marker}`{turn}`")
        })
        .collect();
    let values = [
        ("step", step.into()),
        ("best", view::best_turn(judged, lang).into()),
    ];
    let report = [
        ("ahead", ahead.into()),
        ("count", count.into()),
        ("report", report.unwrap_or_default().into()),
    ];
    let lines = [
        names::title(lang, record),
        lang.say("analysis-line", &values),
        words.join(" "),
        lang.say("analysis-line-report", &report),
        names::small(lang, record, &[]),
    ];
    let to = |ahead: usize, key: &str| {
        let ahead = u8::try_from(ahead).ok()?;
        view::button(record, Study::Line(step as i64, ahead), key, lang)
    };
    let buttons = [
        (ahead > 1)
            .then(|| to(ahead - 1, "button-previous"))
            .flatten(),
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

/// The position after a line that `seat` begins.
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

/// The viewer of a turn: with hidden information its player, whose view the verdict is based on;
/// else the public.
fn turn_viewer(record: &Record, moment: &Moment) -> Viewer {
    let last = moment.last.as_ref().filter(|_| record.has_secrets())?;
    match last.logged.event {
        Event::Turn { seat, .. } => Some(seat),
        _ => None,
    }
}
