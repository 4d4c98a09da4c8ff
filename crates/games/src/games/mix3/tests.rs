use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, ann_and_ben, played, table};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// A play in which seats 1 and 2 placed on these cells by turns.
fn start(cells: &str) -> Play<Mix3> {
    let lines: Vec<String> = cells
        .split(' ')
        .enumerate()
        .map(|(i, cell)| format!("{} {cell}", 1 + i % 2))
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    played(&table::<Mix3>(2, &[]), (), &lines)
}

/// The sheet's worked example.
const EXAMPLE: &str = "a4 b4 c4 d4 b3 a3 c3 d3 a2 b2 c2 a1 d2 b1 c1 d1";

/// The points of seat 1 for rectangles, tris and pincers on a board full of these pieces.
fn scored(rectangles: Rectangles, drawing: &str) -> [i32; 3] {
    Score::of(Stones::drawn(drawing).placed(Seat(1)), rectangles).by_kind()
}

#[test]
fn a_piece_is_placed_on_a_free_cell() {
    let turns = start("b2 c3").turns(Seat(1));
    assert_eq!(turns.len(), 14);
    assert!(
        turns
            .iter()
            .all(|turn| !["b2", "c3"].contains(&turn.to_string().as_str()))
    );
}

#[test]
fn the_game_ends_when_all_cells_are_full_and_more_points_win() {
    let (all_but_last, _) = EXAMPLE.rsplit_once(' ').unwrap();
    assert_eq!(start(all_but_last).outcome(), None);
    let outcome = Outcome::Placed {
        places: vec![2, 1],
        scores: Some(vec![Some(9), Some(11)]),
    };
    assert_eq!(start(EXAMPLE).outcome(), Some(&outcome));
}

#[test]
fn equal_points_draw() {
    let play = start("a1 a2 b2 b1 c1 c2 d2 d1 a3 a4 b4 b3 c3 c4 d4 d3");
    let Some(Outcome::Placed { places, scores }) = play.outcome() else {
        panic!("it is over")
    };
    let scores = scores.clone().unwrap();
    assert_eq!((scores[0], places.as_slice()), (scores[1], &[1, 1][..]));
}

#[test]
fn the_worked_example_scores_as_on_the_sheet() {
    let play = start(EXAMPLE);
    let kinds = play.game().scores().unwrap().map(|score| score.by_kind());
    assert_eq!(kinds, [[2, 4, 3], [4, 0, 7]]);
}

#[test]
fn a_rectangle_is_2_points() {
    let drawing = "1 2 2 1\n2 2 2 2\n2 2 2 2\n1 2 2 1";
    assert_eq!(scored(Rectangles::Any, drawing), [2, 0, 8]);
    let square = "2 2 2 2\n2 2 2 2\n1 1 2 2\n1 1 2 2";
    assert_eq!(scored(Rectangles::Any, square), [2, 0, 0]);
}

#[test]
fn tilted_rectangles_count_unless_only_straight_ones_do() {
    let drawing = "2 2 1 2\n1 2 2 2\n2 2 2 1\n2 1 2 2";
    assert_eq!(scored(Rectangles::Any, drawing), [2, 0, 0]);
    assert_eq!(scored(Rectangles::Straight, drawing), [0, 0, 0]);
}

#[test]
fn tris_run_orthogonally_or_diagonally_and_are_1_point() {
    assert_eq!(
        scored(Rectangles::Any, "1 1 1 2\n2 2 2 2\n2 2 2 2\n2 2 2 2")[1],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "2 2 2 1\n2 2 2 1\n2 2 2 1\n2 2 2 2")[1],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "2 2 2 2\n1 2 2 2\n2 1 2 2\n2 2 1 2")[1],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "2 2 1 2\n2 1 2 2\n1 2 2 2\n2 2 2 2")[1],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "1 1 2 1\n2 2 2 2\n2 2 2 2\n2 2 2 2")[1],
        0
    );
}

#[test]
fn four_in_line_are_two_tris() {
    assert_eq!(
        scored(Rectangles::Any, "1 1 1 1\n2 2 2 2\n2 2 2 2\n2 2 2 2")[1],
        2
    );
}

