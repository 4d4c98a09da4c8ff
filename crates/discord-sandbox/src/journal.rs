//! The journal: the bot's requests and their answers, for tests to read.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;

/// Requests kept; older ones are dropped.
const CAPACITY: usize = 5_000;

/// A request of the bot.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Entry {
    /// The number of the request, from 1.
    pub number: u64,
    /// The time of the answer, in Unix milliseconds of the sandbox's clock.
    pub at: u64,
    /// The HTTP method.
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// The query, without `?`.
    pub query: String,
    /// The JSON body or the `payload_json`.
    pub body: Value,
    /// Name, size and form field of each file.
    pub files: Vec<Value>,
    /// The HTTP status of the answer.
    pub status: u16,
    /// The JSON body of the answer.
    pub response: Value,
    /// The keys of the body that Discord does not know and that were ignored.
    pub ignored: Vec<String>,
    /// Whether an ordered fault changed the answer.
    pub fault: bool,
}

/// The latest requests.
#[derive(Debug, Default)]
pub struct Journal {
    entries: VecDeque<Entry>,
    count: u64,
}

impl Journal {
    /// Adds a request.
    pub fn note(&mut self, mut entry: Entry) {
        self.count += 1;
        entry.number = self.count;
        if self.entries.len() == CAPACITY {
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

    /// Deletes all entries.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}
