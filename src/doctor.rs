//! `tavolino doctor`: checks of the bot's surroundings, their faults, and the next step for each.
//!
//! A check that is impossible is reported, and the others go on: useful also without network, token
//! or database.

use std::time::{Duration, SystemTime};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::config::{self, Connection};
use crate::discord::doctor::{Offset, Visit, visit};
use crate::discord::{self, doctor};
use crate::host::{Error, Findings, Host, Timestamp};
use crate::store::{Age, OpenError, Store};

/// Largest difference of this machine's clock from Discord's, 5 s: people see their deadlines by
/// their own clocks.
const MAX_SKEW: Duration = Duration::from_secs(5);

/// Largest difference from the database server's clock, 2 s: the bot goes by that clock.
const MAX_DATABASE_SKEW: Duration = Duration::from_secs(2);

/// Largest age of the last backup, 48 h; backups are made once a day.
const MAX_BACKUP_AGE: Duration = Duration::from_hours(48);

/// Longest time of a database query that people wait for, 250 ms; Discord gives the whole answer 3
/// s.
const SLOW_QUERY: Duration = Duration::from_millis(250);

/// Time limit of the running bot's own page, 2 s.
const PAGE_LIMIT: Duration = Duration::from_secs(2);

const DAY: Duration = Duration::from_hours(24);

/// The result of the checks.
#[derive(Debug, Default)]
pub struct Report {
    /// Checked facts without fault.
    pub checked: Vec<String>,
    /// Actions taken meanwhile.
    pub actions: Vec<String>,
    /// Faults.
    pub findings: Vec<Finding>,
    /// Impossible checks, with the reason.
    pub skipped: Vec<String>,
}

/// A fault.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fault, one line per thing concerned.
    pub lines: Vec<String>,
    /// The next step for the operator.
    pub next: String,
}

/// Runs every check. With `retry`, failed tasks and rejected notices are made due. `languages` is
/// the reason why the folder of translations cannot be used, if there is one.
pub async fn examine(retry: bool, languages: Option<String>) -> Report {
    let mut report = Report::default();
    report.configuration();
    report.find(
        languages
            .into_iter()
            .map(|why| format!("{}.", capital(&why)))
            .collect(),
        "Mend that folder, or unset LANGUAGES; README.md says what belongs in it.",
    );
    report.shards();
    report.pages_of_metrics().await;
    if let Some(host) = report.file().await {
        let looked = async {
            report.paces(&host).await?;
            report.processes(&host).await?;
            report.games(&host, retry).await
        };
        let looked = looked.await;
        report.shared_time(&host).await;
        if let Err(error) = looked {
            report.find(
                vec![format!("The games cannot be looked after: {error}.")],
                "Look at the disk, and at the log of the bot.",
            );
        }
        host.store().close().await;
    }
    report.discord().await;
    report
}

impl Report {
    fn see(&mut self, seen: impl Into<String>) {
        self.checked.push(seen.into());
    }

    fn find(&mut self, lines: Vec<String>, next: impl Into<String>) {
        if !lines.is_empty() {
            let next = next.into();
            self.findings.push(Finding { lines, next });
        }
    }

    /// The difference between this machine's clock and the database server's.
    async fn shared_time(&mut self, host: &Host) {
        let now = SystemTime::now().into();
        // A server that does not answer is reported by another check.
        let Ok(Some(server_time)) = host.store().time().await else {
            return;
        };
        let answered = SystemTime::now().into();
        let skew = Offset::between(now, answered, server_time, Duration::ZERO).skew();
        if skew.by > MAX_DATABASE_SKEW {
            self.find(
                vec![told_of(skew, "the database's")],
                "The bot goes by the database's. Have both machines take their time from the network, by systemd-timesyncd or chrony.",
            );
        } else {
            self.see("The clock is the database's");
        }
    }

    /// The environment variables; secrets only as set or unset.
    fn configuration(&mut self) {
        for (name, value) in config::variables() {
            match value {
                Ok(value) => self.see(format!("{name} is {value}")),
                Err(error) => self.find(
                    vec![format!("{error}.")],
                    "Change it, in .env or where the program is started; .env.example says what it can be.",
                ),
            }
        }
    }

