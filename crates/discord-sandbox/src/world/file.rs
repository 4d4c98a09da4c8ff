//! The contents of attachments, on disk or in memory.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::super::snowflake::Id;

/// A file of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    /// Its identifier, by which its content is kept.
    pub id: Id,
    /// The name it was sent with.
    pub name: String,
    /// The text for those who do not see it.
    pub description: Option<String>,
    /// The media type it was sent with.
    pub media_type: String,
    /// Its length in bytes.
    pub size: usize,
    /// Width and height, of pictures.
    pub pixels: Option<(u32, u32)>,
    /// The channel it was sent to; none where only one person may see it.
    pub channel: Option<Id>,
}

/// Where the contents are: in a directory, or only in memory.
#[derive(Debug, Default)]
pub struct Files {
    directory: Option<PathBuf>,
    memory: HashMap<Id, Vec<u8>>,
    secret: [u8; 32],
}

impl Files {
    /// Contents kept in this directory, or only in memory.
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

    /// Keeps a content.
    pub fn keep(&mut self, id: Id, content: Vec<u8>) {
        if let Some(directory) = &self.directory
            && std::fs::write(directory.join(id.to_string()), &content).is_ok()
        {
            return;
        }
        self.memory.insert(id, content);
    }

    /// A content by its identifier.
    pub fn content(&self, id: Id) -> Option<Vec<u8>> {
        if let Some(content) = self.memory.get(&id) {
            return Some(content.clone());
        }
        let directory = self.directory.as_ref()?;
        std::fs::read(directory.join(id.to_string())).ok()
    }

    /// Forgets every content but these.
    pub fn retain(&mut self, used: &std::collections::HashSet<Id>) {
        self.memory.retain(|id, _| used.contains(id));
        let Some(directory) = &self.directory else {
            return;
        };
        for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
            let id = entry.file_name().to_string_lossy().parse();
            if id.is_ok_and(|id| !used.contains(&id)) {
                // A file that stays behind harms nobody.
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
