use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::ai::value::Verdict;
use crate::ai::{self, SearchOptions};
use crate::contract::table;
use crate::game::{Beliefs, Game, Outcome, Strength};
use crate::games::chasm::Chasm;
use crate::games::jinrai::Jinrai;
use crate::games::kintei::Kintei;
use crate::games::mindoku::Mindoku;

const GAMES: u64 = 40;
const EFFORT: MctsOptions = MctsOptions {
    count: 60,
    horizon: 200,
    attention: 1.0,
};

/// The turn of a seat that is to act.
fn chosen<G: Heuristics>(play: &Play<G>, seat: Seat, rng: &mut Rng) -> G::Turn {
    let view = play.view(Some(seat));
    let thought = choose::<G>(&view, play.history(), seat, EFFORT, rng);
    thought.unwrap().turn
}

/// The number of wins in 40 games against random play; the computer sits first in half of them.
fn won<G: Heuristics>(options: &[(&str, &str)]) -> usize {
    let table = table::<G>(2, options);
    let wins = |&game: &u64| {
        let mut rng = Rng::seed_from_u64(game);
        let deal = G::deal(&table, &mut rng);
        let mut play = Play::<G>::new(&table, deal).unwrap();
        let computer = Seat(1 + (game % 2) as u8);
        while let Some(seat) = play.to_act().first() {
            let turn = if seat == computer {
                chosen(&play, seat, &mut rng)
            } else {
                play.turns(seat).choose(&mut rng).unwrap().clone()
            };
            assert!(play.turns(seat).contains(&turn), "{turn} is legal");
            play.play(seat, &turn);
        }
        play.outcome().map(Outcome::winners) == Some(computer.into())
    };
    (0..GAMES).filter(wins).count()
}

#[test]
fn the_computer_beats_random_play_at_kintei() {
    for slide in ["any", "full"] {
        let won = won::<Kintei>(&[("slide", slide)]);
        assert!(won >= 30, "it won only {won} of {GAMES}");
    }
}

#[test]
fn the_computer_beats_random_play_at_mindoku() {
    for referee in ["players", "bot"] {
        let won = won::<Mindoku>(&[("referee", referee)]);
        assert!(won >= 30, "it won only {won} of {GAMES}");
    }
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let table = table::<Mindoku>(3, &[("board", "6x")]);
    let deal = Mindoku::deal(&table, &mut Rng::seed_from_u64(1));
    let play = Play::<Mindoku>::new(&table, deal).unwrap();
    let think = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        choose::<Mindoku>(
            &play.view(Some(Seat(1))),
            play.history(),
            Seat(1),
            EFFORT,
            &mut rng,
        )
        .map(|thought| thought.turn)
    };
    assert_eq!(think(7), think(7));
    let some: std::collections::HashSet<_> = (0..20).map(think).collect();
    assert!(some.len() > 1, "chance has a say");
}

#[test]
fn the_computer_makes_no_duplicate_while_it_can_help_it() {
    let table = table::<Mindoku>(2, &[]);
    for seed in 0..10 {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = Mindoku::deal(&table, &mut rng);
        let mut play = Play::<Mindoku>::new(&table, deal).unwrap();
        while let Some(seat) = play.to_act().first() {
            let turn = chosen(&play, seat, &mut rng);
            play.play(seat, &turn);
            let others = play.staying().without(seat);
            for other in others.iter() {
                for claim in play.claims(other) {
                    assert!(
                        !play.clone().claim(other, &claim),
                        "{turn} made a duplicate"
                    );
                }
            }
        }
    }
}

/// A player at a table for three that notices nothing.
#[test]
fn who_overlooks_every_place_moves_a_token_and_makes_no_duplicate() {
    let table = table::<Mindoku>(3, &[("referee", "bot")]);
    let mut rng = Rng::seed_from_u64(1);
    let deal = Mindoku::deal(&table, &mut rng);
    let mut play = Play::<Mindoku>::new(&table, deal).unwrap();
    let moves = |play: &Play<Mindoku>, rng: &mut Rng| {
        let blind = Attention::new(0.0, rng);
        let seat = play.to_act().first().unwrap();
        let noticed = play.game().noticed_turns(seat, blind, rng);
        assert!(noticed.iter().all(|turn| play.turns(seat).contains(turn)));
        noticed
            .iter()
            .all(|turn| turn.to_string().starts_with("move"))
    };
    for _ in 0..3 {
        let seat = play.to_act().first().unwrap();
        let turn = chosen(&play, seat, &mut rng);
        assert!(turn.to_string().starts_with("place"), "{turn}");
        play.play(seat, &turn);
        assert!(moves(&play, &mut rng));
    }
}

