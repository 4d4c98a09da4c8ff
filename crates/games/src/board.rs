//! A game whose type is forgotten: turns are text, deals JSON, pictures scenes.

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

/// A game in play, as everyone but a game's author uses it.
pub trait Board: Send + Sync {
    /// What is always true of the game.
    fn info(&self) -> &'static Info;
    /// The seats the game waits for; empty exactly when it is over.
    fn to_act(&self) -> Seats;
    /// The seats that have not left.
    fn staying(&self) -> Seats;
    /// Every legal turn of the seat.
    fn turns(&self, seat: Seat) -> Vec<String>;
    /// The turns that menus and completion choose from after `said`; all, unless there are too many to list.
    fn offered(&self, seat: Seat, said: &str) -> Vec<String>;
    /// Whether they are the same whatever was said.
    fn lists_all(&self, seat: Seat) -> bool;
    /// The choices of a menu after the words `said`, at most `limit`.
    fn steps(&self, seat: Seat, said: &str, limit: usize) -> Vec<Step>;
    /// Small changes to a turn said in full, where it is better found by trying than by choosing.
    fn nudges(&self, seat: Seat, said: &str) -> Vec<Nudge>;
    /// What a menu shows for the words each of `steps` adds to what was said.
    fn labels(&self, seat: Seat, steps: &[Step], lang: &Lang) -> Vec<String>;
    /// Everything the seat may claim now.
    fn claims(&self, seat: Seat) -> Vec<String>;
    /// Plays a turn or a claim, in any case and spacing; gives its one notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal>;
    /// The seat's time ran out: whether only the turn is lost.
    fn skip(&mut self, seat: Seat) -> bool;
    /// The seat leaves the game.
    fn leave(&mut self, seat: Seat);
    /// Every seat still playing agreed to a draw.
    fn agree_to_draw(&mut self);
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether what it shows was there before, and may go on coming.
    fn is_repetition(&self) -> bool;
    /// What the last turn or claim did, in a sentence for `viewer`; `None` before the first.
    fn describe(&self, viewer: Viewer, lang: &Lang) -> Option<String>;
    /// The picture for `viewer`.
    fn scene(&self, viewer: Viewer, lang: &Lang) -> Scene;
    /// The private picture of the position as it would be after a turn: the win, the stuck seat and the repetition it
    /// brings, but nothing that the rules tell only afterwards.
    fn preview(&self, seat: Seat, text: &str, lang: &Lang) -> Result<Scene, Refusal>;
    /// The legal turn that can only be meant by what was typed: in any case and spacing, and whatever stands between its words.
    fn understood(&self, seat: Seat, typed: &str) -> Option<String>;
    /// Why what was typed is no legal turn, where the rules know.
    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String>;
    /// What comes of a legal turn at once, as far as the seat can know.
    fn prospect(&self, seat: Seat, turn: &str) -> Prospect;
    /// Whether others are only told that a legal turn was played, and not what it is.
    fn is_secret(&self, seat: Seat, turn: &str) -> bool;
    /// What a legal turn would do, in a sentence to the seat: it is "you", the others are their colours.
    fn describe_preview(&self, seat: Seat, turn: &str, lang: &Lang) -> Option<String>;
    /// The private picture while only the words `said` of a turn are chosen, with the cells marked that are reached by
    /// the choices `next` a menu offers ([`notation::Step::text`]); the alt text names them where it stays within `room`
    /// characters.
    fn partial(&self, seat: Seat, said: &str, next: &[String], room: usize, lang: &Lang) -> Scene;
    /// The question a menu asks after the words `said`.
    fn prompt(&self, seat: Seat, said: &str, lang: &Lang) -> String;
    /// The private card of the seat (a hand, a target), where the game has one.
    fn card(&self, seat: Seat, lang: &Lang) -> Option<Scene>;
    /// What is on that card and what it is good for, in a few short lines; `None` exactly where there is no card.
    fn card_summary(&self, seat: Seat, lang: &Lang) -> Option<String>;
    /// A number that changes with what that card shows; `None` exactly where there is no card.
    fn card_version(&self, seat: Seat) -> Option<u64>;
    /// The turn the computer would play, knowing only what the seat knows.
    fn think(
        &self,
        seat: Seat,
        mind: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>>;
    /// What a legal turn of the seat is worth to it: proved, where it is; and what is thought of it, from 0 to 1.
    fn evaluate(
        &self,
        seat: Seat,
        turn: &str,
        mind: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<(Option<ai::value::Value>, f32)>;
    /// What it takes to solve the game from here, where it can be.
    fn solving(&self) -> Option<Work>;
    /// Solves it from here, going on from what was begun; `None` if it cannot be, or was to stop.
    fn solve(&self, begun: Option<Solution>, waiting: &mut dyn Progress) -> Option<Solution>;
    /// Proves its solution from here again; false if it is wrong, or it was to stop.
    fn verify(&self, solution: &Solution, waiting: &mut dyn Progress) -> bool;
    /// What its solution says of this position.
    fn solved(&self, solution: &Solution) -> Option<Solved>;
    /// A claim that surely holds, as far as the seat can see.
    fn certain_claim(&self, seat: Seat) -> Option<String>;
    /// The number of sequences of exactly `depth` turns.
    fn perft(&self, depth: u32) -> u64;
    /// A copy.
    fn boxed(&self) -> Box<dyn Board>;
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Box<dyn Board> {
        self.boxed()
    }
}

/// What it takes to solve a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Seconds.
    Short,
    /// Minutes.
    Long,
}

/// What a solution says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// What the position is worth to whoever is to act.
    pub value: ai::value::Value,
    /// How many positions are solved.
    pub positions: u64,
}

