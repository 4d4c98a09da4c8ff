//! Dungeon Chess in words: alt text, text board, reports and questions.

use super::side::BOARD;
use super::{Character, Deed, Door, DungeonChess, Kind, Place, Public, Target, Turn, View, What};
use crate::game::kit::grid::Cell;
use crate::game::lang::mark;
use crate::game::kit::words::last;
use crate::game::{Game, Lang, Seat, Viewer};

/// What the targets ask for, by their numbers.
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

pub(super) fn alt(view: &View, lang: &Lang) -> String {
    let public = &view.public;
    let winners = public.over().map(|over| over.winners);
    let mut said = vec![lang.standing(DungeonChess::INFO, public.acting(), winners)];
    said.extend(
        public
            .seats()
            .iter()
            .map(|seat| holdings(public, seat, lang)),
    );
    if let Some(deed) = public.last() {
        let report = told(deed, lang);
        said.push(last(Some(report), lang).trim().to_owned());
    }
    if public.over().is_some() {
        said.extend(results(view, lang));
    } else {
        said.extend(skipped(public, lang));
        said.extend(bans(public, lang));
        said.extend(patience(public, lang));
    }
    said.extend(own(view, lang));
    said.join(" ")
}

/// What a seat has: characters, chests, prisoners.
fn holdings(public: &Public, seat: Seat, lang: &Lang) -> String {
    let prisoners = prisoners(public, seat, lang);
    let held = if prisoners.is_empty() {
        String::new()
    } else {
        lang.say("dungeon-chess-held", &[("prisoners", prisoners.into())])
    };
    // By colour also where people's names are known: prisoners are told by their marks.
    let mut variables = vec![
        ("seat", lang.colour(DungeonChess::INFO.palette, seat).into()),
        ("held", held.into()),
    ];
    if !public.staying().contains(seat) {
        return lang.say("dungeon-chess-seat-left", &variables);
    }
    let safe = if public.is_safe(seat) { "yes" } else { "no" };
    variables.extend([
        ("characters", characters(public, seat, lang).into()),
        ("own", public.chests(seat).into()),
        ("received", public.received(seat).into()),
        ("safe", safe.into()),
    ]);
    lang.say("dungeon-chess-seat", &variables)
}

/// Each kind of a seat's characters with their places.
fn characters(public: &Public, seat: Seat, lang: &Lang) -> String {
    let places = |kind: Kind| {
        let of = public.characters(seat).filter(move |(is, _)| *is == kind);
        of.map(|(_, at)| place(at, lang)).collect::<Vec<_>>()
    };
    let all = Kind::ALL.into_iter().map(|kind| (kind, places(kind)));
    let there = all.filter(|(_, places)| !places.is_empty());
    let told = there
        .map(|(kind, places)| format!("{} {}", called(kind, places.len(), lang), places.join(" ")));
    told.collect::<Vec<_>>().join(", ")
}

/// Whom a seat holds, by the marks of their owners.
fn prisoners(public: &Public, seat: Seat, lang: &Lang) -> String {
    let of = |whose: Seat| {
        let held = Kind::ALL
            .into_iter()
            .filter_map(|kind| match public.held(seat, whose, kind) {
                0 => None,
                1 => Some(called(kind, 1, lang)),
                many => Some(format!("{many} {}", called(kind, many.into(), lang))),
            });
        let held = held.collect::<Vec<_>>();
        (!held.is_empty()).then(|| format!("{} {}", mark(whose), held.join(", ")))
    };
    public
        .seats()
        .iter()
        .filter_map(of)
        .collect::<Vec<_>>()
        .join("; ")
}

/// What came of it: points and targets.
fn results(view: &View, lang: &Lang) -> Vec<String> {
    let public = &view.public;
    let scores = public.over().map(|over| over.scores).unwrap_or_default();
    let result = |seat: Seat| {
        let target = view.cards[seat.index()].kept?;
        let met = if target.is_met(public, seat) {
            "yes"
        } else {
            "no"
        };
        let mut variables = vec![
            ("seat", lang.colour(DungeonChess::INFO.palette, seat).into()),
            ("number", target.number().into()),
            ("target", asked(target, lang).into()),
            ("met", met.into()),
        ];
        let Some(points) = scores[seat.index()] else {
            return Some(lang.say("dungeon-chess-revealed", &variables));
        };
        variables.push(("points", points.into()));
        Some(lang.say("dungeon-chess-result", &variables))
    };
    public.staying().iter().filter_map(result).collect()
}

