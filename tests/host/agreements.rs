//! Taking back, draws, aborts, and seats that change hands.

use tavolino::host::{Audience, Closed, Event, Matter, Repeated, Step};
use tavolino_games::game::{Outcome, Seat};

use super::clocks::started;
use super::*;

const CARLA: UserId = UserId(3);
const DINO: UserId = UserId(4);

/// A match whose commands follow each other by a second.
struct Table<'h> {
    host: &'h Host,
    id: MatchId,
    taps: i64,
}

impl<'h> Table<'h> {
    async fn of(host: &'h Host, opening: Opening, others: &[UserId]) -> Table<'h> {
        let taps = opening.interaction.0 * 100;
        let id = started(host, opening, others).await;
        Table { host, id, taps }
    }

    async fn tries(&mut self, person: UserId, command: Command<'_>) -> Result<i64, Refusal> {
        self.taps += 1;
        let now = Timestamp(self.taps * 1000);
        let actor = by(person, self.taps);
        match self.host.act(&self.id, actor, command, None, now).await {
            Ok(record) => Ok(record.row.number),
            Err(Error::Refused(refusal)) => Err(refusal),
            Err(error) => panic!("{error}"),
        }
    }

    async fn does(&mut self, person: UserId, command: Command<'_>) {
        self.tries(person, command).await.unwrap();
    }

    async fn record(&self) -> std::sync::Arc<tavolino::host::Record> {
        let kept = self.host.look(&self.id).await.unwrap();
        if engine::is_server() {
            // A server's database is copied by its own tools.
            return kept;
        }
        // The cached record equals the replay of the log.
        let folder = engine::folder();
        self.host
            .store()
            .copy_to(&folder.path().join("games.db"))
            .await
            .unwrap();
        let read = host(&folder).await.look(&self.id).await.unwrap();
        assert_eq!(read.agreements, kept.agreements);
        assert_eq!(read.seats, kept.seats);
        assert_eq!(read.to_act(), kept.to_act());
        assert_eq!(read.valid_since, kept.valid_since);
        assert_eq!(read.last_actor, kept.last_actor);
        kept
    }

    async fn kinds(&self) -> Vec<NoticeKind> {
        kinds(self.host, &self.id).await
    }
}

fn turn(text: &str) -> Command<'_> {
    Command::Say(text)
}

#[tokio::test]
async fn a_turn_is_taken_back_freely_until_another_seat_has_acted() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, turn("a1 b2")).await;
    table.does(ADA, Command::TakeBack).await;
    let record = table.record().await;
    assert_eq!(record.to_act(), Seat(1).into());
    let last = record.last.as_ref().unwrap();
    assert!(
        matches!(last.logged.event, Event::Undo { turn: 1, .. }) && last.of == Some(Seat(1)),
        "it is in the record"
    );
    assert_eq!(
        record.board.as_ref().unwrap().turns(Seat(1)).len(),
        13 + 14,
        "as at the start"
    );
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    table.does(ADA, Command::TakeBack).await;
    let record = table.record().await;
    assert_eq!(record.to_act(), Seat(1).into(), "only asked for now");
    assert_eq!(record.asked_about(Matter::Undo), Seat(2).into());
    assert!(table.kinds().await.contains(&NoticeKind::Talk));
    table.does(BRUNO, Command::Accept(Matter::Undo)).await;
    let record = table.record().await;
    assert_eq!(
        (record.to_act(), record.agreements.undo),
        (Seat(1).into(), None)
    );
    assert_eq!(
        record.last.as_ref().unwrap().of,
        Some(Seat(1)),
        "her turn was taken back"
    );
    table.does(ADA, turn("a1 a4")).await;
}

