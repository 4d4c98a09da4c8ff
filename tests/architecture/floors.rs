//! The floors of `src/discord`: a folder, or a file without one, uses those on lower floors only.

use std::path::Path;

use super::paths::Use;

/// The folder with the floors.
const HOUSE: &str = "src/discord";

/// The floors, from the top. Rooms on one floor do not use each other.
pub const FLOORS: &[&[&str]] = &[
    &["doctor"],
    &["process"],
    &["routing"],
    &["contests", "ladders", "leagues", "looking", "settings"],
    &["series"],
    &["hint", "play", "rematch", "votes"],
    &["analysis", "lessons", "lobby", "plans", "puzzles"],
    &["inbox", "rules", "stats", "turn"],
    &[
        "blocks",
        "completion",
        "hand",
        "help",
        "leaving",
        "position",
    ],
    &[
        "absent",
        "agreements",
        "gifts",
        "history",
        "more",
        "notes",
        "outbox",
        "privacy",
        "rated_position",
        "registry",
        "reminders",
        "suggestions",
        "vacation",
        "warnings",
    ],
    &["interaction", "quiet"],
    &["view"],
    &["action", "places", "rest"],
    &["chance", "clock", "limits"],
];

/// Rooms of tests, which look at all floors.
const TESTS: &[&str] = &["lengths", "secrecy"];

/// The room of a file: the folder or the file directly in [`HOUSE`].
pub fn room(file: &Path) -> Option<String> {
    let inside = file.strip_prefix(HOUSE).ok()?;
    let first = inside.components().next()?;
    Some(
        Path::new(&first)
            .file_stem()?
            .to_string_lossy()
            .into_owned(),
    )
}

/// The faults of the floors, a line each: uses that do not run down, rooms without a floor, and
/// floors without a room.
pub fn faults<'a>(uses: &[Use], files: impl Iterator<Item = &'a Path>) -> Vec<String> {
    let floor = |room: &str| FLOORS.iter().position(|floor| floor.contains(&room));
    let mut faults = Vec::new();
    for one in uses {
        let Some(to) = one.to.as_deref().and_then(room) else {
            continue;
        };
        let Some(from) = room(&one.from) else {
            continue;
        };
        let is_test = TESTS.contains(&from.as_str()) || TESTS.contains(&to.as_str());
        let runs_down = matches!((floor(&from), floor(&to)), (Some(from), Some(to)) if from < to);
        if from != to && !is_test && !runs_down {
            faults.push(format!(
                "{}:{} uses {}, which is not on a lower floor",
                one.from.display(),
                one.line,
                one.path
            ));
        }
    }
    let rooms: Vec<String> = files.filter_map(room).collect();
    for room in FLOORS.iter().copied().flatten().chain(TESTS) {
        if !rooms.iter().any(|one| one == room) {
            faults.push(format!("there is no room {room}"));
        }
    }
    let unknown = rooms
        .iter()
        .filter(|room| floor(room).is_none() && !TESTS.contains(&room.as_str()));
    faults.extend(unknown.map(|room| format!("the room {room} has no floor")));
    faults
}
