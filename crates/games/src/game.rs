//! The traits a game implements: its rules ([`Game`]), its claims ([`Claim`]), its pictures and
//! sentences ([`Face`]) and its knowledge for the computer player ([`Heuristics`], [`Beliefs`],
//! [`Proofs`]). Depends on nothing else in the crate.
//!
//! Each trait states its laws. `contract.rs` plays thousands of lines of every game and checks
//! them; `contract/secrets.rs` checks that nothing hidden shows. Parts shared by several games
//! (cells, home rows, jumps, boards) are in [`kit`].

mod attention;
pub mod deal;
pub mod info;
pub mod kit;
pub mod lang;
pub mod method;
pub mod notation;
pub mod nudge;
pub mod outcome;
pub mod private;
pub mod scene;
pub mod seat;
pub mod space;
mod strength;
pub mod table;
pub mod worth;

use std::convert::Infallible;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use rand::seq::IndexedRandom;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use self::attention::Attention;
pub use self::deal::{BadDeal, Rng};
pub use self::info::{Info, Palette};
use self::kit::digest::digest;
pub use self::lang::Lang;
pub use self::method::{KnownTurn, Lookahead, MctsOptions, Method};
use self::notation::Step;
pub use self::nudge::Nudge;
pub use self::outcome::Outcome;
pub use self::private::Private;
pub use self::scene::Scene;
use self::scene::TabState;
pub use self::seat::{Seat, Seats, Viewer};
pub use self::space::{Ranking, StateSpace};
pub use self::strength::Strength;
pub use self::table::{BadTable, Choice, Options, Table};
pub use self::worth::SeatWorth;

