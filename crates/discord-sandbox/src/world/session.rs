//! Gateway sessions of the bot, which outlive their connections.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::super::snowflake::Id;

/// Milliseconds between heartbeats, unless a test sets another interval.
pub const HEARTBEAT: u64 = 41_250;
/// Events kept per session for replay on RESUME.
const REPLAY_EVENTS: usize = 4_096;
/// Time in which a disconnected session can be resumed, in milliseconds.
const RESUME_WINDOW: u64 = 180_000;

/// Gateway intents.
#[derive(Debug)]
pub struct Intent;

impl Intent {
    /// No intent needed: interactions are sent to every session.
    pub const NONE: u64 = 0;
    /// Channels and threads.
    pub const GUILDS: u64 = 1;
    /// Messages on a server.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Direct messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// Members who come, go and change.
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// Bans.
    pub const GUILD_MODERATION: u64 = 1 << 2;
    /// Webhooks.
    pub const GUILD_WEBHOOKS: u64 = 1 << 5;
    /// Reactions on a server.
    pub const GUILD_REACTIONS: u64 = 1 << 10;
    /// People who type on a server.
    pub const GUILD_TYPING: u64 = 1 << 11;
    /// Reactions in direct messages.
    pub const DIRECT_REACTIONS: u64 = 1 << 13;
    /// People who type in direct messages.
    pub const DIRECT_TYPING: u64 = 1 << 14;
    /// The content of messages.
    pub const CONTENT: u64 = 1 << 15;
    /// Votes in polls on a server.
    pub const GUILD_POLLS: u64 = 1 << 24;
    /// Votes in polls of direct messages.
    pub const DIRECT_POLLS: u64 = 1 << 25;
    /// The intents that an application needs approval for: members, presences, message content.
    pub const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
    /// All intent bits that Discord knows.
    pub const KNOWN: u64 = (1 << 26) - 1;
}

/// A message to one connection of the bot.
#[derive(Debug)]
pub enum Line {
    /// A payload.
    Text(String),
    /// The close frame: code and reason.
    Close(u16, &'static str),
}

/// An identified session.
#[derive(Debug)]
pub struct Session {
    /// The identifier for RESUME.
    pub id: String,
    seq: u64,
    intents: u64,
    shard: (u64, u64),
    past: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Line>>,
    lost: Option<Instant>,
}

/// All sessions, with the faults that tests order.
#[derive(Debug)]
pub struct Sessions {
    list: Vec<Session>,
    /// Whether heartbeats stay unacknowledged.
    pub mute: bool,
    /// Whether the gateway is down: it takes no connections.
    pub is_down: bool,
    /// Heartbeat interval of new connections, in milliseconds.
    pub heartbeat: u64,
    /// Sessions that were begun, and times that one was resumed.
    begun: u64,
    resumed: u64,
    /// The time of the last event.
    sent: Option<Instant>,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions {
            list: Vec::new(),
            mute: false,
            is_down: false,
            heartbeat: HEARTBEAT,
            begun: 0,
            resumed: 0,
            sent: None,
        }
    }
}

impl Sessions {
    /// Adds a session.
    pub fn open(&mut self, session: Session) {
        self.list.push(session);
        self.begun += 1;
    }

    /// The number of sessions that were begun, and of times that one was resumed.
    pub fn starts(&self) -> (u64, u64) {
        (self.begun, self.resumed)
    }

    /// Takes the gateway down: every connection is lost, and none is taken until it is back up.
    pub fn take_down(&mut self) {
        self.is_down = true;
        self.drop_lines(None);
    }

    /// Sends an event to every session with its intent and shard; disconnected sessions keep it for
    /// replay.
    pub fn dispatch(&mut self, event: &str, data: &Value, intent: u64, guild: Option<Id>) {
        self.forget_lost();
        self.sent = Some(Instant::now());
        for session in &mut self.list {
            let shard = guild.map_or(0, |guild| guild.shard(session.shard.1));
            if shard == session.shard.0 && session.intents & intent == intent {
                session.push(event, data);
            }
        }
    }

    /// Sends an event of which sessions without the intent for the content of messages get another
    /// form.
    pub fn dispatch_message(
        &mut self,
        event: &str,
        (whole, blank): (&Value, &Value),
        intent: u64,
        guild: Option<Id>,
    ) {
        self.forget_lost();
        self.sent = Some(Instant::now());
        for session in &mut self.list {
            let shard = guild.map_or(0, |guild| guild.shard(session.shard.1));
            if shard == session.shard.0 && session.intents & intent == intent {
                let reads = session.intents & Intent::CONTENT != 0;
                session.push(event, if reads { whole } else { blank });
            }
        }
    }

    /// Whether no event was sent for this long.
    pub fn is_quiet(&self, pause: Duration) -> bool {
        self.sent.is_none_or(|sent| sent.elapsed() >= pause)
    }

    /// Sends an event to one session.
    pub fn send(&mut self, id: &str, event: &str, data: &Value) {
        for session in self.list.iter_mut().filter(|session| session.id == id) {
            session.push(event, data);
        }
    }

