//! Contests: who plays in them, their course, cards and questions.

mod boards;
mod course;
mod due;
mod endings;
mod estimate;
mod finals;
mod latecomers;
mod names;
mod seating;
mod sizes;
mod tables;
mod together;
mod tours;
mod years;

use self::course::{group_of, place_all};
pub use self::due::ContestNews;
use self::finals::Rows;
pub use self::finals::{Final, FinalMeeting};
use self::latecomers::free_place;
pub use self::names::MOST_LETTERS;
use self::names::clean_name;
pub use self::seating::{TableGroup, Team};
use self::sizes::most_in;
pub use self::tables::fewest;
pub use self::years::TourView;
use super::error::Error;
use super::looking::for_two;
use super::matches::Host;
use super::refusal::contest::BadContest;
use super::series::absence;
use super::series::absence::ANSWER;
use super::series::game::{meeting_time, worse_seat};
use super::series::table::Group;
use super::settings;
use crate::contests::swiss::{self, FEWEST};
use crate::contests::tables::last::LastTable;
use crate::contests::tables::{ROUNDS as TABLE_ROUNDS, USUAL_ROUNDS};
use crate::contests::tour::CONTESTS;
use crate::store::contests::{Contest, ContestKind, ContestMember, ContestState};
use crate::store::finals::FinalSize;
use crate::store::ids::{ChannelId, ContestId, GuildId, UserId};
use crate::store::matches::Pace;
use crate::store::series::Entrant;
use crate::store::settings::Contests;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact_unlisted};
use tavolino_games::games;

/// Most contests of a server that are open or go on, but for those that a tour opens.
const MOST_CONTESTS: usize = 10;

/// Days until a contest begins, fewest and most.
const DAYS_BEFORE: std::ops::RangeInclusive<i64> = 2..=28;

/// Rounds of a Swiss contest, fewest and most.
const ROUNDS: std::ops::RangeInclusive<i64> = 2..=swiss::MOST_ROUNDS as i64;

const DAY: std::time::Duration = std::time::Duration::from_hours(24);

/// A contest that is opened.
#[derive(Clone, Debug)]
pub struct ContestOpening<'a> {
    /// The interaction by which it is opened: its id.
    pub id: ContestId,
    /// The server.
    pub guild: GuildId,
    /// The kind.
    pub kind: ContestKind,
    /// The key of the game.
    pub game: &'a str,
    /// The pace.
    pub pace: Pace,
    /// The name.
    pub name: &'a str,
    /// The number of rounds of a Swiss contest; `None`: by the number of people.
    pub rounds: Option<i64>,
    /// The people who play a final.
    pub finalists: FinalSize,
    /// Days until it begins.
    pub days: i64,
    /// The person who opens it.
    pub opener: UserId,
    /// The channel or thread of the card.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of its matches.
    pub lang: &'a str,
}

/// A contest with its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestView {
    /// The contest.
    pub contest: Contest,
    /// The people of one that has not begun, but for those who do not play, in the order of
    /// joining.
    pub members: Vec<ContestMember>,
    /// The people of one that has begun, with their standing; `None` for one of tables.
    pub group: Option<Group>,
    /// The final, once it has begun; `None` for one of tables, whose final is among these.
    pub last: Option<Final>,
    /// Whether a latecomer can take the place of one who has withdrawn.
    pub has_place: bool,
    /// When it is likely to end; `None` where that is not estimated.
    pub until: Option<Timestamp>,
    /// The people of one of tables that has begun, with their standing.
    pub tables: Option<TableGroup>,
    /// The small contests of a tour.
    pub tour: Option<TourView>,
}

impl ContestView {
    /// The people of a contest of tables, and its final, once it is paired.
    #[must_use]
    pub fn last_table(&self) -> Option<(&TableGroup, LastTable)> {
        let group = self.tables.as_ref()?;
        Some((group, group.last()?))
    }

    /// The entrant of a person who has not withdrawn.
    #[must_use]
    pub fn playing(&self, person: UserId) -> Option<&Entrant> {
        let group = self.group.as_ref().map(|group| &group.entrants);
        let tables = self.tables.as_ref().map(|group| &group.entrants);
        let last = self.last.as_ref().map(|last| &last.people);
        let mut all = last.or(group).or(tables).into_iter().flatten();
        all.find(|one| one.person == Some(person) && one.withdrawn.is_none())
    }
}

/// Lets the cards of contests be brought up to date that name a person, and the contests be looked
/// at.
pub(super) async fn outdate_all(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    for id in writing.contests_naming(person).await? {
        writing.outdate_contest(id, now).await?;
        writing.hurry_contest(id, now).await?;
    }
    Ok(())
}