/// What was played, in its one notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A turn of a seat that was to act.
    Turn {
        /// Its notation.
        text: Private<String>,
        /// Whether it told somebody something that had been hidden ([`Game::reveals`](crate::game::Game::reveals)).
        reveals: bool,
    },
    /// A claim, which may come at any time.
    Claim(Private<String>),
}

/// Why the rules do not allow it: for the player's eyes, worded through [`Lang`] by whoever tells it. As an error it names no
/// turn, for it may reach a log; [`Refusal::explained`] does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is finished.
    #[error("the game is over")]
    Over,
    /// The seat has left.
    #[error("this seat has left the game")]
    Left,
    /// Another seat is to act.
    #[error("it isn't your turn")]
    NotYourTurn,
    /// No legal turn is written so.
    #[error("it isn't a legal turn here")]
    NotATurn {
        /// What was written, tidied.
        text: Private<String>,
        /// Legal turns that begin most like it.
        near: Private<Vec<String>>,
    },
    /// What was called out is not so.
    #[error("that claim does not hold")]
    FalseClaim,
}

impl Refusal {
    /// All of it in English, for whoever may see what the seat sees.
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

/// A board, or why there is none.
pub type Opened = Result<Box<dyn Board>, BadDeal>;

/// A game the bot offers.
#[derive(Debug)]
pub struct GameEntry {
    /// What is always true of it.
    pub info: &'static Info,
    /// Lets chance decide.
    pub deal: fn(&Table, &mut Rng) -> Value,
    /// Sets up what was dealt.
    pub open: fn(&Table, Value) -> Opened,
}

impl GameEntry {
    /// The game `G`, its type forgotten.
    #[must_use]
    pub const fn of<G: Face + Heuristics>() -> GameEntry {
        GameEntry {
            info: G::INFO,
            deal: |table, rng| {
                serde_json::to_value(G::deal(table, rng)).expect("a deal is plain data")
            },
            open: |table, deal| {
                // What serde says of it can quote a hand.
                let form = "it has not the form of this game's deals";
                let deal = serde_json::from_value(deal).map_err(|_| BadDeal(form.to_owned()))?;
                Ok(Box::new(Play::<G>::new(table, deal)?))
            },
        }
    }

    /// Plays one turn, so that the tables the game makes at first use are there before anybody waits for them. Returns
    /// whether a turn was played.
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

    fn offered(&self, seat: Seat, said: &str) -> Vec<String> {
        if !Play::to_act(self).contains(seat) {
            return Vec::new();
        }
        let turns = offered(self, seat, said);
        turns.iter().map(ToString::to_string).collect()
    }

    fn lists_all(&self, seat: Seat) -> bool {
        G::offered(&self.view(Some(seat)), "").is_none()
    }

    fn steps(&self, seat: Seat, said: &str, limit: usize) -> Vec<Step> {
        G::steps(&Board::offered(self, seat, said), said, limit)
    }

