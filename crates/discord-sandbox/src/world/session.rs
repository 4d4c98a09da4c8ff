//! The bot's sessions, which outlive the connections they are served over.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::super::snowflake::Id;

/// Milliseconds between heartbeats, unless a test asks for another pace.
pub const HEARTBEAT: u64 = 41_250;
/// How many events are kept to be replayed when a session is resumed.
const MEMORY: usize = 4_096;
/// How long a session without a connection can be resumed, in milliseconds.
const PATIENCE: u64 = 180_000;

/// The intents an event belongs to.
#[derive(Debug)]
pub struct Intent;

impl Intent {
    /// Interactions come whatever was asked for.
    pub const NONE: u64 = 0;
    /// Channels and threads.
    pub const GUILDS: u64 = 1;
    /// Messages on a server.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Direct messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// Those an application needs permission for: members, presences, message content.
    pub const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
    /// Every bit Discord knows.
    pub const KNOWN: u64 = (1 << 26) - 1;
}

/// What is sent to the bot over one of its connections.
#[derive(Debug)]
pub enum Line {
    /// A payload.
    Text(String),
    /// The end, with its code and reason.
    Close(u16, &'static str),
}

/// One identified session.
#[derive(Debug)]
pub struct Session {
    /// What it is resumed by.
    pub id: String,
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
    /// Heartbeats stay unanswered.
    pub mute: bool,
    /// Milliseconds between heartbeats for connections to come.
    pub heartbeat: u64,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions {
            list: Vec::new(),
            mute: false,
            heartbeat: HEARTBEAT,
        }
    }
}

impl Sessions {
    /// Takes a new session in.
    pub fn open(&mut self, session: Session) {
        self.list.push(session);
    }

    /// Sends an event to every session that asked for its kind; kept for those that lost their line.
    pub fn dispatch(&mut self, event: &str, data: &Value, intent: u64, guild: Option<Id>) {
        self.forget_lost();
        for session in &mut self.list {
            let shard = guild.map_or(0, |guild| guild.shard(session.shard.1));
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

    /// Every session, as tests read it.
    pub fn objects(&self) -> Vec<Value> {
        let is_open = |line: &UnboundedSender<Line>| !line.is_closed();
        let all = self.list.iter().map(|session| {
            let connected = session.line.as_ref().is_some_and(is_open);
            json!({ "shard": session.shard, "connected": connected })
        });
        all.collect()
    }

    /// Breaks the lines of these shards; the sessions can be resumed.
    pub fn drop_lines(&mut self, which: Option<u64>) {
        for session in self.list.iter_mut().filter(|one| one.is_of(which)) {
            if let Some(line) = session.line.take() {
                // A closed line is as good as a dropped one.
                let _ = line.send(Line::Close(4_000, "Unknown error."));
            }
            session.lost = Some(Instant::now());
        }
    }

    /// Asks the clients of these shards to reconnect (op 7).
    pub fn ask_to_reconnect(&mut self, which: Option<u64>) {
        self.broadcast(which, &json!({ "op": 7, "d": null }));
    }

    /// Declares the sessions of these shards invalid (op 9).
    pub fn invalidate(&mut self, which: Option<u64>, resumable: bool) {
        self.broadcast(which, &json!({ "op": 9, "d": resumable }));
        if !resumable {
            self.list.retain(|one| !one.is_of(which));
        }
    }

    fn broadcast(&self, which: Option<u64>, payload: &Value) {
        let meant = self.list.iter().filter(|one| one.is_of(which));
        for line in meant.filter_map(|session| session.line.as_ref()) {
            // A closed line has nobody to ask.
            let _ = line.send(Line::Text(payload.to_string()));
        }
    }

    fn forget_lost(&mut self) {
        let patience = Duration::from_millis(PATIENCE);
        self.list
            .retain(|session| session.lost.is_none_or(|since| since.elapsed() < patience));
    }

    /// Notes that a session has lost this line.
    pub fn lost(&mut self, id: &str, line: &UnboundedSender<Line>) {
        for session in self.list.iter_mut().filter(|session| session.id == id) {
            // A session resumed elsewhere meanwhile is not lost.
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

    /// Notes that a session said good-bye on this line.
    pub fn ended(&mut self, id: &str, line: &UnboundedSender<Line>) {
        self.list.retain(|session| {
            session.id != id
                || session
                    .line
                    .as_ref()
                    .is_some_and(|own| !own.same_channel(line))
        });
    }

    /// Takes a session up where it was; false where it is unknown or too much was missed.
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
    /// A session begun at this Unix millisecond.
    pub fn new(now: u64, intents: u64, shard: (u64, u64), line: UnboundedSender<Line>) -> Session {
        // Sessions of an earlier run must not be taken for this one.
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

    /// Whether it is of this shard, or any is meant.
    fn is_of(&self, shard: Option<u64>) -> bool {
        shard.is_none_or(|shard| shard == self.shard.0)
    }

    /// Sends an event, or keeps it for later.
    pub fn push(&mut self, event: &str, data: &Value) {
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
