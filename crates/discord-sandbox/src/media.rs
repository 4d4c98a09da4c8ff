//! Properties of files, from their first bytes.

/// Width and height of a PNG or GIF; `None` for other files.
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

/// The media type, from the first bytes or else the file name's extension.
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
