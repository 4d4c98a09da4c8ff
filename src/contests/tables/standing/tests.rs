//! The points of tables of different sizes, their ties and withdrawals.

use super::*;

fn table(round: i64, people: &[usize], places: &[i64]) -> Table {
    Table {
        round,
        people: people.to_vec(),
        free: Vec::new(),
        stage: if places.is_empty() {
            Stage::Running
        } else {
            Stage::Over(places.to_vec())
        },
    }
}

/// The people with their places and points.
fn order(withdrawn: &[Option<Withdrawal>], tables: &[Table]) -> Vec<(usize, usize, i64)> {
    let lines = standing(withdrawn, tables).into_iter();
    lines
        .map(|line| (line.person, line.place, line.points))
        .collect()
}

#[test]
fn a_table_of_three_gives_as_much_as_one_of_four() {
    let tables = [
        table(1, &[0, 1, 2, 3], &[1, 2, 2, 4]),
        table(1, &[4, 5, 6], &[1, 1, 3]),
    ];
    let expected = [
        (0, 1, 120),
        (4, 2, 90),
        (5, 2, 90),
        (1, 4, 60),
        (2, 4, 60),
        (3, 6, 0),
        // Equal points: the best rival of the fourth has more.
        (6, 7, 0),
    ];
    assert_eq!(order(&[None; 7], &tables), expected);
}

#[test]
fn equal_points_are_in_the_order_of_first_places_then_of_the_best_rivals() {
    // 0: a first and a last place; 1: two in the middle.
    let tables = [
        table(1, &[0, 2, 3], &[1, 2, 3]),
        table(1, &[4, 1, 5], &[1, 2, 3]),
        table(2, &[0, 4, 5], &[3, 1, 2]),
        table(2, &[2, 1, 3], &[1, 2, 3]),
    ];
    let lines = standing(&[None; 6], &tables);
    let of = |person: usize| lines.iter().find(|line| line.person == person).unwrap();
    assert_eq!(of(0).points, of(1).points);
    assert_eq!((of(0).firsts, of(1).firsts), (1, 0));
    assert!(of(0).place < of(1).place);
    // The best rivals: 2 (1½) and 4 (2) of 0; 4 (2) and 2 (1½) of 1.
    assert_eq!((of(0).rivals, of(1).rivals), (420, 420));
}

#[test]
fn one_who_is_struck_counts_at_no_table_and_one_who_is_absent_keeps_the_points() {
    let tables = [
        table(1, &[0, 1, 2, 3], &[2, 1, 3, 4]),
        table(2, &[1, 2], &[1, 2]),
    ];
    let struck = [None, Some(Withdrawal::Struck), None, None];
    // The third is alone at the second table: half a point, and no first place.
    let expected = [(0, 1, 120), (2, 2, 120), (3, 3, 0), (1, 4, 0)];
    assert_eq!(order(&struck, &tables), expected);
    let absent = [None, Some(Withdrawal::Absent), None, None];
    let expected = [(1, 1, 240), (0, 2, 80), (2, 3, 40), (3, 4, 0)];
    assert_eq!(order(&absent, &tables), expected);
    assert_eq!(withdrawal(1, &tables), Withdrawal::Absent);
    let running = [table(1, &[0, 1, 2], &[])];
    assert_eq!(withdrawal(1, &running), Withdrawal::Struck);
}

#[test]
fn a_round_waits_for_tables_of_two_who_count() {
    let running = table(1, &[0, 1, 2], &[]);
    let struck = Some(Withdrawal::Struck);
    assert!(is_open(&running, &[None, struck, None]));
    assert!(!is_open(&running, &[struck, struck, None]));
    let over = table(1, &[0, 1, 2], &[1, 2, 3]);
    assert!(!is_open(&over, &[None; 3]));
    let mut free = table(1, &[0, 1], &[2, 1]);
    free.free = vec![2];
    let tables = [free, table(2, &[0, 1, 2], &[])];
    let cells = |person| [1, 2, 3].map(|round| cell(person, round, &[None; 3], &tables));
    let running = Some(Cell::Running);
    assert_eq!(cells(0), [Some(Cell::Over(0)), running, None]);
    assert_eq!(cells(2), [Some(Cell::Over(FREE)), running, None]);
    let out = cell(2, 1, &[None, None, struck], &tables);
    assert_eq!(out, Some(Cell::Struck));
}
