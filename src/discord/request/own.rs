//! What somebody asks for themselves, in all matches: their reminders, their vacation.

/// A button or a menu about oneself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// How they are reminded.
    Reminders,
    /// How their vacation stands.
    Vacation,
    /// Reminders at half time and when a tenth is left.
    Points(bool),
    /// A menu of intervals: a reminder every so many hours.
    Every,
    /// By direct message, or by mention.
    Directly(bool),
    /// To be told when they are next.
    Next(bool),
    /// No reminders at all.
    Off,
    /// A menu of days: so many on vacation.
    Away,
    /// The vacation is over.
    Back,
}

impl Own {
    /// All of them, and how each is written.
    const KEYS: [(Own, &'static str); 12] = [
        (Own::Reminders, "reminders"),
        (Own::Vacation, "vacation"),
        (Own::Points(true), "points"),
        (Own::Points(false), "no-points"),
        (Own::Every, "every"),
        (Own::Directly(true), "dm"),
        (Own::Directly(false), "mention"),
        (Own::Next(true), "next"),
        (Own::Next(false), "no-next"),
        (Own::Off, "off"),
        (Own::Away, "away"),
        (Own::Back, "back"),
    ];

    /// How it is written in a `custom_id`.
    #[must_use]
    pub fn key(self) -> &'static str {
        let found = Own::KEYS.iter().find(|(own, _)| *own == self);
        found.map_or("", |(_, key)| key)
    }

    /// The one written so.
    #[must_use]
    pub fn read(key: &str) -> Option<Own> {
        let found = Own::KEYS.iter().find(|(_, known)| *known == key);
        found.map(|(own, _)| *own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_is_written() {
        for (own, key) in Own::KEYS {
            assert_eq!((own.key(), Own::read(key)), (key, Some(own)));
        }
        assert_eq!(Own::read(""), None);
    }
}
