//! Comparing a picture with the one that was looked at and found good.

use std::fs;
use std::path::Path;

use image::{Rgba, RgbaImage};
use tavolino_games::game::Scene;
use tavolino_games::render;

const CLEAR: Rgba<u8> = Rgba([0; 4]);
const RED: Rgba<u8> = Rgba([255, 0, 0, 255]);

/// Compares a scene with `<name>.png` in a folder.
pub fn golden(golden: &Path, name: &str, scene: &Scene) {
    let file = render::png(scene);
    let path = golden.join(format!("{name}.png"));
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(golden).unwrap();
        fs::write(path, file).unwrap();
        return;
    }
    let new = image::load_from_memory(&file).unwrap().to_rgba8();
    let old = image::open(&path).map_or_else(|_| RgbaImage::new(0, 0), |old| old.to_rgba8());
    if old == new {
        return;
    }
    let is_new = !path.exists();
    let folder = Path::new("../../target/pictures");
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(format!("{name}.new.png")), file).unwrap();
    assert!(
        !is_new,
        "there is no {}: look at target/pictures/{name}.new.png, then run this test again with UPDATE=1",
        path.display()
    );
    let comparable = old.dimensions() == new.dimensions();
    let diff = RgbaImage::from_fn(new.width(), new.height(), |x, y| {
        if comparable && old.get_pixel(x, y) == new.get_pixel(x, y) {
            CLEAR
        } else {
            RED
        }
    });
    diff.save(folder.join(format!("{name}.diff.png"))).unwrap();
    panic!(
        "{} looks different: see target/pictures/{name}.new.png and .diff.png",
        path.display()
    );
}
