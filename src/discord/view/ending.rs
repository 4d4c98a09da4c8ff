//! The message about the end of a match: the last picture, who beat whom and how, and what to do
//! next.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::{button, match_button};
use super::pictures::Picture;
use super::reply::Reply;
use crate::discord::action::{Action, First, MatchAction, ReminderAction, Study};
use crate::discord::view::{deeds, meetings, names, panel, standing};
use crate::host::{Event, MatchId, Record, Remark, Strength};
use tavolino_games::board::Ending;
use tavolino_games::game::{Lang, Outcome, Seat, Seats};

/// The number of sentences about one kind of end.
const SENTENCES: u32 = 3;

/// The public message about the end of a match; `other` is the other match of its meeting, and
/// `notes` are lines above its code.
pub async fn ending(
    record: &Record,
    other: Option<&Record>,
    notes: Vec<String>,
    lang: &Lang,
) -> Reply {
    let text = text(record, other, notes, lang);
    let reply = Reply::public(text).buttons(buttons(record, other, lang));
    let Some(board) = &record.board else {
        return reply;
    };
    let name = format!("{}-{}-ending.png", record.id(), record.row.number);
    reply.with(Picture::draw(record.id().as_str(), board.scene(None, lang), name).await)
}

/// The message with a remark for a person who played alone, and a button to what it proposes.
pub fn remarked(ending: Reply, record: &Record, remark: Remark, lang: &Lang) -> Reply {
    let (key, proposed) = match remark {
        Remark::FirstGame => ("ending-first-game", None),
        Remark::FirstWin(Strength::Easy) => ("ending-first-win", Some(Strength::Medium)),
        Remark::FirstWin(Strength::Medium) => ("ending-first-win", Some(Strength::Strong)),
        Remark::FirstWin(Strength::Strong) => ("ending-first-win", None),
        Remark::TwoLosses(Strength::Easy) => ("ending-hints", None),
        Remark::TwoLosses(_) => ("ending-gentler", Some(Strength::Easy)),
    };
    let play = proposed.and_then(|strength| {
        let game = record.entry.info.key.to_owned();
        let name: &str = strength.into();
        let strength_named = lang.say(&format!("strength-{name}"), &[]);
        let label = lang.say("button-play-at", &[("strength", strength_named.into())]);
        let action = Action::Alone(game, First::Person, Some(strength));
        button(&action, &label, ButtonStyle::Success)
    });
    let call = (remark == Remark::FirstGame).then(|| {
        let action = Action::Reminders(ReminderAction::Tomorrow);
        let label = lang.say("button-call-tomorrow", &[]);
        button(&action, &label, ButtonStyle::Success)
    });
    let ending = ending.adding(&lang.say(key, &[]));
    ending.buttons(play.into_iter().chain(call.flatten()).collect())
}

fn text(record: &Record, other: Option<&Record>, notes: Vec<String>, lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let mut lines = vec![names::title(lang, record)];
    lines.push(match sentence(record, &seated) {
        Some(sentence) => format!("**{sentence}**"),
        None => standing::closed(record, &seated),
    });
    if !says_all(record)
        && let Some(last) = deeds::last_event(record, None, &seated)
    {
        lines.push(lang.say("panel-last", &[("report", last.into())]));
    }
    let outcome = record.outcome().filter(|_| record.closed().is_none());
    let places = outcome.as_ref().and_then(Outcome::places);
    let is_scored = matches!(
        outcome,
        Some(Outcome::Placed {
            scores: Some(_),
            ..
        })
    );
    if places.is_some_and(|places| places.len() > 2 || is_scored) {
        lines.extend(panel::players(record, lang));
    }
    lines.extend(meetings::result(record, other, lang));
    lines.extend(notes);
    lines.push(names::small(lang, record, &[]));
    lines.join("\n")
}

/// Whether the sentence about the end leaves nothing to say about the last event.
fn says_all(record: &Record) -> bool {
    matches!(ending_of(record), Some(Ending::Left | Ending::Agreed))
}

/// The rule by which the match ended; `None` for a match closed without a result.
fn ending_of(record: &Record) -> Option<Ending> {
    let board = record
        .board
        .as_ref()
        .filter(|_| record.closed().is_none())?;
    board.ending()
}

