//! Plain UCT (Kocsis, Szepesvári 2006): upper confidence bounds in the tree, random playouts beyond
//! it, one node a playout.
//!
//! Of a game with hidden information a fair player searches several positions that its view allows
//! and adds up the visits; the seeing one searches the real position.

use std::collections::HashMap;

use rand::RngExt;
use rand::seq::IndexedRandom;
use tavolino_games::ai::value::acting;
use tavolino_games::game::{Game, Rng, Seat};
use tavolino_games::play::Play;

use crate::ending;

/// Weight of curiosity, √2 for payoffs from 0 to 1.
const CURIOSITY: f32 = std::f32::consts::SQRT_2;
/// Positions a fair player imagines where something is hidden.
const WORLDS: u32 = 10;
/// Turns after which a playout counts as a draw.
const LONGEST: usize = 400;

/// Returns the turn with the most visits, and the number of playouts.
pub fn choose<G: Game>(
    play: &Play<G>,
    seat: Seat,
    seats: u8,
    (playouts, sees): (u32, bool),
    rng: &mut Rng,
) -> (G::Turn, u64) {
    let worlds = if sees { 1 } else { WORLDS };
    let mut visits: HashMap<G::Turn, u32> = HashMap::new();
    for _ in 0..worlds {
        let root = if sees {
            play.game().clone()
        } else {
            G::imagine(&play.game().view(Some(seat)), rng)
        };
        let mut tree = Tree::new(&root, seat, seats);
        for _ in 0..(playouts / worlds).max(1) {
            tree.playout(&root, rng);
        }
        for (turn, count) in tree.root_visits() {
            *visits.entry(turn).or_default() += count;
        }
    }
    // In the order of turns, so that equals are decided alike in each run.
    let turns = play.turns(seat);
    let best = turns
        .into_iter()
        .max_by_key(|turn| visits.get(turn).copied());
    (best.expect("the seat can act"), playouts.into())
}

struct Node<G: Game> {
    /// The turn that leads here, and the seat that took it.
    turn: Option<(Seat, G::Turn)>,
    visits: u32,
    /// The payoffs of the seat that took the turn.
    points: f32,
    /// Turns without a node.
    untried: Vec<G::Turn>,
    next: Vec<usize>,
}

struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    root: Seat,
    seats: u8,
}

impl<G: Game> Tree<G> {
    fn new(game: &G, root: Seat, seats: u8) -> Tree<G> {
        let node = Node {
            turn: None,
            visits: 0,
            points: 0.0,
            untried: game.turns(root),
            next: Vec::new(),
        };
        Tree {
            nodes: vec![node],
            root,
            seats,
        }
    }

    /// Returns the seat to act; at the root the one that thinks, if several are to act.
    fn acting(&self, game: &G, at: usize) -> Seat {
        if at == 0 { self.root } else { acting(game) }
    }

    /// Goes down the tree, adds a node, plays to the end at random, and counts the payoffs on the
    /// way.
    fn playout(&mut self, root: &G, rng: &mut Rng) {
        let mut game = root.clone();
        let mut at = 0;
        let mut path = vec![at];
        while self.nodes[at].untried.is_empty() && !self.nodes[at].next.is_empty() {
            at = self.most_promising(at);
            let (seat, turn) = self.nodes[at]
                .turn
                .as_ref()
                .expect("only the root has none");
            game.play(*seat, turn);
            path.push(at);
        }
        if !self.nodes[at].untried.is_empty() {
            let seat = self.acting(&game, at);
            let untried = &mut self.nodes[at].untried;
            let turn = untried.swap_remove(rng.random_range(0..untried.len()));
            game.play(seat, &turn);
            let is_over = ending::outcome(&game, self.seats).is_some();
            let untried = if is_over {
                Vec::new()
            } else {
                game.turns(acting(&game))
            };
            self.nodes.push(Node {
                turn: Some((seat, turn)),
                visits: 0,
                points: 0.0,
                untried,
                next: Vec::new(),
            });
            let added = self.nodes.len() - 1;
            self.nodes[at].next.push(added);
            path.push(added);
        }
        let payoffs = self.random_end(game, rng);
        for at in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.points += node
                .turn
                .as_ref()
                .map_or(0.0, |turn| payoffs[turn.0.index()]);
        }
    }

    fn most_promising(&self, at: usize) -> usize {
        let all = (self.nodes[at].visits as f32).ln();
        let bound = |&next: &usize| {
            let node = &self.nodes[next];
            let visits = node.visits as f32;
            node.points / visits + CURIOSITY * (all / visits).sqrt()
        };
        let next = self.nodes[at].next.iter().copied();
        let best = next.max_by(|one, other| bound(one).total_cmp(&bound(other)));
        best.expect("a node with turns has followers")
    }

    /// Returns the payoffs by seat at the end of a random game.
    fn random_end(&self, mut game: G, rng: &mut Rng) -> Vec<f32> {
        for _ in 0..LONGEST {
            if let Some(outcome) = game.outcome() {
                let seats = (1..=self.seats).map(Seat);
                return seats.map(|seat| outcome.payoff(seat)).collect();
            }
            let seat = acting(&game);
            let Some(turn) = game.turns(seat).choose(rng).cloned() else {
                let stays = |other| if other == seat { 0.0 } else { 1.0 };
                return (1..=self.seats).map(|other| stays(Seat(other))).collect();
            };
            game.play(seat, &turn);
        }
        vec![0.5; self.seats.into()]
    }

    fn root_visits(&self) -> impl Iterator<Item = (G::Turn, u32)> {
        let next = self.nodes[0].next.iter().map(|&next| &self.nodes[next]);
        next.filter_map(|node| Some((node.turn.as_ref()?.1.clone(), node.visits)))
    }
}
