//! Drawing of a scene on a canvas.

use super::canvas::Canvas;
use super::palette::{Colours, Shades};
use super::sprites;
use super::theme::{self, Colour};
use crate::game::Scene;
use crate::game::scene::Shape;

/// Returns the scene in indexed colour, one pixel to a point.
#[must_use]
pub fn draw(scene: &Scene, shades: Shades) -> Canvas {
    let mut colours = Colours::new(shades);
    reserve_palette(&mut colours, scene);
    draw_in(colours, scene)
}

/// Adds a scene's inks to the palette before any shade, so that a flat area always has its exact
/// colour.
pub fn reserve_palette(colours: &mut Colours, scene: &Scene) {
    let inks = scene.shapes.iter().map(|shape| ink(shape, scene));
    for colour in inks.filter(|colour| colour[3] == u8::MAX) {
        colours.exact(colour);
    }
}

/// Returns the scene drawn with a palette that has its inks reserved and may have shades of earlier
/// pictures.
pub fn draw_in(colours: Colours, scene: &Scene) -> Canvas {
    let (width, height) = (scene.width.round(), scene.height.round());
    let mut canvas = Canvas::new(width as u32, height as u32, colours);
    for shape in &scene.shapes {
        let (coverage, at) = sprites::sprite(shape);
        canvas.paint(&coverage, at, ink(shape, scene));
    }
    canvas
}

fn ink(shape: &Shape, scene: &Scene) -> Colour {
    theme::colour(shape.ink, scene.private)
}

#[cfg(test)]
mod tests {
    use image::{GenericImageView, Rgba};

    use super::*;
    use crate::game::scene::{Height, Ink, Point};

    fn framed() -> Scene {
        let mut scene = Scene::framed(200.0);
        scene.text(
            "a1",
            Point::new(450.0, 100.0),
            34.0,
            Height::Letters,
            Ink::Label,
        );
        scene
    }

    #[test]
    fn it_is_clear_outside_the_frame_and_violet_inside_a_private_one() {
        let seen = |scene: &Scene, x: u32, y: u32| draw(scene, Shades::Many).get_pixel(x, y);
        assert_eq!(seen(&framed(), 0, 0), Rgba([0; 4]));
        assert_eq!(seen(&framed(), 899, 199), Rgba([0; 4]));
        assert_eq!(seen(&framed(), 450, 20), theme::colour(Ink::Frame, false));
        assert_eq!(
            seen(&framed().private(), 450, 20),
            theme::colour(Ink::Frame, true)
        );
    }
}
