//! Agreements beside the position: which seats have acted, which turns can be taken back, and the
//! open offers and requests.

use std::sync::Arc;

use super::event::{Event, Logged, Matter};
use tavolino_games::game::{Private, Seat, Seats};

/// The proposals and answers so far that bear on what is allowed next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// The seats that have acted.
    acted: Seats,
    /// Whether all seats choose secretly before the first turn on the board.
    choosing: bool,
    /// The number of effective turns.
    pub played: usize,
    /// Whether a seat has made a turn on the board; secret choices before it do not count.
    pub begun: bool,
    /// The effective events on the board, in order.
    steps: Vec<Step>,
    /// The steps that the last event took back; empty if it is another one.
    pub undone: Vec<Step>,
    /// The open draw offer.
    pub draw: Option<Proposal>,
    /// The seats that have offered a draw so far, accepted or not.
    pub offered_draw: Seats,
    /// The event that ended each seat's last draw offer without a draw.
    ended_offers: Vec<(Seat, i64)>,
    /// The open request to take back a turn.
    pub undo: Option<Proposal>,
    /// The numbers of the turns whose takeback was requested so far.
    requested: Vec<i64>,
    /// The proposals declined since the board changed, or by that change.
    pub declined: Vec<Declined>,
    /// The seats whose holders offer them to others.
    pub offered: Seats,
    /// The last gift of time since the board changed: giver, receiver, milliseconds.
    pub given: Option<(Seat, Seat, i64)>,
    /// The seat that left by the last event on the board: it can still be taken over.
    pub left: Option<Seat>,
    /// The seats that were taken over, with the number of steps before.
    taken: Vec<(Seat, usize)>,
}

/// An effective event on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The seat of the event.
    pub seat: Seat,
    /// The number of the event.
    number: i64,
    /// The kind of event.
    kind: StepKind,
    /// Whether the event, or a later one that was taken back, revealed something hidden.
    reveals: bool,
}

/// The kind of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum StepKind {
    /// A turn: its notation, and its number among the effective turns.
    Turn(Private<Arc<str>>, usize),
    /// A claim.
    Claim,
    /// A lost turn: neither it nor the turns before it can be taken back.
    Skip,
    /// A seat that left: neither that nor the turns before it can be taken back.
    Leave,
}

impl Step {
    /// The notation of a turn, which can be a secret, and its number, from 1; `None` if the step is
    /// no turn.
    #[must_use]
    pub fn turn(&self) -> Option<(&str, usize)> {
        match &self.kind {
            StepKind::Turn(text, nth) => Some((text, *nth)),
            _ => None,
        }
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        self.seat == seat && self.turn().is_some()
    }

    fn is_final(&self) -> bool {
        matches!(self.kind, StepKind::Skip | StepKind::Leave)
    }
}

/// A proposal that all other people must accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The seat that made the proposal.
    pub by: Seat,
    /// The number of the event that made the proposal.
    pub number: i64,
    /// The number of the turn to take back, for a request to take one back.
    pub turn: Option<i64>,
    /// The seats that have accepted so far.
    pub accepted: Seats,
}

/// A proposal that a seat declined, in words or by a turn instead of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declined {
    /// The matter of the proposal.
    pub matter: Matter,
    /// The proposal.
    pub proposal: Proposal,
    /// The seat that declined.
    pub by: Seat,
    /// Whether the seat declined by a turn.
    pub by_turn: bool,
}

impl Proposal {
    fn new(by: Seat, number: i64, turn: Option<i64>) -> Proposal {
        Proposal {
            by,
            number,
            turn,
            accepted: Seats::NONE,
        }
    }

    /// Whether a turn of the seat declines the proposal: it has neither made nor accepted it.
    fn is_declined_by_turn_of(&self, seat: Seat) -> bool {
        self.by != seat && !self.accepted.contains(seat)
    }
}

impl Agreements {
    /// The agreements at the start of a match that waits for these seats first.
    pub(super) fn at_start(to_act: Seats) -> Agreements {
        Agreements {
            // Several seats act at once only when they choose secretly.
            choosing: to_act.count() > 1,
            ..Agreements::default()
        }
    }

    /// Recounts the turns after some were taken back.
    fn recount(&mut self) {
        (self.acted, self.begun, self.played) = (Seats::NONE, false, 0);
        let turns = self.steps.iter().filter(|step| step.turn().is_some());
        let seats: Vec<Seat> = turns.map(|step| step.seat).collect();
        for seat in seats {
            self.counts(seat);
        }
    }

