//! The final of a contest: who plays in it, its rounds, and its places.

use crate::contests::finals::{Duel, Next, Reason, finalists, next, winner};
use crate::contests::standing::Game;
use crate::host::error::Error;
use crate::host::series::table::Group;
use crate::store::Writing;
use crate::store::contests::Contest;
use crate::store::series::{Entrant, SeriesMeeting};

/// The final of a contest, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Final {
    /// Its people, in the order of the standing before it.
    pub people: Vec<Entrant>,
    /// The number of each in the contest.
    pub numbers: Vec<i64>,
    /// Its meetings, in their order.
    pub meetings: Vec<FinalMeeting>,
}

/// A meeting of a final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalMeeting {
    /// The place in the order of the final.
    pub nth: i64,
    /// The round, from 1 on.
    pub round: i64,
    /// Both people, by their places in the list; the better placed one is first.
    pub people: [usize; 2],
    /// Both games, with the half points of the first person.
    pub games: [Game; 2],
    /// The winner and the reason; `None` while it goes on.
    pub winner: Option<(usize, Reason)>,
}

/// The rows of a final: its people, their numbers in the contest, its meetings, and the turns of
/// these: the place of a meeting, the game, the seat, and their number.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) people: Vec<Entrant>,
    pub(super) numbers: Vec<i64>,
    pub(super) meetings: Vec<SeriesMeeting>,
    pub(super) turns: Vec<(i64, i64, i64, i64)>,
}

impl Rows {
    pub(super) async fn read(tx: &mut Writing<'_>, contest: &Contest) -> Result<Rows, Error> {
        let id = contest.id;
        Ok(Rows {
            people: tx.finalists(id).await?,
            numbers: tx.numbers_of_finalists(id).await?,
            meetings: tx.final_meetings(id).await?,
            turns: tx.final_turns(id).await?,
        })
    }

    /// The winner's own turns in both games of a meeting; `None` where one was judged, or drawn.
    fn own_turns(&self, meeting: &SeriesMeeting) -> [Option<i64>; 2] {
        let judged = [meeting.first_judged, meeting.second_judged];
        [0, 1].map(|nth: usize| {
            let Game::Over(halves @ (0 | 2)) = meeting.games()[nth] else {
                return None;
            };
            // The seats are swapped in the second game.
            let seat = if (halves == 2) == (nth == 0) { 1 } else { 2 };
            let game = nth as i64 + 1;
            let is_own =
                |row: &&(i64, i64, i64, i64)| (row.0, row.1, row.2) == (meeting.nth, game, seat);
            let own = self.turns.iter().find(is_own).map_or(0, |row| row.3);
            Some(own).filter(|_| judged[nth].is_none())
        })
    }

    /// The final as it stands.
    pub(super) fn counted(self) -> Final {
        let out: Vec<bool> = self
            .people
            .iter()
            .map(|one| one.withdrawn.is_some())
            .collect();
        let place = |seed: i64| self.people.iter().position(|one| one.entrant == seed);
        let meetings = self.meetings.iter().filter_map(|meeting| {
            let people = [place(meeting.one)?, place(meeting.other)?];
            let duel = Duel {
                people,
                games: meeting.games(),
                turns: self.own_turns(meeting),
                is_blocked: meeting.blocked,
            };
            Some(FinalMeeting {
                nth: meeting.nth,
                round: meeting.round,
                people,
                games: duel.games,
                winner: winner(&duel, &out),
            })
        });
        Final {
            meetings: meetings.collect(),
            people: self.people,
            numbers: self.numbers,
        }
    }
}

impl Final {
    /// The next step.
    pub(super) fn next(&self) -> Next {
        let meetings = self.meetings.iter();
        let meetings = meetings.map(|one| (one.people, one.winner.map(|(winner, _)| winner)));
        next(self.people.len(), &meetings.collect::<Vec<_>>())
    }

    /// The people by their places, by their places in the list; `None` before the end.
    #[must_use]
    pub fn places(&self) -> Option<Vec<usize>> {
        match self.next() {
            Next::Over(places) => Some(places),
            _ => None,
        }
    }
}

/// Stores the people of the final that follows on this standing; their number, 0 where nobody can
/// play one. `may_meet`: whether two people, by their numbers, can meet.
pub(super) async fn choose(
    tx: &mut Writing<'_>,
    contest: &Contest,
    group: &Group,
    may_meet: impl Fn(i64, i64) -> bool,
) -> Result<usize, Error> {
    let here: Vec<&Entrant> = group
        .ranked()
        .map(|(entrant, _)| entrant)
        .filter(|one| one.withdrawn.is_none() && one.person.is_some())
        .collect();
    let standing: Vec<usize> = (0..here.len()).collect();
    let may = |one: usize, other: usize| may_meet(here[one].entrant, here[other].entrant);
    let chosen = finalists(&standing, contest.finalists as usize, may);
    for (seed, place) in (1..).zip(&chosen) {
        let Entrant { entrant, asked, .. } = *here[*place];
        tx.add_finalist(contest.id, seed, entrant, asked).await?;
    }
    Ok(chosen.len())
}

/// Stores the meetings of the next round.
pub(super) async fn add_round(
    tx: &mut Writing<'_>,
    contest: &Contest,
    pairs: &[[usize; 2]],
    before: usize,
) -> Result<(), Error> {
    for (nth, pair) in (before as i64 + 1..).zip(pairs) {
        let [one, other] = pair.map(|place| place as i64 + 1);
        tx.add_final_meeting(contest.id, nth, contest.final_round, (one, other))
            .await?;
    }
    Ok(())
}

/// Stores the places of a final that is over.
pub(super) async fn place(
    tx: &mut Writing<'_>,
    contest: &Contest,
    people: &[Entrant],
    places: &[usize],
) -> Result<(), Error> {
    for (place, person) in (1..).zip(places) {
        let own = Entrant {
            place: Some(place),
            asked: None,
            ..people[*person]
        };
        tx.set_finalist(contest.id, &own).await?;
    }
    Ok(())
}
