use proptest::prelude::*;

use super::*;

#[test]
fn what_is_typed_together_is_spread_into_words() {
    for typed in ["a3a4", "A3-A4", "a3→a4", "a3, a4", "a3xa4", " a3  a4 "] {
        assert_eq!(split_words(typed), "a3 a4", "{typed}");
    }
    assert_eq!(split_words("place 3 b2"), "place 3 b2");
}

/// As many as a Discord menu holds.
const CHOICES: usize = 25;

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

/// Turns like Mindoku's on a board of `side` cells: place, move along a file, take.
fn mindoku(side: u8) -> Vec<String> {
    let cells: Vec<String> = ('a'..='i')
        .take(side.into())
        .flat_map(|file| (1..=side).map(move |rank| format!("{file}{rank}")))
        .collect();
    let place = (1..=side).flat_map(|value| {
        cells
            .iter()
            .map(move |cell| format!("place {value} {cell}"))
    });
    let moves = cells.iter().flat_map(|from| {
        let near = cells
            .iter()
            .filter(move |to| *to != from && to[..1] == from[..1]);
        near.map(move |to| format!("move {from} {to}"))
    });
    let take = cells.iter().map(|cell| format!("take {cell}"));
    place.chain(moves).chain(take).collect()
}

fn texts(turns: &[String], prefix: &str) -> Vec<String> {
    step(turns, prefix, CHOICES)
        .into_iter()
        .map(|step| step.text)
        .collect()
}

#[test]
fn case_and_spacing_do_not_matter() {
    assert_eq!(normalize("  Place 3\tC2 "), "place 3 c2");
}

#[test]
fn completion_gives_whole_turns_when_they_fit() {
    let turns = owned(&["a1 b1", "a1 b2", "c1 d1"]);
    assert_eq!(complete(&turns, "", 3), turns);
    assert_eq!(complete(&turns, "A1 ", 3), ["a1 b1", "a1 b2"]);
    assert_eq!(complete(&turns, "x", 3), [""; 0]);
}

#[test]
fn completion_goes_word_by_word_when_they_do_not() {
    let turns = mindoku(9);
    assert_eq!(complete(&turns, "", CHOICES), ["place", "move", "take"]);
    let values: Vec<String> = (1..=9).map(|value| format!("place {value}")).collect();
    assert_eq!(complete(&turns, "place", CHOICES), values);
    assert_eq!(complete(&turns, "place 3", CHOICES).len(), CHOICES);
    assert_eq!(complete(&turns, "place 3 c", CHOICES).len(), 9);
    assert_eq!(complete(&turns, "place 3 c2", CHOICES), ["place 3 c2"]);
}

#[test]
fn completion_offers_a_turn_and_what_may_follow_it() {
    let turns = owned(&["pass", "pass guess a5"]);
    assert_eq!(complete(&turns, "pass", CHOICES), turns);
}

#[test]
fn near_turns_begin_alike_and_differ_little() {
    let turns = mindoku(4);
    assert_eq!(
        suggestions(&turns, "place 3 c9", 2),
        ["place 3 c1", "place 3 c2"]
    );
    assert_eq!(suggestions(&turns, "palce 3 c2", 1), ["place 3 c2"]);
    assert_eq!(suggestions(&[], "a1", 5), [""; 0]);
}

#[test]
fn a_menu_of_verbs_deepens_those_that_fit() {
    let expected: Vec<String> = (1..=9).map(|value| format!("place {value}")).collect();
    let expected = [expected, owned(&["move", "take"])].concat();
    assert_eq!(texts(&mindoku(9), ""), expected);
}

#[test]
fn too_many_cells_are_split_into_files() {
    let turns = mindoku(9);
    let files = step(&turns, "place 3", CHOICES);
    assert_eq!(files.len(), 9);
    let second = Step {
        text: "place 3 b*".to_owned(),
        label: "b…".to_owned(),
        partial: true,
        is_turn: false,
    };
    assert_eq!(files[1], second);
    let cells = step(&turns, "place 3 b*", CHOICES);
    assert_eq!(cells[0].text, "place 3 b1");
    assert_eq!(cells[0].label, "b1");
    assert!(cells.len() == 9 && cells.iter().all(|step| step.is_turn));
}

#[test]
fn a_group_of_one_is_said_in_full() {
    let mut turns: Vec<String> = (1..=30).map(|rank| format!("take a{rank}")).collect();
    turns.push("take b1".to_owned());
    let steps = step(&turns, "take", CHOICES);
    let last = steps.last().unwrap();
    assert_eq!((last.text.as_str(), last.is_turn), ("take b1", true));
}

#[test]
fn a_step_with_a_single_choice_is_skipped() {
    let turns = owned(&["claim a1", "claim b1 2", "claim b1 3"]);
    assert_eq!(texts(&turns, ""), turns);
    let turns: Vec<String> = (0..30).map(|n| format!("blow a1 b{n}")).collect();
    let texts = texts(&turns, "");
    assert!(
        texts.iter().all(|text| text.starts_with("blow a1 b")),
        "{texts:?}"
    );
}

