use std::collections::HashMap;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::tile::Pose;
use super::trial::Trial;
use super::*;
use crate::board::{Board, Refusal};
use crate::contract::{played, table};
use crate::game::notation::step;
use crate::game::{Face, Heuristics, Lang, Scene, Strength};
use crate::play::Play;

/// Maximum number of choices of a menu of Discord.
const CHOICES: usize = 25;

/// A position after these placements.
fn laid(tiles: &[&str]) -> Play<Fullend> {
    let lines: Vec<String> = tiles
        .iter()
        .enumerate()
        .map(|(number, tile)| format!("{} {tile}", by(number)))
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    played::<Fullend>(&table::<Fullend>(2, &[]), (), &lines)
}

const LAID: [&str; 7] = [
    "flat 38 30 15",
    "flat 76 22 0",
    "upright 12 40 90",
    "flat 66 62 30",
    "upright 104 30 75",
    "upright 62 106 165",
    "flat 100 78 45",
];

/// The turns offered after these words.
fn offered_after(play: &Play<Fullend>, prefix: &str) -> Vec<Tile> {
    Fullend::offered(&play.view(None), prefix).unwrap()
}

/// Whether there is room for this tile.
fn fits(play: &Play<Fullend>, text: &str) -> bool {
    play.game().read(Seat(1), text).is_some()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn texts(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(ToString::to_string).collect()
}

#[test]
fn a_flat_tile_covers_28_by_28_and_an_upright_one_28_by_10() {
    let play = laid(&["flat 60 60 0"]);
    assert!(fits(&play, "flat 88 60 0") && !fits(&play, "flat 87 60 0"));
    assert!(fits(&play, "upright 88 60 0") && !fits(&play, "upright 87 60 0"));
    assert!(fits(&play, "upright 60 79 0") && !fits(&play, "upright 60 78 0"));
    assert!(fits(&play, "upright 79 60 90") && !fits(&play, "upright 78 60 90"));
}

#[test]
fn all_of_the_footprint_lies_in_the_box() {
    let play = laid(&[]);
    for (inside, outside) in [
        ("flat 14 14 0", "flat 13 14 0"),
        ("flat 106 106 0", "flat 106 107 0"),
        ("flat 20 100 45", "flat 19 100 45"),
        ("upright 14 5 0", "upright 14 4 0"),
        ("upright 5 106 90", "upright 5 107 90"),
    ] {
        assert!(fits(&play, inside) && !fits(&play, outside), "{inside}");
    }
}

#[test]
fn angles_are_multiples_of_15_up_to_75_and_165() {
    let play = laid(&[]);
    assert!(fits(&play, "flat 60 60 75") && !fits(&play, "flat 60 60 90"));
    assert!(fits(&play, "upright 60 60 165") && !fits(&play, "upright 60 60 180"));
    assert!(!fits(&play, "flat 60 60 10"));
}

#[test]
fn angles_go_counter_clockwise() {
    // Its left end is low, its right end high.
    let play = laid(&["upright 60 60 45"]);
    assert!(play.game().laid.tiles[0].covers(68.0, 68.0));
    assert!(!play.game().laid.tiles[0].covers(68.0, 52.0));
}

#[test]
fn a_placement_has_one_notation() {
    let play = laid(&[]);
    for text in [
        "flat 060 60 0",
        "flat +60 60 0",
        "flat 60 60",
        "flat 60 60 0 0",
        "upright 60 60 -15",
        "flat 300 60 0",
    ] {
        assert!(!fits(&play, text), "{text}");
    }
}

#[test]
fn tiles_may_touch_but_not_overlap() {
    // Corner to corner, side to side, and a corner against a side.
    let play = laid(&["flat 60 60 0"]);
    assert!(fits(&play, "flat 88 88 0") && fits(&play, "flat 88 70 0"));
    assert!(fits(&play, "flat 94 60 45") && !fits(&play, "flat 93 60 45"));
}

/// The corners of a tile, and whether two of them overlap: the separating-axis test on corners, as
/// the rules have it.
fn naive(one: Tile, other: Tile) -> bool {
    let corners = |tile: Tile| {
        let (long, wide) = tile.stance.size();
        let (sin, cos) = f64::from(tile.angle).to_radians().sin_cos();
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(a, b)| {
            let (u, v) = (a * long, b * wide);
            let x = f64::from(tile.x) + u * cos - v * sin;
            (x, f64::from(tile.y) + u * sin + v * cos)
        })
    };
    let (p, q) = (corners(one), corners(other));
    let sides = [p, q]
        .into_iter()
        .flat_map(|shape| (0..4).map(move |i| (shape[i], shape[(i + 1) % 4])));
    let mut sides = sides.map(|((ax, ay), (bx, by))| {
        let length = (bx - ax).hypot(by - ay);
        ((by - ay) / length, (ax - bx) / length)
    });
    sides.all(|(nx, ny)| {
        let shadow = |shape: [(f64, f64); 4]| shape.map(|(x, y)| x * nx + y * ny);
        let most = |shape| shadow(shape).into_iter().fold(f64::MIN, f64::max);
        let least = |shape| shadow(shape).into_iter().fold(f64::MAX, f64::min);
        most(p).min(most(q)) - least(p).max(least(q)) > 1e-6
    })
}

