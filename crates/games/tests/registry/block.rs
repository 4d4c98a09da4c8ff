//! Positions as data: the head of a table, and the lines that are played there.

use tavolino_games::board::{Board, GameEntry};
use tavolino_games::example;
use tavolino_games::game::Seat;

/// The words that may begin the head lines `# …` of a table, a record or a picture.
const HEADS: [&str; 10] = [
    "game", "option", "seats", "setup", "viewer", "after", "seat", "card", "halfway", "preview",
];

/// Checks that each head line begins with a known word: a misspelt one would be ignored. `place` is
/// the file and the block.
pub fn has_known_heads(place: &str, text: &str) {
    for line in text.lines().filter(|line| line.starts_with("# ")) {
        let word = line.split(' ').nth(1).unwrap_or_default();
        assert!(
            HEADS.contains(&word),
            "{place}: `{line}` begins with none of {}",
            HEADS.join(", ")
        );
    }
}

/// The value of the line `# <key> …` of a text.
pub fn head<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let value_of = |line: &'a str| {
        let rest = line.strip_prefix("# ")?.strip_prefix(key)?;
        rest.strip_prefix(' ').or(rest.is_empty().then_some(rest))
    };
    text.lines().find_map(value_of)
}

/// The table that the head describes, before the first line. `place` is the file and the block.
pub fn open(kind: &'static GameEntry, place: &str, text: &str) -> Box<dyn Board> {
    example::open(kind, text)
        .unwrap_or_else(|wrong| panic!("{place}: {wrong}; {}", options_of(kind)))
}

/// Returns the options of a game and their values, for the message about a table that is not
/// allowed.
pub fn options_of(kind: &GameEntry) -> String {
    let options = kind.info.options.iter();
    let options: Vec<String> = options
        .map(|option| format!("{}={}", option.key, option.values.join("|")))
        .collect();
    let name = kind.info.name;
    format!("the options of {name}: {}", options.join(", "))
}

/// The lines of a text that are played, each with its seat.
pub fn lines(text: &str) -> impl Iterator<Item = (&str, Seat, &str)> {
    let lines = text.lines();
    let played = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    played.map(|line| {
        let (seat, said) = line.split_once(' ').unwrap();
        (line, Seat(seat.parse().unwrap()), said)
    })
}

/// Plays a line as `tavolino trace` does: a turn, a claim, `resign` or `skip`; or says why it
/// cannot be played.
pub fn follow(board: &mut dyn Board, seat: Seat, said: &str) -> Result<(), String> {
    match said {
        "resign" => {
            board.leave(seat);
            Ok(())
        }
        "skip" if board.skip(seat) => Ok(()),
        "skip" => Err("there is no turn to lose".to_owned()),
        said => match board.play(seat, said) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(refusal.explained()),
        },
    }
}
