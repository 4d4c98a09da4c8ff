//! The selection of a list of matches: server or person, filter, game and page.

use strum::{EnumIter, EnumString, IntoStaticStr};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
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
    /// The last part of a `custom_id`.
    #[must_use]
    pub fn write(&self) -> String {
        let place = if self.server { "server" } else { "mine" };
        let kind = self.kind.as_deref().unwrap_or_default();
        let (only, page) = (self.only.key(), self.page);
        format!("{place} {only} {page} {kind}")
    }

    /// Parses the last part of a `custom_id`.
    #[must_use]
    pub fn read(text: &str) -> Option<List> {
        let mut parts = text.splitn(4, ' ');
        let server = match parts.next()? {
            "server" => true,
            "mine" => false,
            _ => return None,
        };
        Some(List {
            server,
            only: parts.next()?.parse().ok()?,
            page: parts.next()?.parse().ok()?,
            kind: Some(parts.next()?.to_owned()).filter(|kind| !kind.is_empty()),
        })
    }

    /// The list with the filter chosen from a menu.
    #[must_use]
    pub fn with_only(&self, chosen: &str) -> List {
        List {
            only: chosen.parse().unwrap_or(self.only),
            ..self.clone()
        }
    }
}
