//! An ordinary bot of 67 calls, made with discord.py.

use discord_sandbox::{Options, Plan};
use serde_json::Value;

use crate::install::python;
use crate::judge::Judge;
use crate::walk::Walk;

/// The calls that Discord has and the sandbox lacks.
const MISSING: [&str; 3] = ["create_invite", "read_audit_log", "upload_emoji"];

const WORLD: &str = r#"
people = [{ name = "Ada" }, { name = "Bruno" }, { name = "Chiara" }, { name = "Dawid" }]

[bot]
name = "Keeper"
intents = ["GUILD_MEMBERS", "MESSAGE_CONTENT"]

[[servers]]
name = "The Long Table"
channels = [
    { name = "general" },
    { name = "games" },
    { name = "news", kind = "announcement" },
    { name = "posts", kind = "forum", tags = ["open", "done"] },
]
"#;

/// A line of the bot: the call, and whether it was answered.
fn result(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.split_once(": ")?;
    let is_call = name
        .bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    is_call.then_some((name, result == "yes"))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python and its registry"]
async fn an_ordinary_bot_is_answered_as_by_discord() {
    let walk = Walk::of(Options {
        plan: Plan::parse(WORLD).unwrap(),
        // All permissions but that of an administrator.
        bot_permissions: (1 << 53) - 1 - (1 << 3),
        ..Options::default()
    })
    .await;
    let Some(bot) = python("discord_py").start_file("calls", &walk.environment()) else {
        return;
    };
    let output = tokio::task::spawn_blocking(|| bot.wait_with_output().unwrap());
    let output = output.await.unwrap();
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    let results: Vec<(&str, bool)> = words.lines().filter_map(result).collect();
    assert_eq!(results.len(), 67, "{words}");
    let unanswered: Vec<&str> = results
        .iter()
        .filter(|(_, is_answered)| !is_answered)
        .map(|(name, _)| *name)
        .collect();
    assert_eq!(unanswered, MISSING, "{words}");
    let judge = Judge::load();
    let log = walk.act("GET", "control/log", Value::Null).await.unwrap();
    let entries = log["entries"].as_array().unwrap();
    // The requests are the library's own: it sends ids as numbers, which Discord takes.
    let is_answer = |fault: &String| !fault.starts_with("request");
    let faults: Vec<String> = entries
        .iter()
        .flat_map(|entry| judge.faults(entry))
        .filter(is_answer)
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let missing = entries.iter().filter(|entry| entry["status"] == 501);
    assert_eq!(missing.count(), MISSING.len());
    let refused = |entry: &&Value| {
        entry["status"]
            .as_u64()
            .is_some_and(|status| status >= 400 && status != 501)
    };
    let refused: Vec<&Value> = entries.iter().filter(refused).collect();
    assert!(refused.is_empty(), "{refused:?}");
}
