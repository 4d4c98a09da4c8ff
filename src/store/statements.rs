//! SQL statements as named constants, and a list of them per file, so that a test explains the cost of each
//! (`statements/tests.rs`). No other SQL is run: a test of the architecture checks that.

/// Defines statements, and the list of them.
macro_rules! statements {
    ($($(#[$doc:meta])* $visible:vis $name:ident = $text:expr;)+) => {
        $($(#[$doc])* $visible const $name: &str = $text;)+

        #[cfg(test)]
        pub(in crate::store) const STATEMENTS: &[(&str, &str)] = &[$((stringify!($name), $name)),+];
    };
}

pub(super) use statements;

#[cfg(test)]
mod tests;
