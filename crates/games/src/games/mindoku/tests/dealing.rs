use rand::SeedableRng;

use super::*;
use crate::games::mindoku::public::Public;

const ALL: [Layout; 4] = [Layout::Four, Layout::On3Rows, Layout::Six, Layout::Nine];

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn peers(layout: Layout, of: &str) -> Vec<String> {
    let peers = layout.peers(cell(of));
    peers.iter().map(String::from).collect()
}

#[test]
fn every_seat_gets_the_same_number_and_what_is_left_over_lies_on_the_board_without_a_duplicate() {
    for layout in ALL {
        for seats in 2..=layout.most_seats() {
            for seed in 0..20 {
                let deal = Deal::new(layout, seats, &mut Rng::seed_from_u64(seed));
                let each = layout.tokens().len() / seats;
                assert!(
                    deal.hands
                        .iter()
                        .all(|hand| hand.len() == usize::from(each))
                );
                assert_eq!(
                    deal.placed.len(),
                    usize::from(layout.tokens().len() % seats)
                );
                let dealt = deal.hands.iter().flatten().chain(deal.placed.values());
                assert_eq!(dealt.copied().collect::<Tokens>(), layout.tokens());
                assert!(deal.check(layout, seats).is_ok());
            }
        }
    }
}

#[test]
fn the_tokens_of_each_board() {
    let counts =
        |layout: Layout| [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|value| layout.tokens().count(value));
    assert_eq!(counts(Layout::Four), [4, 4, 4, 4, 0, 0, 0, 0, 0]);
    assert_eq!(counts(Layout::On3Rows), [1, 2, 3, 4, 5, 4, 3, 2, 1]);
    assert_eq!(counts(Layout::Six), [6, 6, 6, 6, 6, 6, 0, 0, 0]);
    assert_eq!(counts(Layout::Nine), [9; 9]);
}

#[test]
fn groups_are_rows_columns_and_sectors() {
    assert_eq!(
        peers(Layout::Four, "a1"),
        ["a2", "a3", "a4", "b1", "b2", "c1", "d1"]
    );
    // 6x: sectors 3 files wide and 2 ranks high.
    let six = peers(Layout::Six, "d3");
    assert!(
        six.contains(&"f4".to_owned())
            && !six.contains(&"c4".to_owned())
            && !six.contains(&"d5x".to_owned())
    );
    assert_eq!(six.len(), 5 + 5 + 2);
    assert_eq!(peers(Layout::Nine, "e5").len(), 8 + 8 + 4);
}

#[test]
fn every_circle_of_on3rows_lies_on_a_rank_a_file_and_a_diagonal_parallel_to_a1_e5() {
    let layout = Layout::On3Rows;
    assert_eq!(
        peers(layout, "b3"),
        [
            "a2", "a3", "b1", "b2", "b4", "b5", "c3", "c4", "d3", "d5", "e3"
        ]
    );
    assert_eq!(
        peers(layout, "a5"),
        ["a1", "a2", "a3", "a4", "b5", "c5", "d5", "e5"]
    );
}

#[test]
fn on3rows_can_be_filled_with_exactly_its_tokens() {
    // "value = file number + rank number - 1 does it"
    let layout = Layout::On3Rows;
    let mut public = Public::empty(layout);
    let mut all = Vec::new();
    for cell in layout.grid().cells() {
        let value = cell.file() + cell.rank() + 1;
        assert!(!public.is_duplicate(value, cell));
        public.put(value, cell);
        all.push(value);
    }
    assert_eq!(all.into_iter().collect::<Tokens>(), layout.tokens());
}

#[test]
fn sectors_are_counted_rank_by_rank() {
    assert_eq!(Layout::Six.sector(cell("d3")), Some(3));
    assert_eq!(Layout::Nine.sector(cell("i9")), Some(8));
    assert_eq!(Layout::On3Rows.sector(cell("a1")), None);
}

#[test]
fn a_setup_is_what_the_tokens_of_the_board_allow() {
    let table = table::<Mindoku>(2, PLAYERS);
    let refused = |setup: &str| {
        let deal = serde_json::from_str(setup).map_err(|error| error.to_string());
        deal.and_then(|deal| Mindoku::new(&table, deal).map_err(|error| error.0))
            .err()
    };
    assert_eq!(
        refused(r#"{"hands": [[1,2,3],[2,3,4]], "placed": {"a1": 3}}"#),
        None
    );
    // Which value is not said: it may reach a log.
    for hands in ["[[1,1,1],[1,1]]", "[[5],[1]]", "[[0],[1]]", "[[200],[1]]"] {
        assert_eq!(
            refused(&format!(r#"{{"hands": {hands}}}"#)).unwrap(),
            "there are not so many tokens of one value"
        );
    }
    assert_eq!(
        refused(r#"{"hands": [[1]]}"#).unwrap(),
        "there must be 2 hands"
    );
    assert_eq!(
        refused(r#"{"hands": [[1],[1]], "placed": {"a1": 3, "a4": 3}}"#).unwrap(),
        "the 3 on a4 makes a duplicate"
    );
    assert_eq!(
        refused(r#"{"hands": [[1],[1]], "placed": {"e1": 3}}"#).unwrap(),
        "e1 is not on the board"
    );
    for unreadable in [
        r"{}",
        r#"{"hands": [[1],[300]]}"#,
        r#"{"hands": [[1],[1]], "placed": {"x": 1}}"#,
        r#"{"hands": [[1],[1]], "hidden": 1}"#,
    ] {
        assert!(refused(unreadable).is_some(), "{unreadable}");
    }
}

#[test]
fn a_board_seats_as_many_as_its_row_says() {
    let most =
        |board| *(Mindoku::INFO.seats)(&table::<Mindoku>(2, &[("board", board)]).options).end();
    assert_eq!(["4x", "on3rows", "6x", "9x"].map(most), [4, 5, 6, 6]);
}

#[test]
fn the_default_is_competitive_on_the_smallest_board_with_players_as_referee() {
    let table = Mindoku::INFO.table(&Options::new(), None).unwrap();
    assert_eq!(
        ["board", "mode", "referee"].map(|key| table.option(key)),
        ["4x", "competitive", "players"]
    );
    assert_eq!(table.seats, 2);
}
