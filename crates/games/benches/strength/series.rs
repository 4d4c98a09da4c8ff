//! Series of games between two players: points with their interval, effort and CPU time.

use std::fs;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::table::EndgameTable;
use tavolino_games::game::{Heuristics, Outcome, Rng, Seat, Table};
use tavolino_games::play::Play;

use crate::player::{Known, Player};

/// Turns after which a game counts as a draw.
const LONGEST: usize = 400;

/// A series to play.
#[derive(Clone, Copy)]
pub struct Series<'a> {
    /// The two players; with more than two seats the first one plays against several of the second
    /// kind.
    pub pair: (Player, Player),
    /// The table of seats and options.
    pub table: &'a Table,
    /// The number of games.
    pub count: u64,
    /// Random turns before the players begin. Each opening is played once from every seat.
    pub opening: usize,
    /// The table of the solved game.
    pub solution: Option<&'a EndgameTable>,
    /// CPU time after which no further game begins; `None` plays all of them.
    pub limit: Option<Duration>,
}

/// The result of a series.
#[derive(Debug, Default)]
pub struct Score {
    points: f64,
    games: f64,
    /// The places by seat of each game; all equal in a game that did not end.
    pub places: Vec<Vec<u8>>,
    /// The turns of each game, of all seats together, without the random ones.
    pub turns: Vec<usize>,
    /// The costs of the turns of the first player and of the others.
    pub costs: [Costs; 2],
}

/// The costs of the turns of one player.
#[derive(Debug, Default)]
pub struct Costs {
    millis: Vec<f64>,
    nodes: u64,
}

impl Score {
    /// Returns the share of points in percent.
    pub fn share(&self) -> f64 {
        100.0 * self.points / self.games
    }

    /// Returns the turns of all games.
    fn turns(&self) -> usize {
        self.costs.iter().map(|costs| costs.millis.len()).sum()
    }

    /// Returns the median, the 95 % and the greatest number of turns of a game.
    pub fn lengths(&self) -> [usize; 3] {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let at = |share: usize| turns[(turns.len() * share / 100).min(turns.len() - 1)];
        [at(50), at(95), at(100)]
    }

    /// Returns the 95 % interval of the share in percent (Wilson 1927).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, games) = (self.points / self.games, self.games);
        let middle = share + Z * Z / (2.0 * games);
        let wide = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + Z * Z / games;
        (
            100.0 * (middle - wide) / scale,
            100.0 * (middle + wide) / scale,
        )
    }
}

impl Costs {
    /// Returns the median and the greatest CPU time of a turn, in milliseconds.
    pub fn millis(&self) -> (f64, f64) {
        let mut millis = self.millis.clone();
        millis.sort_by(f64::total_cmp);
        let median = millis.get(millis.len() / 2).copied().unwrap_or(0.0);
        (median, millis.last().copied().unwrap_or(0.0))
    }

    /// Returns the average number of positions or playouts of a turn.
    pub fn nodes(&self) -> f64 {
        self.nodes as f64 / self.millis.len().max(1) as f64
    }
}

/// Plays the series.
pub fn play<G: Heuristics>(series: Series<'_>) -> Score {
    let mut score = Score::default();
    let begun = Clock::now();
    let limit = series.limit.map(|limit| limit.as_secs_f64() * 1e3);
    let seats = series.table.seats;
    for number in 0..series.count {
        if limit.is_some_and(|limit| begun.millis() > limit) {
            break;
        }
        let own = Seat(1 + (number % u64::from(seats)) as u8);
        let before = score.turns();
        let outcome = game::<G>(series, number, own, &mut score.costs);
        score.turns.push(score.turns() - before);
        // A game that is too long counts as a draw.
        let outcome = outcome.unwrap_or_else(|| Outcome::draw(seats));
        score.points += f64::from(outcome.payoff(own));
        score.games += 1.0;
        score.places.extend(outcome.places().map(<[u8]>::to_vec));
    }
    score
}

/// Plays one game with the first player at the seat `own`. Returns `None` if it is too long.
fn game<G: Heuristics>(
    series: Series<'_>,
    number: u64,
    own: Seat,
    costs: &mut [Costs; 2],
) -> Option<Outcome> {
    let seats = series.table.seats;
    let opening = if series.opening == 0 {
        number
    } else {
        number / u64::from(seats)
    };
    let known = Known {
        seats,
        secrets: (G::INFO.secrets)(&series.table.options),
        table: series.solution,
    };
    let mut rng = Rng::seed_from_u64(opening);
    let deal = G::deal(series.table, &mut rng);
    let mut play = Play::<G>::new(series.table, deal).expect("the game's own deal fits");
    for played in 0..LONGEST {
        let Some(seat) = play.to_act().first() else {
            break;
        };
        if played < series.opening {
            let turn = play.turns(seat).choose(&mut rng).cloned();
            play.play(seat, &turn.expect("the seat can act"));
            continue;
        }
        if played == series.opening {
            // The players' own chance differs from game to game, also where the opening does not.
            rng = Rng::seed_from_u64(number);
        }
        let side = usize::from(seat != own);
        let player = [series.pair.0, series.pair.1][side];
        let begun = Clock::now();
        let (turn, nodes) = player.choose(&play, seat, known, &mut rng);
        costs[side].millis.push(begun.millis());
        costs[side].nodes += nodes;
        play.play(seat, &turn);
        claim_what_is_certain(&mut play);
    }
    play.outcome().cloned()
}

/// Makes the true claims that seats see.
fn claim_what_is_certain<G: Heuristics>(play: &mut Play<G>) {
    for seat in play.staying().iter() {
        let claims = play.claims(seat);
        if claims.is_empty() {
            continue;
        }
        let mut rng = Rng::seed_from_u64(0);
        let guess = Play::<G>::imagine(&play.view(Some(seat)), play.history(), &mut rng);
        let holds = |claim: &&G::Claim| guess.clone().claim(seat, claim);
        if let Some(claim) = claims.iter().find(holds) {
            play.claim(seat, claim);
        }
    }
}

/// CPU time of the thread where the system tells it, otherwise the time of day.
enum Clock {
    Cpu(u64),
    Wall(Instant),
}

impl Clock {
    fn now() -> Clock {
        cpu_nanos().map_or_else(|| Clock::Wall(Instant::now()), Clock::Cpu)
    }

    fn millis(&self) -> f64 {
        match self {
            Clock::Cpu(begun) => (cpu_nanos().unwrap_or(*begun) - begun) as f64 / 1e6,
            Clock::Wall(begun) => begun.elapsed().as_secs_f64() * 1e3,
        }
    }
}

/// Returns the CPU time of this thread in nanoseconds; `None` off Linux.
fn cpu_nanos() -> Option<u64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}