#[test]
fn a_turn_that_begins_another_can_be_stopped_at() {
    let mut turns = owned(&["pass"]);
    turns.extend((1..=30).map(|n| format!("pass guess x{n}")));
    let steps = step(&turns, "", CHOICES);
    assert_eq!(steps[0].text, "pass");
    assert!(steps[0].is_turn);
    assert_eq!(steps[1].text, "pass guess");
    assert!(!steps[1].is_turn);

    let turns = owned(&["a1 b2", "a1 b2 blow c1 c2", "a1 b2 blow c1 c3"]);
    let stop = &step(&turns, "a1 b2", 2)[0];
    assert_eq!(stop.text, "a1 b2");
    assert_eq!(stop.label, "a1 b2", "there is nothing left to say");
    assert!(stop.is_turn);
}

#[test]
fn a_beginning_nobody_could_say_has_no_choices() {
    assert_eq!(step(&mindoku(4), "jump", CHOICES), []);
    assert_eq!(step(&mindoku(4), "place 1 a1 b1", CHOICES), []);
    assert_eq!(step(&[], "", CHOICES), []);
}

#[test]
fn words_said_halfway_are_left_out() {
    assert_eq!(words("place 3 c*"), ["place", "3"]);
    assert_eq!(words(""), [""; 0]);
}

#[test]
fn a_walk_leads_to_what_it_begins() {
    for text in ["", "place", "place 3", "place 3 c*", "place 3 c2"] {
        assert!(leads_to(text, "place 3 c2"), "{text}");
    }
    for text in ["place 3 b*", "place 3 c", "move", "place 3 c2 d2"] {
        assert!(!leads_to(text, "place 3 c2"), "{text}");
    }
}

#[test]
fn the_cells_that_may_come_next_are_those_the_choices_reach() {
    let turns = mindoku(4);
    let cells = |next: &[&str], said| {
        let is_cell =
            |word: &&str| word.len() == 2 && word.starts_with(|c: char| c.is_ascii_lowercase());
        next_words(&turns, &owned(next), said, is_cell).join(" ")
    };
    assert_eq!(cells(&["place 1", "move a1", "take"], 0), "a1");
    assert_eq!(cells(&["place 1 b*", "place 1 c2"], 2), "b1 b2 b3 b4 c2");
    assert_eq!(cells(&["move a1 a2", "move a1 a3"], 2), "a2 a3");
}

/// Every turn the menus lead to, each walk at most so long.
fn walked(turns: &[String], prefix: &str, patience: u32, found: &mut Vec<String>) {
    assert!(patience > 0, "menus come to an end at {prefix}");
    let steps = step(turns, prefix, CHOICES);
    assert!(!steps.is_empty(), "{prefix} leads nowhere");
    assert!(steps.len() <= CHOICES, "{prefix} offers {}", steps.len());
    let mut texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), steps.len(), "choices differ");
    for step in &steps {
        assert_eq!(step.partial, step.text.ends_with('*'));
        assert!(!step.label.is_empty() && leads_to(prefix, &step.text));
        if step.is_turn {
            found.push(step.text.clone());
        } else {
            assert_ne!(step.text, prefix);
            walked(turns, &step.text, patience - 1, found);
        }
    }
}

#[test]
fn the_largest_board_takes_at_most_four_choices() {
    let turns = mindoku(9);
    let mut found = Vec::new();
    walked(&turns, "", 4, &mut found);
    found.sort();
    let mut turns = turns;
    turns.sort();
    assert_eq!(found, turns);
}

proptest! {
    #[test]
    fn menus_lead_to_every_turn_once(turns in prop::collection::btree_set("[ab][1-9]?( (go|[ac][1-9]|[1-9]{1,3})){0,3}", 1..200)) {
        let turns: Vec<String> = turns.into_iter().collect();
        let mut found = Vec::new();
        walked(&turns, "", 20, &mut found);
        found.sort();
        prop_assert_eq!(found, turns);
    }

    #[test]
    fn completions_begin_turns_and_end_in_them(turns in prop::collection::btree_set("[ab][1-9]?( (go|[ac][1-9])){0,3}", 1..80), typed in "[ab1-9 go]{0,6}") {
        let turns: Vec<String> = turns.into_iter().collect();
        let found = complete(&turns, &typed, CHOICES);
        prop_assert!(found.len() <= CHOICES);
        for text in &found {
            prop_assert!(text.starts_with(&normalize(&typed)));
            prop_assert!(turns.iter().any(|turn| leads_to(text, turn)));
        }
        prop_assert_eq!(found.is_empty(), !turns.iter().any(|turn| turn.starts_with(&normalize(&typed))));
    }

    #[test]
    fn anything_typed_has_something_near_it(typed in ".{0,80}") {
        let turns = mindoku(4);
        let found = suggestions(&turns, &typed, 5);
        prop_assert!(found.len() == 5 && found.iter().all(|turn| turns.contains(turn)));
        let _ = step(&turns, &typed, CHOICES);
    }
}
