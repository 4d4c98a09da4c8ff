//! A game with secrets, honest and with a leak of each kind: the contract finds each, and says the
//! sentence that differs.

use std::fmt;
use std::panic::catch_unwind;

use rand::RngExt;

use super::*;
use crate::game::Heuristics;
use crate::game::kit::digest::digest;
use crate::game::scene::{Ink, Point, Silhouette};
use crate::game::{BadDeal, Info, NoClaim};

const HONEST: u8 = 0;
/// As honest: that a turn hits is told, and declared.
const TOLD: u8 = 1;
const SCORE: u8 = 2;
const WORDS: u8 = 3;
const TURNS: u8 = 4;
const SCENE: u8 = 5;
const SUM: u8 = 6;
const ORDER: u8 = 7;
const REVEALS: u8 = 8;
const CHOICE: u8 = 9;

const ROUNDS: usize = 3;

/// Everyone is dealt a number and chooses another one, both in secret; then they say numbers, and
/// each that is one of their own is a point. Points are counted at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Veil<const LEAK: u8> {
    dealt: Vec<u8>,
    chosen: Vec<Option<u8>>,
    message: Vec<(Seat, u8)>,
    points: Vec<u8>,
    /// The sum of all deals.
    sum: u8,
    staying: Seats,
    to_act: Seat,
}

