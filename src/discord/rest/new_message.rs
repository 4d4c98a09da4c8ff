//! A message to post. Serenity's own call reads the whole answer, and its message keeps its files
//! to itself.

use serenity::all::{CreateAttachment, CreateMessage, LightMethod, Nonce, Route};
use serenity::http::{Multipart, MultipartUpload, Request};

use crate::host::ChannelId;

/// A message to post, with at most one file.
#[derive(Clone, Debug)]
pub struct NewMessage {
    message: CreateMessage,
    file: Option<CreateAttachment>,
}

impl NewMessage {
    /// A message without files.
    pub fn of(message: CreateMessage) -> NewMessage {
        NewMessage {
            message,
            file: None,
        }
    }

    /// The message with a file, in place of another one.
    pub fn with_file(self, mut file: CreateAttachment) -> NewMessage {
        // The message describes the file, whose content goes beside it.
        let content = std::mem::take(&mut file.data);
        let described = file.clone();
        file.data = content;
        NewMessage {
            message: self.message.files([described]),
            file: Some(file),
        }
    }

    /// The message under a nonce, by which Discord accepts it once.
    pub fn once(self, nonce: String) -> NewMessage {
        let message = self.message.nonce(Nonce::String(nonce));
        NewMessage {
            message: message.enforce_nonce(true),
            ..self
        }
    }

    /// The message as JSON, without the content of its file.
    pub fn payload(&self) -> String {
        serde_json::to_string(&self.message).expect("a message is plain data")
    }

    /// The request that posts it.
    pub fn request(self, channel: ChannelId) -> Request<'static> {
        let channel_id = channel.get().into();
        let payload = self.payload();
        let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Post);
        match self.file {
            None => request.body(Some(payload.into_bytes())),
            Some(file) => request.multipart(Some(Multipart {
                // Of further files serenity sets the numbers in its own calls alone.
                upload: MultipartUpload::Attachments(vec![file]),
                payload_json: Some(payload),
                fields: Vec::new(),
            })),
        }
    }
}