    /// Whether the range of shards can be served.
    fn shards(&mut self) {
        let is_part = config::shards().ok().flatten();
        let is_part = is_part.is_some_and(|shards| !shards.is_whole());
        if is_part && config::database().starts_with("sqlite:") {
            self.find(
                vec!["SHARDS names some shards, but the database is a file, which one process uses alone.".to_owned()],
                "Unset SHARDS; several processes share a PostgreSQL server (OPERATING.md).",
            );
        }
    }

    /// Whether the pages of metrics and probes can be served, or are served by the running bot.
    async fn pages_of_metrics(&mut self) {
        let Ok(Some(address)) = config::metrics() else {
            return;
        };
        let Err(error) = std::net::TcpListener::bind(address) else {
            return self.see(format!("METRICS can be served at {address}"));
        };
        let is_ours = async {
            let mut page = TcpStream::connect(address).await.ok()?;
            page.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")
                .await
                .ok()?;
            let mut text = String::new();
            page.read_to_string(&mut text).await.ok()?;
            (text.ends_with("alive\n") || text.contains("stands still")).then_some(())
        };
        if tokio::time::timeout(PAGE_LIMIT, is_ours)
            .await
            .ok()
            .flatten()
            .is_some()
        {
            return self.see(format!("METRICS is served at {address} by the running bot"));
        }
        self.find(
            vec![format!("METRICS cannot be served at {address}: {error}.")],
            "Set METRICS to an address of this machine whose port is free, or to `off`.",
        );
    }