impl Host {
    /// Opens a contest; the same one if it is open already.
    ///
    /// # Errors
    /// A refusal for a game that is not for two, a pace that is not offered for it, a name that is
    /// taken or has unusual signs, a number out of range, and a server with many contests.
    pub async fn open_contest(
        &self,
        opening: &ContestOpening<'_>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (guild, game) = (opening.guild, opening.game);
        must_suit(opening.kind, game)?;
        let is_tour = opening.kind == ContestKind::Tour;
        if is_tour && opening.pace != Pace::Fast {
            return Err(BadContest::TourPace.into());
        }
        meeting_time(game, opening.pace).ok_or(BadContest::Pace)?;
        let name = clean_name(opening.name).ok_or(BadContest::Name)?;
        let fits = |rounds: i64| match opening.kind {
            ContestKind::Swiss => ROUNDS.contains(&rounds),
            ContestKind::Tables => TABLE_ROUNDS.contains(&rounds),
            ContestKind::Pairs | ContestKind::Together | ContestKind::Tour => false,
        };
        let usual = match opening.kind {
            ContestKind::Tables => Some(USUAL_ROUNDS),
            ContestKind::Tour => Some(CONTESTS),
            _ => None,
        };
        if !opening.rounds.is_none_or(fits) {
            return Err(BadContest::Rounds.into());
        }
        let has_none = is_tour || opening.kind == ContestKind::Together;
        if has_none && opening.finalists != FinalSize::None {
            return Err(BadContest::NoFinal.into());
        }
        if !DAYS_BEFORE.contains(&opening.days) {
            return Err(BadContest::Days.into());
        }
        transact_unlisted!(self.store, |tx| {
            if tx.contest(opening.id).await?.is_some() {
                return Ok(());
            }
            let others = tx.contests_of(guild).await?;
            let opened = others.iter().filter(|one| one.tour.is_none());
            if opened.count() >= MOST_CONTESTS {
                return Err(BadContest::TooMany.into());
            }
            let is_same = |one: &Contest| one.name.to_lowercase() == name.to_lowercase();
            if others.iter().any(is_same) {
                return Err(BadContest::NameTaken(name.clone()).into());
            }
            let contest = Contest {
                id: opening.id,
                guild,
                kind: opening.kind,
                game: game.to_owned(),
                pace: opening.pace,
                name: name.clone(),
                opener: Some(opening.opener),
                channel: opening.channel,
                within: opening.within,
                lang: opening.lang.to_owned(),
                rounds: opening.rounds.or(usual),
                state: if is_tour {
                    ContestState::Running
                } else {
                    ContestState::Open
                },
                starts: now.after(DAY * opening.days as u32),
                called: false,
                began: is_tour.then_some(now),
                round: 0,
                round_began: None,
                ends: None,
                due: Some(now),
                message: None,
                posted: now,
                shown: Some(now),
                refused: false,
                announced: 0,
                finalists: opening.finalists as i64,
                final_round: 0,
                // The same if opening is repeated.
                seed: opening.kind.has_tables().then_some(opening.id.0),
                tour: None,
                nth: None,
            };
            tx.open_contest(&contest).await?;
            if is_tour {
                tx.set_contest(&contest).await?;
            }
            Ok(())
        })
    }

