//! The course of a ladder: challenges that are not answered, meetings that have ended, and people
//! who rest. Each step is one transaction, and is the same after a crash.

use std::time::Duration;

use super::rungs::{Exit, Rungs};
use crate::contests::ladder::{ANSWER, APART, IDLE, Outcome, REMEMBERED, outcome};
use crate::contests::standing::Game;
use crate::host::error::Error;
use crate::host::series::running::LOOK;
use crate::host::settings;
use crate::store::ids::{GuildId, UserId};
use crate::store::ladders::{Challenge, Climber, LadderNoteKind};
use crate::store::time::Timestamp;
use crate::store::vacation::{Vacation, VacationKind};
use crate::store::{Error as StoreError, Writing};

/// The end of a challenge.
#[derive(Clone, Debug)]
enum End {
    /// It was not answered in time.
    Lapsed,
    /// These people lost a game of the meeting by time, as the first.
    Late(Vec<UserId>),
    /// Both games have ended.
    Over(Outcome),
}

/// Takes the steps of a ladder that are due.
pub(super) async fn step(
    tx: &mut Writing<'_>,
    guild: GuildId,
    game: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(mut rungs) = Rungs::hold(tx, guild, game).await? else {
        return Ok(());
    };
    let is_on = settings::read(tx.settings(guild).await?).ladders;
    follow_switch(tx, &mut rungs, is_on, now).await?;
    let mut ends = Vec::new();
    let going: Vec<Challenge> = rungs.going().cloned().collect();
    for challenge in going {
        let end = if challenge.first.is_some() {
            meeting_end(tx, &challenge, now).await?
        } else {
            let until = answer_until(tx, &challenge, now).await?;
            (is_on && until <= now).then_some((until, End::Lapsed))
        };
        ends.extend(end.map(|(at, end)| (at, challenge.id, end)));
    }
    // In the order in which they happened, however late this step comes.
    ends.sort_by_key(|(at, id, _)| (*at, *id));
    for (at, id, end) in ends {
        // An end before may have ended this one, too.
        if let Some(challenge) = rungs.going_with(id).cloned() {
            apply(tx, &mut rungs, &challenge, end, at, now).await?;
        }
    }
    if is_on {
        rest_idle(tx, &mut rungs, now).await?;
        forget(tx, &mut rungs, now).await?;
    }
    rungs.ladder.due = due(tx, &rungs, is_on, now).await?;
    Ok(rungs.finish(tx, now).await?)
}

/// While a server has ladders switched off time does not count on them.
async fn follow_switch(
    tx: &mut Writing<'_>,
    rungs: &mut Rungs,
    is_on: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    match rungs.ladder.off {
        None if !is_on => rungs.ladder.off = Some(now),
        Some(off) if is_on => {
            let (guild, game) = (rungs.ladder.guild, rungs.ladder.game.clone());
            let pause = off.until(now);
            tx.delay_climbers(guild, &game, pause.as_millis() as i64)
                .await?;
            tx.delay_challenges(guild, &game, pause.as_millis() as i64)
                .await?;
            rungs.ladder.off = None;
            for climber in rungs.listed.iter_mut().chain(&mut rungs.resting) {
                climber.since = climber.since.after(pause);
                climber.rests = climber.rests.map(|rests| rests.after(pause));
            }
            let going = rungs.challenges.iter_mut();
            for challenge in going.filter(|one| one.ended.is_none()) {
                challenge.sent = challenge.sent.after(pause);
            }
        }
        _ => {}
    }
    Ok(())
}

/// The end of a challenge's meeting, and when it was; `None` while it goes on.
async fn meeting_end(
    tx: &mut Writing<'_>,
    challenge: &Challenge,
    now: Timestamp,
) -> Result<Option<(Timestamp, End)>, StoreError> {
    let losses = tx.challenge_losses_by_time(challenge.id).await?;
    if let Some(at) = losses.iter().map(|(_, at)| *at).min() {
        let late = losses.iter().filter(|(_, lost)| *lost == at);
        let late = late.map(|(who, _)| match who {
            1 => challenge.challenger,
            _ => challenge.challenged,
        });
        return Ok(Some((at, End::Late(late.collect()))));
    }
    let Some(meeting) = tx.challenge_meeting(challenge.id).await? else {
        return Ok(None);
    };
    let [Game::Over(first), Game::Over(second)] = meeting.games() else {
        return Ok(None);
    };
    let at = tx.challenge_over_at(challenge.id).await?;
    let end = End::Over(outcome([first, second]));
    Ok(Some((at.unwrap_or(now).min(now), end)))
}

/// Ends a challenge.
async fn apply(
    tx: &mut Writing<'_>,
    rungs: &mut Rungs,
    challenge: &Challenge,
    end: End,
    at: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (guild, game) = (rungs.ladder.guild, rungs.ladder.game.clone());
    match end {
        End::Lapsed => {
            let (sender, other) = (challenge.challenger, challenge.challenged);
            // It was taken back without a word.
            let is_withdrawn = tx.has_blocked(sender, other).await?;
            close(tx, rungs, challenge, at).await?;
            let declined = LadderNoteKind::Declined;
            tx.add_ladder_note(guild, &game, sender, declined, now)
                .await?;
            if !is_withdrawn {
                rungs.step_down(tx, other).await?;
                let stepped = LadderNoteKind::Stepped;
                tx.add_ladder_note(guild, &game, other, stepped, now)
                    .await?;
            }
        }
        End::Over(outcome) => rungs.end_meeting(tx, challenge, outcome, at).await?,
        End::Late(late) => {
            let before: Vec<(UserId, usize)> = late
                .iter()
                .filter_map(|person| Some((*person, rungs.rung_of(*person)?)))
                .collect();
            let outcome = if late == [challenge.challenged] {
                Outcome::Won
            } else {
                Outcome::Held
            };
            rungs.end_meeting(tx, challenge, outcome, at).await?;
            for (person, rung) in before {
                rungs.take_off(tx, (person, rung), Exit::Rest, now).await?;
                tx.add_ladder_note(guild, &game, person, LadderNoteKind::Late, now)
                    .await?;
            }
        }
    }
    Ok(())
}

