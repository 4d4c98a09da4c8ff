//! The vocabulary of games: what every game is made of. Depends on nothing else in the crate.

pub mod cells;
pub mod digest;
pub mod four;
pub mod grid;
pub mod homes;
pub mod jump;
pub mod lang;
pub mod notation;
pub mod rectangles;
pub mod scene;
pub mod sides;
pub mod stones;
pub mod words;

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use self::lang::Lang;
use self::notation::Step;
pub use self::scene::Scene;

/// Chance. Real games are seeded from the operating system, so nobody can guess a hand; tests seed it themselves.
pub type Rng = rand_chacha::ChaCha12Rng;

/// One game's own rules; `Self` is a position.
///
/// A game is a value: no input or output, no clock, no chance after the deal. A position is the fold of its turns over
/// the deal, and [`Game::turns`] is the one source of truth of what may be played.
pub trait Game: Clone + Send + Sync + 'static {
    /// What is always true of this game.
    const INFO: &'static Info;
    /// What chance decided before the first turn; `()` where nothing.
    type Deal: Serialize + DeserializeOwned;
    /// One whole turn, or one whole claim; `Display` is its notation.
    type Turn: Clone + Eq + Hash + Debug + Display + Send;
    /// All that one viewer may know; `Self` where nothing is ever hidden.
    type View: Clone + Eq + Hash + Debug + Send;

    /// Lets chance decide.
    fn deal(table: &Table, rng: &mut Rng) -> Self::Deal;
    /// The position before the first turn.
    fn new(table: &Table, deal: Self::Deal) -> Result<Self, BadDeal>;
    /// The seats that act now. Several: they choose in any order, unseen by each other. Only asked while the game runs.
    fn to_act(&self) -> Seats;
    /// Every legal turn of a seat that is to act, each once, in a fixed order.
    fn turns(&self, seat: Seat) -> Vec<Self::Turn>;
    /// Plays one of [`Game::turns`].
    fn play(&mut self, seat: Seat, turn: &Self::Turn);
    /// How it ended by the game's own rules.
    fn outcome(&self) -> Option<Outcome>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A position this could be the view of.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    /// The picture, its alt text and the text board.
    fn scene(view: &Self::View, lang: &Lang) -> Scene;

    /// What is being done by `turn` (or a claim that holds), in a sentence for `viewer`; asked of the position before it.
    fn report(&self, seat: Seat, turn: &Self::Turn, viewer: Viewer, lang: &Lang) -> String {
        let _ = viewer;
        lang.say(
            "report-turn",
            &[
                ("seat", lang.seat(Self::INFO, seat).into()),
                ("turn", turn.to_string().into()),
            ],
        )
    }
    /// Which kind of piece of which seat stands where and who acts, for games where repetition draws.
    fn arrangement(&self) -> Option<u64> {
        None
    }
    /// What a seat may call out at any time, also out of turn; telling nothing about which claims hold.
    fn claims(&self, seat: Seat) -> Vec<Self::Turn> {
        let _ = seat;
        Vec::new()
    }
    /// The claim written so, whether it holds or not; `text` is tidy.
    fn read_claim(&self, seat: Seat, text: &str) -> Option<Self::Turn> {
        self.claims(seat)
            .into_iter()
            .find(|claim| claim.to_string() == text)
    }
    /// Carries out a claim if it holds; else changes nothing and says `false`.
    fn claim(&mut self, seat: Seat, claim: &Self::Turn) -> bool {
        let _ = (seat, claim);
        false
    }
    /// The seat leaves for good. Only asked where play can go on without it.
    fn retire(&mut self, seat: Seat) {
        let _ = seat;
    }
    /// The seat's time ran out: whether only this turn is lost (then it is), or the seat must leave (then nothing changed).
    fn skip(&mut self, seat: Seat) -> bool {
        let _ = seat;
        false
    }
    /// Whether `turn` tells somebody what had been hidden from them, so that taking it back would be unfair; asked of the
    /// position before it, and the same for all positions that look alike to everyone.
    fn reveals(&self, seat: Seat, turn: &Self::Turn) -> bool {
        let _ = (seat, turn);
        false
    }
    /// It is over, by whatever rule: from now on views may show what a finished game shows.
    fn end(&mut self, outcome: &Outcome) {
        let _ = outcome;
    }
    /// The legal turn written so; `text` is tidy.
    fn read(&self, seat: Seat, text: &str) -> Option<Self::Turn> {
        self.turns(seat)
            .into_iter()
            .find(|turn| turn.to_string() == text)
    }
    /// Whether a seat that is to act has a legal turn.
    fn can_act(&self, seat: Seat) -> bool {
        !self.turns(seat).is_empty()
    }
    /// What the seat would see after `turn`, before it is confirmed. Must not tell what the rules would only tell afterwards.
    fn preview(&self, seat: Seat, turn: &Self::Turn) -> Self::View {
        let mut after = self.clone();
        after.play(seat, turn);
        after.view(Some(seat))
    }
    /// What the seat sees while it has said only the first words of a turn.
    fn halfway(&self, seat: Seat, said: &[&str]) -> Self::View {
        let _ = said;
        self.view(Some(seat))
    }
    /// The question a menu asks after the words `said`.
    fn prompt(&self, seat: Seat, said: &[&str], lang: &Lang) -> String {
        let _ = (seat, said);
        lang.say("prompt", &[])
    }
    /// What a menu calls the word that may follow the words `said`; `None` where the word itself says it best.
    fn label(&self, seat: Seat, said: &[&str], word: &str, lang: &Lang) -> Option<String> {
        let _ = (seat, said, word, lang);
        None
    }
    /// The turns that menus and completion choose from after `said` (tidy; it may end inside a word): all, or a few where
    /// there are too many to list. What is typed in full is read whether it is among them or not.
    fn offered(&self, seat: Seat, said: &str) -> Vec<Self::Turn> {
        let _ = said;
        self.turns(seat)
    }
    /// The choices of a menu after the words `said`, at most `limit`: as many words at a time as it can hold.
    fn steps(&self, seat: Seat, said: &str, limit: usize) -> Vec<Step> {
        let offered = self.offered(seat, said);
        let texts: Vec<String> = offered.iter().map(ToString::to_string).collect();
        notation::step(&texts, said, limit)
    }
    /// Small changes to what is `said` in full, where a turn is better found by trying than by choosing. They need not be
    /// legal: [`Game::halfway`] shows whether they are.
    fn nudges(&self, seat: Seat, said: &str) -> Vec<Nudge> {
        let _ = (seat, said);
        Vec::new()
    }
    /// The card with what only this seat may see (a hand, a target), where the game has one.
    fn card(view: &Self::View, seat: Seat, lang: &Lang) -> Option<Scene> {
        let _ = (view, seat, lang);
        None
    }
    /// Turns the computer player thinks about: all, or a sample where there are too many.
    fn consider(&self, seat: Seat, rng: &mut Rng) -> Vec<Self::Turn> {
        let _ = rng;
        self.turns(seat)
    }
    /// What an unfinished position is worth to `seat`, from 0 (lost) to 1 (won).
    fn appraise(&self, seat: Seat) -> f32 {
        let _ = seat;
        0.5
    }
}

