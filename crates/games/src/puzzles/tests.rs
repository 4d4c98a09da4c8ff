use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use super::daily::Calendar;
use super::derive::{Task, derive};
use super::laws;
use super::mine;
use super::text::Dated;
use super::*;
use crate::ai::table::EndgameTable;
use crate::ai::value::{Value, Verdict};
use crate::board::{Board, Proof};
use crate::game::Seat;
use crate::games;
use crate::solved;

/// Number of puzzles of each file that are proved again.
const SAMPLE: usize = 6;

/// Number of days that the files suffice for, at least.
const DAYS: usize = 3650;

fn shipped() -> impl Iterator<Item = (&'static GameEntry, Vec<Puzzle>)> {
    let games = games::GAMES.iter().map(|kind| (kind, all(kind).unwrap()));
    games.filter(|(_, puzzles)| !puzzles.is_empty())
}

fn puzzle(game: &str, line: &str) -> Puzzle {
    text::parse(games::find(game).unwrap(), line).unwrap()
}

/// Seat 2 lets blue run on the right.
fn kumo() -> Puzzle {
    puzzle(
        "kumo",
        "ftmb3r0n win 1 1390 - -;c1 d2,e5 d4,e1 d2,d4 c3;d1 e2>d5 e4>b4 c4",
    )
}

/// The table of a puzzle, from the embedded ones.
fn table(puzzle: &Puzzle) -> Option<Arc<EndgameTable>> {
    solved::embedded(puzzle.game.info, &puzzle.table.options)
}

#[test]
fn a_line_reads_as_it_is_written() {
    for (entry, puzzles) in shipped() {
        let lines: Vec<&str> = text::lines(file(entry)).collect();
        let written: Vec<String> = puzzles.iter().map(text::line).collect();
        assert_eq!(lines, written, "{}", entry.info.key);
        let last = puzzles.last().unwrap();
        assert_eq!(find(entry, &last.id).unwrap().trace, last.trace);
    }
}

