use proptest::prelude::{any, prop, prop_assert, proptest};
use rand::SeedableRng;
use serde_json::json;

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::*;
use crate::ai::Strength;
use crate::game::Rng;

const HANDS: &str = r#"{"hands": [[1,1,2],[3,4]], "placed": {"c1": 4}}"#;

fn setting(game: &str, options: &[&str], setup: Option<&str>) -> Setting {
    Setting {
        game: game.to_owned(),
        seats: None,
        options: options.iter().map(ToString::to_string).collect(),
        setup: setup.map(str::to_owned),
    }
}

fn counted(setting: Setting, depth: u32, divide: bool) -> Result<String, Error> {
    let mut out = Vec::new();
    let args = Perft {
        setting,
        depth,
        divide,
    };
    perft(&args, &mut Rng::seed_from_u64(1), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

/// The printed lines, each parsed as JSON.
fn objects(out: &[u8]) -> Vec<Value> {
    let lines = out
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty());
    lines
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect()
}

fn traced(setting: Setting, list: bool, input: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    let args = Trace { setting, list };
    trace(&args, &mut Rng::seed_from_u64(1), input, &mut out).unwrap();
    objects(&out)
}

#[test]
fn a_swap_exchanges_the_sides_of_the_seats() {
    let swapping = || setting("quadrangle", &["swap=yes"], None);
    let lines = b"2 swap\n1 b2\n1 c3\n2 swap\n2 c3\n1 c3\n2 swap\n2 resign\n";
    let printed = traced(swapping(), false, lines);
    let to_act: Vec<&Value> = printed.iter().map(|line| &line["to_act"]).collect();
    let error = Value::Null;
    assert_eq!(
        to_act,
        [
            &json!([1]),
            // Nothing is to be taken over before the first turn.
            &error,
            &json!([2]),
            &error,
            // Seat 1 goes on with the side that is to act.
            &json!([1]),
            &error,
            &json!([2]),
            // Once.
            &error,
            &json!([])
        ]
    );
    assert_eq!(printed[2]["legal"]["2"]["count"], 16, "15 cells and a swap");
    assert_eq!(printed[4]["legal"]["1"]["count"], 15);
    assert_eq!(printed[8]["outcome"]["places"], json!([1, 2]));
}

#[test]
fn a_swap_is_a_turn_to_count_and_without_the_option_there_is_none() {
    let count = |options: &[&str], divide| counted(setting("quadrangle", options, None), 2, divide);
    assert_eq!(count(&[], false).unwrap(), "240\n");
    assert_eq!(count(&["swap=no"], false).unwrap(), "240\n");
    assert_eq!(count(&["swap=yes"], false).unwrap(), "256\n");
    assert!(count(&["swap=yes"], true).unwrap().starts_with("a1: 16\n"));
    let refused = |game: &str, option: &str| {
        let counted = counted(setting(game, &[option], None), 1, false);
        counted.unwrap_err().to_string()
    };
    assert_eq!(refused("kumo", "swap=yes"), "there is no option `swap`");
    assert_eq!(refused("mix3", "swap=maybe"), "`swap` is one of: no, yes");
}

#[test]
fn a_records_first_line_is_no_turn() {
    let printed = traced(
        setting("kumo", &[], None),
        false,
        b"# kumo --seats 2\n1 c1 c2\n",
    );
    let plies: Vec<&Value> = printed.iter().map(|line| &line["ply"]).collect();
    assert_eq!(plies, [0, 1]);
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let kumo = || setting("kumo", &[], None);
    let recorded = "\u{feff}# kumo --seats 2\r\n1 c1 c2\r\n";
    let printed = traced(kumo(), false, recorded.as_bytes());
    let plies: Vec<&Value> = printed.iter().map(|line| &line["ply"]).collect();
    assert_eq!(plies, [0, 1], "{printed:?}");
    let bare = traced(kumo(), false, "\u{feff}1 c1 c2\n".as_bytes());
    assert_eq!(bare[1]["ply"], 1, "{bare:?}");
}

#[test]
fn a_text_that_is_not_utf8_is_refused_as_such() {
    // As an editor writes "1 c1 c2" in UTF-16, and a comment in Latin-1.
    let texts: [&[u8]; 2] = [b"\xff\xfe1\0 \0c\x001\0", b"# caf\xe9\n"];
    for text in texts {
        let printed = traced(setting("kumo", &[], None), false, text);
        let error = printed[1]["error"].as_str().unwrap();
        assert!(error.contains("UTF-8"), "{error}");
    }
}

#[test]
fn perft_prints_one_number() {
    assert_eq!(
        counted(setting("kintei", &["slide=full"], None), 2, false).unwrap(),
        "1026\n"
    );
    assert_eq!(
        counted(setting("kintei", &[], None), 0, true).unwrap(),
        "1\n"
    );
}

#[test]
fn divide_prints_first_turns_sorted_bytewise_before_the_total() {
    let text = counted(setting("kintei", &["slide=full"], None), 2, true).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 14);
    assert!(lines[..13].is_sorted());
    assert!(lines[0].starts_with("a1 a4: "), "{}", lines[0]);
    assert_eq!(lines[13], "1026");
    let counts = lines[..13]
        .iter()
        .map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap());
    assert_eq!(counts.sum::<u64>(), 1026);
}

