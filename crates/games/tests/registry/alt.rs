//! Discord lays its ALT badge over the lower left corner of every picture: nothing anybody must read lies there.

use image::GenericImageView;
use tavolino_games::game::Scene;
use tavolino_games::game::scene::{Figure, Ink, Shape};
use tavolino_games::render::{self, Shades};

/// How wide and high the badge is in a picture 900 wide that is shown 550 wide.
const BADGE: (u32, u32) = (72, 40);

/// What tells something is drawn without its ground, and must leave the corner clear.
pub fn is_clear(scene: &Scene) {
    let mut said = scene.clone();
    said.shapes.retain(|shape| !is_ground(shape));
    let drawn = render::draw(&said, Shades::Many);
    let (wide, high) = BADGE;
    for y in drawn.height() - high..drawn.height() {
        let under = (0..wide).find(|&x| drawn.get_pixel(x, y)[3] != 0);
        assert!(
            under.is_none(),
            "{under:?} {y}: something lies under Discord's ALT badge: {}",
            scene.alt
        );
    }
}

/// The frame and its parts, the paper, and the row of a hand.
fn is_ground(shape: &Shape) -> bool {
    let ground = [
        Ink::Frame,
        Ink::Rim,
        Ink::Tab,
        Ink::Paper,
        Ink::Gold,
        Ink::Depth,
    ];
    matches!(shape.figure, Figure::Path(_)) && ground.contains(&shape.ink)
}
