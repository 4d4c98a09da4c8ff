//! Inks: colours by meaning. Only the renderer's theme maps them to colours.

use super::silhouette::Silhouette;
use super::wood::{Plank, Wood};
use crate::game::info::Palette;
use crate::game::seat::Seat;

/// A colour by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The frame; violet in a private picture, like [`Ink::Rim`] and [`Ink::Tab`].
    Frame,
    /// The frame's outline.
    Rim,
    /// The tab of a seat that is not to act.
    Tab,
    /// The board, and the tab of a seat that is to act.
    Paper,
    /// A dark cell of a seat-coloured game.
    Shade,
    /// A dark cell on a board of White and Black.
    DeepShade,
    /// Every second sector; a dimple for placed pieces.
    Sector,
    /// A free circle.
    Hollow,
    /// The ground below a board that pieces can fall off.
    Depth,
    /// The front edge of such a board.
    Lip,
    /// The line between two cells.
    Line,
    /// The line between two sectors.
    SectorLine,
    /// A label on the frame.
    Label,
    /// A label on paper.
    PaperLabel,
    /// Text, and marks of the last turn.
    Ink,
    /// The casing that keeps ink legible over any colour.
    Cream,
    /// A token with a value.
    Token,
    /// The bottom edge and outline of a token.
    TokenEdge,
    /// A winner.
    Gold,
    /// The outline of gold.
    GoldEdge,
    /// A capture, or a piece that does not fit.
    Danger,
    /// The area of a piece that does not fit. Opaque, like [`Ink::FitsTint`]: blending with alpha would change the colour.
    DangerTint,
    /// A piece that fits.
    Fits,
    /// The area of a piece that fits.
    FitsTint,
    /// Lightning.
    Lightning,
    /// Part of a wood tile.
    Wood(Wood, Plank),
    /// A tile on its large side.
    TileFlat,
    /// The outline and inlay of such a tile.
    TileFlatEdge,
    /// A tile on a narrow side.
    TileUpright,
    /// The outline of such a tile.
    TileUprightEdge,
    /// The groove along such a tile.
    TileGroove,
    /// An entry square of a seat that is not to act.
    Threshold,
    /// The body of a chest.
    Chest,
    /// The outline of a chest.
    ChestEdge,
    /// The closed lid of a chest.
    ChestLid,
    /// The inside of an open chest.
    ChestInside,
    /// A part of an owner's pieces.
    Of(Owner, Part),
}

/// The owner of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A seat, in the game's palette.
    Seat(Palette, Seat),
    /// No seat: Kintei's leaf.
    Leaf,
}

/// A part of an owner's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The body of a piece.
    Fill,
    /// The outline and darker bottom edge of a piece.
    Edge,
    /// A pale area: a ghost, a home row, a camp. Opaque, because alpha over paper turns blue grey.
    Tint,
    /// The mark on the body.
    Mark,
}

impl Owner {
    /// Returns the mark that identifies this owner without colour; `None` for the leaf.
    #[must_use]
    pub fn mark(self) -> Option<Silhouette> {
        let Owner::Seat(_, seat) = self else {
            return None;
        };
        let marks = [
            Silhouette::Ring,
            Silhouette::Triangle,
            Silhouette::Square,
            Silhouette::Plus,
            Silhouette::Bars,
            Silhouette::Moon,
        ];
        Some(marks[seat.index()])
    }

    /// Returns the ink of a part.
    #[must_use]
    pub fn ink(self, part: Part) -> Ink {
        Ink::Of(self, part)
    }
}
