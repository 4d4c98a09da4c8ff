//! The laws every game obeys, as the traits of [`game`](crate::game) state them. The registry has a
//! test for each game that calls [`obeys`], and with it that no secret shows
//! (`contract/secrets.rs`); a game's own tests may call [`look_alike`] for positions that chance
//! seldom finds.

mod difference;
mod fixtures;
mod languages;
mod laws;
mod limits;
mod lines;
mod looks;
mod secrets;
mod subject;
mod swap;
mod walk;

pub use self::fixtures::{after, ann_and_ben, going_on, places, played, report, table, texts};
pub use self::limits::CHOICES;
pub use self::secrets::look_alike;
use self::subject::TestedGame;
use crate::exercise::Exercises;
use crate::game::{Info, Table};

/// Plays random lines of `G` with every combination of options, with as few seats as possible and
/// with as many, and checks every law along them; a failure shrinks to the shortest line that shows
/// it. Where something is hidden, games that differ only in that are played side by side; a leak
/// fails with the sentence that differs.
pub fn obeys<G: Exercises>() {
    all(&TestedGame::of::<G>());
}

fn all(game: &TestedGame) {
    let tables = tables(game.info);
    laws::outcome::measures_tables_that_exist(game.info);
    for table in &tables {
        laws::outcome::of_two_seats_the_one_that_leaves_loses(game, table);
        if (game.info.secrets)(&table.options) {
            secrets::are_kept(game, table, tables.len());
        }
        if game.info.may_swap(table) {
            swap::only_changes_the_seats(game, table);
        }
        lines::obey(game, table, tables.len());
    }
}

/// Every combination of options, where each one that has no effect is at its default, with as few
/// seats as possible and with as many.
fn tables(info: &Info) -> Vec<Table> {
    let combinations = info.combinations();
    let differ = combinations.iter().filter(|options| {
        let mut all = info.options.iter();
        all.all(|one| (info.matters)(options, one.key) || options[one.key] == one.values[0])
    });
    differ.flat_map(|options| info.extremes(options)).collect()
}

#[cfg(test)]
mod tests;
