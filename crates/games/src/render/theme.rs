//! The theme: the colour of each ink.

use image::Rgba;

use crate::game::Palette;
use crate::game::scene::{Ink, Look, Owner, Part};

/// Red, green, blue and alpha, not premultiplied.
pub type Colour = Rgba<u8>;

/// Returns the colour of an ink; the frame is violet in a private picture.
#[must_use]
pub fn colour(ink: Ink, private: bool) -> Colour {
    match ink {
        Ink::Frame if private => hex("4d3358"),
        Ink::Frame => hex("40342d"),
        Ink::Rim if private => hex("84619a"),
        Ink::Rim => hex("6b594b"),
        Ink::Tab if private => hex("634672"),
        Ink::Tab => hex("54463c"),
        Ink::Paper => hex("f2e7d0"),
        Ink::Shade => hex("dfcba4"),
        Ink::DeepShade => hex("c3a67a"),
        Ink::Sector => hex("e9dabb"),
        Ink::Hollow => hex("fbf3e2"),
        Ink::Depth => hex("171210"),
        Ink::Line => hex("c9b48d"),
        Ink::SectorLine => hex("836b4b"),
        Ink::Label => hex("efe2c8"),
        Ink::PaperLabel => hex("6d5636"),
        Ink::Ink => hex(INK),
        Ink::Cream | Ink::Token => hex(CREAM),
        Ink::TokenEdge => hex("ab9164"),
        Ink::Gold => hex("ffc933"),
        Ink::GoldEdge => hex("7a5600"),
        Ink::Danger => hex(DANGER),
        Ink::DangerTint => hex("f3b9b0"),
        Ink::Fits => hex(FITS),
        Ink::FitsTint => hex("8fd8c0"),
        Ink::Own(digits) => hex(digits),
        Ink::Of(owner, part) => {
            let look = look(owner);
            hex(match part {
                Part::Fill => look.fill,
                Part::Edge => look.edge,
                Part::Tint => look.tint,
                Part::Mark => look.mark,
            })
        }
    }
}

const INK: &str = "2a2320";
const CREAM: &str = "fffaf0";
const DANGER: &str = "d11f2d";
const FITS: &str = "12957a";

/// Returns the colours of an owner. Every two fills of a palette differ under each kind of colour
/// blindness (CIEDE2000 of at least 15).
fn look(owner: Owner) -> Look {
    let (fill, edge, tint, mark) = match owner {
        Owner::Neutral(look) => return look,
        Owner::Seat(Palette::WhiteAndBlack, seat) => match seat.0 {
            1 => (CREAM, "5d4c39", "f7eedc", INK),
            _ => ("332b28", "0c0908", "a08f7c", CREAM),
        },
        Owner::Seat(Palette::Colours, seat) => match seat.0 {
            1 => ("1f5fb0", "123a70", "c6daf0", CREAM),
            2 => ("e8a20c", "865a00", "f8da8e", INK),
            3 => ("c8382f", "7a1a14", "f3c4b8", CREAM),
            4 => ("2cae8f", "11604e", "bce4d4", INK),
            5 => ("2b2733", "0c0a10", "cbc4c6", CREAM),
            _ => ("dc9ff4", "7f4b9a", "efdaf6", INK),
        },
    };
    Look {
        fill,
        edge,
        tint,
        mark,
    }
}

fn hex(digits: &str) -> Colour {
    let number = u32::from_str_radix(digits, 16).expect("a colour is six hexadecimal digits");
    let [_, red, green, blue] = number.to_be_bytes();
    Rgba([red, green, blue, u8::MAX])
}

#[cfg(test)]
mod tests;
