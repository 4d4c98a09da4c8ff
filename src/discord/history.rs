//! `/history`, `/record` and replays: a game that has been played, for one pair of eyes.

pub mod command;
mod page_view;

use serenity::all::CreateButton;

use self::page_view::PageView;
use crate::discord::interaction::participant::seated;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::interaction::request::page::Page;
use crate::discord::limits;
use crate::discord::view::history::grey;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, panel, standing};
use crate::host::{Error, History, MatchId, Record, Refusal, UserId};
use crate::pool::{self, JobClass};
use tavolino_games::game::Lang;

/// So many letters of what is not in a record are listed beside it, of each kind.
const ASIDE: usize = 700;

/// Turns to a page.
pub async fn turn_to(
    request: &Request<'_>,
    id: &MatchId,
    page: Page,
    value: &str,
) -> Result<Reply, Error> {
    let history = request.host().history(id).await?;
    let value = value.to_owned();
    Ok(show(history, request.person(), page, value, request.lang()).await)
}

/// The record as a file, and how to play it again.
pub async fn record(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let history = request.host().history(id).await?;
    let lang = request.lang();
    let (Some(lines), Some(command)) = (history.lines(), history.command()) else {
        return Err(Refusal::StillHidden.into());
    };
    if lines.is_empty() && history.taken_back().is_empty() {
        return Err(Refusal::NothingPlayed.into());
    }
    let file = format!("{id}.txt");
    let values = [
        ("count", lines.lines().count().into()),
        ("command", format!("{command} < {file}").into()),
    ];
    let text = names::sentence(&lang, "record", &history.record, &values);
    let alt = names::sentence(&lang, "record-alt", &history.record, &[]);
    let file = Picture::file(file, &alt, lines.into_bytes());
    let mut reply = Reply::private(text).with(file);
    let taken_back = history.taken_back();
    if !taken_back.is_empty() {
        let lines: Vec<String> = taken_back.iter().map(|line| format!("`{line}`")).collect();
        let values = [("lines", limits::listed(&lines, ", ", ASIDE).into())];
        reply = reply.adding(&lang.say("record-taken-back", &values));
    }
    if !history.given.is_empty() {
        let seated = names::seated(&lang, &history.record);
        let given = history.given.iter();
        let given =
            given.map(|(by, to, millis)| panel::given(&history.record, *by, *to, *millis, &seated));
        let given: Vec<String> = given.collect();
        let values = [("lines", limits::listed(&given, " ", ASIDE).into())];
        reply = reply.adding(&lang.say("record-given", &values));
    }
    Ok(if history.is_agreed() {
        reply.adding(&lang.say("record-agreed", &[]))
    } else {
        reply
    })
}

/// The replay of a game that is over.
pub async fn replay(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let lang = request.lang();
    let replays = &request.data().replays;
    let replay = replays.of(request.host(), record, &lang).await?;
    // Somebody may have been erased while it was drawn; there is no name in it.
    let record = &*request.host().look(record.id()).await?;
    let name = format!("{}-{}.gif", record.id(), record.number);
    let picture = Picture::file(name, &replay.alt, replay.gif.clone());
    let text = names::sentence(&lang, "replay", record, &[]);
    let standing = standing::standing(record, &names::seated(&lang, record));
    let played = record.seat_of(request.person()).is_some();
    let post = played.then(|| post(record, MatchAction::ShareReplay, &lang));
    let shown = Reply::private(text).adding(&standing).with(picture);
    Ok(shown.buttons(post.unwrap_or_default()))
}

/// The replay of a game that is over, for everyone, by somebody who played it.
pub async fn share_replay(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    seated(request, record)?;
    let lang = request.public_lang();
    let replays = &request.data().replays;
    let replay = replays.of(request.host(), record, &lang).await?;
    // Somebody may have been erased while it was drawn, also who posts it; there is no name in it.
    let record = &*request.host().look(record.id()).await?;
    seated(request, record)?;
    let name = format!("{}-{}.gif", record.id(), record.number);
    let picture = Picture::file(name, &replay.alt, replay.gif.clone());
    let standing = standing::standing(record, &names::seated(&lang, record));
    Ok(posted(request, "posted-replay")
        .adding(&standing)
        .with(picture))
}

/// A position of a game as everyone may see it, for everyone, by somebody who plays or played it.
pub async fn share_position(
    request: &Request<'_>,
    record: &Record,
    step: i64,
) -> Result<Reply, Error> {
    seated(request, record)?;
    let history = request.host().history(record.id()).await?;
    let (person, lang) = (request.person(), request.public_lang());
    let found = pool::work(record.id().as_str(), JobClass::Short, move || {
        let (step, _) = Page::Look(step).meant(history.steps(), "");
        PageView::of(&history, step, None, &lang).shared(&history, person, &lang)
    });
    let (text, scene, name) = found.await;
    let picture = Picture::draw(record.id().as_str(), scene, name).await;
    Ok(posted(request, "posted-position")
        .adding(&text)
        .with(picture))
}

/// What somebody posts for everyone.
fn posted(request: &Request<'_>, key: &str) -> Reply {
    let who = [("who", names::person(request.person()).into())];
    Reply::public(request.public_lang().say(key, &who))
}

/// The button that posts something for everyone.
fn post(record: &Record, action: MatchAction, lang: &Lang) -> Vec<CreateButton> {
    let label = lang.say("button-post", &[]);
    grey(record, action, &label).into_iter().collect()
}

/// A page for somebody, found off the async threads: a long game is played again for it.
async fn show(history: History, person: UserId, page: Page, value: String, lang: Lang) -> Reply {
    let id = history.record.id().clone();
    let found = pool::work(id.as_str(), JobClass::Short, move || {
        let (step, eyes) = page.meant(history.steps(), &value);
        let viewer = history.viewer(person, eyes.asked());
        let own = lang.told_to(history.record.seat_of(person));
        PageView::of(&history, step, viewer, &own).reply(&history, person, &lang)
    });
    let (reply, scene, name) = found.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

#[cfg(test)]
mod tests;
