//! Table files of solved positions: compressed blocks, read one at a time on demand.
//!
//! The format: a first line, the length of a head in JSON, the head, the blocks, their offsets, the
//! first key of each block (enumerated positions only), and the SHA-256 of all that. Numbers have
//! 64 bits and keys 128, little-endian.

use std::fmt::Debug;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::solve::Solution;
use super::solve::listed::Listed;
use super::solve::ranked::Planes;
use super::value::Value;
use crate::game::{Game, StateSpace};

/// The first line.
const MAGIC: &[u8] = b"tavolino table 1\n";
/// Length of the SHA-256 at the end, in bytes.
const HASH: usize = 32;
/// Number of positions in a block.
const BLOCK: usize = 1 << 13;
/// Number of decompressed blocks in the cache.
const CACHED_BLOCKS: usize = 64;
/// Compression level of blocks, of at most 10.
const COMPRESSION_LEVEL: u8 = 6;

/// The bytes of a table.
pub trait Source: Send + Sync + Debug {
    /// Returns the length in bytes.
    fn length(&self) -> u64;
    /// Returns `count` bytes from offset `from`.
    fn read(&self, from: u64, count: usize) -> io::Result<Vec<u8>>;
}

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The name of the game with its options.
    pub name: String,
    /// The version of its rules.
    pub rules: u16,
    /// The number of positions.
    pub positions: u64,
    /// Whether positions are enumerated, not ranked.
    listed: bool,
    /// The depth in turns up to which all values are known.
    depth: u8,
    /// Whether the last depth found a win, and a loss.
    found: [bool; 2],
}

/// An open table of solved positions.
#[derive(Debug)]
pub struct EndgameTable {
    head: Head,
    source: Box<dyn Source>,
    /// The offset of each block, and the end of the last one.
    starts: Vec<u64>,
    /// The first key of each block (enumerated positions only).
    firsts: Vec<u128>,
    cache: Mutex<LruCache<usize, Arc<Block>>>,
}

/// A decompressed block.
#[derive(Debug)]
struct Block {
    /// The keys (enumerated positions only).
    keys: Vec<u128>,
    value: Vec<u8>,
    critical: Vec<u8>,
    other: Vec<u8>,
}

/// The reason a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file is damaged or no table.
    #[error("this is no table of solved positions, or it is damaged")]
    Damaged,
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Writes a solution as a table file.
///
/// # Errors
/// An error of `out`.
pub fn write(
    solution: &Solution,
    name: &str,
    rules: u16,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let (depth, found) = match solution {
        Solution::Listed(_) => (0, [false; 2]),
        Solution::Ranked(planes) => (planes.depth, planes.found),
    };
    let head = Head {
        name: name.to_owned(),
        rules,
        positions: solution.positions(),
        listed: matches!(solution, Solution::Listed(_)),
        depth,
        found,
    };
    let mut out = HashingWriter {
        out,
        hash: Sha256::new(),
        written: 0,
    };
    out.write(MAGIC)?;
    let head = serde_json::to_vec(&head)?;
    out.write(&(head.len() as u64).to_le_bytes())?;
    out.write(&head)?;
    let (mut starts, mut firsts) = (vec![out.written], Vec::new());
    let all = solution.positions() as usize;
    for from in (0..all).step_by(BLOCK) {
        let block = from..all.min(from + BLOCK);
        let mut bytes = Vec::new();
        match solution {
            Solution::Listed(listed) => {
                let keys = &listed.keys[block.clone()];
                firsts.push(keys[0]);
                for pair in keys.windows(2) {
                    push_number(pair[1] - pair[0], &mut bytes);
                }
                bytes.extend(&listed.values[block]);
            }
            Solution::Ranked(planes) => {
                for plane in [&planes.value, &planes.critical, &planes.other] {
                    bytes.extend(&plane[block.clone()]);
                }
            }
        }
        out.write(&compress_to_vec(&bytes, COMPRESSION_LEVEL))?;
        starts.push(out.written);
    }
    for start in &starts {
        out.write(&start.to_le_bytes())?;
    }
    for first in &firsts {
        out.write(&first.to_le_bytes())?;
    }
    let hash = out.hash.finalize();
    out.out.write_all(&hash)
}

impl EndgameTable {
    /// Opens a table; reads all of it once to verify its hash.
    ///
    /// # Errors
    /// [`Error`] if the source cannot be read or is no intact table.
    pub fn open(source: Box<dyn Source>) -> Result<EndgameTable, Error> {
        let length = source.length();
        let end = length.checked_sub(HASH as u64).ok_or(Error::Damaged)?;
        check(&*source, end)?;
        let number = |from: u64| -> Result<u64, Error> {
            let bytes = source.read(from, 8)?;
            let bytes = bytes.try_into().map_err(|_| Error::Damaged)?;
            Ok(u64::from_le_bytes(bytes))
        };
        let start = MAGIC.len() as u64;
        if source.read(0, MAGIC.len())? != MAGIC {
            return Err(Error::Damaged);
        }
        let size = number(start)?;
        let head = source.read(start + 8, size as usize)?;
        let head: Head = serde_json::from_slice(&head).map_err(|_| Error::Damaged)?;
        let blocks = (head.positions as usize).div_ceil(BLOCK);
        let (starts, firsts) = (blocks + 1, if head.listed { blocks } else { 0 });
        let from = end.checked_sub((8 * starts + 16 * firsts) as u64);
        let from = from.ok_or(Error::Damaged)?;
        let bytes = source.read(from, 8 * starts + 16 * firsts)?;
        let (starts, firsts) = bytes.split_at_checked(8 * starts).ok_or(Error::Damaged)?;
        let starts = starts.as_chunks().0.iter();
        let firsts = firsts.as_chunks().0.iter();
        let starts = starts.map(|bytes| u64::from_le_bytes(*bytes)).collect();
        let firsts = firsts.map(|bytes| u128::from_le_bytes(*bytes)).collect();
        let capacity = CACHED_BLOCKS.try_into().expect("some are kept");
        Ok(EndgameTable {
            head,
            source,
            starts,
            firsts,
            cache: Mutex::new(LruCache::new(capacity)),
        })
    }

