//! A match as a stranger at the table would keep it: who sits where, what was played, whose time runs.

use std::collections::BTreeSet;

use tavolino::board::{Board, Kind, Said};
use tavolino::game::Seats;
use tavolino::game::Table as Settled;

use super::clocks::{Time, gift};
use super::deed::Deed;
use super::file::Row;
use super::vacations::Vacations;
use super::*;

/// What is to be read of an event's object.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
struct Data {
    text: String,
    turn: i64,
    matter: String,
    out_of_time: bool,
    to: u8,
    millis: i64,
}

/// Something that counts on the board.
#[derive(Clone, Debug)]
struct Played {
    number: i64,
    seat: Seat,
    /// The turn; none if the seat left.
    turn: Option<String>,
    at: i64,
    /// What the seat's clock showed.
    shown: i64,
}

/// What is proposed: by whom, about which turn, and who is for it.
type Proposal = (Seat, i64, BTreeSet<Seat>);

pub struct Match {
    pub id: MatchId,
    kind: &'static Kind,
    settled: Settled,
    /// Who sits on each seat.
    pub people: Vec<Option<UserId>>,
    pub state: State,
    /// The number of the last event.
    pub number: i64,
    start: Option<Box<dyn Board>>,
    pub board: Option<Box<dyn Board>>,
    played: Vec<Played>,
    times: Vec<Time>,
    /// Time that was given: after which event, to whom, and how much.
    gifts: Vec<(i64, Seat, i64)>,
    draw: Option<Proposal>,
    undo: Option<Proposal>,
    offered: BTreeSet<Seat>,
}

