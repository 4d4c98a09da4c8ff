//! A person's event stream: a WebSocket of JSON.
//!
//! `{"event":"hello"}`, `{"event":"message","message":{…}}` (new or edited),
//! `{"event":"gone","channel_id", "message_id"}`, `{"event":"channels"}` (reload the list),
//! `{"event":"commands"}` and `{"event":"servers"}` (likewise), `{"event":"clock"}` (moved),
//! `{"event":"typing","channel_id","user_id"}`,
//! `{"event":"failed","interaction","channel_id","message_id", "custom_id","command","type"}` (no
//! answer in time).

use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::sync::mpsc::unbounded_channel;

use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::Watcher;

/// Opens a person's stream.
pub async fn connect(
    State(site): State<Arc<Site>>,
    Path(person): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let person = site.world().person(&person);
    match person {
        Some(person) => upgrade.on_upgrade(move |socket| serve(site, person, socket)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn serve(site: Arc<Site>, person: Id, mut socket: WebSocket) {
    let (line, mut events) = unbounded_channel();
    // The receiver is held below, so sending succeeds.
    let _ = line.send(json!({ "event": "hello" }).to_string());
    site.world().watchers.push(Watcher { person, line });
    loop {
        tokio::select! {
            event = events.recv() => match event {
                Some(text) => {
                    if socket.send(Frame::text(text)).await.is_err() {
                        return;
                    }
                }
                None => return,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            () = site.stop.cancelled() => return,
        }
    }
}
