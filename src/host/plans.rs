//! Turns that are played by themselves: planned answers, and the only legal turn.

mod lines;

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};

pub use self::lines::{MOST_ANSWERS, MOST_DEEP, Plan};
use super::command::{Actor, Command};
use super::error::Error;
use super::event::{Event, Logged};
use super::matches::Host;
use super::record::{Last, Record};
use super::refusal::Refusal;
use super::refusal::acts::BadPlan;
use super::reminding::Held;
use crate::pool::{self, JobClass};
use crate::store::ids::{InteractionId, MatchId, UserId};
use crate::store::matches::Pace;
use crate::store::plans::{DueTurn, PlanRow};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact_unlisted};
use tavolino_games::board::{self, Board, Prospect};
use tavolino_games::game::{Seat, Seats};

/// Length of a note, in characters.
pub const MOST_NOTED: usize = 500;

/// Lines of a note.
const MOST_LINES: usize = 10;

/// Time after the rival's turn, 2 min, in which it can still be taken back without an answer.
const WAIT: Duration = Duration::from_mins(2);

/// The same time in a live match, 10 s.
const LIVE_WAIT: Duration = Duration::from_secs(10);

/// The planned answers of a seat as they stand in the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prepared {
    /// The answers that may still be due.
    pub plan: Plan,
    /// The answer to what has been played; `None` without one.
    pub answer: Option<String>,
    /// When a turn is played by itself; `None` where none is due.
    pub due: Option<Timestamp>,
    /// Whether the last event on the board has led past every answer that there was.
    pub has_lapsed: bool,
    /// The number of planned answers that were played.
    pub played: i64,
    /// The person's note to themselves; empty for none.
    pub note: String,
}

impl Prepared {
    /// The plan of a row in a match.
    fn of(row: &PlanRow, record: &Record) -> Prepared {
        let plan = Plan::read(&row.lines);
        let played = record.turns_since(row.base);
        let is_undo = |last: &Last| matches!(last.logged.event, Event::Undo { .. });
        let has_lapsed = match played.as_deref() {
            None => !plan.lines().is_empty() && record.last.as_ref().is_some_and(is_undo),
            Some([before @ .., _]) => {
                plan.fits(before)
                    && !plan.fits(played.as_deref().unwrap_or_default())
                    && !plan
                        .lines()
                        .iter()
                        .any(|line| Some(line) == played.as_ref())
            }
            Some([]) => false,
        };
        Prepared {
            answer: played
                .as_ref()
                .and_then(|played| plan.answer(played).map(str::to_owned)),
            plan: played.map_or_else(Plan::default, |played| plan.after(&played)),
            due: row.due.filter(|_| row.number == Some(record.row.number)),
            has_lapsed,
            played: row.played,
            note: row.note.clone(),
        }
    }
}

/// A turn that is played by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OwnTurn {
    text: String,
    /// Whether it is a planned answer; otherwise the only legal turn.
    is_answer: bool,
}

impl Record {
    /// Whether turns are played by themselves here: nothing is hidden, and all turns can be listed.
    #[must_use]
    pub fn plays_by_itself(&self) -> bool {
        let Some(board) = self.board.as_ref().filter(|_| !self.has_secrets()) else {
            return false;
        };
        let acting = board.to_act().first();
        acting.is_some_and(|seat| is_listed(&**board, seat))
    }

    /// Whether turns can be walked ahead here: all turns can be listed. Where something is hidden,
    /// they are walked from the seat's view, from its own turn on.
    #[must_use]
    pub fn looks_ahead(&self, seat: Seat) -> bool {
        let board = self.board.as_ref().filter(|_| self.has_secrets());
        match board {
            None => self.plays_by_itself(),
            Some(board) => self.to_act().contains(seat) && is_listed(&**board, seat),
        }
    }

    /// The turns since event `base`, in their order; `None` if that event was taken back, or
    /// something else than turns has happened since.
    #[must_use]
    pub(super) fn turns_since(&self, base: i64) -> Option<Vec<String>> {
        let turns = self.agreements.turns_since(base)?;
        Some(turns.into_iter().map(str::to_owned).collect())
    }

    /// The seat of a person who may plan answers.
    ///
    /// # Errors
    /// The reason they may not.
    pub fn may_plan(&self, person: UserId) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.board.is_none() {
            return Err(Refusal::NotStarted);
        }
        if !self.is_running() {
            return Err(board::Refusal::Over.into());
        }
        if self.table.seats != 2 || !self.plays_by_itself() {
            return Err(BadPlan::Game.into());
        }
        Ok(seat)
    }
}

