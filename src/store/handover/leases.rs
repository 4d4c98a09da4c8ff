//! Leases: rights that one process holds alone for a while, to the deliveries of a match, a turn of
//! the computer, a shard.
//!
//! A lease lives for five seconds, or for fifteen where the database answers slowly.
//!
//! A lease only spares duplicate work. Two holders of the same lease for a moment do no harm: what
//! they store is stored once ([`Constraint`](crate::store::Constraint)), and what they post is
//! posted once by its nonce.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::time::Duration;

use serde_json::{Value, json};

use super::shards::{Shard, ShardRange};
use crate::store::database::{Engine, Store};
use crate::store::error::Result;
use crate::store::ids::MatchId;
use crate::store::opening::OpenError;
use crate::store::postgres::{END_DEAD_SESSIONS, LEASE_LIFETIME};

/// Longest lifetime of a lease, 15 s: where the database answers slowly.
pub const LONG_LIFETIME: Duration = Duration::from_secs(15);

/// Lifetime of a lease where the database answers quickly, 5 s; a process that does not renew its
/// leases is replaced after it.
pub const LIFETIME: Duration = LEASE_LIFETIME;

crate::store::statements::statements! {
    /// Takes leases ($1, a list of lists) for a holder ($2) for $3 ms; from other holders only
    /// expired leases that are not offered, or any lease by force ($4). In one order, so that two
    /// processes that take the same leases cannot deadlock.
    TAKE_LEASES = "insert into leases (what, holder, until)
        select n.value ->> 0, $2, cast(unixepoch('subsec') * 1000 as bigint) + $3 from json_each($1) n where true order by 1
        on conflict (what) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or $4 = 1
            or leases.until between 1 and cast(unixepoch('subsec') * 1000 as bigint)
        returning what";

    /// Without identify buckets, which expire by themselves. An offered lease stays offered.
    RENEW_LEASES = "update leases
        set until = case when until = 0 then 0 else cast(unixepoch('subsec') * 1000 as bigint) + $2 end
        where holder = $1 and what not like 'identify %' returning what";

    RELEASE_LEASE = "delete from leases where what = $1 and holder = $2";

    /// Without identify buckets: Discord refuses an IDENTIFY right after one of a process that has
    /// stopped.
    RELEASE_ALL = "delete from leases where holder = $1 and what not like 'identify %'";

    /// The time in ms until each of these leases ($1) can be taken: none or less once it can be.
    TIME_LEFT = "select what, until - cast(unixepoch('subsec') * 1000 as bigint) from leases
        where what in (select n.value ->> 0 from json_each($1) n)";

    /// Whether the holder of a lease has no session on the server, where the sessions of this
    /// process ($2) are seen.
    IS_GONE = "select holder from leases where what = $1
        and exists (select 1 from pg_stat_activity where application_name = $2)
        and not exists (select 1 from pg_stat_activity where application_name = 'tavolino-' || holder)";

    /// The holder has the lease until another takes it by force.
    OFFER_LEASE = "update leases set until = 0 where what = $1 and holder = $2";

    /// Gives a lease to another process ($3), for $4 ms.
    GIVE_LEASE = "update leases set holder = $3, until = cast(unixepoch('subsec') * 1000 as bigint) + $4
        where what = $1 and holder = $2";

    WISHES = "select what, holder from leases
        where what like 'wish %' and until > cast(unixepoch('subsec') * 1000 as bigint)";

    IS_OFFERED = "select until from leases where what = $1 and until = 0";

    /// Expired leases of processes that died. An offered lease (`until` = 0) stays.
    FORGET_LEASES = "delete from leases
        where until between 1 and cast(unixepoch('subsec') * 1000 as bigint) - $1";

    CANDIDATES = "select what, holder from leases
        where what like 'candidate %' and until > cast(unixepoch('subsec') * 1000 as bigint)";

    PROCESSES = "select count(*) from leases
        where what like 'process %' and until > cast(unixepoch('subsec') * 1000 as bigint)";
}

/// Time an expired lease is kept for diagnosis, 10 min.
const EXPIRED_KEPT: Duration = Duration::from_mins(10);

