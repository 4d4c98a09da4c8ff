//! Mindoku's pictures. Against each other, nothing in them may tell a duplicate from any other token.

use super::{Hand, Layout, Mindoku, Mode, Over, Tokens, View, What, words};
use crate::game::grid::Cell;
use crate::game::scene::hand::ROW;
use crate::game::scene::squares::{GUTTER, MARGIN, TRAY};
use crate::game::scene::{Owner, Point, Rhombus, Squares, Tab, TabState};
use crate::game::{Game, Lang, Scene, Seat, Seats};

pub(super) fn scene(view: &View, lang: &Lang) -> Scene {
    let against = view.public.mode() != Mode::Cooperative;
    let open = open_hands(view);
    let top = if against { TRAY } else { MARGIN };
    let mut scene = board(view.public.layout(), top, open.len());
    if against {
        let tab = |seat: Seat| {
            Tab::new(
                owner(seat),
                state(view, seat),
                Some(view.hands[seat.index()].len().into()),
            )
        };
        scene.tray(&Seats::all(view.public.seats()).iter().map(tab).collect::<Vec<_>>());
        if !open.is_empty() {
            // Somebody's hand is in the picture: it is for these eyes only, whoever asked for it.
            scene = scene.private();
        }
    }
    let radius = token_radius(view.public.layout());
    for (cell, value) in view.public.tokens() {
        scene.token(value, radius, scene.spot(cell));
    }
    last(&mut scene, view, radius);
    let left = if view.public.layout() == Layout::On3Rows {
        MARGIN
    } else {
        GUTTER
    };
    let rows = open.len() as f32;
    for (i, (seat, held)) in open.into_iter().enumerate() {
        let corner = Point::new(left, scene.height - ROW * (rows - i as f32) - 16.0);
        scene.open_hand(owner(seat), state(view, seat), &held.iter().collect::<Vec<_>>(), corner);
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

/// The empty board, with room for so many hands below.
fn board(layout: Layout, top: f32, hands: usize) -> Scene {
    let below = if hands == 0 { 0.0 } else { ROW * hands as f32 + 14.0 };
    let (wide, high) = match layout {
        Layout::Four => (2, 2),
        Layout::Six => (3, 2),
        Layout::Nine => (3, 3),
        Layout::On3Rows => {
            let rhombus = Rhombus::new(layout.grid().files, top);
            let mut scene = Scene::framed(rhombus.bottom() + below);
            rhombus.lay(&mut scene);
            return scene;
        }
    };
    let squares = Squares::new(layout.grid(), top);
    let mut scene = Scene::framed(squares.bottom() + below);
    squares.lay(&mut scene);
    squares.sectors(&mut scene, wide, high);
    squares.lines(&mut scene);
    squares.sector_lines(&mut scene, wide, high);
    scene
}

/// What the last turn or claim did.
fn last(scene: &mut Scene, view: &View, radius: f32) {
    let Some(deed) = view.public.last() else { return };
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
    public.layout().cells(alike | public.layout().bit(cell)).collect()
}

/// The hands whose values are seen, where seats still hold or have held them.
fn open_hands(view: &View) -> Vec<(Seat, Tokens)> {
    let seen = |seat: Seat| match view.hands[seat.index()] {
        Hand::Open(tokens) => Some((seat, tokens)),
        Hand::Closed(_) => None,
    };
    Seats::all(view.public.seats()).iter().filter_map(seen).collect()
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
    let first: Seats = staying.iter().filter(|&seat| Some(held(seat)) == fewest).collect();
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
