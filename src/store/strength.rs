//! The computer's strength, as stored.

/// The computer's strength at a seat, or the default of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Strength {
    /// A sensible beginner.
    Easy,
    /// A player who looks ahead.
    Medium,
    /// As strong as the computer can play.
    Strong,
}

super::columns::words!(Strength);
