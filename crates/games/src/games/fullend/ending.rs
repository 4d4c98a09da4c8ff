//! Endgames of Fullend, solved exactly when few placements are left.
//!
//! The placements form a graph with an edge between overlapping ones. A turn removes a vertex and
//! its neighbours, and a seat without a vertex loses: Node Kayles (Schaefer 1978). Connected
//! components are independent games, added by the theory of Sprague (1935) and Grundy (1939);
//! vertices with the same neighbours are merged.

use std::collections::{HashMap, HashSet};

use fixedbitset::FixedBitSet as Set;

use super::room::{Room, overlap};
use super::tile::Tile;

/// Returns a winning placement for the seat to act; `None` if there is none, or if the search
/// exceeds `steps`.
pub(super) fn winning(room: &Room, steps: u32) -> Option<Tile> {
    let tiles = room.placements();
    let all = (0..tiles.len()).collect();
    Kayles::of(&tiles, steps).winning(all).map(|at| tiles[at])
}

struct Kayles {
    /// The neighbours of each vertex, itself included.
    near: Vec<Set>,
    /// Grundy values of components.
    grundy_values: HashMap<Set, u8>,
    /// The remaining number of steps.
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
            grundy_values: HashMap::new(),
            steps,
        }
    }

    /// Returns a vertex that leaves the next seat in a lost position; `None` if there is none.
    fn winning(&mut self, all: Set) -> Option<usize> {
        let parts = self.parts(all);
        let values = parts.iter().map(|part| self.value_of_part(part));
        let values: Vec<u8> = values.collect::<Option<_>>()?;
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        // A component in which one turn makes the total value 0.
        let mut each = parts.iter().zip(values);
        let (part, target_value) =
            each.find_map(|(part, value)| (value ^ sum < value).then_some((part, value ^ sum)))?;
        part.ones()
            .find(|&at| self.value(self.rest(part, at)) == Some(target_value))
    }

    /// Returns the connected components.
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

    /// Returns the Grundy value; `None` if it takes too many steps.
    fn value(&mut self, set: Set) -> Option<u8> {
        let mut parts = self.parts(set).into_iter();
        parts.try_fold(0, |sum, part| Some(sum ^ self.value_of_part(&part)?))
    }

    fn value_of_part(&mut self, part: &Set) -> Option<u8> {
        let part = self.merged(part);
        if let Some(&value) = self.grundy_values.get(&part) {
            return Some(value);
        }
        self.steps = self.steps.checked_sub(part.count_ones(..) as u32)?;
        let rests: HashSet<Set> = part.ones().map(|at| self.rest(&part, at)).collect();
        let met: HashSet<u8> = rests
            .into_iter()
            .map(|rest| self.value(rest))
            .collect::<Option<_>>()?;
        let value = (0..=u8::MAX).find(|value| !met.contains(value))?;
        self.grundy_values.insert(part, value);
        Some(value)
    }

    /// Returns the component without a vertex and its neighbours.
    fn rest(&self, part: &Set, at: usize) -> Set {
        let mut rest = part.clone();
        rest.difference_with(&self.near[at]);
        rest
    }

    /// Returns the component with one vertex of each group of adjacent vertices with equal
    /// neighbours.
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
