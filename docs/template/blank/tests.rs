//! A test per rule; the rule's text is in the name of the test or a comment.
