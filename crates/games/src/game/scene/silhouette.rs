//! Silhouettes: outlines of radius about 1 around the origin.

use std::ptr;
use std::sync::LazyLock;

use super::data;
use super::path::Path;
use super::point::Point;

/// An outline of radius about 1 around the origin, computed at its first use.
pub type Outline = LazyLock<Path>;

/// A declared outline. A game declares its own as a `static` in its folder.
#[derive(Clone, Copy, Debug)]
pub struct Silhouette(&'static Outline);

impl Silhouette {
    /// Returns the silhouette of an outline:
    ///
    /// ```
    /// use tavolino_games::game::scene::{Outline, Silhouette, data};
    /// static KITE: Outline = Outline::new(|| data::path("M0 -1L.6 -.2L0 1L-.6 -.2Z"));
    /// const SHAPE: Silhouette = Silhouette::new(&KITE);
    /// assert_eq!(SHAPE.path(), &*KITE);
    /// ```
    #[must_use]
    pub const fn new(outline: &'static Outline) -> Silhouette {
        Silhouette(outline)
    }

    /// Returns the outline.
    #[must_use]
    pub fn path(self) -> &'static Path {
        self.0
    }

    /// Returns a number that no other silhouette has while the program runs.
    #[must_use]
    pub fn id(self) -> usize {
        ptr::from_ref(self.0).addr()
    }
}

/// Two silhouettes are equal if they are one declaration.
impl PartialEq for Silhouette {
    fn eq(&self, other: &Silhouette) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Silhouette {}

/// Declares silhouettes as constants of [`Silhouette`].
macro_rules! silhouettes {
    ($($(#[$doc:meta])* $name:ident = $outline:expr;)*) => {
        impl Silhouette {
            $($(#[$doc])*
            pub const $name: Silhouette = {
                static OUTLINE: Outline = Outline::new(|| $outline);
                Silhouette::new(&OUTLINE)
            };)*
        }
    };
}

silhouettes! {
    /// The mark of blue and of White.
    RING = Path::circle(0.95).and(Path::circle(0.45).mirrored());
    /// The mark of gold and of Black.
    TRIANGLE = Path::soft_polygon(
        &[(0.0, -1.05), (1.06, 0.78), (-1.06, 0.78)].map(|(x, y)| Point::new(x, y)),
        0.16,
    );
    /// The mark of red.
    SQUARE = Path::rounded(1.6, 1.6, 0.14);
    /// The mark of green.
    PLUS = data::path("M-.32 -1H.32V-.32H1V.32H.32V1H-.32V.32H-1V-.32H-.32Z");
    /// The mark of black.
    BARS = {
        let bar = Path::rounded(1.9, 0.62, 0.1);
        bar.clone().moved(0.0, -0.5).and(bar.moved(0.0, 0.5))
    };
    /// The mark of purple.
    MOON = data::path("M.30 -1.02A1.04 1.04 0 1 0 .86 .62A.82 .82 0 0 1 .30 -1.02Z");
    /// A round piece.
    DISC = Path::circle(1.0);
    /// A token with a value.
    TILE = Path::rounded(2.0, 2.0, 0.3);
    /// A cloud, in Kumo and Jinrai.
    CLOUD = data::path(
        "M-.66 .68A.47 .47 0 0 1 -.80 -.20A.45 .45 0 0 1 -.42 -.62A.58 .58 0 0 1 .56 -.50
         A.43 .43 0 0 1 .86 -.10A.42 .42 0 0 1 .70 .68Z",
    );
    /// A winner's crown.
    CROWN = data::path("M-.95 .62L-1 -.52L-.42 -.02L0 -.78L.42 -.02L1 -.52L.95 .62Z");
    /// The mark of a private picture.
    PADLOCK = Path::rounded(1.5, 1.1, 0.2).moved(0.0, 0.4).and(data::path(
        "M-.5 -.1V-.5A.5 .5 0 0 1 .5 -.5V-.1H.24V-.48A.24 .24 0 0 0 -.24 -.48V-.1Z",
    ));
}
