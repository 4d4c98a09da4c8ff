//! A Discord on localhost: REST, gateway and a web page where one person can be several.
//!
//! [`Sandbox::start`] opens it; point the bot at [`Sandbox::url`] with [`Sandbox::token`], with any
//! number of processes and shards. People act, and tests order faults, by the calls of [`calls`].

mod answer;
mod channel;
mod clock;
mod command;
mod control;
mod disk;
mod draft;
mod event;
mod extract;
mod fault;
mod form;
mod gateway;
mod hosts;
mod interaction;
mod invocation;
mod journal;
mod limits;
mod media;
mod member;
mod message;
mod moderation;
mod object;
mod pace;
mod page;
mod permission;
mod person;
mod pin;
mod plan;
mod poll;
mod quiet;
mod rate_limit;
mod reaction;
mod refusal;
mod reset;
mod rest;
mod role;
mod seed;
mod site;
mod snowflake;
mod thread;
mod webhook;
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
use hosts::AllowedHosts;
pub use plan::{Plan, intent};
use seed::MAX_SERVERS;
use site::Site;

#[doc = include_str!("../../../docs/sandbox.md")]
pub mod calls {}

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Interval at which deadlines are checked.
const DEADLINE_POLL: Duration = Duration::from_millis(50);
/// Delay before changes are written to disk, so that several are written at once.
const SAVE_DELAY: Duration = Duration::from_millis(300);
/// Time limit for open requests when the sandbox stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Settings of a sandbox: addresses, storage and limits.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address of the page and the API; port 0 takes any free one.
    pub address: SocketAddr,
    /// The directory of the stored world; `None` keeps the world in memory.
    pub data: Option<PathBuf>,
    /// Whether to delete the stored world first.
    pub fresh: bool,
    /// Host names under which browsers reach the page, besides those of this machine; at least one
    /// if it listens to other machines.
    pub hosts: Vec<String>,
    /// The world to begin with; a stored world keeps its own.
    pub plan: Plan,
    /// Servers of a new world, if more than the plan has; a stored world keeps its own.
    pub servers: usize,
    /// The bot's name, if not that of the plan.
    pub name: Option<String>,
    /// Shards recommended to the bot.
    pub shards: u64,
    /// Sessions that may start at once, each in another bucket (`shard % max_concurrency`).
    pub max_concurrency: u64,
    /// Minimum time between two sessions of one bucket.
    pub identify_window: Duration,
    /// Sessions that may start in a day.
    pub identifies_per_day: u64,
    /// Permissions of the bot's role on a new server, unless the plan names them: exactly what the
    /// link of its invitation asks for.
    pub bot_permissions: u64,
    /// Whether a key that Discord does not know is refused instead of ignored, so that a typing
    /// error does not pass unseen.
    pub strict: bool,
    /// Privileged intents that the bot may ask for, as bits: members `1 << 1`, presences `1 << 8`,
    /// the content of messages `1 << 15`.
    pub intents: u64,
    /// The bot's calls allowed in any one second; `None` for no limit. Discord's is 50.
    pub calls_per_second: Option<u32>,
}

