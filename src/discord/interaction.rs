//! One interaction: parsing, answer, and routing to a feature.

pub mod answer;
pub mod budgets;
pub mod communities;
pub mod completions;
pub mod data;
pub mod departures;
mod first_listed;
pub mod last_refusals;
pub mod live_messages;
pub mod participant;
pub mod posts;
pub mod presses;
pub mod reach;
pub mod replays;
pub mod request;
pub mod sending;
pub mod sight;
pub mod tap;

pub use self::answer::{Mode, Visibility, answer, answer_privately, answered, say};
pub use self::data::{Command, Context, Data, Done, Fatal};
pub use self::live_messages::readers::LiveMessages;
pub use self::participant::{is_direct_panel, moderates, must_run, playing, seated};
pub use self::posts::Post;
pub use self::presses::Spot;
pub use self::reach::Reach;
pub use self::request::Request;
pub use self::sight::Sights;