#[tokio::test]
async fn after_the_rivals_takeback_ones_own_last_turn_can_be_taken_back() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    table.does(BRUNO, Command::TakeBack).await;
    assert_eq!(table.record().await.to_act(), Seat(2).into());
    // Bruno's turn counts no more, so nobody has acted since hers.
    table.does(ADA, Command::TakeBack).await;
    let record = table.record().await;
    assert_eq!(record.to_act(), Seat(1).into());
    assert_eq!(record.agreements.played, 0);
    let nothing = table.tries(ADA, Command::TakeBack).await;
    assert!(matches!(nothing, Err(Refusal::NothingToTakeBack)));

    // What is left of the log is what counts for the turns before, too.
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    table.does(ADA, turn("b2 b1 a2")).await;
    table.does(ADA, Command::TakeBack).await;
    table.does(ADA, Command::TakeBack).await;
    let request = table.record().await.agreements.undo.unwrap();
    let steps = table.record().await;
    let steps = steps.agreements.taken_back_with(request.turn.unwrap());
    let turns: Vec<_> = steps.iter().filter_map(Step::turn).collect();
    assert_eq!(turns, [("a1 a4", 1), ("c2 a5 b4", 2)], "both go");
}

#[tokio::test]
async fn a_request_expires_with_the_next_turn_and_the_same_turn_is_asked_for_once() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    table.does(ADA, Command::TakeBack).await;
    let again = table.tries(ADA, Command::TakeBack).await;
    assert!(matches!(again, Err(Refusal::ProposedAlready)));
    table.does(BRUNO, Command::Decline(Matter::Undo)).await;
    let record = table.record().await;
    assert_eq!(record.agreements.undo, None);
    assert_eq!(declined(&record), [(Matter::Undo, Seat(2))]);
    let again = table.tries(ADA, Command::TakeBack).await;
    assert!(matches!(again, Err(Refusal::Repeated(Repeated::Request))));

    table.does(ADA, turn("b2 b1 a2")).await;
    table.does(BRUNO, Command::TakeBack).await;
    table.does(BRUNO, Command::Withdraw(Matter::Undo)).await;
    assert_eq!(declined(table.record().await.as_ref()), []);
    let again = table.tries(BRUNO, Command::TakeBack).await;
    assert!(matches!(again, Err(Refusal::Repeated(Repeated::Request))));

    let first = going_on(table.record().await.as_ref(), Seat(2));
    table.does(BRUNO, turn(&first)).await;
    table.does(ADA, Command::TakeBack).await;
    let second = going_on(table.record().await.as_ref(), Seat(1));
    table.does(ADA, turn(&second)).await;
    let record = table.record().await;
    assert_eq!(record.agreements.undo, None);
    assert_eq!(declined(&record), [], "she moved herself");
    let late = table.tries(BRUNO, Command::Accept(Matter::Undo)).await;
    assert!(matches!(late, Err(Refusal::NothingProposed(Matter::Undo))));
}

/// A turn that does not end the game.
fn going_on(record: &tavolino::host::Record, seat: Seat) -> String {
    let board = record.board.as_ref().unwrap();
    let goes_on = |turn: &String| {
        let mut after = board.boxed();
        after.play(seat, turn).is_ok() && after.outcome().is_none()
    };
    board.turns(seat).into_iter().find(goes_on).unwrap()
}

/// The matters declined, and by whom.
fn declined(record: &tavolino::host::Record) -> Vec<(Matter, Seat)> {
    let declined = record.agreements.declined.iter();
    declined.map(|one| (one.matter, one.by)).collect()
}

