//! Every kind of place where a game can live, and every way in which it can fail
//! (docs/architecture.md, "Places and what becomes of them"): who is to act is reached somewhere or
//! the clock stands still, both sides read what is the matter, and the board comes back to where it
//! was.

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::{FutureExt, StreamExt, stream};
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{BOT, GUESTS, House, Person, code, is_panel, menu_or_button, text};
use crate::sight::request;

/// Time within which a player is reached.
const REACHED: Duration = Duration::from_mins(1);

/// Cases at once.
const AT_ONCE: usize = 12;

/// A kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The bot's thread in a channel.
    Thread,
    /// The bot's thread in a channel of announcements.
    News,
    /// A person's post in a forum.
    Post,
    /// A person's private thread, to which the bot was added.
    Private,
    /// A channel where the bot may make no threads.
    Channel,
    /// The direct messages of people who join by a code.
    ByCode,
    /// The direct messages of one person, who plays the computer.
    Alone,
}

/// A way in which a place fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failure {
    ChannelDeleted,
    ThreadDeleted,
    Denied(&'static str),
    Locked,
    Archived,
    PutAway,
    BotRemoved,
    /// The bot is in the private thread no more.
    TakenOut,
    RoleGone,
    MessageRefused,
    DmsClosed,
    /// The bot may not write there, and the player to act takes no direct messages.
    LockedOut,
}

/// The result of a case, as people find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// The game goes on where it was.
    There,
    /// It goes on there, with a board as text and these words.
    InWords(&'static str),
    /// It goes on in another thread, or the channel.
    Beside,
    /// It goes on in direct messages, with these words.
    Direct(&'static str),
    /// Nobody can be called, and the clock stands still.
    Held,
}

/// A place that fails, before the start or in mid-game.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Case {
    place: Place,
    failure: Failure,
    is_running: bool,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let when = if self.is_running {
            "in mid-game"
        } else {
            "before the start"
        };
        write!(f, "{:?}, {:?} {when}", self.place, self.failure)
    }
}

const PLACES: [Place; 7] = [
    Place::Thread,
    Place::News,
    Place::Post,
    Place::Private,
    Place::Channel,
    Place::ByCode,
    Place::Alone,
];

const FAILURES: [Failure; 17] = [
    Failure::ChannelDeleted,
    Failure::ThreadDeleted,
    Failure::Denied("VIEW_CHANNEL"),
    Failure::Denied("SEND_MESSAGES"),
    Failure::Denied("SEND_MESSAGES_IN_THREADS"),
    Failure::Denied("CREATE_PUBLIC_THREADS"),
    Failure::Denied("ATTACH_FILES"),
    Failure::Denied("READ_MESSAGE_HISTORY"),
    Failure::Locked,
    Failure::Archived,
    Failure::PutAway,
    Failure::BotRemoved,
    Failure::TakenOut,
    Failure::RoleGone,
    Failure::MessageRefused,
    Failure::DmsClosed,
    Failure::LockedOut,
];

const MUTED: &str = "I can't write in";
const GONE: &str = "I can't reach the channel";

impl Place {
    fn is_thread(self) -> bool {
        !matches!(self, Place::Channel | Place::ByCode | Place::Alone)
    }

    /// Whether the board has no place but direct messages.
    fn is_direct(self) -> bool {
        matches!(self, Place::ByCode | Place::Alone)
    }

    /// Whether the thread is there before the game.
    fn is_persons_thread(self) -> bool {
        matches!(self, Place::Post | Place::Private)
    }

    /// The permission to write in the place.
    fn write(self) -> &'static str {
        if self.is_thread() {
            "SEND_MESSAGES_IN_THREADS"
        } else {
            "SEND_MESSAGES"
        }
    }
}

