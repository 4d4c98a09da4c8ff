//! What one process does alone for a while, of those that share a server: the deliveries of a match, a turn of the computer, a part of the servers. It
//! says so with a lease, which ends unless it is renewed; then another may. A file is one process's, who may do everything.
//!
//! A lease spares work done twice, and no more: two who have the same one for a moment do no harm, since what they store is
//! stored once ([`Constraint`](super::Constraint)), and what they post is posted once by its nonce.

use std::collections::HashSet;
use std::fmt;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::postgres::PgListener;

use super::database::{Engine, Store};
use super::error::Result;
use super::ids::MatchId;
use super::opening::OpenError;
use super::shards::{Shard, ShardRange};

/// How long a lease goes on without being renewed.
pub const LENGTH: Duration = Duration::from_secs(15);

super::statements::statements! {
    /// Takes leases ($1), as a list of lists, for somebody ($2), for so many milliseconds ($3); from others only where theirs
    /// are over and not offered, or by force ($4). In their order, so that two who want the same wait for each other in a row.
    TAKE_LEASES = "insert into leases (what, holder, until)
        select n.value ->> 0, $2, cast(unixepoch('subsec') * 1000 as bigint) + $3 from json_each($1) n where true order by 1
        on conflict (what) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or $4 = 1
            or leases.until between 1 and cast(unixepoch('subsec') * 1000 as bigint)
        returning what";

    /// But for the right to connect, which is over by itself. What is offered stays so.
    RENEW_LEASES = "update leases
        set until = case when until = 0 then 0 else cast(unixepoch('subsec') * 1000 as bigint) + $2 end
        where holder = $1 and what not like 'identify %' returning what";

    RELEASE_LEASE = "delete from leases where what = $1 and holder = $2";

    RELEASE_ALL = "delete from leases where holder = $1";

    /// It is its holder's until somebody takes it by force.
    OFFER_LEASE = "update leases set until = 0 where what = $1 and holder = $2";

    IS_OFFERED = "select until from leases where what = $1 and until = 0";

    /// Of processes that died nobody renews any.
    FORGET_LEASES = "delete from leases
        where until between 1 and cast(unixepoch('subsec') * 1000 as bigint) - $1";

    CANDIDATES = "select what, holder from leases
        where what like 'candidate %' and until > cast(unixepoch('subsec') * 1000 as bigint)";

    PROCESSES = "select count(*) from leases
        where what like 'process %' and until > cast(unixepoch('subsec') * 1000 as bigint)";
}

/// What a process may do alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lease {
    /// Deliver what is to be told of a match.
    Deliveries(MatchId),
    /// Have the computer think about its turn in a match.
    Thought(MatchId),
    /// Serve a part of the servers: answer there, and do what is due.
    Shard(Shard),
    /// Connect anew to Discord, in one of the rows in which it lets that be done.
    Identify(u32),
    /// Be one of the processes, by its number.
    Process(i64),
    /// Be the process of this number, which serves these shards whenever nobody else does.
    Candidate(i64, ShardRange),
}

impl fmt::Display for Lease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lease::Deliveries(id) => id.fmt(f),
            Lease::Thought(id) => write!(f, "thought {id}"),
            Lease::Shard(shard) => write!(f, "shard {shard}"),
            Lease::Identify(row) => write!(f, "identify {row}"),
            Lease::Process(number) => write!(f, "process {number}"),
            Lease::Candidate(number, range) => write!(f, "candidate {number} {range}"),
        }
    }
}

/// What another process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Something is to be told of a match.
    Match(MatchId),
    /// A part of the servers is served by somebody else now, or by nobody.
    Shard(Shard),
    /// There is another process, or one less; or nobody knows what, for the server was gone for a while.
    Anything,
}

/// Hears what other processes do.
#[derive(Debug)]
pub struct Listener {
    line: PgListener,
    /// What this process's own doings are told under.
    own: String,
}

impl Listener {
    /// What is told next.
    pub async fn next(&mut self) -> Result<Told> {
        loop {
            // None, where the connection was lost and is there again.
            let Some(notification) = self.line.try_recv().await? else {
                return Ok(Told::Anything);
            };
            let told = notification.payload().split_once(' ');
            let Some((_, what)) = told.filter(|(by, _)| *by != self.own) else {
                continue;
            };
            let shard = what.strip_prefix("shard ").map(str::parse);
            if let Some(Ok(shard)) = shard {
                return Ok(Told::Shard(shard));
            }
            return Ok(MatchId::read(what).map_or(Told::Anything, Told::Match));
        }
    }
}

impl Store {
    /// The number of this process, where there may be others.
    #[must_use]
    pub fn process(&self) -> Option<i64> {
        match &self.engine {
            Engine::Sqlite(_) => None,
            Engine::Postgres(server) => Some(server.process),
        }
    }