    /// Whether a session has this intent.
    pub fn has_intent(&self, id: &str, intent: u64) -> bool {
        let mut own = self.list.iter().filter(|session| session.id == id);
        own.any(|session| session.intents & intent == intent)
    }

    /// The number of connected sessions.
    pub fn connected(&self) -> usize {
        self.list
            .iter()
            .filter(|session| session.line.as_ref().is_some_and(|line| !line.is_closed()))
            .count()
    }

    /// Every session as JSON, for tests.
    pub fn objects(&self) -> Vec<Value> {
        let is_open = |line: &UnboundedSender<Line>| !line.is_closed();
        let all = self.list.iter().map(|session| {
            let connected = session.line.as_ref().is_some_and(is_open);
            json!({ "shard": session.shard, "connected": connected })
        });
        all.collect()
    }

    /// Closes the connections of a shard, or of all; the sessions can be resumed.
    pub fn drop_lines(&mut self, which: Option<u64>) {
        for session in self.list.iter_mut().filter(|session| session.is_of(which)) {
            if let Some(line) = session.line.take() {
                // An error is ignored: the connection is closed already.
                let _ = line.send(Line::Close(4_000, "Unknown error."));
            }
            session.lost = Some(Instant::now());
        }
    }

    /// Asks the clients of a shard, or of all, to reconnect (op 7).
    pub fn ask_to_reconnect(&mut self, which: Option<u64>) {
        self.broadcast(which, &json!({ "op": 7, "d": null }));
    }

    /// Declares the sessions of a shard, or of all, invalid (op 9).
    pub fn invalidate(&mut self, which: Option<u64>, resumable: bool) {
        self.broadcast(which, &json!({ "op": 9, "d": resumable }));
        if !resumable {
            self.list.retain(|session| !session.is_of(which));
        }
    }

    fn broadcast(&self, which: Option<u64>, payload: &Value) {
        let matching = self.list.iter().filter(|session| session.is_of(which));
        for line in matching.filter_map(|session| session.line.as_ref()) {
            // An error is ignored: the connection is closed already.
            let _ = line.send(Line::Text(payload.to_string()));
        }
    }

    fn forget_lost(&mut self) {
        let patience = Duration::from_millis(RESUME_WINDOW);
        self.list
            .retain(|session| session.lost.is_none_or(|since| since.elapsed() < patience));
    }

    /// Marks a session as disconnected.
    pub fn lost(&mut self, id: &str, line: &UnboundedSender<Line>) {
        for session in self.list.iter_mut().filter(|session| session.id == id) {
            // A session that has resumed on another connection stays connected.
            if session
                .line
                .as_ref()
                .is_none_or(|own| own.same_channel(line))
            {
                session.line = None;
                session.lost = Some(Instant::now());
            }
        }
    }

    /// Ends a session closed by its client.
    pub fn ended(&mut self, id: &str, line: &UnboundedSender<Line>) {
        self.list.retain(|session| {
            session.id != id
                || session
                    .line
                    .as_ref()
                    .is_some_and(|own| !own.same_channel(line))
        });
    }

    /// Resumes a session on this connection; `false` if it is unknown or has missed too much.
    pub fn resume(&mut self, id: &str, seq: u64, line: &UnboundedSender<Line>) -> bool {
        self.forget_lost();
        let Some(session) = self.list.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let oldest = session
            .past
            .front()
            .map_or(session.seq + 1, |(number, _)| *number);
        if seq > session.seq || seq + 1 < oldest {
            return false;
        }
        for (_, text) in session.past.iter().filter(|(number, _)| *number > seq) {
            // The connection has just been opened, so sending succeeds.
            let _ = line.send(Line::Text(text.clone()));
        }
        // A session has one connection: the one that resumed it last.
        if let Some(before) = session.line.replace(line.clone()) {
            // An error is ignored: the connection is closed already.
            let _ = before.send(Line::Close(4_000, "Unknown error."));
        }
        self.resumed += 1;
        session.lost = None;
        session.push("RESUMED", &json!({ "_trace": [] }));
        true
    }
}

impl Session {
    /// A session started at this Unix millisecond.
    pub fn new(now: u64, intents: u64, shard: (u64, u64), line: UnboundedSender<Line>) -> Session {
        // Unique per run, so that sessions of an earlier run are not mistaken for this one.
        static MADE: AtomicU64 = AtomicU64::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Session {
            id: format!("{now:016x}{number:016x}"),
            seq: 0,
            intents,
            shard,
            past: VecDeque::new(),
            line: Some(line),
            lost: None,
        }
    }

    /// Whether the session is of this shard; `None` stands for any.
    fn is_of(&self, shard: Option<u64>) -> bool {
        shard.is_none_or(|shard| shard == self.shard.0)
    }

    /// Sends an event; keeps it for replay.
    pub fn push(&mut self, event: &str, data: &Value) {
        self.seq += 1;
        let text = json!({ "op": 0, "s": self.seq, "t": event, "d": data }).to_string();
        if let Some(line) = &self.line {
            // An error is ignored: a disconnected session gets the event on RESUME.
            let _ = line.send(Line::Text(text.clone()));
        }
        self.past.push_back((self.seq, text));
        if self.past.len() > REPLAY_EVENTS {
            self.past.pop_front();
        }
    }
}
