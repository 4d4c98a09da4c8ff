//! Posts of the bot by itself, and kills meanwhile: the greeting of a server, the message of the
//! week, and the card of two who look for a game.

use std::collections::BTreeMap;
use std::time::{Duration, UNIX_EPOCH};

use serde_json::{Value, json};
use tokio::time::sleep_until;

use super::Killing;
use crate::house::text;

const GENERAL: &str = "1300000000000000200";

/// Greatest delay of a kill after a start, in milliseconds: what is due is posted within it.
const WITHIN: u64 = 900;

/// The wait after a start for what is due: an attempt that failed is made again a minute later.
const PATIENCE: Duration = Duration::from_mins(3);

/// The posts, with the words by which they are known.
const POSTS: [(&str, &str); 3] = [
    ("greeting", "**Hello!**"),
    ("week", "### The week until"),
    ("card", "you are both looking"),
];

impl Killing {
    /// Switches the week on; a game has ended in it.
    async fn prepare(&mut self) {
        let [ada, _] = self.house.people();
        let options =
            json!({ "week": GENERAL, "week-day": "fri", "week-at": "6pm", "week-zone": "UTC" });
        ada.command("general", "settings", options).await;
        let game = self.house.kintei().await;
        ada.resign(&game).await;
        game.ending().await;
    }

    /// Kills it while one of them is posted, and again; it is there once in the end.
    async fn post(&mut self, nth: usize) -> &'static str {
        let (what, words) = POSTS[nth % POSTS.len()];
        let before = self.posted(words).await;
        match what {
            "greeting" => self.is_added().await,
            "week" => self.week_is_due().await,
            _ => self.two_look().await,
        }
        for _ in 0..3 {
            let instant = self.soon(WITHIN);
            sleep_until(instant).await;
            self.house.kill_bot();
            self.house.start_bot().await;
        }
        for taken in ["week_channels", "greetings"] {
            // What a killed process had taken rests for a while.
            let free = format!("update {taken} set taken = 0");
            self.house.execute(&free).await;
        }
        let is_there = async || (self.posted(words).await > before).then_some(());
        let waited = format!("the {what} is posted");
        self.house.until_within(&waited, PATIENCE, is_there).await;
        self.house.until_told().await;
        assert_eq!(self.posted(words).await, before + 1, "{what}");
        for over in [
            "delete from looking",
            "delete from looking_pairs",
            // The lobby of this round counts as a game under way.
            "delete from invitations",
            // Or nobody could open as many.
            "update matches set opened_at = opened_at - 7200000",
        ] {
            self.house.execute(over).await;
        }
        what
    }

    async fn week_is_due(&self) {
        let now = UNIX_EPOCH.elapsed().unwrap().as_millis();
        let due = format!("update week_channels set due = {now}, quiet = 0");
        self.house.execute(&due).await;
    }

    /// The bot is added to another server.
    async fn is_added(&self) {
        self.house.control("servers", json!({ "count": 1 })).await;
    }

    async fn two_look(&self) {
        for person in self.house.people::<2>() {
            let wish = json!({ "games": "Kumo" });
            person.command("games", "looking", wish).await;
        }
    }

    /// The number of messages with these words that were posted in all, so that one which was
    /// deleted counts, too.
    async fn posted(&self, words: &str) -> usize {
        let is = |entry: &&Value| {
            entry["method"] == "POST"
                && entry["status"] == 200
                && text(&entry["body"]["content"]).contains(words)
        };
        let log = self.house.requests().await;
        let posts = log.iter().filter(is);
        let ids = posts.map(|post| text(&post["response"]["id"]).to_owned());
        ids.collect::<std::collections::BTreeSet<_>>().len()
    }
}

/// Kills it `rounds` times three times while it posts something; gives how often what was posted.
pub async fn run_posts(rounds: usize, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut killing = Killing::open(seed).await;
    killing.prepare().await;
    let mut tally = BTreeMap::new();
    for nth in 0..rounds {
        *tally.entry(killing.post(nth).await).or_default() += 1;
    }
    tally
}
