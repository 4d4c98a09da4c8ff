//! What a game is made of: its rules ([`Game`]), what may be called out ([`Claim`]), how it is shown and told ([`Face`]),
//! and what the computer makes of it ([`Heuristics`]). Depends on nothing else in the crate.
//!
//! Each trait says the laws it is held to; `contract.rs` plays thousands of lines of every game and checks them, and
//! `contract/secrets.rs` that nothing hidden shows. What
//! several games are made of (cells, home rows, jumps, boards to draw) is in [`kit`].

pub mod deal;
mod eye;
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

use std::convert::Infallible;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use self::deal::{BadDeal, Rng};
pub use self::eye::Attention;
pub use self::info::{Info, Palette};
pub use self::lang::Lang;
pub use self::method::{Ahead, KnownTurn, Method, Playouts};
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

/// One game's own rules; `Self` is a position.
///
/// A game is a value: no input or output, no clock, no chance after the deal. A position is the fold of its turns over
/// the deal, and [`Game::turns`] is the one source of truth of what may be played.
///
/// # Laws
/// - Two positions are equal exactly when the game goes on alike from both: what was played last, who won and who left
///   is no part of a position unless its own rules ask for it.
/// - The same turns after the same deal lead to equal positions; a deal is read as it is written.
/// - Random play comes to an end.
/// - Two games that look alike to a viewer and go on by the same turns, or by turns of which it has [seen](Game::redact) the
///   same, go on looking alike to it: what it sees, is told and may do is the same. Only a turn that [reveals](Game::reveals)
///   something ends that, and the end of the game with what is then [disclosed](Game::final_view).
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
    /// What is always true of this game.
    const INFO: &'static Info;
    /// What chance decided before the first turn; `()` where nothing.
    type Deal: Serialize + DeserializeOwned;
    /// One whole turn. `Display` is its notation: words of `a`-`z` and `0`-`9` with single spaces between, different for
    /// every turn of a position.
    type Turn: Clone + Eq + Hash + Debug + Display + Send;
    /// What a turn or a claim did: enough to tell it and to draw it without the position before it.
    type Deed: Clone + Eq + Hash + Debug + Send + Sync;
    /// All that one viewer may know; `Self` where nothing is ever hidden.
    type View: Clone + Eq + Hash + Debug + Send;
    /// What may be called out; [`NoClaim`] in nearly every game.
    type Claim: Claim<Self>;

    /// Lets chance decide.
    fn deal(table: &Table, rng: &mut Rng) -> Self::Deal;
    /// The position before the first turn.
    fn new(table: &Table, deal: Self::Deal) -> Result<Self, BadDeal>;
    /// The seats that act now. Several: they choose in any order, unseen by each other. Only asked while the game runs.
    fn to_act(&self) -> Seats;
    /// Every legal turn of a seat that is to act, each once, in a fixed order.
    fn turns(&self, seat: Seat) -> Vec<Self::Turn>;
    /// Plays one of [`Game::turns`] and gives what it did.
    ///
    /// Law: the deed tells all of it. Whoever was not there before reads from it what moved, what was taken and what
    /// came of it by the game's own rules.
    fn play(&mut self, seat: Seat, turn: &Self::Turn) -> Self::Deed;
    /// How it ended by the game's own rules. Who has left is placed behind all others and has no score, whatever is said here.
    fn outcome(&self) -> Option<Outcome>;
    /// What `viewer` may know while the game runs: all of it, also what it could have written down, such as which card
    /// somebody looked at; and nothing that follows from what is hidden from it, such as a sum or a count.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A position this could be the view of, chance deciding what is hidden.
    ///
    /// Law: it looks to the viewer as the view does (`imagine(v, _).view(viewer) == v`), the same seats are to act, and
    /// the viewer has the same turns and claims. So whoever thinks about it cannot cheat.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Whether a seat that is to act has a legal turn.
    fn can_act(&self, seat: Seat) -> bool {
        !self.turns(seat).is_empty()
    }
    /// The legal turn written so; `text` is tidy.
    fn read(&self, seat: Seat, text: &str) -> Option<Self::Turn> {
        self.turns(seat)
            .into_iter()
            .find(|turn| notation::is_written(turn, text))
    }
    /// The seat leaves for good. Only asked where play can go on without it: not of the last but one of those that play
    /// against each other, for then the other has won.
    fn leave(&mut self, seat: Seat) {
        let _ = seat;
    }
    /// The seat's time ran out: whether only this turn is lost (then it is), or the seat must leave (then nothing changed).
    fn skip(&mut self, seat: Seat) -> bool {
        let _ = seat;
        false
    }
    /// What draws at its third time, as a number ([`kit::digest`]); `None` where repetition does not count (yet).
    ///
    /// Which kind of piece of which seat stands where and who acts, exactly as the rules have it: in some games less
    /// than the position, never more.
    fn repetition_key(&self) -> Option<u64> {
        None
    }
    /// What `viewer` may know once it is over, by whatever rule.
    fn final_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }
    /// What `viewer` is told of what `seat` did.
    ///
    /// Law: to everyone but `seat` it is the same for all positions that look alike to them.
    fn redact(deed: &Self::Deed, seat: Seat, viewer: Viewer) -> Self::Deed {
        let _ = (seat, viewer);
        deed.clone()
    }
    /// Whether `turn` tells somebody what had been hidden from them, so that taking it back would be unfair; asked of the
    /// position before it, and the same for all positions that look alike to everyone. After any other turn the contract
    /// wants all to be equal for whoever could not tell two games apart.
    fn reveals(&self, seat: Seat, turn: &Self::Turn) -> bool {
        let _ = (seat, turn);
        false
    }
    /// Whether something that comes of `turn` is told only once it was played, such as whether a guess is right. A
    /// preview then shows what [`Game::play_visible_part`] makes of it, and nothing of how the game goes on.
    ///
    /// Law: it follows from what the seat can see. Where it is `false`, so does the outcome that the turn brings. Unless it
    /// ends the game, such a turn [reveals](Game::reveals) something.
    fn has_hidden_result(&self, seat: Seat, turn: &Self::Turn) -> bool {
        let _ = (seat, turn);
        false
    }
    /// Plays `turn` as far as the seat can foresee it: without what it [withholds](Game::has_hidden_result).
    fn play_visible_part(&mut self, seat: Seat, turn: &Self::Turn) -> Self::Deed {
        self.play(seat, turn)
    }
    /// Carries out as much of a turn as the words `said` make up; `None` where half a turn changes nothing.
    fn play_partial(&mut self, seat: Seat, said: &[&str]) -> Option<Self::Deed> {
        let _ = (seat, said);
        None
    }
}