#[test]
fn a_win_at_once_is_overlooked_by_nobody() {
    let blind = MctsOptions {
        attention: 0.0,
        ..EFFORT
    };
    let table = table::<Mindoku>(3, &[]);
    let mut won = 0;
    for seed in 0..5 {
        let mut rng = Rng::seed_from_u64(seed);
        let deal = Mindoku::deal(&table, &mut rng);
        let mut play = Play::<Mindoku>::new(&table, deal).unwrap();
        while let Some(seat) = play.to_act().first() {
            let wins = |turn: &<Mindoku as Game>::Turn| {
                let mut after = play.clone();
                after.play(seat, turn);
                after.outcome().is_some_and(|end| end.is_won_by(seat))
            };
            let turns = play.turns(seat);
            if turns.iter().any(wins) {
                let view = play.view(Some(seat));
                let seen = choose::<Mindoku>(&view, play.history(), seat, blind, &mut rng);
                assert!(wins(&seen.unwrap().turn));
                won += 1;
            }
            let turn = chosen(&play, seat, &mut rng);
            play.play(seat, &turn);
        }
    }
    assert!(won > 0, "there were wins to see");
}

#[test]
fn the_largest_table_is_thought_about_in_bounded_steps() {
    let table = table::<Mindoku>(6, &[("board", "9x")]);
    let mut rng = Rng::seed_from_u64(1);
    let deal = Mindoku::deal(&table, &mut rng);
    let play = Play::<Mindoku>::new(&table, deal).unwrap();
    let view = play.view(Some(Seat(1)));
    let turn = choose::<Mindoku>(&view, play.history(), Seat(1), EFFORT, &mut rng);
    assert!(turn.is_some());
}

#[test]
fn who_is_not_to_act_has_no_turn() {
    let table = table::<Kintei>(2, &[]);
    let play = Play::<Kintei>::new(&table, ()).unwrap();
    let turn = choose::<Kintei>(
        &play.view(Some(Seat(2))),
        play.history(),
        Seat(2),
        EFFORT,
        &mut Rng::seed_from_u64(1),
    );
    assert_eq!(turn, None);
}

/// The position of Jinrai after these turns, before which seat 2 has hidden its lightning in the
/// cloud that begins on `hidden`.
fn guessing(hidden: &str) -> Play<Jinrai> {
    let table = table::<Jinrai>(2, &[]);
    let mut play = Play::<Jinrai>::new(&table, ()).unwrap();
    let lightning = format!("2 lightning {hidden}");
    let lines = [
        "1 lightning e1",
        &lightning,
        "1 b1 c2",
        "2 d5 d4",
        "1 c2 d3",
        "2 d4 e3",
        "1 d3 d4",
        "2 a5 b4",
        "1 d1 d2",
        "2 b4 a3",
        "1 a1 b2",
        "2 a3 a2",
        "1 b2 b3",
        "2 a2 b1",
        "1 b3 c4",
        "2 b5 a4",
        "1 c4 b5",
        "2 a4 b3",
        "1 d2 d3",
        "2 b3 a2",
        "1 d3 e4",
        "2 a2 a1",
    ];
    for line in lines {
        let (seat, text) = line.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        let turn = play.game().read(seat, text).unwrap();
        play.play(seat, &turn);
    }
    play
}

#[test]
fn a_guess_is_worth_what_it_wins_on_average_and_is_no_proof() {
    for (strength, seeds) in [(Strength::Easy, 60), (Strength::Medium, 2)] {
        for seed in 0..seeds {
            let answers = ["e5", "d5"].map(|hidden| {
                let play = guessing(hidden);
                let options = SearchOptions {
                    strength,
                    ..SearchOptions::default()
                };
                let view = play.view(Some(Seat(1)));
                let mut rng = Rng::seed_from_u64(seed);
                ai::think::<Jinrai>(&view, play.history(), Seat(1), options, &mut rng).unwrap()
            });
            assert_eq!(answers[0], answers[1], "what is hidden changes nothing");
            let [answer, _] = answers;
            assert_eq!((answer.verdict, answer.value), (None, None), "{answer:?}");
            assert!(answer.estimate < 1.0, "{answer:?}");
        }
    }
}

