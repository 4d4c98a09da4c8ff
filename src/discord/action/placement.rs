//! The message that the answer to a button goes to.

/// The message that a button's answer goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A new private message.
    NewPrivate,
    /// The message of the button if it is private, else a new private message.
    InPlace,
    /// A new message for everyone in the channel.
    NewPublic,
}
