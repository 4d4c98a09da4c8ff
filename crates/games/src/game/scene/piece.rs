//! Pieces, ghosts, and tokens with values.

use super::canvas::{Around, Scene, Spot};
use super::ink::{Ink, Owner, Part};
use super::point::Point;
use super::shape::{Figure, Height, Pen, Shape};
use super::silhouette::Silhouette;

/// A kind of piece.
///
/// A piece is drawn as its silhouette in the edge's colour, slightly lowered, then in its fill with
/// an outline: light comes from above, and the silhouette stays clear on every cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The silhouette.
    pub shape: Silhouette,
    /// The radius in units of the cell.
    pub radius: f32,
    /// The clockwise rotation in degrees.
    pub turn: f32,
    /// The marking on the body.
    pub face: Marking,
}

/// The marking on a piece. Sizes are in radii of the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Marking {
    /// The owner's mark.
    Mark {
        /// The radius of the mark.
        size: f32,
        /// The offset to the right.
        right: f32,
        /// The offset downwards.
        down: f32,
    },
    /// The owner's mark in a ring.
    Ringed,
    /// No marking.
    Plain,
    /// A silhouette.
    Silhouette {
        /// The silhouette.
        shape: Silhouette,
        /// The radius of the silhouette.
        size: f32,
        /// The offset downwards.
        down: f32,
    },
    /// Ticks in the directions in which the piece jumps, on every side; the ends of each as
    /// distances from the middle.
    Ticks {
        /// Ticks along rows and columns.
        straight: Option<[f32; 2]>,
        /// Ticks along diagonals.
        slant: Option<[f32; 2]>,
        /// Whether the piece is a king, with a crown in the middle.
        crown: bool,
    },
    /// Lines that turn with the piece: the width and the points of each.
    Lines(&'static [(f32, &'static [(f32, f32)])]),
}

impl Piece {
    /// A round piece.
    pub const DISC: Piece = Piece::new(Silhouette::DISC, 0.34, 0.44, (0.0, 0.0));
    /// A larger round piece, for boards that fill up and for small cells.
    pub const STONE: Piece = Piece {
        radius: 0.36,
        ..Piece::DISC
    };
    /// A cloud.
    pub const CLOUD: Piece = Piece::new(Silhouette::CLOUD, 0.38, 0.36, (0.0, 0.10));

    /// Returns an upright piece with the owner's mark: the radius in units of the cell; the mark's
    /// radius, and its offset to the right and downwards, in radii of the piece.
    #[must_use]
    pub const fn new(
        shape: Silhouette,
        radius: f32,
        size: f32,
        (right, down): (f32, f32),
    ) -> Piece {
        Piece {
            shape,
            radius,
            turn: 0.0,
            face: Marking::Mark { size, right, down },
        }
    }
}

impl Scene {
    /// Draws a piece on a cell.
    pub fn piece(&mut self, piece: Piece, owner: Owner, on: Spot) {
        self.take(on, Around::of(Silhouette::DISC, piece.radius));
        self.piece_at(piece, owner, on.at, on.unit * piece.radius);
    }

    /// Draws a small round piece that identifies an owner.
    pub fn chip(&mut self, owner: Owner, at: Point, radius: f32) {
        // A small mark needs a larger share of the piece.
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

    /// Draws a piece of this radius at a point.
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
            Marking::Silhouette { shape, size, down } => {
                self.silhouette(
                    shape,
                    body + Point::new(0.0, down) * radius,
                    radius * size,
                    ink,
                );
            }
            Marking::Ticks {
                straight,
                slant,
                crown,
            } => {
                for (ends, turn) in [(straight, 0.0), (slant, 45.0)] {
                    for quarter in 0..4 {
                        let way = Point::new(0.0, -radius).turned(turn + 90.0 * quarter as f32);
                        let tick = ends.map(|ends| ends.map(|end| body + way * end));
                        if let Some(tick) = tick {
                            self.line(&tick, Pen::new(radius * 0.17), ink);
                        }
                    }
                }
                if crown {
                    self.silhouette(Silhouette::CROWN, body, radius * 0.42, ink);
                }
            }
            Marking::Lines(lines) => {
                let spot = |&(x, y): &(f32, f32)| Point::new(x, y).turned(piece.turn) * radius + at;
                for (width, points) in lines {
                    let points: Vec<Point> = points.iter().map(spot).collect();
                    self.line(&points, Pen::new(radius * width), ink);
                }
            }
        }
    }

    /// Draws a ghost: the former place of a piece.
    pub fn ghost(&mut self, piece: Piece, owner: Owner, on: Spot) {
        self.ghost_at(piece, owner, on.at, on.unit * piece.radius);
    }

    /// Draws the ghost of a chip: the owner's seat has left.
    pub fn left(&mut self, owner: Owner, at: Point, radius: f32) {
        self.ghost_at(Piece::DISC, owner, at, radius);
        self.emblem(owner, at, radius * 0.44, Part::Edge);
    }

    /// Draws a ghost of this radius at a point.
    pub fn ghost_at(&mut self, piece: Piece, owner: Owner, at: Point, radius: f32) {
        let pen = Pen::dashed((radius * 0.09).max(2.5), radius * 0.28, radius * 0.2);
        self.turned(piece, at, radius, None, owner.ink(Part::Tint));
        self.turned(piece, at, radius, Some(pen), owner.ink(Part::Edge));
    }

    /// Draws the owner's mark in the ink of a part.
    pub fn emblem(&mut self, owner: Owner, at: Point, radius: f32, part: Part) {
        if let Some(mark) = owner.mark() {
            self.silhouette(mark, at, radius, owner.ink(part));
        }
    }

    /// Draws a token with a value on a cell; round on a round cell.
    pub fn token(&mut self, value: u8, radius: f32, on: Spot) {
        self.take(on, Around::of(token_shape(on.round), radius));
        self.token_at(value, on.at, on.unit * radius, on.round);
    }

    /// Draws a token of this radius at a point.
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

    /// Draws the former place of a token; round on a round cell.
    pub fn token_ghost(&mut self, value: u8, radius: f32, on: Spot) {
        let radius = on.unit * radius;
        let pen = Pen::dashed((radius * 0.07).max(2.5), radius * 0.28, radius * 0.2);
        let shape = token_shape(on.round);
        if on.round {
            // Over the name of the circle.
            self.silhouette(shape, on.at, radius, Ink::Hollow);
        }
        self.outline(shape, on.at, radius, pen, Ink::TokenEdge);
        self.text(value, on.at, radius * 1.2, Height::Capitals, Ink::TokenEdge);
    }

    /// Marks a token that breaks a rule, or the token it conflicts with.
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

    /// Draws a circle with a pen.
    pub fn ring(&mut self, at: Point, radius: f32, pen: Pen, ink: Ink) {
        self.outline(Silhouette::DISC, at, radius, pen, ink);
    }

    /// Draws the outline of a silhouette, upright.
    pub fn outline(&mut self, shape: Silhouette, at: Point, radius: f32, pen: Pen, ink: Ink) {
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

    /// Notes on the cell the line around the piece drawn there next, so that marks go round it.
    pub fn take(&mut self, on: Spot, around: Around) {
        let under = self.shapes.len();
        for spot in self.spots.values_mut().filter(|spot| spot.at == on.at) {
            spot.taken = Some(Around { under, ..around });
        }
    }
}

fn token_shape(round: bool) -> Silhouette {
    if round {
        Silhouette::DISC
    } else {
        Silhouette::TILE
    }
}
