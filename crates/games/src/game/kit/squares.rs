//! Boards of square cells.

use super::cells::Cells;
use super::grid::{Cell, Grid};
use crate::game::scene::{
    GUTTER, Height, Ink, Owner, PAD, Part, Path, Pen, Piece, Point, Scene, Silhouette, Spot, WIDTH,
};
use crate::game::seat::Seat;

/// The room above the paper where there is no tray.
pub const MARGIN: f32 = 24.0;
/// The room on the paper above the cells, for the files' letters: below the board Discord lays its ALT badge over them.
const HEAD: f32 = 38.0;
/// The least room below the paper: with its edge, cells keep clear of that badge.
const FOOT: f32 = 34.0;
/// From the bottom of a picture to the middle of its lowest rank, at least: on a phone the badge reaches nearly as far.
const LOWEST: f32 = 105.0;
/// The size of a coordinate.
pub const LABEL: f32 = 34.0;

/// Where the cells of a board lie: `a1` is bottom left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Squares {
    grid: Grid,
    paper: Point,
    width: f32,
    unit: f32,
    head: f32,
    pad: f32,
}

impl Squares {
    /// The board as wide as the picture allows, its paper beginning at `top`.
    #[must_use]
    pub fn new(grid: Grid, top: f32) -> Squares {
        let paper = Point::new(GUTTER, top);
        Squares {
            head: HEAD,
            ..Squares::within(grid, paper, WIDTH - 2.0 * GUTTER)
        }
    }

    /// The board on a paper of this width, with this top left corner and no room for coordinates.
    #[must_use]
    pub fn within(grid: Grid, paper: Point, width: f32) -> Squares {
        Squares::inside(grid, paper, width, PAD)
    }

    /// The same with this margin between the edge of the paper and the cells.
    #[must_use]
    pub fn inside(grid: Grid, paper: Point, width: f32, margin: f32) -> Squares {
        // Whole pixels, so that equal pieces have equal pixels: crisp, and a smaller file.
        let unit = ((width - 2.0 * margin) / f32::from(grid.files)).floor();
        Squares {
            grid,
            paper,
            width,
            unit,
            head: margin,
            pad: margin,
        }
    }

    /// How high a picture is that ends below this board.
    #[must_use]
    pub fn bottom(&self) -> f32 {
        self.edge() + FOOT.max(LOWEST - self.pad - self.unit / 2.0).ceil()
    }

    /// Where the paper ends.
    #[must_use]
    pub fn edge(&self) -> f32 {
        self.paper.y + self.head + self.depth() + self.pad
    }

