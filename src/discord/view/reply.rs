//! A message of the bot: text, pictures, buttons and menus, for any of Discord's ways to send it.

use std::collections::BTreeSet;

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateButton, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, EditAttachments,
    EditInteractionResponse, EditMessage, MessageFlags,
};

use super::pictures::Picture;
use crate::discord::action::{Action, MatchAction};
use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::discord::rest::NewMessage;
use crate::host::{MatchId, RoleId, UserId};

/// A message of the bot.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    text: String,
    pictures: Vec<Picture>,
    rows: Vec<CreateActionRow>,
    /// The people to notify, once their quiet hours have been asked.
    called: BTreeSet<UserId>,
    /// The people whom the message notifies, each once: Discord refuses duplicates.
    pinged: BTreeSet<serenity::all::UserId>,
    /// The role that a new message notifies.
    role: Option<RoleId>,
    /// Whether a new message arrives without a sound.
    silent: bool,
    private: bool,
    refusal: bool,
    live: Option<(MatchId, i64)>,
    follows: Follows,
    shows: Option<(MatchId, i64)>,
    last: Option<LastEdit>,
    next: Vec<Reply>,
}

/// The part of a match that a live message follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Follows {
    /// The position: updated with each event.
    #[default]
    Position,
    /// The reader's proposal, made by the event: updated once, when the proposal is no longer open.
    Proposal,
}

/// The last edit of a private message, before its token expires: what stays true.
#[derive(Clone, Debug)]
pub struct LastEdit {
    /// The text in place of text and pictures; `None` where those stay true.
    pub text: Option<String>,
    /// The button in place of all others: it opens the message again.
    pub button: CreateButton,
}

impl LastEdit {
    /// The edit of the answer.
    pub fn edit(self) -> EditInteractionResponse {
        let row = CreateActionRow::Buttons(vec![self.button]);
        let edit = EditInteractionResponse::new().components(vec![row]);
        match self.text {
            Some(text) => edit
                .content(fitting(&text, limits::CONTENT))
                .clear_attachments(),
            // What an edit leaves out stays as it is.
            None => edit,
        }
    }
}

impl Reply {
    /// A message for everyone in the channel.
    pub fn public(text: impl Into<String>) -> Reply {
        Reply {
            text: fitting(&text.into(), limits::CONTENT),
            ..Reply::default()
        }
    }

    /// An ephemeral message.
    pub fn private(text: impl Into<String>) -> Reply {
        Reply {
            private: true,
            ..Reply::public(text)
        }
    }

    /// An ephemeral message that says why something cannot be done.
    pub fn refusal(text: impl Into<String>) -> Reply {
        Reply {
            refusal: true,
            ..Reply::private(text)
        }
    }

    /// Makes the message and those after it ephemeral.
    pub fn hidden(self) -> Reply {
        Reply {
            private: true,
            next: self.next.into_iter().map(Reply::hidden).collect(),
            ..self
        }
    }

    /// Makes the message, and not those after it, visible to everyone in the channel.
    pub fn shown(self) -> Reply {
        Reply {
            private: false,
            ..self
        }
    }

    /// Marks the message as live: it shows event `number` of a match, and is kept up to date.
    pub fn live(self, id: &MatchId, number: i64) -> Reply {
        Reply {
            live: Some((id.clone(), number)),
            ..self
        }
    }

    /// Marks the message as a note about a proposal of its reader, made by event `number`.
    pub fn noting(self, id: &MatchId, number: i64) -> Reply {
        Reply {
            follows: Follows::Proposal,
            ..self.live(id, number)
        }
    }

    /// Whether the message is live.
    pub fn is_live(&self) -> bool {
        self.live.is_some()
    }

    /// The part of the match that a live message follows.
    pub fn follows(&self) -> Follows {
        self.follows
    }

    /// Takes the match and event of a live message.
    pub fn take_live(&mut self) -> Option<(MatchId, i64)> {
        self.live.take()
    }

    /// Sets the last edit of a private message; `None` leaves it as it is.
    pub fn closing(self, last: Option<LastEdit>) -> Reply {
        Reply { last, ..self }
    }

    /// Takes the last edit.
    pub fn take_closing(&mut self) -> Option<LastEdit> {
        self.last.take()
    }