impl Case {
    /// All cases that there are.
    fn all() -> impl Iterator<Item = Case> {
        let pairs = PLACES
            .into_iter()
            .flat_map(|place| FAILURES.map(|failure| (place, failure)));
        let cases = pairs.flat_map(|(place, failure)| {
            [false, true].map(|is_running| Case {
                place,
                failure,
                is_running,
            })
        });
        cases.filter(|case| case.exists())
    }

    fn exists(self) -> bool {
        let has_thread =
            self.place.is_persons_thread() || self.is_running && self.place.is_thread();
        match (self.place, self.failure) {
            (Place::ByCode, Failure::DmsClosed) => true,
            // A game against the computer begins at once.
            (Place::Alone, Failure::DmsClosed) | (_, Failure::MessageRefused) => self.is_running,
            (Place::ByCode | Place::Alone, _) => false,
            (place, Failure::TakenOut) => place == Place::Private,
            // With its channel a lobby is gone too, and who cannot see it cannot join.
            (_, Failure::ChannelDeleted | Failure::BotRemoved | Failure::RoleGone) => {
                self.is_running
            }
            (place, Failure::ThreadDeleted) => self.is_running && place.is_thread(),
            (_, Failure::Locked | Failure::Archived | Failure::PutAway) => has_thread,
            _ => true,
        }
    }

