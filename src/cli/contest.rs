//! `tavolino contest`: how long contests take, without one.

use std::fmt::Write as _;

use clap::{Args, Subcommand, ValueEnum};

use crate::contests::simulation::{Clocked, Course};
use crate::contests::swiss;
use crate::contests::timetable::length_of;
use crate::host::{AT_ONCE, Pace};
use tavolino_games::cli::Error;
use tavolino_games::games;

/// Simulate contests
#[derive(Args, Debug)]
pub struct Command {
    #[command(subcommand)]
    command: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Simulate(Simulate),
}

/// Print how many days a contest takes, and how many if some leave it: the estimate of its card,
/// with more runs
#[derive(Args, Debug)]
#[command(
    after_help = "People answer after 12 hours (median), each at a pace of their own, within the clocks; a game has 12 to 22
turns of a seat if it is of middle length. The same seed prints the same numbers."
)]
struct Simulate {
    /// The kind: the way in which people meet
    kind: Kind,
    /// The number of people
    #[arg(value_parser = clap::value_parser!(u16).range(3..=200))]
    people: u16,
    /// The key of the game, which says how long it is
    #[arg(long, default_value = "kumo")]
    game: String,
    /// The pace
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pace: Speed,
    /// The meetings of a person at once, of pairs; without it as the bot does: all up to 5 people,
    /// else 3
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    at_once: Option<u16>,
    /// The rounds of a Swiss contest; without it by the number of people
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=9))]
    rounds: Option<u32>,
    /// The people who play a final
    #[arg(long = "final", value_enum, default_value_t = Finalists::None)]
    finalists: Finalists,
    /// The share of people who leave, in percent, in the second line
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u8).range(0..=100))]
    leaving: u8,
    /// The number of runs
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    runs: u32,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    /// Everybody meets everybody once
    Pairs,
    /// Rounds of one meeting each
    Swiss,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Speed {
    /// 24 h and 12 h a turn
    Fast,
    /// 72 h and 24 h a turn
    Normal,
    /// 120 h and 72 h a turn
    Slow,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Finalists {
    /// Nobody
    None = 0,
    /// The best two
    #[value(name = "2")]
    Two = 2,
    /// The best four
    #[value(name = "4")]
    Four = 4,
}

/// Prints the spans.
pub fn run(Command { command }: Command) -> anyhow::Result<()> {
    let Task::Simulate(asked) = command;
    print!("{}", asked.table()?);
    Ok(())
}

impl Simulate {
    fn table(&self) -> anyhow::Result<String> {
        let course = self.course()?;
        let mut text = String::from("days          median  95 %\n");
        for leaving in [0, self.leaving] {
            let course = Course {
                leaving: f64::from(leaving) / 100.0,
                ..course.clone()
            };
            let spans = course.spans(self.runs as usize, self.seed);
            let days = |share: f64| {
                let place = (share * (spans.len() - 1) as f64).round() as usize;
                spans[place].as_secs_f64() / 86_400.0
            };
            let (median, most) = (days(0.5), days(0.95));
            writeln!(text, "{leaving:>3} % leave  {median:>7.0} {most:>5.0}")?;
        }
        Ok(text)
    }

    fn course(&self) -> anyhow::Result<Course> {
        games::find(&self.game).ok_or_else(|| Error::UnknownGame(self.game.clone()))?;
        let pace = match self.pace {
            Speed::Fast => Pace::Fast,
            Speed::Normal => Pace::Normal,
            Speed::Slow => Pace::Slow,
        };
        let time = pace.time().expect("it has a clock");
        let clocked = Clocked {
            bank: time.bank,
            increment: time.increment,
            length: length_of(&self.game),
        };
        let people = usize::from(self.people);
        let mut course = match self.kind {
            Kind::Pairs => {
                let usual = if people <= 5 { people - 1 } else { AT_ONCE };
                let at_once = self.at_once.map_or(usual, usize::from);
                Course::pairs(clocked, people, at_once)
            }
            Kind::Swiss => {
                let rounds = self.rounds.unwrap_or(swiss::rounds(people) as u32);
                Course::swiss(clocked, people, rounds)
            }
        };
        course.finalists = self.finalists as usize;
        Ok(course)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        command: Simulate,
    }

    fn table(words: &str) -> anyhow::Result<String> {
        let words = std::iter::once("simulate").chain(words.split_whitespace());
        Line::try_parse_from(words)?.command.table()
    }

    #[test]
    fn the_table_has_a_line_without_and_one_with_people_who_leave() {
        let text = table("pairs 8 --pace slow --leaving 40 --runs 50").unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[1].starts_with("  0 % leave") && lines[2].starts_with(" 40 % leave"),
            "{text}"
        );
        assert_eq!(lines.len(), 3);
        let again = table("pairs 8 --pace slow --leaving 40 --runs 50").unwrap();
        assert_eq!(text, again);
        for words in [
            "swiss 16 --final 4",
            "swiss 9 --rounds 3 --game nubulus",
            "pairs 3 --at-once 1",
        ] {
            table(&format!("{words} --runs 9")).unwrap();
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for words in [
            "pairs 2",
            "tables 8",
            "pairs 8 --final 3",
            "pairs 8 --game chess",
            "swiss 8 --rounds 10",
        ] {
            let refused = table(words).unwrap_err().to_string();
            assert!(refused.len() > 20, "{refused}");
        }
    }
}