/// The rules of one game; `Self` is a position.
///
/// A game is a value: no input or output, no clock, no chance after the deal. A position is the
/// fold of its turns over the deal, and [`Game::turns`] is the only definition of a legal turn.
///
/// # Laws
/// - Two positions are equal exactly when the game continues alike from both: the last turn, the
///   winners and the seats that left are part of a position only if the game's rules need them.
/// - The same turns after the same deal lead to equal positions; a deal survives a round trip
///   through JSON.
/// - Random play ends.
/// - Two games that look alike to a viewer, and continue by the same turns or by turns whose
///   [redacted](Game::redact) deeds are equal, keep looking alike to the viewer: view, sentences
///   and legal turns stay equal. Only a turn that [reveals](Game::reveals) something ends this, and
///   the end of the game with its [final view](Game::final_view).
///
/// ```
/// use tavolino_games::game::{Game, Options, Seat};
/// use tavolino_games::games::kumo::Kumo;
///
/// let table = Kumo::INFO.table(&Options::new(), None)?;
/// let mut game = Kumo::new(&table, ()).unwrap();
/// let turn = game.read(Seat(1), "c1 c2").unwrap();
/// game.play(Seat(1), &turn);
/// assert_eq!(game.to_act(), Seat(2).into());
/// # Ok::<(), tavolino_games::game::BadTable>(())
/// ```
pub trait Game: Clone + Eq + Hash + Send + Sync + 'static {
    /// The constant data of this game.
    const INFO: &'static Info;
    /// The outcome of chance before the first turn; `()` where chance decides nothing.
    type Deal: Serialize + DeserializeOwned;
    /// One whole turn. `Display` is its notation: words of `a`-`z` and `0`-`9` with single spaces
    /// between them, unique among the turns of a position.
    type Turn: Clone + Eq + Hash + Debug + Display + Send + Sync;
    /// The effects of a turn or a claim: enough to describe and draw them without the position
    /// before.
    type Deed: Clone + Eq + Hash + Debug + Send + Sync;
    /// Everything one viewer may know; `Self` where nothing is ever hidden.
    type View: Clone + Eq + Hash + Debug + Send;
    /// The claims of this game; [`NoClaim`] in nearly every game.
    type Claim: Claim<Self>;

    /// Returns a random deal for `table`.
    fn deal(table: &Table, rng: &mut Rng) -> Self::Deal;
    /// Returns the position before the first turn.
    ///
    /// # Errors
    /// [`BadDeal`] if `deal` does not fit `table`.
    fn new(table: &Table, deal: Self::Deal) -> Result<Self, BadDeal>;
    /// Returns the seats to act. Several seats act in any order, unseen by each other. Called only
    /// while the game runs.
    fn to_act(&self) -> Seats;
    /// Returns every legal turn of `seat`, which is to act, each once, in a fixed order.
    fn turns(&self, seat: Seat) -> Vec<Self::Turn>;
    /// Plays one of [`Game::turns`] and returns its deed.
    ///
    /// Law: the deed is complete. A reader without the position before learns from it which pieces
    /// moved, which were taken and what followed by the game's own rules.
    fn play(&mut self, seat: Seat, turn: &Self::Turn) -> Self::Deed;
    /// Plays one of [`Game::turns`] without its deed: for searches, which read no deeds.
    ///
    /// Law: the position is the one after [`Game::play`]. Games whose deeds take time to build play
    /// without them.
    fn advance(&mut self, seat: Seat, turn: &Self::Turn) {
        let _ = self.play(seat, turn);
    }
    /// Returns the outcome by the game's own rules, `None` while it runs. `Play` places seats that
    /// left behind all others and removes their scores.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns all that `viewer` may know while the game runs: also facts it could have written
    /// down, such as a card a seat looked at; and nothing that follows from hidden facts, such as a
    /// sum or a count.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Returns a random position that is consistent with `view`.
    ///
    /// Law: the position looks to the viewer as the view does (`imagine(v, _).view(viewer) == v`),
    /// the same seats are to act, and the viewer has the same turns and claims. Each position is
    /// taken as often, whatever the true one is. A search on the returned position cannot cheat.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Appends [`Game::turns`] to `turns`, a list that a search uses again and again.
    fn push_turns(&self, seat: Seat, turns: &mut Vec<Self::Turn>) {
        turns.append(&mut self.turns(seat));
    }
    /// Returns whether the game is over by its own rules.
    ///
    /// Law: it is exactly where there is a [`Game::outcome`].
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }
    /// Returns whether `seat`, which is to act, has a legal turn.
    fn can_act(&self, seat: Seat) -> bool {
        !self.turns(seat).is_empty()
    }
    /// Returns the legal turn whose notation is `text` (normalized), `None` if there is none.
    fn read(&self, seat: Seat, text: &str) -> Option<Self::Turn> {
        self.turns(seat)
            .into_iter()
            .find(|turn| notation::is_written(turn, text))
    }
    /// Removes `seat` for good. Called only where play continues without it: never for the last but
    /// one of the seats that play against each other, because the remaining seat has then won.
    fn leave(&mut self, seat: Seat) {
        let _ = seat;
    }
    /// Handles the seat's timeout. Returns `true` if the rules skip only this turn (and skips it),
    /// `false` if the seat must leave (the position is then unchanged).
    fn skip(&mut self, seat: Seat) -> bool {
        let _ = seat;
        false
    }
    /// Returns the number ([`kit::digest`]) whose third occurrence draws; `None` where repetition
    /// does not count (yet).
    ///
    /// The number covers which kind of piece of which seat stands where and which seat acts,
    /// exactly as the rules define repetition: in some games less than the position, never more.
    fn repetition_key(&self) -> Option<u64> {
        None
    }
    /// Returns the number of the seat's pieces in play, in games in which losing pieces is bad;
    /// `None` in all others.
    ///
    /// Law: the number is public.
    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        let _ = seat;
        None
    }
    /// Returns all that `viewer` may know once the game is over, by whatever rule it ended.
    fn final_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }
    /// Returns the part of `deed`, done by `seat`, that `viewer` may know.
    ///
    /// Law: to every viewer but `seat` the redacted deed is the same for all positions that look
    /// alike to this viewer.
    fn redact(deed: &Self::Deed, seat: Seat, viewer: Viewer) -> Self::Deed {
        let _ = (seat, viewer);
        deed.clone()
    }
    /// Returns whether `turn` gives a viewer hidden information, which makes taking it back unfair.
    /// Called on the position before the turn.
    ///
    /// Law: the result is the same for all positions that look alike to everyone. After any other
    /// turn, viewers who could not tell two games apart still cannot.
    fn reveals(&self, seat: Seat, turn: &Self::Turn) -> bool {
        let _ = (seat, turn);
        false
    }
    /// Returns whether a result of `turn` becomes known only after it is played, such as whether a
    /// guess is right. A preview then shows [`Game::play_visible_part`] and no later state of the
    /// game.
    ///
    /// Law: the result follows from the seat's view. Where it is `false`, so does the outcome of
    /// the turn. A turn with a hidden result [reveals](Game::reveals) something unless it ends the
    /// game.
    fn has_hidden_result(&self, seat: Seat, turn: &Self::Turn) -> bool {
        let _ = (seat, turn);
        false
    }
    /// Plays the part of `turn` the seat can foresee, without its [hidden
    /// result](Game::has_hidden_result).
    fn play_visible_part(&mut self, seat: Seat, turn: &Self::Turn) -> Self::Deed {
        self.play(seat, turn)
    }
    /// Plays the part of a turn given by its first words `prefix`; `None` where a partial turn
    /// changes nothing.
    fn play_partial(&mut self, seat: Seat, prefix: &[&str]) -> Option<Self::Deed> {
        let _ = (seat, prefix);
        None
    }
}

