//! All sentences of Dungeon Chess: the alt text, reports, questions, labels, and the names in them.

use super::dungeon::{Kind, Place};
use super::lane::points;
use super::public::{Moved, Public};
use super::target::Target;
use super::{Deed, DungeonChess, What};
use crate::game::kit::words::last;
use crate::game::lang::mark;
use crate::game::{Game, Lang, Seat, Seats, Shown};

/// Sentence keys of the condition and the explanation of each target, by target number.
const TARGETS: [[&str; 2]; 10] = [
    ["dungeon-chess-target-1", "dungeon-chess-means-1"],
    ["dungeon-chess-target-2", "dungeon-chess-means-2"],
    ["dungeon-chess-target-3", "dungeon-chess-means-3"],
    ["dungeon-chess-target-4", "dungeon-chess-means-4"],
    ["dungeon-chess-target-5", "dungeon-chess-means-5"],
    ["dungeon-chess-target-6", "dungeon-chess-means-6"],
    ["dungeon-chess-target-7", "dungeon-chess-means-7"],
    ["dungeon-chess-target-8", "dungeon-chess-means-8"],
    ["dungeon-chess-target-9", "dungeon-chess-means-9"],
    ["dungeon-chess-target-10", "dungeon-chess-means-10"],
];

/// Maximum length of an alt text, in characters ([`Scene::alt`](crate::game::Scene::alt)).
const LONGEST: usize = 1024;

/// The details of an alt text that has to fit: each has those of the one before.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Detail {
    /// Prisoners by the marks of their owners.
    Marks,
    /// Prisoners by the colours of their owners, and the points so far.
    Colours,
    /// The rings as well.
    Rings,
}

/// Returns the alt text with the most details that fit.
pub(super) fn alt(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
    let with = |detail| sentences(shown, detail, lang).join(" ");
    let mut texts = [Detail::Rings, Detail::Colours].into_iter().map(with);
    let fitting = texts.find(|text| text.chars().count() <= LONGEST);
    fitting.unwrap_or_else(|| with(Detail::Marks))
}

/// Returns the sentences of the alt text: the seats to act, each seat's holdings, and the last
/// turn; after the end the results, which leave no room for the last turn.
fn sentences(shown: &Shown<DungeonChess>, detail: Detail, lang: &Lang) -> Vec<String> {
    let public = &shown.view.public;
    let mut sentences = vec![shown.standing(lang)];
    for seat in public.seats().iter() {
        sentences.push(holdings(shown, seat, detail, lang));
        let points = points_so_far(shown, seat, lang);
        sentences.extend(points.filter(|_| detail >= Detail::Colours));
    }
    if detail >= Detail::Rings && !shown.is_over() {
        sentences.push(rings(shown, lang));
    }
    if let Some((seat, deed)) = shown.last.filter(|_| !shown.is_over()) {
        let report = report(seat, deed, lang);
        sentences.extend(last(Some(report), lang));
    }
    sentences.extend(afterwards(shown, lang));
    sentences.extend(own(shown, lang));
    sentences
}

/// Returns the results after the end, otherwise the notes on the next turn.
pub(super) fn afterwards(shown: &Shown<DungeonChess>, lang: &Lang) -> Vec<String> {
    if shown.is_over() {
        return results(shown, lang);
    }
    let public = &shown.view.public;
    let passed_over = shown.last.and_then(|(seat, deed)| match deed.what {
        What::Kept(_) => None,
        What::Moved(_) | What::Ransomed { .. } => Some(skipped(public.skipped(seat), lang)),
    });
    let mut sentences: Vec<String> = passed_over.into_iter().flatten().collect();
    sentences.extend(bans(public, lang));
    sentences.extend(patience(public, lang));
    sentences
}

