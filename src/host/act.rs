//! Turns, claims, leaving, offers: one event each, stored with the clocks it changes and the notices it causes.

use std::sync::Arc;

use super::lobby::must_be_free_to_sit;
use super::plan::{Planned, plan};
use super::record::{Broken, Last, is_same_round, stand, standing};
use super::{
    Error, Event, EventKind, Host, InteractionId, MatchId, Matter, NoticeKind, Record, Refusal,
    Sitting, State, Timestamp, UserId, clock, reminders,
};
use crate::game::{Seat, Seats};
use crate::store::rows::Closed;
use crate::store::{Writing, is_taken};

/// Something that is done in a match.
#[derive(Clone, Copy, Debug)]
pub enum Deed<'a> {
    /// A seat plays a turn or calls out a claim, in its notation.
    Say(&'a str),
    /// It leaves the game.
    Leave,
    /// Its time is up: it loses the turn, or leaves.
    TimeUp,
    /// It takes back its last turn, or asks to.
    TakeBack,
    /// It offers a draw.
    Offer,
    /// It agrees.
    Accept(Matter),
    /// It does not agree.
    Decline(Matter),
    /// It takes back what it offered or asked.
    Withdraw(Matter),
    /// It may be taken over by somebody else.
    Open,
    /// It may no longer.
    Keep,
    /// Somebody takes over this seat.
    Take(Seat),
    /// It breaks the match off, without a result.
    Abort,
    /// The house closes a match nobody plays.
    Abandon,
}

/// Who does it.
#[derive(Clone, Copy, Debug)]
pub enum Doer {
    /// A person, by one interaction.
    Person(UserId, InteractionId),
    /// Somebody who moderates the server, for no seat, by one interaction ([`Host::may_moderate`]).
    Moderator(InteractionId),
    /// The computer, for a seat nobody holds.
    Computer(Seat),
    /// The clock, for a seat whose time is up.
    Clock(Seat),
    /// The house.
    House,
}

impl Host {
    /// Lets something happen in a match and stores it; gives the match as it is then.
    ///
    /// `shown` is the number of the event the person saw last, where it is known: if that is no longer true for them
    /// ([`Record::is_current`]), nothing is done. The same interaction twice is done once.
    pub async fn act(
        &self,
        id: &MatchId,
        doer: Doer,
        deed: Deed<'_>,
        shown: Option<i64>,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let record = self.fill(id, &mut kept).await?;
        let planned = match plan(&record, doer, deed, shown, now) {
            Ok(planned) => planned,
            Err(refusal) => {
                return if self.is_done(id, doer).await? {
                    Ok(record)
                } else {
                    Err(refusal.into())
                };
            }
        };
        match self.carry_out(&record, planned, doer, now).await {
            Ok(after) => {
                let after = Arc::new(after);
                *kept = Some(Arc::clone(&after));
                self.news.notify_one();
                Ok(after)
            }
            Err(Error::Store(error)) if is_taken(&error) => {
                // Another process was first, or the tap was delivered twice: what is in memory is out of date.
                *kept = None;
                if self.is_done(id, doer).await? {
                    self.fill(id, &mut kept).await
                } else {
                    Err(Refusal::MovedOn.into())
                }
            }
            Err(error) => Err(error),
        }
    }

    /// Whether this very interaction has been played in this match already.
    async fn is_done(&self, id: &MatchId, doer: Doer) -> Result<bool, Error> {
        match doer {
            Doer::Person(_, interaction) | Doer::Moderator(interaction) => {
                Ok(self.store.played_by(interaction).await?.as_ref() == Some(id))
            }
            Doer::Computer(_) | Doer::Clock(_) | Doer::House => Ok(false),
        }
    }

    /// Stores an event with the clocks it changes and the notices it causes; gives the match after it.
    async fn carry_out(
        &self,
        record: &Record,
        planned: Planned,
        doer: Doer,
        now: Timestamp,
    ) -> Result<Record, Error> {
        let id = record.id();
        let Planned {
            mut event,
            taker,
            board,
        } = planned;
        let (mut after, taken_back) = match board {
            Some((board, reveals)) => (record.next(&event, board, reveals), Vec::new()),
            None => self.retold(id, &event).await?,
        };
        let mut writing = self.store.write().await?;
        if let Some(person) = taker {
            must_be_free_to_sit(&mut writing, record, person).await?;
            writing.hand_over(id, event.seat, person).await?;
        }
        // The clocks as they are now, whoever stopped them or gave time back meanwhile.
        let held = writing.held_in(id).await?;
        let seats: Vec<Sitting> = held.iter().map(|held| held.sitting).collect();
        let own = seats.iter().find(|sitting| sitting.seat == event.seat);
        event.clock = own.and_then(|own| own.clock.left(now));
        let in_time = own
            .and_then(|own| own.clock.deadline())
            .is_none_or(|deadline| deadline > now);
        if matches!(doer, Doer::Clock(_)) && in_time {
            return Err(Refusal::InTime.into());
        }
        writing.add_event(id, &event, after.due(now)).await?;
        after.row.warned = None;
        after.seats = clock::after(
            &seats,
            record.row.pace,
            &event,
            &taken_back,
            after.to_act(),
            now,
        );
        reminders::arrange(&seats, &mut after.seats, &held, Some(&event), now);
        for sitting in changed(&seats, &after.seats) {
            writing.keep_time(id, sitting).await?;
        }
        if after.row.state == State::Over {
            writing.end(id, State::Over, after.row.closed, now).await?;
        }
        for (kind, person) in notices(record, &after, &event) {
            writing.notify(id, event.number, kind, person, now).await?;
        }
        for person in reminders::outdated(record, &seats, &after.seats, &held) {
            writing.remind(id, event.number, person, now, now).await?;
        }
        let acted = Some(Seat(event.seat));
        if let Some(person) = reminders::told_next(Some(record), &after, acted, &held, now) {
            let kind = NoticeKind::Next;
            writing.notify(id, event.number, kind, person, now).await?;
        }
        writing.commit().await?;
        if let Some(last) = after
            .last
            .as_mut()
            .filter(|last| last.event.number == event.number)
        {
            last.event = event;
        }
        Ok(after)
    }

