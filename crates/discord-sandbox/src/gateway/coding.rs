//! The form of payloads to the bot: text, or one of Discord's two streams.
//!
//! On one machine nothing is gained by compression: the streams hold their texts as they are, which
//! both formats allow.

use axum::extract::ws::Message as Frame;
use serde::Deserialize;

/// Most bytes of a stored block of deflate.
const DEFLATE_BLOCK: usize = 65_535;
/// Most bytes of a raw block of Zstandard.
const ZSTD_BLOCK: usize = 128 * 1_024;

/// The query of a connection.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

impl Wanted {
    /// The version of the gateway that is asked for.
    pub fn version(&self) -> u64 {
        let version = self.v.as_ref().and_then(|version| version.parse().ok());
        version.unwrap_or(10)
    }

    /// The coding that is asked for, or the reason why there is none.
    pub fn coding(&self) -> Result<Coding, &'static str> {
        if self
            .encoding
            .as_deref()
            .is_some_and(|encoding| encoding != "json")
        {
            return Err("The sandbox speaks encoding=json only.");
        }
        match self.compress.as_deref() {
            None | Some("") => Ok(Coding::Text),
            Some("zlib-stream") => Ok(Coding::Zlib { begun: false }),
            Some("zstd-stream") => Ok(Coding::Zstd { begun: false }),
            Some(_) => Err("The sandbox speaks zlib-stream, zstd-stream or neither."),
        }
    }
}

/// The coding of one connection, whose stream begins with its first payload.
#[derive(Debug)]
pub enum Coding {
    /// A text frame for each payload.
    Text,
    /// One stream of zlib, flushed after each payload.
    Zlib {
        /// Whether its header was sent.
        begun: bool,
    },
    /// One stream of Zstandard, flushed after each payload.
    Zstd {
        /// Whether its header was sent.
        begun: bool,
    },
}

impl Coding {
    /// The frame of a payload.
    pub fn frame(&mut self, text: String) -> Frame {
        match self {
            Coding::Text => Frame::text(text),
            Coding::Zlib { begun } => {
                let mut bytes = Vec::with_capacity(text.len() + 16);
                if !std::mem::replace(begun, true) {
                    bytes.extend([0x78, 0x01]);
                }
                for block in text.as_bytes().chunks(DEFLATE_BLOCK) {
                    stored(&mut bytes, block);
                }
                // An empty block ends in the four bytes by which clients know a flush.
                stored(&mut bytes, &[]);
                Frame::binary(bytes)
            }
            Coding::Zstd { begun } => {
                let mut bytes = Vec::with_capacity(text.len() + 16);
                if !std::mem::replace(begun, true) {
                    // The magic number, no optional field, a window of 2 MiB.
                    bytes.extend([0x28, 0xb5, 0x2f, 0xfd, 0x00, 11 << 3]);
                }
                for block in text.as_bytes().chunks(ZSTD_BLOCK) {
                    let header = (block.len() as u32) << 3;
                    bytes.extend(&header.to_le_bytes()[..3]);
                    bytes.extend(block);
                }
                Frame::binary(bytes)
            }
        }
    }
}

/// Adds a stored block of deflate, which begins on a byte because all before it are such, too.
fn stored(bytes: &mut Vec<u8>, block: &[u8]) {
    let length = block.len() as u16;
    bytes.push(0);
    bytes.extend(length.to_le_bytes());
    bytes.extend((!length).to_le_bytes());
    bytes.extend(block);
}
