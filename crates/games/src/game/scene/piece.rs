//! What stands on a cell: pieces and where they were, tokens with a value.

use super::canvas::{Scene, Spot};
use super::ink::{Ink, Owner, Part};
use super::point::Point;
use super::shape::{Figure, Height, Pen, Shape};
use super::silhouette::Silhouette;

/// A kind of piece.
///
/// Each is its shape in the edge's colour, a little lower, below the same in its fill, outlined; so all light falls from
/// the top, and a piece keeps its silhouette on every cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// Its silhouette.
    pub shape: Silhouette,
    /// Its radius, in units of the cell.
    pub radius: f32,
    /// How many degrees it is turned clockwise.
    pub turn: f32,
    /// What is on it.
    pub face: Marking,
}

/// What is on a piece. Sizes are in radii of the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Marking {
    /// Its owner's mark.
    Mark {
        /// The mark's radius.
        size: f32,
        /// How far right of the middle it sits.
        right: f32,
        /// How far below.
        down: f32,
    },
    /// Its owner's mark in a ring.
    Ringed,
    /// Nothing.
    Plain,
    /// A crown.
    Crown,
    /// A leaf's veins.
    Veins,
}

impl Piece {
    /// Round.
    pub const DISC: Piece = Piece::new(Silhouette::Disc, 0.34, 0.44, 0.0, 0.0);
    /// Round, and larger: on boards that fill up, and on small cells.
    pub const STONE: Piece = Piece {
        radius: 0.36,
        ..Piece::DISC
    };
    /// Round, with a ring.
    pub const PAWN: Piece = Piece {
        radius: 0.33,
        face: Marking::Ringed,
        ..Piece::DISC
    };
    /// Nobody's.
    pub const LEAF: Piece = Piece {
        shape: Silhouette::Leaf,
        radius: 0.36,
        turn: 32.0,
        face: Marking::Veins,
    };
    /// A cloud.
    pub const CLOUD: Piece = Piece::new(Silhouette::Cloud, 0.38, 0.36, 0.0, 0.10);
    /// What blows clouds.
    pub const BREATH: Piece = Piece::new(Silhouette::Breath, 0.35, 0.36, 0.14, -0.16);
    /// A whirlwind.
    pub const TYPHOON: Piece = Piece::new(Silhouette::Typhoon, 0.35, 0.40, 0.0, 0.0);
    /// Jumps orthogonally.
    pub const DIAMOND: Piece = Piece::new(Silhouette::Diamond, 0.31, 0.38, 0.0, 0.0);
    /// Jumps diagonally.
    pub const BLOCK: Piece = Piece::new(Silhouette::Block, 0.36, 0.42, 0.0, 0.0);
    /// Jumps all ways.
    pub const OCTAGRAM: Piece = Piece {
        shape: Silhouette::Octagram,
        radius: 0.365,
        turn: 0.0,
        face: Marking::Crown,
    };
    /// A tower.
    pub const KOR: Piece = Piece::new(Silhouette::Kor, 0.375, 0.30, 0.0, 0.17);
    /// A hat.
    pub const MAGA: Piece = Piece::new(Silhouette::Maga, 0.375, 0.26, 0.0, 0.49);
    /// A shield.
    pub const GUERRIERO: Piece = Piece::new(Silhouette::Guerriero, 0.375, 0.40, 0.0, -0.03);
    /// A figure.
    pub const LOTTATORE: Piece = Piece::new(Silhouette::Lottatore, 0.375, 0.32, 0.0, 0.47);

    const fn new(shape: Silhouette, radius: f32, size: f32, right: f32, down: f32) -> Piece {
        Piece {
            shape,
            radius,
            turn: 0.0,
            face: Marking::Mark { size, right, down },
        }
    }
}

impl Scene {
    /// A piece on a cell.
    pub fn piece(&mut self, piece: Piece, owner: Owner, on: Spot) {
        self.take(on, Silhouette::Disc);
        self.piece_at(piece, owner, on.at, on.unit * piece.radius);
    }

    /// A small round piece that says whose something is.
    pub fn chip(&mut self, owner: Owner, at: Point, radius: f32) {
        // Small marks need more of the piece to be seen.
        let face = Marking::Mark {
            size: 0.48,
            right: 0.0,
            down: 0.0,
        };
        self.piece_at(
            Piece {
                face,
                ..Piece::DISC
            },
            owner,
            at,
            radius,
        );
    }

    /// A piece of this radius anywhere.
    pub fn piece_at(&mut self, piece: Piece, owner: Owner, at: Point, radius: f32) {
        let edge = owner.ink(Part::Edge);
        let body = at + Point::new(0.0, -0.03) * radius;
        let below = at + Point::new(0.0, 0.10) * radius;
        self.turned(piece, below, radius, None, edge);
        self.turned(piece, below, radius, Some(Pen::new(radius * 0.12)), edge);
        self.turned(piece, body, radius, None, owner.ink(Part::Fill));
        self.turned(piece, body, radius, Some(Pen::new(radius * 0.10)), edge);
        let ink = owner.ink(Part::Mark);
        match piece.face {
            Marking::Mark { size, right, down } => {
                self.emblem(
                    owner,
                    body + Point::new(right, down) * radius,
                    radius * size,
                    Part::Mark,
                );
            }
            Marking::Ringed => {
                self.ring(body, radius * 0.70, Pen::new(radius * 0.07), ink);
                self.emblem(owner, body, radius * 0.34, Part::Mark);
            }
            Marking::Plain => {}
            Marking::Crown => self.silhouette(
                Silhouette::Crown,
                at + Point::new(0.0, -0.05) * radius,
                radius * 0.5,
                ink,
            ),
            Marking::Veins => {
                let spot = |x, y| Point::new(x, y).turned(piece.turn) * radius + at;
                self.line(
                    &[spot(0.0, -0.78), spot(0.0, 0.95)],
                    Pen::new(radius * 0.09),
                    ink,
                );
                for y in [-0.35, 0.05, 0.45] {
                    let vein = [
                        spot(-0.38, y - 0.2),
                        spot(0.0, y + 0.12),
                        spot(0.38, y - 0.2),
                    ];
                    self.line(&vein, Pen::new(radius * 0.07), ink);
                }
            }
        }
    }

