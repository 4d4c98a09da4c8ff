//! Several servers, and the shards that get their events.

use std::time::Duration;

use discord_sandbox::Options;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::table::line::{Frame, Line};
use crate::table::{BOT, INTENTS, Table, text, without_identify_wait};

async fn world(servers: usize) -> Table {
    Table::of(Options {
        servers,
        shards: 3,
        ..without_identify_wait()
    })
    .await
}

async fn shard(table: &Table, shard: [u64; 2]) -> (Line, Value) {
    Line::shard(&table.url, &table.token, INTENTS, shard).await
}

/// The identifiers of the servers, oldest first.
async fn servers(table: &Table) -> Vec<String> {
    let list = table.act_ok("GET", "control/servers", Value::Null).await;
    let list = list["servers"].as_array().expect("a list");
    list.iter().map(|one| text(one, "id").to_owned()).collect()
}

fn shard_of(server: &str, shards: u64) -> u64 {
    (server.parse::<u64>().expect("a snowflake") >> 22) % shards
}

/// Bruno sends a message in a channel.
async fn say(table: &Table, channel: &str, words: &str) {
    let path = format!("people/bruno/channels/{channel}/messages");
    table
        .act_ok("POST", &path, json!({ "content": words }))
        .await;
}

#[tokio::test]
async fn each_shard_knows_its_own_servers() {
    let table = world(7).await;
    let advice = table.bot_ok("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(advice["shards"], 3);
    let all = servers(&table).await;
    assert_eq!(all.len(), 7);
    for shards in [1, 3, 8] {
        let mut announced = Vec::new();
        for number in 0..shards {
            let (mut line, ready) = shard(&table, [number, shards]).await;
            assert_eq!(ready["shard"], json!([number, shards]));
            let own: Vec<&String> = all
                .iter()
                .filter(|server| shard_of(server, shards) == number)
                .collect();
            for (n, server) in own.iter().enumerate() {
                assert_eq!(text(&ready["guilds"][n], "id"), **server);
                assert_eq!(text(&line.event("GUILD_CREATE").await, "id"), **server);
                announced.push((*server).clone());
            }
            assert_eq!(ready["guilds"].as_array().unwrap().len(), own.len());
            assert!(line.is_silent().await);
        }
        announced.sort();
        assert_eq!(announced, all, "of {shards} shards");
    }
}

/// The events of a connection until it is silent, each with its server.
async fn events_of(line: &mut Line) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let quiet = Duration::from_millis(200);
    while let Ok(Frame::Payload(event)) = timeout(quiet, line.next()).await {
        let about = ["guild_id", "id"].map(|key| event["d"][key].as_str());
        let about = about[0].or(about[1]).unwrap_or_default();
        all.push((text(&event, "t").to_owned(), about.to_owned()));
    }
    all
}

#[tokio::test]
async fn what_happens_on_a_server_is_told_to_its_shard_of_every_number_of_shards() {
    let mut table = world(5).await;
    let all = servers(&table).await;
    let command = json!([{ "name": "go", "description": "Goes" }]);
    let commands = format!("/applications/{BOT}/commands");
    table.bot_ok("PUT", &commands, command).await;
    let mut three = Vec::new();
    for number in 0..3 {
        three.push(shard(&table, [number, 3]).await.0);
    }
    for number in 1..=all.len() {
        let channel = format!("games@{number}");
        say(&table, &channel, "hello").await;
        let act = format!("people/ada/channels/{channel}");
        let go = json!({ "command": "go", "wait": "no" });
        table.act_ok("POST", &format!("{act}/command"), go).await;
        let thread = json!({ "name": "Talk" });
        table
            .act_ok("POST", &format!("{act}/threads"), thread)
            .await;
        let locale = json!({ "locale": "it", "server": number });
        table.act_ok("POST", "control/server", locale).await;
    }
    let mut lines = vec![(0, 1, &mut table.line)];
    lines.extend(
        (0..)
            .zip(&mut three)
            .map(|(number, line)| (number, 3, line)),
    );
    for (number, shards, line) in lines {
        let events = events_of(line).await;
        for server in &all {
            let about: Vec<&str> = events
                .iter()
                .filter(|(_, about)| about == server)
                .map(|(event, _)| event.as_str())
                .collect();
            if shard_of(server, shards) != number {
                assert_eq!(about, [""; 0], "{server} at {number} of {shards}");
                continue;
            }
            for event in [
                "GUILD_CREATE",
                "MESSAGE_CREATE",
                "INTERACTION_CREATE",
                "THREAD_CREATE",
                "GUILD_UPDATE",
            ] {
                assert!(about.contains(&event), "no {event} of {server}: {about:?}");
            }
        }
    }
}

#[tokio::test]
async fn direct_messages_are_told_to_the_first_shard() {
    let table = world(3).await;
    let mut lines = Vec::new();
    for number in 0..3 {
        let (mut line, _) = shard(&table, [number, 3]).await;
        line.event("GUILD_CREATE").await;
        lines.push(line);
    }
    say(&table, "dm", "only you").await;
    assert_eq!(
        lines[0].event("MESSAGE_CREATE").await["content"],
        "only you"
    );
    for line in &mut lines {
        assert!(line.is_silent().await);
    }
}

