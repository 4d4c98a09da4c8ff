//! The laws of the end of a game, and of the measured worth of its seats.

use crate::board;
use crate::contract::subject::TestedGame;
use crate::contract::walk::Walk;
use crate::game::{Info, Outcome, Seat, Seats, Table};

/// Of two seats, the one that leaves loses.
pub fn of_two_seats_the_one_that_leaves_loses(game: &TestedGame, table: &Table) {
    if table.seats > 2 || (game.info.together)(&table.options) {
        return;
    }
    for seat in Seats::all(2).iter() {
        let mut play = Walk::new(game, table, 1).play;
        play.leave(seat);
        let left = Outcome::winner(seat.rival(), 2);
        assert_eq!(
            play.outcome(),
            Some(left),
            "of two seats the one that leaves loses, also out of turn"
        );
    }
}

/// The outcome of a game that is over is one of its table, and nothing can be played after it.
pub fn is_sound(walk: &Walk<'_>) {
    let Walk {
        game, table, play, ..
    } = walk;
    let outcome = play.outcome().expect("the game is over");
    let payoff = |seat| outcome.payoff(seat);
    assert!(
        play.seats()
            .iter()
            .all(|seat| (0.0..=1.0).contains(&payoff(seat))),
        "each payoff is from 0 to 1: {outcome:?}"
    );
    let together = (game.info.together)(&table.options);
    match &outcome {
        Outcome::Together { .. } => assert!(
            together,
            "`Outcome::Together` is for a cooperative table alone"
        ),
        Outcome::Drawn { places } => {
            assert!(!together, "a cooperative table has no `Outcome::Drawn`");
            for seat in play.seats().iter() {
                let is_first = places[seat.index()] == 1;
                assert_eq!(
                    is_first,
                    play.staying().contains(seat),
                    "in a draw exactly the staying seats have place 1: seat {seat} of {places:?}"
                );
            }
        }
        Outcome::Placed { places, scores } => {
            assert!(!together, "a cooperative table has no `Outcome::Placed`");
            let better = |place: u8| places.iter().filter(|&&other| other < place).count();
            assert!(
                places
                    .iter()
                    .all(|&place| better(place) + 1 == usize::from(place)),
                "a place is one more than the number of better seats: {places:?}"
            );
            let gone = |seat: Seat| !play.staying().contains(seat);
            if let Some(scores) = scores {
                let scored = |seat: Seat| scores[seat.index()].is_some();
                assert!(
                    play.seats().iter().all(|seat| scored(seat) != gone(seat)),
                    "exactly the staying seats have scores: {scores:?}"
                );
            }
        }
    }
    for seat in play.seats().iter() {
        assert!(
            play.turns(seat).is_empty() && play.claims(seat).is_empty(),
            "after the end seat {seat} has no turns and no claims"
        );
        let refused = play.copied().play(seat, "a1");
        assert_eq!(
            refused,
            Err(board::Refusal::Over),
            "after the end a turn of seat {seat} is refused as over"
        );
    }
}

/// Each measured worth of seats is that of a table that people can choose, and not of one that is
/// played together.
pub fn measures_tables_that_exist(info: &Info) {
    for measured in info.seat_worth {
        let options = measured.options.iter();
        let options = options.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let seats = measured.points.len();
        let table = info.table(&options.collect(), Some(seats as u8));
        let table = table.unwrap_or_else(|bad| panic!("`Info::seat_worth` {measured:?}: {bad}"));
        assert!(
            !(info.together)(&table.options),
            "`Info::seat_worth` has no cooperative table: {measured:?}"
        );
        let sum: i16 = measured.points.iter().sum();
        assert!(
            usize::from(sum.unsigned_abs()) < seats,
            "the points of `Info::seat_worth` are centred on 0: {measured:?}"
        );
    }
}
