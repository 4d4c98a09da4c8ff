//! Copy of a database into another, empty one, of either engine: in one transaction, which commits
//! only if a checksum of every table is equal on both sides.

use std::io;
use std::path::PathBuf;

use futures::TryStreamExt;
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::catalogue::{self, Columns, with_names};
use super::database::{Age, Engine, Store};
use super::error::{Error, Result};
use super::lock::Lock;
use super::opening::OpenError;

super::statements::statements! {
    IS_FILLED = r#"select exists (select 1 from "{table}")"#;

    READ = r#"select {columns} from "{table}""#;

    WRITE = r#"insert into "{table}" ({columns}){identities} select {values} from json_each($1)"#;
}

/// Keeps the copied values of identity columns (PostgreSQL; SQLite has none).
const IDENTITIES: &str = " overriding system value";

/// Rows per insert statement, unless they exceed the size limit below.
const ROWS: usize = 500;
const LETTERS: usize = 1 << 20;

/// Rows of a table between two progress reports.
const PROGRESS_INTERVAL: u64 = 100_000;

/// The progress of a copy.
#[derive(Debug)]
pub struct Progress<'t> {
    /// The table being copied.
    pub table: &'t str,
    /// The number of its rows written so far.
    pub rows: u64,
    /// Whether the table is complete and its checksum equal.
    pub is_whole: bool,
}

/// The reason nothing was copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The source has an older schema.
    #[error(
        "{0} is an older tavolino's; start the bot of this one on it once, which brings it up to date, stop it, and copy then"
    )]
    Older(String),
    /// The source has a newer schema.
    #[error("{0} is a newer tavolino's; copy it with that one")]
    Newer(String),
    /// The source cannot be read completely.
    #[error("{0} is damaged: {1}; put the last backup in its place first")]
    Damaged(String, String),
    /// The target is not empty.
    #[error(
        "{0} is not empty: there is something in its table {1}. Nothing is ever copied over anything; name a new database"
    )]
    NotEmpty(String, String),
    /// The target is a whole copy of the source.
    #[error(
        "{0} is not empty: everything that is in {1} is in it already, so that an earlier copy came to its end. Set DATABASE_URL to it and start the bot; then make a backup"
    )]
    Copied(String, String),
    /// The schemas differ.
    #[error(
        "{0} and {1} have not the same tables and columns, so one of them is not only tavolino's; name a new database"
    )]
    Different(String, String),
    /// A checksum differs.
    #[error(
        "what was written to the table {0} is not what was read, so nothing was kept; please report it"
    )]
    Unequal(String),
    /// The target's list of erasures belongs to another database.
    #[error(
        "{0} tells who was erased from another database; move it to where the backups of that one are, and copy again"
    )]
    Erased(PathBuf),
    /// The list of erasures cannot be written.
    #[error("who was erased cannot be written down: {0}")]
    Unwritable(#[from] io::Error),
    /// Reading or writing failed.
    #[error("nothing was copied: {0}")]
    Failed(#[from] Error),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> CopyError {
        CopyError::Failed(error.into())
    }
}

