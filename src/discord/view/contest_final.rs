//! Finals, as the card of a contest and the message at its end say them, whether of meetings or
//! at a table.

use tavolino_games::game::Lang;

use super::{bracket, contest_tables, names, times};
use crate::host::{ContestState, ContestView, Final, LastTable, TableGroup, UserId};

/// A final that has begun.
enum Shown<'s> {
    Meetings(&'s Final),
    Table(&'s TableGroup, LastTable),
}

fn begun(shown: &ContestView) -> Option<Shown<'_>> {
    let table = || {
        shown
            .last_table()
            .map(|(group, last)| Shown::Table(group, last))
    };
    shown.last.as_ref().map(Shown::Meetings).or_else(table)
}

/// Whether the final has begun.
pub fn has_begun(shown: &ContestView) -> bool {
    begun(shown).is_some()
}

/// The sentence on the round of a final that goes on.
pub fn round(shown: &ContestView, lang: &Lang) -> Option<String> {
    let contest = &shown.contest;
    let last = begun(shown).filter(|_| contest.state == ContestState::Running)?;
    let key = match last {
        Shown::Meetings(last) if last.people.len() > 2 && contest.final_round == 1 => {
            "contest-semis"
        }
        _ => "contest-finals",
    };
    let until = times::day(contest.ends.unwrap_or(contest.starts));
    Some(lang.say(key, &[("until", until.into())]))
}

/// The meetings of a final, or its table; none before it begins.
pub fn lines(shown: &ContestView, lang: &Lang) -> Vec<String> {
    match begun(shown) {
        None => Vec::new(),
        Some(Shown::Meetings(last)) => {
            let name = |person: usize| name_of(last.people[person].person, lang);
            let who = |person: usize| match &shown.group {
                Some(group) => bracket::numbered(group, last, person, name),
                None => name(person),
            };
            bracket::lines(last, who, lang)
        }
        Some(Shown::Table(group, last)) => {
            let who =
                |line: usize| format!("{} {}", line + 1, name_of(person_at(group, line), lang));
            vec![contest_tables::words(&last, who, lang)]
        }
    }
}

/// The people of a final by their places; `None` before its end.
pub fn places(shown: &ContestView, lang: &Lang) -> Option<Vec<String>> {
    let people: Vec<Option<UserId>> = match begun(shown)? {
        Shown::Meetings(last) => {
            let places = last.places()?.into_iter();
            places.map(|person| last.people[person].person).collect()
        }
        Shown::Table(group, last) if last.is_over => {
            let people = last.people.iter();
            people.map(|one| person_at(group, one.line)).collect()
        }
        Shown::Table(..) => return None,
    };
    let line = |(place, person): (usize, Option<UserId>)| {
        let values = [
            ("place", place.into()),
            ("people", name_of(person, lang).into()),
        ];
        lang.say("contest-final-place", &values)
    };
    Some((1..).zip(people).map(line).collect())
}

/// The small print on how a final is played.
pub fn rules(shown: &ContestView, lang: &Lang) -> String {
    let key = if shown.contest.kind.has_tables() {
        "contest-rules-final-table"
    } else {
        "contest-rules-final"
    };
    lang.say(key, &[])
}

/// The person in a line of the standing, from 0 on.
fn person_at(group: &TableGroup, line: usize) -> Option<UserId> {
    group.entrants[group.lines[line].person].person
}

fn name_of(person: Option<UserId>, lang: &Lang) -> String {
    person.map_or_else(|| lang.say("gone", &[]), names::person)
}