#[tokio::test]
async fn both_sessions_of_a_shard_are_told() {
    let table = world(3).await;
    let server = &servers(&table).await[1];
    let own = [shard_of(server, 3), 3];
    let mut both = [shard(&table, own).await.0, shard(&table, own).await.0];
    say(&table, "games@2", "hello").await;
    for line in &mut both {
        assert_eq!(
            text(&line.event("MESSAGE_CREATE").await, "guild_id"),
            server
        );
    }
}

#[tokio::test]
async fn a_shard_is_lost_resumed_and_declared_invalid_by_itself() {
    let table = world(2).await;
    let server = &servers(&table).await[1];
    let number = shard_of(server, 2);
    let (mut line, ready) = shard(&table, [number, 2]).await;
    line.event("GUILD_CREATE").await;
    let (mut other, _) = shard(&table, [1 - number, 2]).await;
    other.event("GUILD_CREATE").await;
    let order = |action: &str| json!({ "action": action, "shard": number });
    table.act_ok("POST", "control/gateway", order("drop")).await;
    assert_eq!(line.closed().await, 4_000);
    say(&table, "games@2", "meanwhile").await;
    let mut line = Line::gateway(&table.url).await;
    let resume = json!({ "token": table.token, "session_id": ready["session_id"], "seq": 2 });
    line.send(&json!({ "op": 6, "d": resume })).await;
    let missed = line.payload().await;
    assert_eq!(
        (&missed["t"], &missed["s"]),
        (&json!("MESSAGE_CREATE"), &json!(3))
    );
    assert_eq!(line.payload().await["t"], "RESUMED");
    let state = table.act_ok("GET", "control/gateway", Value::Null).await;
    let own = json!({ "shard": [number, 2], "connected": true });
    assert!(
        state["sessions"].as_array().unwrap().contains(&own),
        "{state}"
    );
    table
        .act_ok("POST", "control/gateway", order("invalid"))
        .await;
    assert_eq!(line.payload().await, json!({ "op": 9, "d": false }));
    say(&table, "games@2", "nobody hears it").await;
    assert!(line.is_silent().await);
    assert!(other.is_silent().await);
    let state = table.act_ok("GET", "control/gateway", Value::Null).await;
    assert!(
        !state["sessions"].as_array().unwrap().contains(&own),
        "{state}"
    );
}

