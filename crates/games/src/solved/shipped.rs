//! The embedded tables, 12 MB in all: nobody meets the strong computer without them. `tests.rs`
//! beside this file makes them again.

use std::io;

use include_dir::{Dir, include_dir};

use crate::ai::table::Source;

static TABLES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/solved");

/// An embedded table.
#[derive(Clone, Copy, Debug)]
pub struct Shipped(&'static [u8]);

impl Shipped {
    /// Returns the embedded table with this file name; `None` if there is none.
    pub fn find(file: &str) -> Option<Shipped> {
        let table = TABLES.get_file(file)?;
        Some(Shipped(table.contents()))
    }
}

impl Source for Shipped {
    fn length(&self) -> u64 {
        self.0.len() as u64
    }

    fn read(&self, from: u64, count: usize) -> io::Result<Vec<u8>> {
        let from = usize::try_from(from).ok();
        let rest = from.and_then(|from| self.0.get(from..));
        let bytes = rest.and_then(|rest| rest.get(..count));
        Ok(bytes.ok_or(io::ErrorKind::UnexpectedEof)?.to_vec())
    }
}

#[cfg(test)]
mod tests;