/// What may be called out at any time, also out of turn, true or not: something the rules let everyone but the bot watch
/// for, such as a duplicate in Mindoku.
pub trait Claim<G: Game>: Clone + Eq + Debug + Display + Send + Sync {
    /// Everything the seat may call out now.
    ///
    /// Law: it follows from what everyone sees, and tells nothing about which claims hold.
    fn all(game: &G, seat: Seat) -> Vec<Self>;
    /// Carries it out if it holds; else changes nothing.
    fn call(&self, game: &mut G, seat: Seat) -> Option<G::Deed>;
    /// The claim written so, whether it holds or not; `text` is tidy.
    fn read(game: &G, seat: Seat, text: &str) -> Option<Self> {
        Self::all(game, seat)
            .into_iter()
            .find(|claim| notation::is_written(claim, text))
    }
}

/// Where nothing can be called out.
pub type NoClaim = Infallible;

impl<G: Game> Claim<G> for NoClaim {
    fn all(_: &G, _: Seat) -> Vec<NoClaim> {
        Vec::new()
    }

    fn call(&self, _: &mut G, _: Seat) -> Option<G::Deed> {
        match *self {}
    }
}

/// The part of [`Game`] that is alike wherever nothing is hidden and chance decides nothing: a position is its own view.
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

/// How a game is shown and told. It sees what one viewer may see, never a position.
///
/// Sentences come from `assets/lang/<language>/<game>.ftl`.
pub trait Face: Game {
    /// The picture without its words.
    fn draw(shown: &Shown<Self>) -> Scene;
    /// The position in words, for those who do not see the picture.
    ///
    /// Law: everything the rules ask a player to know is in it, in at most 1024 characters, whatever people are called.
    fn alt(shown: &Shown<Self>, lang: &Lang) -> String;
    /// The position as monospaced text, in at most 1700 characters.
    fn text(shown: &Shown<Self>, lang: &Lang) -> String;
    /// What was done, in a sentence for `viewer`; `deed` is what the viewer has [seen](Game::redact) of it.
    fn describe(deed: &Self::Deed, seat: Seat, viewer: Viewer, lang: &Lang) -> String;

