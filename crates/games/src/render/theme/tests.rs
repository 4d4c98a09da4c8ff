use super::*;
use crate::game::Seat;
use crate::games::kintei::piece::NEUTRAL;

/// Minimum CIEDE2000 between two fills of a palette.
const APART: f64 = 15.0;

/// Linear colours as people of each kind see them, the first with full colour sight, the others
/// without one kind of cone: Machado, Oliveira and Fernandes (2009), severity 1.
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    ("full", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// A matrix times a colour.
fn times(matrix: [[f64; 3]; 3], colour: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum())
}

/// The CIELAB coordinates of an sRGB colour as one kind of sight sees it, under D65.
fn lab(Rgba(colour): Colour, sight: [[f64; 3]; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let linear = [0, 1, 2].map(|i| match f64::from(colour[i]) / 255.0 {
        low if low <= 0.040_45 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    });
    let seen = times(sight, linear).map(|channel| channel.clamp(0.0, 1.0));
    let [x, y, z] = times(XYZ, seen);
    let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|part| {
        if part > 216.0 / 24389.0 {
            part.cbrt()
        } else {
            (24389.0 / 27.0 * part + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The colour difference CIEDE2000 (Sharma, Wu and Dalal 2005).
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let weight = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let green = 1.0 + 0.5 * (1.0 - weight(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * green, a2 * green);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let turn = (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0;
    let h = (h1 + turn / 2.0).rem_euclid(360.0);
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let square = (l - 50.0).powi(2);
    let light = (l2 - l1) / (1.0 + 0.015 * square / (20.0 + square).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin() / (1.0 + 0.015 * c * t);
    let blue = 60.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * weight(c) * blue.to_radians().sin();
    (light.powi(2) + chroma.powi(2) + hue.powi(2) + rotation * chroma * hue).sqrt()
}

#[test]
fn the_difference_is_that_of_the_published_examples() {
    let [one, other] = [[50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485]];
    assert!((difference(one, other) - 2.0425).abs() < 5e-5);
    let [one, other] = [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]];
    assert!((difference(one, other) - 1.2644).abs() < 5e-5);
}

#[test]
fn the_leaf_of_kintei_differs_from_the_pawns_in_every_kind_of_sight() {
    let leaf = colour(NEUTRAL.ink(Part::Fill), false);
    for seat in [Seat(1), Seat(2)] {
        let pawn = colour(Owner::Seat(Palette::Colours, seat).ink(Part::Fill), false);
        for (sight, matrix) in SIGHTS {
            let apart = difference(lab(leaf, matrix), lab(pawn, matrix));
            assert!(apart >= APART, "{sight}: {seat}: {apart:.1}");
        }
    }
}

#[test]
fn the_fills_of_two_seats_differ_in_every_kind_of_sight() {
    for (palette, seats) in [(Palette::Colours, 6), (Palette::WhiteAndBlack, 2)] {
        let fill = |seat| {
            let owner = Owner::Seat(palette, Seat(seat));
            colour(owner.ink(Part::Fill), false)
        };
        for (sight, matrix) in SIGHTS {
            for one in 1..=seats {
                for other in one + 1..=seats {
                    let apart = difference(lab(fill(one), matrix), lab(fill(other), matrix));
                    assert!(apart >= APART, "{sight}: {one} and {other}: {apart:.1}");
                }
            }
        }
    }
}
