//! What people do in a match, the same by button and by command.

pub mod picker;

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateSelectMenuOption};

use crate::discord::agreements;
use crate::discord::buttons::must_run;
use crate::discord::history;
use crate::discord::outbox::now;
use crate::discord::rematch;
use crate::discord::reminders;
use crate::discord::request::action::{Action, Ask, Meant};
use crate::discord::request::{self, Incoming};
use crate::discord::turn::picker::{Choosing, Picker};
use crate::discord::view::names;
use crate::discord::view::panel;
use crate::discord::view::reply::{Picture, Reply, button, menu, shortened};
use crate::game::{Lang, Seat};
use crate::host::{
    Actor, Audience, Command, Error, Found, Host, InboxLine, LivingKind, MatchId, Record, Refusal,
    State, Trouble,
};

/// The menus of a turn or a claim, after the words `said`. `stale`: the game has moved on since the button was drawn.
pub async fn menus(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    choosing: Choosing,
    said: &str,
    stale: bool,
) -> Result<Reply, Error> {
    let lang = incoming.lang();
    must_run(record)?;
    let seat = record
        .seat_of(incoming.person())
        .ok_or(Refusal::NotSeated)?;
    let picker = match Picker::new(record, seat, choosing, &lang) {
        Ok(picker) => picker,
        Err(Refusal::Waiting(..)) if stale => return Err(Refusal::MovedOn.into()),
        Err(refusal) => return Err(named(refusal, &lang, record).into()),
    };
    let reply = if stale {
        picker
            .after("")
            .await
            .adding(&lang.say("picker-moved-on", &[]))
    } else {
        picker.chosen(said).await
    };
    aside(incoming, host, record, reply).await
}

/// Does what was confirmed; the message with the question becomes the answer.
pub async fn confirm(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    command: Command<'_>,
    shown: i64,
) -> Result<Reply, Error> {
    let shown = match command {
        Command::Say(_) => Some(shown),
        // Leaving, or breaking it off, is meant whatever has been played meanwhile.
        _ => None,
    };
    match act(incoming, host, record, command, shown).await {
        Err(Error::Refused(Refusal::MovedOn)) => {
            let record = host.look(record.id()).await?;
            host.refresh(record.id(), record.number, now()).await?;
            Err(Refusal::MovedOn.into())
        }
        result => result,
    }
}

/// `/move` and `/claim` with text.
pub async fn say(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    text: &str,
) -> Result<Reply, Error> {
    must_run(record)?;
    act(incoming, host, record, Command::Say(text), None).await
}

async fn act(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    command: Command<'_>,
    shown: Option<i64>,
) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let actor = Actor::Person(incoming.person(), incoming.id());
    let after = match host.act(record.id(), actor, command, shown, now()).await {
        Ok(after) => after,
        Err(Error::Refused(refusal)) => return Err(named(refusal, &lang, record).into()),
        Err(error) => return Err(error),
    };
    let seated = names::seated(&lang, &after);
    let report = panel::last(&after, after.seat_of(incoming.person()), &seated).unwrap_or_default();
    let done = lang.say("picker-played", &[("report", report.into())]);
    let standing = panel::standing(&after, &seated);
    aside(
        incoming,
        host,
        &after,
        Reply::private(format!("{done}\n{standing}")),
    )
    .await
}

/// The position: as a picture, or as text that a screen reader reads well.
pub async fn board(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    as_text: bool,
) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = incoming.lang();
    let seat = record.seat_of(incoming.person());
    let Some(board) = record.board.as_deref() else {
        return Err(Refusal::NotStarted.into());
    };
    let scene = board.scene(seat, &lang);
    let reply = if as_text {
        Reply::private(format!(
            "{}\n```\n{}\n```",
            panel::text(record, &lang),
            scene.text
        ))
    } else {
        let name = format!("{}-{}-view.png", record.id(), record.number);
        Reply::private(panel::text(record, &lang)).with(Picture::draw(scene, name).await)
    };
    let turn = Action::Match(record.id().clone(), Ask::Turn(record.number));
    let acts = seat.is_some_and(|seat| record.to_act().contains(seat));
    let buttons =
        button(&turn, &lang.say("button-turn", &[]), ButtonStyle::Primary).filter(|_| acts);
    aside(
        incoming,
        host,
        record,
        reply.buttons(buttons.into_iter().collect()),
    )
    .await
}

/// What only this person may see.
pub async fn hand(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = incoming.lang();
    let seat = record
        .seat_of(incoming.person())
        .ok_or(Refusal::NotSeated)?;
    let card = record
        .board
        .as_ref()
        .and_then(|board| board.card(seat, &lang));
    let Some(scene) = card else {
        let refusal = if record.has_secrets() {
            Refusal::NoHandYet
        } else {
            Refusal::NoHand
        };
        return Err(refusal.into());
    };
    let text = lang.say(
        "hand",
        &[
            ("game", record.kind.info.name.into()),
            ("code", record.id().as_str().into()),
        ],
    );
    let picture = Picture::draw(scene, format!("card-{}-{}.png", record.id(), record.number)).await;
    aside(incoming, host, record, Reply::private(text).with(picture)).await
}

/// Asks whether the person really wants to leave.
pub fn resign(incoming: &Incoming<'_>, record: &Record) -> Result<Reply, Error> {
    agreements::playing(incoming, record)?;
    let lang = incoming.lang();
    let action = Action::Match(record.id().clone(), Ask::ReallyResign(record.number));
    let text = lang.say(
        "resign-really",
        &[
            ("game", record.kind.info.name.into()),
            ("code", record.id().as_str().into()),
        ],
    );
    let yes = button(
        &action,
        &lang.say("button-really-resign", &[]),
        ButtonStyle::Danger,
    );
    let buttons = yes.into_iter().chain(agreements::to_abort(record, &lang));
    Ok(Reply::private(text).buttons(buttons.collect()))
}

