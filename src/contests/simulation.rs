//! A simulation of how long a contest takes: people answer at paces of their own, clocks and
//! deadlines end what lasts too long. The same seed gives the same spans.

use std::time::Duration;

use super::pairings::{self, Stage, beginning, waves_of};
use super::timetable::{Length, deadline};

/// Median time until an answer, 12 h, as measured with people who play over days; at a pace with
/// less than twice this time for a turn they answer in half the time for one.
const MEDIAN: f64 = 12.0;

/// Spread of the paces of people, and of the answers of one, each as the standard deviation of the
/// logarithm: the quickest of eight is four times as quick as the slowest.
const BETWEEN: f64 = 0.53;
const WITHIN: f64 = 0.4;

/// Turns of a seat in a usual game, as shares of the longest one in turns of both: 12 to 22 of 40.
const FEWEST: f64 = 0.3;
const MOST: f64 = 0.55;

/// Times drawn for one estimate, so that it takes about a millisecond.
const DRAWN: usize = 10_000;

/// Runs of an estimate, fewest and most.
const RUNS: [usize; 2] = [15, 101];

/// Draws of the length of a game that has begun until one exceeds the time it has taken so far.
const ATTEMPTS: usize = 8;

const HOUR: f64 = 3600.0;

/// The games of a contest: their clocks and length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocked {
    /// The time of a seat at the start.
    pub bank: Duration,
    /// The time that a turn adds.
    pub increment: Duration,
    /// The length.
    pub length: Length,
}

/// A meeting that has not ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Planned {
    /// Both people, by their numbers from 0.
    pub people: [usize; 2],
    /// The number of its games that have not ended, 1 or 2.
    pub games: usize,
    /// The time since it began; `None` before.
    pub since: Option<Duration>,
}

/// The part of a contest that is left.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The games.
    pub games: Clocked,
    /// The most meetings of each person at once; 0 for one who has withdrawn.
    pub at_once: Vec<usize>,
    /// The meetings of the round, or of all rounds where everybody meets everybody, in their order.
    pub meetings: Vec<Planned>,
    /// The time until their deadline.
    pub limit: Duration,
    /// The number of further rounds, in each of which everybody has one meeting.
    pub rounds: u32,
    /// The number of people of a final that has not begun; 0: there is none.
    pub finalists: usize,
    /// Whether a final of four goes on, of which the last meeting has not begun.
    pub has_final: bool,
    /// The share of people who leave, 0 to 1.
    pub leaving: f64,
}

impl Course {
    /// A contest that begins in which everybody meets everybody.
    #[must_use]
    pub fn pairs(games: Clocked, people: usize, at_once: usize) -> Course {
        let meeting = |(one, other)| Planned {
            people: [one, other],
            games: 2,
            since: None,
        };
        Course {
            games,
            at_once: vec![at_once; people],
            meetings: pairings::rounds(people).into_iter().map(meeting).collect(),
            limit: waves_of(people, at_once) * games.deadline(),
            rounds: 0,
            finalists: 0,
            has_final: false,
            leaving: 0.0,
        }
    }

    /// A Swiss contest that begins.
    #[must_use]
    pub fn swiss(games: Clocked, people: usize, rounds: u32) -> Course {
        Course {
            meetings: Vec::new(),
            limit: Duration::ZERO,
            rounds,
            ..Course::pairs(games, people, 1)
        }
    }

    /// The likely time until the end: the median of some runs of this seed.
    #[must_use]
    pub fn likely(&self, seed: u64) -> Duration {
        let here = self.at_once.iter().filter(|most| **most > 0).count();
        let meetings = self.meetings.len() + self.rounds as usize * here / 2 + self.finalists;
        let [fewest, most] = RUNS;
        let runs = (DRAWN / (4 * meetings.max(1))).clamp(fewest, most);
        let spans = self.spans(runs, seed);
        spans[spans.len() / 2]
    }

    /// The times until the end in this many runs, at least one, the shortest first.
    #[must_use]
    pub fn spans(&self, runs: usize, seed: u64) -> Vec<Duration> {
        let mut chance = Chance(seed);
        let mut spans: Vec<Duration> = (0..runs.max(1))
            .map(|_| Duration::from_secs_f64(Run::new(self, &mut chance).play() * HOUR))
            .collect();
        spans.sort_unstable();
        spans
    }
}

impl Clocked {
    /// The longest time of a meeting.
    #[must_use]
    pub fn deadline(self) -> Duration {
        deadline(self.bank, self.increment, self.length)
    }

    /// The hours of a game between people who answer in these hours on average.
    fn lasts(self, answers: [f64; 2], chance: &mut Chance) -> f64 {
        let longest = f64::from(self.length.turns());
        let turns = longest * (FEWEST + (MOST - FEWEST) * chance.share());
        // The mean of many answers differs little from game to game.
        let spread = ((WITHIN * WITHIN).exp_m1() / turns).sqrt();
        let answers = answers.map(|hours| hours * (1.0 + spread * chance.normal()).max(0.2));
        let (bank, increment) = (hours(self.bank), hours(self.increment));
        let until_out = |answer: f64| {
            if answer > increment {
                bank / (answer - increment)
            } else {
                turns
            }
        };
        let played = answers.map(until_out).into_iter().fold(turns, f64::min);
        played * (answers[0] + answers[1])
    }
}

