//! A disturbed host, its undisturbed twin, and the model of both.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tavolino::host::Shard;

use super::deed::{Answer, Deed, cut};
use super::file::{Probe, difference, undrawn};
use super::model::Match;
use super::vacations::Vacations;
use super::*;

/// The kinds of notices that mention people: delivered once.
const MENTIONS: [NoticeKind; 4] = [
    NoticeKind::Ping,
    NoticeKind::Remind,
    NoticeKind::Next,
    NoticeKind::Warn,
];

/// Longest delay of a repeated interaction.
const LATE: i64 = 24 * HOUR;

pub struct World {
    _folder: TempDir,
    file: PathBuf,
    pub(super) host: Host,
    pub(super) probe: Probe,
    twin: Host,
    twins: Probe,
    pub(super) now: i64,
    pub(super) taps: i64,
    pub(super) matches: Vec<Match>,
    pub(super) away: Vacations,
    /// The calls with an interaction, and their times.
    pub(super) done: Vec<(Deed, i64)>,
    /// The delivered messages by nonce, with their time and whether the receipt was stored.
    told: HashMap<String, (i64, bool)>,
    nonces: HashMap<i64, String>,
}

async fn opened(file: &Path) -> Host {
    let address = format!("sqlite://{}", file.display());
    Host::new(Store::open(&address).await.unwrap())
}

pub fn wrong(what: impl std::fmt::Display) -> Wrong {
    Wrong::fail(what.to_string())
}

impl World {
    pub async fn begin(empty: &[u8]) -> World {
        let folder = engine::folder();
        let (file, other) = (
            folder.path().join("games.db"),
            folder.path().join("twin.db"),
        );
        std::fs::write(&file, empty).unwrap();
        std::fs::write(&other, empty).unwrap();
        let world = World {
            host: opened(&file).await,
            twin: opened(&other).await,
            probe: Probe::of(&file).await,
            twins: Probe::of(&other).await,
            _folder: folder,
            file,
            now: 0,
            taps: 0,
            matches: Vec::new(),
            away: Vacations::default(),
            done: Vec::new(),
            told: HashMap::new(),
            nonces: HashMap::new(),
        };
        for host in [&world.host, &world.twin] {
            host.resume(Shard::WHOLE, world.now()).await.unwrap();
        }
        world
    }

    pub(super) fn now(&self) -> Timestamp {
        Timestamp(self.now)
    }

    /// Makes a call on the twin, and on the host with its disturbance; then compares both with the
    /// model.
    pub(super) async fn happens(&mut self, deed: Deed, fate: Fate) -> Result<(), Wrong> {
        let now = self.now();
        let before = self.twins.everything().await;
        let expected = deed.is_done_by(&self.twin, now).await;
        let mut after = self.twins.everything().await;
        if let Err(error) = &expected {
            prop_assert!(matches!(error, Error::Refused(_)), "{:?}: {}", deed, error);
            prop_assert_eq!(
                &before,
                &after,
                "{:?} was refused, and changed something",
                &deed
            );
        }
        let answer = self.befalls(&deed, fate, &before, &after).await?;
        let forgets = matches!(deed, Deed::Forget(_));
        if matches!(fate, Fate::Peace) || deed.has_tap() || forgets {
            let same = answer.is_ok() == expected.is_ok();
            prop_assert!(
                same,
                "{:?}: {:?}, and in peace {:?}",
                deed,
                answer,
                expected
            );
        }
        let mut now_is = self.probe.everything().await;
        if forgets && now_is != after {
            // Repeated until it is done; redrawn boards may be requested twice.
            (now_is, after) = (undrawn(&now_is), undrawn(&after));
            self.begin_twin().await;
        }
        let differs = difference(&after, &now_is);
        prop_assert!(now_is == after, "{:?} is not done once:{}", deed, differs);
        self.follows(&deed, &expected).await?;
        for game in &self.matches {
            // A stale cache is refreshed on reading, which mostly does not happen.
            let looks = self.taps % 4 == 0;
            let host = if looks { &self.host } else { &self.twin };
            let record = host.look(&game.id).await.map_err(wrong)?;
            game.is(&record, &self.away, self.now)?;
        }
        Ok(())
    }

