//! The statements of a file, each by its name and all of them in a list, so that a test can ask what each of them costs
//! (`statements/tests.rs`). No other text is run: a test of the architecture looks for it.

/// Names statements, and lists them.
macro_rules! statements {
    ($($(#[$doc:meta])* $visible:vis $name:ident = $text:expr;)+) => {
        $($(#[$doc])* $visible const $name: &str = $text;)+

        #[cfg(test)]
        pub(super) const STATEMENTS: &[(&str, &str)] = &[$((stringify!($name), $name)),+];
    };
}

pub(super) use statements;

#[cfg(test)]
mod tests;
