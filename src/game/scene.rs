//! A picture in board units, with the same in words. Pixels are the renderer's business.

/// A picture and its words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The position in words, for those who do not see the picture: at most 1024 characters.
    pub alt: String,
    /// The position as monospaced text, with everything the picture shows: at most 1700 characters.
    pub text: String,
}
