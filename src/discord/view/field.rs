//! A field to write in, which Discord shows above everything.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::discord::action::Action;

/// The `custom_id` of the text in a field.
const TEXT: &str = "text";

/// A field of several lines.
#[derive(Debug)]
pub struct Field {
    /// The action that gets the text.
    pub save: Action,
    /// The title, at most 45 characters.
    pub title: String,
    /// The line above the field, at most 45 characters.
    pub label: String,
    /// Characters at most.
    pub most: usize,
}

impl Field {
    /// The field, once `set` has changed its text's properties.
    pub fn modal(self, set: impl FnOnce(CreateInputText) -> CreateInputText) -> CreateModal {
        let text = CreateInputText::new(InputTextStyle::Paragraph, self.label, TEXT);
        let text = set(text.max_length(self.most as u16));
        CreateModal::new(self.save.write().unwrap_or_default(), self.title)
            .components(vec![CreateActionRow::InputText(text)])
    }
}
