//! The calls that Discord has and the sandbox lacks, from Discord's description of its API.

use std::sync::LazyLock;

/// A call on each line: the method and the path, with `{}` for each parameter.
const LIST: &str = include_str!("missing.txt");

/// The method, the segments of the path, and the whole line.
type Missing = (&'static str, Vec<&'static str>, &'static str);

static CALLS: LazyLock<Vec<Missing>> = LazyLock::new(|| {
    let parsed = LIST.lines().filter_map(|line| {
        let (method, path) = line.split_once(' ')?;
        Some((method, path.trim_matches('/').split('/').collect(), line))
    });
    parsed.collect()
});

/// The name of the missing call for a request; `None` if the sandbox has it, or Discord lacks it.
pub fn call(method: &str, path: &str) -> Option<&'static str> {
    let own: Vec<&str> = path.trim_matches('/').split('/').collect();
    let fits = |segment: &str, own: &str| match segment {
        "{}" => !own.starts_with('@'),
        literal => literal == own,
    };
    let found = CALLS.iter().find(|(known, segments, _)| {
        *known == method
            && segments.len() == own.len()
            && segments
                .iter()
                .zip(&own)
                .all(|(segment, own)| fits(segment, own))
    });
    found.map(|(_, _, line)| *line)
}
