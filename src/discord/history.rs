//! `/history`, `/record` and replays: a game that has been played, for one pair of eyes.

mod page_view;

use self::page_view::PageView;
use crate::discord::request::Request;
use crate::discord::request::page::Page;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, panel, standing};
use crate::game::Lang;
use crate::host::{Error, History, MatchId, Record, Refusal, UserId};

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
        let values = [("lines", lines.join(", ").into())];
        reply = reply.adding(&lang.say("record-taken-back", &values));
    }
    if !history.given.is_empty() {
        let seated = names::seated(&lang, &history.record);
        let given = history.given.iter();
        let given =
            given.map(|(by, to, millis)| panel::given(&history.record, *by, *to, *millis, &seated));
        let values = [("lines", given.collect::<Vec<_>>().join(" ").into())];
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
    let name = format!("{}-{}.gif", record.id(), record.number);
    let picture = Picture::file(name, &replay.alt, replay.gif.clone());
    let text = names::sentence(&lang, "replay", record, &[]);
    let standing = standing::standing(record, &names::seated(&lang, record));
    Ok(Reply::private(text).adding(&standing).with(picture))
}

/// A page for somebody, found off the async threads: a long game is played again for it.
async fn show(history: History, person: UserId, page: Page, value: String, lang: Lang) -> Reply {
    let found = tokio::task::spawn_blocking(move || {
        let (step, eyes) = page.meant(history.steps(), &value);
        let viewer = history.viewer(person, eyes.asked());
        PageView::of(&history, step, viewer, &lang).reply(&history, person, &lang)
    });
    let (reply, scene, name) = found.await.expect("what was replayed can be replayed");
    reply.with(Picture::draw(scene, name).await)
}

#[cfg(test)]
mod tests;