/// The sentence about the end; `None` for a match closed without a result.
fn sentence(record: &Record, seated: &Lang) -> Option<String> {
    let (ending, outcome) = (ending_of(record)?, record.outcome()?);
    let info = record.entry.info;
    let all = Seats::all(record.table.seats);
    let first = first(&outcome, all);
    let others: Seats = all.iter().filter(|seat| !first.contains(*seat)).collect();
    let left = record.last.as_ref().and_then(|last| last.of);
    let named = |seats| names::listed(seated, info, seats);
    let values = [
        ("first", named(first).into()),
        ("others", named(others).into()),
        (
            "left",
            named(left.map(Seats::from).unwrap_or_default()).into(),
        ),
        ("moves", record.agreements.played.into()),
    ];
    let key = key(record, ending, &outcome, first, seated);
    Some(seated.say(&key, &values))
}

/// The seats on the first place; all of a game played together.
fn first(outcome: &Outcome, all: Seats) -> Seats {
    let is_first = |seat: &Seat| {
        let places = outcome.places();
        places.is_none_or(|places| places[seat.index()] == 1)
    };
    all.iter().filter(is_first).collect()
}

/// The key of the sentence about the end. Of several the match's code chooses, so that a repeated
/// delivery says the same.
fn key(record: &Record, ending: Ending, outcome: &Outcome, first: Seats, lang: &Lang) -> String {
    let game = record.entry.info.key;
    let nth = choice(record.id());
    match (ending, outcome) {
        (_, Outcome::Together { won: true }) => format!("together-won-{game}-{nth}"),
        (_, Outcome::Together { won: false }) => format!("together-lost-{game}-{nth}"),
        (Ending::Left, _) => left_key(record).to_owned(),
        (Ending::Agreed, _) => format!("ending-agreed-{nth}"),
        (Ending::Repeated, _) => format!("ending-repeated-{nth}"),
        (Ending::Stuck, _) => {
            let own = format!("stuck-{game}-{nth}");
            if lang.has(&own) {
                own
            } else {
                format!("ending-stuck-{nth}")
            }
        }
        (Ending::Rules, _) if first.count() == 1 => format!("won-{game}-{nth}"),
        (Ending::Rules, _) if outcome.winners().is_empty() => format!("ending-drawn-{nth}"),
        (Ending::Rules, _) => format!("ending-shared-{nth}"),
    }
}

/// The key of the sentence about the last rival who left.
fn left_key(record: &Record) -> &'static str {
    let last = record.last.as_ref();
    match last.map(|last| (&last.logged.event, last.of)) {
        Some((_, Some(seat))) if record.is_gone(seat) => "ending-gone",
        Some((
            Event::Leave {
                out_of_time: true, ..
            },
            _,
        )) => "ending-out-of-time",
        _ => "ending-resigned",
    }
}

/// A number from 1 to [`SENTENCES`], the same for the same match.
fn choice(id: &MatchId) -> u32 {
    let sum: u32 = id.as_str().bytes().map(u32::from).sum();
    1 + sum % SENTENCES
}

fn buttons(record: &Record, other: Option<&Record>, lang: &Lang) -> Vec<CreateButton> {
    let may_play_again = meetings::may_play_again(record, other);
    let is_played = record.agreements.played > 0;
    let buttons = [
        (
            MatchAction::Rematch,
            "button-rematch",
            ButtonStyle::Primary,
            may_play_again,
        ),
        (
            MatchAction::Meet,
            "button-meet",
            ButtonStyle::Primary,
            may_play_again && meetings::suits_two_games(record),
        ),
        (
            MatchAction::Study(Study::Entry),
            "button-analysis",
            ButtonStyle::Secondary,
            is_played,
        ),
        (
            MatchAction::Replay,
            "button-replay",
            ButtonStyle::Secondary,
            is_played,
        ),
    ];
    let offered = buttons.into_iter().filter(|(.., offered)| *offered);
    offered
        .filter_map(|(action, label, style, _)| {
            match_button(record, action, &lang.say(label, &[]), style)
        })
        .collect()
}

#[cfg(test)]
mod tests;
