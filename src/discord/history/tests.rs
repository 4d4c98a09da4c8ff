use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::json;

use super::page_view::spread;
use super::*;
use crate::discord::action::Eyes;
use crate::discord::lengths;
use crate::discord::limits::CHOICES;
use crate::discord::secrecy::{log as log_of, secret_tables, twins};
use crate::host::{Event, Log, State};
use tavolino_games::game::{Options, Rng, Seat};
use tavolino_games::games;

const STRANGER: UserId = UserId(99);

/// A page with everything in it, as its debug text.
async fn seen(log: &Log, person: UserId, page: Page, value: &str) -> String {
    let history = History::replay(log.clone()).unwrap();
    let reply = page_reply(history, person, page, value.to_owned(), Lang::english()).await;
    format!("{reply:?}")
}

/// A random game of at most `turns` turns.
fn game(key: &str, seats: u8, turns: usize) -> Log {
    let mut rng = Rng::seed_from_u64(11);
    let entry = games::find(key).unwrap();
    let table = entry.info.table(&Options::new(), Some(seats)).unwrap();
    let deal = (entry.deal)(&table, &mut rng);
    let mut board = (entry.open)(&table, deal.clone()).unwrap();
    let mut line = Vec::new();
    while let Some(seat) = board.to_act().first().filter(|_| line.len() < turns) {
        let turn = board.turns(seat).choose(&mut rng).unwrap().clone();
        board.play(seat, &turn).unwrap();
        line.push((seat, turn));
    }
    let mut log = log_of(key, &Options::new(), seats, &deal, &line);
    if board.outcome().is_some() {
        log.record.row.state = State::Over;
    }
    log
}

fn pages(step: i64, eyes: Eyes) -> [Page; 5] {
    [
        Page::First(eyes),
        Page::Back(step, eyes),
        Page::Forward(step, eyes),
        Page::Last(eyes),
        Page::Jump(eyes),
    ]
}

#[tokio::test]
async fn while_it_runs_everyone_looks_through_their_own_eyes_whatever_they_ask_for() {
    for (key, seats) in [("mindoku", 3), ("dungeon-chess", 2), ("jinrai", 2)] {
        let running = game(key, seats, 6);
        assert_eq!(running.record.row.state, State::Running);
        let others = [Eyes::Everyone, Eyes::Of(Seat(1)), Eyes::Of(Seat(2))];
        let mut different = 0;
        for person in [UserId(11), UserId(12), STRANGER] {
            for (at, own) in pages(4, Eyes::Own).into_iter().enumerate() {
                let own = seen(&running, person, own, "5").await;
                for eyes in others {
                    let forged = seen(&running, person, pages(4, eyes)[at], "5").await;
                    assert!(
                        forged == own,
                        "{key}: {person:?} sees more through {eyes:?}"
                    );
                }
            }
            let own = seen(&running, person, Page::Back(4, Eyes::Own), "").await;
            for value in ["all", "1", "2", "9", "?"] {
                let forged = seen(&running, person, Page::Look(4), value).await;
                assert!(forged == own, "{key}: {person:?} sees more by {value}");
            }
            let public = seen(&running, STRANGER, Page::Last(Eyes::Own), "").await;
            let own = seen(&running, person, Page::Last(Eyes::Own), "").await;
            different += usize::from(public != own);
        }
        assert_eq!(different, 2, "{key} hides something from a stranger");
    }
}

#[tokio::test]
async fn no_page_for_everyone_tells_what_is_hidden() {
    let mut rng = Rng::seed_from_u64(9);
    let tables_of = |kind| {
        secret_tables(kind)
            .into_iter()
            .map(move |table| (kind, table))
    };
    for (kind, table) in games::GAMES.iter().flat_map(tables_of) {
        for length in [0, 3, 12] {
            let [one, other] = twins(kind, &table, length, &mut rng);
            for step in 0..=one.events.len() as i64 {
                let page = Page::Back(step, Eyes::Of(Seat(1)));
                let (one, other) = (
                    seen(&one, STRANGER, page, "").await,
                    seen(&other, STRANGER, page, "").await,
                );
                assert!(one == other, "{table:?} after {step} of {length}");
            }
        }
    }
}

#[tokio::test]
async fn once_it_is_over_one_looks_through_any_eyes() {
    let over = game("mindoku", 2, 1000);
    assert_eq!(over.record.row.state, State::Over);
    let through = async |eyes| seen(&over, STRANGER, Page::Back(1, eyes), "").await;
    let everyone = through(Eyes::Everyone).await;
    let (first, second) = (
        through(Eyes::Of(Seat(1))).await,
        through(Eyes::Of(Seat(2))).await,
    );
    assert!(first != everyone && second != everyone && first != second);
    assert!(through(Eyes::Own).await == everyone);
    assert!(
        seen(&over, STRANGER, Page::Look(1), "2").await == second,
        "the menu does the same"
    );
    let own = async |eyes| seen(&over, UserId(12), Page::Back(1, eyes), "").await;
    assert!(own(Eyes::Own).await == own(Eyes::Of(Seat(2))).await);
    assert!(
        through(Eyes::Of(Seat(6))).await == everyone,
        "there is no seat 6"
    );
    let kintei = game("kintei", 2, 4);
    let open = seen(&kintei, STRANGER, Page::Entry, "").await;
    assert!(!open.contains("Through whose eyes"), "nothing is hidden");
}

