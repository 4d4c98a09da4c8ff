//! The greeting of each server that the bot was added to.

use super::database::Store;
use super::ids::GuildId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// Greets a server from `due` on, unless it was greeted before.
    pub write fn add_greeting(guild: GuildId, due: Timestamp) =
        "insert into greetings (guild, due) values ($1, $2) on conflict do nothing";

    /// When the next greeting is due; `None` without any.
    pub read fn next_greeting() -> Option<Timestamp> =
        "select min(due) from greetings where due is not null";

    /// Takes greetings that are due, at most `limit`, and keeps them from other processes `until`
    /// an instant.
    // Checked again in the row itself, which another process may have taken meanwhile.
    pub write fn take_greetings(
        now: Timestamp,
        until: Timestamp,
        limit: i64,
    ) -> Vec<(GuildId, Timestamp)> =
        "update greetings set taken = $2 where due is not null and taken <= $1 and guild in (
            select guild from greetings where due is not null and due <= $1 and taken <= $1 order by due limit $3)
        returning guild, due";

    /// Records that a server is greeted.
    pub write fn finish_greeting(guild: GuildId) =
        "update greetings set due = null where guild = $1";
}
