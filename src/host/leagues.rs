//! Leagues that run by themselves: their people, seasons, cards and questions.

mod course;
mod due;

use std::collections::HashSet;

use self::course::span;
use super::error::Error;
use super::looking::for_two;
use super::matches::Host;
use super::refusal::league::BadLeague;
use super::series::absence;
use super::series::game::worse_seat;
use super::series::table::{Group, groups};
use super::settings;
use crate::contests::groups::{FEWEST, regroup};
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::leagues::{League, Member};
use crate::store::matches::Pace;
use crate::store::settings::Contests;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact_unlisted};

/// A league that is opened, or set anew.
#[derive(Clone, Debug)]
pub struct LeagueOpening<'a> {
    /// The server.
    pub guild: GuildId,
    /// The key of the game.
    pub game: &'a str,
    /// The pace.
    pub pace: Pace,
    /// The channel or thread of the card.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The code of the language of its matches.
    pub lang: &'a str,
}

/// A league with its people, and the groups of its running or last season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueView {
    /// The league.
    pub league: League,
    /// The people who play the next season, in the order of joining.
    pub members: Vec<Member>,
    /// The groups, the strongest first; none before the first season.
    pub groups: Vec<Group>,
}

impl LeagueView {
    /// The number of people who are missing for a season.
    #[must_use]
    pub fn missing(&self) -> usize {
        FEWEST.saturating_sub(self.members.len())
    }

    /// Whether a person is in the league.
    #[must_use]
    pub fn has(&self, person: UserId) -> bool {
        self.members.iter().any(|member| member.person == person)
    }

    /// The people who go up after the season, by the groups they leave.
    #[must_use]
    pub fn risers(&self) -> Vec<UserId> {
        let people = |group: &Group| {
            let people = group.ranked().map(|(entrant, _)| entrant.person);
            people.collect::<Vec<Option<UserId>>>()
        };
        let before: Vec<Vec<Option<UserId>>> = self.groups.iter().map(people).collect();
        let next = regroup(
            &before,
            |one| one.is_some_and(|person| self.has(person)),
            &[],
        );
        let rises = |(nth, group): (usize, &Vec<Option<UserId>>)| {
            let above: HashSet<UserId> =
                next.iter().take(nth).flatten().copied().flatten().collect();
            let people = group.iter().copied().flatten();
            people
                .filter(|person| above.contains(person))
                .collect::<Vec<_>>()
        };
        before.iter().enumerate().flat_map(rises).collect()
    }
}

/// The consequence of leaving a league for the running season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftLeague {
    /// Nothing: the person plays no season, or all their meetings have begun.
    Free,
    /// The meetings that have not begun do not take place.
    Withdrawn,
}

/// Lets the cards be brought up to date that name a person, and their leagues be looked at.
pub(super) async fn outdate_all(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    for (guild, game) in writing.leagues_with(person).await? {
        writing.outdate_league(guild, &game, now).await?;
        writing.hurry_league(guild, &game, now).await?;
    }
    Ok(())
}

impl Host {
    /// Opens a league; one that is there gets another pace, between two seasons, and its card in
    /// another channel.
    ///
    /// # Errors
    /// A refusal for a game that is not for two, a pace that is not offered for it, and another
    /// pace in a running season.
    pub async fn open_league(
        &self,
        opening: &LeagueOpening<'_>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (guild, game) = (opening.guild, opening.game);
        let mut all = for_two();
        if !all.any(|entry| entry.info.key == game) {
            return Err(BadLeague::NotForTwo(game.to_owned()).into());
        }
        span(game, opening.pace, FEWEST).ok_or(BadLeague::Pace)?;
        transact_unlisted!(self.store, |tx| {
            let before = tx.league(guild, game).await?;
            if before.is_some_and(|one| one.ends.is_some() && one.pace != opening.pace) {
                return Err(BadLeague::Running.into());
            }
            let league = League {
                guild,
                game: game.to_owned(),
                pace: opening.pace,
                channel: opening.channel,
                within: opening.within,
                lang: opening.lang.to_owned(),
                season: 0,
                began: None,
                ends: None,
                begins: None,
                called: 0,
                due: Some(now),
                message: None,
                posted: now,
                shown: Some(now),
                refused: false,
                announced: 0,
            };
            Ok(tx.open_league(&league, now).await?)
        })
    }