    /// Takes those of these leases that nobody has, or all of them by force; gives what was taken.
    pub async fn take_leases(
        &self,
        leases: Vec<Lease>,
        length: Duration,
        by_force: bool,
    ) -> Result<Vec<Lease>> {
        let Some(process) = self.process().filter(|_| !leases.is_empty()) else {
            return Ok(leases);
        };
        let rows = leases.iter().map(|lease| json!([lease.to_string()]));
        let taken: Vec<String> = sqlx::query_scalar(TAKE_LEASES)
            .bind(Value::Array(rows.collect()).to_string())
            .bind(process)
            .bind(length.as_millis() as i64)
            .bind(i64::from(by_force))
            .fetch_all(&self.readers)
            .await?;
        let is_taken = |lease: &Lease| taken.contains(&lease.to_string());
        Ok(leases.into_iter().filter(is_taken).collect())
    }

    /// Renews what this process has. Gives which of these leases it has no more, because another took them.
    pub async fn renew_leases(&self, held: Vec<Lease>) -> Result<Vec<Lease>> {
        let Some(process) = self.process() else {
            return Ok(Vec::new());
        };
        let renewed: Vec<String> = sqlx::query_scalar(RENEW_LEASES)
            .bind(process)
            .bind(LENGTH.as_millis() as i64)
            .fetch_all(&self.readers)
            .await?;
        let renewed: HashSet<String> = renewed.into_iter().collect();
        let mut missing = held;
        missing.retain(|lease| !renewed.contains(&lease.to_string()));
        // After a crash of the server nobody has any.
        let again = self.take_leases(missing.clone(), LENGTH, false).await?;
        missing.retain(|lease| !again.contains(lease));
        Ok(missing)
    }

    /// Gives a lease back.
    pub async fn release(&self, lease: &Lease) -> Result<()> {
        self.about_lease(RELEASE_LEASE, lease).await
    }

    /// Lets whoever waits for a lease take it by force, and keeps it until then.
    pub async fn offer(&self, lease: &Lease) -> Result<()> {
        self.about_lease(OFFER_LEASE, lease).await
    }

    /// Whether whoever has a lease offers it.
    pub async fn is_offered(&self, lease: &Lease) -> Result<bool> {
        if self.process().is_none() {
            return Ok(false);
        }
        let offered: Option<i64> = sqlx::query_scalar(IS_OFFERED)
            .bind(lease.to_string())
            .fetch_optional(&self.readers)
            .await?;
        Ok(offered.is_some())
    }

    async fn about_lease(&self, statement: &'static str, lease: &Lease) -> Result<()> {
        let Some(process) = self.process() else {
            return Ok(());
        };
        sqlx::query(statement)
            .bind(lease.to_string())
            .bind(process)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Gives back everything this process has.
    pub async fn release_all(&self) -> Result<()> {
        let Some(process) = self.process() else {
            return Ok(());
        };
        sqlx::query(RELEASE_ALL)
            .bind(process)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Which shards each process would serve, with its number.
    pub async fn candidates(&self) -> Result<Vec<(i64, ShardRange)>> {
        if self.process().is_none() {
            return Ok(Vec::new());
        }
        let rows: Vec<(String, i64)> = sqlx::query_as(CANDIDATES).fetch_all(&self.readers).await?;
        let read = |(what, process): (String, i64)| {
            let (_, range) = what.rsplit_once(' ')?;
            Some((process, range.parse().ok()?))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Forgets the leases that ran out so long ago.
    pub async fn forget_leases(&self, ago: Duration) -> Result<()> {
        if self.process().is_some() {
            sqlx::query(FORGET_LEASES)
                .bind(ago.as_millis() as i64)
                .execute(&self.readers)
                .await?;
        }
        Ok(())
    }

    /// How many processes are at work on a server.
    pub async fn processes(&self) -> Result<u32> {
        if self.process().is_none() {
            return Ok(0);
        }
        let count: i64 = sqlx::query_scalar(PROCESSES)
            .fetch_one(&self.readers)
            .await?;
        Ok(count as u32)
    }

    /// Whether no process is at work on a server's; a file is [locked](super::Lock).
    pub async fn must_be_idle(&self) -> std::result::Result<(), OpenError> {
        match self.processes().await {
            Ok(0) => Ok(()),
            Ok(_) => Err(OpenError::InUse(self.named())),
            Err(error) => Err(OpenError::Unreachable(self.named(), error.to_string())),
        }
    }

    /// Hears what other processes do; nothing, where there are none.
    pub async fn listen(&self) -> Result<Option<Listener>> {
        let Engine::Postgres(server) = &self.engine else {
            return Ok(None);
        };
        let (line, own) = (server.listener().await?, server.connection_name());
        Ok(Some(Listener { line, own }))
    }

    /// Somebody else has changed what people see in a list of matches.
    pub fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::Release);
    }
}