#[test]
fn a_pincer_is_worth_as_many_points_as_it_catches_pieces() {
    assert_eq!(
        scored(Rectangles::Any, "1 2 1 2\n2 2 2 2\n2 2 2 2\n2 2 2 2")[2],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "1 2 2 1\n2 2 2 2\n2 2 2 2\n2 2 2 2")[2],
        2
    );
    assert_eq!(
        scored(Rectangles::Any, "2 2 2 1\n2 2 2 2\n2 2 2 2\n2 2 2 1")[2],
        2
    );
}

#[test]
fn pincers_are_orthogonal_only() {
    assert_eq!(
        scored(Rectangles::Any, "1 2 2 2\n2 2 2 2\n2 2 1 2\n2 2 2 2")[2],
        0
    );
}

#[test]
fn own_pieces_in_between_make_no_pincer() {
    assert_eq!(
        scored(Rectangles::Any, "1 1 2 1\n2 2 2 2\n2 2 2 2\n2 2 2 2")[2],
        1
    );
    assert_eq!(
        scored(Rectangles::Any, "1 1 1 2\n2 2 2 2\n2 2 2 2\n2 2 2 2")[2],
        0
    );
}

#[test]
fn a_game_that_somebody_leaves_has_no_scores() {
    let left = played::<Mix3>(&table::<Mix3>(2, &[]), (), &["1 a1", "1 resign"]);
    assert_eq!(left.outcome(), Some(&Outcome::winner(Seat(2), 2)));
}

#[test]
fn a_turn_takes_one_choice() {
    let turns = Board::turns(&start("a1"), Seat(2));
    assert!(step(&turns, "", CHOICES).iter().all(|step| step.is_turn));
}

#[test]
fn reports_say_what_everyone_scores() {
    let lang = ann_and_ben();
    let report = |cells| start(cells).describe(None, &lang).unwrap();
    assert_eq!(report("a1 c3"), "Ben placed a piece on c3.");
    assert_eq!(
        report(EXAMPLE),
        "Ben placed the last piece, on d1. Ann scores 9: 2 for rectangles, 4 for tris, 3 for pincers. \
         Ben scores 11: 4 for rectangles, 0 for tris, 7 for pincers."
    );
}

#[test]
fn the_words_explain_every_point() {
    let alt = start(EXAMPLE).scene(None, &Lang::english()).alt;
    let explained = "◯ blue scores 9: 2 for rectangles (a2-a4-c4-c2), \
        4 for tris (a2-b3-c4, a4-b3-c2, c1-c2-c3, c2-c3-c4), 3 for pincers (a2-a4, a2-c2, a4-c4). \
        ▲ gold scores 11: 4 for rectangles (a1-a3-d3-d1, b1-b4-d4-d1), no tris, \
        7 for pincers (a1-a3, a3-d3, b1-d1, b2-b4, b4-d4, d1-d3).";
    assert!(alt.ends_with(explained), "{alt}");
}

#[test]
fn the_words_fit_however_much_is_scored() {
    let lang = Lang::english().with_names(vec!["Wilhelmine von Wolkenstein-Wangen".into(); 2]);
    let mut game = start(EXAMPLE).game().clone();
    // Nothing has more to tell than the chequered board.
    game.stones = Stones::drawn("1 2 1 2\n2 1 2 1\n1 2 1 2\n2 1 2 1");
    let scene = crate::contract::going_on(game, &[]).scene(None, &lang);
    assert!(scene.alt.chars().count() <= 1024, "{}", scene.alt);
    assert!(scene.text.chars().count() <= 1700, "{}", scene.text);
}

/// The points of a seat summed over all ways to fill the board, and the number of ways.
fn filled(game: &Mix3, seat: Seat) -> (i32, i32) {
    // Which pieces are whose is all that matters: each set comes in as many orders as any other.
    if let Some(scores) = game.scores() {
        return (scores[seat.index()].points(), 1);
    }
    let ways = game.turns(seat).into_iter().map(|turn| {
        let mut after = game.clone();
        after.play(seat, &turn);
        filled(&after, seat)
    });
    ways.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
}

#[test]
fn a_board_is_worth_what_chance_would_score() {
    let cells: Vec<&str> = EXAMPLE.split(' ').collect();
    for placed in [9, 10, 12, 14, 16] {
        let play = start(&cells[..placed].join(" "));
        for seat in [Seat(1), Seat(2)] {
            let (points, ways) = filled(play.game(), seat);
            let mean = points as f32 / ways as f32;
            let expected = play.game().expected_score(seat);
            assert!(
                (mean - expected).abs() < 1e-3,
                "{placed} placed: {expected}, not {mean}"
            );
        }
    }
}
