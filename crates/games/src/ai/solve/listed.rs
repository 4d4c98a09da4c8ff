//! Solving by enumeration: the graph of all positions, evaluated backwards from the ends.

use std::collections::HashSet;
use std::hash::BuildHasher;
use std::mem;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use crate::ai::value::{Value, acting, after, ended};
use crate::game::Game;

/// The byte of an unknown or drawn position.
const UNKNOWN: u8 = 0;

/// The canonical keys of all reachable positions, ascending, with their values to the seat to act.
#[derive(Debug, PartialEq, Eq)]
pub struct Listed {
    /// The keys.
    pub keys: Vec<u128>,
    /// The values as bytes.
    pub values: Vec<u8>,
}

/// Solves a game from `start`; `None` if `progress` stopped it.
#[must_use]
pub fn solve<G: Game>(
    start: &G,
    key: fn(&G) -> u128,
    progress: &mut dyn FnMut(u64, u64) -> bool,
) -> Option<Listed> {
    let graph = Graph::of(start, key, progress)?;
    let values = graph.values();
    let Graph { keys, .. } = graph;
    let mut both: Vec<(u128, u8)> = keys.into_iter().zip(values).collect();
    both.sort_unstable();
    let (keys, values) = both.into_iter().unzip();
    Some(Listed { keys, values })
}

/// Number of positions between two progress reports.
const STRIDE: usize = 1 << 12;

/// The graph of positions and turns.
struct Graph {
    /// Keys by node.
    keys: Vec<u128>,
    /// Outcomes of the turns that end the game, by node.
    ends: Vec<Ends>,
    /// Number of turns to other nodes, by node.
    out: Vec<u16>,
    /// The nodes in the order of their expansion.
    order: Vec<u32>,
    /// The targets of all turns in that order, in chunks, so that growth moves no memory.
    turns: Vec<Vec<u32>>,
}

/// The outcomes of a position's turns that end the game.
#[derive(Clone, Copy, Default)]
struct Ends {
    win: bool,
    draw: bool,
    loss: bool,
}

/// Calls `visit` once for every position reachable from `start`, up to symmetry. Returns `false` if
/// `visit` or `progress` stopped it.
pub fn walk<G: Game>(
    start: &G,
    key: fn(&G) -> u128,
    visit: &mut dyn FnMut(&G) -> bool,
    progress: &mut dyn FnMut(u64, u64) -> bool,
) -> bool {
    let mut known = HashSet::from([key(start)]);
    let (mut waiting, mut done) = (vec![start.clone()], 0);
    while let Some(game) = waiting.pop() {
        if !visit(&game) {
            return false;
        }
        let after = successors(&game).filter_map(Result::ok);
        waiting.extend(after.filter(|after| known.insert(key(after))));
        done += 1;
        if done % STRIDE as u64 == 0 && !progress(done, known.len() as u64) {
            return false;
        }
    }
    true
}

/// Returns the successor of each turn, or the value of the end to the seat to act.
fn successors<G: Game>(game: &G) -> impl Iterator<Item = Result<G, Value>> {
    let seat = acting(game);
    game.turns(seat).into_iter().map(move |turn| {
        let after = after(game, &turn);
        match ended(&after) {
            Some(outcome) => Err(Value::ended(&outcome, seat)),
            None => Ok(after),
        }
    })
}

impl Ends {
    fn add(&mut self, value: Value) {
        match value {
            Value::Win(_) => self.win = true,
            Value::Draw => self.draw = true,
            Value::Loss(_) => self.loss = true,
        }
    }
}

