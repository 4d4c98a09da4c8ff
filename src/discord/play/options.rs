//! What somebody filled in when they opened a match.

use std::sync::LazyLock;

use serenity::all::{ResolvedOption, ResolvedValue, User};

use crate::host::{Pace, Refusal, Strength, UserId};
use tavolino_games::game::{BadTable, Options};

/// Who sits where.
pub const ORDERS: [&str; 2] = ["shuffled", "listed"];

/// The paces by their names.
static PACES: LazyLock<Vec<&str>> =
    LazyLock::new(|| Pace::ALL.iter().map(|pace| pace.key()).collect());

/// How strong the computer may play.
pub const STRENGTHS: [&str; 3] = ["easy", "medium", "strong"];

/// The value somebody means who completes it by hand, or types it all: `Slow`, `slow: a turn a week`.
fn one_of(
    key: &'static str,
    typed: &str,
    values: &'static [&'static str],
) -> Result<&'static str, Refusal> {
    let typed = typed.trim().to_lowercase();
    let word = typed.split([':', ' ']).next().unwrap_or_default();
    let meant = values
        .iter()
        .find(|value| !word.is_empty() && value.starts_with(word));
    meant
        .copied()
        .ok_or(Refusal::Table(BadTable::Value { key, values }))
}

/// The options somebody filled in.
#[derive(Debug, Default)]
pub struct Input {
    /// The game's own options.
    pub options: Options,
    /// How many play, if that was said.
    pub seats: Option<u8>,
    /// Whom seats are kept for.
    pub invited: Vec<UserId>,
    /// The seats the computer takes: as the bot was named among the opponents.
    pub computers: Vec<u8>,
    /// How strong it plays, if that was said; it plays then, whether it was named or not.
    pub strength: Option<Strength>,
    /// Whether seats go by the order in which people were named.
    pub listed: bool,
    /// How fast, if that was said.
    pub pace: Option<Pace>,
}

impl Input {
    /// Reads the options; `me` is the bot, whose name means the computer.
    pub fn of(args: &[ResolvedOption<'_>], me: UserId) -> Result<Input, Refusal> {
        let mut asked = Input::default();
        for arg in args {
            match (arg.name, &arg.value) {
                ("order", ResolvedValue::String(order)) => {
                    asked.listed = one_of("order", order, &ORDERS)? == "listed";
                }
                ("pace", ResolvedValue::String(pace)) => {
                    asked.pace = Pace::read(one_of("pace", pace, &PACES)?);
                }
                ("computer", ResolvedValue::String(strength)) => {
                    asked.strength = one_of("computer", strength, &STRENGTHS)?.parse().ok();
                }
                ("seats", ResolvedValue::Integer(seats)) => {
                    asked.seats = Some(u8::try_from(*seats).unwrap_or(u8::MAX));
                }
                (_, ResolvedValue::User(user, _)) => asked.invite(user, me)?,
                (key, ResolvedValue::String(value)) => {
                    asked.options.insert(key.to_owned(), (*value).to_owned());
                }
                (key, _) => {
                    return Err(Refusal::Table(BadTable::Option(key.to_owned())));
                }
            }
        }
        Ok(asked)
    }

    fn invite(&mut self, user: &User, me: UserId) -> Result<(), Refusal> {
        let id = UserId::from(user.id.get());
        if id == me {
            let before = self.invited.len() + self.computers.len();
            // Whoever opens it is listed first.
            self.computers.push(before as u8 + 2);
        } else if user.bot {
            return Err(Refusal::AnotherBot);
        } else if !self.invited.contains(&id) {
            self.invited.push(id);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_strength_can_be_asked_for() {
        let read = STRENGTHS.iter().filter_map(|name| name.parse().ok());
        let read: Vec<Strength> = read.collect();
        assert_eq!(read, Strength::VARIANTS);
    }
}