#[tokio::test]
async fn servers_take_the_bot_in_while_it_runs() {
    let mut table = Table::new().await;
    table.line.event("GUILD_CREATE").await;
    let added = table
        .act_ok("POST", "control/servers", json!({ "count": 39 }))
        .await;
    let added = added["servers"].as_array().unwrap();
    assert_eq!(added.len(), 40);
    for server in &added[1..] {
        let events = table.line.event("GUILD_CREATE").await;
        assert_eq!(
            (&events["id"], &events["name"]),
            (&server["id"], &server["name"])
        );
    }
    for shard in 0..8 {
        let is_of = |server: &&Value| shard_of(text(server, "id"), 8) == shard;
        assert_eq!(added.iter().filter(is_of).count(), 5, "shard {shard}");
    }
    let last = &added[39];
    let guild = format!("/guilds/{}", text(last, "id"));
    let games = text(&last["channels"], "games");
    let path = format!("/channels/{games}/messages");
    let sent = table.bot_ok("POST", &path, json!({ "content": "x" })).await;
    let threads = format!("{path}/{}/threads", text(&sent, "id"));
    let thread = table
        .bot_ok("POST", &threads, json!({ "name": "Talk" }))
        .await;
    assert_eq!(thread["guild_id"], last["id"]);
    let active = table
        .bot_ok("GET", &format!("{guild}/threads/active"), Value::Null)
        .await;
    assert_eq!(active["threads"][0]["id"], thread["id"]);
    let first = format!("/guilds/{}/threads/active", text(&added[0], "id"));
    let none = table.bot_ok("GET", &first, Value::Null).await;
    assert_eq!(none["threads"], json!([]));
    let mine = table.bot_ok("GET", "/users/@me/guilds", Value::Null).await;
    assert_eq!(mine.as_array().unwrap().len(), 40);
    let member = format!("{guild}/members/{BOT}");
    let member = table.bot_ok("GET", &member, Value::Null).await;
    let roles = table
        .bot_ok("GET", &format!("{guild}/roles"), Value::Null)
        .await;
    assert_eq!(member["roles"], json!([roles[1]["id"]]));
    let channels = table
        .bot_ok("GET", &format!("{guild}/channels"), Value::Null)
        .await;
    assert_eq!(channels.as_array().unwrap().len(), 2);
    let too_many = json!({ "count": 161 });
    let (status, _) = table.act("POST", "control/servers", too_many).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn two_hundred_people_use_forty_servers() {
    let table = world(40).await;
    table
        .act_ok("POST", "control/people", json!({ "count": 196 }))
        .await;
    let command = json!([{ "name": "go", "description": "Goes" }]);
    let commands = format!("/applications/{BOT}/commands");
    table.bot_ok("PUT", &commands, command).await;
    let go = json!({ "command": "go", "wait": "no" });
    table
        .act_ok("POST", "people/200/channels/games@40/command", go.clone())
        .await;
    table
        .act_ok("POST", "people/guest7/channels/general@39/command", go)
        .await;
    let done = table
        .act_ok("GET", "control/interactions", Value::Null)
        .await;
    let list = table.act_ok("GET", "control/servers", Value::Null).await;
    for (n, server, channel) in [(0, 39, "games"), (1, 38, "general")] {
        let expected = &list["servers"][server]["channels"][channel];
        assert_eq!(&done["interactions"][n]["channel_id"], expected);
    }
}

#[tokio::test]
async fn who_leaves_a_server_is_still_on_the_others() {
    let mut table = world(2).await;
    let all = servers(&table).await;
    let dm = json!({ "recipient_id": "1300000000000000102" });
    let dm = table.bot_ok("POST", "/users/@me/channels", dm).await;
    let dm = format!("/channels/{}/messages", text(&dm, "id"));
    let left = |who: &str| json!({ "who": who, "there": false, "server": all[1] });
    table.act_ok("POST", "control/members", left("bruno")).await;
    say(&table, "games", "still here").await;
    let path = "people/bruno/channels/games@2/messages";
    let (status, _) = table.act("GET", path, Value::Null).await;
    assert_eq!(status, 403);
    let member = |server: &str| format!("/guilds/{server}/members/1300000000000000102");
    table.bot_ok("GET", &member(&all[0]), Value::Null).await;
    assert_eq!(
        table.code("GET", &member(&all[1]), Value::Null).await,
        10_007
    );
    table.bot_ok("POST", &dm, json!({ "content": "x" })).await;
    table.act_ok("POST", "control/members", left("bot")).await;
    assert_eq!(text(&table.line.event("GUILD_DELETE").await, "id"), all[1]);
    let path = format!("/guilds/{}", all[1]);
    assert_eq!(table.code("GET", &path, Value::Null).await, 10_004);
    let mine = table.bot_ok("GET", "/users/@me/guilds", Value::Null).await;
    assert_eq!(mine.as_array().unwrap().len(), 1);
    let (_, ready) = shard(&table, [0, 1]).await;
    assert_eq!(
        ready["guilds"],
        json!([{ "id": all[0], "unavailable": true }])
    );
}

#[tokio::test]
async fn commands_and_permissions_of_a_server_are_its_own() {
    let table = world(2).await;
    let all = servers(&table).await;
    let path = format!("/applications/{BOT}/guilds/{}/commands", all[1]);
    let command = json!([{ "name": "here", "description": "Only here" }]);
    table.bot_ok("PUT", &path, command).await;
    for (channel, count) in [("games", 0), ("games@2", 1), ("dm", 0)] {
        let path = format!("people/ada/channels/{channel}/commands");
        let list = table.act_ok("GET", &path, Value::Null).await;
        assert_eq!(
            list["commands"].as_array().unwrap().len(),
            count,
            "{channel}"
        );
    }
    let nowhere = format!("/applications/{BOT}/guilds/1/commands");
    assert_eq!(table.code("GET", &nowhere, Value::Null).await, 50_001);
    let deny = json!({ "deny": ["SEND_MESSAGES"], "server": 2 });
    table.act_ok("POST", "control/roles", deny).await;
    let say = json!({ "content": "x" });
    let games = table.channel("games").await;
    table
        .bot_ok("POST", &format!("/channels/{games}/messages"), say.clone())
        .await;
    let list = table.act_ok("GET", "control/servers", Value::Null).await;
    let games = text(&list["servers"][1]["channels"], "games");
    let path = format!("/channels/{games}/messages");
    assert_eq!(table.code("POST", &path, say).await, 50_013);
    let unknown = json!({ "deny": [], "server": 3 });
    assert_eq!(table.act("POST", "control/roles", unknown).await.0, 400);
}

#[tokio::test]
async fn a_locale_counts_where_the_server_is_a_community() {
    let mut table = Table::new().await;
    let update = async |table: &mut Table, body: Value| {
        table.act_ok("POST", "control/server", body).await;
        let guild = table.line.event("GUILD_UPDATE").await;
        let interaction = table.go("games").await;
        assert_eq!(interaction["guild_locale"], guild["preferred_locale"]);
        assert_eq!(interaction["guild"]["features"], guild["features"]);
        (
            guild["features"].clone(),
            interaction["guild_locale"].clone(),
        )
    };
    let without = update(&mut table, json!({ "locale": "it" })).await;
    assert_eq!(without, (json!([]), json!("en-US")));
    let within = update(&mut table, json!({ "community": true })).await;
    assert_eq!(within, (json!(["COMMUNITY"]), json!("it")));
    let (status, _) = table.act("POST", "control/server", json!({})).await;
    assert_eq!(status, 400);
}
