use super::*;
pub(super) fn character(mark: char) -> Option<Character> {
    let _ = mark;
    None
}
#[test]
fn obeys_the_contract() {
    for seats in 2..=4 {
        crate::contract::obeys::<DungeonChess>(seats, &[]);
    }
}
