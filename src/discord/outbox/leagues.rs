//! The cards of leagues, the messages at the ends of seasons, and direct messages about them.
//!
//! A message stays due until it is stored. An attempt after a crash, or of another process, first
//! looks whether the message is there already; two at the same moment are one by its nonce.

use super::due::{Kind, each, language, whenever_changed};
use super::problem::Problem;
use super::series::{
    New, Place, edit_or_post, finish_card, finish_note, number_of, post_once, send_direct,
};
use super::setter;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::view::league as view;
use crate::host::{
    ANSWER, Error, GuildId, League, LeagueNote, LeagueView, MessageId, SeriesNoteKind,
};
use crate::tasks::Task;

/// The cards to bring up to date.
const CARDS: Kind<GuildId, League> = Kind {
    name: |due| (due.guild, "the card of a league"),
    take: |host| Box::pin(host.take_league_cards(now())),
    work: |data, due| Box::pin(show_and_finish(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_league_card(due)),
};

/// The direct messages to send.
const NOTES: Kind<GuildId, LeagueNote> = Kind {
    name: |note| (note.guild, "a message about a league"),
    take: |host| Box::pin(host.take_league_notes(now())),
    work: |data, note| Box::pin(tell(data, note)),
    give_up: |data, note| Box::pin(data.host.sent_league_note(note)),
};

/// Brings the cards up to date and sends the messages that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let failure = "due cards of leagues not read";
    whenever_changed(data, task, failure, |data, task, problems| {
        Box::pin(async move {
            each(data, task, problems, &CARDS).await?;
            each(data, task, problems, &NOTES).await
        })
    })
    .await;
}

/// Announces the end of a season, and brings the card up to date.
async fn show_and_finish(data: &Data, due: &League) -> Result<(), Error> {
    let host = &*data.host;
    let shown = host.league(due.guild, &due.game).await?;
    let finish = async |message| {
        let is_new = due.message != Some(message);
        host.finish_league_card(due, message, is_new, now()).await
    };
    let refuse = host.refuse_league_card(due);
    finish_card(show(data, due, &shown).await, finish, refuse).await
}

/// Posts what is to be posted, and edits the card; its message.
async fn show(data: &Data, due: &League, shown: &LeagueView) -> Result<MessageId, Problem> {
    let lang = language(data, due.guild).await?;
    let league = &shown.league;
    let place = Place::of(due.channel, due.message, due.shown);
    let is_over = league.ends.is_none() && league.season > league.announced;
    if is_over {
        let ending = New {
            begins: &view::ending_heading(league, &lang),
            reply: view::ending(shown, &lang).await,
            // At most 25 characters: the server and the season.
            nonce: format!("e{:x}-{}", nonce_of(league), league.season),
        };
        post_once(data, place, ending).await?;
        data.host.announced_season(league).await?;
    }
    let card = New {
        begins: &view::heading(league, &lang),
        reply: view::card(shown, &lang).await,
        nonce: format!("l{:x}-{}", nonce_of(league), place.since.0 % 100_000),
    };
    edit_or_post(data, place, card).await
}

/// A number of the league for nonces.
fn nonce_of(league: &League) -> u64 {
    number_of(league.guild, &league.game)
}

/// Sends a direct message.
async fn tell(data: &Data, note: &LeagueNote) -> Result<(), Error> {
    let host = &*data.host;
    let league = host.league(note.guild, &note.game).await?.league;
    let sent = send(data, &league, note).await;
    finish_note(sent, host.sent_league_note(note)).await
}

async fn send(data: &Data, league: &League, note: &LeagueNote) -> Result<(), Problem> {
    let lang = setter::language(data, note.person).await?;
    let until = match note.kind {
        SeriesNoteKind::Call => league.begins.unwrap_or(note.due),
        SeriesNoteKind::Lost => note.due.after(ANSWER),
        SeriesNoteKind::Left => note.due,
    };
    let reply = view::note(league, note.kind, until, &lang);
    let nonce = format!("n{:x}-{}", nonce_of(league), note.due.0 % 100_000);
    send_direct(data, (note.person, note.due), reply, nonce).await
}
