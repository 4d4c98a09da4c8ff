use rand::SeedableRng;
use rand::seq::IndexedRandom;
use serde_json::json;

use super::*;
use crate::game::notation;
use crate::games;

fn open(game: &str, setup: Value) -> Box<dyn Board> {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    (entry.open)(&table, setup).unwrap()
}

fn mindoku() -> Box<dyn Board> {
    open(
        "mindoku",
        json!({"hands": [[1, 2], [3, 4]], "placed": {"a1": 1}}),
    )
}

#[test]
fn what_chance_dealt_opens_the_same_board_again() {
    for entry in games::GAMES {
        let table = entry.info.table(&Options::new(), None).unwrap();
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
        let (one, other) = (
            (entry.open)(&table, deal.clone()),
            (entry.open)(&table, deal),
        );
        let alts =
            [one, other].map(|board| board.unwrap().scene(Some(Seat(1)), &Lang::english()).alt);
        assert_eq!(alts[0], alts[1]);
    }
}

#[test]
fn every_game_is_warmed_up_by_a_turn() {
    for entry in games::GAMES {
        assert!(entry.warm_up(), "{}", entry.info.key);
    }
}

#[test]
fn a_deal_of_another_shape_is_refused() {
    let entry = games::find("mindoku").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    for deal in [Value::Null, json!([]), json!({"hands": "none"})] {
        assert!((entry.open)(&table, deal).is_err());
    }
}

#[test]
fn every_refusal_has_its_reason() {
    let mut board = mindoku();
    assert_eq!(board.play(Seat(2), "place 3 a2"), Err(Refusal::NotYourTurn));
    assert_eq!(board.play(Seat(1), "claim a1"), Err(Refusal::FalseClaim));
    let not_a_turn = board.play(Seat(1), "PLACE 3  a2");
    let Err(Refusal::NotATurn { text, near }) = not_a_turn else {
        panic!("{not_a_turn:?}")
    };
    assert_eq!((text.as_str(), near.len()), ("place 3 a2", 5));
    board.leave(Seat(2));
    assert_eq!(board.play(Seat(1), "place 1 a2"), Err(Refusal::Over));
}

#[test]
fn a_seat_that_is_not_at_the_table_does_nothing() {
    let mut board = mindoku();
    for stranger in [Seat(3), Seat(7), Seat(200)] {
        assert!(board.turns(stranger).is_empty() && board.claims(stranger).is_empty());
        assert_eq!(
            board.play(stranger, "place 1 a2"),
            Err(Refusal::NotYourTurn)
        );
        assert!(!board.skip(stranger));
        board.leave(stranger);
    }
    assert_eq!(board.staying(), Seats::all(2));
    assert_eq!(board.outcome(), None);
}

#[test]
fn what_was_said_is_given_in_its_one_notation() {
    let mut board = mindoku();
    assert_eq!(
        board.play(Seat(1), " Place 1\nA2 "),
        Ok(Played::Turn {
            text: Private("place 1 a2".into()),
            reveals: true
        })
    );
    assert_eq!(
        board.play(Seat(2), "CLAIM A2"),
        Ok(Played::Claim(Private("claim a2".into())))
    );
}

#[test]
fn of_a_claim_that_does_not_hold_nothing_is_told() {
    let mut board = mindoku();
    let claimed = board.play(Seat(2), "claim a1");
    assert_eq!(claimed, Err(Refusal::FalseClaim));
    assert_eq!(board.describe(None, &Lang::english()), None);
}

#[test]
fn a_preview_of_a_claim_shows_the_table_as_it_is() {
    let mut board = mindoku();
    board.play(Seat(1), "place 1 a2").unwrap();
    let lang = Lang::english();
    let claims = ["claim a2", "claim a1"].map(|claim| {
        let chosen = board.choose(Seat(2), claim).unwrap();
        assert!(!chosen.is_secret());
        assert_eq!(chosen.prospect(), Prospect::Open);
        chosen.preview(&lang)
    });
    assert_eq!(claims[0], claims[1], "which of them holds does not show");
}

