//! Opcode 8: the members of a server, in chunks.

use serde_json::{Value, json};

use super::super::snowflake::{Id, id_of, ids_of};
use super::super::world::World;
use super::super::world::session::Intent;

/// Members of one chunk.
const CHUNK: usize = 1_000;
/// Most members found by the beginning of a name.
const FOUND: usize = 100;

impl World {
    /// Sends the members that a session asks for. The whole list needs the intent for members; it
    /// is not sent without it.
    pub fn send_members(&mut self, session: &str, wanted: &Value) {
        let guild = id_of(&wanted["guild_id"]).and_then(|id| self.guild(id));
        let Some(guild) = guild.filter(|guild| guild.has(self.bot)) else {
            return;
        };
        let is_listed = self.sessions.has_intent(session, Intent::GUILD_MEMBERS);
        let limit = wanted["limit"].as_u64().unwrap_or(0) as usize;
        let query = wanted["query"].as_str().unwrap_or_default();
        let (found, missing) = if wanted.get("user_ids").is_some_and(|ids| !ids.is_null()) {
            let ids = id_of(&wanted["user_ids"])
                .map_or_else(|| ids_of(&wanted["user_ids"]), |id| vec![id]);
            let is_member = |id: &Id| self.users.contains_key(id) && guild.has(*id);
            ids.into_iter().partition(is_member)
        } else if query.is_empty() && limit == 0 {
            if !is_listed {
                return;
            }
            (self.members(guild), Vec::new())
        } else {
            let mut found = self.members_like(guild, query);
            found.truncate(if limit == 0 { FOUND } else { limit.min(FOUND) });
            (found, Vec::new())
        };
        let count = found.len().div_ceil(CHUNK).max(1);
        let mut chunks: Vec<&[Id]> = found.chunks(CHUNK).collect();
        if chunks.is_empty() {
            chunks.push(&[]);
        }
        let objects: Vec<Value> = chunks
            .into_iter()
            .enumerate()
            .map(|(index, chunk)| {
                let members = chunk.iter().map(|id| self.member_object(guild, *id));
                let mut object = json!({
                    "guild_id": guild.id, "members": members.collect::<Vec<_>>(),
                    "chunk_index": index, "chunk_count": count, "not_found": missing,
                });
                if let Some(nonce) = wanted.get("nonce").filter(|nonce| !nonce.is_null()) {
                    object["nonce"] = nonce.clone();
                }
                if wanted["presences"] == true {
                    object["presences"] = json!([]);
                }
                object
            })
            .collect();
        for object in objects {
            self.sessions.send(session, "GUILD_MEMBERS_CHUNK", &object);
        }
    }
}
