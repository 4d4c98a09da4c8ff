//! Scenes as pixels: the only module that knows fonts, colours and picture files.
//!
//! A shape goes through these hands: `outline` divides it into short lines, `coverage` counts how much of each pixel they
//! cover, `sprites` keeps that for the next picture, `canvas` lays ink there in numbered colours, which `palette` finds
//! on the way, and `encode` writes the file; `gif` writes many pictures as one that moves. Pixels never exist in full
//! colour: a picture costs a few milliseconds, and every flat area has exactly the colour `theme` gives it.

mod canvas;
mod coverage;
mod deflate;
mod encode;
mod gif;
mod huffman;
mod lettering;
mod outline;
mod palette;
mod sheet;
mod sprites;
mod theme;

use crate::game::Scene;
use crate::game::scene::Shape;

pub use self::canvas::Canvas;
pub use self::encode::encode;
pub use self::gif::replay;
pub use self::palette::{Colours, Shades};
pub use self::sheet::sheet;

/// A file larger than this is drawn anew with fewer shades: people load it on a phone.
const LARGE: usize = 29_500;

/// A picture with more edges than this makes a large file as a rule: that is found before the time to pack it is spent.
const BUSY: usize = 40_000;

/// The scene as a PNG file, the same to the last bit on every machine.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let canvas = draw(scene, Shades::Many);
    if canvas.edges <= BUSY {
        let file = encode(&canvas);
        if file.len() <= LARGE {
            return file;
        }
    }
    encode(&draw(scene, Shades::Few))
}

/// The scene in numbered colours, a pixel for each point: a file's content, or a frame of an animation with its palette.
#[must_use]
pub fn draw(scene: &Scene, shades: Shades) -> Canvas {
    let mut colours = Colours::new(shades);
    know_inks(&mut colours, scene);
    draw_in(colours, scene)
}

/// Inks first: a flat area must never have to make do with a shade because the palette is full.
fn know_inks(colours: &mut Colours, scene: &Scene) {
    let inks = scene.shapes.iter().map(|shape| ink(shape, scene));
    for colour in inks.filter(|colour| colour[3] == u8::MAX) {
        colours.exact(colour);
    }
}

/// The scene in colours that know its inks, and the shades of the pictures before it.
fn draw_in(colours: Colours, scene: &Scene) -> Canvas {
    let (width, height) = (scene.width.round(), scene.height.round());
    let mut canvas = Canvas::new(width as usize, height as usize, colours);
    for shape in &scene.shapes {
        let (coverage, at) = sprites::sprite(shape);
        canvas.paint(&coverage, at, ink(shape, scene));
    }
    canvas
}

fn ink(shape: &Shape, scene: &Scene) -> theme::Colour {
    theme::colour(shape.ink, scene.private)
}

#[cfg(test)]
mod tests {
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
        let seen = |scene: &Scene, x: usize, y: usize| {
            let canvas = draw(scene, Shades::Many);
            canvas.colours.list()[usize::from(canvas.pixels[y * canvas.width + x])]
        };
        assert_eq!(seen(&framed(), 0, 0), [0; 4]);
        assert_eq!(seen(&framed(), 899, 199), [0; 4]);
        assert_eq!(seen(&framed(), 450, 20), theme::colour(Ink::Frame, false));
        assert_eq!(
            seen(&framed().private(), 450, 20),
            theme::colour(Ink::Frame, true)
        );
    }
}
