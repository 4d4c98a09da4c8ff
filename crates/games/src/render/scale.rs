//! Scaling of scenes.

use crate::game::Scene;
use crate::game::scene::{Figure, Path, Pen, Shape, Step};

/// Returns the picture with every length multiplied by `by`, without texts and spots.
pub fn scaled(scene: &Scene, by: f32) -> Scene {
    let shape = |shape: &Shape| Shape {
        figure: figure(&shape.figure, by),
        at: shape.at * by,
        pen: shape.pen.map(|pen| Pen {
            width: pen.width * by,
            dash: pen.dash.map(|(dash, gap)| (dash * by, gap * by)),
            ..pen
        }),
        ink: shape.ink,
    };
    Scene {
        width: scene.width * by,
        height: scene.height * by,
        private: scene.private,
        shapes: scene.shapes.iter().map(shape).collect(),
        ..Scene::default()
    }
}

fn figure(figure: &Figure, by: f32) -> Figure {
    match figure {
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } => Figure::Silhouette {
            shape: *shape,
            radius: radius * by,
            turn: *turn,
        },
        Figure::Path(Path(steps)) => {
            let step = |step: &Step| match *step {
                Step::Move(a) => Step::Move(a * by),
                Step::Line(a) => Step::Line(a * by),
                Step::Quad(a, b) => Step::Quad(a * by, b * by),
                Step::Cubic(a, b, c) => Step::Cubic(a * by, b * by, c * by),
                Step::Close => Step::Close,
            };
            Figure::Path(Path(steps.iter().map(step).collect()))
        }
        Figure::Text {
            text,
            size,
            anchor,
            height,
        } => Figure::Text {
            text: text.clone(),
            size: size * by,
            anchor: *anchor,
            height: *height,
        },
    }
}
