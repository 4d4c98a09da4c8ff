//! A picture is a file people load on a phone.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::board::Board;
use tavolino::game::{Lang, Rng};
use tavolino::{games, render};

use crate::table::public;

/// The largest file, in bytes.
const LARGEST: usize = 30_000;

/// Random games of each kind, and how many turns lie between two of the pictures looked at.
const GAMES: u64 = 3;
const PAUSE: usize = 7;

fn size(board: &dyn Board) -> usize {
    render::png(&public(board)).len()
}

#[test]
fn no_picture_of_any_game_is_larger_than_30_kb() {
    for kind in games::GAMES {
        for seed in 0..GAMES {
            let mut rng = Rng::seed_from_u64(seed);
            let fewest = kind
                .info
                .table(&tavolino::game::Options::new(), None)
                .unwrap();
            let most = *(kind.info.seats)(&fewest.options).end();
            let table = kind.info.table(&fewest.options, Some(most)).unwrap();
            let mut board = (kind.open)(&table, (kind.deal)(&table, &mut rng)).unwrap();
            for turns in 0..150 {
                if turns % PAUSE == 0 {
                    let size = size(&*board);
                    assert!(
                        size <= LARGEST,
                        "{} after {turns} turns: {size} bytes",
                        kind.info.key
                    );
                }
                let Some(seat) = board.to_act().first() else {
                    break;
                };
                let turn = board.offered(seat, "").choose(&mut rng).unwrap().clone();
                board.play(seat, &turn).unwrap();
            }
            let card = board.card(tavolino::game::Seat(1), &Lang::english());
            assert!(card.is_none_or(|card| render::png(&card).len() <= LARGEST));
            assert!(size(&*board) <= LARGEST, "{} at its end", kind.info.key);
        }
    }
}
