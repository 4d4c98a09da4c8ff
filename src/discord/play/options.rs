//! The options of `/play` as filled in: parsed, and checked against their allowed values.

use std::sync::LazyLock;

use serenity::all::{ResolvedOption, ResolvedValue, User};

use crate::discord::completion::read_worded;
use crate::host::{Games, Pace, Refusal, Strength, UserId};
use tavolino_games::game::table::{SWAP, SWAP_VALUES};
use tavolino_games::game::{BadTable, Lang, Options};

/// The values of `order`: seats shuffled, or in the order in which people are listed.
pub const ORDERS: [&str; 2] = ["shuffled", "listed"];

/// The values of `where`: in direct messages, or in the channel.
pub const PLACES: [&str; 2] = ["dm", "here"];

/// The values of `rated`.
pub const RATED: [&str; 2] = ["yes", "no"];

/// The values of `games`: how many are played side by side.
pub const GAMES: [&str; 2] = ["1", "2"];

/// The values of `consult`: whether the people of the channel play the computer by votes.
pub const CONSULT: [&str; 2] = ["yes", "no"];

/// The values of `pace`.
static PACES: LazyLock<Vec<&str>> =
    LazyLock::new(|| Pace::ALL.iter().map(|pace| pace.key()).collect());

/// The values of `computer`: its playing strengths.
pub const STRENGTHS: [&str; 3] = ["easy", "medium", "strong"];

/// The value that is typed, by its name in a language, in any case; else the first that begins with
/// the first word typed: `Slow` and `slow: a turn a week` give `slow`.
///
/// `words` is the beginning of the keys of the values' names.
fn one_of(
    (key, words): (&'static str, &str),
    typed: &str,
    values: &'static [&'static str],
    lang: &Lang,
) -> Result<&'static str, Refusal> {
    let named = read_worded(lang, words, values.iter().copied(), typed);
    let typed = typed.trim().to_lowercase();
    let word = typed.split([':', ' ']).next().unwrap_or_default();
    let begun = values
        .iter()
        .find(|value| !word.is_empty() && value.starts_with(word));
    named
        .or(begun.copied())
        .ok_or(Refusal::Table(BadTable::Value { key, values }))
}

/// The options of `/play` as filled in.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// The game's own options.
    pub options: Options,
    /// Exact number of seats; `None` for as many as are named, or as join.
    pub seats: Option<u8>,
    /// People for whom seats are reserved.
    pub invited: Vec<UserId>,
    /// Seats of the computer, by the bot's place among the named opponents.
    pub computers: Vec<u8>,
    /// Strength of the computer. If `Some`, the computer plays even where no opponent is the bot.
    pub strength: Option<Strength>,
    /// Whether seats follow the order in which people were named; else they are shuffled.
    pub listed: bool,
    /// Pace; `None` for the server's default.
    pub pace: Option<Pace>,
    /// Whether the match is rated; `None` for the server's and the person's wish.
    pub rated: Option<bool>,
    /// Whether a match against computers alone is played in the channel, and not in direct
    /// messages.
    pub here: bool,
    /// Number of games played side by side.
    pub games: Games,
    /// Whether the people of the channel play the computer by votes.
    pub consult: bool,
}

impl PlayOptions {
    /// Parses the options; `me` is the bot, which stands for the computer among the opponents.
    /// `lang` is the person's.
    ///
    /// # Errors
    ///
    /// A refusal for an unknown option or value, or another bot as an opponent.
    pub fn of(
        args: &[ResolvedOption<'_>],
        me: UserId,
        lang: &Lang,
    ) -> Result<PlayOptions, Refusal> {
        let mut options = PlayOptions::default();
        for arg in args {
            match (arg.name, &arg.value) {
                ("order", ResolvedValue::String(order)) => {
                    options.listed =
                        one_of(("order", "option-order"), order, &ORDERS, lang)? == "listed";
                }
                ("pace", ResolvedValue::String(pace)) => {
                    options.pace = Pace::read(one_of(("pace", "option-pace"), pace, &PACES, lang)?);
                }
                ("computer", ResolvedValue::String(strength)) => {
                    options.strength =
                        one_of(("computer", "strength"), strength, &STRENGTHS, lang)?
                            .parse()
                            .ok();
                }
                ("rated", ResolvedValue::String(rated)) => {
                    options.rated =
                        Some(one_of(("rated", "option-rated"), rated, &RATED, lang)? == "yes");
                }
                ("where", ResolvedValue::String(place)) => {
                    options.here =
                        one_of(("where", "option-where"), place, &PLACES, lang)? == "here";
                }
                ("games", ResolvedValue::String(games)) => {
                    options.games = match one_of(("games", "option-games"), games, &GAMES, lang)? {
                        "2" => Games::Two,
                        _ => Games::One,
                    };
                }
                ("consult", ResolvedValue::String(consult)) => {
                    options.consult =
                        one_of(("consult", "option-consult"), consult, &CONSULT, lang)? == "yes";
                }
                (SWAP, ResolvedValue::String(swap)) => {
                    let swap = one_of((SWAP, "option-swap"), swap, SWAP_VALUES, lang)?;
                    options.options.insert(SWAP.to_owned(), swap.to_owned());
                }
                ("seats", ResolvedValue::Integer(seats)) => {
                    options.seats = Some(u8::try_from(*seats).unwrap_or(u8::MAX));
                }
                (_, ResolvedValue::User(user, _)) => options.invite(user, me)?,
                (key, ResolvedValue::String(value)) => {
                    options.options.insert(key.to_owned(), (*value).to_owned());
                }
                (key, _) => {
                    return Err(Refusal::Table(BadTable::Option(key.to_owned())));
                }
            }
        }
        Ok(options)
    }

    /// The options of a game in which a seat is reserved for a person.
    #[must_use]
    pub fn inviting(guest: UserId) -> PlayOptions {
        PlayOptions {
            invited: vec![guest],
            ..PlayOptions::default()
        }
    }

    /// Whether a strength was chosen, or the channel plays, and no computer is named: it still
    /// plays.
    #[must_use]
    pub fn has_unnamed_computer(&self) -> bool {
        (self.strength.is_some() || self.consult) && self.computers.is_empty()
    }

    /// Whether all other seats are the computer's.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let named = self.computers.len();
        let fills = |seats: u8| usize::from(seats) == named + 1;
        let plays_all = self.has_unnamed_computer() || named > 0 && self.seats.is_none_or(fills);
        self.invited.is_empty() && plays_all && !self.consult
    }

    /// Adds an opponent: the computer if the user is the bot.
    fn invite(&mut self, user: &User, me: UserId) -> Result<(), Refusal> {
        let id = UserId::from(user.id.get());
        if id == me {
            let before = self.invited.len() + self.computers.len();
            // Seat 1 is the person who opens the match.
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
