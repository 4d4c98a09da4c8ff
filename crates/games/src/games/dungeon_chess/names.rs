//! Names of characters, places and targets.

use super::DungeonChess;
use super::character::Kind;
use super::side::Place;
use super::target::Target;
use crate::game::{Game, Lang, Seat};

/// Sentence keys of the target conditions, by target number.
const TARGETS: [&str; 10] = [
    "dungeon-chess-target-1",
    "dungeon-chess-target-2",
    "dungeon-chess-target-3",
    "dungeon-chess-target-4",
    "dungeon-chess-target-5",
    "dungeon-chess-target-6",
    "dungeon-chess-target-7",
    "dungeon-chess-target-8",
    "dungeon-chess-target-9",
    "dungeon-chess-target-10",
];

/// Sentence keys of the explanations of targets, by target number.
const MEANINGS: [&str; 10] = [
    "dungeon-chess-means-1",
    "dungeon-chess-means-2",
    "dungeon-chess-means-3",
    "dungeon-chess-means-4",
    "dungeon-chess-means-5",
    "dungeon-chess-means-6",
    "dungeon-chess-means-7",
    "dungeon-chess-means-8",
    "dungeon-chess-means-9",
    "dungeon-chess-means-10",
];

/// Returns a sentence with the two targets dealt, or the chosen one.
pub(super) fn cards(dealt: [Target; 2], kept: Option<Target>, lang: &Lang) -> String {
    let [one, other] = dealt;
    let Some(kept) = kept else {
        let variables = [
            ("first", full_target(one, lang).into()),
            ("second", full_target(other, lang).into()),
        ];
        return lang.say("dungeon-chess-dealt", &variables);
    };
    let given_up = if kept == one { other } else { one };
    let variables = [
        ("kept", full_target(kept, lang).into()),
        ("other", given_up.number().into()),
    ];
    lang.say("dungeon-chess-kept", &variables)
}

/// Returns the text of the card: the conditions of the targets, and when they count.
pub(super) fn card_summary(dealt: [Target; 2], kept: Option<Target>, lang: &Lang) -> String {
    let Some(kept) = kept else {
        let choice = lang.say("dungeon-chess-card-choice", &[]);
        return format!("{choice}\n{}", explained(&dealt, lang));
    };
    let [one, other] = dealt;
    let given_up = if kept == one { other } else { one };
    let meant = ("target", explained(&[kept], lang).into());
    let other = ("other", full_target(given_up, lang).into());
    lang.say("dungeon-chess-card-kept", &[meant, other])
}

/// Returns targets with their explanations, a line each.
pub(super) fn explained(targets: &[Target], lang: &Lang) -> String {
    let one = |target: &Target| {
        let means = lang.say(MEANINGS[usize::from(target.number() - 1)], &[]);
        let values = [
            ("target", full_target(*target, lang).into()),
            ("means", means.into()),
        ];
        lang.say("dungeon-chess-explained", &values)
    };
    targets.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// Returns a target with its number, condition and points.
pub(super) fn full_target(target: Target, lang: &Lang) -> String {
    let variables = [
        ("number", target.number().into()),
        ("target", condition(target, lang).into()),
        ("points", target.points().into()),
    ];
    lang.say("dungeon-chess-target", &variables)
}

/// Returns the condition of a target.
pub(super) fn condition(target: Target, lang: &Lang) -> String {
    lang.say(TARGETS[usize::from(target.number() - 1)], &[])
}

/// Returns the name of a place.
pub(super) fn place(place: Place, lang: &Lang) -> String {
    match place {
        Place::Cell(cell) => cell.to_string(),
        Place::Door(door) => lang.say("dungeon-chess-entry", &[("door", door.to_string().into())]),
    }
}

/// Returns the name of a kind for `many` characters.
pub(super) fn kind_name(kind: Kind, many: usize, lang: &Lang) -> String {
    let key = match kind {
        Kind::Kor => "dungeon-chess-kor",
        Kind::Maga => "dungeon-chess-maga",
        Kind::Guerriero => "dungeon-chess-guerriero",
        Kind::Lottatore => "dungeon-chess-lottatore",
    };
    lang.say(key, &[("count", many.into())])
}

/// Returns the letter of a kind in the text board.
pub(super) fn letter(kind: Kind) -> char {
    match kind {
        Kind::Kor => 'K',
        Kind::Maga => 'M',
        Kind::Guerriero => 'G',
        Kind::Lottatore => 'L',
    }
}

/// Returns the name of a seat.
pub(super) fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(DungeonChess::INFO, seat)
}