    /// The database; returns a host if its content can be checked with this program.
    async fn file(&mut self) -> Option<Host> {
        let address = config::database();
        let opened = match Store::is_there(&address).await {
            Ok(false) => {
                match Store::must_be_usable(&address).await {
                    Ok(()) => {
                        self.see("There is no database yet; the first start of the bot makes it");
                    }
                    Err(error) => self.unusable(&address, &error),
                }
                return None;
            }
            Ok(true) => Store::open_as_it_is(&address).await,
            Err(error) => Err(error),
        };
        let (store, age) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                self.unusable(&address, &error);
                return None;
            }
        };
        let engine = store.engine().await.unwrap_or_default();
        let is_on_server = store.is_on_server();
        self.see(format!(
            "The database is in {engine}, and takes {}",
            bytes(store.size().await.unwrap_or_default())
        ));
        let whole = self.pages(&store).await;
        self.backup(&store);
        store.close().await;
        if let Err(error) = Store::must_be_usable(&address).await {
            self.unusable(&address, &error);
            return None;
        }
        match age {
            Age::Same => {}
            Age::Older => {
                let next = if is_on_server {
                    "The next start of the bot brings it up to date; while no bot is at work there, `tavolino doctor --rehearse` tries that and takes it back."
                } else {
                    "The next start of the bot brings it up to date, and `tavolino doctor --rehearse` tries that on a copy."
                };
                self.find(
                    vec!["The database is an older tavolino's.".to_owned()],
                    next,
                );
                return None;
            }
            Age::Newer => {
                self.find(
                    vec!["The database is a newer tavolino's.".to_owned()],
                    "Ask that one, or restore a backup made before it.",
                );
                return None;
            }
        }
        // A damaged database is not written to.
        if !whole {
            return None;
        }
        match Store::open(&address).await {
            Ok(store) => Some(Host::new(store)),
            Err(error) => {
                self.unusable(&address, &error);
                None
            }
        }
    }

    fn unusable(&mut self, address: &str, error: &OpenError) {
        let message = error.to_string();
        if let Some(next) = error.next_step() {
            let fault = message
                .strip_suffix(&format!("; {next}"))
                .unwrap_or(&message);
            let next = format!("{}.", capital(&next));
            return self.find(vec![format!("{}.", capital(fault))], next);
        }
        let next = match Store::is_restored_by_us(address) {
            Ok(()) => {
                "See that DATABASE_URL names the bot's database, and ask as the user that runs the bot. If it does, the file is damaged: stop the bot, keep a copy, and put the last backup in its place with `tavolino restore FILE`."
            }
            Err(OpenError::ForFiles) => {
                "See that DATABASE_URL names the bot's database, that the bot's role owns it and everything in it, and that nothing but tavolino's is there."
            }
            Err(_) => "Change DATABASE_URL; .env.example says what it can be.",
        };
        self.find(vec![format!("{}.", capital(&message))], next);
    }

    /// Whether every page of the file can be read; a server checks its own.
    async fn pages(&mut self, store: &Store) -> bool {
        if store.is_on_server() {
            return true;
        }
        let damage = match store.damage().await {
            Ok(None) => {
                self.see("Every page of it can be read");
                return true;
            }
            Ok(Some(damage)) => damage,
            Err(error) => error.to_string(),
        };
        self.find(
            vec![format!("The database is damaged: {damage}.")],
            "Stop the bot, keep a copy of the files, and put the last backup in their place with `tavolino restore FILE`.",
        );
        false
    }

    fn backup(&mut self, store: &Store) {
        let next = if store.is_on_server() {
            "Have `pg_dump` run once a day, and `tavolino backup --noted` after it; OPERATING.md says how."
        } else {
            "Have `tavolino backup --dir DIR` run once a day; OPERATING.md says how."
        };
        let Some(last) = store.last_backup() else {
            let none = "No backup of the database is known of.".to_owned();
            return self.find(vec![none], next);
        };
        // A clock that was put back gives a backup in the future.
        let age = SystemTime::now().duration_since(last).unwrap_or_default();
        let message = format!("The last backup was made {} ago", span(age));
        if age > MAX_BACKUP_AGE {
            self.find(vec![format!("{message}.")], next);
        } else {
            self.see(message);
        }
    }

    /// The answer times of the database.
    async fn paces(&mut self, host: &Host) -> Result<(), Error> {
        let paces = host.query_times(now(host).await?).await?;
        let (slow, fine): (Vec<_>, Vec<_>) =
            paces.into_iter().partition(|(_, took)| *took > SLOW_QUERY);
        if slow.is_empty()
            && let Some((query, took)) = fine.into_iter().max_by_key(|(_, took)| *took)
        {
            self.see(format!(
                "It answers what is asked most within {} ms; longest takes {query}",
                took.as_millis() + 1
            ));
        }
        let slow = slow.into_iter().map(|(query, took)| {
            format!(
                "The database is slow: {query} takes {} ms.",
                took.as_millis()
            )
        });
        self.find(
            slow.collect(),
            "See that its disk is of this machine or its server is near, and that nothing else keeps them busy; the log of the bot names what takes longer than a second.",
        );
        Ok(())
    }

    /// Whether the running processes' shard ranges fit together.
    async fn processes(&mut self, host: &Host) -> Result<(), Error> {
        let fleet = host.fleet(&[]).await?;
        let misfits = fleet
            .misfits
            .iter()
            .map(|misfit| format!("{}.", capital(&misfit.to_string())));
        self.find(
            misfits.collect(),
            "Give all processes `--shards` of the same number of shards, so that each shard is some process's; OPERATING.md says how. While processes begin and end, ask again after a minute.",
        );
        Ok(())
    }

    /// The matches in the database.
    async fn games(&mut self, host: &Host, retry: bool) -> Result<(), Error> {
        let now = now(host).await?;
        for id in host.try_again(now).await?.back {
            self.actions
                .push(format!("{id} replays again, and is played on."));
        }
        let Findings {
            aside,
            failures,
            refused,
            broken,
        } = host.findings().await?;
        self.find(
            broken.iter().map(|row| format!("The row of {row}.")).collect(),
            "Mend or delete that row in the database; until then the bot leaves it out, and everything else goes on.",
        );
        self.find(
            aside.iter().map(|(id, why)| format!("{id} is set aside: {why}")).collect(),
            "Run the version of tavolino that could replay it, or a newer one; until then it is kept as it is, with its time.",
        );
        if retry {
            let tried = host.retry_all(now).await?;
            self.actions
                .push(format!("To be tried again within a minute: {tried}."));
            return Ok(());
        }
        let failed = failures.iter().map(|failure| {
            let more = if failure.is_final() {
                "no more"
            } else {
                "again"
            };
            format!(
                "{} could not be tended, {} times; it is tried {more}: {}",
                failure.match_id, failure.tries, failure.why
            )
        });
        self.find(
            failed.collect(),
            "`tavolino doctor --again` has it tried within a minute; if it fails again, the log of the bot says more.",
        );
        let untold = refused.iter().map(|refused| {
            let (id, number, kind) = (&refused.match_id, refused.number, refused.kind);
            format!("{id}: Discord would not take {kind:?} of event {number}.")
        });
        self.find(
            untold.collect(),
            "See that the bot may write where the game is, then have it tried with `tavolino doctor --again`.",
        );
        Ok(())
    }

    /// The connection to Discord.
    async fn discord(&mut self) {
        let Some(connection) = Connection::from_env() else {
            return self.skipped.push(
                "Discord was not asked: DISCORD_TOKEN is not set where this is run.".to_owned(),
            );
        };
        match visit(&connection).await {
            Ok(visit) => self.visited(visit),
            Err(discord::Failure::Token) => self.find(
                vec!["Discord does not accept the token.".to_owned()],
                "Copy it again from the application's Bot page into DISCORD_TOKEN.",
            ),
            Err(error) => match error.next_step() {
                Some((fault, next)) => {
                    self.find(vec![format!("{fault}.")], format!("{}.", capital(next)));
                }
                None => self
                    .skipped
                    .push(format!("Discord was not asked: {error}.")),
            },
        }
    }

    fn visited(&mut self, visit: Visit) {
        let Visit {
            name,
            invitation,
            for_accounts,
            skew,
            servers,
            lacking,
            missing,
            outdated,
            unknown,
        } = visit;
        let plural = if servers == 1 { "" } else { "s" };
        self.see(format!(
            "Discord knows the token: it is {name}'s, and on {servers} server{plural}"
        ));
        self.see(if for_accounts {
            "People can add it to their own account, and play in direct messages without a server"
        } else {
            "People cannot add it to their own account; tick “User Install” on the application's Installation page, and start \
             the bot again, if they are to"
        });
        match skew {
            Some(skew) if skew.by > MAX_SKEW => self.find(
                vec![told_of(skew, "Discord's")],
                "Have the machine take its time from the network, by systemd-timesyncd or chrony.",
            ),
            Some(_) => self.see("The clock is Discord's"),
            None => self
                .skipped
                .push("Discord did not say what time it is.".to_owned()),
        }
        let lacking = lacking.into_iter().map(
            |doctor::Lacking {
                 server,
                 permissions,
             }| {
                format!("On “{server}” the bot lacks: {}.", permissions.join(", "))
            },
        );
        self.find(
            lacking.collect(),
            format!("Whoever manages the server gives it these in the settings of its role, or invites it again: {invitation}"),
        );
        let of = |names: Vec<String>, fault: &'static str| {
            names
                .into_iter()
                .map(move |name| format!("/{name} {fault}."))
        };
        let wrong = of(missing, "is not known to Discord")
            .chain(of(
                outdated,
                "is known to Discord as it was in another version",
            ))
            .chain(of(unknown, "is known to Discord and not to this version"));
        self.find(
            wrong.collect(),
            "Start the bot of this version; it tells Discord of its commands each time it starts.",
        );
    }
}

