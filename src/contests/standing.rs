//! The standing of a group in which everybody meets everybody: points, tie-breaks, withdrawals; and
//! the parts of it that a Swiss contest has, too.
//!
//! All points are counted in halves.

use std::cmp::Reverse;

/// The consequence of a person's withdrawal for the standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// They had played fewer than half of their games: none counts for anybody.
    Struck,
    /// The games that they did not play are won by the others.
    Absent,
}

/// One of the two games of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// It has not begun.
    Open,
    /// It goes on.
    Running,
    /// It has ended, or was judged: with these half points of the meeting's first person.
    Over(u8),
}

/// A meeting: two games with the seats swapped. The first person has seat 1 in the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Both people, by their numbers from 0.
    pub people: [usize; 2],
    /// Both games.
    pub games: [Game; 2],
    /// Whether it does not take place, as one person has blocked the other.
    pub is_blocked: bool,
}

/// A line of the standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The person's number.
    pub person: usize,
    /// The place from 1 on; people who are equal in everything share one.
    pub place: usize,
    /// The points.
    pub points: i64,
    /// Sonneborn-Berger: the points of each rival, times what was won against them; in quarters.
    pub berger: i64,
    /// Buchholz without the worst: the half points of all rivals but the last one; 0 where
    /// everybody meets everybody.
    pub buchholz: i64,
}

/// The half points of one who wins both games of a meeting.
pub const ALL: i64 = 4;

/// A cell of the table: the meeting of two people, as the first of them sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// One and the same person.
    Own,
    /// It counts for nobody.
    Struck,
    /// It has not begun.
    Open,
    /// It goes on, with these half points so far.
    Running(i64),
    /// It has ended, with these half points.
    Over(i64),
}

/// The half points of a game that counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) person: usize,
    pub(super) rival: usize,
    pub(super) halves: i64,
    /// The half points in tie-breaks: a win by absence is half a win there.
    pub(super) tie: i64,
    /// Whether it was won from the worse seat.
    from_worse: bool,
}

/// Whether a meeting counts for nobody.
pub(super) fn is_struck(meeting: &Meeting, withdrawn: &[Option<Withdrawal>]) -> bool {
    let struck = |person: &usize| withdrawn[*person] == Some(Withdrawal::Struck);
    meeting.is_blocked || meeting.people.iter().any(struck)
}

/// The half points of both people of a meeting in one of its games, and whether they are of an
/// absence; `None` while there are none.
fn of_game(
    meeting: &Meeting,
    game: Game,
    withdrawn: &[Option<Withdrawal>],
) -> Option<([i64; 2], bool)> {
    match game {
        Game::Over(halves) => {
            let halves = i64::from(halves.min(2));
            Some(([halves, 2 - halves], false))
        }
        // A game under way is played on.
        Game::Running => None,
        Game::Open => match meeting.people.map(|person| withdrawn[person].is_some()) {
            [false, false] => None,
            [true, true] => Some(([0, 0], true)),
            [first, _] => Some((if first { [0, 2] } else { [2, 0] }, true)),
        },
    }
}

/// All games that count, each from both sides. `worse`: the seat that is worth less, 0 or 1; `None`
/// where the seats are equal.
pub(super) fn scores(
    meetings: &[Meeting],
    withdrawn: &[Option<Withdrawal>],
    worse: Option<usize>,
) -> Vec<Score> {
    let mut scores = Vec::new();
    for meeting in meetings
        .iter()
        .filter(|meeting| !is_struck(meeting, withdrawn))
    {
        for (nth, game) in meeting.games.into_iter().enumerate() {
            let Some((halves, is_absence)) = of_game(meeting, game, withdrawn) else {
                continue;
            };
            for (side, halves) in halves.into_iter().enumerate() {
                // The seats are swapped in the second game.
                let seat = (side + nth) % 2;
                scores.push(Score {
                    person: meeting.people[side],
                    rival: meeting.people[1 - side],
                    halves,
                    tie: if is_absence { halves / 2 } else { halves },
                    from_worse: !is_absence && halves == 2 && worse == Some(seat),
                });
            }
        }
    }
    scores
}

