//! PostgreSQL's query plans.

use sqlx::{AssertSqlSafe, Row};

use super::super::super::database::Store;
use super::{BOUNDED, EXACT, GROWING, WHOLE};

/// Small indices of unfinished matches, which may be read completely.
const SMALL: &[&str] = &["matches_by_state", "events_by_tap"];

/// PostgreSQL's plan of a statement, step by step, with sequential scans switched off. A statement
/// whose parameter types it cannot infer only writes them.
pub async fn plan(store: &Store, statement: &str) -> Vec<String> {
    let mut line = store.writer.acquire().await.expect("a connection");
    let given = (1..20).rev().find(|n| statement.contains(&format!("${n}")));
    let nothing = vec!["null"; given.unwrap_or_default()].join(", ");
    let ways = "set enable_seqscan = off; set plan_cache_mode = force_generic_plan; deallocate all";
    let ready = sqlx::raw_sql(ways).execute(&mut *line).await;
    ready.expect("a line to the server");
    let numbers = vec!["bigint"; given.unwrap_or_default()].join(", ");
    let mut refused = None;
    for types in [String::new(), format!("({numbers})")] {
        let prepared = AssertSqlSafe(format!("prepare statement{types} as {statement}"));
        refused = sqlx::raw_sql(prepared).execute(&mut *line).await.err();
        if refused.is_none() {
            break;
        }
    }
    if let Some(error) = refused {
        assert!(statement.starts_with("insert"), "{statement}: {error}");
        return Vec::new();
    }
    let explain = if nothing.is_empty() {
        "explain (costs off) execute statement".to_owned()
    } else {
        format!("explain (costs off) execute statement({nothing})")
    };
    let rows = sqlx::raw_sql(AssertSqlSafe(explain));
    let rows = rows.fetch_all(&mut *line).await;
    let rows = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
    rows.iter().map(|row| row.get(0)).collect()
}

/// The fault of a PostgreSQL plan, if any.
pub fn fault(name: &str, statement: &str, plan: &[String]) -> Option<String> {
    let is_about = |step: &str, what: &[&str]| {
        let mut words = step.split(' ');
        words.any(|word| what.contains(&word))
    };
    // The line after a step names its index condition.
    for (at, step) in plan.iter().enumerate() {
        let below = plan.get(at + 1).map_or("", |line| line.trim());
        let exact = is_about(step, EXACT) || is_about(step, SMALL);
        let whole = !below.starts_with("Index Cond") && !exact;
        let of_index = GROWING
            .iter()
            .any(|table| step.contains(&format!("Bitmap Index Scan on {table}_")));
        let is_scan = step.contains("Scan") && !step.contains("Bitmap Heap");
        if is_scan && whole && (is_about(step, GROWING) || of_index) {
            return Some(format!("reads all of a table: {step}"));
        }
        let sorts = step.contains("->  Sort") && statement.contains("limit");
        let sorts = sorts && !BOUNDED.contains(&name);
        if sorts && GROWING.iter().any(|table| statement.contains(table)) {
            return Some(format!("sorts more than it gives: {step}"));
        }
        let whole = step.contains("seats_by_person") && below == "Index Cond: (person = $1)";
        if whole && !WHOLE.contains(&name) {
            return Some(format!("reads all that somebody has played: {step}"));
        }
    }
    None
}
