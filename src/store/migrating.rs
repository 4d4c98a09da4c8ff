//! Bringing a database up to date: one change after the other, each told before it is made, since in a large database it
//! takes its time.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use sqlx::AnyConnection;
use sqlx::migrate::{MigrateError, Migrator};
use tracing::info;

super::statements::statements! {
    /// The changes that have been made, in order.
    pub(super) MIGRATED = "select version from _sqlx_migrations where success = true order by version";
}

/// A change that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its number and its name.
    pub name: String,
    /// How long it took.
    pub took: Duration,
}

/// Makes the changes that are missing and gives them; a new database is made as it is to be, and nothing is told.
pub(super) async fn migrate(
    database: &mut AnyConnection,
    migrations: &'static Migrator,
) -> Result<Vec<Change>, MigrateError> {
    // What has no such table is new.
    let made = sqlx::query_scalar(MIGRATED).fetch_all(&mut *database).await;
    let made: HashSet<i64> = made.unwrap_or_default().into_iter().collect();
    let mut changes = Vec::new();
    if !made.is_empty() {
        let missing = |version: &i64| !made.contains(version);
        let missing = migrations.iter().filter(|change| missing(&change.version));
        for change in missing {
            let name = format!("{:04} {}", change.version, change.description);
            info!("the database is an older tavolino's; making change {name}");
            let begun = Instant::now();
            migrations.run_to(change.version, &mut *database).await?;
            let took = begun.elapsed();
            info!("made change {name} in {took:.1?}");
            changes.push(Change { name, took });
        }
    }
    // Also where nothing is missing: what was made by a newer program is refused.
    migrations.run(&mut *database).await?;
    Ok(changes)
}