/// A statement that a seat may make at any time, also out of turn, true or not: a fact the rules
/// tell players to watch for, such as a duplicate in Mindoku.
pub trait Claim<G: Game>: Clone + Eq + Debug + Display + Send + Sync {
    /// Whether the game has claims at all.
    const EXIST: bool = true;
    /// Returns every claim the seat may make now.
    ///
    /// Law: the list follows from the public view and does not show which claims hold.
    fn all(game: &G, seat: Seat) -> Vec<Self>;
    /// Carries out the claim if it holds and returns its deed; otherwise returns `None` and changes
    /// nothing.
    fn call(&self, game: &mut G, seat: Seat) -> Option<G::Deed>;
    /// Returns the claim whose notation is `text` (normalized), whether or not it holds; `None` if
    /// there is none.
    fn read(game: &G, seat: Seat, text: &str) -> Option<Self> {
        Self::all(game, seat)
            .into_iter()
            .find(|claim| notation::is_written(claim, text))
    }
}

/// The claims of a game without claims.
pub type NoClaim = Infallible;

impl<G: Game> Claim<G> for NoClaim {
    const EXIST: bool = false;

    fn all(_: &G, _: Seat) -> Vec<NoClaim> {
        Vec::new()
    }

    fn call(&self, _: &mut G, _: Seat) -> Option<G::Deed> {
        match *self {}
    }
}

/// Implements the part of [`Game`] common to games without secrets and without chance: a position
/// is its own view.
macro_rules! nothing_hidden {
    () => {
        type Deal = ();
        type View = Self;
        type Claim = $crate::game::NoClaim;

        fn deal(_: &$crate::game::Table, _: &mut $crate::game::Rng) {}

        fn view(&self, _: $crate::game::Viewer) -> Self {
            self.clone()
        }

        fn imagine(view: &Self, _: &mut $crate::game::Rng) -> Self {
            view.clone()
        }
    };
}
pub(crate) use nothing_hidden;

/// The pictures and sentences of a game. A face receives a viewer's [`Shown`], never a position.
///
/// Sentences come from `assets/lang/<language>/<game>.ftl`.
pub trait Face: Game {
    /// Returns the picture without its texts.
    fn draw(shown: &Shown<Self>) -> Scene;
    /// Returns the position in words, for readers who do not see the picture.
    ///
    /// Law: the text contains everything the rules let a player know, in at most 1024 characters,
    /// whatever the players' names.
    fn alt(shown: &Shown<Self>, lang: &Lang) -> String;
    /// Returns the position as monospaced text, at most 1700 characters.
    fn text(shown: &Shown<Self>, lang: &Lang) -> String;
    /// Returns a sentence to `viewer` about a deed of `seat`; `deed` is already
    /// [redacted](Game::redact) for the viewer.
    fn describe(deed: &Self::Deed, seat: Seat, viewer: Viewer, lang: &Lang) -> String;

