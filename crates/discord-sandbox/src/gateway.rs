//! Gateway connections of the bot: events out; IDENTIFY, RESUME and heartbeats in.

mod coding;
mod members;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use coding::{Coding, Wanted};

use super::rate_limit::SessionStart;
use super::site::Site;
use super::world::guild::Guild;
use super::world::session::{Intent, Line, Session};

/// Payloads that a connection may send in a minute, as Discord allows.
const SENDS_PER_MINUTE: usize = 120;

/// Upgrades a request to a gateway connection.
pub async fn connect(
    State(site): State<Arc<Site>>,
    Query(wanted): Query<Wanted>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if site.world().sessions.is_down {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(async move |mut socket| match wanted.coding() {
        Ok(coding) => serve(site, socket, coding, wanted.version()).await,
        Err(reason) => close(&mut socket, 4_002, reason).await,
    })
}

/// Serves one connection, from HELLO to its close.
async fn serve(site: Arc<Site>, mut socket: WebSocket, mut coding: Coding, version: u64) {
    let (sender, mut lines) = unbounded_channel();
    let mut client = Client {
        site: site.clone(),
        line: sender,
        session: None,
        version,
        sent: VecDeque::new(),
    };
    let interval = site.world().sessions.heartbeat;
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval } });
    if socket.send(coding.frame(hello.to_string())).await.is_err() {
        return;
    }
    let mut ways = (&mut lines, &mut coding);
    let ended = converse(&mut client, &mut socket, &mut ways, interval).await;
    if let Some(session) = &client.session {
        let mut world = site.world();
        if ended {
            world.sessions.ended(session, &client.line);
        } else {
            world.sessions.lost(session, &client.line);
        }
    }
}

/// Serves payloads until the connection closes; `true` if the client ended its session (close code
/// 1000 or 1001).
async fn converse(
    client: &mut Client,
    socket: &mut WebSocket,
    (lines, coding): &mut (&mut UnboundedReceiver<Line>, &mut Coding),
    interval: u64,
) -> bool {
    let stop = client.site.stop.clone();
    // A client silent for twice the heartbeat interval is disconnected.
    let silence = Duration::from_millis(interval.max(1_000) * 2);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            line = lines.recv() => match line {
                Some(Line::Text(text)) => {
                    if socket.send(coding.frame(text)).await.is_err() {
                        return false;
                    }
                }
                Some(Line::Close(code, reason)) => {
                    close(socket, code, reason).await;
                    return false;
                }
                None => return false,
            },
            frame = socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Frame::Text(text))) => {
                        if let Err((code, reason)) = client.payload(&text) {
                            close(socket, code, reason).await;
                            return false;
                        }
                    }
                    // A library of bytes sends its JSON in binary frames.
                    Some(Ok(Frame::Binary(bytes))) => {
                        let text = std::str::from_utf8(&bytes).map_err(|_| (4_002, "Decode error."));
                        if let Err((code, reason)) = text.and_then(|text| client.payload(text)) {
                            close(socket, code, reason).await;
                            return false;
                        }
                    }
                    Some(Ok(Frame::Close(frame))) => {
                        return frame.is_some_and(|frame| matches!(frame.code, 1_000 | 1_001));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return false,
                }
            }
            () = tokio::time::sleep(silence.saturating_sub(heard.elapsed())) => {
                close(socket, 4_009, "Session timed out.").await;
                return false;
            }
            () = stop.cancelled() => {
                close(socket, 1_001, "The sandbox stops.").await;
                return false;
            }
        }
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    // An error is ignored: the client may be gone already.
    let _ = socket.send(Frame::Close(Some(frame))).await;
}

/// A connected client.
struct Client {
    site: Arc<Site>,
    line: UnboundedSender<Line>,
    session: Option<String>,
    version: u64,
    sent: VecDeque<Instant>,
}

impl Client {
    fn reply(&self, payload: &Value) {
        // The receiver is held by this connection, so sending succeeds.
        let _ = self.line.send(Line::Text(payload.to_string()));
    }

