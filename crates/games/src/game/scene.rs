//! Pictures as data, with their texts. Only the renderer knows pixels.
//!
//! Lengths are in points: the picture of every board is 900 points wide, so that frames, labels and
//! line widths are equal in all games; a board's own unit is its [`Spot::unit`], the side of a
//! cell. The renderer may map a point to a pixel or to any part of one.

mod canvas;
pub mod data;
pub mod hand;
mod ink;
mod path;
mod picker;
mod piece;
mod point;
mod shape;
mod silhouette;
mod trace;
mod tray;

pub use self::canvas::{Around, GUTTER, PAD, Scene, Spot, WIDTH};
pub use self::ink::{Ink, Look, Owner, Part};
pub use self::path::{Path, Step};
pub use self::piece::{Marking, Piece};
pub use self::point::Point;
pub use self::shape::{Anchor, Figure, Height, Pen, Shape};
pub use self::silhouette::{Outline, Silhouette};
pub use self::trace::{Corner, Ends};
pub use self::tray::{Mini, Miniature, TRAY, Tab, TabState};

/// Width and height, in points, of the lower left corner that Discord's ALT badge covers where a
/// picture is shown 350 wide, as on a phone. Nothing that anybody must read lies there.
pub const BADGE: Point = Point::new(113.0, 63.0);
