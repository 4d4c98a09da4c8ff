//! Contests killed between the last result of a round and the first panels of the next one, or of
//! the final.

use std::collections::BTreeMap;
use std::time::UNIX_EPOCH;

use rand::SeedableRng;
use serde_json::json;
use tavolino::host::{ContestId, Host, Timestamp};
use tavolino::store::Store;
use tavolino_games::game::Rng;
use tokio::time::sleep_until;

use super::Killing;
use crate::house::{code, is_panel};

/// Greatest delay of a kill after a start, in milliseconds: a round is paired and begun within it.
const WITHIN: u64 = 1_200;

/// Kills between two rounds.
const KILLS: usize = 3;

/// Rounds of a contest of eight people, and of its final of four.
const ROUNDS: i64 = 7;
const FINALS: i64 = 2;

/// The pairs of all rounds and of the final, each with the round, from 1 on.
type Pairs = Vec<(i64, i64, i64)>;

const PAIRS: &str = "select round, one, other from contest_meetings where contest = $1
    union all select 100 + round, one, other from contest_finals where contest = $1 order by 1, 2";

const UNBEGUN: &str =
    "select (select count(*) from contest_meetings where contest = $1 and first is null)
    + (select count(*) from contest_finals where contest = $1 and first is null)";

impl Killing {
    /// A contest of four people of the house and four from outside that has begun.
    async fn contest(&self, nth: usize) -> i64 {
        let name = format!("Cup {nth}");
        let ada = self.house.person("ada");
        let options = json!({
            "kind": "swiss", "game": "Kumo", "name": name, "rounds": ROUNDS, "final": "4"
        });
        ada.command("games", "contest new", options).await;
        let pool = self.house.pool().await;
        let id = "select id from contests where state = 'open'";
        let id: i64 = sqlx::query_scalar(id).fetch_one(&pool).await.unwrap();
        pool.close().await;
        let called = "update contests set called = 1, announced = 1 where state = 'open'";
        self.house.execute(called).await;
        for person in 1..=8 {
            let member = format!(
                "insert into contest_members (contest, person, since, answered)
                values ({id}, 130000000000000090{person}, {person}, 1)"
            );
            self.house.execute(&member).await;
        }
        let options = json!({ "contest": name });
        ada.command("games", "contest start", options).await;
        self.until_begun(id).await;
        id
    }

    /// Waits until all meetings that are paired have begun.
    async fn until_begun(&self, id: i64) {
        let has_begun = async || {
            let pairs = self.pairs(id).await;
            (!pairs.is_empty() && self.unbegun(id).await == 0).then_some(())
        };
        self.house.until("all meetings have begun", has_begun).await;
    }

    async fn pairs(&self, id: i64) -> Pairs {
        let pool = self.house.pool().await;
        let pairs = sqlx::query_as(PAIRS).bind(id).fetch_all(&pool).await;
        pool.close().await;
        pairs.unwrap()
    }

    async fn unbegun(&self, id: i64) -> i64 {
        let pool = self.house.pool().await;
        let unbegun = sqlx::query_scalar(UNBEGUN).bind(id).fetch_one(&pool).await;
        pool.close().await;
        unbegun.unwrap()
    }

    /// Lets the deadline of a round be over, so that its games are judged and the next round
    /// begins, and kills the bot meanwhile.
    async fn next_round(&mut self, id: i64) {
        self.house.kill_bot();
        self.house
            .execute("update contests set ends = 1, due = 1 where state = 'running'")
            .await;
        let expected = self.without_kills(id).await;
        self.house.start_bot().await;
        for _ in 0..KILLS {
            let instant = self.soon(WITHIN);
            sleep_until(instant).await;
            self.house.kill_bot();
            // What a killed process had taken rests for a while.
            self.house
                .execute("update contests set due = 1, taken = 0 where state = 'running'")
                .await;
            self.house.start_bot().await;
        }
        let is_paired = async || (self.pairs(id).await.len() >= expected.len()).then_some(());
        self.house.until("the round is paired", is_paired).await;
        self.until_begun(id).await;
        assert_eq!(self.pairs(id).await, expected, "as without kills");
        self.is_told_once(id).await;
    }

