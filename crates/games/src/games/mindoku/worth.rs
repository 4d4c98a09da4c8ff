//! The measured worth of seats: the earlier a seat acts, the more it is worth, and the more so on
//! small boards.

use crate::game::SeatWorth;

/// The worth by board and seats, measured with the players as referee: the bot as referee changes
/// no game of the computer.
pub const SEAT_WORTH: &[SeatWorth] = &[
    // 400 games each, standard error 9.
    SeatWorth::usual(&[29, -29]),
    SeatWorth::usual(&[32, 23, -55]),
    SeatWorth::usual(&[75, 23, -27, -71]),
    // 377 games, standard error 8; then 400 each, 9 to 11.
    SeatWorth::with(&[("board", "on3rows")], &[8, -8]),
    SeatWorth::with(&[("board", "on3rows")], &[44, -6, -38]),
    SeatWorth::with(&[("board", "on3rows")], &[51, 18, -8, -61]),
    SeatWorth::with(&[("board", "on3rows")], &[117, 36, -24, -55, -74]),
    // 145 to 260 games each, standard error 11 to 15.
    SeatWorth::with(&[("board", "6x")], &[5, -5]),
    SeatWorth::with(&[("board", "6x")], &[13, -6, -7]),
    SeatWorth::with(&[("board", "6x")], &[23, 32, -11, -45]),
    SeatWorth::with(&[("board", "6x")], &[58, 10, 19, -39, -49]),
    SeatWorth::with(&[("board", "6x")], &[71, 33, 25, -16, -37, -76]),
    // 140 games for two, standard error 13, and 32 to 47 for more, 24 to 37: no table differed from
    // 0 with 95 % certainty.
    SeatWorth::with(&[("board", "9x")], &[0, 0]),
    SeatWorth::with(&[("board", "9x")], &[0, 0, 0]),
    SeatWorth::with(&[("board", "9x")], &[0, 0, 0, 0]),
    SeatWorth::with(&[("board", "9x")], &[0, 0, 0, 0, 0]),
    SeatWorth::with(&[("board", "9x")], &[0, 0, 0, 0, 0, 0]),
];
