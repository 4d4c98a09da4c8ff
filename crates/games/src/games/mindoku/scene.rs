//! Pictures of Mindoku. In competitive games no picture may distinguish a duplicate from another
//! token.

use super::deed::{Deed, What};
use super::layout::Layout;
use super::position::Mindoku;
use super::tokens::Tokens;
use super::view::{Hand, View};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::rhombus::Rhombus;
use crate::game::kit::squares::{MARGIN, Squares};
use crate::game::scene::hand::open_height;
use crate::game::scene::{GUTTER, Owner, TRAY, Tab, TabState, WIDTH};
use crate::game::{Game, Outcome, Scene, Seat, Shown, Stage};

pub(super) fn scene(shown: &Shown<Mindoku>) -> Scene {
    let view = &shown.view;
    let layout = view.public.layout;
    let open = open_hands(shown);
    let tokens = open.iter().map(|(_, held)| usize::from(held.len())).max();
    let high = open_height(open.len(), tokens.unwrap_or_default());
    let mut scene = board(layout, &tabs(shown), high * open.len() as f32);
    let radius = token_radius(layout);
    for (cell, value) in view.public.tokens() {
        scene.token(value, radius, scene.spot(cell));
    }
    for (seat, deed) in shown.earlier.iter().copied().chain(shown.last) {
        trace(&mut scene, view, seat, deed);
    }
    let margin = if layout == Layout::On3Rows {
        MARGIN
    } else {
        GUTTER
    };
    let top = scene.height - high * open.len() as f32 - 16.0;
    for (row, &(seat, held)) in open.iter().enumerate() {
        scene.open_hand(
            (owner(seat), state(shown, seat)),
            &held.iter().collect::<Vec<_>>(),
            (top + high * row as f32, WIDTH - margin),
            high,
            chosen(shown, seat),
        );
    }
    if !view.public.is_cooperative() && !open.is_empty() {
        // The picture shows a private hand.
        scene = scene.private();
    }
    scene
}

/// Returns the value of the token the seat is choosing a cell for.
fn chosen(shown: &Shown<Mindoku>, seat: Seat) -> Option<u8> {
    let Stage::Partial(prefix) = &shown.stage else {
        return None;
    };
    match prefix.as_slice() {
        [place, value, ..] if place == "place" && shown.to_act.contains(seat) => value.parse().ok(),
        _ => None,
    }
}

/// Returns the empty board below its tabs, if any, with room for open hands of this total height
/// below.
fn board(layout: Layout, tabs: &[Tab], hands: f32) -> Scene {
    let top = if tabs.is_empty() { MARGIN } else { TRAY };
    // The tray is drawn first: the board covers the feet of its tabs.
    let framed = |edge: f32, bottom: f32| {
        let mut scene = Scene::framed(if hands == 0.0 {
            bottom
        } else {
            edge + 10.0 + hands + 16.0
        });
        scene.tray(tabs);
        scene
    };
    let (wide, high) = match layout {
        Layout::Four => (2, 2),
        Layout::Six => (3, 2),
        Layout::Nine => (3, 3),
        Layout::On3Rows => {
            let rhombus = Rhombus::new(layout.grid().files, top);
            let mut scene = framed(rhombus.edge(), rhombus.bottom());
            rhombus.lay(&mut scene);
            return scene;
        }
    };
    let squares = Squares::new(layout.grid(), top);
    let mut scene = framed(squares.edge(), squares.bottom());
    squares.lay(&mut scene);
    squares.sectors(&mut scene, wide, high);
    squares.lines(&mut scene);
    squares.sector_lines(&mut scene, wide, high);
    scene
}

/// Returns a tab per seat with its number of tokens; none where all hands are open.
fn tabs(shown: &Shown<Mindoku>) -> Vec<Tab> {
    if shown.view.public.is_cooperative() {
        return Vec::new();
    }
    let tab = |seat: Seat| {
        let held = shown.view.hands[seat.index()].len();
        Tab::new(owner(seat), state(shown, seat), Some(held.into()))
    };
    shown.seats.iter().map(tab).collect()
}

/// Draws the trace of a turn or a claim.
fn trace(scene: &mut Scene, view: &View, seat: Seat, Deed { value, what }: Deed) {
    let radius = token_radius(view.public.layout);
    let ghost = match what {
        What::Placed(_) | What::Last(_) | What::Lost(_) => None,
        What::Moved(from, _) => Some(from),
        What::Taken(cell) | What::Undone(cell) | What::SentBack(cell, _) | What::Given(cell, _) => {
            Some(cell)
        }
    };
    if let Some(cell) = ghost {
        scene.token_ghost(value, radius, scene.spot(cell));
    }
    if let What::Lost(cell) = what {
        for cell in clash(view, cell, value).iter() {
            scene.token_hit(radius, scene.spot(cell));
        }
    }
    let spot = scene.spot(what.cell());
    scene.bracket(spot, Some(owner(seat)));
    if matches!(what, What::Undone(_) | What::SentBack(..) | What::Given(..)) {
        scene.cross(spot);
    }
}

/// Returns the cells of the duplicate that lost the game and of the tokens it repeats.
fn clash(view: &View, cell: Cell, value: u8) -> Cells {
    let public = &view.public;
    public.with(value) & (public.layout.peers(cell) | cell.into())
}

/// Returns the hands whose values the viewer sees.
fn open_hands(shown: &Shown<Mindoku>) -> Vec<(Seat, Tokens)> {
    let seen = |seat: Seat| match shown.view.hands[seat.index()] {
        Hand::Open(tokens) => Some((seat, tokens)),
        Hand::Closed(_) => None,
    };
    shown.seats.iter().filter_map(seen).collect()
}

fn state(shown: &Shown<Mindoku>, seat: Seat) -> TabState {
    if !shown.view.public.staying.contains(seat) {
        return TabState::Retired;
    }
    match shown.outcome {
        Some(Outcome::Together { won: true }) => TabState::Won,
        _ => shown.tab(seat),
    }
}

/// Returns the radius of a token, in units of a cell; small cells are used to their edges.
fn token_radius(layout: Layout) -> f32 {
    match layout {
        Layout::Four | Layout::Six => 0.38,
        Layout::Nine => 0.45,
        Layout::On3Rows => 0.365,
    }
}

/// Returns the owner of a seat's tokens and tab.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(Mindoku::INFO.palette, seat)
}
