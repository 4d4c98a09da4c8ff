//! Events that need consent: draws, undone turns, seats handed over, aborted matches.

use super::command::Command;
use super::event::{Event, Matter};
use super::record::Record;
use super::refusal::{Refusal, Repeated};
use crate::store::ids::UserId;
use tavolino_games::board;
use tavolino_games::game::{Seat, Seats};

/// The event of a command that concerns the people and not the board.
pub(super) fn consent(record: &Record, seat: Seat, command: Command<'_>) -> Result<Event, Refusal> {
    match command {
        Command::Say(_)
        | Command::Play { .. }
        | Command::Leave
        | Command::TimeUp
        | Command::GiveTime { .. }
        | Command::Abandon => {
            unreachable!("nobody is asked about that")
        }
        Command::TakeBack => record.take_back(seat),
        Command::OfferDraw => {
            record.may_offer(seat)?;
            Ok(Event::OfferDraw { seat })
        }
        Command::DrawWithComputer => {
            record.must_stay(seat)?;
            if !record.is_against_computer(seat) {
                return Err(Refusal::ComputerPlaysOn);
            }
            Ok(Event::Draw { seat })
        }
        Command::Accept(matter) => record.accept(seat, matter),
        Command::Decline(matter) => {
            record.must_be_asked(seat, matter)?;
            Ok(Event::Decline { seat, matter })
        }
        Command::Withdraw(matter) => {
            let mine = record.agreements.proposal(matter);
            let mine = mine.filter(|proposal| proposal.by == seat);
            mine.ok_or(Refusal::NothingProposed(matter))?;
            Ok(Event::Withdraw { seat, matter })
        }
        Command::OfferSeat if record.agreements.offered.contains(seat) => {
            Err(Refusal::OfferedAlready)
        }
        Command::OfferSeat => {
            record.must_stay(seat)?;
            Ok(Event::OfferSeat { seat })
        }
        Command::OfferSeatOf(of) if record.agreements.offered.contains(of) => {
            Err(Refusal::OfferedAlready)
        }
        Command::OfferSeatOf(of) => {
            record.must_stay(seat)?;
            record.must_stay(of)?;
            Ok(Event::OfferSeat { seat: of })
        }
        Command::KeepSeat if !record.agreements.offered.contains(seat) => Err(Refusal::NotOffered),
        Command::KeepSeat => Ok(Event::KeepSeat { seat }),
        Command::TakeSeat(_) => Ok(Event::TakeSeat { seat }),
        Command::Abort | Command::AbortFor(_) => {
            record.may_abort(seat)?;
            Ok(Event::Abort {
                seat: Some(seat),
                reason: None,
            })
        }
    }
}

impl Record {
    pub(super) fn must_stay(&self, seat: Seat) -> Result<(), Refusal> {
        if self.staying().contains(seat) {
            Ok(())
        } else {
            Err(board::Refusal::Left.into())
        }
    }

    /// The other staying seats that people hold: those whose consent is needed.
    #[must_use]
    pub fn others(&self, seat: Seat) -> Seats {
        let others = self.staying().without(seat);
        let people = others
            .iter()
            .filter(|other| self.person_at(*other).is_some());
        people.collect()
    }

    /// Whether the seat's only opponents are computers.
    #[must_use]
    pub fn is_against_computer(&self, seat: Seat) -> bool {
        let rivals = self.staying().without(seat);
        let together = (self.entry.info.together)(&self.table.options);
        !rivals.is_empty() && self.others(seat).is_empty() && !together
    }

    /// The seats whose answer to the open proposal is missing.
    #[must_use]
    pub fn asked_about(&self, matter: Matter) -> Seats {
        let Some(proposal) = self.agreements.proposal(matter) else {
            return Seats::NONE;
        };
        let others = self.others(proposal.by).iter();
        others
            .filter(|seat| !proposal.accepted.contains(*seat))
            .collect()
    }

