//! How strong the computer plays, as it is stored.

/// How strong the computer plays on a seat, or on a server where nobody says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Strength {
    /// Like a sensible beginner.
    Easy,
    /// Like somebody who looks ahead.
    Medium,
    /// As well as it can.
    Strong,
}

super::columns::words!(Strength);
