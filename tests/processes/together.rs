//! Several processes of the bot over one database, at a Discord with many servers.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::process::{Child, Command};
use std::time::Duration;

use discord_sandbox::Options;
use serde_json::json;

use crate::house::engine::{Server, Way};
use crate::house::{House, free_port, resident};

/// The servers on which the processes work, and the number of shards.
#[derive(Clone, Copy, Debug)]
pub struct World {
    pub servers: usize,
    pub shards: u64,
    pub guests: usize,
    /// Calls a second that Discord takes; `None` without a limit.
    pub calls: Option<u32>,
    /// Whether shards connect one after the other, five seconds apart, as most bots' must.
    pub in_a_row: bool,
}

/// A world and the processes of the bot in it.
pub struct Together {
    pub house: House,
    pub fleet: Fleet,
}

/// The processes, each with what it is told to serve, and their database.
pub struct Fleet {
    pub server: Server,
    /// The address of the file that is used instead.
    pub file: Option<String>,
    pub shards: Vec<String>,
    pub processes: Vec<Option<Child>>,
    /// Port of each process's health page.
    pub ports: Vec<u16>,
}

impl Together {
    /// A world whose shards are divided among this number of processes, none of which has begun.
    pub async fn of(world: World, processes: u64) -> Together {
        let mut house = House::of(Options {
            servers: world.servers,
            shards: world.shards,
            max_concurrency: if world.in_a_row { 1 } else { world.shards },
            identify_window: Duration::from_secs(if world.in_a_row { 5 } else { 0 }),
            calls_per_second: world.calls,
            ..Options::default()
        })
        .await;
        house
            .control("people", json!({ "count": world.guests }))
            .await;
        let server = Server::start(Way::Socket);
        house.env = vec![("DATABASE_URL", server.database("together"))];
        let of = world.shards;
        let shards = (0..processes).map(|nth| {
            let (first, next) = (nth * of / processes, (nth + 1) * of / processes);
            format!("{first}-{}/{of}", next - 1)
        });
        let shards: Vec<String> = shards.collect();
        Together {
            house,
            fleet: Fleet {
                processes: shards.iter().map(|_| None).collect(),
                ports: shards.iter().map(|_| 0).collect(),
                server,
                file: None,
                shards,
            },
        }
    }

    /// A world with this number of processes, each of which may serve all shards, and one does.
    #[allow(dead_code, reason = "the test and the bench each use their own")]
    pub async fn with_spares(world: World, processes: usize) -> Together {
        let mut together = Together::of(world, 1).await;
        let all = together.fleet.shards[0].clone();
        together.fleet.shards = vec![all; processes];
        together.fleet.processes = (0..processes).map(|_| None).collect();
        together.fleet.ports = vec![0; processes];
        together
    }

    /// Starts all of them, and waits until every shard is connected.
    pub async fn begin(&mut self) {
        for nth in 0..self.fleet.shards.len() {
            self.fleet.start(nth, &self.house);
        }
        self.fleet.all_connected(&self.house).await;
    }
}

impl Fleet {
    /// The address of their database.
    pub fn database(&self) -> String {
        let server = || self.server.database("together");
        self.file.clone().unwrap_or_else(server)
    }

    /// Megabytes in memory of each.
    #[allow(dead_code, reason = "a figure for the bench")]
    pub fn memory(&self) -> Vec<u64> {
        let running = self.processes.iter().flatten();
        running.map(|process| resident(process.id())).collect()
    }

    pub fn start(&mut self, nth: usize, house: &House) {
        self.ports[nth] = free_port();
        self.processes[nth] = Some(house.process(&self.shards[nth], self.ports[nth]));
    }

    /// As if the power went.
    pub fn kill(&mut self, nth: usize) {
        if let Some(mut process) = self.processes[nth].take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// Waits until a process says that it is ready.
    pub async fn is_ready(&self, nth: usize, house: &House) {
        let patience = self.patience();
        let ready = async || house.is_ready(self.ports[nth]).await.then_some(());
        house.until_within("it is ready", patience, ready).await;
    }

    /// Longest wait until all shards are connected: one after the other, each takes more than five
    /// seconds.
    fn patience(&self) -> Duration {
        Duration::from_secs(30 + 6 * self.count())
    }

    /// Number of shards.
    fn count(&self) -> u64 {
        let of = self.shards[0].split('/').nth(1).unwrap();
        of.parse().unwrap()
    }

    /// Waits until every shard has a session.
    pub async fn all_connected(&self, house: &House) {
        let (of, patience) = (self.count() as usize, self.patience());
        let all = async || {
            let gateway = house.get("control/gateway").await;
            let sessions = gateway["sessions"].as_array()?;
            let mut shards: Vec<u64> = sessions
                .iter()
                .filter(|session| session["connected"] == true)
                .filter_map(|session| session["shard"][0].as_u64())
                .collect();
            shards.sort_unstable();
            shards.dedup();
            (shards.len() == of).then_some(())
        };
        house
            .until_within("every shard is connected", patience, all)
            .await;
    }
}

/// Asks a process to stop.
pub fn ask_to_stop(process: &Child) {
    signal(process, "-TERM");
}

/// Stops a process where it is, as if its machine slept.
#[allow(dead_code, reason = "the test and the bench each use their own")]
pub fn put_to_sleep(process: &Child) {
    signal(process, "-STOP");
}

/// Lets it go on.
#[allow(dead_code, reason = "the test and the bench each use their own")]
pub fn wake(process: &Child) {
    signal(process, "-CONT");
}

fn signal(process: &Child, which: &str) {
    let id = process.id().to_string();
    let status = Command::new("kill").args([which, &id]).status();
    assert!(status.unwrap().success());
}

impl Drop for Fleet {
    fn drop(&mut self) {
        for nth in 0..self.processes.len() {
            self.kill(nth);
        }
    }
}
