//! The swap, an option of the table: stored as a turn, taken back as one, and kept in the record.

use std::sync::Arc;

use tavolino::host::{Games, Record, Shard};
use tavolino_games::game::table::SWAP;
use tavolino_games::game::{Outcome, Table};

use super::clocks::started;
use super::*;

fn table(game: &str) -> Table {
    let options = Options::from([(SWAP.to_owned(), "yes".to_owned())]);
    let info = games::find(game).unwrap().info;
    info.table(&options, None).unwrap()
}

fn swapping(game: &str, interaction: i64) -> Opening {
    Opening {
        table: table(game),
        ..opening(game, interaction)
    }
}

async fn does(
    host: &Host,
    id: &MatchId,
    person: UserId,
    tap: i64,
    command: Command<'_>,
) -> Arc<Record> {
    let actor = by(person, tap);
    let done = host.act(id, actor, command, None, at(tap * 1000));
    done.await.unwrap()
}

/// The position as it is read again from what is stored, by another process.
async fn read_again(folder: &TempDir, id: &MatchId) -> Arc<Record> {
    host(folder).await.look(id).await.unwrap()
}

#[tokio::test]
async fn the_second_seat_takes_over_the_first_and_the_record_knows_it() {
    let (folder, host) = new_host().await;
    let id = started(&host, swapping("quadrangle", 1), &[BRUNO]).await;
    let early = host.act(&id, by(ADA, 10), Command::Say(SWAP), None, at(10));
    assert!(matches!(early.await, Err(Error::Refused(_))));
    does(&host, &id, ADA, 11, Command::Say("b2")).await;
    let record = does(&host, &id, BRUNO, 12, Command::Say(SWAP)).await;
    assert_eq!(record.to_act(), Seat(1).into(), "Ada has the other side");
    assert_eq!(
        record.person_at(Seat(1)),
        Some(ADA),
        "people keep their seats"
    );
    assert_eq!(record.side(Seat(1)), Seat(2));
    let again = does(&host, &id, ADA, 13, Command::Say("c3")).await;
    assert_eq!(again.to_act(), Seat(2).into());
    for turn in ["a1", "d4", "a2", "d1"] {
        let record = host.look(&id).await.unwrap();
        let seat = record.to_act().first().unwrap();
        let person = record.person_at(seat).unwrap();
        does(
            &host,
            &id,
            person,
            20 + record.row.number,
            Command::Say(turn),
        )
        .await;
    }
    // b1 is the fourth corner of a1, a2, b2: the first turn is Bruno's now.
    let record = does(&host, &id, BRUNO, 40, Command::Say("b1")).await;
    assert_eq!(record.outcome(), Some(Outcome::winner(Seat(2), 2)));
    assert_eq!(record.row.state, State::Over);
    assert_eq!(read_again(&folder, &id).await.outcome(), record.outcome());
    let history = host.history(&id).await.unwrap();
    let setting = history.setting().unwrap();
    assert!(
        setting.ends_with("--option rectangles=any --option swap=yes"),
        "{setting}"
    );
    let lines = history.lines().unwrap();
    assert!(lines.starts_with("1 b2\n2 swap\n1 c3\n"), "{lines}");
}

#[tokio::test]
async fn a_swap_is_taken_back_as_a_turn_is() {
    let (folder, host) = new_host().await;
    let id = started(&host, swapping("kintei", 1), &[BRUNO]).await;
    does(&host, &id, ADA, 11, Command::Say("a1 b2")).await;
    does(&host, &id, BRUNO, 12, Command::Say(SWAP)).await;
    let record = does(&host, &id, BRUNO, 13, Command::TakeBack).await;
    assert_eq!(record.to_act(), Seat(2).into());
    assert_eq!(record.side(Seat(2)), Seat(2));
    assert!(
        record.board.as_ref().unwrap().may_swap(Seat(2)),
        "once more"
    );
    does(&host, &id, BRUNO, 14, Command::Say(SWAP)).await;
    // The rival has moved since, and is asked.
    does(&host, &id, ADA, 15, Command::Say("c4 a5 a4")).await;
    does(&host, &id, BRUNO, 16, Command::TakeBack).await;
    let record = does(&host, &id, ADA, 17, Command::Accept(Matter::Undo)).await;
    assert_eq!(record.to_act(), Seat(2).into());
    let again = read_again(&folder, &id).await;
    assert_eq!(
        (again.to_act(), again.side(Seat(2))),
        (Seat(2).into(), Seat(2))
    );
    // Without it, the game goes on as ever, and cannot be swapped later.
    let record = does(&host, &id, BRUNO, 18, Command::Say("c4 a5 a4")).await;
    assert_eq!(record.side(Seat(2)), Seat(2));
    let late = host.act(&id, by(ADA, 19), Command::Say(SWAP), None, at(19_000));
    assert!(matches!(late.await, Err(Error::Refused(_))));
}

#[tokio::test]
async fn two_games_have_nothing_to_take_over() {
    let (_folder, host) = new_host().await;
    let meeting = Opening {
        games: Games::Two,
        ..swapping("kintei", 1)
    };
    let opened = host.open(meeting, &mut Rng::seed_from_u64(1), at(0)).await;
    assert!(
        matches!(opened, Err(Error::Refused(Refusal::SwapInTwo))),
        "{opened:?}"
    );
}

#[tokio::test]
async fn a_table_without_the_option_is_stored_as_ever() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("quadrangle", 1), &[BRUNO]).await;
    let record = host.look(&id).await.unwrap();
    let stored = r#"{"seats":2,"options":{"rectangles":"any"}}"#;
    assert_eq!(record.row.table_json, stored);
    does(&host, &id, ADA, 11, Command::Say("b2")).await;
    let swap = host.act(&id, by(BRUNO, 12), Command::Say(SWAP), None, at(12_000));
    assert!(matches!(swap.await, Err(Error::Refused(_))));
}

#[tokio::test]
async fn a_swap_can_be_planned_and_the_only_turn_beside_it_is_not_forced() {
    let (_folder, host) = new_host().await;
    let id = started(&host, swapping("quadrangle", 1), &[BRUNO]).await;
    let number = host.look(&id).await.unwrap().row.number;
    let line = ["b2", SWAP].map(str::to_owned).into();
    let plan = host.plan(&id, BRUNO, number, line).await.unwrap();
    assert_eq!(plan.lines(), [["b2", SWAP]]);
    does(&host, &id, ADA, 11, Command::Say("b2")).await;
    host.run_due(Shard::WHOLE, at(11_000 + 120_000))
        .await
        .unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.side(Seat(2)), Seat(1), "the planned swap was played");
    assert_eq!(record.to_act(), Seat(1).into());
}
