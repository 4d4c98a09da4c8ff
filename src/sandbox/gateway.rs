//! The bot's connections: events out, sessions that survive a lost line.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::Site;
use super::snowflake::Id;

/// Milliseconds between heartbeats, unless a test asks for another pace.
pub const HEARTBEAT: u64 = 41_250;
/// How many events a lost session still gets.
const MEMORY: usize = 4_096;
/// How long a lost session may be taken up again, in milliseconds.
const PATIENCE: u64 = 180_000;
/// How many payloads a connection may send in a minute.
const SENDS: usize = 120;

/// The intents an event belongs to.
#[derive(Debug)]
pub struct Intent;

impl Intent {
    /// Interactions come whatever was asked for.
    pub const NONE: u64 = 0;
    /// Channels and threads.
    pub const GUILDS: u64 = 1;
    /// Messages on the server.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Direct messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// Those an application needs permission for: members, presences, message content.
    const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
    /// Every bit Discord knows.
    const KNOWN: u64 = (1 << 26) - 1;
}

/// What goes down a line to the bot.
#[derive(Debug)]
enum Line {
    Text(String),
    Close(u16, &'static str),
}

/// One identified session.
#[derive(Debug)]
struct Session {
    id: String,
    seq: u64,
    intents: u64,
    shard: (u64, u64),
    past: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Line>>,
    lost: Option<Instant>,
}

/// All sessions, and what tests want to be wrong with them.
#[derive(Debug)]
pub struct Sessions {
    list: Vec<Session>,
    made: u64,
    /// Heartbeats stay unanswered.
    pub mute: bool,
    /// Milliseconds between heartbeats for connections to come.
    pub heartbeat: u64,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions {
            list: Vec::new(),
            made: 0,
            mute: false,
            heartbeat: HEARTBEAT,
        }
    }
}

impl Sessions {
    /// Sends an event to every session that asked for its kind; kept for those that lost their line.
    pub fn dispatch(&mut self, event: &str, data: &Value, intent: u64, guild: Option<Id>) {
        self.forget_lost();
        for session in &mut self.list {
            let shard = guild.map_or(0, |guild| (guild.0 >> 22) % session.shard.1);
            if shard == session.shard.0 && session.intents & intent == intent {
                session.push(event, data);
            }
        }
    }

    /// How many sessions have a line.
    pub fn connected(&self) -> usize {
        self.list
            .iter()
            .filter(|session| session.line.as_ref().is_some_and(|line| !line.is_closed()))
            .count()
    }

    /// Breaks every line; the sessions can be resumed.
    pub fn drop_lines(&mut self) {
        for session in &mut self.list {
            if let Some(line) = session.line.take() {
                // A closed line is as good as a dropped one.
                let _ = line.send(Line::Close(4_000, "Unknown error."));
            }
            session.lost = Some(Instant::now());
        }
    }

    /// Asks every client to reconnect (op 7).
    pub fn ask_to_reconnect(&mut self) {
        self.shout(&json!({ "op": 7, "d": null }));
    }

    /// Declares every session invalid (op 9).
    pub fn invalidate(&mut self, resumable: bool) {
        self.shout(&json!({ "op": 9, "d": resumable }));
        if !resumable {
            self.list.clear();
        }
    }

    fn shout(&self, payload: &Value) {
        for line in self.list.iter().filter_map(|session| session.line.as_ref()) {
            // A closed line has nobody to ask.
            let _ = line.send(Line::Text(payload.to_string()));
        }
    }

    fn forget_lost(&mut self) {
        let patience = Duration::from_millis(PATIENCE);
        self.list
            .retain(|session| session.lost.is_none_or(|since| since.elapsed() < patience));
    }

    fn lost(&mut self, id: &str, line: &UnboundedSender<Line>) {
        for session in self.list.iter_mut().filter(|session| session.id == id) {
            // A session resumed elsewhere meanwhile is not lost.
            if session.line.as_ref().is_none_or(|own| own.same_channel(line)) {
                session.line = None;
                session.lost = Some(Instant::now());
            }
        }
    }

    fn ended(&mut self, id: &str, line: &UnboundedSender<Line>) {
        self.list
            .retain(|session| session.id != id || session.line.as_ref().is_some_and(|own| !own.same_channel(line)));
    }

    /// Takes a session up where it was; false where it is unknown or too much was missed.
    fn resume(&mut self, id: &str, seq: u64, line: &UnboundedSender<Line>) -> bool {
        self.forget_lost();
        let Some(session) = self.list.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let oldest = session.past.front().map_or(session.seq + 1, |(number, _)| *number);
        if seq > session.seq || seq + 1 < oldest {
            return false;
        }
        for (_, text) in session.past.iter().filter(|(number, _)| *number > seq) {
            // The line was just opened by this very connection.
            let _ = line.send(Line::Text(text.clone()));
        }
        session.line = Some(line.clone());
        session.lost = None;
        session.push("RESUMED", &json!({ "_trace": [] }));
        true
    }
}

