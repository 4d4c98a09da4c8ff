//! `/puzzle` and the puzzle of the day, as people meet them.

use std::time::Duration;

use serde_json::{Value, json};
use tavolino_games::game::Lang;
use tavolino_games::games;
use tavolino_games::puzzles::daily::of_day;
use tavolino_games::puzzles::{self, Puzzle};

use crate::exercises::Exercise;
use crate::house::{self, Answer, House, Person, menu_or_button, text};
use crate::proper::check_story;

const GENERAL: &str = "1300000000000000200";

const DAY: Duration = Duration::from_hours(24);

/// A puzzle as a person has it.
pub struct Solving<'h> {
    puzzle: Puzzle,
    exercise: Exercise<'h>,
}

impl<'h> Solving<'h> {
    /// Reads which puzzle a message shows.
    pub fn of(person: Person<'h>, answered: &Value) -> Solving<'h> {
        let exercise = Exercise::opened(person, answered);
        let shown = exercise.message.to_string();
        let (_, id) = shown.split_once("\"puzzle|").expect("buttons of a puzzle");
        let mut parts = id.split('|');
        let (game, id) = (parts.next().unwrap(), parts.next().unwrap());
        let entry = games::find(game).unwrap();
        let puzzle = puzzles::find(entry, id).expect("a puzzle");
        Solving { puzzle, exercise }
    }

    async fn play(&mut self, turn: &str) {
        let place = format!("puzzle|{}|{}", self.puzzle.game.info.key, self.puzzle.id);
        if self.puzzle.game.info.key == "fullend" {
            // Many small changes lead from an offered place to another one.
            let confirm = format!("{place}|confirm {turn}");
            let Exercise {
                person, message, ..
            } = &self.exercise;
            let answered = person.forge(message, &confirm).await;
            return self.exercise.goes_on(&answered);
        }
        self.exercise.play(&place, turn).await;
    }

    /// Plays the right turn at a decision.
    async fn right(&mut self, at: usize) {
        let turn = self.puzzle.decisions[at][0].clone();
        self.play(&turn).await;
    }

    /// Plays a wrong turn at a decision.
    async fn wrong(&mut self, at: usize) -> String {
        let board = self.puzzle.after(at).unwrap();
        let turns = match self.puzzle.sort() {
            Some(sort) if sort.is_claim => board.claims(self.puzzle.seat),
            _ => board.turns(self.puzzle.seat),
        };
        let wrong = turns
            .iter()
            .find(|turn| self.puzzle.is_right(at, turn) == Some(false));
        let wrong = wrong.unwrap().clone();
        self.play(&wrong).await;
        wrong
    }

    /// The message as it stands.
    pub fn message(&self) -> &Value {
        &self.exercise.message
    }

    /// Plays the right turn at each decision.
    async fn solve_again(&mut self) {
        for at in 0..self.puzzle.decisions.len() {
            self.right(at).await;
        }
    }

    pub async fn solve(&mut self) {
        self.solve_again().await;
        self.exercise.reads("**Solved at the");
    }
}

async fn practise<'h>(house: &'h House, name: &'static str, game: &str) -> Solving<'h> {
    let person = house.person(name);
    let options = json!({ "game": game });
    let shown = person.command("games", "puzzle", options).await;
    Solving::of(person, &shown)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_two_turns_takes_two_turns_in_one_private_message() {
    let house = House::open().await;
    let mut solving = practise(&house, "ada", "kumo").await;
    solving.exercise.reads("**Puzzle** · Kumo");
    let (first, taps) = (solving.puzzle.clone(), solving.exercise.taps);
    let mut usual = Vec::new();
    for at in 0..first.decisions.len() {
        let before = solving.exercise.taps;
        solving.right(at).await;
        usual.push(solving.exercise.taps - before);
    }
    solving.exercise.reads("**Solved at the first try!**");
    // A turn of Kumo takes four taps at most: piece, direction, puff, confirmation.
    assert!(usual.iter().all(|&taps| taps <= 4), "{usual:?}");
    assert_eq!(solving.exercise.taps, taps + usual.iter().sum::<usize>());
    // The next one is another.
    let next = solving
        .exercise
        .person
        .press(&solving.exercise.message, "Next puzzle")
        .await;
    let next = Solving::of(solving.exercise.person, &next);
    assert_ne!(next.puzzle.id, first.id);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_turns_are_refuted_and_the_third_shows_the_solution() {
    let house = House::open().await;
    let mut solving = practise(&house, "ada", "kumo").await;
    let rival = solving.puzzle.seat.rival();
    let rival = Lang::english().colour(solving.puzzle.game.info.palette, rival);
    for left in [2, 1] {
        let wrong = solving.wrong(0).await;
        solving
            .exercise
            .reads(&format!("❌ `{wrong}` gives it away."));
        solving.exercise.reads(&format!("The answer: {rival}"));
        solving.exercise.reads(&format!("You have {left} more tr"));
        solving.exercise.press("Try again").await;
    }
    solving.exercise.reads("· ○○\n");
    solving.wrong(0).await;
    solving.exercise.reads("· ○○○\n");
    solving.exercise.reads("**The solution:**");
    solving
        .exercise
        .reads(&format!("`{}`", solving.puzzle.decisions[0][0]));
    // Nothing can be tried any more, by an old button either.
    let turn = &solving.puzzle.decisions[0][0];
    let (game, id) = (solving.puzzle.game.info.key, &solving.puzzle.id);
    let forged = format!("puzzle|{game}|{id}|confirm {turn}");
    let forged = solving
        .exercise
        .person
        .forge(&solving.exercise.message, &forged)
        .await;
    forged.says_privately("**The solution:**");
    forged.says_privately("· ○○○\n");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_solution_is_shown_step_by_step_but_not_before_the_end() {
    let house = House::open().await;
    let mut solving = practise(&house, "ada", "kumo").await;
    let (game, id) = (solving.puzzle.game.info.key, solving.puzzle.id.clone());
    let watch = format!("puzzle|{game}|{id}|watch 1");
    let person = solving.exercise.person;
    let forged = person.forge(&solving.exercise.message, &watch).await;
    let content = text(&forged["message"]["content"]).to_owned();
    assert!(!content.contains("solution"), "{content}");
    solving.solve().await;
    solving.exercise.press("Show me").await;
    let steps = solving.puzzle.decisions.len() + solving.puzzle.answers.len();
    for step in 1..=steps {
        let words = format!("**The solution, {step} of {steps}.** ");
        solving.exercise.reads(&words);
        let is_last = step == steps;
        let message = &solving.exercise.message;
        assert_eq!(menu_or_button(message, "After ▶"), !is_last, "{message}");
        if !is_last {
            solving.exercise.press("After ▶").await;
        }
    }
    for _ in 0..steps {
        solving.exercise.press("◀ Before").await;
    }
    solving.exercise.reads("moves and wins");
    assert!(menu_or_button(&solving.exercise.message, "Next puzzle"));
    let beyond = format!("puzzle|{game}|{id}|watch 99");
    let forged = person.forge(&solving.exercise.message, &beyond).await;
    forged.says_privately("moved on");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_know_the_game_reads_its_aim_beside_the_task() {
    let house = House::open().await;
    let solving = practise(&house, "ada", "kumo").await;
    solving
        .exercise
        .reads("The aim of the game: Get one of your clouds");
    let ada = solving.exercise.person;
    let rules = ada.press(&solving.exercise.message, "How it goes").await;
    assert_ne!(rules["message"]["id"], solving.exercise.message["id"]);
    rules.says_privately("Kumo");
    // With a step of its lesson, a person knows it.
    let lesson = ada
        .command("games", "learn", json!({ "game": "kumo" }))
        .await;
    let first = tavolino_games::lessons::find("kumo")
        .unwrap()
        .step(0)
        .unwrap();
    let mut learning = Exercise::opened(ada, &lesson);
    learning.play("learn|kumo|0", &first.show).await;
    let known = practise(&house, "ada", "kumo").await;
    let content = text(&known.exercise.message["content"]);
    assert!(!content.contains("The aim of the game"), "{content}");
    assert!(!menu_or_button(&known.exercise.message, "How it goes"));
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_a_day_gives_a_line_to_paste_where_there_is_no_post() {
    let house = House::open().await;
    let ada = house.person("ada");
    let shown = ada.command("games", "puzzle", json!({})).await;
    let mut solving = Solving::of(ada, &shown);
    solving.solve().await;
    let shared = ada.press(&solving.exercise.message, "Share").await;
    let content = text(&shared["message"]["content"]).to_owned();
    let line = content.lines().find(|line| line.starts_with("tavolino "));
    let line = line.unwrap_or_else(|| panic!("{content}"));
    assert!(line.contains(solving.puzzle.game.info.name), "{line}");
    assert!(line.ends_with(" · ●"), "{line}");
    assert!(!has_cell(line), "{line}");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_wrong_turn_stand_in_the_marks() {
    let house = House::open().await;
    let mut solving = practise(&house, "ada", "kumo").await;
    solving.right(0).await;
    solving.exercise.reads("✅ **Right:** `");
    solving.exercise.reads(" Go on:");
    solving.wrong(1).await;
    solving.exercise.press("Hint").await;
    solving.exercise.reads("**Hint:** press **");
    // The turns found stay found.
    solving.right(1).await;
    solving.exercise.reads("· ○◆●\n");
    solving.exercise.reads("**Solved at the second try!**");
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_of_one_decision_say_their_task_and_take_a_turn_or_a_claim() {
    let house = House::open().await;
    for (sort, game, task) in [
        ("claim", "mindoku", "Find it and claim it."),
        ("room", "mindoku", "Your last token fits nowhere."),
        ("fill", "mindoku", "can still be filled"),
        ("strike", "jinrai", "with its own lightning"),
        ("guess", "jinrai", "by a guess that can't be wrong"),
        ("safe", "chasm", "the next player can't win at once"),
        ("margin", "mix3", "gets the best result"),
        ("close", "dungeon-chess", "closes the game ahead"),
        ("lead", "dungeon-chess", "Which capture?"),
        ("outlast", "fullend", "so that your next one wins"),
        ("mirror", "fullend", "mirrors the last one"),
    ] {
        let mut solving = practise(&house, "ada", game).await;
        let all = puzzles::all(games::find(game).unwrap()).unwrap();
        let puzzle = all
            .into_iter()
            .find(|puzzle| puzzle.sort().is_some_and(|found| found.name == sort));
        solving.puzzle = puzzle.unwrap();
        let open = format!("puzzle|{game}|{}|open ", solving.puzzle.id);
        let opened = solving
            .exercise
            .person
            .forge(&solving.exercise.message, &open)
            .await;
        solving.exercise.goes_on(&opened);
        solving.exercise.reads(task);
        // The first menu of a claim has none before it.
        assert!(!solving.exercise.message.to_string().contains("\"Back\""));
        let wrong = solving.wrong(0).await;
        // A claim is known by its button, not by its notation.
        solving.exercise.reads(&match sort {
            "claim" => "❌ That claim is not it.".to_owned(),
            _ => format!("❌ `{wrong}` is not it."),
        });
        solving.exercise.press("Try again").await;
        solving.right(0).await;
        solving.exercise.reads("**Solved at the second try!**");
    }
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_puzzles_and_days_to_come_are_refused() {
    let house = House::open().await;
    let solving = practise(&house, "ada", "kumo").await;
    for (forged, words) in [
        ("puzzle|kumo|00000000|open ", "moved on"),
        ("puzzle|chess|00000000|open ", "I don't know that game"),
        ("daily|try|3000", "moved on"),
        ("daily|try|-1", "moved on"),
        ("daily|share|0", "moved on"),
        ("daily|talk|0", "moved on"),
        ("practice|chess|", "I don't know that game"),
    ] {
        let answered = solving
            .exercise
            .person
            .forge(&solving.exercise.message, forged)
            .await;
        answered.says_privately(words);
    }
    let open = "puzzle|kumo|{id}|show ".replace("{id}", &solving.puzzle.id);
    let answered = solving
        .exercise
        .person
        .forge(&solving.exercise.message, &open)
        .await;
    let content = text(&answered["message"]["content"]);
    assert!(
        !content.contains(&solving.puzzle.decisions[0][0]),
        "{content}"
    );
    check_story(&house).await;
}

/// Puts the clock forward.
async fn wait(house: &House, time: Duration) {
    house.advance(time.as_millis() as i64).await;
}

/// Puts the clock forward to the next time at which the puzzle of the day was due a minute ago:
/// half a day late there is no post.
async fn until_due(house: &House) {
    let clock = house.advance(0).await;
    let day = DAY.as_millis() as u64;
    let due = day / 3 + 60_000;
    let of_day = clock["now"].as_u64().unwrap() % day;
    let left = if of_day < due { due } else { day + due } - of_day;
    wait(house, Duration::from_millis(left)).await;
}

/// The posts of puzzles in the channel, oldest first.
async fn posts(house: &House) -> Vec<Value> {
    let mut messages = house.person("ada").messages("general").await;
    messages.retain(|message| text(&message["content"]).starts_with("### Puzzle "));
    messages.sort_by_key(|message| text(&message["id"]).parse::<u64>().unwrap());
    messages
}

/// The number in a post's title.
fn number(post: &Value) -> i64 {
    let content = text(&post["content"]).trim_start_matches("### Puzzle ");
    content.split(' ').next().unwrap().parse().unwrap()
}

/// Switches the puzzle of the day on and waits for the first post.
async fn switched_on(house: &House) -> Value {
    let options = json!({ "puzzles": GENERAL, "puzzles-at": "8am", "puzzles-zone": "UTC" });
    let set = house
        .person("ada")
        .command("games", "settings", options)
        .await;
    set.says_privately(format!("**in <#{GENERAL}> at 08:00** (UTC)"));
    assert!(posts(house).await.is_empty());
    until_due(house).await;
    posted(house, 1).await
}

/// Waits until there are `count` posts; returns the last one.
async fn posted(house: &House, count: usize) -> Value {
    let last = async || {
        let mut all = posts(house).await;
        (all.len() == count).then(|| all.pop()).flatten()
    };
    let last = house.until("the puzzle of the day is posted", last).await;
    until_stored(house, number(&last)).await;
    last
}

/// Waits until the bot has stored that the puzzle with this number is posted: it takes the time of
/// its clock then for that of the post, and a clock put forward before would cost a day.
async fn until_stored(house: &House, number: i64) {
    let pool = house.pool().await;
    let is_stored = async || {
        let last = sqlx::query_scalar("select max(day) from dailies");
        let last: Option<i64> = last.fetch_one(&pool).await.unwrap();
        (last == Some(number - 1)).then_some(())
    };
    house.until("the post is stored", is_stored).await;
    pool.close().await;
}

/// Waits until a post says something.
async fn reads(house: &House, post: &Value, words: &str) -> String {
    let read = async || {
        let all = posts(house).await;
        let post = all.iter().find(|other| other["id"] == post["id"])?;
        let content = text(&post["content"]);
        content.contains(words).then(|| content.to_owned())
    };
    house.until(&format!("the post says {words:?}"), read).await
}

/// Whether a cell such as `b3` stands in a text.
fn has_cell(content: &str) -> bool {
    let bytes = content.as_bytes();
    bytes
        .windows(2)
        .any(|pair| matches!(pair[0], b'a'..=b'i') && matches!(pair[1], b'1'..=b'9'))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_days_post_counts_those_who_try_and_shows_marks_of_those_who_share() {
    let house = House::of_program().await;
    let post = switched_on(&house).await;
    let day = number(&post) - 1;
    let puzzle = of_day(day).unwrap();
    let content = text(&post["content"]);
    assert!(content.contains(puzzle.game.info.name), "{content}");
    assert!(!content.contains("tried"), "{content}");
    let [ada, bruno] = house.people();
    let shown = ada.press(&post, "Try").await;
    let mut solving = Solving::of(ada, &shown);
    assert_eq!(solving.puzzle.id, puzzle.id);
    solving
        .exercise
        .reads(&format!("**Puzzle {}** · ", day + 1));
    solving.solve().await;
    let days = "Days solved: 1 of the last 30, best run 1.";
    solving.exercise.reads(days);
    ada.command("games", "stats", json!({}))
        .await
        .says_privately(days);
    let seen = json!({ "person": "ada" });
    let seen = bruno.command("games", "stats", seen).await;
    assert!(!seen.to_string().contains("Days solved"), "{seen}");
    let shown = bruno.press(&post, "Try").await;
    Solving::of(bruno, &shown).wrong(0).await;
    wait(&house, Duration::from_mins(2)).await;
    let content = reads(&house, &post, "2 tried, 1 solved.").await;
    assert!(
        !content.contains("<@"),
        "nobody is named unasked: {content}"
    );
    let shared = ada.press(&solving.exercise.message, "Share").await;
    shared.says_privately("Your marks are on their way");
    wait(&house, Duration::from_mins(2)).await;
    let content = reads(&house, &post, "●").await;
    let row = content.lines().find(|line| line.contains('●')).unwrap();
    assert!(row.contains(&format!("<@{}> ●", ada.id())), "{row}");
    assert!(
        !has_cell(&content.split("Yesterday").next().unwrap().replace("<@", "")),
        "{content}"
    );
    // `/puzzle` shows the same one, as it stands.
    let again = ada.command("games", "puzzle", json!({})).await;
    again.says_privately("**Solved at the first try!**");
    // Spoilers have a thread, opened once, and not while Discord fails.
    let path = "/channels/*/messages/*/threads";
    let fault = json!({ "count": 9, "method": "POST", "path": path, "status": 500 });
    house.control("faults", fault).await;
    let failed = ada.press(&post, "Talk (spoilers)").await;
    failed.says_privately("Discord did not open the thread.");
    let delete = reqwest::Method::DELETE;
    house.request(delete, "control/faults", Value::Null).await;
    for person in [ada, bruno] {
        let talk = person.press(&post, "Talk (spoilers)").await;
        talk.says_privately(format!("<#{}>", text(&post["id"])));
    }
    // The next day has a new post, and the old one its solution between bars.
    wait(&house, DAY).await;
    let next = posted(&house, 2).await;
    assert_eq!(number(&next), day + 2);
    reads(&house, &post, "Solution: ||").await;
    next.says("Yesterday's: ||");
    // Erased, she stands in no post.
    let question = ada.command("games", "privacy delete", json!({})).await;
    ada.press(&question["message"], "Yes, erase everything")
        .await;
    wait(&house, Duration::from_mins(20)).await;
    let content = reads(&house, &post, "1 tried, 0 solved.").await;
    assert!(!content.contains("<@"), "{content}");
    check_story(&house).await;
}

/// The direct messages that say that the puzzle of the day cannot be posted.
async fn reported(person: Person<'_>) -> Vec<String> {
    let messages = person.messages("dm").await;
    let contents = messages.iter().map(|message| text(&message["content"]));
    let reports = contents.filter(|content| content.contains("puzzle of the day"));
    reports.map(str::to_owned).collect()
}

/// Waits until `count` messages say that the puzzle cannot be posted; returns them.
async fn reported_to(house: &House, person: Person<'_>, count: usize) -> Vec<String> {
    let look = async || Some(reported(person).await).filter(|reports| reports.len() == count);
    house.until("the refusal is reported", look).await
}

/// The number of posts that Discord has refused.
async fn refusals(house: &House) -> usize {
    let requests = house.requests().await;
    let to_channel = requests
        .iter()
        .filter(|request| text(&request["path"]).contains(GENERAL));
    let refused = to_channel.filter(|request| request["status"] == 403);
    refused.count()
}

/// Puts the clock forward to the next post, which Discord refuses.
async fn until_refused(house: &House) {
    let before = refusals(house).await;
    until_due(house).await;
    let more = async || (refusals(house).await > before).then_some(());
    house.until("a post is refused", more).await;
}

/// A post that is refused now is refused also at its last attempt, half a day later, and that of
/// the next day as well.
async fn day_of_refusals(house: &House) {
    let before = refusals(house).await;
    wait(house, Duration::from_mins(12 * 60 - 5)).await;
    let more = async || (refusals(house).await > before).then_some(());
    house.until("the last attempt is refused", more).await;
    until_refused(house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_discord_refuses_is_reported_once_to_the_one_who_set_the_channel() {
    let house = House::of_program().await;
    let [ada, bruno] = house.people();
    switched_on(&house).await;
    let change = async |key: &str| {
        let change = json!({ "channel": "general", "who": "bot", key: ["SEND_MESSAGES"] });
        house.control("permissions", change).await;
    };
    change("deny").await;
    until_refused(&house).await;
    day_of_refusals(&house).await;
    day_of_refusals(&house).await;
    let reports = reported_to(&house, ada, 1).await;
    let words = ["**Send Messages**", "**Edit Channel", "`/settings`"];
    for words in words
        .map(str::to_owned)
        .into_iter()
        .chain([format!("<#{GENERAL}>")])
    {
        assert!(reports[0].contains(&words), "{words}: {reports:?}");
    }
    assert!(!reports[0].contains("View Channel"), "{reports:?}");
    // A post that arrives ends it, and the next refusal is another one.
    change("reset").await;
    wait(&house, Duration::from_mins(11)).await;
    posted(&house, 2).await;
    change("deny").await;
    until_refused(&house).await;
    day_of_refusals(&house).await;
    reported_to(&house, ada, 2).await;
    // To be set again is another beginning, too.
    change("reset").await;
    let at = json!({ "puzzles-at": "8am" });
    ada.command("games", "settings", at)
        .await
        .says_privately("Saved");
    change("deny").await;
    until_refused(&house).await;
    reported_to(&house, ada, 3).await;
    assert_eq!(reported(bruno).await, [""; 0]);
    check_story(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_is_reported_and_closed_direct_messages_stop_no_post() {
    let house = House::of_program().await;
    let ada = house.person("ada");
    let closed = json!({ "person": "ada", "open": false });
    house.control("dms", closed).await;
    switched_on(&house).await;
    let change = async |key: &str| {
        let change = json!({ "channel": "general", "who": "bot", key: ["VIEW_CHANNEL"] });
        house.control("permissions", change).await;
    };
    change("deny").await;
    until_refused(&house).await;
    change("reset").await;
    wait(&house, Duration::from_mins(11)).await;
    posted(&house, 2).await;
    assert_eq!(reported(ada).await, [""; 0]);
    let open = json!({ "person": "ada", "open": true });
    house.control("dms", open).await;
    let path = format!("people/ada/channels/{GENERAL}");
    let delete = reqwest::Method::DELETE;
    house.request(delete, &path, Value::Null).await;
    until_due(&house).await;
    let reports = reported_to(&house, ada, 1).await;
    assert!(reports[0].contains("is gone"), "{reports:?}");
    check_story(&house).await;
}

/// Puts the clock forward by a day and waits for the post with this number. Discord takes five
/// messages in five seconds, so one may be put off by a minute.
async fn next_day(house: &House, expected: i64) -> Value {
    wait(house, DAY).await;
    for _ in 0..6 {
        for _ in 0..60 {
            let last = posts(house).await.pop();
            if let Some(last) = last.filter(|last| number(last) == expected) {
                until_stored(house, expected).await;
                return last;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        wait(house, Duration::from_secs(61)).await;
    }
    panic!("waited in vain for puzzle {expected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_day_has_a_post_and_two_weeks_without_a_try_have_the_last() {
    days_pass(10).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes more than a minute"]
async fn a_year_of_days_has_a_post_each() {
    days_pass(365).await;
}

/// Lets `days` days pass with a try now and then, then two weeks without.
async fn days_pass(days: i64) {
    let house = House::of_program().await;
    let mut post = switched_on(&house).await;
    let first = number(&post);
    let ada = house.person("ada");
    for day in 1..days {
        if day % 13 == 1 {
            let tried = ada.press(&post, "Try").await;
            assert_eq!(tried["ephemeral"], true, "{tried}");
        }
        post = next_day(&house, first + day).await;
    }
    let tried = ada.press(&post, "Try").await;
    assert_eq!(tried["ephemeral"], true, "{tried}");
    for day in 0..13 {
        post = next_day(&house, first + days + day).await;
    }
    wait(&house, DAY).await;
    reads(&house, &post, "I pause the puzzle").await;
    wait(&house, 3 * DAY).await;
    let paused = ada.command("games", "settings", json!({})).await;
    paused.says_privately("**paused**");
    let newest = async || posts(&house).await.pop().map(|last| number(&last));
    assert_eq!(newest().await, Some(number(&post)));
    // The settings wake it.
    let on = json!({ "puzzles": GENERAL });
    ada.command("games", "settings", on).await;
    wait(&house, DAY).await;
    house
        .until("it goes on", async || {
            newest().await.filter(|&last| last > number(&post))
        })
        .await;
    let off = json!({ "puzzles-at": "off" });
    let off = ada.command("games", "settings", off).await;
    off.says_privately("Puzzle of the day: **off**");
    check_story(&house).await;
}

/// A wrong turn of a puzzle of Quadrangle, and the answer with it at the decision and the try that
/// are open.
fn wrong_answer(solving: &Solving<'_>) -> String {
    let board = solving.puzzle.after(0).unwrap();
    let turns = board.turns(solving.puzzle.seat);
    let is_wrong = |turn: &&String| solving.puzzle.is_right(0, turn) == Some(false);
    let wrong = turns.iter().find(is_wrong).unwrap();
    let (game, id) = (solving.puzzle.game.info.key, &solving.puzzle.id);
    format!("puzzle|{game}|{id}|at 0.0 {wrong}")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_taps_on_one_wrong_answer_cost_one_try_also_after_a_kill() {
    let mut house = House::open().await;
    let (message, answer, id) = {
        let solving = practise(&house, "ada", "quadrangle").await;
        let message = solving.exercise.message.clone();
        (message, wrong_answer(&solving), solving.puzzle.id.clone())
    };
    let taps = async |house: &House| {
        let ada = house.person("ada");
        let (one, other) = tokio::join!(ada.forge(&message, &answer), ada.forge(&message, &answer));
        // Of two taps at once the older may be acknowledged alone, with the message as it was.
        let contents = [&one, &other].map(|tapped| text(&tapped["message"]["content"]));
        let count = |words: &str| {
            let holding = contents.iter().filter(|content| content.contains(words));
            holding.count()
        };
        assert!(count("You have 2 more tries") > 0, "{contents:?}");
        assert_eq!(count("You have 1 more"), 0, "{contents:?}");
    };
    taps(&house).await;
    house.kill_bot();
    house.start_bot().await;
    taps(&house).await;
    let pool = house.pool().await;
    let wrong = "select wrong from tries where puzzle = $1";
    let wrong = sqlx::query_scalar(wrong).bind(format!("quadrangle/{id}"));
    let wrong: i64 = wrong.fetch_one(&pool).await.unwrap();
    assert_eq!(wrong, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_level_that_is_offered_has_a_puzzle_and_the_others_are_named() {
    let house = House::open().await;
    let ada = house.person("ada");
    let mut empty = 0;
    for entry in games::GAMES {
        let options = json!({ "game": entry.info.name, "level": "" });
        let offered = ada.complete("games", "puzzle", "level", options).await;
        for level in ["easy", "medium", "hard"] {
            let options = json!({ "game": entry.info.key, "level": level.to_uppercase() });
            let shown = ada.command("games", "puzzle", options).await;
            let content = text(&shown["message"]["content"]);
            if offered.iter().any(|one| one == level) {
                assert!(content.contains("**Puzzle**"), "{level}: {content}");
                continue;
            }
            empty += 1;
            assert!(
                content.contains("has no puzzles of this level"),
                "{content}"
            );
            let button = house::acts(&shown["message"], "practice").next().unwrap();
            let id = text(&button["custom_id"]);
            let opened = ada.press_id(&shown["message"], id).await;
            opened.says("**Puzzle**");
        }
    }
    assert!(empty > 0, "each game has each level now");
    // Without a game.
    for level in ["Easy ★☆☆", "medium", "hard"] {
        let options = json!({ "level": level });
        let shown = ada.command("games", "puzzle", options).await;
        let content = text(&shown["message"]["content"]);
        assert!(content.contains("**Puzzle**"), "{level}: {content}");
    }
    let options = json!({ "level": "devilish" });
    let refused = ada.command("games", "puzzle", options).await;
    refused.says("**Medium ★★☆**");
}

/// The next puzzle of a run, after a press of this button.
async fn next_in_run<'h>(solving: &Solving<'h>, button: &str) -> Solving<'h> {
    let person = solving.exercise.person;
    let next = person.press(&solving.exercise.message, button).await;
    Solving::of(person, &next)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_goes_from_puzzle_to_puzzle_until_the_first_mistake() {
    let house = House::open().await;
    let ada = house.person("ada");
    let options = json!({ "game": "kumo", "run": "all" });
    let opened = ada.command("games", "puzzle", options.clone()).await;
    let mut solving = Solving::of(ada, &opened);
    let first = solving.puzzle.id.clone();
    solving.exercise.reads("Solved in this run: 0.");
    solving.solve().await;
    solving.exercise.reads("**Solved in this run: 1.**");
    // Two taps open one puzzle, and the command goes on with it.
    let again = solving.exercise.message.clone();
    let mut solving = next_in_run(&solving, "Next puzzle").await;
    let again = Solving::of(ada, &ada.forge(&again, "run||").await);
    assert_eq!(solving.puzzle.id, again.puzzle.id);
    assert_ne!(solving.puzzle.id, first);
    let opened = ada.command("games", "puzzle", options.clone()).await;
    assert_eq!(Solving::of(ada, &opened).puzzle.id, solving.puzzle.id);
    // Before a list shows the number, its person reads that it will.
    opened.says_privately("You decide:");
    solving.solve().await;
    let mut solving = next_in_run(&solving, "Next puzzle").await;
    solving.exercise.reads("Solved in this run: 2.");
    let missed = solving.puzzle.id.clone();
    solving.wrong(0).await;
    let over = "**The run is over.** Solved: 2, your best this week: 2.";
    solving.exercise.reads(over);
    // The puzzle itself can still be solved, for no run.
    let ended = solving.exercise.message.clone();
    solving.exercise.press("Try again").await;
    solving.solve_again().await;
    solving.exercise.reads(over);

    let best = ada.press(&ended, "Best of the week").await;
    let line = format!("1. <@{}> **2**", ada.id());
    best.says_privately(&line);
    // Hidden people are in no list, and read their own number.
    let bruno = house.person("bruno");
    let theirs = json!({ "run": "best" });
    let shown = bruno.command("games", "puzzle", theirs.clone()).await;
    shown.says_privately(&line);
    shown.says_privately("You: **0**");
    let stats = ada.command("games", "stats", json!({})).await;
    ada.press(&stats["message"], "Hide me").await;
    let shown = bruno.command("games", "puzzle", theirs.clone()).await;
    shown.says_privately("Nobody has a run yet.");
    let own = ada.command("games", "puzzle", theirs).await;
    own.says_privately("You: **2**");

    // A new run is another puzzle, and a mistake in it comes back among the missed ones.
    let mut solving = next_in_run(&solving, "New run").await;
    assert_ne!(solving.puzzle.id, missed);
    solving.exercise.reads("Solved in this run: 0.");
    solving.wrong(0).await;
    let failed = solving.puzzle.id.clone();
    let options = json!({ "run": "My missed ones" });
    let opened = ada.command("games", "puzzle", options.clone()).await;
    let mut solving = Solving::of(ada, &opened);
    assert_eq!(solving.puzzle.id, failed);
    solving.solve().await;
    solving.exercise.reads("**Solved in this run: 1.**");
    let next = ada.press(&solving.exercise.message, "Next puzzle").await;
    next.says_privately("No puzzle is left for this run. Solved: 1.");
    let unknown = json!({ "run": "the other way round" });
    let unknown = ada.command("games", "puzzle", unknown).await;
    unknown.says_privately("**My missed ones**");
    check_story(&house).await;
}
