//! Turns, claims and leaving: one event each, stored with the notices it causes.

use std::sync::Arc;

use super::record::{Last, happen, is_same_round};
use super::{
    Error, Host, InteractionId, MatchId, NoticeKind, Record, Refusal, State, Timestamp, UserId,
};
use crate::board::{self, Board, Said};
use crate::game::{Seat, Seats};
use crate::store::rows::{Event, EventKind};
use crate::store::{Writing, is_taken};

/// Something a seat does.
#[derive(Clone, Copy, Debug)]
pub enum Deed<'a> {
    /// It plays a turn or calls out a claim, in its notation.
    Say(&'a str),
    /// It leaves the game.
    Leave,
}

/// Who does it.
#[derive(Clone, Copy, Debug)]
pub enum Doer {
    /// A person, by one interaction.
    Person(UserId, InteractionId),
    /// The computer, for a seat nobody holds.
    Computer(Seat),
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
        let played = match plan(&record, doer, deed, shown, now) {
            Ok(played) => played,
            Err(refusal) => {
                return if self.is_done(id, doer).await? {
                    Ok(record)
                } else {
                    Err(refusal.into())
                };
            }
        };
        match self.store_event(&record, &played).await {
            Ok(()) => {}
            Err(error) if is_taken(&error) => {
                // Another process was first, or the tap was delivered twice: what is in memory is out of date.
                *kept = None;
                return if self.is_done(id, doer).await? {
                    self.fill(id, &mut kept).await
                } else {
                    Err(Refusal::MovedOn.into())
                };
            }
            Err(error) => return Err(error.into()),
        }
        let after = Arc::new(played.after(&record));
        *kept = Some(Arc::clone(&after));
        self.news.notify_one();
        Ok(after)
    }

    /// Whether this very interaction has been played in this match already.
    async fn is_done(&self, id: &MatchId, doer: Doer) -> Result<bool, Error> {
        match doer {
            Doer::Person(_, interaction) => {
                Ok(self.store.played_by(interaction).await?.as_ref() == Some(id))
            }
            Doer::Computer(_) => Ok(false),
        }
    }

    async fn store_event(
        &self,
        record: &Record,
        played: &Played,
    ) -> Result<(), crate::store::Error> {
        let id = record.id();
        let mut writing = self.store.write().await?;
        writing.add_event(id, &played.event).await?;
        for (seat, since) in played.waits(record) {
            writing.wait_for(id, seat.0, since).await?;
        }
        if played.board.outcome().is_some() {
            writing.end(id, State::Over, played.now).await?;
        }
        for (kind, person) in played.notices(record) {
            writing
                .notify(id, played.event.number, kind, person, played.now)
                .await?;
        }
        writing.commit().await
    }
}

/// Works out what would happen; nothing is changed yet.
fn plan(
    record: &Record,
    doer: Doer,
    deed: Deed<'_>,
    shown: Option<i64>,
    now: Timestamp,
) -> Result<Played, Refusal> {
    let (seat, interaction) = match doer {
        Doer::Person(person, interaction) => (
            record.seat_of(person).ok_or(Refusal::NotSeated)?,
            Some(interaction),
        ),
        Doer::Computer(seat) => (seat, None),
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
    let (kind, text) = match deed {
        Deed::Say(text) => match board.play(seat, text) {
            Ok(Said::Turn(text)) => (EventKind::Turn, text),
            Ok(Said::Claim(text)) => (EventKind::Claim, text),
            Err(board::Refusal::NotYourTurn) => {
                return Err(Refusal::Waiting(record.kind.info, before.to_act()));
            }
            Err(refusal) => return Err(refusal.into()),
        },
        Deed::Leave => (EventKind::Leave, String::new()),
    };
    let event = Event {
        number: record.row.number + 1,
        seat: seat.0,
        kind,
        text,
        at: now,
        interaction,
    };
    if kind == EventKind::Leave {
        happen(board.as_mut(), &event).map_err(|_| board::Refusal::Left)?;
    }
    Ok(Played { board, event, now })
}

/// An event that may happen, and the board after it.
struct Played {
    board: Box<dyn Board>,
    event: Event,
    now: Timestamp,
}

impl Played {
    /// The seats whose waiting changes: since when, or no longer.
    fn waits(&self, record: &Record) -> Vec<(Seat, Option<Timestamp>)> {
        let (before, after) = (record.to_act(), self.board.to_act());
        let acted = Seat(self.event.seat);
        let starts =
            |seat: &Seat| after.contains(*seat) && (!before.contains(*seat) || *seat == acted);
        let ends = |seat: &Seat| before.contains(*seat) && !after.contains(*seat);
        let seats = Seats::all(record.table.seats);
        let started = seats
            .iter()
            .filter(starts)
            .map(|seat| (seat, Some(self.now)));
        let ended = seats.iter().filter(ends).map(|seat| (seat, None));
        started.chain(ended).collect()
    }

    /// Who must be told what.
    fn notices(&self, record: &Record) -> Vec<(NoticeKind, UserId)> {
        let (before, after) = (record.to_act(), self.board.to_act());
        let mut notices = vec![(NoticeKind::Panel, Host::EVERYONE)];
        // Whoever is still to choose when others have chosen was called when the choosing began.
        if after.is_empty() || after.iter().any(|seat| !before.contains(seat)) {
            notices.push((NoticeKind::Ping, Host::EVERYONE));
        }
        if record.has_secrets() {
            notices.extend(
                changed_cards(record, self.board.as_ref()).map(|person| (NoticeKind::Card, person)),
            );
        }
        if after.iter().any(|seat| record.person_at(seat).is_none()) {
            notices.push((NoticeKind::Think, Host::EVERYONE));
        }
        notices
    }

    /// The match after the event.
    fn after(self, before: &Record) -> Record {
        let mut row = before.row.clone();
        row.number = self.event.number;
        if self.board.outcome().is_some() {
            row.state = State::Over;
        }
        let same_round = is_same_round(&self.event, before.to_act(), self.board.to_act());
        let asked = if same_round {
            before.asked
        } else {
            self.event.number
        };
        let mut seats = before.seats.clone();
        for (seat, since) in self.waits(before) {
            seats[seat.index()].waits = since;
        }
        let board_before = before
            .board
            .as_ref()
            .expect("only a started match has events")
            .boxed();
        Record {
            row,
            kind: before.kind,
            table: before.table.clone(),
            seats,
            invited: Vec::new(),
            board: Some(self.board),
            last: Some(Last {
                before: board_before,
                event: self.event,
            }),
            asked,
        }
    }
}

/// The people whose private card looks different now.
fn changed_cards<'a>(
    record: &'a Record,
    after: &'a dyn Board,
) -> impl Iterator<Item = UserId> + 'a {
    let lang = crate::game::Lang::english();
    Seats::all(record.table.seats)
        .iter()
        .filter_map(move |seat| {
            let person = record.person_at(seat)?;
            let before = record.board.as_ref()?.card(seat, &lang);
            (before != after.card(seat, &lang)).then_some(person)
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
    let lang = crate::game::Lang::english();
    for seat in Seats::all(record.table.seats).iter() {
        let has_card = record
            .board
            .as_ref()
            .is_some_and(|board| board.card(seat, &lang).is_some());
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
