//! The contents of attachments, and links to them that expire as Discord's do.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::snowflake::Id;
use super::world::World;

/// How long a link works, in milliseconds.
const LIFE: u64 = 24 * 3_600_000;

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

impl World {
    /// A link to an attachment that works for a day.
    pub fn attachment_url(&self, attachment: &Attachment) -> String {
        let name: String = attachment
            .name
            .chars()
            .map(|c| {
                if c.is_ascii_alphanumeric() || ".-_".contains(c) {
                    c
                } else {
                    '_'
                }
            })
            .collect();
        let path = match attachment.channel {
            Some(channel) => format!("/attachments/{channel}/{}/{name}", attachment.id),
            None => format!(
                "/ephemeral-attachments/{}/{}/{name}",
                self.bot, attachment.id
            ),
        };
        // Whole hours, so that a link stays the same from one reading to the next.
        let hour = self.clock.now() / 3_600_000 * 3_600_000;
        let (issued, expires) = (hour / 1_000, (hour + LIFE) / 1_000);
        let signature = self.files.signature(&path, expires);
        format!(
            "{}{path}?ex={expires:x}&is={issued:x}&hm={signature}&",
            self.url
        )
    }

    /// The documented attachment object.
    pub fn attachment_object(&self, attachment: &Attachment) -> Value {
        let url = self.attachment_url(attachment);
        let mut object = json!({
            "id": attachment.id, "filename": attachment.name, "size": attachment.size,
            "url": url, "proxy_url": url, "content_type": attachment.media_type,
        });
        if let Some((width, height)) = attachment.pixels {
            object["width"] = json!(width);
            object["height"] = json!(height);
        }
        if let Some(description) = &attachment.description {
            object["description"] = json!(description);
        }
        if attachment.channel.is_none() {
            object["ephemeral"] = json!(true);
        }
        object
    }

    /// The content behind a link, if the link is whole and has not expired.
    pub fn linked(&self, path: &str, expires: &str, signature: &str) -> Option<Vec<u8>> {
        let expires = u64::from_str_radix(expires, 16).ok()?;
        let fresh = self.clock.now() / 1_000 < expires;
        let whole = self.files.signature(path, expires) == signature;
        let id = path.split('/').nth(3)?.parse().ok()?;
        (fresh && whole).then(|| self.files.content(id)).flatten()
    }
}

/// Width and height of a PNG or GIF.
pub fn pixels(content: &[u8]) -> Option<(u32, u32)> {
    if content.starts_with(b"\x89PNG\r\n\x1a\n") && content.len() >= 24 {
        let number = |at: usize| content[at..at + 4].try_into().map(u32::from_be_bytes).ok();
        return Some((number(16)?, number(20)?));
    }
    if content.starts_with(b"GIF8") && content.len() >= 10 {
        let number = |at: usize| content[at..at + 2].try_into().map(u16::from_le_bytes).ok();
        return Some((number(6)?.into(), number(8)?.into()));
    }
    None
}

/// The media type the first bytes tell, or the name's ending.
pub fn media_type(name: &str, content: &[u8]) -> &'static str {
    match content {
        [0x89, b'P', b'N', b'G', ..] => "image/png",
        [b'G', b'I', b'F', b'8', ..] => "image/gif",
        [0xff, 0xd8, 0xff, ..] => "image/jpeg",
        [
            b'R',
            b'I',
            b'F',
            b'F',
            _,
            _,
            _,
            _,
            b'W',
            b'E',
            b'B',
            b'P',
            ..,
        ] => "image/webp",
        _ => match name.rsplit('.').next() {
            Some("txt" | "md" | "log") => "text/plain; charset=utf-8",
            Some("json") => "application/json; charset=utf-8",
            _ => "application/octet-stream",
        },
    }
}
