//! A hand-written gateway client, so that tests see every frame.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]
#![allow(dead_code, reason = "each test uses its own part of it")]

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A frame received.
#[derive(Debug)]
pub enum Frame {
    /// A payload.
    Payload(Value),
    /// A binary frame.
    Bytes(Vec<u8>),
    /// The close frame's code and reason.
    Closed(u16, String),
}

/// An open connection.
pub struct Line {
    stream: TcpStream,
}

impl Line {
    /// Opens a connection to a path of the sandbox.
    pub async fn open(url: &str, path: &str) -> Line {
        let host = url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).await.unwrap();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        assert!(
            head.starts_with(b"HTTP/1.1 101"),
            "{}",
            String::from_utf8_lossy(&head)
        );
        Line { stream }
    }

    /// Opens the gateway and reads HELLO.
    pub async fn gateway(url: &str) -> Line {
        let mut line = Line::open(url, "/gateway/?v=10").await;
        assert_eq!(line.payload().await["op"], 10);
        line
    }

    /// Opens the gateway and identifies; the connection and READY.
    pub async fn identified(url: &str, token: &str, intents: u64) -> (Line, Value) {
        let mut line = Line::gateway(url).await;
        line.identify(token, intents).await;
        let ready = line.event("READY").await;
        (line, ready)
    }

    /// Opens the gateway and identifies as one of several shards; the connection and READY.
    pub async fn shard(url: &str, token: &str, intents: u64, shard: [u64; 2]) -> (Line, Value) {
        let mut line = Line::gateway(url).await;
        line.identify_as(token, intents, shard).await;
        let ready = line.event("READY").await;
        (line, ready)
    }

    /// Sends IDENTIFY (op 2) for one of several shards.
    pub async fn identify_as(&mut self, token: &str, intents: u64, shard: [u64; 2]) {
        let data = json!({
            "token": token, "intents": intents, "properties": {}, "shard": shard,
        });
        self.send(&json!({ "op": 2, "d": data })).await;
    }

    /// Sends IDENTIFY (op 2).
    pub async fn identify(&mut self, token: &str, intents: u64) {
        let data = json!({ "token": token, "intents": intents, "properties": {} });
        self.send(&json!({ "op": 2, "d": data })).await;
    }

    /// Sends a payload.
    pub async fn send(&mut self, payload: &Value) {
        self.send_as(0x81, payload).await;
    }

    /// Sends a payload in a binary frame.
    pub async fn send_bytes(&mut self, payload: &Value) {
        self.send_as(0x82, payload).await;
    }

    async fn send_as(&mut self, kind: u8, payload: &Value) {
        let text = payload.to_string().into_bytes();
        let mut frame = vec![kind];
        match text.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0xfe);
                frame.extend((length as u16).to_be_bytes());
            }
        }
        // Client frames must be masked; a mask of zeros is allowed.
        frame.extend([0; 4]);
        frame.extend(text);
        self.stream.write_all(&frame).await.unwrap();
    }

    /// The next frame, within ten seconds.
    pub async fn next(&mut self) -> Frame {
        tokio::time::timeout(Duration::from_secs(10), self.read())
            .await
            .expect("a frame within ten seconds")
    }

    /// The next payload.
    pub async fn payload(&mut self) -> Value {
        match self.next().await {
            Frame::Payload(payload) => payload,
            other => panic!("no payload: {other:?}"),
        }
    }

    /// The data of the next event with this name; skips others.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.payload().await;
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }

    /// The code of the close frame; skips payloads.
    pub async fn closed(&mut self) -> u16 {
        loop {
            if let Frame::Closed(code, _) = self.next().await {
                return code;
            }
        }
    }

    /// Whether no frame comes for a while.
    pub async fn is_silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(200), self.read())
            .await
            .is_err()
    }

    async fn read(&mut self) -> Frame {
        let Ok(first) = self.stream.read_u8().await else {
            return Frame::Closed(1_006, String::new());
        };
        let mut length = u64::from(self.stream.read_u8().await.unwrap() & 0x7f);
        if length == 126 {
            length = self.stream.read_u16().await.unwrap().into();
        } else if length == 127 {
            length = self.stream.read_u64().await.unwrap();
        }
        let mut content = vec![0; length as usize];
        self.stream.read_exact(&mut content).await.unwrap();
        match first & 0x0f {
            1 => Frame::Payload(serde_json::from_slice(&content).unwrap()),
            2 => Frame::Bytes(content),
            8 => Frame::Closed(
                u16::from_be_bytes([content[0], content[1]]),
                String::from_utf8_lossy(&content[2..]).into_owned(),
            ),
            other => panic!("a frame of kind {other}"),
        }
    }
}
