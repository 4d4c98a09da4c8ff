//! The list of erasures beside the database, so that a restored backup can be purged again. It
//! holds no ids, only salted SHA-256 digests of them.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::PathBuf;

use rand::{Rng, RngExt as _};
use sha2::{Digest, Sha256};

use super::database::Store;
use super::error::{Error, Result};
use super::ids::UserId;
use super::private;
use super::time::Timestamp;

super::statements::statements! {
    /// Every person in the database.
    read fn people() -> Vec<UserId> =
        "select person from seats where person is not null
        union select opened_by from matches where opened_by is not null
        union select person from invitations
        union select person from notices where person is not null
        union select person from messages where person is not null
        union select person from closed_dms
        union select person from looked
        union select person from vacations
        union select person from days_off
        union select person from preferences
        union select person from languages
        union select person from lessons
        union select person from tries
        union select person from shared
        union select person from puzzle_runs
        union select person from results
        union select person from ratings
        union select person from beliefs
        union select person from rating_wishes
        union select person from absent
        union select person from absences
        union select person from votes
        union select person from handed
        union select person from looking
        union select person from league_members
        union select person from league_entrants where person is not null
        union select person from league_notes
        union select opener from contests where opener is not null
        union select person from contest_members
        union select person from contest_entrants where person is not null
        union select person from contest_notes
        union select person from ladder_people
        union select challenger from ladder_challenges
        union select challenged from ladder_challenges
        union select person from ladder_notes
        union select person from watching
        union select person from suggestions
        union select person from plans
        union select person from blocks union select blocked from blocks
        union select person from deletions";
}

/// Tolerance in ms, 1 min, for erasures before a backup: the heartbeat that dates a backup is not
/// written at every instant.
const HEARTBEAT_TOLERANCE: i64 = 60 * 1000;

impl Store {
    /// Adds a person to the list of erasures.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn record_erasure(
        &self,
        person: UserId,
        rng: &mut impl Rng,
        now: Timestamp,
    ) -> io::Result<()> {
        let path = self.erased_file();
        private::folder_of(&path)?;
        let salt = match fs::read_to_string(&path) {
            Ok(text) => text.lines().next().unwrap_or_default().to_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let salt = hex(&rng.random::<[u8; 32]>());
                let mut file = private::file(&path)?;
                writeln!(file, "{salt}")?;
                salt
            }
            Err(error) => return Err(error),
        };
        let mut file = File::options().append(true).open(&path)?;
        writeln!(file, "{} {}", now.0, turned(&salt, person))?;
        file.sync_all()
    }

    /// The people in this database who were erased since its last heartbeat.
    pub async fn erased_since(&self) -> Result<Vec<UserId>> {
        let failed = |error: io::Error| Error::Failed(Box::new(error));
        let text = match fs::read_to_string(self.erased_file()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            text => text.map_err(failed)?,
        };
        let since = self
            .last_heartbeat()
            .await?
            .map_or(0, |at| at.0 - HEARTBEAT_TOLERANCE);
        let mut lines = text.lines();
        let salt = lines.next().unwrap_or_default();
        let erased = lines.filter_map(|line| line.split_once(' '));
        let erased: HashSet<&str> = erased
            .filter(|(at, _)| at.parse().is_ok_and(|at: i64| at >= since))
            .map(|(_, turned)| turned)
            .collect();
        let people = self.people().await?;
        let is_erased = |person: &UserId| erased.contains(turned(salt, *person).as_str());
        Ok(people.into_iter().filter(is_erased).collect())
    }

    /// Takes over the list of erasures of the source database; returns its file, if there is one.
    /// Fails with that file if it belongs to another database.
    pub(super) fn inherit_erased(
        &self,
        from: &Store,
    ) -> io::Result<std::result::Result<Option<PathBuf>, PathBuf>> {
        let read = |path: &PathBuf| match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            text => text,
        };
        let path = self.erased_file();
        let (theirs, ours) = (read(&from.erased_file())?, read(&path)?);
        // An earlier copy of the same source, which has since gone on.
        if !theirs.starts_with(&ours) {
            return Ok(Err(path));
        }
        if theirs.is_empty() {
            return Ok(Ok(None));
        }
        private::folder_of(&path)?;
        let unfinished = self.beside(".erased.part");
        let mut file = private::options()
            .create(true)
            .truncate(true)
            .write(true)
            .open(&unfinished)?;
        file.write_all(&theirs)?;
        file.sync_all()?;
        fs::rename(&unfinished, &path)?;
        Ok(Ok(Some(path)))
    }

    fn erased_file(&self) -> PathBuf {
        self.beside(".erased")
    }
}

fn turned(salt: &str, person: UserId) -> String {
    hex(&Sha256::digest(format!("{salt} {}", person.0)))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("a string takes it");
        hex
    })
}
