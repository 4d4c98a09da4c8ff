//! All components on one sheet, those no game uses yet among them.

use tavolino_games::game::kit::grid::Grid;
use tavolino_games::game::kit::squares::Squares;
use tavolino_games::game::scene::{
    Ends, Ink, Mini, Owner, Path, Piece, Point, Scene, Silhouette, Spot, Tab, TabState,
};
use tavolino_games::game::{Palette, Seat};
use tavolino_games::games::basileus::piece::{BLOCK, DIAMOND, OCTAGRAM};
use tavolino_games::games::dungeon_chess::piece::{GUERRIERO, KOR, LOTTATORE, MAGA};
use tavolino_games::games::kintei::piece::{LEAF, NEUTRAL, PAWN};
use tavolino_games::games::{jinrai, taifuu};

use super::golden;

fn owners() -> Vec<Owner> {
    let colours = (1..=6).map(|seat| Owner::Seat(Palette::Colours, Seat(seat)));
    let sides = (1..=2).map(|seat| Owner::Seat(Palette::WhiteAndBlack, Seat(seat)));
    colours.chain(sides).collect()
}

/// A place in a row of eight.
fn spot(column: u8, y: f32, unit: f32) -> Spot {
    let at = Point::new(86.0 + 104.0 * f32::from(column), y);
    Spot {
        at,
        unit,
        round: false,
        taken: None,
    }
}

#[test]
fn components() {
    let owners = owners();
    let (blue, gold, white, black) = (owners[0], owners[1], owners[6], owners[7]);
    let mut scene = Scene::framed(740.0);
    scene.fill(
        Path::rounded(852.0, 692.0, 14.0),
        Point::new(450.0, 370.0),
        Ink::Paper,
    );
    for (column, &owner) in (0..).zip(&owners) {
        let on = spot(column, 90.0, 100.0);
        scene.piece(Piece::DISC, owner, on);
        scene.chip(owner, on.at + Point::new(-24.0, 66.0), 15.0);
        scene.left(owner, on.at + Point::new(20.0, 66.0), 20.0);
    }
    let shapes = [
        (Piece::CLOUD, blue),
        (jinrai::piece::BREATH, gold),
        (taifuu::piece::TYPHOON, blue),
        (DIAMOND, white),
        (BLOCK, black),
        (OCTAGRAM, white),
        (LEAF, NEUTRAL),
        (PAWN, gold),
    ];
    for (column, (piece, owner)) in (0..).zip(shapes) {
        scene.piece(piece, owner, spot(column, 240.0, 100.0));
    }
    let characters = [KOR, MAGA, GUERRIERO, LOTTATORE];
    for (column, (piece, &owner)) in (0..).zip(characters.into_iter().zip(&owners)) {
        scene.piece(piece, owner, spot(column, 344.0, 100.0));
    }
    jinrai::piece::bolt(&mut scene, spot(4, 344.0, 100.0).at, 32.0);
    scene.token(6, 0.38, spot(5, 344.0, 100.0));
    scene.token(
        9,
        0.38,
        Spot {
            round: true,
            ..spot(6, 344.0, 100.0)
        },
    );
    scene.silhouette(
        Silhouette::PADLOCK,
        spot(7, 344.0, 100.0).at,
        30.0,
        Ink::PaperLabel,
    );
    traces(&mut scene, &owners);
    states(&mut scene, blue);
    for number in 1..=3 {
        scene.number(number.into(), spot(number, 540.0, 100.0).at, 16.0);
    }
    scene.strike(spot(4, 540.0, 60.0));
    let won = spot(5, 540.0, 50.0);
    scene.glow(won);
    scene.piece(Piece::STONE, black, won);
    golden("components", &scene);
}

/// Ways of moving, in the fourth row.
fn traces(scene: &mut Scene, owners: &[Owner]) {
    let row = [0, 1, 2, 3, 4, 5, 6, 7].map(|column| spot(column, 460.0, 104.0));
    scene.ghost(Piece::DISC, owners[2], row[0]);
    scene.piece(Piece::DISC, owners[2], row[1]);
    scene.arrow(&row[..2], Ends::default());
    scene.ghost(Piece::CLOUD, owners[1], row[2]);
    scene.piece(Piece::CLOUD, owners[1], row[3]);
    scene.blow(&row[2..4], Ends::default());
    scene.ghost(Piece::DISC, owners[3], row[4]);
    scene.cross(row[4]);
    scene.ghost(Piece::DISC, owners[0], row[5]);
    scene.piece(Piece::DISC, owners[1], row[6]);
    scene.piece(Piece::DISC, owners[0], row[7]);
    scene.hop(&[row[5], row[7]]);
}

/// The marks that a cell can have, in the last row.
fn states(scene: &mut Scene, owner: Owner) {
    let row = [0, 1, 2, 3, 4, 5, 6, 7].map(|column| spot(column, 620.0, 100.0));
    scene.piece(Piece::DISC, owner, row[0]);
    scene.bracket(row[0], None);
    scene.token(5, 0.38, row[1]);
    scene.bracket(row[1], Some(owner));
    scene.win(&row[2..4], false);
    scene.piece(Piece::DISC, owner, row[2]);
    scene.piece(Piece::DISC, owner, row[3]);
    scene
        .spots
        .extend([("a".to_owned(), row[4]), ("b".to_owned(), row[5])]);
    scene.piece(Piece::DISC, owner, row[4]);
    scene.mark(&["a"], &["b", "not a cell"]);
    let tile = Path::rounded(84.0, 84.0, 6.0);
    scene.verdict(&tile, row[6].at, true);
    scene.verdict(&tile, row[7].at, false);
}

#[test]
fn a_board_with_camps_a_win_and_small_pieces_in_the_tray() {
    let owners = owners();
    let grid = Grid::new(4, 4);
    let squares = Squares::new(grid, 80.0);
    let mut scene = Scene::framed(squares.bottom());
    let mini = |owner, lost| {
        if lost {
            Mini::Lost(owner)
        } else {
            Mini::Piece(Piece::DISC, owner)
        }
    };
    let tab = |(i, &owner): (usize, &Owner)| {
        let state = [
            TabState::Won,
            TabState::Folded,
            TabState::Retired,
            TabState::Open,
        ][i];
        let minis = (0..4).map(|slot| mini(owner, slot >= i)).collect();
        Tab {
            minis,
            ..Tab::new(owner, state, None)
        }
    };
    scene.tray(
        &owners
            .iter()
            .take(4)
            .enumerate()
            .map(tab)
            .collect::<Vec<_>>(),
    );
    squares.lay(&mut scene);
    squares.dimples(&mut scene);
    squares.camp(&mut scene, "a1".parse().expect("a cell"), owners[0]);
    let line = ["b1", "d2", "c4", "a3"].map(|cell| scene.spot(cell));
    scene.win(&line, true);
    for on in line {
        scene.piece(Piece::STONE, owners[0], on);
    }
    scene.bracket(line[3], None);
    golden("board", &scene);
}
