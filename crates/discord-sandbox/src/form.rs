//! Request bodies: JSON, or a multipart form with files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use super::media::media_type;
use super::refusal::Refusal;

/// Largest request, in bytes.
pub const REQUEST_LIMIT: usize = 25 * 1024 * 1024;
/// Largest file, in bytes.
pub const FILE_LIMIT: usize = 10 * 1024 * 1024;

/// A file of a request.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The form field, e.g. `files[0]`.
    pub field: String,
    /// The number in the field's name.
    pub number: u64,
    /// The file name.
    pub name: String,
    /// The media type.
    pub media_type: String,
    /// The content.
    pub content: Vec<u8>,
}

impl Upload {
    /// The file's entry in the journal: name, size and field.
    pub fn note(&self) -> Value {
        json!({
            "field": self.field, "name": self.name, "size": self.content.len(),
            "type": self.media_type,
        })
    }
}

/// Parses a body of either form; null for an empty one.
pub async fn read(request: Request) -> Result<(Value, Vec<Upload>), Refusal> {
    let is_form = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.starts_with("multipart/form-data"));
    if is_form {
        let form = Multipart::from_request(request, &())
            .await
            .map_err(|_| Refusal::invalid_json())?;
        return read_form(form).await;
    }
    let bytes = Bytes::from_request(request, &())
        .await
        .map_err(|_| Refusal::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| Refusal::invalid_json())?;
    Ok((body, Vec::new()))
}

async fn read_form(mut form: Multipart) -> Result<(Value, Vec<Upload>), Refusal> {
    let mut body = Value::Null;
    let mut files = Vec::new();
    while let Some(part) = form
        .next_field()
        .await
        .map_err(|_| Refusal::invalid_json())?
    {
        let field = part.name().unwrap_or_default().to_owned();
        let name = part.file_name().map(str::to_owned);
        let content = part.bytes().await.map_err(|_| Refusal::too_large())?;
        if field == "payload_json" {
            body = serde_json::from_slice(&content).map_err(|_| Refusal::invalid_json())?;
            continue;
        }
        let number = field
            .strip_prefix("files[")
            .and_then(|number| number.strip_suffix(']'))
            .and_then(|number| number.parse().ok());
        let (Some(number), Some(name)) = (number, name) else {
            return Err(Refusal::form(
                &field,
                "SANDBOX_UNKNOWN_FIELD",
                "A form has files[n] with names, and payload_json.",
            ));
        };
        if content.len() > FILE_LIMIT {
            return Err(Refusal::too_large());
        }
        files.push(Upload {
            media_type: media_type(&name, &content).to_owned(),
            field,
            number,
            name,
            content: content.to_vec(),
        });
    }
    Ok((body, files))
}
