//! The daily message to a person: the matches that wait for them and the day's puzzle, with a
//! button to each.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::{described_option, match_button, menu};
use super::reply::Reply;
use crate::discord::action::{Action, MatchAction, SlashCommand};
use crate::discord::limits;
use crate::discord::view::{names, places, times};
use crate::host::{Record, UserId};
use tavolino_games::game::{Lang, Seats};

/// Matches with a line of their own, 8: their lines fit one message; the controls below have all.
const LINES: usize = 8;

/// Followed matches with a line of their own, 3, where others leave room for them.
const FOLLOWED: usize = 3;

/// Buttons of a message, 25: one for the puzzle, and one for each match. Of more matches there is a
/// menu.
const BUTTONS: usize = limits::ROWS * limits::BUTTONS;

/// The last line of a daily message: by which command it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
pub enum Change {
    /// The daily digest.
    #[strum(serialize = "digest-change")]
    Digest,
    /// The line about the puzzle alone.
    #[strum(serialize = "digest-change-puzzle")]
    Puzzle,
    /// It comes once.
    #[strum(serialize = "digest-change-once")]
    Once,
}

impl Change {
    /// The line of a message that comes once, or of one with or without matches.
    pub fn of(is_once: bool, has_matches: bool) -> Change {
        match (is_once, has_matches) {
            (true, _) => Change::Once,
            (false, true) => Change::Digest,
            (false, false) => Change::Puzzle,
        }
    }
}

/// The daily message of a person; `records` are the matches that wait for them, least time first,
/// `followed` those that they follow, and `puzzle` the line about the day's puzzle with its button.
pub fn digest(
    person: UserId,
    (records, followed): (&[Arc<Record>], &[Arc<Record>]),
    puzzle: Option<(String, CreateButton)>,
    change: Change,
    lang: &Lang,
) -> Reply {
    let mut lines = vec![title(lang)];
    let listed = records.iter().take(LINES);
    lines.extend(listed.map(|record| line(person, record, lang)));
    if records.len() > LINES {
        let count = records.len() - LINES;
        lines.push(lang.say("digest-more", &[("count", count.into())]));
    }
    let room = LINES.saturating_sub(records.len()).min(FOLLOWED);
    let followed = followed.iter().take(room);
    lines.extend(followed.map(|record| followed_line(record, lang)));
    let (line, try_button) = puzzle.unzip();
    lines.extend(line);
    let key: &str = change.into();
    lines.push(lang.say(key, &[]));
    let reply = Reply::public(lines.join("\n"));
    if records.len() < BUTTONS {
        let buttons = records
            .iter()
            .filter_map(|record| turn_button(record, lang));
        return reply.buttons(buttons.chain(try_button).collect());
    }
    let options = records.iter().take(limits::CHOICES).map(|record| {
        let label = names::sentence(lang, "which-option", record, &[]);
        described_option(&label, record.id().as_str(), &lang.say("which-waits", &[]))
    });
    let action = Action::Which(SlashCommand::Move(String::new()));
    match menu(&action, &lang.say("which", &[]), options.collect()) {
        Some(menu) => reply.menu(menu).buttons(try_button.into_iter().collect()),
        None => reply,
    }
}

/// The first line of every digest, by which one that was posted is found again.
pub fn title(lang: &Lang) -> String {
    lang.say("digest-title", &[])
}

/// The line about one match.
fn line(person: UserId, record: &Record, lang: &Lang) -> String {
    let mine = record.seat_of(person);
    let all = Seats::all(record.table.seats);
    let others = mine.map_or(all, |mine| all.without(mine));
    let others = others.iter().map(|seat| names::holder(lang, record, seat));
    let deadline = mine.and_then(|seat| record.deadline(seat));
    let values = [
        ("others", lang.list(others).into()),
        ("left", deadline.map(times::left).unwrap_or_default().into()),
    ];
    let key = if deadline.is_some() {
        "digest-line-until"
    } else {
        "digest-line"
    };
    names::sentence(lang, key, record, &values)
}

/// The line about one match that the person follows.
fn followed_line(record: &Record, lang: &Lang) -> String {
    let all = Seats::all(record.table.seats).iter();
    let players = all.map(|seat| names::holder(lang, record, seat));
    let values = [
        ("players", lang.list(players).into()),
        ("moves", record.agreements.played.into()),
        ("link", places::table(record, None).into()),
    ];
    names::sentence(lang, "digest-followed", record, &values)
}

/// The button that begins the turn of a match.
fn turn_button(record: &Record, lang: &Lang) -> Option<CreateButton> {
    let label = names::sentence(lang, "which-option", record, &[]);
    let turn = MatchAction::Turn(record.row.number);
    match_button(record, turn, &label, ButtonStyle::Primary)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;
    use crate::discord::lengths;
    use crate::discord::view::controls::button;

    #[test]
    fn a_digest_of_many_matches_is_one_message_with_a_control_for_each() {
        let running = lengths::matches().map(|log| Arc::new(log.replay().unwrap()));
        let running: Vec<Arc<Record>> = running.filter(|record| record.is_running()).collect();
        let person = running[0].person_at(tavolino_games::game::Seat(1)).unwrap();
        for lang in lengths::languages() {
            for records in running.chunks(BUTTONS + 1) {
                for count in [1, LINES - FOLLOWED, LINES, LINES + 1, BUTTONS, BUTTONS + 1] {
                    let records = &records[..count.min(records.len())];
                    let puzzle = button(
                        &Action::Rules("kumo".to_owned()),
                        "Try",
                        ButtonStyle::Primary,
                    );
                    let puzzle = puzzle.map(|button| ("- a puzzle".to_owned(), button));
                    let change = Change::VARIANTS[count % Change::VARIANTS.len()];
                    let followed = &running[..running.len().min(FOLLOWED + 1)];
                    let reply = digest(person, (records, followed), puzzle, change, &lang);
                    assert!(reply.text().starts_with(&title(&lang)));
                    let buttons = reply.match_actions().len();
                    let shown = if records.len() < BUTTONS {
                        records.len()
                    } else {
                        0
                    };
                    assert_eq!(buttons, shown);
                }
            }
        }
    }
}