    /// The match after an event that changes what the log says, and what the event takes back.
    async fn retold(&self, id: &MatchId, event: &Event) -> Result<(Record, Vec<Event>), Error> {
        let stored = self.store.load(id).await?;
        let mut stored = stored.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        let taken_back = match event.kind {
            EventKind::Undo => stand(&mut standing(&stored.events), event),
            _ => Vec::new(),
        };
        stored.events.push(event.clone());
        stored.row.number = event.number;
        let broken = |broken: Broken| Error::Broken(id.clone(), broken);
        let record = Record::replay(stored).map_err(broken)?;
        Ok((record, taken_back))
    }
}

/// The seats whose waiting or time is another than before.
fn changed<'a>(before: &'a [Sitting], after: &'a [Sitting]) -> impl Iterator<Item = &'a Sitting> {
    let pairs = before.iter().zip(after);
    pairs
        .filter(|(before, after)| before != after)
        .map(|(_, after)| after)
}

/// Who must be told what.
fn notices(before: &Record, after: &Record, event: &Event) -> Vec<(NoticeKind, UserId)> {
    let mut notices = vec![(NoticeKind::Panel, Host::EVERYONE)];
    let (asked, asks) = (before.to_act(), after.to_act());
    // Whoever is still to choose when others have chosen was called when the choosing began.
    let is_new =
        |seat: Seat| !asked.contains(seat) || before.person_at(seat) != after.person_at(seat);
    if asks.is_empty() || asks.iter().any(is_new) || event.kind == EventKind::Undo {
        notices.push((NoticeKind::Ping, Host::EVERYONE));
    }
    if before.story.talk() != after.story.talk() {
        notices.push((NoticeKind::Talk, Host::EVERYONE));
    }
    if before.has_secrets() {
        let cards = changed_cards(before, after).map(|person| (NoticeKind::Card, person));
        notices.extend(cards);
    }
    if asks.iter().any(|seat| after.person_at(seat).is_none()) {
        notices.push((NoticeKind::Think, Host::EVERYONE));
    }
    notices
}

impl Record {
    /// The match after an event that leads to this board, but for the clocks.
    fn next(&self, event: &Event, board: Box<dyn crate::board::Board>, reveals: bool) -> Record {
        let mut row = self.row.clone();
        row.number = event.number;
        row.closed = match event.kind {
            EventKind::Abort => Some(Closed::Aborted),
            EventKind::Abandon => Some(Closed::Abandoned),
            _ => None,
        };
        if board.outcome().is_some() || row.closed.is_some() {
            row.state = State::Over;
        }
        let mut story = self.story.clone();
        story.go_on(event, reveals);
        let before = self.board.as_ref();
        let before = before.expect("only a started match has events");
        let on_board = event.kind.is_on_board();
        let stays = !on_board || is_same_round(event, before.to_act(), board.to_act());
        let last = if on_board {
            Some(Last {
                event: event.clone(),
                of: Seat(event.seat),
            })
        } else {
            self.last.clone()
        };
        Record {
            row,
            kind: self.kind,
            table: self.table.clone(),
            seats: self.seats.clone(),
            invited: Vec::new(),
            last,
            board: Some(board),
            story,
            asked: if stays { self.asked } else { event.number },
        }
    }
}

/// The people whose private card looks different now, or who have none any more.
fn changed_cards<'a>(before: &'a Record, after: &'a Record) -> impl Iterator<Item = UserId> + 'a {
    let card = move |record: &Record, seat| {
        let secret = record.board.as_ref()?.secret(seat)?;
        Some((record.person_at(seat)?, secret))
    };
    let seats = Seats::all(before.table.seats).iter();
    seats.flat_map(move |seat| {
        let (before, after) = (card(before, seat), card(after, seat));
        let same = before == after;
        let people = [before, after].into_iter().flatten();
        let mut people: Vec<UserId> = people.filter(|_| !same).map(|(person, _)| person).collect();
        people.dedup();
        people
    })
}

/// What a new match is told of: its lobby, its panel, whose turn it is, what everybody holds.
pub(super) async fn announce(
    writing: &mut Writing<'_>,
    record: &Record,
    now: Timestamp,
) -> Result<(), crate::store::Error> {
    let id = record.id();
    let mut notices = vec![
        (NoticeKind::Lobby, Host::EVERYONE),
        (NoticeKind::Panel, Host::EVERYONE),
        (NoticeKind::Ping, Host::EVERYONE),
    ];
    for seat in Seats::all(record.table.seats).iter() {
        let has_card = record
            .board
            .as_ref()
            .is_some_and(|board| board.secret(seat).is_some());
        notices.extend(
            record
                .person_at(seat)
                .filter(|_| has_card)
                .map(|person| (NoticeKind::Card, person)),
        );
    }
    if record
        .to_act()
        .iter()
        .any(|seat| record.person_at(seat).is_none())
    {
        notices.push((NoticeKind::Think, Host::EVERYONE));
    }
    for (kind, person) in notices {
        writing.notify(id, 0, kind, person, now).await?;
    }
    Ok(())
}
