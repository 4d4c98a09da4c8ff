//! What is always true of a game, whatever is played.

use std::ops::RangeInclusive;

use super::table::{BadTable, Choice, Options, Table};

/// What is always true of a game.
#[derive(Debug)]
pub struct Info {
    /// Its stable name in commands, files and the database.
    pub key: &'static str,
    /// Its name as its sheet has it.
    pub name: &'static str,
    /// Who made it, and the year where known.
    pub designer: &'static str,
    /// Which of the five rule sheets it comes from, 0 to 4.
    pub sheet: u8,
    /// What people choose before the deal.
    pub options: &'static [Choice],
    /// How many may play, given the options.
    pub seats: fn(&Options) -> RangeInclusive<u8>,
    /// Raised when a change would make an old record replay differently.
    pub rules: u16,
    /// Whether chance decides anything before the first turn.
    pub chance: bool,
    /// Whether something is hidden from somebody, given the options.
    pub secrets: fn(&Options) -> bool,
    /// What a seat's private card shows, where something is hidden.
    pub holds: Holds,
    /// Whether all win or lose together, given the options.
    pub together: fn(&Options) -> bool,
    /// The colours of its seats.
    pub palette: Palette,
}

impl Info {
    /// What most games are: for two, without options, and nothing in them is hidden or left to chance.
    pub const OPEN: Info = Info {
        key: "",
        name: "",
        designer: "",
        sheet: 0,
        options: &[],
        seats: |_| 2..=2,
        rules: 1,
        chance: false,
        secrets: |_| false,
        holds: Holds::Hand,
        together: |_| false,
        palette: Palette::Colours,
    };

    /// A table with these options, the missing ones at their defaults, and with `seats` or the fewest possible.
    pub fn table(&self, chosen: &Options, seats: Option<u8>) -> Result<Table, BadTable> {
        let mut options = Options::new();
        for option in self.options {
            let value = chosen
                .get(option.key)
                .map_or(option.values[0], String::as_str);
            if !option.values.contains(&value) {
                return Err(BadTable::Value {
                    key: option.key,
                    values: option.values,
                });
            }
            options.insert(option.key.to_owned(), value.to_owned());
        }
        if let Some(key) = chosen.keys().find(|key| !options.contains_key(*key)) {
            return Err(BadTable::Option(key.clone()));
        }
        let allowed = (self.seats)(&options);
        let seats = seats.unwrap_or(*allowed.start());
        if !allowed.contains(&seats) {
            return Err(BadTable::Seats(allowed));
        }
        Ok(Table { seats, options })
    }

    /// Complete options: every one at its default, then with each other value of each.
    #[must_use]
    pub fn variants(&self) -> Vec<Options> {
        let defaults = self.options.iter().map(|option| option.with(0));
        let defaults: Options = defaults.collect();
        let others = self.options.iter().flat_map(|option| {
            (1..option.values.len()).map(|value| {
                let mut options = defaults.clone();
                options.extend([option.with(value)]);
                options
            })
        });
        [defaults.clone()].into_iter().chain(others).collect()
    }

    /// Complete options in every combination.
    #[must_use]
    pub fn combinations(&self) -> Vec<Options> {
        let mut all = vec![Options::new()];
        for option in self.options {
            let with = |options: &Options, value: usize| {
                let mut options = options.clone();
                options.extend([option.with(value)]);
                options
            };
            let values = 0..option.values.len();
            all = all
                .iter()
                .flat_map(|options| values.clone().map(|value| with(options, value)))
                .collect();
        }
        all
    }

    /// The tables with complete `options` and as few seats as possible, and as many: one where these are the same.
    #[must_use]
    pub fn extremes(&self, options: &Options) -> Vec<Table> {
        let allowed = (self.seats)(options);
        let mut seats = vec![*allowed.start(), *allowed.end()];
        seats.dedup();
        let table = |seats| Table {
            seats,
            options: options.clone(),
        };
        seats.into_iter().map(table).collect()
    }
}

/// What a seat's private card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// What it may play.
    Hand,
    /// Something it has chosen or is after.
    Secret,
}

/// The colours and names of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Azure, amber, crimson, jade, ink, lilac.
    Colours,
    /// White and Black.
    WhiteAndBlack,
}
