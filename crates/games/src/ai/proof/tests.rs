use super::*;
use crate::contract::table;
use crate::game::Game;
use crate::games::kintei::Kintei;
use crate::games::kudosu::Kudosu;
use crate::play::Play;

fn play<G: Game>(options: &[(&str, &str)]) -> Play<G> {
    let table = table::<G>(2, options);
    let deal = G::deal(&table, &mut rand::SeedableRng::seed_from_u64(1));
    Play::new(&table, deal).unwrap()
}

#[test]
fn kintei_is_won_by_the_first_seat() {
    let play = play::<Kintei>(&[("slide", "full")]);
    let found = prove(&play, Seat(1), 60_000);
    assert_eq!(found.proof, Proof::Won, "{} looked into", found.nodes);
    let turn = found.turn.unwrap();
    let mut after = play.clone();
    after.play(Seat(1), &turn);
    let found = prove(&after, Seat(1), 60_000);
    assert_eq!(found.proof, Proof::Won, "also after {turn}");
    assert_eq!(prove(&after, Seat(2), 60_000).proof, Proof::NotWon);
}

#[test]
fn what_takes_too_long_is_not_known() {
    let play = play::<Kudosu>(&[]);
    let found = prove(&play, Seat(1), 50);
    assert_eq!(found.proof, Proof::Unknown);
    assert_eq!(found.turn, None);
}
