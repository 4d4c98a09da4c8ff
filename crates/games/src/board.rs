//! A type-erased game: turns are text, deals JSON, pictures scenes.

mod label;
mod prospect;

use rand::SeedableRng;
use serde_json::Value;

use self::label::label;
pub use self::prospect::Prospect;
use self::prospect::prospect;
use crate::ai::solve::{self, Progress, Solution};
use crate::ai::{self, SearchOptions, SearchResult};
use crate::game::notation::Step;
use crate::game::{
    BadDeal, Claim, Face, Heuristics, Info, Lang, Nudge, Options, Outcome, Private, Rng, Scene,
    Seat, Seats, StateSpace, Table, Viewer, notation,
};
use crate::play::{self, Play};

/// A game in play, type-erased: the interface of the bot and the command line.
pub trait Board: Send + Sync {
    /// Returns the constant data of the game.
    fn info(&self) -> &'static Info;
    /// Returns the seats to act; empty exactly when the game is over.
    fn to_act(&self) -> Seats;
    /// Returns the seats that have not left.
    fn staying(&self) -> Seats;
    /// Returns every legal turn of the seat.
    fn turns(&self, seat: Seat) -> Vec<String>;
    /// Returns the turns for menus and completion after `prefix`; all legal turns unless there are too many to list.
    fn offered(&self, seat: Seat, prefix: &str) -> Vec<String>;
    /// Returns whether [`Board::offered`] returns all legal turns, whatever the prefix.
    fn offers_all_turns(&self, seat: Seat) -> bool;
    /// Returns at most `limit` menu choices after the words `prefix`.
    fn steps(&self, seat: Seat, prefix: &str, limit: usize) -> Vec<Step>;
    /// Returns small changes of the complete turn `prefix`, in games whose turns are better found by adjusting.
    fn nudges(&self, seat: Seat, prefix: &str) -> Vec<Nudge>;
    /// Returns the menu labels of the words each of `steps` adds.
    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String>;
    /// Returns every claim the seat may make now.
    fn claims(&self, seat: Seat) -> Vec<String>;
    /// Plays a turn or a claim, in any case and spacing, and returns its notation.
    ///
    /// # Errors
    /// [`Refusal`] if the rules do not allow it; the position is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal>;
    /// Handles the seat's timeout. Returns `true` if only the turn is lost, `false` if the seat must leave (nothing changed).
    fn skip(&mut self, seat: Seat) -> bool;
    /// Removes the seat for good.
    fn leave(&mut self, seat: Seat);
    /// Ends the game in a draw agreed by every staying seat; does nothing in cooperative games.
    fn agree_to_draw(&mut self);
    /// Returns the outcome, `None` while the game runs.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns whether the present repetition key occurred before.
    fn is_repetition(&self) -> bool;
    /// Returns a sentence to `viewer` about the last turn or claim; `None` before the first.
    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String>;
    /// Returns the picture for `viewer`.
    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene;
    /// Returns the private picture of the position after a turn: with the win, the stuck seat and the repetition it brings,
    /// but without results the rules reveal only afterwards.
    ///
    /// # Errors
    /// [`Refusal`] if the rules do not allow the turn.
    fn preview(&self, seat: Seat, text: &str, lang: &Lang) -> Result<Scene, Refusal>;
    /// Returns the only legal turn the typed text can mean, in any case and spacing and with any separators; `None` if none or
    /// several fit.
    fn resolve(&self, seat: Seat, typed: &str) -> Option<String>;
    /// Returns the reason the typed text is no legal turn; `None` where the rules have no explanation.
    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String>;
    /// Returns the immediate consequence of a legal turn, from the seat's view.
    fn prospect(&self, seat: Seat, turn: &str) -> Prospect;
    /// Returns whether a legal turn stays hidden from the public.
    fn is_secret(&self, seat: Seat, turn: &str) -> bool;
    /// Returns a sentence to the seat about what a legal turn would do; the seat is "you", other seats are colours.
    fn describe_preview(&self, seat: Seat, turn: &str, lang: &Lang) -> Option<String>;
    /// Returns the private picture after the first words `prefix` of a turn. Cells reached by the menu choices `next`
    /// ([`notation::Step::text`]) are marked; the alt text lists them if it stays within `room` characters.
    fn partial_scene(
        &self,
        seat: Seat,
        prefix: &str,
        next: &[String],
        room: usize,
        lang: &Lang,
    ) -> Scene;
    /// Returns the question of a menu after the words `prefix`.
    fn prompt(&self, seat: Seat, prefix: &str, lang: &Lang) -> String;
    /// Returns the private card of the seat (a hand, a target); `None` where the game has none.
    fn card(&self, seat: Seat, lang: &Lang) -> Option<Scene>;
    /// Returns the content of the seat's card and its use in a few short lines; `None` exactly where there is no card.
    fn card_summary(&self, seat: Seat, lang: &Lang) -> Option<String>;
    /// Returns a number that changes with the content of the seat's card; `None` exactly where there is no card.
    fn card_version(&self, seat: Seat) -> Option<u64>;
    /// Returns the computer's turn, from the seat's view alone; `None` if the seat is not to act.
    fn think(
        &self,
        seat: Seat,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>>;
    /// Returns the value of a legal turn to the seat: the proved value, if any, and the estimate from 0 to 1. `None` if
    /// `turn` is not legal.
    fn evaluate(
        &self,
        seat: Seat,
        turn: &str,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<(Option<ai::value::Value>, f32)>;
    /// Returns how long solving the game from here takes; `None` if it cannot be solved.
    fn solving(&self) -> Option<Work>;
    /// Solves the game from here, resuming the checkpoint `checkpoint`; `None` if it cannot be solved or `progress` stopped it.
    fn solve(&self, checkpoint: Option<Solution>, progress: &mut dyn Progress) -> Option<Solution>;
    /// Verifies a solution from here; `false` if it is wrong or `progress` stopped the proof.
    fn verify(&self, solution: &Solution, progress: &mut dyn Progress) -> bool;
    /// Returns the solution's entry for this position; `None` if the game cannot be solved or the position is missing.
    fn solved(&self, solution: &Solution) -> Option<Solved>;
    /// Returns a claim that certainly holds, from the seat's view; `None` if there is none.
    fn certain_claim(&self, seat: Seat) -> Option<String>;
    /// Returns the number of sequences of exactly `depth` turns.
    fn perft(&self, depth: u32) -> u64;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn Board>;
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Box<dyn Board> {
        self.boxed()
    }
}

/// The time solving a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Seconds.
    Short,
    /// Minutes.
    Long,
}

/// The contents of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The value of the position to the seat to act.
    pub value: ai::value::Value,
    /// The number of positions solved.
    pub positions: u64,
}

