use gif::{ColorOutput, DecodeOptions};
use image::GenericImageView;
use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::game::{Lang, Options, Rng};
use crate::games;
use crate::render::picture::draw;

/// Every position of a random game of at most `turns` turns.
fn game(key: &str, options: &[(&str, &str)], seats: u8, turns: usize) -> Vec<Scene> {
    let mut rng = Rng::seed_from_u64(7);
    let entry = games::find(key).unwrap();
    let options: Options = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let table = entry.info.table(&options, Some(seats)).unwrap();
    let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
    let lang = Lang::english();
    let mut scenes = vec![board.scene(None, &lang)];
    while let Some(seat) = board.to_act().first().filter(|_| scenes.len() <= turns) {
        let turn = board.offered(seat, "").turns.choose(&mut rng).cloned();
        match turn {
            Some(turn) => drop(board.play(seat, &turn).unwrap()),
            None => board.leave(seat),
        }
        scenes.push(board.scene(None, &lang));
    }
    scenes
}

/// A file's frames: how long each is shown, and the whole screen while it is.
struct Film {
    width: usize,
    frames: Vec<(u16, Vec<[u8; 4]>)>,
    /// The number of pixels each frame paints.
    painted: Vec<usize>,
}

impl Film {
    fn read(file: &[u8]) -> Film {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = vec![[0; 4]; width * height];
        let (mut frames, mut painted) = (Vec::new(), Vec::new());
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let wide = usize::from(frame.width);
            for (y, row) in frame.buffer.chunks_exact(wide * 4).enumerate() {
                for (x, pixel) in row.chunks_exact(4).enumerate() {
                    if pixel[3] > 0 {
                        screen[(top + y) * width + left + x].copy_from_slice(pixel);
                    }
                }
            }
            frames.push((frame.delay, screen.clone()));
            painted.push(wide * usize::from(frame.height));
            if frame.dispose == DisposalMethod::Background {
                assert_eq!(wide, width, "a screen is wiped as a whole");
                screen.fill([0; 4]);
            }
        }
        Film {
            width,
            frames,
            painted,
        }
    }
}

/// Whether a screen shows a scene, but for shades that many pictures had to share.
fn shows(screen: &[[u8; 4]], width: usize, scene: &Scene) {
    let canvas = draw(scene, Shades::Many);
    let mut off = 0;
    for (x, y, meant) in canvas.pixels() {
        let seen = screen[y as usize * width + x as usize];
        let far = meant.0.iter().zip(seen).any(|(a, b)| a.abs_diff(b) > 60);
        // Clear or opaque: there is nothing between.
        off += usize::from(far && (meant[3] == 0 || meant[3] == u8::MAX));
    }
    let all = canvas.indices.len();
    assert!(off * 500 < all, "{off} of {all} pixels are wrong");
}

#[test]
fn a_frame_is_a_turn_and_shows_the_position_after_it() {
    for (key, seats) in [("kintei", 2), ("chasm", 4), ("mindoku", 3), ("jinrai", 2)] {
        let scenes = game(key, &[], seats, 24);
        let file = replay(&scenes);
        let seen = Film::read(&file);
        assert_eq!(seen.frames.len(), scenes.len(), "{key}");
        let (last, others) = seen.frames.split_last().unwrap();
        assert!(others.iter().all(|(shown, _)| *shown == FRAME_DELAY));
        assert_eq!(last.0, LAST_FRAME_DELAY);
        for ((_, screen), scene) in seen.frames.iter().zip(&scenes) {
            shows(screen, seen.width, scene);
        }
        assert_eq!(file, replay(&scenes), "{key}: the same again");
    }
}

#[test]
fn a_frame_paints_only_what_has_changed() {
    let scenes = game("mindoku", &[("board", "9x")], 2, 12);
    let seen = Film::read(&replay(&scenes));
    let (first, rest) = seen.painted.split_first().unwrap();
    assert!(rest.iter().all(|painted| painted < first), "{rest:?}");
    let twice = vec![scenes[0].clone(); 2];
    assert_eq!(Film::read(&replay(&twice)).painted[1], 1);
}

#[test]
fn what_becomes_clear_is_wiped() {
    let (tall, flat) = (Scene::framed(300.0), Scene::framed(200.0));
    let scenes = [tall.clone(), flat.clone(), tall];
    let seen = Film::read(&replay(&scenes));
    for ((_, screen), scene) in seen.frames.iter().zip(&scenes) {
        shows(screen, seen.width, scene);
    }
    let below = 250 * seen.width + 450;
    let there: Vec<bool> = seen
        .frames
        .iter()
        .map(|(_, screen)| screen[below][3] > 0)
        .collect();
    assert_eq!(there, [true, false, true]);
}

#[test]
fn a_long_game_fits_and_what_does_not_is_made_smaller_and_then_shorter() {
    let scenes = game("mindoku", &[("board", "9x"), ("referee", "bot")], 4, 1000);
    assert!(scenes.len() > 40, "{} positions", scenes.len());
    let file = replay(&scenes);
    assert!(file.len() <= MAX_FILE_BYTES, "{} bytes", file.len());
    assert_eq!(Film::read(&file).frames.len(), scenes.len());
    let scenes = &scenes[..40];
    let size = |scale: f32| {
        let all: Vec<&Scene> = scenes.iter().collect();
        encode_at_scale(&all, scale, usize::MAX).unwrap().len()
    };
    let [large, middle, small] = SCALES.map(size);
    assert!(large > middle && middle > small);
    for (limit, width) in [(large - 1, 600), (middle - 1, 450)] {
        let smaller = within(scenes, limit);
        assert!(smaller.len() <= limit);
        let seen = Film::read(&smaller);
        assert_eq!((seen.width, seen.frames.len()), (width, scenes.len()));
    }
    let shorter = within(scenes, small / 3);
    assert!(shorter.len() <= small / 3);
    let seen = Film::read(&shorter);
    assert!(seen.frames.len() < scenes.len() && seen.frames.len() > 2);
    assert_eq!(seen.frames.last().unwrap().0, LAST_FRAME_DELAY);
    assert!(shorter == within(scenes, small / 3), "the same again");
}

#[test]
fn the_first_and_the_last_are_always_kept() {
    let scenes: Vec<Scene> = (0..10_u8)
        .map(|at| Scene::framed(100.0 + f32::from(at)))
        .collect();
    let heights = |every| {
        let kept = every_nth(&scenes, every).into_iter();
        kept.map(|scene| scene.height as u32 - 100)
            .collect::<Vec<_>>()
    };
    assert_eq!(heights(2), [0, 1, 3, 5, 7, 9]);
    assert_eq!(heights(4), [0, 1, 5, 9]);
    assert_eq!(heights(16), [0, 9]);
}
