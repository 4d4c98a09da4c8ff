//! The players: the computer of a strength, and the opponents.

use std::fmt;
use std::str::FromStr;

use rand::seq::IndexedRandom;
use tavolino_games::ai::table::EndgameTable;
use tavolino_games::ai::{self, SearchOptions, Strength};
use tavolino_games::game::{Heuristics, Rng, Seat};
use tavolino_games::play::Play;

use crate::{alpha_beta, habits, uct};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Random play.
    Random,
    /// A person's first habits.
    Habits,
    /// Plain alpha-beta with this number of positions a turn; `None` for an effort equal to
    /// strong's.
    AlphaBeta(Option<u64>),
    /// Plain UCT with this number of playouts a turn.
    Uct(u32),
    /// Plain UCT that sees every secret.
    SeeingUct(u32),
    /// The computer.
    Computer(Strength),
}

/// Positions a turn with which plain alpha-beta takes as long as strong does, by game. Measured
/// once, on 2026-11-24, by the median CPU time of a turn: alpha-beta looked at 1.8 million
/// positions a second in Nubulus, 2.7 million in Prosterno and 0.29 million in Basileus.
const EQUAL: [(&str, u64); 4] = [
    ("nubulus", 1_500_000),
    ("prosterno", 1_250_000),
    ("basileus", 225_000),
    ("kintei", 100_000),
];
/// Positions a turn where nothing was measured.
const USUAL: u64 = 20_000;

impl FromStr for Player {
    type Err = ();

    fn from_str(text: &str) -> Result<Player, ()> {
        let (name, effort) = text.split_once(':').unzip();
        let effort = effort.map(|effort| effort.parse().map_err(|_| ()));
        let effort: Option<u32> = effort.transpose()?;
        match name.unwrap_or(text) {
            "random" => Ok(Player::Random),
            "habits" => Ok(Player::Habits),
            "alpha-beta" => Ok(Player::AlphaBeta(effort.map(u64::from))),
            "uct" => Ok(Player::Uct(effort.unwrap_or(USUAL as u32))),
            "seeing-uct" => Ok(Player::SeeingUct(effort.unwrap_or(USUAL as u32))),
            strength => strength.parse().map(Player::Computer).map_err(|_| ()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Habits => f.write_str("habits"),
            Player::AlphaBeta(None) => f.write_str("alpha-beta"),
            Player::AlphaBeta(Some(nodes)) => write!(f, "alpha-beta:{nodes}"),
            Player::Uct(playouts) => write!(f, "uct:{playouts}"),
            Player::SeeingUct(playouts) => write!(f, "seeing-uct:{playouts}"),
            Player::Computer(strength) => write!(f, "{strength}"),
        }
    }
}

/// The facts about the game at hand that a player may need.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The number of seats.
    pub seats: u8,
    /// Whether a seat has hidden information.
    pub secrets: bool,
    /// The table of the solved game, for the computer.
    pub table: Option<&'a EndgameTable>,
}

impl Player {
    /// Returns the turn of a seat, and the number of positions or playouts it took.
    pub fn choose<G: Heuristics>(
        self,
        play: &Play<G>,
        seat: Seat,
        known: Known<'_>,
        rng: &mut Rng,
    ) -> (G::Turn, u64) {
        match self {
            Player::Random => {
                let turns = play.turns(seat);
                (turns.choose(rng).expect("the seat can act").clone(), 1)
            }
            Player::Habits => habits::choose(play, seat, known.seats, rng),
            Player::AlphaBeta(nodes) => {
                let is_fair = known.seats == 2 && !known.secrets;
                assert!(is_fair, "alpha-beta needs two seats and an open game");
                let equal = EQUAL.iter().find(|(key, _)| *key == G::INFO.key);
                let equal = equal.map_or(USUAL, |(_, nodes)| *nodes);
                alpha_beta::choose(play, seat, nodes.unwrap_or(equal), rng)
            }
            Player::Uct(playouts) => {
                uct::choose(play, seat, known.seats, (playouts, !known.secrets), rng)
            }
            Player::SeeingUct(playouts) => {
                uct::choose(play, seat, known.seats, (playouts, true), rng)
            }
            Player::Computer(strength) => {
                let options = SearchOptions {
                    strength,
                    table: known.table,
                    ..SearchOptions::default()
                };
                let view = play.view(Some(seat));
                let result = ai::think::<G>(&view, play.history(), seat, options, rng);
                let result = result.expect("the seat is to act");
                (result.turn, result.nodes)
            }
        }
    }
}