/// The answers of a seat in a line of turns from the position of a record: for each, the turns up
/// to it. The seat's turns before the first of a rival are none.
fn answers_in(record: &Record, seat: Seat, line: &[String]) -> Result<Vec<Vec<String>>, Refusal> {
    let mut board = record.board.as_ref().ok_or(Refusal::NotStarted)?.boxed();
    let (mut answers, mut is_answered) = (Vec::new(), false);
    for (index, text) in line.iter().enumerate() {
        let by = board.to_act().first().ok_or(Refusal::MovedOn)?;
        let chosen = board.choose(by, text)?;
        if chosen.text() != text {
            return Err(Refusal::MovedOn);
        }
        (board, _) = chosen.play()?;
        if by != seat {
            is_answered = true;
        } else if is_answered {
            answers.push(line[..=index].to_vec());
        }
    }
    if answers.is_empty() {
        return Err(BadPlan::NoAnswer.into());
    }
    Ok(answers)
}

/// Whether all turns of a seat can be listed. Where only some can, such as in Fullend, "the only
/// one" and "any of them" mean nothing.
fn is_listed(board: &dyn Board, seat: Seat) -> bool {
    board.offered(seat, "").is_complete
}

/// Lets the turn of the seat that is now to act be due, after an event by which it begins to wait:
/// where its holder wants forced turns played, or has planned answers.
pub(super) async fn arm(
    tx: &mut Writing<'_>,
    after: &Record,
    logged: &Logged,
    held: &[Held],
    now: Timestamp,
) -> Result<(), StoreError> {
    let waits = after.to_act();
    let Some(seat) = waits.first().filter(|_| waits.count() == 1) else {
        return Ok(());
    };
    let is_by_rival = matches!(logged.event, Event::Turn { seat: by, .. } if by != seat);
    if !is_by_rival || after.has_secrets() || has_proposal(after) {
        return Ok(());
    }
    let own = held.iter().find(|held| held.sitting.seat == seat);
    let Some((own, person)) = own.and_then(|own| Some((own, own.sitting.person?))) else {
        return Ok(());
    };
    let wait = if after.row.pace == Pace::Live {
        LIVE_WAIT
    } else {
        WAIT
    };
    let (id, number, due) = (after.id(), logged.number, now.after(wait));
    if own.preferences.forced {
        tx.arm_forced(id, seat.0, person, number, due).await
    } else if after.table.seats == 2 && own.prepared {
        tx.arm_plan(id, seat.0, person, number, due).await
    } else {
        Ok(())
    }
}

/// Whether people have something to answer, so that nothing is played by itself.
fn has_proposal(record: &Record) -> bool {
    record.agreements.draw.is_some() || record.agreements.undo.is_some()
}

/// The id of the interaction that plays a turn by itself after event `number`: the same in every
/// process and version, and no id of Discord's, which are positive.
fn interaction_of(id: &MatchId, number: i64) -> InteractionId {
    let digest = Sha256::digest(format!("plan:{id}:{number}"));
    let first = digest
        .iter()
        .take(8)
        .fold(0_u64, |word, byte| word << 8 | u64::from(*byte));
    InteractionId(-((first >> 2) as i64) - 1)
}

