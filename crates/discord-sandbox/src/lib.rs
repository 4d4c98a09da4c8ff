//! A Discord on localhost: REST, gateway and a web page where one person can be several.
//!
//! [`Sandbox::start`] opens it; the bot is pointed at [`Sandbox::url`] with [`Sandbox::token`], in as many processes and shards as
//! it likes. People act through `person`, tests order mishaps through `control`; both modules describe their calls.

mod answer;
mod channel;
mod clock;
mod command;
mod control;
mod disk;
mod door;
mod draft;
mod event;
mod extract;
mod fault;
mod form;
mod gateway;
mod interaction;
mod invocation;
mod journal;
mod limits;
mod media;
mod member;
mod message;
mod object;
mod pace;
mod page;
mod permission;
mod person;
mod refusal;
mod rest;
mod seed;
mod site;
mod snowflake;
mod thread;
mod world;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::{from_fn_with_state, map_request};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use disk::Disk;
use door::Door;
use seed::SERVERS;
use site::Site;

/// The example in the README is compiled.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// How often deadlines are checked.
const TICK: Duration = Duration::from_millis(50);
/// How long changes are gathered before they are written down.
const GATHER: Duration = Duration::from_millis(300);
/// How long open requests may take to end when the sandbox stops.
const FAREWELL: Duration = Duration::from_secs(1);

/// Where the sandbox listens and what it keeps.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address of the page and the API; port 0 takes any free one.
    pub address: SocketAddr,
    /// The directory that keeps everything between runs; none keeps it in memory only.
    pub data: Option<PathBuf>,
    /// Whether to start over.
    pub fresh: bool,
    /// The names under which browsers reach it, beside those of this machine; where it listens to others there must be one.
    pub hosts: Vec<String>,
    /// How many servers a world has at its beginning; one that was kept has as many as it had.
    pub servers: usize,
    /// How many shards the bot is advised to use.
    pub shards: u64,
    /// How many sessions may begin at once, each of another bucket (`shard % max_concurrency`).
    pub max_concurrency: u64,
    /// How long after a session the next of its bucket may begin.
    pub identify_window: Duration,
    /// How many sessions may begin in a day.
    pub identifies_per_day: u64,
    /// How many calls of the bot are granted in any one second, if there is a limit. Discord's is 50.
    pub calls_per_second: Option<u32>,
}

impl Default for Options {
    /// A world in memory that listens to this machine on any free port, with Discord's limits on sessions and none on calls.
    fn default() -> Options {
        Options {
            address: (Ipv4Addr::LOCALHOST, 0).into(),
            data: None,
            fresh: false,
            hosts: Vec::new(),
            servers: 1,
            shards: 1,
            max_concurrency: 1,
            identify_window: Duration::from_secs(5),
            identifies_per_day: 1_000,
            calls_per_second: None,
        }
    }
}

/// A running Discord on localhost.
#[derive(Debug)]
pub struct Sandbox {
    site: Arc<Site>,
    disk: Disk,
    tasks: JoinSet<()>,
}

impl Sandbox {
    /// Opens the sandbox and begins to listen.
    pub async fn start(options: Options) -> anyhow::Result<Sandbox> {
        let address = options.address.ip();
        ensure!(
            address.is_loopback() || !options.hosts.is_empty(),
            "who listens on {address} is reached by others: say under which names (--host)"
        );
        ensure!(
            (1..=SERVERS).contains(&options.servers),
            "there are 1 to {SERVERS} servers"
        );
        let disk = Disk::new(options.data, options.fresh)?;
        let mut world = disk.load(options.servers)?;
        let starts = &mut world.starts;
        starts.shards = options.shards;
        starts.total = options.identifies_per_day;
        starts.concurrency = options.max_concurrency;
        starts.pause = options.identify_window.as_millis() as u64;
        world.calls.limit = options.calls_per_second;
        let listener = TcpListener::bind(options.address)
            .await
            .with_context(|| format!("cannot listen on {}", options.address))?;
        let mut listens = listener.local_addr()?;
        if listens.ip().is_unspecified() {
            listens.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        let url = format!("http://{listens}");
        // Links on the page are for whoever looks at it.
        let shown = options.hosts.first();
        let shown = shown.map(|host| format!("http://{host}:{}", listens.port()));
        let shown = shown.filter(|_| !address.is_loopback());
        let site = Arc::new(Site::new(world, url.clone(), shown.unwrap_or(url)));
        let door = Door::new(&options.hosts, address);
        // What somebody does is told at once, not when the line is free of what was told before.
        let listener = listener.tap_io(|line| {
            let _ = line.set_nodelay(true);
        });
        let server = axum::serve(listener, router(site.clone(), door))
            .with_graceful_shutdown(site.stop.clone().cancelled_owned());
        let mut tasks = JoinSet::new();
        tasks.spawn(async move {
            // Ends only when it is asked to.
            let _ = server.await;
        });
        tasks.spawn(watch_time(site.clone()));
        tasks.spawn(write_down(site.clone(), disk.clone()));
        Ok(Sandbox { site, disk, tasks })
    }

    /// Where the page is, and what the bot takes for `https://discord.com`.
    #[must_use]
    pub fn url(&self) -> String {
        self.site.url.clone()
    }

    /// The bot's token: worth nothing anywhere else.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.site.token
    }

