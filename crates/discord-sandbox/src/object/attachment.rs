//! Attachments, with links that expire as Discord's do.

use serde_json::{Value, json};

use super::super::world::World;
use super::super::world::file::Attachment;

/// Lifetime of a link, 24 hours in milliseconds.
const LINK_LIFETIME: u64 = 24 * 3_600_000;

impl World {
    /// A link to an attachment, valid for a day.
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
        // Rounded to whole hours, so that repeated readings give the same link.
        let hour = self.clock.now() / 3_600_000 * 3_600_000;
        let (issued, expires) = (hour / 1_000, (hour + LINK_LIFETIME) / 1_000);
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

    /// The content behind a link; `None` if the signature is wrong or the link has expired.
    pub fn linked(&self, path: &str, expires: &str, signature: &str) -> Option<Vec<u8>> {
        let expires = u64::from_str_radix(expires, 16).ok()?;
        let fresh = self.clock.now() / 1_000 < expires;
        let whole = self.files.signature(path, expires) == signature;
        let id = path.split('/').nth(3)?.parse().ok()?;
        (fresh && whole).then(|| self.files.content(id)).flatten()
    }
}