#[test]
fn halfway_the_words_say_what_may_come_next() {
    let board = open("kintei", Value::Null);
    let mut steps = board.steps(Seat(1), "c1", 25);
    steps.retain(|step| step.text == "c1 c2");
    let menu = board.menu(Seat(1), "c1", &steps, 1024, &Lang::english());
    let alt = &menu.scene.alt;
    assert!(alt.ends_with("You can go on with c2."), "{alt}");
    assert_eq!(menu.prompt, "Where does the pawn go?");
    assert_eq!(menu.labels, ["c2 ↑"]);
    let idle = board.menu(Seat(2), "", &[], 1024, &Lang::english());
    assert!(!idle.scene.alt.contains("You can go on"));
}

#[test]
fn a_copy_goes_its_own_way() {
    let board = open("kintei", Value::Null);
    let mut copy = board.boxed();
    copy.play(Seat(1), "c1 c2").unwrap();
    assert_eq!(
        (board.to_act(), copy.to_act()),
        (Seat(1).into(), Seat(2).into())
    );
}

#[test]
fn the_computer_has_a_turn_only_for_a_seat_that_is_to_act() {
    let board = mindoku();
    let mut rng = Rng::seed_from_u64(1);
    let thought = board
        .think(Seat(1), SearchOptions::default(), &mut rng)
        .unwrap();
    assert!(board.turns(Seat(1)).contains(&thought.turn));
    assert_eq!(
        board.think(Seat(2), SearchOptions::default(), &mut rng),
        None
    );
}

#[test]
fn what_is_typed_is_understood_where_only_one_turn_can_be_meant() {
    let board = open("kintei", Value::Null);
    let meant = |typed| meant(&*board, Seat(1), typed);
    for typed in [
        "a1 b2", "A1  B2", "a1b2", "a1-b2", "A1→B2", "a1, b2", "a1xb2",
    ] {
        assert_eq!(meant(typed).as_deref(), Some("a1 b2"), "{typed}");
    }
    assert_eq!(meant("a1"), None, "there are several");
    assert_eq!(meant("a1 a1"), None);
    let later = board.choose(Seat(2), "a1 b2").err();
    assert_eq!(later, Some(Refusal::NotYourTurn));
}

/// The notation of what the typed text means; `None` if it is refused.
fn meant(board: &dyn Board, seat: Seat, typed: &str) -> Option<String> {
    let chosen = board.choose(seat, typed).ok()?;
    Some(chosen.text().to_owned())
}

#[test]
fn a_turn_says_what_comes_of_it_at_once() {
    let mut board = open("kintei", Value::Null);
    let prospect = |board: &dyn Board, seat, turn| board.choose(seat, turn).unwrap().prospect();
    assert_eq!(prospect(&*board, Seat(1), "a1 b2"), Prospect::Open);
    board.play(Seat(1), "c1 b2").unwrap();
    // Ruling (kumo-set.md): the seat whose home row the leaf lies on has won; who moved the leaf
    // does not matter.
    assert_eq!(prospect(&*board, Seat(2), "c1"), Prospect::Loses);
    assert_eq!(
        prospect(&*board, Seat(2), "c2 a5 a4"),
        Prospect::Exposes(Seat(1))
    );
    assert_eq!(prospect(&*board, Seat(2), "d3 c5 c1"), Prospect::Open);
    board.play(Seat(2), "c2 a5 a4").unwrap();
    assert_eq!(prospect(&*board, Seat(1), "c1"), Prospect::Wins);
}

/// The purpose of a turn after a line of turns, seat 1 first.
fn reason(game: &str, line: &[&str], turn: &str) -> Option<Reason> {
    let mut board = open(game, Value::Null);
    for turn in line {
        let seat = board.to_act().first().unwrap();
        board.play(seat, turn).unwrap();
    }
    let seat = board.to_act().first().unwrap();
    board.choose(seat, turn).unwrap().reason()
}

#[test]
fn the_rules_alone_show_what_a_turn_is_for() {
    // Three corners of a square are blue's, and gold stops the fourth.
    let corners = ["a1", "d4", "a2", "c4", "b1"];
    assert_eq!(
        reason("quadrangle", &corners, "b2"),
        Some(Reason::StopsWin(Seat(1)))
    );
    assert_eq!(reason("quadrangle", &corners, "d2"), None);
    // Two corners threaten nothing.
    assert_eq!(reason("quadrangle", &corners[..2], "a2"), None);
    assert_eq!(
        reason("quadrangle", &corners[..4], "b1"),
        Some(Reason::ThreatensWin)
    );
    let missed = [&corners[..], &["d2"]].concat();
    assert_eq!(reason("quadrangle", &missed, "b2"), Some(Reason::Wins));
}

