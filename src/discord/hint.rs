//! `/hint`: the turn the computer recommends in a match against it alone; for a finished match, its
//! analysis.

use std::sync::Arc;

use crate::computer::Advice;
use crate::discord::action::Study;
use crate::discord::analysis;
use crate::discord::interaction::{Request, live_messages, playing};
use crate::discord::rated_position::must_not_be_rated;
use crate::discord::turn::{Choosing, Occasion, Picker};
use crate::discord::view::{Reply, named, own};
use crate::discord::warnings::with_warnings;
use crate::host::{Error, Record, Refusal, State};
use tavolino_games::ai::SearchResult;
use tavolino_games::ai::value::{Value, Verdict};
use tavolino_games::board::{self, Reason};
use tavolino_games::game::{Lang, Seat, Seats};

/// The turn or claim the computer recommends, with its reason and a Confirm button; the analysis of
/// a finished match.
///
/// # Errors
///
/// A refusal if the caller does not play, is not to act, or other people play too.
pub async fn hint(request: &Request<'_>, record: &Arc<Record>) -> Result<Reply, Error> {
    if record.row.state == State::Over {
        return analysis::study(request, record, Study::Entry).await;
    }
    let seat = playing(request, record)?;
    let seats = Seats::all(record.table.seats).iter();
    if seats.filter_map(|seat| record.person_at(seat)).count() > 1 {
        return Err(Refusal::HintAmongPeople.into());
    }
    if let Some(board) = &record.board {
        let board = board.boxed();
        must_not_be_rated(request, record, move || board).await?;
    }
    let lang = request.lang();
    let advice = request
        .data()
        .thinking
        .advice(record, seat, request.person())
        .await;
    let Ok(advice) = advice else {
        return Ok(Reply::refusal(lang.say("hint-stopping", &[])));
    };
    let Some(advice) = advice else {
        let refusal = Refusal::Board(board::Refusal::NotYourTurn);
        return Err(named(refusal, &lang, record).into());
    };
    let (choosing, text, why) = match advice {
        Advice::Claim(claim) => (Choosing::Claim, claim, lang.say("hint-claim", &[])),
        Advice::Turn {
            thought,
            is_only,
            reason,
        } => {
            let seated = request.lang_at(record);
            let named = |rival| seated.seat(record.entry.info, rival);
            let lines = [
                Some(purpose(reason, named, &lang)),
                worth(&thought, is_only, &lang),
            ];
            let why: Vec<String> = lines.into_iter().flatten().collect();
            (Choosing::Turn, thought.turn, why.join("\n"))
        }
    };
    let picker = Picker::new(Occasion::Match(record), seat, choosing, &lang)?;
    live_messages::begin_choice(request, record.id(), record.row.number);
    let reply = picker.confirm(&text).await.opening(&why);
    let reply = reply
        .showing(record.id(), record.row.number)
        .closing(own::closed_choice(record, &lang));
    Ok(with_warnings(request, record, reply).await)
}

/// The purpose of a recommended turn in one sentence.
fn purpose(reason: Option<Reason>, named: impl Fn(Seat) -> String, lang: &Lang) -> String {
    match reason {
        None => lang.say("hint-plain", &[]),
        Some(Reason::Wins) => lang.say("hint-wins-now", &[]),
        Some(Reason::StopsWin(rival)) => {
            lang.say("hint-stops-win", &[("rival", named(rival).into())])
        }
        Some(Reason::ThreatensWin) => lang.say("hint-threatens-win", &[]),
        Some(Reason::Takes(count)) => lang.say("hint-takes", &[("count", count.into())]),
        Some(Reason::KeepsPieces) => lang.say("hint-keeps-pieces", &[]),
    }
}

/// The worth of a recommended turn in one sentence: a proved result, or the estimated chance to
/// win. `None` for a turn that wins at once like others do: its purpose says it.
fn worth(thought: &SearchResult<String>, is_only: bool, lang: &Lang) -> Option<String> {
    let turns = |turns: u8| [("turns", turns.into())];
    let [wins, draws] = if is_only {
        ["hint-wins-only", "hint-draws-only"]
    } else {
        ["hint-wins", "hint-draws"]
    };
    Some(match thought.value {
        Some(Value::Win(1)) if is_only => lang.say("hint-only-win", &[]),
        Some(Value::Win(1)) => return None,
        None if thought.verdict == Some(Verdict::Win) => match thought.within {
            Some(most) => lang.say("hint-wins-within", &turns(most)),
            None => lang.say("hint-wins-some-day", &[]),
        },
        None if thought.verdict == Some(Verdict::Loss) => lang.say("hint-loses-some-day", &[]),
        Some(Value::Win(in_turns)) => lang.say(wins, &turns(in_turns)),
        Some(Value::Draw) => lang.say(draws, &[]),
        Some(Value::Loss(in_turns)) => lang.say("hint-loses", &turns(in_turns)),
        None => {
            let percent = (thought.estimate * 100.0).round() as u8;
            lang.say("hint-thinks", &[("percent", percent.into())])
        }
    })
}

#[cfg(test)]
mod tests;
