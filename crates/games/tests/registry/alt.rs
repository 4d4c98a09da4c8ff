//! Discord lays its ALT badge over the lower left corner of every picture: nothing anybody must
//! read lies there.

use image::GenericImageView;
use tavolino_games::game::Scene;
use tavolino_games::game::scene::{BADGE, Figure, Ink, Shape};
use tavolino_games::render::{self, Shades};

/// Panics unless the corner is clear; only the ground and the badge may lie there.
pub fn is_clear(scene: &Scene) {
    let mut bare = scene.clone();
    bare.shapes.retain(|shape| !is_ground(shape, scene.height));
    let drawn = render::draw(&bare, Shades::Many);
    let (wide, high) = (BADGE.x as u32, BADGE.y as u32);
    for y in drawn.height() - high..drawn.height() {
        let under = (0..wide).find(|&x| drawn.get_pixel(x, y)[3] != 0);
        assert!(
            under.is_none(),
            "{under:?} {y}: something lies under Discord's ALT badge: {}",
            scene.alt
        );
    }
}

/// The frame, the paper of the board, and the pit of Chasm. The row of a hand and a tab say whose
/// they are and who acts.
fn is_ground(shape: &Shape, height: f32) -> bool {
    let is_path = matches!(shape.figure, Figure::Path(_));
    is_path
        && match shape.ink {
            Ink::Frame | Ink::Rim | Ink::Depth => true,
            // A hand's row has the ink of the board's paper, but lies at the foot of the picture.
            Ink::Paper => shape.at.y < height * 0.75,
            _ => false,
        }
}
