//! The theme: the colour of each ink.

use image::Rgba;

use crate::game::Palette;
use crate::game::scene::{Ink, Owner, Part, Plank, Wood};

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
        Ink::Lip => hex("a58a5c"),
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
        Ink::Lightning => hex("ffd21f"),
        Ink::Wood(wood, part) => hex(plank(wood, part)),
        Ink::TileFlat => hex("d9b47c"),
        Ink::TileFlatEdge => hex("6e4d22"),
        Ink::TileUpright => hex("6d4a35"),
        Ink::TileUprightEdge => hex("2e1b10"),
        Ink::TileGroove => hex("b98d68"),
        Ink::Threshold => hex("cdbb98"),
        Ink::Chest => hex("b9793a"),
        Ink::ChestEdge => hex("4f2e0e"),
        Ink::ChestLid => hex("d1924c"),
        Ink::ChestInside => hex("f4cf6d"),
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

struct Look {
    fill: &'static str,
    edge: &'static str,
    tint: &'static str,
    mark: &'static str,
}

/// Returns the colours of an owner. Every two fills differ under each kind of colour blindness (CIEDE2000 of at least 15).
fn look(owner: Owner) -> Look {
    let (fill, edge, tint, mark) = match owner {
        Owner::Leaf => ("5d9a3a", "2c5418", "d3e3b8", CREAM),
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

/// Returns the colour of a wood's part. The grain contrasts with the face, so that it is visible on a tile of any size.
fn plank(wood: Wood, part: Plank) -> &'static str {
    let (face, edge, grain, letter) = match wood {
        Wood::Maple => ("efd9a7", "9a7b3f", "b89c63", INK),
        Wood::Zebrawood => ("c9964f", "5e3c14", "5e3c14", INK),
        Wood::Padouk => ("c4452c", "74200f", "74200f", CREAM),
        Wood::Walnut => ("4b3023", "22120a", "8a6249", CREAM),
    };
    match part {
        Plank::Face => face,
        Plank::Edge => edge,
        Plank::Grain => grain,
        Plank::Letter => letter,
    }
}

fn hex(digits: &str) -> Colour {
    let number = u32::from_str_radix(digits, 16).expect("a colour is six hexadecimal digits");
    let [_, red, green, blue] = number.to_be_bytes();
    Rgba([red, green, blue, u8::MAX])
}