/// Returns a sentence with a seat's characters, chests and prisoners.
fn holdings(shown: &Shown<DungeonChess>, seat: Seat, detail: Detail, lang: &Lang) -> String {
    let public = &shown.view.public;
    let prisoners = prisoners(public, seat, detail, lang);
    // By colour, also where names are known, because prisoners are listed by their owners.
    let mut variables = vec![
        ("seat", lang.colour(DungeonChess::INFO.palette, seat).into()),
        ("holds", yes_or_no(!prisoners.is_empty()).into()),
        ("prisoners", prisoners.into()),
    ];
    if !public.staying().contains(seat) {
        return lang.say("dungeon-chess-seat-left", &variables);
    }
    variables.extend([
        ("characters", characters(public, seat, lang).into()),
        ("own", public.chests(seat).into()),
        ("received", public.received(seat).into()),
    ]);
    let key = if public.is_safe(seat) && !shown.is_over() {
        "dungeon-chess-seat-safe"
    } else {
        "dungeon-chess-seat"
    };
    lang.say(key, &variables)
}

/// Returns the points that everybody can count; `None` after the end, where the results have them.
fn points_so_far(shown: &Shown<DungeonChess>, seat: Seat, lang: &Lang) -> Option<String> {
    let is_in = shown.view.public.staying().contains(seat) && !shown.is_over();
    let points = [("points", points(shown, seat).into())];
    is_in.then(|| lang.say("dungeon-chess-seat-points", &points))
}

/// Returns a sentence with the rings of each seat that stays.
fn rings(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
    let public = &shown.view.public;
    let each = public.staying().iter().map(|seat| {
        let colour = lang.colour(DungeonChess::INFO.palette, seat);
        let [one, other] = public.side(seat).teleports();
        format!("{colour} {one} {other}")
    });
    let each = each.collect::<Vec<_>>().join("; ");
    lang.say("dungeon-chess-rings", &[("each", each.into())])
}

fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Returns a seat's characters by kind, with their places.
fn characters(public: &Public, seat: Seat, lang: &Lang) -> String {
    let places = |kind: Kind| {
        let of = public.characters(seat).filter(move |(is, _)| *is == kind);
        of.map(|(_, at)| place(at, lang)).collect::<Vec<_>>()
    };
    let all = Kind::ALL.into_iter().map(|kind| (kind, places(kind)));
    let there = all.filter(|(_, places)| !places.is_empty());
    let report = there.map(|(kind, places)| {
        format!(
            "{} {}",
            kind_name(kind, places.len(), lang),
            places.join(" ")
        )
    });
    report.collect::<Vec<_>>().join(", ")
}

