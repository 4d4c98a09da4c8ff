//! The catalogue of a database, and the triggers and constraints to switch off during a full copy:
//! statements per engine.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use super::columns::Flag;
use super::database::Engine;
use super::error::Result;

super::statements::statements! {
    FILE_COLUMNS = "select t.name, c.name, upper(c.type) = 'TEXT'
        from sqlite_master t join pragma_table_info(t.name) c on true
        where t.type = 'table' and t.name not like 'sqlite%' and t.name <> '_sqlx_migrations'";

    /// Without the leases, which matter only to running processes.
    SERVER_COLUMNS = "select cast(table_name as text), cast(column_name as text), data_type = 'text'
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = current_schema() and table_type = 'BASE TABLE'
            and table_name not in ('_sqlx_migrations', 'leases')";

    /// Foreign keys are checked at the end of the transaction.
    DEFER = "pragma defer_foreign_keys = on";

    FILE_TRIGGERS = "select name, sql from sqlite_master where type = 'trigger'";

    DROP_TRIGGER = r#"drop trigger "{name}""#;

    TRIGGERS_OFF = r#"alter table "{table}" disable trigger user"#;

    TRIGGERS_ON = r#"alter table "{table}" enable trigger user"#;

    /// Foreign keys, also of a table to itself.
    REFERENCES = "select cast(c.relname as text), cast(r.conname as text), pg_get_constraintdef(r.oid)
        from pg_constraint r join pg_class c on c.oid = r.conrelid
        where r.contype = 'f' and c.relnamespace = cast(current_schema() as regnamespace)";

    DROP_REFERENCE = r#"alter table "{table}" drop constraint "{name}""#;

    ADD_REFERENCE = r#"alter table "{table}" add constraint "{name}" {definition}"#;

    /// The sequences of identity columns.
    SEQUENCES = "select * from (
            select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence,
                cast(table_name as text), cast(column_name as text)
            from information_schema.columns where table_schema = current_schema()) counted
        where sequence is not null";

    GO_ON = r#"select setval('{sequence}', coalesce(max("{column}"), 0) + 1, false) from "{table}""#;

    /// Statistics, so that the first statements of the bot get good plans.
    COUNT_UP = r#"analyze "{table}""#;
}

/// The columns of a table; `true` for text, `false` for numbers.
pub(super) type Columns = BTreeMap<String, bool>;

/// A statement with names from the catalogue inserted.
pub(super) fn with_names(statement: &str, named: &[(&str, &str)]) -> AssertSqlSafe<String> {
    let fill =
        |text: String, (name, value): &(&str, &str)| text.replace(&format!("{{{name}}}"), value);
    AssertSqlSafe(named.iter().fold(statement.to_owned(), fill))
}

/// Every table except those of the engine and of the migrations.
pub(super) async fn tables(
    engine: &Engine,
    database: &mut AnyConnection,
) -> Result<BTreeMap<String, Columns>> {
    let statement_columns = match engine {
        Engine::Sqlite(_) => FILE_COLUMNS,
        Engine::Postgres(_) => SERVER_COLUMNS,
    };
    let columns: Vec<(String, String, Flag)> = sqlx::query_as(statement_columns)
        .fetch_all(database)
        .await?;
    let mut tables = BTreeMap::<String, Columns>::new();
    for (table, column, is_text) in columns {
        let columns = tables.entry(table).or_default();
        columns.insert(column, is_text.into());
    }
    Ok(tables)
}

/// Removes triggers and foreign keys until the transaction ends, so that rows can be written in any
/// order. Returns the statements that restore them.
pub(super) async fn clear(
    engine: &Engine,
    database: &mut AnyConnection,
    tables: impl Iterator<Item = &str>,
) -> Result<Vec<AssertSqlSafe<String>>> {
    let mut back = Vec::new();
    match engine {
        Engine::Sqlite(_) => {
            sqlx::query(DEFER).execute(&mut *database).await?;
            let triggers = sqlx::query_as(FILE_TRIGGERS).fetch_all(&mut *database);
            let triggers: Vec<(String, String)> = triggers.await?;
            for (name, made) in triggers {
                let drop = with_names(DROP_TRIGGER, &[("name", &name)]);
                sqlx::query(drop).execute(&mut *database).await?;
                back.push(AssertSqlSafe(made));
            }
        }
        // The owner of the tables may drop foreign keys; only an administrator may switch off the
        // system triggers they consist of.
        Engine::Postgres(_) => {
            for table in tables {
                let named = [("table", table)];
                let off = with_names(TRIGGERS_OFF, &named);
                sqlx::query(off).execute(&mut *database).await?;
                back.push(with_names(TRIGGERS_ON, &named));
            }
            let references = sqlx::query_as(REFERENCES).fetch_all(&mut *database);
            let references: Vec<(String, String, String)> = references.await?;
            for (table, name, definition) in &references {
                let named = [
                    ("table", &**table),
                    ("name", name),
                    ("definition", definition),
                ];
                let drop = with_names(DROP_REFERENCE, &named);
                sqlx::query(drop).execute(&mut *database).await?;
                back.push(with_names(ADD_REFERENCE, &named));
            }
        }
    }
    Ok(back)
}

/// Sets each sequence to continue after the rows written.
pub(super) async fn set_sequences(
    engine: &Engine,
    database: &mut AnyConnection,
    tables: impl Iterator<Item = &str>,
) -> Result<()> {
    if let Engine::Sqlite(_) = engine {
        return Ok(());
    }
    let sequences: Vec<AnyRow> = sqlx::query(SEQUENCES).fetch_all(&mut *database).await?;
    for counted in sequences {
        let (sequence, table): (String, String) = (counted.try_get(0)?, counted.try_get(1)?);
        let column: String = counted.try_get(2)?;
        let named = [
            ("sequence", &*sequence),
            ("table", &table),
            ("column", &column),
        ];
        sqlx::query(with_names(GO_ON, &named))
            .execute(&mut *database)
            .await?;
    }
    for table in tables {
        let counted = with_names(COUNT_UP, &[("table", table)]);
        sqlx::query(counted).execute(&mut *database).await?;
    }
    Ok(())
}
