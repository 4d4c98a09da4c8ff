//! Nothing public depends on what is hidden: two matches that differ only in hidden hands look the same to everyone.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::discord::view::lobby;
use crate::discord::view::panel;
use crate::game::{Lang, Options, Rng, Seat};
use crate::games;
use crate::host::{
    Agreements, ChannelId, Event, InteractionId, Living, Log, Logged, MatchId, MessageId, Pace,
    Record, Sitting, State, Timestamp, UserId,
};

/// What was played.
type Line = Vec<(Seat, String)>;

/// Competitive Mindoku on a board, with a deal and what was played.
fn mindoku(
    options: &Options,
    seats: u8,
    hands: &[Vec<u8>],
    placed: &Value,
    line: &[(Seat, String)],
) -> Record {
    let deal = json!({ "hands": hands, "placed": placed });
    record("mindoku", options, seats, &deal, line)
}

/// A match with a deal and what was played.
fn record(
    game: &str,
    options: &Options,
    seats: u8,
    deal: &Value,
    line: &[(Seat, String)],
) -> Record {
    log(game, options, seats, deal, line).replay().unwrap()
}

/// The same as its log has it: seat 1 is held by person 11, seat 2 by person 12 and so on.
pub(super) fn log(
    game: &str,
    options: &Options,
    seats: u8,
    deal: &Value,
    line: &[(Seat, String)],
) -> Log {
    let kind = games::find(game).expect("it is in the registry");
    let table = kind.info.table(options, Some(seats)).unwrap();
    let sit = |seat: u8| Sitting::new(Seat(seat), Some(UserId(10 + i64::from(seat))));
    let record = Record {
        id: MatchId::read("K7QX").unwrap(),
        kind,
        table,
        listed: true,
        state: State::Running,
        deal: Some(deal.to_string()),
        number: line.len() as i64,
        guild: None,
        lang: "en".to_owned(),
        channel: ChannelId(1),
        place: Some(ChannelId(2)),
        trouble: None,
        opened_by: Some(UserId(11)),
        opened_at: Timestamp(0),
        interaction: InteractionId(1),
        pace: Pace::Normal,
        closed: None,
        warned: None,
        after: None,
        seats: (1..=seats).map(sit).collect(),
        invited: Vec::new(),
        board: None,
        last: None,
        agreements: Agreements::default(),
        asked: 0,
    };
    let happened = |(number, (seat, text)): (i64, &(Seat, String))| Logged {
        number,
        event: Event::Turn {
            seat: *seat,
            text: text.clone(),
        },
        at: Timestamp(number),
        clock: None,
        interaction: None,
    };
    Log {
        record,
        events: (1..).zip(line).map(happened).collect(),
    }
}

/// Everything everyone gets to see: messages with their files, names, alt texts and buttons, and what a log would say.
async fn public(record: &Record) -> String {
    let lang = Lang::english();
    let living = Living {
        channel: ChannelId(2),
        message: MessageId(3),
        number: record.number,
    };
    let panel = panel::panel(record, &lang).await;
    let card = lobby::card(record, Some(living), &lang);
    format!("{panel:?}\n{card:?}\n{record:?}")
}

/// The tokens of its deal a seat has shown by placing them: those it had not taken from the board before.
fn shown(line: &[(Seat, String)], seats: u8, placed: &Value) -> Vec<Vec<u8>> {
    let mut board: std::collections::HashMap<String, u8> =
        serde_json::from_value(placed.clone()).unwrap();
    let mut shown = vec![Vec::new(); seats.into()];
    let mut taken: Vec<Vec<u8>> = shown.clone();
    for (seat, text) in line {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["place", value, cell] => {
                let value: u8 = value.parse().unwrap();
                board.insert(cell.to_owned(), value);
                match taken[seat.index()].iter().position(|token| *token == value) {
                    Some(at) => drop(taken[seat.index()].remove(at)),
                    None => shown[seat.index()].push(value),
                }
            }
            ["move", from, to] => {
                let value = board.remove(from).unwrap();
                board.insert(to.to_owned(), value);
            }
            ["take", cell] => taken[seat.index()].push(board.remove(cell).unwrap()),
            _ => panic!("{text}?"),
        }
    }
    shown
}

/// The same deal but for tokens nobody has seen, which are dealt anew.
fn dealt_otherwise(hands: &[Vec<u8>], shown: &[Vec<u8>], rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut hidden = Vec::new();
    for (hand, shown) in hands.iter().zip(shown) {
        let mut rest = hand.clone();
        for value in shown {
            rest.remove(
                rest.iter()
                    .position(|token| token == value)
                    .expect("it was dealt"),
            );
        }
        hidden.extend(rest);
    }
    hidden.shuffle(rng);
    let deal = |(hand, shown): (&Vec<u8>, &Vec<u8>)| {
        let mut other = shown.clone();
        other.extend(hidden.drain(..hand.len() - shown.len()));
        other.sort_unstable();
        other
    };
    hands.iter().zip(shown).map(deal).collect()
}