    /// The expected result of this case.
    fn found(self) -> Found {
        let place = self.place;
        match self.failure {
            Failure::DmsClosed if place == Place::ByCode => Found::Held,
            // The board is there already, and is edited.
            Failure::DmsClosed if place == Place::Alone => Found::There,
            Failure::LockedOut => Found::Held,
            Failure::ChannelDeleted | Failure::BotRemoved => Found::Direct(GONE),
            // A person's thread has no other beside it that the bot was asked to.
            Failure::ThreadDeleted if place.is_persons_thread() => Found::Direct(GONE),
            Failure::ThreadDeleted => Found::Beside,
            Failure::Denied("VIEW_CHANNEL")
            | Failure::RoleGone
            | Failure::TakenOut
            | Failure::Locked
            | Failure::PutAway => Found::Direct(MUTED),
            Failure::Denied("ATTACH_FILES") => Found::InWords("Attach Files"),
            Failure::Denied("CREATE_PUBLIC_THREADS")
                if !self.is_running && matches!(place, Place::Thread | Place::News) =>
            {
                Found::Beside
            }
            Failure::Denied("SEND_MESSAGES_IN_THREADS")
                if !self.is_running && matches!(place, Place::Thread | Place::News) =>
            {
                Found::Beside
            }
            Failure::Denied(permission) if permission == place.write() => Found::Direct(MUTED),
            // The computer's reply to the turn brings the picture back at once.
            Failure::MessageRefused if !place.is_direct() => {
                Found::InWords("Discord didn't take the picture")
            }
            Failure::DmsClosed
            | Failure::Archived
            | Failure::Denied(_)
            | Failure::MessageRefused => Found::There,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_is_opened_where_it_cannot_be_played() {
    let house = House::open().await;
    let ada = house.person("ada");
    let made = json!({ "name": "A place to play" });
    let open = async |body: Value| {
        let made = house.post("people/ada/channels/games/threads", body).await;
        text(&made["id"]).to_owned()
    };
    let refused = async |place: &str, words: &str| {
        let answer = ada.command(place, "play kintei", json!({})).await;
        let content = text(&answer["message"]["content"]);
        assert!(content.contains(words), "{place}: {answer}");
        assert_eq!(answer["ephemeral"], true, "{place}: {answer}");
    };
    let locked = open(made.clone()).await;
    let path = format!("people/ada/channels/{locked}");
    let change = json!({ "locked": true });
    house.request(Method::PATCH, &path, change).await;
    refused(&locked, "locked").await;
    // The bot is in no private thread that it was not added to.
    let private = json!({ "name": "Among us", "private": true });
    refused(&open(private).await, "View Channel").await;
    for permission in ["VIEW_CHANNEL", "ATTACH_FILES", "SEND_MESSAGES_IN_THREADS"] {
        let change = |key: &str| json!({ "channel": "games", "who": "bot", key: [permission] });
        house.control("permissions", change("deny")).await;
        let words = permission.replace('_', " ").to_lowercase();
        let answer = ada.command("games", "play kintei", json!({})).await;
        let content = text(&answer["message"]["content"]).to_lowercase();
        assert!(content.contains(&words), "{permission}: {answer}");
        house.control("permissions", change("reset")).await;
    }
    assert!(house.codes().await.is_empty());
}

/// A case that is being tried.
struct Trial<'h> {
    house: &'h House,
    case: Case,
    /// The number of the server, and of the pair of guests.
    number: usize,
    people: [Person<'h>; 2],
    /// The channel and the thread.
    channel: String,
    code: String,
}

fn guest(house: &House, number: usize) -> Person<'_> {
    house.person(Box::leak(format!("guest{number}").into_boxed_str()))
}

impl<'h> Trial<'h> {
    async fn open(house: &'h House, case: Case, number: usize) -> Trial<'h> {
        let people = [2 * number - 1, 2 * number].map(|guest_number| guest(house, guest_number));
        let kind = match case.place {
            Place::News => 5,
            Place::Post => 15,
            _ => 0,
        };
        let name = format!("case{number}");
        let made = json!({ "server": number, "name": name, "kind": kind });
        let channel = text(&house.control("channels", made).await["id"]).to_owned();
        if case.place == Place::Channel {
            let deny =
                json!({ "channel": channel, "who": "bot", "deny": ["CREATE_PUBLIC_THREADS"] });
            house.control("permissions", deny).await;
        }
        let mut trial = Trial {
            house,
            case,
            number,
            people,
            channel,
            code: String::new(),
        };
        let at = trial.opening_place().await;
        let mut options = json!({ "order": "listed" });
        match case.place {
            Place::ByCode => {}
            Place::Alone => options["opponent"] = json!(BOT),
            _ => options["opponent"] = json!(people[1].name),
        }
        let opened = people[0].command(&at, "play kintei", options).await;
        assert!(
            opened["message"]["content"].is_string(),
            "{case:?}: {opened}"
        );
        trial.code = match case.place {
            Place::Alone => trial.code_of_board().await,
            _ => code(&opened["message"]),
        };
        if case.is_running {
            trial.begin(&opened["message"]).await;
            trial.until_told().await;
        }
        trial.fail().await;
        if case.is_running {
            let turn = json!({ "turn": "a1 b2", "game": trial.code });
            people[0].play("dm", turn).await;
        } else {
            trial.begin(&opened["message"]).await;
        }
        trial
    }

    /// The code of the game whose board is in the opener's direct messages.
    async fn code_of_board(&self) -> String {
        let board = async || {
            let messages = self.people[0].messages("dm").await;
            messages.into_iter().find(is_panel)
        };
        code(&self.house.until("the board is there", board).await)
    }

    /// The channel in which the game is opened.
    async fn opening_place(&self) -> String {
        match self.case.place {
            Place::ByCode | Place::Alone => return "dm".to_owned(),
            Place::Post | Place::Private => {}
            _ => return self.channel.clone(),
        }
        let path = format!(
            "people/{}/channels/{}/threads",
            self.people[0].name, self.channel
        );
        let is_private = self.case.place == Place::Private;
        let name = "A place to play";
        // A post in a forum begins with a message.
        let made = json!({ "name": name, "private": is_private, "content": "Who plays?" });
        let thread = text(&self.house.post(&path, made).await["id"]).to_owned();
        if is_private {
            self.mention(&thread, &[BOT, &self.id(1)]).await;
        }
        thread
    }

    /// Adds users to a private thread: the opener mentions them there.
    async fn mention(&self, thread: &str, users: &[&str]) {
        let path = format!("people/{}/channels/{thread}/messages", self.people[0].name);
        let users: Vec<String> = users.iter().map(|id| format!("<@{id}>")).collect();
        let added = json!({ "content": users.join(" ") });
        let posted = self.house.post(&path, added).await;
        assert!(posted["id"].is_string(), "{posted}");
    }

    async fn begin(&self, card: &Value) {
        match self.case.place {
            Place::Alone => {}
            Place::ByCode => {
                let code = json!({ "code": self.code });
                self.people[1].command("dm", "join", code).await;
            }
            _ => {
                self.people[1].press(card, "Join").await;
            }
        }
    }

    /// The id of one of the two.
    fn id(&self, at: usize) -> String {
        (GUESTS + (2 * self.number - 1 + at) as u64).to_string()
    }

    /// The index of the person to act: the opener at the start, the other after the opener's turn.
    /// The computer has answered at once.
    fn to_act(&self) -> usize {
        usize::from(self.case.is_running && self.case.place != Place::Alone)
    }

    async fn fail(&self) {
        self.change(true).await;
    }

    async fn heal(&self) {
        self.change(false).await;
    }

    async fn change(&self, failing: bool) {
        let house = self.house;
        let delete = async |id: &str| {
            let path = format!("people/ada/channels/{id}");
            house.request(Method::DELETE, &path, Value::Null).await;
        };
        let patch = async |change: Value| {
            let path = format!("people/ada/channels/{}", self.played_in().await);
            house.request(Method::PATCH, &path, change).await;
        };
        let deny = async |permission: &str| {
            let key = if failing { "deny" } else { "reset" };
            let change = json!({ "channel": self.channel, "who": "bot", key: [permission] });
            house.control("permissions", change).await;
        };
        let close = async || {
            let name = self.people[self.to_act()].name;
            let change = json!({ "person": name, "open": !failing });
            house.control("dms", change).await;
        };
        match self.case.failure {
            Failure::ChannelDeleted | Failure::ThreadDeleted | Failure::MessageRefused
                if !failing => {}
            Failure::ChannelDeleted => delete(&self.channel).await,
            Failure::ThreadDeleted => delete(&self.played_in().await).await,
            Failure::Denied(permission) => deny(permission).await,
            Failure::Locked => patch(json!({ "locked": failing })).await,
            Failure::Archived => patch(json!({ "archived": failing })).await,
            Failure::PutAway => patch(json!({ "locked": failing, "archived": failing })).await,
            Failure::BotRemoved => {
                let change = json!({ "who": "bot", "there": !failing, "server": self.number });
                house.control("members", change).await;
                if !failing && self.case.place == Place::Private {
                    // It has left the thread with the server.
                    self.mention(&self.played_in().await, &[BOT]).await;
                }
            }
            Failure::TakenOut if failing => {
                let member = format!("/channels/{}/thread-members/@me", self.played_in().await);
                request(house, Method::DELETE, &member, Value::Null).await;
            }
            Failure::TakenOut => self.mention(&self.played_in().await, &[BOT]).await,
            Failure::RoleGone => {
                let key = if failing { "deny" } else { "allow" };
                let change = json!({ "server": self.number, key: ["VIEW_CHANNEL"] });
                house.control("roles", change).await;
            }
            Failure::MessageRefused => {
                let place = if self.case.place.is_direct() {
                    self.direct_channel().await
                } else {
                    self.played_in().await
                };
                let messages = format!("/channels/{place}/messages");
                let refused = json!({ "path": messages, "method": "PATCH", "status": 413 });
                house.control("faults", refused).await;
            }
            Failure::DmsClosed => close().await,
            Failure::LockedOut => {
                deny(self.case.place.write()).await;
                if !self.case.is_running {
                    deny("SEND_MESSAGES").await;
                }
                close().await;
            }
        }
    }

    /// The direct messages of the player to act.
    async fn direct_channel(&self) -> String {
        let channels = self.people[self.to_act()].channels().await;
        let direct = channels.iter().find(|channel| channel["type"] == 1);
        direct
            .map(|channel| text(&channel["id"]).to_owned())
            .unwrap()
    }

    /// The thread or channel of the game, by the database.
    async fn played_in(&self) -> String {
        let (place, channel): (Option<i64>, i64) = self
            .row("select place, channel from matches where id = $1")
            .await;
        place.unwrap_or(channel).to_string()
    }

    async fn row<R>(&self, query: &'static str) -> R
    where
        R: for<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> + Send + Unpin,
    {
        let pool = self.house.pool().await;
        let row = sqlx::query_as(query).bind(&self.code);
        let row = row.fetch_one(&pool).await.unwrap();
        pool.close().await;
        row
    }

    /// Waits until no message of the game is left to deliver.
    async fn until_told(&self) {
        self.until("all is told", async || {
            let (left, running): (i64, i64) = self
                .row(
                    "select (select count(*) from notices where match_id = m.id and done is null),
                        (select count(*) from matches where id = m.id and state = 'running')
                    from matches m where id = $1",
                )
                .await;
            (left == 0 && running == 1).then_some(())
        })
        .await;
    }

    async fn until<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        let begun = std::time::Instant::now();
        loop {
            if let Some(found) = look().await {
                return found;
            }
            let case = self.case;
            let waits = begun.elapsed() < REACHED;
            assert!(
                waits,
                "{case:?}: waited in vain until {what}\n{}",
                self.story().await
            );
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// All messages that people read, for the report of a failed case.
    async fn story(&self) -> String {
        let mut lines = Vec::new();
        let place = self.played_in().await;
        for (name, channel) in [
            ("ada", place.as_str()),
            (self.people[0].name, "dm"),
            (self.people[1].name, "dm"),
        ] {
            for message in self
                .house
                .get(&format!("people/{name}/channels/{channel}/messages"))
                .await["messages"]
                .as_array()
                .into_iter()
                .flatten()
            {
                lines.push(format!(
                    "{name} {channel}: {} {}",
                    message["pinged"],
                    text(&message["content"])
                ));
            }
        }
        lines.join("\n")
    }

    /// The public messages of the game in its thread or channel, also where the players may not
    /// look.
    async fn at_table(&self) -> Vec<Value> {
        match self.case.place {
            Place::ByCode => return Vec::new(),
            Place::Alone => return self.direct(0).await,
            _ => {}
        }
        let place = self.played_in().await;
        self.of_game(self.house.person("ada").messages(&place).await)
    }

    async fn direct(&self, at: usize) -> Vec<Value> {
        self.of_game(self.people[at].messages("dm").await)
    }

    fn of_game(&self, messages: Vec<Value>) -> Vec<Value> {
        let is_of_game = |message: &Value| {
            message["flags"] != 64 && text(&message["content"]).contains(&self.code)
        };
        messages.into_iter().filter(is_of_game).collect()
    }

    /// Whether the player to act is called for this turn, at the table or directly.
    async fn is_called(&self) -> bool {
        let at = self.to_act();
        if self.case.place == Place::Alone {
            // The board calls. It has a button for the turn.
            let board = self.board_at_table().await;
            return board.is_some_and(|board| self.is_up_to_date(&board));
        }
        let calls = |message: &Value| {
            let people = message["pinged"].as_array().into_iter().flatten();
            text(&message["content"]).contains("your turn")
                && people.into_iter().any(|one| *one == json!(self.id(at)))
        };
        self.at_table().await.iter().any(calls) || self.direct(at).await.iter().any(calls)
    }

    /// Whether the clock of the player to act stands still, and the other reads so.
    async fn is_held(&self) -> bool {
        let (running,): (i64,) = self
            .row("select count(*) from seats where match_id = $1 and runs is not null")
            .await;
        let words = self.direct(1 - self.to_act()).await;
        running == 0
            && words
                .iter()
                .any(|one| text(&one["content"]).contains("the clock stands still"))
    }

    async fn board_at_table(&self) -> Option<Value> {
        let mut boards = self.at_table().await;
        boards.retain(|message| is_panel(message) && menu_or_button(message, "More"));
        // For a moment there are two: the new board, and the one it replaces.
        boards.pop().filter(|_| boards.is_empty())
    }

    async fn own_board(&self, at: usize) -> Option<Value> {
        let mut boards = self.direct(at).await;
        boards.retain(|message| is_panel(message) && menu_or_button(message, "More"));
        // For a moment there are two: the new board, and the one it replaces.
        boards.pop().filter(|_| boards.is_empty())
    }

    /// The board shows the position.
    fn is_up_to_date(&self, board: &Value) -> bool {
        !self.case.is_running || text(&board["content"]).contains("Last:")
    }

    async fn has_board(&self, words: Option<&str>) -> bool {
        self.board_at_table().await.is_some_and(|board| {
            let content = text(&board["content"]);
            let is_words = words.is_some_and(|words| content.contains(words));
            self.is_up_to_date(&board)
                && is_words == words.is_some()
                && !content.contains("I can't write")
        })
    }

    /// Tries the case.
    async fn run(self) {
        let found = self.case.found();
        if found == Found::Held {
            self.until("the clock stands still, and it is read", async || {
                self.is_held().await.then_some(())
            })
            .await;
        } else {
            self.until("who is to act is called", async || {
                self.is_called().await.then_some(())
            })
            .await;
        }
        match found {
            Found::There | Found::Beside => {
                self.until("the board is there", async || {
                    (self.case.place == Place::ByCode || self.has_board(None).await).then_some(())
                })
                .await;
            }
            Found::InWords(words) => {
                self.until("the board is there in words", async || {
                    self.has_board(Some(words)).await.then_some(())
                })
                .await;
            }
            Found::Direct(words) => {
                for at in [0, 1] {
                    self.until("each reads what is the matter", async || {
                        let board = self.own_board(at).await?;
                        let content = text(&board["content"]);
                        (content.contains(words) && self.is_up_to_date(&board)).then_some(())
                    })
                    .await;
                }
            }
            Found::Held => {}
        }
        self.heal().await;
        if found == Found::Held {
            self.until("a call arrives, and the clock runs", async || {
                let (running,): (i64,) = self
                    .row("select count(*) from seats where match_id = $1 and runs is not null")
                    .await;
                (running == 1 && self.is_called().await).then_some(())
            })
            .await;
        }
        let is_deleted = matches!(
            self.case.failure,
            Failure::ChannelDeleted | Failure::ThreadDeleted
        );
        if self.case.place.is_direct() || is_deleted {
            return;
        }
        // A picture is drawn again with the next turn; a board in direct messages goes back at
        // once.
        if !matches!(found, Found::InWords(_)) {
            self.until("the board is where it was", async || {
                let is_back = self.has_board(None).await;
                let is_direct =
                    self.own_board(0).await.is_some() || self.own_board(1).await.is_some();
                (is_back && !is_direct).then_some(())
            })
            .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_to_act_is_reached_wherever_a_place_fails() {
    let mut house = House::without_bot().await;
    let cases: Vec<Case> = Case::all().collect();
    let servers = json!({ "count": cases.len() });
    house.control("servers", servers).await;
    let guests = json!({ "count": 2 * cases.len() + 2 });
    house.control("people", guests).await;
    house.start_bot().await;
    let house = &house;
    let trials = (1..).zip(&cases);
    // A case that fails stops no other, and all are named.
    let trials = trials.map(|(number, case)| async move {
        let trial = async { Trial::open(house, *case, number).await.run().await };
        let outcome = AssertUnwindSafe(trial).catch_unwind().await;
        outcome.is_err().then_some(*case)
    });
    let trials: Vec<Option<Case>> = stream::iter(trials)
        .buffer_unordered(AT_ONCE)
        .collect()
        .await;
    assert_eq!(trials.len(), cases.len());
    let failed: Vec<Case> = trials.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{failed:#?}");
}
