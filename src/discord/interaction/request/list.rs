//! Which games a list shows: whose, which of them, and on which page.

use strum::{EnumIter, EnumString, IntoStaticStr};

/// A page of a list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// Whether they are the server's; else the person's own, on all servers.
    pub server: bool,
    /// Which of them.
    pub only: Only,
    /// Only those of this game, by its key.
    pub kind: Option<String>,
    /// The page, from 0.
    pub page: u16,
}

/// Which games of a list are meant; written in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Only {
    /// All.
    #[default]
    All,
    /// Those that wait for the person.
    Turn,
    /// Those that can still be joined.
    Lobby,
}

impl Only {
    /// Its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }
}

impl List {
    /// As the last part of a `custom_id`.
    #[must_use]
    pub fn write(&self) -> String {
        let place = if self.server { "server" } else { "mine" };
        let kind = self.kind.as_deref().unwrap_or_default();
        let (only, page) = (self.only.key(), self.page);
        format!("{place} {only} {page} {kind}")
    }

    /// The list that part of a `custom_id` means.
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

    /// The list that a choice in its menu leads to: of the same games, other ones.
    #[must_use]
    pub fn with_only(&self, chosen: &str) -> List {
        List {
            only: chosen.parse().unwrap_or(self.only),
            ..self.clone()
        }
    }
}
