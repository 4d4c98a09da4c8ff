//! Colours by their meaning; only the renderer's theme knows how they look.

use super::silhouette::Silhouette;
use super::wood::{Plank, Wood};
use crate::game::info::Palette;
use crate::game::seat::Seat;

/// A colour by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The wooden frame; violet in a private picture, like the next two.
    Frame,
    /// The frame's outline.
    Rim,
    /// A folded tab.
    Tab,
    /// The board, and the tab of a seat that is to act.
    Paper,
    /// A dark cell.
    Shade,
    /// A dark cell on a board with White and Black.
    DeepShade,
    /// Every second sector; a dimple where a piece can be placed.
    Sector,
    /// A free circle.
    Hollow,
    /// What lies below a board that pieces fall off.
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
    /// What is written, and what marks the last turn.
    Ink,
    /// What keeps ink legible over anything.
    Cream,
    /// A token with a value.
    Token,
    /// Its bottom edge and outline.
    TokenEdge,
    /// Who or what won.
    Gold,
    /// Its outline.
    GoldEdge,
    /// Taken, or does not fit.
    Danger,
    /// What does not fit. Opaque, like the next but one: what is seen through a veil has no colour of its own.
    DangerTint,
    /// Fits.
    Fits,
    /// What fits.
    FitsTint,
    /// Lightning.
    Lightning,
    /// Part of a wood tile.
    Wood(Wood, Plank),
    /// A tile on its large side.
    TileFlat,
    /// Its outline and inlay.
    TileFlatEdge,
    /// A tile on a narrow side.
    TileUpright,
    /// Its outline.
    TileUprightEdge,
    /// The groove along it.
    TileGroove,
    /// An entry square of a seat that waits.
    Threshold,
    /// The body of a chest.
    Chest,
    /// Its outline.
    ChestEdge,
    /// Its lid, closed.
    ChestLid,
    /// What is seen of it when it is open.
    ChestInside,
    /// Part of something that belongs to somebody.
    Of(Owner, Part),
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A seat's, in the game's palette.
    Seat(Palette, Seat),
    /// Nobody's: Kintei's leaf.
    Leaf,
}

/// A part of what an owner has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The body of a piece.
    Fill,
    /// Its outline and darker bottom edge.
    Edge,
    /// A pale one: where a piece was, a home row, a camp. Opaque, for alpha over paper turns blue grey.
    Tint,
    /// The mark on the body.
    Mark,
}

impl Owner {
    /// The mark that tells this owner apart without its colour.
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

    /// The ink of one of its parts.
    #[must_use]
    pub fn ink(self, part: Part) -> Ink {
        Ink::Of(self, part)
    }
}
