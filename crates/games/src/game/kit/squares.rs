//! Pictures of boards with square cells.

use super::cells::Cells;
use super::grid::{Cell, Grid};
use crate::game::scene::{
    GUTTER, Height, Ink, Owner, PAD, Part, Path, Pen, Piece, Point, Scene, Silhouette, Spot, WIDTH,
};
use crate::game::seat::Seat;

/// Room above the paper where there is no tray, in points.
pub const MARGIN: f32 = 24.0;
/// Room on the paper above the cells for the file letters, in points. They stand above because
/// Discord covers the bottom left corner with its ALT badge.
const HEAD: f32 = 38.0;
/// Room below the paper, in points: with the margin of the paper, no cell reaches into the
/// [`BADGE`](crate::game::scene::BADGE).
const FOOT: f32 = 58.0;
/// Type size of a coordinate, in points.
pub const LABEL: f32 = 34.0;

/// The layout of a board of square cells: `a1` is bottom left.
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
    /// Returns a board as wide as the picture allows, its paper beginning at `top`.
    #[must_use]
    pub fn new(grid: Grid, top: f32) -> Squares {
        let paper = Point::new(GUTTER, top);
        Squares {
            head: HEAD,
            ..Squares::within(grid, paper, WIDTH - 2.0 * GUTTER)
        }
    }

    /// Returns a board on paper of this width and top left corner, without room for coordinates.
    #[must_use]
    pub fn within(grid: Grid, paper: Point, width: f32) -> Squares {
        Squares::inside(grid, paper, width, PAD)
    }

    /// Returns the board of [`Squares::within`] with `margin` points between the edge of the paper
    /// and the cells.
    #[must_use]
    pub fn inside(grid: Grid, paper: Point, width: f32, margin: f32) -> Squares {
        // Whole pixels give equal pieces equal pixels: crisp edges and a smaller file.
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

    /// Returns the height of a picture that ends below this board.
    #[must_use]
    pub fn bottom(&self) -> f32 {
        self.edge() + FOOT
    }

    /// Returns the lower edge of the paper.
    #[must_use]
    pub fn edge(&self) -> f32 {
        self.paper.y + self.head + self.depth() + self.pad
    }

    /// Returns the spot of a cell.
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

    /// Draws the paper and the coordinates, and registers the cells as spots.
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

    /// Registers the cells as spots.
    pub fn name(&self, scene: &mut Scene) {
        let named = |cell: Cell| (cell.to_string(), self.at(cell));
        scene.spots.extend(self.grid.cells().map(named));
    }

    /// Draws the paper.
    pub fn paper(&self, scene: &mut Scene) {
        let size = Point::new(self.width, self.edge() - self.paper.y);
        scene.fill(
            Path::rounded(size.x, size.y, 14.0),
            self.paper + size * 0.5,
            Ink::Paper,
        );
    }

    /// Darkens every second cell, but not `a1`.
    pub fn chequer(&self, scene: &mut Scene, ink: Ink) {
        for cell in self.grid.cells().filter(|cell| !cell.is_like_a1()) {
            self.cell(scene, cell, ink);
        }
    }

    /// Fills a cell with one ink.
    pub fn cell(&self, scene: &mut Scene, cell: Cell, ink: Ink) {
        scene.fill(Path::rect(self.unit, self.unit), self.at(cell).at, ink);
    }

    /// Darkens every second sector of `wide` by `high` cells.
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
                    Ink::Shade,
                );
            }
        }
    }

    /// Draws the lines between cells.
    pub fn lines(&self, scene: &mut Scene) {
        self.rule(scene, (1, 1), Pen::new(3.0), Ink::Line);
    }

    /// Draws the lines between sectors.
    pub fn sector_lines(&self, scene: &mut Scene, wide: u8, high: u8) {
        self.rule(scene, (wide, high), Pen::new(7.0), Ink::SectorLine);
    }

    /// Draws a home row in its owner's tint, with the owner's mark in each cell.
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

    /// Draws a cell of a camp: tinted, framed and marked.
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

    /// Draws a dimple in each cell, for boards on which pieces are placed.
    pub fn dimples(&self, scene: &mut Scene) {
        for cell in self.grid.cells() {
            scene.silhouette(
                Silhouette::DISC,
                self.at(cell).at,
                self.unit * 0.36,
                Ink::Sector,
            );
        }
    }

    /// Draws lines every `wide` files and `high` ranks, the outer lines included.
    fn rule(&self, scene: &mut Scene, (wide, high): (u8, u8), pen: Pen, ink: Ink) {
        // Lines of odd width lie on half pixels to stay crisp.
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

    /// Returns the top left corner of the cells.
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

/// Draws the pieces of two seats, all of one kind; `owner` returns the owner of a seat's pieces.
pub fn pieces(scene: &mut Scene, piece: Piece, owner: fn(Seat) -> Owner, pieces: [Cells; 2]) {
    for (seat, cells) in [Seat(1), Seat(2)].into_iter().zip(pieces) {
        for cell in cells.iter() {
            scene.piece(piece, owner(seat), scene.spot(cell));
        }
    }
}

/// Returns the letter of a file.
#[must_use]
pub fn letter(file: u8) -> char {
    char::from(b'a' + file)
}
