//! The model of a lobby: seats, reservations, and the seats at the start.

use tavolino_games::game::Seats;

use super::clocks::Time;
use super::model::{COMPUTER, Match};
use super::*;

impl Match {
    /// A lobby that was just opened.
    pub fn opened(id: MatchId, opening: &Opening, now: i64) -> Match {
        let mut lobby = Match::empty(id, opening, now);
        lobby.people[0] = Some(opening.by);
        for (seat, _) in &opening.computers {
            lobby.people[usize::from(*seat) - 1] = Some(COMPUTER);
        }
        lobby
    }

    /// The rematch of a finished match, with all its people.
    pub fn again(&self, id: MatchId, person: UserId, now: i64) -> Match {
        let all = || self.people.iter().flatten().copied();
        let others = all().filter(|other| *other != COMPUTER && *other != person);
        let computers = all().filter(|other| *other == COMPUTER);
        let opening = Opening {
            entry: self.entry,
            table: self.settled.clone(),
            by: person,
            invited: others.collect(),
            computers: (2..).zip(computers.map(|_| Strength::Easy)).collect(),
            after: Some(self.id.clone()),
            ..opening(self.entry.info.key, 0)
        };
        let mut again = Match::opened(id, &opening, now);
        again.before.clone_from(&self.people);
        again
    }

    fn is_lobby(&self) -> bool {
        self.state == State::Lobby
    }

    /// Whether a person has a seat or a reservation.
    pub fn is_wanted_by(&self, person: UserId) -> bool {
        self.is_lobby() && (self.seat_of(person).is_some() || self.invited.contains(&person))
    }

    /// Whether a person can take a seat.
    pub fn has_room_for(&self, person: UserId) -> bool {
        let open = self.people.iter().filter(|seat| seat.is_none()).count();
        let room = open > self.invited.len() || self.invited.contains(&person);
        self.is_lobby() && self.seat_of(person).is_none() && room
    }

    /// Seats a person; the first seats are reserved for the invited people, in their order.
    pub fn sits_down(&mut self, person: UserId) {
        let kept = self.invited.iter().position(|other| *other == person);
        let mut open = self.people.iter_mut().filter(|seat| seat.is_none());
        let seat = open.nth(kept.unwrap_or(self.invited.len()));
        *seat.unwrap() = Some(person);
        self.invited.retain(|other| *other != person);
    }

    pub fn gets_up(&mut self, person: UserId) {
        if self.invited.contains(&person) {
            self.invited.retain(|other| *other != person);
        } else if self
            .people
            .iter()
            .flatten()
            .all(|one| [person, COMPUTER].contains(one))
        {
            self.state = State::Cancelled;
        } else {
            let seat = self.people.iter_mut().find(|one| **one == Some(person));
            *seat.unwrap() = None;
        }
    }

    /// Removes an erased person.
    pub fn forgets(&mut self, person: UserId) {
        if self.is_wanted_by(person) {
            self.gets_up(person);
        }
        let all = self.people.iter_mut().chain(&mut self.before);
        for one in all.filter(|one| **one == Some(person)) {
            *one = None;
        }
    }

    /// Postpones the lobby's end by an outage.
    pub fn is_put_off(&mut self, millis: i64) {
        self.ends += millis;
    }

    pub fn is_full(&self) -> bool {
        self.is_lobby() && !self.people.contains(&None)
    }

    pub fn starts(&mut self, deal: &str, now: i64) {
        self.move_on();
        let board = (self.entry.open)(&self.settled, serde_json::from_str(deal).unwrap()).unwrap();
        self.start = Some(board.boxed());
        self.state = State::Running;
        let seats = Seats::all(self.settled.seats).iter();
        self.times = seats
            .map(|seat| Time::begun(board.to_act().contains(seat).then_some(now)))
            .collect();
        self.board = Some(board);
    }

    /// Rotates the seats: the second becomes first, the first last; new people sit behind.
    fn move_on(&mut self) {
        let Some((first, others)) = self.before.split_first() else {
            return;
        };
        let order: Vec<_> = others.iter().chain([first]).collect();
        let place = |one: &Option<UserId>| order.iter().position(|other| *other == one);
        self.people
            .sort_by_key(|one| place(one).unwrap_or(usize::MAX));
    }
}
