//! The words of an answer, and what is expected of them.

use serde_json::Value;

use super::{components, text};

/// An answer to an interaction, as the sandbox reports it, or a message.
pub trait Answer {
    /// The content of its message.
    fn content(&self) -> &str;

    /// The alt text of its first picture.
    fn alt(&self) -> &str;

    /// The labels of its buttons.
    fn labels(&self) -> Vec<&str>;

    /// Panics unless its content contains these words.
    fn says(&self, words: impl AsRef<str>);

    /// As [`Answer::says`], in an answer that only the caller sees.
    fn says_privately(&self, words: impl AsRef<str>);

    /// Panics unless it is a refusal with these words: only the caller sees it.
    fn refuses(&self, words: impl AsRef<str>);
}

impl Answer for Value {
    fn content(&self) -> &str {
        text(&message(self)["content"])
    }

    fn alt(&self) -> &str {
        text(&message(self)["attachments"][0]["description"])
    }

    fn labels(&self) -> Vec<&str> {
        let labels = components(message(self)).map(|button| text(&button["label"]));
        labels.collect()
    }

    #[track_caller]
    fn says(&self, words: impl AsRef<str>) {
        let (words, content) = (words.as_ref(), self.content());
        assert!(
            content.contains(words),
            "{words:?} is not in {content:?}: {self}"
        );
    }

    #[track_caller]
    fn says_privately(&self, words: impl AsRef<str>) {
        self.says(words);
        assert_eq!(self["ephemeral"], true, "{self}");
    }

    #[track_caller]
    fn refuses(&self, words: impl AsRef<str>) {
        self.says_privately(words);
    }
}

/// The message of an answer, or the message itself.
fn message(answer: &Value) -> &Value {
    answer.get("message").unwrap_or(answer)
}