    /// The contests of a server that are open or go on, the oldest first.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn contests_of(&self, guild: GuildId) -> Result<Vec<Contest>, Error> {
        Ok(self.store.contests_of(guild).await?)
    }

    /// A contest with its people.
    ///
    /// # Errors
    /// [`BadContest::None`] if there is none with this id.
    pub async fn contest(&self, id: ContestId) -> Result<ContestView, Error> {
        let store = &self.store;
        let contest = store.contest(id).await?.ok_or(BadContest::None)?;
        let mut members = store.contest_members(id).await?;
        members.retain(|member| member.answered != Some(0));
        let entrants = store.contest_entrants(id).await?;
        let mut shown = ContestView {
            last: None,
            has_place: false,
            until: None,
            members,
            group: None,
            tables: None,
            tour: None,
            contest,
        };
        if shown.contest.kind == ContestKind::Tour {
            shown.tour = Some(self.tour(&shown.contest).await?);
        }
        if entrants.is_empty() {
            return Ok(shown);
        }
        if shown.contest.kind.has_tables() {
            let tables = store.contest_tables(id).await?;
            let seats = store.contest_seats(id).await?;
            let shape = tables::shape(&shown.contest);
            shown.tables = Some(TableGroup::of(shape, entrants, tables, seats));
        } else {
            let meetings = store.contest_meetings(id).await?;
            let byes = store.contest_byes(id).await?;
            let successors = store.contest_successors(id).await?;
            let free = free_place(&shown.contest, &entrants, &meetings, &successors);
            shown.has_place = free.is_some();
            let worse = worse_seat(&shown.contest.game);
            let group = group_of(shown.contest.kind, entrants, meetings, byes, worse);
            shown.group = Some(group);
        }
        if shown.contest.final_round > 0 && !shown.contest.kind.has_tables() {
            let rows = Rows {
                people: store.finalists(id).await?,
                numbers: store.numbers_of_finalists(id).await?,
                meetings: store.final_meetings(id).await?,
                turns: store.final_turns(id).await?,
            };
            shown.last = Some(rows.counted());
        }
        Ok(shown)
    }

    /// Stores that a person who was asked plays; as [`Host::join_contest`].
    ///
    /// # Errors
    /// [`BadContest::NotAsked`] for one who has not joined, and as joining has.
    pub async fn accept_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Vec<UserId>, Error> {
        self.say_in(id, person, true, now).await
    }

    /// Adds a person to a contest that has not begun, or lets them say that they play; returns the
    /// people in it whom the person has blocked.
    ///
    /// # Errors
    /// [`BadContest::In`] for one who is in it, [`BadContest::Full`], and [`BadContest::Closed`]
    /// once it has begun.
    pub async fn join_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Vec<UserId>, Error> {
        self.say_in(id, person, false, now).await
    }

    /// Joins a contest; `is_asked`: only one who has joined before.
    async fn say_in(
        &self,
        id: ContestId,
        person: UserId,
        is_asked: bool,
        now: Timestamp,
    ) -> Result<Vec<UserId>, Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?;
            let members = tx.contest_members(id).await?;
            let own = members.iter().find(|member| member.person == person);
            if is_asked && own.is_none() {
                return Err(BadContest::NotAsked.into());
            }
            let contest = open(contest)?;
            let answer = contest.called.then_some(1);
            if own.is_some_and(|own| own.answered == answer) {
                return Err(BadContest::In.into());
            }
            if own.is_none() && members.len() >= most_in(&contest) {
                return Err(BadContest::Full.into());
            }
            tx.join_contest(id, person, answer, now).await?;
            tx.outdate_contest(id, now).await?;
            Ok(tx.blocked_in_contest(id, person).await?)
        })
    }

    /// Stores that a person does not play in a contest that begins.
    ///
    /// # Errors
    /// [`BadContest::NotAsked`] for one who is not in it, and where nothing is asked.
    pub async fn decline_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?;
            let asks = |one: &Contest| one.state == ContestState::Open && one.called;
            let members = tx.contest_members(id).await?;
            let is_in = members.iter().any(|member| member.person == person);
            if !is_in || !contest.as_ref().is_some_and(asks) {
                return Err(BadContest::NotAsked.into());
            }
            tx.join_contest(id, person, Some(0), now).await?;
            Ok(tx.outdate_contest(id, now).await?)
        })
    }

    /// Removes a person from a contest that has not begun.
    ///
    /// # Errors
    /// [`BadContest::NotIn`] for one who is not in it, [`BadContest::Closed`] once it has begun.
    pub async fn leave_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            open(tx.hold_contest(id).await?)?;
            if !tx.leave_contest(id, person).await? {
                return Err(BadContest::NotIn.into());
            }
            Ok(tx.outdate_contest(id, now).await?)
        })
    }

    /// Withdraws a person from a contest that goes on.
    ///
    /// # Errors
    /// [`BadContest::NotPlaying`] for one who does not play in it.
    pub async fn withdraw_from_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?;
            let contest = contest.ok_or(BadContest::NotPlaying)?;
            if contest.state != ContestState::Running {
                return Err(BadContest::NotPlaying.into());
            }
            let is_own = |one: &&Entrant| one.person == Some(person) && one.withdrawn.is_none();
            let series = contest.series();
            let entrants = tx.series_entrants(&series).await?;
            let mut own = *entrants.iter().find(is_own).ok_or(BadContest::NotPlaying)?;
            if contest.kind.has_tables() {
                tables::withdraw(tx, &contest, &mut own).await?;
            } else {
                let meetings = tx.series_meetings(&series).await?;
                let group = Group::of(entrants, meetings, None);
                absence::withdraw(&series, &mut own, &[group]);
            }
            tx.set_series_entrant(&series, &own).await?;
            tx.outdate_contest(id, now).await?;
            Ok(tx.hurry_contest(id, now).await?)
        })
    }

    /// Stores that a person, who has lost a game by time, goes on.
    ///
    /// # Errors
    /// [`BadContest::NotAsked`] for any other, and once the time to answer is over.
    pub async fn go_on_in_contest(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?;
            let series = contest.ok_or(BadContest::NotAsked)?.series();
            if !absence::go_on(tx, &series, person, now).await? {
                return Err(BadContest::NotAsked.into());
            }
            Ok(())
        })
    }

    /// Lets a contest begin earlier: its people are asked now, or it begins now if they were.
    /// Returns when it begins. `moderates`: whether the person moderates the server.
    ///
    /// # Errors
    /// [`BadContest::NotYours`] for one who neither opened it nor moderates,
    /// [`BadContest::TooFew`] where people were asked and too few play, and
    /// [`BadContest::Closed`] once it has begun.
    pub async fn start_contest(
        &self,
        id: ContestId,
        (person, moderates): (UserId, bool),
        now: Timestamp,
    ) -> Result<Timestamp, Error> {
        transact_unlisted!(self.store, |tx| {
            let mut contest = open(tx.hold_contest(id).await?)?;
            must_lead(&contest, person, moderates)?;
            let members = tx.contest_members(id).await?;
            let playing = members.iter().filter(|one| one.answered == Some(1));
            if contest.called && playing.count() < fewest(contest.kind) {
                return Err(BadContest::TooFew(fewest(contest.kind)).into());
            }
            contest.starts = if contest.called {
                now
            } else {
                contest.starts.min(now.after(ANSWER))
            };
            contest.due = Some(now);
            tx.set_contest(&contest).await?;
            tx.outdate_contest(id, now).await?;
            if let Some(tour) = contest.tour {
                tx.touch_tour(tour, now).await?;
            }
            Ok(contest.starts)
        })
    }

    /// Stops a contest: nothing of it begins any more, games that run are played on. A tour opens
    /// no further small contest, those that are open or run go on.
    ///
    /// # Errors
    /// [`BadContest::NotYours`] for one who neither opened it nor moderates, and
    /// [`BadContest::Ended`] once it is over.
    pub async fn stop_contest(
        &self,
        id: ContestId,
        (person, moderates): (UserId, bool),
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?;
            let mut contest = contest.ok_or(BadContest::None)?;
            if !matches!(contest.state, ContestState::Open | ContestState::Running) {
                return Err(BadContest::Ended.into());
            }
            must_lead(&contest, person, moderates)?;
            if contest.state == ContestState::Running {
                place_all(tx, &contest).await?;
            }
            contest.state = ContestState::Stopped;
            contest.due = None;
            tx.set_contest(&contest).await?;
            tx.outdate_contest(id, now).await?;
            match contest.tour {
                // Its people are in the next one.
                Some(tour) => Ok(tx.touch_tour(tour, now).await?),
                None => Ok(tx.clear_contest_members(id).await?),
            }
        })
    }

    /// Refuses one who may not open a contest on a server; `moderates`: whether they moderate it.
    ///
    /// # Errors
    /// [`BadContest::Off`] or [`BadContest::ModeratorsOnly`].
    pub async fn may_open_contest(&self, guild: GuildId, moderates: bool) -> Result<(), Error> {
        let settings = settings::read(self.store.settings(guild).await?);
        match settings.contests {
            Contests::Off => Err(BadContest::Off.into()),
            Contests::Moderators if !moderates => Err(BadContest::ModeratorsOnly.into()),
            _ => Ok(()),
        }
    }
}