#[tokio::test]
async fn an_offer_goes_with_the_move_and_the_rivals_move_declines_it() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, Command::OfferDraw).await;
    table.does(ADA, turn("a1 a4")).await;
    let record = table.record().await;
    assert_eq!(
        record.asked_about(Matter::Draw),
        Seat(2).into(),
        "it stands"
    );
    table.does(BRUNO, turn("c2 a5 b4")).await;
    let record = table.record().await;
    assert_eq!(record.agreements.draw, None);
    assert_eq!(declined(&record), [(Matter::Draw, Seat(2))]);
    let late = table.tries(BRUNO, Command::Accept(Matter::Draw)).await;
    assert!(matches!(late, Err(Refusal::NothingProposed(Matter::Draw))));

    // Again after her own next move at the earliest, which counts only while it stands.
    for _ in 0..2 {
        let early = table.tries(ADA, Command::OfferDraw).await;
        assert!(matches!(early, Err(Refusal::Repeated(Repeated::Offer))));
        table.does(ADA, turn("b2 b1 a2")).await;
        table.does(ADA, Command::TakeBack).await;
    }
    table.does(ADA, turn("b2 b1 a2")).await;
    assert_eq!(
        declined(table.record().await.as_ref()),
        [],
        "that was the position before"
    );
    table.does(ADA, Command::OfferDraw).await;
    // Withdrawn or declined: the same.
    table.does(ADA, Command::Withdraw(Matter::Draw)).await;
    let early = table.tries(ADA, Command::OfferDraw).await;
    assert!(matches!(early, Err(Refusal::Repeated(Repeated::Offer))));
    // The other player's own offers are another matter.
    table.does(BRUNO, Command::OfferDraw).await;
    table.does(ADA, Command::Decline(Matter::Draw)).await;
    assert_eq!(
        declined(table.record().await.as_ref()),
        [(Matter::Draw, Seat(1))]
    );
    let early = table.tries(BRUNO, Command::OfferDraw).await;
    assert!(matches!(early, Err(Refusal::Repeated(Repeated::Offer))));
}

#[tokio::test]
async fn a_log_in_which_an_offer_outlived_a_move_still_replays() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, Command::OfferDraw).await;
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    let stored = host.store().load(&table.id).await.unwrap().unwrap();
    let at = |number, kind: &str, seat, data: Option<&str>| tavolino::store::events::EventRow {
        number,
        seat: Some(seat),
        kind: kind.to_owned(),
        data: data.map(str::to_owned),
        at: Timestamp(number * 1000),
        clock: None,
        interaction: None,
    };
    let draw = Some(r#"{"matter":"draw"}"#);
    let answers = [
        ("accept", draw),
        ("decline", draw),
        ("withdraw", draw),
        ("draw", None),
    ];
    for (kind, data) in answers {
        let mut stored = stored.clone();
        stored.events.push(at(4, kind, 2, data));
        let record = tavolino::host::Record::replay(stored).unwrap();
        assert_eq!(record.outcome().is_some(), kind == "draw", "{kind}");
        assert_eq!(record.agreements.draw, None, "{kind}");
    }
}

#[tokio::test]
async fn a_turn_that_revealed_something_hidden_needs_the_others() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("mindoku", 1), &[BRUNO]).await;
    let record = table.record().await;
    let turns = record.board.as_ref().unwrap().turns(Seat(1));
    let place = turns.iter().find(|turn| turn.starts_with("place")).unwrap();
    table.does(ADA, turn(place)).await;
    table.does(ADA, Command::TakeBack).await;
    assert_eq!(
        table.record().await.asked_about(Matter::Undo),
        Seat(2).into()
    );
}

#[tokio::test]
async fn a_draw_needs_every_seat_still_playing_each_before_it_moves() {
    let (_folder, host) = new_host().await;
    let mut three = opening("chasm", 1);
    three.table = three.entry.info.table(&Options::new(), Some(3)).unwrap();
    let mut table = Table::of(&host, three, &[BRUNO, CARLA]).await;
    table.does(ADA, Command::OfferDraw).await;
    table.does(BRUNO, Command::Accept(Matter::Draw)).await;
    assert!(table.record().await.is_running());
    let own = table.tries(ADA, Command::Accept(Matter::Draw)).await;
    assert!(matches!(own, Err(Refusal::OwnProposal)));
    // Ada's move goes with her offer, and Bruno has agreed before his.
    for (person, seat) in [(ADA, 1), (BRUNO, 2)] {
        let turns = table
            .record()
            .await
            .board
            .as_ref()
            .unwrap()
            .turns(Seat(seat));
        table.does(person, turn(&turns[0])).await;
        let deciding = table.record().await.asked_about(Matter::Draw);
        assert_eq!(deciding, Seat(3).into(), "it stands");
    }
    let third = table.record().await.board.as_ref().unwrap().turns(Seat(3))[0].clone();
    table.does(CARLA, turn(&third)).await;
    let record = table.record().await;
    assert_eq!(declined(&record), [(Matter::Draw, Seat(3))], "Carla moved");

    table.does(BRUNO, Command::OfferDraw).await;
    let second = record.board.as_ref().unwrap().turns(Seat(1))[0].clone();
    table.does(CARLA, Command::Accept(Matter::Draw)).await;
    table.does(ADA, Command::Accept(Matter::Draw)).await;
    let record = table.record().await;
    assert_eq!(record.row.state, State::Over);
    assert_eq!(record.outcome(), Some(Outcome::draw(3)));
    assert!(table.tries(ADA, turn(&second)).await.is_err());
}

