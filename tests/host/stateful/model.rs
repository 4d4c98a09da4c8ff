//! The model of a match, as an observer at the table keeps it: seats, turns, clocks.

use std::collections::{BTreeMap, BTreeSet};

use tavolino_games::board::{Board, GameEntry, Played};
use tavolino_games::game::Seats;
use tavolino_games::game::Table as Settled;

use super::clocks::{Time, gift};
use super::file::Row;
use super::vacations::Vacations;
use super::*;

/// Time after which the opener of a lobby is reminded of it, and from then on until it is
/// cancelled.
const REMINDER: i64 = 2 * 24 * HOUR;
const GRACE: i64 = 5 * 24 * HOUR;

/// The computer, as a person.
pub const COMPUTER: UserId = UserId(0);

/// The fields of an event's JSON object.
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

/// An action of a seat on the board.
#[derive(Clone, Debug)]
enum What {
    Turn(String),
    Claim(String),
    /// The seat lost its turn.
    Skip,
    Leave,
}

/// An effective action on the board.
#[derive(Clone, Debug)]
struct PlayedTurn {
    number: i64,
    seat: Seat,
    what: What,
    at: i64,
    /// The time on the seat's clock.
    shown: i64,
}

/// A proposal: its seat, its turn, the seats that accept.
type Proposal = (Seat, i64, BTreeSet<Seat>);

pub struct Match {
    pub id: MatchId,
    pub(super) entry: &'static GameEntry,
    pub(super) settled: Settled,
    /// The match of which this one is the rematch.
    pub after: Option<MatchId>,
    /// The people of that match, by seat.
    pub(super) before: Vec<Option<UserId>>,
    /// The people, by seat.
    pub people: Vec<Option<UserId>>,
    /// The people with a reserved seat.
    pub(super) invited: Vec<UserId>,
    /// When the opener of an unstarted match is reminded, then when it is cancelled.
    pub(super) ends: i64,
    reminded: bool,
    pub state: State,
    /// The number of the last event.
    pub number: i64,
    pub(super) start: Option<Box<dyn Board>>,
    pub board: Option<Box<dyn Board>>,
    played: Vec<PlayedTurn>,
    pub(super) times: Vec<Time>,
    /// Gifts of time: event, receiver, amount.
    gifts: Vec<(i64, Seat, i64)>,
    pub(super) draw: Option<Proposal>,
    /// The event that ended each seat's last draw offer.
    ended: BTreeMap<Seat, i64>,
    pub(super) undo: Option<Proposal>,
    offered: BTreeSet<Seat>,
}

impl Match {
    /// A lobby without people.
    pub fn empty(id: MatchId, opening: &Opening, now: i64) -> Match {
        Match {
            id,
            entry: opening.entry,
            settled: opening.table.clone(),
            after: opening.after.clone(),
            before: Vec::new(),
            people: vec![None; opening.table.seats.into()],
            invited: opening.invited.clone(),
            ends: now + REMINDER,
            reminded: false,
            state: State::Lobby,
            number: 0,
            start: None,
            board: None,
            played: Vec::new(),
            times: Vec::new(),
            gifts: Vec::new(),
            draw: None,
            ended: BTreeMap::new(),
            undo: None,
            offered: BTreeSet::new(),
        }
    }

