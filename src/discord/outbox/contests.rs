//! The cards of contests, the calls and the messages at their ends, and direct messages about them.
//!
//! A message stays due until it is stored. An attempt after a crash, or of another process, first
//! looks whether the message is there already; two at the same moment are one by its nonce.

use super::due::{each, isolated, language, whenever_changed};
use super::problem::{Problem, Problems};
use super::series::{New, Place, edit_or_post, finish_card, finish_note, post_once, send_direct};
use super::setter;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::view::contest as view;
use crate::host::{
    ANSWER, Contest, ContestId, ContestNews, ContestNote, ContestState, ContestView, Error,
    MessageId, SeriesNoteKind, StoreError,
};
use crate::tasks::Task;

/// Brings the cards up to date and sends the messages that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let failure = "due cards of contests not read";
    whenever_changed(data, task, failure, |data, task, problems| {
        Box::pin(show_due(data, task, problems))
    })
    .await;
}

/// Does all that is due. What fails costs no other.
async fn show_due(
    data: &Data,
    task: &Task,
    problems: &mut Problems<ContestId>,
) -> Result<(), StoreError> {
    let host = &*data.host;
    let cards = host.take_contest_cards(now()).await?;
    let name = |due: &Contest| (due.id, "the card of a contest");
    each((task, &mut *problems), cards, name, |due| async move {
        let given_up = host.refuse_contest_card(&due);
        isolated(Box::pin(show_and_finish(data, &due)), given_up).await
    })
    .await;
    let notes = host.take_contest_notes(now()).await?;
    let name = |note: &ContestNote| (note.contest, "a message about a contest");
    each((task, problems), notes, name, |note| async move {
        isolated(Box::pin(tell(data, &note)), host.sent_contest_note(&note)).await
    })
    .await;
    Ok(())
}

/// Posts the call or the end, and brings the card up to date.
async fn show_and_finish(data: &Data, due: &Contest) -> Result<(), Error> {
    let host = &*data.host;
    let shown = host.estimated(host.contest(due.id).await?, now()).await?;
    let finish = async |message| {
        let is_new = due.message != Some(message);
        host.finish_contest_card(due, message, is_new, now()).await
    };
    let refuse = host.refuse_contest_card(due);
    finish_card(show(data, due, &shown).await, finish, refuse).await
}

/// The message that is to be posted besides the card, if any.
fn news(contest: &Contest) -> Option<ContestNews> {
    let news = match contest.state {
        ContestState::Open if contest.called => ContestNews::Call,
        ContestState::Over => ContestNews::End,
        // Where it had not begun the card says so.
        ContestState::Stopped if contest.began.is_some() => ContestNews::End,
        _ => return None,
    };
    (contest.announced < news as i64).then_some(news)
}

/// Posts what is to be posted, and edits the card; its message.
async fn show(data: &Data, due: &Contest, shown: &ContestView) -> Result<MessageId, Problem> {
    let lang = language(data, due.guild).await?;
    let contest = &shown.contest;
    let since = due.shown.unwrap_or_else(now);
    let place = Place {
        channel: due.channel,
        message: due.message,
        since,
    };
    let card = New {
        begins: &view::heading(contest, &lang),
        reply: view::card(shown, None, &lang).await,
        // At most 25 characters.
        nonce: format!("c{:x}-{}", contest.id.get(), since.0 % 100_000),
    };
    let message = edit_or_post(data, place, card).await?;
    if let Some(news) = news(contest) {
        let begins = view::news_heading(contest, news, &lang);
        let posted = New {
            begins: &begins,
            reply: view::news(shown, news, &lang).await,
            nonce: format!("e{:x}-{}", contest.id.get(), news as i64),
        };
        post_once(data, place, posted).await?;
        data.host.announced_contest(contest, news).await?;
    }
    Ok(message)
}

/// Sends a direct message; a question that is over is not asked.
async fn tell(data: &Data, note: &ContestNote) -> Result<(), Error> {
    let host = &*data.host;
    let contest = host.contest(note.contest).await?.contest;
    let is_asked = match note.kind {
        SeriesNoteKind::Call => contest.state == ContestState::Open,
        _ => contest.state == ContestState::Running,
    };
    let sent = if is_asked {
        send(data, &contest, note).await
    } else {
        Ok(())
    };
    finish_note(sent, host.sent_contest_note(note)).await
}

async fn send(data: &Data, contest: &Contest, note: &ContestNote) -> Result<(), Problem> {
    let lang = setter::language(data, note.person).await?;
    let until = match note.kind {
        SeriesNoteKind::Call => contest.starts,
        _ => note.due.after(ANSWER),
    };
    let reply = view::note(contest, note.kind, until, &lang);
    let nonce = format!("n{:x}-{}", contest.id.get(), note.due.0 % 100_000);
    send_direct(data, (note.person, note.due), reply, nonce).await
}