/// One run of a contest, in hours.
struct Run<'a> {
    course: &'a Course,
    chance: &'a mut Chance,
    /// The average time until an answer of each person.
    answers: Vec<f64>,
    /// The people who have left.
    gone: Vec<bool>,
    /// After how many meetings, or in which further round, a person leaves.
    leaves: Vec<Option<usize>>,
}

impl<'a> Run<'a> {
    fn new(course: &'a Course, chance: &'a mut Chance) -> Run<'a> {
        let people = course.at_once.len();
        let median = MEDIAN.min(hours(course.games.increment) / 2.0);
        let mean = median * (WITHIN * WITHIN / 2.0).exp();
        let answers = (0..people).map(|_| mean * (BETWEEN * chance.normal()).exp());
        let answers = answers.collect();
        let own = |person: usize| {
            let meetings = course.meetings.iter();
            meetings
                .filter(|one| one.people.contains(&person))
                .count()
                .max(course.rounds as usize)
        };
        let leaves = (0..people)
            .map(|person| {
                let leaves = chance.share() < course.leaving;
                leaves.then(|| (chance.share() * own(person) as f64) as usize)
            })
            .collect();
        Run {
            gone: course.at_once.iter().map(|most| *most == 0).collect(),
            course,
            chance,
            answers,
            leaves,
        }
    }

    fn play(mut self) -> f64 {
        let mut now = self.meetings();
        for round in 0..self.course.rounds {
            now += self.round(round as usize);
        }
        let mut finalists: Vec<usize> = self.here();
        self.chance.shuffle(&mut finalists);
        finalists.truncate(self.course.finalists);
        if finalists.len() >= 4 {
            let semi = [[0, 1], [2, 3]].map(|pair| pair.map(|one| finalists[one]));
            let semi = semi.map(|pair| self.meeting(pair));
            now += semi[0].max(semi[1]);
            finalists.swap(1, 2);
        }
        if let [one, other, ..] = finalists[..]
            && self.course.finalists > 0
        {
            now += self.meeting([one, other]);
        }
        if self.course.has_final
            && let [one, .., other] = self.here()[..]
        {
            now += self.meeting([one, other]);
        }
        now
    }

    fn here(&self) -> Vec<usize> {
        (0..self.gone.len())
            .filter(|person| !self.gone[*person])
            .collect()
    }

    /// The hours of a meeting that begins.
    fn meeting(&mut self, people: [usize; 2]) -> f64 {
        let whole = Planned {
            people,
            games: 2,
            since: None,
        };
        self.rest(&whole).min(hours(self.course.games.deadline()))
    }

    /// The hours until a meeting ends.
    fn rest(&mut self, meeting: &Planned) -> f64 {
        let answers = meeting.people.map(|person| self.answers[person]);
        let since = meeting.since.map_or(0.0, hours);
        let mut longest: f64 = 0.0;
        for _ in 0..meeting.games {
            let draws = (0..ATTEMPTS).map(|_| self.course.games.lasts(answers, self.chance));
            let mut draws = draws.skip_while(|lasts| *lasts <= since);
            // One that lasts so long ends soon.
            let rest = draws
                .next()
                .map_or(answers[0] + answers[1], |lasts| lasts - since);
            longest = longest.max(rest);
        }
        longest
    }

    /// Plays a round in which everybody has one meeting; its hours.
    fn round(&mut self, nth: usize) -> f64 {
        let mut here = self.here();
        self.chance.shuffle(&mut here);
        let mut longest: f64 = 0.0;
        for pair in here.chunks_exact(2) {
            let people = [pair[0], pair[1]];
            let mut lasts = self.meeting(people);
            for person in people {
                if self.leaves[person] == Some(nth) {
                    self.gone[person] = true;
                    lasts = lasts.min(hours(self.course.games.bank));
                }
            }
            longest = longest.max(lasts);
        }
        longest
    }

    /// Plays the meetings that are there, each as soon as both people have a place free; the hours
    /// until the last one has ended.
    fn meetings(&mut self) -> f64 {
        let all = &self.course.meetings;
        let mut ends: Vec<Option<f64>> = Vec::new();
        let mut stages: Vec<(usize, usize, Stage)> = Vec::new();
        for meeting in all {
            let is_running = meeting.since.is_some();
            let end = is_running.then(|| self.rest(meeting));
            ends.push(end);
            let stage = if is_running {
                Stage::Running
            } else {
                Stage::Open
            };
            stages.push((meeting.people[0], meeting.people[1], stage));
        }
        let mut over = vec![0; self.gone.len()];
        let mut now = 0.0;
        loop {
            // Those who leave take no further meeting, and lose what runs by its clock.
            let lost = now + hours(self.course.games.bank);
            for (person, over) in over.iter().enumerate() {
                let has_left = self.leaves[person].is_some_and(|at| at <= *over);
                if has_left && !self.gone[person] {
                    self.gone[person] = true;
                    lose(person, lost, &stages, &mut ends);
                }
            }
            for (one, other, stage) in &mut stages {
                if *stage == Stage::Open && (self.gone[*one] || self.gone[*other]) {
                    *stage = Stage::Over;
                }
            }
            for place in beginning(&self.course.at_once, &stages) {
                stages[place].2 = Stage::Running;
                ends[place] = Some(now + self.meeting(all[place].people));
            }
            let running = (0..stages.len()).filter(|place| stages[*place].2 == Stage::Running);
            let ends_at = |place: &usize| ends[*place].unwrap_or(now);
            let Some(first) = running.min_by(|one, other| ends_at(one).total_cmp(&ends_at(other)))
            else {
                break;
            };
            now = ends_at(&first);
            stages[first].2 = Stage::Over;
            over[stages[first].0] += 1;
            over[stages[first].1] += 1;
        }
        now.min(hours(self.course.limit))
    }
}

