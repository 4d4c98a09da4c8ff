//! The HTTP pages `/metrics`, `/healthz` and `/readyz`.

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

use super::meters::encode;
use super::reading::Reading;

/// Time limit of an answer, 4 s: probes give up soon, and no answer is worse than a failure.
const TIME_LIMIT: Duration = Duration::from_secs(4);

/// The content type of `/metrics`, as the metrics crate writes it.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The source of the pages. Reasons are short, and name nobody.
pub trait Watched: Send + Sync + 'static {
    /// The gauges, or the reason they cannot be read.
    fn reading(&self) -> impl Future<Output = Result<Reading, String>> + Send;

    /// Whether the background loops are running; the error names a loop that stands still.
    fn alive(&self) -> Result<(), String>;

    /// Whether people can play; the error is the reason they cannot.
    fn ready(&self) -> impl Future<Output = Result<(), String>> + Send;
}

/// Serves the pages while the future is polled.
///
/// # Errors
/// The listener failed.
pub async fn serve<W: Watched>(listener: TcpListener, watched: Arc<W>) -> io::Result<()> {
    let pages = Router::new()
        .route("/metrics", get(metrics::<W>))
        .route("/healthz", get(alive::<W>))
        .route("/readyz", get(ready::<W>))
        .with_state(watched);
    axum::serve(listener, pages).await
}

async fn metrics<W: Watched>(State(watched): State<Arc<W>>) -> Response {
    match in_time(watched.reading()).await {
        Ok(reading) => ([(CONTENT_TYPE, TEXT)], encode(&reading)).into_response(),
        Err(why) => unavailable(&why),
    }
}

/// Answers liveness probes, and the service manager's watchdog: after a failure or silence the
/// process is restarted. So the answer depends on neither Discord nor the database.
async fn alive<W: Watched>(State(watched): State<Arc<W>>) -> Response {
    match watched.alive() {
        Ok(()) => "alive\n".into_response(),
        Err(why) => unavailable(&why),
    }
}

async fn ready<W: Watched>(State(watched): State<Arc<W>>) -> Response {
    match in_time(watched.ready()).await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => unavailable(&why),
    }
}

async fn in_time<T>(answer: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let answered = timeout(TIME_LIMIT, answer).await;
    answered.unwrap_or_else(|_| Err("no answer in time".to_owned()))
}

fn unavailable(why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    /// A source with one loop, running or standing still.
    struct Loop {
        goes_on: bool,
    }

    impl Watched for Loop {
        async fn reading(&self) -> Result<Reading, String> {
            Err("nothing is read".to_owned())
        }

        fn alive(&self) -> Result<(), String> {
            let still = || "the outbox stands still".to_owned();
            self.goes_on.then_some(()).ok_or_else(still)
        }

        async fn ready(&self) -> Result<(), String> {
            Ok(())
        }
    }

    async fn healthz(goes_on: bool) -> (StatusCode, String) {
        let response = alive(State(Arc::new(Loop { goes_on }))).await;
        let status = response.status();
        let body = to_bytes(response.into_body(), 1000).await.expect("a body");
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn a_loop_that_stands_still_is_told_to_whoever_starts_the_program_anew() {
        assert_eq!(healthz(true).await, (StatusCode::OK, "alive\n".to_owned()));
        let why = "the outbox stands still\n".to_owned();
        assert_eq!(healthz(false).await, (StatusCode::SERVICE_UNAVAILABLE, why));
    }
}