/// The turns with such a purpose in random play of a game.
fn turns_for(game: &str, asked: impl Fn(Reason) -> bool) -> Vec<(Box<dyn Board>, Seat, String)> {
    let mut found = Vec::new();
    for seed in 0..4 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = open(game, Value::Null);
        for _ in 0..60 {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let turns = board.turns(seat);
            for turn in &turns {
                let reason = board.choose(seat, turn).unwrap().reason();
                if reason.is_some_and(&asked) {
                    found.push((board.boxed(), seat, turn.clone()));
                }
            }
            board.play(seat, turns.choose(&mut rng).unwrap()).unwrap();
        }
    }
    found
}

#[test]
fn what_a_turn_takes_is_counted() {
    let takes = turns_for("nubulus", |reason| matches!(reason, Reason::Takes(_)));
    assert!(!takes.is_empty());
    for (board, seat, turn) in takes {
        let jumps = turn.split(' ').count() - 1;
        let chosen = board.choose(seat, &turn).unwrap();
        assert_eq!(chosen.reason(), Some(Reason::Takes(jumps)), "{turn}");
    }
}

#[test]
fn a_turn_that_keeps_the_pieces_leaves_no_jump() {
    let keeps = turns_for("nubulus", |reason| reason == Reason::KeepsPieces);
    assert!(!keeps.is_empty());
    for (mut board, seat, turn) in keeps {
        board.play(seat, &turn).unwrap();
        // A jump goes two rows along a diagonal, a step one cell forward or aside.
        let goes_aside = |turn: &String| turn.as_bytes()[0] == turn.as_bytes()[3];
        let steps = |turn: &String| goes_aside(turn) || turn.as_bytes()[1] == turn.as_bytes()[4];
        assert!(board.turns(seat.rival()).iter().all(steps), "{turn}");
    }
}

/// The labels of whole turns of seat 1 at the start.
fn labels(game: &str, turns: &[&str]) -> Vec<String> {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let board = (entry.open)(&table, deal).unwrap();
    let step = |turn: &&str| Step {
        is_turn: true,
        ..Step::word(turn)
    };
    let steps: Vec<Step> = turns.iter().map(step).collect();
    board.labels(Seat(1), &steps, &Lang::english())
}

#[test]
fn a_label_says_what_a_turn_is_by_names_and_ways() {
    assert_eq!(
        labels("kintei", &["a1 b2", "c1 c4"]),
        ["a1 ↗ b2", "c1 ↑ c4"]
    );
    assert_eq!(labels("fullend", &["flat 15 105 0"]), ["flat 15·105"]);
    assert_eq!(labels("quadrangle", &["b2"]), ["b2"]);
}

#[test]
fn a_turn_of_every_seat_of_a_large_table_has_its_reason_sought() {
    let entry = games::find("dungeon-chess").unwrap();
    let table = entry.info.table(&Options::new(), Some(4)).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let mut board = (entry.open)(&table, deal).unwrap();
    for seat in [1, 2, 3, 4, 1, 2, 3, 4].map(Seat) {
        let turn = board.turns(seat)[0].clone();
        assert_eq!(board.choose(seat, &turn).unwrap().reason(), None, "{turn}");
        board.play(seat, &turn).unwrap();
    }
}

#[test]
fn two_cells_in_a_row_are_labelled_as_a_move_only_where_the_game_says_so() {
    assert_eq!(labels("kumo", &["a1 a2"]), ["a1 ↑ a2"]);
    let chosen = labels("quadrangle", &["b2 c2", "choose b2 c2"]);
    assert_eq!(chosen, ["b2 c2", "choose b2 c2"]);
}

/// Whether two words in a row are cells.
fn has_a_way(turn: &str, scene: &Scene) -> bool {
    let words = notation::words(turn);
    let is_cell = |word: &&str| scene.spots.contains_key(*word);
    words.windows(2).any(|pair| pair.iter().all(is_cell))
}

