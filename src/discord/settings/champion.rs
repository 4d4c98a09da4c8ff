//! The role for the first of a month: whether the bot can give it, asked before it is saved, and
//! its end for the person who had it.

use serenity::all::Permissions;
use tracing::warn;

use crate::discord::interaction::{Request, ServerRoles};
use crate::discord::rest::CannotGive;
use crate::discord::view::places;
use crate::host::{Champion, ChampionChange, Error, GuildId, Restriction, RoleId};
use tavolino_games::game::Lang;

/// The change that a chosen role stands for: the role that everyone has is none.
pub fn read(guild: GuildId, role: RoleId) -> ChampionChange {
    if role.get() == guild.get() {
        ChampionChange::Off
    } else {
        ChampionChange::Role(role)
    }
}

/// Refuses a role that the bot cannot give. Where Discord does not answer, nothing is refused.
///
/// # Errors
///
/// A refusal that names what is in the way.
pub async fn must_be_givable(
    request: &Request<'_>,
    guild: GuildId,
    change: Option<ChampionChange>,
) -> Result<(), Error> {
    let Some(ChampionChange::Role(role)) = change else {
        return Ok(());
    };
    let Some(roles) = ServerRoles::fetch(request.rest(), guild).await else {
        return Ok(());
    };
    let Err(reason) = roles.may_give(role) else {
        return Ok(());
    };
    let restriction = match reason {
        CannotGive::Permission => {
            let lang = request.lang();
            let missing = places::permissions(Permissions::MANAGE_ROLES, &lang);
            Restriction::MayNotGiveRoles(missing)
        }
        CannotGive::Above => Restriction::RoleAbove(role),
        CannotGive::Managed => Restriction::RoleManaged(role),
        CannotGive::Gone => Restriction::NoSuchSetting,
    };
    Err(restriction.into())
}

/// Takes the role before a change from the person who had it. What Discord refuses stays, as the
/// change is saved already.
pub async fn take_former(
    request: &Request<'_>,
    before: Option<&Champion>,
    change: Option<ChampionChange>,
) {
    let Some((before, holder)) = before.and_then(|before| Some((before, before.holder?))) else {
        return;
    };
    if change.is_none() || change == Some(ChampionChange::Role(before.role)) {
        return;
    }
    let taken = request.rest().take_role(before.guild, holder, before.role);
    if let Err(error) = taken.await {
        warn!("former role of the month not taken: {}", error.reason());
    }
}

/// The sentence on the role.
pub fn sentence(lang: &Lang, champion: Option<&Champion>) -> String {
    let Some(champion) = champion else {
        return lang.say("settings-champion-off", &[]);
    };
    let key = if champion.refused {
        "settings-champion-refused"
    } else {
        "settings-champion-on"
    };
    lang.say(key, &[("role", places::role(champion.role).into())])
}
