//! The computer player of Jinrai: every move, some with a blow, and plausible guesses.

use rand::seq::{IndexedRandom, IteratorRandom};

use super::turn::{Act, Part, Turn};
use super::{Jinrai, SEATS, View};
use crate::game::kit::home_rows5x5;
use crate::game::{Game, Heuristics, MctsOptions, Method, Rng, Seat, Strength};

/// Number of sampled turns with a move and a blow.
const BOTH: usize = 12;

impl Heuristics for Jinrai {
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(MctsOptions {
            count: strength.of([40, 1_000, 12_000]),
            horizon: 4,
            ..MctsOptions::of(strength)
        })
    }

    /// Returns a position for each cloud that may carry the rival's lightning.
    fn worlds(view: &View) -> Option<Vec<Jinrai>> {
        let View { public, lightning } = view;
        let is_unknown =
            |seat: &Seat| lightning[seat.index()].is_none() && public.has_chosen(*seat);
        let unknown: Vec<Seat> = SEATS.into_iter().filter(is_unknown).collect();
        let [rival] = unknown[..] else { return None };
        let carried_by = |cell| {
            let mut lightning = *lightning;
            lightning[rival.index()] = Some(cell);
            Jinrai {
                public: public.clone(),
                lightning,
            }
        };
        Some(public.suspects(rival).iter().map(carried_by).collect())
    }

    /// Returns all moves, a sample of turns with a blow, and a guess where one is possible.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        let moves = if self.public.has_begun() {
            self.public.moves(seat)
        } else {
            Vec::new()
        };
        if moves.is_empty() {
            return self.turns(seat);
        }
        let mut parts: Vec<[Option<Part>; 2]> =
            moves.iter().map(|&part| [Some(part), None]).collect();
        let blows = self.public.blows(seat);
        for i in 0..BOTH {
            parts.extend(if i % 2 == 0 {
                let first = moves.choose(rng).copied();
                first.and_then(|first| both(self, seat, first, rng))
            } else {
                let first = blows.choose(rng).copied();
                first.and_then(|first| both(self, seat, first, rng))
            });
        }
        let mut turns: Vec<Turn> = Vec::with_capacity(parts.len() + 1);
        for parts in parts {
            let turn = Turn::Act(Act { parts, guess: None });
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        turns.extend(guess(self, seat, &turns, rng));
        turns
    }

    /// Returns the lead: the advance of the lightning counts most, then that of the foremost cloud.
    fn evaluate(&self, seat: Seat) -> f32 {
        let way = |seat: Seat| {
            let cell = self.lightning[seat.index()];
            cell.map_or(0.0, |cell| {
                f32::from(cell.rank().abs_diff(home_rows5x5::rank(seat)))
            })
        };
        let clouds = SEATS.map(|seat| self.public.clouds(seat));
        let ahead = 0.08 * (way(seat) - way(seat.rival()));
        let all = 0.3 * (home_rows5x5::lead(clouds, seat) - 0.5);
        (0.5 + ahead + all).clamp(0.05, 0.95)
    }
}

/// Returns the parts of a turn that adds a random blow to a move, or a random move to a blow.
fn both(game: &Jinrai, seat: Seat, first: Part, rng: &mut Rng) -> Option<[Option<Part>; 2]> {
    let after = game.after(seat, first);
    let second = match first {
        Part::Move(..) => after.public.blows(seat),
        Part::Blow(..) => after.public.moves(seat),
    };
    let second = second.choose(rng)?;
    Some([Some(first), Some(*second)])
}

/// Returns one of the turns with a guess at a cloud that may carry the lightning.
fn guess(game: &Jinrai, seat: Seat, turns: &[Turn], rng: &mut Rng) -> Option<Turn> {
    if game.public.guessed().contains(seat) {
        return None;
    }
    let guessable = turns.iter().filter_map(|turn| {
        let Turn::Act(act) = *turn else { return None };
        let after = act
            .parts()
            .fold(game.clone(), |game, part| game.after(seat, part));
        let may_be = after.guesses(seat) & after.public.suspects(seat.rival());
        (!may_be.is_empty()).then_some((act, may_be))
    });
    let (act, may_be) = guessable.choose(rng)?;
    let guess = may_be.iter().choose(rng);
    Some(Turn::Act(Act { guess, ..act }))
}
