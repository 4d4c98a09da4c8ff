//! The games whose positions can be listed: a graph, walked back from where it ends.

use std::collections::{HashMap, HashSet};
use std::mem;

use crate::ai::value::{Value, acting, ended};
use crate::game::Game;

/// Nothing is known of it yet, or it is drawn.
const UNKNOWN: u8 = 0;

/// Every position that can be reached, by its number, in rising order, with its value to whoever is to act.
#[derive(Debug, PartialEq, Eq)]
pub struct Listed {
    /// The numbers.
    pub keys: Vec<u128>,
    /// The values, as bytes.
    pub values: Vec<u8>,
}

/// Solves a game from this position on; `None` if it was to stop.
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

/// The positions and the turns between them.
struct Graph {
    /// By node.
    keys: Vec<u128>,
    /// By node: what its turns that end the game come to, the best of them and whether there is a draw.
    ends: Vec<Ends>,
    /// By node: how many turns lead to other nodes.
    out: Vec<u16>,
    /// Where these turns lead, node by node.
    turns: Vec<u32>,
}

/// What the turns of a position that end the game come to.
#[derive(Clone, Copy, Default)]
struct Ends {
    win: bool,
    draw: bool,
    loss: bool,
}

/// Goes through every position that can come of a start, up to symmetry, each once and the nearest first; `visit` is given
/// it and says whether to go on.
pub fn walk<G: Game>(
    start: &G,
    key: fn(&G) -> u128,
    visit: &mut dyn FnMut(&G) -> bool,
    progress: &mut dyn FnMut(u64, u64) -> bool,
) -> bool {
    let mut known = HashSet::from([key(start)]);
    let (mut layer, mut done) = (vec![start.clone()], 0);
    while !layer.is_empty() {
        let mut next = Vec::new();
        for game in &layer {
            if !visit(game) {
                return false;
            }
            done += 1;
            next.extend(
                successors(game)
                    .filter_map(Result::ok)
                    .filter(|after| known.insert(key(after))),
            );
        }
        if !progress(done, known.len() as u64) {
            return false;
        }
        layer = next;
    }
    true
}

/// Where the turns of a position lead: to another, or to an end of this value for the one to act.
fn successors<G: Game>(game: &G) -> impl Iterator<Item = Result<G, Value>> {
    let seat = acting(game);
    game.turns(seat).into_iter().map(move |turn| {
        let mut after = game.clone();
        after.play(seat, &turn);
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
            ends: Vec::new(),
            out: Vec::new(),
            turns: Vec::new(),
        };
        let mut known = HashMap::from([(key(start), 0)]);
        let mut layer = vec![start.clone()];
        while !layer.is_empty() {
            let mut next = Vec::new();
            for game in &layer {
                let before = graph.turns.len();
                let mut ends = Ends::default();
                for after in successors(game) {
                    let after = match after {
                        Ok(after) => after,
                        Err(value) => {
                            ends.add(value);
                            continue;
                        }
                    };
                    let number = key(&after);
                    let to = *known.entry(number).or_insert_with(|| {
                        graph.keys.push(number);
                        next.push(after);
                        graph.keys.len() as u32 - 1
                    });
                    graph.turns.push(to);
                }
                graph.ends.push(ends);
                graph.out.push((graph.turns.len() - before) as u16);
            }
            if !progress(graph.ends.len() as u64, graph.keys.len() as u64) {
                return None;
            }
            layer = next;
        }
        Some(graph)
    }

    /// The value of every node, as bytes: from the ends back, the nearest first.
    fn values(&self) -> Vec<u8> {
        let back = Back::of(self);
        let mut values = vec![UNKNOWN; self.keys.len()];
        // How many turns of a node are not yet known to lose.
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

/// The turns of a graph, backwards.
struct Back {
    /// By node, and one more: where its list begins.
    starts: Vec<u32>,
    froms: Vec<u32>,
}

impl Back {
    fn of(graph: &Graph) -> Back {
        let mut starts = vec![0; graph.keys.len() + 1];
        for &to in &graph.turns {
            starts[to as usize + 1] += 1;
        }
        for node in 1..starts.len() {
            starts[node] += starts[node - 1];
        }
        let mut ends = starts.clone();
        let mut froms = vec![0; graph.turns.len()];
        let mut turns = graph.turns.iter();
        for (from, &out) in (0..).zip(&graph.out) {
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
