use std::time::Duration;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tempfile::TempDir;

use super::*;
use crate::host::{
    Actor, ChannelId, Command, Host, InteractionId, Opening, Pace, Timestamp, UserId,
};
use crate::store::Store;
use tavolino_games::board::Board;
use tavolino_games::game::{Options, Outcome, Rng, Table};
use tavolino_games::games;
use tavolino_games::solved::Solved;

const ADA: UserId = UserId(1);
const BOT: Seat = Seat(2);

/// The game without a shipped table, by the options it has here.
const UNSOLVED: &str = "quadrangle";

/// The table of a game, as these tests play it.
fn table(game: &str) -> Table {
    let straight = ("rectangles".to_owned(), "straight".to_owned());
    let options: Options = (game == UNSOLVED).then_some(straight).into_iter().collect();
    let info = games::find(game).unwrap().info;
    info.table(&options, None).unwrap()
}

/// A match of Ada against the computer, which has seat 2.
async fn against(
    folder: &TempDir,
    game: &str,
    strength: Strength,
    line: &[&str],
) -> (Host, Arc<Record>) {
    let name = format!("{game}-{strength}-{}.db", line.join("-"));
    let file = folder.path().join(name);
    let store = Store::open(&format!("sqlite://{}", file.display())).await;
    let host = Host::new(store.unwrap());
    let entry = games::find(game).unwrap();
    let opening = Opening {
        computers: vec![(BOT.0, strength)],
        pace: Pace::None,
        ..Opening::new(entry, table(game), ADA, ChannelId(1), InteractionId(1))
    };
    let mut rng = Rng::seed_from_u64(1);
    let mut record = host.open(opening, &mut rng, Timestamp(0)).await.unwrap();
    for (turn, tap) in line.iter().zip(2..) {
        let actor = if record.to_act().contains(BOT) {
            Actor::Computer(BOT)
        } else {
            Actor::Person(ADA, InteractionId(tap))
        };
        let played = host.act(record.id(), actor, Command::Say(turn), None, Timestamp(tap));
        record = played.await.unwrap();
    }
    (host, record)
}

fn thinking(folder: &TempDir, solve: bool) -> Thinking {
    let computer = Computer {
        pause: Duration::ZERO,
        solve,
        solved: folder.path().join("solved"),
    };
    Thinking::of(&computer, || Rng::seed_from_u64(1))
}

#[tokio::test]
async fn a_strong_seat_has_its_game_solved_and_searches_until_it_is() {
    let folder = TempDir::new().unwrap();
    let turns = &["a4"];
    let (_, medium) = against(&folder, UNSOLVED, Strength::Medium, turns).await;
    let (_, strong) = against(&folder, UNSOLVED, Strength::Strong, turns).await;
    let off = thinking(&folder, false);
    assert!(off.deed(&strong, None).await.unwrap().is_some());
    assert!(off.solving.is_idle(), "nothing is made where that is off");

    let on = thinking(&folder, true);
    assert!(on.deed(&medium, None).await.unwrap().is_some());
    assert!(on.solving.is_idle(), "only the strong look anything up");
    let deed = on.deed(&strong, None).await.unwrap().unwrap();
    assert_eq!(deed.seat, BOT);
    assert!(deed.says.is_some(), "it does not wait for the table");
    assert!(!on.solving.is_idle(), "it is being made");
    on.stop().await;
}

#[tokio::test]
async fn a_stop_interrupts_what_is_being_solved_and_it_is_begun_again() {
    let folder = TempDir::new().unwrap();
    let (_, record) = against(&folder, UNSOLVED, Strength::Strong, &[]).await;
    for _ in 0..2 {
        let thinking = thinking(&folder, true);
        assert!(thinking.solving.table(&record).is_none());
        assert!(!thinking.solving.is_idle());
        thinking.stop().await;
        assert!(thinking.solving.is_idle());
        assert_eq!(thinking.deed(&record, None).await, Err(Stopping));
    }
}

