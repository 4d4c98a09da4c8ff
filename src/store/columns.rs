//! Conversions of column types: flags, small numbers and enums. Both engines share only text and
//! 64-bit integers.

use serde_json::{Value, json};
use sqlx::any::{Any, AnyTypeInfo, AnyValueRef};
use sqlx::error::BoxDynError;
use sqlx::{Decode, Type, ValueRef};

use super::ids::MatchId;

/// Matches as a `json_each` parameter: a list of rows with one column.
pub(super) fn rows(matches: &[MatchId]) -> String {
    let rows = matches.iter().map(|id| json!([id]));
    Value::Array(rows.collect()).to_string()
}

/// A boolean, stored as 0 or 1, or as the engine's type for comparisons.
pub(super) struct Flag(bool);

impl From<Flag> for bool {
    fn from(flag: Flag) -> bool {
        flag.0
    }
}

impl Type<Any> for Flag {
    fn type_info() -> AnyTypeInfo {
        <i64 as Type<Any>>::type_info()
    }

    fn compatible(column: &AnyTypeInfo) -> bool {
        column.kind().is_integer() || <bool as Type<Any>>::compatible(column)
    }
}

impl<'r> Decode<'r, Any> for Flag {
    fn decode(value: AnyValueRef<'r>) -> Result<Flag, BoxDynError> {
        let flag = <bool as Decode<Any>>::decode(value.clone());
        flag.or_else(|_| Ok(<i64 as Decode<Any>>::decode(value)? != 0))
            .map(Flag)
    }
}

/// The number of a seat, or none.
pub(super) struct Numbered(Option<u8>);

impl From<Numbered> for Option<u8> {
    fn from(numbered: Numbered) -> Option<u8> {
        numbered.0
    }
}

impl Type<Any> for Numbered {
    fn type_info() -> AnyTypeInfo {
        <i64 as Type<Any>>::type_info()
    }

    fn compatible(column: &AnyTypeInfo) -> bool {
        column.kind().is_integer()
    }
}

impl<'r> Decode<'r, Any> for Numbered {
    fn decode(value: AnyValueRef<'r>) -> Result<Numbered, BoxDynError> {
        if value.is_null() {
            return Ok(Numbered(None));
        }
        let number = <i64 as Decode<Any>>::decode(value)?;
        Ok(Numbered(Some(u8::try_from(number)?)))
    }
}

/// Stores enums with `strum` names as text.
macro_rules! words {
    ($($name:ty),+) => {$(
        impl sqlx::Type<sqlx::Any> for $name {
            fn type_info() -> sqlx::any::AnyTypeInfo {
                <String as sqlx::Type<sqlx::Any>>::type_info()
            }
        }

        impl sqlx::Encode<'_, sqlx::Any> for $name {
            fn encode_by_ref(
                &self,
                buffer: &mut <sqlx::Any as sqlx::Database>::ArgumentBuffer,
            ) -> std::result::Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                sqlx::Encode::<sqlx::Any>::encode(<&str>::from(*self), buffer)
            }
        }

        impl<'r> sqlx::Decode<'r, sqlx::Any> for $name {
            fn decode(
                value: sqlx::any::AnyValueRef<'r>,
            ) -> std::result::Result<$name, sqlx::error::BoxDynError> {
                Ok(<&str as sqlx::Decode<sqlx::Any>>::decode(value)?.parse()?)
            }
        }
    )+};
}

pub(super) use words;
