//! A connection to a database that can be cut silently: nothing comes through any more, and neither
//! end gets an error.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

/// A relay between a process and the socket of its database server.
pub struct Relay {
    pub port: u16,
    /// Whether lines are open, those that were made since they were last replaced.
    is_open: Arc<Mutex<watch::Sender<bool>>>,
}

impl Relay {
    /// A line to the server that listens at this socket.
    pub async fn to(socket: PathBuf) -> Relay {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let is_open = Arc::new(Mutex::new(watch::Sender::new(true)));
        let gates = Arc::clone(&is_open);
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let (gate, socket) = (gates.lock().unwrap().clone(), socket.clone());
                tokio::spawn(async move {
                    let server = UnixStream::connect(socket).await.unwrap();
                    let (from_client, to_client) = client.into_split();
                    let (from_server, to_server) = server.into_split();
                    let there = pass(from_client, to_server, gate.subscribe());
                    let back = pass(from_server, to_client, gate.subscribe());
                    tokio::join!(there, back);
                });
            }
        });
        Relay { port, is_open }
    }

    pub fn cut(&self) {
        self.is_open.lock().unwrap().send_replace(false);
    }

    pub fn mend(&self) {
        self.is_open.lock().unwrap().send_replace(true);
    }

    /// New lines are open, and those that were cut stay so.
    #[allow(dead_code, reason = "the test and the bench each use their own")]
    pub fn replace(&self) {
        *self.is_open.lock().unwrap() = watch::Sender::new(true);
    }
}

/// Passes on what comes, while the line is open.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut is_open: watch::Receiver<bool>,
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        if is_open.wait_for(|is_open| *is_open).await.is_err()
            || to.write_all(&buffer[..read]).await.is_err()
        {
            return;
        }
    }
    // A connection that one side closed is closed for the other side.
    let _ = to.shutdown().await;
}