#[test]
fn a_line_of_trace_is_exactly_this() {
    let mut out = Vec::new();
    let args = Trace {
        setting: setting("mindoku", &[], Some(r#"{"hands": [[1],[2]]}"#)),
        list: true,
    };
    trace(
        &args,
        &mut Rng::seed_from_u64(1),
        &b"1 place 1 e9\n1 resign\n"[..],
        &mut out,
    )
    .unwrap();
    let lines = String::from_utf8(out).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    let start = r#"{"ply":0,"to_act":[1],"legal":{"1":{"count":16,"sha256":""#;
    assert!(lines[0].starts_with(start), "{}", lines[0]);
    assert!(lines[0].contains(r#"","turns":["place 1 a1","place 1 a2","#));
    assert!(lines[0].ends_with(r#""place 1 d4"]}},"outcome":null}"#));
    assert!(lines[1].starts_with(r#"{"ply":0,"error":""#));
    let end = r#"{"ply":1,"to_act":[],"legal":{},"outcome":{"places":[2,1],"scores":null}}"#;
    assert_eq!(lines[2], end);
}

#[test]
fn the_hash_is_that_of_the_sorted_turns_joined_by_newlines() {
    let lines = traced(setting("kintei", &["slide=full"], None), true, b"");
    let legal = &lines[0]["legal"]["1"];
    let turns: Vec<&str> = legal["turns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| turn.as_str().unwrap())
        .collect();
    assert!(turns.is_sorted() && turns.len() == 13 && legal["count"] == 13);
    let hash = Sha256::digest(turns.join("\n"));
    let hex = |byte: &u8| format!("{byte:02x}");
    let digits: String = hash.iter().map(hex).collect();
    assert_eq!(legal["sha256"], json!(digits));
}

#[test]
fn a_line_that_cannot_be_played_changes_nothing_and_reading_goes_on() {
    let input =
        b"\n1\n9 a1 a2\n0 resign\n-1 x\n1 a1 a9\n2 c5 c4\n1 skip\n1 claim a1\n\xff\xfe\n  1   A1  a2  \n2 resign";
    let lines = traced(setting("kintei", &[], None), false, input);
    let plies: Vec<u64> = lines
        .iter()
        .map(|line| line["ply"].as_u64().unwrap())
        .collect();
    assert_eq!(plies, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    for line in &lines[1..11] {
        assert!(
            line["error"]
                .as_str()
                .is_some_and(|error| !error.is_empty()),
            "{line}"
        );
    }
    assert_eq!(
        lines[12]["outcome"],
        json!({"places": [1, 2], "scores": null})
    );
}

#[test]
fn a_line_too_long_for_any_turn_is_refused_and_the_next_one_is_read() {
    let mut input = vec![b'1'; 3_000_000];
    input.extend(b"\n1 a1 a2\n");
    let lines = traced(setting("kintei", &[], None), false, &input);
    assert_eq!(lines[1]["error"], "the line is too long");
    assert_eq!(lines[2]["ply"], 1);
}

#[test]
fn nothing_happens_after_the_end() {
    let lines = traced(
        setting("kintei", &[], None),
        false,
        b"1 resign\n2 resign\n2 skip\n2 c5 c4\n",
    );
    for line in &lines[2..] {
        assert_eq!(line, &json!({"ply": 1, "error": "the game is over"}));
    }
}

#[test]
fn mindoku_knows_claims_and_lost_turns() {
    let input = b"1 place 1 a1\n2 skip\n1 place 1 a2\n2 claim a2\n2 claim a2\n1 claim a1 2\n";
    let lines = traced(setting("mindoku", &[], Some(HANDS)), false, input);
    let plies: Vec<u64> = lines
        .iter()
        .map(|line| line["ply"].as_u64().unwrap())
        .collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 4, 4]);
    assert_eq!(lines[5]["error"], "that claim does not hold");
    assert_eq!(lines[4]["to_act"], json!([2]), "a claim uses up no turn");
}

#[test]
fn a_cooperative_game_is_won_or_lost() {
    let setup = r#"{"hands": [[1],[1]]}"#;
    let play = |line: &str| {
        let input = format!("1 place 1 a1\n2 skip\n2 {line}\n");
        let lines = traced(
            setting("mindoku", &["mode=cooperative"], Some(setup)),
            false,
            input.as_bytes(),
        );
        assert!(lines[2]["error"].is_string(), "there is nothing to skip");
        lines[3]["outcome"].clone()
    };
    assert_eq!(play("place 1 b3"), json!({"won": true}));
    assert_eq!(play("place 1 b2"), json!({"won": false}));
}

#[test]
fn what_cannot_be_set_up_is_said_in_a_sentence() {
    let refused = |setting| counted(setting, 1, false).unwrap_err().to_string();
    assert!(
        refused(setting("chess", &[], None)).starts_with("there is no game `chess`; there are: ")
    );
    assert_eq!(
        refused(setting("kintei", &["slide"], None)),
        "`slide` is not an option: write KEY=VALUE"
    );
    assert_eq!(
        refused(setting("kintei", &["speed=full"], None)),
        "there is no option `speed`"
    );
    assert_eq!(
        refused(setting("kintei", &["slide=half"], None)),
        "`slide` is one of: any, full"
    );
    assert_eq!(
        refused(setting("kintei", &[], Some("{}"))),
        "Kintei takes no setup: nothing in it is left to chance"
    );
    assert!(refused(setting("mindoku", &[], Some("{"))).starts_with("the setup is not JSON: "));
    assert!(refused(setting("mindoku", &[], Some("{}"))).starts_with("this cannot be dealt: "));
    let crowd = Setting {
        seats: Some(5),
        ..setting("mindoku", &[], None)
    };
    assert_eq!(refused(crowd), "this is for 2 to 4 seats");
}

#[test]
fn without_a_setup_chance_decides() {
    let lines = traced(setting("mindoku", &["board=9x"], None), false, b"");
    assert!(lines[0]["legal"]["1"]["count"].as_u64().unwrap() > 0);
}

proptest! {
    #[test]
    fn no_input_stops_the_reading(input in prop::collection::vec(any::<u8>(), 0..200)) {
        let lines = traced(setting("mindoku", &[], Some(HANDS)), false, &input);
        prop_assert!(lines.len() > input.iter().filter(|byte| **byte == b'\n').count());
    }

    #[test]
    fn no_line_stops_the_reading(
        input in prop::collection::vec("[0-9]{0,2} ?(place|move|take|claim|skip|resign|\\PC{0,9})( [0-9a-z]{0,3}){0,4}", 0..40)
    ) {
        for mode in ["competitive", "cooperative"] {
            let chosen = [format!("mode={mode}")];
            let mut setting = setting("mindoku", &[], Some(HANDS));
            setting.options = chosen.to_vec();
            let lines = traced(setting, false, input.join("\n").as_bytes());
            prop_assert!(lines.len() >= input.len());
        }
    }
}

fn thought(setting: Setting, strength: Strength, seed: u64, input: &str) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let args = Think {
        setting,
        strength,
        seat: None,
        seed,
        solved: folder.path().to_owned(),
    };
    let mut out = Vec::new();
    think(
        &args,
        &mut Rng::seed_from_u64(1),
        input.as_bytes(),
        &mut out,
    )
    .unwrap();
    objects(&out)
}

#[test]
fn each_position_has_an_answer_in_its_order() {
    let input = "1 c1 c2\n\n1 c1 c9\n\n\n1 a1 a2\n2 a5 a4";
    let answers = thought(setting("kumo", &[], None), Strength::Easy, 1, input);
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["seat"], 2);
    assert!(answers[1]["error"].is_string(), "{}", answers[1]);
    assert_eq!(answers[2]["seat"], 1, "an empty line is the first position");
    assert_eq!(answers[3]["line"][0], answers[3]["turn"]);
    let first = thought(setting("kumo", &[], None), Strength::Easy, 1, "");
    assert_eq!(first.len(), 1, "no input at all is the first position, too");
    assert_eq!(first[0]["seat"], 1);
}

#[test]
fn the_same_seed_has_the_same_answer_whatever_is_hidden() {
    let ask = |hands: &str| {
        let setup = format!(r#"{{"hands": {hands}, "placed": {{"c1": 4}}}}"#);
        let answer = &thought(
            setting("mindoku", &[], Some(&setup)),
            Strength::Medium,
            5,
            "\n",
        )[0];
        answer["turn"].clone()
    };
    assert_eq!(ask("[[1,1,2],[3,4]]"), ask("[[1,1,2],[2,2]]"));
}

#[test]
fn a_win_at_once_is_seen_and_said() {
    let near = "1 c1 c2\n2 a5 a4\n1 c2 c3\n2 a4 a3\n1 c3 b4\n2 e5 e4\n";
    for strength in [Strength::Easy, Strength::Medium, Strength::Strong] {
        let answer = &thought(setting("kumo", &[], None), strength, 1, near)[0];
        assert_eq!(
            (&answer["value"], &answer["in"]),
            (&json!("win"), &json!(1))
        );
        assert_eq!(answer["turn"], "b4 a5");
    }
}

#[test]
fn what_is_over_has_no_turn() {
    let answer = &thought(setting("kumo", &[], None), Strength::Easy, 1, "1 resign\n")[0];
    assert_eq!(answer["turn"], Value::Null);
    assert_eq!(answer["estimate"], 0.0);
}

#[test]
fn a_solved_game_says_how_it_ends_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let args = Solve {
        game: "chasm".to_owned(),
        options: Vec::new(),
        verify: true,
        solved: folder.path().join("tables"),
    };
    let solved = || {
        let mut out = Vec::new();
        solve(&args, &mut Rng::seed_from_u64(1), &mut out).unwrap();
        serde_json::from_slice::<Value>(&out).unwrap()
    };
    let expected = json!({
        "game": "chasm", "options": {}, "value": "draw", "winner": null, "turns": null, "positions": 279_545,
    });
    assert_eq!(solved(), expected);
    assert_eq!(solved(), expected, "read from its table");
    let mut damaged = std::fs::read(args.solved.join("chasm.table")).unwrap();
    damaged[100] ^= 1;
    std::fs::write(args.solved.join("chasm.table"), damaged).unwrap();
    assert_eq!(solved(), expected, "what is damaged is made again");
}

#[test]
fn what_cannot_be_solved_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let args = Solve {
        game: "mindoku".to_owned(),
        options: Vec::new(),
        verify: false,
        solved: folder.path().to_owned(),
    };
    let error = solve(&args, &mut Rng::seed_from_u64(1), &mut Vec::new()).unwrap_err();
    assert_eq!(error.to_string(), "Mindoku cannot be solved here");
}

#[test]
fn each_turn_of_a_game_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let args = Analyse {
        setting: setting("kumo", &[], None),
        seed: 1,
        solved: folder.path().to_owned(),
    };
    let input = "1 c1 c2\n2 a5 a4\n1 c2 c3\n2 a4 a3\n1 c3 b4\n2 e5 e4\n1 c9 c1\n1 b4 a5\n";
    let mut out = Vec::new();
    analyse(
        &args,
        &mut Rng::seed_from_u64(1),
        input.as_bytes(),
        &mut out,
    )
    .unwrap();
    let lines = objects(&out);
    assert_eq!(lines.len(), 8);
    assert!(lines[6]["error"].is_string());
    let blunder = &lines[5];
    assert_eq!(
        (&blunder["value"], &blunder["in"]),
        (&json!("loss"), &json!(2))
    );
    let last = &lines[7];
    assert_eq!(last["ply"], 7);
    assert_eq!(
        (&last["value"], &last["in"], &last["exact"]),
        (&json!("win"), &json!(1), &json!(true))
    );
}

#[test]
fn lessons_are_checked_step_by_step() {
    let check = |game: &str| {
        let mut out = Vec::new();
        let args = Lessons::Check {
            game: Some(game.to_owned()),
        };
        lessons(&args, &mut out).map(|()| objects(&out))
    };
    let steps = check("kintei").unwrap();
    assert_eq!(
        steps[1],
        json!({ "lesson": "kintei", "step": "home", "right": 1, "choices": 171, "broken": [] })
    );
    assert!(matches!(check("ludo"), Err(Error::UnknownGame(_))));
}
