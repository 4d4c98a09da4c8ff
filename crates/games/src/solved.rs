//! The folder of tables of solved games: tables are read on demand and made where missing. A few
//! are embedded in the program.

mod shipped;

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use self::shipped::Shipped;
use crate::ai::solve::{Progress, Solution};
use crate::ai::table::{self, EndgameTable, Source};
use crate::board::{Board, Work};
use crate::game::{Info, Options};

/// Minimum time between two checkpoints of an unfinished solution, 30 s; work after the last one is
/// lost when stopped.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(30);

/// The tables in a folder.
#[derive(Debug)]
pub struct Solved {
    folder: PathBuf,
    /// Cache of tables by name; `None` for a table that does not exist.
    known: Mutex<HashMap<String, Option<Arc<EndgameTable>>>>,
}

/// The reason a game could not be solved.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The game has chance, secrets, a third seat, or too many positions.
    #[error("{0} cannot be solved here")]
    NotSolvable(&'static str),
    /// The caller stopped it.
    #[error("stopped; what was found is kept, and it goes on from there")]
    Stopped,
    /// The table is damaged.
    #[error(transparent)]
    Table(#[from] table::Error),
    /// The table could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The embedded tables that were used, by name.
static EMBEDDED: Mutex<BTreeMap<String, Arc<EndgameTable>>> = Mutex::new(BTreeMap::new());

/// Returns the embedded table of a game with these options; `None` if there is none.
#[must_use]
pub fn embedded(info: &Info, options: &Options) -> Option<Arc<EndgameTable>> {
    let name = name(info, options);
    let source = Shipped::find(&file_name(&name))?;
    let mut known = EMBEDDED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(table) = known.get(&name) {
        return Some(Arc::clone(table));
    }
    let table = Arc::new(opened(Box::new(source), &name, info)?);
    known.insert(name, Arc::clone(&table));
    Some(table)
}

impl Solved {
    /// Returns the tables in a folder, which need not exist yet.
    #[must_use]
    pub fn within(folder: PathBuf) -> Solved {
        Solved {
            folder,
            known: Mutex::default(),
        }
    }

    /// Returns the table of a game with these options and the current rules: from the folder, else
    /// the embedded one; `None` if there is none. A damaged table counts as missing.
    #[must_use]
    pub fn table(&self, info: &Info, options: &Options) -> Option<Arc<EndgameTable>> {
        let name = name(info, options);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&name) {
            return known.clone();
        }
        let stored = read(&self.file(&name), &name, info).map(Arc::new);
        let table = stored.or_else(|| embedded(info, options));
        known.insert(name, table.clone());
        table
    }

    /// Returns the table of a game, solving the game now if that takes seconds; `None` if there is
    /// no table.
    #[must_use]
    pub fn get_or_solve(&self, start: &dyn Board, options: &Options) -> Option<Arc<EndgameTable>> {
        let table = || self.table(start.info(), options);
        table().or_else(|| {
            let work = start.solvable().map(|solvable| solvable.work());
            let is_short = work == Some(Work::Short);
            let made = is_short && self.solve(start, options, &mut |_, _, _| true).is_ok();
            made.then(table).flatten()
        })
    }

    /// Solves a game from its first position and stores the table in the folder. Resumes an
    /// unfinished solution; returns a stored one.
    ///
    /// # Errors
    /// [`Error`] if the game cannot be solved, `progress` stopped it, or a file cannot be read or
    /// written.
    pub fn solve(
        &self,
        board: &dyn Board,
        options: &Options,
        progress: &mut dyn FnMut(u8, u64, u64) -> bool,
    ) -> Result<Solution, Error> {
        let info = board.info();
        let name = name(info, options);
        if let Some(table) = read(&self.file(&name), &name, info) {
            return Ok(table.load()?);
        }
        let solvable = board.solvable().ok_or(Error::NotSolvable(info.name))?;
        let checkpoint_file = self.file(&format!("{name}.begun"));
        let checkpoint = read(&checkpoint_file, &name, info).and_then(|table| table.load().ok());
        fs::create_dir_all(&self.folder)?;
        let mut checkpoints = Checkpoints {
            file: &checkpoint_file,
            name: &name,
            info,
            since: Instant::now(),
            progress,
            failed: None,
        };
        let solution = solvable.solve(checkpoint, &mut checkpoints);
        if let Some(error) = checkpoints.failed {
            return Err(error.into());
        }
        let solution = solution.ok_or(Error::Stopped)?;
        write(&solution, &self.file(&name), &name, info)?;
        match fs::remove_file(&checkpoint_file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.remove(&name);
        Ok(solution)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(file_name(name))
    }
}

/// Returns the name of a table: the game's key and its options that are not the default.
fn name(info: &Info, options: &Options) -> String {
    let mut name = info.key.to_owned();
    for choice in info.options {
        let value = &options[choice.key];
        if value != choice.values[0] {
            name.push('-');
            name.push_str(value);
        }
    }
    name
}

fn file_name(name: &str) -> String {
    format!("{name}.table")
}

/// Returns the table in a file if its name and rules version fit.
fn read(file: &Path, name: &str, info: &Info) -> Option<EndgameTable> {
    opened(Box::new(OnDisk::open(file).ok()?), name, info)
}

/// Returns the table of a source if its name and rules version fit.
fn opened(source: Box<dyn Source>, name: &str, info: &Info) -> Option<EndgameTable> {
    let table = EndgameTable::open(source).ok()?;
    let head = table.head();
    (head.name == name && head.rules == info.rules).then_some(table)
}

/// Writes a table to a temporary file and renames it when complete.
fn write(solution: &Solution, file: &Path, name: &str, info: &Info) -> io::Result<()> {
    let part = file.with_extension("part");
    let mut out = BufWriter::new(File::create(&part)?);
    table::write(solution, name, info.rules, &mut out)?;
    out.flush()?;
    out.into_inner()?.sync_all()?;
    fs::rename(part, file)
}

/// A progress observer that stores checkpoints.
struct Checkpoints<'a> {
    file: &'a Path,
    name: &'a str,
    info: &'a Info,
    since: Instant,
    progress: &'a mut dyn FnMut(u8, u64, u64) -> bool,
    failed: Option<io::Error>,
}

impl Progress for Checkpoints<'_> {
    fn progress(&mut self, depth: u8, done: u64, all: u64) -> bool {
        self.failed.is_none() && (self.progress)(depth, done, all)
    }

    fn checkpoint(&mut self, solution: &Solution) {
        if !solution.is_complete() && self.since.elapsed() > CHECKPOINT_INTERVAL {
            self.failed = write(solution, self.file, self.name, self.info).err();
            self.since = Instant::now();
        }
    }
}

/// A table file.
#[derive(Debug)]
struct OnDisk {
    file: Mutex<File>,
    length: u64,
}

impl OnDisk {
    fn open(path: &Path) -> io::Result<OnDisk> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        Ok(OnDisk {
            file: Mutex::new(file),
            length,
        })
    }
}

impl Source for OnDisk {
    fn length(&self) -> u64 {
        self.length
    }

    fn read(&self, from: u64, count: usize) -> io::Result<Vec<u8>> {
        // A damaged table may ask for more bytes than the file has.
        let count = count.min(self.length as usize);
        let mut bytes = vec![0; count];
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(from))?;
        file.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
