//! Tables, plays and sentences for the tests of games.

use crate::board::Board;
use crate::exercise::Exercises;
use crate::game::{Face, Game, Lang, Options, Outcome, Seat, Table};
use crate::play::Play;

/// A table with these options.
#[must_use]
pub fn table<G: Game>(seats: u8, options: &[(&str, &str)]) -> Table {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    G::INFO.table(&options, Some(seats)).unwrap()
}

/// A play with this deal, after these lines of `<seat> <notation>`; `resign` leaves, `skip` loses
/// the turn.
pub fn played<G: Exercises>(table: &Table, deal: G::Deal, lines: &[&str]) -> Play<G> {
    let mut play = Play::<G>::new(table, deal).unwrap();
    for line in lines {
        let (seat, prefix) = line.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        match prefix {
            "resign" => play.leave(seat),
            "skip" => assert!(
                play.skip(seat),
                "`{line}`: `Play::skip` skips a turn of seat {seat}"
            ),
            prefix => {
                let done = Board::play(&mut play, seat, prefix);
                done.unwrap_or_else(|refusal| {
                    let text = play.scene(None, &Lang::english()).text;
                    panic!("`{line}`: {}\n{text}", refusal.explained())
                });
            }
        }
    }
    play
}

/// The position after these turns, each of the seat that is to act then.
pub fn after<G: Game>(mut game: G, turns: &[&str]) -> G {
    for text in turns {
        let seat = acting(&game);
        let turn = game
            .read(seat, text)
            .unwrap_or_else(|| panic!("`{text}` is not legal"));
        game.play(seat, &turn);
    }
    game
}

/// A play of two seats from this position on, after these turns, each of the seat that is to act
/// then.
pub fn going_on<G: Exercises>(game: G, turns: &[&str]) -> Play<G> {
    let mut play = Play::from_position(game, 2);
    for text in turns {
        let seat = acting(play.game());
        let done = Board::play(&mut play, seat, text);
        done.unwrap_or_else(|refusal| panic!("`{text}`: {}", refusal.explained()));
    }
    play
}

/// The public sentence about a turn of the seat to act.
pub fn report<G: Face>(game: &G, turn: &str, lang: &Lang) -> String {
    let (mut after, seat) = (game.clone(), acting(game));
    let turn = game.read(seat, turn).expect("the turn is legal");
    let deed = after.play(seat, &turn);
    G::describe(&deed, seat, None, lang)
}

/// Two people at the table.
#[must_use]
pub fn ann_and_ben() -> Lang {
    Lang::english().with_names(vec!["Ann".into(), "Ben".into()])
}

/// The legal turns of the seat to act, in their notation.
pub fn texts<G: Game>(game: &G) -> Vec<String> {
    let turns = game.turns(acting(game));
    turns.iter().map(ToString::to_string).collect()
}

/// The places of a game that ended without scores.
#[must_use]
pub fn places(outcome: Option<&Outcome>) -> Vec<u8> {
    match outcome {
        Some(
            Outcome::Placed {
                places,
                scores: None,
            }
            | Outcome::Drawn { places },
        ) => places.clone(),
        other => panic!("an outcome has places and no scores, not {other:?}"),
    }
}

fn acting<G: Game>(game: &G) -> Seat {
    game.to_act().first().unwrap()
}
