//! Deflate compression of PNG files (RFC 1950, 1951), for flat pictures.
//!
//! Searching for matches is the main cost of a general compressor. In a board's picture nearly
//! every pixel repeats the one before or above it, and the rest (edges, digits) repeats the pixels
//! one or two cells to the left, or those above it and one aside. So the matcher tries these
//! distances and a short hash chain: it needs a quarter of libdeflate's time for files of its size.

use super::huffman::{Bits, Code};

/// Maximum length of a match and size of the sliding window, in bytes (set by the format).
const MAX_MATCH: usize = 258;
const WINDOW: usize = 32 * 1024;
/// Number of bytes hashed to find a match: fewer bytes find worse matches, not more.
const HASHED: usize = 8;
/// Number of candidates tried in a hash chain.
const MAX_CHAIN: usize = 2;
/// Minimum length of a match that is taken without lazy matching (a search for a longer match at
/// the next byte).
const LAZY_LIMIT: usize = 96;
/// Number of last bytes of a match that enter the hash table: bytes after a match repeat more often
/// than its middle.
const TAIL: usize = 16;
/// Minimum length of a match whose distance is tried again later, as it is the width of some cells.
const REPEATING: usize = 32;
/// Number of bytes by which a match at a distance tried again must be longer than the match found
/// before it.
const GAIN: usize = 8;
const HASH_BITS: u32 = 14;
/// The end-of-block symbol.
const END: usize = 256;

/// Returns the bytes as a zlib stream of one block with dynamic codes; `stride` is the number of
/// bytes in a row.
#[must_use]
pub fn zlib(bytes: &[u8], stride: usize) -> Vec<u8> {
    let tokens = tokens(bytes, stride);
    let mut literals = [0u32; 286];
    let mut distances = [0u32; 30];
    literals[END] = 1;
    for token in &tokens {
        match *token {
            Token::Literal(byte) => literals[usize::from(byte)] += 1,
            Token::Match { length, distance } => {
                literals[length_code(length).0] += 1;
                distances[distance_code(distance).0] += 1;
            }
        }
    }
    // A single distance code would be a tree of one leaf, which some decoders reject.
    distances[0] += 1;
    distances[1] += 1;
    let (literals, distances) = (Code::of(&literals, 15), Code::of(&distances, 15));
    // Window 32 kB, default effort, no dictionary.
    let mut bits = Bits::new(vec![0x78, 0x9c]);
    // The last block, with dynamic codes.
    bits.put(0b101, 3);
    header(&mut bits, &literals, &distances);
    for token in &tokens {
        match *token {
            Token::Literal(byte) => literals.put(&mut bits, byte.into()),
            Token::Match { length, distance } => {
                let (symbol, extra, width) = length_code(length);
                literals.put(&mut bits, symbol);
                bits.put(extra, width);
                let (symbol, extra, width) = distance_code(distance);
                distances.put(&mut bits, symbol);
                bits.put(extra, width);
            }
        }
    }
    literals.put(&mut bits, END);
    let mut stream = bits.finish();
    stream.extend(simd_adler32::adler32(&bytes).to_be_bytes());
    stream
}

/// An LZ77 token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Literal(u8),
    Match { length: u16, distance: u16 },
}

/// Returns the bytes as literals and matches.
fn tokens(bytes: &[u8], stride: usize) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(32 * 1024);
    let mut matcher = Matcher::new(bytes, stride);
    let mut at = 0;
    let mut found = matcher.longest(0);
    while at < bytes.len() {
        let (length, distance) = found;
        if length == 0 {
            tokens.push(Token::Literal(bytes[at]));
            at += 1;
            found = matcher.longest(at);
            continue;
        }
        if length < LAZY_LIMIT {
            let next = matcher.longest(at + 1);
            if next.0 > length + 1 {
                tokens.push(Token::Literal(bytes[at]));
                at += 1;
                found = next;
                continue;
            }
        }
        matcher.repeat(length, distance);
        tokens.push(Token::Match {
            length: length as u16,
            distance: distance as u16,
        });
        // What repeats goes on after a match of maximum length.
        let tail = if length == MAX_MATCH { 0 } else { TAIL };
        for inner in (at + 2).max((at + length).saturating_sub(tail))..at + length {
            matcher.remember(inner);
        }
        at += length;
        found = matcher.longest(at);
    }
    tokens
}

/// Finds matches by a hash table with chains, as zlib does.
struct Matcher<'a> {
    bytes: &'a [u8],
    stride: usize,
    /// Last position of each hash plus 1; 0 for none.
    last: Vec<u32>,
    /// Position before in the same chain plus 1, by position modulo the window.
    before: Vec<u32>,
    /// The last two distances of long matches within a row.
    repeated: [usize; 2],
}

