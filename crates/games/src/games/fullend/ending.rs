//! The end of a game, where so few placements are left that it can be seen who wins.
//!
//! What is left is a graph: a vertex for each placement, an edge where two overlap. A turn takes a vertex and its neighbours
//! away, and whoever finds none loses: Node Kayles (Schaefer 1978). Parts that do not touch are games of their own, added up by
//! the theory of Sprague (1935) and Grundy (1939); vertices with the same neighbours are one.

use std::collections::{HashMap, HashSet};

use fixedbitset::FixedBitSet as Set;

use super::room::{Room, overlap};
use super::tile::Tile;

/// A placement by which whoever is to act wins where this room is left; `None` where there is none, or where finding out
/// takes more than so many `steps`.
pub(super) fn winning(room: &Room, steps: u32) -> Option<Tile> {
    let tiles = room.placements();
    let all = (0..tiles.len()).collect();
    Kayles::of(&tiles, steps).winning(all).map(|at| tiles[at])
}

struct Kayles {
    /// By vertex: its neighbours, itself among them.
    near: Vec<Set>,
    /// The Grundy values of parts that were met.
    known: HashMap<Set, u8>,
    /// How many more may be looked at.
    steps: u32,
}

impl Kayles {
    fn of(tiles: &[Tile], steps: u32) -> Kayles {
        let near = |one: &Tile| {
            let mut near = Set::with_capacity(tiles.len());
            let others = (0..).zip(tiles);
            near.extend(
                others
                    .filter(|(_, other)| overlap(*one, **other))
                    .map(|(at, _)| at),
            );
            near
        };
        Kayles {
            near: tiles.iter().map(near).collect(),
            known: HashMap::new(),
            steps,
        }
    }

    /// A vertex after which whoever is to act next loses.
    fn winning(&mut self, all: Set) -> Option<usize> {
        let parts = self.parts(all);
        let values = parts.iter().map(|part| self.value_of_part(part));
        let values: Vec<u8> = values.collect::<Option<_>>()?;
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        // A part that one turn makes worth what the others are worth together.
        let mut each = parts.iter().zip(values);
        let (part, wanted) =
            each.find_map(|(part, value)| (value ^ sum < value).then_some((part, value ^ sum)))?;
        part.ones()
            .find(|&at| self.value(self.rest(part, at)) == Some(wanted))
    }

    /// The parts that do not touch.
    fn parts(&self, mut left: Set) -> Vec<Set> {
        let mut parts = Vec::new();
        while let Some(first) = left.minimum() {
            let mut part = &left & &self.near[first];
            let mut edge = part.clone();
            while !edge.is_clear() {
                let mut reached = Set::with_capacity(left.len());
                edge.ones()
                    .for_each(|at| reached.union_with(&self.near[at]));
                reached.intersect_with(&left);
                reached.difference_with(&part);
                part.union_with(&reached);
                edge = reached;
            }
            left.difference_with(&part);
            parts.push(part);
        }
        parts
    }

    /// The Grundy value; `None` where it takes too many steps.
    fn value(&mut self, set: Set) -> Option<u8> {
        let mut parts = self.parts(set).into_iter();
        parts.try_fold(0, |sum, part| Some(sum ^ self.value_of_part(&part)?))
    }

    fn value_of_part(&mut self, part: &Set) -> Option<u8> {
        let part = self.merged(part);
        if let Some(&value) = self.known.get(&part) {
            return Some(value);
        }
        self.steps = self.steps.checked_sub(part.count_ones(..) as u32)?;
        let rests: HashSet<Set> = part.ones().map(|at| self.rest(&part, at)).collect();
        let met: HashSet<u8> = rests
            .into_iter()
            .map(|rest| self.value(rest))
            .collect::<Option<_>>()?;
        let value = (0..=u8::MAX).find(|value| !met.contains(value))?;
        self.known.insert(part, value);
        Some(value)
    }

    /// What a vertex leaves of a part.
    fn rest(&self, part: &Set, at: usize) -> Set {
        let mut rest = part.clone();
        rest.difference_with(&self.near[at]);
        rest
    }

    /// One of each that have the same neighbours and are neighbours: what takes one of them takes all.
    fn merged(&self, part: &Set) -> Set {
        let mut seen = HashSet::new();
        let mut merged = Set::with_capacity(part.len());
        for at in part.ones() {
            if seen.insert(part & &self.near[at]) {
                merged.insert(at);
            }
        }
        merged
    }
}
