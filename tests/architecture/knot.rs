//! Files that need each other, directly or round a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::paths::Use;

/// Every set of files each of which needs all others of the set, with the lines that say so.
pub fn knots(uses: &[Use]) -> Vec<String> {
    let mut arrows: BTreeMap<&Path, BTreeMap<&Path, &Use>> = BTreeMap::new();
    for one in uses {
        if let Some(to) = &one.to {
            arrows
                .entry(&one.from)
                .or_default()
                .entry(to)
                .or_insert(one);
        }
    }
    let reached: BTreeMap<&Path, BTreeSet<&Path>> = arrows
        .keys()
        .map(|from| (*from, reached(from, &arrows)))
        .collect();
    let leads = |a: &Path, b: &Path| reached.get(a).is_some_and(|files| files.contains(b));
    let mut knots = BTreeSet::new();
    for file in reached.keys().filter(|file| leads(file, file)) {
        let tied = |other: &&&Path| leads(file, other) && leads(other, file);
        let files: BTreeSet<&Path> = reached.keys().filter(tied).copied().collect();
        knots.insert(files);
    }
    let sentence = |files: BTreeSet<&Path>| {
        let mut lines = vec![format!("these {} files need each other:", files.len())];
        for from in &files {
            for (to, one) in arrows[from].iter().filter(|(to, _)| files.contains(*to)) {
                let (from, line, to) = (from.display(), one.line, to.display());
                lines.push(format!("  {from}:{line} names {} of {to}", one.path));
            }
        }
        lines.join("\n")
    };
    knots.into_iter().map(sentence).collect()
}

/// The files that one needs, directly or by way of others.
fn reached<'a>(
    from: &Path,
    arrows: &BTreeMap<&'a Path, BTreeMap<&'a Path, &Use>>,
) -> BTreeSet<&'a Path> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Path> = arrows[from].keys().copied().collect();
    while let Some(file) = open.pop() {
        if found.insert(file) {
            open.extend(arrows.get(file).into_iter().flat_map(BTreeMap::keys));
        }
    }
    found
}
