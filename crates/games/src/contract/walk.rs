//! A line of play as it is followed, beside a twin: the same game with the same events.

use std::fmt::Display;

use rand::SeedableRng;

use super::looks::viewers;
use super::subject::{Sight, Subject, TestedGame};
use crate::game::{Lang, Rng, Seat, Table};

/// A line as it is followed.
pub struct Walk<'t> {
    /// The game.
    pub game: &'t TestedGame,
    /// The seats and options.
    pub table: &'t Table,
    /// The game so far.
    pub play: Box<dyn Subject>,
    /// The same game with the same events.
    pub twin: Box<dyn Subject>,
    line: Vec<String>,
    /// The chance of the line.
    pub rng: Rng,
    /// Whether an imagined position changed the view of another seat.
    pub guessed: bool,
}

impl<'t> Walk<'t> {
    /// The first position of a random deal.
    pub fn new(game: &'t TestedGame, table: &'t Table, seed: u64) -> Walk<'t> {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = (game.deal)(table, &mut rng);
        assert_eq!(
            (game.rewritten)(&deal),
            deal,
            "`Game::Deal` reads back as it was written"
        );
        let open = || (game.open)(table, &deal).expect("`Game::new` takes a deal of `Game::deal`");
        Walk {
            game,
            table,
            play: open(),
            twin: open(),
            line: Vec::new(),
            rng,
            guessed: false,
        }
    }

    /// Fails with the law, the line and the position where the law does not hold.
    #[track_caller]
    pub fn law(&self, holds: bool, law: impl Display) {
        assert!(
            holds,
            "{law}\nafter {:?}\n{}",
            self.line,
            self.play.scene(None, &Lang::english()).text
        );
    }

    /// The seat plays a turn, or makes a claim, in both games; whether each was possible.
    pub fn plays(&mut self, seat: Seat, text: &str) -> [bool; 2] {
        let played = [&mut self.play, &mut self.twin].map(|play| play.play(seat, text).is_ok());
        if played[0] {
            self.line.push(format!("{seat} {text}"));
        }
        played
    }

    /// The seat leaves for good.
    pub fn leaves(&mut self, seat: Seat) {
        self.line.push(format!("{seat} resign"));
        self.play.leave(seat);
        self.twin.leave(seat);
    }

    /// The seat's time runs out; whether the turn is skipped, in both games.
    pub fn is_skipped(&mut self, seat: Seat) -> [bool; 2] {
        let skipped = [self.play.skip(seat), self.twin.skip(seat)];
        if skipped[0] {
            self.line.push(format!("{seat} skip"));
        }
        skipped
    }

    /// Everything that each viewer is shown.
    pub fn sights(&self) -> Vec<Box<dyn Sight>> {
        let sight = |viewer| self.play.sight(viewer);
        viewers(&*self.play).map(sight).collect()
    }
}
