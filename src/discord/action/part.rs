//! The parts of a `custom_id`: a value as text, and back.

use std::num::NonZeroU64;

use crate::host::{ChallengeId, ChannelId, ContestId, GuildId, MatchId, Matter, Strength, UserId};
use tavolino_games::game::{Seat, Seats};
use tavolino_games::puzzles::Level;

#[cfg(test)]
use proptest::prelude::*;

/// The separator of parts; it occurs in no code, key or notation.
pub const SEPARATOR: &str = "|";

/// The parts that are not read yet.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    rest: Option<&'a str>,
    is_whole: bool,
}

impl<'a> Parts<'a> {
    /// The parts of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Parts<'a> {
        Parts {
            rest: Some(text),
            is_whole: false,
        }
    }

    /// One part, whatever it contains.
    #[must_use]
    pub fn whole(text: &'a str) -> Parts<'a> {
        Parts {
            rest: Some(text),
            is_whole: true,
        }
    }

    /// The next part.
    pub fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.take()?;
        match rest.split_once(SEPARATOR).filter(|_| !self.is_whole) {
            Some((part, rest)) => {
                self.rest = Some(rest);
                Some(part)
            }
            None => Some(rest),
        }
    }

    /// All further parts as one text, with their separators.
    pub fn rest(&mut self) -> Option<&'a str> {
        self.rest.take()
    }
}

/// A value that stands in a `custom_id`.
pub trait Part: Sized {
    /// Appends the value as parts, mostly one.
    fn write(&self, into: &mut Vec<String>);

    /// Reads the value; `None` for a text that it does not write. A text that is written otherwise,
    /// such as `+3`, may be read: the whole `custom_id` is compared.
    fn read(from: &mut Parts<'_>) -> Option<Self>;

    /// Any value.
    #[cfg(test)]
    fn any() -> BoxedStrategy<Self>;
}

/// An empty part is `None`.
impl<T: Part + std::fmt::Debug + Clone + 'static> Part for Option<T> {
    fn write(&self, into: &mut Vec<String>) {
        match self {
            Some(value) => value.write(into),
            None => into.push(String::new()),
        }
    }

    fn read(from: &mut Parts<'_>) -> Option<Option<T>> {
        match from.next()? {
            "" => Some(None),
            part => T::read(&mut Parts::whole(part)).map(Some),
        }
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<Option<T>> {
        proptest::option::of(T::any()).boxed()
    }
}

impl Part for String {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.clone());
    }

    fn read(from: &mut Parts<'_>) -> Option<String> {
        from.next().map(str::to_owned)
    }

    /// A key or words.
    #[cfg(test)]
    fn any() -> BoxedStrategy<String> {
        "[a-z0-9-]{1,8}( [a-z0-9]{1,6}){0,4}".boxed()
    }
}

/// Implements [`Part`] for a type by its `Display` and `FromStr`, with a strategy for tests.
macro_rules! displayed {
    ($($type:ty: $any:expr;)*) => {
        $(impl Part for $type {
            fn write(&self, into: &mut Vec<String>) {
                into.push(self.to_string());
            }

            fn read(from: &mut Parts<'_>) -> Option<$type> {
                from.next()?.parse().ok()
            }

            #[cfg(test)]
            fn any() -> BoxedStrategy<$type> {
                $any.boxed()
            }
        })*
    };
}

displayed! {
    u8: any::<u8>();
    i64: 0..=i64::MAX;
}

/// Implements [`Part`] for enums by the names of their variants.
macro_rules! named {
    ($($type:ty),* $(,)?) => {
        $(impl $crate::discord::action::part::Part for $type {
            fn write(&self, into: &mut Vec<String>) {
                let name: &str = self.into();
                into.push(name.to_owned());
            }

            fn read(from: &mut $crate::discord::action::part::Parts<'_>) -> Option<$type> {
                from.next()?.parse().ok()
            }

            #[cfg(test)]
            fn any() -> proptest::strategy::BoxedStrategy<$type> {
                use proptest::strategy::Strategy as _;
                use strum::VariantArray as _;
                proptest::sample::select(<$type>::VARIANTS).boxed()
            }
        })*
    };
}

pub(super) use named;

named!(Level, Matter, Strength);

impl Part for Seat {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.0.to_string());
    }

    /// A seat of any table.
    fn read(from: &mut Parts<'_>) -> Option<Seat> {
        let number: u8 = from.next()?.parse().ok()?;
        Seats::all(6).iter().find(|seat| seat.0 == number)
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<Seat> {
        (1..=6u8).prop_map(Seat).boxed()
    }
}

impl Part for MatchId {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.as_str().to_owned());
    }

    fn read(from: &mut Parts<'_>) -> Option<MatchId> {
        MatchId::read(from.next()?)
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<MatchId> {
        use rand::SeedableRng;
        let drawn = |seed| MatchId::draw(4, &mut tavolino_games::game::Rng::seed_from_u64(seed));
        any::<u64>().prop_map(drawn).boxed()
    }
}

/// Implements [`Part`] for Discord's ids.
macro_rules! ids {
    ($($type:ty),*) => {
        $(impl Part for $type {
            fn write(&self, into: &mut Vec<String>) {
                into.push(self.get().to_string());
            }

            fn read(from: &mut Parts<'_>) -> Option<$type> {
                let id: NonZeroU64 = from.next()?.parse().ok()?;
                Some(id.get().into())
            }

            #[cfg(test)]
            fn any() -> BoxedStrategy<$type> {
                (1..=u64::MAX).prop_map(Into::into).boxed()
            }
        })*
    };
}

ids!(ChallengeId, ContestId, ChannelId, GuildId, UserId);
