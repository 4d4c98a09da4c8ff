//! Unmodified libraries from their registries, each with a small bot in `clients/`, on the same
//! walk of people.
//!
//! `cargo test -p discord-sandbox --test clients -- --ignored`. A library that cannot be had, for
//! want of Python, Node or its registry, is skipped aloud.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]

#[path = "clients/calls.rs"]
mod calls;
#[path = "clients/install.rs"]
mod install;
#[path = "judge/mod.rs"]
mod judge;
#[path = "clients/serenity/bot.rs"]
mod serenity_bot;
#[path = "clients/walk.rs"]
mod walk;

use install::{Library, node, python, rust};
use walk::Walk;

/// Walks with a bot that is a program.
async fn walk(library: &Library) {
    let walk = Walk::new().await;
    let Some(mut bot) = library.start(&walk.environment()) else {
        return;
    };
    let report = walk.all(true).await;
    // An error is ignored: a bot that has ended is reported by the steps it did not answer.
    let _ = bot.kill();
    let output = bot.wait_with_output().unwrap();
    report.check(library.name(), &String::from_utf8_lossy(&output.stderr));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python and its registry"]
async fn discord_py_walks() {
    walk(&python("discord_py")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python and its registry"]
async fn disnake_walks() {
    walk(&python("disnake")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python and its registry"]
async fn hikari_walks() {
    walk(&python("hikari")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Python and its registry"]
async fn interactions_py_walks() {
    walk(&python("interactions_py")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Node and its registry"]
async fn discord_js_walks() {
    walk(&node("discord_js")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "builds a crate of its own"]
async fn twilight_walks() {
    walk(&rust("twilight")).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "one of the matrix; the wire test walks with serenity each time"]
async fn serenity_walks() {
    let walk = Walk::new().await;
    let bot = tokio::spawn(serenity_bot::run(walk.url.clone(), walk.token.clone()));
    // Its release 0.12 has no components V2.
    let report = walk.all(false).await;
    bot.abort();
    report.check("serenity", "");
}
