use super::*;
use crate::host::sitting::Sitter;
use crate::store::ids::UserId;
use tavolino_games::game::Seat;

const HOUR: i64 = 3_600_000;

fn seats() -> Vec<Sitting> {
    let seat = |seat: u8| Sitting::new(Seat(seat), Sitter::Person(UserId(seat.into())));
    vec![seat(1), seat(2), seat(3)]
}

fn logged(number: i64, event: Event, at: i64, clock: i64) -> Logged {
    Logged {
        number,
        event,
        at: Timestamp(at),
        clock: Some(clock),
        interaction: None,
    }
}

fn turn_of(seat: u8) -> Event {
    Event::Turn {
        seat: Seat(seat),
        text: String::new(),
    }
}

fn only(seat: u8) -> Seats {
    Seats::from(Seat(seat))
}

/// The time left on each clock, in hours.
fn hours(seats: &[Sitting], now: i64) -> Vec<i64> {
    let left = |sitting: &Sitting| sitting.clock.left(Timestamp(now)).unwrap() / HOUR;
    seats.iter().map(left).collect()
}

fn deadlines(seats: &[Sitting]) -> Vec<Option<i64>> {
    let deadline = |sitting: &Sitting| sitting.clock.deadline().map(|at| at.0 / HOUR);
    seats.iter().map(deadline).collect()
}

#[test]
fn only_the_clock_of_the_seat_to_act_runs_and_a_turn_adds_the_increment() {
    let start = begun(&seats(), Pace::Normal, only(1), Timestamp(0));
    assert_eq!(deadlines(&start), [Some(72), None, None]);
    let now = 10 * HOUR;
    let turn = logged(1, turn_of(1), now, 62 * HOUR);
    let next = after(
        &start,
        (Pace::Normal, 0),
        &turn,
        &[],
        only(2),
        Timestamp(now),
    );
    assert_eq!(hours(&next, now + HOUR), [86, 71, 72]);
    assert_eq!(deadlines(&next), [None, Some(82), None]);
}

#[test]
fn the_increment_never_adds_beyond_the_most() {
    let start = begun(&seats(), Pace::Slow, only(1), Timestamp(0));
    let mut seats = start;
    for number in 1..20 {
        let turn = logged(number, turn_of(1), 0, 0);
        seats = after(&seats, (Pace::Slow, 0), &turn, &[], only(1), Timestamp(0));
    }
    assert_eq!(hours(&seats, 0), [240, 120, 120]);
}

#[test]
fn several_clocks_run_at_once_and_each_stops_with_its_own_choice() {
    let all = Seats::all(3);
    let start = begun(&seats(), Pace::Fast, all, Timestamp(0));
    assert_eq!(deadlines(&start), [Some(24), Some(24), Some(24)]);
    let now = 6 * HOUR;
    let turn = logged(1, turn_of(2), now, 18 * HOUR);
    let next = after(
        &start,
        (Pace::Fast, 0),
        &turn,
        &[],
        all.without(Seat(2)),
        Timestamp(now),
    );
    assert_eq!(deadlines(&next), [Some(24), None, Some(24)]);
    assert_eq!(hours(&next, now), [18, 30, 18]);
}

#[test]
fn whoever_is_away_loses_no_time() {
    let mut seats = seats();
    seats[1].away = Some(Timestamp(500 * HOUR));
    let start = begun(&seats, Pace::Normal, Seats::all(2), Timestamp(0));
    assert_eq!(deadlines(&start), [Some(72), None, None]);
    assert_eq!(start[1].waits, Some(Timestamp(0)), "it waits all the same");
    assert_eq!(hours(&start, 50 * HOUR), [22, 72, 72]);
}

#[test]
fn a_turn_taken_back_gives_back_the_time_from_before_it() {
    let start = begun(&seats(), Pace::Normal, only(1), Timestamp(0));
    let turn = logged(1, turn_of(1), 10 * HOUR, 62 * HOUR);
    let next = after(&start, (Pace::Normal, 0), &turn, &[], only(2), turn.at);
    let now = 15 * HOUR;
    let undo = logged(
        2,
        Event::Undo {
            seat: Seat(1),
            turn: 1,
        },
        now,
        0,
    );
    let back = after(
        &next,
        (Pace::Normal, 0),
        &undo,
        &[turn],
        only(1),
        Timestamp(now),
    );
    assert_eq!(hours(&back, now), [62, 72, 72]);
    assert_eq!(deadlines(&back), [Some(15 + 62), None, None]);
}

