//! The migrations of both engines: pairs, which make one schema.

use std::collections::BTreeSet;
use std::fs;

use sqlx::AssertSqlSafe;
use sqlx::migrate::Migrator;

use super::super::database::Store;
use super::super::{engine, postgres, sqlite};

/// The first migration that is one in each folder under one number and name. Those before have
/// numbers of their own on each engine.
const PAIRED_FROM: i64 = 31;

/// The schema after all migrations, of both engines.
const FILE: &str = "tests/data/schema.txt";

/// The first lines of that file.
const HEAD: &str = "\
The schema after all migrations. Both engines have this one; `UPDATE=1 cargo test -p tavolino --lib migrating` writes it.
Checks and the columns of keys stand without brackets and commas. The leases of PostgreSQL alone are left out.
";

/// The description of the tables in a catalogue: statements that return a table and a line each.
struct Catalogue {
    columns: &'static str,
    /// Primary keys, unique keys and unique indices.
    keys: &'static str,
    references: &'static str,
    /// The checks of a table, or the statement that made it.
    checks: &'static str,
}

const SQLITE: Catalogue = Catalogue {
    columns: r#"select t.name, c.name || case upper(c.type) when 'TEXT' then ' text' else ' number' end
            || case when c."notnull" = 1 or c.pk > 0 then ' not null' else '' end || coalesce(' default ' || c.dflt_value, '')
        from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'"#,
    keys: r#"select t.name, case i.origin when 'pk' then 'primary key ' else 'unique ' end || coalesce(
            (select substr(m.sql, instr(m.sql, ' (')) from sqlite_master m where m.name = i.name),
            (select group_concat(k.name, ' ') from pragma_index_info(i.name) k))
        from sqlite_master t join pragma_index_list(t.name) i where t.type = 'table' and i."unique" = 1"#,
    references: r#"select t.name, 'foreign key ' || f."from" || ' references ' || f."table" || ' ' || f."to"
        from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'"#,
    checks: "select name, sql from sqlite_master where type = 'table'",
};

const POSTGRES: Catalogue = Catalogue {
    columns: "select cast(table_name as text), column_name || case data_type when 'text' then ' text' else ' number' end
            || case is_nullable when 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '')
        from information_schema.columns where table_schema = current_schema()",
    keys: "select cast(c.relname as text), case when i.indisprimary then 'primary key ' else 'unique ' end
            || split_part(pg_get_indexdef(i.indexrelid), ' USING btree ', 2)
        from pg_index i join pg_class c on c.oid = i.indrelid
        where i.indisunique and c.relnamespace = cast(current_schema() as regnamespace)",
    references: "select cast(c.relname as text), pg_get_constraintdef(k.oid) from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and c.relnamespace = cast(current_schema() as regnamespace)",
    checks: "select cast(c.relname as text), pg_get_constraintdef(k.oid) from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'c' and c.relnamespace = cast(current_schema() as regnamespace)",
};

/// Tables that are no part of the schema: the list of migrations, SQLite's own, and PostgreSQL's
/// leases.
fn is_beside(table: &str) -> bool {
    table == "_sqlx_migrations" || table == "leases" || table.starts_with("sqlite_")
}

/// The schema of a database, a line for each column, key, reference and check.
async fn schema(store: &Store) -> String {
    let catalogue = if store.is_on_server() {
        POSTGRES
    } else {
        SQLITE
    };
    let rows = async |statement: &'static str| {
        let rows = sqlx::query_as(AssertSqlSafe(statement)).fetch_all(&store.limited_pool);
        let mut rows: Vec<(String, String)> = rows.await.expect(statement);
        rows.retain(|(table, _)| !is_beside(table));
        rows
    };
    let mut lines = BTreeSet::new();
    let mut add = |order: u8, table: String, line: &str| {
        lines.insert((table, order, plain(line)));
    };
    for (table, column) in rows(catalogue.columns).await {
        add(0, table, &column);
    }
    for (table, key) in rows(catalogue.keys).await {
        add(1, table, &key);
    }
    for (table, reference) in rows(catalogue.references).await {
        add(2, table, &reference);
    }
    for (table, made) in rows(catalogue.checks).await {
        for check in checks(&made) {
            add(3, table.clone(), &format!("check {check}"));
        }
    }
    let lines = lines
        .into_iter()
        .map(|(table, _, line)| format!("{table}: {line}\n"));
    HEAD.to_owned() + &lines.collect::<String>()
}