/// Does what a command meant with the match it is about.
pub async fn meant(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    meant: &Meant,
) -> Result<Reply, Error> {
    match meant {
        Meant::Move(text) if text.is_empty() => {
            menus(incoming, host, record, Choosing::Turn, "", false).await
        }
        Meant::Claim(text) if text.is_empty() => {
            menus(incoming, host, record, Choosing::Claim, "", false).await
        }
        Meant::Move(text) | Meant::Claim(text) => say(incoming, host, record, text).await,
        Meant::Board(as_text) => board(incoming, host, record, *as_text).await,
        Meant::Hand => hand(incoming, host, record).await,
        Meant::Resign => resign(incoming, record),
        Meant::Snooze => match reminders::hush(incoming, host, record, None).await {
            Err(Error::Refused(refusal)) => Err(named(refusal, &incoming.lang(), record).into()),
            done => done,
        },
        Meant::Abort => agreements::abort(incoming, host, record).await,
        Meant::Undo => agreements::undo(incoming, host, record).await,
        Meant::Draw => agreements::draw(incoming, host, record).await,
        Meant::Replace => agreements::replace(incoming, record),
        Meant::Rematch => rematch::rematch(incoming, host, record).await,
        Meant::History(false) => {
            history::turn_to(incoming, host, record.id(), history::Page::Open, "").await
        }
        Meant::History(true) => history::replay(incoming, host, record).await,
        Meant::Record => history::record(incoming, host, record.id()).await,
    }
}

/// A command without a code: the match of this place, or the question which one.
pub async fn find_and_do(
    incoming: &Incoming<'_>,
    host: &Host,
    code: Option<&str>,
    what: Meant,
) -> Result<Reply, Error> {
    let id: MatchId = match code {
        Some(code) => {
            host.find_code(code, incoming.person(), incoming.guild())
                .await?
        }
        None => match host.find(incoming.person(), incoming.channel()).await? {
            Found::One(id) => id,
            Found::Several(matches) => return which(incoming, host, &matches, what).await,
            Found::Nothing => return Err(Refusal::NothingHere.into()),
        },
    };
    let record: Arc<Record> = host.look(&id).await?;
    request::about(&record);
    meant(incoming, host, &record, &what).await
}

async fn which(
    incoming: &Incoming<'_>,
    host: &Host,
    matches: &[InboxLine],
    what: Meant,
) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let mut options = Vec::new();
    for line in matches.iter().take(25) {
        let record = host.look(&line.id).await?;
        let label = lang.say(
            "which-option",
            &[
                ("game", record.kind.info.name.into()),
                ("code", line.id.as_str().into()),
            ],
        );
        let waits = lang.say(
            if line.waits.is_some() {
                "which-waits"
            } else {
                "which-others"
            },
            &[],
        );
        options.push(
            CreateSelectMenuOption::new(shortened(&label, 100), line.id.as_str())
                .description(waits),
        );
    }
    let prompt = lang.say("which", &[]);
    match menu(&Action::Which(what), &prompt, options) {
        Some(menu) => Ok(Reply::private(prompt).menu(menu)),
        None => Err(Refusal::NothingHere.into()),
    }
}

/// Adds what the person must know and cannot read elsewhere: closed direct messages, a table out of reach.
async fn aside(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    reply: Reply,
) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let mut reply = reply;
    if record.has_secrets() && host.tell_of_closed_dms(incoming.person()).await? {
        reply = reply.adding(&lang.say("aside-closed-dms", &[]));
    }
    if let Some(trouble) = record.trouble.filter(|_| record.state != State::Lobby) {
        host.refresh(record.id(), record.number, now()).await?;
        let place = names::channel(record.place.unwrap_or(record.channel));
        let kind = LivingKind::Panel;
        let own = host
            .living(record.id(), kind, Audience::Person(incoming.person()))
            .await?;
        let key = match trouble {
            Trouble::Forbidden => Some("aside-forbidden"),
            // Their own panel says so.
            Trouble::Gone if own.is_some() => None,
            Trouble::Gone => Some("aside-gone"),
        };
        if let Some(key) = key {
            reply = reply.adding(&lang.say(key, &[("place", place.into())]));
        }
    }
    Ok(reply)
}

/// A refusal whose seats are people: it is worded here, where their names are known.
fn named(refusal: Refusal, lang: &Lang, record: &Record) -> Refusal {
    match refusal {
        Refusal::Waiting(info, seats) => {
            let names = crate::host::names(&names::seated(lang, record), info, seats);
            Refusal::WaitingFor(names)
        }
        refusal => refusal,
    }
}

/// The line of an inbox about one match.
pub fn line(lang: &Lang, record: &Record, mine: Option<Seat>) -> String {
    let seated = names::seated(lang, record);
    let values = [
        ("game", record.kind.info.name.into()),
        ("code", record.id().as_str().into()),
        ("link", names::place(lang, record).into()),
        (
            "seats",
            crate::host::names(&seated, record.kind.info, record.to_act()).into(),
        ),
        (
            "until",
            mine.and_then(|seat| record.deadline(seat))
                .map(names::moment)
                .unwrap_or_default()
                .into(),
        ),
    ];
    let is_mine = |seat| record.to_act().contains(seat);
    let key = match (record.state, mine) {
        (State::Lobby, _) => "inbox-lobby",
        (_, Some(seat)) if is_mine(seat) && record.deadline(seat).is_some() => "inbox-yours-until",
        (_, Some(seat)) if is_mine(seat) => "inbox-yours",
        _ => "inbox-others",
    };
    lang.say(key, &values)
}