/// The notation of a turn or claim that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A turn of a seat that was to act.
    Turn {
        /// The notation.
        text: Private<String>,
        /// Whether the turn gave a viewer hidden information ([`Game::reveals`](crate::game::Game::reveals)).
        reveals: bool,
    },
    /// A claim, possible at any time.
    Claim(Private<String>),
}

/// The reason the rules do not allow a turn or claim; callers word it through [`Lang`] for the player. As an error it may
/// reach a log, so it names no turn; [`Refusal::explained`] does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat has left.
    #[error("this seat has left the game")]
    Left,
    /// Another seat is to act.
    #[error("it isn't your turn")]
    NotYourTurn,
    /// No legal turn has this notation.
    #[error("it isn't a legal turn here")]
    NotATurn {
        /// The text, normalized.
        text: Private<String>,
        /// Legal turns most like it.
        near: Private<Vec<String>>,
    },
    /// The claim is false.
    #[error("that claim does not hold")]
    FalseClaim,
}

impl Refusal {
    /// Returns the full reason in English, for readers who may see what the seat sees.
    #[must_use]
    pub fn explained(&self) -> String {
        match self {
            Refusal::NotATurn { text, near } => {
                let near = near.join("`, `");
                format!("`{}` isn't a legal turn here; try `{near}`", text.0)
            }
            other => other.to_string(),
        }
    }
}

