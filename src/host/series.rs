//! Series of meetings: the parts that the seasons of leagues and contests share.

pub(super) mod absence;
pub(super) mod game;
pub(super) mod judgement;
pub(super) mod running;
pub(super) mod starting;
pub(super) mod table;

pub use self::absence::ANSWER;
pub use self::table::{Group, InRound};
