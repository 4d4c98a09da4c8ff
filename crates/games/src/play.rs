//! A game in play: the rules common to all games.

pub mod offered;
pub mod reading;
mod sides;
pub mod swap;

use std::fmt;

use rand::SeedableRng;

use self::swap::Swap;
use crate::game::{BadDeal, Claim, Game, Outcome, Rng, Seat, Seats, Shown, Stage, Table, Viewer};

/// The rule by which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All rivals of the last seat left.
    Left,
    /// The game's own rules: a goal, a scoring, or a draw they name.
    Rules,
    /// The seat to act had no legal turn.
    Stuck,
    /// Every staying seat agreed to a draw.
    Agreed,
    /// The same position came up for the third time: a draw.
    Repeated,
}

/// The number of deeds kept before the last: at the largest table, everybody else's in a round and
/// some claims.
const REMEMBERED: usize = 8;

/// A position of `G` with the state its own rules do not keep: the last deed, leavers, repetition
/// and an agreed draw.
///
/// ```
/// use tavolino_games::game::{Game, Options, Seat};
/// use tavolino_games::games::kudosu::Kudosu;
/// use tavolino_games::play::{Ending, Play};
///
/// let table = Kudosu::INFO.table(&Options::new(), None).expect("the default table");
/// let mut play = Play::<Kudosu>::new(&table, ()).expect("there is no deal");
/// while let Some(seat) = play.to_act().first() {
///     let turn = play.turns(seat).remove(0);
///     play.play(seat, &turn);
/// }
/// assert_eq!(play.ending(), Some(Ending::Rules));
/// ```
#[derive(Clone)]
pub struct Play<G: Game> {
    game: G,
    history: PlayHistory,
    /// The seat and the deed of the last turn or claim.
    last: Option<(Seat, G::Deed)>,
    /// The turns and claims before it, the oldest first, at most [`REMEMBERED`].
    earlier: Vec<(Seat, G::Deed)>,
    /// Cached: read far more often than it changes.
    outcome: Option<Outcome>,
    /// The rule that decided the outcome; `None` while the game runs.
    ending: Option<Ending>,
    /// The side for which the position is imagined: everything is shown as it sees it.
    eyes: Viewer,
}

/// The state of a play that the common rules keep. None of it is secret.
#[derive(Debug)]
pub struct PlayHistory {
    seats: u8,
    together: bool,
    /// The repetition key of every position so far, the present one last; empty where repetition
    /// does not count.
    repetition_keys: Vec<u64>,
    /// The seats that left, the earliest first.
    leavers: Vec<Seat>,
    draw_agreed: bool,
    swap: Swap,
}