    /// Returns the picture with its alt text and text board.
    fn scene(shown: &Shown<Self>, lang: &Lang) -> Scene {
        Scene {
            alt: Self::alt(shown, lang),
            text: Self::text(shown, lang),
            ..Self::draw(shown)
        }
    }
    /// Returns the question of a menu after the words `prefix`: the sentence of the most specific
    /// existing key ([`notation::prompts`]), such as `kumo-prompt-1`, otherwise `kumo-prompt`.
    fn prompt(shown: &Shown<Self>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        let _ = (shown, seat);
        notation::prompt(Self::INFO.key, prefix, lang)
    }
    /// Returns the menu label of `word` after the words `prefix`: empty where the word needs no
    /// label beside others, `None` where the word labels itself.
    fn label(
        shown: &Shown<Self>,
        seat: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        let _ = (shown, seat, prefix, word, lang);
        None
    }
    /// Returns the cell a piece comes from if the word after `prefix` is its target cell: a label
    /// has an arrow between the two. By default `None`, because two cells in a row need not be a
    /// move; [`notation::moved_from`] is for games in which they are.
    fn origin(shown: &Shown<Self>, prefix: &[&str]) -> Option<String> {
        let _ = (shown, prefix);
        None
    }
    /// Returns a sentence that explains why the words `prefix` are not a legal turn, from the
    /// seat's view; `None` where the rules have no explanation.
    fn why(shown: &Shown<Self>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let _ = (shown, seat, prefix, lang);
        None
    }
    /// Returns some of the legal turns after `prefix` (normalized; it may end inside a word) for
    /// menus and completion; `None` where all turns can be listed. A turn typed in full is read
    /// whether or not it is among them.
    fn offered(view: &Self::View, prefix: &str) -> Option<Vec<Self::Turn>> {
        let _ = (view, prefix);
        None
    }
    /// Returns at most `limit` menu choices after the words `prefix`, each with as many words as
    /// the menu can hold.
    #[must_use]
    fn steps(offered: &[String], prefix: &str, limit: usize) -> Vec<Step> {
        notation::step(offered, prefix, limit)
    }
    /// Returns small changes of the complete turn `prefix`, for turns better found by adjusting
    /// than by choosing. The changed turns need not be legal: [`Stage::Partial`] shows whether they
    /// are.
    #[must_use]
    fn nudges(prefix: &str) -> Vec<Nudge> {
        let _ = prefix;
        Vec::new()
    }
    /// Returns the private card of the viewer (a hand, a target); `None` where the game has none.
    fn card(shown: &Shown<Self>, lang: &Lang) -> Option<Scene> {
        let _ = (shown, lang);
        None
    }
    /// Returns the content of the viewer's card and its use in a few short lines above the picture;
    /// `None` exactly where there is no card.
    fn card_summary(shown: &Shown<Self>, lang: &Lang) -> Option<String> {
        let _ = (shown, lang);
        None
    }
    /// Returns a number ([`kit::digest`]) that changes with the content of the viewer's card;
    /// `None` exactly where there is no card.
    fn card_version(shown: &Shown<Self>) -> Option<u64> {
        let _ = shown;
        None
    }
    /// Returns the diagrams of the pieces ([`kit::guide`]) for the page of the rules whose picture
    /// is `pieces`; `None` where that page shows a position.
    #[must_use]
    fn pieces() -> Option<Scene> {
        None
    }
}

/// The knowledge of a game that the computer player searches with.
pub trait Heuristics: Beliefs + Proofs {
    /// Returns the turns worth searching: all, or some where there are too many or most are
    /// senseless.
    ///
    /// Law: the turns are legal, and there is at least one wherever a legal turn exists.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Self::Turn> {
        let _ = rng;
        self.turns(seat)
    }
    /// Returns the candidate turns that `attention` notices; all candidates if it notices none.
    ///
    /// Law: the turns are legal, and there is at least one wherever a legal turn exists.
    fn noticed_turns(&self, seat: Seat, attention: Attention, rng: &mut Rng) -> Vec<Self::Turn> {
        let mut turns = self.candidate_turns(seat, rng);
        attention.retain_noticed(&mut turns);
        turns
    }
    /// Returns a random candidate turn: the next turn of a playout.
    fn playout_turn(&self, seat: Seat, rng: &mut Rng) -> Self::Turn {
        let turns = self.noticed_turns(seat, Attention::FULL, rng);
        let turn = turns.choose(rng).expect("who is to act has a turn");
        turn.clone()
    }
    /// Returns whether positions with equal [knowledge keys](Beliefs::knowledge_key) have equal
    /// [candidate turns](Heuristics::candidate_turns), in which chance has no part: a tree search
    /// computes them once.
    fn repeats_candidates(&self) -> bool {
        false
    }
    /// Returns the value of an unfinished position to `seat`, from 0 (lost) to 1 (won); for two
    /// seats the values add up to 1.
    fn evaluate(&self, seat: Seat) -> f32 {
        let _ = seat;
        0.5
    }
    /// Returns the features of an unfinished position as leads of `seat` over the other of two
    /// seats, in the order of the weights that [`Heuristics::evaluate`] gives them; empty where the
    /// evaluation is not fitted.
    fn features(&self, seat: Seat) -> Vec<i32> {
        let _ = seat;
        Vec::new()
    }
    /// Returns the search method of this game at `strength`.
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(MctsOptions::of(strength))
    }
    /// Returns whether a search may stop at this position: no exchange is under way.
    fn is_quiet(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }
    /// Returns the transposition key: positions with equal keys are searched once. The whole
    /// position, unless a part of it matters only much later.
    fn search_key(&self) -> impl Hash {
        self
    }
    /// Returns the theoretical turn of this position without search; `None` where theory, or a
    /// player of this strength, knows none.
    fn known_best_turn(&self, seat: Seat, strength: Strength) -> Option<KnownTurn<Self::Turn>> {
        let _ = (seat, strength);
        None
    }
}