    /// Returns the head.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Returns the value of a position; `None` if the table does not contain it.
    ///
    /// # Errors
    /// [`Error`] if a block cannot be read.
    pub fn value<G: Game>(
        &self,
        space: &StateSpace<G, G::Turn>,
        game: &G,
    ) -> Result<Option<Value>, Error> {
        let byte = match space {
            StateSpace::Listed(key) => {
                let key = key(game);
                let block = self.firsts.partition_point(|&first| first <= key);
                let Some(block) = block.checked_sub(1) else {
                    return Ok(None);
                };
                let block = self.block(block)?;
                match block.keys.binary_search(&key) {
                    Ok(at) => block.value[at],
                    Err(_) => return Ok(None),
                }
            }
            StateSpace::Ranked(ranking) => {
                let (rank, forbidden) = (ranking.find)(game);
                let (block, at) = (rank as usize / BLOCK, rank as usize % BLOCK);
                let block = self.block(block)?;
                match forbidden {
                    Some(number) if number == block.critical[at] => block.other[at],
                    _ => block.value[at],
                }
            }
        };
        Ok(Some(Value::of_byte(byte)))
    }

    /// Returns the whole solution, to resume or to verify it.
    ///
    /// # Errors
    /// [`Error`] if a block cannot be read.
    pub fn load(&self) -> Result<Solution, Error> {
        let all = self.head.positions as usize;
        let (mut keys, mut planes) = (Vec::new(), Planes::unknown(0));
        planes.value.reserve_exact(all);
        for at in 0..all.div_ceil(BLOCK) {
            let block = self.unpack(at)?;
            keys.extend(block.keys);
            planes.value.extend(block.value);
            planes.critical.extend(block.critical);
            planes.other.extend(block.other);
        }
        (planes.depth, planes.found) = (self.head.depth, self.head.found);
        Ok(if self.head.listed {
            let values = planes.value;
            Solution::Listed(Listed { keys, values })
        } else {
            Solution::Ranked(planes)
        })
    }

    fn block(&self, at: usize) -> Result<Arc<Block>, Error> {
        let cache = || self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = cache().get(&at) {
            return Ok(Arc::clone(block));
        }
        let block = Arc::new(self.unpack(at)?);
        cache().put(at, Arc::clone(&block));
        Ok(block)
    }

    fn unpack(&self, at: usize) -> Result<Block, Error> {
        let (from, to) = (self.starts[at], self.starts[at + 1]);
        let bytes = self.source.read(from, (to - from) as usize)?;
        let bytes = decompress_to_vec(&bytes).map_err(|_| Error::Damaged)?;
        let count = BLOCK.min(self.head.positions as usize - at * BLOCK);
        let mut rest = bytes.as_slice();
        let mut keys = Vec::new();
        if self.head.listed {
            let mut key = self.firsts[at];
            keys.push(key);
            while keys.len() < count {
                key += pull_number(&mut rest).ok_or(Error::Damaged)?;
                keys.push(key);
            }
        }
        let mut plane = |is_there: bool| {
            let count = if is_there { count } else { 0 };
            let (plane, left) = rest.split_at_checked(count).ok_or(Error::Damaged)?;
            rest = left;
            Ok::<_, Error>(plane.to_vec())
        };
        let ranked = !self.head.listed;
        Ok(Block {
            value: plane(true)?,
            critical: plane(ranked)?,
            other: plane(ranked)?,
            keys,
        })
    }
}

/// Checks the SHA-256 of the first `end` bytes.
fn check(source: &dyn Source, end: u64) -> Result<(), Error> {
    const CHUNK: u64 = 1 << 20;
    let mut hash = Sha256::new();
    let mut from = 0;
    while from < end {
        let count = CHUNK.min(end - from);
        hash.update(source.read(from, count as usize)?);
        from += count;
    }
    let written = source.read(end, HASH)?;
    if hash.finalize().as_slice() == written {
        Ok(())
    } else {
        Err(Error::Damaged)
    }
}

/// A writer that hashes and counts its bytes.
struct HashingWriter<'a> {
    out: &'a mut dyn io::Write,
    hash: Sha256,
    written: u64,
}

impl HashingWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.update(bytes);
        self.written += bytes.len() as u64;
        self.out.write_all(bytes)
    }
}

/// Appends a number as LEB128: seven bits a byte, lowest first; the eighth bit announces another
/// byte.
fn push_number(mut number: u128, bytes: &mut Vec<u8>) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn pull_number(bytes: &mut &[u8]) -> Option<u128> {
    let mut number = 0;
    for at in 0..19 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u128::from(byte & 0x7F) << (7 * at);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests;