fn skipped(public: &Public, lang: &Lang) -> Option<String> {
    let names: Vec<String> = public
        .skipped()
        .iter()
        .map(|seat| name(seat, lang))
        .collect();
    let count = ("count", names.len().into());
    let variables = [("seats", names.join(", ").into()), count];
    (!names.is_empty()).then(|| lang.say("dungeon-chess-skipped", &variables))
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

/// How long nothing has been captured or ransomed, once half of the patience is gone.
fn patience(public: &Public, lang: &Lang) -> Option<String> {
    let (turns, most) = public.quiet();
    let variables = [("turns", turns.into()), ("most", most.into())];
    (2 * turns >= most).then(|| lang.say("dungeon-chess-quiet", &variables))
}

/// The targets only this viewer knows.
fn own(view: &View, lang: &Lang) -> Option<String> {
    let (_, dealt, kept) = view.own().filter(|_| view.public.over().is_none())?;
    Some(cards(dealt, kept, lang))
}

/// The two targets dealt, or the one kept.
pub(super) fn cards(dealt: [Target; 2], kept: Option<Target>, lang: &Lang) -> String {
    let [one, other] = dealt;
    let Some(kept) = kept else {
        let variables = [
            ("first", spelled(one, lang).into()),
            ("second", spelled(other, lang).into()),
        ];
        return lang.say("dungeon-chess-dealt", &variables);
    };
    let given_up = if kept == one { other } else { one };
    let variables = [
        ("kept", spelled(kept, lang).into()),
        ("other", given_up.number().into()),
    ];
    lang.say("dungeon-chess-kept", &variables)
}

/// A target with its number, what it asks for and what it is worth.
fn spelled(target: Target, lang: &Lang) -> String {
    let variables = [
        ("number", target.number().into()),
        ("target", asked(target, lang).into()),
        ("points", target.points().into()),
    ];
    lang.say("dungeon-chess-target", &variables)
}

fn asked(target: Target, lang: &Lang) -> String {
    lang.say(TARGETS[usize::from(target.number() - 1)], &[])
}

/// The board with two marks for a character, its kind's letter and its owner's mark; below it what each seat has.
pub(super) fn text(view: &View, lang: &Lang) -> String {
    let public = &view.public;
    let mut lines: Vec<String> = (0..8).rev().map(|rank| row(public, rank)).collect();
    let files: Vec<String> = (0..8)
        .map(|file| format!("{} ", char::from(b'a' + file)))
        .collect();
    lines.push(format!("  {}", files.join(" ").trim_end()));
    lines.push(String::new());
    for seat in public.seats().iter() {
        lines.push(belongings(public, seat, lang));
    }
    if let Some(deed) = public.last() {
        lines.push(String::new());
        lines.push(told(deed, lang));
    }
    if public.over().is_some() {
        lines.extend(results(view, lang));
    } else {
        lines.extend(skipped(public, lang));
        lines.extend(bans(public, lang));
        lines.extend(patience(public, lang));
    }
    lines.extend(own(view, lang));
    lines.join("\n")
}

fn row(public: &Public, rank: u8) -> String {
    let is_teleport = |cell| {
        let seats = public.seats();
        let mut sides = seats.iter().map(|seat| public.side(seat));
        sides.any(|side| side.teleports().contains(&cell))
    };
    let at = |file| {
        let cell = Cell::new(file, rank);
        match public.at(cell) {
            Some(Character { seat, kind }) => format!("{}{}", letter(kind), mark(seat)),
            None if is_teleport(cell) => "⊙ ".to_owned(),
            None => "· ".to_owned(),
        }
    };
    let cells: Vec<String> = (0..BOARD.files).map(at).collect();
    format!("{} {}", rank + 1, cells.join(" ").trim_end())
}

/// A line per seat: who acts, entries, chests, prisoners.
fn belongings(public: &Public, seat: Seat, lang: &Lang) -> String {
    let acts = public.over().is_none() && public.acting().contains(seat);
    let door = |door: Door| {
        let inside = public.entry(seat, door).map_or('·', letter);
        format!("{door}:{inside}")
    };
    let held = |whose: Seat| {
        Kind::ALL.into_iter().flat_map(move |kind| {
            let one = format!("{}{}", letter(kind), mark(whose));
            std::iter::repeat_n(one, public.held(seat, whose, kind).into())
        })
    };
    let prisoners: Vec<String> = public.seats().iter().flat_map(held).collect();
    let chests = lang.say(
        "dungeon-chess-chests",
        &[
            ("own", public.chests(seat).into()),
            ("received", public.received(seat).into()),
        ],
    );
    let mut parts = vec![
        format!("{}{}", if acts { "▶ " } else { "  " }, mark(seat)),
        door(Door::G),
        door(Door::M),
        chests,
    ];
    if !public.staying().contains(seat) {
        parts.truncate(1);
        parts.push("–".to_owned());
    }
    if !prisoners.is_empty() {
        parts.push(format!("[{}]", prisoners.join(" ")));
    }
    parts.join(" ")
}

/// What a deed was, in a sentence.
fn told(deed: Deed, lang: &Lang) -> String {
    let seat = ("seat", name(deed.seat, lang).into());
    match deed.what {
        What::Chose => lang.say("dungeon-chess-report-chose", &[seat]),
        What::Moved {
            kind,
            from,
            to,
            captured,
            teleported,
        } => {
            let mut variables = vec![
                seat,
                ("kind", called(kind, 1, lang).into()),
                ("from", place(from, lang).into()),
                ("to", to.to_string().into()),
            ];
            if let Some(victim) = captured {
                variables.push(("victim", name(victim.seat, lang).into()));
                variables.push(("taken", called(victim.kind, 1, lang).into()));
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
                ("kind", called(kind, 1, lang).into()),
                ("door", door.to_string().into()),
                ("captor", name(captor, lang).into()),
            ];
            lang.say("dungeon-chess-report-ransom", &variables)
        }
    }
}

pub(super) fn report(
    game: &DungeonChess,
    seat: Seat,
    turn: Turn,
    viewer: Viewer,
    lang: &Lang,
) -> String {
    let mut after = game.clone();
    after.play(seat, &turn);
    let public = &after.public;
    let deed = public.last().expect("something was done");
    let mut said = match turn {
        Turn::Keep(target) if viewer == Some(seat) => {
            let variables = [
                ("seat", name(seat, lang).into()),
                ("target", spelled(target, lang).into()),
            ];
            vec![lang.say("dungeon-chess-report-keep", &variables)]
        }
        _ => vec![told(deed, lang)],
    };
    if public.is_closed() {
        said.push(lang.say("dungeon-chess-closed", &[]));
    } else {
        said.extend(skipped(public, lang));
    }
    said.join(" ")
}

pub(super) fn prompt(public: &Public, seat: Seat, said: &[&str], lang: &Lang) -> String {
    let key = match said {
        _ if public.is_choosing() => "dungeon-chess-prompt-target",
        [] => "dungeon-chess-prompt",
        ["ransom"] => "dungeon-chess-prompt-ransom",
        ["ransom", _] => "dungeon-chess-prompt-door",
        ["ransom", ..] => "dungeon-chess-prompt-captor",
        [from, ..] => {
            let kind = character(public, seat, from)
                .map_or_else(String::new, |kind| called(kind, 1, lang));
            return lang.say("dungeon-chess-prompt-to", &[("kind", kind.into())]);
        }
    };
    lang.say(key, &[])
}

/// What a menu calls a word that does not speak for itself.
pub(super) fn label(
    public: &Public,
    seat: Seat,
    said: &[&str],
    word: &str,
    lang: &Lang,
) -> Option<String> {
    match (said, word) {
        ([], "target") => Some(lang.say("dungeon-chess-label-target", &[])),
        (["target"], number) => {
            let target = Target::new(number.parse().ok()?)?;
            Some(spelled(target, lang))
        }
        ([], "ransom") => Some(lang.say("dungeon-chess-label-ransom", &[])),
        (["ransom"], kind) => {
            let kind = Kind::ALL.into_iter().find(|is| is.to_string() == kind)?;
            Some(called(kind, 1, lang))
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
            Some(format!("{} {from}", called(kind, 1, lang)))
        }
        _ => None,
    }
}

/// Which of the seat's characters stands there.
fn character(public: &Public, seat: Seat, place: &str) -> Option<Kind> {
    let place: Place = place.parse().ok()?;
    let mut own = public.characters(seat);
    own.find(|(_, at)| *at == place).map(|(kind, _)| kind)
}

fn place(place: Place, lang: &Lang) -> String {
    match place {
        Place::Cell(cell) => cell.to_string(),
        Place::Door(door) => lang.say("dungeon-chess-entry", &[("door", door.to_string().into())]),
    }
}

/// What a character is called, or several.
fn called(kind: Kind, many: usize, lang: &Lang) -> String {
    let key = match kind {
        Kind::Kor => "dungeon-chess-kor",
        Kind::Maga => "dungeon-chess-maga",
        Kind::Guerriero => "dungeon-chess-guerriero",
        Kind::Lottatore => "dungeon-chess-lottatore",
    };
    lang.say(key, &[("count", many.into())])
}

fn letter(kind: Kind) -> char {
    match kind {
        Kind::Kor => 'K',
        Kind::Maga => 'M',
        Kind::Guerriero => 'G',
        Kind::Lottatore => 'L',
    }
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(DungeonChess::INFO, seat)
}
