//! The secrecy law: two games that differ only in what a viewer cannot know are played alike, and
//! look alike to that viewer until a turn is declared to reveal something.

use std::collections::HashSet;
use std::fmt::Write;

use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use super::difference::{self, Difference, between, between_shown, named, viewers};
use crate::game::{Face, Game, Rng, Seat, Shown, Table, Viewer};
use crate::play::Play;

/// Per table: the number of pairs of deals, and of pairs of games with a different secret turn; and
/// the turns played in each.
const PAIRS: usize = 6;
const LENGTH: usize = 40;

/// Deals that are looked through for one that looks like another; exchanging two of the things
/// dealt makes most of them.
const DEALS: usize = 60;

/// Turns of a seat that are compared with each other.
const TURNS: usize = 6;

/// The message for a game of which no two deals differ for one seat alone.
const NONE_FOUND: &str = "No two deals were found that differ only in what others hold: `Game::Deal` lists the dealt \
    pieces one by one.";

/// Characters quoted of a deal.
const QUOTED: usize = 200;

/// Plays pairs of games that differ in a secret deal or choice, and fails where the difference
/// shows to another viewer.
pub(super) fn are_kept<G: Face>(table: &Table) {
    let mut rng = Rng::seed_from_u64(24);
    let mut dealt = Dealt::<G>::new(table);
    for _ in 0..PAIRS {
        if let Some(pair) = dealt.pair(&mut rng) {
            pair.goes_on(&mut rng);
        }
        if let Some(pair) = Pair::<G>::chosen(table, &mut rng) {
            pair.goes_on(&mut rng);
        }
    }
    dealt.hides_what_is_imagined();
}

/// Two games, and those to whom they look alike.
#[derive(Clone)]
struct Pair<'t, G: Game> {
    table: &'t Table,
    plays: [Play<G>; 2],
    alike: Vec<Viewer>,
    /// The turns played; two different turns are separated by a stroke.
    line: Vec<String>,
    /// The two deals, if they differ.
    deals: Option<[String; 2]>,
}

