//! The panel: the public living message of a match, a function of its record.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::{labelled, of_match};
use super::pictures::Picture;
use super::reply::Reply;
use crate::discord::action::{Action, ExerciseAction, MatchAction};
use crate::discord::rest::Fault;
use crate::discord::view::{deeds, meetings, names, places, standing, times};
use crate::host::{Candidate, MatchId, Record, Timestamp};
use tavolino_games::game::{Lang, Outcome, Seat, Seats, Viewer};

/// The panel of a match that has started, with its picture.
pub async fn panel(record: &Record, lang: &Lang) -> Reply {
    seen(record, None, text(record, None, lang), lang).await
}

/// The panel in a player's direct messages, with the view of the seat; where a server has lost its
/// table it says so.
pub async fn direct(record: &Record, seat: Seat, lang: &Lang) -> Reply {
    let mut text = text(record, Some(seat), lang);
    if record.is_muted() {
        let place = places::channel(places::played_in(record));
        let muted = lang.say("panel-direct-muted", &[("place", place.into())]);
        text = format!("{text}\n{muted}");
    } else if record.row.guild.is_some() {
        text = format!("{text}\n{}", lang.say("panel-direct", &[]));
    }
    seen(record, Some(seat), text, lang).await
}

/// A panel with the text board in place of the picture, which Discord refused by this fault.
pub fn in_words(panel: Reply, refused: Fault, lang: &Lang) -> Reply {
    let key = if refused == Fault::Forbidden {
        "panel-no-files"
    } else {
        "panel-no-picture"
    };
    let mut panel = panel.adding(&lang.say(key, &[])).in_words();
    // A board that is too long for the message is shown by its buttons.
    panel.take_next();
    panel
}

/// A panel with what is proposed for the seat of the channel, without names.
pub fn with_candidates(panel: Reply, candidates: &[Candidate], lang: &Lang) -> Reply {
    let panel = panel.adding(&lang.say("votes-panel", &[]));
    if candidates.is_empty() {
        return panel;
    }
    let line = candidates.iter().map(|one| {
        let values = [
            ("turn", one.turn.as_str().into()),
            ("votes", one.votes.into()),
        ];
        lang.say("votes-tally", &values)
    });
    let all = lang.list(line);
    panel.adding(&lang.say("votes-proposed", &[("candidates", all.into())]))
}

/// The sentence that anyone may propose and vote for the seat of the channel.
pub fn voting(record: &Record, lang: &Lang) -> String {
    let deadline = record.voting_seat().and_then(|seat| record.deadline(seat));
    let until = deadline.map(times::moment).unwrap_or_default();
    lang.say("votes-open", &[("until", until.into())])
}

/// A panel at a table that the bot may not write at; it says so while the match runs.
pub fn muted(panel: Reply, record: &Record, lang: &Lang) -> Reply {
    if record.is_running() {
        panel.adding(&lang.say("panel-muted", &[]))
    } else {
        panel
    }
}

async fn seen(record: &Record, viewer: Viewer, text: String, lang: &Lang) -> Reply {
    let reply = Reply::public(text);
    let Some(board) = &record.board else {
        return reply;
    };
    let name = file_name(record.id(), record.row.number);
    let picture = Picture::draw(record.id().as_str(), board.scene_since(viewer, lang), name).await;
    let reply = reply.with(picture);
    if record.is_running() {
        reply.buttons(buttons(record, lang))
    } else {
        // The message about the end has them.
        reply
    }
}

/// The name of a panel's picture.
fn file_name(id: &MatchId, number: i64) -> String {
    format!("{id}-{number}.png")
}

/// The match whose panel shows a picture of this name; `None` for any other file.
pub fn shown_in(file: &str) -> Option<MatchId> {
    let (code, rest) = file.split_once('-')?;
    let id = MatchId::read(code)?;
    let number = rest.strip_suffix(".png")?.parse().ok()?;
    (file_name(&id, number) == file).then_some(id)
}

/// The text of the panel, for the public or for one seat.
pub fn text(record: &Record, reader: Viewer, lang: &Lang) -> String {
    let info = record.entry.info;
    let seated = names::seated(lang, record);
    let mut lines = names::heading(lang, record);
    if record.is_running() && is_beginning(record) {
        let goal = names::about(lang, record, "goal");
        let goal = lang.say("panel-goal", &[("goal", goal.into())]);
        lines.push(match &record.last {
            None => goal,
            Some(_) => format!("-# {goal}"),
        });
    }
    lines.extend(meetings::beside(record, lang));
    lines.extend(players(record, lang));
    if let Some(until) = shared_deadline(record) {
        let values = [("until", times::moment(until).into())];
        lines.push(lang.say("panel-until", &values));
    }
    if let Some(since) = deeds::since(record, reader, &seated) {
        lines.push(since);
    } else if let Some(last) = deeds::last_event(record, reader, &seated.with_reader(reader)) {
        lines.push(lang.say("panel-last", &[("report", last.into())]));
    }
    if let Some((by, to, millis)) = record.agreements.given.filter(|_| record.is_running()) {
        lines.push(format!("-# {}", time_gift(record, by, to, millis, &seated)));
    }
    if !record.is_running() {
        lines.push(standing::below_heading(record, &seated));
    }
    if let Some(closes) = record.closes().filter(|_| record.is_running()) {
        let values = [("when", times::moment(closes).into())];
        lines.push(lang.say("panel-closes", &values));
    }
    if (info.together)(&record.table.options) && record.is_running() {
        lines.push(lang.say("panel-together", &[]));
    }
    lines.join("\n")
}

