//! Playing it again, with the seats rotated.

use std::sync::Arc;

use super::{
    Error, Host, InteractionId, MatchId, Opening, Record, Refusal, Sitting, State, Timestamp,
    UserId,
};
use crate::game::Rng;

/// What came of wanting a rematch.
#[derive(Debug)]
pub enum Again {
    /// It was opened.
    Opened(Arc<Record>),
    /// Somebody else had opened it, and the person has joined.
    Joined(Arc<Record>),
    /// It is there, and there is nothing to do for this person.
    Exists(Arc<Record>),
}

impl Host {
    /// Opens a rematch of a finished match with everybody who sat in it, or joins the one that is open. A match has one.
    pub async fn rematch(
        &self,
        id: &MatchId,
        person: UserId,
        interaction: InteractionId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Again, Error> {
        let record = self.look(id).await?;
        if record.row.state != State::Over {
            return Err(Refusal::NotOver.into());
        }
        record.seat_of(person).ok_or(Refusal::NotSeated)?;
        if let Some(again) = self.store.rematch_of(id).await? {
            return self.join_rematch(&again, person, rng, now).await;
        }
        if !record.has_table() {
            return Err(Refusal::NoTable.into());
        }
        let people = record.seats.iter().filter_map(|sitting| sitting.person);
        let computers = record
            .seats
            .iter()
            .filter(|sitting| sitting.person.is_none() && !sitting.gone);
        let opening = Opening {
            kind: record.kind,
            table: record.table.clone(),
            listed: true,
            invited: people.filter(|other| *other != person).collect(),
            computers: computers.count() as u8,
            by: person,
            pace: record.row.pace,
            lang: crate::game::Lang::of(&record.row.lang).code(),
            guild: record.row.guild,
            channel: record.row.channel,
            within: None,
            interaction,
            after: Some(id.clone()),
        };
        let opened = self.open(opening, rng, now).await?;
        if opened.row.interaction == interaction {
            return Ok(Again::Opened(opened));
        }
        // Somebody else was first.
        self.join_rematch(opened.id(), person, rng, now).await
    }

    async fn join_rematch(
        &self,
        again: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Again, Error> {
        match self.join(again, person, rng, now).await {
            Ok(record) => Ok(Again::Joined(record)),
            Err(Error::Refused(refusal)) if !matches!(refusal, Refusal::House(_)) => {
                Ok(Again::Exists(self.look(again).await?))
            }
            Err(error) => Err(error),
        }
    }
}

/// Seats everybody one further than in the match before: seat 2 moves first, seat 1 last. Whoever was not in it sits
/// behind.
pub(super) fn rotate(seats: &mut [Sitting], before: &[Sitting]) {
    let mut rotated: Vec<Option<UserId>> = before.iter().map(|sitting| sitting.person).collect();
    if !rotated.is_empty() {
        rotated.rotate_left(1);
    }
    // Several seats may be the computer's: each takes the next of them.
    let mut places = vec![usize::MAX; seats.len()];
    for (place, sitting) in places.iter_mut().zip(seats.iter()) {
        if let Some(index) = rotated.iter().position(|person| *person == sitting.person) {
            *place = index;
            rotated[index] = Some(UserId(i64::MIN));
        }
    }
    let mut order: Vec<(usize, Sitting)> = places.into_iter().zip(seats.iter().copied()).collect();
    order.sort_by_key(|(place, _)| *place);
    for (sitting, (_, placed)) in seats.iter_mut().zip(order) {
        *sitting = placed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(people: &[Option<i64>]) -> Vec<Sitting> {
        let seat = |person: &Option<i64>| Sitting {
            person: person.map(UserId),
            ..Sitting::default()
        };
        people.iter().map(seat).collect()
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
}
