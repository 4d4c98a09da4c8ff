//! Statements of the previous version, which must be valid on this schema: during an update both
//! versions run on one database. `tests/host/version_before.rs` tests their writes.

use std::fmt::Write as _;
use std::fs;

use sqlx::AssertSqlSafe;
use sqlx::error::DatabaseError;

use super::super::super::database::Store;
use super::super::super::engine;
use super::{ALL, OF_FILES, OF_SERVERS, TRACES, filled};

/// The statements of the previous version.
const FILE: &str = "tests/data/version-before/statements.sql";

/// The head of that file.
const HEAD: &str = "-- Every statement of the version before this one, as CONTRIBUTING.md has it written at a release.\n";

/// The advice for a statement that is no longer valid.
const NEXT: &str = "the version before cannot go on beside this schema, and while it is updated both run on one database: let one \
    release do without what is to go, and change the schema in the one after (CONTRIBUTING.md, Change the schema)";

/// PostgreSQL's error codes for a missing column, table, function or conflict target.
const MISSING: [&str; 4] = ["42703", "42P01", "42883", "42P10"];

/// The statements of this version, by name.
fn own() -> String {
    let traces = TRACES
        .iter()
        .flat_map(|trace| [("told", trace.exported), ("erased", trace.erased)]);
    let all = ALL.iter().copied().flatten().copied().chain(traces);
    let mut text = HEAD.to_owned();
    for (name, statement) in all {
        let lines = statement.lines().map(str::trim_end);
        let lines = lines.collect::<Vec<_>>().join("\n");
        write!(text, "\n-- {name}\n{lines};\n").expect("a text takes everything");
    }
    text
}

/// The names and statements in a file.
fn read(file: &str) -> Vec<(&str, &str)> {
    let parts = file.split("\n\n-- ").skip(1);
    let named = parts.map(|part| part.split_once('\n').expect("a name has its statement"));
    named
        .map(|(name, statement)| (name, statement.trim_end().trim_end_matches(';')))
        .collect()
}

/// The statements that are invalid on a database, with the error.
async fn not_understood(store: &Store, statements: &[(&str, &str)]) -> Vec<String> {
    let mut line = store.writer.acquire().await.expect("a connection");
    let mut faults = Vec::new();
    for (name, statement) in statements {
        let is_others = if store.is_on_server() {
            statement.contains(OF_FILES)
        } else {
            OF_SERVERS.contains(name)
        };
        // The catalogue supplies the table names of these statements.
        let is_whole = ["vacuum", "pragma"].map(|begins| statement.starts_with(begins));
        if is_others || is_whole.contains(&true) || statement.contains('{') {
            continue;
        }
        let prepare = if store.is_on_server() {
            format!("deallocate all; prepare asked as {statement}")
        } else {
            format!("explain {statement}")
        };
        let Err(error) = sqlx::raw_sql(AssertSqlSafe(prepare))
            .execute(&mut *line)
            .await
        else {
            continue;
        };
        let code = error.as_database_error().and_then(DatabaseError::code);
        // A server may be unable to infer the type of a parameter.
        let is_missing = code.is_some_and(|code| MISSING.contains(&&*code));
        if is_missing || !store.is_on_server() {
            faults.push(format!("{name}: {error}"));
        }
    }
    faults
}

#[tokio::test]
async fn every_statement_of_it_is_understood() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Store::open(&engine::address(folder.path())).await;
    let store = store.expect("a database");
    let file = fs::read_to_string(FILE).expect("what was written at a release");
    let before = read(&file);
    assert!(before.len() > 100, "{} statements", before.len());
    let faults = not_understood(&store, &before).await;
    assert!(faults.is_empty(), "{NEXT}:\n{}", faults.join("\n"));
    store.close().await;
    // The file is replaced only by valid statements.
    if std::env::var_os("UPDATE").is_some() {
        fs::write(FILE, own()).expect("written");
    }
}

#[tokio::test]
async fn what_it_does_not_find_any_more_is_told() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = filled(&folder).await;
    let own = own();
    let own = read(&own);
    let faults = not_understood(&store, &own).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for change in [
        "alter table blocks rename column since to began",
        "alter table heartbeat rename to heartbeats",
    ] {
        let changed = sqlx::query(change).execute(&store.writer).await;
        changed.expect("it can be changed");
    }
    let faults = not_understood(&store, &own).await.join("\n");
    for name in ["block:", "blocked_by:", "touch:"] {
        assert!(faults.contains(name), "{name} is not in\n{faults}");
    }
    store.close().await;
}
