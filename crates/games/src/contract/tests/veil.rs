//! A game with secrets, honest and with a leak of each kind.

mod face;

use std::cell::Cell;
use std::fmt;

use rand::{RngExt, SeedableRng};

use crate::exercise::Exercises;
use crate::game::kit::digest::digest;
use crate::game::kit::not_compared::NotCompared;
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, NoClaim, Outcome, Private, Proofs, Rng, Seat, Seats,
    Table, Viewer,
};

/// Everything that can leak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    Nothing,
    /// No leak: a hit is reported, and declared.
    Told,
    Score,
    Words,
    Turns,
    Scene,
    Sum,
    Order,
    Reveals,
    Choice,
    Deed,
    Label,
    Origin,
    Prompt,
    Why,
    Offered,
    Steps,
    Nudges,
    CardSummary,
    Card,
    CardVersion,
    Imagine,
    Weights,
    KnowledgeKey,
    Pieces,
    Partial,
    /// Whether a number is one of the next seat is reported, and foreseen of some numbers.
    Foreseen,
    /// No leak: as [`Leak::Foreseen`], but foreseen of none.
    Unforeseen,
}

/// The way by which a view has the number dealt to the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    None,
    Open,
    /// In a part that `==` skips.
    NotCompared,
    /// In a part that both `==` and `Debug` skip.
    Mute,
}

thread_local! {
    static LEAK: Cell<Leak> = const { Cell::new(Leak::Nothing) };
    static WAY: Cell<Way> = const { Cell::new(Way::None) };
    /// The numbers of the last position whose seats to act were asked for: functions without a view
    /// cheat by it.
    static HEARD: Cell<u32> = const { Cell::new(0) };
}

/// Chooses the leak of the games that this thread plays.
pub fn leak(leak: Leak, way: Way) {
    LEAK.set(leak);
    WAY.set(way);
}

fn leaks(leak: Leak) -> bool {
    LEAK.get() == leak
}

/// Whether each number that is said is judged in public.
fn tells() -> bool {
    [Leak::Told, Leak::Foreseen, Leak::Unforeseen].contains(&LEAK.get())
}

const ROUNDS: usize = 3;

/// Everyone is dealt a number and chooses another one, both in secret; then they say numbers, and
/// each that is one of their own is a point. Points are counted at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Veil {
    pub dealt: Vec<u8>,
    pub chosen: Vec<Option<u8>>,
    message: Vec<(Seat, u8)>,
    points: Vec<u8>,
    /// The sum of all deals.
    sum: u8,
    staying: Seats,
    to_act: Seat,
}

/// Public knowledge, and the secrets of one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    dealt: Vec<Option<u8>>,
    chosen: Vec<Option<u8>>,
    choosing: Seats,
    message: Vec<(Seat, u8)>,
    points: Option<Vec<u8>>,
    sum: Option<u8>,
    staying: Seats,
    to_act: Seat,
    rumour: Rumour,
}

/// The number dealt to the next seat, by one of the ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Rumour {
    open: Option<u8>,
    not_compared: NotCompared<Option<u8>>,
    mute: NotCompared<Option<Private<u8>>>,
}

