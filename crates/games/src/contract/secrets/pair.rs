//! Two games that differ only in a secret, played alike.

use std::collections::HashSet;
use std::fmt::Write;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde_json::Value;

use super::comparison;
use crate::contract::difference::{Difference, in_words};
use crate::contract::looks::{between, between_sights, named, viewers};
use crate::contract::subject::{Subject, TestedGame};
use crate::game::{Rng, Seat, Table, Viewer};

/// Turns played in a pair of games.
const LENGTH: usize = 40;

/// Turns of a seat that are compared with each other.
const TURNS: usize = 6;

/// The advice about a difference in a preview.
const FORESEEN: &str = "A turn with a result that its seat cannot foresee says so by `Game::has_hidden_result`, and \
    `Game::play_visible_part` plays it without the result.";

/// Two games, and those to whom they look alike.
pub struct Pair<'t> {
    table: &'t Table,
    plays: [Box<dyn Subject>; 2],
    pub(super) alike: Vec<Viewer>,
    /// The deal of each.
    deals: [Value; 2],
    /// The turns played in each.
    lines: [Vec<String>; 2],
}

impl Clone for Pair<'_> {
    fn clone(&self) -> Self {
        Pair {
            table: self.table,
            plays: self.plays().map(Subject::copied),
            alike: self.alike.clone(),
            deals: self.deals.clone(),
            lines: self.lines.clone(),
        }
    }
}

