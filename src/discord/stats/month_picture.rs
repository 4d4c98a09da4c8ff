//! The picture of a month: a bar for each person, the first one gold. It has no names, which stand
//! in the message in the same order.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::{
    Anchor, Figure, Height, Ink, Path, Pen, Point, Scene, Shape, Silhouette,
};

use crate::discord::view::months;
use crate::host::MonthRow;

/// The edges of the paper, in points.
const LEFT: f32 = 96.0;
const RIGHT: f32 = 876.0;
const TOP: f32 = 24.0;
/// Room below the paper for Discord's ALT badge, in points.
const FOOT: f32 = 66.0;
/// Height of a row, and of its bar, in points.
const ROW: f32 = 60.0;
const BAR: f32 = 40.0;
/// Margin between the paper's edge and the rows, in points.
const WITHIN: f32 = 18.0;
/// Room right of the longest bar, for its points, and the width of the shortest bar, in points.
const NUMBERS: f32 = 110.0;
const SHORTEST: f32 = 26.0;
/// Type size of a number, in points.
const LABEL: f32 = 34.0;

/// The picture of the table of a month, with one person at least.
pub fn scene(people: &[MonthRow], month: i64, lang: &Lang) -> Scene {
    let paper = 2.0 * WITHIN + ROW * people.len() as f32;
    let mut scene = Scene::framed(TOP + paper + FOOT);
    let ground = Path::rounded(RIGHT - LEFT, paper, 14.0);
    let middle = Point::new(LEFT.midpoint(RIGHT), TOP + paper / 2.0);
    scene.fill(ground, middle, Ink::Paper);
    let most = people.iter().map(|row| row.points).max().unwrap_or(1);
    for (nth, row) in people.iter().enumerate() {
        let y = TOP + WITHIN + ROW * (nth as f32 + 0.5);
        let share = row.points as f32 / most.max(1) as f32;
        let widest = RIGHT - LEFT - 2.0 * WITHIN - NUMBERS;
        bar(&mut scene, nth, y, SHORTEST + share * (widest - SHORTEST));
        let end = LEFT + WITHIN + SHORTEST + share * (widest - SHORTEST);
        scene.count(
            months::points(row.points),
            Point::new(end + 16.0, y),
            LABEL,
            Ink::Ink,
        );
    }
    scene.alt = alt(people, month, lang);
    scene.text.clone_from(&scene.alt);
    scene
}

/// Draws a bar with its place, the first one with a crown.
fn bar(scene: &mut Scene, nth: usize, y: f32, width: f32) {
    let shape = Path::rounded(width, BAR, 10.0);
    let at = Point::new(LEFT + WITHIN + width / 2.0, y);
    let (fill, edge) = if nth == 0 {
        (Ink::Gold, Ink::GoldEdge)
    } else {
        (Ink::Token, Ink::TokenEdge)
    };
    scene.fill(shape.clone(), at, fill);
    scene.stroke(shape, at, Pen::new(4.0), edge);
    let figure = Figure::Text {
        text: (nth + 1).to_string(),
        size: LABEL,
        anchor: Anchor::Middle,
        height: Height::Capitals,
    };
    scene.shapes.push(Shape {
        figure,
        at: Point::new(LEFT / 2.0 + 4.0, y),
        pen: None,
        ink: Ink::Label,
    });
    if nth == 0 && width > 90.0 {
        let crown = Point::new(LEFT + WITHIN + width - 34.0, y);
        scene.silhouette(Silhouette::CROWN, crown, 17.0, Ink::GoldEdge);
    }
}

fn alt(people: &[MonthRow], month: i64, lang: &Lang) -> String {
    let place = |(place, row): (usize, &MonthRow)| {
        let values = [
            ("place", place.into()),
            ("points", months::points(row.points).into()),
        ];
        lang.say("month-alt-place", &values)
    };
    let places = lang.list((1..).zip(people).map(place));
    let values = [
        ("month", months::name(month, lang).into()),
        ("places", places.into()),
    ];
    lang.say("month-alt", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{lengths, limits};
    use crate::host::UserId;

    /// The table of a month with this many people.
    fn people(count: i64) -> Vec<MonthRow> {
        let row = |nth: i64| MonthRow {
            person: UserId(nth),
            points: 61 - 6 * nth + nth % 2,
            games: 9,
            wins: 3,
        };
        (1..=count).map(row).collect()
    }

    #[test]
    fn a_picture_has_a_bar_for_each_person_and_no_names() {
        for count in [1, 2, 10] {
            for lang in lengths::languages() {
                let scene = scene(&people(count), 24_322, &lang);
                assert!(
                    scene.alt.chars().count() <= limits::ALT_TEXT,
                    "{}",
                    scene.alt
                );
                let texts = scene.shapes.iter().filter_map(|shape| match &shape.figure {
                    Figure::Text { text, .. } => Some(text.clone()),
                    _ => None,
                });
                let points = people(count);
                let points = points.iter().map(|row| months::points(row.points));
                let places = (1..=count).map(|place| place.to_string());
                let expected = places
                    .zip(points)
                    .flat_map(|(place, points)| [place, points]);
                assert!(texts.eq(expected), "a place and the points of each bar");
            }
        }
    }
}
