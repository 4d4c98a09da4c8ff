//! The computer player of Jinrai: every move, alone and with a blow, plausible guesses, and beliefs
//! about the lightning.

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};

use super::turn::{Act, Part, Turn};
use super::{Jinrai, SEATS, View};
use crate::game::kit::cells::Cells;
use crate::game::kit::home_rows5x5;
use crate::game::{Beliefs, Game, Heuristics, MctsOptions, Method, Proofs, Rng, Seat, Strength};

/// Weight of turns with a move and a blow in playouts, where a turn with a move alone has weight 1.
const BOTH: usize = 12;

/// Number of turns after which a guess is considered.
const GUESSING: usize = 3;

/// The share of belief that no evidence removes: it is the same for every suspect.
const DOUBT: f32 = 0.15;

impl Heuristics for Jinrai {
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(MctsOptions {
            count: strength.of([40, 1_000, 24_000]),
            horizon: 4,
            ..MctsOptions::of(strength)
        })
    }

    /// Returns a random cloud for the lightning; later all moves, alone and with each blow, and a
    /// few guesses.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        if !self.public.has_begun() {
            return self.turns(seat).choose(rng).copied().into_iter().collect();
        }
        let moves = self.public.moves(seat);
        if moves.is_empty() {
            return self.turns(seat);
        }
        let act = |parts| Act { parts, guess: None };
        let alone = |&part: &Part| act([Some(part), None]);
        let mut acts: Vec<Act> = moves.iter().map(alone).collect();
        let mut guesses = guesses(self, seat, &acts);
        for &part in &moves {
            let blows = self.after(seat, part).public.blows(seat);
            let blows = blows.into_iter().filter(|blow| !blow.is_home(seat));
            acts.extend(blows.map(|blow| act([Some(part), Some(blow)])));
        }
        let known = acts.len();
        let blows = self.public.blows(seat);
        for blow in blows.into_iter().filter(|blow| !blow.is_home(seat)) {
            let moves = self.after(seat, blow).public.moves(seat).into_iter();
            let both = moves.map(|part| act([Some(blow), Some(part)]));
            // The other order mostly leads to the same position.
            let is_new = |both: &Act| {
                let [first, second] = both.parts;
                !acts[..known].contains(&act([second, first]))
            };
            let both: Vec<Act> = both.filter(is_new).collect();
            acts.extend(both);
        }
        acts.append(&mut guesses);
        acts.into_iter().map(Turn::Act).collect()
    }

    fn repeats_candidates(&self) -> bool {
        self.public.has_begun()
    }

    /// Returns a move, a turn with a blow or a guess, about as often as there are such candidate
    /// turns.
    fn playout_turn(&self, seat: Seat, rng: &mut Rng) -> Turn {
        let moves = if self.public.has_begun() {
            self.public.moves(seat)
        } else {
            Vec::new()
        };
        let Some(&first) = moves.choose(rng) else {
            let turns = self.turns(seat);
            return *turns.choose(rng).expect("a seat may pass");
        };
        let blows = self.public.blows(seat);
        let mut parts = [Some(first), None];
        if rng.random_range(0..moves.len() + BOTH) >= moves.len() {
            let first = if rng.random() {
                Some(first)
            } else {
                blows.choose(rng).copied()
            };
            parts = first
                .and_then(|first| both(self, seat, first, rng))
                .unwrap_or(parts);
        }
        let act = Act { parts, guess: None };
        let is_guess = rng.random_ratio(1, (moves.len() + BOTH) as u32);
        if is_guess && !self.public.guessed().contains(seat) {
            let guess = guessable(self, seat, act).iter().choose(rng);
            return Turn::Act(Act { guess, ..act });
        }
        Turn::Act(act)
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

impl Beliefs for Jinrai {
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

    /// Weighs each world by what the rival did with the cloud that carries the lightning in it.
    fn weights(view: &View, worlds: &[Jinrai]) -> Vec<f32> {
        let unknown = |seat: &Seat| view.lightning[seat.index()].is_none();
        let rival = SEATS.into_iter().find(unknown);
        let evidence = |world: &Jinrai| {
            let cell = rival.and_then(|rival| Some((rival, world.lightning[rival.index()]?)));
            cell.map_or(0.0, |(rival, cell)| view.public.evidence(rival, cell))
        };
        let likelihoods: Vec<f32> = worlds.iter().map(|world| evidence(world).exp()).collect();
        let equal = likelihoods.iter().sum::<f32>() / worlds.len() as f32;
        let soften = |likelihood: f32| (1.0 - DOUBT) * likelihood + DOUBT * equal;
        likelihoods.into_iter().map(soften).collect()
    }
}

impl Proofs for Jinrai {}

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

/// Returns guesses at each suspect after the most promising of `acts`, where a guess is possible.
fn guesses(game: &Jinrai, seat: Seat, acts: &[Act]) -> Vec<Act> {
    if game.public.guessed().contains(seat) {
        return Vec::new();
    }
    let promise = |act: &Act| {
        let parts = act.parts();
        let after = parts.fold(game.clone(), |game, part| game.after(seat, part));
        after.evaluate(seat)
    };
    let enabling = |act: &&Act| !guessable(game, seat, **act).is_empty();
    let mut enabling: Vec<(f32, Act)> = acts
        .iter()
        .filter(enabling)
        .map(|act| (promise(act), *act))
        .collect();
    enabling.sort_by(|one, other| other.0.total_cmp(&one.0));
    enabling.truncate(GUESSING);
    let guess = |act: Act, cell| Act {
        guess: Some(cell),
        ..act
    };
    let each = |(_, act): (f32, Act)| {
        let suspects = guessable(game, seat, act).iter();
        suspects.map(move |cell| guess(act, cell))
    };
    enabling.into_iter().flat_map(each).collect()
}

/// Returns the suspects that the seat may guess at the end of a turn without a guess.
fn guessable(game: &Jinrai, seat: Seat, act: Act) -> Cells {
    let goal = home_rows5x5::row(seat.rival());
    let mut clouds = game.public.clouds(seat);
    let mut suspects = game.public.suspects(seat.rival());
    let mut lightning = game.lightning[seat.index()];
    for part in act.parts() {
        let (from, to) = part.way();
        match part {
            Part::Move(..) if clouds.contains(from) => {
                clouds.shift(from, to);
                lightning = lightning.map(|cell| if cell == from { to } else { cell });
            }
            Part::Blow(..) if suspects.contains(from) => suspects.shift(from, to),
            _ => {}
        }
    }
    let wins = lightning.is_some_and(|cell| goal.contains(cell));
    if wins || (clouds & goal).is_empty() {
        return Cells::NONE;
    }
    suspects
}