/// Lets the meetings of a person that run end by then.
fn lose(person: usize, lost: f64, stages: &[(usize, usize, Stage)], ends: &mut [Option<f64>]) {
    for ((one, other, stage), end) in stages.iter().zip(ends) {
        if *stage == Stage::Running && [*one, *other].contains(&person) {
            *end = end.map(|end| end.min(lost));
        }
    }
}

fn hours(time: Duration) -> f64 {
    time.as_secs_f64() / HOUR
}

/// Numbers that look drawn (`SplitMix64`), the same for a seed everywhere.
#[derive(Clone, Debug)]
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number of the normal distribution with mean 0 and deviation 1 (Box and Muller).
    fn normal(&mut self) -> f64 {
        let radius = (-2.0 * (1.0 - self.share()).ln()).sqrt();
        radius * (std::f64::consts::TAU * self.share()).cos()
    }

    fn shuffle(&mut self, list: &mut [usize]) {
        for last in (1..list.len()).rev() {
            let other = (self.share() * (last + 1) as f64) as usize;
            list.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24;

    fn games(bank: u64, increment: u64) -> Clocked {
        Clocked {
            bank: Duration::from_hours(bank),
            increment: Duration::from_hours(increment),
            length: Length::Middle,
        }
    }

    fn days(span: Duration) -> u64 {
        span.as_secs() / 3600 / DAY
    }

    #[test]
    fn a_seed_has_one_estimate_and_a_faster_pace_and_fewer_at_once_show() {
        let slow = games(120, 72);
        let course = Course::pairs(slow, 8, 7);
        assert_eq!(course.likely(5), course.likely(5));
        let median = |course: &Course| days(course.spans(301, 1)[150]);
        let at_once = [7, 3, 2, 1].map(|most| median(&Course::pairs(slow, 8, most)));
        assert!(at_once.is_sorted(), "{at_once:?}");
        let fast = median(&Course::pairs(games(24, 12), 8, 3));
        assert!(fast < at_once[1], "{fast} {at_once:?}");
        let rounds = [3, 4, 5].map(|rounds| median(&Course::swiss(slow, 16, rounds)));
        assert!(rounds.is_sorted() && rounds[0] < rounds[2], "{rounds:?}");
    }

    #[test]
    fn nothing_lasts_longer_than_its_deadlines() {
        for (bank, increment) in [(24, 12), (72, 24), (120, 72)] {
            let games = games(bank, increment);
            let mut pairs = Course::pairs(games, 6, 3);
            pairs.finalists = 4;
            let most = |course: &Course| *course.spans(200, 3).last().unwrap();
            assert!(most(&pairs) <= 4 * games.deadline());
            let swiss = Course::swiss(games, 30, 5);
            assert!(most(&swiss) <= 5 * games.deadline());
            let late = Course {
                limit: Duration::from_hours(3),
                ..Course::pairs(games, 6, 3)
            };
            assert!(most(&late) <= Duration::from_hours(3));
        }
    }

    #[test]
    fn what_has_begun_ends_earlier_and_what_is_over_takes_no_time() {
        let games = games(72, 24);
        let mut course = Course::pairs(games, 6, 5);
        let fresh = course.likely(1);
        for meeting in &mut course.meetings {
            meeting.since = Some(Duration::from_hours(10 * DAY));
        }
        let begun = course.likely(1);
        assert!(begun < fresh, "{begun:?} {fresh:?}");
        course.meetings.clear();
        assert_eq!(course.likely(1), Duration::ZERO);
        course.finalists = 2;
        assert!(course.likely(1) > Duration::ZERO);
        course.at_once = vec![0; 6];
        assert_eq!(course.likely(1), Duration::ZERO, "nobody is there");
    }

    #[test]
    fn a_contest_that_people_leave_ends_earlier() {
        for course in [
            Course::pairs(games(120, 72), 8, 3),
            Course::swiss(games(120, 72), 16, 5),
        ] {
            let left = Course {
                leaving: 0.3,
                ..course.clone()
            };
            let median = |course: &Course| course.spans(301, 2)[150];
            assert!(median(&left) < median(&course));
        }
    }
}