#[test]
fn what_fits_is_what_the_separating_axis_test_says() {
    let play = laid(&LAID);
    let Fullend { laid, room } = play.game();
    let mut counted = 0;
    for pose in Pose::all() {
        for (x, y) in (0..=BOX)
            .step_by(3)
            .flat_map(|x| (0..=BOX).map(move |y| (x, y)))
        {
            let tile = Tile::new(pose, x, y);
            let free = pose.is_inside(x, y) && !laid.tiles.iter().any(|&other| naive(tile, other));
            assert_eq!(room.fits(tile), free, "{tile}");
            counted += u32::from(free);
        }
    }
    assert!(counted > 1000, "{counted}");
}

#[test]
fn room_is_the_same_worked_out_anew() {
    let play = laid(&LAID);
    assert_eq!(play.game().room, play.game().laid.room());
    assert_eq!(play.game().room.count(), play.turns(Seat(2)).len());
}

#[test]
fn the_seat_that_must_act_and_can_place_no_tile_loses() {
    let rows = [14, 42, 70, 98];
    let all: Vec<String> = rows
        .iter()
        .flat_map(|x| rows.iter().map(move |y| format!("flat {x} {y} 0")))
        .collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(laid(&all[..15]).outcome(), None);
    let full = laid(&all);
    assert_eq!(full.outcome(), Some(&Outcome::winner(Seat(2), 2)));
    assert!(!full.game().can_act(Seat(1)));
    assert_eq!(full.shown(None).winners(), Some(Seat(2).into()));
}

#[test]
fn whoever_leaves_loses() {
    let play = played::<Fullend>(&table::<Fullend>(2, &[]), (), &["1 resign"]);
    assert_eq!(play.outcome(), Some(&Outcome::winner(Seat(2), 2)));
}

#[test]
fn with_a_stance_said_one_placement_is_offered_for_each_square_with_room() {
    let empty = laid(&[]);
    let offered = texts(&offered_after(&empty, "flat"));
    assert_eq!(offered.len(), 16);
    assert_eq!(offered[0], "flat 15 105 0", "as one reads");
    assert!(offered.contains(&"flat 45 75 0".to_owned()));
    let column = texts(&offered_after(&empty, "flat 45"));
    assert_eq!(column.len(), 4);
    assert!(
        column
            .iter()
            .all(|text| text.starts_with("flat 45 ") && offered.contains(text))
    );
    let some = laid(&LAID);
    let offered = offered_after(&some, "flat");
    assert!(!offered.is_empty() && offered.len() < 16);
    assert!(offered.iter().all(|&tile| some.game().room.fits(tile)));
}

#[test]
fn with_more_said_all_that_begins_so_is_offered() {
    let play = laid(&[]);
    let offered = |said| texts(&offered_after(&play, said));
    let all = texts(&play.turns(Seat(1)));
    for said in [
        "flat 16",
        "upright 6",
        "upright 6*",
        "flat 60 6",
        "flat 60 60",
        "flat 60 60 1",
    ] {
        let beginning = said.trim_end_matches('*');
        let wanted: Vec<&String> = all
            .iter()
            .filter(|turn| turn.starts_with(beginning))
            .collect();
        assert!(offered(said).iter().eq(wanted), "{said}");
    }
}