    /// The picture and its words.
    fn scene(shown: &Shown<Self>, lang: &Lang) -> Scene {
        Scene {
            alt: Self::alt(shown, lang),
            text: Self::text(shown, lang),
            ..Self::draw(shown)
        }
    }
    /// The question a menu asks after the words `said`: the sentence of the most telling key there is
    /// ([`notation::prompts`]), such as `kumo-prompt` and then `kumo-prompt-1`.
    fn prompt(shown: &Shown<Self>, seat: Seat, said: &[&str], lang: &Lang) -> String {
        let _ = (shown, seat);
        let keys = notation::prompts(Self::INFO.key, said);
        let key = keys.iter().find(|key| lang.has(key));
        lang.say(key.map_or("prompt", String::as_str), &[])
    }
    /// What a menu calls the word that may follow the words `said`: nothing where it goes without saying; `None` where the
    /// word itself says it best.
    fn label(
        shown: &Shown<Self>,
        seat: Seat,
        said: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        let _ = (shown, seat, said, word, lang);
        None
    }
    /// The cell from which what moves comes, if the word after the words `said` is the cell it goes to: a menu shows the way
    /// by an arrow. By default the word said last.
    fn origin(shown: &Shown<Self>, said: &[&str]) -> Option<String> {
        let _ = shown;
        said.last().map(ToString::to_string)
    }
    /// Why the words `said`, which are no legal turn, are none: a sentence where the rules know it, from what the seat may see.
    fn why(shown: &Shown<Self>, seat: Seat, said: &[&str], lang: &Lang) -> Option<String> {
        let _ = (shown, seat, said, lang);
        None
    }
    /// A few of the legal turns, for menus and completion to choose from after `said` (tidy; it may end inside a word);
    /// `None` where all can be listed. What is typed in full is read whether it is among them or not.
    fn offered(view: &Self::View, said: &str) -> Option<Vec<Self::Turn>> {
        let _ = (view, said);
        None
    }
    /// The choices of a menu after the words `said`, at most `limit`: as many words at a time as it can hold.
    #[must_use]
    fn steps(offered: &[String], said: &str, limit: usize) -> Vec<Step> {
        notation::step(offered, said, limit)
    }
    /// Small changes to what is `said` in full, where a turn is better found by trying than by choosing. They need not be
    /// legal: [`Stage::Partial`] shows whether they are.
    #[must_use]
    fn nudges(said: &str) -> Vec<Nudge> {
        let _ = said;
        Vec::new()
    }
    /// The card with what only the viewer may see (a hand, a target), where the game has one.
    fn card(shown: &Shown<Self>, lang: &Lang) -> Option<Scene> {
        let _ = (shown, lang);
        None
    }
    /// What is on that card and what it is good for, in a few short lines above the picture; `None` exactly where there is
    /// no card.
    fn card_summary(shown: &Shown<Self>, lang: &Lang) -> Option<String> {
        let _ = (shown, lang);
        None
    }
    /// A number ([`kit::digest`]) that changes with what the viewer's card shows; `None` exactly where there is no card.
    fn card_version(shown: &Shown<Self>) -> Option<u64> {
        let _ = shown;
        None
    }
}

