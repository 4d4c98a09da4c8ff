//! Comparing a picture with the one that was looked at and found good.

use std::fs;
use std::path::Path;

use tavolino::game::Scene;
use tavolino::render::{self, Shades};

/// Compares a scene with `tests/pictures/<name>.png`.
pub fn golden(name: &str, scene: &Scene) {
    let file = render::png(scene);
    let path = Path::new("tests/pictures").join(format!("{name}.png"));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, file).unwrap();
        return;
    }
    let (width, old) = fs::read(&path).map_or((0, Vec::new()), |old| pixels(&old));
    let (new_width, new) = pixels(&file);
    if (width, &old) == (new_width, &new) {
        return;
    }
    let folder = Path::new("target/pictures");
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(format!("{name}.new.png")), file).unwrap();
    let mut diff = render::draw(scene, Shades::Many);
    let differs = |i: usize| width != new_width || old.get(i) != Some(&new[i]);
    let red = diff.colours.exact([255, 0, 0, 255]);
    for (i, pixel) in diff.pixels.iter_mut().enumerate() {
        *pixel = if differs(i) { red } else { 0 };
    }
    fs::write(
        folder.join(format!("{name}.diff.png")),
        render::encode(&diff),
    )
    .unwrap();
    panic!("{name} looks different: see target/pictures/{name}.new.png and .diff.png");
}

/// A file's width and its pixels in full colour.
fn pixels(file: &[u8]) -> (usize, Vec<[u8; 4]>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut bytes).unwrap();
    let pixels = bytes.chunks_exact(4).map(|pixel| pixel.try_into().unwrap());
    (reader.info().width as usize, pixels.collect())
}
