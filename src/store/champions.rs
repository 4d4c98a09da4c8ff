//! The role of a server for the first of the month before.

use super::columns::Flag;
use super::database::Store;
use super::ids::{GuildId, RoleId, UserId};
use super::rows::{Keyed, Rows};
use super::time::Timestamp;
use super::transact::Writing;

/// A server's role for the first of the month before.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Champion {
    /// The server.
    pub guild: GuildId,
    /// The role.
    pub role: RoleId,
    /// The person who has it by the bot; `None` if nobody has.
    pub holder: Option<UserId>,
    /// When it passes on.
    pub due: Timestamp,
    /// Whether Discord refused it the last time.
    #[sqlx(try_from = "Flag")]
    pub refused: bool,
}

impl Keyed for Champion {
    const TABLE: &str = "champions";
    const KEY: &str = "guild";
}

super::statements::statements! {
    /// The role of a server; `None` without one.
    pub both fn champion(guild: GuildId) -> Option<Champion> =
        "select guild, role, holder, due, refused from champions where guild = $1";

    /// The roles of all servers.
    pub read fn champions() -> Rows<Champion> =
        "select guild, role, holder, due, refused from champions order by guild";

    /// Sets the role of a server, which passes on at `due`; who had another one has it no more. The
    /// person who sets it is to be informed if Discord refuses it.
    // Without the person ($4) who sets it while they are being erased.
    pub write fn set_champion(guild: GuildId, role: RoleId, due: Timestamp, by: UserId) =
        "insert into champions (guild, role, due, set_by)
        values ($1, $2, $3, case when exists (select 1 from deletions where person = $4) then null else cast($4 as bigint) end)
        on conflict (guild) do update set holder = case when champions.role = $2 then champions.holder end, role = $2, due = $3,
            taken = 0, refused = 0, set_by = excluded.set_by, told = 0";

    /// Leaves a server without such a role.
    pub write fn no_champion(guild: GuildId) =
        "delete from champions where guild = $1";

    /// When the next role passes on; `None` without any.
    pub read fn next_champion() -> Option<Timestamp> =
        "select min(due) from champions";

    /// Takes roles that pass on, at most `limit`, and keeps them from other processes `until` an
    /// instant.
    // Checked again in the row itself, which another process may have taken meanwhile.
    pub write fn take_champions(now: Timestamp, until: Timestamp, limit: i64) -> Rows<Champion> =
        "update champions set taken = $2 where taken <= $1 and guild in (
            select guild from champions where due <= $1 and taken <= $1 order by due limit $3)
        returning guild, role, holder, due, refused";

    /// Stores the holder of a role and when it passes on next, unless it was set anew; `refused`:
    /// as Discord refused it. Not a holder who is being erased.
    pub write fn pass_champion(
        taken: &Champion,
        holder: Option<UserId>,
        next: Timestamp,
        refused: bool,
    ) =
        "update champions set due = $4, taken = 0, refused = $5,
            holder = case when exists (select 1 from deletions where person = $3) then null else cast($3 as bigint) end
        where guild = $1 and role = $6 and due = $2",
        taken.guild, taken.due, holder, next, i64::from(refused), taken.role;

    /// The person who set a role, to be informed that Discord refuses it; `None` if they were
    /// already, if they are not known, and if another role was set.
    pub write fn inform_champion_setter(refused: &Champion) -> Option<UserId> =
        "update champions set told = 1 where guild = $1 and role = $2 and told = 0 and set_by is not null returning set_by",
        refused.guild, refused.role;

    /// Lets the person who set a server's role be informed again of the next refusal.
    pub write fn uninform_champion_setter(guild: GuildId) =
        "update champions set told = 0 where guild = $1 and told = 1";
}