#[test]
fn a_placement_that_does_not_fit_is_refused_with_those_nearest_to_it() {
    let refused = Board::play(&mut laid(&["flat 60 60 0"]), Seat(2), "flat 86 60 0");
    let Err(Refusal::NotATurn { near, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert!(near.contains(&"flat 88 60 0".to_owned()), "{near:?}");
    let refused = Board::play(&mut laid(&[]), Seat(1), "edgewise");
    assert!(matches!(refused, Err(Refusal::NotATurn { near, .. }) if near.len() == 5));
}

#[test]
fn menus_lead_to_a_placement_in_two_choices_at_most() {
    for play in [laid(&[]), laid(&LAID), laid(&["flat 60 60 30"])] {
        let seat = play.game().laid.acting();
        let menu = |said: &str| step(&Board::offered(&play, seat, said).turns, said, CHOICES);
        let first = menu("");
        assert!((2..=CHOICES).contains(&first.len()));
        for choice in first.into_iter().filter(|choice| !choice.is_turn) {
            let second = menu(&choice.text);
            assert!(second.len() <= CHOICES);
            assert!(second.iter().all(|choice| choice.is_turn), "{second:?}");
        }
    }
}

#[test]
fn menus_say_what_the_numbers_mean() {
    let play = laid(&[]);
    let lang = Lang::english();
    let menu = step(
        &Board::offered(&play, Seat(1), "upright").turns,
        "upright",
        CHOICES,
    );
    let labels = Board::menu(&play, Seat(1), "upright", &menu[..1], 1024, &lang).labels;
    assert_eq!(labels, ["15·105"]);
    let shown = play.shown(Some(Seat(1)));
    let label = |said: &[&str], word| Fullend::label(&shown, Seat(1), said, word, &lang);
    assert_eq!(label(&[], "upright"), Some("upright".to_owned()));
}

/// The labels of the buttons and where they lead.
fn nudged(text: &str) -> Vec<(String, Option<String>)> {
    Fullend::nudges(text)
        .into_iter()
        .map(|nudge| (nudge.label, nudge.text))
        .collect()
}

#[test]
fn a_tile_is_moved_by_10_or_1_millimetre_and_turned_by_15_or_45_degrees() {
    let to = |label: &str, text: &str| (label.to_owned(), Some(text.to_owned()));
    assert_eq!(
        nudged("upright 60 50 0"),
        [
            to("← 10", "upright 50 50 0"),
            to("→ 10", "upright 70 50 0"),
            to("↓ 10", "upright 60 40 0"),
            to("↑ 10", "upright 60 60 0"),
            to("← 1", "upright 59 50 0"),
            to("→ 1", "upright 61 50 0"),
            to("↓ 1", "upright 60 49 0"),
            to("↑ 1", "upright 60 51 0"),
            to("↺45°", "upright 60 50 45"),
            to("↺15°", "upright 60 50 15"),
            to("↻15°", "upright 60 50 165"),
            to("↻45°", "upright 60 50 135"),
        ]
    );
    assert!(nudged("upright 60 50").is_empty(), "not said in full");
}

#[test]
fn a_nudge_never_leads_out_of_the_box() {
    let corner = nudged("flat 14 20 0");
    assert_eq!(corner[0], ("← 10".to_owned(), None));
    assert_eq!(corner[2].1.as_deref(), Some("flat 14 14 0"));
    assert_eq!(
        corner[9].1.as_deref(),
        Some("flat 18 20 15"),
        "turned, it needs more room"
    );
}

#[test]
fn what_is_tried_shows_whether_it_fits_and_what_it_hits() {
    let play = laid(&LAID);
    let shown = |said: &[&str]| play.shown_partial(Seat(2), said);
    let trial = |said: &[&str]| Trial::of(&shown(said).stage);
    let tried = |stance| Trial {
        pose: Pose::unturned(stance),
        tile: None,
    };
    assert_eq!(trial(&[]), Stance::ALL.map(tried), "either");
    assert_eq!(trial(&["upright"]), [tried(Stance::Upright)]);
    let whole = ["flat", "50", "91", "0"];
    assert_eq!(trial(&whole)[0].tile, Some(tile("flat 50 91 0")));
    let hit: Vec<Tile> = shown(&whole).view.hit(tile("flat 50 91 0")).collect();
    assert_eq!(hit, [3, 5].map(|number: usize| tile(LAID[number])));
    let scene = |said: &[&str]| Fullend::scene(&shown(said), &Lang::english());
    assert!(scene(&["flat", "50", "91", "0"]).private && scene(&[]).private);
    let alt = |said: &[&str]| scene(said).alt;
    assert!(
        alt(&["flat", "50", "91", "0"])
            .ends_with("flat 50 91 0 doesn't fit: it overlaps flat 66 62 30, upright 62 106 165.")
    );
    assert!(
        alt(&["flat", "16", "85", "45"])
            .ends_with("flat 16 85 45 doesn't fit: it is not all inside the box.")
    );
    assert!(alt(&["upright", "20", "90", "135"]).ends_with("upright 20 90 135 fits."));
}

#[test]
fn the_game_goes_on_alike_where_the_same_room_is_left_to_the_same_seat() {
    let one = laid(&["flat 14 14 0", "flat 60 60 0", "flat 106 106 0"]);
    let other = laid(&["flat 106 106 0", "flat 60 60 0", "flat 14 14 0"]);
    assert_eq!(one.game(), other.game());
    assert_ne!(
        one.view(None),
        other.view(None),
        "whose tile is whose shows"
    );
    assert_ne!(laid(&[]).game(), laid(&["flat 60 60 0"]).game());
}

#[test]
fn the_computer_thinks_about_the_same_few_placements_in_the_same_position() {
    use rand::SeedableRng;
    let play = laid(&LAID);
    let considered = |seed| {
        play.game()
            .candidate_turns(Seat(2), &mut Rng::seed_from_u64(seed))
    };
    assert_eq!(considered(1), considered(2));
    assert_eq!(considered(1).len(), 40);
}

#[test]
fn reports_say_how_a_tile_was_laid_and_whether_it_was_the_last() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |tiles: &[&str]| laid(tiles).describe(None, &lang).unwrap();
    assert_eq!(
        report(&["flat 38 30 15"]),
        "Ann laid a tile flat at 38 30, turned by 15°."
    );
    assert_eq!(
        report(&["upright 12 40 90"]),
        "Ann stood a tile upright at 12 40, turned by 90°."
    );
    let rows = [14, 42, 70, 98];
    let all: Vec<String> = rows
        .iter()
        .flat_map(|x| rows.iter().map(move |y| format!("flat {x} {y} 0")))
        .collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(
        report(&all),
        "Ben laid a tile flat at 98 98. No other tile fits."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let scene = laid(&LAID[..3]).scene_for_all();
    assert_eq!(
        scene.alt,
        "▲ gold to move. The box has 120 by 120 mm. Of each tile: its middle in mm from the left, from below, then its angle. \
         Flat (2): 38 30 15, 76 22 0. Upright (1): 12 40 90. \
         Last: ◯ blue stood a tile upright at 12 40, turned by 90°."
    );
    let (map, list) = scene
        .text
        .split_once("\n    0   20  40  60  80  100\n")
        .unwrap();
    let legend = "flat #  upright =  38 30 15: mm from the left, from below, angle";
    let list = list.strip_prefix(&format!("\n{legend}\n")).unwrap();
    assert_eq!(list, "\n◯ # 38 30 15 · ▲ # 76 22 0\n◯ = 12 40 90\n\n▶ ▲");
    let rows: Vec<&str> = map.lines().collect();
    assert_eq!(rows.len(), 24);
    assert_eq!(rows[15], " 40 ·==···####··············");
    assert_eq!(rows[23], "  0 ························");
}

impl Play<Fullend> {
    fn scene_for_all(&self) -> Scene {
        Board::scene(self, None, &Lang::english())
    }
}

/// The proof of computer.md: a first player that begins over the middle and reflects each answer
/// never runs out of room first.
#[test]
fn whoever_begins_wins_by_reflecting() {
    for seed in 0..6 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = laid(&[]);
        while let Some(seat) = play.to_act().first() {
            let turn = if seat == Seat(1) {
                let known = play.game().known_best_turn(seat, Strength::Strong);
                known.expect("there is always room").turn
            } else {
                *play.turns(seat).choose(&mut rng).unwrap()
            };
            assert!(play.game().room.fits(turn), "{turn}");
            play.play(seat, &turn);
        }
        assert_eq!(play.outcome().unwrap().winners(), Seat(1).into());
    }
}

#[test]
fn only_over_the_middle_there_is_something_to_reflect() {
    for tiles in [&["flat 20 20 0"][..], &["flat 60 60 0"], &LAID] {
        let play = laid(tiles);
        let seat = play.to_act().first().unwrap();
        assert_eq!(
            play.game().known_best_turn(seat, Strength::Strong),
            None,
            "{tiles:?}"
        );
    }
    let answered = laid(&["flat 60 60 0", "flat 20 20 0"]);
    let plan = answered
        .game()
        .known_best_turn(Seat(1), Strength::Strong)
        .unwrap();
    assert_eq!(plan.turn.to_string(), "flat 100 100 0");
    let by_rote = answered.game().known_best_turn(Seat(1), Strength::Medium);
    assert_eq!(by_rote, None, "only the strong one has learnt it");
}

/// A play of chance up to where no more placements than these are left.
fn nearly_full(seed: u64, most: usize) -> Play<Fullend> {
    let mut rng = Rng::seed_from_u64(seed);
    let mut play = laid(&[]);
    while play.game().room.count() > most {
        let seat = play.to_act().first().unwrap();
        let turn = *play.turns(seat).choose(&mut rng).unwrap();
        play.play(seat, &turn);
    }
    play
}

/// Whether the seat to act wins, by exhaustive search.
fn wins(room: &Room, known: &mut HashMap<Room, bool>) -> bool {
    if let Some(&wins) = known.get(room) {
        return wins;
    }
    let mut turns = room.placements().into_iter();
    let found = turns.any(|tile| {
        let mut after = room.clone();
        after.lay(tile);
        !wins(&after, known)
    });
    known.insert(room.clone(), found);
    found
}

#[test]
fn an_end_is_won_as_by_trying_everything() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..40 {
        let play = nearly_full(seed, 24);
        let room = &play.game().room;
        if room.is_full() {
            continue;
        }
        let found = ending::winning(room, 5_000);
        assert_eq!(found.is_some(), wins(room, &mut HashMap::new()), "{seed}");
        if let Some(tile) = found {
            let mut after = room.clone();
            after.lay(tile);
            assert_eq!(ending::winning(&after, 5_000), None, "{seed}: {tile} wins");
            won += 1;
        } else {
            lost += 1;
        }
    }
    assert!(won > 5 && lost > 5, "{won} won, {lost} lost");
}

