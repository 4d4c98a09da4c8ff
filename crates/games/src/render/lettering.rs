//! Text as outlines of the bundled font.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, Glyph, OutlineCurve};

use super::outline::{Contour, flat};
use crate::game::scene::{Anchor, Height, Path, Point, Step};

/// Atkinson Hyperlegible Next Bold, designed to distinguish 1, 6, 8 and 9 for low vision. SIL Open
/// Font License 1.1.
static FACE: LazyLock<Face> = LazyLock::new(|| {
    let font = FontRef::try_from_slice(include_bytes!(
        "../../../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf"
    ))
    .expect("the bundled font can be read");
    let em = font.units_per_em().expect("the bundled font has a size");
    let top = |letter| {
        font.outline(font.glyph_id(letter))
            .map_or(0.0, |glyph| glyph.bounds.min.y.max(glyph.bounds.max.y))
    };
    Face {
        capitals: top('H') / em,
        letters: top('x') / em,
        em,
        font,
    }
});

struct Face {
    font: FontRef<'static>,
    /// Font units per em.
    em: f32,
    /// The height of H, in em.
    capitals: f32,
    /// The height of x, in em.
    letters: f32,
}

/// Returns the outlines of `text` around its origin: horizontally by its ink box, vertically by cap
/// height or x-height.
#[must_use]
pub fn contours(text: &str, size: f32, anchor: Anchor, height: Height) -> Vec<Contour> {
    let face = &*FACE;
    let mut pen = 0.0;
    let mut ink: Option<(f32, f32)> = None;
    let mut path = Path::default();
    for letter in text.chars() {
        let glyph: Glyph = face.font.glyph_id(letter).with_scale(size);
        if let Some(outline) = face.font.outline(glyph.id) {
            let (left, right) = (pen + outline.bounds.min.x, pen + outline.bounds.max.x);
            ink = Some((ink.map_or(left, |(start, _)| start), right));
            path = path.and(Path(steps(&outline.curves)).moved(pen, 0.0));
        }
        pen += face.font.h_advance_unscaled(glyph.id);
    }
    let (start, end) = ink.unwrap_or_default();
    let left = match anchor {
        Anchor::Start => start,
        Anchor::Middle => f32::midpoint(start, end),
    };
    let base = match height {
        Height::Capitals => face.capitals,
        Height::Letters => face.letters,
    } * size
        / 2.0;
    let scale = size / face.em;
    flat(&path, |point| {
        Point::new((point.x - left) * scale, base - point.y * scale)
    })
}

fn steps(curves: &[OutlineCurve]) -> Vec<Step> {
    let at = |point: ab_glyph::Point| Point::new(point.x, point.y);
    let mut steps = Vec::new();
    let mut pen = None;
    for curve in curves {
        let (from, step, to) = match *curve {
            OutlineCurve::Line(a, b) => (a, Step::Line(at(b)), b),
            OutlineCurve::Quad(a, b, c) => (a, Step::Quad(at(b), at(c)), c),
            OutlineCurve::Cubic(a, b, c, d) => (a, Step::Cubic(at(b), at(c), at(d)), d),
        };
        if pen != Some(from) {
            steps.push(Step::Move(at(from)));
        }
        steps.push(step);
        pen = Some(to);
    }
    steps
}
