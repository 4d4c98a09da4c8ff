//! Pictures and sentences of Kudosu.

use super::wood::Wood;
use super::{BOARD, Deed, Kudosu, Turn, guide, tile};
use crate::game::kit::board4x4::ALL;
use crate::game::kit::grid::Cell;
use crate::game::kit::placing::SEATS;
use crate::game::kit::squares::Squares;
use crate::game::kit::why;
use crate::game::kit::words::list;
use crate::game::lang::{Value, mark};
use crate::game::notation::{self, Step};
use crate::game::scene::{Mini, Owner, TRAY, Tab};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

impl Face for Kudosu {
    fn draw(shown: &Shown<Kudosu>) -> Scene {
        let view = &shown.view;
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        scene.tray(&SEATS.map(|seat| Tab {
            minis: owned(view, seat),
            ..Tab::new(owner(seat), shown.tab(seat), None)
        }));
        squares.lay(&mut scene);
        squares.lines(&mut scene);
        squares.sector_lines(&mut scene, 2, 2);
        for cell in view.closed().iter() {
            scene.strike(scene.spot(cell));
        }
        for wood in Wood::ALL {
            for cell in view.laid(wood).iter() {
                let on = scene.spot(cell);
                tile::lay(&mut scene, wood, on);
            }
        }
        if let Some((seat, deed)) = shown.last {
            scene.bracket(scene.spot(deed.turn.cell), Some(owner(seat)));
        }
        scene
    }

    fn alt(shown: &Shown<Kudosu>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut sentences = vec![shown.standing(lang), board(view, lang)];
        sentences.extend(closed(view, lang));
        sentences.extend(SEATS.map(|seat| owns(view, seat, lang)));
        if let Some((seat, deed)) = shown.last {
            sentences.push(lang.say("kudosu-last", &turn_variables(seat, deed.turn, lang)));
        }
        sentences.join(" ")
    }

    /// Returns the board in the letters of the woods; below it the owned pieces, the last turn, and
    /// the closed cells.
    fn text(shown: &Shown<Kudosu>, lang: &Lang) -> String {
        let view = &shown.view;
        let owned = SEATS.map(|seat| {
            let letters = Wood::ALL.into_iter().flat_map(|wood| {
                std::iter::repeat_n(format!(" {}", wood.letter()), view.owned(seat, wood).into())
            });
            let letters: String = letters.collect();
            format!("{} {}{letters}", shown.arrow(seat), mark(seat))
        });
        let letter = |cell| view.on(cell).map_or('·', Wood::letter);
        let legend = lang.say("kudosu-legend", &[]);
        let mut parts = vec![BOARD.draw(letter), legend, owned.join("\n")];
        if let Some((seat, Deed { turn, .. })) = shown.last {
            parts.push(format!(
                "{} {} → {}",
                mark(seat),
                turn.wood.letter(),
                turn.cell
            ));
        }
        parts.extend(closed(view, lang));
        parts.push(shown.standing(lang));
        parts.join("\n\n")
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let mut variables = turn_variables(seat, deed.turn, lang).to_vec();
        let Some(stuck) = deed.stuck else {
            return lang.say("kudosu-report", &variables);
        };
        variables.push(("other", lang.seat(Kudosu::INFO, stuck).into()));
        lang.say("kudosu-report-stuck", &variables)
    }

    /// Returns the woods first, unless all turns fit into one menu: some woods with cells beside
    /// others without them would be confusing.
    fn steps(offered: &[String], prefix: &str, limit: usize) -> Vec<Step> {
        let woods = Wood::ALL.iter().filter(|wood| {
            let begins = format!("{wood} ");
            offered.iter().any(|turn| turn.starts_with(&begins))
        });
        let woods: Vec<Step> = woods.map(Step::word).collect();
        if prefix.is_empty() && offered.len() > limit && woods.len() > 1 {
            woods
        } else {
            notation::step(offered, prefix, limit)
        }
    }

