//! Pairs of deals, and who can tell them apart.

use rand::SeedableRng;

use super::exchange::exchanged;
use super::pair::{Pair, opened};
use crate::contract::difference::Difference;
use crate::contract::looks::{between, named, viewers};
use crate::contract::subject::{Subject, TestedGame};
use crate::game::{Rng, Table, Viewer};

/// Deals that are looked through for one that looks like another; exchanging two of the things
/// dealt makes most of them.
const DEALS: usize = 60;

/// The message for a game of which no two deals differ for one seat alone.
const NONE_FOUND: &str = "No two deals were found that differ only in what others hold: `Game::Deal` lists the dealt \
    pieces one by one.";

/// Deals at a table, and who can tell them apart.
pub struct Dealt<'t> {
    game: &'t TestedGame,
    table: &'t Table,
    /// For each viewer.
    known: Vec<Known<'t>>,
}

/// A viewer, and the deals between which it sees a difference.
struct Known<'t> {
    viewer: Viewer,
    /// Whether something was dealt that it cannot see, as far as the game imagines.
    imagines: bool,
    /// Whether two deals were found between which it sees no difference.
    found: bool,
    /// Of those that were not alike, the pair with the smallest difference.
    nearest: Option<(Pair<'t>, Difference)>,
}

impl<'t> Dealt<'t> {
    /// No deals yet.
    pub fn new(game: &'t TestedGame, table: &'t Table) -> Dealt<'t> {
        let deal = (game.deal)(table, &mut Rng::seed_from_u64(0));
        let play = (game.open)(table, &deal);
        let play = play.expect("`Game::new` takes a deal of `Game::deal`");
        let known = |viewer| Known {
            viewer,
            imagines: false,
            found: false,
            nearest: None,
        };
        Dealt {
            game,
            table,
            known: viewers(&*play).map(known).collect(),
        }
    }

    /// Two deals that look alike to as many as chance finds; `None` if to nobody.
    pub(super) fn pair(&mut self, rng: &mut Rng) -> Option<Pair<'t>> {
        let (game, table) = (self.game, self.table);
        let first = (game.deal)(table, rng);
        if first.is_null() {
            return None;
        }
        let one = opened(game, table, &first)?;
        for known in &mut self.known {
            let guess = one.imagine(known.viewer, rng);
            known.imagines |= viewers(&*one).any(|other| {
                let [here, there] = [&one, &guess].map(|play| play.sight(other));
                !here.is_view_of(&*there)
            });
        }
        let mut best: Option<Pair<'t>> = None;
        for _ in 0..DEALS {
            let second = (game.deal)(table, rng);
            let deal = exchanged(&first, &second, rng);
            let Some(other) = opened(game, table, &deal) else {
                continue;
            };
            if one.is_at(&*other) {
                continue;
            }
            let deals = [first.clone(), deal];
            let pair = Pair::dealt(table, [one.copied(), other], deals);
            for known in &mut self.known {
                if pair.alike.contains(&known.viewer) {
                    known.found = true;
                } else {
                    known.compares(&pair);
                }
            }
            let more = |best: &Pair<'t>| pair.alike.len() > best.alike.len();
            if !pair.alike.is_empty() && best.as_ref().is_none_or(more) {
                best = Some(pair);
            }
        }
        best
    }

    /// Checks that deals exist which look the same to a viewer where the game imagines such deals.
    pub fn hides_what_is_imagined(&self) {
        for known in self.known.iter().rev() {
            if !known.imagines || known.found {
                continue;
            }
            let viewer = named(known.viewer);
            let nearest = known.nearest.as_ref();
            let nearest = nearest.map(|(pair, difference)| pair.leak(difference, known.viewer));
            panic!(
                "{:?}: every other deal shows to {viewer}, though `Game::imagine` makes up deals that do not.\n{}",
                self.table,
                nearest.unwrap_or_else(|| NONE_FOUND.to_owned()),
            );
        }
    }
}

impl<'t> Known<'t> {
    fn compares(&mut self, pair: &Pair<'t>) {
        if self.found || !self.imagines {
            return;
        }
        let own = |play: &dyn Subject| play.sight(self.viewer).card_version();
        let [one, other] = pair.plays();
        // What it holds itself it may see.
        if own(one) != own(other) {
            return;
        }
        let Some(difference) = between([one, other], self.viewer) else {
            return;
        };
        let is_nearer = |(_, nearest): &(Pair<'t>, Difference)| difference.size < nearest.size;
        if self.nearest.as_ref().is_none_or(is_nearer) {
            self.nearest = Some((pair.clone(), difference));
        }
    }
}
