//! Sentences about pawns.

use crate::game::Game;
use crate::game::kit::cells::Cells;
use crate::game::kit::words::list;
use crate::game::lang::Lang;
use crate::game::seat::Seat;

/// Returns a sentence per seat with the number and the cells of its pawns.
#[must_use]
pub fn pawns<G: Game>(pawns: [Cells; 2], lang: &Lang) -> [String; 2] {
    [Seat(1), Seat(2)].map(|seat| {
        let pawns = pawns[seat.index()];
        let variables = [
            ("seat", lang.seat(G::INFO, seat).into()),
            ("count", pawns.count().into()),
            ("cells", list(pawns.iter()).into()),
        ];
        lang.say("pawns", &variables)
    })
}