/// The leases that processes hold. On SQLite, which has one process, every lease is free and none
/// is stored.
#[derive(Clone, Copy, Debug)]
pub struct Leases<'a>(&'a Store);

/// Whether a lease may be taken from its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// Only a free, expired or own lease.
    IfFree,
    /// Any lease, also another holder's.
    ByForce,
}

/// A right that one process holds alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lease {
    /// The deliveries of a match.
    Deliveries(MatchId),
    /// The turn of the computer in a match.
    Thought(MatchId),
    /// A shard: interactions of its servers are answered and their due tasks done.
    Shard(Shard),
    /// The wish of a process that starts to be given this shard by its owner.
    Wish(Shard),
    /// An IDENTIFY to Discord in this rate-limit bucket (`shard_id % max_concurrency`).
    Identify(u32),
    /// The registration of the process with this number.
    Process(i64),
    /// The registration of the shards that the process with this number would serve.
    Candidate(i64, ShardRange),
}

impl fmt::Display for Lease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lease::Deliveries(id) => id.fmt(f),
            Lease::Thought(id) => write!(f, "thought {id}"),
            Lease::Shard(shard) => write!(f, "shard {shard}"),
            Lease::Wish(shard) => write!(f, "wish {shard}"),
            Lease::Identify(row) => write!(f, "identify {row}"),
            Lease::Process(number) => write!(f, "process {number}"),
            Lease::Candidate(number, range) => write!(f, "candidate {number} {range}"),
        }
    }
}

impl Store {
    /// The number of this process on PostgreSQL; `None` on SQLite, which has one process.
    #[must_use]
    pub fn process(&self) -> Option<i64> {
        match &self.engine {
            Engine::Sqlite(_) => None,
            Engine::Postgres(server) => Some(server.process),
        }
    }

    /// The leases that processes hold.
    #[must_use]
    pub fn leases(&self) -> Leases<'_> {
        Leases(self)
    }

    /// The number of registered processes, this one included; 0 on SQLite.
    pub async fn processes(&self) -> Result<u32> {
        if self.process().is_none() {
            return Ok(0);
        }
        let count: i64 = sqlx::query_scalar(PROCESSES)
            .fetch_one(&self.limited_pool)
            .await?;
        Ok(count as u32)
    }

    /// Fails while a process uses the PostgreSQL database. (A SQLite file is
    /// [locked](crate::store::Lock).)
    pub async fn must_be_idle(&self) -> std::result::Result<(), OpenError> {
        match self.processes().await {
            Ok(0) => Ok(()),
            Ok(_) => Err(OpenError::InUse(self.named())),
            Err(error) => Err(OpenError::Unreachable(self.named(), error.to_string())),
        }
    }
}