impl Seen {
    fn rumour(&self) -> Option<u8> {
        let Rumour {
            open,
            not_compared,
            mute,
        } = self.rumour;
        open.or(not_compared.0).or(mute.0.map(|number| number.0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    Choose(u8),
    Say(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Chose(Option<u8>, NotCompared<Option<u8>>),
    Said(u8, Option<bool>),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Choose(number) => write!(f, "choose {number}"),
            Turn::Say(number) => write!(f, "say {number}"),
        }
    }
}

impl Veil {
    fn choosing(&self) -> Seats {
        let open = |seat: &Seat| self.chosen[seat.index()].is_none();
        self.staying.iter().filter(open).collect()
    }

    fn is_over(&self) -> bool {
        self.message.len() == ROUNDS * self.dealt.len()
    }

    /// The staying seat after one, or after all.
    fn next(&self, seat: Viewer) -> Seat {
        let next = seat.and_then(|seat| self.staying.after(seat));
        next.or(self.staying.first()).expect("somebody stays")
    }

    fn hits(&self, seat: Seat, number: u8) -> bool {
        if leaks(Leak::Foreseen) || leaks(Leak::Unforeseen) {
            return self.dealt[self.next(Some(seat)).index()] == number;
        }
        [Some(self.dealt[seat.index()]), self.chosen[seat.index()]].contains(&Some(number))
    }

    fn say(&mut self, seat: Seat, number: u8) -> Deed {
        self.message.push((seat, number));
        self.to_act = self.staying.after(seat).unwrap_or(seat);
        Deed::Said(number, None)
    }

    fn known(&self, sees: impl Fn(Seat) -> bool) -> Seen {
        let seats = || Seats::all(self.dealt.len() as u8).iter();
        Seen {
            dealt: seats()
                .map(|seat| Some(self.dealt[seat.index()]).filter(|_| sees(seat)))
                .collect(),
            chosen: seats()
                .map(|seat| self.chosen[seat.index()].filter(|_| sees(seat) || leaks(Leak::Choice)))
                .collect(),
            choosing: self.choosing(),
            message: self.message.clone(),
            points: [Leak::Told, Leak::Score, Leak::Scene]
                .contains(&LEAK.get())
                .then(|| self.points.clone()),
            sum: (leaks(Leak::Sum)).then_some(self.sum),
            staying: self.staying,
            to_act: self.to_act,
            rumour: Rumour::default(),
        }
    }
}

impl Game for Veil {
    const INFO: &'static Info = &Info {
        key: "veil",
        name: "Veil",
        designer: "nobody",
        seats: |_| 2..=3,
        chance: true,
        secrets: |_| true,
        ..Info::OPEN
    };
    type Deal = Vec<u8>;
    type Turn = Turn;
    type Deed = Deed;
    type View = Seen;
    type Claim = NoClaim;

    fn deal(table: &Table, rng: &mut Rng) -> Vec<u8> {
        (0..table.seats).map(|_| rng.random_range(1..=9)).collect()
    }

    fn new(table: &Table, dealt: Vec<u8>) -> Result<Veil, BadDeal> {
        let is_sound = dealt.len() == usize::from(table.seats)
            && dealt.iter().all(|number| (1..=9).contains(number));
        if !is_sound {
            return Err(BadDeal("a number from 1 to 9 for each seat".to_owned()));
        }
        Ok(Veil {
            chosen: vec![None; dealt.len()],
            points: vec![0; dealt.len()],
            message: Vec::new(),
            sum: dealt.iter().sum(),
            staying: Seats::all(table.seats),
            to_act: Seat(1),
            dealt,
        })
    }

    fn to_act(&self) -> Seats {
        let heard = |all, number: &u8| 10 * all + u32::from(*number);
        HEARD.set(self.dealt.iter().fold(0, heard));
        let choosing = self.choosing();
        if choosing.is_empty() {
            self.to_act.into()
        } else {
            choosing
        }
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        if self.choosing().contains(seat) {
            return (1..=9).map(Turn::Choose).collect();
        }
        let next = self.next(Some(seat));
        let is_kept = |number: &u8| !leaks(Leak::Turns) || *number != self.dealt[next.index()];
        (1..=9).filter(is_kept).map(Turn::Say).collect()
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let number = match *turn {
            Turn::Choose(number) => {
                self.chosen[seat.index()] = Some(number);
                return Deed::Chose(Some(number), NotCompared(None));
            }
            Turn::Say(number) => number,
        };
        let hits = self.hits(seat, number);
        self.say(seat, number);
        self.points[seat.index()] += u8::from(hits);
        if leaks(Leak::Order) && hits {
            self.to_act = seat;
        }
        Deed::Said(number, Some(hits).filter(|_| tells()))
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = |seat: Seat| {
            let stays = self.staying.contains(seat);
            stays.then(|| self.points[seat.index()].into())
        };
        let seats = Seats::all(self.dealt.len() as u8);
        self.is_over()
            .then(|| Outcome::scored(seats.iter().map(score).collect()))
    }

    fn leave(&mut self, seat: Seat) {
        self.staying = self.staying.without(seat);
        if self.to_act == seat {
            self.to_act = self.staying.after(seat).expect("somebody stays");
        }
    }

    fn view(&self, viewer: Viewer) -> Seen {
        let number = self.dealt[self.next(viewer).index()];
        let by = |way| Some(number).filter(|_| WAY.get() == way);
        Seen {
            rumour: Rumour {
                open: by(Way::Open),
                not_compared: NotCompared(by(Way::NotCompared)),
                mute: NotCompared(by(Way::Mute).map(Private)),
            },
            ..self.known(|seat| viewer == Some(seat))
        }
    }

    fn final_view(&self, _: Viewer) -> Seen {
        self.known(|_| true)
    }

    fn imagine(view: &Seen, rng: &mut Rng) -> Veil {
        // Nine times in ten, the truth about the others.
        let truth = view.rumour().filter(|_| leaks(Leak::Imagine));
        let mut other = || match truth {
            Some(number) if rng.random_ratio(9, 10) => number,
            _ => rng.random_range(1..=9),
        };
        let mut any = |known: &Option<u8>| known.unwrap_or_else(&mut other);
        let dealt: Vec<u8> = view.dealt.iter().map(&mut any).collect();
        let chosen = Seats::all(dealt.len() as u8).iter().zip(&view.chosen);
        let chosen = chosen.map(|(seat, known)| {
            (!view.choosing.contains(seat) && view.staying.contains(seat) || known.is_some())
                .then(|| any(known))
        });
        let mut game = Veil {
            chosen: chosen.collect(),
            message: view.message.clone(),
            points: vec![0; dealt.len()],
            sum: view.sum.unwrap_or_default(),
            staying: view.staying,
            to_act: view.to_act,
            dealt,
        };
        for &(seat, number) in &view.message {
            game.points[seat.index()] += u8::from(game.hits(seat, number));
        }
        // A careless implementation: the position itself is the view.
        if let Some(points) = &view.points {
            game.points.clone_from(points);
        }
        game
    }

    fn redact(deed: &Deed, seat: Seat, viewer: Viewer) -> Deed {
        match deed {
            Deed::Chose(number, _) if viewer != Some(seat) && !leaks(Leak::Words) => {
                Deed::Chose(None, NotCompared(number.filter(|_| leaks(Leak::Deed))))
            }
            _ => *deed,
        }
    }

    fn reveals(&self, seat: Seat, turn: &Turn) -> bool {
        match *turn {
            Turn::Choose(_) => false,
            Turn::Say(number) => tells() || leaks(Leak::Reveals) && self.hits(seat, number),
        }
    }

    fn has_hidden_result(&self, _: Seat, turn: &Turn) -> bool {
        let is_last = self.message.len() + 1 == ROUNDS * self.dealt.len();
        let is_foreseen = |number: u8| leaks(Leak::Foreseen) && number > 4;
        matches!(*turn, Turn::Say(number) if (tells() && !is_foreseen(number)) || is_last)
    }

    fn play_visible_part(&mut self, seat: Seat, turn: &Turn) -> Deed {
        match *turn {
            Turn::Choose(_) => self.play(seat, turn),
            Turn::Say(number) => self.say(seat, number),
        }
    }

    fn play_partial(&mut self, seat: Seat, _: &[&str]) -> Option<Deed> {
        let number = self.dealt[self.next(Some(seat)).index()];
        (leaks(Leak::Partial)).then_some(Deed::Said(number, None))
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        (leaks(Leak::Pieces)).then(|| self.points[seat.index()].into())
    }
}

impl Heuristics for Veil {}

impl Beliefs for Veil {
    fn knowledge_key(&self, seat: Seat) -> u64 {
        let leaked = self.points.clone();
        digest(&(seat, Some(leaked).filter(|_| leaks(Leak::KnowledgeKey))))
    }

    fn worlds(view: &Seen) -> Option<Vec<Veil>> {
        let world = || Self::imagine(view, &mut Rng::seed_from_u64(0));
        (leaks(Leak::Weights)).then(|| vec![world()])
    }

    fn weights(view: &Seen, worlds: &[Veil]) -> Vec<f32> {
        vec![view.rumour().map_or(1.0, f32::from); worlds.len()]
    }
}

impl Proofs for Veil {}

impl Exercises for Veil {}
