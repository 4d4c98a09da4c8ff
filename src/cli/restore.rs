//! `tavolino restore`: replacement of the database by a backup.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::config;
use crate::host::{Host, Timestamp};
use crate::store::{Age, Lock, Store};
use anyhow::bail;
use clap::Args;

use crate::discord::chance;

/// Put a backup in the place of the database; those who were erased since it was made are erased
/// from it
#[derive(Args, Debug)]
pub struct Command {
    /// The backup
    #[arg(required_unless_present = "noted")]
    file: Option<PathBuf>,
    /// Another program has just done that, such as `pg_restore`: only erase from it those who were
    /// erased since
    #[arg(long, conflicts_with = "file")]
    noted: bool,
}

/// Restores a file, or finishes a restore by another program.
pub async fn run(command: Command) -> anyhow::Result<()> {
    match command.file {
        Some(file) => Box::pin(restore(&file)).await,
        None => finish_foreign_restore().await,
    }
}

async fn restore(backup: &Path) -> anyhow::Result<()> {
    let address = config::database();
    Store::is_restored_by_us(&address)?;
    let lock = Lock::take(&address)?;
    let (store, age) = Store::open_as_it_is(&format!("sqlite://{}", backup.display())).await?;
    if age == Age::Newer {
        bail!(
            "{} is a newer tavolino's; restore it with that one",
            backup.display()
        );
    }
    let damage = store.damage().await?;
    if let Some(damage) = damage {
        bail!("{} is damaged: {damage}", backup.display());
    }
    let now = Timestamp::from(SystemTime::now());
    let before = Store::restore(&address, &store, now).await?;
    store.close().await;
    let finished = finish(&address, now).await?;
    drop(lock);
    println!("The database is what {} has.", backup.display());
    if let Some(before) = before {
        println!(
            "What it was before is kept in {}; delete that in time.",
            before.display()
        );
    }
    println!(
        "People erased since it was made, and now from it too: {}.",
        finished.erased
    );
    print_next(&finished);
    Ok(())
}

async fn finish_foreign_restore() -> anyhow::Result<()> {
    let address = config::database();
    let _lock = Lock::take(&address)?;
    let finished = finish(&address, SystemTime::now().into()).await?;
    println!(
        "People erased since the backup was made, and now from it too: {}.",
        finished.erased
    );
    print_next(&finished);
    Ok(())
}

fn print_next(finished: &Finished) {
    if finished.has_matches {
        println!(
            "At its next start the bot makes the messages of all unfinished games anew, and informs their players."
        );
    }
}

/// The work done after the database had been replaced.
struct Finished {
    /// The number of people erased again.
    erased: usize,
    /// Whether the messages of matches are to be made anew.
    has_matches: bool,
}

/// Erases the people again whose erasure is younger than the restored backup, and stores that the
/// messages of all unfinished matches are made anew.
async fn finish(address: &str, now: Timestamp) -> anyhow::Result<Finished> {
    let store = Store::open(address).await?;
    store.must_be_idle().await?;
    let host = Host::new(store);
    let now = host.store().time().await?.unwrap_or(now);
    let erased = host.erase_again(&mut chance(), now).await?;
    let has_matches = host.show_restored(now).await?;
    host.store().close().await;
    Ok(Finished {
        erased,
        has_matches,
    })
}