/// Whether some seats may have acted only twice: a newcomer to the game still needs its aim.
fn is_beginning(record: &Record) -> bool {
    record.row.number < 2 * i64::from(record.table.seats)
}

/// The sentence that one seat gave another more time.
pub fn time_gift(record: &Record, by: Seat, to: Seat, millis: i64, seated: &Lang) -> String {
    let info = record.entry.info;
    let values = [
        ("by", seated.seat(info, by).into()),
        ("to", seated.seat(info, to).into()),
    ];
    times::said(seated, "given", millis, &values)
}

/// A line for each player, in order of place once the game is over.
pub fn players(record: &Record, lang: &Lang) -> Vec<String> {
    let mut seats: Vec<Seat> = Seats::all(record.table.seats).iter().collect();
    seats.sort_by_key(|seat| (place(record, *seat), *seat));
    let seats = seats.into_iter();
    seats.map(|seat| player(record, lang, seat)).collect()
}

/// A player's line: colour, mark, name, and whose turn it is or the result.
fn player(record: &Record, lang: &Lang, seat: Seat) -> String {
    let values = [
        ("colour", names::colour(lang, record, seat).into()),
        ("who", names::holder(lang, record, seat).into()),
        (
            "place",
            lang.say("place", &[("place", place(record, seat).into())])
                .into(),
        ),
        ("score", score(record, seat).unwrap_or_default().into()),
        (
            "until",
            record
                .deadline(seat)
                .map(times::moment)
                .unwrap_or_default()
                .into(),
        ),
    ];
    let left = record
        .board
        .as_ref()
        .is_some_and(|board| !board.staying().contains(seat))
        // The line of a former player says so already.
        && !record.is_gone(seat);
    let outcome = record.outcome();
    let is_won = outcome
        .as_ref()
        .is_some_and(|outcome| !outcome.winners().is_empty());
    let key = match outcome {
        // Nobody is first in a draw.
        Some(_) if !is_won && score(record, seat).is_some() => "panel-player-points",
        Some(_) if !is_won && left => "panel-player-left",
        Some(_) if !is_won => "panel-player",
        Some(_) if score(record, seat).is_some() => "panel-player-scored",
        Some(_) if left => "panel-player-placed-left",
        Some(_) => "panel-player-placed",
        None if left => "panel-player-left",
        None if record.to_act().contains(seat)
            && record.deadline(seat).is_some()
            && shared_deadline(record).is_none() =>
        {
            "panel-player-to-act-until"
        }
        None if record.to_act().contains(seat) => "panel-player-to-act",
        None => "panel-player",
    };
    let line = lang.say(key, &values);
    let staying = record.is_running() && !left;
    match record.away(seat).filter(|_| staying) {
        Some(until) => {
            let away = lang.say("panel-away", &[("until", times::day(until).into())]);
            format!("{line} · {away}")
        }
        None if record.is_held(seat) => format!("{line} · {}", lang.say("panel-held", &[])),
        None => line,
    }
}

/// The deadline of all seats to act, if several have the same: it is said once.
fn shared_deadline(record: &Record) -> Option<Timestamp> {
    let mut deadlines = record.to_act().iter().map(|seat| record.deadline(seat));
    let first = deadlines.next()??;
    let mut others = deadlines.peekable();
    others.peek()?;
    let is_same = |other: Option<Timestamp>| {
        other.is_some_and(|other| times::moment(other) == times::moment(first))
    };
    others.all(is_same).then_some(first)
}

fn place(record: &Record, seat: Seat) -> u8 {
    let outcome = record.outcome();
    let places = outcome.as_ref().and_then(Outcome::places);
    places.map_or(0, |places| places[seat.index()])
}

fn score(record: &Record, seat: Seat) -> Option<i32> {
    record.outcome()?.score(seat)
}

/// The buttons of a running match.
fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let number = record.row.number;
    let of = |action| of_match(record, action);
    let mut buttons = Vec::new();
    if record.voting_seat().is_some() {
        let propose = MatchAction::Propose(number, ExerciseAction::Open);
        buttons.push((of(propose), "button-propose", ButtonStyle::Primary));
        let votes = of(MatchAction::Votes(number));
        buttons.push((votes, "button-votes", ButtonStyle::Primary));
    } else if !record.has_channel_seat() {
        let turn = of(MatchAction::Turn(number));
        buttons.push((turn, "button-turn", ButtonStyle::Primary));
    }
    if record.has_secrets() {
        buttons.push((
            of(MatchAction::Hand),
            names::card_button_key(record),
            ButtonStyle::Secondary,
        ));
    }
    if record.can_claim() {
        buttons.push((
            of(MatchAction::Claim(number)),
            "button-claim",
            ButtonStyle::Secondary,
        ));
    }
    buttons.push((
        Action::Rules(record.entry.info.key.to_owned()),
        "button-rules",
        ButtonStyle::Secondary,
    ));
    buttons.push((
        of(MatchAction::More(number)),
        "button-more",
        ButtonStyle::Secondary,
    ));
    labelled(buttons, lang).collect()
}
