//! Refusals of what a person has done once.

/// An act that may not be repeated, or not yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Repeated {
    /// The seat's last draw offer led to nothing, and it has made no turn since.
    #[error("the seat has offered a draw since its last turn")]
    Offer,
    /// The seat has requested the takeback of this turn before.
    #[error("the seat has requested the takeback of this turn before")]
    Request,
    /// The card of the lobby was posted again already.
    #[error("the card was posted again already")]
    Post,
}

impl Repeated {
    /// The key of the sentence.
    pub(super) fn key(self) -> &'static str {
        match self {
            Repeated::Offer => "refused-offered-before",
            Repeated::Request => "refused-requested-before",
            Repeated::Post => "refused-posted-again",
        }
    }
}
