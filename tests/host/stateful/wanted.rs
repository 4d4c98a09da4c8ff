//! Wishes turned into calls: the match, the person, and the turn.

use std::collections::BTreeSet;
use std::time::Duration;

use super::deed::Deed;
use super::model::{COMPUTER, Match};
use super::world::World;
use super::*;

/// The games, their seats, and whether the computer has the second seat: turns in order, private
/// hands, simultaneous secret choices.
const GAMES: [(&str, u8, bool); 6] = [
    ("kintei", 2, false),
    ("chasm", 3, false),
    ("mindoku", 2, false),
    ("jinrai", 2, false),
    ("kintei", 2, true),
    ("chasm", 3, true),
];

/// The first person's id: no other value is like it.
const FIRST: i64 = 8_888_881_001;

impl World {
    /// Carries out a wish in one of the matches by one of the people.
    pub async fn step(&mut self, wish: Wish, at: u8, who: u8, fate: Fate) -> Result<(), Wrong> {
        self.taps += 1;
        let tap = InteractionId(self.taps);
        let at = self.chosen(at.into());
        let person = self.somebody(at, who);
        // Without a running match, one is opened.
        let is_idle = !self.matches.iter().any(Match::goes_on);
        let wish = match wish {
            Wish::Play { turn, .. } if is_idle => Wish::Open(turn as u8),
            Wish::Ask(_) if is_idle => Wish::Rematch,
            wish => wish,
        };
        let deed = match wish {
            Wish::Open(_) if !self.has_room() => return Ok(()),
            Wish::Open(which) => {
                let (game, seats, computer) = GAMES[usize::from(which) % GAMES.len()];
                let mut opening = opening(game, self.taps);
                opening.by = person;
                opening.table.seats = seats;
                let computer = computer.then_some((2, Strength::Easy));
                opening.computers = computer.into_iter().collect();
                Deed::Open(Box::new(opening))
            }
            Wish::Again(which) => return self.again(which).await,
            Wish::Pass { hours, down } => {
                self.pass(i64::from(hours) * HOUR, down).await?;
                Deed::RunDue
            }
            Wish::Tell { most, written } => {
                let calls = self.tell(most, written).await?;
                if !written {
                    return Ok(());
                }
                Deed::Finish(calls)
            }
            Wish::Tidy => Deed::Tidy,
            Wish::Rematch => {
                let mut matches = self.matches.iter().enumerate().rev();
                let Some((at, game)) = matches.find(|(_, game)| game.state == State::Over) else {
                    return Ok(());
                };
                Deed::Rematch(game.id.clone(), self.somebody(at, who), tap)
            }
            Wish::GoAway(days) => {
                let wanted = days.map(|days| Duration::from_hours(24 * u64::from(days)));
                Deed::GoAway(person, wanted)
            }
            Wish::ComeBack => Deed::ComeBack(person),
            Wish::Forget => Deed::Forget(person),
            Wish::Join => {
                let lobby = (0..)
                    .zip(&self.matches)
                    .find(|(_, game)| game.state == State::Lobby);
                let at = lobby.map_or(at, |(lobby, _)| lobby);
                let invited = self.matches[at].invited.first().filter(|_| who < 16);
                let person = invited
                    .copied()
                    .unwrap_or(UserId(FIRST + i64::from(who % 4)));
                Deed::Join(self.matches[at].id.clone(), person)
            }
            Wish::GetUp => Deed::GetUp(self.matches[at].id.clone(), person),
            Wish::Play { turn, theirs } => {
                let game = &self.matches[at];
                let acts: Vec<Seat> = game.to_act().iter().collect();
                let Some(&acts) = acts.get(usize::from(turn) % acts.len().max(1)) else {
                    return Ok(());
                };
                let turns = game.board.as_ref().unwrap().turns(acts);
                let turn = turns[usize::from(turn) % turns.len()].clone();
                let acting = game.people[acts.index()].unwrap();
                let person = if theirs || acting == COMPUTER {
                    person
                } else {
                    acting
                };
                Deed::Say(game.id.clone(), person, tap, turn)
            }
            Wish::Think(which) => {
                let game = &self.matches[at];
                if !game.calls_computer() {
                    return Ok(());
                }
                Deed::Think(game.id.clone(), game.number, which)
            }
            Wish::Claim { claim, blindly } => {
                let game = &self.matches[at];
                let Some(claim) = game.claim(person, claim.into(), blindly) else {
                    return Ok(());
                };
                Deed::Say(game.id.clone(), person, tap, claim)
            }
            Wish::Ask(command) => {
                let suited = self.suited(at, command, who).filter(|_| who < 16);
                let (person, command) = suited.unwrap_or((person, command));
                Deed::Ask(self.matches[at].id.clone(), person, tap, command)
            }
        };
        self.happens(deed, fate).await
    }

