use super::dungeon::{BOARD, Character, Place, Side};
use super::*;
use crate::board::Board;
use crate::contract::{look_alike, played, table, texts};
use crate::game::kit::grid::Cell;
use crate::game::notation::step;
use crate::game::{Face, Lang, Scene};
use crate::play::Play;

mod ending;
mod moving;
mod planning;
mod telling;

/// Blue, gold, red, green: Kor, Maga, Guerriero, Lottatore.
const MARKS: [&str; 4] = ["KMGL", "kmgl", "1234", "5678"];

/// The character that a mark in a drawing stands for.
pub(super) fn character(mark: char) -> Option<Character> {
    MARKS.iter().zip(1..).find_map(|(marks, seat)| {
        let kind = Kind::ALL[marks.find(mark)?];
        let seat = Seat(seat);
        Some(Character { seat, kind })
    })
}

/// A position in which all have chosen, without chests; a character that is not drawn is held by
/// the next seat.
fn drawn(seats: u8, drawing: &str) -> DungeonChess {
    at(Public::drawn(seats, drawing).with_chests(0))
}

/// This table, with targets that are easily seen to be met or not.
fn at(public: Public) -> DungeonChess {
    let target = |number| Target::new(number).unwrap();
    DungeonChess {
        public,
        dealt: [[1, 2], [3, 4], [5, 6], [7, 8]].map(|pair| pair.map(target)),
        kept: [1, 3, 5, 7].map(|number| Some(target(number))),
    }
}

fn deal(dealt: &[[u8; 2]]) -> Deal {
    Deal {
        dealt: dealt.to_vec(),
    }
}

/// A play of `seats` seats dealt 1 2, 3 4, … after these lines.
fn start(seats: u8, lines: &[&str]) -> Play<DungeonChess> {
    let dealt = [[1, 2], [3, 4], [5, 6], [7, 8]];
    played(
        &table::<DungeonChess>(seats, &[]),
        deal(&dealt[..seats.into()]),
        lines,
    )
}

/// The same after the first target of each pair was kept.
fn begun(seats: u8, lines: &[&str]) -> Play<DungeonChess> {
    let chosen = ["1 target 1", "2 target 3", "3 target 5", "4 target 7"];
    start(seats, &[&chosen[..seats.into()], lines].concat())
}

/// The cells to which the character on `from` may go.
fn ways(game: &DungeonChess, from: &str) -> Vec<String> {
    let beginning = format!("{from} ");
    let texts = texts(game);
    let to = texts
        .iter()
        .filter_map(|turn| turn.strip_prefix(&beginning));
    to.map(str::to_owned).collect()
}

