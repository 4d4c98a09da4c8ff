//! What buttons and menus do. Whatever a `custom_id` says, the answer is a sentence or what was asked for.

use serenity::all::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind, MessageFlags,
};

use crate::discord::agreements;
use crate::discord::blocks;
use crate::discord::chance;
use crate::discord::history;
use crate::discord::inbox;
use crate::discord::outbox::now;
use crate::discord::privacy;
use crate::discord::registry;
use crate::discord::rematch;
use crate::discord::reminders;
use crate::discord::request::action::{Action, Ask, Meant};
use crate::discord::request::own::Own;
use crate::discord::request::{self, Incoming, Mode};
use crate::discord::rules;
use crate::discord::settings;
use crate::discord::turn;
use crate::discord::turn::picker::Choosing;
use crate::discord::vacation;
use crate::discord::view::lobby;
use crate::discord::view::reply::{Reply, button};
use crate::host::{
    Audience, Command, Error, Host, Living, LivingKind, MatchId, MessageId, Record, Refusal, State,
};

/// Answers a button or a menu.
pub async fn press(incoming: &Incoming<'_>, interaction: &ComponentInteraction) {
    let host = incoming.host();
    let value = chosen(interaction);
    let lang = incoming.lang();
    let Some(action) = Action::read(&interaction.data.custom_id) else {
        return incoming
            .say(Reply::refusal(lang.say("stale-button", &[])))
            .await;
    };
    // What belongs to one person alone takes the place of nothing that others see.
    let private = if is_private(interaction) {
        Mode::InPlace
    } else {
        Mode::Anew
    };
    match action {
        Action::Rules(game) => incoming.say(rules::rules(&game, &lang, true).await).await,
        Action::Shelf => incoming.say(registry::shelf(&lang)).await,
        Action::Own(Own::Reminders) => {
            incoming
                .answer(Mode::Anew, true, reminders::mine(incoming))
                .await;
        }
        Action::Own(Own::Vacation) => {
            incoming
                .answer(Mode::Anew, true, vacation::mine(incoming))
                .await;
        }
        Action::Own(own) => {
            let work = async {
                match own {
                    Own::Away | Own::Back => vacation::press(incoming, own, value).await,
                    _ => reminders::press(incoming, own, value).await,
                }
            };
            incoming.answer(private, true, work).await;
        }
        Action::Inbox(shown) => {
            let page = inbox::inbox(incoming, host, &shown);
            incoming.answer(private, true, page).await;
        }
        Action::Filter(shown) => {
            let shown = inbox::chosen(&shown, value);
            let page = inbox::inbox(incoming, host, &shown);
            incoming.answer(private, true, page).await;
        }
        Action::Setting(setting, value) => {
            settings::press(incoming, interaction, &setting, &value).await;
        }
        Action::Block => blocks::press(incoming, interaction).await,
        Action::Forget => privacy::press(incoming, interaction).await,
        Action::Which(meant) => {
            incoming
                .answer(private, true, which(incoming, host, &meant, value))
                .await;
        }
        Action::Match(id, ask) => {
            let own = is_private(interaction) || is_card(host, &id, &ask, interaction).await;
            let mode = if own && replaces(&ask) {
                Mode::InPlace
            } else {
                Mode::Anew
            };
            incoming
                .answer(mode, true, about(incoming, host, &id, ask, value))
                .await;
        }
    }
}

/// Whether only this person sees the message. A button forged onto a public one must not put private things there.
pub fn is_private(interaction: &ComponentInteraction) -> bool {
    let flags = interaction.message.flags;
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether the message is the match's lobby card, and something is asked of a lobby.
///
/// The card is known from now on, even if the program died before it learned of it.
async fn is_card(host: &Host, id: &MatchId, ask: &Ask, interaction: &ComponentInteraction) -> bool {
    if !is_of_lobby(ask) || !interaction.message.content.contains(id.as_str()) {
        return false;
    }
    let message = MessageId::from(interaction.message.id.get());
    match host.living(id, LivingKind::Lobby, Audience::Table).await {
        Ok(Some(card)) => card.message == message,
        Ok(None)
            if host
                .look(id)
                .await
                .is_ok_and(|record| record.state == State::Lobby) =>
        {
            let channel = interaction.channel_id.get().into();
            let card = Living {
                channel,
                message,
                number: 0,
            };
            // If it fails, the next button tries again.
            let _ = host
                .shown(id, LivingKind::Lobby, Audience::Table, card)
                .await;
            true
        }
        _ => false,
    }
}

/// The value chosen in a menu of values.
pub fn chosen(interaction: &ComponentInteraction) -> &str {
    match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            values.first().map_or("", String::as_str)
        }
        _ => "",
    }
}

/// Whether the message the button is on becomes the answer.
fn replaces(ask: &Ask) -> bool {
    let fresh = matches!(
        ask,
        Ask::Turn(_)
            | Ask::Claim(_)
            | Ask::Hand
            | Ask::More(_)
            | Ask::History(history::Page::Open)
            | Ask::Rematch
            | Ask::Record
            | Ask::Replay
            | Ask::Snooze(_)
    );
    !fresh
}