/// What the computer player makes of a position.
pub trait Heuristics: Game {
    /// Turns worth thinking about: all, or some where there are too many or most are senseless.
    ///
    /// Law: they are legal, and there is one wherever there is a legal turn.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Self::Turn> {
        let _ = rng;
        self.turns(seat)
    }
    /// Those of them that an eye notices; all, if it notices none.
    ///
    /// Law: they are legal, and there is one wherever there is a legal turn.
    fn noticed_turns(&self, seat: Seat, eye: Attention, rng: &mut Rng) -> Vec<Self::Turn> {
        let mut turns = self.candidate_turns(seat, rng);
        eye.pick(&mut turns);
        turns
    }
    /// What an unfinished position is worth to `seat`, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32 {
        let _ = seat;
        0.5
    }
    /// How it finds its turn.
    fn method(&self, strength: Strength) -> Method {
        Method::Mcts(Playouts::of(strength))
    }
    /// Whether looking ahead may stop here: no exchange is under way.
    fn is_quiet(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }
    /// What looking ahead depends on: positions of which this is equal are looked at once. The position, unless something in
    /// it matters only much later.
    fn search_key(&self) -> impl Hash {
        self
    }
    /// How hard it seems to prove that `seat`, which is to act, wins, and that it does not: proof-number search looks first
    /// where this is easy (df-pn+, Nagai 2002). 0 is a proof.
    fn initial_proof_numbers(&self, seat: Seat) -> [u32; 2] {
        let _ = seat;
        [1, 1]
    }
    /// The turn that the theory of this game gives without looking ahead, where it has one that somebody so strong knows.
    fn known_best_turn(&self, seat: Seat, strength: Strength) -> Option<KnownTurn<Self::Turn>> {
        let _ = (seat, strength);
        None
    }
    /// The positions that can come of this one, where the game can be solved from here on: one of two seats that act in
    /// turns, with nothing hidden and no chance.
    fn state_space(&self) -> Option<StateSpace<Self, Self::Turn>> {
        None
    }
}

/// What a face is given: all that one viewer may see of a game, and of how it goes by the rules that hold for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown<G: Game> {
    /// The position as the viewer knows it.
    pub view: G::View,
    /// Who is looking.
    pub viewer: Viewer,
    /// At what point of a turn.
    pub stage: Stage,
    /// The seats that are to act, also when it is over: those that would be.
    pub to_act: Seats,
    /// All that sat down.
    pub seats: Seats,
    /// The seats that have not left.
    pub staying: Seats,
    /// The last turn or claim as the viewer has [seen](Game::redact) it, and whose it was.
    pub last: Option<(Seat, G::Deed)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// At what point of a turn something is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Between turns.
    Played,
    /// Only these words of a turn are said.
    Partial(Vec<String>),
    /// A turn is said in full, but not confirmed.
    Preview,
}

impl<G: Game> Shown<G> {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Who won, once it is over; nobody in a draw.
    pub fn winners(&self) -> Option<Seats> {
        self.outcome.as_ref().map(Outcome::winners)
    }

    /// Whether it waits for the seat.
    pub fn acts(&self, seat: Seat) -> bool {
        !self.is_over() && self.to_act.contains(seat)
    }

    /// What the seat's tab looks like.
    pub fn tab(&self, seat: Seat) -> TabState {
        TabState::of(seat, self.to_act, self.winners())
    }

    /// Who is to act, or how it ended, in a sentence.
    pub fn standing(&self, lang: &Lang) -> String {
        lang.standing(G::INFO, self.to_act, self.winners())
    }

    /// The mark before a seat's line in a text board: an arrow where it waits for the seat.
    pub fn arrow(&self, seat: Seat) -> char {
        if self.acts(seat) { '▶' } else { ' ' }
    }
}
