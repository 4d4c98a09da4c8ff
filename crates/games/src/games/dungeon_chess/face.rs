//! Pictures and sentences of Dungeon Chess.

use super::character::Kind;
use super::names::{card_summary, cards, explained, full_target, kind_name, name};
use super::public::Public;
use super::side::{BOARD, Place};
use super::target::Target;
use super::{Deed, DungeonChess, What, card, scene, text, words};
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::{Face, Lang, Scene, Seat, Shown, Stage, Viewer};

impl Face for DungeonChess {
    fn draw(shown: &Shown<DungeonChess>) -> Scene {
        scene::draw(shown)
    }

    fn alt(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
        words::alt(shown, lang)
    }

    fn text(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
        text::text(shown, lang)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        words::describe(*deed, seat, lang)
    }

    /// Returns the card instead of the board while the viewer chooses a target.
    fn scene(shown: &Shown<DungeonChess>, lang: &Lang) -> Scene {
        let card = is_choosing(shown).then(|| DungeonChess::card(shown, lang));
        card.flatten().unwrap_or_else(|| Scene {
            alt: DungeonChess::alt(shown, lang),
            text: DungeonChess::text(shown, lang),
            ..DungeonChess::draw(shown)
        })
    }

    fn prompt(shown: &Shown<DungeonChess>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        let public = &shown.view.public;
        let key = match prefix {
            _ if public.is_choosing() => {
                let question = lang.say("dungeon-chess-prompt-target", &[]);
                let dealt = shown.view.own(Some(seat)).map(|(_, dealt, _)| dealt);
                let choice = dealt.map(|dealt| explained(&dealt, lang));
                return [Some(question), choice]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("\n");
            }
            [] => "dungeon-chess-prompt",
            ["ransom"] => "dungeon-chess-prompt-ransom",
            ["ransom", _] => "dungeon-chess-prompt-door",
            ["ransom", ..] => "dungeon-chess-prompt-captor",
            [from, ..] => {
                let kind = character(public, seat, from)
                    .map_or_else(String::new, |kind| kind_name(kind, 1, lang));
                return lang.say("dungeon-chess-prompt-to", &[("kind", kind.into())]);
            }
        };
        lang.say(key, &[])
    }

    /// Returns the label of a word that needs one.
    fn label(
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

    /// Returns the card with the two targets dealt to the viewer.
    fn card(shown: &Shown<DungeonChess>, lang: &Lang) -> Option<Scene> {
        let (seat, dealt, kept) = shown.view.own(shown.viewer)?;
        let text = cards(dealt, kept, lang);
        Some(Scene {
            alt: text.clone(),
            text,
            ..card::draw(shown.seats, seat, dealt, kept)
        })
    }

    fn card_summary(shown: &Shown<DungeonChess>, lang: &Lang) -> Option<String> {
        let (_, dealt, kept) = shown.view.own(shown.viewer)?;
        Some(card_summary(dealt, kept, lang))
    }

    fn card_version(shown: &Shown<DungeonChess>) -> Option<u64> {
        let (_, dealt, kept) = shown.view.own(shown.viewer)?;
        Some(digest(&(dealt, kept)))
    }

    fn why(
        shown: &Shown<DungeonChess>,
        seat: Seat,
        prefix: &[&str],
        lang: &Lang,
    ) -> Option<String> {
        let public = &shown.view.public;
        let held = |cell: &Cell| public.at(*cell);
        let is_own = |cell: &Cell| held(cell).is_some_and(|one| one.seat == seat);
        let taken = BOARD.cells().filter(|cell| held(cell).is_some()).collect();
        let own = BOARD.cells().filter(is_own).collect();
        why::leaving(BOARD, own, taken, prefix.first()?, lang)
    }
}

/// Returns whether the viewer is choosing its target.
fn is_choosing(shown: &Shown<DungeonChess>) -> bool {
    match (&shown.stage, shown.last) {
        (Stage::Partial(_), _) => shown.view.public.is_choosing(),
        (Stage::Preview, Some((_, deed))) => matches!(deed.what, What::Kept(_)),
        (Stage::Preview, None) | (Stage::Played, _) => false,
    }
}

/// Returns the kind of the seat's character on `place`; `None` if there is none.
fn character(public: &Public, seat: Seat, place: &str) -> Option<Kind> {
    let place: Place = place.parse().ok()?;
    let mut own = public.characters(seat);
    own.find(|(_, at)| *at == place).map(|(kind, _)| kind)
}