impl Session {
    fn push(&mut self, event: &str, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": event, "d": data }).to_string();
        if let Some(line) = &self.line {
            // Where the line is gone, the event waits in the session's past.
            let _ = line.send(Line::Text(text.clone()));
        }
        self.past.push_back((self.seq, text));
        if self.past.len() > MEMORY {
            self.past.pop_front();
        }
    }
}

/// Opens a connection.
pub async fn connect(State(site): State<Arc<Site>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| serve(site, socket))
}

/// One connection, from Hello to its end.
async fn serve(site: Arc<Site>, mut socket: WebSocket) {
    let (sender, mut lines) = unbounded_channel();
    let mut client = Client {
        site: site.clone(),
        line: sender,
        session: None,
        sent: VecDeque::new(),
    };
    let interval = site.world().sessions.heartbeat;
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval } });
    if socket.send(Frame::text(hello.to_string())).await.is_err() {
        return;
    }
    let ended = converse(&mut client, &mut socket, &mut lines, interval).await;
    if let Some(session) = &client.session {
        let mut world = site.world();
        if ended {
            world.sessions.ended(session, &client.line);
        } else {
            world.sessions.lost(session, &client.line);
        }
    }
}

/// Goes on until the line ends; true when the client said good-bye for good.
async fn converse(
    client: &mut Client,
    socket: &mut WebSocket,
    lines: &mut UnboundedReceiver<Line>,
    interval: u64,
) -> bool {
    let mut stopping = client.site.stopping();
    // Twice the interval without a sign of life, and the client counts as gone.
    let silence = Duration::from_millis(interval.max(1_000) * 2);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            line = lines.recv() => match line {
                Some(Line::Text(text)) => {
                    if socket.send(Frame::text(text)).await.is_err() {
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
            _ = stopping.changed() => {
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
    // Whoever is gone already needs no good-bye.
    let _ = socket.send(Frame::Close(Some(frame))).await;
}

/// The other end of a line.
struct Client {
    site: Arc<Site>,
    line: UnboundedSender<Line>,
    session: Option<String>,
    sent: VecDeque<Instant>,
}

impl Client {
    fn reply(&self, payload: &Value) {
        // This connection holds the receiving end.
        let _ = self.line.send(Line::Text(payload.to_string()));
    }

    fn payload(&mut self, text: &str) -> Result<(), (u16, &'static str)> {
        let minute = Duration::from_mins(1);
        self.sent.push_back(Instant::now());
        while self.sent.front().is_some_and(|sent| sent.elapsed() > minute) {
            self.sent.pop_front();
        }
        if self.sent.len() > SENDS {
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
            Some(3 | 4 | 8) if self.session.is_some() => Ok(()),
            Some(3 | 4 | 8) => Err((4_003, "Not authenticated.")),
            _ => Err((4_001, "Unknown opcode.")),
        }
    }

    fn identify(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        if self.session.is_some() {
            return Err((4_005, "Already authenticated."));
        }
        if !self.site.is_token(data["token"].as_str().unwrap_or_default()) {
            return Err((4_004, "Authentication failed."));
        }
        let intents = data["intents"].as_u64().ok_or((4_013, "Invalid intent(s)."))?;
        if intents & !Intent::KNOWN != 0 {
            return Err((4_013, "Invalid intent(s)."));
        }
        if intents & Intent::PRIVILEGED != 0 {
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
        world.sessions.made += 1;
        let number = world.sessions.made;
        let id = format!("{:016x}{number:016x}", world.clock.now());
        let guild = world.guild.id;
        let ours = (guild.0 >> 22) % shard.1 == shard.0;
        let mut session = Session {
            id: id.clone(),
            seq: 0,
            intents,
            shard,
            past: VecDeque::new(),
            line: Some(self.line.clone()),
            lost: None,
        };
        let guilds = if ours {
            json!([{ "id": guild, "unavailable": true }])
        } else {
            json!([])
        };
        session.push(
            "READY",
            &json!({
                "v": 10, "user": world.self_object(), "guilds": guilds, "session_id": id,
                "resume_gateway_url": self.site.gateway_url(), "shard": [shard.0, shard.1],
                "application": { "id": world.bot, "flags": 0 }, "user_settings": {},
                "private_channels": [], "presences": [], "relationships": [], "_trace": [],
            }),
        );
        if ours && intents & Intent::GUILDS != 0 {
            session.push("GUILD_CREATE", &world.guild_create());
        }
        world.sessions.list.push(session);
        world.touch();
        drop(world);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        if self.session.is_some() {
            return Err((4_005, "Already authenticated."));
        }
        if !self.site.is_token(data["token"].as_str().unwrap_or_default()) {
            return Err((4_004, "Authentication failed."));
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or(0);
        let resumed = self.site.world().sessions.resume(id, seq, &self.line);
        if resumed {
            self.session = Some(id.to_owned());
            self.site.world().touch();
        } else {
            self.reply(&json!({ "op": 9, "d": false }));
        }
        Ok(())
    }
}
