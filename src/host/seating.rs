//! The seats of a rematch.

use super::sitting::Sitting;
use crate::store::ids::UserId;
use tavolino_games::ai::Strength;

/// Moves everybody one seat further than in the match before: seat 2 moves first, seat 1 last. New
/// people sit behind.
pub(super) fn rotate(seats: &mut [Sitting], before: &[Sitting]) {
    let who = |sitting: &Sitting| (sitting.person, sitting.computer);
    let mut rotated: Vec<(Option<UserId>, Option<Strength>)> = before.iter().map(who).collect();
    if !rotated.is_empty() {
        rotated.rotate_left(1);
    }
    // The computer can hold several seats: each takes the next free one of its strength.
    let mut free: Vec<usize> = (0..rotated.len()).collect();
    let mut place = |sitting: &Sitting| {
        let at = (free.iter()).position(|place| rotated[*place] == who(sitting))?;
        Some(free.remove(at))
    };
    let mut order: Vec<(Option<usize>, Sitting)> = (seats.iter())
        .map(|sitting| (place(sitting), *sitting))
        .collect();
    order.sort_by_key(|(place, _)| (place.is_none(), *place));
    for (sitting, (_, placed)) in seats.iter_mut().zip(order) {
        *sitting = placed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::sitting::Sitter;
    use tavolino_games::game::Seat;

    fn sitting(seat: Seat, person: Option<i64>) -> Sitting {
        let computer = Sitter::Computer(Strength::Medium);
        let sitter = person.map_or(computer, |person| Sitter::Person(UserId(person)));
        Sitting::new(seat, sitter)
    }

    fn seats(people: &[Option<i64>]) -> Vec<Sitting> {
        let seats = (1..).map(Seat).zip(people);
        seats.map(|(seat, person)| sitting(seat, *person)).collect()
    }

    fn rotated(joined: &[Option<i64>], before: &[Option<i64>]) -> Vec<Option<i64>> {
        let mut joined = seats(joined);
        rotate(&mut joined, &seats(before));
        joined
            .iter()
            .map(|sitting| sitting.person.map(|id| id.0))
            .collect()
    }

    #[test]
    fn whoever_moved_first_moves_last_in_whatever_order_people_join() {
        let before = [Some(1), Some(2), Some(3)];
        let after = [Some(2), Some(3), Some(1)];
        for joined in [[Some(3), Some(1), Some(2)], [Some(1), Some(2), Some(3)]] {
            assert_eq!(rotated(&joined, &before), after);
        }
    }

    #[test]
    fn a_newcomer_sits_behind_and_the_computer_keeps_its_turn() {
        let before = [Some(1), None, Some(3)];
        assert_eq!(
            rotated(&[Some(9), Some(1), None], &before),
            [None, Some(1), Some(9)]
        );
        assert_eq!(
            rotated(&[Some(1), None, None], &[Some(1), None, None]),
            [None, None, Some(1)]
        );
    }

    #[test]
    fn computers_of_different_strength_move_on_as_people_do() {
        let of = |strengths: [Strength; 3]| {
            let computers = strengths.map(Sitter::Computer).into_iter();
            let seats = (1..).map(Seat).zip(computers);
            let seats = seats.map(|(seat, sitter)| Sitting::new(seat, sitter));
            seats.collect::<Vec<_>>()
        };
        let (easy, medium, strong) = (Strength::Easy, Strength::Medium, Strength::Strong);
        let mut joined = of([medium, easy, strong]);
        rotate(&mut joined, &of([easy, medium, strong]));
        let strengths: Vec<_> = joined.iter().filter_map(|one| one.computer).collect();
        assert_eq!(strengths, [medium, strong, easy]);
    }
}
