//! `/history`, `/record` and replays: the past of a match, as one viewer may see it.

mod page_view;

use serenity::all::CreateButton;

use self::page_view::PageView;
use crate::discord::action::{MatchAction, Page};
use crate::discord::interaction::{Request, seated};
use crate::discord::limits;
use crate::discord::view::{Picture, Reply, names, panel, secondary_button, standing};
use crate::host::{Error, History, MatchId, Record, Refusal, UserId};
use crate::pool::{self, JobClass};
use tavolino_games::game::Lang;

/// Longest list beside a record, in characters: one of turns taken back, one of time gifts.
const MAX_LIST: usize = 700;

/// A page of a match's history as the caller may see it. `value` is the choice made in a menu, else
/// empty.
pub async fn turn_to(
    request: &Request<'_>,
    id: &MatchId,
    page: Page,
    value: &str,
) -> Result<Reply, Error> {
    let history = request.host().history(id).await?;
    let value = value.to_owned();
    Ok(page_reply(history, request.person(), page, value, request.lang()).await)
}

/// The record as a text file: a line with the game and its table, then a line per turn.
///
/// # Errors
///
/// The refusal `StillHidden` while the record would betray hidden information, `NothingPlayed`
/// where it is empty.
pub async fn record(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let history = request.host().history(id).await?;
    let lang = request.lang();
    let (Some(lines), Some(setting)) = (history.lines(), history.setting()) else {
        return Err(Refusal::StillHidden.into());
    };
    if lines.is_empty() && history.taken_back().is_empty() {
        return Err(Refusal::NothingPlayed.into());
    }
    let file = format!("{id}.txt");
    let values = [("count", lines.lines().count().into())];
    let text = names::sentence(&lang, "record", &history.record, &values);
    let alt = names::sentence(&lang, "record-alt", &history.record, &[]);
    let file = Picture::file(file, &alt, format!("# {setting}\n{lines}").into_bytes());
    let mut reply = Reply::private(text).with(file);
    let taken_back = history.taken_back();
    if !taken_back.is_empty() {
        let lines: Vec<String> = taken_back.iter().map(|line| format!("`{line}`")).collect();
        let values = [("lines", limits::listed(&lines, ", ", MAX_LIST).into())];
        reply = reply.adding(&lang.say("record-taken-back", &values));
    }
    if !history.given.is_empty() {
        let seated = names::seated(&lang, &history.record);
        let given = history.given.iter();
        let given = given
            .map(|(by, to, millis)| panel::time_gift(&history.record, *by, *to, *millis, &seated));
        let given: Vec<String> = given.collect();
        let values = [("lines", limits::listed(&given, " ", MAX_LIST).into())];
        reply = reply.adding(&lang.say("record-given", &values));
    }
    Ok(if history.is_agreed() {
        reply.adding(&lang.say("record-agreed", &[]))
    } else {
        reply
    })
}

/// The animated replay of a finished match, as a private reply.
pub async fn replay(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let lang = request.lang();
    let replays = &request.data().replays;
    let replay = replays.of(request.host(), record, &lang).await?;
    // Read again: a player may have been erased during the drawing. The replay holds no names, but
    // the text does.
    let record = &*request.host().look(record.id()).await?;
    let name = format!("{}-{}.gif", record.id(), record.row.number);
    let picture = Picture::file(name, &replay.alt, replay.gif.clone());
    let text = names::sentence(&lang, "replay", record, &[]);
    let standing = standing::standing(record, &names::seated(&lang, record));
    let has_readers = record.seat_of(request.person()).is_some() && !record.is_direct();
    let post = has_readers.then(|| post_button(record, MatchAction::ShareReplay, &lang));
    let answer = Reply::private(text).adding(&standing).with(picture);
    Ok(answer.buttons(post.unwrap_or_default()))
}

/// The animated replay of a finished match, posted for everyone by one of its players.
pub async fn share_replay(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    seated(request, record)?;
    let lang = names::lang(record);
    let replays = &request.data().replays;
    let replay = replays.of(request.host(), record, &lang).await?;
    // Read again: a player, or the caller, may have been erased during the drawing.
    let record = &*request.host().look(record.id()).await?;
    seated(request, record)?;
    let name = format!("{}-{}.gif", record.id(), record.row.number);
    let picture = Picture::file(name, &replay.alt, replay.gif.clone());
    let standing = standing::standing(record, &names::seated(&lang, record));
    Ok(posted(request, "posted-replay", &lang)
        .adding(&standing)
        .with(picture))
}

/// The public view of a position after `step` events, posted for everyone by one of the players.
pub async fn share_position(
    request: &Request<'_>,
    record: &Record,
    step: i64,
) -> Result<Reply, Error> {
    seated(request, record)?;
    let history = request.host().history(record.id()).await?;
    let (person, lang) = (request.person(), names::lang(record));
    let header = posted(request, "posted-position", &lang);
    let page = pool::work(record.id().as_str(), JobClass::Short, move || {
        let (step, _) = Page::Look(step).resolve(history.steps(), "");
        PageView::of(&history, step, None, &lang).shared(&history, person, &lang)
    });
    let (text, scene, name) = page.await;
    let picture = Picture::draw(record.id().as_str(), scene, name).await;
    Ok(header.adding(&text).with(picture))
}

/// A public reply headed by the person who posts it, in the language of the match.
fn posted(request: &Request<'_>, key: &str, lang: &Lang) -> Reply {
    let who = [("who", names::person(request.person()).into())];
    Reply::public(lang.say(key, &who))
}

/// The button that posts for everyone.
fn post_button(record: &Record, action: MatchAction, lang: &Lang) -> Vec<CreateButton> {
    let label = lang.say("button-post", &[]);
    secondary_button(record, action, &label)
        .into_iter()
        .collect()
}

/// A page for a person, made off the async threads: the whole match is replayed.
async fn page_reply(
    history: History,
    person: UserId,
    page: Page,
    value: String,
    lang: Lang,
) -> Reply {
    let id = history.record.id().clone();
    let page = pool::work(id.as_str(), JobClass::Short, move || {
        let (step, eyes) = page.resolve(history.steps(), &value);
        let viewer = history.viewer(person, eyes.viewer());
        let own = lang.with_reader(history.record.seat_of(person));
        PageView::of(&history, step, viewer, &own).reply(&history, person, &lang)
    });
    let (reply, scene, name) = page.await;
    reply.with(Picture::draw(id.as_str(), scene, name).await)
}

#[cfg(test)]
mod tests;
