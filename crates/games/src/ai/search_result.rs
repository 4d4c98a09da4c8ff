//! The result of a search.

use super::value::{Value, Verdict, Worth, modest};

/// The chosen turn with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<T> {
    /// The turn.
    pub turn: T,
    /// The proved value of the position to the seat, with the number of turns; `None` if unproved
    /// or the number is unknown.
    pub value: Option<Value>,
    /// The proved verdict, also where the number of turns is unknown.
    pub verdict: Option<Verdict>,
    /// The number of turns within which a win or loss without a known least number is proved to
    /// come.
    pub within: Option<u8>,
    /// The estimated value, from 0 to 1.
    pub estimate: f32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected continuation, beginning with the turn itself.
    pub principal_variation: Vec<T>,
}

impl<T> SearchResult<T> {
    /// Returns the worth of the turn.
    #[must_use]
    pub fn worth(&self) -> Worth {
        Worth {
            verdict: self.verdict,
            value: self.value,
            estimate: self.estimate,
        }
    }
}

impl<T: ToString> SearchResult<T> {
    /// Returns the result with the notation of its turns.
    #[must_use]
    pub fn in_words(self) -> SearchResult<String> {
        let line = self.principal_variation.iter().map(ToString::to_string);
        SearchResult {
            turn: self.turn.to_string(),
            value: self.value,
            verdict: self.verdict,
            within: self.within,
            estimate: self.estimate,
            nodes: self.nodes,
            principal_variation: line.collect(),
        }
    }
}

impl<T: Clone> SearchResult<T> {
    /// Returns an unproved result with an estimate and a number of positions.
    pub(super) fn of(turn: T, estimate: f32, nodes: u64) -> SearchResult<T> {
        SearchResult {
            principal_variation: vec![turn.clone()],
            turn,
            value: None,
            verdict: None,
            within: None,
            estimate,
            nodes,
        }
    }

    /// Returns the result with a proved verdict and its value, where the number of turns is known.
    pub(super) fn proved(self, verdict: Option<Verdict>, value: Option<Value>) -> SearchResult<T> {
        SearchResult {
            value,
            verdict,
            estimate: verdict.map_or(self.estimate, Verdict::estimate),
            ..self
        }
    }

    /// Returns the result with an estimate that is neither 0 nor 1, unless a win or a loss is
    /// proved.
    pub(super) fn modest(self) -> SearchResult<T> {
        SearchResult {
            estimate: self
                .verdict
                .map_or(modest(self.estimate), Verdict::estimate),
            ..self
        }
    }

    /// Returns the result as a proved win whose least number of turns is unknown; it comes within
    /// `within` turns, if that is known.
    pub(super) fn winning_within(self, within: Option<u8>) -> SearchResult<T> {
        SearchResult {
            within,
            ..self.proved(Some(Verdict::Win), None)
        }
    }

    /// Returns the result as a proved loss, as [`SearchResult::winning_within`] does a win.
    pub(super) fn losing_within(self, within: Option<u8>) -> SearchResult<T> {
        SearchResult {
            within,
            ..self.proved(Some(Verdict::Loss), None)
        }
    }

    /// Returns the result with another turn and no further variation.
    pub(super) fn preferring(self, turn: T) -> SearchResult<T> {
        SearchResult {
            principal_variation: vec![turn.clone()],
            turn,
            ..self
        }
    }
}
