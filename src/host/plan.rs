//! What would happen if somebody did something: the event it makes, or why it may not be. Nothing is changed here.

use super::{
    Deed, Doer, Event, EventKind, Matter, Pace, Record, Refusal, State, Timestamp, UserId,
};
use crate::board::{self, Board, Said};
use crate::game::{Seat, Seats};

/// The seat of an event that is no seat's doing.
const NOBODY: Seat = Seat(0);

/// An event that may happen.
pub(super) struct Planned {
    /// It.
    pub event: Event,
    /// Who takes the seat over, if somebody does.
    pub taker: Option<UserId>,
    /// The board after it and whether it told something hidden, where that is known without the whole log.
    pub board: Option<(Box<dyn Board>, bool)>,
}

/// Works out what would happen.
pub(super) fn plan(
    record: &Record,
    doer: Doer,
    deed: Deed<'_>,
    shown: Option<i64>,
    now: Timestamp,
) -> Result<Planned, Refusal> {
    let (seat, interaction) = match (doer, deed) {
        (Doer::Person(person, interaction), Deed::Take(seat)) => {
            record.may_be_taken(seat, person)?;
            (seat, Some(interaction))
        }
        (Doer::Person(person, interaction), _) => (
            record.seat_of(person).ok_or(Refusal::NotSeated)?,
            Some(interaction),
        ),
        (Doer::Moderator(interaction), _) => (NOBODY, Some(interaction)),
        (Doer::Computer(seat) | Doer::Clock(seat), _) => (seat, None),
        (Doer::House, _) => (NOBODY, None),
    };
    let before = match (&record.board, record.row.state) {
        (Some(board), State::Running) => board,
        (_, State::Lobby) => return Err(Refusal::NotStarted),
        (_, State::Cancelled) => return Err(Refusal::Cancelled),
        _ => return Err(board::Refusal::Over.into()),
    };
    if shown.is_some_and(|shown| !record.is_current(shown)) {
        return Err(Refusal::MovedOn);
    }
    let mut board = before.boxed();
    let told = match deed {
        Deed::Say(_) | Deed::Leave | Deed::TimeUp => on_board(record, board.as_mut(), seat, deed)?,
        _ => Told {
            event: beside(record, seat, deed)?,
            reveals: false,
        },
    };
    let (kind, text) = told.event;
    let taker = match (doer, deed) {
        (Doer::Person(person, _), Deed::Take(_)) => Some(person),
        _ => None,
    };
    let event = Event {
        number: record.row.number + 1,
        seat: seat.0,
        kind,
        text,
        at: now,
        clock: None,
        interaction,
    };
    // To take back, or to take over a seat that had left, changes what the log says: it must be read anew.
    let known = !matches!(kind, EventKind::Undo | EventKind::Take);
    if kind == EventKind::Draw {
        board.agree_to_draw();
    }
    Ok(Planned {
        event,
        taker,
        board: known.then_some((board, told.reveals)),
    })
}

/// What an event will say.
struct Told {
    event: Words,
    /// Whether it is a turn that tells somebody what had been hidden.
    reveals: bool,
}

type Words = (EventKind, String);

/// A turn, a claim, a turn lost, or leaving: played on the board.
fn on_board(
    record: &Record,
    board: &mut dyn Board,
    seat: Seat,
    deed: Deed<'_>,
) -> Result<Told, Refusal> {
    let plain = |kind, text: &str| Told {
        event: (kind, text.to_owned()),
        reveals: false,
    };
    match deed {
        Deed::Say(text) => {
            let to_act = board.to_act();
            match board.play(seat, text) {
                Ok(Said::Turn { text, reveals }) => Ok(Told {
                    event: (EventKind::Turn, text),
                    reveals,
                }),
                Ok(Said::Claim(text)) => Ok(plain(EventKind::Claim, &text)),
                Err(board::Refusal::NotYourTurn) => Err(Refusal::Waiting(record.kind.info, to_act)),
                Err(refusal) => Err(refusal.into()),
            }
        }
        Deed::TimeUp if board.skip(seat) => Ok(plain(EventKind::Skip, "")),
        deed => {
            record.must_stay(seat)?;
            board.leave(seat);
            let why = match deed {
                Deed::TimeUp => Event::OUT_OF_TIME,
                _ => "",
            };
            Ok(plain(EventKind::Leave, why))
        }
    }
}

