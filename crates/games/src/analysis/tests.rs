use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::outlook::Whose;
use super::*;
use crate::ai::value::{Value, Verdict};
use crate::ai::{SearchOptions, Strength};
use crate::board::Board;
use crate::game::{Options, Rng, Seat, Table};
use crate::games;

const STRONG: SearchOptions<'static> = SearchOptions {
    strength: Strength::Strong,
    table: None,
    proofs: None,
    effort_permille: None,
};

fn dealt(game: &str, options: &[(&str, &str)], seats: Option<u8>) -> (Table, Box<dyn Board>) {
    let entry = games::find(game).unwrap();
    let chosen = options.iter();
    let chosen: Options = chosen
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let table = entry.info.table(&chosen, seats).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let board = (entry.open)(&table, deal).unwrap();
    (table, board)
}

/// The turns of a random game, as many as `most`.
fn random(start: &dyn Board, most: usize, rng: &mut Rng) -> Vec<(Seat, String)> {
    let mut board = start.boxed();
    let mut turns = Vec::new();
    while let Some(seat) = board.to_act().first().filter(|_| turns.len() < most) {
        let turn = board.turns(seat).choose(rng).unwrap().clone();
        board.play(seat, &turn).unwrap();
        turns.push((seat, turn));
    }
    turns
}

/// Judges the turns of a game that come after the first `before`.
fn analysed(
    table: &Table,
    start: &dyn Board,
    turns: &[(Seat, String)],
    before: usize,
) -> (Analysis, Vec<Box<dyn Board>>) {
    let mut board = start.boxed();
    for (seat, turn) in &turns[..before] {
        board.play(*seat, turn).unwrap();
    }
    let mut boards = vec![board.boxed()];
    let turns = &turns[before..];
    // Of a game as long as many are.
    let mut analyst = Analyst::new(board.boxed(), table, 40, 0);
    for (seat, turn) in turns {
        board.play(*seat, turn).unwrap();
        boards.push(board.boxed());
        analyst.judge(*seat, turn, board.boxed(), STRONG).unwrap();
    }
    (analyst.finish(), boards)
}

/// The value of a position to a seat, by exhaustive search.
fn known(board: &dyn Board, seat: Seat) -> Verdict {
    if let Some(outcome) = board.outcome() {
        return Value::ended(&outcome, seat).verdict();
    }
    let acting = board.to_act().first().unwrap();
    let worths = board.turns(acting).into_iter().map(|turn| {
        let mut after = board.boxed();
        after.play(acting, &turn).unwrap();
        known(&*after, seat)
    });
    let best = if acting == seat {
        worths.max()
    } else {
        worths.min()
    };
    best.unwrap()
}

/// That a draw is one is not always proved, but it is never taken for anything else.
fn agrees(found: Worth, known: Verdict, about: &str) {
    let estimate = match known {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss => 0.0,
    };
    assert!((found.estimate - estimate).abs() < f32::EPSILON, "{about}");
    let verdict = found.value.map_or(known, Value::verdict);
    assert_eq!(verdict, known, "{about}");
    assert!(found.value.is_some() || known == Verdict::Draw, "{about}");
}

#[test]
fn where_all_can_be_seen_every_turn_is_judged_as_it_is() {
    let mut points = 0;
    for (game, last) in [("quadrangle", 3), ("kudosu", 3), ("mix3", 5)] {
        let (table, start) = dealt(game, &[], None);
        for seed in 0..6 {
            let turns = random(&*start, 40, &mut Rng::seed_from_u64(seed));
            let before = turns.len().saturating_sub(last);
            let (found, boards) = analysed(&table, &*start, &turns, before);
            for (judged, ends) in found.turns.iter().zip(boards.windows(2)) {
                let [was, is] = [&ends[0], &ends[1]].map(|board| known(&**board, judged.seat));
                let about = format!("{game} {seed} {judged:?}");
                agrees(judged.best.worth, was, &about);
                agrees(judged.played, is, &about);
                let is_point = found.turning_points().contains(&judged);
                assert_eq!(is_point, was != is, "{about}");
                points += usize::from(is_point);
            }
        }
    }
    assert!(points > 1, "random players blunder: {points}");
}

#[test]
fn a_blunder_is_told_with_what_it_gave_away() {
    let (table, start) = dealt("kumo", &[], None);
    let turns = [
        "c1 c2", "a5 a4", "c2 c3", "a4 a3", "c3 b4", "e5 e4", "b4 a5",
    ];
    let turns: Vec<(Seat, String)> = (0..)
        .zip(turns)
        .map(|(nth, turn)| (Seat(1 + nth % 2), turn.to_owned()))
        .collect();
    let (found, _) = analysed(&table, &*start, &turns, 3);
    let blunder = &found.turns[0];
    assert_eq!(blunder.played.value, Some(Value::Loss(6)));
    assert!(blunder.best.worth.value.is_none(), "it was open before");
    assert_eq!(found.turning_points(), [blunder]);
    let late = &found.turns[2];
    assert_eq!(late.played.value, Some(Value::Loss(2)));
    assert_eq!(late.best.worth.value, Some(Value::Loss(4)));
    assert!(late.loss() < f32::EPSILON, "it was lost already");
    let last = &found.turns[3];
    assert_eq!(last.played.value, Some(Value::Win(1)));
    assert!(last.is_best() && last.is_exact());
    assert_eq!(found.certainty(), Certainty::Partly(3));
    let [curve] = &found.outlook.curves[..] else {
        panic!("what one wins the other loses: {:?}", found.outlook)
    };
    assert_eq!(curve.of, Whose::Both);
    let steps: Vec<usize> = curve.points.iter().map(|point| point.0).collect();
    assert_eq!(steps, [0, 1, 2, 3, 4]);
    assert!(curve.points[0].1 < 0.9);
    let won = curve.points[1..].iter().all(|point| point.1 >= 1.0);
    assert!(won, "seat 1 wins from then on: {curve:?}");
}

