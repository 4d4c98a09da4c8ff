//! A Discord on localhost: REST, gateway and a web page where one person can be several.
//!
//! [`Sandbox::start`] opens it; the bot is pointed at [`Sandbox::url`] with [`Sandbox::token`]. People act
//! through `person`, tests order mishaps through `control`; both modules describe their calls.

mod channel;
mod clock;
mod command;
mod control;
mod disk;
mod fault;
mod file;
mod form;
mod gateway;
mod guild;
mod interaction;
mod journal;
mod limits;
mod message;
mod page;
mod permission;
mod person;
mod refusal;
mod rest;
mod seed;
mod snowflake;
mod world;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use disk::Disk;
use world::World;

/// How often time is looked at.
const TICK: Duration = Duration::from_millis(50);
/// How long changes are gathered before they are written down.
const GATHER: Duration = Duration::from_millis(300);

/// Where the sandbox listens and what it keeps.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address of the page and the API; port 0 takes any free one.
    pub address: SocketAddr,
    /// The directory that keeps everything between runs; none keeps it in memory only.
    pub data: Option<PathBuf>,
    /// Whether to start over.
    pub fresh: bool,
}

/// A running Discord on localhost.
#[derive(Debug)]
pub struct Sandbox {
    site: Arc<Site>,
    disk: Disk,
    tasks: Vec<JoinHandle<()>>,
}

/// What all requests share.
#[derive(Debug)]
struct Site {
    world: Mutex<World>,
    url: String,
    token: String,
    pulse: watch::Receiver<u64>,
    stop: watch::Sender<bool>,
}

impl Site {
    fn world(&self) -> MutexGuard<'_, World> {
        // A panic in one request leaves the world as it was between two statements: still usable.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_token(&self, token: &str) -> bool {
        token.trim_start_matches("Bot ") == self.token
    }

    fn gateway_url(&self) -> String {
        // Serenity appends `?v=10` to it as text, hence the slash.
        format!("{}/gateway/", self.url.replacen("http", "ws", 1))
    }

    fn pulse(&self) -> watch::Receiver<u64> {
        self.pulse.clone()
    }

    fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }
}

impl Sandbox {
    /// Opens the sandbox and begins to listen.
    pub async fn start(options: Options) -> anyhow::Result<Sandbox> {
        let disk = Disk::new(&options)?;
        let mut world = disk.load()?;
        let listener = TcpListener::bind(options.address)
            .await
            .with_context(|| format!("cannot listen on {}", options.address))?;
        let url = format!("http://{}", listener.local_addr()?);
        world.url.clone_from(&url);
        let site = Arc::new(Site {
            token: token(world.bot.0),
            pulse: world.pulse.subscribe(),
            world: Mutex::new(world),
            url,
            stop: watch::Sender::new(false),
        });
        let mut stopping = site.stopping();
        let server =
            axum::serve(listener, router(site.clone())).with_graceful_shutdown(async move {
                // The sender lives as long as the site.
                let _ = stopping.changed().await;
            });
        let tasks = vec![
            tokio::spawn(async move {
                // Ends only when it is asked to.
                let _ = server.await;
            }),
            tokio::spawn(watch_time(site.clone())),
            tokio::spawn(write_down(site.clone(), disk.clone())),
        ];
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

    /// Closes everything and writes the last changes down.
    pub async fn stop(mut self) {
        self.site.stop.send_replace(true);
        for mut task in self.tasks.drain(..) {
            if tokio::time::timeout(Duration::from_secs(1), &mut task)
                .await
                .is_err()
            {
                task.abort();
            }
        }
        save(&self.site, &self.disk).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.site.stop.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// A token of the usual shape: the bot's number in base64, then filling.
fn token(bot: u64) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bot.to_string().as_bytes().chunks(3) {
        let bits = chunk
            .iter()
            .fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte));
        let bits = bits << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            text.push(char::from(DIGITS[bits >> (18 - 6 * place) & 63]));
        }
    }
    format!(
        "{text}.local0.{}",
        "sandbox-only-not-a-secret-0000".repeat(2).split_at(38).0
    )
}

fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/sandbox/assets/{name}", get(page::asset))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route(
            "/ephemeral-attachments/{channel}/{id}/{name}",
            get(attachment),
        )
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .route("/sandbox/people", any(person::entry))
        .route("/sandbox/stream/{person}", get(person::stream::connect))
        .route("/sandbox/people/{*rest}", any(person::entry))
        .route("/sandbox/control/{*rest}", any(control::entry))
        .route("/api/{*rest}", any(rest::entry))
        .layer(DefaultBodyLimit::max(form::REQUEST_LIMIT))
        .with_state(site)
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
                (CONTENT_TYPE, file::media_type(&name, &content)),
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

/// Lets run out what runs out with time.
async fn watch_time(site: Arc<Site>) {
    let mut ticks = tokio::time::interval(TICK);
    let mut stopping = site.stopping();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopping.changed() => return,
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
    let mut stopping = site.stopping();
    loop {
        tokio::select! {
            _ = pulse.changed() => {}
            _ = stopping.changed() => return,
        }
        tokio::select! {
            () = tokio::time::sleep(GATHER) => {}
            _ = stopping.changed() => return,
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
