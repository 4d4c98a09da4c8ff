//! The number of people of a contest, and the kind that suits it.

use super::boards;
use super::tables::table_for;
use crate::contests::swiss::FEWEST;
use crate::contests::tables::MOST_PEOPLE;
use crate::store::contests::{Contest, ContestKind};
use tavolino_games::games;

/// Fewest people of a Swiss contest; of fewer everybody meets everybody.
const FEWEST_IN_SWISS: usize = 8;

/// Most people who all meet each other.
const MOST_IN_PAIRS: usize = 10;

/// Most people of a contest.
pub(super) fn most_in(contest: &Contest) -> usize {
    match contest.kind {
        // Of more a small contest of a tour is a Swiss one.
        ContestKind::Pairs if contest.tour.is_none() => MOST_IN_PAIRS,
        ContestKind::Pairs | ContestKind::Swiss => 200,
        ContestKind::Tables | ContestKind::Together => MOST_PEOPLE,
        // People join its small contests.
        ContestKind::Tour => 0,
    }
}

/// The kind of a small contest of a game in which about this many people play.
pub(super) fn kind_for(game: &str, people: usize) -> ContestKind {
    let entry = games::find(game);
    if entry.is_some_and(|entry| boards::board_for(entry, 1, FEWEST).is_some()) {
        return ContestKind::Together;
    }
    if entry.is_some_and(|entry| table_for(entry, FEWEST).is_some()) {
        return ContestKind::Tables;
    }
    for_people(people)
}

fn for_people(people: usize) -> ContestKind {
    if people > MOST_IN_PAIRS {
        ContestKind::Swiss
    } else {
        ContestKind::Pairs
    }
}

/// The kind of a contest that begins with this many people.
pub(super) fn kind_with(contest: &Contest, people: usize) -> ContestKind {
    match contest.kind {
        ContestKind::Pairs | ContestKind::Swiss if contest.tour.is_some() => for_people(people),
        ContestKind::Swiss if people < FEWEST_IN_SWISS => ContestKind::Pairs,
        kind => kind,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::looking::for_two;
    use tavolino_games::games::GAMES;

    #[test]
    fn a_year_has_a_kind_for_each_of_the_fifteen_games() {
        let kinds = |people| {
            let of = |entry: &tavolino_games::board::GameEntry| {
                (entry.info.key, kind_for(entry.info.key, people))
            };
            GAMES.iter().map(of).collect::<Vec<_>>()
        };
        let few = kinds(10);
        assert_eq!(few.len(), 15);
        for (game, kind) in few {
            let expected = match game {
                "mindoku" => ContestKind::Together,
                "chasm" | "dungeon-chess" => ContestKind::Tables,
                _ => ContestKind::Pairs,
            };
            assert_eq!(kind, expected, "{game}");
            let is_for_two = for_two().any(|entry| entry.info.key == game);
            assert!(is_for_two || kind != ContestKind::Pairs, "{game}");
        }
        assert!(kinds(11).contains(&("kumo", ContestKind::Swiss)));
    }
}
