use std::fmt;

use rand::SeedableRng;

use super::*;
use crate::game::{Info, NoClaim};

/// A token walks to and fro on five cells; every rule that holds for all games can be brought about
/// in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Toy {
    at: i8,
    staying: Seats,
    to_act: Seat,
    over: Option<End>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Turn {
    /// One cell on, or back: on cell 2 there is no turn, on cell -2 the seat that went there has
    /// won.
    On,
    Back,
    /// Ends the game with ten points per seat number.
    Score,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum End {
    Won(Seat),
    Scored,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl Game for Toy {
    const INFO: &'static Info = &Info {
        key: "toy",
        name: "Toy",
        designer: "nobody",
        seats: |_| 2..=4,
        ..Info::OPEN
    };
    type Deal = ();
    type Turn = Turn;
    type Deed = Turn;
    type View = Toy;
    type Claim = NoClaim;

    fn deal(_: &Table, _: &mut Rng) {}

    fn new(table: &Table, (): ()) -> Result<Toy, BadDeal> {
        Ok(Toy {
            at: 0,
            staying: Seats::all(table.seats),
            to_act: Seat(1),
            over: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, _: Seat) -> Vec<Turn> {
        match self.at {
            2 => Vec::new(),
            _ => vec![Turn::On, Turn::Back, Turn::Score],
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Turn {
        match turn {
            Turn::On => self.at += 1,
            Turn::Back => self.at -= 1,
            Turn::Score => self.over = Some(End::Scored),
        }
        if self.at == -2 {
            self.over = Some(End::Won(seat));
        }
        self.to_act = self.staying.after(seat).unwrap();
        *turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let all = Seats::all(3);
        Some(match self.over? {
            End::Won(seat) => Outcome::winner(seat, 3),
            End::Scored => {
                let scores: Vec<i32> = all.iter().map(|seat| 10 * i32::from(seat.0)).collect();
                match Outcome::ranked(&scores) {
                    Outcome::Placed { places, .. } => Outcome::Placed {
                        places,
                        scores: Some(scores.into_iter().map(Some).collect()),
                    },
                    other => other,
                }
            }
        })
    }

    fn view(&self, _: Viewer) -> Toy {
        self.clone()
    }

    fn imagine(view: &Toy, _: &mut Rng) -> Toy {
        view.clone()
    }

    fn final_view(&self, _: Viewer) -> Toy {
        Toy {
            staying: Seats::NONE,
            ..self.clone()
        }
    }

    fn leave(&mut self, seat: Seat) {
        self.staying = self.staying.without(seat);
        if self.to_act == seat {
            self.to_act = self.staying.after(seat).unwrap();
        }
    }

    fn repetition_key(&self) -> Option<u64> {
        Some((self.at + 2) as u64 * 8 + u64::from(self.to_act.0))
    }
}

fn toy(seats: u8) -> Play<Toy> {
    let table = Toy::INFO
        .table(&crate::game::Options::new(), Some(seats))
        .unwrap();
    Play::new(&table, ()).unwrap()
}

fn after(seats: u8, turns: &[Turn]) -> Play<Toy> {
    let mut play = toy(seats);
    for turn in turns {
        let seat = play.to_act().first().unwrap();
        play.play(seat, turn);
    }
    play
}

fn placed(places: &[u8], scores: Option<&[Option<i32>]>) -> Outcome {
    Outcome::Placed {
        places: places.to_vec(),
        scores: scores.map(<[_]>::to_vec),
    }
}

#[test]
fn with_two_seats_the_other_one_wins_when_one_leaves() {
    for (gone, places) in [(1, [2, 1]), (2, [1, 2])] {
        let mut play = toy(2);
        play.leave(Seat(gone));
        assert_eq!(play.outcome(), Some(&placed(&places, None)));
        assert!(play.to_act().is_empty());
    }
}

#[test]
fn who_comes_back_is_shown_everything_since_the_own_turn() {
    let mut play = toy(3);
    let earlier = |play: &Play<Toy>, viewer| {
        let since = play.shown_since(viewer).earlier;
        since.iter().map(|(by, _)| by.0).collect::<Vec<u8>>()
    };
    for (seat, turn) in [(1, Turn::On), (2, Turn::Back), (3, Turn::On)] {
        play.play(Seat(seat), &turn);
    }
    // Seat 3 has just played, which is the last turn; seat 1 is to act.
    assert_eq!(earlier(&play, Some(Seat(1))), [2]);
    assert_eq!(earlier(&play, None), [2], "as the only seat to act");
    assert!(earlier(&play, Some(Seat(2))).is_empty());
    assert!(earlier(&play, Some(Seat(3))).is_empty());
    assert!(play.shown(Some(Seat(1))).earlier.is_empty());
    play.play(Seat(1), &Turn::Score);
    assert!(earlier(&play, Some(Seat(2))).is_empty(), "the game is over");
}

#[test]
fn who_never_played_is_shown_no_more_than_the_last_turns() {
    let mut play = toy(2);
    for _ in 0..2 * REMEMBERED {
        play.remember(Seat(1), Turn::On);
    }
    assert_eq!(play.since(Some(Seat(2))).len(), REMEMBERED);
}

#[test]
fn a_retired_seat_never_acts_again_and_the_later_one_left_the_better_it_places() {
    let mut play = toy(4);
    play.leave(Seat(3));
    assert_eq!(play.outcome(), None);
    assert_eq!(play.staying(), Seats::all(4).without(Seat(3)));
    play.leave(Seat(1));
    assert_eq!(play.to_act(), Seats::from(Seat(2)));
    play.leave(Seat(4));
    assert_eq!(
        play.outcome(),
        Some(&placed(&[3, 1, 4, 2], None)),
        "one seat is left"
    );
}

#[test]
fn a_retired_seat_is_behind_every_seat_that_stays_and_has_no_score() {
    let mut play = toy(3);
    play.leave(Seat(3));
    play.play(Seat(1), &Turn::Score);
    let scores = [Some(10), Some(20), None];
    assert_eq!(play.outcome(), Some(&placed(&[2, 1, 3], Some(&scores))));
}

#[test]
fn leaving_twice_or_after_the_end_changes_nothing() {
    let mut play = toy(3);
    play.leave(Seat(2));
    play.leave(Seat(2));
    assert_eq!(play.staying().count(), 2);
    play.leave(Seat(1));
    let outcome = play.outcome().cloned();
    play.leave(Seat(3));
    assert_eq!(play.outcome().cloned(), outcome);
}

#[test]
fn the_third_occurrence_of_an_arrangement_draws() {
    let round = [Turn::On, Turn::Back];
    assert_eq!(
        after(2, &round).outcome(),
        None,
        "the start was the first occurrence"
    );
    let twice = [round, round].concat();
    assert_eq!(after(2, &twice).outcome(), Some(&Outcome::draw(2)));
}

#[test]
fn the_same_arrangement_with_another_seat_to_act_is_another() {
    // With three seats it takes six turns until the same seat acts at the same place.
    let round = [Turn::On, Turn::Back];
    assert_eq!(after(3, &[round; 5].concat()).outcome(), None);
    assert!(after(3, &[round; 6].concat()).outcome().is_some());
}

#[test]
fn leaving_is_no_occurrence() {
    let mut play = toy(4);
    for gone in [4, 3] {
        play.leave(Seat(gone));
    }
    assert_eq!(play.outcome(), None);
}

#[test]
fn a_turn_that_wins_wins_even_if_it_would_repeat() {
    let mut play = after(2, &[Turn::Back]);
    let winning = play.game().at - 1;
    let key = (winning + 2) as u64 * 8 + 1;
    play.history.repetition_keys.extend([key, key]);
    play.play(Seat(2), &Turn::Back);
    assert!(play.history.is_third_occurrence());
    assert_eq!(play.outcome().unwrap().winners(), Seats::from(Seat(2)));
}

#[test]
fn a_stuck_seat_loses_even_if_the_position_repeats() {
    let mut play = after(2, &[Turn::On]);
    let key = (2 + 2) * 8 + 1;
    play.history.repetition_keys.extend([key, key]);
    play.play(Seat(2), &Turn::On);
    assert!(play.history.is_third_occurrence());
    assert_eq!(play.outcome(), Some(&placed(&[2, 1], None)));
}

#[test]
fn a_draw_is_agreed_by_those_who_play_and_whoever_left_stays_behind() {
    let mut play = toy(3);
    play.leave(Seat(1));
    play.agree_to_draw();
    let places = vec![3, 1, 1];
    assert_eq!(play.outcome(), Some(&Outcome::Drawn { places }));
    assert_eq!(play.shown(None).winners(), Some(Seats::NONE), "nobody won");
    let printed = serde_json::to_value(play.outcome()).unwrap();
    assert_eq!(
        printed,
        serde_json::json!({"places": [3, 1, 1], "scores": null})
    );
}

#[test]
fn once_it_is_over_by_whatever_rule_more_is_shown() {
    let mut play = toy(2);
    assert_eq!(play.view(None), *play.game());
    play.leave(Seat(1));
    assert_eq!(play.view(None).staying, Seats::NONE);
}

#[test]
fn a_play_keeps_what_was_done_last_also_when_somebody_leaves() {
    let mut play = toy(3);
    assert_eq!(play.last(), None);
    play.play(Seat(1), &Turn::On);
    play.leave(Seat(1));
    assert_eq!(play.last(), Some(&(Seat(1), Turn::On)));
    assert_eq!(play.shown(None).last, Some((Seat(1), Turn::On)));
}

#[test]
fn a_preview_is_the_play_played_on_and_leaves_it_as_it_is() {
    let play = after(2, &[Turn::On]);
    let stuck = play.preview(Seat(2), &Turn::On);
    assert_eq!(
        stuck.outcome,
        Some(placed(&[2, 1], None)),
        "cell 2 has no turn"
    );
    assert_eq!(stuck.stage, Stage::Preview);
    assert_eq!(play.outcome(), None);
}

#[test]
fn a_preview_shows_that_a_repetition_draws() {
    let mut play = after(2, &[Turn::On, Turn::Back, Turn::On]);
    let drawn = play.preview(Seat(2), &Turn::Back);
    play.play(Seat(2), &Turn::Back);
    assert_eq!(drawn.outcome.as_ref(), play.outcome());
    assert_eq!(drawn.winners(), Some(Seats::NONE));
}

#[test]
fn a_finished_game_has_no_turns() {
    let play = after(2, &[Turn::Score]);
    assert!(play.turns(Seat(1)).is_empty() && play.turns(Seat(2)).is_empty());
    assert_eq!(perft(&play, 0), 1);
    assert_eq!(perft(&play, 1), 0);
}

#[test]
fn perft_counts_sequences_of_exactly_so_many_turns() {
    let play = toy(2);
    // After On and Back two of three turns go on, after Score none.
    assert_eq!([0, 1, 2].map(|depth| perft(&play, depth)), [1, 3, 6]);
}

#[test]
fn what_is_imagined_knows_who_left() {
    let mut play = toy(3);
    play.leave(Seat(2));
    let guess = Play::<Toy>::imagine(&play.view(None), play.history(), &mut Rng::seed_from_u64(1));
    assert_eq!(guess.staying(), play.staying());
}

#[test]
fn the_rule_that_ended_a_game_is_known() {
    let mut left = toy(2);
    assert_eq!(left.ending(), None);
    left.leave(Seat(1));
    assert_eq!(left.ending(), Some(Ending::Left));
    let mut agreed = toy(2);
    agreed.agree_to_draw();
    assert_eq!(agreed.ending(), Some(Ending::Agreed));
    let circle = [Turn::On, Turn::Back, Turn::On, Turn::Back];
    assert_eq!(after(2, &circle).ending(), Some(Ending::Repeated));
    let stuck = after(2, &[Turn::On, Turn::On]);
    assert_eq!(stuck.ending(), Some(Ending::Stuck));
    let won = after(3, &[Turn::Back, Turn::Back]);
    assert_eq!(won.ending(), Some(Ending::Rules));
}