impl Default for Options {
    /// A world in memory on any free port of this machine, with Discord's limits on sessions and
    /// none on calls.
    fn default() -> Options {
        Options {
            address: (Ipv4Addr::LOCALHOST, 0).into(),
            data: None,
            fresh: false,
            hosts: Vec::new(),
            plan: Plan::default(),
            servers: 1,
            name: None,
            shards: 1,
            max_concurrency: 1,
            identify_window: Duration::from_secs(5),
            identifies_per_day: 1_000,
            bot_permissions: permission::BOT,
            strict: false,
            intents: 0,
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
    /// Starts the sandbox.
    ///
    /// # Errors
    ///
    /// If the stored world cannot be read, or the address cannot be listened on.
    pub async fn start(options: Options) -> anyhow::Result<Sandbox> {
        let address = options.address.ip();
        ensure!(
            address.is_loopback() || !options.hosts.is_empty(),
            "who listens on {address} is reached by others: say under which names (--host)"
        );
        ensure!(
            (1..=MAX_SERVERS).contains(&options.servers),
            "there are 1 to {MAX_SERVERS} servers"
        );
        let disk = Disk::new(options.data, options.fresh)?;
        let mut plan = options.plan;
        plan.bot.name = options.name.or(plan.bot.name);
        let mut world = disk.load(&plan, options.servers, options.bot_permissions)?;
        world.first_servers = options.servers;
        let starts = &mut world.starts;
        starts.shards = options.shards;
        starts.total = options.identifies_per_day;
        starts.concurrency = options.max_concurrency;
        starts.pause = options.identify_window.as_millis() as u64;
        world.calls.limit = options.calls_per_second;
        world.intents = options.intents | plan.intents()?;
        let listener = TcpListener::bind(options.address)
            .await
            .with_context(|| format!("cannot listen on {}", options.address))?;
        let mut listens = listener.local_addr()?;
        if listens.ip().is_unspecified() {
            listens.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        let url = format!("http://{listens}");
        // Links are for the people at the page, who may use another host name than the bot.
        let page_url = options.hosts.first();
        let page_url = page_url.map(|host| format!("http://{host}:{}", listens.port()));
        let page_url = page_url.filter(|_| !address.is_loopback());
        let site = Arc::new(Site::new(
            world,
            url.clone(),
            page_url.unwrap_or(url),
            options.strict,
        ));
        let hosts = AllowedHosts::new(&options.hosts, address);
        // Send events at once instead of waiting for the acknowledgement of earlier ones
        // (`TCP_NODELAY`).
        let listener = listener.tap_io(|line| {
            let _ = line.set_nodelay(true);
        });
        let server = axum::serve(listener, router(site.clone(), hosts))
            .with_graceful_shutdown(site.stop.clone().cancelled_owned());
        let mut tasks = JoinSet::new();
        tasks.spawn(async move {
            // Ends only at shutdown.
            let _ = server.await;
        });
        tasks.spawn(watch_time(site.clone()));
        tasks.spawn(write_down(site.clone(), disk.clone()));
        Ok(Sandbox { site, disk, tasks })
    }

    /// The address of the page; the bot uses it in place of `https://discord.com`.
    #[must_use]
    pub fn url(&self) -> String {
        self.site.url.clone()
    }

    /// The address of the gateway, for a bot that does not ask for it.
    #[must_use]
    pub fn gateway(&self) -> String {
        self.site.gateway_url()
    }

    /// The identifier of the bot's application, and of its user.
    #[must_use]
    pub fn application_id(&self) -> String {
        self.site.world().bot.to_string()
    }

    /// The bot's token, valid only here.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.site.token
    }

    /// The offset of the sandbox's clock from the wall clock, for a bot in the same program.
    #[must_use]
    pub fn ahead(&self) -> watch::Receiver<Duration> {
        self.site.ahead.subscribe()
    }

    /// Stops the sandbox and writes the last changes.
    pub async fn stop(mut self) {
        self.site.stop.cancel();
        let ended = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, ended).await.is_err() {
            // Abort the connections that clients keep open.
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

fn router(site: Arc<Site>, hosts: AllowedHosts) -> Router {
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
    // Outside of the routes, because it rewrites their paths.
    Router::new()
        .fallback_service(routes)
        .layer(map_request(normal_path))
        .layer(from_fn_with_state(hosts, hosts::check_host))
}

/// Spells a path as the routes do: without a slash at the end, which means nothing (`people/1/`
/// becomes `people/1`), and with plain characters where they are encoded (`%40me` becomes `@me`).
async fn normal_path(mut request: Request) -> Request {
    let uri = request.uri();
    let path = plain(uri.path());
    let path = path.trim_end_matches('/');
    if !path.is_empty() && path != uri.path() {
        let query = uri.query().map(|query| format!("?{query}"));
        let whole = format!("{path}{}", query.unwrap_or_default());
        if let Ok(whole) = whole.parse() {
            *request.uri_mut() = whole;
        }
    }
    request
}

/// A path with those characters decoded that need no code within a segment.
fn plain(path: &str) -> String {
    let mut parts = path.split('%');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part
            .get(..2)
            .and_then(|code| u8::from_str_radix(code, 16).ok());
        let is_plain =
            |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@".contains(byte);
        if let Some(byte) = code.filter(is_plain) {
            text.push(char::from(byte));
            text.push_str(&part[2..]);
        } else {
            text.push('%');
            text.push_str(part);
        }
    }
    text
}

/// The signature of an attachment's link.
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

/// Fails interactions without an answer in time, and archives idle threads.
async fn watch_time(site: Arc<Site>) {
    let mut ticks = tokio::time::interval(DEADLINE_POLL);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = site.stop.cancelled() => return,
        }
        let mut world = site.world();
        world.expire_interactions();
        world.archive_idle_threads();
        world.end_polls();
    }
}

/// Writes changes to disk soon after they happen.
async fn write_down(site: Arc<Site>, disk: Disk) {
    if !disk.is_persistent() {
        return;
    }
    let mut pulse = site.pulse();
    loop {
        tokio::select! {
            _ = pulse.changed() => {}
            () = site.stop.cancelled() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(SAVE_DELAY) => {}
            () = site.stop.cancelled() => return,
        }
        pulse.mark_unchanged();
        save(&site, &disk).await;
    }
}

async fn save(site: &Site, disk: &Disk) {
    if !disk.is_persistent() {
        return;
    }
    let text = serde_json::to_vec(&*site.world()).expect("the world is plain data");
    let disk = disk.clone();
    let written = tokio::task::spawn_blocking(move || disk.save(&text)).await;
    if let Ok(Err(error)) = written {
        eprintln!("The sandbox could not be saved: {error}");
    }
}