#[tokio::test]
async fn the_record_is_kept_back_while_it_would_tell_what_is_hidden() {
    let record = |log: &Log| {
        let history = History::replay(log.clone()).unwrap();
        (history.lines(), history.setting())
    };
    assert_eq!(record(&game("jinrai", 2, 4)), (None, None));
    let (lines, setting) = record(&game("mindoku", 2, 1000));
    assert!(lines.unwrap().starts_with("1 "));
    assert!(setting.unwrap().contains("--setup '{\"hands\":"));
    let (lines, setting) = record(&game("kintei", 2, 3));
    assert_eq!(lines.unwrap().lines().count(), 3);
    assert_eq!(setting.unwrap(), "kintei --seats 2 --option slide=any");
}

#[tokio::test]
async fn lost_turns_claims_and_leaving_are_steps_too() {
    let deal = json!({ "hands": [[1, 2, 3], [1, 4, 3], [2, 2, 4]], "placed": {} });
    let line = [
        (Seat(1), "place 1 a1".to_owned()),
        (Seat(2), "place 1 a2".to_owned()),
        (Seat(3), "claim a2".to_owned()),
        (Seat(3), String::new()),
        (Seat(1), String::new()),
    ];
    let mut log = log_of("mindoku", &Options::new(), 3, &deal, &line);
    log.events[2].event = Event::Claim {
        seat: Seat(3),
        text: "claim a2".to_owned(),
    };
    log.events[3].event = Event::Skip { seat: Seat(3) };
    log.events[4].event = Event::Leave {
        seat: Seat(1),
        out_of_time: false,
    };
    for (step, words) in [
        (0, "The start"),
        (3, "Step 3 of 5"),
        (4, "lost the turn"),
        (5, "resigned."),
    ] {
        let page = seen(&log, STRANGER, Page::Back(step, Eyes::Own), "").await;
        assert!(page.contains(words), "{step}: {page}");
    }
    log.record.row.state = State::Over;
    let lines = History::replay(log).unwrap().lines().unwrap();
    assert_eq!(
        lines,
        "1 place 1 a1\n2 place 1 a2\n3 claim a2\n3 skip\n1 resign\n"
    );
}

#[test]
fn a_menu_offers_the_first_and_the_last_step_and_others_evenly_between() {
    for steps in 1..600 {
        let offered = spread(steps);
        assert!(offered.len() <= CHOICES && offered.len() == CHOICES.min(steps + 1));
        assert_eq!((offered[0], *offered.last().unwrap()), (0, steps));
        let gaps = offered.windows(2).map(|pair| pair[1] - pair[0]);
        let (least, most) = (gaps.clone().min().unwrap(), gaps.max().unwrap());
        assert!(least > 0 && most - least <= 1, "{steps}: {offered:?}");
    }
}

#[tokio::test]
async fn whoever_looks_back_is_you_to_themselves_and_to_nobody_else() {
    let log = game("kumo", 2, 1);
    let [own, other] = [UserId(11), UserId(12)];
    let page = seen(&log, own, Page::Last(Eyes::Own), "").await;
    assert!(page.contains("You moved a cloud"), "{page}");
    assert!(!page.contains("<@11>"), "{page}");
    for person in [other, STRANGER] {
        let page = seen(&log, person, Page::Last(Eyes::Own), "").await;
        assert!(page.contains("◯ <@11> moved a cloud"), "{page}");
        assert!(!page.contains("You "), "{page}");
    }
    let history = History::replay(log).unwrap();
    let page = PageView::of(&history, 1, None, &Lang::english());
    let (shared, ..) = page.shared(&history, own, &Lang::english());
    assert!(shared.contains("◯ <@11> moved a cloud"), "{shared}");
}

#[test]
fn every_page_is_said_in_full_and_only_the_turns_in_its_menu_are_shortened() {
    for lang in lengths::languages() {
        let mut shortened = 0;
        for log in lengths::matches() {
            let history = History::replay(log).unwrap();
            let person = history.record.seats[0].person.unwrap();
            for viewer in [None, Some(Seat(1))] {
                let page = PageView::of(&history, history.steps(), viewer, &lang);
                let (reply, ..) = page.reply(&history, person, &lang);
                assert!(!reply.text().contains('…'), "{}", reply.text());
                shortened += format!("{reply:?}").matches('…').count();
            }
        }
        assert!(shortened > 0, "a chain is longer than a menu's line");
    }
}