impl Graph {
    fn of<G: Game>(
        start: &G,
        key: fn(&G) -> u128,
        progress: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Option<Graph> {
        let mut graph = Graph {
            keys: vec![key(start)],
            ends: vec![Ends::default()],
            out: vec![0],
            order: Vec::new(),
            turns: vec![Vec::new()],
        };
        // Nodes by key; the keys are stored in the graph only.
        let hash = |key: u128| FxBuildHasher.hash_one(key);
        let mut known = HashTable::new();
        known.insert_unique(hash(graph.keys[0]), 0_u32, |_| 0);
        // Depth first, which keeps the stack small.
        let mut waiting = vec![(0_u32, start.clone())];
        while let Some((from, game)) = waiting.pop() {
            graph.order.push(from);
            for after in successors(&game) {
                let after = match after {
                    Ok(after) => after,
                    Err(value) => {
                        graph.ends[from as usize].add(value);
                        continue;
                    }
                };
                let number = key(&after);
                let is_it = |&node: &u32| graph.keys[node as usize] == number;
                let found = known.find(hash(number), is_it).copied();
                let to = found.unwrap_or_else(|| {
                    let node = graph.keys.len() as u32;
                    graph.keys.push(number);
                    graph.ends.push(Ends::default());
                    graph.out.push(0);
                    let again = |&node: &u32| hash(graph.keys[node as usize]);
                    known.insert_unique(hash(number), node, again);
                    waiting.push((node, after));
                    node
                });
                graph.out[from as usize] += 1;
                graph.lead(to);
            }
            let done = graph.order.len();
            if done.is_multiple_of(STRIDE) && !progress(done as u64, graph.keys.len() as u64) {
                return None;
            }
        }
        Some(graph)
    }

    /// Appends the target of one more turn.
    fn lead(&mut self, to: u32) {
        const PIECE: usize = 1 << 16;
        match self.turns.last_mut() {
            Some(piece) if piece.len() < PIECE => piece.push(to),
            _ => {
                let mut piece = Vec::with_capacity(PIECE);
                piece.push(to);
                self.turns.push(piece);
            }
        }
    }

    /// Returns the value of every node as a byte, computed backwards from the ends, the nearest
    /// first.
    fn values(&self) -> Vec<u8> {
        let back = Back::of(self);
        let mut values = vec![UNKNOWN; self.keys.len()];
        // The number of turns of a node not yet known to lose.
        let mut open = self.out.clone();
        let mut near = Vec::new();
        for (node, ends) in self.ends.iter().enumerate() {
            open[node] += u16::from(ends.draw);
            let value = match ends {
                Ends { win: true, .. } => Value::Win(1),
                Ends { loss: true, .. } if open[node] == 0 => Value::Loss(1),
                _ => continue,
            };
            values[node] = value.byte();
            near.push(node as u32);
        }
        while !near.is_empty() {
            let mut next = Vec::new();
            for &node in &near {
                let value = Value::of_byte(values[node as usize]).before();
                for &before in back.of_node(node) {
                    let at = before as usize;
                    if values[at] != UNKNOWN {
                        continue;
                    }
                    if matches!(value, Value::Loss(_)) {
                        open[at] -= 1;
                        if open[at] > 0 {
                            continue;
                        }
                    }
                    values[at] = value.byte();
                    next.push(before);
                }
            }
            near = mem::take(&mut next);
        }
        values
    }
}

/// The reversed edges of a graph.
struct Back {
    /// The beginning of each node's list, with one more entry for the end.
    starts: Vec<u32>,
    froms: Vec<u32>,
}

impl Back {
    fn of(graph: &Graph) -> Back {
        let mut starts = vec![0; graph.keys.len() + 1];
        for &to in graph.turns.iter().flatten() {
            starts[to as usize + 1] += 1;
        }
        for node in 1..starts.len() {
            starts[node] += starts[node - 1];
        }
        let mut ends = starts.clone();
        let mut froms = vec![0; starts[graph.keys.len()] as usize];
        let mut turns = graph.turns.iter().flatten();
        for &from in &graph.order {
            let out = graph.out[from as usize];
            for &to in turns.by_ref().take(out.into()) {
                let end = &mut ends[to as usize];
                froms[*end as usize] = from;
                *end += 1;
            }
        }
        Back { starts, froms }
    }

    fn of_node(&self, node: u32) -> &[u32] {
        let from = |node: usize| self.starts[node] as usize;
        &self.froms[from(node as usize)..from(node as usize + 1)]
    }
}
