//! Contests among people, as plain values: groups, pairings, standings, deadlines, judgements,
//! the order of a ladder, and the points of a tour.
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
pub mod tour;