    fn payload(&mut self, text: &str) -> Result<(), (u16, &'static str)> {
        let minute = Duration::from_mins(1);
        self.sent.push_back(Instant::now());
        while self
            .sent
            .front()
            .is_some_and(|sent| sent.elapsed() > minute)
        {
            self.sent.pop_front();
        }
        if self.sent.len() > SENDS_PER_MINUTE {
            return Err((4_008, "Rate limited."));
        }
        if text.len() > 4_096 {
            return Err((4_002, "Decode error."));
        }
        let payload: Value = serde_json::from_str(text).map_err(|_| (4_002, "Decode error."))?;
        match payload["op"].as_u64() {
            Some(1) => {
                if !self.site.world().sessions.mute {
                    self.reply(&json!({ "op": 11, "d": null }));
                }
                Ok(())
            }
            Some(2) => self.identify(&payload["d"]),
            Some(6) => self.resume(&payload["d"]),
            Some(8) if let Some(session) = &self.session => {
                self.site.world().send_members(session, &payload["d"]);
                Ok(())
            }
            Some(3 | 4) if self.session.is_some() => Ok(()),
            Some(3 | 4 | 8) => Err((4_003, "Not authenticated.")),
            _ => Err((4_001, "Unknown opcode.")),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        if self.session.is_some() {
            return Err((4_005, "Already authenticated."));
        }
        if !self
            .site
            .is_token(data["token"].as_str().unwrap_or_default())
        {
            return Err((4_004, "Authentication failed."));
        }
        let intents = data["intents"]
            .as_u64()
            .ok_or((4_013, "Invalid intent(s)."))?;
        if intents & !Intent::KNOWN != 0 {
            return Err((4_013, "Invalid intent(s)."));
        }
        if intents & Intent::PRIVILEGED & !self.site.world().intents != 0 {
            return Err((4_014, "Disallowed intent(s)."));
        }
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => (
                shard[0].as_u64().ok_or((4_010, "Invalid shard."))?,
                shard[1].as_u64().ok_or((4_010, "Invalid shard."))?,
            ),
        };
        if shard.1 == 0 || shard.0 >= shard.1 {
            return Err((4_010, "Invalid shard."));
        }
        let mut world = self.site.world();
        let now = world.clock.now();
        match world.starts.request(now, shard.0) {
            SessionStart::Granted => {}
            SessionStart::TooEarly => {
                self.reply(&json!({ "op": 9, "d": false }));
                return Ok(());
            }
            SessionStart::Spent => return Err((4_004, "Authentication failed.")),
        }
        let is_ours = |guild: &&Guild| guild.id.shard(shard.1) == shard.0 && guild.has(world.bot);
        let ours: Vec<&Guild> = world.guilds.iter().filter(is_ours).collect();
        let mut session = Session::new(now, intents, shard, self.line.clone());
        let id = session.id.clone();
        let guilds: Vec<Value> = ours
            .iter()
            .map(|guild| json!({ "id": guild.id, "unavailable": true }))
            .collect();
        session.push(
            "READY",
            &json!({
                "v": self.version, "user": world.self_object(), "guilds": guilds, "session_id": id,
                "resume_gateway_url": self.site.gateway_url(), "shard": [shard.0, shard.1],
                "application": { "id": world.bot, "flags": world.application_flags() }, "user_settings": {},
                "private_channels": [], "presences": [], "relationships": [], "_trace": [],
            }),
        );
        if intents & Intent::GUILDS != 0 {
            for guild in ours {
                session.push("GUILD_CREATE", &world.guild_create(guild));
            }
        }
        world.sessions.open(session);
        world.mark_changed();
        drop(world);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        if self.session.is_some() {
            return Err((4_005, "Already authenticated."));
        }
        if !self
            .site
            .is_token(data["token"].as_str().unwrap_or_default())
        {
            return Err((4_004, "Authentication failed."));
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or(0);
        let resumed = self.site.world().sessions.resume(id, seq, &self.line);
        if resumed {
            self.session = Some(id.to_owned());
            self.site.world().mark_changed();
        } else {
            self.reply(&json!({ "op": 9, "d": false }));
        }
        Ok(())
    }
}