/// The part of [`Game`] that is alike wherever nothing is hidden and chance decides nothing: a position is its own view.
macro_rules! nothing_hidden {
    () => {
        type Deal = ();
        type View = Self;

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

/// A button that changes a turn a little before it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nudge {
    /// What it says, the same in every language, such as `← 10`.
    pub label: String,
    /// The words after it; none where it would lead nowhere, off the board.
    pub text: Option<String>,
    /// Which row of buttons it stands in, from 0; a row holds five.
    pub row: u8,
}

/// A place at the board. Seat 1 acts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Where this seat's things stand in a list by seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The other one of two.
    #[must_use]
    pub const fn rival(self) -> Seat {
        Seat(3 - self.0)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who is looking: a seat, or `None`, the public.
pub type Viewer = Option<Seat>;

/// What is always true of a game.
#[derive(Debug)]
pub struct Info {
    /// Its stable name in commands, files and the database.
    pub key: &'static str,
    /// Its name as its sheet has it.
    pub name: &'static str,
    /// Who made it, and the year where known.
    pub designer: &'static str,
    /// Which of the five rule sheets it comes from, 0 to 4.
    pub sheet: u8,
    /// What people choose before the deal.
    pub options: &'static [Choice],
    /// How many may play, given the options.
    pub seats: fn(&Options) -> RangeInclusive<u8>,
    /// Raised when a change would make an old record replay differently.
    pub rules: u16,
    /// Whether chance decides anything before the first turn.
    pub chance: bool,
    /// Whether something is hidden from somebody, given the options.
    pub secrets: fn(&Options) -> bool,
    /// Whether all win or lose together, given the options.
    pub together: fn(&Options) -> bool,
    /// The colours of its seats.
    pub palette: Palette,
}

impl Info {
    /// What most games are: for two, without options, and nothing in them is hidden or left to chance.
    pub const OPEN: Info = Info {
        key: "",
        name: "",
        designer: "",
        sheet: 0,
        options: &[],
        seats: |_| 2..=2,
        rules: 1,
        chance: false,
        secrets: |_| false,
        together: |_| false,
        palette: Palette::Colours,
    };

    /// A table with these options, the missing ones at their defaults, and with `seats` or the fewest possible.
    pub fn table(&self, chosen: &Options, seats: Option<u8>) -> Result<Table, BadTable> {
        let mut options = Options::new();
        for option in self.options {
            let value = chosen
                .get(option.key)
                .map_or(option.values[0], String::as_str);
            if !option.values.contains(&value) {
                return Err(BadTable::Value {
                    key: option.key,
                    values: option.values,
                });
            }
            options.insert(option.key.to_owned(), value.to_owned());
        }
        if let Some(key) = chosen.keys().find(|key| !options.contains_key(*key)) {
            return Err(BadTable::Option(key.clone()));
        }
        let allowed = (self.seats)(&options);
        let seats = seats.unwrap_or(*allowed.start());
        if !allowed.contains(&seats) {
            return Err(BadTable::Seats(allowed));
        }
        Ok(Table { seats, options })
    }
}

/// An option and its values, the default first.
#[derive(Debug)]
pub struct Choice {
    /// Its name in commands and tables.
    pub key: &'static str,
    /// What it can be.
    pub values: &'static [&'static str],
}

/// The colours and names of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Azure, amber, crimson, jade, ink, lilac.
    Colours,
    /// White and Black.
    WhiteAndBlack,
}