#[test]
fn time_that_ran_out_leaves_the_increment_where_only_the_turn_is_lost() {
    let start = begun(&seats(), Pace::Normal, only(1), Timestamp(0));
    let now = 73 * HOUR;
    let skip = logged(1, Event::Skip { seat: Seat(1) }, now, 0);
    let next = after(
        &start,
        (Pace::Normal, 0),
        &skip,
        &[],
        only(2),
        Timestamp(now),
    );
    assert_eq!(hours(&next, now), [24, 72, 72]);
}

#[test]
fn time_that_is_given_is_on_top_and_stays_when_a_turn_goes_back() {
    let start = begun(&seats(), Pace::Normal, only(1), Timestamp(0));
    let give = |number, at| {
        let gift = Event::GiveTime {
            seat: Seat(2),
            to: Seat(1),
            millis: 24 * HOUR,
        };
        logged(number, gift, at, 72 * HOUR)
    };
    let now = 10 * HOUR;
    let gift = give(1, now);
    let next = after(&start, (Pace::Normal, 0), &gift, &[], only(1), gift.at);
    assert_eq!(hours(&next, now), [86, 72, 72]);
    assert_eq!(deadlines(&next), [Some(96), None, None]);
    assert_eq!(next[0].waits, start[0].waits, "it is waited for as before");
    let turn = logged(2, turn_of(1), now, 86 * HOUR);
    let played = after(&next, (Pace::Normal, 0), &turn, &[], only(2), turn.at);
    assert_eq!(hours(&played, now), [110, 72, 72]);
    let gift = give(3, now);
    let given = after(&played, (Pace::Normal, 0), &gift, &[], only(2), gift.at);
    assert_eq!(hours(&given, now), [134, 72, 72]);
    let undo = logged(
        4,
        Event::Undo {
            seat: Seat(1),
            turn: 2,
        },
        now,
        0,
    );
    let undone = [turn, gift];
    let back = after(
        &given,
        (Pace::Normal, 0),
        &undo,
        &undone,
        only(1),
        Timestamp(now),
    );
    assert_eq!(hours(&back, now), [110, 72, 72]);
}

#[test]
fn time_that_was_given_before_a_turn_that_goes_back_is_given_once() {
    let start = begun(&seats(), Pace::Normal, only(1), Timestamp(0));
    let turn = logged(1, turn_of(1), 0, 72 * HOUR);
    let next = after(&start, (Pace::Normal, 0), &turn, &[], only(2), turn.at);
    let gift = Event::GiveTime {
        seat: Seat(1),
        to: Seat(2),
        millis: 24 * HOUR,
    };
    let gift = logged(2, gift, 0, 96 * HOUR);
    let given = after(&next, (Pace::Normal, 0), &gift, &[], only(2), gift.at);
    let now = 10 * HOUR;
    let answer = logged(3, turn_of(2), now, 86 * HOUR);
    let next = after(&given, (Pace::Normal, 0), &answer, &[], only(3), answer.at);
    let undo = Event::Undo {
        seat: Seat(3),
        turn: 1,
    };
    let undo = logged(4, undo, now, 72 * HOUR);
    let undone = [turn, answer, gift];
    let back = after(&next, (Pace::Normal, 0), &undo, &undone, only(1), undo.at);
    assert_eq!(hours(&back, now), [72, 86, 72]);
}

#[test]
fn the_computer_and_a_match_without_pace_have_no_clock() {
    let mut seats = seats();
    seats[0].person = None;
    let start = begun(&seats, Pace::Normal, Seats::all(3), Timestamp(0));
    assert_eq!(start[0].clock, Clock::default());
    let free = begun(&seats, Pace::None, Seats::all(3), Timestamp(0));
    assert!(free.iter().all(|sitting| sitting.clock.bank.is_none()));
    assert_eq!(deadlines(&free), [None, None, None]);
}