#[test]
fn few_worlds_are_all_looked_at() {
    let play = guessing("d5");
    let view = play.view(Some(Seat(1)));
    let worlds = Jinrai::worlds(&view).unwrap();
    assert!((2..=4).contains(&worlds.len()), "{}", worlds.len());
    for world in &worlds {
        assert_eq!(world.view(Some(Seat(1))), view);
    }
    for seed in 0..50 {
        let imagined = Jinrai::imagine(&view, &mut Rng::seed_from_u64(seed));
        assert!(worlds.contains(&imagined));
    }
    assert!(
        Jinrai::worlds(&play.view(None)).is_none(),
        "two are unknown to the public"
    );
}

#[test]
fn a_world_is_imagined_as_often_as_it_is_likely() {
    let play = guessing("d5");
    let view = play.view(Some(Seat(1)));
    let all = Jinrai::worlds(&view).unwrap();
    let weights = Jinrai::weights(&view, &all);
    assert!(weights.iter().all(|&weight| weight > 0.0), "{weights:?}");
    let sum: f32 = weights.iter().sum();
    let mut worlds = Worlds::<Jinrai>::of(&view, play.history());
    let mut rng = Rng::seed_from_u64(1);
    for (world, weight) in all.iter().zip(&weights) {
        let imagined = (0..10_000).filter(|&i| worlds.imagine(i, &mut rng) == world);
        let share = imagined.count() as f32 / 10_000.0;
        assert!((share - weight / sum).abs() < 0.01, "{share}: {weights:?}");
    }
}

/// Random positions of Chasm's second phase for three and four seats.
fn positions_of_chasm() -> impl Iterator<Item = Play<Chasm>> {
    (0..80).map(|seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let table = table::<Chasm>(3 + (seed % 2) as u8, &[]);
        let mut play = Play::<Chasm>::new(&table, ()).unwrap();
        for _ in 0..24 + seed % 7 {
            let mut next = play.clone();
            let seat = next.to_act().first().unwrap();
            let turn = *next.turns(seat).choose(&mut rng).unwrap();
            next.play(seat, &turn);
            if next.outcome().is_none() {
                play = next;
            }
        }
        play
    })
}

/// Whether another seat wins by a turn, or the next one at once after it.
fn gives_a_win(play: &Play<Chasm>, seat: Seat, turn: <Chasm as Game>::Turn) -> bool {
    let mut after = play.clone();
    after.play(seat, &turn);
    let Some(next) = after.to_act().first() else {
        return after.outcome().is_some_and(|end| end.payoff(seat) < 1.0);
    };
    after.turns(next).iter().any(|answer| {
        let mut end = after.clone();
        end.play(next, answer);
        end.outcome().is_some_and(|end| end.is_won_by(next))
    })
}

#[test]
fn nobody_gives_the_next_seat_a_win_while_another_turn_does_not() {
    let mut avoided = 0;
    let effort = MctsOptions {
        count: 1_500,
        ..EFFORT
    };
    for play in positions_of_chasm() {
        let seat = play.to_act().first().unwrap();
        let gives = |turn: &_| gives_a_win(&play, seat, *turn);
        let turns = play.turns(seat);
        let losing = turns.iter().filter(|turn| gives(turn)).count();
        if losing == turns.len() || losing == 0 {
            continue;
        }
        let view = play.view(Some(seat));
        let mut rng = Rng::seed_from_u64(1);
        let answer = choose::<Chasm>(&view, play.history(), seat, effort, &mut rng).unwrap();
        assert!(!gives(&answer.turn), "{answer:?}");
        avoided += 1;
    }
    assert!(avoided > 5, "{avoided}");
}

#[test]
fn a_win_that_is_proved_in_the_tree_is_won_against_any_turns() {
    let effort = MctsOptions {
        count: 3_000,
        ..EFFORT
    };
    let mut proved = 0;
    for (seed, mut play) in (0..).zip(positions_of_chasm()) {
        let winner = play.to_act().first().unwrap();
        let mut rng = Rng::seed_from_u64(seed);
        let mut is_proved = false;
        while let Some(seat) = play.to_act().first() {
            let turn = if seat == winner {
                let view = play.view(Some(seat));
                let answer = choose::<Chasm>(&view, play.history(), seat, effort, &mut rng);
                let answer = answer.unwrap();
                let wins = answer.verdict == Some(Verdict::Win);
                assert!(wins || !is_proved, "the proof is found again");
                if !wins {
                    break;
                }
                is_proved = true;
                answer.turn
            } else {
                *play.turns(seat).choose(&mut rng).unwrap()
            };
            play.play(seat, &turn);
        }
        if is_proved {
            let won = play.outcome().map(|end| end.payoff(winner));
            assert_eq!(won, Some(1.0), "{play:?}");
            proved += 1;
        }
    }
    assert!(proved > 2, "{proved}");
}
