//! Contests among people, as plain values: groups, pairings, standings, deadlines and judgements.
//! No database and no network.

pub mod finals;
pub mod groups;
pub mod judging;
pub mod pairings;
pub mod simulation;
pub mod standing;
pub mod swiss;
pub mod tables;
pub mod timetable;
