//! Snowflakes, Discord's identifiers: 64 bits with their creation time, strings on the wire.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

/// The first millisecond of 2015, Discord's epoch.
pub const EPOCH: u64 = 1_420_070_400_000;

/// An identifier of a user, a channel, a message or any other object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The smallest identifier of this Unix millisecond.
    pub fn at(millis: u64) -> Id {
        Id(millis.saturating_sub(EPOCH) << 22)
    }

    /// The Unix millisecond of creation.
    pub fn millis(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }

    /// An identifier `millis` earlier, free at that time.
    pub fn earlier(self, millis: u64) -> Id {
        const NOBODY: u64 = 1 << 21;
        Id(self.0.saturating_sub(millis << 22) | NOBODY)
    }

    /// The shard of `shards` that gets the events of the server with this identifier.
    pub fn shard(self, shards: u64) -> u64 {
        (self.0 >> 22) % shards
    }
}

/// The identifier in a body: Discord takes numbers as well as texts.
pub fn id_of(value: &Value) -> Option<Id> {
    value
        .as_u64()
        .map(Id)
        .or_else(|| value.as_str()?.parse().ok())
}

/// The identifiers of a list in a body.
pub fn ids_of(list: &Value) -> Vec<Id> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(id_of).collect()
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Id, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        struct Reader;
        impl de::Visitor<'_> for Reader {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a snowflake")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Id, E> {
                text.parse().map_err(E::custom)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Id, E> {
                Ok(Id(number))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identifier_carries_its_time() {
        let id = Id::at(1_785_000_000_123);
        assert_eq!(id.millis(), 1_785_000_000_123);
        assert_eq!(
            serde_json::to_string(&Id(175_928_847_299_117_063)).unwrap(),
            "\"175928847299117063\""
        );
        assert_eq!(Id(175_928_847_299_117_063).millis(), 1_462_015_105_796);
        assert_eq!(id.earlier(4000).millis(), 1_784_999_996_123);
    }
}
