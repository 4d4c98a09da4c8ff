//! Tables of words in the folder `words`.

use std::fs;
use std::path::Path;

/// The folder of the tables.
pub const FOLDER: &str = "words";

/// The folder of the tables from the workspace, for messages.
pub const PLACE: &str = "crates/translation-laws/words";

/// Returns the rows of a table, each filled up to a number of columns; comments (`#`) and empty
/// lines are left out. A table that is missing has no rows.
pub fn rows(file: &str, columns: usize) -> Vec<Vec<String>> {
    let path = Path::new(FOLDER).join(file);
    let text = fs::read_to_string(&path).unwrap_or_default();
    read(&text, columns, &path.display().to_string())
}

/// Returns the rows of a table's text.
pub fn read(text: &str, columns: usize, place: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let mut row: Vec<String> = line
            .split('\t')
            .map(|cell| cell.trim().to_owned())
            .collect();
        assert!(
            row.len() <= columns,
            "{place}:{}: {} columns, at most {columns}",
            at + 1,
            row.len()
        );
        row.resize(columns, String::new());
        found.push(row);
    }
    found
}

#[test]
fn a_table_has_columns_and_comments() {
    let rows = read("# a\nb\tc d\n\ne\n", 3, "x.tsv");
    assert_eq!(rows, [["b", "c d", ""], ["e", "", ""]]);
}
