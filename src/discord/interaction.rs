//! One interaction: its request and its answer, and what keeps answers in order, in time and within
//! budgets.

pub mod answer;
pub mod budgets;
pub mod completions;
pub mod data;
pub mod database_health;
pub mod deadline;
pub mod departures;
pub mod edit_order;
mod first_listed;
pub mod last_refusals;
pub mod live_messages;
pub mod participant;
pub mod repeats;
pub mod replays;
pub mod request;
pub mod sending;
pub mod server_locales;
pub mod server_roles;
pub mod visible_channels;

pub use self::answer::{Mode, Visibility, answer, answer_privately, answered, ask, say};
pub use self::data::{Command, Context, Data, Done, Fatal};
pub use self::departures::Departures;
pub use self::edit_order::Spot;
pub use self::live_messages::readers::LiveMessages;
pub use self::participant::{is_direct_panel, moderates, must_run, playing, seated};
pub use self::repeats::Post;
pub use self::request::Request;
pub use self::server_roles::ServerRoles;
pub use self::visible_channels::VisibleChannels;