impl<'t, G: Face> Pair<'t, G> {
    /// Twice the same game, until a turn that some of the others cannot see; `None` if there was
    /// none.
    fn chosen(table: &'t Table, rng: &mut Rng) -> Option<Pair<'t, G>> {
        let play = Play::<G>::new(table, G::deal(table, rng))
            .expect("`Game::new` takes a deal of `Game::deal`");
        let mut pair = Pair {
            table,
            alike: viewers(&play).collect(),
            plays: [play.clone(), play],
            line: Vec::new(),
            deals: None,
        };
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
    fn goes_on(mut self, rng: &mut Rng) {
        for _ in 0..LENGTH {
            self.looks_alike();
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
        self.looks_alike();
    }

    /// One of the seats to act in both; none once it is over.
    fn acting(&self, rng: &mut Rng) -> Option<Seat> {
        let [one, other] = &self.plays;
        let both = one
            .to_act()
            .iter()
            .filter(|&seat| other.to_act().contains(seat));
        both.choose(rng)
    }

    /// Everyone to whom the games look alike sees the same.
    fn looks_alike(&self) {
        let [one, other] = &self.plays;
        let is_over = one.outcome().is_some() && other.outcome().is_some();
        // The public last of all viewers, and first here: what shows to it shows to everyone.
        for &viewer in self.alike.iter().rev() {
            if is_over {
                self.ends_alike(viewer);
            } else {
                self.must_be_none(between([one, other], viewer), viewer);
            }
        }
    }

    /// At the end the viewer has the [final view](Game::final_view), and the outcome may follow
    /// from it.
    fn ends_alike(&self, viewer: Viewer) {
        let plays = self.plays.each_ref();
        let view = plays.map(|play| play.game().view(viewer));
        let differs = view[0] != view[1];
        let disclosed = |viewer| plays[0].view(viewer) != plays[1].view(viewer);
        if differs || !disclosed(viewer) && !disclosed(None) {
            self.must_be_none(between(plays, viewer), viewer);
        }
    }

    fn must_be_none(&self, difference: Option<Difference>, viewer: Viewer) {
        if let Some(difference) = difference {
            panic!("{}", self.leak(&difference, viewer));
        }
    }

    fn leak(&self, difference: &Difference, viewer: Viewer) -> String {
        let Pair {
            table, line, deals, ..
        } = self;
        let viewer = named(viewer);
        let mut message =
            format!("{table:?}: a secret shows to {viewer}, in {difference}\nplayed: {line:?}");
        if let Some([one, other]) = deals {
            let _ = write!(
                message,
                "\ndealt in one game:   {one}\ndealt in the other:  {other}"
            );
        }
        message + "\nA turn that is to show it says so by `Game::reveals`."
    }

    /// The seat plays a turn that it has in both games; false if there is none.
    fn plays_the_same(&mut self, seat: Seat, rng: &mut Rng) -> bool {
        let [one, other] = &self.plays;
        let there: HashSet<G::Turn> = other.turns(seat).into_iter().collect();
        let both = one
            .turns(seat)
            .into_iter()
            .filter(|turn| there.contains(turn));
        let Some(turn) = both.choose(rng) else {
            return false;
        };
        self.is_foreseen(seat, &turn);
        let declared = self
            .plays
            .each_ref()
            .map(|play| declares(play, seat, &turn));
        for play in &mut self.plays {
            play.play(seat, &turn);
        }
        self.line.push(format!("{seat} {turn}"));
        if declared.contains(&true) {
            self.may_have_shown();
        }
        true
    }

    /// The preview of a turn, and whether the turn counts as revealing.
    fn is_foreseen(&self, seat: Seat, turn: &G::Turn) {
        let plays = self.plays.each_ref();
        if self.alike.contains(&Some(seat)) {
            let shown: [Shown<G>; 2] = plays.map(|play| play.preview(seat, turn));
            let difference =
                between_shown(&shown).map(|found| found.of(&format!("the preview of `{turn}`")));
            self.must_be_none(difference, Some(seat));
        }
        if self.alike.contains(&None) {
            let reveals = plays.map(|play| play.game().reveals(seat, turn));
            let what = format!("`Game::reveals` of `{turn}`");
            self.must_be_none(difference::in_words(&what, reveals), None);
        }
    }

    /// Something was told that had been hidden: from now on only those are asked who still see no
    /// difference.
    fn may_have_shown(&mut self) {
        let [one, other] = &self.plays;
        self.alike
            .retain(|&viewer| between([one, other], viewer).is_none());
    }

    /// The seat plays different turns, which leave the games alike to some of the others; false if
    /// there are none. These read the same sentence about both turns.
    fn plays_apart(&mut self, seat: Seat, rng: &mut Rng) -> bool {
        let turns = self.plays.each_ref().map(|play| play.turns(seat));
        let hidden = |at: usize, turn: &G::Turn| {
            let play = &self.plays[at];
            let mut after = play.clone();
            after.play(seat, turn);
            let is_hidden = !declares(play, seat, turn) && after.outcome().is_none();
            is_hidden.then_some(after)
        };
        let sample = |at: usize, rng: &mut Rng| -> Vec<G::Turn> {
            turns[at].sample(rng, TURNS).cloned().collect()
        };
        for turn in sample(0, rng) {
            let Some(one) = hidden(0, &turn) else {
                continue;
            };
            for twin in sample(1, rng) {
                let Some(other) = hidden(1, &twin) else {
                    continue;
                };
                // What they see of the turns is the same, or what they see of the games afterwards.
                let seen = |play: &Play<G>, viewer| {
                    let deed = play.last().map(|(_, deed)| G::redact(deed, seat, viewer));
                    deed.expect("a turn was played")
                };
                let alike = |viewer: &Viewer| {
                    *viewer != Some(seat)
                        && (seen(&one, *viewer) == seen(&other, *viewer)
                            || one.game().view(*viewer) == other.game().view(*viewer))
                };
                let alike: Vec<Viewer> = self.alike.iter().copied().filter(alike).collect();
                if twin == turn || one.game() == other.game() || alike.is_empty() {
                    continue;
                }
                let same = |play: &Play<G>| {
                    alike
                        .iter()
                        .all(|&viewer| between([&one, play], viewer).is_none())
                };
                // Two ways to one position may be told apart, if each of them is open to either
                // secret.
                let told_alike = |twin: &&G::Turn| {
                    hidden(1, twin)
                        .is_some_and(|after| after.game() == other.game() && same(&after))
                };
                let twin = if same(&other) {
                    Some(&twin)
                } else {
                    turns[1].iter().find(told_alike)
                };
                let twin = twin.cloned();
                let after = twin
                    .as_ref()
                    .and_then(|twin| hidden(1, twin))
                    .unwrap_or(other);
                let message =
                    twin.map_or_else(|| "another turn".to_owned(), |twin| twin.to_string());
                let mut line = self.line.clone();
                line.push(format!("{seat} {turn} | {message}"));
                *self = Pair {
                    plays: [one, after],
                    alike,
                    line,
                    ..self.clone()
                };
                self.looks_alike();
                return true;
            }
        }
        false
    }

    /// The seat leaves. A game may then show what it held.
    fn leaves(&mut self, seat: Seat) -> bool {
        for play in &mut self.plays {
            play.leave(seat);
        }
        self.line.push(format!("{seat} resign"));
        self.may_have_shown();
        true
    }

    fn is_skipped(&mut self, seat: Seat) -> bool {
        let skipped = self.plays.each_mut().map(|play| play.skip(seat));
        if skipped.contains(&true) {
            self.line.push(format!("{seat} skip"));
        }
        for &viewer in &self.alike {
            let what = format!("`Play::skip` of seat {seat} when its time runs out");
            self.must_be_none(difference::in_words(&what, skipped), viewer);
        }
        true
    }

    /// A seat makes a claim, which may show whether the claim holds.
    fn claims(&mut self, rng: &mut Rng) -> bool {
        let [one, other] = &self.plays;
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
        let held = self.plays.each_mut().map(|play| play.claim(seat, &claim));
        if held.contains(&true) {
            self.line.push(format!("{seat} {claim}"));
        }
        self.may_have_shown();
        true
    }
}

/// Whether a turn may show something hidden: it is declared to reveal, or it ends the game.
fn declares<G: Game>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> bool {
    let ends = || {
        let mut after = play.clone();
        after.play(seat, turn);
        after.outcome().is_some()
    };
    play.game().reveals(seat, turn) || play.game().has_hidden_result(seat, turn) && ends()
}

/// Deals at a table, and who can tell them apart.
struct Dealt<'t, G: Game> {
    table: &'t Table,
    /// For each viewer.
    known: Vec<Known<'t, G>>,
}

struct Known<'t, G: Game> {
    viewer: Viewer,
    /// Whether something was dealt that it cannot see, as far as the game imagines.
    imagines: bool,
    /// Whether two deals were found between which it sees no difference.
    found: bool,
    /// Of those that were not alike, the pair with the smallest difference.
    nearest: Option<(Pair<'t, G>, Difference)>,
}

impl<'t, G: Face> Dealt<'t, G> {
    fn new(table: &'t Table) -> Dealt<'t, G> {
        let play = Play::<G>::new(table, G::deal(table, &mut Rng::seed_from_u64(0)));
        let play = play.expect("`Game::new` takes a deal of `Game::deal`");
        let known = |viewer| Known {
            viewer,
            imagines: false,
            found: false,
            nearest: None,
        };
        Dealt {
            table,
            known: viewers(&play).map(known).collect(),
        }
    }

    /// Two deals that look alike to as many as chance finds; `None` if to nobody.
    fn pair(&mut self, rng: &mut Rng) -> Option<Pair<'t, G>> {
        let table = self.table;
        let first = serde_json::to_value(G::deal(table, rng)).expect("a deal is plain data");
        if first.is_null() {
            return None;
        }
        let one = opened::<G>(table, &first)?;
        for known in &mut self.known {
            let view = one.view(known.viewer);
            let guess = Play::<G>::imagine(&view, one.history(), rng);
            known.imagines |= viewers(&one).any(|other| guess.view(other) != one.view(other));
        }
        let mut best: Option<Pair<'t, G>> = None;
        for _ in 0..DEALS {
            let second = serde_json::to_value(G::deal(table, rng)).expect("a deal is plain data");
            let deal = exchanged(&first, &second, rng);
            let Some(other) = opened::<G>(table, &deal) else {
                continue;
            };
            if one.game() == other.game() {
                continue;
            }
            let shows = |viewer: &Viewer| one.shown(*viewer) != other.shown(*viewer);
            let (unlike, alike): (Vec<Viewer>, Vec<Viewer>) = viewers(&one).partition(shows);
            let pair = Pair {
                table,
                plays: [one.clone(), other],
                alike,
                line: Vec::new(),
                deals: Some([&first, &deal].map(quoted)),
            };
            for known in &mut self.known {
                known.found |= pair.alike.contains(&known.viewer);
                if unlike.contains(&known.viewer) {
                    known.compares(&pair);
                }
            }
            let more = |best: &Pair<'t, G>| pair.alike.len() > best.alike.len();
            if !pair.alike.is_empty() && best.as_ref().is_none_or(more) {
                best = Some(pair);
            }
        }
        best
    }

    /// Checks that deals exist which look the same to a viewer where the game imagines such deals.
    fn hides_what_is_imagined(&self) {
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

impl<'t, G: Face> Known<'t, G> {
    fn compares(&mut self, pair: &Pair<'t, G>) {
        if self.found || !self.imagines {
            return;
        }
        let own = |play: &Play<G>| G::card_version(&play.shown(self.viewer));
        let [one, other] = &pair.plays;
        // What it holds itself it may see.
        if own(one) != own(other) {
            return;
        }
        let Some(difference) = between([one, other], self.viewer) else {
            return;
        };
        let is_nearer = |(_, nearest): &(Pair<'t, G>, Difference)| difference.size < nearest.size;
        if self.nearest.as_ref().is_none_or(is_nearer) {
            self.nearest = Some((pair.clone(), difference));
        }
    }
}

fn opened<G: Game>(table: &Table, deal: &Value) -> Option<Play<G>> {
    let deal = serde_json::from_value(deal.clone()).ok()?;
    let play = Play::new(table, deal).ok()?;
    play.outcome().is_none().then_some(play)
}

/// Another deal: the second one, the first with a part of the second, or the first with two of its
/// parts exchanged. It need not be one that can be.
fn exchanged(first: &Value, second: &Value, rng: &mut Rng) -> Value {
    let mut deal = first.clone();
    let parts = parts(first);
    let (Some(here), Some(there)) = (parts.choose(rng), parts.choose(rng)) else {
        return second.clone();
    };
    let other = match rng.random_range(0..4) {
        0 => return second.clone(),
        1 => second.pointer(here).cloned(),
        _ => {
            let one = first.pointer(here).cloned();
            let other = first.pointer(there).cloned();
            if let (Some(place), Some(one)) = (deal.pointer_mut(there), one) {
                *place = one;
            }
            other
        }
    };
    if let (Some(place), Some(other)) = (deal.pointer_mut(here), other) {
        *place = other;
    }
    deal
}

/// The path of each single item in a deal.
fn parts(deal: &Value) -> Vec<String> {
    let mut all = Vec::new();
    let mut left = vec![(String::new(), deal)];
    while let Some((pointer, value)) = left.pop() {
        match value {
            Value::Array(values) => {
                let each = values.iter().enumerate();
                left.extend(each.map(|(index, value)| (format!("{pointer}/{index}"), value)));
            }
            Value::Object(values) => {
                let name = |key: &str| key.replace('~', "~0").replace('/', "~1");
                let each = values.iter();
                left.extend(each.map(|(key, value)| (format!("{pointer}/{}", name(key)), value)));
            }
            _ => all.push(pointer),
        }
    }
    all
}

fn quoted(deal: &Value) -> String {
    let whole = deal.to_string();
    let quoted: String = whole.chars().take(QUOTED).collect();
    if quoted.len() < whole.len() {
        quoted + " …"
    } else {
        quoted
    }
}
