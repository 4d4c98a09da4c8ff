//! A cache of rasterized figures: most of a picture repeats the one before.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use lru::LruCache;

use super::coverage::Coverage;
use super::figure;
use crate::game::scene::{Figure, Path, Pen, Point, Shape, Step};

/// Subpixel positions along each axis: figures are placed to 1/16 of a pixel, so that few need
/// rasterizing.
const PLACES: f32 = 16.0;

/// Capacity of the cache, in entries of some kilobytes; the pictures of a game share a few hundred.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(1024).expect("more than none");

static SPRITES: LazyLock<Mutex<LruCache<Key, Arc<Coverage>>>> =
    LazyLock::new(|| Mutex::new(LruCache::new(CAPACITY)));

/// Everything that determines a coverage, as numbers: floats by their bits.
type Key = Vec<u32>;

/// Returns the coverage of a shape and the pixel of its origin.
pub fn sprite(shape: &Shape) -> (Arc<Coverage>, (i32, i32)) {
    let place = |along: f32| (along * PLACES).round() / PLACES;
    let at = Point::new(place(shape.at.x), place(shape.at.y));
    let pixel = Point::new(at.x.floor(), at.y.floor());
    let offset = at - pixel;
    let key = key(&shape.figure, shape.pen, offset);
    let cached = SPRITES
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .get(&key)
        .cloned();
    let coverage = cached.unwrap_or_else(|| {
        let coverage = Arc::new(Coverage::of(
            &figure::contours(&shape.figure),
            shape.pen,
            offset,
        ));
        SPRITES
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .put(key, Arc::clone(&coverage));
        coverage
    });
    (coverage, (pixel.x as i32, pixel.y as i32))
}

fn key(figure: &Figure, pen: Option<Pen>, offset: Point) -> Key {
    let mut key = Vec::with_capacity(16);
    let point = |point: Point| [point.x.to_bits(), point.y.to_bits()];
    key.extend(point(offset));
    match pen {
        Some(Pen { width, dash, round }) => {
            let (dash, gap) = dash.unwrap_or_default();
            key.extend([
                width.to_bits(),
                dash.to_bits(),
                gap.to_bits(),
                u32::from(round),
            ]);
        }
        None => key.push(u32::MAX),
    }
    match figure {
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } => {
            let id = shape.id() as u64;
            let id = [(id >> 32) as u32, id as u32];
            key.extend([0, id[0], id[1], radius.to_bits(), turn.to_bits()]);
        }
        Figure::Text {
            text,
            size,
            anchor,
            height,
        } => {
            key.extend([1, size.to_bits(), *anchor as u32, *height as u32]);
            key.extend(text.chars().map(u32::from));
        }
        Figure::Path(Path(steps)) => {
            key.push(2);
            for &step in steps {
                match step {
                    Step::Move(a) => key.extend([&[0], &point(a)[..]].concat()),
                    Step::Line(a) => key.extend([&[1], &point(a)[..]].concat()),
                    Step::Quad(a, b) => key.extend([&[2], &point(a)[..], &point(b)].concat()),
                    Step::Cubic(a, b, c) => {
                        key.extend([&[3], &point(a)[..], &point(b), &point(c)].concat());
                    }
                    Step::Close => key.push(4),
                }
            }
        }
    }
    key
}