#[tokio::test]
async fn the_computer_agrees_to_no_draw_and_minds_no_undo() {
    let (_folder, host) = new_host().await;
    let mut alone = opening("kintei", 1);
    alone.computers = vec![(2, Strength::Medium)];
    let mut table = Table::of(&host, alone, &[]).await;
    let offer = table.tries(ADA, Command::OfferDraw).await;
    assert!(matches!(offer, Err(Refusal::ComputerPlaysOn)));
    let mut three = opening("mindoku", 2);
    three.table.seats = 3;
    three.computers = vec![(3, Strength::Medium)];
    let mut mixed = Table::of(&host, three, &[BRUNO]).await;
    let drawn = mixed.tries(ADA, Command::DrawWithComputer).await;
    assert!(
        matches!(drawn, Err(Refusal::ComputerPlaysOn)),
        "not for Bruno"
    );
    table.does(ADA, turn("a1 a4")).await;
    let bot = Actor::Computer(Seat(2));
    host.act(&table.id, bot, turn("c2 a5 b4"), None, Timestamp(1))
        .await
        .unwrap();
    table.does(ADA, Command::TakeBack).await;
    assert_eq!(table.record().await.to_act(), Seat(1).into());
}

#[tokio::test]
async fn a_match_is_broken_off_only_before_anybody_has_made_a_turn() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(BRUNO, Command::Abort).await;
    let record = table.record().await;
    assert_eq!(
        (record.closed(), record.outcome()),
        (Some(Closed::Aborted), None)
    );
    assert!(record.to_act().is_empty());

    let mut table = Table::of(&host, opening("kintei", 2), &[BRUNO]).await;
    table.does(ADA, turn("a1 a4")).await;
    let late = table.tries(BRUNO, Command::Abort).await;
    assert!(matches!(late, Err(Refusal::TooLateToAbort { draw: true })));
    // A turn taken back does not count as made.
    table.does(ADA, Command::TakeBack).await;
    table.does(BRUNO, Command::Abort).await;

    let mut alone = opening("kintei", 3);
    alone.computers = vec![(2, Strength::Medium)];
    let mut table = Table::of(&host, alone, &[]).await;
    table.does(ADA, turn("a1 a4")).await;
    let late = table.tries(ADA, Command::Abort).await;
    assert!(matches!(late, Err(Refusal::TooLateToAbort { draw: false })));
}

#[tokio::test]
async fn what_is_chosen_in_secret_is_no_turn_on_the_board() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("jinrai", 1), &[BRUNO]).await;
    for person in [ADA, BRUNO] {
        let record = table.record().await;
        let seat = record.seat_of(person).unwrap();
        let choice = record.board.as_ref().unwrap().turns(seat)[0].clone();
        table.does(person, turn(&choice)).await;
        assert!(table.record().await.can_abort());
    }
    let first = table.record().await.board.as_ref().unwrap().turns(Seat(1))[0].clone();
    table.does(ADA, turn(&first)).await;
    assert!(!table.record().await.can_abort());
}

