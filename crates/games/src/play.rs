//! A game in play, under the rules that hold for every game.

use std::fmt;

use crate::game::{BadDeal, Claim, Game, Outcome, Rng, Seat, Seats, Shown, Stage, Table, Viewer};

/// `G`, and what its own rules do not know: what was done last, who left, what was repeated or agreed.
#[derive(Clone)]
pub struct Play<G: Game> {
    game: G,
    course: PlayHistory,
    /// Whose the last turn or claim was, and what it did.
    last: Option<(Seat, G::Deed)>,
    /// Kept, because it is asked far more often than it changes.
    outcome: Option<Outcome>,
}

/// What the rules that hold for every game remember of a play. None of it is secret.
#[derive(Clone, Debug)]
pub struct PlayHistory {
    seats: u8,
    together: bool,
    /// Every arrangement so far, where repetition draws; the present one last.
    seen: Vec<u64>,
    /// Who left, the earliest first.
    left: Vec<Seat>,
    agreed: bool,
}

impl<G: Game> fmt::Debug for Play<G> {
    /// Without the position and what was done last: they hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Play")
            .field("course", &self.course)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Play<G> {
    /// Sets up what was dealt.
    pub fn new(table: &Table, deal: G::Deal) -> Result<Play<G>, BadDeal> {
        let game = G::new(table, deal)?;
        let course = PlayHistory {
            seats: table.seats,
            together: (G::INFO.together)(&table.options),
            seen: game.repetition_key().into_iter().collect(),
            left: Vec::new(),
            agreed: false,
        };
        Ok(Play::of(game, course))
    }

    /// A play that looks like `view` and took this course: one that a seat may think about.
    #[must_use]
    pub fn imagine(view: &G::View, course: &PlayHistory, rng: &mut Rng) -> Play<G> {
        Play::of(G::imagine(view, rng), course.clone())
    }

    fn of(game: G, course: PlayHistory) -> Play<G> {
        let mut play = Play {
            game,
            course,
            last: None,
            outcome: None,
        };
        play.decide();
        play
    }

    /// A play that begins with this position.
    #[cfg(test)]
    pub(crate) fn from_position(game: G, seats: u8) -> Play<G> {
        let course = PlayHistory {
            seats,
            together: false,
            seen: game.repetition_key().into_iter().collect(),
            left: Vec::new(),
            agreed: false,
        };
        Play::of(game, course)
    }

    /// The position by the game's own rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the common rules remember.
    pub fn course(&self) -> &PlayHistory {
        &self.course
    }

    /// Whose the last turn or claim was, and what it did: all of it, also what is not for every viewer.
    pub fn last(&self) -> Option<&(Seat, G::Deed)> {
        self.last.as_ref()
    }

    /// All seats, left or not.
    pub fn seats(&self) -> Seats {
        Seats::all(self.course.seats)
    }

    /// The seats that have not left.
    pub fn staying(&self) -> Seats {
        self.course.staying()
    }

    /// What `viewer` may know of the position.
    pub fn view(&self, viewer: Viewer) -> G::View {
        match self.outcome {
            Some(_) => self.game.final_view(viewer),
            None => self.game.view(viewer),
        }
    }

    /// What `viewer` is shown between turns.
    pub fn shown(&self, viewer: Viewer) -> Shown<G> {
        let seen = |(seat, deed): &(Seat, G::Deed)| (*seat, G::redact(deed, *seat, viewer));
        Shown {
            view: self.view(viewer),
            viewer,
            stage: Stage::Played,
            to_act: self.game.to_act(),
            seats: self.seats(),
            staying: self.staying(),
            last: self.last.as_ref().map(seen),
            outcome: self.outcome.clone(),
        }
    }

    /// What `seat` is shown while it has said only these words of a turn.
    pub fn partial(&self, seat: Seat, said: &[&str]) -> Shown<G> {
        let mut play = self.clone();
        if let Some(deed) = play.game.play_partial(seat, said) {
            play.last = Some((seat, deed));
        }
        let said = said.iter().map(ToString::to_string).collect();
        Shown {
            stage: Stage::Partial(said),
            ..play.shown(Some(seat))
        }
    }

    /// What `seat` is shown of `turn` before it confirms it: the play played on, the win, the stuck seat and the
    /// repetition as they will be. What the game [withholds](Game::has_hidden_result) is left open.
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
            // What is disclosed at the end is not shown before the turn that ends it.
            view: play.game.view(Some(seat)),
            ..play.shown(Some(seat))
        }
    }

    /// The seats the game waits for; empty exactly when there is an outcome.
    pub fn to_act(&self) -> Seats {
        match self.outcome {
            Some(_) => Seats::NONE,
            None => self.game.to_act(),
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Every legal turn of the seat; none while it is not to act.
    pub fn turns(&self, seat: Seat) -> Vec<G::Turn> {
        if self.to_act().contains(seat) {
            self.game.turns(seat)
        } else {
            Vec::new()
        }
    }

    /// Whether the seat may claim something: at any time while it plays.
    pub fn may_claim(&self, seat: Seat) -> bool {
        self.outcome.is_none() && self.staying().contains(seat)
    }

    /// Everything the seat may claim now, whether it holds or not.
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
        self.last = Some((seat, deed));
        self.course.seen.extend(self.game.repetition_key());
        self.decide();
    }

    /// Carries out a claim if it holds.
    pub fn claim(&mut self, seat: Seat, claim: &G::Claim) -> bool {
        if !self.may_claim(seat) {
            return false;
        }
        let Some(deed) = claim.call(&mut self.game, seat) else {
            return false;
        };
        self.last = Some((seat, deed));
        self.decide();
        true
    }

    /// The seat's time ran out: whether only this turn is lost. If not, nothing changed and the seat must leave.
    pub fn skip(&mut self, seat: Seat) -> bool {
        let lost = self.to_act().contains(seat) && self.game.skip(seat);
        if lost {
            self.decide();
        }
        lost
    }

    /// The seat leaves for good; nothing happens if it has left or the game is over.
    pub fn leave(&mut self, seat: Seat) {
        if self.outcome.is_some() || !self.staying().contains(seat) {
            return;
        }
        self.course.left.push(seat);
        if self.course.last_one().is_none() {
            self.game.leave(seat);
            // Repetition counts turns, not leavings; but what is counted may begin with one
            // (Chasm's second phase, when the last piece to come belonged to the leaver).
            if self.course.seen.is_empty() {
                self.course.seen.extend(self.game.repetition_key());
            }
        }
        self.decide();
    }

    /// Every seat still playing agreed to a draw. Who plays together wins or loses, so there it means nothing.
    pub fn agree_to_draw(&mut self) {
        if self.outcome.is_none() && !self.course.together {
            self.course.agreed = true;
            self.decide();
        }
    }

    /// Whether it is over now, and how.
    fn decide(&mut self) {
        if let Some(outcome) = self.decided() {
            self.outcome = Some(self.course.behind(outcome));
        }
    }

    /// How it ended, but for who left: by the game's own rules first, then by everyone's.
    fn decided(&self) -> Option<Outcome> {
        let seats = self.course.seats;
        if let Some(last) = self.course.last_one() {
            return Some(Outcome::winner(last, seats));
        }
        // A turn that wins wins, even if it would repeat.
        if let Some(outcome) = self.game.outcome() {
            return Some(outcome);
        }
        // A stuck seat loses even if the position repeats.
        if seats == 2 && !self.course.together {
            let stuck = self
                .game
                .to_act()
                .iter()
                .find(|&seat| !self.game.can_act(seat));
            if let Some(stuck) = stuck {
                return Some(Outcome::winner(stuck.rival(), seats));
            }
        }
        (self.course.agreed || self.course.is_repeated()).then(|| Outcome::draw(seats))
    }
}