    /// Where a cell is.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Spot {
        let right = f32::from(cell.file()) + 0.5;
        let down = f32::from(self.grid.ranks - cell.rank()) - 0.5;
        let at = self.corner() + Point::new(right, down) * self.unit;
        Spot {
            at,
            unit: self.unit,
            round: false,
            taken: None,
        }
    }

    /// Lays out the paper and the coordinates, and names the cells.
    pub fn lay(&self, scene: &mut Scene) {
        self.paper(scene);
        let above = self.paper.y + self.head / 2.0 + 1.0;
        for file in 0..self.grid.files {
            let at = Point::new(self.at(Cell::new(file, 0)).at.x, above);
            scene.text(letter(file), at, LABEL, Height::Letters, Ink::PaperLabel);
        }
        for rank in 0..self.grid.ranks {
            let at = Point::new(self.paper.x / 2.0 + 1.0, self.at(Cell::new(0, rank)).at.y);
            scene.text(rank + 1, at, LABEL, Height::Capitals, Ink::Label);
        }
        self.name(scene);
    }

    /// Names the cells.
    pub fn name(&self, scene: &mut Scene) {
        let named = |cell: Cell| (cell.to_string(), self.at(cell));
        scene.spots.extend(self.grid.cells().map(named));
    }

    /// The paper alone.
    pub fn paper(&self, scene: &mut Scene) {
        let size = Point::new(self.width, self.edge() - self.paper.y);
        scene.fill(
            Path::rounded(size.x, size.y, 14.0),
            self.paper + size * 0.5,
            Ink::Paper,
        );
    }

    /// Every second cell dark, but not `a1`.
    pub fn chequer(&self, scene: &mut Scene, ink: Ink) {
        for cell in self.grid.cells().filter(|cell| !cell.is_like_a1()) {
            self.cell(scene, cell, ink);
        }
    }

    /// A cell in one colour.
    pub fn cell(&self, scene: &mut Scene, cell: Cell, ink: Ink) {
        scene.fill(Path::rect(self.unit, self.unit), self.at(cell).at, ink);
    }

    /// Every second sector dark.
    pub fn sectors(&self, scene: &mut Scene, wide: u8, high: u8) {
        let size = Point::new(self.unit * f32::from(wide), self.unit * f32::from(high));
        for across in 0..self.grid.files / wide {
            for down in (0..self.grid.ranks / high).filter(|down| (across + down) % 2 == 1) {
                let middle = Point::new(
                    size.x * (f32::from(across) + 0.5),
                    size.y * (f32::from(down) + 0.5),
                );
                scene.fill(
                    Path::rect(size.x, size.y),
                    self.corner() + middle,
                    Ink::Sector,
                );
            }
        }
    }

    /// The lines between the cells.
    pub fn lines(&self, scene: &mut Scene) {
        self.rule(scene, (1, 1), Pen::new(3.0), Ink::Line);
    }

    /// The lines between sectors.
    pub fn sector_lines(&self, scene: &mut Scene, wide: u8, high: u8) {
        self.rule(scene, (wide, high), Pen::new(7.0), Ink::SectorLine);
    }

    /// A home row in its owner's tint, with the mark in each cell.
    pub fn home(&self, scene: &mut Scene, rank: u8, owner: Owner) {
        let (breadth, height) = (self.breadth(), self.at(Cell::new(0, rank)).at.y);
        let middle = Point::new(self.corner().x + breadth / 2.0, height);
        scene.fill(
            Path::rect(breadth, self.unit),
            middle,
            owner.ink(Part::Tint),
        );
        for file in 0..self.grid.files {
            let at = self.at(Cell::new(file, rank)).at;
            scene.emblem(owner, at, self.unit * 0.08, Part::Edge);
        }
    }

    /// A cell of a camp: tinted, framed, marked.
    pub fn camp(&self, scene: &mut Scene, cell: Cell, owner: Owner) {
        self.cell(scene, cell, owner.ink(Part::Tint));
        let (at, inner) = (self.at(cell).at, self.unit - 14.0);
        scene.stroke(
            Path::rounded(inner, inner, 10.0),
            at,
            Pen::new(5.0),
            owner.ink(Part::Edge),
        );
        scene.emblem(owner, at, self.unit * 0.09, Part::Edge);
    }

    /// A dimple in each cell: here pieces are placed.
    pub fn dimples(&self, scene: &mut Scene) {
        for cell in self.grid.cells() {
            scene.silhouette(
                Silhouette::Disc,
                self.at(cell).at,
                self.unit * 0.36,
                Ink::Sector,
            );
        }
    }

    /// Lines before every so many files and ranks, and after the last.
    fn rule(&self, scene: &mut Scene, (wide, high): (u8, u8), pen: Pen, ink: Ink) {
        // Odd widths lie on half pixels: crisp.
        let corner = self.corner() + Point::new(0.5, 0.5);
        let mut line = |from: Point, way: Point| scene.line(&[from, from + way], pen, ink);
        for file in (0..=self.grid.files).step_by(wide.into()) {
            let right = Point::new(f32::from(file) * self.unit, 0.0);
            line(corner + right, Point::new(0.0, self.depth()));
        }
        for rank in (0..=self.grid.ranks).step_by(high.into()) {
            let down = Point::new(0.0, f32::from(rank) * self.unit);
            line(corner + down, Point::new(self.breadth(), 0.0));
        }
    }

    /// The top left corner of the cells.
    fn corner(&self) -> Point {
        self.paper + Point::new(((self.width - self.breadth()) / 2.0).floor(), self.head)
    }

    fn breadth(&self) -> f32 {
        self.unit * f32::from(self.grid.files)
    }

    fn depth(&self) -> f32 {
        self.unit * f32::from(self.grid.ranks)
    }
}

/// What two seats have on a board, all of one kind; `owner` says how theirs look.
pub fn men(scene: &mut Scene, piece: Piece, owner: fn(Seat) -> Owner, men: [Cells; 2]) {
    for (seat, cells) in [Seat(1), Seat(2)].into_iter().zip(men) {
        for cell in cells.iter() {
            scene.piece(piece, owner(seat), scene.spot(cell));
        }
    }
}

/// The letter of a file.
#[must_use]
pub fn letter(file: u8) -> char {
    char::from(b'a' + file)
}
