//! Silhouettes: outlines of radius about 1 around the origin.

use std::sync::LazyLock;

use super::data;
use super::path::Path;
use super::point::Point;

/// An outline known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silhouette {
    /// The mark of blue and of White.
    Ring,
    /// The mark of gold and of Black.
    Triangle,
    /// The mark of red.
    Square,
    /// The mark of green.
    Plus,
    /// The mark of black.
    Bars,
    /// The mark of purple.
    Moon,
    /// A round piece.
    Disc,
    /// A token with a value.
    Tile,
    /// A piece that jumps orthogonally.
    Diamond,
    /// A piece that jumps diagonally.
    Block,
    /// A piece that jumps all ways.
    Octagram,
    /// A cloud, in Kumo and Jinrai.
    Cloud,
    /// A breath, which blows clouds away, in Jinrai.
    Breath,
    /// Taifuu.
    Typhoon,
    /// A leaf, in Kintei.
    Leaf,
    /// Lightning.
    Bolt,
    /// A tower.
    Kor,
    /// A hat.
    Maga,
    /// A shield.
    Guerriero,
    /// A figure.
    Lottatore,
    /// A winner's crown.
    Crown,
    /// The mark of a private picture.
    Padlock,
}

impl Silhouette {
    /// Returns the outline.
    #[must_use]
    pub fn path(self) -> &'static Path {
        static PATHS: LazyLock<Vec<Path>> =
            LazyLock::new(|| ALL.iter().map(|shape| shape.drawn()).collect());
        // The order of `ALL` is the order of the variants; a test says so.
        &PATHS[self as usize]
    }

    fn drawn(self) -> Path {
        match self {
            Silhouette::Ring => Path::circle(0.95).and(Path::circle(0.45).mirrored()),
            Silhouette::Triangle => soft(&[(0.0, -1.05), (1.06, 0.78), (-1.06, 0.78)], 0.16),
            Silhouette::Square => Path::rounded(1.6, 1.6, 0.14),
            Silhouette::Plus => data::path("M-.32 -1H.32V-.32H1V.32H.32V1H-.32V.32H-1V-.32H-.32Z"),
            Silhouette::Bars => {
                let bar = Path::rounded(1.9, 0.62, 0.1);
                bar.clone().moved(0.0, -0.5).and(bar.moved(0.0, 0.5))
            }
            Silhouette::Moon => data::path("M.30 -1.02A1.04 1.04 0 1 0 .86 .62A.82 .82 0 0 1 .30 -1.02Z"),
            Silhouette::Disc => Path::circle(1.0),
            Silhouette::Tile => Path::rounded(2.0, 2.0, 0.3),
            Silhouette::Diamond => soft(&[(0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)], 0.22),
            Silhouette::Block => Path::rounded(1.66, 1.66, 0.24),
            Silhouette::Octagram => Path::soft_polygon(&star(8, 1.22, 0.86), 0.07),
            Silhouette::Cloud => data::path(
                "M-.66 .68A.47 .47 0 0 1 -.80 -.20A.45 .45 0 0 1 -.42 -.62A.58 .58 0 0 1 .56 -.50
                 A.43 .43 0 0 1 .86 -.10A.42 .42 0 0 1 .70 .68Z",
            ),
            Silhouette::Breath => data::path(
                "M.14 -.94C.58 -.94 .92 -.6 .92 -.16C.92 .52 .2 1.02 -1 .94C-.52 .8 -.28 .62 -.22 .4
                 C-.5 .28 -.66 .06 -.66 -.2C-.66 -.62 -.3 -.94 .14 -.94Z",
            ),
            Silhouette::Typhoon => data::path(
                "M-.8 0C-.8 -.56 -.42 -1.02 .14 -1.06C.46 -1.08 .8 -1.06 1.08 -.98C.78 -.92 .54 -.8 .52 -.61
                 C.7 -.46 .8 -.24 .8 0C.8 .56 .42 1.02 -.14 1.06C-.46 1.08 -.8 1.06 -1.08 .98
                 C-.78 .92 -.54 .8 -.52 .61C-.7 .46 -.8 .24 -.8 0Z",
            ),
            Silhouette::Leaf => data::path("M-.05 1.05C-.85 .75 -.95 -.30 0 -1.12C.95 -.30 .85 .75 .05 1.05Z"),
            Silhouette::Bolt => data::path("M.18 -1L-.62 .16L-.08 .16L-.24 1L.62 -.28L.06 -.28Z"),
            Silhouette::Kor => data::path(
                "M-.78 -.92H-.40V-.62H-.18V-.92H.18V-.62H.40V-.92H.78V-.24L.54 -.06V.46L.84 .66V.98H-.84
                 V.66L-.54 .46V-.06L-.78 -.24Z",
            ),
            Silhouette::Maga => data::path(
                "M.22 -1.12C.30 -.66 .42 -.24 .58 .28C.86 .36 1.06 .52 1.06 .68C1.06 .92 .58 1.04 0 1.04
                 C-.58 1.04 -1.06 .92 -1.06 .68C-1.06 .52 -.86 .36 -.58 .28C-.44 -.26 -.22 -.76 .22 -1.12Z",
            ),
            Silhouette::Guerriero => data::path(
                "M0 -1.06C.32 -.84 .62 -.76 .90 -.76C.98 .10 .66 .74 0 1.08
                 C-.66 .74 -.98 .10 -.90 -.76C-.62 -.76 -.32 -.84 0 -1.06Z",
            ),
            Silhouette::Lottatore => data::path(
                "M0 -.94A.42 .42 0 0 1 .30 -.22C.60 -.14 .82 .14 .86 .94H-.86
                 C-.82 .14 -.60 -.14 -.30 -.22A.42 .42 0 0 1 0 -.94Z",
            ),
            Silhouette::Crown => data::path("M-.95 .62L-1 -.52L-.42 -.02L0 -.78L.42 -.02L1 -.52L.95 .62Z"),
            Silhouette::Padlock => Path::rounded(1.5, 1.1, 0.2).moved(0.0, 0.4).and(data::path(
                "M-.5 -.1V-.5A.5 .5 0 0 1 .5 -.5V-.1H.24V-.48A.24 .24 0 0 0 -.24 -.48V-.1Z",
            )),
        }
    }
}