/// Public knowledge, and the secrets of one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Seen {
    dealt: Vec<Option<u8>>,
    chosen: Vec<Option<u8>>,
    choosing: Seats,
    message: Vec<(Seat, u8)>,
    points: Option<Vec<u8>>,
    sum: Option<u8>,
    staying: Seats,
    to_act: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Turn {
    Choose(u8),
    Say(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Deed {
    Chose(Option<u8>),
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

impl<const LEAK: u8> Veil<LEAK> {
    fn choosing(&self) -> Seats {
        let open = |seat: &Seat| self.chosen[seat.index()].is_none();
        self.staying.iter().filter(open).collect()
    }

    fn is_over(&self) -> bool {
        self.message.len() == ROUNDS * self.dealt.len()
    }

    fn hits(&self, seat: Seat, number: u8) -> bool {
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
                .map(|seat| self.chosen[seat.index()].filter(|_| sees(seat) || LEAK == CHOICE))
                .collect(),
            choosing: self.choosing(),
            message: self.message.clone(),
            points: [TOLD, SCORE, SCENE]
                .contains(&LEAK)
                .then(|| self.points.clone()),
            sum: (LEAK == SUM).then_some(self.sum),
            staying: self.staying,
            to_act: self.to_act,
        }
    }
}

impl<const LEAK: u8> Game for Veil<LEAK> {
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

    fn new(table: &Table, dealt: Vec<u8>) -> Result<Veil<LEAK>, BadDeal> {
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
        let next = self.staying.after(seat).unwrap_or(seat);
        let is_kept = |number: &u8| LEAK != TURNS || *number != self.dealt[next.index()];
        (1..=9).filter(is_kept).map(Turn::Say).collect()
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let number = match *turn {
            Turn::Choose(number) => {
                self.chosen[seat.index()] = Some(number);
                return Deed::Chose(Some(number));
            }
            Turn::Say(number) => number,
        };
        let hits = self.hits(seat, number);
        self.say(seat, number);
        self.points[seat.index()] += u8::from(hits);
        if LEAK == ORDER && hits {
            self.to_act = seat;
        }
        Deed::Said(number, Some(hits).filter(|_| LEAK == TOLD))
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
        self.known(|seat| viewer == Some(seat))
    }

    fn final_view(&self, _: Viewer) -> Seen {
        self.known(|_| true)
    }

    fn imagine(view: &Seen, rng: &mut Rng) -> Veil<LEAK> {
        let mut any = |known: &Option<u8>| known.unwrap_or_else(|| rng.random_range(1..=9));
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
            Deed::Chose(_) if viewer != Some(seat) && LEAK != WORDS => Deed::Chose(None),
            _ => *deed,
        }
    }

    fn reveals(&self, seat: Seat, turn: &Turn) -> bool {
        match *turn {
            Turn::Choose(_) => false,
            Turn::Say(number) => LEAK == TOLD || LEAK == REVEALS && self.hits(seat, number),
        }
    }

    fn has_hidden_result(&self, _: Seat, turn: &Turn) -> bool {
        let is_last = self.message.len() + 1 == ROUNDS * self.dealt.len();
        matches!(turn, Turn::Say(_)) && (LEAK == TOLD || is_last)
    }

    fn play_visible_part(&mut self, seat: Seat, turn: &Turn) -> Deed {
        match *turn {
            Turn::Choose(_) => self.play(seat, turn),
            Turn::Say(number) => self.say(seat, number),
        }
    }
}

fn name(seat: Seat) -> String {
    format!("Seat {seat}")
}

impl<const LEAK: u8> Face for Veil<LEAK> {
    fn draw(shown: &Shown<Self>) -> Scene {
        let mut scene = Scene::framed(300.0);
        for (_, number) in &shown.view.message {
            scene.silhouette(
                Silhouette::DISC,
                Point::new(90.0 * f32::from(*number), 150.0),
                30.0,
                Ink::Ink,
            );
        }
        if LEAK == SCENE {
            for points in shown.view.points.iter().flatten() {
                scene.silhouette(
                    Silhouette::DISC,
                    Point::ORIGIN,
                    f32::from(*points),
                    Ink::Ink,
                );
            }
        }
        scene
    }

    fn alt(shown: &Shown<Self>, _: &Lang) -> String {
        let message = shown
            .view
            .message
            .iter()
            .map(|(seat, number)| format!("{} said {number}.", name(*seat)));
        let points = shown
            .view
            .points
            .iter()
            .flatten()
            .filter(|_| LEAK != SCENE)
            .zip(1..);
        let points = points.map(|(points, seat)| format!("Points of seat {seat}: {points}."));
        let sum = shown.view.sum.map(|sum| format!("Dealt together: {sum}."));
        let chosen = shown
            .view
            .chosen
            .iter()
            .flatten()
            .filter(|_| LEAK == CHOICE);
        let chosen = chosen.map(|number| format!("Chosen: {number}."));
        let acting: Vec<String> = shown.to_act.iter().map(name).collect();
        let acting = format!("To act: {}.", acting.join(", "));
        [acting]
            .into_iter()
            .chain(message)
            .chain(points)
            .chain(sum)
            .chain(chosen)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn text(shown: &Shown<Self>, _: &Lang) -> String {
        let message: Vec<String> = shown
            .view
            .message
            .iter()
            .map(|(_, number)| number.to_string())
            .collect();
        format!("Said: {}", message.join(" "))
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let who = lang.seat(Self::INFO, seat);
        let who = if who == READER { "You" } else { &who };
        match deed {
            Deed::Chose(None) => format!("{who} chose a number."),
            Deed::Chose(Some(number)) => format!("{who} chose {number}."),
            Deed::Said(number, None) => format!("{who} said {number}."),
            Deed::Said(number, Some(hits)) => format!("{who} said {number}: {hits}."),
        }
    }

    fn card(shown: &Shown<Self>, lang: &Lang) -> Option<Scene> {
        let alt = Self::card_summary(shown, lang)?;
        Some(Scene {
            text: alt.clone(),
            alt,
            ..Scene::framed(100.0).private()
        })
    }

    fn card_summary(shown: &Shown<Self>, _: &Lang) -> Option<String> {
        let own = shown.viewer?.index();
        let numbers = [shown.view.dealt[own], shown.view.chosen[own]];
        let numbers: Vec<String> = numbers.iter().flatten().map(ToString::to_string).collect();
        Some(format!("Your numbers: {}.", numbers.join(" and ")))
    }

    fn card_version(shown: &Shown<Self>) -> Option<u64> {
        Some(digest(&Self::card_summary(shown, &Lang::english())?))
    }
}

impl<const LEAK: u8> Heuristics for Veil<LEAK> {}

impl<const LEAK: u8> Exercises for Veil<LEAK> {}

/// The message of the contract for a game that leaks.
fn message<const LEAK: u8>() -> String {
    let broken = catch_unwind(obeys::<Veil<LEAK>>).expect_err("it leaks");
    let message = broken
        .downcast_ref::<String>()
        .expect("it says why")
        .clone();
    assert!(
        message.len() < 2500,
        "it is short enough to be read: {message}"
    );
    message
}

/// That it says so, in a sentence for each of two games; `#` is any number.
#[track_caller]
fn says(message: &str, what: &str, sentence: &str) {
    assert!(message.contains(what), "{what}: {message}");
    let sides = ["in one game:", "in the other:"].map(|side| {
        let line = message
            .lines()
            .find_map(|line| line.trim().strip_prefix(side));
        line.unwrap_or_else(|| panic!("{side} {message}"))
            .trim()
            .to_owned()
    });
    assert_ne!(sides[0], sides[1], "{message}");
    for side in &sides {
        let numbers = |side: &str| {
            side.chars()
                .map(|c| if c.is_ascii_digit() { '#' } else { c })
                .collect::<String>()
        };
        let plain = numbers(side).replace("##", "#");
        assert!(plain.contains(sentence), "{sentence}: {message}");
    }
}

#[test]
fn a_game_that_keeps_its_secrets_obeys() {
    obeys::<Veil<HONEST>>();
}

#[test]
fn a_game_that_declares_what_it_tells_obeys() {
    obeys::<Veil<TOLD>>();
}

#[test]
fn a_secret_score_in_the_alt_text_is_found() {
    says(
        &message::<SCORE>(),
        "shows to everyone, in the alt text",
        "Points of seat #: #.",
    );
}

#[test]
fn a_secret_turn_told_to_all_is_found() {
    says(
        &message::<WORDS>(),
        "in the report of the last turn",
        "chose #.",
    );
}

#[test]
fn a_secret_choice_in_the_view_of_all_is_found() {
    says(
        &message::<CHOICE>(),
        "shows to everyone, in the alt text",
        "Chosen: #.",
    );
}

#[test]
fn turns_that_tell_what_another_seat_holds_are_found() {
    says(&message::<TURNS>(), "in the turns", "say #, say #");
}

#[test]
fn a_secret_that_is_only_drawn_is_found() {
    says(
        &message::<SCENE>(),
        "shows to everyone, in the picture",
        "radius: #.#",
    );
}

#[test]
fn what_the_deal_tells_from_the_start_is_found() {
    says(
        &message::<SUM>(),
        "though `Game::imagine` makes up deals that do not",
        "Dealt together: #.",
    );
}

#[test]
fn an_order_of_seats_that_follows_from_a_secret_is_found() {
    says(&message::<ORDER>(), "in the alt text", "To act: Seat #");
}

#[test]
fn a_declaration_that_tells_the_secret_itself_is_found() {
    let message = message::<REVEALS>();
    assert!(message.contains("`Game::reveals` of"), "{message}");
    assert!(
        message.contains("true") && message.contains("false"),
        "{message}"
    );
}
