//! Claims that a token is a duplicate.

use std::fmt;

use super::deed::{Deed, What};
use super::position::Mindoku;
use super::public::Mode;
use crate::game::kit::grid::Cell;
use crate::game::{self, Seat, Seats};

/// A claim that the token on a cell is a duplicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The token the last turn put there: it goes back.
    Last(Cell),
    /// An older token: it goes to a seat.
    Any {
        /// The cell.
        cell: Cell,
        /// The seat that gets the token.
        to: Seat,
    },
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Last(cell) => write!(f, "claim {cell}"),
            Claim::Any { cell, to } => write!(f, "claim {cell} {to}"),
        }
    }
}

impl Claim {
    /// Returns both forms of a claim of every token, whether or not they can hold: the difficulty
    /// of a puzzle does not depend on what menus leave out.
    pub(super) fn both_forms(game: &Mindoku, seat: Seat) -> Vec<Claim> {
        let others = game.public.staying.without(seat);
        let both = |(cell, _)| {
            let given = others.iter().map(move |to| Claim::Any { cell, to });
            std::iter::once(Claim::Last(cell)).chain(given)
        };
        game.public.tokens().flat_map(both).collect()
    }
}

impl game::Claim<Mindoku> for Claim {
    /// Returns a claim of every token, so that the list does not show which hold; none for a single
    /// token, which repeats nothing. The token that another seat's last turn put down goes back,
    /// every other one is given: of each only the form that can hold. The seat's own last token is
    /// among them, as menus offer every occupied cell, though it cannot hold.
    fn all(game: &Mindoku, seat: Seat) -> Vec<Claim> {
        if game.public.mode != Mode::Claims || game.public.occupied().count() < 2 {
            return Vec::new();
        }
        let others = game.public.staying.without(seat);
        let latest = game.public.latest.0;
        let claims = |(cell, _)| match latest {
            Some((last, owner)) if last == cell && owner != seat => vec![Claim::Last(cell)],
            _ => {
                let given = others.iter().map(|to| Claim::Any { cell, to });
                given.collect::<Vec<_>>()
            }
        };
        game.public.tokens().flat_map(claims).collect()
    }

    fn call(&self, game: &mut Mindoku, seat: Seat) -> Option<Deed> {
        if game.public.mode != Mode::Claims {
            return None;
        }
        match *self {
            Claim::Last(cell) => send_back(game, seat, cell),
            Claim::Any { cell, to } => give(game, seat, cell, to),
        }
    }

    /// Accepts any cell and seat: a claim on a free cell is a false claim.
    fn read(game: &Mindoku, _: Seat, text: &str) -> Option<Claim> {
        let public = &game.public;
        let mut words = text.strip_prefix("claim ")?.split(' ');
        let cell = words.next()?.parse().ok();
        let cell = cell.filter(|&cell| public.layout.grid().contains(cell))?;
        let claim = match (words.next(), words.next()) {
            (None, _) => Claim::Last(cell),
            (Some(word), None) => {
                let mut seats = Seats::all(public.seats).iter();
                let to = seats.find(|seat| seat.to_string() == word)?;
                Claim::Any { cell, to }
            }
            _ => return None,
        };
        (public.mode == Mode::Claims).then_some(claim)
    }
}

fn send_back(game: &mut Mindoku, seat: Seat, cell: Cell) -> Option<Deed> {
    let (at, value, owner) = game.public.open_duplicate()?;
    if at != cell || owner == seat {
        return None;
    }
    game.public.lift(value, cell);
    game.give(value, owner);
    game.public.open = None;
    Some(Deed {
        value,
        what: What::SentBack(cell, owner),
    })
}

fn give(game: &mut Mindoku, seat: Seat, cell: Cell, to: Seat) -> Option<Deed> {
    let public = &mut game.public;
    let value = public.value(cell)?;
    // While the last token can be sent back, it and those it duplicates cannot be claimed this way.
    let sent_back_first = public.open_duplicate().is_some_and(|(at, doubled, _)| {
        value == doubled && (at == cell || public.layout.peers(at).contains(cell))
    });
    let may_get = to != seat && public.staying.contains(to);
    if sent_back_first || !may_get || !public.is_duplicate(value, cell) {
        return None;
    }
    public.lift(value, cell);
    public.close();
    game.give(value, to);
    Some(Deed {
        value,
        what: What::Given(cell, to),
    })
}
