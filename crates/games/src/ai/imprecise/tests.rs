use rand::SeedableRng;

use super::*;
use crate::ai::{SearchOptions, Strength, think};
use crate::contract::table;
use crate::games::basileus::Basileus;
use crate::games::chasm::Chasm;
use crate::games::kintei::Kintei;
use crate::games::kudosu::Kudosu;
use crate::games::kumo::Kumo;
use crate::games::mix3::Mix3;
use crate::games::nubulus::Nubulus;
use crate::games::prosterno::Prosterno;
use crate::games::quadrangle::Quadrangle;
use crate::games::taifuu::Taifuu;
use crate::games::trix::Trix;

const EASY: SearchOptions<'_> = SearchOptions {
    strength: Strength::Easy,
    table: None,
    proofs: None,
    effort_permille: None,
};

/// Random games whose positions are asked for.
const GAMES: u64 = 12;
/// Turns of a random game.
const LONGEST: usize = 80;

fn easy<G: Heuristics>(play: &Play<G>, seat: Seat, rng: &mut Rng) -> G::Turn {
    let thought = think::<G>(&play.view(Some(seat)), play.history(), seat, EASY, rng);
    thought.unwrap().turn
}

fn wins<G: Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> bool {
    let mut moved = play.clone();
    moved.play(seat, turn);
    moved.outcome().is_some_and(|end| end.is_won_by(seat))
}

/// The numbers of positions with a win at once, and with a loss at once that some turns stop and
/// others do not.
fn sees_wins_and_losses_at_once<G: Heuristics>() -> [usize; 2] {
    let (mut won, mut stopped) = (0, 0);
    for game in 0..GAMES {
        let rng = &mut Rng::seed_from_u64(game);
        let mut play =
            Play::<G>::new(&table::<G>(2, &[]), G::deal(&table::<G>(2, &[]), rng)).unwrap();
        for _ in 0..LONGEST {
            let Some(seat) = play.to_act().first() else {
                break;
            };
            let turns = play.turns(seat);
            let is_safe = |turn: &&G::Turn| !lets_win(play.game(), turn);
            if turns.iter().any(|turn| wins(&play, seat, turn)) {
                won += 1;
                let turn = easy(&play, seat, rng);
                assert!(wins(&play, seat, &turn), "seed {game}: {turn} wins nothing");
            } else if turns.iter().any(|turn| lets_win(play.game(), turn))
                && turns.iter().any(|turn| is_safe(&turn))
            {
                stopped += 1;
                let turn = easy(&play, seat, rng);
                assert!(is_safe(&&turn), "seed {game}: {turn} stops nothing");
            }
            let turn = turns.choose(rng).unwrap();
            play.play(seat, turn);
        }
    }
    [won, stopped]
}

macro_rules! easy_takes_a_win_and_stops_a_loss_in_one {
    ($($name:ident: $game:ty;)*) => {$(
        #[test]
        fn $name() {
            let [won, stopped] = sees_wins_and_losses_at_once::<$game>();
            assert!(won + stopped > 10, "{won} wins and {stopped} losses are no test");
        }
    )*};
}

easy_takes_a_win_and_stops_a_loss_in_one! {
    at_kintei: Kintei;
    at_quadrangle: Quadrangle;
    at_chasm: Chasm;
    at_prosterno: Prosterno;
    at_kumo: Kumo;
    at_trix: Trix;
    at_taifuu: Taifuu;
    at_mix3: Mix3;
    at_nubulus: Nubulus;
    at_kudosu: Kudosu;
    at_basileus: Basileus;
}

/// Plays the easy computer against chance, and returns the numbers of pieces it lost by its own
/// choice.
fn loses_no_two_pieces_running<G: Heuristics>() -> usize {
    let mut lost = 0;
    for game in 0..GAMES {
        let rng = &mut Rng::seed_from_u64(game);
        let mut play =
            Play::<G>::new(&table::<G>(2, &[]), G::deal(&table::<G>(2, &[]), rng)).unwrap();
        let own = Seat(1 + (game % 2) as u8);
        let mut was_careless = false;
        for _ in 0..LONGEST {
            let Some(seat) = play.to_act().first() else {
                break;
            };
            if seat != own {
                let turn = play.turns(seat).choose(rng).unwrap().clone();
                play.play(seat, &turn);
                continue;
            }
            let thought = think::<G>(&play.view(Some(own)), play.history(), own, EASY, rng);
            let thought = thought.unwrap();
            let is_bad =
                |turn: &G::Turn| loses_piece(play.game(), turn) || lets_win(play.game(), turn);
            let is_careless = thought.verdict.is_none()
                && is_bad(&thought.turn)
                && !play.turns(own).iter().all(is_bad);
            assert!(
                !(was_careless && is_careless),
                "seed {game}: {}",
                thought.turn
            );
            lost += usize::from(is_careless);
            was_careless = is_careless;
            play.play(own, &thought.turn);
        }
    }
    lost
}

#[test]
fn easy_loses_no_man_by_two_consecutive_turns() {
    let lost = [
        loses_no_two_pieces_running::<Nubulus>(),
        loses_no_two_pieces_running::<Prosterno>(),
        loses_no_two_pieces_running::<Basileus>(),
    ];
    assert!(
        lost.iter().all(|&lost| lost > 0),
        "{lost:?}: without a fault there is no rule to test"
    );
}