/// Everything that is not a move on the board.
fn beside(record: &Record, seat: Seat, deed: Deed<'_>) -> Result<Words, Refusal> {
    let plain = |kind| Ok((kind, String::new()));
    match deed {
        Deed::Say(_) | Deed::Leave | Deed::TimeUp => unreachable!("that happens on the board"),
        Deed::TakeBack => record.take_back(seat),
        Deed::Offer => {
            record.may_offer(seat)?;
            plain(EventKind::Offer)
        }
        Deed::Accept(matter) => record.accept(seat, matter),
        Deed::Decline(matter) => {
            record.must_be_asked(seat, matter)?;
            Ok((EventKind::Decline, matter.as_str().to_owned()))
        }
        Deed::Withdraw(matter) => {
            let mine = record.story.proposal(matter).filter(|it| it.by == seat);
            mine.ok_or(Refusal::NothingProposed(matter))?;
            Ok((EventKind::Withdraw, matter.as_str().to_owned()))
        }
        Deed::Open if record.story.open.contains(seat) => Err(Refusal::OpenAlready),
        Deed::Open => {
            record.must_stay(seat)?;
            plain(EventKind::Open)
        }
        Deed::Keep if !record.story.open.contains(seat) => Err(Refusal::NotOpen),
        Deed::Keep => plain(EventKind::Keep),
        Deed::Take(_) => plain(EventKind::Take),
        Deed::Abort => {
            if seat != NOBODY {
                record.may_abort(seat)?;
            }
            plain(EventKind::Abort)
        }
        Deed::Abandon => plain(EventKind::Abandon),
    }
}

impl Record {
    fn must_stay(&self, seat: Seat) -> Result<(), Refusal> {
        if self.staying().contains(seat) {
            Ok(())
        } else {
            Err(board::Refusal::Left.into())
        }
    }

    /// The other seats still playing that people hold: those who are asked.
    #[must_use]
    pub fn others(&self, seat: Seat) -> Seats {
        let others = self.staying().without(seat);
        let people = others
            .iter()
            .filter(|other| self.person_at(*other).is_some());
        people.collect()
    }

    /// The seats whose word on a proposal is still to come.
    #[must_use]
    pub fn asked_about(&self, matter: Matter) -> Seats {
        let Some(proposal) = self.story.proposal(matter) else {
            return Seats::NONE;
        };
        let others = self.others(proposal.by).iter();
        others
            .filter(|seat| !proposal.accepted.contains(*seat))
            .collect()
    }

    /// What was proposed with this event still stands.
    pub fn must_stand(&self, matter: Matter, number: i64) -> Result<(), Refusal> {
        match self.story.proposal(matter) {
            Some(proposal) if proposal.number == number => Ok(()),
            _ => Err(Refusal::NothingProposed(matter)),
        }
    }

    fn must_be_asked(&self, seat: Seat, matter: Matter) -> Result<(), Refusal> {
        let proposal = self.story.proposal(matter);
        let proposal = proposal.ok_or(Refusal::NothingProposed(matter))?;
        if proposal.by == seat {
            return Err(Refusal::OwnProposal);
        }
        if proposal.accepted.contains(seat) {
            return Err(Refusal::AcceptedAlready);
        }
        self.must_stay(seat)
    }

    /// The last word that was missing makes it so.
    fn accept(&self, seat: Seat, matter: Matter) -> Result<Words, Refusal> {
        self.must_be_asked(seat, matter)?;
        if self.asked_about(matter) != Seats::from(seat) {
            return Ok((EventKind::Accept, matter.as_str().to_owned()));
        }
        let about = self.story.proposal(matter).map_or(0, |it| it.about);
        Ok(match matter {
            Matter::Draw => (EventKind::Draw, String::new()),
            Matter::Undo => (EventKind::Undo, about.to_string()),
        })
    }

    /// Taken back at once where that is free, else asked for.
    fn take_back(&self, seat: Seat) -> Result<Words, Refusal> {
        let turn = self.story.can_take_back(seat);
        let (number, free) = turn.ok_or(Refusal::NothingToTakeBack)?;
        if self.story.undo.is_some_and(|asked| asked.by == seat) {
            return Err(Refusal::ProposedAlready);
        }
        if free {
            return Ok((EventKind::Undo, number.to_string()));
        }
        // The computer minds nothing, but a secret that was told cannot be taken back from oneself.
        if self.others(seat).is_empty() {
            return if self.story.has_told(seat) {
                Err(Refusal::Told)
            } else {
                Ok((EventKind::Undo, number.to_string()))
            };
        }
        if self.story.undo.is_some() {
            return Err(Refusal::AnotherAsks);
        }
        Ok((EventKind::Request, number.to_string()))
    }

    fn may_offer(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_stay(seat)?;
        if (self.kind.info.together)(&self.table.options) {
            return Err(Refusal::Together);
        }
        if self.others(seat) != self.staying().without(seat) {
            return Err(Refusal::ComputerPlaysOn);
        }
        match self.story.draw {
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
            Err(Refusal::TooLateToAbort)
        }
    }

    /// Whether it can still be broken off without a result: not every seat has acted.
    #[must_use]
    pub fn can_abort(&self) -> bool {
        let mut seats = Seats::all(self.table.seats).iter();
        self.is_running() && seats.any(|seat| !self.story.acted.contains(seat))
    }

    fn may_be_taken(&self, seat: Seat, person: UserId) -> Result<(), Refusal> {
        if self.seat_of(person).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.is_running() && !self.story.takeable().contains(seat) {
            return Err(Refusal::NotOpen);
        }
        Ok(())
    }

    /// When the house is to look after it, if nothing happens: where no clock does.
    pub(super) fn due(&self, now: Timestamp) -> Option<Timestamp> {
        (self.is_running() && self.row.pace == Pace::None)
            .then(|| now.after(super::scheduler::QUIET))
    }
}
