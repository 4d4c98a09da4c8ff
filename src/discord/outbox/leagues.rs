//! The cards of leagues, the messages at the ends of seasons, and direct messages about them.
//!
//! A message stays due until it is stored. An attempt after a crash, or of another process, first
//! looks whether the message is there already; two at the same moment are one by its nonce.

use std::time::Duration;

use tracing::warn;

use super::due::{isolated, language, whenever_due};
use super::problem::{Problem, Problems};
use super::setter;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, Seen};
use crate::discord::view::{Reply, league as view};
use crate::host::{
    ANSWER, Error, GuildId, League, LeagueNote, LeagueNoteKind, LeagueView, Living, MessageId,
    StoreError,
};
use crate::tasks::Task;

/// Poll interval, 5 s; a message is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// Brings the cards up to date and sends the messages that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due cards of leagues not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        Box::pin(async move {
            show_due(data, task, problems).await?;
            Ok::<_, StoreError>(None)
        })
    })
    .await;
}

/// Does all that is due. What fails costs no other.
async fn show_due(
    data: &Data,
    task: &Task,
    problems: &mut Problems<GuildId>,
) -> Result<(), StoreError> {
    let host = &*data.host;
    if data.database.is_lost() || host.is_first_unserved(now()).await? {
        return Ok(());
    }
    let cards = host.take_league_cards(now()).await?;
    problems.note_broken(&cards.broken);
    for due in cards.read {
        task.mark();
        let given_up = host.refuse_league_card(&due);
        let outcome = isolated(Box::pin(show_and_finish(data, &due)), given_up).await;
        problems.note(due.guild, "the card of a league", outcome);
    }
    let notes = host.take_league_notes(now()).await?;
    problems.note_broken(&notes.broken);
    for note in notes.read {
        task.mark();
        let given_up = host.sent_league_note(&note);
        let outcome = isolated(Box::pin(tell(data, &note)), given_up).await;
        problems.note(note.guild, "a message about a league", outcome);
    }
    Ok(())
}

/// Announces the end of a season, and brings the card up to date.
async fn show_and_finish(data: &Data, due: &League) -> Result<(), Error> {
    let host = &*data.host;
    let shown = host.league(due.guild, &due.game).await?;
    match show(data, due, &shown).await {
        Ok(message) => {
            let is_new = due.message != Some(message);
            host.finish_league_card(due, message, is_new, now()).await?;
            Ok(())
        }
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::Other)) => {
            Ok(host.refuse_league_card(due).await?)
        }
        Err(Problem::Internal(error)) => Err(error),
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "card of a league postponed");
            Ok(())
        }
    }
}

/// Posts what is to be posted, and edits the card; its message.
async fn show(data: &Data, due: &League, shown: &LeagueView) -> Result<MessageId, Problem> {
    let lang = language(data, due.guild).await?;
    let league = &shown.league;
    let is_over = league.ends.is_none() && league.season > league.announced;
    if is_over {
        let begins = view::ending_heading(league, &lang);
        // At most 25 characters: the server and the season.
        let nonce = format!("e{:x}-{}", nonce_of(league), league.season);
        let reply = view::ending(shown, &lang).await;
        post_once(data, due, (&begins, reply, nonce)).await?;
        data.host.announced_season(league).await?;
    }
    let card = view::card(shown, &lang).await;
    if let Some(message) = due.message {
        let living = Living {
            channel: due.channel,
            message,
            number: 0,
        };
        // Where it was deleted it is posted again.
        let wire = Wire::new(&data.rest);
        if wire.edit_if_there(living, card.clone().edit()).await? {
            return Ok(message);
        }
    }
    let begins = view::heading(league, &lang);
    let since = due.shown.unwrap_or_else(now);
    let nonce = format!("l{:x}-{}", nonce_of(league), since.0 % 100_000);
    post_once(data, due, (&begins, card, nonce)).await
}

/// A number of the league for nonces: those of a server's leagues differ.
fn nonce_of(league: &League) -> u64 {
    let of_game = league.game.bytes().fold(7_u64, |sum, letter| {
        sum.wrapping_mul(31).wrapping_add(letter.into())
    });
    // 14 digits.
    (league.guild.get() ^ of_game.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 8
}

/// Posts a message, unless one that begins so is there already; the message.
async fn post_once(
    data: &Data,
    due: &League,
    (begins, reply, nonce): (&str, Reply, String),
) -> Result<MessageId, Problem> {
    let wire = Wire::new(&data.rest);
    let since = due.shown.unwrap_or_else(now);
    let is_it =
        |message: &Seen| Some(message.id()) != due.message && message.content.starts_with(begins);
    wire.post_once(due.channel, since, is_it, reply.message(), nonce)
        .await
}

/// Sends a direct message; closed ones are no error, as the card says the same.
async fn tell(data: &Data, note: &LeagueNote) -> Result<(), Error> {
    let host = &*data.host;
    let league = host.league(note.guild, &note.game).await?.league;
    match send(data, &league, note).await {
        Ok(())
        | Err(Problem::Discord(
            Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel | Fault::Other,
        )) => Ok(host.sent_league_note(note).await?),
        Err(Problem::Internal(error)) => Err(error),
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "message about a league postponed");
            Ok(())
        }
    }
}

async fn send(data: &Data, league: &League, note: &LeagueNote) -> Result<(), Problem> {
    let lang = setter::language(data, note.person).await?;
    let until = match note.kind {
        LeagueNoteKind::Call => league.begins.unwrap_or(note.due),
        LeagueNoteKind::Lost => note.due.after(ANSWER),
        LeagueNoteKind::Left => note.due,
    };
    let reply = view::note(league, note.kind, until, &lang);
    let reply = match data.host.quiet_until(note.person, now()).await? {
        Some(_) => reply.silent(),
        None => reply,
    };
    let wire = Wire::new(&data.rest);
    let channel = wire.direct(note.person).await?;
    let text = reply.text().to_owned();
    let nonce = format!("n{:x}-{}", nonce_of(league), note.due.0 % 100_000);
    let is_it = |message: &Seen| message.content == text;
    wire.post_once(channel, note.due, is_it, reply.message(), nonce)
        .await?;
    Ok(())
}