    fn counts(&mut self, seat: Seat) {
        self.played += 1;
        self.begun |= !self.choosing || self.acted.contains(seat);
        self.acted = self.acted.iter().chain([seat]).collect();
    }

    /// The steps from the seat's last turn on; empty if that turn cannot be taken back.
    fn since_last_turn(&self, seat: Seat) -> &[Step] {
        let last = self.steps.iter().rposition(|step| step.is_turn_of(seat));
        let since = last.and_then(|last| self.steps.get(last..));
        since
            .filter(|since| !since.iter().any(Step::is_final))
            .unwrap_or_default()
    }

    /// The number of the turn the seat can take back, and whether no consent is needed; `None`
    /// without such a turn.
    ///
    /// No consent is needed while no other seat has acted since and the turn revealed nothing.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> Option<(i64, bool)> {
        let (turn, later) = self.since_last_turn(seat).split_first()?;
        Some((turn.number, later.is_empty() && !turn.reveals))
    }

    /// Whether the seat's last turn, or a later one, revealed something hidden.
    #[must_use]
    pub fn has_revealed(&self, seat: Seat) -> bool {
        let mut since = self.since_last_turn(seat).iter();
        since.any(|step| step.reveals)
    }

    /// The number of turns that the seat has lost since it last acted, or was taken over.
    #[must_use]
    pub fn lost_in_a_row(&self, seat: Seat) -> usize {
        let taken = self.taken.iter().find(|(taken, _)| *taken == seat);
        let since = taken.map_or(0, |(_, steps)| *steps);
        let steps = self.steps.get(since..).unwrap_or_default();
        let own = steps.iter().rev().filter(|step| step.seat == seat);
        own.take_while(|step| step.kind == StepKind::Skip).count()
    }

    /// The turns since the event `base`, 0 for the start, in their order; `None` if that event is
    /// not effective, or something else than turns has happened since.
    pub(super) fn turns_since(&self, base: i64) -> Option<Vec<&str>> {
        let first = match base {
            0 => 0,
            _ => 1 + self.steps.iter().position(|step| step.number == base)?,
        };
        let turns = self.steps.get(first..)?.iter();
        turns.map(|step| Some(step.turn()?.0)).collect()
    }

    /// The number of the last effective event on the board; 0 at the start.
    pub(super) fn last_effective(&self) -> i64 {
        self.steps.last().map_or(0, |step| step.number)
    }

    /// The steps that go if the turn with this event number is taken back: the turn, and all after
    /// it.
    #[must_use]
    pub fn taken_back_with(&self, turn: i64) -> &[Step] {
        let first = self.steps.iter().position(|step| step.number == turn);
        let steps = first.and_then(|first| self.steps.get(first..));
        steps.unwrap_or_default()
    }

    /// Whether the takeback of the turn with this event number was requested before.
    pub(super) fn was_requested(&self, turn: i64) -> bool {
        self.requested.contains(&turn)
    }

    /// Whether the seat has made no turn, and lost none, since its last draw offer ended without a
    /// draw.
    pub(super) fn must_move_before_offer(&self, seat: Seat) -> bool {
        let ended = self.ended_offers.iter().find(|(of, _)| *of == seat);
        ended.is_some_and(|(_, ended)| {
            let later = self.steps.iter().filter(|step| step.number > *ended);
            let mut own = later.filter(|step| step.seat == seat);
            !own.any(|step| step.turn().is_some() || step.kind == StepKind::Skip)
        })
    }

    /// The open proposal about this matter.
    #[must_use]
    pub fn proposal(&self, matter: Matter) -> Option<Proposal> {
        match matter {
            Matter::Draw => self.draw,
            Matter::Undo => self.undo,
        }
    }

    /// Whether the proposal made by this event is still open.
    #[must_use]
    pub fn is_open(&self, number: i64) -> bool {
        let mut open = [self.draw, self.undo].into_iter().flatten();
        open.any(|proposal| proposal.number == number)
    }

    /// The seats that another person may take over.
    #[must_use]
    pub fn takeable(&self) -> Seats {
        self.offered.iter().chain(self.left).collect()
    }

    /// Everything still to be decided or answered: the draw offer, the request to take back, the
    /// seats to take over, and the proposals declined.
    #[must_use]
    pub fn pending(&self) -> (Option<Proposal>, Option<Proposal>, Seats, &[Declined]) {
        (self.draw, self.undo, self.takeable(), &self.declined)
    }

    /// Applies one event. `reveals`: the event is a turn that revealed something hidden.
    ///
    /// Lenient, so that a log written under earlier rules replays: an answer to a proposal that is
    /// not open changes nothing.
    pub(super) fn apply(&mut self, logged: &Logged, reveals: bool) {
        if logged.event.is_on_board() {
            self.given = None;
            self.declined.clear();
            self.undone.clear();
        }
        match &logged.event {
            Event::Turn { seat, text } => {
                self.counts(*seat);
                let turn = StepKind::Turn(Private(text.as_str().into()), self.played);
                self.add_step(logged, *seat, turn, reveals);
                self.answer_by_turn(*seat, logged.number);
                self.position_changed();
            }
            Event::Claim { seat, .. } => {
                self.add_step(logged, *seat, StepKind::Claim, false);
                self.position_changed();
            }
            Event::Skip { seat } => {
                self.add_step(logged, *seat, StepKind::Skip, false);
                self.answer_by_turn(*seat, logged.number);
                self.position_changed();
            }
            Event::Leave { seat, .. } => {
                self.add_step(logged, *seat, StepKind::Leave, false);
                self.draw = None;
                self.offered = self.offered.without(*seat);
                self.position_changed();
                self.left = Some(*seat);
            }
            Event::Undo { turn, .. } => {
                self.take_back(*turn);
                self.position_changed();
            }
            Event::Draw { .. } | Event::Abort { .. } | Event::Abandon => {
                *self = Agreements {
                    acted: self.acted,
                    choosing: self.choosing,
                    begun: self.begun,
                    played: self.played,
                    ..Agreements::default()
                };
            }
            Event::OfferDraw { seat } => {
                self.draw = Some(Proposal::new(*seat, logged.number, None));
                self.offered_draw = self.offered_draw.iter().chain([*seat]).collect();
            }
            Event::AskUndo { seat, turn } => {
                self.undo = Some(Proposal::new(*seat, logged.number, Some(*turn)));
                self.requested.push(*turn);
            }
            Event::Accept { seat, matter } => {
                if let Some(proposal) = self.of(*matter) {
                    proposal.accepted = proposal.accepted.iter().chain([*seat]).collect();
                }
            }
            Event::Decline { seat, matter } => {
                self.decline(*matter, *seat, false, logged.number);
            }
            Event::Withdraw { matter, .. } => drop(self.end(*matter, logged.number)),
            Event::OfferSeat { seat } => {
                self.offered = self.offered.iter().chain([*seat]).collect();
            }
            Event::KeepSeat { seat } => self.offered = self.offered.without(*seat),
            Event::GiveTime { seat, to, millis } => self.given = Some((*seat, *to, *millis)),
            Event::TakeSeat { seat } => {
                let left = |step: &Step| step.seat == *seat && step.kind == StepKind::Leave;
                if self.steps.last().is_some_and(left) {
                    self.steps.pop();
                }
                self.offered = self.offered.without(*seat);
                self.left = None;
                self.taken.retain(|(taken, _)| taken != seat);
                self.taken.push((*seat, self.steps.len()));
            }
        }
    }

    fn add_step(&mut self, logged: &Logged, seat: Seat, kind: StepKind, reveals: bool) {
        self.steps.push(Step {
            seat,
            number: logged.number,
            kind,
            reveals,
        });
    }

    /// Drops the steps from this turn on. What one of them revealed stays known.
    fn take_back(&mut self, turn: i64) {
        let first = self.steps.iter().position(|step| step.number == turn);
        self.undone = self.steps.split_off(first.unwrap_or(self.steps.len()));
        let has_revealed = self.undone.iter().any(|step| step.reveals);
        if let Some(last) = self.steps.last_mut() {
            last.reveals |= has_revealed;
        }
        self.recount();
    }

    /// Declines what a turn of the seat, or a lost turn, leaves without an answer: as in FIDE 9.1,
    /// an offer stands until the rival answers or moves. Between more seats, each has to agree
    /// before it moves.
    fn answer_by_turn(&mut self, seat: Seat, number: i64) {
        for matter in [Matter::Draw, Matter::Undo] {
            let proposal = self.proposal(matter);
            if proposal.is_some_and(|proposal| proposal.is_declined_by_turn_of(seat)) {
                self.decline(matter, seat, true, number);
            }
        }
    }

    fn decline(&mut self, matter: Matter, by: Seat, by_turn: bool, number: i64) {
        let declined = self.end(matter, number).map(|proposal| Declined {
            matter,
            proposal,
            by,
            by_turn,
        });
        self.declined.extend(declined);
    }

    /// Ends a proposal by this event; returns it, `None` if none is open.
    fn end(&mut self, matter: Matter, number: i64) -> Option<Proposal> {
        let ended = self.of(matter).take();
        if let (Matter::Draw, Some(offer)) = (matter, ended) {
            self.ended_offers.retain(|(seat, _)| *seat != offer.by);
            self.ended_offers.push((offer.by, number));
        }
        ended
    }

    fn of(&mut self, matter: Matter) -> &mut Option<Proposal> {
        match matter {
            Matter::Draw => &mut self.draw,
            Matter::Undo => &mut self.undo,
        }
    }

    /// Drops the proposals made about the position before.
    fn position_changed(&mut self) {
        self.undo = None;
        self.left = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::time::Timestamp;

    fn logged(number: i64, event: Event) -> Logged {
        Logged {
            number,
            event,
            at: Timestamp(number),
            clock: None,
            interaction: None,
        }
    }

    fn turn(number: i64, seat: u8) -> Logged {
        let text = format!("turn {number}");
        logged(
            number,
            Event::Turn {
                seat: Seat(seat),
                text,
            },
        )
    }

    fn undo(number: i64, seat: u8, turn: i64) -> Logged {
        logged(
            number,
            Event::Undo {
                seat: Seat(seat),
                turn,
            },
        )
    }

    fn at_start() -> Agreements {
        Agreements::at_start(Seat(1).into())
    }

    #[test]
    fn what_a_turn_taken_back_revealed_stays_known() {
        for reveals in [false, true] {
            let mut agreements = at_start();
            agreements.apply(&turn(1, 1), false);
            agreements.apply(&turn(2, 2), reveals);
            assert_eq!(agreements.can_take_back(Seat(1)), Some((1, false)));
            agreements.apply(&undo(3, 2, 2), false);
            assert_eq!(agreements.can_take_back(Seat(1)), Some((1, !reveals)));
            assert_eq!(agreements.has_revealed(Seat(1)), reveals);
            assert_eq!(agreements.played, 1);
        }
    }

    #[test]
    fn a_seat_that_is_taken_over_again_keeps_the_turns_before() {
        let leave = Event::Leave {
            seat: Seat(2),
            out_of_time: false,
        };
        let mut agreements = at_start();
        agreements.apply(&turn(1, 1), false);
        let before = agreements.can_take_back(Seat(1));
        agreements.apply(&logged(2, leave), false);
        assert_eq!(agreements.can_take_back(Seat(1)), None);
        agreements.apply(&logged(3, Event::TakeSeat { seat: Seat(2) }), false);
        assert_eq!(agreements.can_take_back(Seat(1)), before);
    }

    #[test]
    fn turns_lost_in_a_row_end_with_a_turn_or_another_holder() {
        let mut agreements = at_start();
        let mut number = 0;
        let mut lost_after = |event: Event| {
            number += 1;
            agreements.apply(&logged(number, event), false);
            agreements.lost_in_a_row(Seat(1))
        };
        let skip = || Event::Skip { seat: Seat(1) };
        let turn = |seat: u8| Event::Turn {
            seat: Seat(seat),
            text: "a1".to_owned(),
        };
        assert_eq!(lost_after(skip()), 1);
        assert_eq!(lost_after(turn(2)), 1, "another seat");
        assert_eq!(lost_after(skip()), 2);
        assert_eq!(lost_after(Event::TakeSeat { seat: Seat(1) }), 0);
        assert_eq!(lost_after(skip()), 1);
        assert_eq!(lost_after(turn(1)), 0);
    }

    #[test]
    fn the_notation_of_a_turn_is_not_shown() {
        let mut agreements = at_start();
        agreements.apply(&turn(1, 1), false);
        let shown = format!("{agreements:?}");
        assert!(!shown.contains("turn 1"), "{shown}");
    }
}
