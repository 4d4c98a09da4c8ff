use serde_json::Value;
use tavolino_games::game::Options;
use tavolino_games::games::GAMES;

use super::*;
use crate::discord::lengths;
use crate::discord::secrecy::log;
use crate::host::{Closed, Logged, Sitter, Sitting, State, Timestamp, UserId};

/// A match of Kintei that is over after these events.
fn over(events: Vec<Event>) -> Record {
    let mut log = log("kintei", &Options::new(), 2, &Value::Null, &[]);
    log.record.row.number = events.len() as i64;
    log.record.row.state = State::Over;
    log.events = (1..)
        .zip(events)
        .map(|(number, event)| Logged {
            number,
            event,
            at: Timestamp(number),
            clock: None,
            interaction: None,
        })
        .collect();
    log.replay().unwrap()
}

fn turn(seat: u8, text: &str) -> Event {
    Event::Turn {
        seat: Seat(seat),
        text: text.to_owned(),
    }
}

fn leave(seat: u8, out_of_time: bool) -> Event {
    Event::Leave {
        seat: Seat(seat),
        out_of_time,
    }
}

/// The lines of the message between the name of the game and the match's code.
fn said(record: &Record) -> Vec<String> {
    let text = text(record, None, Vec::new(), &Lang::english());
    let mut lines: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    assert_eq!(lines.pop(), Some(format!("-# `{}`", record.id())));
    lines
}

#[test]
fn a_resignation_and_a_time_out_are_called_by_their_names() {
    let first = turn(1, "a1 b2");
    let resigned = over(vec![first.clone(), leave(2, false)]);
    assert_eq!(
        said(&resigned),
        ["**▲ <@12> resigned. ◯ <@11> wins after 1 move.**"]
    );
    let late = over(vec![leave(1, true)]);
    assert_eq!(
        said(&late),
        ["**◯ <@11> ran out of time. ▲ <@12> wins before the first move.**"]
    );
    let mut gone = over(vec![first, leave(2, false)]);
    gone.seats[1] = Sitting {
        person: None,
        gone: true,
        ..Sitting::new(Seat(2), Sitter::Person(UserId(12)))
    };
    assert_eq!(
        said(&gone),
        ["**▲ a former player left the game. ◯ <@11> wins after 1 move.**"]
    );
}

#[test]
fn in_a_draw_nobody_is_first() {
    let agreed = over(vec![turn(1, "a1 b2"), Event::Draw { seat: Seat(1) }]);
    let text = said(&agreed).join("\n");
    assert!(
        text.contains("◯ <@11> and ▲ <@12>") && text.contains("1 move"),
        "{text}"
    );
    let panel = panel::text(&agreed, None, &Lang::english());
    assert!(!panel.contains("1st"), "{panel}");
    assert!(panel.contains("\n◯ blue · <@11>\n"), "{panel}");
}

#[test]
fn a_match_closed_without_a_result_says_so() {
    let mut record = over(vec![
        turn(1, "a1 b2"),
        Event::Abort {
            reason: None,
            seat: Some(Seat(2)),
        },
    ]);
    record.row.closed = Some(Closed::Aborted);
    assert_eq!(
        said(&record),
        [
            "**The game between ◯ <@11> and ▲ <@12> was aborted, without a result.**",
            "Last: ▲ <@12> aborted the game."
        ]
    );
}

#[test]
fn the_code_chooses_the_sentence_and_always_the_same_one() {
    let mut record = over(vec![turn(1, "a1 b2"), Event::Draw { seat: Seat(1) }]);
    let mut found = std::collections::BTreeSet::new();
    for code in ["K7QX", "KG3P", "KG3X", "6HEY"] {
        record.row.id = MatchId::read(code).unwrap();
        let first = said(&record);
        assert_eq!(first, said(&record), "a repeated delivery says the same");
        found.insert(first);
    }
    assert_eq!(found.len(), 3);
}

#[tokio::test]
async fn every_game_ends_with_a_sentence_of_its_own() {
    let mut games = std::collections::BTreeSet::new();
    for log in lengths::matches() {
        let record = log.replay().unwrap();
        if record.is_running() {
            continue;
        }
        let english = Lang::english();
        let key = key(
            &record,
            ending_of(&record).unwrap(),
            &record.outcome().unwrap(),
            first(&record.outcome().unwrap(), Seats::all(record.table.seats)),
            &english,
        );
        assert!(english.has(&key), "{key}");
        let moves = record.agreements.played.to_string();
        assert!(
            said(&record)[0].contains(&moves),
            "{key}: {:?}",
            said(&record)
        );
        let reply = ending(&record, None, Vec::new(), &english).await;
        let actions: Vec<&str> = reply
            .match_actions()
            .iter()
            .map(|(_, action)| action.name())
            .collect();
        let mut offered = vec!["rematch", "analysis", "replay"];
        if record.entry.info.seat_decides(&record.table) && record.can_meet() {
            offered.insert(1, "meet");
        }
        assert_eq!(actions, offered);
        games.insert(record.entry.info.key);
    }
    assert!(games.len() * 2 > GAMES.len(), "{games:?}");
}

#[tokio::test]
async fn a_remark_to_who_plays_alone_proposes_the_next_game() {
    let lost = over(vec![leave(1, false)]);
    for (remark, words, proposed) in [
        (Remark::FirstGame, "Shall I tell you tomorrow", None),
        (
            Remark::FirstWin(Strength::Easy),
            "Your first win!",
            Some("Play medium"),
        ),
        (
            Remark::FirstWin(Strength::Medium),
            "Your first win!",
            Some("Play strong"),
        ),
        (Remark::FirstWin(Strength::Strong), "Your first win!", None),
        (
            Remark::TwoLosses(Strength::Medium),
            "more gently?",
            Some("Play easy"),
        ),
        (Remark::TwoLosses(Strength::Easy), "`/hint` suggests", None),
    ] {
        let plain = ending(&lost, None, Vec::new(), &Lang::english()).await;
        let reply = remarked(plain, &lost, remark, &Lang::english());
        assert!(reply.text().contains(words), "{}", reply.text());
        let shown = serde_json::to_string(&reply.response()).unwrap();
        assert_eq!(
            shown.matches("\"alone|kintei|person|").count(),
            usize::from(proposed.is_some())
        );
        if let Some(label) = proposed {
            assert!(shown.contains(label), "{shown}");
        }
        for lang in lengths::languages() {
            remarked(
                ending(&lost, None, Vec::new(), &lang).await,
                &lost,
                remark,
                &lang,
            );
        }
    }
}