/// Ends a challenge without a meeting. It is kept for a while, as the same two wait as long as
/// after one.
pub(super) async fn close(
    tx: &mut Writing<'_>,
    rungs: &mut Rungs,
    challenge: &Challenge,
    at: Timestamp,
) -> Result<(), StoreError> {
    tx.end_challenge(challenge.id, at).await?;
    let mut all = rungs.challenges.iter_mut();
    if let Some(own) = all.find(|one| one.id == challenge.id) {
        own.ended = Some(at);
    }
    Ok(())
}

/// Lets those rest who had no meeting for 60 days.
async fn rest_idle(
    tx: &mut Writing<'_>,
    rungs: &mut Rungs,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (guild, game) = (rungs.ladder.guild, rungs.ladder.game.clone());
    let mut idle = Vec::new();
    for (rung, climber) in (1..).zip(&rungs.listed) {
        if !rungs.is_engaged(climber.person) && idle_at(tx, climber, now).await? <= now {
            idle.push((climber.person, rung));
        }
    }
    for (person, rung) in idle {
        rungs.take_off(tx, (person, rung), Exit::Rest, now).await?;
        tx.add_ladder_note(guild, &game, person, LadderNoteKind::Idle, now)
            .await?;
    }
    Ok(())
}

/// Forgets those who have rested for 90 days, and challenges that keep nobody apart any more.
async fn forget(tx: &mut Writing<'_>, rungs: &mut Rungs, now: Timestamp) -> Result<(), StoreError> {
    let (guild, game) = (rungs.ladder.guild, rungs.ladder.game.clone());
    let is_gone = |one: &Climber| !one.is_remembered(now);
    for climber in rungs.resting.iter().filter(|one| is_gone(one)) {
        tx.remove_climber(guild, &game, climber.person).await?;
    }
    rungs.resting.retain(|one| !is_gone(one));
    let is_old = |one: &Challenge| one.ended.is_some_and(|ended| ended.after(APART) <= now);
    for challenge in rungs.challenges.iter().filter(|one| is_old(one)) {
        tx.forget_challenge(challenge.id).await?;
    }
    rungs.challenges.retain(|one| !is_old(one));
    Ok(())
}

/// Stores when the ladder is looked at, and what everybody sees of it.
pub(super) async fn finish(
    tx: &mut Writing<'_>,
    rungs: &mut Rungs,
    now: Timestamp,
) -> Result<(), StoreError> {
    let is_on = rungs.ladder.off.is_none();
    let next = due(tx, rungs, is_on, now).await?;
    // What is due earlier stays so.
    rungs.ladder.due = rungs.ladder.due.into_iter().chain(next).min();
    rungs.finish(tx, now).await
}

/// When a ladder is looked at again; `None`: when something changes.
async fn due(
    tx: &mut Writing<'_>,
    rungs: &Rungs,
    is_on: bool,
    now: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let mut all = Vec::new();
    for challenge in &rungs.challenges {
        match (challenge.ended, &challenge.first) {
            (Some(ended), _) if is_on => all.push(ended.after(APART)),
            (None, Some(_)) => all.push(now.after(LOOK)),
            (None, None) if is_on => all.push(answer_until(tx, challenge, now).await?),
            _ => {}
        }
    }
    if is_on {
        for climber in &rungs.listed {
            if !rungs.is_engaged(climber.person) {
                all.push(idle_at(tx, climber, now).await?);
            }
        }
        let rests = rungs.resting.iter().filter_map(|one| one.rests);
        all.extend(rests.map(|rests| rests.after(REMEMBERED)));
    }
    Ok(all.into_iter().min())
}

/// When a person without a meeting rests.
async fn idle_at(
    tx: &mut Writing<'_>,
    climber: &Climber,
    now: Timestamp,
) -> Result<Timestamp, StoreError> {
    let usual = climber.since.after(IDLE);
    if usual > now {
        return Ok(usual);
    }
    let away = away(tx, climber.person, climber.since, now).await?;
    Ok(usual.after(away))
}

/// Until when a challenge is answered: days on vacation do not count.
pub(super) async fn answer_until(
    tx: &mut Writing<'_>,
    challenge: &Challenge,
    now: Timestamp,
) -> Result<Timestamp, StoreError> {
    let away = away(tx, challenge.challenged, challenge.sent, now).await?;
    Ok(challenge.sent.after(ANSWER).after(away))
}

/// The time that a person was on vacation between two instants.
async fn away(
    tx: &mut Writing<'_>,
    person: UserId,
    since: Timestamp,
    now: Timestamp,
) -> Result<Duration, StoreError> {
    let vacations = tx.vacations(person).await?;
    let counted = vacations
        .iter()
        .filter(|vacation| vacation.kind != VacationKind::Week);
    let within = |vacation: &Vacation| {
        let ended = vacation.ended.unwrap_or(vacation.ends).min(now);
        vacation.began.max(since).until(ended)
    };
    Ok(counted.map(within).sum())
}

impl Climber {
    /// Whether one who rests comes back to a rung of their own.
    pub(super) fn is_remembered(&self, now: Timestamp) -> bool {
        self.rests.is_none_or(|rests| rests.after(REMEMBERED) > now)
    }
}