/// A board, or the reason its deal is invalid.
pub type Opened = Result<Box<dyn Board>, BadDeal>;

/// A game of the registry.
#[derive(Debug)]
pub struct GameEntry {
    /// The constant data of the game.
    pub info: &'static Info,
    /// Returns a random deal for a table, as JSON.
    pub deal: fn(&Table, &mut Rng) -> Value,
    /// Returns the board of a table and a deal.
    pub open: fn(&Table, Value) -> Opened,
}

impl GameEntry {
    /// Returns the type-erased entry of the game `G`.
    #[must_use]
    pub const fn of<G: Face + Heuristics>() -> GameEntry {
        GameEntry {
            info: G::INFO,
            deal: |table, rng| {
                serde_json::to_value(G::deal(table, rng)).expect("a deal is plain data")
            },
            open: |table, deal| {
                // serde's message can quote a hand.
                let form = "it has not the form of this game's deals";
                let deal = serde_json::from_value(deal).map_err(|_| BadDeal(form.to_owned()))?;
                Ok(Box::new(Play::<G>::new(table, deal)?))
            },
        }
    }

    /// Plays one turn to initialize the game's lazy tables before a player waits for them. Returns whether a turn was
    /// played.
    #[must_use]
    pub fn warm_up(&self) -> bool {
        let Ok(table) = self.info.table(&Options::new(), None) else {
            return false;
        };
        let deal = (self.deal)(&table, &mut Rng::seed_from_u64(0));
        let Ok(mut board) = (self.open)(&table, deal) else {
            return false;
        };
        let Some(seat) = board.to_act().first() else {
            return false;
        };
        let turns = board.turns(seat);
        let played = turns.first().map(|turn| board.play(seat, turn));
        played.is_some_and(|played| played.is_ok())
    }
}