    /// Whether the match is not over.
    pub fn goes_on(&self) -> bool {
        matches!(self.state, State::Lobby | State::Running)
    }

    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let at = self.people.iter().position(|one| *one == Some(person))?;
        Some(Seat(at as u8 + 1))
    }

    pub fn to_act(&self) -> Seats {
        let board = self.board.as_ref().filter(|_| self.state == State::Running);
        board.map_or(Seats::NONE, |board| board.to_act())
    }

    pub fn staying(&self) -> BTreeSet<Seat> {
        self.board
            .iter()
            .flat_map(|board| board.staying().iter())
            .collect()
    }

    /// The seat of a proposal, and the seats that accept.
    pub fn proposed(&self, matter: Matter) -> Option<(Seat, BTreeSet<Seat>)> {
        let proposal = match matter {
            Matter::Draw => &self.draw,
            Matter::Undo => &self.undo,
        };
        let (by, _, all) = proposal.clone()?;
        Some((by, all))
    }

    /// The seat that acted last, except where the one before it has to ask to take back.
    pub fn acted(&self) -> Option<Seat> {
        let mut turns = self.played.iter().rev();
        let last = turns.next()?.seat;
        let other = turns.find(|played| played.seat != last);
        other.map(|played| played.seat).or(Some(last))
    }

    /// The seats that others may take over.
    pub fn takeable(&self) -> BTreeSet<Seat> {
        let left = self.played.last();
        let left = left.filter(|last| matches!(last.what, What::Leave));
        let left = left.map(|last| last.seat);
        self.offered.iter().copied().chain(left).collect()
    }

    /// The event of a seat whose time is up.
    pub fn loses_by_time(&self, seat: Seat) -> &'static str {
        let only_the_turn = self.board.as_ref().unwrap().boxed().skip(seat);
        if only_the_turn { "skip" } else { "leave" }
    }

    /// Applies an event, caused by `person` if any.
    pub fn happens(&mut self, row: &Row, person: Option<UserId>, now: i64) -> Result<(), Wrong> {
        prop_assert_eq!(row.number, self.number + 1, "numbers count up");
        self.number = row.number;
        let data: Data = serde_json::from_str(row.data.as_deref().unwrap_or("{}")).unwrap();
        let seat = Seat(row.seat.unwrap());
        let holder = self.people[seat.index()];
        if let Some(person) = person.filter(|_| row.kind != "take") {
            prop_assert_eq!(holder, Some(person), "everyone acts for their own seat");
        }
        let shown = self.times[seat.index()].shown();
        let clock = (holder != Some(COMPUTER)).then_some(shown);
        prop_assert_eq!(row.clock, clock, "what the clock showed");
        let mut undone = Vec::new();
        let mut revived = false;
        let matter = match &*data.matter {
            "draw" => &mut self.draw,
            _ => &mut self.undo,
        };
        match &*row.kind {
            "turn" => {
                prop_assert!(shown > 0, "nobody plays who has no time left");
                let played = self.board.as_mut().unwrap().play(seat, &data.text);
                prop_assert!(matches!(played, Ok(Played::Turn { .. })), "{:?}", played);
                self.answers_by_turn(seat);
                self.counts(row.number, seat, What::Turn(data.text), now, shown);
            }
            "claim" => {
                let played = self.board.as_mut().unwrap().play(seat, &data.text);
                prop_assert!(matches!(played, Ok(Played::Claim(_))), "{:?}", played);
                self.counts(row.number, seat, What::Claim(data.text), now, shown);
            }
            "skip" => {
                prop_assert!(self.board.as_mut().unwrap().skip(seat));
                self.answers_by_turn(seat);
                self.counts(row.number, seat, What::Skip, now, shown);
            }
            "leave" => {
                prop_assert_eq!(data.out_of_time, person.is_none());
                self.board.as_mut().unwrap().leave(seat);
                self.draw = None;
                self.offered.remove(&seat);
                self.counts(row.number, seat, What::Leave, now, shown);
            }
            "undo" => undone = self.takes_back(seat, data.turn)?,
            "take" => {
                let left = self
                    .played
                    .last()
                    .is_some_and(|last| last.seat == seat && matches!(last.what, What::Leave));
                prop_assert!(
                    left || self.offered.contains(&seat),
                    "nobody takes what nobody gave"
                );
                if left {
                    self.played.pop();
                    self.set_up();
                    revived = true;
                }
                // The new holder answers the proposals in place of the former one.
                self.people[seat.index()] = person;
                self.offered.remove(&seat);
            }
            "draw" => {
                let mut all = self.draw.take().map(|(.., all)| all).unwrap_or_default();
                all.insert(seat);
                prop_assert_eq!(all, self.players(), "everybody wants a draw");
                self.board.as_mut().unwrap().agree_to_draw();
            }
            "abort" => {
                prop_assert!(!self.has_begun(), "nobody has played");
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
                let of_draw = (data.matter == "draw").then_some((by, row.number));
                self.ended.extend(of_draw);
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
        let acted = row.kind == "turn" || row.kind == "skip";
        self.time_goes_on(seat, acted, revived, &undone, now);
        Ok(())
    }

    /// An offer goes with the turn of its seat; a seat that has not agreed declines it by a turn.
    fn answers_by_turn(&mut self, seat: Seat) {
        let declined = self.draw.take_if(|(.., all)| !all.contains(&seat));
        if let Some((by, ..)) = declined {
            self.ended.insert(by, self.number);
        }
    }

    /// Whether the seat has made a turn, or lost one, since its last draw offer.
    pub fn may_offer_again(&self, seat: Seat) -> bool {
        let moved = |played: &PlayedTurn| {
            played.seat == seat && matches!(played.what, What::Turn(_) | What::Skip)
        };
        let ended = self.ended.get(&seat).copied().unwrap_or_default();
        let mut later = self.played.iter().filter(|played| played.number > ended);
        ended == 0 || later.any(moved)
    }

    /// Reminds the opener of a lobby, and later cancels it.
    pub fn is_cancelled(&mut self, now: i64) {
        if self.state != State::Lobby || self.ends > now {
            return;
        }
        if self.reminded {
            self.state = State::Cancelled;
        }
        self.reminded = true;
        self.ends = now + GRACE;
    }

    /// Whether a turn was made on the board. Where several seats act first, they choose secretly.
    fn has_begun(&self) -> bool {
        let start = self.start.as_ref().unwrap();
        let chooses = start.to_act().iter().count() > 1;
        let turns = (self.played.iter()).filter(|played| matches!(played.what, What::Turn(_)));
        let mut seats: Vec<Seat> = turns.map(|played| played.seat).collect();
        let all = seats.len();
        seats.sort();
        seats.dedup();
        all > if chooses { seats.len() } else { 0 }
    }

    fn counts(&mut self, number: i64, seat: Seat, what: What, at: i64, shown: i64) {
        self.undo = None;
        self.played.push(PlayedTurn {
            number,
            seat,
            what,
            at,
            shown,
        });
    }

    /// Takes back a turn; returns the turns undone with it.
    fn takes_back(&mut self, seat: Seat, turn: i64) -> Result<Vec<PlayedTurn>, Wrong> {
        let first = self.played.iter().position(|played| played.number == turn);
        let undone = self.played.split_off(first.unwrap());
        let owner = undone[0].seat;
        prop_assert!(
            (undone.iter()).all(|played| matches!(played.what, What::Turn(_) | What::Claim(_))),
            "who left stays away"
        );
        let undo_request = self.undo.take();
        if owner == seat {
            let is_theirs = |played: &PlayedTurn| {
                played.seat == owner || self.people[played.seat.index()] == Some(COMPUTER)
            };
            let is_free = undone.iter().all(is_theirs) || self.players() == [owner].into();
            prop_assert!(is_free, "others have played");
        } else {
            let Some((by, about, mut all)) = undo_request else {
                return Err(Wrong::fail("nobody asked for it"));
            };
            all.insert(seat);
            prop_assert_eq!((by, about, all), (owner, turn, self.players()));
        }
        self.set_up();
        Ok(undone)
    }

    /// Rebuilds the board from the effective actions.
    fn set_up(&mut self) {
        let mut board = self.start.as_ref().unwrap().boxed();
        for played in &self.played {
            match &played.what {
                What::Turn(said) | What::Claim(said) => {
                    board.play(played.seat, said).unwrap();
                }
                What::Skip => assert!(board.skip(played.seat)),
                What::Leave => board.leave(played.seat),
            }
        }
        self.board = Some(board);
    }

    /// Moves the clocks on: a seat that acted gets its increment, and seats to act use their time.
    /// An undo restores the time before the turn, with gifts since.
    fn time_goes_on(
        &mut self,
        by: Seat,
        acted: bool,
        revived: bool,
        undone: &[PlayedTurn],
        now: i64,
    ) {
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

    /// Checks the model against the host.
    pub fn is(
        &self,
        record: &tavolino::host::Record,
        away: &Vacations,
        now: i64,
    ) -> Result<(), Wrong> {
        prop_assert_eq!(record.row.state, self.state);
        prop_assert_eq!(record.row.number, self.number);
        if self.state != State::Cancelled {
            let people = (1..=self.settled.seats).map(|seat| {
                let mut seats = record.seats.iter();
                seats
                    .find(|one| one.seat == Seat(seat))
                    .and_then(|one| one.person.or(one.computer.map(|_| COMPUTER)))
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
            let is_gone = self.board.is_some() && self.people[seat.index()].is_none();
            let says_so = record.is_gone(seat) && self.state != State::Cancelled;
            prop_assert_eq!(says_so, is_gone, "whether {:?} is gone", seat);
            let person = self.people[seat.index()].filter(|_| self.state == State::Running);
            let until = person.and_then(|person| away.until(person));
            prop_assert_eq!(record.away(seat).map(|at| at.0), until);
        }
        Ok(())
    }
}