impl<G: Game> fmt::Debug for Play<G> {
    /// Omits the position and the last deed, which hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play")
            .field("history", &self.history)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Play<G> {
    /// Returns the play at its first position.
    ///
    /// # Errors
    /// [`BadDeal`] if `deal` does not fit `table`.
    pub fn new(table: &Table, deal: G::Deal) -> Result<Play<G>, BadDeal> {
        let game = G::new(table, deal)?;
        let history = PlayHistory {
            seats: table.seats,
            together: (G::INFO.together)(&table.options),
            repetition_keys: game.repetition_key().into_iter().collect(),
            leavers: Vec::new(),
            draw_agreed: false,
            swap: if table.has_swap() {
                Swap::Ahead
            } else {
                Swap::Never
            },
        };
        Ok(Play::of(game, history))
    }

    /// Returns a play with a random position consistent with `view`, and this history: safe for a
    /// seat to search.
    #[must_use]
    pub fn imagine(view: &G::View, history: &PlayHistory, rng: &mut Rng) -> Play<G> {
        Play::in_world(G::imagine(view, rng), history)
    }

    /// Returns a position that `side` may be in, made from its view and the history alone: the same
    /// one for equal views. All of it, also turns of others, is shown as `side` sees it.
    #[must_use]
    pub fn imagined_for(&self, side: Seat) -> Play<G> {
        let view = self.view(Some(side));
        let rng = &mut Rng::seed_from_u64(0);
        Play {
            eyes: Some(side),
            ..Play::imagine(&view, &self.history, rng)
        }
    }

    /// Returns the side for which the position is imagined; `None` for a true one.
    pub fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Returns the play with this history in a position that the seat may be in.
    pub fn in_world(game: G, history: &PlayHistory) -> Play<G> {
        Play::of(game, history.clone())
    }

    fn of(game: G, history: PlayHistory) -> Play<G> {
        let mut play = Play {
            game,
            history,
            last: None,
            earlier: Vec::new(),
            outcome: None,
            ending: None,
            eyes: None,
        };
        play.update_outcome();
        play
    }

    /// Returns a play that begins at `game`.
    #[cfg(test)]
    pub(crate) fn from_position(game: G, seats: u8) -> Play<G> {
        let history = PlayHistory {
            seats,
            together: false,
            repetition_keys: game.repetition_key().into_iter().collect(),
            leavers: Vec::new(),
            draw_agreed: false,
            swap: Swap::Never,
        };
        Play::of(game, history)
    }

    /// Returns the position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the state kept by the common rules.
    pub fn history(&self) -> &PlayHistory {
        &self.history
    }

    /// Returns the seat and the deed of the last turn or claim, not redacted.
    pub fn last(&self) -> Option<&(Seat, G::Deed)> {
        self.last.as_ref()
    }

    /// Returns all seats, left or not.
    pub fn seats(&self) -> Seats {
        Seats::all(self.history.seats)
    }

    /// Returns the seats that have not left.
    pub fn staying(&self) -> Seats {
        self.history.staying()
    }

    /// Returns the part of the position `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        match self.outcome {
            // What the end would show is not known of a position that is imagined.
            Some(_) if self.eyes.is_none() => self.game.final_view(viewer),
            _ => self.game.view(viewer),
        }
    }

    /// Returns what `viewer` is shown between turns.
    pub fn shown(&self, viewer: Viewer) -> Shown<G> {
        let viewer = self.eyes.or(viewer);
        let redacted = |(seat, deed): &(Seat, G::Deed)| (*seat, G::redact(deed, *seat, viewer));
        Shown {
            view: self.view(viewer),
            viewer,
            stage: Stage::Played,
            to_act: self.game.to_act(),
            seats: self.seats(),
            staying: self.staying(),
            last: self.last.as_ref().map(redacted),
            earlier: Vec::new(),
            outcome: self.outcome.clone(),
        }
    }

    /// Returns the turns and claims between the last one of `viewer` and the last of all, the
    /// oldest first, redacted; for the public, since that of the only seat to act. None once the
    /// game is over.
    pub fn since(&self, viewer: Viewer) -> Vec<(Seat, G::Deed)> {
        let viewer = self.eyes.or(viewer);
        let act = self.to_act();
        let only = || act.first().filter(|_| act.iter().count() == 1);
        let reader = viewer.or_else(only);
        let is_own = |(by, _): &(Seat, G::Deed)| Some(*by) == reader;
        if reader.is_none() || self.outcome.is_some() || self.last.as_ref().is_some_and(is_own) {
            return Vec::new();
        }
        let own = self.earlier.iter().rposition(is_own);
        let since = &self.earlier[own.map_or(0, |own| own + 1)..];
        let redacted = since
            .iter()
            .map(|(by, deed)| (*by, G::redact(deed, *by, viewer)));
        redacted.collect()
    }

    /// Returns what `viewer` is shown between turns, with all of [`Play::since`].
    pub fn shown_since(&self, viewer: Viewer) -> Shown<G> {
        Shown {
            earlier: self.since(viewer),
            ..self.shown(viewer)
        }
    }

    /// Returns what `seat` is shown after it chose the first words `prefix` of a turn.
    pub fn shown_partial(&self, seat: Seat, prefix: &[&str]) -> Shown<G> {
        let mut play = self.clone();
        if let Some(deed) = play.game.play_partial(seat, prefix) {
            play.last = Some((seat, deed));
        }
        let prefix = prefix.iter().map(ToString::to_string).collect();
        Shown {
            stage: Stage::Partial(prefix),
            ..play.shown(Some(seat))
        }
    }

    /// Returns what `seat` is shown of `turn` before it confirms: the play after the turn, with the
    /// win, the stuck seat and the repetition it brings, but without its [hidden
    /// result](Game::has_hidden_result).
    pub fn preview(&self, seat: Seat, turn: &G::Turn) -> Shown<G> {
        let mut play = self.clone();
        if play.game.has_hidden_result(seat, turn) {
            let deed = play.game.play_visible_part(seat, turn);
            play.last = Some((seat, deed));
        } else {
            play.play(seat, turn);
        }
        Shown {
            stage: Stage::Preview,
            // The final view becomes visible only after the turn that ends the game.
            view: play.game.view(self.eyes.or(Some(seat))),
            ..play.shown(Some(seat))
        }
    }

    /// Returns the seats to act; empty exactly when there is an outcome.
    pub fn to_act(&self) -> Seats {
        match self.outcome {
            Some(_) => Seats::NONE,
            None => self.game.to_act(),
        }
    }

    /// Returns the outcome, `None` while the game runs.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Returns the rule by which the game ended, `None` while it runs.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns every legal turn of the seat; none while it is not to act.
    pub fn turns(&self, seat: Seat) -> Vec<G::Turn> {
        if self.to_act().contains(seat) {
            self.game.turns(seat)
        } else {
            Vec::new()
        }
    }

    /// Returns whether the seat may make a claim: at any time until it leaves or the game ends.
    pub fn may_claim(&self, seat: Seat) -> bool {
        self.outcome.is_none() && self.staying().contains(seat)
    }

    /// Returns every claim the seat may make now, whether or not it holds.
    pub fn claims(&self, seat: Seat) -> Vec<G::Claim> {
        if self.may_claim(seat) {
            G::Claim::all(&self.game, seat)
        } else {
            Vec::new()
        }
    }

    /// Plays one of [`Play::turns`].
    pub fn play(&mut self, seat: Seat, turn: &G::Turn) {
        let deed = self.game.play(seat, turn);
        self.remember(seat, deed);
        self.history.count(self.game.repetition_key());
        self.update_outcome();
    }

    /// Makes this the last deed, and keeps the one before it.
    fn remember(&mut self, seat: Seat, deed: G::Deed) {
        if self.earlier.len() == REMEMBERED {
            self.earlier.remove(0);
        }
        self.earlier.extend(self.last.replace((seat, deed)));
    }

    /// Plays one of [`Play::turns`] without its deed, as searches do: [`Play::last`] stays
    /// unchanged.
    pub fn advance(&mut self, seat: Seat, turn: &G::Turn) {
        self.game.advance(seat, turn);
        self.history.count(self.game.repetition_key());
        self.update_outcome();
    }

    /// Returns the play after one of [`Play::turns`], advanced without its deed.
    #[must_use]
    pub fn after(&self, seat: Seat, turn: &G::Turn) -> Play<G> {
        let mut after = self.clone();
        after.advance(seat, turn);
        after
    }

    /// Becomes the play with this history in an unfinished position, as [`Play::in_world`] does,
    /// and reuses its memory.
    pub fn restart(&mut self, game: &G, history: &PlayHistory) {
        self.game.clone_from(game);
        self.history.clone_from(history);
        (self.last, self.outcome, self.ending) = (None, None, None);
        self.earlier.clear();
    }

    /// Carries out a claim and returns `true` if it holds; otherwise changes nothing.
    pub fn claim(&mut self, seat: Seat, claim: &G::Claim) -> bool {
        if !self.may_claim(seat) {
            return false;
        }
        let Some(deed) = claim.call(&mut self.game, seat) else {
            return false;
        };
        self.remember(seat, deed);
        self.update_outcome();
        true
    }

    /// Handles the seat's timeout. Returns `true` if only the turn is lost, `false` if the seat
    /// must leave (nothing changed).
    pub fn skip(&mut self, seat: Seat) -> bool {
        let lost = self.to_act().contains(seat) && self.game.skip(seat);
        if lost {
            self.update_outcome();
        }
        lost
    }

    /// Removes the seat for good; does nothing if it has left or the game is over.
    pub fn leave(&mut self, seat: Seat) {
        if self.outcome.is_some() || !self.staying().contains(seat) {
            return;
        }
        self.history.leavers.push(seat);
        if self.history.last_staying().is_none() {
            self.game.leave(seat);
            // Repetition counts turns, not leavings; but counting may begin with a leaving
            // (Chasm's second phase, when the last piece to come belonged to the leaver).
            if self.history.repetition_keys.is_empty() {
                self.history
                    .repetition_keys
                    .extend(self.game.repetition_key());
            }
        }
        self.update_outcome();
    }

    /// Ends the game in a draw agreed by every staying seat. Does nothing in cooperative games,
    /// which are won or lost.
    pub fn agree_to_draw(&mut self) {
        if self.outcome.is_none() && !self.history.together {
            self.history.draw_agreed = true;
            self.update_outcome();
        }
    }

    /// Sets the outcome if the game is over.
    fn update_outcome(&mut self) {
        if let Some((outcome, ending)) = self.compute_outcome() {
            self.outcome = Some(self.history.with_leavers_last(outcome));
            self.ending = Some(ending);
        }
    }

    /// Returns the outcome, leavers not yet placed last, and its rule: the game's own rules first,
    /// then the common ones.
    fn compute_outcome(&self) -> Option<(Outcome, Ending)> {
        let seats = self.history.seats;
        if let Some(last) = self.history.last_staying() {
            return Some((Outcome::winner(last, seats), Ending::Left));
        }
        // A turn that wins wins, even if it would repeat.
        if let Some(outcome) = self.game.outcome() {
            return Some((outcome, Ending::Rules));
        }
        // A stuck seat loses even if the position repeats.
        if seats == 2 && !self.history.together {
            let stuck = self
                .game
                .to_act()
                .iter()
                .find(|&seat| !self.game.can_act(seat));
            if let Some(stuck) = stuck {
                return Some((Outcome::winner(stuck.rival(), seats), Ending::Stuck));
            }
        }
        let drawn = if self.history.draw_agreed {
            Ending::Agreed
        } else if self.history.is_third_occurrence() {
            Ending::Repeated
        } else {
            return None;
        };
        Some((Outcome::draw(seats), drawn))
    }
}

