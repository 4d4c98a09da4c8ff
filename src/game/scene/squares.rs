//! Boards of square cells.

use super::{Height, Ink, Owner, Part, Path, Pen, Point, Scene, Spot, WIDTH};

/// The room left and right of the paper.
pub const GUTTER: f32 = 46.0;
/// The room above the paper, for the tray.
pub const TRAY: f32 = 80.0;
/// The room below the paper, for the files' letters.
pub const FOOT: f32 = 56.0;
/// From the edge of the paper to the first cell, at least.
pub const PAD: f32 = 10.0;
/// The size of a coordinate.
pub const LABEL: f32 = 34.0;

/// Where the cells of a board lie: `a1` is bottom left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Squares {
    files: u8,
    ranks: u8,
    paper: Point,
    width: f32,
    unit: f32,
}

impl Squares {
    /// The board as wide as the picture allows, its paper beginning at `top`.
    #[must_use]
    pub fn new(files: u8, ranks: u8, top: f32) -> Squares {
        Squares::within(files, ranks, Point::new(GUTTER, top), WIDTH - 2.0 * GUTTER)
    }

    /// The board on a paper of this width, with this top left corner.
    #[must_use]
    pub fn within(files: u8, ranks: u8, paper: Point, width: f32) -> Squares {
        // Whole pixels, so that equal pieces have equal pixels: crisp, and a smaller file.
        let unit = ((width - 2.0 * PAD) / f32::from(files)).floor();
        Squares {
            files,
            ranks,
            paper,
            width,
            unit,
        }
    }

    /// How high a picture is that ends with the letters below this board.
    #[must_use]
    pub fn bottom(&self) -> f32 {
        self.paper.y + self.depth() + 2.0 * PAD + FOOT
    }

    /// The cell in a file and a rank, both counted from 0.
    #[must_use]
    pub fn at(&self, file: u8, rank: u8) -> Spot {
        let right = f32::from(file) + 0.5;
        let down = f32::from(self.ranks - rank) - 0.5;
        Spot {
            at: self.corner() + Point::new(right, down) * self.unit,
            unit: self.unit,
            round: false,
            taken: false,
        }
    }

    /// Lays out the paper and the coordinates, and names the cells.
    pub fn lay(&self, scene: &mut Scene) {
        self.paper(scene);
        for file in 0..self.files {
            let x = self.at(file, 0).at.x;
            let y = self.paper.y + self.depth() + 2.0 * PAD + FOOT * 0.44;
            scene.text(letter(file), Point::new(x, y), LABEL, Height::Letters, Ink::Label);
        }
        for rank in 0..self.ranks {
            let at = Point::new(self.paper.x / 2.0 + 1.0, self.at(0, rank).at.y);
            scene.text(rank + 1, at, LABEL, Height::Capitals, Ink::Label);
        }
        for (file, rank) in self.cells() {
            scene
                .spots
                .insert(format!("{}{}", letter(file), rank + 1), self.at(file, rank));
        }
    }

    /// The paper alone.
    pub fn paper(&self, scene: &mut Scene) {
        let size = Point::new(self.width, self.depth() + 2.0 * PAD);
        scene.fill(Path::rounded(size.x, size.y, 14.0), self.paper + size * 0.5, Ink::Paper);
    }

    /// Every second cell dark, but `a1`.
    pub fn chequer(&self, scene: &mut Scene, ink: Ink) {
        for (file, rank) in self.cells().filter(|(file, rank)| (file + rank) % 2 == 1) {
            self.cell(scene, self.at(file, rank), ink);
        }
    }

    /// A cell in one colour.
    pub fn cell(&self, scene: &mut Scene, on: Spot, ink: Ink) {
        scene.fill(Path::rect(self.unit, self.unit), on.at, ink);
    }

    /// Every second sector dark.
    pub fn sectors(&self, scene: &mut Scene, wide: u8, high: u8) {
        let size = Point::new(self.unit * f32::from(wide), self.unit * f32::from(high));
        for across in 0..self.files / wide {
            for down in (0..self.ranks / high).filter(|down| (across + down) % 2 == 1) {
                let middle = Point::new(size.x * (f32::from(across) + 0.5), size.y * (f32::from(down) + 0.5));
                scene.fill(Path::rect(size.x, size.y), self.corner() + middle, Ink::Sector);
            }
        }
    }

    /// The lines between the cells.
    pub fn lines(&self, scene: &mut Scene) {
        self.rule(scene, 1, 1, Pen::new(3.0), Ink::Line);
    }

    /// The lines between sectors.
    pub fn sector_lines(&self, scene: &mut Scene, wide: u8, high: u8) {
        self.rule(scene, wide, high, Pen::new(7.0), Ink::SectorLine);
    }

    /// A home row in its owner's tint, with the mark in each cell.
    pub fn home(&self, scene: &mut Scene, rank: u8, owner: Owner) {
        let middle = Point::new(self.corner().x + self.breadth() / 2.0, self.at(0, rank).at.y);
        scene.fill(Path::rect(self.breadth(), self.unit), middle, owner.ink(Part::Tint));
        for file in 0..self.files {
            scene.emblem(owner, self.at(file, rank).at, self.unit * 0.08, Part::Edge);
        }
    }

    /// A cell of a camp: tinted, framed, marked.
    pub fn camp(&self, scene: &mut Scene, on: Spot, owner: Owner) {
        self.cell(scene, on, owner.ink(Part::Tint));
        let inner = self.unit - 14.0;
        scene.stroke(
            Path::rounded(inner, inner, 10.0),
            on.at,
            Pen::new(5.0),
            owner.ink(Part::Edge),
        );
        scene.emblem(owner, on.at, self.unit * 0.09, Part::Edge);
    }

    /// A dimple in each cell: here pieces are placed.
    pub fn dimples(&self, scene: &mut Scene) {
        for (file, rank) in self.cells() {
            scene.silhouette(
                super::Silhouette::Disc,
                self.at(file, rank).at,
                self.unit * 0.36,
                Ink::Sector,
            );
        }
    }

    /// Lines before every so many files and ranks, and after the last.
    fn rule(&self, scene: &mut Scene, wide: u8, high: u8, pen: Pen, ink: Ink) {
        // Odd widths lie on half pixels: crisp.
        let corner = self.corner() + Point::new(0.5, 0.5);
        let mut line = |from: Point, way: Point| scene.line(&[from, from + way], pen, ink);
        for file in (0..=self.files).step_by(wide.into()) {
            let right = Point::new(f32::from(file) * self.unit, 0.0);
            line(corner + right, Point::new(0.0, self.depth()));
        }
        for rank in (0..=self.ranks).step_by(high.into()) {
            let down = Point::new(0.0, f32::from(rank) * self.unit);
            line(corner + down, Point::new(self.breadth(), 0.0));
        }
    }

    fn cells(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let (files, ranks) = (self.files, self.ranks);
        (0..files).flat_map(move |file| (0..ranks).map(move |rank| (file, rank)))
    }

    /// The top left corner of the cells.
    fn corner(&self) -> Point {
        self.paper + Point::new(((self.width - self.breadth()) / 2.0).floor(), PAD)
    }

    fn breadth(&self) -> f32 {
        self.unit * f32::from(self.files)
    }

    fn depth(&self) -> f32 {
        self.unit * f32::from(self.ranks)
    }
}

/// The letter of a file.
#[must_use]
pub fn letter(file: u8) -> char {
    char::from(b'a' + file)
}
