//! What somebody wants who opens a match.

use super::refusal::Refusal;
use crate::store::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::store::matches::{Match, Pace, State};
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::board::GameEntry;
use tavolino_games::game::Table;

/// A match somebody wants to open.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub kind: &'static GameEntry,
    /// Seats and options, from [`tavolino_games::game::Info::table`].
    pub table: Table,
    /// Whether people sit in the order they joined.
    pub listed: bool,
    /// The people a seat is kept for.
    pub invited: Vec<UserId>,
    /// The seats the computer takes, as listed: whoever opens it is the first; and how strong it plays there.
    pub computers: Vec<(u8, Strength)>,
    /// Who opens it.
    pub by: UserId,
    /// How much time its seats have.
    pub pace: Pace,
    /// The language of what everyone reads.
    pub lang: &'static str,
    /// On which server.
    pub guild: Option<GuildId>,
    /// Where.
    pub channel: ChannelId,
    /// The channel that is a thread of, if it is one.
    pub within: Option<ChannelId>,
    /// By which interaction: the same twice opens one match.
    pub interaction: InteractionId,
    /// The match it is the rematch of.
    pub after: Option<MatchId>,
}

impl Opening {
    /// Whether nobody plays but whoever opens it, against the computer.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.computers.len() + 1 == usize::from(self.table.seats)
    }

    /// The people invited, each once.
    pub(super) fn guests(&self) -> Result<Vec<UserId>, Refusal> {
        let mut guests = Vec::new();
        for &person in &self.invited {
            if person == self.by {
                return Err(Refusal::Oneself);
            }
            if !guests.contains(&person) {
                guests.push(person);
            }
        }
        let most = self.table.seats - 1;
        if guests.len() + self.computers.len() > usize::from(most) {
            return Err(Refusal::TooManyOpponents { most });
        }
        Ok(guests)
    }

    /// The row of the match it opens, whose code is still to be drawn.
    pub(super) fn row(&self, now: Timestamp) -> Match {
        Match {
            id: MatchId::placeholder(),
            game: self.kind.info.key.to_owned(),
            rules: self.kind.info.rules.into(),
            table_json: serde_json::to_string(&self.table).expect("a table is plain data"),
            listed: self.listed,
            state: State::Lobby,
            deal: None,
            number: 0,
            guild: self.guild,
            lang: self.lang.to_owned(),
            channel: self.channel,
            // No thread can be made in a thread.
            place: self.within.map(|_| self.channel),
            trouble: None,
            opened_by: Some(self.by),
            opened_at: now,
            interaction: self.interaction,
            pace: self.pace,
            closed: None,
            warned: None,
            after: self.after.clone(),
            aside_from: None,
            version: 0,
        }
    }
}
