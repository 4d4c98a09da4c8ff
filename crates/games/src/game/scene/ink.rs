//! Inks: colours by meaning, which the renderer's theme maps to colours, and colours of one game
//! alone.

use super::silhouette::Silhouette;
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
    /// A dark cell of a seat-coloured game; every second sector.
    Shade,
    /// A dark cell on a board of White and Black.
    DeepShade,
    /// A dimple for placed pieces; the ground of a cage.
    Sector,
    /// A free circle.
    Hollow,
    /// The ground below a board that pieces can fall off.
    Depth,
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
    /// The area of a piece that does not fit. Opaque, like [`Ink::FitsTint`]: blending with alpha
    /// would change the colour.
    DangerTint,
    /// A piece that fits.
    Fits,
    /// The area of a piece that fits.
    FitsTint,
    /// A part of an owner's pieces.
    Of(Owner, Part),
    /// A colour that one game alone uses, declared in its folder: six hexadecimal digits.
    Own(&'static str),
}

/// The owner of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A seat, in the game's palette.
    Seat(Palette, Seat),
    /// No seat: a piece with colours of its own, declared in the folder of its game. Its outline
    /// must tell it from the pieces of the seats, because its fill may not under each kind of
    /// colour blindness.
    Neutral(Look),
}

/// The colours of an owner's pieces, by [`Part`]: six hexadecimal digits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The body of a piece.
    pub fill: &'static str,
    /// The outline and darker bottom edge of a piece.
    pub edge: &'static str,
    /// A pale area.
    pub tint: &'static str,
    /// The mark on the body.
    pub mark: &'static str,
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
    /// Returns the mark that identifies this owner without colour; `None` for a neutral piece.
    #[must_use]
    pub fn mark(self) -> Option<Silhouette> {
        let Owner::Seat(_, seat) = self else {
            return None;
        };
        let marks = [
            Silhouette::RING,
            Silhouette::TRIANGLE,
            Silhouette::SQUARE,
            Silhouette::PLUS,
            Silhouette::BARS,
            Silhouette::MOON,
        ];
        Some(marks[seat.index()])
    }

    /// Returns the ink of a part.
    #[must_use]
    pub fn ink(self, part: Part) -> Ink {
        Ink::Of(self, part)
    }
}
