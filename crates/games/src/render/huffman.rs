//! Canonical Huffman codes and the bit stream they are written to (RFC 1951).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A canonical Huffman code for the symbols 0 to n.
#[derive(Debug)]
pub struct Code {
    lengths: Vec<u8>,
    /// By symbol, its code word, reversed into the order it is written.
    bits: Vec<u16>,
}

impl Code {
    /// A code for symbols of these frequencies, no word longer than `longest` bits.
    #[must_use]
    pub fn of(counts: &[u32], longest: u8) -> Code {
        let mut counts = counts.to_vec();
        let mut lengths = lengths(&counts);
        while lengths.iter().any(|&length| length > longest) {
            // Flatter counts give a flatter tree. Rare symbols must stay.
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

    /// By symbol, the length of its code word in bits; 0 if it never occurs.
    #[must_use]
    pub fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// Writes a symbol.
    pub fn put(&self, bits: &mut Bits, symbol: usize) {
        bits.put(self.bits[symbol].into(), self.lengths[symbol].into());
    }
}

/// The depth of each symbol in Huffman's tree.
fn lengths(counts: &[u32]) -> Vec<u8> {
    // Nodes are numbered, the symbols first; each knows the one above it.
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

/// The code word of each symbol: shorter ones first, equally long ones in the order of their symbols.
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
            // A code's first bit is written first; of all else, the lowest.
            bits[symbol] = next.reverse_bits() >> (16 - length);
            next += 1;
        }
    }
    bits
}

/// A bit stream whose bytes are filled from the least significant bit.
#[derive(Debug)]
pub struct Bits {
    bytes: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    /// After these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Bits {
        Bits {
            bytes,
            waiting: 0,
            count: 0,
        }
    }

    /// Writes the lowest `width` bits of a number that has no others.
    pub fn put(&mut self, bits: u32, width: u32) {
        self.waiting |= u64::from(bits) << self.count;
        self.count += width;
        if self.count >= 32 {
            self.bytes.extend((self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    /// All bytes; the last is filled up with zeros.
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
