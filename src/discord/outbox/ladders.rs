//! The living messages of ladders, and direct messages about challenges and rests.
//!
//! A message stays due until it is stored. An attempt after a crash, or of another process, first
//! looks whether the message is there already; two at the same moment are one by its nonce.

use super::due::{Kind, each, language, whenever_changed};
use super::problem::Problem;
use super::series::{
    New, Place, edit_or_post, finish_card, finish_note, number_of, post_once, send_direct,
};
use super::setter;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::quiet;
use crate::discord::rest::Fault;
use crate::discord::view::{ladder as view, names};
use crate::host::{
    Challenge, ChannelId, Error, GuildId, Ladder, LadderNote, LadderNoteKind, MessageId, OwnRung,
    Timestamp,
};
use crate::tasks::Task;
use tavolino_games::game::Lang;

/// The living messages to bring up to date.
const CARDS: Kind<GuildId, Ladder> = Kind {
    name: |due| (due.guild, "the list of a ladder"),
    take: |host| Box::pin(host.take_ladder_cards(now())),
    work: |data, due| Box::pin(show_and_finish(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_ladder_card(due)),
};

/// The direct messages to send.
const NOTES: Kind<GuildId, LadderNote> = Kind {
    name: |note| (note.guild, "a message about a ladder"),
    take: |host| Box::pin(host.take_ladder_notes(now())),
    work: |data, note| Box::pin(tell(data, note)),
    give_up: |data, note| Box::pin(data.host.sent_ladder_note(note)),
};

/// Brings the living messages up to date and sends the others that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let failure = "due lists of ladders not read";
    whenever_changed(data, task, failure, |data, task, problems| {
        Box::pin(async move {
            each(data, task, problems, &CARDS).await?;
            each(data, task, problems, &NOTES).await
        })
    })
    .await;
}

/// Brings a living message up to date, and deletes the one whose place it takes.
async fn show_and_finish(data: &Data, due: &Ladder) -> Result<(), Error> {
    let host = &*data.host;
    let Some(channel) = due.channel else {
        return Ok(host.refuse_ladder_card(due).await?);
    };
    let wire = Wire::new(&data.rest);
    let finish = async |message| {
        let is_new = due.message != Some(message);
        let is_current = host.finish_ladder_card(due, message, is_new, now()).await?;
        // If a deletion fails, an old message only stays.
        if is_new && !is_current {
            let _ = wire.delete(channel, message).await;
        }
        if let (Some(channel), Some(former)) = (due.former_channel, due.former) {
            let _ = wire.delete(channel, former).await;
        }
        Ok(())
    };
    let refuse = host.refuse_ladder_card(due);
    finish_card(show(data, due, channel).await, finish, refuse).await
}

/// Edits or posts the living message; the message.
async fn show(data: &Data, due: &Ladder, channel: ChannelId) -> Result<MessageId, Problem> {
    let lang = language(data, due.guild).await?;
    let shown = data.host.view_ladder(due.guild, &due.game).await?;
    let place = Place::of(channel, due.message, due.shown);
    let list = New {
        begins: &view::heading(&due.game, &lang),
        reply: view::list(&shown, &lang),
        // At most 25 characters.
        nonce: format!(
            "r{:x}-{}",
            number_of(due.guild, &due.game),
            place.since.0 % 100_000
        ),
    };
    edit_or_post(data, place, list).await
}

/// Sends a direct message; a challenge that is no longer open is not asked about.
async fn tell(data: &Data, note: &LadderNote) -> Result<(), Error> {
    let host = &*data.host;
    let (guild, game) = (note.guild, note.game.as_str());
    let own = host.own_rung(guild, game, note.person, now()).await?;
    let sent = if note.kind != LadderNoteKind::Challenged {
        inform(data, note, &own).await
    } else if let Some((challenge, until)) = &own.received {
        ask(data, note, (challenge, *until), &own).await
    } else {
        Ok(())
    };
    finish_note(sent, host.sent_ladder_note(note)).await
}

async fn inform(data: &Data, note: &LadderNote, own: &OwnRung) -> Result<(), Problem> {
    let lang = setter::language(data, note.person).await?;
    let reply = view::note((note.guild, &note.game), note.kind, own, &lang);
    send_direct(data, (note.person, note.due), reply, nonce_of(note)).await
}

/// Asks whether a person accepts a challenge. Where they take no direct messages they are asked in
/// the channel of the games, as silence costs them a rung.
async fn ask(
    data: &Data,
    note: &LadderNote,
    (challenge, until): (&Challenge, Timestamp),
    own: &OwnRung,
) -> Result<(), Problem> {
    let shown = data.host.view_ladder(note.guild, &note.game).await?;
    let mut rungs = shown.rungs.iter();
    let place = rungs.position(|rung| rung.person == challenge.challenger);
    let question =
        |lang: &Lang| view::call(challenge, place.map_or(1, |at| at + 1), until, own, lang);
    let lang = setter::language(data, note.person).await?;
    let sent = send_direct(
        data,
        (note.person, note.due),
        question(&lang),
        nonce_of(note),
    )
    .await;
    let Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) = sent else {
        return sent;
    };
    let question = question(&Lang::of(&challenge.lang)).pinging([note.person]);
    let called = question.opening(&names::person(note.person));
    let called = quiet::to_awake_now(&data.host, called).await?;
    let begins = called.text().to_owned();
    let place = Place {
        channel: challenge.channel,
        message: None,
        since: note.due,
    };
    let new = New {
        begins: &begins,
        reply: called,
        nonce: nonce_of(note),
    };
    post_once(data, place, new).await.map(drop)
}

fn nonce_of(note: &LadderNote) -> String {
    let kind: &str = note.kind.into();
    let number = number_of(note.guild, &note.game);
    format!("{}{number:x}-{}", &kind[..2], note.due.0 % 100_000)
}
