//! What somebody choosing a turn sees: what is chosen, what may be, and whether it fits.

use super::canvas::{Scene, Spot};
use super::ink::Ink;
use super::path::Path;
use super::point::Point;
use super::shape::{Pen, Shape};
use super::silhouette::Silhouette;

impl Scene {
    /// Marks the cells chosen so far and those that may come next; words that are no cells are passed over.
    pub fn mark(&mut self, chosen: &[&str], possible: &[&str]) {
        let spots = |names: &[&str]| {
            names
                .iter()
                .filter_map(|&name| self.spots.get(name).copied())
                .collect::<Vec<_>>()
        };
        let (chosen, possible) = (spots(chosen), spots(possible));
        let badge: Vec<Shape> = self.shapes.drain(std::mem::take(&mut self.badge)).collect();
        for spot in possible {
            // A dot would cover the mark of a piece that may be chosen.
            if spot.taken.is_some() {
                self.around(
                    spot,
                    Pen::dashed(spot.unit * 0.045, spot.unit * 0.11, spot.unit * 0.09),
                );
            } else {
                self.silhouette(Silhouette::Disc, spot.at, spot.unit * 0.145, Ink::Cream);
                self.silhouette(Silhouette::Disc, spot.at, spot.unit * 0.11, Ink::Ink);
            }
        }
        for spot in chosen {
            self.around(spot, Pen::new(spot.unit * 0.045));
        }
        self.badge = self.shapes.len()..self.shapes.len() + badge.len();
        self.shapes.extend(badge);
    }

    /// A line in cream around what stands on a cell.
    fn around(&mut self, spot: Spot, pen: Pen) {
        let shape = spot.taken.unwrap_or(Silhouette::Disc);
        self.outline(
            shape,
            spot.at,
            spot.unit * 0.42,
            Pen::new(spot.unit * 0.08),
            Ink::Cream,
        );
        self.outline(shape, spot.at, spot.unit * 0.42, pen, Ink::Ink);
    }

    /// An outline as it would lie, and whether it fits there.
    pub fn verdict(&mut self, outline: &Path, at: Point, fits: bool) {
        let (veil, ink) = if fits {
            (Ink::FitsVeil, Ink::Fits)
        } else {
            (Ink::DangerVeil, Ink::Danger)
        };
        self.fill(outline.clone(), at, veil);
        self.stroke(
            outline.clone(),
            at,
            Pen::dashed(13.0, 20.0, 13.0),
            Ink::Cream,
        );
        self.stroke(outline.clone(), at, Pen::dashed(7.0, 20.0, 13.0), ink);
        if !fits {
            self.cross_at(at, 24.0);
        }
    }

    /// What a piece that does not fit would hit.
    pub fn hit(&mut self, outline: Path, at: Point) {
        self.stroke(outline, at, Pen::new(7.0), Ink::Danger);
    }
}
