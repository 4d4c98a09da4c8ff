//! Messages of the bot: panel and cards, replies, names, pictures. Functions of a record and a
//! language.

pub mod absent;
pub mod agreements;
pub mod analysis;
pub mod bracket;
pub mod contest;
mod contest_final;
mod contest_tables;
pub mod controls;
pub mod daily;
pub mod deeds;
pub mod digest;
pub mod ending;
pub mod field;
pub mod ladder;
pub mod league;
pub mod league_picture;
pub mod lobby;
pub mod looking;
pub mod meetings;
pub mod months;
pub mod names;
pub mod news;
pub mod own;
pub mod panel;
pub mod pictures;
pub mod places;
pub mod plans;
pub mod puzzle;
pub mod ratings;
pub mod reply;
pub mod standing;
pub mod times;
mod tour;
pub mod week;
pub mod welcome;

pub use self::agreements::{answer_buttons, proposal_text, requested, seat_buttons, undone};
pub use self::controls::{
    button, described_option, disabled_button, history_buttons, labelled, learn_button,
    learn_button_of, match_button, menu, menu_of, of_match, option, secondary_button,
    strength_buttons,
};
pub use self::daily::Standing;
pub use self::field::Field;
pub use self::names::named;
pub use self::pictures::{Picture, text_board};
pub use self::ratings::points;
pub use self::reply::{Follows, LastEdit, Reply};
