//! Contents of attachments, on disk or in memory.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::super::snowflake::Id;

/// A message's file, without its content.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    /// The identifier, also of its content.
    pub id: Id,
    /// The file name.
    pub name: String,
    /// The alt text.
    pub description: Option<String>,
    /// The media type.
    pub media_type: String,
    /// The size in bytes.
    pub size: usize,
    /// Width and height of a picture.
    pub pixels: Option<(u32, u32)>,
    /// The channel; `None` for a file of an ephemeral message.
    pub channel: Option<Id>,
}

/// Storage of contents: a directory, or memory.
#[derive(Debug, Default)]
pub struct Files {
    directory: Option<PathBuf>,
    memory: HashMap<Id, Vec<u8>>,
    secret: [u8; 32],
}

impl Files {
    /// Storage in this directory, or in memory.
    pub fn new(directory: Option<PathBuf>) -> std::io::Result<Files> {
        if let Some(directory) = &directory {
            std::fs::create_dir_all(directory)?;
        }
        let secret = Sha256::digest(b"links to files of the sandbox").into();
        Ok(Files {
            directory,
            memory: HashMap::new(),
            secret,
        })
    }

    /// Stores a content.
    pub fn keep(&mut self, id: Id, content: Vec<u8>) {
        if let Some(directory) = &self.directory
            && std::fs::write(directory.join(id.to_string()), &content).is_ok()
        {
            return;
        }
        self.memory.insert(id, content);
    }

    /// A content by its identifier; `None` if there is none.
    pub fn content(&self, id: Id) -> Option<Vec<u8>> {
        if let Some(content) = self.memory.get(&id) {
            return Some(content.clone());
        }
        let directory = self.directory.as_ref()?;
        std::fs::read(directory.join(id.to_string())).ok()
    }

    /// Deletes all contents but these.
    pub fn retain(&mut self, used: &std::collections::HashSet<Id>) {
        self.memory.retain(|id, _| used.contains(id));
        let Some(directory) = &self.directory else {
            return;
        };
        for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
            let id = entry.file_name().to_string_lossy().parse();
            if id.is_ok_and(|id| !used.contains(&id)) {
                // An error is ignored: a file left over does no harm.
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }

    /// The signature of a path and the second it expires.
    pub fn signature(&self, path: &str, expires: u64) -> String {
        let mut digest = Sha256::new();
        digest.update(self.secret);
        digest.update(path.as_bytes());
        digest.update(expires.to_be_bytes());
        let mut text = String::new();
        for byte in digest.finalize() {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        text
    }
}
