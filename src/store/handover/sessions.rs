//! Gateway sessions, each with its last event, so that any process can resume it.

use serde_json::{Value, json};

use super::shards::Shard;
use crate::store::database::Store;
use crate::store::error::Result;
use crate::store::transact::{Writing, transact_unlisted};

crate::store::statements::statements! {
    /// The session of a shard, if it began with these intents.
    read fn session(shard: i64, shards: i64, intents: i64) -> Option<(String, String, i64, i64)> =
        "select session, address, sequence, exact from gateway_sessions where shards = $2 and shard = $1 and intents = $3";

    /// Stores where sessions stand ($1, a list of lists). Of one session the latest place counts.
    write fn store_sessions(rows: String) =
        "insert into gateway_sessions (shard, shards, session, address, sequence, intents, exact)
        select cast(n.value ->> 0 as bigint), cast(n.value ->> 1 as bigint), n.value ->> 2, n.value ->> 3,
            cast(n.value ->> 4 as bigint), cast(n.value ->> 5 as bigint),
            cast(n.value ->> 6 as bigint) from json_each($1) n where true order by 2, 1
        on conflict (shards, shard) do update set session = excluded.session, address = excluded.address,
            sequence = excluded.sequence, intents = excluded.intents, exact = excluded.exact
        where gateway_sessions.session <> excluded.session or gateway_sessions.sequence <= excluded.sequence";

    /// Deletes a session that Discord refuses.
    write fn delete_session(shard: i64, shards: i64, session: &str) =
        "delete from gateway_sessions where shards = $2 and shard = $1 and session = $3";
}

/// A gateway session with its last event: all that is needed to resume it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewaySession {
    /// Discord's id of the session.
    pub id: String,
    /// The address at which it is resumed.
    pub address: String,
    /// The number of its last event that was received.
    pub sequence: u64,
    /// Whether no event came after that one, so that nothing is replayed twice.
    pub is_exact: bool,
    /// The intents it began with.
    pub intents: u64,
}

impl Store {
    /// The session of a shard, if there is one that began with these intents.
    pub async fn gateway_session(
        &self,
        shard: Shard,
        intents: u64,
    ) -> Result<Option<GatewaySession>> {
        let (number, of) = (i64::from(shard.number), i64::from(shard.of));
        let row = self.session(number, of, intents.cast_signed()).await?;
        Ok(row.map(|(id, address, sequence, exact)| GatewaySession {
            id,
            address,
            sequence: sequence.unsigned_abs(),
            is_exact: exact == 1,
            intents,
        }))
    }

    /// Stores where the sessions of these shards stand.
    pub async fn save_gateway_sessions(&self, all: &[(Shard, GatewaySession)]) -> Result<()> {
        let row = |(shard, session): &(Shard, GatewaySession)| {
            json!([
                shard.number,
                shard.of,
                session.id,
                session.address,
                session.sequence,
                session.intents,
                i64::from(session.is_exact)
            ])
        };
        let rows = Value::Array(all.iter().map(row).collect()).to_string();
        transact_unlisted!(self, |tx| tx.store_sessions(rows.clone()).await)
    }

    /// Deletes the session of a shard, unless it has another one by now.
    pub async fn forget_gateway_session(&self, shard: Shard, session: &str) -> Result<()> {
        let (number, of) = (i64::from(shard.number), i64::from(shard.of));
        transact_unlisted!(self, |tx| tx.delete_session(number, of, session).await)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::engine;

    #[tokio::test]
    async fn of_one_session_the_latest_place_counts_and_of_two_the_last_one() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(&engine::address(folder.path())).await;
        let store = store.expect("a database");
        let shard = Shard { number: 1, of: 2 };
        let at = |id: &str, sequence| GatewaySession {
            id: id.to_owned(),
            address: "wss://gateway.example".to_owned(),
            sequence,
            is_exact: sequence == 9,
            intents: 1,
        };
        let saved = async |session: GatewaySession| {
            let saved = store.save_gateway_sessions(&[(shard, session)]).await;
            saved.expect("saved");
            store.gateway_session(shard, 1).await.expect("read")
        };
        assert_eq!(saved(at("a", 7)).await, Some(at("a", 7)));
        assert_eq!(saved(at("a", 9)).await, Some(at("a", 9)));
        assert_eq!(saved(at("a", 8)).await, Some(at("a", 9)), "written late");
        assert_eq!(saved(at("b", 2)).await, Some(at("b", 2)));
        let other = store.gateway_session(shard, 3).await.expect("read");
        assert_eq!(other, None, "other intents");
        for (refused, left) in [("a", Some(at("b", 2))), ("b", None)] {
            store
                .forget_gateway_session(shard, refused)
                .await
                .expect("forgotten");
            let found = store.gateway_session(shard, 1).await.expect("read");
            assert_eq!(found, left);
        }
    }
}