#[test]
fn a_move_between_two_cells_is_labelled_by_an_arrow_in_every_game_that_has_one() {
    for entry in games::GAMES {
        let table = entry.info.table(&Options::new(), None).unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let deal = (entry.deal)(&table, &mut rng);
        let mut board = (entry.open)(&table, deal).unwrap();
        let (mut moves, mut arrows) = (0, 0);
        while let Some(seat) = board.to_act().first().filter(|_| moves < 50) {
            let turns = board.turns(seat);
            let scene = board.scene(Some(seat), &Lang::english());
            let ways = turns.iter().filter(|turn| has_a_way(turn, &scene));
            let steps: Vec<Step> = ways.map(Step::word).collect();
            let labels = board.labels(seat, &steps, &Lang::english());
            moves += labels.len();
            let has_arrow = |label: &&String| label.contains(super::label::ARROWS);
            arrows += labels.iter().filter(has_arrow).count();
            let turn = turns.choose(&mut rng).unwrap();
            board.play(seat, turn).unwrap();
        }
        let key = entry.info.key;
        assert_eq!(moves > 0, 2 * arrows > moves, "{key}: {arrows} of {moves}");
    }
}

/// The explanation of a typed text after these turns of a game with default options.
fn why(game: &str, played: &[&str], typed: &str) -> Option<String> {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    let mut board = (entry.open)(&table, deal).unwrap();
    for turn in played {
        let seat = board.to_act().first().unwrap();
        board.play(seat, turn).unwrap();
    }
    let seat = board.to_act().first().unwrap();
    assert_eq!(meant(&*board, seat, typed), None, "{game}: {typed}");
    board.why(seat, typed, &Lang::english())
}

#[test]
fn a_refusal_says_why_in_every_game() {
    let cases: [(&str, &[&str], &str, &str); 20] = [
        (
            "kudosu",
            &["walnut a1"],
            "walnut a2",
            "There is walnut in this",
        ),
        ("kudosu", &["walnut a1"], "maple a1", "a1 is taken"),
        ("quadrangle", &["b2"], "b2", "b2 is taken"),
        ("mix3", &["b2"], "e5", "e5 isn't on this board"),
        ("chasm", &["a1"], "a1", "a1 is taken"),
        ("chasm", &["a1", "b2"], "a2", "its row or column"),
        ("trix", &[], "d4 d3", "What stands on d4 isn't yours"),
        ("trix", &[], "c3 c2", "Nothing stands on c3"),
        (
            "fullend",
            &["flat 60 60 0"],
            "flat 61 60 0",
            "overlap a tile",
        ),
        ("fullend", &[], "flat 1 1 0", "stick out of the box"),
        ("kumo", &[], "a5 a4", "What stands on a5 isn't yours"),
        ("kumo", &[], "a1 b1 c1", "room to blow"),
        ("kintei", &["a1 a2"], "a5", "a5 is taken"),
        (
            "kintei",
            &["a1 a2"],
            "c2 a2 a3",
            "What stands on a2 isn't yours",
        ),
        (
            "jinrai",
            &["lightning a1", "lightning a5"],
            "a5a4",
            "isn't yours",
        ),
        ("taifuu", &[], "a3-a4", "Nothing stands on a3"),
        ("nubulus", &[], "a8b7", "What stands on a8 isn't yours"),
        ("prosterno", &[], "a1b2", "b2 is taken"),
        ("basileus", &[], "e5 e6", "Nothing stands on e5"),
        ("mindoku", &[], "take a1", "Nothing stands on a1"),
    ];
    for (game, played, typed, wanted) in cases {
        let why = why(game, played, typed).unwrap_or_default();
        assert!(why.contains(wanted), "{game} {typed}: {why:?}");
    }
    let chosen: Vec<String> = {
        let entry = games::find("dungeon-chess").unwrap();
        let table = entry.info.table(&Options::new(), None).unwrap();
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
        let mut board = (entry.open)(&table, deal).unwrap();
        let choose = |seat| {
            let turn = board.turns(Seat(seat))[0].clone();
            board.play(Seat(seat), &turn).unwrap();
            turn
        };
        [1, 2].map(choose).into()
    };
    let played: Vec<&str> = chosen.iter().map(String::as_str).collect();
    let why = why("dungeon-chess", &played, "d5 d6").unwrap();
    assert!(why.contains("Nothing stands on d5"), "{why}");
}

#[test]
fn a_duplicate_is_seen_by_whoever_may_claim_it() {
    let mut board = mindoku();
    assert_eq!(board.certain_claim(Seat(2)), None);
    board.play(Seat(1), "place 1 a2").unwrap();
    assert_eq!(board.certain_claim(Seat(1)), None, "it is one's own");
    let claim = board
        .certain_claim(Seat(2))
        .expect("a1 and a2 are in one column");
    assert!(matches!(board.play(Seat(2), &claim), Ok(Played::Claim(_))));
}