fn is_of_lobby(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Join | Ask::Leave | Ask::AddBot | Ask::Start | Ask::Cancel
    )
}

async fn about(
    incoming: &Incoming<'_>,
    host: &Host,
    id: &MatchId,
    ask: Ask,
    value: &str,
) -> Result<Reply, Error> {
    let person = incoming.person();
    if is_of_lobby(&ask) {
        let mut rng = chance();
        let now = now();
        let record = match ask {
            Ask::Join => host.join(id, person, &mut rng, now).await?,
            Ask::Leave => host.leave_lobby(id, person, &mut rng, now).await?,
            Ask::AddBot => host.add_computer(id, person, &mut rng, now).await?,
            Ask::Start => host.start(id, person, &mut rng, now).await?,
            _ => {
                let moderates = incoming.moderates();
                host.cancel(id, person, moderates, &mut rng, now).await?
            }
        };
        return Ok(lobby::lobby(&record, None, &incoming.public_lang()));
    }
    let record = host.look(id).await?;
    request::about(&record);
    let menus = async |choosing, number, said: &str| {
        let stale = !record.is_current(number);
        turn::menus(incoming, host, &record, choosing, said, stale).await
    };
    match ask {
        Ask::Turn(number) => {
            if !record.is_current(number) {
                host.refresh(id, record.number, now()).await?;
            }
            menus(Choosing::Turn, number, "").await
        }
        Ask::Walk(number, said) => menus(Choosing::Turn, number, &said).await,
        Ask::Step(number) => menus(Choosing::Turn, number, value).await,
        Ask::Claim(_) => menus(Choosing::Claim, record.number, "").await,
        Ask::ClaimWalk(number, said) => menus(Choosing::Claim, number, &said).await,
        Ask::ClaimStep(number) => menus(Choosing::Claim, number, value).await,
        Ask::Confirm(number, turn) | Ask::CallOut(number, turn) => {
            turn::confirm(incoming, host, &record, Command::Say(&turn), number).await
        }
        Ask::ReallyResign(number) => {
            turn::confirm(incoming, host, &record, Command::Leave, number).await
        }
        Ask::Hand => turn::hand(incoming, host, &record).await,
        Ask::Text => turn::board(incoming, host, &record, true).await,
        Ask::Resign(_) => turn::resign(incoming, &record),
        Ask::More(_) => more(incoming, host, &record).await,
        Ask::Snooze(number) => reminders::hush(incoming, host, &record, Some(number)).await,
        Ask::Rematch => rematch::rematch(incoming, host, &record).await,
        Ask::History(page) => history::turn_to(incoming, host, id, page, value).await,
        Ask::Record => history::record(incoming, host, id).await,
        Ask::Replay => history::replay(incoming, host, &record).await,
        ask => agreements::press(incoming, host, &record, ask).await,
    }
}

/// Everything else one can do with a match.
async fn more(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let number = record.number;
    let of = |ask| Action::Match(record.id().clone(), ask);
    let mut buttons = vec![button(
        &of(Ask::Text),
        &lang.say("button-text", &[]),
        ButtonStyle::Secondary,
    )];
    let seat = record.seat_of(incoming.person());
    let playing = seat.filter(|seat| record.is_running() && record.staying().contains(*seat));
    let of_the_seated = playing.map(|seat| agreements::more(record, seat, &lang));
    if playing.is_none() && !record.agreements.takeable().is_empty() {
        buttons.push(button(
            &of(Ask::Open(number)),
            &lang.say("button-seats", &[]),
            ButtonStyle::Primary,
        ));
    }
    let may_abort = playing.is_some() && record.can_abort();
    if record.is_running() && !may_abort && agreements::moderates(incoming, host, record).await? {
        buttons.push(button(
            &of(Ask::Abort(number)),
            &lang.say("button-call-off", &[]),
            ButtonStyle::Danger,
        ));
    }
    let text = lang.say(
        "more",
        &[
            ("game", record.kind.info.name.into()),
            ("code", record.id().as_str().into()),
        ],
    );
    Ok(Reply::private(text)
        .buttons(buttons.into_iter().flatten().collect())
        .buttons(of_the_seated.unwrap_or_default())
        .buttons(history::buttons(record, &lang)))
}

/// What a command was about, now that it is said which match is meant.
async fn which(
    incoming: &Incoming<'_>,
    host: &Host,
    meant: &Meant,
    code: &str,
) -> Result<Reply, Error> {
    let id = host
        .find_code(code, incoming.person(), incoming.guild())
        .await?;
    let record = host.look(&id).await?;
    turn::meant(incoming, host, &record, meant).await
}

/// A match that is not played yet or no more has no menus.
pub fn must_run(record: &Record) -> Result<(), Refusal> {
    match record.state {
        State::Lobby => Err(Refusal::NotStarted),
        State::Cancelled => Err(Refusal::Cancelled),
        _ => Ok(()),
    }
}