#[test]
fn whoever_has_a_won_end_wins_it() {
    for seed in 0..6 {
        let mut play = nearly_full(seed, 300);
        let mut rng = Rng::seed_from_u64(seed);
        let winner = play.to_act().first().unwrap();
        if play
            .game()
            .known_best_turn(winner, Strength::Easy)
            .is_none()
        {
            continue;
        }
        while let Some(seat) = play.to_act().first() {
            let turn = if seat == winner {
                play.game()
                    .known_best_turn(seat, Strength::Easy)
                    .unwrap()
                    .turn
            } else {
                *play.turns(seat).choose(&mut rng).unwrap()
            };
            play.play(seat, &turn);
        }
        assert_eq!(play.outcome().unwrap().winners(), winner.into());
    }
}

#[test]
fn the_last_tile_is_found_where_there_is_one() {
    let (mut found, mut none) = (0, 0);
    for seed in 0..30 {
        let play = nearly_full(seed, 60);
        let room = &play.game().room;
        let leaves_none = |tile: &Tile| {
            let mut after = room.clone();
            after.lay(*tile);
            after.is_full()
        };
        assert_eq!(
            room.last().is_some(),
            room.placements().iter().any(leaves_none)
        );
        match room.last() {
            Some(tile) => {
                assert!(leaves_none(&tile), "{seed}: {tile}");
                found += 1;
            }
            None => none += 1,
        }
    }
    assert!(found > 3 && none > 3, "{found} found, {none} not");
}