    fn nudges(&self, seat: Seat, said: &str) -> Vec<Nudge> {
        if Play::to_act(self).contains(seat) {
            G::nudges(&notation::normalize(said))
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
        self.course().is_repetition()
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
            // To show what a claim does would tell whether it holds.
            Parsed::Claim(_) => self.scene(Some(seat), lang),
        }
        .private())
    }

    fn understood(&self, seat: Seat, typed: &str) -> Option<String> {
        if !Play::to_act(self).contains(seat) {
            return None;
        }
        let turn = self.game().read(seat, &notation::normalize(typed));
        let turn =
            turn.or_else(|| notation::resolve_unique(&offered(self, seat, typed), typed).cloned());
        turn.map(|turn| turn.to_string())
    }

    fn why(&self, seat: Seat, typed: &str, lang: &Lang) -> Option<String> {
        let said = notation::split_words(typed);
        let said: Vec<&str> = said.split(' ').collect();
        G::why(&self.shown(Some(seat)), seat, &said, lang)
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
        let done = Play::preview(self, seat, &turn).last;
        done.is_some_and(|(_, deed)| G::redact(&deed, seat, None) != deed)
    }

    fn describe_preview(&self, seat: Seat, turn: &str, lang: &Lang) -> Option<String> {
        let Ok(Parsed::Turn(turn)) = read(self, seat, turn) else {
            return None;
        };
        let (_, deed) = Play::preview(self, seat, &turn).last?;
        let lang = lang.told_to(Some(seat));
        Some(G::describe(&deed, seat, Some(seat), &lang))
    }

    fn partial(&self, seat: Seat, said: &str, next: &[String], room: usize, lang: &Lang) -> Scene {
        if !Play::to_act(self).contains(seat) {
            return self.scene(Some(seat), lang).private();
        }
        let words = notation::words(said);
        let mut scene = G::scene(&Play::partial(self, seat, &words), lang).private();
        let turns = Board::offered(self, seat, said);
        let is_cell = |word: &&str| scene.spots.contains_key(*word);
        let possible = notation::next_words(&turns, next, words.len(), is_cell);
        scene.mark(&words, &possible);
        if possible.is_empty() {
            return scene;
        }
        let more = lang.say("halfway", &[("next", possible.join(", ").into())]);
        // The words come last: where there is no room for them, the menu says them too.
        if scene.alt.chars().count() + more.chars().count() < room {
            scene.alt = format!("{} {more}", scene.alt);
        }
        scene
    }

    fn prompt(&self, seat: Seat, said: &str, lang: &Lang) -> String {
        let shown = self.shown(Some(seat));
        G::prompt(&shown, seat, &notation::words(said), lang)
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
        mind: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<SearchResult<String>> {
        if !Play::to_act(self).contains(seat) {
            return None;
        }
        let thought = ai::think::<G>(&self.view(Some(seat)), self.course(), seat, mind, rng)?;
        let line = thought
            .principal_variation
            .iter()
            .map(ToString::to_string)
            .collect();
        Some(SearchResult {
            turn: thought.turn.to_string(),
            value: thought.value,
            verdict: thought.verdict,
            estimate: thought.estimate,
            nodes: thought.nodes,
            principal_variation: line,
        })
    }

    fn evaluate(
        &self,
        seat: Seat,
        turn: &str,
        mind: SearchOptions<'_>,
        rng: &mut Rng,
    ) -> Option<(Option<ai::value::Value>, f32)> {
        let turn = self.game().read(seat, &notation::normalize(turn))?;
        let view = self.view(Some(seat));
        Some(ai::evaluate::<G>(
            &view,
            self.course(),
            seat,
            &turn,
            mind,
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

    fn solve(&self, begun: Option<Solution>, waiting: &mut dyn Progress) -> Option<Solution> {
        solve::solve(self.game(), begun, waiting)
    }

    fn verify(&self, solution: &Solution, waiting: &mut dyn Progress) -> bool {
        solve::verify(self.game(), solution, waiting)
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
            self.course(),
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

/// The turns that are chosen from after `said`.
fn offered<G: Face + Heuristics>(play: &Play<G>, seat: Seat, said: &str) -> Vec<G::Turn> {
    let offered = G::offered(&play.view(Some(seat)), &notation::normalize(said));
    offered.unwrap_or_else(|| play.game().turns(seat))
}

/// A turn of the seat's own, or a claim that may come at any time.
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
