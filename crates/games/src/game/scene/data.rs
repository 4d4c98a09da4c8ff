//! SVG path data, so that an outline can be drawn in any editor and pasted.

use super::path::{Path, Step};
use super::point::Point;

/// Returns the path of the commands `M L H V Q C A Z`, absolute or relative; arcs are circular.
///
/// # Panics
/// If the data is invalid: it is part of the code.
///
/// ```
/// use tavolino_games::game::scene::{Path, Point, data};
/// let square = data::path("M0 0H1V1h-1Z");
/// let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
/// assert_eq!(square, Path::polygon(&corners.map(|(x, y)| Point::new(x, y))));
/// ```
#[must_use]
pub fn path(data: &str) -> Path {
    let mut steps = Vec::new();
    let mut pen = Point::ORIGIN;
    let (mut start, mut rest) = (pen, data);
    while let Some(command) = rest.chars().next() {
        let end = rest[1..]
            .find(|c: char| c.is_ascii_alphabetic())
            .map_or(rest.len(), |at| at + 1);
        let numbers = numbers(&rest[1..end]);
        rest = &rest[end..];
        let from = if command.is_ascii_lowercase() {
            pen
        } else {
            Point::ORIGIN
        };
        let at = |numbers: &[f32], i: usize| from + Point::new(numbers[i], numbers[i + 1]);
        match command.to_ascii_uppercase() {
            'M' => {
                pen = at(&numbers, 0);
                start = pen;
                steps.push(Step::Move(pen));
            }
            'Z' => {
                pen = start;
                steps.push(Step::Close);
            }
            'H' => {
                pen.x = from.x + numbers[0];
                steps.push(Step::Line(pen));
            }
            'V' => {
                pen.y = from.y + numbers[0];
                steps.push(Step::Line(pen));
            }
            'L' => {
                pen = at(&numbers, 0);
                steps.push(Step::Line(pen));
            }
            'Q' => {
                pen = at(&numbers, 2);
                steps.push(Step::Quad(at(&numbers, 0), pen));
            }
            'C' => {
                let (a, b) = (at(&numbers, 0), at(&numbers, 2));
                pen = at(&numbers, 4);
                steps.push(Step::Cubic(a, b, pen));
            }
            'A' => {
                let end = at(&numbers, 5);
                let (long, clockwise) = (numbers[3] != 0.0, numbers[4] != 0.0);
                arc(&mut steps, pen, end, numbers[0], long, clockwise);
                pen = end;
            }
            other => panic!("no shape of ours uses the command {other}"),
        }
    }
    Path(steps)
}

fn numbers(text: &str) -> Vec<f32> {
    let mut numbers = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let mut dot = false;
        let part_of_number = |(i, c): (usize, char)| match c {
            '-' => i == 0,
            '.' => !std::mem::replace(&mut dot, true),
            _ => c.is_ascii_digit(),
        };
        let end = rest
            .char_indices()
            .map(part_of_number)
            .position(|part| !part)
            .unwrap_or(rest.len());
        numbers.push(rest[..end].parse().expect("path data is made of numbers"));
        rest = rest[end..].trim_start();
    }
    numbers
}

/// Appends a circular arc as cubic curves of at most a quarter circle each.
fn arc(steps: &mut Vec<Step>, from: Point, to: Point, radius: f32, long: bool, clockwise: bool) {
    let chord = to - from;
    let radius = radius.max(chord.length() / 2.0);
    let height = (radius * radius - chord.length() * chord.length() / 4.0)
        .max(0.0)
        .sqrt();
    let side = if long == clockwise { -height } else { height };
    let centre = from + chord * 0.5 + from.towards(to).across() * side;
    let angle = |point: Point| (point.y - centre.y).atan2(point.x - centre.x);
    let turn = std::f32::consts::TAU;
    let mut sweep = angle(to) - angle(from);
    if clockwise && sweep <= 0.0 {
        sweep += turn;
    } else if !clockwise && sweep >= 0.0 {
        sweep -= turn;
    }
    let parts = (sweep.abs() / (turn / 4.0) - 0.01).ceil().max(1.0);
    let part = sweep / parts;
    let handle = 4.0 / 3.0 * (part / 4.0).tan();
    let spoke = |angle: f32| Point::new(angle.cos(), angle.sin()) * radius;
    for i in 0..parts as usize {
        let (a, b) = (
            angle(from) + part * i as f32,
            angle(from) + part * (i + 1) as f32,
        );
        let (start, end) = (spoke(a), spoke(b));
        let last = i + 1 == parts as usize;
        steps.push(Step::Cubic(
            centre + start + start.across() * handle,
            centre + end - end.across() * handle,
            if last { to } else { centre + end },
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_circle_bulges_to_the_side_its_flag_says() {
        for (flag, top) in [("1", -1.0), ("0", 1.0)] {
            let Path(steps) = path(&format!("M-1 0A1 1 0 0 {flag} 1 0"));
            let Step::Cubic(.., middle) = steps[1] else {
                panic!("an arc is made of curves: {steps:?}")
            };
            assert_eq!(steps.len(), 3);
            assert!(
                (middle - Point::new(0.0, top)).length() < 1e-5,
                "{middle:?}"
            );
        }
    }

    #[test]
    fn numbers_may_touch() {
        assert_eq!(numbers(".5-.25.75 -1"), [0.5, -0.25, 0.75, -1.0]);
    }
}
