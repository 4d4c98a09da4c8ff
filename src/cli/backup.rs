//! `tavolino backup`: copies of the database.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::config;
use crate::store::{Age, Store};
use anyhow::{Context, bail};
use clap::Args;

/// Copy the database to a new file, also while the bot runs
#[derive(Args, Debug)]
pub struct Command {
    /// The file to make
    #[arg(required_unless_present_any = ["dir", "noted"])]
    file: Option<PathBuf>,
    /// Make a dated file in this folder instead, and delete its dated backups that are too old
    #[arg(long, conflicts_with = "file")]
    dir: Option<PathBuf>,
    /// The number of days the dated backups are kept
    #[arg(long, default_value_t = 30, requires = "dir")]
    keep_days: u32,
    /// Only note, for `doctor`, that another program has just made one, such as `pg_dump`
    #[arg(long, conflicts_with_all = ["file", "dir"])]
    noted: bool,
}

/// Makes a backup, or records one.
pub async fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command { noted: true, .. } => note_foreign_backup().await,
        Command {
            file: Some(file), ..
        } => to_file(file).await,
        Command { dir, keep_days, .. } => {
            to_folder(dir.context("a file or --dir is needed")?, keep_days).await
        }
    }
}

async fn to_file(file: PathBuf) -> anyhow::Result<()> {
    if file.exists() {
        bail!(
            "{} exists already; a backup never overwrites anything",
            file.display()
        );
    }
    let store = open_as_it_is().await?;
    store
        .copy_to(&file)
        .await
        .with_context(|| format!("{} cannot be written", file.display()))?;
    note_backup(&store);
    store.close().await;
    println!("The database is copied to {}.", file.display());
    Ok(())
}

async fn to_folder(dir: PathBuf, keep_days: u32) -> anyhow::Result<()> {
    let store = open_as_it_is().await?;
    let made = store
        .back_up(&dir, keep_days, SystemTime::now().into())
        .await?;
    note_backup(&store);
    store.close().await;
    println!("The database is copied to {}.", made.file.display());
    for old in made.deleted {
        println!(
            "{} was older than {keep_days} days and is deleted.",
            old.display()
        );
    }
    Ok(())
}

async fn note_foreign_backup() -> anyhow::Result<()> {
    let store = open_as_it_is().await?;
    store.note_backup(SystemTime::now())?;
    store.close().await;
    println!("It is noted that a backup was made now.");
    Ok(())
}

/// Records that a backup was made, for `doctor`; a failure to record does not spoil the backup.
fn note_backup(store: &Store) {
    if let Err(error) = store.note_backup(SystemTime::now()) {
        eprintln!("`tavolino doctor` will not know of this backup: {error}");
    }
}

/// The configured database, opened without migrating it; prints whether another version wrote it.
async fn open_as_it_is() -> anyhow::Result<Store> {
    let (store, age) = Store::open_as_it_is(&config::database()).await?;
    match age {
        Age::Same => {}
        Age::Older => println!("The database is an older tavolino's, and stays so."),
        Age::Newer => println!("The database is a newer tavolino's, and stays so."),
    }
    Ok(store)
}
