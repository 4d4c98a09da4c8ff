//! The languages of people and of servers.

use super::error::Error;
use super::matches::Host;
use crate::store::behalf::unguarded;
use crate::store::ids::{GuildId, UserId};
use crate::store::transact;
use tavolino_games::game::Lang;

impl Host {
    /// The language of a person, for messages to that person alone; `None` if it is not known.
    pub async fn language_of(&self, person: UserId) -> Result<Option<Lang>, Error> {
        let code = self.store.language_of(person).await?;
        Ok(code.as_deref().and_then(Lang::known))
    }

    /// Stores the language of a person, if it has changed.
    pub async fn set_language(&self, person: UserId, lang: &Lang) -> Result<(), Error> {
        let code = Some(lang.code().to_owned());
        let people = &self.language_cache.people;
        if people.get(&person).as_ref() == Some(&code) {
            return Ok(());
        }
        if self.store.language_of(person).await? != code {
            let written =
                async { transact!(self.store, |tx| tx.set_language(person, lang.code()).await) };
            // The language holds also where the caller does not wait for the answer any more.
            unguarded(written).await?;
        }
        people.insert(person, code);
        Ok(())
    }

    /// Reads the language set for a server's public messages, so that [`Host::server_language`]
    /// returns it.
    pub async fn read_server_language(&self, guild: GuildId) -> Result<(), Error> {
        if self.language_cache.servers.get(&guild).is_none() {
            let code = self.store.server_language(guild).await?;
            self.language_cache.servers.insert(guild, code);
        }
        Ok(())
    }

    /// The language set for a server's public messages, as last read; `None` if it is not set.
    #[must_use]
    pub fn server_language(&self, guild: GuildId) -> Option<Lang> {
        let code = self.language_cache.servers.get_stale(&guild)??;
        Lang::known(&code)
    }
}
