//! Random lines of play, along which the laws are checked.

use std::cell::Cell;

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use super::laws;
use super::looks::viewers;
use super::subject::TestedGame;
use super::walk::Walk;
use crate::game::{Seat, Table};

/// Random play ends within this many turns.
const LONGEST_GAME: usize = 5000;

/// Turns of random play between two checks of the laws.
const LAW_INTERVAL: usize = 16;

/// Random lines that are followed law by law, at all tables of a game together; the events of a
/// line at most; and the lines of each table at least.
const LINES: u32 = 80;
const LENGTH: usize = 60;
const AT_LEAST: u32 = 8;

/// Approximate number of turns listed at all tables of a game together: a game with many turns is
/// followed along fewer lines.
const BUDGET: usize = 4_000_000;

/// Follows random lines at one of the tables of a game; a failure shrinks to the shortest line that
/// shows it.
pub(super) fn obey(game: &TestedGame, table: &Table, tables: usize) {
    let cases = (LINES / tables as u32).max(AT_LEAST);
    for seed in 0..u64::from(cases / 2) {
        ends(game, table, seed);
    }
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let budget = Cell::new(BUDGET / tables);
    let guessed = Cell::new(false);
    let line = (any::<u64>(), vec((0..40_u8, any::<Index>()), 1..LENGTH));
    let followed = TestRunner::new_with_rng(config, rng).run(&line, |(seed, line)| {
        let mut walk = Walk::new(game, table, seed);
        for (event, index) in line {
            if !laws::obeys(&mut walk) || budget.get() == 0 {
                break;
            }
            let listed = goes_on(&mut walk, event, index);
            budget.set(budget.get().saturating_sub(listed));
        }
        guessed.set(guessed.get() | walk.guessed);
        Ok(())
    });
    match followed {
        Ok(()) => {}
        Err(TestError::Fail(law, _)) => panic!("{table:?}: {law}"),
        Err(aborted) => panic!("{table:?}: {aborted}"),
    }
    let secrets = (game.info.secrets)(&table.options);
    assert_eq!(
        guessed.get(),
        secrets,
        "{table:?}: `Info::secrets` is {secrets}, but positions by `Game::imagine` {} the view of another seat",
        if secrets { "never change" } else { "change" }
    );
}

/// Random play from all legal turns ends, and on its way, also late, the laws hold.
fn ends(game: &TestedGame, table: &Table, seed: u64) {
    let mut walk = Walk::new(game, table, seed);
    for turn in 0..LONGEST_GAME {
        let Some(seat) = walk.play.to_act().first() else {
            break;
        };
        if turn % LAW_INTERVAL == LAW_INTERVAL - 1 {
            laws::obeys(&mut walk);
            laws::evaluation::is_valued_fairly(&walk);
            laws::twin::is_the_same(&walk);
        }
        let turn = walk.play.random_turn(seat, &mut walk.rng);
        walk.plays(seat, &turn.expect("a seat in `Game::to_act` has a turn"));
    }
    let law = format!("random play ends within {LONGEST_GAME} turns");
    walk.law(walk.play.outcome().is_some(), &law);
    laws::obeys(&mut walk);
}

/// Something happens; gives the number of turns there were to choose from.
fn goes_on(walk: &mut Walk<'_>, event: u8, index: Index) -> usize {
    let acting: Vec<Seat> = walk.play.to_act().iter().collect();
    let seat = *index.get(&acting);
    let listed = match event {
        0 if walk.table.seats > 2 => leaves(walk, seat),
        1 => is_skipped(walk, seat),
        2..6 => claims(walk, index),
        _ => plays(walk, seat, index),
    };
    laws::twin::is_the_same(walk);
    listed
}

fn leaves(walk: &mut Walk<'_>, seat: Seat) -> usize {
    walk.leaves(seat);
    walk.law(
        !walk.play.to_act().contains(seat),
        "a seat that left is not in `Game::to_act`",
    );
    walk.law(
        !walk.play.staying().contains(seat),
        "a seat that left is not in `Play::staying`",
    );
    1
}

fn is_skipped(walk: &mut Walk<'_>, seat: Seat) -> usize {
    let [skipped, twin_skipped] = walk.is_skipped(seat);
    walk.law(
        twin_skipped == skipped,
        "after equal lines `Play::skip` skips alike",
    );
    1
}

fn claims(walk: &mut Walk<'_>, index: Index) -> usize {
    let staying: Vec<Seat> = walk.play.staying().iter().collect();
    let seat = *index.get(&staying);
    let claims = walk.play.claims(seat);
    if claims.is_empty() {
        return 1;
    }
    let claim = index.get(&claims);
    laws::notation::reads(walk, seat, claim);
    let before = walk.sights();
    let [holds, twin_holds] = walk.plays(seat, claim);
    walk.law(twin_holds == holds, "after equal lines a claim holds alike");
    let after = walk.sights();
    let mut both = before.iter().zip(&after);
    walk.law(
        holds || both.all(|(before, after)| before.is_equal(&**after, true)),
        "a claim that does not hold changes nothing that is shown",
    );
    1
}

fn plays(walk: &mut Walk<'_>, seat: Seat, index: Index) -> usize {
    let turns = walk.play.turns(seat);
    laws::turns::are_listed(walk, seat, &turns);
    let turn = index.get(&turns);
    laws::turns::is_searched_as_it_is_played(walk, seat, turn);
    laws::notation::reads(walk, seat, turn);
    laws::menus::is_walked_to(walk, &turns, turn);
    walk.plays(seat, turn);
    turns.len() * viewers(&*walk.play).count()
}
