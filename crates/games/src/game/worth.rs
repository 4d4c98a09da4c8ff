//! The worth of seats: rating points by which a seat is better or worse than the others at its
//! table.

use super::table::Table;

/// The worth of the seats at tables of one kind, measured with games of medium against itself
/// (`benches/strength/worth.rs`). A comment beside it has their number and the standard error of a
/// seat's points. A seat that is worth 120 points more than its only rival scores two of three.
#[derive(Clone, Copy, Debug)]
pub struct SeatWorth {
    /// The options that these tables have; the others are as they like.
    pub options: &'static [(&'static str, &'static str)],
    /// By seat: rating points, of which only the differences count. Tables with another number of
    /// seats are of another kind.
    pub points: &'static [i16],
}

impl SeatWorth {
    /// Measured with the default options, and taken for all options of which nothing better is
    /// known.
    #[must_use]
    pub const fn usual(points: &'static [i16]) -> SeatWorth {
        SeatWorth {
            options: &[],
            points,
        }
    }

    /// Measured with an option that is not at its default.
    #[must_use]
    pub const fn with(
        option: &'static [(&'static str, &'static str); 1],
        points: &'static [i16],
    ) -> SeatWorth {
        SeatWorth {
            options: option,
            points,
        }
    }

    /// Returns whether the table is of this kind.
    fn fits(&self, table: &Table) -> bool {
        let has =
            |(key, value): &(&str, &str)| table.options.get(*key).is_some_and(|one| one == value);
        self.points.len() == usize::from(table.seats) && self.options.iter().all(has)
    }

    /// Returns the worth of each seat of the table in rating points, with the sum 0: of the kind
    /// that names the most of its options, and 0 for each seat if there is none.
    pub(super) fn of(kinds: &[SeatWorth], table: &Table) -> Vec<f64> {
        let fitting = kinds.iter().filter(|kind| kind.fits(table));
        let Some(kind) = fitting.max_by_key(|kind| kind.options.len()) else {
            return vec![0.0; table.seats.into()];
        };
        let points: Vec<f64> = kind.points.iter().copied().map(f64::from).collect();
        let average = points.iter().sum::<f64>() / points.len() as f64;
        points.iter().map(|points| points - average).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [SeatWorth; 4] = [
        SeatWorth::usual(&[30, -30]),
        SeatWorth::with(&[("slide", "full")], &[100, -100]),
        SeatWorth {
            options: &[("slide", "full"), ("board", "6x")],
            points: &[7, -7],
        },
        SeatWorth::usual(&[5, 0, -6]),
    ];

    fn worth(seats: u8, options: &[(&str, &str)]) -> Vec<f64> {
        let options = options.iter();
        let options = options.map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let table = Table {
            seats,
            options: options.collect(),
        };
        SeatWorth::of(&KINDS, &table)
    }

    #[test]
    fn the_most_special_measurement_counts() {
        let any = [("slide", "any"), ("board", "4x")];
        assert_eq!(worth(2, &any), [30.0, -30.0]);
        let full = [("slide", "full"), ("board", "4x")];
        assert_eq!(worth(2, &full), [100.0, -100.0]);
        let full_6x = [("slide", "full"), ("board", "6x")];
        assert_eq!(worth(2, &full_6x), [7.0, -7.0]);
    }

    #[test]
    fn an_unmeasured_table_has_the_worth_of_the_usual_one_or_none() {
        assert_eq!(worth(2, &[("slide", "half")]), [30.0, -30.0]);
        assert_eq!(worth(4, &[]), [0.0; 4]);
    }

    #[test]
    fn the_sum_is_zero_also_of_rounded_points() {
        let points = worth(3, &[]);
        assert!(points.iter().sum::<f64>().abs() < 1e-9, "{points:?}");
        assert!((points[0] - points[2] - 11.0).abs() < 1e-9);
    }
}