fn play(game: &mut DungeonChess, turn: &str) {
    let seat = game.to_act().first().unwrap();
    let turn = game.read(seat, turn).unwrap_or_else(|| panic!("{turn}"));
    game.play(seat, &turn);
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

const EMPTY: &str = ". . . . . . . .";

/// A drawing whose other ranks are empty.
fn ranks(ranks: &[(usize, &str)]) -> String {
    let line = |rank| {
        let known = ranks.iter().find(|(drawn, _)| *drawn == rank);
        known.map_or(EMPTY, |(_, line)| line)
    };
    (1..=8).rev().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_formation_is_turned_to_each_side() {
    let game = start(4, &[]).game().clone();
    let drawing = "\
        . . . 4 1 . . .
        . . . 4 4 . . .
        . . . . . . . .
        k l . . . . 8 8
        l l . . . . 8 5
        . . . . . . . .
        . . . L L . . .
        . . . K L . . .";
    for (cell, mark) in BOARD.drawn(drawing) {
        assert_eq!(game.public.at(cell), character(mark), "{cell}");
    }
    for seat in Seats::all(4).iter() {
        assert_eq!(game.public.entry(seat, Door::G), Some(Kind::Guerriero));
        assert_eq!(game.public.entry(seat, Door::M), Some(Kind::Maga));
        assert_eq!(
            (game.public.chests(seat), game.public.in_play(seat)),
            (2, 6)
        );
    }
}

#[test]
fn two_sit_opposite_and_more_clockwise() {
    let sides = |seats| {
        let all = Seats::all(seats);
        all.iter()
            .map(|seat| Side::of(seat, seats))
            .collect::<Vec<_>>()
    };
    assert_eq!(sides(2), [Side::South, Side::North]);
    assert_eq!(sides(3), [Side::South, Side::West, Side::North]);
    assert_eq!(sides(4), [Side::South, Side::West, Side::North, Side::East]);
}

#[test]
fn two_different_targets_are_dealt_to_each_seat() {
    let refused = |seats, dealt: &[[u8; 2]]| {
        let table = table::<DungeonChess>(seats, &[]);
        DungeonChess::new(&table, deal(dealt)).is_err()
    };
    assert!(!refused(2, &[[10, 1], [2, 3]]));
    assert!(refused(2, &[[1, 2]]));
    assert!(refused(2, &[[1, 2], [3, 4], [5, 6]]));
    assert!(refused(2, &[[1, 2], [2, 3]]));
    assert!(refused(2, &[[1, 1], [2, 3]]));
    assert!(refused(2, &[[0, 1], [2, 3]]));
    assert!(refused(2, &[[1, 2], [3, 11]]));
}

#[test]
fn before_the_first_turn_every_seat_keeps_a_target_in_any_order() {
    let play = start(3, &[]);
    assert_eq!(play.to_act(), Seats::all(3));
    assert_eq!(texts(play.game()), ["target 1", "target 2"]);
    let play = start(3, &["3 target 6", "1 target 1"]);
    assert_eq!(play.to_act(), Seat(2).into());
    let play = start(3, &["3 target 6", "1 target 1", "2 target 4"]);
    assert_eq!(play.to_act(), Seat(1).into());
    assert!(Board::turns(&play, Seat(1)).contains(&"d2 d3".to_owned()));
}

#[test]
fn a_seat_may_leave_before_it_has_chosen() {
    let play = start(3, &["2 target 3", "1 resign"]);
    assert_eq!(play.to_act(), Seat(3).into());
    let play = start(3, &["2 target 3", "1 resign", "3 target 5"]);
    assert_eq!(
        play.to_act(),
        Seat(2).into(),
        "the lowest seat still playing acts first"
    );
    let play = start(3, &["3 target 5", "2 target 3", "1 resign"]);
    assert_eq!(play.to_act(), Seat(2).into());
}

#[test]
fn what_was_dealt_is_a_secret() {
    let table = table::<DungeonChess>(2, &[]);
    let [one, other] = [[[1, 2], [3, 4]], [[1, 2], [5, 6]]]
        .map(|dealt| played::<DungeonChess>(&table, deal(&dealt), &[]));
    look_alike(&one, &other, Seat(2));
}

#[test]
fn what_is_kept_is_a_secret() {
    for lines in [&[][..], &["1 target 1", "1 d2 d3"]] {
        let [one, other] = ["2 target 3", "2 target 4"].map(|kept| {
            let mut all = vec![kept];
            all.extend(lines);
            start(2, &all)
        });
        look_alike(&one, &other, Seat(2));
    }
}

#[test]
fn what_is_given_up_is_a_secret_even_at_the_end() {
    let table = table::<DungeonChess>(3, &[]);
    for lines in [
        &["2 target 3"][..],
        &["2 target 3", "1 target 1", "3 resign", "1 resign"],
    ] {
        let [one, other] = [[3, 4], [3, 9]].map(|pair| {
            let dealt = deal(&[[1, 2], pair, [5, 6]]);
            played::<DungeonChess>(&table, dealt, lines)
        });
        look_alike(&one, &other, Seat(2));
    }
}

#[test]
fn a_target_chosen_is_told_only_as_having_happened() {
    let lang = Lang::english();
    let report = |viewer| start(2, &["1 target 2"]).describe(viewer, &lang).unwrap();
    assert_eq!(
        report(Some(Seat(1))),
        "◯ blue keeps target 2, Kor in play (+3)."
    );
    assert_eq!(report(Some(Seat(2))), "◯ blue has chosen a target.");
    assert_eq!(report(None), "◯ blue has chosen a target.");
}

#[test]
fn kept_targets_are_shown_at_the_end() {
    let play = start(2, &["1 target 1", "2 target 4", "1 resign"]);
    let kept = play
        .view(None)
        .cards
        .iter()
        .map(|cards| cards.kept.map(Target::number))
        .collect::<Vec<_>>();
    assert_eq!(kept, [Some(1), Some(4)]);
    assert!(
        play.view(None)
            .cards
            .iter()
            .all(|cards| cards.dealt.is_none())
    );
}

#[test]
fn a_picture_that_tells_a_target_is_private() {
    let play = begun(2, &[]);
    let lang = Lang::english();
    assert!(play.scene_of(Some(Seat(1)), &lang).private);
    assert!(!play.scene_of(None, &lang).private);
}

impl Play<DungeonChess> {
    fn scene_of(&self, viewer: Viewer, lang: &Lang) -> Scene {
        Board::scene(self, viewer, lang)
    }
}

#[test]
fn a_turn_takes_at_most_four_choices() {
    let mut deepest = 0;
    let ransoms = begun(2, &["1 d2 d3", "2 d7 d6"]);
    for board in [start(4, &[]), begun(4, &[]), ransoms] {
        let turns = Board::turns(&board, board.to_act().first().unwrap());
        deepest = deepest.max(depth(&turns, ""));
    }
    assert!(deepest <= 2, "{deepest}");
    let public = Public::drawn(4, &ranks(&[(4, "K . 1 2 . 3 4 ."), (6, "k . 5 6 . 7 8 .")]));
    let game = at(public);
    assert!(depth(&texts(&game), "") <= 4);
}

/// The number of choices of the longest walk through the menus.
fn depth(turns: &[String], prefix: &str) -> usize {
    let further = |choice: crate::game::notation::Step| {
        if choice.is_turn {
            0
        } else {
            depth(turns, &choice.text)
        }
    };
    let steps = step(turns, prefix, 25);
    1 + steps.into_iter().map(further).max().unwrap_or(0)
}

#[test]
fn who_stands_in_the_middle_is_believed_to_want_it() {
    let mut public = Public::new(2);
    public.chosen = Seats::all(2);
    let imagined = |public: &Public| {
        let view = at(public.clone()).view(Some(Seat(1)));
        let games = (0..400).map(|seed| {
            let mut rng = rand::SeedableRng::seed_from_u64(seed);
            DungeonChess::imagine(&view, &mut rng)
        });
        let wants = |game: &DungeonChess| game.kept[1] == Target::new(10);
        games.filter(wants).count()
    };
    let elsewhere = imagined(&public);
    public.board[BOARD.index("d4".parse().unwrap())] = Some(character('k').unwrap());
    let there = imagined(&public);
    assert!(there > 2 * elsewhere && there < 300, "{elsewhere}, {there}");
}