impl<'a> Matcher<'a> {
    fn new(bytes: &'a [u8], stride: usize) -> Matcher<'a> {
        Matcher {
            bytes,
            stride,
            last: vec![0; 1 << HASH_BITS],
            before: vec![0; WINDOW],
            repeated: [1; 2],
        }
    }

    /// Returns length and distance of the best match at `at`; (0, 0) if none saves bits.
    fn longest(&mut self, at: usize) -> (usize, usize) {
        let mut best = (0, 0);
        let mut try_at = |distance: usize, worth: usize, bytes: &[u8]| {
            if distance <= at && distance <= WINDOW {
                let length = common(bytes, at - distance, at);
                if length >= worth && length > best.0 {
                    best = (length, distance);
                }
            }
            best.0
        };
        // Greater distances take more bits to encode.
        if try_at(1, 3, self.bytes) == MAX_MATCH {
            return best;
        }
        let mut so_far = try_at(self.stride, 4, self.bytes);
        if so_far == MAX_MATCH {
            return best;
        }
        for distance in self.repeated {
            so_far = try_at(distance, so_far + GAIN, self.bytes);
        }
        if so_far < LAZY_LIMIT {
            // A slanting edge.
            try_at(self.stride + 1, 5, self.bytes);
            so_far = try_at(self.stride - 1, 5, self.bytes);
        }
        if so_far < LAZY_LIMIT {
            let mut seen = self.remember(at);
            for _ in 0..MAX_CHAIN {
                let Some(place) = (seen as usize)
                    .checked_sub(1)
                    .filter(|place| at - place <= WINDOW)
                else {
                    break;
                };
                so_far = try_at(at - place, 5, self.bytes);
                if so_far >= LAZY_LIMIT {
                    break;
                }
                seen = self.before[place % WINDOW];
            }
        }
        best
    }

    /// Takes the distance of a match as one to try again, if the match is long and lies within a
    /// row.
    fn repeat(&mut self, length: usize, distance: usize) {
        let is_new = distance != self.repeated[0];
        let within = 2..self.stride - 1;
        if length >= REPEATING && within.contains(&distance) && is_new {
            self.repeated = [distance, self.repeated[0]];
        }
    }

    /// Adds a position to the hash table and returns the previous position of its chain plus 1.
    fn remember(&mut self, at: usize) -> u32 {
        let Some(hashed) = self.bytes.get(at..at + HASHED) else {
            return 0;
        };
        let hashed = u64::from_le_bytes(hashed.try_into().expect("eight bytes are hashed"));
        let hash = (hashed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - HASH_BITS)) as usize;
        let earlier = self.last[hash];
        if earlier as usize == at + 1 {
            return self.before[at % WINDOW];
        }
        self.last[hash] = at as u32 + 1;
        self.before[at % WINDOW] = earlier;
        earlier
    }
}

/// Returns the number of equal bytes from both positions, at most [`MAX_MATCH`].
fn common(bytes: &[u8], from: usize, at: usize) -> usize {
    let end = bytes.len().min(at + MAX_MATCH);
    let (now, then) = (&bytes[at..end], &bytes[from..from + (end - at)]);
    let mut length = 0;
    for (a, b) in now.chunks_exact(8).zip(then.chunks_exact(8)) {
        let word =
            |part: &[u8]| u64::from_le_bytes(part.try_into().expect("a part is eight bytes"));
        let different = word(a) ^ word(b);
        if different != 0 {
            return length + different.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    length
        + now[length..]
            .iter()
            .zip(&then[length..])
            .take_while(|(a, b)| a == b)
            .count()
}

/// Returns a length's symbol, its extra bits and their number.
fn length_code(length: u16) -> (usize, u32, u32) {
    if length == 258 {
        return (285, 0, 0);
    }
    let (code, extra, width) = graded(u32::from(length) - 3, 2);
    (257 + code, extra, width)
}

/// Returns a distance's symbol, its extra bits and their number.
fn distance_code(distance: u16) -> (usize, u32, u32) {
    graded(u32::from(distance) - 1, 1)
}

/// Returns a number's class (`2^fine` classes to each doubling), its offset within the class, and
/// the offset's bits.
fn graded(number: u32, fine: u32) -> (usize, u32, u32) {
    if number < 2 << fine {
        return (number as usize, 0, 0);
    }
    let width = number.ilog2() - fine;
    let class = (number >> width) + (width << fine);
    (class as usize, number & ((1 << width) - 1), width)
}

/// Writes the code lengths of both alphabets, run-length encoded and Huffman coded (RFC 1951,
/// 3.2.7).
fn header(bits: &mut Bits, literals: &Code, distances: &Code) {
    let lengths: Vec<u8> = literals
        .lengths()
        .iter()
        .chain(distances.lengths())
        .copied()
        .collect();
    let mut coded: Vec<(usize, u32, u32)> = Vec::new();
    for alike in lengths.chunk_by(|a, b| a == b) {
        let length = usize::from(alike[0]);
        let mut left = alike.len();
        if length > 0 {
            coded.push((length, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, count, width) = match (length, left) {
                (0, 11..) => (18, left.min(138), 7),
                (0, 3..) => (17, left.min(10), 3),
                (1.., 3..) => (16, left.min(6), 2),
                _ => (length, 1, 0),
            };
            let least = if symbol == 18 { 11 } else { 3 };
            coded.push((
                symbol,
                if width > 0 { (count - least) as u32 } else { 0 },
                width,
            ));
            left -= count;
        }
    }
    let mut counts = [0; 19];
    for &(symbol, ..) in &coded {
        counts[symbol] += 1;
    }
    let code = Code::of(&counts, 7);
    // All 286 and 30 symbols are listed: trailing zeros cost a bit or two.
    bits.put(286 - 257, 5);
    bits.put(30 - 1, 5);
    bits.put(19 - 4, 4);
    for symbol in [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ] {
        bits.put(code.lengths()[symbol].into(), 3);
    }
    for (symbol, extra, width) in coded {
        code.put(bits, symbol);
        bits.put(extra, width);
    }
}