    fn label(_: &Shown<Kudosu>, _: Seat, _: &[&str], word: &str, lang: &Lang) -> Option<String> {
        let meant = Wood::ALL.into_iter().find(|it| it.to_string() == word);
        meant.map(|wood| name(wood, lang))
    }

    fn why(shown: &Shown<Kudosu>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let wood = Wood::ALL
            .into_iter()
            .find(|it| it.to_string() == prefix[0])?;
        let about = named(wood, lang);
        if view.owned(seat, wood) == 0 {
            return Some(lang.say("kudosu-why-none", &about));
        }
        let cell = prefix.get(1)?;
        let barred = || {
            let at: Cell = cell.parse().ok()?;
            let is_barred = view.barred[wood as usize].contains(at);
            is_barred.then(|| lang.say("kudosu-why-barred", &about))
        };
        why::placing(BOARD, ALL - view.free(), cell, lang).or_else(barred)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Returns the pieces a seat still owns, one by one.
fn owned(view: &Kudosu, seat: Seat) -> Vec<Mini> {
    let of = |wood| std::iter::repeat_n(wood, view.owned(seat, wood).into());
    let woods = Wood::ALL.into_iter().flat_map(of);
    woods.map(|wood| Mini::Own(Box::new(wood))).collect()
}

fn board(view: &Kudosu, lang: &Lang) -> String {
    let lies = |wood: Wood| {
        let laid = view.laid(wood);
        let [wood, key] = named(wood, lang);
        let variables = [wood, key, ("cells", list(laid.iter()).into())];
        (!laid.is_empty()).then(|| lang.say("kudosu-lies", &variables))
    };
    let woods: Vec<String> = Wood::ALL.into_iter().filter_map(lies).collect();
    if woods.is_empty() {
        return lang.say("kudosu-empty", &[]);
    }
    lang.say("kudosu-board", &[("woods", lang.list(woods).into())])
}

/// Returns a sentence with the free cells no seat can use any more.
fn closed(view: &Kudosu, lang: &Lang) -> Option<String> {
    let closed = view.closed();
    let cells = [("cells", list(closed.iter()).into())];
    (!closed.is_empty()).then(|| lang.say("kudosu-closed", &cells))
}

fn owns(view: &Kudosu, seat: Seat, lang: &Lang) -> String {
    let some = |wood: Wood| {
        let count = view.owned(seat, wood);
        let [wood, key] = named(wood, lang);
        let variables = [("count", count.into()), wood, key];
        (count > 0).then(|| lang.say("kudosu-some", &variables))
    };
    let woods: Vec<String> = Wood::ALL.into_iter().filter_map(some).collect();
    let seat = ("seat", lang.seat(Kudosu::INFO, seat).into());
    if woods.is_empty() {
        return lang.say("kudosu-owns-nothing", &[seat]);
    }
    lang.say("kudosu-owns", &[seat, ("woods", lang.list(woods).into())])
}

/// Returns the variables of a turn: seat, wood and cell.
fn turn_variables(seat: Seat, turn: Turn, lang: &Lang) -> [(&'static str, Value<'static>); 4] {
    let [wood, key] = named(turn.wood, lang);
    [
        ("seat", lang.seat(Kudosu::INFO, seat).into()),
        wood,
        key,
        ("cell", turn.cell.to_string().into()),
    ]
}

/// Returns the variables of a wood: its name, and its key, by which an article can be chosen.
fn named(wood: Wood, lang: &Lang) -> [(&'static str, Value<'static>); 2] {
    [
        ("wood", name(wood, lang).into()),
        ("wood-key", wood.to_string().into()),
    ]
}

/// Returns the name of a wood.
fn name(wood: Wood, lang: &Lang) -> String {
    let key = match wood {
        Wood::Maple => "kudosu-maple",
        Wood::Zebrawood => "kudosu-zebrawood",
        Wood::Padouk => "kudosu-padouk",
        Wood::Walnut => "kudosu-walnut",
    };
    lang.say(key, &[])
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Kudosu::INFO.palette, seat)
}