    /// How far the sandbox's clock is ahead of the world's: a bot in the same program can go by it too.
    #[must_use]
    pub fn ahead(&self) -> watch::Receiver<Duration> {
        self.site.ahead.subscribe()
    }

    /// Closes everything and writes the last changes down.
    pub async fn stop(mut self) {
        self.site.stop.cancel();
        let ended = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(FAREWELL, ended).await.is_err() {
            // Some client does not let go.
            self.tasks.shutdown().await;
        }
        save(&self.site, &self.disk).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.site.stop.cancel();
    }
}

fn router(site: Arc<Site>, door: Door) -> Router {
    let routes = Router::new()
        .route("/", get(page::index))
        .route("/sandbox/assets/{name}", get(page::asset))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route(
            "/ephemeral-attachments/{channel}/{id}/{name}",
            get(attachment),
        )
        .route("/gateway", get(gateway::connect))
        .merge(person::routes())
        .merge(control::routes())
        .merge(rest::routes(&site))
        .layer(DefaultBodyLimit::max(form::REQUEST_LIMIT))
        .with_state(site);
    // Outside of the routes, for it changes what they see.
    Router::new()
        .fallback_service(routes)
        .layer(map_request(without_last_slash))
        .layer(from_fn_with_state(door, door::admit))
}

/// Takes away what means nothing at the end of a path: `people/1/` is `people/1`.
async fn without_last_slash(mut request: Request) -> Request {
    let uri = request.uri();
    let path = uri.path().trim_end_matches('/');
    if !path.is_empty() && path.len() < uri.path().len() {
        let query = uri.query().map(|query| format!("?{query}"));
        let whole = format!("{path}{}", query.unwrap_or_default());
        *request.uri_mut() = whole.parse().expect("the beginning of a path is a path");
    }
    request
}

/// The signature of a link.
#[derive(Debug, Deserialize)]
struct Signature {
    ex: String,
    hm: String,
}

async fn attachment(
    State(site): State<Arc<Site>>,
    Path((_, _, name)): Path<(String, String, String)>,
    uri: axum::http::Uri,
    Query(signature): Query<Signature>,
) -> Response {
    let content = site
        .world()
        .linked(uri.path(), &signature.ex, &signature.hm);
    match content {
        Some(content) => (
            [
                (CONTENT_TYPE, media::media_type(&name, &content)),
                (X_CONTENT_TYPE_OPTIONS, "nosniff"),
                (CONTENT_SECURITY_POLICY, "default-src 'none'"),
            ],
            content,
        )
            .into_response(),
        None => (
            StatusCode::NOT_FOUND,
            "This content is no longer available.",
        )
            .into_response(),
    }
}

/// Fails interactions nobody answered in time, and archives idle threads.
async fn watch_time(site: Arc<Site>) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = site.stop.cancelled() => return,
        }
        let mut world = site.world();
        world.give_up();
        world.archive_idle_threads();
    }
}

/// Writes changes down soon after they happen.
async fn write_down(site: Arc<Site>, disk: Disk) {
    if !disk.is_kept() {
        return;
    }
    let mut pulse = site.pulse();
    loop {
        tokio::select! {
            _ = pulse.changed() => {}
            () = site.stop.cancelled() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(GATHER) => {}
            () = site.stop.cancelled() => return,
        }
        pulse.mark_unchanged();
        save(&site, &disk).await;
    }
}

async fn save(site: &Site, disk: &Disk) {
    if !disk.is_kept() {
        return;
    }
    let text = serde_json::to_vec(&*site.world()).expect("the world is plain data");
    let disk = disk.clone();
    let written = tokio::task::spawn_blocking(move || disk.save(&text)).await;
    if let Ok(Err(error)) = written {
        eprintln!("The sandbox could not be saved: {error}");
    }
}
