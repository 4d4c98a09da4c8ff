//! The points of a month in words.

use tavolino_games::game::Lang;

use crate::discord::view::names;
use crate::host::{MonthRow, year_and_month};

/// The name of a month, with its year.
pub fn name(month: i64, lang: &Lang) -> String {
    let (year, month) = year_and_month(month);
    let values = [("month", month.into()), ("year", year.to_string().into())];
    lang.say("month-name", &values)
}

/// The title of the table of a month.
pub fn title(month: i64, lang: &Lang) -> String {
    lang.say("month-title", &[("month", name(month, lang).into())])
}

/// A line for each person in the table of a month.
pub fn lines(people: &[MonthRow], lang: &Lang) -> Vec<String> {
    let line = |(place, row): (usize, &MonthRow)| {
        let values = [
            ("place", place.into()),
            ("who", names::person(row.person).into()),
            ("points", points(row.points).into()),
            ("games", row.games.into()),
            ("wins", row.wins.into()),
        ];
        lang.say("month-line", &values)
    };
    (1..).zip(people).map(line).collect()
}

/// The line about the reader's own month, below a table in which they are not.
pub fn own(own: &MonthRow, lang: &Lang) -> String {
    let values = [
        ("points", points(own.points).into()),
        ("games", own.games.into()),
    ];
    lang.say("month-own", &values)
}

/// Points, counted in halves: `7`, `7½`.
pub fn points(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
