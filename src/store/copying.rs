//! Everything in one database, to another one that is empty, of the same engine or the other: in one transaction, and every row
//! that was read is looked for among those that were written before it counts.

use std::io;
use std::path::PathBuf;

use futures::TryStreamExt;
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::catalogue::{self, Columns, about};
use super::database::{Age, Engine, Store};
use super::error::{Error, Result};
use super::lock::Lock;
use super::opening::OpenError;

super::statements::statements! {
    IS_FILLED = r#"select exists (select 1 from "{table}")"#;

    READ = r#"select {columns} from "{table}""#;

    WRITE = r#"insert into "{table}" ({columns}){identities} select {values} from json_each($1)"#;
}

/// A number that the database would rather give itself is the one that was read. A file has no such columns.
const IDENTITIES: &str = " overriding system value";

/// So many rows are written at once, or fewer that have so many letters.
const ROWS: usize = 500;
const LETTERS: usize = 1 << 20;

/// After so many rows of a table it is said how many they are.
const TOLD: u64 = 100_000;

/// How far it is.
#[derive(Debug)]
pub struct Progress<'t> {
    /// The table that is being copied.
    pub table: &'t str,
    /// How many of its rows have been written.
    pub rows: u64,
    /// Whether that is all of them, and they are what was read.
    pub is_whole: bool,
}

/// Why nothing was copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the two cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// What is to be copied is an older program's.
    #[error(
        "{0} is an older tavolino's; start the bot of this one on it once, which brings it up to date, stop it, and copy then"
    )]
    Older(String),
    /// What is to be copied is a newer program's.
    #[error("{0} is a newer tavolino's; copy it with that one")]
    Newer(String),
    /// What is to be copied cannot be read whole.
    #[error("{0} is damaged: {1}; put the last backup in its place first")]
    Damaged(String, String),
    /// There is something where everything is to go.
    #[error(
        "{0} is not empty: there is something in its table {1}. Nothing is ever copied over anything; name a new database"
    )]
    NotEmpty(String, String),
    /// They do not keep the same.
    #[error(
        "{0} and {1} have not the same tables and columns, so one of them is not only tavolino's; name a new database"
    )]
    Different(String, String),
    /// What was written is not what was read.
    #[error(
        "what was written to the table {0} is not what was read, so nothing was kept; please report it"
    )]
    Unequal(String),
    /// Who was erased from another database is written down where it would be for this one.
    #[error(
        "{0} tells who was erased from another database; move it to where the backups of that one are, and copy again"
    )]
    Erased(PathBuf),
    /// Who was erased cannot be written down.
    #[error("who was erased cannot be written down: {0}")]
    Unwritable(#[from] io::Error),
    /// Reading or writing fails.
    #[error("nothing was copied: {0}")]
    Failed(#[from] Error),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> CopyError {
        CopyError::Failed(error.into())
    }
}

impl Store {
    /// Copies everything from one address to the other, with who was erased, while no bot works on either. Gives the file in
    /// which the latter is written down, if there is one.
    pub async fn copy(
        from: &str,
        to: &str,
        told: impl FnMut(Progress<'_>),
    ) -> std::result::Result<Option<PathBuf>, CopyError> {
        let (source, age) = Store::open_as_it_is(from).await?;
        let copied = async {
            match age {
                Age::Same => {}
                Age::Older => return Err(CopyError::Older(source.named())),
                Age::Newer => return Err(CopyError::Newer(source.named())),
            }
            let _source = Lock::take(from)?;
            source.must_be_idle().await?;
            if let Some(damage) = source.damage().await? {
                return Err(CopyError::Damaged(source.named(), damage));
            }
            // What is not empty stays an older program's, if it is one.
            if Store::is_there(to).await?
                && let Ok((target, _)) = Store::open_as_it_is(to).await
            {
                let is_empty = target.is_empty().await;
                target.close().await;
                is_empty?;
            }
            let _target = Lock::take(to)?;
            let target = Store::open(to).await?;
            target.must_be_idle().await?;
            let filled = target.fill(&source, told).await;
            target.close().await;
            filled
        }
        .await;
        source.close().await;
        copied
    }

    async fn fill(
        &self,
        source: &Store,
        mut told: impl FnMut(Progress<'_>),
    ) -> std::result::Result<Option<PathBuf>, CopyError> {
        self.is_empty().await?;
        let mut reading = source.read().await?;
        let mut writing = self.begin_writing().await?;
        let tables = catalogue::tables(&source.engine, &mut reading).await?;
        if tables != catalogue::tables(&self.engine, &mut writing.tx).await? {
            return Err(CopyError::Different(source.named(), self.named()));
        }
        let names = || tables.keys().map(String::as_str);
        let back = catalogue::clear(&self.engine, &mut writing.tx, names()).await?;
        let identities = match self.engine {
            Engine::Sqlite(_) => "",
            Engine::Postgres(_) => IDENTITIES,
        };
        let mut copied = Vec::new();
        for (table, columns) in &tables {
            let table = Table::new(table, columns);
            let read = table
                .copy(&mut reading, &mut writing.tx, identities, &mut told)
                .await?;
            copied.push((table, read));
        }
        for statement in back {
            sqlx::query(statement).execute(&mut *writing.tx).await?;
        }
        // Only now, so that nothing that is written can have changed what was.
        for (table, read) in &copied {
            let mut written = Sum::default();
            let mut rows = sqlx::query(table.read()).fetch(&mut *writing.tx);
            while let Some(row) = rows.try_next().await? {
                written.add(&table.told(&row)?);
            }
            if *read != written {
                return Err(CopyError::Unequal(table.name.to_owned()));
            }
            told(table.progress(read, true));
        }
        catalogue::go_on(&self.engine, &mut writing.tx, names()).await?;
        let erased = self.inherit_erased(source)?;
        let erased = erased.map_err(CopyError::Erased)?;
        writing.commit().await?;
        Ok(erased)
    }

    /// Whether nothing is in any table, also in those of others.
    async fn is_empty(&self) -> std::result::Result<(), CopyError> {
        let mut reading = self.read().await?;
        let tables = catalogue::tables(&self.engine, &mut reading).await?;
        for table in tables.keys() {
            let asked = about(IS_FILLED, &[("table", table)]);
            let is_filled: super::columns::Flag =
                sqlx::query_scalar(asked).fetch_one(&mut *reading).await?;
            if is_filled.into() {
                return Err(CopyError::NotEmpty(self.named(), table.clone()));
            }
        }
        Ok(())
    }
}

/// A table, as both databases have it.
struct Table<'t> {
    name: &'t str,
    columns: &'t Columns,
    /// The names of the columns, in the order in which their values are read and written.
    named: String,
}

impl<'t> Table<'t> {
    fn new(name: &'t str, columns: &'t Columns) -> Table<'t> {
        let named: Vec<String> = columns.keys().map(|name| format!("\"{name}\"")).collect();
        let named = named.join(", ");
        Table {
            name,
            columns,
            named,
        }
    }