    /// Refuses unless the proposal made by this event is still open.
    pub fn must_be_pending(&self, matter: Matter, number: i64) -> Result<(), Refusal> {
        match self.agreements.proposal(matter) {
            Some(proposal) if proposal.number == number => Ok(()),
            _ => Err(Refusal::NothingProposed(matter)),
        }
    }

    fn must_be_asked(&self, seat: Seat, matter: Matter) -> Result<(), Refusal> {
        let proposal = self.agreements.proposal(matter);
        let proposal = proposal.ok_or(Refusal::NothingProposed(matter))?;
        if proposal.by == seat {
            return Err(Refusal::OwnProposal);
        }
        if proposal.accepted.contains(seat) {
            return Err(Refusal::AcceptedAlready);
        }
        self.must_stay(seat)
    }

    /// The event of accepting: the last missing acceptance carries out the proposal.
    fn accept(&self, seat: Seat, matter: Matter) -> Result<Event, Refusal> {
        self.must_be_asked(seat, matter)?;
        if self.asked_about(matter) != Seats::from(seat) {
            return Ok(Event::Accept { seat, matter });
        }
        let proposal = self.agreements.proposal(matter);
        match proposal.and_then(|proposal| proposal.turn) {
            Some(turn) => Ok(Event::Undo { seat, turn }),
            None => Ok(Event::Draw { seat }),
        }
    }

    /// The event of taking back: at once where no consent is needed, else a request.
    fn take_back(&self, seat: Seat) -> Result<Event, Refusal> {
        let turn = self.agreements.can_take_back(seat);
        let (turn, free) = turn.ok_or(Refusal::NothingToTakeBack)?;
        if self
            .agreements
            .undo
            .is_some_and(|request| request.by == seat)
        {
            return Err(Refusal::ProposedAlready);
        }
        if free {
            return Ok(Event::Undo { seat, turn });
        }
        // The computer always consents, but a revealed secret cannot be unseen by the seat itself.
        if self.others(seat).is_empty() {
            return if self.agreements.has_revealed(seat) {
                Err(Refusal::Revealed)
            } else {
                Ok(Event::Undo { seat, turn })
            };
        }
        if self.agreements.undo.is_some() {
            return Err(Refusal::AnotherAsks);
        }
        if self.agreements.was_requested(turn) {
            return Err(Refusal::Repeated(Repeated::Request));
        }
        Ok(Event::AskUndo { seat, turn })
    }

    fn may_offer(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_agree_to_draw(seat)?;
        if self.agreements.must_move_before_offer(seat) {
            return Err(Refusal::Repeated(Repeated::Offer));
        }
        Ok(())
    }

    fn may_agree_to_draw(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_stay(seat)?;
        if (self.entry.info.together)(&self.table.options) {
            return Err(Refusal::Together);
        }
        if self.others(seat) != self.staying().without(seat) {
            return Err(Refusal::ComputerPlaysOn);
        }
        match self.agreements.draw {
            Some(offer) if offer.by == seat => Err(Refusal::ProposedAlready),
            Some(_) => Err(Refusal::OfferedByOther),
            None => Ok(()),
        }
    }

    fn may_abort(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_stay(seat)?;
        if self.can_abort() {
            Ok(())
        } else {
            let draw = self.may_agree_to_draw(seat).is_ok();
            Err(Refusal::TooLateToAbort { draw })
        }
    }

    /// The refusal to abort for a player of a match that counts, with the alternative.
    #[must_use]
    pub fn too_late_to_abort(&self, person: UserId) -> Refusal {
        let seat = self.seat_of(person);
        let draw = seat.is_some_and(|seat| self.may_agree_to_draw(seat).is_ok());
        Refusal::TooLateToAbort { draw }
    }

    /// Whether the match can still be aborted without a result: no seat has made a turn on the
    /// board.
    #[must_use]
    pub fn can_abort(&self) -> bool {
        self.is_running() && !self.agreements.begun
    }

    pub(super) fn may_be_taken(&self, seat: Seat, person: UserId) -> Result<(), Refusal> {
        if self.seat_of(person).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.is_running() && !self.agreements.takeable().contains(seat) {
            return Err(Refusal::NotOffered);
        }
        Ok(())
    }
}
