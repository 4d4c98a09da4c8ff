//! The cards of contests, the calls and the messages at their ends, and direct messages about them.
//!
//! A message stays due until it is stored. An attempt after a crash, or of another process, first
//! looks whether the message is there already; two at the same moment are one by its nonce.

use super::due::{Kind, each, language, whenever_changed};
use super::problem::Problem;
use super::series::{New, Place, edit_or_post, finish_card, finish_note, post_once, send_direct};
use super::setter;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::view::contest as view;
use crate::host::{
    ANSWER, Contest, ContestId, ContestNews, ContestNote, ContestState, ContestView, Error,
    MessageId, SeriesNoteKind,
};
use crate::tasks::Task;

/// The cards to bring up to date.
const CARDS: Kind<ContestId, Contest> = Kind {
    name: |due| (due.id, "the card of a contest"),
    take: |host| Box::pin(host.take_contest_cards(now())),
    work: |data, due| Box::pin(show_and_finish(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_contest_card(due)),
};

/// The direct messages to send.
const NOTES: Kind<ContestId, ContestNote> = Kind {
    name: |note| (note.contest, "a message about a contest"),
    take: |host| Box::pin(host.take_contest_notes(now())),
    work: |data, note| Box::pin(tell(data, note)),
    give_up: |data, note| Box::pin(data.host.sent_contest_note(note)),
};

/// Brings the cards up to date and sends the messages that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let failure = "due cards of contests not read";
    whenever_changed(data, task, failure, |data, task, problems| {
        Box::pin(async move {
            each(data, task, problems, &CARDS).await?;
            each(data, task, problems, &NOTES).await
        })
    })
    .await;
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
    let place = Place::of(due.channel, due.message, due.shown);
    let card = New {
        begins: &view::heading(contest, &lang),
        reply: view::card(shown, None, &lang).await,
        // At most 25 characters.
        nonce: format!("c{:x}-{}", contest.id.get(), place.since.0 % 100_000),
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
