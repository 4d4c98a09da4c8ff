//! Finals: who plays in them, their rounds, who wins a meeting of two games, and the places.
//!
//! People are numbered from 0 on in the order of the standing before the final.

use super::standing::Game;

/// The reason for which a person of a final goes on, or wins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// More points in the two games.
    Points,
    /// A win each, this one in fewer own turns.
    Turns,
    /// Equal points, and the better place before.
    Place,
    /// The other has withdrawn.
    Absence,
}

/// A meeting of a final: two games with the seats swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// Both people, the better placed one first.
    pub people: [usize; 2],
    /// Both games, with the half points of the first person.
    pub games: [Game; 2],
    /// The winner's own turns in each game; `None` where it was judged.
    pub turns: [Option<i64>; 2],
    /// Whether it does not take place, as one person has blocked the other.
    pub is_blocked: bool,
}

/// The next step of a final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A meeting goes on.
    Wait,
    /// These meetings of the next round begin.
    Round(Vec<[usize; 2]>),
    /// It is over: its people by their places.
    Over(Vec<usize>),
}

/// The best `wanted` people, in the order of the standing: each must be able to meet all others,
/// else the next one moves up.
pub fn best(
    standing: &[usize],
    wanted: usize,
    may_meet: impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    for &person in standing {
        if chosen.len() < wanted && chosen.iter().all(|other| may_meet(*other, person)) {
            chosen.push(person);
        }
    }
    chosen
}

/// The people of a final of meetings for `wanted` ones, 2 or 4: the best ones; of too few people
/// two play, or nobody.
pub fn finalists(
    standing: &[usize],
    wanted: usize,
    may_meet: impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let mut chosen = best(standing, wanted, may_meet);
    let count = match chosen.len() {
        0 | 1 => 0,
        2 | 3 => 2,
        _ => 4,
    };
    chosen.truncate(count);
    chosen
}

/// The number of rounds of a final of this many people.
#[must_use]
pub fn rounds(people: usize) -> u32 {
    match people {
        0 | 1 => 0,
        2 | 3 => 1,
        _ => 2,
    }
}

/// The winner of a meeting and the reason; `None` while it goes on. `out`: the people of the final
/// who have withdrawn.
#[must_use]
pub fn winner(duel: &Duel, out: &[bool]) -> Option<(usize, Reason)> {
    let [better, other] = duel.people;
    let by_place = match (out[better], out[other]) {
        (true, false) => (other, Reason::Absence),
        (false, true) => (better, Reason::Absence),
        _ => (better, Reason::Place),
    };
    if duel.is_blocked {
        return Some(by_place);
    }
    let [Game::Over(first), Game::Over(second)] = duel.games else {
        return (out[better] || out[other]).then_some(by_place);
    };
    let by_turns = match duel.turns {
        // A game that was judged has no last turn: it comes after any that was played out.
        [Some(one), Some(two)] if one != two => Some(one < two),
        [Some(_), None] => Some(true),
        [None, Some(_)] => Some(false),
        _ => None,
    };
    let turned = |first_is_quicker: bool| {
        let better_wins = first_is_quicker == (first == 2);
        (if better_wins { better } else { other }, Reason::Turns)
    };
    Some(match (first + second, first) {
        (3.., _) => (better, Reason::Points),
        (..=1, _) => (other, Reason::Points),
        (_, 1) => (better, Reason::Place),
        _ => by_turns.map_or((better, Reason::Place), turned),
    })
}

