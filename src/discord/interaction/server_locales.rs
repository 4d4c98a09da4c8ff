//! The preferred locales of servers that are Communities, from gateway events. Other servers cannot
//! set theirs, and an interaction does not tell the two apart.

use std::collections::HashMap;

use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::FullEvent;

use crate::host::GuildId;
use tavolino_games::game::Lang;

/// The feature of a server that is a Community.
const COMMUNITY: &str = "COMMUNITY";

/// The codes of the languages of Communities.
#[derive(Debug, Default)]
pub struct ServerLocales(Mutex<HashMap<GuildId, &'static str>>);

impl ServerLocales {
    /// Follows an event about a server.
    pub fn follow(&self, event: &FullEvent) {
        match event {
            FullEvent::GuildCreate { guild, .. } => {
                let id = guild.id.get().into();
                self.set(id, &guild.features, &guild.preferred_locale);
            }
            FullEvent::GuildUpdate { new_data, .. } => {
                let id = new_data.id.get().into();
                self.set(id, &new_data.features, &new_data.preferred_locale);
            }
            // An unavailable server has an outage, and returns.
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                self.set(incomplete.id.get().into(), &[], "");
            }
            _ => {}
        }
    }

    /// Follows an event about a server that serenity cannot read: its kind and its payload.
    pub fn follow_raw(&self, kind: &str, raw: &Value) {
        let id = raw["id"].as_str().and_then(|id| id.parse::<u64>().ok());
        let (Some(id), "GUILD_CREATE" | "GUILD_UPDATE") = (id, kind) else {
            return;
        };
        let features = raw["features"].as_array().into_iter().flatten();
        let features = features.filter_map(|feature| feature.as_str().map(str::to_owned));
        let locale = raw["preferred_locale"].as_str().unwrap_or_default();
        self.set(id.into(), &features.collect::<Vec<_>>(), locale);
    }

    /// The language of a server that is a Community; `None` for any other.
    pub fn lang(&self, guild: GuildId) -> Option<Lang> {
        let codes = self.0.lock();
        codes.get(&guild).map(|code| Lang::of(code))
    }

    fn set(&self, guild: GuildId, features: &[String], locale: &str) {
        let mut codes = self.0.lock();
        if features.iter().any(|feature| feature == COMMUNITY) {
            codes.insert(guild, Lang::of(locale).code());
        } else {
            codes.remove(&guild);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_server_that_cannot_be_read_by_its_type_is_read_all_the_same() {
        let locales = ServerLocales::default();
        let guild = GuildId(7);
        let server =
            |features| json!({ "id": "7", "features": features, "preferred_locale": "it" });
        locales.follow_raw("CHANNEL_DELETE", &server(json!(["COMMUNITY"])));
        assert!(locales.lang(guild).is_none(), "it is about a channel");
        locales.follow_raw("GUILD_CREATE", &server(json!(["NEWS", 7, "COMMUNITY"])));
        assert!(locales.lang(guild).is_some());
        locales.follow_raw("GUILD_UPDATE", &server(json!("something to come")));
        assert!(locales.lang(guild).is_none());
    }
}
