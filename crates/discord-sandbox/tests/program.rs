//! The sandbox as a program of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// The program, ended with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // An error is ignored: it has ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(arguments: &[&str]) -> (Program, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_discord-sandbox"));
    command.args(arguments).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let output = child.stdout.take().expect("its output is piped");
    let mut line = String::new();
    BufReader::new(output)
        .read_line(&mut line)
        .expect("it tells that it is ready");
    (Program(child), line)
}

#[tokio::test]
async fn it_prints_one_line_of_json_when_ready() {
    let arguments = [
        "--port",
        "0",
        "--ready-json",
        "--name",
        "Echo",
        "--intents",
        "members,content",
    ];
    let (_program, line) = start(&arguments);
    let ready: Value = serde_json::from_str(&line).expect("a line of JSON");
    let text = |key: &str| ready[key].as_str().expect("a text").to_owned();
    assert_eq!(
        text("gateway"),
        format!("{}/gateway/", text("url").replace("http", "ws"))
    );
    let client = reqwest::Client::new();
    let call = client.get(format!("{}/api/v10/applications/@me", text("url")));
    let call = call.header("authorization", format!("Bot {}", text("token")));
    let answer = call.send().await.expect("an answer");
    let application: Value = answer.json().await.expect("JSON");
    assert_eq!(application["id"], text("application_id"));
    assert_eq!(
        (&application["name"], &application["flags"]),
        (&"Echo".into(), &(1 << 15 | 1 << 19).into())
    );
}

#[test]
fn it_tells_a_person_where_it_is() {
    let (_program, line) = start(&["--port", "0"]);
    assert!(
        line.starts_with("A Discord of your own: http://127.0.0.1:"),
        "{line}"
    );
}

#[test]
fn a_wrong_world_is_refused_with_its_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("world.toml");
    std::fs::write(&file, "people = []\nservers = []").expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_discord-sandbox"));
    let output = command.arg("--world").arg(&file).output().expect("it ends");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && words.contains("a world has people"),
        "{words}"
    );
}