impl Leases<'_> {
    /// The lifetime of the leases that this process takes and renews.
    #[must_use]
    pub fn lifetime(self) -> Duration {
        match &self.0.engine {
            Engine::Sqlite(_) => LIFETIME,
            Engine::Postgres(server) => server.lifetime(),
        }
    }

    /// Sets the lifetime of the leases that this process takes and renews.
    pub fn set_lifetime(self, lifetime: Duration) {
        if let Engine::Postgres(server) = &self.0.engine {
            server.set_lifetime(lifetime);
        }
    }

    /// Takes these leases for `lifetime`; returns the leases taken. On SQLite that is all of them.
    pub async fn take(
        &self,
        leases: Vec<Lease>,
        lifetime: Duration,
        take: Take,
    ) -> Result<Vec<Lease>> {
        let Some(process) = self.0.process().filter(|_| !leases.is_empty()) else {
            return Ok(leases);
        };
        let rows = leases.iter().map(|lease| json!([lease.to_string()]));
        let taken: Vec<String> = sqlx::query_scalar(TAKE_LEASES)
            .bind(Value::Array(rows.collect()).to_string())
            .bind(process)
            .bind(lifetime.as_millis() as i64)
            .bind(i64::from(take == Take::ByForce))
            .fetch_all(&self.0.limited_pool)
            .await?;
        let is_taken = |lease: &Lease| taken.contains(&lease.to_string());
        Ok(leases.into_iter().filter(is_taken).collect())
    }

    /// Renews every lease of this process; returns those of `held` that another process has taken.
    pub async fn renew(self, held: Vec<Lease>) -> Result<Vec<Lease>> {
        let Some(process) = self.0.process() else {
            return Ok(Vec::new());
        };
        let renewed: Vec<String> = sqlx::query_scalar(RENEW_LEASES)
            .bind(process)
            .bind(self.lifetime().as_millis() as i64)
            .fetch_all(&self.0.limited_pool)
            .await?;
        let renewed: HashSet<String> = renewed.into_iter().collect();
        let mut missing = held;
        missing.retain(|lease| !renewed.contains(&lease.to_string()));
        // A crash of the server loses all leases: those without a holder are taken again.
        let again = self
            .take(missing.clone(), self.lifetime(), Take::IfFree)
            .await?;
        missing.retain(|lease| !again.contains(lease));
        Ok(missing)
    }

    /// Releases a lease of this process.
    pub async fn release(self, lease: &Lease) -> Result<()> {
        self.change_lease(RELEASE_LEASE, lease).await
    }

    /// Gives a shard of this process to another one.
    pub async fn give_shard(self, shard: Shard, to: i64) -> Result<()> {
        let Some(process) = self.0.process() else {
            return Ok(());
        };
        sqlx::query(GIVE_LEASE)
            .bind(Lease::Shard(shard).to_string())
            .bind(process)
            .bind(to)
            .bind(self.lifetime().as_millis() as i64)
            .execute(&self.0.limited_pool)
            .await?;
        Ok(())
    }

    /// The shards that other processes wish to be given, each with the process.
    pub async fn wishes(self) -> Result<Vec<(Shard, i64)>> {
        let Some(own) = self.0.process() else {
            return Ok(Vec::new());
        };
        let rows: Vec<(String, i64)> = sqlx::query_as(WISHES)
            .fetch_all(&self.0.limited_pool)
            .await?;
        let read = |(what, process): (String, i64)| {
            let (_, shard) = what.split_once(' ')?;
            Some((shard.parse().ok()?, process))
        };
        let wishes = rows.into_iter().filter_map(read);
        Ok(wishes.filter(|(_, process)| *process != own).collect())
    }

    /// Offers a lease for handover. This process holds it until another takes it by force.
    pub async fn offer(self, lease: &Lease) -> Result<()> {
        self.change_lease(OFFER_LEASE, lease).await
    }

    /// Whether the holder of a lease has offered it for handover.
    pub async fn is_offered(self, lease: &Lease) -> Result<bool> {
        if self.0.process().is_none() {
            return Ok(false);
        }
        let offered: Option<i64> = sqlx::query_scalar(IS_OFFERED)
            .bind(lease.to_string())
            .fetch_optional(&self.0.limited_pool)
            .await?;
        Ok(offered.is_some())
    }

    async fn change_lease(self, statement: &'static str, lease: &Lease) -> Result<()> {
        let Some(process) = self.0.process() else {
            return Ok(());
        };
        sqlx::query(statement)
            .bind(lease.to_string())
            .bind(process)
            .execute(&self.0.limited_pool)
            .await?;
        Ok(())
    }

    /// Releases every lease of this process.
    pub async fn release_all(self) -> Result<()> {
        let Some(process) = self.0.process() else {
            return Ok(());
        };
        sqlx::query(RELEASE_ALL)
            .bind(process)
            .execute(&self.0.limited_pool)
            .await?;
        Ok(())
    }

    /// The registered processes by number, each with the shards it would serve.
    pub async fn candidates(self) -> Result<Vec<(i64, ShardRange)>> {
        if self.0.process().is_none() {
            return Ok(Vec::new());
        }
        let rows: Vec<(String, i64)> = sqlx::query_as(CANDIDATES)
            .fetch_all(&self.0.limited_pool)
            .await?;
        let read = |(name, process): (String, i64)| {
            let (_, range) = name.rsplit_once(' ')?;
            Some((process, range.parse().ok()?))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Deletes the leases that expired more than 10 min ago: they are kept that long for diagnosis.
    pub async fn forget_expired(self) -> Result<()> {
        if self.0.process().is_some() {
            sqlx::query(FORGET_LEASES)
                .bind(EXPIRED_KEPT.as_millis() as i64)
                .execute(&self.0.limited_pool)
                .await?;
        }
        Ok(())
    }

    /// Takes the deliveries of these matches; returns the matches whose deliveries no other process
    /// has.
    pub async fn take_deliveries(self, matches: Vec<MatchId>) -> Result<Vec<MatchId>> {
        self.take_matches(matches, Lease::Deliveries).await
    }

    /// Releases the deliveries of a match.
    pub async fn release_deliveries(self, id: &MatchId) -> Result<()> {
        self.release(&Lease::Deliveries(id.clone())).await
    }

    /// Takes the computer turns of these matches; returns the matches whose turn no other process
    /// computes.
    pub async fn take_thoughts(self, matches: Vec<MatchId>) -> Result<Vec<MatchId>> {
        self.take_matches(matches, Lease::Thought).await
    }

    /// Releases the computer turn of a match.
    pub async fn release_thought(self, id: &MatchId) -> Result<()> {
        self.release(&Lease::Thought(id.clone())).await
    }

    async fn take_matches(
        self,
        mut matches: Vec<MatchId>,
        lease: fn(MatchId) -> Lease,
    ) -> Result<Vec<MatchId>> {
        let leases = matches.iter().cloned().map(lease).collect();
        let taken = self.take(leases, self.lifetime(), Take::IfFree).await?;
        matches.retain(|id| taken.contains(&lease(id.clone())));
        Ok(matches)
    }

    /// Ends the database sessions of dead processes, whose transactions may hold locks; returns
    /// their number. A process is dead once its registration has expired; one that lives connects
    /// again.
    pub async fn end_dead_sessions(self) -> Result<i64> {
        if self.0.process().is_none() {
            return Ok(0);
        }
        Ok(sqlx::query_scalar(END_DEAD_SESSIONS)
            .fetch_one(&self.0.limited_pool)
            .await?)
    }

    /// Takes a shard; `false` if another process has it.
    pub async fn take_shard(self, shard: Shard, take: Take) -> Result<bool> {
        let leases = vec![Lease::Shard(shard)];
        Ok(!self.take(leases, self.lifetime(), take).await?.is_empty())
    }

    /// The time until each of these shards can be taken; zero for one that can be taken now.
    pub async fn time_left(self, shards: Vec<Shard>) -> Result<Vec<(Shard, Duration)>> {
        if self.0.process().is_none() || shards.is_empty() {
            return Ok(Vec::new());
        }
        let rows = shards
            .iter()
            .map(|shard| json!([Lease::Shard(*shard).to_string()]));
        let left: Vec<(String, i64)> = sqlx::query_as(TIME_LEFT)
            .bind(Value::Array(rows.collect()).to_string())
            .fetch_all(&self.0.limited_pool)
            .await?;
        let left: HashMap<String, i64> = left.into_iter().collect();
        let of_shard = |shard: Shard| {
            let millis = left.get(&Lease::Shard(shard).to_string());
            let millis = millis.map_or(0, |millis| u64::try_from(*millis).unwrap_or_default());
            (shard, Duration::from_millis(millis))
        };
        Ok(shards.into_iter().map(of_shard).collect())
    }

    /// Whether the process that holds a shard is gone from the database server, as a process that
    /// was killed is at once; `false` where that is not known.
    pub async fn is_holder_gone(self, shard: Shard) -> Result<bool> {
        let Engine::Postgres(server) = &self.0.engine else {
            return Ok(false);
        };
        let gone: Option<i64> = sqlx::query_scalar(IS_GONE)
            .bind(Lease::Shard(shard).to_string())
            .bind(server.connection_name())
            .fetch_optional(&self.0.limited_pool)
            .await?;
        Ok(gone.is_some())
    }

    /// Reserves an identify bucket for `window`; `false` if another process has it.
    pub async fn take_identify(self, bucket: u32, window: Duration) -> Result<bool> {
        let leases = vec![Lease::Identify(bucket)];
        Ok(!self.take(leases, window, Take::IfFree).await?.is_empty())
    }
}