/// The positions that a seat must reckon with where something is hidden from it. The defaults are
/// right, though slow, for every game.
pub trait Beliefs: Game {
    /// Returns the number ([`kit::digest`]) of what `seat`, which is to act, knows of the position:
    /// equal for positions that a tree search may treat as one.
    ///
    /// Law: equal for positions that look alike to the seat.
    fn knowledge_key(&self, seat: Seat) -> u64 {
        digest(&(seat, self.view(Some(seat))))
    }
    /// Returns whether nothing is hidden from any seat, now or later, so that a win in every line
    /// is a proved win.
    fn is_open(&self) -> bool {
        false
    }
    /// Becomes another random position that is consistent with `view`, from which this position was
    /// imagined.
    fn reimagine(&mut self, view: &Self::View, rng: &mut Rng) {
        *self = Self::imagine(view, rng);
    }
    /// Returns how likely each of the [worlds](Beliefs::worlds) is, compared with the others:
    /// positive numbers, by what the view says about the turns so far. By default equally likely.
    fn weights(view: &Self::View, worlds: &[Self]) -> Vec<f32> {
        let _ = view;
        vec![1.0; worlds.len()]
    }
    /// Returns all positions that a view allows if they are few; `None` where they are many.
    ///
    /// Law: [`Game::imagine`] returns one of them.
    fn worlds(view: &Self::View) -> Option<Vec<Self>> {
        let _ = view;
        None
    }
    /// Returns whether the outcome of a turn follows from what `seat` sees. By default wherever the
    /// turn has no [hidden result](Game::has_hidden_result).
    fn foresees(&self, seat: Seat, turn: &Self::Turn) -> bool {
        !self.has_hidden_result(seat, turn)
    }
}

/// The knowledge with which wins are proved and whole games solved. The defaults are right for
/// every game: nothing is known.
pub trait Proofs: Game {
    /// Returns the initial proof and disproof numbers of a win of `seat`, which is to act:
    /// proof-number search visits small numbers first (df-pn+, Nagai 2002). 0 is a proof.
    fn initial_proof_numbers(&self, seat: Seat) -> [u32; 2] {
        let _ = seat;
        [1, 1]
    }
    /// Returns the state space reachable from this position if the game can be solved from here:
    /// two seats in alternation, nothing hidden, no chance.
    fn state_space(&self) -> Option<StateSpace<Self, Self::Turn>> {
        None
    }
}

/// Everything one viewer may see of a game in play; the input of a [`Face`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown<G: Game> {
    /// The position as the viewer knows it.
    pub view: G::View,
    /// The seat that looks, `None` for the public.
    pub viewer: Viewer,
    /// The point of a turn at which it is shown.
    pub stage: Stage,
    /// The seats to act; after the end, the seats that would act.
    pub to_act: Seats,
    /// All seats of the table, left or not.
    pub seats: Seats,
    /// The seats that have not left.
    pub staying: Seats,
    /// The last turn or claim, [redacted](Game::redact) for the viewer, and its seat.
    pub last: Option<(Seat, G::Deed)>,
    /// The turns and claims before the last that are marked too, redacted, in their order. Empty
    /// unless the picture is for a seat that comes back to a table of several.
    pub earlier: Vec<(Seat, G::Deed)>,
    /// The outcome, `None` while the game runs.
    pub outcome: Option<Outcome>,
}

/// The point of a turn at which a position is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Between turns.
    Played,
    /// Only these first words of a turn are chosen.
    Partial(Vec<String>),
    /// A turn is chosen in full but not confirmed.
    Preview,
}

impl<G: Game> Shown<G> {
    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Returns the winners once the game is over; empty in a draw.
    pub fn winners(&self) -> Option<Seats> {
        self.outcome.as_ref().map(Outcome::winners)
    }

    /// Returns whether the game runs and the seat is to act.
    pub fn acts(&self, seat: Seat) -> bool {
        !self.is_over() && self.to_act.contains(seat)
    }

    /// Returns the state of the seat's tab.
    pub fn tab(&self, seat: Seat) -> TabState {
        TabState::of(seat, self.to_act, self.winners())
    }

    /// Returns a sentence with the seats to act or the outcome.
    pub fn standing(&self, lang: &Lang) -> String {
        lang.standing(G::INFO, self.to_act, self.winners())
    }

    /// Returns the mark before a seat's line in a text board: an arrow if the seat is to act.
    pub fn arrow(&self, seat: Seat) -> char {
        if self.acts(seat) { '▶' } else { ' ' }
    }
}
