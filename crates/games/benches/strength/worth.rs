//! The worth of seats in rating points, from games of equal players.

use std::fmt;

/// Rating points of one unit of log-odds: 400 / ln 10, as Elo's scale has it.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The worth of each seat of a table.
#[derive(Debug)]
pub struct Worth {
    /// By seat, in rating points; the sum is 0.
    points: Vec<f64>,
    /// By seat, the standard error of its points.
    errors: Vec<f64>,
    games: usize,
    /// By seat, the share of rivals it was ahead of; an equal place counts half.
    shares: Vec<f64>,
}

impl Worth {
    /// Estimates the worth from the places by seat of each game. Two seats with the score p to 1 -
    /// p differ by 400 log10(p / (1 - p)); of more seats, the points are the least-squares solution
    /// for the scores of all pairs: a seat's average over all seats, itself included with 0.
    pub fn of(places: &[Vec<u8>]) -> Worth {
        let games = places.len();
        let seats = places.first().map_or(0, Vec::len);
        // A pair in which one seat always wins differs by a finite number: that of half a point in
        // all games.
        let least = 0.5 / games as f64;
        let mean = |list: &[f64]| list.iter().sum::<f64>() / games as f64;
        let score = |game: &Vec<u8>, one: usize, other: usize| match game[one].cmp(&game[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let mut worth = Worth {
            points: vec![0.0; seats],
            errors: vec![0.0; seats],
            games,
            shares: vec![0.0; seats],
        };
        for seat in 0..seats {
            // How far each game pulls the estimate, whose spread is the standard error (delta
            // method).
            let mut pulls = vec![0.0; games];
            for rival in (0..seats).filter(|&rival| rival != seat) {
                let scores: Vec<f64> = places.iter().map(|game| score(game, seat, rival)).collect();
                let share = mean(&scores);
                let bounded = share.clamp(least, 1.0 - least);
                let slope = SCALE / (bounded * (1.0 - bounded)) / seats as f64;
                worth.points[seat] += SCALE * (bounded / (1.0 - bounded)).ln() / seats as f64;
                worth.shares[seat] += share / (seats - 1) as f64;
                for (pull, score) in pulls.iter_mut().zip(scores) {
                    *pull += slope * (score - share);
                }
            }
            let squares: Vec<f64> = pulls.iter().map(|pull| pull * pull).collect();
            worth.errors[seat] = (mean(&squares) / games as f64).sqrt();
        }
        worth
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |list: &[f64], digits: usize| {
            let list: Vec<String> = list.iter().map(|one| format!("{one:.digits$}")).collect();
            list.join(", ")
        };
        write!(
            f,
            "[{}], standard error [{}], {} games, score [{}]",
            row(&self.points, 0),
            row(&self.errors, 0),
            self.games,
            row(&self.shares, 3)
        )
    }
}