#[test]
fn a_line_of_another_form_is_no_puzzle() {
    let entry = games::find("mix3").unwrap();
    let right = "9pg6ceah win 1 1355 by-one rectangles=straight;d4,c3;b1>d1>a3|a4";
    let read = text::parse(entry, right).unwrap();
    assert_eq!(read.decisions, [vec!["b1"], vec!["a3", "a4"]]);
    assert_eq!(read.table.option("rectangles"), "straight");
    for wrong in [
        "9pg6ceah",
        "9pg6ceah win 1 1355 by-one rectangles=straight;d4,c3",
        "9pg6ceah lose 1 1355 by-one rectangles=straight;d4,c3;b1",
        "9pg6ceah win 1 1355 by-two rectangles=straight;d4,c3;b1",
        "9pg6ceah win 1 1355 by-one rectangles=round;d4,c3;b1",
        "9pg6ceah win 1 high by-one -;d4,c3;b1",
        "9pg6ceah win 1 1355 - - -;d4,c3;b1",
        "9pg6ceah win 1 1355 - -;d4,c3;b1;b2",
    ] {
        assert!(text::parse(entry, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn ids_differ_and_so_do_positions_up_to_symmetry() {
    for (entry, puzzles) in shipped() {
        let ids: HashSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), puzzles.len(), "{}", entry.info.key);
    }
}

/// The turn of a board of five files, mirrored left to right.
fn mirror(text: &str) -> String {
    let mirrored = |letter| match letter {
        'a'..='e' => char::from(b'a' + b'e' - letter as u8),
        other => other,
    };
    text.chars().map(mirrored).collect()
}

#[test]
fn mirrored_positions_have_one_id() {
    let entry = games::find("kintei").unwrap();
    let table = entry
        .info
        .table(&[("slide".to_owned(), "full".to_owned())].into(), None);
    let table = table.unwrap();
    let trace: Vec<String> = ["b1 b4", "a3 d5 d2"].map(str::to_owned).to_vec();
    let image: Vec<String> = trace.iter().map(|turn| mirror(turn)).collect();
    let key = |trace: &[String]| symmetry::key(entry, &table, trace).unwrap();
    assert_eq!(key(&trace), key(&image));
    assert_ne!(key(&trace), key(&trace[..1]));
}

#[test]
fn a_sample_of_all_files_is_proved_again() {
    for (entry, puzzles) in shipped() {
        let step = (puzzles.len() / SAMPLE).max(1);
        let broken = laws::check(entry, &puzzles, step);
        assert_eq!(broken, [""; 0], "{}", entry.info.key);
    }
}

#[test]
fn of_a_win_one_turn_keeps_it_twice_in_a_row() {
    let puzzle = kumo();
    let values = table(&puzzle).unwrap();
    assert!(laws::prove(&puzzle, Some(&values)).is_ok());
    for (at, right) in puzzle.decisions.iter().enumerate() {
        let board = puzzle.after(at).unwrap();
        let turns = board
            .study()
            .unwrap()
            .values(Proof::Table(&values))
            .unwrap();
        let winning = turns
            .iter()
            .filter(|turn| turn.value.verdict() == Verdict::Win);
        let winning: Vec<&String> = winning.map(|turn| &turn.text).collect();
        assert_eq!(winning, right.iter().collect::<Vec<_>>());
    }
}

#[test]
fn a_changed_solution_or_rating_breaks_a_law() {
    let right = kumo();
    let values = table(&right).unwrap();
    let mut wrong = vec![right.clone(), right.clone(), right.clone()];
    wrong[0].decisions[1] = vec!["b4 b5".to_owned()];
    wrong[1].prior += 1;
    wrong[2].trace.pop();
    for wrong in wrong {
        assert!(laws::prove(&wrong, Some(&values)).is_err(), "{wrong:?}");
    }
}

#[test]
fn an_id_is_taken_as_given_and_a_symmetric_position_is_found() {
    let right = kumo();
    let mut mirrored = right.clone();
    mirrored.id = "00000000".to_owned();
    mirrored.trace = right.trace.iter().map(|turn| mirror(turn)).collect();
    mirrored.answers = right.answers.iter().map(|turn| mirror(turn)).collect();
    mirrored.decisions = right
        .decisions
        .iter()
        .map(|turns| turns.iter().map(|turn| mirror(turn)).collect())
        .collect();
    let alone = laws::check(right.game, &[mirrored.clone()], 1);
    assert_eq!(alone, [""; 0]);
    let both = laws::check(right.game, &[right, mirrored], 1);
    assert_eq!(both, ["00000000: there is one alike"]);
}

#[test]
fn a_forced_win_is_won_with_the_last_turn_whatever_the_rival_does() {
    let line =
        "0yywcdbp forces 2 1666 quiet slide=full;b1 a2,a3 e5 b2,a4 e1 e5;a3 b5 b3>a4 c1 c4>b5";
    let puzzle = puzzle("kintei", line);
    assert!(laws::prove(&puzzle, None).is_ok());
    let mut board = puzzle.board().unwrap();
    board.play(puzzle.seat, &puzzle.decisions[0][0]).unwrap();
    for answer in board.turns(puzzle.seat.rival()) {
        let mut answered = board.boxed();
        answered.play(puzzle.seat.rival(), &answer).unwrap();
        let wins = answered.turns(puzzle.seat).into_iter().any(|turn| {
            let mut won = answered.boxed();
            won.play(puzzle.seat, &turn).unwrap();
            won.outcome()
                .is_some_and(|outcome| outcome.is_won_by(puzzle.seat))
        });
        assert!(wins, "{answer}");
    }
}

#[test]
fn natural_games_give_saves_and_a_seed_gives_the_same_ones() {
    let entry = games::find("chasm").unwrap();
    let sites = mine::sites(entry);
    let mine::Means::Values(values) = &sites[0].means else {
        panic!("Chasm of two seats is solved");
    };
    let extent = |batch| mine::Extent {
        wanted: 8,
        games: 400,
        seed: 7,
        batch,
    };
    let mine = |batch, known: &BTreeSet<String>| {
        mine::mine(entry, &sites[0], extent(batch), known).puzzles
    };
    let first = mine(0, &BTreeSet::new());
    assert!(first.iter().any(|puzzle| puzzle.kind == Kind::Save));
    assert!(first.iter().any(|puzzle| puzzle.kind == Kind::Win));
    for puzzle in &first {
        assert!(laws::prove(puzzle, Some(values)).is_ok(), "{puzzle:?}");
    }
    let lines = |puzzles: &[Puzzle]| puzzles.iter().map(text::line).collect::<Vec<_>>();
    assert_eq!(lines(&first), lines(&mine(0, &BTreeSet::new())));
    let known: BTreeSet<String> = first.iter().map(|puzzle| puzzle.id.clone()).collect();
    for other in mine(0, &known) {
        assert!(!known.contains(&other.id), "{other:?}");
    }
    // Another batch plays other games, which may come upon a known position.
    assert_ne!(lines(&first), lines(&mine(1, &BTreeSet::new())));
}

#[test]
fn the_opening_is_no_puzzle() {
    let entry = games::find("kumo").unwrap();
    let puzzle = kumo();
    let values = table(&puzzle);
    let board = (entry.open)(&puzzle.table, serde_json::Value::Null).unwrap();
    let task = Task::of(&puzzle, values.as_deref());
    assert!(derive(entry, &puzzle.table, &[], &*board, task).is_none());
}

#[test]
fn typed_turns_are_judged_and_wrong_ones_refuted() {
    let puzzle = kumo();
    let values = table(&puzzle).unwrap();
    assert_eq!(puzzle.is_right(0, "D1-E2"), Some(true));
    assert_eq!(puzzle.is_right(0, "a5 a4"), None);
    assert_eq!(puzzle.is_right(2, "d1 e2"), None);
    assert!(puzzle.refutation(0, "d1 e2", Some(&values)).is_none());
    for turn in puzzle.board().unwrap().turns(puzzle.seat) {
        if puzzle.is_right(0, &turn) == Some(true) {
            continue;
        }
        let refuted = puzzle.refutation(0, &turn, Some(&values)).unwrap();
        let Some(study) = refuted.board.study() else {
            assert!(refuted.board.outcome().unwrap().payoff(puzzle.seat) < 1.0);
            continue;
        };
        let left = study.values(Proof::Table(&values)).unwrap();
        assert!(left.iter().all(|turn| turn.value <= Value::Draw), "{turn}");
    }
}

/// Returns whether the seat can win with its next turn, by playing all of them.
fn can_win(board: &dyn Board, seat: Seat) -> bool {
    let wins = |board: &dyn Board| {
        let outcome = board.outcome();
        outcome.is_some_and(|outcome| outcome.is_won_by(seat))
    };
    let wins_by = |turn: String| {
        let mut after = board.boxed();
        after.play(seat, &turn).unwrap();
        wins(&*after)
    };
    wins(board) || board.turns(seat).into_iter().any(wins_by)
}

#[test]
fn only_stop_and_by_one_hold_by_the_rules_alone() {
    let mut found = [0; 2];
    let has_few_turns = |entry: &GameEntry| ["kumo", "chasm", "kudosu"].contains(&entry.info.key);
    for (_, puzzles) in shipped().filter(|(entry, _)| has_few_turns(entry)) {
        let proved = puzzles.iter().filter(|puzzle| puzzle.kind != Kind::Goal);
        for puzzle in proved.step_by(20) {
            let mut board = puzzle.board().unwrap();
            board.play(puzzle.seat, &puzzle.decisions[0][0]).unwrap();
            let rival = puzzle.seat.rival();
            let stops = board.turns(rival).into_iter().filter(|answer| {
                let mut after = board.boxed();
                after.play(rival, answer).unwrap();
                !can_win(&*after, puzzle.seat)
            });
            let is_only = stops.count() == 1;
            assert_eq!(
                puzzle.themes.contains(&Theme::OnlyStop),
                is_only,
                "{puzzle:?}"
            );
            let last = puzzle.after(puzzle.answers.len()).unwrap();
            let right = puzzle.decisions.last().unwrap();
            let wrong = last.turns(puzzle.seat).into_iter();
            let is_by_one = wrong.filter(|turn| !right.contains(turn)).all(|turn| {
                let mut after = last.boxed();
                after.play(puzzle.seat, &turn).unwrap();
                can_win(&*after, rival)
            });
            assert_eq!(
                puzzle.themes.contains(&Theme::ByOne),
                is_by_one,
                "{puzzle:?}"
            );
            found[0] += usize::from(is_only);
            found[1] += usize::from(is_by_one);
        }
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

#[test]
fn a_quiet_win_has_no_winning_turn_if_the_rival_passed() {
    let quiet = |puzzle: &&Puzzle| puzzle.themes.contains(&Theme::Quiet);
    let puzzles = all(games::find("nubulus").unwrap()).unwrap();
    let mut found = 0;
    for puzzle in puzzles.iter().filter(quiet).take(5) {
        let mut board = puzzle.board().unwrap();
        board.play(puzzle.seat, &puzzle.decisions[0][0]).unwrap();
        let left = puzzle.decisions.len() - 1;
        let proof = puzzle.kind.proof(puzzle.seat, left, true, None).unwrap();
        let passed = board.study().unwrap().after_pass(proof);
        assert_eq!(passed.unwrap().winning, 0);
        found += 1;
    }
    assert_eq!(found, 5);
}

#[test]
fn levels_begin_at_1200_and_above_1600() {
    let levels = [700, 1199, 1200, 1600, 1601].map(level);
    assert_eq!(levels[..2], [Level::Easy; 2]);
    assert_eq!(levels[2..4], [Level::Medium; 2]);
    assert_eq!(levels[4], Level::Hard);
}

#[test]
fn no_day_repeats_a_puzzle_or_the_game_of_the_day_before() {
    let calendar = Calendar::shipped();
    let days = calendar.days(DAYS as u32);
    assert_eq!(days.len(), DAYS);
    let mut seen = HashSet::new();
    for pair in days.windows(2) {
        assert_ne!(pair[0].game.info.key, pair[1].game.info.key);
    }
    for puzzle in &days {
        assert!(
            seen.insert((puzzle.game.info.key, &puzzle.id)),
            "{puzzle:?}"
        );
    }
    // A day does not depend on how many are asked for.
    assert_eq!(calendar.day(364).unwrap().id, days[364].id);
}

#[test]
fn days_of_a_week_rise_in_level_while_puzzles_last() {
    let calendar = Calendar::shipped();
    for (day, puzzle) in calendar.days(371).iter().enumerate() {
        match day % 7 {
            0 | 1 => assert_eq!(puzzle.level(), Level::Easy, "{day}"),
            4 => assert_eq!(puzzle.level(), Level::Hard, "{day}"),
            // Saturday: see below.
            5 => {}
            _ => assert_eq!(puzzle.level(), Level::Medium, "{day}"),
        }
    }
}

#[test]
fn saturdays_have_hidden_hands_or_all_together_while_such_puzzles_last() {
    let calendar = Calendar::shipped();
    let mut found = HashSet::new();
    for (day, puzzle) in calendar.days(371).iter().enumerate() {
        let (info, options) = (puzzle.game.info, &puzzle.table.options);
        let kinds = ((info.secrets)(options), (info.together)(options));
        assert_eq!(kinds != (false, false), day % 7 == 5, "{day}");
        found.insert(kinds);
    }
    assert_eq!(found.len(), 3);
}

/// Returns puzzles of a game with ids of their own, of levels in turn.
fn copies(game: &str, name: &str, count: usize, from: u32) -> Vec<Dated> {
    let copy = |at: usize| Puzzle {
        id: format!("{game}-{name}{at}"),
        game: games::find(game).unwrap(),
        prior: [1100, 1300, 1700][at % 3],
        ..kumo()
    };
    let dated = |at| Dated {
        from,
        puzzle: copy(at),
    };
    (0..count).map(dated).collect()
}

fn ids(calendar: &Calendar, days: u32) -> Vec<Option<String>> {
    let id = |day| Some(calendar.day(day)?.id.clone());
    (0..days).map(id).collect()
}

#[test]
fn a_list_that_ends_passes_its_days_on() {
    let calendar = Calendar::of(vec![
        copies("kumo", "", 1, 0),
        copies("trix", "", 3, 0),
        copies("chasm", "", 3, 0),
    ]);
    let days = calendar.days(100);
    assert_eq!(days.len(), 7);
    let games: Vec<&str> = days.iter().map(|puzzle| puzzle.game.info.key).collect();
    assert_eq!(games.iter().collect::<HashSet<_>>().len(), 3);
    assert!(games.windows(2).all(|pair| pair[0] != pair[1]), "{games:?}");
    assert!(calendar.day(7).is_none());
}

#[test]
fn puzzles_from_a_later_day_change_no_day_before_and_repeat_nothing() {
    let before = [("kumo", 4), ("trix", 9), ("chasm", 20), ("mix3", 7)];
    let files: Vec<Vec<Dated>> = before
        .map(|(game, count)| copies(game, "", count, 0))
        .into();
    let days = 60;
    let old = ids(&Calendar::of(files.clone()), days);
    // The last days have no puzzle: one game alone is left.
    assert!(old[0].is_some() && old[days as usize - 1].is_none());
    for from in [1, 5, 6, 13, 30, 50] {
        // The lists of two games grow, two games are new, and the registry has another order.
        let mut grown = files.clone();
        grown[0].extend(copies("kumo", "new", 30, from));
        grown[2].extend(copies("chasm", "new", 9, from));
        grown.push(copies("basileus", "new", 9, from));
        grown.insert(1, copies("kudosu", "new", 9, from));
        grown.reverse();
        let new = ids(&Calendar::of(grown), days);
        let from = from as usize;
        assert_eq!(new[..from], old[..from], "{from}");
        assert!(new[from..].iter().flatten().any(|id| id.contains("new")));
        let known: HashSet<&String> = new.iter().flatten().collect();
        assert_eq!(known.len(), new.iter().flatten().count());
    }
}

#[test]
fn a_comment_dates_the_puzzles_after_it() {
    let entry = games::find("mix3").unwrap();
    let line = |id: &str| format!("{id} win 1 1355 - -;d4,c3;b1>d1>a3|a4");
    let (first, second, third) = (line("9pg6ceah"), line("9pg6ceaj"), line("9pg6ceak"));
    let file = format!("# A file.\n{first}\n# from day 40, made with seed 2\n{second}\n{third}");
    let days = |file: &str| -> Result<Vec<u32>, Wrong> {
        let dated = text::dated(entry, file)?;
        Ok(dated.iter().map(|dated| dated.from).collect())
    };
    assert_eq!(days(&file), Ok(vec![0, 40, 40]));
    let later = format!("{file}\n{}\n{first}", text::batch(41, 1));
    assert_eq!(days(&later), Ok(vec![0, 40, 40, 41]));
    assert_eq!(text::batches(&later).collect::<Vec<_>>(), [40, 41]);
    for wrong in ["# from day 39", "# from day -", "# from day x, made"] {
        assert!(days(&format!("{file}\n{wrong}\n{first}")).is_err());
    }
}
