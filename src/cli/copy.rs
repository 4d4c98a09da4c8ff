//! `tavolino copy`: a copy of a database, into either engine.

use crate::store::Store;
use crate::store::copying::Progress;
use clap::Args;

/// Copy everything to an empty database, of the other engine too, while no bot works on either
#[derive(Args, Debug)]
#[command(
    after_help = "For instance: tavolino copy sqlite://data/tavolino.db postgres://bot@localhost/tavolino"
)]
pub struct Command {
    /// The address of the database that there is
    from: String,
    /// The address of the one that is to be
    to: String,
}

/// Copies, and prints each table.
pub async fn run(Command { from, to }: Command) -> anyhow::Result<()> {
    let mut all = 0;
    let erased = Store::copy(&from, &to, |progress| {
        let Progress {
            table,
            rows,
            is_whole,
        } = progress;
        let plural = if rows == 1 { "" } else { "s" };
        if is_whole {
            all += rows;
            println!("{table}: {rows} row{plural}, as they were.");
        } else {
            eprintln!("{table}: {rows} row{plural} …");
        }
    });
    let erased = erased.await?;
    println!("Everything is copied: {all} rows. What was copied is as it was.");
    if let Some(erased) = erased {
        println!(
            "Who was erased is written down in {}; that stays where the bot looks for it.",
            erased.display()
        );
    }
    println!("Set DATABASE_URL to the new address and start the bot; then make a backup.");
    Ok(())
}