    fn read(&self) -> sqlx::AssertSqlSafe<String> {
        about(READ, &[("table", self.name), ("columns", &self.named)])
    }

    fn write(&self, identities: &str) -> sqlx::AssertSqlSafe<String> {
        let values = self.columns.values().enumerate();
        let values = values.map(|(at, is_text)| {
            if *is_text {
                format!("value ->> {at}")
            } else {
                format!("cast(value ->> {at} as bigint)")
            }
        });
        let named = [
            ("table", self.name),
            ("columns", &self.named),
            ("identities", identities),
            ("values", &values.collect::<Vec<_>>().join(", ")),
        ];
        about(WRITE, &named)
    }

    /// A row, as a list of what stands in it.
    fn told(&self, row: &AnyRow) -> Result<String> {
        let mut values = Vec::with_capacity(self.columns.len());
        for (at, is_text) in self.columns.values().enumerate() {
            values.push(if *is_text {
                row.try_get::<Option<String>, _>(at)?.map(Value::from)
            } else {
                row.try_get::<Option<i64>, _>(at)?.map(Value::from)
            });
        }
        let values = values.into_iter().map(Option::unwrap_or_default);
        Ok(Value::Array(values.collect()).to_string())
    }

    /// Writes every row that is read, never holding more of them than are written at once.
    async fn copy(
        &self,
        reading: &mut AnyConnection,
        writing: &mut AnyConnection,
        identities: &str,
        told: &mut impl FnMut(Progress<'_>),
    ) -> Result<Sum> {
        let mut sum = Sum::default();
        let mut batch: Vec<String> = Vec::with_capacity(ROWS);
        let mut letters = 0;
        let mut rows = sqlx::query(self.read()).fetch(reading);
        loop {
            let row = rows.try_next().await?;
            if batch.len() == ROWS || letters > LETTERS || row.is_none() && !batch.is_empty() {
                let list = format!("[{}]", batch.join(","));
                let write = sqlx::query(self.write(identities)).bind(list);
                write.execute(&mut *writing).await?;
                batch.clear();
                letters = 0;
            }
            let Some(row) = row else { break };
            let row = self.told(&row)?;
            sum.add(&row);
            letters += row.len();
            batch.push(row);
            if sum.rows.is_multiple_of(TOLD) {
                told(self.progress(&sum, false));
            }
        }
        Ok(sum)
    }

    fn progress(&self, sum: &Sum, is_whole: bool) -> Progress<'t> {
        Progress {
            table: self.name,
            rows: sum.rows,
            is_whole,
        }
    }
}

/// What rows are in a table, whatever their order: how many they are, and a sum of what each is turned into, which no other
/// rows have.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    turned: u128,
}

impl Sum {
    fn add(&mut self, row: &str) {
        let turned = Sha256::digest(row);
        let (half, _) = turned.split_first_chunk().expect("it has twice as many");
        self.rows += 1;
        self.turned = self.turned.wrapping_add(u128::from_le_bytes(*half));
    }
}
