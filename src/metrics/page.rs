//! Where the numbers are read, and whether the bot is well: `/metrics`, `/healthz`, `/readyz`.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::time::timeout;

use super::meters::told;
use super::reading::Reading;

/// How long whoever asks is kept waiting: a probe gives up soon, and one that hangs is a worse answer than none.
const PATIENCE: Duration = Duration::from_secs(4);

/// The text of `/metrics`, as the crate writes it.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is watched. Reasons are short, and name nobody.
pub trait Watched: Send + Sync + 'static {
    /// What is looked up for those who ask; or why it cannot be.
    fn reading(&self) -> impl Future<Output = Result<Reading, String>> + Send;

    /// Whether people can play now; or why not.
    fn ready(&self) -> impl Future<Output = Result<(), String>> + Send;
}

/// Serves the pages for as long as it is polled.
pub async fn serve<W: Watched>(listener: TcpListener, watched: Arc<W>) -> io::Result<()> {
    let pages = Router::new()
        .route("/metrics", get(metrics::<W>))
        // Whoever reads this has been answered: the program runs, and its threads are free to answer.
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready::<W>))
        .with_state(watched);
    axum::serve(listener, pages).await
}

async fn metrics<W: Watched>(State(watched): State<Arc<W>>) -> Response {
    match in_time(watched.reading()).await {
        Ok(reading) => ([(CONTENT_TYPE, TEXT)], told(&reading)).into_response(),
        Err(why) => unavailable(&why),
    }
}

async fn ready<W: Watched>(State(watched): State<Arc<W>>) -> Response {
    match in_time(watched.ready()).await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => unavailable(&why),
    }
}

async fn in_time<T>(asked: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let answered = timeout(PATIENCE, asked).await;
    answered.unwrap_or_else(|_| Err("no answer in time".to_owned()))
}

fn unavailable(why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}
