//! Canonical Huffman codes and their bit stream (RFC 1951).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A canonical Huffman code for the symbols 0 to n.
#[derive(Debug)]
pub struct Code {
    lengths: Vec<u8>,
    /// The code word of each symbol, bit-reversed into writing order.
    bits: Vec<u16>,
}

impl Code {
    /// Returns a code for symbols of these frequencies with code words of at most `longest` bits.
    #[must_use]
    pub fn of(counts: &[u32], longest: u8) -> Code {
        let mut counts = counts.to_vec();
        let mut lengths = lengths(&counts);
        while lengths.iter().any(|&length| length > longest) {
            // Flatter counts give a flatter tree. Rare symbols keep a count of at least 1.
            for count in &mut counts {
                *count = count.div_ceil(2);
            }
            lengths = self::lengths(&counts);
        }
        Code {
            bits: canonical(&lengths),
            lengths,
        }
    }

    /// Returns the code word length of each symbol in bits; 0 if the symbol never occurs.
    #[must_use]
    pub fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// Writes a symbol.
    pub fn put(&self, bits: &mut Bits, symbol: usize) {
        bits.put(self.bits[symbol].into(), self.lengths[symbol].into());
    }
}

/// Returns the depth of each symbol in the Huffman tree.
fn lengths(counts: &[u32]) -> Vec<u8> {
    // Nodes are numbered, symbols first; `above` holds the parent of each.
    let mut above = vec![0; counts.len()];
    let leaves = (0..counts.len()).filter(|&symbol| counts[symbol] > 0);
    let mut heap: BinaryHeap<_> = leaves
        .map(|symbol| Reverse((counts[symbol], symbol)))
        .collect();
    while heap.len() > 1 {
        let node = above.len();
        let mut sum = 0;
        for _ in 0..2 {
            let Reverse((count, rarest)) = heap.pop().expect("there are two");
            above[rarest] = node;
            sum += count;
        }
        above.push(0);
        heap.push(Reverse((sum, node)));
    }
    let root = above.len() - 1;
    let mut depths = vec![0; above.len()];
    for node in (0..root).rev().filter(|&node| above[node] > 0) {
        depths[node] = depths[above[node]] + 1;
    }
    depths.truncate(counts.len());
    depths
}

/// Returns the code word of each symbol: shorter ones first, equal lengths in the order of symbols.
fn canonical(lengths: &[u8]) -> Vec<u16> {
    let mut bits = vec![0; lengths.len()];
    let mut next = 0u16;
    for length in 1..=15 {
        next <<= 1;
        for (symbol, _) in lengths
            .iter()
            .enumerate()
            .filter(|&(_, &other)| other == length)
        {
            // Code words are written from their first bit, all other numbers from their lowest.
            bits[symbol] = next.reverse_bits() >> (16 - length);
            next += 1;
        }
    }
    bits
}

/// A bit stream that fills bytes from the least significant bit.
#[derive(Debug)]
pub struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    /// Returns a stream that begins with these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Bits {
        Bits {
            bytes,
            waiting: 0,
            count: 0,
        }
    }

    /// Writes the lowest `width` bits of `bits`; higher bits must be 0.
    pub fn put(&mut self, bits: u32, width: u32) {
        self.waiting |= u64::from(bits) << self.count;
        self.count += width;
        if self.count >= 32 {
            self.bytes.extend((self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    /// Returns all bytes, the last padded with zeros.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let left = self.count.div_ceil(8) as usize;
        self.bytes.extend(&self.waiting.to_le_bytes()[..left]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of all codes that is used up; 1 when every sequence of bits means something.
    fn used(code: &Code) -> f64 {
        code.lengths()
            .iter()
            .filter(|&&length| length > 0)
            .map(|&length| 0.5f64.powi(length.into()))
            .sum()
    }

    #[test]
    fn frequent_symbols_are_short() {
        let code = Code::of(&[5, 0, 1, 1, 20], 15);
        assert_eq!(code.lengths(), [2, 0, 3, 3, 1]);
        assert!((used(&code) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn no_code_is_too_long() {
        let mut counts = vec![1, 1];
        while counts.len() < 40 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        let code = Code::of(&counts, 15);
        assert_eq!(code.lengths().iter().max(), Some(&15));
        assert!((used(&code) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn bits_are_written_lowest_first() {
        let mut bits = Bits::new(Vec::new());
        bits.put(0b1, 1);
        bits.put(0b10, 2);
        bits.put(0x1ff, 9);
        assert_eq!(bits.finish(), [0b1111_1101, 0b1111]);
    }
}