/// Options by name.
pub type Options = BTreeMap<String, String>;

/// What people settled before the deal; made by [`Info::table`], so it is complete and allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// How many play.
    pub seats: u8,
    /// Every option of the game.
    pub options: Options,
}

impl Table {
    /// The chosen value of an option the game has.
    #[must_use]
    pub fn option(&self, key: &str) -> &str {
        &self.options[key]
    }
}

/// Why nobody can sit down at such a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// The game has no such option.
    #[error("there is no option `{0}`")]
    Option(String),
    /// The option has no such value.
    #[error("`{key}` is one of: {}", values.join(", "))]
    Value {
        /// The option.
        key: &'static str,
        /// What it can be.
        values: &'static [&'static str],
    },
    /// Too few or too many.
    #[error("this is for {} to {} seats", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
}

/// Why a deal cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be dealt: {0}")]
pub struct BadDeal(pub String);

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Outcome {
    /// By seat: a place, 1 the best, equal ones shared; and points, if the game was scored.
    Placed {
        /// 1 plus the number of seats that did strictly better.
        places: Vec<u8>,
        /// Points; `None` for a seat that left before the scoring.
        scores: Option<Vec<Option<i32>>>,
    },
    /// Everyone won, or everyone lost.
    Together {
        /// Whether it was won.
        won: bool,
    },
}

impl Outcome {
    /// One seat is first, all others share the second place.
    #[must_use]
    pub fn winner(seat: Seat, seats: u8) -> Outcome {
        let places = (1..=seats)
            .map(|s| if s == seat.0 { 1 } else { 2 })
            .collect();
        Outcome::Placed {
            places,
            scores: None,
        }
    }

    /// All share the first place.
    #[must_use]
    pub fn draw(seats: u8) -> Outcome {
        Outcome::Placed {
            places: vec![1; seats.into()],
            scores: None,
        }
    }

    /// Places by a value per seat, more is better; without scores.
    #[must_use]
    pub fn ranked(values: &[i32]) -> Outcome {
        let place = |&mine: &i32| 1 + values.iter().filter(|&&other| other > mine).count() as u8;
        Outcome::Placed {
            places: values.iter().map(place).collect(),
            scores: None,
        }
    }

    /// Who shares the first place; nobody where it is shared by all, or where all lost.
    #[must_use]
    pub fn winners(&self) -> Seats {
        match self {
            Outcome::Placed { places, .. } if places.iter().any(|&place| place > 1) => {
                let first = |seat: &Seat| places[seat.index()] == 1;
                Seats::all(places.len() as u8)
                    .iter()
                    .filter(first)
                    .collect()
            }
            Outcome::Placed { .. } | Outcome::Together { .. } => Seats::NONE,
        }
    }

    /// What it is worth to `seat`: 1 for first, 0 for last, ties share.
    #[must_use]
    pub fn payoff(&self, seat: Seat) -> f32 {
        match self {
            Outcome::Together { won } => f32::from(u8::from(*won)),
            Outcome::Placed { places, .. } => {
                let mine = places[seat.index()];
                let better = places.iter().filter(|&&place| place < mine).count() as f32;
                let equal = places.iter().filter(|&&place| place == mine).count() as f32;
                1.0 - (better + (equal - 1.0) / 2.0) / (places.len() - 1) as f32
            }
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Seats 1 to `count`.
    #[must_use]
    pub fn all(count: u8) -> Seats {
        (1..=count).map(Seat).collect()
    }

    /// Whether `seat` is among them.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0
            .checked_shr(seat.0.into())
            .is_some_and(|from_it| from_it & 1 == 1)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Seats::NONE
    }

    /// How many they are.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest of them.
    #[must_use]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The same without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The next of them after `seat`, going round; `seat` itself if it is the only one.
    #[must_use]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        self.iter()
            .find(|next| *next > seat)
            .or_else(|| self.first())
    }

    /// Them, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (1..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats
            .into_iter()
            .fold(Seats::NONE, |set, seat| Seats(set.0 | 1 << seat.0))
    }
}
