//! The selection of a list of matches: server or person, filter, game and page.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::{Part, Parts};

/// A page of a list of matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The server's matches if `true`, else the person's on all servers.
    pub server: bool,
    /// The filter.
    pub only: Only,
    /// The key of a game, if only its matches are listed.
    pub kind: Option<String>,
    /// The page, from 0.
    pub page: u16,
}

/// The filter of a list; in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Only {
    /// All matches.
    #[default]
    All,
    /// Matches that wait for the person.
    Turn,
    /// Open lobbies.
    Lobby,
}

impl Only {
    /// The name in a `custom_id`.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }
}

impl List {
    /// The list with the filter chosen from a menu.
    #[must_use]
    pub fn with_only(&self, chosen: &str) -> List {
        List {
            only: chosen.parse().unwrap_or(self.only),
            ..self.clone()
        }
    }
}

impl Part for List {
    fn write(&self, into: &mut Vec<String>) {
        let place = if self.server { "server" } else { "mine" };
        let kind = self.kind.as_deref().unwrap_or_default();
        let (only, page) = (self.only.key(), self.page);
        into.push(format!("{place} {only} {page} {kind}"));
    }

    fn read(from: &mut Parts<'_>) -> Option<List> {
        let mut words = from.next()?.splitn(4, ' ');
        let server = match words.next()? {
            "server" => true,
            "mine" => false,
            _ => return None,
        };
        Some(List {
            server,
            only: words.next()?.parse().ok()?,
            page: words.next()?.parse().ok()?,
            kind: Some(words.next()?.to_owned()).filter(|kind| !kind.is_empty()),
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<List> {
        use proptest::prelude::*;
        let kind = proptest::option::of("[a-z0-9-]{1,20}");
        let only = proptest::sample::select(Only::VARIANTS);
        let list = |(server, only, kind, page)| List {
            server,
            only,
            kind,
            page,
        };
        (any::<bool>(), only, kind, any::<u16>())
            .prop_map(list)
            .boxed()
    }
}
