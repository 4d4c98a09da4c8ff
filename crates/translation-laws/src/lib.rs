//! The laws of translations are tests alone, `tests/laws`: they know Fluent and the words of each
//! language in `words`, but no game.