impl PlayHistory {
    /// The seats that have not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        let gone = |seats: Seats, seat: &Seat| seats.without(*seat);
        self.left.iter().fold(Seats::all(self.seats), gone)
    }

    /// The only seat left of those that play against each other.
    fn last_one(&self) -> Option<Seat> {
        let staying = self.staying();
        let alone = staying.count() == 1 && !self.together;
        staying.first().filter(|_| alone)
    }

    /// Whether the present arrangement was there before.
    #[must_use]
    pub fn is_repetition(&self) -> bool {
        self.times_before() >= 1
    }

    /// Whether the present arrangement occurs for the third time.
    fn is_repeated(&self) -> bool {
        self.times_before() >= 2
    }

    /// How often the present arrangement was there before.
    fn times_before(&self) -> usize {
        let Some((now, before)) = self.seen.split_last() else {
            return 0;
        };
        before.iter().filter(|then| *then == now).count()
    }

    /// The outcome with every seat that left placed behind all seats that stayed, the later one the better, and without a
    /// score.
    fn behind(&self, outcome: Outcome) -> Outcome {
        let all = Seats::all(self.seats);
        let behind = |places: &[u8]| -> Vec<u8> {
            let rank = |seat: Seat| match self.left.iter().position(|&gone| gone == seat) {
                None => (0, usize::from(places[seat.index()])),
                Some(when) => (1, self.left.len() - when),
            };
            let better = |seat| all.iter().filter(|&other| rank(other) < rank(seat)).count();
            all.iter().map(|seat| 1 + better(seat) as u8).collect()
        };
        match outcome {
            Outcome::Placed { places, mut scores } => {
                for gone in &self.left {
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

/// The number of sequences of exactly `depth` turns. Of seats that act in any order, the lowest goes first.
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
        return turns.len() as u64;
    }
    let after = |turn| {
        let mut play = play.clone();
        play.play(seat, turn);
        play
    };
    turns
        .iter()
        .map(|turn| perft(&after(turn), depth - 1))
        .sum()
}

#[cfg(test)]
mod tests;
