//! Migrations: applied one after the other, each logged before it begins, because a large database
//! takes time.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use sqlx::AnyConnection;
use sqlx::migrate::{MigrateError, Migrator};
use tracing::info;

super::statements::statements! {
    /// The versions of the applied migrations, in order.
    pub(super) MIGRATED = "select version from _sqlx_migrations where success = true order by version";
}

/// An applied migration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number and name.
    pub name: String,
    /// The time it took.
    pub took: Duration,
}

/// Applies the missing migrations and returns them; in a new database all of them, unlogged, and
/// returns none.
pub(super) async fn migrate(
    database: &mut AnyConnection,
    migrations: &'static Migrator,
) -> Result<Vec<Change>, MigrateError> {
    // A database without this table is new.
    let made = sqlx::query_scalar(MIGRATED).fetch_all(&mut *database).await;
    let made: HashSet<i64> = made.unwrap_or_default().into_iter().collect();
    let mut changes = Vec::new();
    if !made.is_empty() {
        let missing = |version: &i64| !made.contains(version);
        let missing = migrations.iter().filter(|change| missing(&change.version));
        for change in missing {
            let name = format!("{:04} {}", change.version, change.description);
            info!("migration of an older database begun: {name}");
            let begun = Instant::now();
            migrations.run_to(change.version, &mut *database).await?;
            let took = begun.elapsed();
            info!("migration done: {name} in {took:.1?}");
            changes.push(Change { name, took });
        }
    }
    // Run also if none is missing: this refuses a newer program's database.
    migrations.run(&mut *database).await?;
    Ok(changes)
}

#[cfg(test)]
mod tests;