impl Match {
    /// A lobby that was just opened.
    pub fn opened(id: MatchId, opening: &Opening) -> Match {
        let mut people = vec![None; opening.table.seats.into()];
        people[0] = Some(opening.by);
        Match {
            id,
            kind: opening.kind,
            settled: opening.table.clone(),
            people,
            state: State::Lobby,
            number: 0,
            start: None,
            board: None,
            played: Vec::new(),
            times: Vec::new(),
            gifts: Vec::new(),
            draw: None,
            undo: None,
            offered: BTreeSet::new(),
        }
    }

    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let at = self.people.iter().position(|one| *one == Some(person))?;
        Some(Seat(at as u8 + 1))
    }

    pub fn to_act(&self) -> Seats {
        let board = self.board.as_ref().filter(|_| self.state == State::Running);
        board.map_or(Seats::NONE, |board| board.to_act())
    }

    fn staying(&self) -> BTreeSet<Seat> {
        self.board
            .iter()
            .flat_map(|board| board.staying().iter())
            .collect()
    }

    /// Whether there is no doubt that this may be done, or that it may not.
    pub fn allows(&self, deed: &Deed) -> Option<bool> {
        let is_running = self.state == State::Running;
        let plays = |person| {
            let seat = self.seat_of(person).filter(|_| is_running);
            seat.filter(|seat| self.staying().contains(seat))
        };
        match deed {
            Deed::Join(_, person) => {
                let is_lobby = self.state == State::Lobby;
                Some(is_lobby && self.seat_of(*person).is_none() && self.people.contains(&None))
            }
            Deed::GetUp(_, person) => {
                Some(self.state == State::Lobby && self.seat_of(*person).is_some())
            }
            Deed::Say(_, person, ..) => {
                Some(plays(*person).is_some_and(|seat| self.to_act().contains(seat)))
            }
            Deed::Ask(_, person, _, Command::Leave) => Some(plays(*person).is_some()),
            Deed::Ask(_, person, _, Command::TakeSeat(_)) => {
                (!is_running || self.seat_of(*person).is_some()).then_some(false)
            }
            Deed::Ask(_, person, _, Command::OfferDraw) => {
                Some(plays(*person).is_some() && self.draw.is_none())
            }
            Deed::Ask(_, person, _, Command::GiveTime(to)) => {
                let gets =
                    plays(*person).is_some_and(|by| by != *to && self.staying().contains(to));
                Some(gets && gift(self.times[to.index()]).is_some())
            }
            Deed::Ask(_, person, ..) if !is_running || self.seat_of(*person).is_none() => {
                Some(false)
            }
            _ => None,
        }
    }

    /// What stands in the log afterwards, by what was asked.
    pub fn kinds(command: Command<'_>) -> &'static [&'static str] {
        match command {
            Command::Leave => &["leave"],
            Command::TakeBack => &["undo", "request"],
            Command::OfferDraw => &["offer"],
            Command::Accept(Matter::Draw) => &["accept", "draw"],
            Command::Accept(Matter::Undo) => &["accept", "undo"],
            Command::Decline(_) => &["decline"],
            Command::Withdraw(_) => &["withdraw"],
            Command::OfferSeat => &["open"],
            Command::KeepSeat => &["keep"],
            Command::TakeSeat(_) => &["take"],
            Command::GiveTime(_) => &["time"],
            Command::Abort => &["abort"],
            _ => &["turn"],
        }
    }

    pub fn sits_down(&mut self, person: UserId) {
        let free = self.people.iter_mut().find(|seat| seat.is_none());
        *free.unwrap() = Some(person);
    }

    pub fn gets_up(&mut self, person: UserId) {
        if self.people.iter().flatten().count() == 1 {
            self.state = State::Cancelled;
        } else {
            let seat = self.people.iter_mut().find(|one| **one == Some(person));
            *seat.unwrap() = None;
        }
    }

    pub fn is_full(&self) -> bool {
        self.state == State::Lobby && !self.people.contains(&None)
    }

    pub fn starts(&mut self, deal: &str, now: i64) {
        let board = (self.kind.open)(&self.settled, serde_json::from_str(deal).unwrap()).unwrap();
        self.start = Some(board.boxed());
        self.state = State::Running;
        let seats = Seats::all(self.settled.seats).iter();
        self.times = seats
            .map(|seat| Time::begun(board.to_act().contains(seat).then_some(now)))
            .collect();
        self.board = Some(board);
    }

    /// When the time of a seat is up, if it is being used.
    fn deadline(&self, seat: Seat, away: &Vacations, now: i64) -> Option<i64> {
        let time = self.times.get(seat.index())?;
        let uses = time.waits.is_some() && self.is_here(seat, away);
        uses.then(|| now + time.left)
    }

    fn is_here(&self, seat: Seat, away: &Vacations) -> bool {
        self.people[seat.index()].is_some_and(|person| away.until(person).is_none())
    }

    /// The seats whose time is up.
    pub fn late(&self, away: &Vacations, now: i64) -> Vec<Seat> {
        let late = self.to_act().iter();
        late.filter(|seat| self.deadline(*seat, away, now).is_some_and(|at| at <= now))
            .collect()
    }

    /// Time passes for those it waits for, unless they are away.
    pub fn passes(&mut self, millis: i64, away: &Vacations) {
        for seat in self.to_act().iter() {
            if self.is_here(seat, away) {
                self.times[seat.index()].left -= millis;
            }
        }
    }

    /// An event happens, by `person` if it is somebody's doing.
    pub fn happens(&mut self, row: &Row, person: Option<UserId>, now: i64) -> Result<(), Wrong> {
        prop_assert_eq!(row.number, self.number + 1, "numbers count up");
        self.number = row.number;
        let data: Data = serde_json::from_str(row.data.as_deref().unwrap_or("{}")).unwrap();
        let seat = Seat(row.seat.unwrap());
        if let Some(person) = person.filter(|_| row.kind != "take") {
            prop_assert_eq!(
                self.seat_of(person),
                Some(seat),
                "everyone acts for their own seat"
            );
        }
        let shown = self.times[seat.index()].shown();
        prop_assert_eq!(row.clock, Some(shown), "what the clock showed");
        let mut undone = Vec::new();
        let mut revived = false;
        let matter = match &*data.matter {
            "draw" => &mut self.draw,
            _ => &mut self.undo,
        };
        match &*row.kind {
            "turn" => {
                prop_assert!(shown > 0, "nobody plays who has no time left");
                let said = self.board.as_mut().unwrap().play(seat, &data.text);
                prop_assert!(matches!(said, Ok(Said::Turn { .. })), "{:?}", said);
                self.draw = self.draw.take().filter(|(by, ..)| *by != seat);
                self.counts(row.number, seat, Some(data.text), now, shown);
            }
            "leave" => {
                prop_assert_eq!(data.out_of_time, person.is_none());
                self.board.as_mut().unwrap().leave(seat);
                self.draw = None;
                self.offered.remove(&seat);
                self.counts(row.number, seat, None, now, shown);
            }
            "undo" => undone = self.takes_back(seat, data.turn)?,
            "take" => {
                let left = self
                    .played
                    .last()
                    .is_some_and(|last| last.seat == seat && last.turn.is_none());
                prop_assert!(
                    left || self.offered.contains(&seat),
                    "nobody takes what nobody gave"
                );
                if left {
                    self.played.pop();
                    self.set_up();
                    revived = true;
                }
                self.people[seat.index()] = person;
                self.offered.remove(&seat);
                self.undo = None;
            }
            "draw" => {
                let (.., mut all) = self.draw.take().unwrap();
                all.insert(seat);
                prop_assert_eq!(all, self.staying(), "everybody wants a draw");
                self.board.as_mut().unwrap().agree_to_draw();
            }
            "abort" => {
                let turns = self.played.iter().filter(|played| played.turn.is_some());
                prop_assert_eq!(turns.count(), 0, "nobody has played");
                self.state = State::Over;
            }
            "offer" => self.draw = Some((seat, 0, [seat].into())),
            "request" => {
                prop_assert!(self.undo.is_none());
                self.undo = Some((seat, data.turn, [seat].into()));
            }
            "accept" => {
                prop_assert!(matter.as_mut().unwrap().2.insert(seat));
            }
            "decline" | "withdraw" => {
                let (by, ..) = matter.take().unwrap();
                prop_assert_eq!(by == seat, row.kind == "withdraw");
            }
            "open" => prop_assert!(self.offered.insert(seat)),
            "keep" => prop_assert!(self.offered.remove(&seat)),
            "time" => {
                let time = &mut self.times[usize::from(data.to) - 1];
                prop_assert_eq!(Some(data.millis), gift(*time), "so much may be given");
                time.gets(data.millis);
                self.gifts.push((row.number, Seat(data.to), data.millis));
            }
            other => return Err(Wrong::fail(format!("nobody can want a {other}"))),
        }
        if self.board.as_ref().unwrap().outcome().is_some() {
            self.state = State::Over;
        }
        let acted = row.kind == "turn";
        self.time_goes_on(seat, acted, revived, &undone, now);
        Ok(())
    }

    fn counts(&mut self, number: i64, seat: Seat, turn: Option<String>, at: i64, shown: i64) {
        self.undo = None;
        self.played.push(Played {
            number,
            seat,
            turn,
            at,
            shown,
        });
    }

    /// A turn is taken back by whoever has the last word; what goes with it.
    fn takes_back(&mut self, seat: Seat, turn: i64) -> Result<Vec<Played>, Wrong> {
        let first = self.played.iter().position(|played| played.number == turn);
        let undone = self.played.split_off(first.unwrap());
        let owner = undone[0].seat;
        prop_assert!(
            undone.iter().all(|played| played.turn.is_some()),
            "who left stays away"
        );
        let asked = self.undo.take();
        if owner == seat {
            prop_assert!(
                undone.iter().all(|played| played.seat == owner),
                "others have played"
            );
        } else {
            let Some((by, about, mut all)) = asked else {
                return Err(Wrong::fail("nobody asked for it"));
            };
            all.insert(seat);
            prop_assert_eq!((by, about, all), (owner, turn, self.staying()));
        }
        self.set_up();
        Ok(undone)
    }

    /// The board with what counts on it.
    fn set_up(&mut self) {
        let mut board = self.start.as_ref().unwrap().boxed();
        for played in &self.played {
            match &played.turn {
                Some(turn) => drop(board.play(played.seat, turn).unwrap()),
                None => board.leave(played.seat),
            }
        }
        self.board = Some(board);
    }

    /// Whoever acted has earned some time, and whoever is to act uses theirs. Who takes back has what they had, and what
    /// they were given since.
    fn time_goes_on(&mut self, by: Seat, acted: bool, revived: bool, undone: &[Played], now: i64) {
        let to_act = self.to_act();
        let since = undone.first().map(|first| first.at);
        for (seat, time) in (1..).map(Seat).zip(&mut self.times) {
            let acts = acted && seat == by;
            let mine = undone.iter().find(|played| played.seat == seat);
            let began = time.waits.zip(since).is_some_and(|(at, since)| at >= since);
            if let Some(mine) = mine {
                let gifts = self.gifts.iter();
                let later = gifts.filter(|(number, to, _)| *number > mine.number && *to == seat);
                time.left = mine.shown + later.map(|(.., millis)| millis).sum::<i64>();
            } else if began {
                time.left = time.began;
            }
            if acts || (revived && seat == by && time.shown() == 0) {
                time.earns();
            }
            let goes_on = time.waits.filter(|_| !acts && mine.is_none() && !began);
            if goes_on.is_none() {
                time.began = time.left;
            }
            time.waits = to_act.contains(seat).then(|| goes_on.unwrap_or(now));
        }
    }

    /// It is as the host says.
    pub fn is(
        &self,
        record: &tavolino::host::Record,
        away: &Vacations,
        now: i64,
    ) -> Result<(), Wrong> {
        prop_assert_eq!(record.state, self.state);
        prop_assert_eq!(record.number, self.number);
        if self.state != State::Cancelled {
            let people = (1..=self.settled.seats).map(|seat| {
                let mut seats = record.seats.iter();
                seats
                    .find(|one| one.seat == Seat(seat))
                    .and_then(|one| one.person)
            });
            prop_assert_eq!(people.collect::<Vec<_>>(), self.people.clone());
        }
        prop_assert_eq!(record.to_act(), self.to_act());
        let outcome = self.board.as_ref().and_then(|board| board.outcome());
        prop_assert_eq!(record.outcome(), outcome);
        for seat in Seats::all(self.settled.seats).iter() {
            let deadline = record.deadline(seat).map(|at| at.0);
            let expected = self.deadline(seat, away, now);
            prop_assert_eq!(deadline, expected, "the clock of {:?}", seat);
            let person = self.people[seat.index()].filter(|_| self.state == State::Running);
            let until = person.and_then(|person| away.until(person));
            prop_assert_eq!(record.away(seat).map(|at| at.0), until);
        }
        Ok(())
    }
}