    /// Marks the message as showing a match as of event `number`: an act of its reader outdates it.
    pub fn showing(self, id: &MatchId, number: i64) -> Reply {
        Reply {
            shows: Some((id.clone(), number)),
            ..self
        }
    }

    /// The match and event shown; `None` if the message does not depend on a position.
    pub fn shows(&self) -> Option<&(MatchId, i64)> {
        self.live.as_ref().or(self.shows.as_ref())
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The match actions of the buttons, in order.
    pub fn match_actions(&self) -> Vec<(MatchId, MatchAction)> {
        let rows = serde_json::to_value(&self.rows).expect("rows are plain data");
        let rows = rows.as_array().into_iter().flatten();
        let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let actions =
            components.filter_map(
                |button| match Action::read(button["custom_id"].as_str()?)? {
                    Action::Match(id, action) => Some((id, action)),
                    _ => None,
                },
            );
        actions.collect()
    }

    /// The names of the pictures and other files.
    pub fn file_names(&self) -> impl Iterator<Item = &str> {
        self.pictures.iter().map(Picture::name)
    }

    /// Whether the message has pictures or other files.
    pub fn has_files(&self) -> bool {
        !self.pictures.is_empty()
    }

    /// The message without files: their words follow its text, in further messages if they do not
    /// fit.
    pub fn in_words(mut self) -> Reply {
        let pictures = std::mem::take(&mut self.pictures);
        let after = self.take_next();
        let mut reply = self;
        for picture in pictures {
            for paragraph in picture.in_words() {
                reply = reply.adding_or_then(&paragraph, 0);
            }
        }
        after.into_iter().fold(reply, Reply::then)
    }

    /// Adds a paragraph, in a further message if this one has no room for it and `spare` more
    /// characters.
    pub fn adding_or_then(self, text: &str, spare: usize) -> Reply {
        let length = self.text.chars().count() + 1 + text.chars().count();
        if self.next.is_empty() && length + spare <= limits::CONTENT {
            return self.adding(text);
        }
        let next = Reply {
            private: self.private,
            ..Reply::public(text)
        };
        self.then(next)
    }

    /// Whether the message is a refusal.
    pub fn is_refusal(&self) -> bool {
        self.refusal
    }

    /// Adds a picture.
    pub fn with(mut self, picture: Picture) -> Reply {
        self.pictures.push(picture);
        self
    }

    /// Adds a further message.
    pub fn then(mut self, mut next: Reply) -> Reply {
        let after = next.take_next();
        self.next.push(next);
        self.next.extend(after);
        self
    }

    /// Takes the further messages.
    pub fn take_next(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.next)
    }

    /// Adds buttons, in a row or as many as they need.
    pub fn buttons(mut self, buttons: Vec<CreateButton>) -> Reply {
        let mut buttons = buttons.into_iter();
        loop {
            let row: Vec<CreateButton> = buttons.by_ref().take(limits::BUTTONS).collect();
            if row.is_empty() {
                return self;
            }
            self.rows.push(CreateActionRow::Buttons(row));
        }
    }

    /// Whether one more row fits.
    pub fn has_room(&self) -> bool {
        self.rows.len() < limits::ROWS
    }

    /// Whether the message has a button for an action.
    pub fn has_button(&self, action: &Action) -> bool {
        let rows = serde_json::to_value(&self.rows).unwrap_or_default();
        let rows = rows.as_array().into_iter().flatten();
        let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        parts.any(|part| part["custom_id"].as_str() == action.write().as_deref())
    }

    /// Adds a menu.
    pub fn menu(mut self, menu: CreateSelectMenu) -> Reply {
        self.rows.push(CreateActionRow::SelectMenu(menu));
        self
    }

    /// Sets the people to notify; all other mentions are only names. Nobody is notified before
    /// [`Reply::notifying`] says who may be: what is sent without asking for quiet hours is quiet.
    pub fn pinging(self, people: impl IntoIterator<Item = UserId>) -> Reply {
        Reply {
            called: people.into_iter().collect(),
            ..self
        }
    }

    /// Sets the role that a new message notifies, whose people have chosen it.
    pub fn pinging_role(self, role: RoleId) -> Reply {
        Reply {
            role: Some(role),
            ..self
        }
    }

    /// The people to notify if they are awake.
    pub fn called(&self) -> Vec<UserId> {
        self.called.iter().copied().collect()
    }

