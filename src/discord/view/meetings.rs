//! Meetings in words: the other game, and the score of both.

use crate::discord::view::names;
use crate::host::{Closed, Record, meeting_score};
use tavolino_games::game::{Lang, Seat};

/// The line of the panel that names the other game; `None` for a match by itself.
pub fn beside(record: &Record, lang: &Lang) -> Option<String> {
    let other = record.row.twin.as_ref()?;
    Some(lang.say("meeting-beside", &[("other", other.as_str().into())]))
}

/// The line below the result of a match that is over: that the other game of the meeting goes on,
/// or the score of both. `None` for a match by itself, and where neither game has a result.
pub fn result(record: &Record, other: Option<&Record>, lang: &Lang) -> Option<String> {
    let other = other?;
    if other.is_running() {
        let code = other.id().as_str();
        return Some(lang.say("meeting-goes-on", &[("other", code.into())]));
    }
    let (first, second) = if record.is_second() {
        (other, record)
    } else {
        (record, other)
    };
    let [own, rival] = meeting_score(first, second)?;
    let score = format!("{} : {}", points(own), points(rival));
    let values = [
        ("first", names::holder(lang, first, Seat(1)).into()),
        ("second", names::holder(lang, first, Seat(2)).into()),
        ("score", score.into()),
    ];
    Some(lang.say("meeting-score", &values))
}

/// Half points as points: 0, ½, 1, 1½ or 2.
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Whether a rematch can be opened now: not while the other game of the meeting goes on.
pub fn may_play_again(record: &Record, other: Option<&Record>) -> bool {
    let is_aborted = record.closed() == Some(Closed::Aborted);
    record.has_channel() && !is_aborted && !other.is_some_and(Record::is_running)
}

/// Whether a rematch of two games is offered: where a single game says little, because the seat
/// decides.
pub fn suits_two_games(record: &Record) -> bool {
    record.entry.info.seat_decides(&record.table) && record.can_meet() && !record.is_meeting()
}

#[cfg(test)]
mod tests {
    use tavolino_games::board::GameEntry;
    use tavolino_games::game::Options;
    use tavolino_games::games::GAMES;

    use super::*;

    #[test]
    fn the_seat_decides_where_it_is_worth_a_hundred_points_more() {
        let usual = |entry: &&GameEntry| entry.info.table(&Options::new(), None).unwrap();
        let decided = GAMES
            .iter()
            .filter(|entry| entry.info.seat_decides(&usual(entry)));
        let mut games: Vec<&str> = decided.map(|entry| entry.info.key).collect();
        games.sort_unstable();
        assert_eq!(games, ["kudosu", "mix3", "quadrangle", "trix"]);
    }

    #[test]
    fn halves_are_written_as_on_a_score_sheet() {
        let written: Vec<String> = (0..=4).map(points).collect();
        assert_eq!(written, ["0", "½", "1", "1½", "2"]);
    }
}