    /// A person who can have the wish, and its command.
    fn suited(
        &self,
        at: usize,
        command: Command<'static>,
        who: u8,
    ) -> Option<(UserId, Command<'static>)> {
        let game = &self.matches[at];
        let holder = |seat: Seat| game.people[seat.index()];
        let one = |seats: &BTreeSet<Seat>| {
            let which = usize::from(who) % seats.len().max(1);
            seats.iter().nth(which).copied()
        };
        let (players, takeable) = (game.players(), game.takeable());
        let matters = [Matter::Draw, Matter::Undo].into_iter();
        let mut proposed = matters.filter_map(|matter| Some((matter, game.proposed(matter)?)));
        let (seat, command) = match (command, proposed.next()) {
            (Command::Accept(_) | Command::Decline(_), Some((matter, (_, agreed)))) => {
                let person = players.difference(&agreed).next().copied();
                let declines = matches!(command, Command::Decline(_));
                let answer = if declines {
                    Command::Decline
                } else {
                    Command::Accept
                };
                (person, answer(matter))
            }
            (Command::Withdraw(_), Some((matter, (by, _)))) => {
                (Some(by), Command::Withdraw(matter))
            }
            // A proposal that does not exist is made first.
            (Command::Accept(Matter::Draw), None) => (one(&players), Command::OfferDraw),
            (Command::Accept(Matter::Undo) | Command::TakeBack, _) => {
                (game.acted().or(one(&players)), Command::TakeBack)
            }
            (Command::GiveTime { millis, .. }, _) => {
                let to = one(&players)?;
                let by = players.iter().find(|seat| **seat != to);
                (by.copied(), Command::GiveTime { to, millis })
            }
            (Command::TakeSeat(_) | Command::OfferSeat, _) if takeable.is_empty() => {
                (one(&players), Command::OfferSeat)
            }
            (Command::TakeSeat(_), _) => {
                let mut people = (0..4).map(|other| UserId(FIRST + other));
                let free = people.find(|person| game.seat_of(*person).is_none());
                return Some((free?, Command::TakeSeat(one(&takeable)?)));
            }
            (Command::KeepSeat, _) => (one(&takeable), command),
            _ => return None,
        };
        Some((holder(seat?)?, command))
    }

    /// One of the people, mostly one at the table.
    fn somebody(&self, at: usize, who: u8) -> UserId {
        let people = self.matches.get(at).map_or(&[][..], |game| &game.people);
        let people = people.iter().copied().flatten();
        let people: Vec<UserId> = people.filter(|one| *one != COMPUTER).collect();
        let which = usize::from(who);
        let sits = people.get(which % people.len().max(1)).copied();
        let any = UserId(FIRST + i64::from(who % 4));
        sits.filter(|_| which >= 8).unwrap_or(any)
    }

    /// One of the matches, mostly an unfinished one.
    fn chosen(&self, at: usize) -> usize {
        let all = self.matches.len().max(1);
        let matches = self.matches.iter().enumerate();
        let going: Vec<usize> = matches
            .filter_map(|(index, game)| game.goes_on().then_some(index))
            .collect();
        let any = at % all;
        let is_any = at % 4 == 3;
        if is_any || going.is_empty() {
            any
        } else {
            going[at % going.len()]
        }
    }

    /// Whether another match may be opened: two at once, eight in all.
    fn has_room(&self) -> bool {
        let matches = &self.matches;
        matches.len() < 8 && matches.iter().filter(|game| game.goes_on()).count() < 2
    }
}