/// Returns the prisoners of a seat, by their owners.
fn prisoners(public: &Public, seat: Seat, detail: Detail, lang: &Lang) -> String {
    let of = |whose: Seat| {
        let held = Kind::ALL
            .into_iter()
            .filter_map(|kind| match public.held(seat, whose, kind) {
                0 => None,
                1 => Some(kind_name(kind, 1, lang)),
                many => Some(format!("{many} {}", kind_name(kind, many.into(), lang))),
            });
        let held = held.collect::<Vec<_>>();
        let owner = if detail >= Detail::Colours {
            lang.colour(DungeonChess::INFO.palette, whose)
        } else {
            mark(whose).to_string()
        };
        (!held.is_empty()).then(|| format!("{owner} {}", held.join(", ")))
    };
    public
        .seats()
        .iter()
        .filter_map(of)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Returns points and targets of each seat.
fn results(shown: &Shown<DungeonChess>, lang: &Lang) -> Vec<String> {
    let view = &shown.view;
    let public = &view.public;
    let scored = shown.outcome.as_ref();
    let result = |seat: Seat| {
        let target = view.cards[seat.index()].kept?;
        let met = yes_or_no(target.is_met(public, seat));
        let mut variables = vec![
            ("seat", lang.colour(DungeonChess::INFO.palette, seat).into()),
            ("number", target.number().into()),
            ("target", condition(target, lang).into()),
            ("met", met.into()),
        ];
        let Some(points) = scored.and_then(|outcome| outcome.score(seat)) else {
            return Some(lang.say("dungeon-chess-revealed", &variables));
        };
        variables.push(("points", points.into()));
        Some(lang.say("dungeon-chess-result", &variables))
    };
    public.staying().iter().filter_map(result).collect()
}

/// Returns the report of a redacted deed with its consequences.
pub(super) fn describe(deed: Deed, seat: Seat, lang: &Lang) -> String {
    let mut sentences = vec![match deed.what {
        What::Kept(Some(target)) => {
            let variables = [
                ("seat", name(seat, lang).into()),
                ("target", full_target(target, lang).into()),
            ];
            lang.say("dungeon-chess-report-keep", &variables)
        }
        _ => report(seat, deed, lang),
    }];
    if deed.closed {
        sentences.push(lang.say("dungeon-chess-closed", &[]));
    }
    sentences.extend(skipped(deed.skipped, lang));
    sentences.join(" ")
}

fn skipped(seats: Seats, lang: &Lang) -> impl Iterator<Item = String> {
    let one = |seat| {
        lang.say(
            "dungeon-chess-skipped",
            &[("seat", name(seat, lang).into())],
        )
    };
    seats.iter().map(one)
}

fn bans(public: &Public, lang: &Lang) -> Vec<String> {
    let ban = |seat: Seat| {
        let (low, high) = public.barred(seat)?;
        let variables = [
            ("seat", lang.colour(DungeonChess::INFO.palette, seat).into()),
            ("low", low.to_string().into()),
            ("high", high.to_string().into()),
        ];
        Some(lang.say("dungeon-chess-barred", &variables))
    };
    public.staying().iter().filter_map(ban).collect()
}

/// Returns the number of turns without a capture or a ransom, once it reaches half of the limit.
fn patience(public: &Public, lang: &Lang) -> Option<String> {
    let (turns, most) = public.quiet();
    let variables = [("turns", turns.into()), ("most", most.into())];
    (2 * turns >= most).then(|| lang.say("dungeon-chess-quiet", &variables))
}

/// Returns the targets only this viewer knows, while the game runs.
pub(super) fn own(shown: &Shown<DungeonChess>, lang: &Lang) -> Option<String> {
    let (_, dealt, kept) = shown.view.own(shown.viewer)?;
    (!shown.is_over()).then(|| cards(dealt, kept, lang))
}

/// Returns the public report of a deed.
pub(super) fn report(seat: Seat, deed: Deed, lang: &Lang) -> String {
    let seat = ("seat", name(seat, lang).into());
    match deed.what {
        What::Kept(_) => lang.say("dungeon-chess-report-chose", &[seat]),
        What::Moved(Moved {
            kind,
            from,
            to,
            captured,
            teleported,
        }) => {
            let mut variables = vec![
                seat,
                ("kind", kind_name(kind, 1, lang).into()),
                ("kind-key", kind.to_string().into()),
                ("from", place(from, lang).into()),
                ("to", to.to_string().into()),
            ];
            if let Some(victim) = captured {
                variables.push(("victim", name(victim.seat, lang).into()));
                variables.push(("taken", kind_name(victim.kind, 1, lang).into()));
                variables.push(("taken-key", victim.kind.to_string().into()));
            }
            let key = match (captured, teleported) {
                (Some(_), _) => "dungeon-chess-report-take",
                (None, true) => "dungeon-chess-report-teleport",
                (None, false) => "dungeon-chess-report-move",
            };
            lang.say(key, &variables)
        }
        What::Ransomed { kind, door, captor } => {
            let variables = [
                seat,
                ("kind", kind_name(kind, 1, lang).into()),
                ("kind-key", kind.to_string().into()),
                ("door", door.to_string().into()),
                ("captor", name(captor, lang).into()),
            ];
            lang.say("dungeon-chess-report-ransom", &variables)
        }
    }
}

/// Returns the question after the words of `prefix`; with the targets dealt while the viewer
/// chooses one.
pub(super) fn prompt(
    shown: &Shown<DungeonChess>,
    seat: Seat,
    prefix: &[&str],
    lang: &Lang,
) -> String {
    let public = &shown.view.public;
    let key = match prefix {
        _ if public.is_choosing() => {
            let question = lang.say("dungeon-chess-prompt-target", &[]);
            let dealt = shown.view.own(Some(seat)).map(|(_, dealt, _)| dealt);
            let choice = dealt.map(|dealt| format!("\n{}", explained(&dealt, lang)));
            return question + &choice.unwrap_or_default();
        }
        [] if public.ransoms(seat).next().is_none() => "dungeon-chess-prompt-move",
        [] => "dungeon-chess-prompt",
        ["ransom"] => "dungeon-chess-prompt-ransom",
        ["ransom", _] => "dungeon-chess-prompt-door",
        ["ransom", ..] => "dungeon-chess-prompt-captor",
        [from, ..] => {
            let kind = character(public, seat, from);
            let key = kind.map_or_else(String::new, |kind| kind.to_string());
            let kind = kind.map_or_else(String::new, |kind| kind_name(kind, 1, lang));
            let variables = [("kind", kind.into()), ("kind-key", key.into())];
            return lang.say("dungeon-chess-prompt-to", &variables);
        }
    };
    lang.say(key, &[])
}

/// Returns the label of a word that needs one.
pub(super) fn label(
    shown: &Shown<DungeonChess>,
    seat: Seat,
    prefix: &[&str],
    word: &str,
    lang: &Lang,
) -> Option<String> {
    let public = &shown.view.public;
    match (prefix, word) {
        ([], "target") => Some(lang.say("dungeon-chess-label-target", &[])),
        (["target"], number) => {
            let target = Target::new(number.parse().ok()?)?;
            Some(full_target(target, lang))
        }
        ([], "ransom") => Some(lang.say("dungeon-chess-label-ransom", &[])),
        (["ransom"], kind) => {
            let kind = Kind::ALL.into_iter().find(|is| is.to_string() == kind)?;
            Some(kind_name(kind, 1, lang))
        }
        (["ransom", _], door) => {
            Some(lang.say("dungeon-chess-label-door", &[("door", door.into())]))
        }
        (["ransom", _, _], captor) => {
            let captor = Seat(captor.parse().ok()?);
            let seated = public.seats().contains(captor);
            let from = || {
                lang.say(
                    "dungeon-chess-label-captor",
                    &[("seat", name(captor, lang).into())],
                )
            };
            seated.then(from)
        }
        ([], from) => {
            let kind = character(public, seat, from)?;
            Some(format!("{} {from}", kind_name(kind, 1, lang)))
        }
        _ => None,
    }
}

/// Returns the kind of the seat's character on `place`; `None` if there is none.
fn character(public: &Public, seat: Seat, place: &str) -> Option<Kind> {
    let place: Place = place.parse().ok()?;
    let mut own = public.characters(seat);
    own.find(|(_, at)| *at == place).map(|(kind, _)| kind)
}

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
fn explained(targets: &[Target], lang: &Lang) -> String {
    let one = |target: &Target| {
        let [_, means] = keys(*target);
        let values = [
            ("target", full_target(*target, lang).into()),
            ("means", lang.say(means, &[]).into()),
        ];
        lang.say("dungeon-chess-explained", &values)
    };
    targets.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// Returns a target with its number, condition and points.
fn full_target(target: Target, lang: &Lang) -> String {
    let variables = [
        ("number", target.number().into()),
        ("target", condition(target, lang).into()),
        ("points", target.points().into()),
    ];
    lang.say("dungeon-chess-target", &variables)
}

/// Returns the condition of a target.
fn condition(target: Target, lang: &Lang) -> String {
    lang.say(keys(target)[0], &[])
}

fn keys(target: Target) -> [&'static str; 2] {
    TARGETS[usize::from(target.number() - 1)]
}

/// Returns the name of a place.
fn place(place: Place, lang: &Lang) -> String {
    match place {
        Place::Cell(cell) => cell.to_string(),
        Place::Door(door) => lang.say("dungeon-chess-entry", &[("door", door.to_string().into())]),
    }
}

/// Returns the name of a kind for `many` characters.
fn kind_name(kind: Kind, many: usize, lang: &Lang) -> String {
    let key = match kind {
        Kind::Kor => "dungeon-chess-kor",
        Kind::Maga => "dungeon-chess-maga",
        Kind::Guerriero => "dungeon-chess-guerriero",
        Kind::Lottatore => "dungeon-chess-lottatore",
    };
    lang.say(key, &[("count", many.into())])
}

/// Returns the name of a seat.
fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(DungeonChess::INFO, seat)
}
