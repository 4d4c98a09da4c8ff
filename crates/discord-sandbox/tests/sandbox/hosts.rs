//! Protection of a sandbox without passwords: requests by another host name or from another page
//! are refused.

use discord_sandbox::{Options, Sandbox};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use serde_json::Value;

use crate::table::Table;

/// The status of the answer to a hand-written request.
async fn status(url: &str, request: &str) -> u16 {
    let mut stream = TcpStream::connect(url.trim_start_matches("http://"))
        .await
        .expect("a listener");
    let whole = request.replace('\n', "\r\n");
    stream
        .write_all(whole.as_bytes())
        .await
        .expect("a connection");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer[9..])
        .parse()
        .expect("a status")
}

/// A request with these headers, as a browser sends it.
fn asks(line: &str, headers: &str) -> String {
    format!("{line} HTTP/1.1\n{headers}\n")
}

#[tokio::test]
async fn a_page_whose_name_was_made_to_lead_here_reads_nothing() {
    let table = Table::new().await;
    let port = table.url.rsplit(':').next().unwrap();
    for line in [
        "GET /sandbox/people",
        "GET /",
        "GET /api/v10/gateway",
        "GET /gateway/",
    ] {
        for host in [
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "10.0.0.1",
            "[::2]",
            "",
        ] {
            let request = asks(line, &format!("Host: {host}:{port}\n"));
            assert_eq!(status(&table.url, &request).await, 403, "{line} {host}");
        }
    }
    let twice = format!("Host: localhost:{port}\nHost: evil.example\n");
    let absolute = asks(
        "GET http://evil.example/sandbox/people",
        &format!("Host: localhost:{port}\n"),
    );
    for request in [
        asks("GET /sandbox/people", &twice),
        asks("GET /sandbox/people", ""),
        absolute,
    ] {
        let refused = status(&table.url, &request).await;
        assert!([400, 403].contains(&refused), "{refused}: {request}");
    }
    for host in ["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.1", "[::1]"] {
        let request = asks("GET /sandbox/people", &format!("Host: {host}:{port}\n"));
        assert_eq!(status(&table.url, &request).await, 200, "{host}");
    }
}

#[tokio::test]
async fn another_page_changes_nothing_and_listens_to_nothing() {
    let table = Table::new().await;
    let host = table.url.trim_start_matches("http://");
    let stream = "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n";
    let body = r#"{"content":"from afar"}"#;
    let send = format!("Content-Type: text/plain\nContent-Length: {}\n", body.len());
    let listens = |origin: &str| {
        asks(
            "GET /sandbox/stream/ada",
            &format!("Host: {host}\n{origin}{stream}"),
        )
    };
    let says = |origin: &str| {
        let line = "POST /sandbox/people/ada/channels/games/messages";
        asks(line, &format!("Host: {host}\n{origin}{send}")) + body
    };
    for origin in [
        "http://evil.example",
        "null",
        "http://localhost:1",
        "https://127.0.0.1",
        "x",
    ] {
        let origin = format!("Origin: {origin}\n");
        assert_eq!(status(&table.url, &says(&origin)).await, 403, "{origin}");
        assert_eq!(status(&table.url, &listens(&origin)).await, 403, "{origin}");
        let request = asks(
            "DELETE /sandbox/control/log",
            &format!("Host: {host}\n{origin}"),
        );
        assert_eq!(status(&table.url, &request).await, 403, "{origin}");
        // A read is allowed: the browser hides the answer from other pages.
        let read = asks("GET /sandbox/people", &format!("Host: {host}\n{origin}"));
        assert_eq!(status(&table.url, &read).await, 200, "{origin}");
    }
    let heard = table
        .act_ok("GET", "people/ada/channels/games/messages", Value::Null)
        .await;
    assert!(!heard.to_string().contains("from afar"), "{heard}");
    let own = format!("Origin: http://{host}\n");
    assert_eq!(status(&table.url, &listens(&own)).await, 101);
    assert_eq!(status(&table.url, &listens("")).await, 101);
}

#[tokio::test]
async fn it_listens_to_others_only_where_they_are_told_how_to_name_it() {
    let options = |hosts: &[&str]| Options {
        address: ([0, 0, 0, 0], 0).into(),
        hosts: hosts.iter().map(ToString::to_string).collect(),
        ..Options::default()
    };
    let refused = Sandbox::start(options(&[])).await.unwrap_err();
    assert!(refused.to_string().contains("--host"), "{refused}");
    let sandbox = Sandbox::start(options(&["Play.example"])).await.unwrap();
    let request = |host: &str| asks("GET /sandbox/people", &format!("Host: {host}\n"));
    for (host, expected) in [
        ("play.example:80", 200),
        ("play.example", 200),
        ("evil.example", 403),
    ] {
        assert_eq!(
            status(&sandbox.url(), &request(host)).await,
            expected,
            "{host}"
        );
    }
}
