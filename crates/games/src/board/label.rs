//! Menu labels of the choices of a step.

use std::collections::BTreeMap;

use crate::game::notation::{self, Step};
use crate::game::scene::{Point, Spot};
use crate::game::{Face, Lang, Seat, Shown};

/// Arrows clockwise from right, an eighth of a full turn apart.
pub(super) const ARROWS: [char; 8] = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

/// Maximum angle between a move and its arrow, in eighths of a full turn: moves along the lines of
/// a rhombus fit, a knight's move does not.
const ASKEW: f32 = 0.36;

/// Returns the label of a step: each word by its name, with an arrow before a target cell.
pub fn label<G: Face>(
    shown: &Shown<G>,
    spots: &BTreeMap<String, Spot>,
    seat: Seat,
    step: &Step,
    lang: &Lang,
) -> String {
    let words = notation::words(&step.text);
    let added = notation::words(&step.label).len();
    if step.partial || added > words.len() {
        return step.label.clone();
    }
    let first = words.len() - added;
    let parts = (first..words.len()).map(|at| {
        let (prefix, word) = (&words[..at], words[at]);
        let label = G::label(shown, seat, prefix, word, lang).unwrap_or_else(|| word.to_owned());
        let spot = |cell: &str| spots.get(cell).map(|spot| spot.at);
        let from = G::origin(shown, prefix).and_then(|cell| spot(&cell));
        match from.zip(spot(word)).and_then(|(from, to)| arrow(from, to)) {
            // After the label of the word before, which names the origin; otherwise behind the
            // cell.
            Some(arrow) if at > first => format!("{arrow} {label}"),
            Some(arrow) => format!("{label} {arrow}"),
            None => label,
        }
    });
    let parts = parts.filter(|part| !part.is_empty());
    let label = parts.collect::<Vec<String>>().join(" ");
    // A word that needs no label beside others has to label itself where it stands alone.
    if label.is_empty() {
        step.label.clone()
    } else {
        label
    }
}

/// Returns the arrow from one point to another; `None` where no arrow is close enough.
fn arrow(from: Point, to: Point) -> Option<char> {
    let way = to - from;
    if way.length() == 0.0 {
        return None;
    }
    let eighths = way.y.atan2(way.x) / std::f32::consts::FRAC_PI_4;
    let nearest = eighths.round();
    let fits = (eighths - nearest).abs() <= ASKEW;
    fits.then(|| ARROWS[nearest.rem_euclid(8.0) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_shown_by_its_arrow_and_a_knights_by_none() {
        let to = |x: f32, y: f32| arrow(Point::ORIGIN, Point::new(x, y));
        assert_eq!(to(2.0, 0.0), Some('→'));
        assert_eq!(to(1.0, -1.0), Some('↗'), "up on the picture");
        assert_eq!(to(0.0, 3.0), Some('↓'));
        assert_eq!(to(-1.0, 1.0), Some('↙'));
        assert_eq!(to(-1.0, 0.0), Some('←'));
        assert_eq!(to(1.0, 2.0), None);
        assert_eq!(to(0.0, 0.0), None);
    }
}