#[tokio::test]
async fn an_offered_seat_changes_hands_with_its_clock_and_hand() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("mindoku", 1), &[BRUNO]).await;
    let closed = table.tries(CARLA, Command::TakeSeat(Seat(1))).await;
    assert!(matches!(closed, Err(Refusal::NotOffered)));
    table.does(ADA, Command::OfferSeat).await;
    let before = table.record().await;
    let seated = table.tries(BRUNO, Command::TakeSeat(Seat(1))).await;
    assert!(matches!(seated, Err(Refusal::SeatedAlready)));
    table.does(CARLA, Command::TakeSeat(Seat(1))).await;
    let record = table.record().await;
    assert_eq!(record.seat_of(CARLA), Some(Seat(1)));
    assert_eq!(
        record.seat_of(ADA),
        None,
        "she loses access at that instant"
    );
    assert_eq!(
        record.seats[0].clock, before.seats[0].clock,
        "the clock runs on"
    );
    let mut news = host.outbox().pending(&table.id).await.unwrap();
    news.retain(|notice| notice.number == record.row.number);
    let audiences_of = |kind| {
        let notices = news.iter().filter(|notice| notice.kind == kind);
        notices.map(|notice| notice.audience).collect::<Vec<_>>()
    };
    assert_eq!(audiences_of(NoticeKind::Ping), [Audience::Table]);
    assert_eq!(
        audiences_of(NoticeKind::Card),
        [ADA, CARLA].map(Audience::Person)
    );
    let gone = table.tries(ADA, Command::Leave).await;
    assert!(matches!(gone, Err(Refusal::NotSeated)));
}

#[tokio::test]
async fn a_seat_that_left_can_be_taken_until_the_game_goes_on_without_it() {
    let (_folder, host) = new_host().await;
    let mut three = opening("chasm", 1);
    three.table = three.entry.info.table(&Options::new(), Some(3)).unwrap();
    let mut table = Table::of(&host, three, &[BRUNO, CARLA]).await;
    table.does(BRUNO, Command::Leave).await;
    assert_eq!(table.record().await.agreements.takeable(), Seat(2).into());
    table.does(DINO, Command::TakeSeat(Seat(2))).await;
    let record = table.record().await;
    assert_eq!(record.staying().count(), 3);
    assert_eq!(record.seat_of(DINO), Some(Seat(2)));

    table.does(CARLA, Command::Leave).await;
    let first = table.record().await.board.as_ref().unwrap().turns(Seat(1))[0].clone();
    table.does(ADA, turn(&first)).await;
    let late = table.tries(CARLA, Command::TakeSeat(Seat(3))).await;
    assert!(matches!(late, Err(Refusal::SeatedAlready)));
    let late = table.tries(UserId(9), Command::TakeSeat(Seat(3))).await;
    assert!(matches!(late, Err(Refusal::NotOffered)));
}

#[tokio::test]
async fn a_moderator_breaks_a_game_off_at_any_time_for_everybody() {
    let (_folder, host) = new_host().await;
    let mut table = Table::of(&host, opening("kintei", 1), &[BRUNO]).await;
    table.does(ADA, turn("a1 a4")).await;
    table.does(BRUNO, turn("c2 a5 b4")).await;
    let moderator = Actor::Moderator(InteractionId(9999));
    let now = Timestamp(1_000_000);
    host.act(&table.id, moderator, Command::Abort, None, now)
        .await
        .unwrap();
    let record = table.record().await;
    assert_eq!(record.closed(), Some(Closed::Aborted));
    assert!(record.to_act().is_empty());
}

#[tokio::test]
async fn against_the_computer_a_secret_that_was_told_stays_told() {
    let (_folder, host) = new_host().await;
    let mut alone = opening("mindoku", 1);
    alone.computers = vec![(2, Strength::Medium)];
    let mut table = Table::of(&host, alone, &[]).await;
    let record = table.record().await;
    let turns = record.board.as_ref().unwrap().turns(Seat(1));
    let place = turns.iter().find(|turn| turn.starts_with("place")).unwrap();
    table.does(ADA, turn(place)).await;
    let back = table.tries(ADA, Command::TakeBack).await;
    assert!(matches!(back, Err(Refusal::Revealed)), "{back:?}");
}
