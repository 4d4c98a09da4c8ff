//! Files that need each other, directly or round a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use super::uses::Use;

/// Files each of which needs all the others: what graph theory calls a strongly connected component.
#[derive(Debug)]
pub struct Knot<'a> {
    /// The files.
    pub files: BTreeSet<&'a Path>,
    /// For each arrow from one of them to another, the first line that draws it.
    pub arrows: Vec<&'a Use>,
}

impl fmt::Display for Knot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "these {} files need each other:", self.files.len())?;
        for arrow in &self.arrows {
            let Use {
                from,
                line,
                path,
                to,
            } = arrow;
            let to = to.as_ref().map(|to| to.display().to_string());
            writeln!(
                f,
                "  {}:{line} names {path} of {}",
                from.display(),
                to.unwrap_or_default()
            )?;
        }
        Ok(())
    }
}

/// Every knot there is.
pub fn knots(uses: &BTreeSet<Use>) -> Vec<Knot<'_>> {
    let mut arrows: BTreeMap<(&Path, &Path), &Use> = BTreeMap::new();
    for one in uses {
        if let Some(to) = &one.to {
            arrows.entry((&one.from, to)).or_insert(one);
        }
    }
    let mut next: BTreeMap<&Path, Vec<&Path>> = BTreeMap::new();
    for (from, to) in arrows.keys() {
        next.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&Path, BTreeSet<&Path>> = next
        .keys()
        .map(|from| (*from, reached(from, &next)))
        .collect();
    let tied = |a: &Path, b: &Path| {
        let leads = |a: &Path, b: &Path| reached.get(a).is_some_and(|all| all.contains(b));
        leads(a, b) && leads(b, a)
    };
    let mut left: BTreeSet<&Path> = next
        .keys()
        .copied()
        .filter(|file| tied(file, file))
        .collect();
    let mut knots = Vec::new();
    while let Some(first) = left.first().copied() {
        let files: BTreeSet<&Path> = left
            .iter()
            .copied()
            .filter(|file| tied(first, file))
            .collect();
        left.retain(|file| !files.contains(file));
        let arrows = arrows
            .iter()
            .filter(|((from, to), _)| files.contains(from) && files.contains(to))
            .map(|(_, one)| *one)
            .collect();
        knots.push(Knot { files, arrows });
    }
    knots
}

/// The files that are needed by way of at least one arrow.
fn reached<'a>(from: &Path, next: &BTreeMap<&'a Path, Vec<&'a Path>>) -> BTreeSet<&'a Path> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Path> = next[from].clone();
    while let Some(file) = open.pop() {
        if found.insert(file) {
            open.extend(next.get(file).into_iter().flatten());
        }
    }
    found
}
