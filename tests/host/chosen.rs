//! A turn that was chosen on the newest position is not read again; on a later position its
//! notation counts.

use tavolino::host::Record;
use tavolino_games::ai::SearchOptions;
use tavolino_games::ai::value::Worth;
use tavolino_games::board::{self, Board, Chosen, Played, Prospect, Reason};
use tavolino_games::game::{Lang, Scene};

use super::*;

/// A chosen turn whose notation no board can read.
struct Unreadable(Box<dyn Chosen>);

impl Chosen for Unreadable {
    fn seat(&self) -> Seat {
        self.0.seat()
    }

    fn text(&self) -> &'static str {
        "no board reads this"
    }

    fn is_secret(&self) -> bool {
        self.0.is_secret()
    }

    fn prospect(&self) -> Prospect {
        self.0.prospect()
    }

    fn reason(&self) -> Option<Reason> {
        self.0.reason()
    }

    fn preview(&self, lang: &Lang) -> Scene {
        self.0.preview(lang)
    }

    fn evaluate(&self, options: SearchOptions<'_>, rng: &mut Rng) -> Option<Worth> {
        self.0.evaluate(options, rng)
    }

    fn play(&self) -> Result<(Box<dyn Board>, Played), board::Refusal> {
        self.0.play()
    }
}

/// A turn of the seat in a running match of Kintei, as the player types it.
fn choose(record: &Record, seat: u8, typed: &str) -> Box<dyn Chosen> {
    let board = record.board.as_ref().unwrap();
    board.choose(Seat(seat), typed).unwrap()
}

#[tokio::test]
async fn a_turn_chosen_on_this_position_is_not_read_again() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let before = host.look(&id).await.unwrap();
    let chosen = Unreadable(choose(&before, 1, "A1-B2"));
    let command = Command::Play {
        chosen: &chosen,
        number: before.row.number,
    };
    let after = host.act(&id, by(ADA, 10), command, None, Timestamp(1));
    let after = after.await.unwrap();
    let event = &after.last.as_ref().unwrap().logged.event;
    assert!(
        matches!(event, Event::Turn { seat: Seat(1), text } if text == "a1 b2"),
        "{event:?}"
    );
    assert_eq!(after.to_act(), Seat(2).into());
}

#[tokio::test]
async fn a_turn_chosen_on_another_position_is_read_again() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let before = host.look(&id).await.unwrap();
    let chosen = choose(&before, 1, "a1 b2");
    let number = before.row.number - 1;
    let unreadable = Unreadable(choose(&before, 1, "a1 b2"));
    let command = Command::Play {
        chosen: &unreadable,
        number,
    };
    let refused = host.act(&id, by(ADA, 10), command, None, Timestamp(1));
    let refused = refused.await;
    assert!(
        matches!(
            refused,
            Err(Error::Refused(Refusal::Board(
                board::Refusal::NotATurn { .. }
            )))
        ),
        "{refused:?}"
    );
    let command = Command::Play {
        chosen: &*chosen,
        number,
    };
    let after = host.act(&id, by(ADA, 11), command, None, Timestamp(1));
    assert_eq!(after.await.unwrap().to_act(), Seat(2).into());
}
