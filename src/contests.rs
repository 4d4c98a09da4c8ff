//! Contests among people, as plain values: groups, pairings, standings, deadlines and judgements,
//! and the order of a ladder.
//! No database and no network.

pub mod finals;
pub mod groups;
pub mod judging;
pub mod ladder;
pub mod pairings;
pub mod simulation;
pub mod standing;
pub mod swiss;
pub mod tables;
pub mod timetable;