impl Store {
    /// Copies a database with its list of erasures from one address to another, while no process
    /// uses either. Returns the file of the target's list of erasures, if there is one.
    ///
    /// # Errors
    /// The source cannot be read, the target is not empty, or the copy differs; the target is then
    /// unchanged.
    pub async fn copy(
        from: &str,
        to: &str,
        on_progress: impl FnMut(Progress<'_>),
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
            // A target with rows keeps its older schema.
            if Store::is_there(to).await?
                && let Ok((target, _)) = Store::open_as_it_is(to).await
            {
                let mut is_empty = target.is_empty().await;
                if matches!(is_empty, Err(CopyError::NotEmpty(..)))
                    && target.has_all_of(&source).await?
                {
                    is_empty = Err(CopyError::Copied(target.named(), source.named()));
                }
                target.close().await;
                is_empty?;
            }
            let _target = Lock::take(to)?;
            let target = Store::open(to).await?;
            target.must_be_idle().await?;
            let filled = target.fill(&source, on_progress).await;
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
        mut on_progress: impl FnMut(Progress<'_>),
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
                .copy(&mut reading, &mut writing.tx, identities, &mut on_progress)
                .await?;
            copied.push((table, read));
        }
        for statement in back {
            sqlx::query(statement).execute(&mut *writing.tx).await?;
        }
        // Checksums are compared after all tables are written: a later write cannot change an
        // earlier table unseen.
        for (table, read) in &copied {
            if *read != table.checksum(&mut writing.tx).await? {
                return Err(CopyError::Unequal(table.name.to_owned()));
            }
            on_progress(table.progress(read, true));
        }
        catalogue::set_sequences(&self.engine, &mut writing.tx, names()).await?;
        let erased = self.inherit_erased(source)?;
        let erased = erased.map_err(CopyError::Erased)?;
        writing.commit().await?;
        Ok(erased)
    }

    /// Whether every table has the same rows in both databases: an earlier copy that was
    /// interrupted after its commit is whole, and its report is missing.
    async fn has_all_of(&self, source: &Store) -> std::result::Result<bool, CopyError> {
        let (mut theirs, mut ours) = (source.read().await?, self.read().await?);
        let tables = catalogue::tables(&source.engine, &mut theirs).await?;
        if tables != catalogue::tables(&self.engine, &mut ours).await? {
            return Ok(false);
        }
        for (table, columns) in &tables {
            let table = Table::new(table, columns);
            if table.checksum(&mut theirs).await? != table.checksum(&mut ours).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Fails unless every table is empty, also tables of other programs.
    async fn is_empty(&self) -> std::result::Result<(), CopyError> {
        let mut reading = self.read().await?;
        let tables = catalogue::tables(&self.engine, &mut reading).await?;
        for table in tables.keys() {
            let query = with_names(IS_FILLED, &[("table", table)]);
            let is_filled: super::columns::Flag =
                sqlx::query_scalar(query).fetch_one(&mut *reading).await?;
            if is_filled.into() {
                return Err(CopyError::NotEmpty(self.named(), table.clone()));
            }
        }
        Ok(())
    }
}

/// A table of both databases.
struct Table<'t> {
    name: &'t str,
    columns: &'t Columns,
    /// The column names, in the order of the values.
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
        with_names(READ, &[("table", self.name), ("columns", &self.named)])
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
        with_names(WRITE, &named)
    }

    /// A row, as a JSON list of its values.
    fn serialize(&self, row: &AnyRow) -> Result<String> {
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

    /// The checksum of the table in one of the databases.
    async fn checksum(&self, reading: &mut AnyConnection) -> Result<Checksum> {
        let mut sum = Checksum::default();
        let mut rows = sqlx::query(self.read()).fetch(reading);
        while let Some(row) = rows.try_next().await? {
            sum.add(&self.serialize(&row)?);
        }
        Ok(sum)
    }

    /// Writes every row that `rows` yields; holds at most one statement's rows in memory.
    async fn copy(
        &self,
        reading: &mut AnyConnection,
        writing: &mut AnyConnection,
        identities: &str,
        on_progress: &mut impl FnMut(Progress<'_>),
    ) -> Result<Checksum> {
        let mut sum = Checksum::default();
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
            let row = self.serialize(&row)?;
            sum.add(&row);
            letters += row.len();
            batch.push(row);
            if sum.rows.is_multiple_of(PROGRESS_INTERVAL) {
                on_progress(self.progress(&sum, false));
            }
        }
        Ok(sum)
    }

    fn progress(&self, sum: &Checksum, is_whole: bool) -> Progress<'t> {
        Progress {
            table: self.name,
            rows: sum.rows,
            is_whole,
        }
    }
}

/// An order-independent checksum of a table's rows: their number, and the sum of each row's digest.
#[derive(Debug, Default, PartialEq, Eq)]
struct Checksum {
    rows: u64,
    digest: u128,
}

impl Checksum {
    fn add(&mut self, row: &str) {
        let digest = Sha256::digest(row);
        let (half, _) = digest.split_first_chunk().expect("it has twice as many");
        self.rows += 1;
        self.digest = self.digest.wrapping_add(u128::from_le_bytes(*half));
    }
}
