//! SQL statements: each stands once, as the function that runs it or as a constant, and in the list
//! of its file, so that a test explains its cost (`statements/tests.rs`). No other SQL is run: a
//! test of the architecture checks that.

use sqlx::any::{Any, AnyRow};
use sqlx::{Decode, FromRow, Row, Type};

use super::error::Result;

/// Defines the statements of a file: functions that run one, constants for functions that need
/// more, and `STATEMENTS`, the list of both.
///
/// ```text
/// statements! {
///     /// When an event happened; `None` if no event has this number.
///     pub read fn happened_at(id: &MatchId, number: i64) -> Option<Timestamp> =
///         "select at from events where match_id = $1 and number = $2";
///
///     /// Stores that a seat of a match is not rated.
///     pub write fn excuse(id: &MatchId, seat: u8) =
///         "insert into excused (match_id, seat) values ($1, $2) on conflict do nothing",
///         id, i64::from(seat);
///
///     LOAD = "select * from matches where id = $1";
/// }
/// ```
///
/// makes `Store::happened_at(&self, id, number) -> Result<Option<Timestamp>>`,
/// `Writing::excuse(&mut self, id, seat) -> Result<()>`, both `async`, and `const LOAD: &str`.
///
/// A `read fn` is one of the [`Store`](super::Store), a `write fn` one of a transaction
/// ([`Writing`](super::Writing)), and a `both fn` reads in either; the file imports these types. A
/// `waking fn` is a `write fn` that makes a card due, or the course of what it shows: the commit
/// wakes the tasks that look at them ([`Store::cards`](super::Store::cards)).
/// `$1`, `$2` … are the values after the text; without any, the arguments in their order.
///
/// | The function returns | The statement |
/// |---|---|
/// | nothing | is executed |
/// | `bool` | found a row; in a `write fn`, changed one |
/// | `u64` | changed this number of rows (`write fn` only) |
/// | `Option<T>` | returned a row, `None` for none or for `null` |
/// | `Vec<T>` | returned these rows |
/// | `Rows<T>` | returned these rows, each of which may be unreadable |
/// | any other `T` | returned one row |
///
/// A `T` is the row's only column, or a struct or tuple of its columns ([`FromAnswer`]).
macro_rules! statements {
    // The items, one after the other, with the list of those before.
    (@items [$($listed:tt)*]) => {
        #[cfg(test)]
        pub(in crate::store) const STATEMENTS: &[(&str, &str)] = &[$($listed),*];
    };
    (@items [$($listed:tt)*] $(#[$doc:meta])* $visible:vis $name:ident = $text:expr; $($next:tt)*) => {
        $(#[$doc])*
        $visible const $name: &str = $text;

        $crate::store::statements::statements! {
            @items [$($listed)* (stringify!($name), $name)] $($next)*
        }
    };
    (
        @items $listed:tt $(#[$doc:meta])* $visible:vis $kind:ident fn $name:ident $parameters:tt =
        $($next:tt)+
    ) => {
        $crate::store::statements::statements! {
            @items $listed $(#[$doc])* $visible $kind fn $name $parameters -> () = $($next)+
        }
    };
    (
        @items [$($listed:tt)*] $(#[$doc:meta])* $visible:vis $kind:ident fn
        $name:ident($($parameter:ident: $type:ty),* $(,)?) -> $answer:tt $(<$row:ty>)? =
        $text:expr $(, $value:expr)*; $($next:tt)*
    ) => {
        $crate::store::statements::statements! {
            @$kind { $(#[$doc])* $visible } $name ($($parameter: $type),*) [$answer $(<$row>)?]
            { $crate::store::statements::statements!(@query $text, [$($parameter)*] [$($value)*]) }
        }

        $crate::store::statements::statements! {
            @items [$($listed)* (stringify!($name), $text)] $($next)*
        }
    };
    (@items $listed:tt $($item:tt)*) => {
        compile_error!(concat!(
            "expected `read fn name(parameter: Type) -> Answer = \"select …\", values;` ",
            "or `NAME = \"select …\";`, found: ", stringify!($($item)*),
        ));
    };

    // A query with its values: by default the parameters in their order.
    (@query $text:expr, [$($parameter:ident)*] []) => { sqlx::query($text)$(.bind($parameter))* };
    (@query $text:expr, $parameters:tt [$($value:expr)+]) => { sqlx::query($text)$(.bind($value))+ };

    // A function of the store or of a transaction.
    (@read $($function:tt)+) => {
        $crate::store::statements::statements! {
            @fn Store (&self) (&self.limited_pool) fetch $($function)+
        }
    };
    (@write $($function:tt)+) => {
        $crate::store::statements::statements! {
            @fn Writing<'_> (&mut self) (&mut *self.tx) execute $($function)+
        }
    };
    (@waking $($function:tt)+) => {
        $crate::store::statements::statements! {
            @fn Writing<'_> (&mut self) ({
                self.has_cards = true;
                &mut *self.tx
            }) execute $($function)+
        }
    };
    (@both $($function:tt)+) => {
        $crate::store::statements::statements! { @read $($function)+ }
        $crate::store::statements::statements! {
            @fn Writing<'_> (&mut self) (&mut *self.tx) fetch $($function)+
        }
    };
    (
        @fn $owner:ident $(<$lifetime:lifetime>)? ($($this:tt)+) ($database:expr) $by:ident
        { $($head:tt)* } $name:ident ($($parameters:tt)*) [$($answer:tt)+] $query:tt
    ) => {
        impl $owner $(<$lifetime>)? {
            $($head)* async fn $name(
                $($this)+, $($parameters)*
            ) -> $crate::store::error::Result<$($answer)+> {
                $crate::store::statements::statements!(@$by [$($answer)+] $query, $database)
            }
        }
    };

    // The answer of a query; without one, it is executed.
    (@execute [()] $query:expr, $database:expr) => {{
        $query.execute($database).await?;
        Ok(())
    }};
    (@execute [bool] $query:expr, $database:expr) => {
        Ok($query.execute($database).await?.rows_affected() > 0)
    };
    (@execute [u64] $query:expr, $database:expr) => {
        Ok($query.execute($database).await?.rows_affected())
    };
    (@execute $($returning:tt)+) => {
        $crate::store::statements::statements!(@fetch $($returning)+)
    };
    (@fetch [bool] $query:expr, $database:expr) => {
        Ok($query.fetch_optional($database).await?.is_some())
    };
    (@fetch [Option<$row:ty>] $query:expr, $database:expr) => {
        $crate::store::statements::optional($query.fetch_optional($database).await?)
    };
    (@fetch [Vec<$row:ty>] $query:expr, $database:expr) => {
        $crate::store::statements::all(&$query.fetch_all($database).await?)
    };
    (@fetch [Rows<$row:ty>] $query:expr, $database:expr) => {
        Ok($crate::store::rows::each($query.fetch_all($database).await?))
    };
    (@fetch [$row:ty] $query:expr, $database:expr) => {
        $crate::store::statements::one(&$query.fetch_one($database).await?)
    };

    ($($items:tt)+) => { $crate::store::statements::statements! { @items [] $($items)+ } };
}

pub(super) use statements;

/// A value read from a row. `Shape` is [`Column`] or [`Columns`], and always inferred: no type is
/// both.
pub(super) trait FromAnswer<Shape>: Sized {
    /// The value of a row.
    fn read(row: &AnyRow) -> sqlx::Result<Self>;

    /// The value of a row; `None` for `null`.
    fn read_nullable(row: &AnyRow) -> sqlx::Result<Option<Self>> {
        Self::read(row).map(Some)
    }
}

/// The shape of a value that is a row's only column.
pub(super) enum Column {}

/// The shape of a value that has a row's columns as its fields.
pub(super) enum Columns {}

impl<T: Type<Any> + for<'r> Decode<'r, Any>> FromAnswer<Column> for T {
    fn read(row: &AnyRow) -> sqlx::Result<T> {
        row.try_get(0)
    }

    fn read_nullable(row: &AnyRow) -> sqlx::Result<Option<T>> {
        row.try_get(0)
    }
}

impl<T: for<'r> FromRow<'r, AnyRow>> FromAnswer<Columns> for T {
    fn read(row: &AnyRow) -> sqlx::Result<T> {
        T::from_row(row)
    }
}

/// The only row; a statement that returns none is wrong.
pub(super) fn one<T: FromAnswer<Shape>, Shape>(row: &AnyRow) -> Result<T> {
    Ok(T::read(row)?)
}

/// The only row, if there is one.
pub(super) fn optional<T: FromAnswer<Shape>, Shape>(row: Option<AnyRow>) -> Result<Option<T>> {
    Ok(match row {
        Some(row) => T::read_nullable(&row)?,
        None => None,
    })
}

/// All rows.
pub(super) fn all<T: FromAnswer<Shape>, Shape>(rows: &[AnyRow]) -> Result<Vec<T>> {
    Ok(rows.iter().map(T::read).collect::<sqlx::Result<_>>()?)
}

#[cfg(test)]
mod tests;
