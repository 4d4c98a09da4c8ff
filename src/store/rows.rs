//! Rows that are read one by one, so that a row that cannot be read costs that row alone.

use std::fmt;

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

/// The rows of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows<T> {
    /// The rows that can be read.
    pub read: Vec<T>,
    /// The rows that cannot.
    pub broken: Vec<BrokenRow>,
}

/// A row that cannot be read, or that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BrokenRow {
    /// The table.
    pub table: &'static str,
    /// The column of the key, and its value.
    pub key: (&'static str, String),
    /// The reason.
    pub why: String,
}

impl<T> Default for Rows<T> {
    fn default() -> Rows<T> {
        Rows {
            read: Vec::new(),
            broken: Vec::new(),
        }
    }
}

impl fmt::Display for BrokenRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, value) = &self.key;
        write!(f, "{} with {column} {value}: {}", self.table, self.why)
    }
}

/// Rows that are read one by one.
pub(super) trait Keyed: for<'r> FromRow<'r, AnyRow> {
    /// The table.
    const TABLE: &'static str;
    /// The column that names a row.
    const KEY: &'static str;
}

/// Reads each row of a table.
pub(super) fn each<T: Keyed>(rows: Vec<AnyRow>) -> Rows<T> {
    let (mut read, mut broken) = (Vec::new(), Vec::new());
    for row in rows {
        match T::from_row(&row) {
            Ok(value) => read.push(value),
            Err(error) => {
                let value = row.try_get::<i64, _>(T::KEY);
                let value = value.map(|value| value.to_string());
                broken.push(BrokenRow {
                    table: T::TABLE,
                    key: (T::KEY, value.unwrap_or_else(|_| "unreadable".to_owned())),
                    why: error.to_string(),
                });
            }
        }
    }
    Rows { read, broken }
}