const ALL: [Silhouette; 22] = [
    Silhouette::Ring,
    Silhouette::Triangle,
    Silhouette::Square,
    Silhouette::Plus,
    Silhouette::Bars,
    Silhouette::Moon,
    Silhouette::Disc,
    Silhouette::Tile,
    Silhouette::Diamond,
    Silhouette::Block,
    Silhouette::Octagram,
    Silhouette::Cloud,
    Silhouette::Breath,
    Silhouette::Typhoon,
    Silhouette::Leaf,
    Silhouette::Bolt,
    Silhouette::Kor,
    Silhouette::Maga,
    Silhouette::Guerriero,
    Silhouette::Lottatore,
    Silhouette::Crown,
    Silhouette::Padlock,
];

fn soft(corners: &[(f32, f32)], radius: f32) -> Path {
    let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x, y)).collect();
    Path::soft_polygon(&corners, radius)
}

/// Returns the corners of a star; the first points north, inner corners lie between outer ones.
fn star(points: usize, outer: f32, inner: f32) -> Vec<Point> {
    let corner = |i| {
        let radius = if i % 2 == 0 { outer } else { inner };
        Point::new(0.0, -radius).turned(180.0 / points as f32 * i as f32)
    };
    (0..2 * points).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_silhouette_finds_its_own_path() {
        for (i, silhouette) in ALL.into_iter().enumerate() {
            assert_eq!(silhouette as usize, i);
            assert_eq!(*silhouette.path(), silhouette.drawn());
        }
    }
}
