//! The rights of people where they are certain, and their private cards.

use std::collections::BTreeSet;

use tavolino_games::board::Played;
use tavolino_games::game::{Lang, Seats};

use super::clocks::gift;
use super::deed::Deed;
use super::model::{COMPUTER, Match};
use super::*;

impl Match {
    /// The seats of people, whose consent is needed.
    pub fn players(&self) -> BTreeSet<Seat> {
        let mut seats = self.staying();
        seats.retain(|seat| self.people[seat.index()] != Some(COMPUTER));
        seats
    }

    /// Whether the computer is to act.
    pub fn calls_computer(&self) -> bool {
        let acts = self.to_act();
        acts.iter()
            .any(|seat| self.people[seat.index()] == Some(COMPUTER))
    }

    /// The seat a person plays.
    pub fn plays(&self, person: UserId) -> Option<Seat> {
        let is_running = self.state == State::Running;
        let seat = self.seat_of(person).filter(|_| is_running);
        seat.filter(|seat| self.staying().contains(seat))
    }

    /// Whether a call is certainly allowed, or certainly refused; `None` if uncertain.
    pub fn allows(&self, deed: &Deed) -> Option<bool> {
        let is_running = self.state == State::Running;
        let plays = |person| self.plays(person);
        match deed {
            Deed::Join(_, person) => Some(self.has_room_for(*person)),
            Deed::GetUp(_, person) => Some(self.is_wanted_by(*person)),
            Deed::Say(_, person, _, said) => {
                let is_legal = |seat| match self.board.as_ref().unwrap().boxed().play(seat, said) {
                    Ok(Played::Turn { .. }) => self.to_act().contains(seat),
                    said => said.is_ok(),
                };
                Some(plays(*person).is_some_and(is_legal))
            }
            Deed::Ask(_, person, _, Command::Leave) => Some(plays(*person).is_some()),
            Deed::Ask(_, person, _, Command::TakeSeat(_)) => {
                (!is_running || self.seat_of(*person).is_some()).then_some(false)
            }
            Deed::Ask(_, person, _, Command::OfferDraw) => {
                let asks = self.players() == self.staying() && self.draw.is_none();
                let may = |seat| asks && self.may_offer_again(seat);
                Some(plays(*person).is_some_and(may))
            }
            Deed::Ask(_, person, _, Command::DrawWithComputer) => {
                let plays = plays(*person).map(|seat| [seat].into());
                Some(plays == Some(self.players()) && self.staying().len() > 1)
            }
            Deed::Ask(_, person, _, Command::GiveTime { to, .. }) => {
                let gets =
                    plays(*person).is_some_and(|by| by != *to && self.players().contains(to));
                Some(gets && gift(self.times[to.index()]).is_some())
            }
            Deed::Ask(_, person, ..) if !is_running || self.seat_of(*person).is_none() => {
                Some(false)
            }
            _ => None,
        }
    }

    /// The event kinds a command can cause.
    pub fn kinds(command: Command<'_>) -> &'static [&'static str] {
        match command {
            Command::Leave => &["leave"],
            Command::TakeBack => &["undo", "request"],
            Command::OfferDraw => &["offer"],
            Command::DrawWithComputer => &["draw"],
            Command::Accept(Matter::Draw) => &["accept", "draw"],
            Command::Accept(Matter::Undo) => &["accept", "undo"],
            Command::Decline(_) => &["decline"],
            Command::Withdraw(_) => &["withdraw"],
            Command::OfferSeat => &["open"],
            Command::KeepSeat => &["keep"],
            Command::TakeSeat(_) => &["take"],
            Command::GiveTime { .. } => &["time"],
            Command::Abort | Command::AbortFor(_) => &["abort"],
            _ => &["turn"],
        }
    }

    /// A claim for a person: one they can notice, or blindly any claim.
    pub fn claim(&self, person: UserId, which: usize, blindly: bool) -> Option<String> {
        let (seat, board) = (self.plays(person)?, self.board.as_ref()?);
        let claims = board.claims(seat);
        let any = claims.get(which % claims.len().max(1)).cloned();
        any.and_then(|any| {
            if blindly {
                Some(any)
            } else {
                board.certain_claim(seat)
            }
        })
    }

    /// The private card of each seat, with its holder.
    pub fn cards(&self) -> Vec<Option<(UserId, String)>> {
        let card = |seat: Seat| {
            let words = self.board.as_ref()?.card(seat, &Lang::of("en"))?.summary;
            let person = self.people[seat.index()].filter(|person| *person != COMPUTER);
            Some((person?, words))
        };
        Seats::all(self.settled.seats).iter().map(card).collect()
    }
}