    /// The leagues of a server, by the keys of their games.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn leagues_of(&self, guild: GuildId) -> Result<Vec<League>, Error> {
        Ok(self.store.leagues_of(guild).await?)
    }

    /// A league with its people and groups.
    ///
    /// # Errors
    /// [`BadLeague::None`] if there is none of the game.
    pub async fn league(&self, guild: GuildId, game: &str) -> Result<LeagueView, Error> {
        let store = &self.store;
        let none = || BadLeague::None(game.to_owned());
        let league = store.league(guild, game).await?.ok_or_else(none)?;
        let mut members = store.league_members(guild, game).await?;
        members.retain(|member| !member.absent || member.answered);
        let season = league.season;
        let entrants = store.league_entrants(guild, game, season).await?;
        let meetings = store.league_meetings(guild, game, season).await?;
        Ok(LeagueView {
            members,
            groups: groups(&entrants, &meetings, worse_seat(game)),
            league,
        })
    }

    /// Adds a person to a league, for one season if `once`; returns the people in it whom the
    /// person has blocked.
    ///
    /// # Errors
    /// [`BadLeague::None`] without a league, [`BadLeague::In`] for one who is in it.
    pub async fn join_league(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        once: bool,
        now: Timestamp,
    ) -> Result<Vec<UserId>, Error> {
        transact_unlisted!(self.store, |tx| {
            if tx.league(guild, game).await?.is_none() {
                return Err(BadLeague::None(game.to_owned()).into());
            }
            let own = tx.league_member(guild, game, person).await?;
            if own.is_some_and(|own| own.once == once && (!own.absent || own.answered)) {
                return Err(BadLeague::In.into());
            }
            tx.join_league(guild, game, person, once, now).await?;
            tx.hurry_league(guild, game, now).await?;
            tx.outdate_league(guild, game, now).await?;
            let mut blocked = Vec::new();
            for member in tx.league_members(guild, game).await? {
                if tx.has_blocked(person, member.person).await? {
                    blocked.push(member.person);
                }
            }
            Ok(blocked)
        })
    }

    /// Joins a league again from a direct message: only one who has played in its last season.
    ///
    /// # Errors
    /// [`BadLeague::NotAsked`] for any other.
    pub async fn rejoin_league(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let played = self.league(guild, game).await?.groups.into_iter();
        let mut people = played.flat_map(|group| group.entrants);
        if !people.any(|one| one.person == Some(person)) {
            return Err(BadLeague::NotAsked.into());
        }
        self.join_league(guild, game, person, false, now)
            .await
            .map(drop)
    }

    /// Removes a person from a league; in a running season those of their meetings that have not
    /// begun do not take place.
    ///
    /// # Errors
    /// [`BadLeague::NotIn`] for one who is not in it.
    pub async fn leave_league(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<LeftLeague, Error> {
        transact_unlisted!(self.store, |tx| {
            let league = tx.hold_league(guild, game).await?;
            let league = league.ok_or_else(|| BadLeague::None(game.to_owned()))?;
            if !tx.leave_league(guild, game, person).await? {
                return Err(BadLeague::NotIn.into());
            }
            tx.outdate_league(guild, game, now).await?;
            tx.hurry_league(guild, game, now).await?;
            if league.ends.is_none() {
                return Ok(LeftLeague::Free);
            }
            let series = league.series();
            let entrants = tx.series_entrants(&series).await?;
            let meetings = tx.series_meetings(&series).await?;
            let all = groups(&entrants, &meetings, None);
            let own = entrants.iter().find(|one| one.person == Some(person));
            let Some(own) = own.filter(|own| own.withdrawn.is_none()) else {
                return Ok(LeftLeague::Free);
            };
            let mut left = *own;
            absence::withdraw(&series, &mut left, &all);
            tx.set_series_entrant(&series, &left).await?;
            Ok(match left.withdrawn {
                Some(_) => LeftLeague::Withdrawn,
                None => LeftLeague::Free,
            })
        })
    }

    /// Stores the answer of a person, who was absent in the last season, to whether they play the
    /// next one.
    ///
    /// # Errors
    /// [`BadLeague::NotAsked`] for any other, and in a running season.
    pub async fn answer_call(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        plays: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let league = tx.league(guild, game).await?;
            let own = tx.league_member(guild, game, person).await?;
            let own = own.filter(|own| own.absent && league.is_some_and(|one| one.ends.is_none()));
            let own = own.ok_or(BadLeague::NotAsked)?;
            let after = Member {
                answered: plays,
                ..own
            };
            tx.set_member(guild, game, &after).await?;
            tx.hurry_league(guild, game, now).await?;
            Ok(tx.outdate_league(guild, game, now).await?)
        })
    }

    /// Stores that a person, who has lost a game by time, goes on.
    ///
    /// # Errors
    /// [`BadLeague::NotAsked`] for any other, and once the time to answer is over.
    pub async fn go_on(
        &self,
        guild: GuildId,
        game: &str,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            let league = tx.hold_league(guild, game).await?;
            let series = league.ok_or(BadLeague::NotAsked)?.series();
            if !absence::go_on(tx, &series, person, now).await? {
                return Err(BadLeague::NotAsked.into());
            }
            Ok(())
        })
    }

    /// Refuses one who may not open a league on a server; `moderates`: whether they moderate it.
    ///
    /// # Errors
    /// [`BadLeague::Off`] or [`BadLeague::ModeratorsOnly`].
    pub async fn may_open_league(&self, guild: GuildId, moderates: bool) -> Result<(), Error> {
        let settings = settings::read(self.store.settings(guild).await?);
        match settings.contests {
            Contests::Off => Err(BadLeague::Off.into()),
            Contests::Moderators if !moderates => Err(BadLeague::ModeratorsOnly.into()),
            _ => Ok(()),
        }
    }
}