impl Clone for PlayHistory {
    fn clone(&self) -> PlayHistory {
        PlayHistory {
            repetition_keys: self.repetition_keys.clone(),
            leavers: self.leavers.clone(),
            ..*self
        }
    }

    /// Reuses the memory of both lists: a search copies its history for every iteration.
    fn clone_from(&mut self, other: &PlayHistory) {
        self.repetition_keys.clone_from(&other.repetition_keys);
        self.leavers.clone_from(&other.leavers);
        self.seats = other.seats;
        self.together = other.together;
        self.draw_agreed = other.draw_agreed;
        self.swap = other.swap;
    }
}

impl PlayHistory {
    /// Counts a turn, with the repetition key of the position after it.
    fn count(&mut self, key: Option<u64>) {
        self.repetition_keys.extend(key);
        self.swap = self.swap.after_turn();
    }

    /// Returns the stage of the swap.
    #[must_use]
    pub fn swap(&self) -> Swap {
        self.swap
    }

    /// Returns the seats that have not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        let gone = |seats: Seats, seat: &Seat| seats.without(*seat);
        self.leavers.iter().fold(Seats::all(self.seats), gone)
    }

    /// Returns the last staying seat of those that play against each other; `None` while several
    /// stay.
    fn last_staying(&self) -> Option<Seat> {
        let staying = self.staying();
        let alone = staying.count() == 1 && !self.together;
        staying.first().filter(|_| alone)
    }

    /// Returns the number of turns since repetition counts; 0 where it does not.
    #[must_use]
    pub fn turns_counted(&self) -> usize {
        self.repetition_keys.len().saturating_sub(1)
    }

    /// Returns the repetition keys that occurred twice: their next occurrence draws.
    #[must_use]
    pub fn keys_that_draw(&self) -> Vec<u64> {
        let mut keys = self.repetition_keys.clone();
        keys.sort_unstable();
        let equal = keys.chunk_by(|one, other| one == other);
        let twice = equal.filter(|equal| equal.len() >= 2);
        twice.map(|equal| equal[0]).collect()
    }

    /// Returns whether the present repetition key occurred before.
    #[must_use]
    pub fn is_repetition(&self) -> bool {
        self.earlier_occurrences() >= 1
    }

    /// Returns whether the present repetition key occurs for the third time.
    fn is_third_occurrence(&self) -> bool {
        self.earlier_occurrences() >= 2
    }

    /// Returns the number of earlier occurrences of the present repetition key.
    fn earlier_occurrences(&self) -> usize {
        let Some((now, before)) = self.repetition_keys.split_last() else {
            return 0;
        };
        before.iter().filter(|then| *then == now).count()
    }

    /// Returns the outcome with leavers placed behind all staying seats, later leavers better, and
    /// without scores.
    fn with_leavers_last(&self, outcome: Outcome) -> Outcome {
        let all = Seats::all(self.seats);
        let behind = |places: &[u8]| -> Vec<u8> {
            let rank = |seat: Seat| match self.leavers.iter().position(|&gone| gone == seat) {
                None => (0, usize::from(places[seat.index()])),
                Some(when) => (1, self.leavers.len() - when),
            };
            let better = |seat| all.iter().filter(|&other| rank(other) < rank(seat)).count();
            all.iter().map(|seat| 1 + better(seat) as u8).collect()
        };
        match outcome {
            Outcome::Placed { places, mut scores } => {
                for gone in &self.leavers {
                    if let Some(scores) = &mut scores {
                        scores[gone.index()] = None;
                    }
                }
                let places = behind(&places);
                Outcome::Placed { places, scores }
            }
            Outcome::Drawn { places } => Outcome::Drawn {
                places: behind(&places),
            },
            Outcome::Together { .. } => outcome,
        }
    }
}

/// Returns the number of sequences of exactly `depth` turns; a swap is one. Of several seats to
/// act, the lowest goes first.
#[must_use]
pub fn perft<G: Game>(play: &Play<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = play.to_act().first() else {
        return 0;
    };
    let turns = play.turns(seat);
    if depth == 1 {
        return turns.len() as u64 + u64::from(play.may_swap());
    }
    let swapped = play.may_swap().then(|| play.swapped());
    let after = turns.iter().map(|turn| play.after(seat, turn));
    after
        .chain(swapped)
        .map(|after| perft(&after, depth - 1))
        .sum()
}

#[cfg(test)]
mod tests;