    /// The pairs after the next round is paired by a process that lives, on a copy of the database.
    async fn without_kills(&self, id: i64) -> Pairs {
        let copy = self.house.beside(".copy");
        std::fs::remove_file(&copy).ok();
        self.house
            .execute(&format!("vacuum into '{}'", copy.display()))
            .await;
        let store = Store::open(&format!("sqlite://{}", copy.display()))
            .await
            .unwrap();
        let host = Host::new(store);
        let now = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
        let mut rng = Rng::seed_from_u64(1);
        for step in 0..4 {
            let now = Timestamp(now + step * 61_000);
            let failures = host.run_contests(&mut rng, now).await.unwrap();
            assert!(failures.is_empty(), "{failures:?}");
        }
        let id = ContestId(id);
        let meetings = host.store().contest_meetings(id).await.unwrap().into_iter();
        let of_final = host.store().final_meetings(id).await.unwrap().into_iter();
        let mut pairs: Pairs = meetings
            .map(|one| (one.round, one.one, one.other))
            .chain(of_final.map(|one| (100 + one.round, one.one, one.other)))
            .collect();
        pairs.sort_unstable();
        host.store().close().await;
        pairs
    }

    /// Each match of the contest was started once, and its panel is there once.
    async fn is_told_once(&self, id: i64) {
        let pool = self.house.pool().await;
        let codes = "select first as code from contest_meetings where contest = $1
            union all select second from contest_meetings where contest = $1
            union all select first from contest_finals where contest = $1
            union all select second from contest_finals where contest = $1";
        let codes: Vec<String> = sqlx::query_scalar(codes)
            .bind(id)
            .fetch_all(&pool)
            .await
            .unwrap();
        let strays = "select count(*) from matches where twin is not null and id not in (
            select first from contest_meetings union select second from contest_meetings
            union select first from contest_finals union select second from contest_finals)";
        let strays: i64 = sqlx::query_scalar(strays).fetch_one(&pool).await.unwrap();
        assert_eq!(strays, 0, "a match of no meeting");
        // However late they are due: each kill has put them off further.
        let pending = "select count(*) from notices where done is null and kind = 'panel'";
        let are_posted = async || {
            let pending: i64 = sqlx::query_scalar(pending).fetch_one(&pool).await.unwrap();
            (pending == 0).then_some(())
        };
        self.house.until("all panels are posted", are_posted).await;
        pool.close().await;
        let log = self.house.requests().await;
        let mut panels: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let posts = log
            .iter()
            .filter(|one| one["method"] == "POST" && one["status"] == 200);
        for message in posts
            .map(|one| &one["response"])
            .filter(|one| is_panel(one))
        {
            panels
                .entry(code(message))
                .or_default()
                .push(message["id"].to_string());
        }
        for code in codes {
            let mut messages = panels.remove(&code).unwrap_or_default();
            messages.sort();
            messages.dedup();
            assert_eq!(messages.len(), 1, "the panel of {code}");
        }
    }
}

/// Kills it at least `kills` times between two rounds; gives how often what was done.
pub async fn run_contests(kills: usize, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut killing = Killing::open(seed).await;
    let (mut rounds, mut contests) = (0, 0);
    while rounds * KILLS < kills {
        contests += 1;
        let id = killing.contest(contests).await;
        for _ in 0..ROUNDS - 1 + FINALS {
            if rounds * KILLS < kills {
                killing.next_round(id).await;
                rounds += 1;
            }
        }
        killing
            .house
            .execute("update contests set state = 'stopped', due = null")
            .await;
        // The log of requests grows with every one.
        let log = killing.house.request(
            reqwest::Method::DELETE,
            "control/log",
            serde_json::Value::Null,
        );
        log.await;
    }
    BTreeMap::from([
        ("rounds", rounds),
        ("contests", contests),
        ("kills", rounds * KILLS),
    ])
}
