//! Turns and claims of every game, and what chance is said to have dealt.

use proptest::prelude::*;
use proptest::sample::Index;
use rand::SeedableRng;
use tavolino_games::board::{Board, GameEntry, Refusal};
use tavolino_games::game::{Lang, Rng, Seat, Seats, Table};

use super::cases::cases;
use super::mistakes::{flawed, flaws, slipped, slips};

/// A table of a game.
fn table(entry: &GameEntry, at: Index) -> Table {
    let tables: Vec<Table> = (entry.info.variants().iter())
        .flat_map(|options| entry.info.extremes(options))
        .collect();
    tables[at.index(tables.len())].clone()
}

/// A turn or claim of a seat in its notation, or similar words where the seat has none.
fn one(board: &dyn Board, seat: Seat, at: Index) -> String {
    let mut all = board.offered(seat, "").turns;
    all.extend(board.claims(seat));
    if all.is_empty() {
        return "place 1 a1".to_owned();
    }
    all[at.index(all.len())].clone()
}

/// Plays on, as long as it goes.
fn play(board: &mut dyn Board, line: &[Index]) {
    for at in line {
        let acting: Vec<Seat> = board.to_act().iter().collect();
        let Some(seat) = acting.get(at.index(acting.len().max(1))).copied() else {
            return;
        };
        let all = board.offered(seat, "").turns;
        if all.is_empty() {
            return;
        }
        board.play(seat, &all[at.index(all.len())]).unwrap();
    }
}

/// Types it everywhere where something is typed.
fn typed(board: &dyn Board, seat: Seat, text: &str) -> Result<(), TestCaseError> {
    let lang = Lang::english();
    if let Some(why) = board.why(seat, text, &lang) {
        prop_assert!((10..400).contains(&why.chars().count()), "{}", why);
    }
    let chosen = board.choose(seat, text);
    board.offered(seat, text);
    let nudges = board.nudges(seat, text);
    let steps = board.steps(seat, text, 25);
    prop_assert!(steps.len() <= 25);
    // A menu shows what is the beginning of something; else it begins anew.
    if !steps.is_empty() || !nudges.is_empty() {
        let menu = board.menu(seat, text, &steps, 500, &lang);
        prop_assert!(!menu.prompt.is_empty() && menu.labels.len() == steps.len());
    }
    let mut after = board.boxed();
    match after.play(seat, text) {
        Ok(_) => {
            after.describe(None, &lang);
            after.scene(Some(seat), &lang);
        }
        Err(refusal) => {
            let sentence = refusal.explained();
            prop_assert!((10..3000).contains(&sentence.len()), "{}", sentence);
            prop_assert!(refusal.to_string().len() < 60);
            if let Ok(chosen) = chosen {
                // A preview never judges a claim.
                chosen.preview(&lang);
                let meant = chosen.text();
                let is_claim = refusal == Refusal::FalseClaim;
                prop_assert!(
                    is_claim || board.boxed().play(seat, meant).is_ok(),
                    "{}",
                    meant
                );
            }
        }
    }
    Ok(())
}

/// Checks that a turn or a claim with mistakes in it is played, or refused in a sentence.
pub fn a_turn_is_read(entry: &GameEntry) {
    let strategy = (
        any::<(Index, u64, Index, Index)>(),
        prop::collection::vec(any::<Index>(), 0..8),
        slips(),
    );
    let judged = cases(24).run(&strategy, |((of, seed, seat, at), line, slips)| {
        let table = table(entry, of);
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(seed));
        let mut board = (entry.open)(&table, deal).unwrap();
        play(board.as_mut(), &line);
        let seat = Seat(1 + seat.index(usize::from(table.seats)) as u8);
        let text = slipped(&one(&*board, seat, at), &slips);
        typed(&*board, seat, &text)
    });
    judged.unwrap_or_else(|found| panic!("{}: {found}", entry.info.key));
}

/// Checks that a deal with mistakes in it is played or refused.
pub fn a_deal_is_read(entry: &GameEntry) {
    let strategy = (
        any::<(Index, u64)>(),
        prop::collection::vec(any::<Index>(), 0..6),
        flaws(),
    );
    let judged = cases(40).run(&strategy, |((of, seed), line, flaws)| {
        let table = table(entry, of);
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(seed));
        match (entry.open)(&table, flawed(deal, &flaws)) {
            Ok(mut board) => {
                play(board.as_mut(), &line);
                let lang = Lang::english();
                for seat in Seats::all(table.seats).iter() {
                    board.scene(Some(seat), &lang);
                    board.card(seat, &lang);
                }
            }
            Err(error) => prop_assert!(error.to_string().len() < 200, "{}", error),
        }
        Ok(())
    });
    judged.unwrap_or_else(|found| panic!("{}: {found}", entry.info.key));
}
