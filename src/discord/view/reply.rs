//! What the bot says: text, pictures, buttons and menus; the same for every way of saying it.

use std::collections::BTreeSet;

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateButton, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, EditAttachments,
    EditInteractionResponse, EditMessage,
};

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::limits::{self, fitting};
use crate::discord::view::pictures::Picture;
use crate::host::{MatchId, UserId};

/// Something to say.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    text: String,
    pictures: Vec<Picture>,
    rows: Vec<CreateActionRow>,
    /// Discord takes nobody twice.
    pinged: BTreeSet<serenity::all::UserId>,
    private: bool,
    refusal: bool,
    live: Option<(MatchId, i64)>,
    shows: Option<(MatchId, i64)>,
    next: Vec<Reply>,
}

impl Reply {
    /// For everyone in the channel.
    pub fn public(text: impl Into<String>) -> Reply {
        Reply {
            text: fitting(&text.into(), limits::CONTENT),
            ..Reply::default()
        }
    }

    /// For the person who asked, alone.
    pub fn private(text: impl Into<String>) -> Reply {
        Reply {
            private: true,
            ..Reply::public(text)
        }
    }

    /// Why it cannot be done, for the person who tried, alone.
    pub fn refusal(text: impl Into<String>) -> Reply {
        Reply {
            refusal: true,
            ..Reply::private(text)
        }
    }

    /// The same, for the person who asked, alone.
    pub fn hidden(self) -> Reply {
        Reply {
            private: true,
            next: self.next.into_iter().map(Reply::hidden).collect(),
            ..self
        }
    }

    /// The same, to go on with a match of which it shows event `number`.
    pub fn live(self, id: &MatchId, number: i64) -> Reply {
        Reply {
            live: Some((id.clone(), number)),
            ..self
        }
    }

    /// Whether it goes on with a match.
    pub fn is_live(&self) -> bool {
        self.live.is_some()
    }

    /// The match it goes on with, and the event it shows.
    pub fn take_live(&mut self) -> Option<(MatchId, i64)> {
        self.live.take()
    }

    /// The same, which is true of a match as of event `number` and may not be any more once its reader has acted.
    pub fn showing(self, id: &MatchId, number: i64) -> Reply {
        Reply {
            shows: Some((id.clone(), number)),
            ..self
        }
    }

    /// The match it shows, and as of which event.
    pub fn shows(&self) -> Option<&(MatchId, i64)> {
        self.live.as_ref().or(self.shows.as_ref())
    }

    /// Its words.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What its buttons ask for about matches, in their order.
    pub fn match_actions(&self) -> Vec<(MatchId, MatchAction)> {
        let rows = serde_json::to_value(&self.rows).expect("rows are plain data");
        let rows = rows.as_array().into_iter().flatten();
        let shown = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let asked = shown.filter_map(
            |button| match Action::read(button["custom_id"].as_str()?)? {
                Action::Match(id, action) => Some((id, action)),
                _ => None,
            },
        );
        asked.collect()
    }

    /// Whether it has pictures or other files.
    pub fn has_files(&self) -> bool {
        !self.pictures.is_empty()
    }

    /// The same without files, for where Discord takes none: below its words stands what the pictures show, in messages of
    /// their own where one does not hold all.
    pub fn in_words(mut self) -> Reply {
        let pictures = std::mem::take(&mut self.pictures);
        let after = self.take_next();
        let mut reply = self;
        for picture in pictures {
            reply = reply.adding_or_then(&picture.in_words(), 0);
        }
        after.into_iter().fold(reply, Reply::then)
    }

    /// With another paragraph, which stands in a message of its own where this one has no room for it and `spare` characters.
    pub fn adding_or_then(self, text: &str, spare: usize) -> Reply {
        let taken = self.text.chars().count() + 1 + text.chars().count();
        if self.next.is_empty() && taken + spare <= limits::CONTENT {
            return self.adding(text);
        }
        let next = Reply {
            private: self.private,
            ..Reply::public(text)
        };
        self.then(next)
    }

    /// Whether it says that something cannot be done.
    pub fn is_refusal(&self) -> bool {
        self.refusal
    }

    /// With a picture, after those it has.
    pub fn with(mut self, picture: Picture) -> Reply {
        self.pictures.push(picture);
        self
    }

    /// With another message after it.
    pub fn then(mut self, mut next: Reply) -> Reply {
        let after = next.take_next();
        self.next.push(next);
        self.next.extend(after);
        self
    }

    /// The messages after it.
    pub fn take_next(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.next)
    }

    /// With a row of buttons, if there are any.
    pub fn buttons(mut self, buttons: Vec<CreateButton>) -> Reply {
        if !buttons.is_empty() {
            self.rows.push(CreateActionRow::Buttons(buttons));
        }
        self
    }

    /// With a menu.
    pub fn menu(mut self, menu: CreateSelectMenu) -> Reply {
        self.rows.push(CreateActionRow::SelectMenu(menu));
        self
    }

    /// Mentions that call somebody; all others are only names.
    pub fn pinging(self, people: impl IntoIterator<Item = UserId>) -> Reply {
        let id = |person: UserId| serenity::all::UserId::new(person.get());
        Reply {
            pinged: people.into_iter().map(id).collect(),
            ..self
        }
    }

    /// With another paragraph.
    pub fn adding(mut self, text: &str) -> Reply {
        self.text = fitting(&format!("{}\n{text}", self.text), limits::CONTENT);
        self
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pinged.iter().copied())
    }

    /// As the answer to an interaction, or as what its message becomes.
    pub fn response(self) -> CreateInteractionResponseMessage {
        let message = CreateInteractionResponseMessage::new()
            .allowed_mentions(self.mentions())
            .ephemeral(self.private)
            .content(self.text)
            .components(self.rows);
        message.files(self.pictures.into_iter().map(Picture::attachment))
    }

    /// As what the answer to an interaction becomes.
    pub fn edit_response(self) -> EditInteractionResponse {
        let edit = EditInteractionResponse::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .components(self.rows);
        if self.pictures.is_empty() {
            return edit.clear_attachments();
        }
        let pictures = self.pictures.into_iter().map(Picture::attachment);
        pictures.fold(edit, EditInteractionResponse::new_attachment)
    }

    /// As one more answer to an interaction.
    pub fn followup(self) -> CreateInteractionResponseFollowup {
        let message = CreateInteractionResponseFollowup::new()
            .allowed_mentions(self.mentions())
            .ephemeral(self.private)
            .content(self.text)
            .components(self.rows);
        message.files(self.pictures.into_iter().map(Picture::attachment))
    }

    /// As a new message.
    pub fn message(self) -> CreateMessage {
        let message = CreateMessage::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .components(self.rows);
        message.files(self.pictures.into_iter().map(Picture::attachment))
    }

    /// As what a message becomes.
    pub fn edit(self) -> EditMessage {
        let pictures = self.pictures.into_iter().map(Picture::attachment);
        let attachments = pictures.fold(EditAttachments::new(), EditAttachments::add);
        EditMessage::new()
            .allowed_mentions(CreateAllowedMentions::new().users(self.pinged))
            .content(self.text)
            .components(self.rows)
            .attachments(attachments)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whoever_is_called_twice_is_named_once() {
        let twice = [UserId(3), UserId(1), UserId(3)];
        let message = Reply::public("x").pinging(twice).message();
        let message = serde_json::to_value(message).unwrap();
        assert_eq!(message["allowed_mentions"]["users"], json!(["1", "3"]));
    }
}