    /// The message notifies those of the people to notify who are `awake`.
    pub fn notifying(self, awake: &[UserId]) -> Reply {
        let id = |person: &UserId| serenity::all::UserId::new(person.get());
        let pinged = self.called.iter().filter(|person| awake.contains(person));
        Reply {
            pinged: pinged.map(id).collect(),
            ..self
        }
    }

    /// A new message arrives without a sound: in direct messages every message has one, mention or
    /// not.
    pub fn silent(self) -> Reply {
        Reply {
            silent: true,
            ..self
        }
    }

    /// Adds a paragraph.
    pub fn adding(mut self, text: &str) -> Reply {
        self.text = fitting(&format!("{}\n{text}", self.text), limits::CONTENT);
        self
    }

    /// Puts a line before the text.
    pub fn opening(mut self, text: &str) -> Reply {
        self.text = fitting(&format!("{text}\n{}", self.text), limits::CONTENT);
        self
    }

    fn mentions(&self) -> CreateAllowedMentions {
        let role = self.role.map(|role| serenity::all::RoleId::new(role.get()));
        CreateAllowedMentions::new()
            .users(self.pinged.iter().copied())
            .roles(role)
    }

    /// The first answer to an interaction, or the edit of the button's message.
    pub fn response(self) -> CreateInteractionResponseMessage {
        let message = CreateInteractionResponseMessage::new()
            .allowed_mentions(self.mentions())
            .ephemeral(self.private)
            .content(self.text)
            .components(self.rows);
        message.files(self.pictures.into_iter().map(Picture::attachment))
    }

    /// The edit of the first answer.
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

    /// A follow-up to an answer.
    pub fn followup(self) -> CreateInteractionResponseFollowup {
        let message = CreateInteractionResponseFollowup::new()
            .allowed_mentions(self.mentions())
            .ephemeral(self.private)
            .content(self.text)
            .components(self.rows);
        message.files(self.pictures.into_iter().map(Picture::attachment))
    }

    /// A new message, with at most one picture.
    pub fn message(mut self) -> NewMessage {
        let flags = if self.silent {
            MessageFlags::SUPPRESS_NOTIFICATIONS
        } else {
            MessageFlags::empty()
        };
        let message = CreateMessage::new()
            .flags(flags)
            .allowed_mentions(self.mentions())
            .content(self.text)
            .components(self.rows);
        let message = NewMessage::of(message);
        debug_assert!(self.pictures.len() <= 1, "a new message has one picture");
        match self.pictures.pop() {
            Some(picture) => message.with_file(picture.attachment()),
            None => message,
        }
    }

    /// The edit of a message.
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
    use serde_json::{Value, json};

    use super::*;
    use crate::host::ChannelId;

    fn users(reply: Reply) -> Value {
        let message: Value = serde_json::from_str(&reply.message().payload()).unwrap();
        message["allowed_mentions"]["users"].clone()
    }

    #[test]
    fn whoever_is_called_twice_is_named_once() {
        let twice = [UserId(3), UserId(1), UserId(3)];
        let reply = Reply::public("x").pinging(twice).notifying(&twice);
        assert_eq!(users(reply), json!(["1", "3"]));
    }

    #[test]
    fn nobody_is_notified_whose_quiet_hours_were_not_asked() {
        let called = || Reply::public("x").pinging([UserId(1), UserId(2)]);
        assert_eq!(users(called()), json!([]));
        assert_eq!(
            users(called().notifying(&[UserId(2), UserId(7)])),
            json!(["2"])
        );
    }

    #[test]
    fn a_picture_goes_beside_the_message_that_describes_it() {
        let plain = Reply::public("hello").message().once("n1".to_owned());
        let request = plain.request(ChannelId(1));
        let body: Value = serde_json::from_slice(request.body_ref().unwrap()).unwrap();
        assert_eq!(body["content"], "hello");
        assert_eq!(
            (&body["nonce"], &body["enforce_nonce"]),
            (&json!("n1"), &json!(true))
        );
        let board = Picture::file("board.png".to_owned(), "A board", vec![1, 2, 3]);
        let message = Reply::public("hello").with(board).message();
        let payload: Value = serde_json::from_str(&message.payload()).unwrap();
        let described = json!([{ "id": 0, "filename": "board.png", "description": "A board" }]);
        assert_eq!(payload["attachments"], described);
        assert!(message.request(ChannelId(1)).body_ref().is_none());
    }
}
