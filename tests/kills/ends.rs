//! Rated games killed while they end: two of the same people end at once, so that both want the
//! next number of a person's rating.

use serde_json::{Value, json};
use tokio::time::sleep_until;

use super::Killing;
use crate::house::{Match, PEOPLE, code, is_ending, is_panel, long_line_of, text};

const GAME: &str = "quadrangle";

/// Turns after which a game counts: two of each seat.
const COUNTS_AFTER: usize = 4;

/// Greatest delay of a kill, in milliseconds: an end is answered within a tenth of it on an idle
/// machine.
const WITHIN: u64 = 250;

const OVER: &str = "select count(*) from matches where id = $1 and state = 'over'";
const RATINGS: &str = "select count(*) from ratings where match_id = $1";
const RESULTS: &str = "select count(*) from results where match_id = $1";
const ALL_RATINGS: &str = "select count(*) from ratings where game = $1";
const HIGHEST: &str = "select coalesce(max(number), 0) from ratings where game = $1";

impl Killing {
    /// Both games of a rated meeting are resigned at once.
    pub(super) async fn ends(&mut self) -> &'static str {
        let (thread, codes) = self.rated_meeting().await;
        let mut questions = Vec::new();
        for nth in [0, 1] {
            questions.push(self.asked_to_resign(nth, &thread, &codes[nth]).await);
        }
        let instant = self.soon(WITHIN);
        let acknowledged = {
            let resign = async |nth: usize| {
                let person = self.house.person(PEOPLE[nth]);
                let press = person.press(&questions[nth], "Yes, resign");
                tokio::select! {
                    done = press => text(&done["message"]["content"]).contains("You resigned."),
                    () = sleep_until(instant) => false,
                }
            };
            let both = tokio::join!(resign(0), resign(1));
            sleep_until(instant).await;
            [both.0, both.1]
        };
        self.kill().await;
        for nth in [0, 1] {
            let is_over = self.count(OVER, &codes[nth]).await == 1;
            assert!(is_over || !acknowledged[nth], "{}: a lost end", codes[nth]);
            let rows = if is_over { 2 } else { 0 };
            for statement in [RATINGS, RESULTS] {
                let stored = self.count(statement, &codes[nth]).await;
                assert_eq!(stored, rows, "{}: {statement}", codes[nth]);
            }
            if !is_over {
                let question = self.asked_to_resign(nth, &thread, &codes[nth]).await;
                let person = self.house.person(PEOPLE[nth]);
                let done = person.press(&question, "Yes, resign").await;
                let content = text(&done["message"]["content"]);
                assert!(
                    content.contains("You resigned."),
                    "{question} {done}\n{}",
                    self.house.log()
                );
            }
        }
        for code in &codes {
            let announced = async || {
                let messages = self.house.person(PEOPLE[0]).messages(&thread).await;
                let is_of = |message: &&Value| {
                    is_ending(message)
                        && text(&message["content"]).ends_with(&format!("-# `{code}`"))
                };
                let ends: Vec<&Value> = messages.iter().filter(is_of).collect();
                assert!(ends.len() <= 1, "{code} ends twice");
                (ends.len() == 1 && self.count(RATINGS, code).await == 2).then_some(())
            };
            self.house.until("the end is told", announced).await;
        }
        self.ended += codes.len() as i64;
        "ends"
    }

    /// Every row of a rating is there once, and as the games say it.
    pub(super) async fn assert_rated(&self) {
        assert_eq!(self.count(ALL_RATINGS, GAME).await, 2 * self.ended);
        // From 1 to the number of games, for each of the two.
        assert_eq!(self.count(HIGHEST, GAME).await, self.ended);
        let mut program = self.house.program();
        let checked = tokio::task::block_in_place(|| program.args(["ratings", "--check"]).output());
        let checked = checked.unwrap();
        assert!(checked.status.success(), "{checked:?}");
        let printed = String::from_utf8(checked.stdout).unwrap();
        let sound = format!("0 of {} changes of ratings", 2 * self.ended);
        assert!(printed.contains(&sound), "{printed}");
    }

    /// A rated meeting in which both have played twice in each game; its thread and codes.
    async fn rated_meeting(&mut self) -> (String, [String; 2]) {
        let line = long_line_of(GAME, &mut self.rng, COUNTS_AFTER);
        let [ada, bruno] = self.house.people();
        let options =
            json!({ "opponent": PEOPLE[1], "order": "listed", "rated": "yes", "games": "2" });
        let opened = ada.command("games", &format!("play {GAME}"), options).await;
        let card = &opened["message"];
        assert!(
            card["content"].is_string(),
            "{opened}\n{}",
            self.house.log()
        );
        let question = bruno.press(card, "Join").await;
        if question["ephemeral"] == true {
            // Asked once, whether a rated game is meant.
            bruno.press(&question["message"], "Join").await;
        }
        let first = Match::of(&self.house, &opened["message"]).await;
        let other = async || {
            let messages = ada.messages(&first.thread).await;
            let mut panels = messages.iter().filter(|message| is_panel(message));
            panels.find_map(|panel| Some(code(panel)).filter(|code| *code != first.code))
        };
        let second = self.house.until("both panels are there", other).await;
        let codes = [first.code, second];
        for (number, turn) in line.iter().enumerate() {
            for (nth, code) in codes.iter().enumerate() {
                // The seats are swapped in the second game.
                let person = self.house.person(PEOPLE[(number + nth) % 2]);
                let played = person.play(&first.thread, json!({ "turn": turn, "game": code }));
                let played = played.await;
                let content = text(&played["message"]["content"]);
                assert!(content.contains("Played"), "{turn}: {played}");
            }
        }
        (first.thread, codes)
    }

    /// The question before one of the two resigns: Ada in the first game, Bruno in the second.
    async fn asked_to_resign(&self, nth: usize, thread: &str, code: &str) -> Value {
        let person = self.house.person(PEOPLE[nth]);
        let question = person.command(thread, "resign", json!({ "game": code }));
        question.await["message"].clone()
    }
}