#[tokio::test]
async fn the_computer_agrees_to_a_draw_where_its_last_thought_proved_one_and_nowhere_else() {
    let folder = TempDir::new().unwrap();
    let thinking = thinking(&folder, false);
    let mut seen = [0; 2];
    let lines = (0..).filter_map(|seed| random_line(UNSOLVED, 9, seed));
    for line in lines.take(8) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let (host, record) = against(&folder, UNSOLVED, Strength::Strong, &line).await;
        let deed = thinking.deed(&record, Some(ADA)).await.unwrap().unwrap();
        let (actor, text) = (Actor::Computer(BOT), deed.says.unwrap());
        let played = host.act(record.id(), actor, Command::Say(&text), None, Timestamp(50));
        let record = played.await.unwrap();
        let is_draw = worth(&**record.board.as_ref().unwrap())
            .total_cmp(&0.5)
            .is_eq();
        assert_eq!(deed.draws, Some(is_draw), "{line:?}");
        assert!(!thinking.sees_draw(&record).await, "it has not heard of it");
        thinking.remember(record.id(), record.row.number, is_draw);
        assert_eq!(thinking.sees_draw(&record).await, is_draw, "{line:?}");
        // The next match has the same code.
        thinking.forget(record.id());
        seen[usize::from(is_draw)] += 1;
        if is_draw {
            let actor = Actor::Person(ADA, InteractionId(100));
            let (command, now) = (Command::DrawWithComputer, Timestamp(100));
            let drawn = host.act(record.id(), actor, command, Some(record.row.number), now);
            assert_eq!(drawn.await.unwrap().outcome(), Some(Outcome::draw(2)));
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// A line of `turns` random turns; `None` if it ends the game.
fn random_line(game: &str, turns: usize, seed: u64) -> Option<Vec<String>> {
    let entry = games::find(game).unwrap();
    let mut board = (entry.open)(&table(game), serde_json::Value::Null).unwrap();
    let mut rng = Rng::seed_from_u64(seed);
    let mut line = Vec::new();
    for _ in 0..turns {
        let seat = board.to_act().first()?;
        let turn = board.turns(seat).choose(&mut rng).unwrap().clone();
        board.play(seat, &turn).unwrap();
        line.push(turn);
    }
    board.outcome().is_none().then_some(line)
}

/// The value of the position for the computer under perfect play.
fn worth(board: &dyn Board) -> f32 {
    if let Some(outcome) = board.outcome() {
        return outcome.payoff(BOT);
    }
    let seat = board.to_act().first().unwrap();
    let after = board.turns(seat).into_iter().map(|turn| {
        let mut after = board.boxed();
        after.play(seat, &turn).unwrap();
        worth(&*after)
    });
    if seat == BOT {
        after.fold(0.0, f32::max)
    } else {
        after.fold(1.0, f32::min)
    }
}

/// A match of two strong players drawn by repetition, up to the turn of the computer's seat.
fn circle() -> Vec<String> {
    let entry = games::find("chasm").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let known = Solved::within("none".into()).table(entry.info, &table.options);
    let mind = SearchOptions {
        strength: Strength::Strong,
        table: known.as_deref(),
        ..SearchOptions::default()
    };
    let mut board = (entry.open)(&table, serde_json::Value::Null).unwrap();
    let mut rng = Rng::seed_from_u64(1);
    let mut line = Vec::new();
    loop {
        let seat = board.to_act().first().unwrap();
        let turn = board.think(seat, mind, &mut rng).unwrap().turn;
        board.play(seat, &turn).unwrap();
        if board.is_repetition() && seat == BOT {
            return line;
        }
        line.push(turn);
    }
}

#[tokio::test]
async fn the_computer_offers_a_draw_where_two_go_round_and_once_a_game() {
    let folder = TempDir::new().unwrap();
    let thinking = thinking(&folder, false);
    let line = circle();
    let line: Vec<&str> = line.iter().map(String::as_str).collect();
    let offers = async |record: &Arc<Record>| {
        let deed = thinking.deed(record, None).await.unwrap().unwrap();
        deed.offers_draw
    };
    // Before a repetition nothing is offered: the opponent may still err.
    let (_, before) = against(&folder, "chasm", Strength::Strong, &line[..1]).await;
    assert!(!offers(&before).await);
    let (_, medium) = against(&folder, "chasm", Strength::Medium, &line).await;
    assert!(!offers(&medium).await);
    let (host, record) = against(&folder, "chasm", Strength::Strong, &line).await;
    let mut rounds = 0;
    while !offers(&record).await {
        // The search may choose another of several drawing turns.
        rounds += 1;
        assert!(rounds < 100, "{line:?}");
    }
    let offer = host.act(
        record.id(),
        Actor::Computer(BOT),
        Command::OfferDraw,
        None,
        Timestamp(200),
    );
    let record = offer.await.unwrap();
    for _ in 0..20 {
        assert!(!offers(&record).await);
    }
}