impl<'t> Pair<'t> {
    /// Two games with these deals, before the first turn.
    pub(super) fn dealt(
        table: &'t Table,
        plays: [Box<dyn Subject>; 2],
        deals: [Value; 2],
    ) -> Pair<'t> {
        let is_alike = |viewer: &Viewer| {
            let [one, other] = plays.each_ref().map(|play| play.sight(*viewer));
            one.is_equal(&*other, true)
        };
        Pair {
            table,
            alike: viewers(&*plays[0]).filter(is_alike).collect(),
            plays,
            deals,
            lines: [Vec::new(), Vec::new()],
        }
    }

    /// Twice the same game, until a turn that some of the others cannot see; `None` if there was
    /// none.
    pub(super) fn chosen(game: &TestedGame, table: &'t Table, rng: &mut Rng) -> Option<Pair<'t>> {
        let deal = (game.deal)(table, rng);
        let play = opened(game, table, &deal)?;
        let mut pair = Pair::dealt(table, [play.copied(), play], [deal.clone(), deal]);
        for _ in 0..LENGTH {
            let seat = pair.acting(rng)?;
            if rng.random_bool(0.5) && pair.plays_apart(seat, rng) {
                return Some(pair);
            }
            pair.plays_the_same(seat, rng);
        }
        None
    }

    /// Plays both games on, and fails where they differ for a viewer who cannot know the
    /// difference.
    pub(super) fn goes_on(mut self, rng: &mut Rng) {
        for _ in 0..LENGTH {
            self.looks_alike(rng);
            let Some(seat) = self.acting(rng) else { return };
            let goes_on = match rng.random_range(0..40) {
                0 if self.table.seats > 2 => self.leaves(seat),
                1 => self.is_skipped(seat),
                2 => self.claims(rng),
                _ => self.plays_the_same(seat, rng) || self.plays_apart(seat, rng),
            };
            if !goes_on || self.alike.is_empty() {
                return;
            }
        }
        self.looks_alike(rng);
    }

    /// The two games.
    pub(super) fn plays(&self) -> [&dyn Subject; 2] {
        self.plays.each_ref().map(|play| &**play)
    }

    /// One of the seats to act in both; none once it is over.
    fn acting(&self, rng: &mut Rng) -> Option<Seat> {
        let [one, other] = self.plays();
        let both = one
            .to_act()
            .iter()
            .filter(|&seat| other.to_act().contains(seat));
        both.choose(rng)
    }

    /// Everyone to whom the games look alike is shown and offered the same.
    fn looks_alike(&self, rng: &mut Rng) {
        let plays = self.plays();
        let is_over = plays.iter().all(|play| play.outcome().is_some());
        // The public last of all viewers, and first here: what shows to it shows to everyone.
        for &viewer in self.alike.iter().rev() {
            if is_over {
                self.ends_alike(viewer);
            } else {
                self.must_be_none(comparison::between(plays, viewer, rng), viewer);
            }
        }
    }

    /// At the end the viewer has the [final view](crate::game::Game::final_view), and the outcome
    /// may follow from it.
    fn ends_alike(&self, viewer: Viewer) {
        let [one, other] = self.plays();
        let differs = !one.knows_as_before(other, viewer);
        let disclosed = |viewer| !one.sight(viewer).is_view_of(&*other.sight(viewer));
        if differs || !disclosed(viewer) && !disclosed(None) {
            self.must_be_none(between([one, other], viewer), viewer);
        }
    }

    fn must_be_none(&self, difference: Option<Difference>, viewer: Viewer) {
        if let Some(difference) = difference {
            panic!("{}", self.leak(&difference, viewer));
        }
    }

    /// The message about a leak, from which both games can be played again.
    pub(super) fn leak(&self, difference: &Difference, viewer: Viewer) -> String {
        let table = self.table;
        let viewer = named(viewer);
        let mut message = format!("{table:?}: a secret shows to {viewer}, in {difference}");
        let both = |what: &str, [one, other]: [String; 2]| {
            if one == other {
                format!("\n{what} in both games: {one}")
            } else {
                format!("\n{what} in one game:   {one}\n{what} in the other:  {other}")
            }
        };
        if !self.deals[0].is_null() {
            message += &both("dealt", self.deals.each_ref().map(Value::to_string));
        }
        let lines = self.lines.each_ref().map(|line| format!("{line:?}"));
        let _ = write!(message, "{}\n{}", both("played", lines), difference.advice);
        message
    }

    /// Notes an event of both games.
    fn note(&mut self, event: &str) {
        for line in &mut self.lines {
            line.push(event.to_owned());
        }
    }

    /// The seat plays a turn that it has in both games; false if there is none.
    fn plays_the_same(&mut self, seat: Seat, rng: &mut Rng) -> bool {
        let [here, there] = self.plays().map(|play| play.turns(seat));
        let there: HashSet<String> = there.into_iter().collect();
        let both = here.into_iter().filter(|turn| there.contains(turn));
        let Some(turn) = both.choose(rng) else {
            return false;
        };
        self.is_foreseen(seat, &turn);
        let declared = self.plays().map(|play| declares(play, seat, &turn));
        for play in &mut self.plays {
            let played = play.play(seat, &turn);
            played.expect("a legal turn is played");
        }
        self.note(&format!("{seat} {turn}"));
        if declared.contains(&true) {
            self.may_have_shown();
        }
        true
    }

    /// The preview of a turn, and whether the turn counts as revealing.
    fn is_foreseen(&self, seat: Seat, turn: &str) {
        let plays = self.plays();
        if self.alike.contains(&Some(seat)) {
            let hidden = plays.map(|play| play.has_hidden_result(seat, turn));
            let what = format!("`Game::has_hidden_result` of `{turn}`");
            let difference = in_words(&what, hidden).or_else(|| {
                let [one, other] = plays.map(|play| play.preview(seat, turn));
                let found = between_sights([&*one, &*other])?;
                Some(found.of(&format!("the preview of `{turn}`")))
            });
            let difference = difference.map(|found| found.advised(FORESEEN));
            self.must_be_none(difference, Some(seat));
        }
        if self.alike.contains(&None) {
            let reveals = plays.map(|play| play.reveals(seat, turn));
            let what = format!("`Game::reveals` of `{turn}`");
            self.must_be_none(in_words(&what, reveals), None);
        }
    }

    /// Something was told that had been hidden: from now on only those are asked who still see no
    /// difference.
    fn may_have_shown(&mut self) {
        let plays = self.plays.each_ref().map(|play| &**play);
        self.alike
            .retain(|&viewer| between(plays, viewer).is_none());
    }

    /// The seat plays different turns, which leave the games alike to some of the others; false if
    /// there are none. These read the same sentence about both turns.
    fn plays_apart(&mut self, seat: Seat, rng: &mut Rng) -> bool {
        let turns = self.plays().map(|play| play.turns(seat));
        let sampled: Vec<&String> = turns[0].sample(rng, TURNS).collect();
        for turn in sampled {
            let Some(one) = self.hidden(0, seat, turn) else {
                continue;
            };
            let twins: Vec<&String> = turns[1].sample(rng, TURNS).collect();
            for twin in twins.into_iter().filter(|twin| *twin != turn) {
                let Some(other) = self.hidden(1, seat, twin) else {
                    continue;
                };
                let alike = self.alike_after(seat, [&*one, &*other]);
                if one.is_at(&*other) || alike.is_empty() {
                    continue;
                }
                let told_alike = self.told_alike(seat, [&*one, &*other], &alike, &turns[1]);
                let (twin, other) = told_alike.unwrap_or((twin, other));
                self.plays = [one, other];
                self.alike = alike;
                for (line, turn) in self.lines.iter_mut().zip([turn, twin]) {
                    line.push(format!("{seat} {turn}"));
                }
                self.looks_alike(rng);
                return true;
            }
        }
        false
    }

    /// One of the two games after a turn; `None` where the turn may show something, or ends it.
    fn hidden(&self, at: usize, seat: Seat, turn: &str) -> Option<Box<dyn Subject>> {
        let after = after(self.plays()[at], seat, turn);
        let is_hidden = after.outcome().is_none() && !declares(self.plays()[at], seat, turn);
        is_hidden.then_some(after)
    }

    /// Those to whom the games still look alike after two different turns of the seat: what they
    /// see of the turns is the same, or what they see of the games afterwards.
    fn alike_after(&self, seat: Seat, after: [&dyn Subject; 2]) -> Vec<Viewer> {
        let alike = |viewer: &Viewer| {
            let [one, other] = after.map(|play| play.sight(*viewer));
            // Turns that were seen to differ may be remembered where `==` does not look.
            let same = || one.is_view_of(&*other) && one.view() == other.view();
            *viewer != Some(seat) && (one.is_deed_of(&*other) || same())
        };
        self.alike.iter().copied().filter(alike).collect()
    }

    /// A turn that leads to the other position, or to an equal one, and about which those to whom
    /// the games look alike read the same: two ways to one position may be told apart, if each of
    /// them is open to either secret. `None` if there is no such turn.
    fn told_alike<'a>(
        &self,
        seat: Seat,
        after: [&dyn Subject; 2],
        alike: &[Viewer],
        turns: &'a [String],
    ) -> Option<(&'a String, Box<dyn Subject>)> {
        let [one, other] = after;
        let same = |play: &dyn Subject| {
            let mut alike = alike.iter();
            alike.all(|&viewer| between([one, play], viewer).is_none())
        };
        if same(other) {
            return None;
        }
        turns.iter().find_map(|turn| {
            let after = self.hidden(1, seat, turn)?;
            (after.is_at(other) && same(&*after)).then_some((turn, after))
        })
    }

    /// The seat leaves. A game may then show what it held.
    fn leaves(&mut self, seat: Seat) -> bool {
        for play in &mut self.plays {
            play.leave(seat);
        }
        self.note(&format!("{seat} resign"));
        self.may_have_shown();
        true
    }

    fn is_skipped(&mut self, seat: Seat) -> bool {
        let skipped = self.plays.each_mut().map(|play| play.skip(seat));
        if skipped.contains(&true) {
            self.note(&format!("{seat} skip"));
        }
        for &viewer in &self.alike {
            let what = format!("`Play::skip` of seat {seat} when its time runs out");
            self.must_be_none(in_words(&what, skipped), viewer);
        }
        true
    }

    /// A seat makes a claim, which may show whether the claim holds.
    fn claims(&mut self, rng: &mut Rng) -> bool {
        let [one, other] = self.plays();
        let all = one
            .staying()
            .iter()
            .flat_map(|seat| one.claims(seat).into_iter().map(move |claim| (seat, claim)));
        let Some((seat, claim)) = all.choose(rng) else {
            return true;
        };
        if !other.claims(seat).contains(&claim) {
            return true;
        }
        let held = self
            .plays
            .each_mut()
            .map(|play| play.play(seat, &claim).is_ok());
        for (line, _) in self.lines.iter_mut().zip(held).filter(|(_, held)| *held) {
            line.push(format!("{seat} {claim}"));
        }
        self.may_have_shown();
        true
    }
}

/// Whether a turn may show something hidden: it is declared to reveal, or it ends the game.
fn declares(play: &dyn Subject, seat: Seat, turn: &str) -> bool {
    let ends = || after(play, seat, turn).outcome().is_some();
    play.reveals(seat, turn) || play.has_hidden_result(seat, turn) && ends()
}

/// The play after a legal turn.
fn after(play: &dyn Subject, seat: Seat, turn: &str) -> Box<dyn Subject> {
    let mut after = play.copied();
    after.play(seat, turn).expect("a legal turn is played");
    after
}

/// The play of a deal; `None` where the deal cannot be, or ends the game.
pub fn opened(game: &TestedGame, table: &Table, deal: &Value) -> Option<Box<dyn Subject>> {
    let play = (game.open)(table, deal)?;
    play.outcome().is_none().then_some(play)
}