/// The next step after these meetings of a final of this many people, with the winners so far.
#[must_use]
pub fn next(people: usize, meetings: &[([usize; 2], Option<usize>)]) -> Next {
    let mut winners: Vec<usize> = Vec::new();
    for (_, winner) in meetings {
        let Some(winner) = winner else {
            return Next::Wait;
        };
        winners.push(*winner);
    }
    let of_four = people >= 4;
    match (winners[..].last(), winners.len()) {
        (None, _) if of_four => Next::Round(vec![[0, 3], [1, 2]]),
        (None, _) => Next::Round(vec![[0, 1]]),
        (_, 2) if of_four => {
            winners.sort_unstable();
            Next::Round(vec![[winners[0], winners[1]]])
        }
        (Some(&first), count) => {
            let (last, _) = meetings[count - 1];
            let second = if last[0] == first { last[1] } else { last[0] };
            // Those who lost before have no game for the third place.
            let others = (0..people).filter(|one| ![first, second].contains(one));
            Next::Over([first, second].into_iter().chain(others).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: fn(usize, usize) -> bool = |_, _| true;

    fn duel(games: [Game; 2], turns: [Option<i64>; 2]) -> Duel {
        Duel {
            people: [0, 3],
            games,
            turns,
            is_blocked: false,
        }
    }

    #[test]
    fn the_best_play_and_the_next_one_moves_up_for_one_who_cannot_meet_another() {
        let standing = [4, 2, 0, 1, 3];
        assert_eq!(finalists(&standing, 4, ALL), [4, 2, 0, 1]);
        assert_eq!(finalists(&standing, 2, ALL), [4, 2]);
        let not = |one, other| move |a, b| (a, b) != (one, other) && (b, a) != (one, other);
        assert_eq!(finalists(&standing, 4, not(4, 0)), [4, 2, 1, 3]);
        assert_eq!(finalists(&standing, 2, not(2, 4)), [4, 0]);
        assert_eq!(finalists(&standing[..4], 4, not(2, 4)), [4, 0]);
        assert_eq!(finalists(&standing[..3], 4, ALL), [4, 2]);
        assert_eq!(finalists(&standing[..2], 2, not(2, 4)), [0; 0]);
        assert_eq!(finalists(&standing[..1], 4, ALL), [0; 0]);
    }

    #[test]
    fn points_decide_then_fewer_own_turns_then_the_place_before() {
        let over = |first, second| [Game::Over(first), Game::Over(second)];
        let none = [false; 4];
        for (games, turns, expected) in [
            (over(2, 1), [None, None], (0, Reason::Points)),
            (over(0, 1), [None, None], (3, Reason::Points)),
            (over(2, 0), [Some(9), Some(12)], (0, Reason::Turns)),
            (over(2, 0), [Some(12), Some(9)], (3, Reason::Turns)),
            (over(0, 2), [Some(12), Some(9)], (0, Reason::Turns)),
            (over(0, 2), [Some(9), Some(12)], (3, Reason::Turns)),
            (over(2, 0), [Some(9), Some(9)], (0, Reason::Place)),
            (over(2, 0), [None, Some(9)], (3, Reason::Turns)),
            (over(2, 0), [Some(30), None], (0, Reason::Turns)),
            (over(2, 0), [None, None], (0, Reason::Place)),
            (over(1, 1), [Some(3), Some(9)], (0, Reason::Place)),
        ] {
            let won = winner(&duel(games, turns), &none);
            assert_eq!(won, Some(expected), "{games:?} {turns:?}");
        }
    }

    #[test]
    fn who_withdraws_lets_the_other_go_on_unless_the_meeting_is_over() {
        let running = [Game::Over(2), Game::Running];
        let out = |gone: &[usize]| [0, 1, 2, 3].map(|one| gone.contains(&one));
        let of = |games, gone: &[usize]| winner(&duel(games, [None; 2]), &out(gone));
        assert_eq!(of(running, &[1]), None);
        assert_eq!(of(running, &[0]), Some((3, Reason::Absence)));
        assert_eq!(of([Game::Open; 2], &[3]), Some((0, Reason::Absence)));
        assert_eq!(of(running, &[0, 3]), Some((0, Reason::Place)));
        let over = [Game::Over(2), Game::Over(2)];
        assert_eq!(of(over, &[0]), Some((0, Reason::Points)));
        let blocked = Duel {
            is_blocked: true,
            ..duel([Game::Open; 2], [None; 2])
        };
        assert_eq!(winner(&blocked, &out(&[])), Some((0, Reason::Place)));
        assert_eq!(winner(&blocked, &out(&[0])), Some((3, Reason::Absence)));
    }

    #[test]
    fn four_play_semi_finals_and_those_who_lose_them_have_the_places_before() {
        let semi = |one: Option<usize>, two: Option<usize>| vec![([0, 3], one), ([1, 2], two)];
        assert_eq!(next(4, &[]), Next::Round(vec![[0, 3], [1, 2]]));
        assert_eq!(next(4, &semi(Some(3), None)), Next::Wait);
        assert_eq!(next(4, &semi(None, Some(1))), Next::Wait);
        let mut meetings = semi(Some(3), Some(1));
        assert_eq!(next(4, &meetings), Next::Round(vec![[1, 3]]));
        meetings.push(([1, 3], None));
        assert_eq!(next(4, &meetings), Next::Wait);
        meetings[2].1 = Some(3);
        assert_eq!(next(4, &meetings), Next::Over(vec![3, 1, 0, 2]));
        assert_eq!(next(2, &[]), Next::Round(vec![[0, 1]]));
        assert_eq!(next(2, &[([0, 1], Some(1))]), Next::Over(vec![1, 0]));
        assert_eq!([0, 1, 2, 4].map(rounds), [0, 0, 1, 2]);
    }
}
