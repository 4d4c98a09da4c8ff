//! Mindoku's pictures. Against each other, nothing in them may tell a duplicate from any other token.

use super::{Hand, Layout, Mindoku, Over, Tokens, View, What, words};
use crate::game::kit::grid::Cell;
use crate::game::scene::hand::ROW;
use crate::game::kit::squares::{GUTTER, MARGIN, TRAY};
use crate::game::scene::{Owner, Point, Rhombus, Squares, Tab, TabState};
use crate::game::{Game, Lang, Scene, Seat, Seats};

pub(super) fn scene(view: &View, lang: &Lang) -> Scene {
    let layout = view.public.layout();
    let open = open_hands(view);
    let mut scene = board(layout, &tabs(view), open.len());
    let radius = token_radius(layout);
    for (cell, value) in view.public.tokens() {
        scene.token(value, radius, scene.spot(cell));
    }
    last(&mut scene, view, radius);
    let left = if layout == Layout::On3Rows {
        MARGIN
    } else {
        GUTTER
    };
    let top = scene.height - ROW * open.len() as f32 - 16.0;
    for (row, &(seat, held)) in open.iter().enumerate() {
        let corner = Point::new(left, top + ROW * row as f32);
        scene.open_hand(
            owner(seat),
            state(view, seat),
            &held.iter().collect::<Vec<_>>(),
            corner,
        );
    }
    if view.has_secrets() && !open.is_empty() {
        // Somebody's hand is in the picture: it is for these eyes only, whoever asked for it.
        scene = scene.private();
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view);
    scene
}

/// The hand, where hands are private.
pub(super) fn card(view: &View, seat: Seat, lang: &Lang) -> Option<Scene> {
    let held = words::private_hand(view, seat)?;
    Some(Scene {
        alt: words::hand(held, lang),
        text: words::hand_text(held),
        ..Scene::hand(owner(seat), &held.iter().collect::<Vec<_>>())
    })
}

/// The empty board below its tabs, if there are any, with room for so many hands below.
fn board(layout: Layout, tabs: &[Tab], hands: usize) -> Scene {
    let top = if tabs.is_empty() { MARGIN } else { TRAY };
    let below = if hands == 0 {
        0.0
    } else {
        ROW * hands as f32 + 14.0
    };
    // The tray comes before the board, which covers the feet of its tabs.
    let framed = |bottom: f32| {
        let mut scene = Scene::framed(bottom + below);
        scene.tray(tabs);
        scene
    };
    let (wide, high) = match layout {
        Layout::Four => (2, 2),
        Layout::Six => (3, 2),
        Layout::Nine => (3, 3),
        Layout::On3Rows => {
            let rhombus = Rhombus::new(layout.grid().files, top);
            let mut scene = framed(rhombus.bottom());
            rhombus.lay(&mut scene);
            return scene;
        }
    };
    let squares = Squares::new(layout.grid(), top);
    let mut scene = framed(squares.bottom());
    squares.lay(&mut scene);
    squares.sectors(&mut scene, wide, high);
    squares.lines(&mut scene);
    squares.sector_lines(&mut scene, wide, high);
    scene
}

/// Every seat with the number of its tokens; none where all hands lie open.
fn tabs(view: &View) -> Vec<Tab> {
    let tab = |seat: Seat| {
        Tab::new(
            owner(seat),
            state(view, seat),
            Some(view.hands[seat.index()].len().into()),
        )
    };
    let seats = Seats::all(view.public.seats());
    seats
        .iter()
        .filter(|_| view.has_secrets())
        .map(tab)
        .collect()
}

/// What the last turn or claim did.
fn last(scene: &mut Scene, view: &View, radius: f32) {
    let Some(deed) = view.public.last() else {
        return;
    };
    let by = Some(owner(deed.seat));
    let mut ghost = |cell: Cell| scene.token_ghost(deed.value, radius, scene.spot(cell));
    let on = match deed.what {
        What::Placed(cell) => cell,
        What::Moved(from, to) => {
            ghost(from);
            to
        }
        What::Taken(cell) | What::Undone(cell) | What::Claimed(cell, _) => {
            ghost(cell);
            cell
        }
    };
    if view.public.over() == Some(Over::Together { won: false }) {
        for cell in clash(view, on, deed.value) {
            scene.token_hit(radius, scene.spot(cell));
        }
    }
    let spot = scene.spot(on);
    scene.bracket(spot, by);
    if matches!(deed.what, What::Undone(_) | What::Claimed(..)) {
        scene.cross(spot);
    }
}

/// The token that lost the game for all and those it repeats; nothing if it was lost otherwise.
fn clash(view: &View, cell: Cell, value: u8) -> Vec<Cell> {
    let public = &view.public;
    if public.value(cell) != Some(value) || !public.is_duplicate(value, cell) {
        return Vec::new();
    }
    let alike = public.with(value) & public.layout().peers(cell);
    public
        .layout()
        .cells(alike | public.layout().bit(cell))
        .collect()
}

/// The hands whose values are seen, where seats still hold or have held them.
fn open_hands(view: &View) -> Vec<(Seat, Tokens)> {
    let seen = |seat: Seat| match view.hands[seat.index()] {
        Hand::Open(tokens) => Some((seat, tokens)),
        Hand::Closed(_) => None,
    };
    Seats::all(view.public.seats())
        .iter()
        .filter_map(seen)
        .collect()
}

fn state(view: &View, seat: Seat) -> TabState {
    let public = &view.public;
    let won = match public.over() {
        None if public.acting() == seat => return TabState::Open,
        None => false,
        Some(Over::Won(winner)) => winner == seat,
        Some(Over::Quiet) => fewest(view).contains(seat),
        Some(Over::Together { won }) => won,
        Some(Over::Otherwise(winners)) => winners.contains(seat),
    };
    match (public.staying().contains(seat), won) {
        (false, _) => TabState::Retired,
        (true, true) => TabState::Won,
        (true, false) => TabState::Folded,
    }
}

/// The seats that hold the fewest tokens; nobody if all hold as many.
fn fewest(view: &View) -> Seats {
    let held = |seat: Seat| view.hands[seat.index()].len();
    let staying = view.public.staying();
    let fewest = staying.iter().map(held).min();
    let first: Seats = staying
        .iter()
        .filter(|&seat| Some(held(seat)) == fewest)
        .collect();
    if first == Seats::all(view.public.seats()) {
        Seats::NONE
    } else {
        first
    }
}

/// In units of a cell; small cells are used to their edges.
fn token_radius(layout: Layout) -> f32 {
    match layout {
        Layout::Four | Layout::Six => 0.38,
        Layout::Nine => 0.40,
        Layout::On3Rows => 0.339,
    }
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Mindoku::INFO.palette, seat)
}