/// The conditions of the checks in a statement.
fn checks(statement: &str) -> Vec<String> {
    let code = statement
        .lines()
        .map(|line| line.split("--").next().unwrap_or_default());
    let code = code.collect::<Vec<_>>().join(" ").to_lowercase();
    let after = code.split("check (").skip(1);
    after
        .map(|rest| {
            let mut open = 1;
            let closes = |letter: char| {
                open += i32::from(letter == '(') - i32::from(letter == ')');
                open == 0
            };
            let end = rest.find(closes).expect("a check ends");
            rest[..end].to_owned()
        })
        .collect()
}

/// An expression in words that both engines have: without brackets, commas and casts, `in` for a
/// list, `between` for a range.
fn plain(expression: &str) -> String {
    let text = expression.to_lowercase();
    let text = text.replace(['(', ')', '[', ']', ',', '"'], " ");
    let words = text.split_whitespace();
    let words = words.map(|word| word.split("::").next().unwrap_or_default());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut plain = Vec::new();
    let mut rest = &*words;
    while let [word, after @ ..] = rest {
        rest = after;
        match (word, after) {
            (&"=", ["any", "array", after @ ..]) => {
                plain.push("in");
                rest = after;
            }
            (column, [">=", least, "and", same, "<=", most, after @ ..]) if column == same => {
                plain.extend([column, "between", least, "and", most]);
                rest = after;
            }
            (&"json_typeof", _) => plain.push("json_type"),
            _ => plain.push(word),
        }
    }
    plain.join(" ")
}

#[test]
fn a_migration_is_in_both_folders_under_one_number_and_name() {
    let paired = |migrations: &Migrator| {
        let all = migrations.iter();
        let paired = all.filter(|migration| migration.version >= PAIRED_FROM);
        let named = paired.map(|migration| (migration.version, migration.description.to_string()));
        named.collect::<Vec<_>>()
    };
    let (files, server) = (paired(&sqlite::MIGRATIONS), paired(&postgres::MIGRATIONS));
    assert_eq!(files, server, "migrations/sqlite and migrations/postgres");
    let numbers = files.iter().map(|(number, _)| *number);
    assert!(
        numbers.eq((PAIRED_FROM..).take(files.len())),
        "a number is left out: {files:?}"
    );
}

#[tokio::test]
async fn both_engines_have_one_schema() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Store::open(&engine::address(folder.path())).await;
    let schema = schema(&store.expect("a database")).await;
    if std::env::var_os("UPDATE").is_some() && !engine::is_server() {
        fs::write(FILE, &schema).expect("written");
    }
    let expected = fs::read_to_string(FILE).expect("the schema of both engines");
    let missing = |from: &str, lines: &str| {
        let missing = lines
            .lines()
            .filter(|line| from.lines().all(|other| other != *line));
        missing.collect::<Vec<_>>().join("\n")
    };
    assert!(
        schema == expected,
        "only in this engine's schema:\n{}\nonly in {FILE}:\n{}",
        missing(&expected, &schema),
        missing(&schema, &expected)
    );
}

#[test]
fn what_both_engines_print_in_their_own_way_reads_the_same() {
    for (sqlite, postgres) in [
        (
            "listed in (0, 1)",
            "((listed = ANY (ARRAY[(0)::bigint, (1)::bigint])))",
        ),
        (
            "minute between 0 and 1439",
            "((minute >= 0) AND (minute <= 1439))",
        ),
        (
            "json_type(data) = 'object'",
            "(json_typeof((data)::json) = 'object'::text)",
        ),
        ("(a is null) = (b is null)", "((a IS NULL) = (b IS NULL))"),
    ] {
        assert_eq!(plain(sqlite), plain(postgres));
    }
    let made =
        "create table a (\n b text check (b in ('c', 'd')), -- not check (e)\n check (b <> 'f'))";
    assert_eq!(checks(made), ["b in ('c', 'd')", "b <> 'f'"]);
}
