//! `/games`: what somebody plays, on all servers, what waits for them first.

use serenity::all::ButtonStyle;

use super::action::Action;
use super::incoming::Incoming;
use super::reply::{Reply, button};
use super::{acts, shelf};
use crate::host::{Error, Host};

/// Lines that surely fit one message.
const LINES: usize = 15;

/// Somebody's games.
pub async fn inbox(incoming: &Incoming<'_>, host: &Host) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let mine = host.inbox(incoming.person()).await?;
    if mine.is_empty() {
        let empty = Reply::private(lang.say("inbox-empty", &[]));
        return Ok(empty.then(shelf::shelf(&lang)));
    }
    let mut lines = vec![lang.say("inbox-title", &[])];
    for line in mine.iter().take(LINES) {
        let record = host.look(&line.id).await?;
        lines.push(acts::line(
            &lang,
            &record,
            record.seat_of(incoming.person()),
        ));
    }
    if mine.len() > LINES {
        lines.push(lang.say("inbox-more", &[("count", (mine.len() - LINES).into())]));
    }
    let label = lang.say("button-shelf", &[]);
    let shelf = button(&Action::Shelf, &label, ButtonStyle::Secondary);
    Ok(Reply::private(lines.join("\n")).buttons(shelf.into_iter().collect()))
}
