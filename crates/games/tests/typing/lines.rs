//! Records as `trace`, `think` and `analyse` read them, with mistakes in them.

use proptest::prelude::*;
use proptest::sample::Index;
use rand::SeedableRng;
use serde_json::Value;
use tavolino_games::ai::Strength;
use tavolino_games::cli::{self, Analyse, Setting, Think, Trace};
use tavolino_games::game::Rng;

use super::cases::cases;
use super::mistakes::{Slip, slipped, slips};

const SEED: u64 = 3;

fn setting(game: &str, setup: Option<String>) -> Setting {
    Setting {
        game: game.to_owned(),
        seats: None,
        options: Vec::new(),
        setup,
    }
}

/// A few turns of a game, a line each.
fn record(entry: &tavolino_games::board::GameEntry, deal: &Value, line: &[Index]) -> String {
    let table = entry.info.table(&[].into(), None).unwrap();
    let mut board = (entry.open)(&table, deal.clone()).unwrap();
    let mut lines = Vec::new();
    for at in line {
        let Some(seat) = board.to_act().first() else {
            break;
        };
        let all = board.offered(seat, "").turns;
        let turn = &all[at.index(all.len())];
        board.play(seat, turn).unwrap();
        lines.push(format!("{seat} {turn}"));
    }
    lines.join("\n") + "\n"
}

/// Runs all three; every line of the answers is JSON, and a mistake says what it is.
fn read(game: &str, setup: Option<String>, input: &str) -> Result<(), TestCaseError> {
    let (setting, rng) = (setting(game, setup), &mut Rng::seed_from_u64(SEED));
    let trace = Trace {
        setting: setting.clone(),
        list: false,
    };
    let think = Think {
        setting: setting.clone(),
        strength: Strength::Easy,
        seat: None,
        seed: 1,
        solved: "../../target/nothing-solved".into(),
    };
    let analyse = Analyse {
        setting,
        seed: 1,
        solved: "../../target/nothing-solved".into(),
    };
    let mut out = Vec::new();
    let mut done = vec![
        cli::trace(&trace, rng, input.as_bytes(), &mut out),
        cli::think(&think, rng, input.as_bytes(), &mut out),
    ];
    // What is a turn is analysed for seconds.
    let output = String::from_utf8_lossy(&out).into_owned();
    if !output.contains(r#""ply":1"#) {
        done.push(cli::analyse(&analyse, rng, input.as_bytes(), &mut out));
    }
    for error in done.into_iter().filter_map(Result::err) {
        prop_assert!((10..400).contains(&error.to_string().len()), "{}", error);
    }
    for line in String::from_utf8(out).unwrap().lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        if let Some(error) = record.get("error") {
            prop_assert!(
                error.as_str().is_some_and(|error| error.len() > 10),
                "{}",
                line
            );
        }
    }
    Ok(())
}

/// Checks that a record with mistakes in it is followed as far as it goes.
pub fn a_record_is_followed(entry: &tavolino_games::board::GameEntry) {
    let table = entry.info.table(&[].into(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(SEED));
    let line = prop::collection::vec(any::<Index>(), 0..4);
    let judged = cases(10).run(
        &(line, slips()),
        |(line, slips): (Vec<Index>, Vec<Slip>)| {
            let input = slipped(&record(entry, &deal, &line), &slips);
            read(
                entry.info.key,
                entry.info.chance.then(|| deal.to_string()),
                &input,
            )
        },
    );
    judged.unwrap_or_else(|found| panic!("{}: {found}", entry.info.key));
}

/// Checks that a setup with mistakes in it is refused or played.
pub fn a_setup_is_read(entry: &tavolino_games::board::GameEntry) {
    let table = entry.info.table(&[].into(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(SEED)).to_string();
    let judged = cases(60).run(&slips(), |slips| {
        let trace = Trace {
            setting: setting(entry.info.key, Some(slipped(&deal, &slips))),
            list: false,
        };
        let rng = &mut Rng::seed_from_u64(SEED);
        if let Err(error) = cli::trace(&trace, rng, &b"1 place 1 a1\n"[..], &mut Vec::new()) {
            prop_assert!((10..400).contains(&error.to_string().len()), "{}", error);
        }
        Ok(())
    });
    judged.unwrap_or_else(|found| panic!("{}: {found}", entry.info.key));
}