/// The announced number of turns leaves hardly any effort for each.
const MANY: usize = 4000;

#[test]
fn with_a_third_seat_each_sees_the_game_for_itself() {
    let (table, start) = dealt("chasm", &[], Some(3));
    let turns = random(&*start, 7, &mut Rng::seed_from_u64(3));
    let mut analyst = Analyst::new(start.boxed(), &table, MANY, 0);
    let mut board = start.boxed();
    for (seat, turn) in &turns {
        board.play(*seat, turn).unwrap();
        let judged = analyst.judge(*seat, turn, board.boxed(), STRONG).unwrap();
        assert!((0.0..=1.0).contains(&judged.played.estimate));
    }
    for seat in [Seat(2), Seat(1)] {
        board.leave(seat);
        analyst.pass(board.boxed());
    }
    let Analysis { turns, outlook } = analyst.finish();
    assert_eq!(turns.len(), 7);
    assert_eq!(outlook.steps, 9);
    let seen: Vec<_> = outlook
        .curves
        .iter()
        .map(|curve| (curve.of, curve.points.len(), *curve.points.last().unwrap()))
        .collect();
    assert_eq!(
        seen,
        [
            // A point before each turn, one after it, and the end.
            (Whose::Own(Seat(1)), 7, (9, 0.5)),
            (Whose::Own(Seat(2)), 5, (9, 0.0)),
            (Whose::Own(Seat(3)), 5, (9, 1.0)),
        ]
    );
}

#[test]
fn four_play_to_the_end() {
    let (table, start) = dealt("chasm", &[], Some(4));
    let turns = random(&*start, 400, &mut Rng::seed_from_u64(5));
    let mut analyst = Analyst::new(start.boxed(), &table, MANY, 0);
    let mut board = start.boxed();
    for (seat, turn) in &turns {
        board.play(*seat, turn).unwrap();
        analyst.judge(*seat, turn, board.boxed(), STRONG);
    }
    let outcome = board.outcome().unwrap();
    let Analysis { turns, outlook } = analyst.finish();
    let last = turns.last().unwrap();
    assert!((last.played.estimate - outcome.payoff(last.seat)).abs() < f32::EPSILON);
    for curve in outlook.curves {
        let Whose::Own(seat) = curve.of else {
            panic!("there are four")
        };
        let end = curve.points.last().unwrap().1;
        assert!((end - outcome.payoff(seat)).abs() < f32::EPSILON, "{seat}");
    }
}

#[test]
fn who_plays_together_wins_or_loses_together() {
    let (table, start) = dealt("mindoku", &[("mode", "cooperative")], Some(3));
    let turns = random(&*start, 200, &mut Rng::seed_from_u64(3));
    let mut analyst = Analyst::new(start.boxed(), &table, MANY, 0);
    let mut board = start.boxed();
    for (seat, turn) in &turns {
        board.play(*seat, turn).unwrap();
        analyst.judge(*seat, turn, board.boxed(), STRONG);
    }
    let won = board.outcome().unwrap().payoff(Seat(1));
    let found = analyst.finish();
    let [curve] = &found.outlook.curves[..] else {
        panic!("there is one for all")
    };
    assert_eq!(curve.of, Whose::Together);
    assert_eq!(curve.points.last(), Some(&(turns.len(), won)));
}

#[test]
fn the_same_game_has_the_same_analysis() {
    let (table, start) = dealt("dungeon-chess", &[], None);
    let turns = random(&*start, 6, &mut Rng::seed_from_u64(2));
    let found = || {
        let mut analyst = Analyst::new(start.boxed(), &table, MANY, 0);
        let mut board = start.boxed();
        for (seat, turn) in &turns {
            board.play(*seat, turn).unwrap();
            analyst.judge(*seat, turn, board.boxed(), STRONG);
        }
        analyst.finish()
    };
    assert_eq!(found().turns, found().turns);
}

#[test]
fn a_share_of_the_effort_is_no_more_than_that() {
    for game in ["kumo", "kintei", "dungeon-chess"] {
        let (_, start) = dealt(game, &[], None);
        let seat = start.to_act().first().unwrap();
        let nodes = |share| {
            let mind = SearchOptions {
                effort_permille: Some(share),
                ..STRONG
            };
            let thought = start.think(seat, mind, &mut Rng::seed_from_u64(1));
            thought.unwrap().nodes
        };
        let (small, large) = (nodes(10), nodes(400));
        assert!(small * 10 < large, "{game}: {small} and {large}");
    }
}
