//! The record of what the bot asked and what it was answered, for tests to read.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;

/// How many requests are remembered.
const LENGTH: usize = 5_000;

/// One request of the bot.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Entry {
    /// Counts requests from 1.
    pub number: u64,
    /// When it was answered, in Unix milliseconds of the sandbox's clock.
    pub at: u64,
    /// The HTTP method.
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// The query, without `?`.
    pub query: String,
    /// The JSON body or the `payload_json`.
    pub body: Value,
    /// Name and size of each file, and the form field it came in.
    pub files: Vec<Value>,
    /// The HTTP status of the answer.
    pub status: u16,
    /// The JSON body of the answer.
    pub response: Value,
    /// Whether an ordered fault had its hand in it.
    pub fault: bool,
}

/// The latest requests.
#[derive(Debug, Default)]
pub struct Journal {
    entries: VecDeque<Entry>,
    count: u64,
}

impl Journal {
    /// Writes one request down.
    pub fn note(&mut self, mut entry: Entry) {
        self.count += 1;
        entry.number = self.count;
        if self.entries.len() == LENGTH {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
    }

    /// The requests after this number.
    pub fn since(&self, number: u64) -> Vec<&Entry> {
        self.entries
            .iter()
            .filter(|entry| entry.number > number)
            .collect()
    }

    /// Forgets them all.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}