#[tokio::test]
async fn everything_public_is_the_same_whatever_is_in_hidden_hands() {
    let mut rng = Rng::seed_from_u64(3);
    let mut different = 0;
    for game in 0..24 {
        let board = ["4x", "on3rows", "6x"][game % 3];
        let referee = ["players", "bot"][game / 3 % 2];
        let options: Options = [("board", board), ("referee", referee)]
            .map(|(k, v)| (k.to_owned(), v.to_owned()))
            .into();
        let seats = rng.random_range(2..=4);
        let kind = games::find("mindoku").unwrap();
        let table = kind.info.table(&options, Some(seats)).unwrap();
        let deal = (kind.deal)(&table, &mut rng);
        let hands: Vec<Vec<u8>> = serde_json::from_value(deal["hands"].clone()).unwrap();
        let placed = deal["placed"].clone();
        let mut line = Line::new();
        for _ in 0..rng.random_range(1..14) {
            let now = mindoku(&options, seats, &hands, &placed, &line);
            let board = now.board.as_ref().unwrap();
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let turns = board.turns(seat);
            line.push((seat, turns.choose(&mut rng).unwrap().clone()));
        }
        // The last token of a hand may come back; what follows from that is public, but not what this test tracks.
        let smallest = hands.iter().map(Vec::len).min().unwrap();
        line.truncate(smallest.saturating_sub(1) * usize::from(seats));
        let others = dealt_otherwise(&hands, &shown(&line, seats, &placed), &mut rng);
        different += usize::from(others != hands);
        let one = mindoku(&options, seats, &hands, &placed, &line);
        let other = mindoku(&options, seats, &others, &placed, &line);
        assert_eq!(
            public(&one).await,
            public(&other).await,
            "{options:?} {hands:?} {others:?} {line:?}"
        );
    }
    assert!(different > 12, "most games hide something: {different}");
}

/// Two matches of a game in which all choose a secret first, and then play the same turns as far as both can, without
/// those that would bring a secret to light.
pub(super) fn twins(game: &str, seats: u8, length: usize, rng: &mut Rng) -> [Log; 2] {
    let kind = games::find(game).unwrap();
    let table = kind.info.table(&Options::new(), Some(seats)).unwrap();
    let deals = [0, 1].map(|_| (kind.deal)(&table, rng));
    let mut boards = deals.clone().map(|deal| (kind.open)(&table, deal).unwrap());
    let mut lines = [Line::new(), Line::new()];
    for seat in boards[0].to_act().iter() {
        for (board, line) in boards.iter_mut().zip(&mut lines) {
            let choice = board.turns(seat).choose(rng).unwrap().clone();
            board.play(seat, &choice).unwrap();
            line.push((seat, choice));
        }
    }
    for _ in 0..length {
        let Some(seat) = boards[0].to_act().first() else {
            break;
        };
        let turns = boards[0].turns(seat);
        let turn = turns.choose(rng).unwrap().clone();
        let mut after = [0, 1].map(|at: usize| boards[at].boxed());
        let plays = |board: &mut Box<dyn crate::board::Board>| {
            board.play(seat, &turn).is_ok() && board.outcome().is_none()
        };
        if turn.contains("guess") || !after.iter_mut().all(plays) {
            continue;
        }
        boards = after;
        for line in &mut lines {
            line.push((seat, turn.clone()));
        }
    }
    [0, 1].map(|at: usize| log(game, &Options::new(), seats, &deals[at], &lines[at]))
}

#[tokio::test]
async fn everything_public_is_the_same_whatever_was_chosen_in_secret() {
    let mut rng = Rng::seed_from_u64(5);
    for (game, seats) in [("dungeon-chess", 2), ("dungeon-chess", 4), ("jinrai", 2)] {
        let mut different = 0;
        for length in [0, 1, 5, 20, 40] {
            let twins = twins(game, seats, length, &mut rng);
            let [one, other] = twins.map(|log| log.replay().unwrap());
            let own = |record: &Record| {
                let board = record.board.as_ref().unwrap();
                board.card(Seat(1), &Lang::english())
            };
            different += usize::from(own(&one) != own(&other));
            assert_eq!(public(&one).await, public(&other).await, "{game}");
        }
        assert!(different > 2, "{game} hides something");
    }
}