impl Host {
    /// The answers, the turn due and the note of a person in a match; all empty without a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn prepared(&self, record: &Record, person: UserId) -> Result<Prepared, Error> {
        let Some(seat) = record.seat_of(person) else {
            return Ok(Prepared::default());
        };
        let row = retry!(self.store.plan_of(record.id(), seat.0, person))?;
        Ok(row.map_or_else(Prepared::default, |row| Prepared::of(&row, record)))
    }

    /// Plans every answer of a line of turns, which begins in the position of event `number`;
    /// returns the whole plan.
    ///
    /// # Errors
    /// A refusal if the match went on, the line is not legal there, or the plan would be too
    /// large.
    pub async fn plan(
        &self,
        id: &MatchId,
        person: UserId,
        number: i64,
        line: Vec<String>,
    ) -> Result<Plan, Error> {
        let record = self.look(id).await?;
        record.must_be_current(number)?;
        let seat = record.may_plan(person)?;
        let thought = Arc::clone(&record);
        let answers = move || answers_in(&thought, seat, &line);
        let answers = pool::work(id.as_str(), JobClass::Short, answers).await?;
        self.change_plan(&record, seat, person, |plan| {
            for line in &answers {
                plan.add(line.clone());
            }
            Ok(())
        })
        .await
    }

    /// Removes an answer, by its place among the lines of [`Host::prepared`], and all that follows
    /// it; every one for `None`. Nothing if the plan has not `count` lines any more.
    ///
    /// # Errors
    /// A refusal if the person has no seat in a running match of this kind.
    pub async fn unplan(
        &self,
        record: &Record,
        person: UserId,
        answer: Option<(usize, usize)>,
    ) -> Result<Plan, Error> {
        let seat = record.may_plan(person)?;
        self.change_plan(record, seat, person, |plan| {
            match answer {
                None => *plan = Plan::default(),
                Some((place, count)) if plan.lines().len() == count => {
                    let line = plan.lines().get(place).cloned();
                    plan.remove(&line.ok_or(Refusal::MovedOn)?);
                }
                Some(_) => {}
            }
            Ok(())
        })
        .await
    }

    /// Stores a person's note to themselves on a match, in place of the one before; an empty text
    /// removes it.
    ///
    /// # Errors
    /// A refusal if the person has no seat.
    pub async fn set_note(&self, record: &Record, person: UserId, note: &str) -> Result<(), Error> {
        let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
        let lines: Vec<&str> = note.trim().lines().take(MOST_LINES).collect();
        let note: String = lines.join("\n").chars().take(MOST_NOTED).collect();
        transact_unlisted!(self.store, |tx| {
            tx.set_note(record.id(), seat.0, person, &note).await
        })?;
        Ok(())
    }

    /// Changes what a person has planned in the position of a record.
    async fn change_plan(
        &self,
        record: &Record,
        seat: Seat,
        person: UserId,
        change: impl Fn(&mut Plan) -> Result<(), Refusal> + Send + Sync,
    ) -> Result<Plan, Error> {
        let id = record.id();
        transact_unlisted!(self.store, |tx| {
            if tx.version(id).await? != record.row.version {
                return Err(Refusal::MovedOn.into());
            }
            let row = tx.plan_of(id, seat.0, person).await?.unwrap_or_default();
            let mut plan = Prepared::of(&row, record).plan;
            change(&mut plan)?;
            if plan.lines().len() > MOST_ANSWERS {
                return Err(Refusal::from(BadPlan::Many(MOST_ANSWERS)).into());
            }
            if plan.deep() > MOST_DEEP {
                return Err(Refusal::from(BadPlan::Deep(MOST_DEEP)).into());
            }
            let base = record.agreements.last_effective();
            tx.set_plan(id, seat.0, person, &plan.write(), base).await?;
            Ok::<_, Error>(plan)
        })
    }

    /// Plays a turn that is due, unless the match went on, something is to be answered, or a rival
    /// could win at once: then the person plays, who was called as usual. Nothing is due for the
    /// seat afterwards.
    pub(super) async fn play_due(&self, due: &DueTurn, now: Timestamp) -> Result<(), Error> {
        let DueTurn {
            match_id: id,
            number,
            ..
        } = due;
        let seat = Seat(due.seat);
        let record = self.look(id).await?;
        if let Some(OwnTurn { text, is_answer }) = self.own_turn(&record, due).await? {
            let actor = Actor::Planned {
                seat,
                is_answer,
                interaction: interaction_of(id, *number),
            };
            let played = self.act(id, actor, Command::Say(&text), Some(*number), now);
            match played.await {
                // Played, or the match went on at this moment.
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        transact_unlisted!(self.store, |tx| tx.disarm_plan(id, seat.0, *number).await)?;
        Ok(())
    }

    /// The turn that is to be played by itself; `None` for none.
    async fn own_turn(
        &self,
        record: &Arc<Record>,
        due: &DueTurn,
    ) -> Result<Option<OwnTurn>, Error> {
        let (seat, person) = (Seat(due.seat), due.person);
        let is_as_then = record.row.number == due.number
            && record.to_act() == Seats::from(seat)
            && record.person_at(seat) == Some(person);
        if !is_as_then || record.has_secrets() || has_proposal(record) {
            return Ok(None);
        }
        let id = record.id();
        let row = retry!(self.store.plan_of(id, seat.0, person))?;
        let row = row.unwrap_or_default();
        let is_forced = retry!(self.store.preferences(person))?.forced;
        let played = record.turns_since(row.base);
        let answer = played
            .filter(|_| record.table.seats == 2)
            .and_then(|played| {
                let plan = Plan::read(&row.lines);
                plan.answer(&played).map(str::to_owned)
            });
        if answer.is_none() && !is_forced {
            return Ok(None);
        }
        let thought = Arc::clone(record);
        let choose = move || {
            let board = thought.board.as_ref()?;
            chosen(&**board, seat, answer.as_deref(), is_forced)
        };
        Ok(pool::work(id.as_str(), JobClass::Short, choose).await)
    }
}

/// The planned answer, or else the only legal turn where that is wanted; `None` if there is none,
/// it is not legal, or a rival could win after it.
fn chosen(board: &dyn Board, seat: Seat, answer: Option<&str>, is_forced: bool) -> Option<OwnTurn> {
    if !is_listed(board, seat) {
        return None;
    }
    let turn = match answer {
        Some(text) => OwnTurn {
            text: text.to_owned(),
            is_answer: true,
        },
        None => only_turn(board, seat).filter(|_| is_forced)?,
    };
    let chosen = board.choose(seat, &turn.text).ok()?;
    let is_safe = !matches!(chosen.prospect(), Prospect::Exposes(_) | Prospect::Loses);
    (is_safe && chosen.text() == turn.text).then_some(turn)
}

/// The only legal turn of a seat that has nothing to claim; `None` where there are several.
fn only_turn(board: &dyn Board, seat: Seat) -> Option<OwnTurn> {
    let mut turns = board.turns(seat);
    let text = turns.pop().filter(|_| turns.is_empty())?;
    board.claims(seat).is_empty().then_some(OwnTurn {
        text,
        is_answer: false,
    })
}