    /// Where a piece was before the last turn.
    pub fn ghost(&mut self, piece: Piece, owner: Owner, on: Spot) {
        self.ghost_at(piece, owner, on.at, on.unit * piece.radius);
    }

    /// The ghost of a chip: its seat has left.
    pub fn left(&mut self, owner: Owner, at: Point, radius: f32) {
        self.ghost_at(Piece::DISC, owner, at, radius);
        self.emblem(owner, at, radius * 0.44, Part::Edge);
    }

    /// A ghost of this radius anywhere.
    pub fn ghost_at(&mut self, piece: Piece, owner: Owner, at: Point, radius: f32) {
        let pen = Pen::dashed((radius * 0.09).max(2.5), radius * 0.28, radius * 0.2);
        self.turned(piece, at, radius, None, owner.ink(Part::Tint));
        self.turned(piece, at, radius, Some(pen), owner.ink(Part::Edge));
    }

    /// The owner's mark by itself, in the ink of a part.
    pub fn emblem(&mut self, owner: Owner, at: Point, radius: f32, part: Part) {
        if let Some(mark) = owner.mark() {
            self.silhouette(mark, at, radius, owner.ink(part));
        }
    }

    /// A token with a value on a cell; round on a round one.
    pub fn token(&mut self, value: u8, radius: f32, on: Spot) {
        self.take(on, token_shape(on.round));
        self.token_at(value, on.at, on.unit * radius, on.round);
    }

    /// A token of this radius anywhere.
    pub fn token_at(&mut self, value: u8, at: Point, radius: f32, round: bool) {
        let shape = token_shape(round);
        let body = at + Point::new(0.0, -0.02) * radius;
        self.silhouette(
            shape,
            at + Point::new(0.0, 0.11) * radius,
            radius,
            Ink::TokenEdge,
        );
        self.silhouette(shape, body, radius, Ink::Token);
        self.outline(
            shape,
            body,
            radius,
            Pen::new((radius * 0.045).max(2.0)),
            Ink::TokenEdge,
        );
        // A disc has less room in its corners.
        let size = if round { 1.22 } else { 1.28 };
        self.text(value, body, radius * size, Height::Capitals, Ink::Ink);
    }

    /// Where a token with a value was; round on a round one.
    pub fn token_ghost(&mut self, value: u8, radius: f32, on: Spot) {
        let radius = on.unit * radius;
        let pen = Pen::dashed((radius * 0.07).max(2.5), radius * 0.28, radius * 0.2);
        let shape = token_shape(on.round);
        self.outline(shape, on.at, radius, pen, Ink::TokenEdge);
        self.text(value, on.at, radius * 1.2, Height::Capitals, Ink::TokenEdge);
    }

    /// A token that breaks the rules, or that one which does stands in its way.
    pub fn token_hit(&mut self, radius: f32, on: Spot) {
        let shape = token_shape(on.round);
        let radius = on.unit * radius;
        let body = on.at + Point::new(0.0, 0.03) * radius;
        self.outline(
            shape,
            body,
            radius * 1.03,
            Pen::new((radius * 0.14).max(6.0)),
            Ink::Danger,
        );
    }

    /// A flash of lightning.
    pub fn bolt(&mut self, at: Point, radius: f32) {
        self.outline(
            Silhouette::Bolt,
            at,
            radius,
            Pen::new(radius * 0.5),
            Ink::Cream,
        );
        self.silhouette(Silhouette::Bolt, at, radius, Ink::Lightning);
        self.outline(
            Silhouette::Bolt,
            at,
            radius,
            Pen::new(radius * 0.2),
            Ink::Ink,
        );
    }

    /// A circle drawn with a pen.
    pub fn ring(&mut self, at: Point, radius: f32, pen: Pen, ink: Ink) {
        self.outline(Silhouette::Disc, at, radius, pen, ink);
    }

    pub(super) fn outline(
        &mut self,
        shape: Silhouette,
        at: Point,
        radius: f32,
        pen: Pen,
        ink: Ink,
    ) {
        let figure = Figure::Silhouette {
            shape,
            radius,
            turn: 0.0,
        };
        self.shapes.push(Shape {
            figure,
            at,
            pen: Some(pen),
            ink,
        });
    }

    fn turned(&mut self, piece: Piece, at: Point, radius: f32, pen: Option<Pen>, ink: Ink) {
        let figure = Figure::Silhouette {
            shape: piece.shape,
            radius,
            turn: piece.turn,
        };
        self.shapes.push(Shape {
            figure,
            at,
            pen,
            ink,
        });
    }

    pub(super) fn take(&mut self, on: Spot, shape: Silhouette) {
        for spot in self.spots.values_mut().filter(|spot| spot.at == on.at) {
            spot.taken = Some(shape);
        }
    }
}

fn token_shape(round: bool) -> Silhouette {
    if round {
        Silhouette::Disc
    } else {
        Silhouette::Tile
    }
}
