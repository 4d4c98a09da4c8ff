//! The strengths against each other, in games that take moments. `cargo bench --bench strength`
//! measures all of them.

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::value::Verdict;
use super::*;
use crate::contract::table;
use crate::games::basileus::Basileus;
use crate::games::chasm::Chasm;
use crate::games::fullend::Fullend;
use crate::games::jinrai::Jinrai;
use crate::games::kintei::Kintei;
use crate::games::kudosu::Kudosu;
use crate::games::kumo::Kumo;
use crate::games::mindoku::Mindoku;
use crate::games::mix3::Mix3;
use crate::games::prosterno::Prosterno;
use crate::games::trix::Trix;

/// Games of each pair.
const GAMES: u8 = 16;

/// Nobody: turns by chance.
const CHANCE: Option<Strength> = None;

/// The points of one player in `games` games against another, in alternating seats: a win is one
/// point.
fn points<G: Heuristics>(
    seats: u8,
    games: u8,
    one: Option<Strength>,
    other: Option<Strength>,
) -> f32 {
    let table = table::<G>(seats, &[]);
    let points = (0..games).map(|game| {
        let mut rng = Rng::seed_from_u64(game.into());
        let own = Seat(1 + game % seats);
        let mut play = Play::<G>::new(&table, G::deal(&table, &mut rng)).unwrap();
        while let Some(seat) = play.to_act().first() {
            let turn = match if seat == own { one } else { other } {
                Some(strength) => {
                    let mind = SearchOptions {
                        strength,
                        ..SearchOptions::default()
                    };
                    let view = play.view(Some(seat));
                    let thought = think::<G>(&view, play.history(), seat, mind, &mut rng);
                    thought.unwrap().turn
                }
                None => play.turns(seat).choose(&mut rng).unwrap().clone(),
            };
            play.play(seat, &turn);
            // A seat that sees a certain claim makes it.
            for seat in play.staying().iter() {
                let claims = play.claims(seat);
                let _ = claims.iter().any(|claim| play.claim(seat, claim));
            }
        }
        play.outcome().unwrap().payoff(own)
    });
    points.sum()
}

/// The points of easy against chance, and of medium against easy.
fn ladder<G: Heuristics>(seats: u8, games: u8) -> [f32; 2] {
    let (easy, medium) = (Some(Strength::Easy), Some(Strength::Medium));
    [
        points::<G>(seats, games, easy, CHANCE),
        points::<G>(seats, games, medium, easy),
    ]
}

macro_rules! a_beginner_beats_chance_and_is_beaten {
    ($($name:ident: $game:ty, $seats:literal seats;)*) => {$(
        #[test]
        fn $name() {
            let [easy, medium] = ladder::<$game>($seats, GAMES);
            assert!(easy >= 13.5, "easy has {easy} of {GAMES} points against chance");
            assert!(medium >= 9.5, "medium has {medium} of {GAMES} points against easy");
        }
    )*};
}

a_beginner_beats_chance_and_is_beaten! {
    at_trix: Trix, 2 seats;
    at_kumo: Kumo, 2 seats;
    at_prosterno: Prosterno, 2 seats;
    at_basileus: Basileus, 2 seats;
    at_jinrai: Jinrai, 2 seats;
    at_chasm_for_two: Chasm, 2 seats;
    at_chasm_for_three: Chasm, 3 seats;
    at_kudosu: Kudosu, 2 seats;
    at_mix3: Mix3, 2 seats;
    at_fullend: Fullend, 2 seats;
    at_mindoku_for_four: Mindoku, 4 seats;
}

/// A player that is ahead does not let the game be drawn by repetition.
#[test]
fn looking_further_wins_at_basileus() {
    let (strong, easy) = (
        Limit {
            nodes: 40_000,
            ..effort::STRONG
        },
        Strength::Easy,
    );
    let mut won = 0;
    for game in 0..4 {
        let mut rng = Rng::seed_from_u64(game);
        let mut play = Play::<Basileus>::new(&table::<Basileus>(2, &[]), ()).unwrap();
        let own = Seat(1 + (game % 2) as u8);
        while let Some(seat) = play.to_act().first() {
            let turn = if seat == own {
                alpha_beta(&play, strong).turn
            } else {
                let mind = SearchOptions {
                    strength: easy,
                    ..SearchOptions::default()
                };
                let view = play.view(Some(seat));
                think::<Basileus>(&view, play.history(), seat, mind, &mut rng)
                    .unwrap()
                    .turn
            };
            play.play(seat, &turn);
        }
        won += u8::from(play.outcome().unwrap().is_won_by(own));
    }
    assert_eq!(won, 4);
}

/// Neutron is won by who begins; how soon, a proof does not say.
#[test]
fn a_proof_is_told_even_where_its_length_is_not_known() {
    let play = Play::<Kintei>::new(&table::<Kintei>(2, &[("slide", "full")]), ()).unwrap();
    let thought = proof_or_alpha_beta(&play, SearchOptions::default());
    assert_eq!(thought.verdict, Some(Verdict::Win));
    let mut after = play.clone();
    after.play(Seat(1), &thought.turn);
    let answer = proof_or_alpha_beta(&after, SearchOptions::default());
    assert_eq!(answer.verdict, Some(Verdict::Loss));
}