    /// Makes a call on the host with its disturbance; without an answer the person repeats it.
    async fn befalls(
        &mut self,
        deed: &Deed,
        fate: Fate,
        before: &[String],
        after: &[String],
    ) -> Result<Answer, Wrong> {
        let now = self.now();
        let dies = match fate {
            Fate::Peace => return Ok(deed.is_done_by(&self.host, now).await),
            // Only one task runs due work.
            Fate::Twice if !deed.is_one() => return Ok(deed.is_done_by(&self.host, now).await),
            Fate::Twice => {
                let one = deed.is_done_by(&self.host, now);
                let (one, other) = tokio::join!(one, deed.is_done_by(&self.host, now));
                if deed.has_tap() {
                    prop_assert_eq!(one.is_ok(), other.is_ok(), "{:?}", deed);
                }
                return Ok(one.or(other));
            }
            Fate::Fuse { row, dies } => {
                self.probe.light(Some(row)).await;
                let done = deed.is_done_by(&self.host, now).await;
                self.probe.light(None).await;
                if done.is_ok() || matches!(done, Err(Error::Refused(_))) {
                    return Ok(done);
                }
                dies
            }
            Fate::Cut { looks, dies } => {
                if let Some(done) = cut(deed.is_done_by(&self.host, now), looks).await {
                    return Ok(done);
                }
                // Writes under way have reached the file before it is compared.
                self.host
                    .heartbeat(Shard::WHOLE, now)
                    .await
                    .map_err(wrong)?;
                dies
            }
            Fate::Elsewhere => {
                let done = deed.is_done_by(&opened(&self.file).await, now).await;
                if !deed.has_tap() {
                    return Ok(done);
                }
                false
            }
            Fate::Unheard => {
                drop(deed.is_done_by(&self.host, now).await);
                true
            }
        };
        if dies {
            self.starts_anew().await;
        }
        if deed.is_one() {
            let found = self.probe.everything().await;
            let differs = difference(before, &found);
            let is_whole = found == before || found == after;
            prop_assert!(is_whole, "{:?} is half done:{}", deed, differs);
        }
        Ok(deed.is_done_by(&self.host, now).await)
    }

    /// The process dies, and another starts.
    async fn starts_anew(&mut self) {
        let now = self.now();
        self.host = opened(&self.file).await;
        self.host.resume(Shard::WHOLE, now).await.unwrap();
        let mut rng = Rng::seed_from_u64(self.now.unsigned_abs());
        self.host.finish_erasures(&mut rng, now).await.unwrap();
    }

    /// Starts another twin.
    async fn begin_twin(&mut self) {
        let name = format!("twin{}.db", self.taps);
        let file = self.file.with_file_name(name);
        self.probe.copy_to(&file).await;
        self.twin = opened(&file).await;
        self.twins = Probe::of(&file).await;
    }

    /// A late duplicate gets the first answer, and changes nothing.
    pub(super) async fn again(&mut self, which: u8) -> Result<(), Wrong> {
        let late = self.now - LATE;
        let done: Vec<_> = self.done.iter().filter(|(_, at)| *at > late).collect();
        let Some((deed, _)) = done.get(usize::from(which) % done.len().max(1)) else {
            return Ok(());
        };
        let answer = deed.is_done_by(&self.host, self.now()).await;
        prop_assert!(answer.is_ok(), "{:?} was done once: {:?}", deed, answer);
        let (is, was) = (self.probe.everything().await, self.twins.everything().await);
        prop_assert!(
            is == was,
            "{:?} is done twice:{}",
            deed,
            difference(&was, &is)
        );
        Ok(())
    }

    /// Lets time pass, with the program running or not.
    pub(super) async fn pass(&mut self, millis: i64, down: bool) -> Result<(), Wrong> {
        self.now += millis;
        if down {
            self.starts_anew().await;
            self.twin
                .resume(Shard::WHOLE, self.now())
                .await
                .map_err(wrong)?;
            for game in &mut self.matches {
                game.is_put_off(millis);
            }
            return Ok(());
        }
        for game in &mut self.matches {
            game.passes(millis, &self.away);
        }
        for host in [&self.host, &self.twin] {
            let passed = Duration::from_millis(millis.unsigned_abs());
            host.skip(passed).await.map_err(wrong)?;
            host.heartbeat(Shard::WHOLE, self.now())
                .await
                .map_err(wrong)?;
        }
        Ok(())
    }

    /// Delivers due notices; a notice whose receipt was not stored is delivered again under the
    /// same nonce.
    pub(super) async fn tell(
        &mut self,
        most: u8,
        written: bool,
    ) -> Result<Vec<tavolino::host::Notice>, Wrong> {
        let due = self.host.outbox().due(self.now(), most.into(), &[]);
        let mut due = due.await.map_err(wrong)?;
        // A turn of the computer is not a message.
        due.retain(|notice| notice.kind != NoticeKind::Think);
        for notice in &due {
            let (kind, person, round) = (notice.kind, notice.audience.person(), notice.round);
            let what = format!(
                "{kind:?} {} {} {person:?} {round}",
                notice.match_id, notice.number
            );
            // The id is the message's nonce: another message with the same nonce is never posted.
            let same = self.nonces.entry(notice.id).or_insert(what.clone());
            prop_assert_eq!(&*same, &what);
            if !MENTIONS.contains(&kind) {
                continue;
            }
            if let Some((nonce, was_written)) = self.told.get(&what) {
                prop_assert!(!was_written, "{} is told twice", what);
                prop_assert_eq!(*nonce, notice.id, "{} is told twice", what);
            }
            self.told.insert(what, (notice.id, written));
        }
        Ok(due)
    }
}