impl<G: Face + Heuristics> Board for Play<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn to_act(&self) -> Seats {
        Play::to_act(self)
    }

    fn staying(&self) -> Seats {
        Play::staying(self)
    }

    fn turns(&self, seat: Seat) -> Vec<String> {
        Play::turns(self, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn offered(&self, seat: Seat, prefix: &str) -> Vec<String> {
        if !Play::to_act(self).contains(seat) {
            return Vec::new();
        }
        let turns = offered(self, seat, prefix);
        turns.iter().map(ToString::to_string).collect()
    }

    fn offers_all_turns(&self, seat: Seat) -> bool {
        G::offered(&self.view(Some(seat)), "").is_none()
    }

    fn steps(&self, seat: Seat, prefix: &str, limit: usize) -> Vec<Step> {
        G::steps(&Board::offered(self, seat, prefix), prefix, limit)
    }

    fn nudges(&self, seat: Seat, prefix: &str) -> Vec<Nudge> {
        if Play::to_act(self).contains(seat) {
            G::nudges(&notation::normalize(prefix))
        } else {
            Vec::new()
        }
    }

    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String> {
        let shown = self.shown(Some(seat));
        let spots = G::draw(&shown).spots;
        let label = |step| label(&shown, &spots, seat, step, lang);
        steps.iter().map(label).collect()
    }

    fn claims(&self, seat: Seat) -> Vec<String> {
        Play::claims(self, seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        match read(self, seat, text)? {
            Parsed::Turn(turn) => {
                let reveals = self.game().reveals(seat, &turn);
                Play::play(self, seat, &turn);
                let text = Private(turn.to_string());
                Ok(Played::Turn { text, reveals })
            }
            Parsed::Claim(claim) if Play::claim(self, seat, &claim) => {
                Ok(Played::Claim(Private(claim.to_string())))
            }
            Parsed::Claim(_) => Err(Refusal::FalseClaim),
        }
    }

    fn skip(&mut self, seat: Seat) -> bool {
        Play::skip(self, seat)
    }

    fn leave(&mut self, seat: Seat) {
        Play::leave(self, seat);
    }

    fn agree_to_draw(&mut self) {
        Play::agree_to_draw(self);
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self).cloned()
    }

    fn is_repetition(&self) -> bool {
        self.history().is_repetition()
    }

    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String> {
        let (seat, deed) = self.last()?;
        Some(G::describe(
            &G::redact(deed, *seat, viewer),
            *seat,
            viewer,
            lang,
        ))
    }

    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene {
        G::scene(&self.shown(viewer), lang)
    }

    fn preview(&self, seat: Seat, text: &str, lang: &Lang) -> Result<Scene, Refusal> {
        Ok(match read(self, seat, text)? {
            Parsed::Turn(turn) => G::scene(&Play::preview(self, seat, &turn), lang),
            // The effect of a claim would show whether it holds.
            Parsed::Claim(_) => self.scene(Some(seat), lang),
        }
        .private())
    }

    fn resolve(&self, seat: Seat, typed: &str) -> Option<String> {
        if !Play::to_act(self).contains(seat) {
            return None;
        }
        let turn = self.game().read(seat, &notation::normalize(typed));
        let turn =
            turn.or_else(|| notation::resolve_unique(&offered(self, seat, typed), typed).cloned());
        turn.map(|turn| turn.to_string())
    }

    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String> {
        let words = notation::split_words(typed);
        let words: Vec<&str> = words.split(' ').collect();
        G::why(&self.shown(Some(seat)), seat, &words, lang)
    }

    fn prospect(&self, seat: Seat, turn: &str) -> Prospect {
        match read(self, seat, turn) {
            Ok(Parsed::Turn(turn)) => prospect(self, seat, &turn),
            Ok(Parsed::Claim(_)) | Err(_) => Prospect::Open,
        }
    }

    fn is_secret(&self, seat: Seat, turn: &str) -> bool {
        let Ok(Parsed::Turn(turn)) = read(self, seat, turn) else {
            return false;
        };
        let last = Play::preview(self, seat, &turn).last;
        last.is_some_and(|(_, deed)| G::redact(&deed, seat, None) != deed)
    }

    fn describe_preview(&self, seat: Seat, turn: &str, lang: &Lang) -> Option<String> {
        let Ok(Parsed::Turn(turn)) = read(self, seat, turn) else {
            return None;
        };
        let (_, deed) = Play::preview(self, seat, &turn).last?;
        let lang = lang.with_reader(Some(seat));
        Some(G::describe(&deed, seat, Some(seat), &lang))
    }

    fn partial_scene(
        &self,
        seat: Seat,
        prefix: &str,
        next: &[String],
        room: usize,
        lang: &Lang,
    ) -> Scene {
        if !Play::to_act(self).contains(seat) {
            return self.scene(Some(seat), lang).private();
        }
        let words = notation::words(prefix);
        let mut scene = G::scene(&Play::shown_partial(self, seat, &words), lang).private();
        let turns = Board::offered(self, seat, prefix);
        let is_cell = |word: &&str| scene.spots.contains_key(*word);
        let possible = notation::next_words(&turns, next, words.len(), is_cell);
        scene.mark(&words, &possible);
        if possible.is_empty() {
            return scene;
        }
        let more = lang.say("halfway", &[("next", possible.join(", ").into())]);
        // The cells come last: where there is no room for them, the menu lists them too.
        if scene.alt.chars().count() + more.chars().count() < room {
            scene.alt = format!("{} {more}", scene.alt);
        }
        scene
    }

    fn prompt(&self, seat: Seat, prefix: &str, lang: &Lang) -> String {
        let shown = self.shown(Some(seat));
        G::prompt(&shown, seat, &notation::words(prefix), lang)
    }

    fn card(&self, seat: Seat, lang: &Lang) -> Option<Scene> {
        G::card(&self.shown(Some(seat)), lang)
    }

    fn card_summary(&self, seat: Seat, lang: &Lang) -> Option<String> {
        G::card_summary(&self.shown(Some(seat)), lang)
    }

    fn card_version(&self, seat: Seat) -> Option<u64> {
        G::card_version(&self.shown(Some(seat)))
    }

    fn think(
        &self,
        seat: Seat,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>> {
        if !Play::to_act(self).contains(seat) {
            return None;
        }
        let result = ai::think::<G>(&self.view(Some(seat)), self.history(), seat, options, rng)?;
        let line = result
            .principal_variation
            .iter()
            .map(ToString::to_string)
            .collect();
        Some(SearchResult {
            turn: result.turn.to_string(),
            value: result.value,
            verdict: result.verdict,
            estimate: result.estimate,
            nodes: result.nodes,
            principal_variation: line,
        })
    }

    fn evaluate(
        &self,
        seat: Seat,
        turn: &str,
        options: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<(Option<ai::value::Value>, f32)> {
        let turn = self.game().read(seat, &notation::normalize(turn))?;
        let view = self.view(Some(seat));
        Some(ai::evaluate::<G>(
            &view,
            self.history(),
            seat,
            &turn,
            options,
            rng,
        ))
    }

    fn solving(&self) -> Option<Work> {
        let space = self.game().state_space()?;
        Some(match space {
            StateSpace::Listed(_) => Work::Short,
            StateSpace::Ranked(_) => Work::Long,
        })
    }

    fn solve(&self, checkpoint: Option<Solution>, progress: &mut dyn Progress) -> Option<Solution> {
        solve::solve(self.game(), checkpoint, progress)
    }

    fn verify(&self, solution: &Solution, progress: &mut dyn Progress) -> bool {
        solve::verify(self.game(), solution, progress)
    }

    fn solved(&self, solution: &Solution) -> Option<Solved> {
        let space = self.game().state_space()?;
        Some(Solved {
            value: solution.value(&space, self.game())?,
            positions: match space {
                StateSpace::Listed(_) => solution.positions(),
                StateSpace::Ranked(ranking) => ranking.positions,
            },
        })
    }

    fn certain_claim(&self, seat: Seat) -> Option<String> {
        let claims = Play::claims(self, seat);
        if claims.is_empty() {
            return None;
        }
        let guess = Play::<G>::imagine(
            &self.view(Some(seat)),
            self.history(),
            &mut Rng::seed_from_u64(0),
        );
        let holds = |claim: &G::Claim| guess.clone().claim(seat, claim);
        claims
            .into_iter()
            .find(holds)
            .map(|claim| claim.to_string())
    }

    fn perft(&self, depth: u32) -> u64 {
        play::perft(self, depth)
    }

    fn boxed(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// Returns the turns for menus and completion after `prefix`.
fn offered<G: Face + Heuristics>(play: &Play<G>, seat: Seat, prefix: &str) -> Vec<G::Turn> {
    let offered = G::offered(&play.view(Some(seat)), &notation::normalize(prefix));
    offered.unwrap_or_else(|| play.game().turns(seat))
}

/// Typed text as a turn of the seat or as a claim.
enum Parsed<T, C> {
    Turn(T),
    Claim(C),
}

fn read<G: Face + Heuristics>(
    play: &Play<G>,
    seat: Seat,
    text: &str,
) -> Result<Parsed<G::Turn, G::Claim>, Refusal> {
    if play.outcome().is_some() {
        return Err(Refusal::Over);
    }
    if play.seats().contains(seat) && !play.staying().contains(seat) {
        return Err(Refusal::Left);
    }
    let text = notation::normalize(text);
    if play.may_claim(seat)
        && let Some(claim) = G::Claim::read(play.game(), seat, &text)
    {
        return Ok(Parsed::Claim(claim));
    }
    if !play.to_act().contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    play.game()
        .read(seat, &text)
        .map(Parsed::Turn)
        .ok_or_else(|| {
            let near = notation::suggestions(&Board::offered(play, seat, &text), &text, 5);
            Refusal::NotATurn {
                text: Private(text),
                near: Private(near),
            }
        })
}

#[cfg(test)]
mod tests;