/// The contest if people can join it.
fn open(contest: Option<Contest>) -> Result<Contest, Error> {
    let contest = contest.ok_or(BadContest::None)?;
    match contest.state {
        ContestState::Open => Ok(contest),
        ContestState::Running => Err(BadContest::Closed.into()),
        _ => Err(BadContest::Ended.into()),
    }
}

/// Refuses one who neither opened a contest nor moderates.
fn must_lead(contest: &Contest, person: UserId, moderates: bool) -> Result<(), Error> {
    if moderates || contest.opener == Some(person) {
        Ok(())
    } else {
        Err(BadContest::NotYours.into())
    }
}

/// Refuses a game that does not suit a kind of contest.
fn must_suit(kind: ContestKind, game: &str) -> Result<(), BadContest> {
    let entry = games::find(game);
    let name = || game.to_owned();
    match kind {
        ContestKind::Pairs | ContestKind::Swiss => {
            let is_for_two = for_two().any(|entry| entry.info.key == game);
            is_for_two
                .then_some(())
                .ok_or(BadContest::NotForTwo(name()))
        }
        ContestKind::Tables => {
            let table = entry.and_then(|entry| tables::table_for(entry, FEWEST));
            table.map(|_| ()).ok_or(BadContest::NotForTables(name()))
        }
        ContestKind::Together => {
            let board = entry.and_then(|entry| boards::board_for(entry, 1, FEWEST));
            board.map(|_| ()).ok_or(BadContest::NotTogether(name()))
        }
        ContestKind::Tour => entry.map(|_| ()).ok_or(BadContest::NotForTables(name())),
    }
}
