//! The constant data of a game.

use std::ops::RangeInclusive;

use super::kit::grid::Grid;
use super::table::{BadTable, Choice, Options, SWAP, SWAP_VALUES, Table};
use super::worth::SeatWorth;

/// Rating points by which one of two seats is worth more than the other where the seat decides
/// much.
const DECIDING: f64 = 100.0;

/// Rating points by which the first of two seats is worth more than the second where the second
/// may take it over.
const WORTH_SWAPPING: f64 = 60.0;

/// The constant data of a game.
#[derive(Debug)]
pub struct Info {
    /// The stable name in commands, files and the database.
    pub key: &'static str,
    /// The name as the rule sheet has it.
    pub name: &'static str,
    /// The author, and the year where known.
    pub designer: &'static str,
    /// The options players choose before the deal.
    pub options: &'static [Choice],
    /// Returns whether the option with this key has an effect, given the options.
    pub matters: fn(&Options, &str) -> bool,
    /// Returns the allowed number of seats, given the options.
    pub seats: fn(&Options) -> RangeInclusive<u8>,
    /// The version of the rules; raised when a change would make an old record replay differently.
    pub rules: u16,
    /// The minutes a usual game of the fewest seats takes in one sitting, at half a minute per
    /// turn.
    pub minutes: u16,
    /// Whether chance decides something before the first turn.
    pub chance: bool,
    /// Returns whether some seat has hidden information, given the options.
    pub secrets: fn(&Options) -> bool,
    /// The content of a seat's private card, where information is hidden.
    pub holds: Holds,
    /// Returns whether all seats win or lose together, given the options.
    pub together: fn(&Options) -> bool,
    /// Returns the board whose cells the notation names, given the options; `None` where it names
    /// none.
    pub grid: fn(&Options) -> Option<Grid>,
    /// The colours of its seats.
    pub palette: Palette,
    /// The worth of the seats, as far as it is measured; [`Info::worth`] reads it.
    pub seat_worth: &'static [SeatWorth],
}

impl Info {
    /// The defaults of most games: two seats, no options, nothing hidden, no chance.
    pub const OPEN: Info = Info {
        key: "",
        name: "",
        designer: "",
        options: &[],
        matters: |_, _| true,
        seats: |_| 2..=2,
        rules: 1,
        minutes: 10,
        chance: false,
        secrets: |_| false,
        holds: Holds::Hand,
        together: |_| false,
        grid: |_| None,
        palette: Palette::Colours,
        seat_worth: &[],
    };

    /// Returns a table with the options `chosen`, the missing ones at their defaults, and with
    /// `seats` or the fewest allowed.
    ///
    /// # Errors
    /// [`BadTable`] if an option, a value or the number of seats is not allowed.
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
        let is_known = |key: &String| options.contains_key(key) || key == SWAP;
        if let Some(key) = chosen.keys().find(|key| !is_known(key)) {
            return Err(BadTable::Option(key.clone()));
        }
        let allowed = (self.seats)(&options);
        let seats = seats.unwrap_or(*allowed.start());
        if !allowed.contains(&seats) {
            return Err(BadTable::Seats(allowed));
        }
        let mut table = Table { seats, options };
        if let Some(swap) = chosen.get(SWAP).filter(|_| !self.has_option(SWAP)) {
            self.set_swap(&mut table, swap)?;
        }
        Ok(table)
    }

    /// Returns whether the game itself has this option.
    fn has_option(&self, key: &str) -> bool {
        self.options.iter().any(|option| option.key == key)
    }

    /// Sets the option by which the second seat may take over the first. The default is left out:
    /// tables without the option are written as ever.
    fn set_swap(&self, table: &mut Table, value: &str) -> Result<(), BadTable> {
        if !self.may_swap(table) {
            return Err(BadTable::Option(SWAP.to_owned()));
        }
        if !SWAP_VALUES.contains(&value) {
            return Err(BadTable::Value {
                key: SWAP,
                values: SWAP_VALUES,
            });
        }
        if value != SWAP_VALUES[0] {
            table.options.insert(SWAP.to_owned(), value.to_owned());
        }
        Ok(())
    }

    /// Returns whether the table can have the option by which the second seat may take over the
    /// first: two seats against each other that hide nothing, of which the first is worth more than
    /// 60 points more than the second. Only the difference between the seats counts, as in a
    /// rating.
    #[must_use]
    pub fn may_swap(&self, table: &Table) -> bool {
        let is_open = !(self.secrets)(&table.options) && !(self.together)(&table.options);
        let measured = SeatWorth::of(self.seat_worth, table);
        let outweighs = matches!(*measured, [first, second] if first - second > WORTH_SWAPPING);
        is_open && outweighs
    }

    /// Returns whether some table of the game can have the option.
    #[must_use]
    pub fn knows_swap(&self) -> bool {
        let mut tables = self.combinations().into_iter();
        tables.any(|options| {
            let table = self.table(&options, Some(2));
            table.is_ok_and(|table| self.may_swap(&table))
        })
    }

    /// Returns by seat its worth at this table, in rating points with the sum 0. Options that were
    /// not measured count as the defaults; where nothing was measured, and where all seats win or
    /// lose together, each seat is worth 0. So it is where the second seat may take over the first:
    /// the seat that opens levels the sides, or the second one takes the better.
    #[must_use]
    pub fn worth(&self, table: &Table) -> Vec<f64> {
        if (self.together)(&table.options) || table.has_swap() {
            return vec![0.0; table.seats.into()];
        }
        SeatWorth::of(self.seat_worth, table)
    }

    /// Returns whether the seat decides much at a table of two, so that two games with the seats
    /// swapped say more than one.
    #[must_use]
    pub fn seat_decides(&self, table: &Table) -> bool {
        let worth = self.worth(table);
        matches!(*worth, [first, second] if (first - second).abs() >= DECIDING)
    }

    /// Returns complete options: all defaults first, then the defaults with one option changed, for
    /// every other value.
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

    /// Returns complete options in every combination.
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

    /// Returns the tables with complete `options` and the fewest and the most seats: one table
    /// where these are equal.
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

/// The content of a seat's private card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// Pieces or cards the seat may play.
    Hand,
    /// A secret the seat chose or pursues.
    Secret,
}

/// The colours and names of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Blue, gold, red, green, black, purple.
    Colours,
    /// White and Black.
    WhiteAndBlack,
}