/// The standing, the first ones first; those who are struck are the last, on one place. People with
/// equal points are in the order of the games between them, then of Sonneborn-Berger, then of wins
/// from the worse seat.
#[must_use]
pub fn standing(
    withdrawn: &[Option<Withdrawal>],
    meetings: &[Meeting],
    worse: Option<usize>,
) -> Vec<Line> {
    let scores = scores(meetings, withdrawn, worse);
    let people = withdrawn.len();
    let points: Vec<i64> = (0..people)
        .map(|person| sum(&scores, person, |score| score.halves))
        .collect();
    let is_out = |person: usize| withdrawn[person] == Some(Withdrawal::Struck);
    let rank = |person: usize| {
        let equal = |score: &Score| points[score.rival] == points[person] && !is_out(score.rival);
        let between = |score: &Score| if equal(score) { score.tie } else { 0 };
        [
            i64::from(!is_out(person)),
            points[person],
            sum(&scores, person, between),
            berger(&scores, &points, person),
            sum(&scores, person, |score| i64::from(score.from_worse)),
        ]
    };
    let ranks: Vec<_> = (0..people).map(rank).collect();
    let line = |(person, place): (usize, usize)| Line {
        person,
        place,
        points: points[person],
        berger: ranks[person][3],
        buchholz: 0,
    };
    places(&ranks).into_iter().map(line).collect()
}

/// The sum over all scores of a person.
pub(super) fn sum(scores: &[Score], person: usize, of: impl Fn(&Score) -> i64) -> i64 {
    let own = scores.iter().filter(|score| score.person == person);
    own.map(of).sum()
}

/// Sonneborn-Berger of a person, from the half points of all.
pub(super) fn berger(scores: &[Score], points: &[i64], person: usize) -> i64 {
    sum(scores, person, |score| score.tie * points[score.rival])
}

/// The people in the order of their ranks, the greatest first, each with the place; equal ranks
/// share one.
pub(super) fn places<R: Ord>(ranks: &[R]) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..ranks.len()).collect();
    order.sort_by_key(|person| (Reverse(&ranks[*person]), *person));
    let mut places: Vec<(usize, usize)> = Vec::new();
    for (nth, person) in order.into_iter().enumerate() {
        let place = match places.last() {
            Some(&(ahead, place)) if ranks[ahead] == ranks[person] => place,
            _ => nth + 1,
        };
        places.push((person, place));
    }
    places
}

/// The cell of two people, as `person` sees it.
#[must_use]
pub fn cell(
    person: usize,
    rival: usize,
    withdrawn: &[Option<Withdrawal>],
    meetings: &[Meeting],
) -> Cell {
    if person == rival {
        return Cell::Own;
    }
    let both =
        |meeting: &&Meeting| meeting.people.contains(&person) && meeting.people.contains(&rival);
    let Some(meeting) = meetings.iter().find(both) else {
        return Cell::Struck;
    };
    if is_struck(meeting, withdrawn) {
        return Cell::Struck;
    }
    let side = usize::from(meeting.people[1] == person);
    let ended = meeting.games.map(|game| of_game(meeting, game, withdrawn));
    let halves = ended.iter().flatten().map(|(halves, _)| halves[side]).sum();
    if ended.iter().all(Option::is_some) {
        Cell::Over(halves)
    } else if meeting.games == [Game::Open; 2] {
        Cell::Open
    } else {
        Cell::Running(halves)
    }
}

/// The half points that a person would have if they had won all games of their meetings that count.
#[must_use]
pub fn possible(person: usize, withdrawn: &[Option<Withdrawal>], meetings: &[Meeting]) -> i64 {
    let own = meetings
        .iter()
        .filter(|meeting| meeting.people.contains(&person) && !is_struck(meeting, withdrawn));
    own.count() as i64 * ALL
}

/// Whether nothing is left to be played: each meeting has ended or counts for nobody.
#[must_use]
pub fn is_over(withdrawn: &[Option<Withdrawal>], meetings: &[Meeting]) -> bool {
    let mut counting = meetings
        .iter()
        .filter(|meeting| !is_struck(meeting, withdrawn));
    counting.all(|meeting| {
        let ended = |game: Game| of_game(meeting, game, withdrawn).is_some();
        meeting.games.into_iter().all(ended)
    })
}

/// The consequence of a withdrawal now, by the games that the person has played to their end, of
/// all that they were to play.
#[must_use]
pub fn withdrawal(person: usize, meetings: &[Meeting]) -> Withdrawal {
    let own = meetings
        .iter()
        .filter(|meeting| meeting.people.contains(&person) && !meeting.is_blocked);
    let games: Vec<Game> = own.flat_map(|meeting| meeting.games).collect();
    let played = games
        .iter()
        .filter(|game| matches!(game, Game::Over(_)))
        .count();
    if 2 * played < games.len() {
        Withdrawal::Struck
    } else {
        Withdrawal::Absent
    }
}

#[cfg(test)]
pub(super) mod tests;
