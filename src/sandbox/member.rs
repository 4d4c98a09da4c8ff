//! Who comes to the server, and who leaves it.

use serde_json::json;

use super::snowflake::Id;
use super::world::World;
use super::world::guild::User;
use super::world::session::Intent;

/// The ids of guests, above those of the first people.
const GUESTS: u64 = 1_300_000_000_000_010_000;

impl World {
    /// So many more people come to the server, who are `guest1`, `guest2` and so on.
    pub fn add_guests(&mut self, count: u64) {
        for number in 1..=count {
            let (id, name) = (Id(GUESTS + number), format!("guest{number}"));
            let guest = User {
                id,
                display: name.clone(),
                name,
                locale: "en-US".to_owned(),
                ..User::default()
            };
            self.users.entry(id).or_insert(guest);
        }
        self.channels_changed();
    }

    /// Somebody leaves the server or comes to it; the bot is told of itself alone, for it may not know who is there.
    pub fn move_user(&mut self, user: Id, there: bool, elsewhere: bool) {
        let guild = self.guild.id;
        let was_gone = self.is_gone(user);
        if let Some(user) = self.users.get_mut(&user) {
            (user.gone, user.elsewhere) = (!there, elsewhere);
        }
        if user == self.bot && was_gone == there {
            let (event, object) = if there {
                ("GUILD_CREATE", self.guild_create())
            } else {
                ("GUILD_DELETE", json!({ "id": guild }))
            };
            self.sessions
                .dispatch(event, &object, Intent::GUILDS, Some(guild));
        }
        self.channels_changed();
    }
}
