//! Positions as data: the head of a table, and the lines that are played there.

use tavolino_games::board::{Board, GameEntry};
use tavolino_games::example;
use tavolino_games::game::Seat;

/// What the lines `# <key> …` of a text say.
pub fn head<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let said = |line: &'a str| {
        let rest = line.strip_prefix("# ")?.strip_prefix(key)?;
        rest.strip_prefix(' ').or(rest.is_empty().then_some(rest))
    };
    text.lines().find_map(said)
}

/// The table that the head describes, before the first line.
pub fn open(kind: &'static GameEntry, text: &str) -> Box<dyn Board> {
    example::open(kind, text).unwrap()
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

/// Plays a line as `tavolino trace` does: a turn, a claim, `resign` or `skip`; or says why it cannot be played.
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
