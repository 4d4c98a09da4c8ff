//! The parameters of opening a match.

use super::error::Error;
use super::refusal::Refusal;
use super::refusal::acts::BadVote;
use crate::store::Writing;
use crate::store::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::store::matches::{Match, Pace, State, Trouble};
use crate::store::messages::Living;
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Rng, Table};

/// Letters of a match code, by attempt: longer after collisions.
const CODE_LENGTHS: [usize; 8] = [4, 4, 4, 5, 5, 6, 6, 7];

/// The number of games played side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// One.
    #[default]
    One,
    /// Two, a meeting: both players have each seat once.
    Two,
}

/// The parameters of opening a match.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that people choose"
)]
pub struct Opening {
    /// The game.
    pub entry: &'static GameEntry,
    /// Seats and options, from [`tavolino_games::game::Info::table`].
    pub table: Table,
    /// Whether seats follow the order of joining; otherwise they are shuffled.
    pub listed: bool,
    /// Whether the match is for all of the table's seats; otherwise its opener may start it with
    /// fewer.
    pub exact: bool,
    /// Whether the match is rated; where it cannot be, it is not.
    pub rated: bool,
    /// The people with a reserved seat.
    pub invited: Vec<UserId>,
    /// The opener's seat; that of the channel where it plays.
    pub seat: u8,
    /// Whether the channel plays in the opener's place: anyone there proposes turns and votes.
    pub votes: bool,
    /// The computer's seats by number, with their strength.
    pub computers: Vec<(u8, Strength)>,
    /// The opener.
    pub by: UserId,
    /// The pace of the clocks.
    pub pace: Pace,
    /// The language of public messages.
    pub lang: &'static str,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread the command was used in.
    pub channel: ChannelId,
    /// The parent channel, if `channel` is a thread.
    pub within: Option<ChannelId>,
    /// The interaction, which opens one match also if it is repeated.
    pub interaction: InteractionId,
    /// The match of which this one is the rematch.
    pub after: Option<MatchId>,
    /// The number of games played side by side.
    pub games: Games,
    /// Whether people join by the match's code, from anywhere: the match has no table, and each
    /// player a panel in direct messages.
    pub by_code: bool,
    /// The message that becomes the panel; `None` if the panel is posted.
    pub panel: Option<Living>,
}

impl Opening {
    /// An opening with the usual choices: seats in the order of joining, nobody invited, at the
    /// normal pace, in English, outside a server.
    #[must_use]
    pub fn new(
        entry: &'static GameEntry,
        table: Table,
        by: UserId,
        channel: ChannelId,
        interaction: InteractionId,
    ) -> Opening {
        Opening {
            entry,
            table,
            listed: true,
            exact: false,
            rated: false,
            invited: Vec::new(),
            seat: 1,
            votes: false,
            computers: Vec::new(),
            by,
            pace: Pace::Normal,
            lang: "en",
            guild: None,
            channel,
            within: None,
            interaction,
            after: None,
            games: Games::One,
            by_code: false,
            panel: None,
        }
    }

    /// Whether the opener plays against computers alone.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        !self.votes && self.computers.len() + 1 == usize::from(self.table.seats)
    }

    /// The invited people without duplicates.
    ///
    /// # Errors
    /// A refusal for too many opponents, or for inviting oneself.
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

    /// Refuses a meeting where [`can_meet`] does not hold, and votes where [`can_vote`] does not.
    pub(super) fn must_suit_its_games(&self) -> Result<(), Refusal> {
        let is_against_computer = self.computers.len() == 1 && self.invited.is_empty();
        let votes_well = self.guild.is_some()
            && self.games == Games::One
            && is_against_computer
            && can_vote(self.entry, &self.table);
        if self.votes && !votes_well {
            return Err(BadVote::NotForChannel.into());
        }
        if self.games == Games::Two && !can_meet(self.entry, &self.table) {
            return Err(Refusal::NotForTwo);
        }
        // Both have each seat once: there is nothing to level.
        if self.games == Games::Two && self.table.has_swap() {
            return Err(Refusal::SwapInTwo);
        }
        Ok(())
    }

    /// The row of the new match, with a placeholder for its code.
    pub(super) fn row(&self, now: Timestamp) -> Match {
        Match {
            id: MatchId::placeholder(),
            game: self.entry.info.key.to_owned(),
            rules: self.entry.info.rules.into(),
            table_json: serde_json::to_string(&self.table).expect("a table is plain data"),
            listed: self.listed,
            exact: self.exact,
            rated: self.rated && self.may_be_rated(),
            state: State::Lobby,
            deal: None,
            number: 0,
            guild: self.guild,
            lang: self.lang.to_owned(),
            channel: self.channel,
            // Discord has no threads within threads.
            place: self.within.map(|_| self.channel),
            trouble: self.by_code.then_some(Trouble::Gone),
            opened_by: Some(self.by),
            opened_at: now,
            interaction: self.interaction,
            pace: self.pace,
            closed: None,
            warned: None,
            after: self.after.clone(),
            aside_from: None,
            nth: (self.games == Games::Two).then_some(1),
            twin: None,
            version: 0,
        }
    }
}

/// Whether the seats of a table can be swapped in a second game: two, against each other.
pub(super) fn can_meet(entry: &GameEntry, table: &Table) -> bool {
    table.seats == 2 && !(entry.info.together)(&table.options)
}

/// Whether a channel can play at a table: for two against each other, without secrets, as everybody
/// sees what the channel sees.
fn can_vote(entry: &GameEntry, table: &Table) -> bool {
    can_meet(entry, table) && !(entry.info.secrets)(&table.options)
}

/// Adds a match under a free code, which it puts into the row.
pub(super) async fn add_row(
    writing: &mut Writing<'_>,
    row: &mut Match,
    rng: &mut Rng,
) -> Result<(), Error> {
    let mut lengths = CODE_LENGTHS.into_iter();
    loop {
        row.id = MatchId::draw(lengths.next().unwrap_or(8), rng);
        if writing.add_match(row).await? {
            return Ok(());
        }
    }
}