/// The time by the clock the bot uses.
async fn now(host: &Host) -> Result<Timestamp, Error> {
    let shared = host.store().time().await?;
    Ok(shared.unwrap_or_else(|| SystemTime::now().into()))
}

fn told_of(skew: doctor::Skew, whose: &str) -> String {
    let side = if skew.is_ahead { "ahead of" } else { "behind" };
    format!(
        "The clock of this machine is {} {side} {whose}.",
        span(skew.by)
    )
}

/// A duration, rounded, in words.
fn span(span: Duration) -> String {
    let seconds = span.as_secs();
    match seconds {
        _ if span >= DAY * 2 => format!("{} days", seconds / DAY.as_secs()),
        7200.. => format!("{} hours", seconds / 3600),
        120.. => format!("{} minutes", seconds / 60),
        _ => format!("{seconds} seconds"),
    }
}

/// A size, rounded, in words.
fn bytes(bytes: u64) -> String {
    match bytes {
        1_000_000_000.. => format!("{:.1} GB", bytes as f64 / 1e9),
        1_000_000.. => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{} kB", bytes.div_ceil(1000)),
    }
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_and_sizes_are_told_roughly() {
        for (seconds, expected) in [
            (0, "0 seconds"),
            (119, "119 seconds"),
            (120, "2 minutes"),
            (7199, "119 minutes"),
            (7200, "2 hours"),
            (172_799, "47 hours"),
            (172_800, "2 days"),
        ] {
            assert_eq!(span(Duration::from_secs(seconds)), expected);
        }
        for (count, expected) in [
            (1, "1 kB"),
            (1_500_000, "1.5 MB"),
            (4_200_000_000, "4.2 GB"),
        ] {
            assert_eq!(bytes(count), expected);
        }
    }
}
