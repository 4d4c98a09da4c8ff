//! One match's news, brought in order: lobby card, panel, ping, private cards, and the computer's turn.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use rand::{SeedableRng, rngs::SysRng};
use serenity::all::{
    AutoArchiveDuration, ChannelType, CreateMessage, CreateThread, EditMessage, EditThread, Http, Nonce,
};
use tokio::time::timeout;
use tracing::{error, warn};

use super::now;
use crate::discord::fault::Fault;
use crate::discord::reply::{Picture, Reply};
use crate::discord::{card, names, panel};
use crate::game::{Lang, Rng, Seats};
use crate::host::{
    ChannelId, Deed, Doer, Error, Host, Living, LivingKind, MatchId, MessageId, Notice, NoticeKind, Record, Settled,
    State, Trouble, UserId,
};

/// How long Discord may take for one call.
const ATTEMPT: Duration = Duration::from_secs(10);

/// The first wait after a failure; it doubles up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_mins(10);

/// How long a new match waits for its lobby card, whose thread it is played in.
const LOBBY_WAIT: Duration = Duration::from_secs(5);

/// How hard the computer thinks: playouts per turn.
const EFFORT: u32 = 300;

/// The order news is brought in.
const ORDER: [NoticeKind; 5] = [
    NoticeKind::Lobby,
    NoticeKind::Panel,
    NoticeKind::Ping,
    NoticeKind::Card,
    NoticeKind::Think,
];

/// News of one match.
pub struct Delivery<'a> {
    host: &'a Host,
    http: &'a Http,
    id: MatchId,
    notices: Vec<Notice>,
}

/// Why something is not delivered.
enum Problem {
    /// Discord refused.
    Discord(Fault),
    /// We failed.
    Ours(Error),
    /// It is too early: the lobby card is not known yet.
    Early,
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        Problem::Ours(error)
    }
}

impl From<crate::store::Error> for Problem {
    fn from(error: crate::store::Error) -> Problem {
        Problem::Ours(error.into())
    }
}

impl<'a> Delivery<'a> {
    /// News to bring now.
    pub fn new(host: &'a Host, http: &'a Http, id: MatchId, notices: Vec<Notice>) -> Delivery<'a> {
        Delivery {
            host,
            http,
            id,
            notices,
        }
    }

    /// Brings what can be brought, and puts off the rest.
    pub async fn run(self) {
        if let Err(error) = self.bring_all().await {
            error!(game = %self.id, "news cannot be settled: {error}");
            // Not to turn round and round while the database fails.
            tokio::time::sleep(FIRST_WAIT).await;
        }
    }

    async fn bring_all(&self) -> Result<(), Error> {
        for kind in ORDER {
            let people: std::collections::BTreeSet<UserId> = self.of(kind).map(|notice| notice.person).collect();
            for person in people {
                let notices: Vec<&Notice> = self.of(kind).filter(|notice| notice.person == person).collect();
                let Some(newest) = notices.last().copied() else {
                    continue;
                };
                match self.bring(newest, notices[0]).await {
                    Ok(outcome) => self.settle(&notices, newest, outcome).await?,
                    Err(problem) => {
                        self.put_off(&notices, newest, &problem).await?;
                        // A ping must not come before the panel it points to.
                        if matches!(kind, NoticeKind::Panel) {
                            let pings: Vec<&Notice> = self.of(NoticeKind::Ping).collect();
                            let due = now().after(FIRST_WAIT);
                            self.host.put_off(&pings, due).await?;
                            return self.cards_only().await;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// What does not depend on the table's channel is brought all the same.
    async fn cards_only(&self) -> Result<(), Error> {
        for kind in [NoticeKind::Card, NoticeKind::Think] {
            for notice in self.of(kind) {
                match self.bring(notice, notice).await {
                    Ok(outcome) => self.settle(&[notice], notice, outcome).await?,
                    Err(problem) => self.put_off(&[notice], notice, &problem).await?,
                }
            }
        }
        Ok(())
    }

    fn of(&self, kind: NoticeKind) -> impl Iterator<Item = &Notice> {
        self.notices.iter().filter(move |notice| notice.kind == kind)
    }

    async fn settle(&self, notices: &[&Notice], newest: &Notice, outcome: Settled) -> Result<(), Error> {
        let settled: Vec<(&Notice, Settled)> = notices
            .iter()
            .map(|notice| {
                (
                    *notice,
                    if notice.id == newest.id {
                        outcome
                    } else {
                        Settled::Superseded
                    },
                )
            })
            .collect();
        Ok(self.host.settle(&settled, now()).await?)
    }

    async fn put_off(&self, notices: &[&Notice], newest: &Notice, problem: &Problem) -> Result<(), Error> {
        let (game, number, kind) = (&self.id, newest.number, newest.kind);
        let wait = FIRST_WAIT
            .saturating_mul(1 << newest.tries.clamp(0, 20))
            .min(LONGEST_WAIT);
        let first = newest.tries == 0;
        match problem {
            Problem::Discord(Fault::Other) => {
                error!(%game, number, ?kind, "Discord will never take this");
                return self.settle(notices, newest, Settled::Refused).await;
            }
            Problem::Discord(fault) => {
                if first {
                    warn!(%game, number, ?kind, ?fault, "put off");
                }
                let trouble = match fault {
                    Fault::Forbidden => Some(Trouble::Forbidden),
                    Fault::NoChannel => Some(Trouble::Gone),
                    _ => None,
                };
                if trouble.is_some() {
                    self.host.set_trouble(&self.id, trouble).await?;
                }
            }
            Problem::Ours(error) if first => error!(%game, number, ?kind, "put off: {error}"),
            Problem::Early | Problem::Ours(_) => {}
        }
        Ok(self.host.put_off(notices, now().after(wait)).await?)
    }

    async fn bring(&self, newest: &Notice, oldest: &Notice) -> Result<Settled, Problem> {
        let record = self.host.look(&self.id).await?;
        match newest.kind {
            NoticeKind::Lobby => self.lobby(&record).await,
            NoticeKind::Panel => self.panel(&record, oldest).await,
            NoticeKind::Ping => self.ping(&record, newest).await,
            NoticeKind::Card => self.card(&record, newest.person, oldest).await,
            NoticeKind::Think => self.think(&record, newest).await,
        }
    }

    async fn lobby(&self, record: &Record) -> Result<Settled, Problem> {
        let Some(card) = self.host.living(&self.id, LivingKind::Lobby, Host::EVERYONE).await? else {
            return unless_early(record, Settled::Superseded);
        };
        let panel = self.host.living(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
        if panel.is_none() && record.row.state == State::Running {
            // It is to say where the game is played, so that place comes first.
            self.place(record).await?;
        }
        match self.edit(card, card::lobby(record, panel, &lang(record)).edit()).await {
            Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => Ok(Settled::Refused),
            other => other.map(|()| Settled::Delivered),
        }
    }

    async fn panel(&self, record: &Record, oldest: &Notice) -> Result<Settled, Problem> {
        let shown = self.host.living(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
        let reply = panel::panel(record, &lang(record)).await;
        let number = record.row.number;
        if let Some(living) = shown {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    return self
                        .stands(LivingKind::Panel, Host::EVERYONE, Living { number, ..living }, record)
                        .await;
                }
                Err(Problem::Discord(Fault::NoMessage)) => {
                    self.host.lost(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
                }
                Err(Problem::Discord(Fault::NoChannel)) if living.channel != record.row.channel => {
                    self.host.lost(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
                    self.host.settle_in(&self.id, None).await?;
                }
                Err(problem) => return Err(problem),
            }
        }
        let record = self.host.look(&self.id).await?;
        let place = self.place(&record).await?;
        let message = match self.post(place, reply.clone().message(), oldest).await {
            Err(Problem::Discord(Fault::NoChannel)) if place != record.row.channel => {
                // The thread was deleted: the match moves to a new one.
                self.host.settle_in(&self.id, None).await?;
                let place = self.thread_apart(&record).await?;
                (place, self.post(place, reply.message(), oldest).await?)
            }
            other => (place, other?),
        };
        let living = Living {
            channel: message.0,
            message: message.1,
            number,
        };
        let settled = self.stands(LivingKind::Panel, Host::EVERYONE, living, &record).await?;
        // The lobby card says where the game is played.
        if let Some(card) = self.host.living(&self.id, LivingKind::Lobby, Host::EVERYONE).await? {
            let text = card::lobby(&record, Some(living), &lang(&record));
            // It is a courtesy: if the card is gone, nobody misses the link.
            let _ = self.edit(card, text.edit()).await;
        }
        Ok(settled)
    }

    /// Mentions the people who must act; the mention before is taken away.
    async fn ping(&self, record: &Record, notice: &Notice) -> Result<Settled, Problem> {
        let previous = self.host.living(&self.id, LivingKind::Ping, Host::EVERYONE).await?;
        let over = record.outcome().is_some();
        let called = if over {
            Seats::all(record.table.seats)
        } else {
            record.to_act()
        };
        let people: Vec<UserId> = called.iter().filter_map(|seat| record.person_at(seat)).collect();
        let mut posted = None;
        if !people.is_empty() {
            let place = self.place(record).await?;
            let message = self
                .post(place, self.call(record, &people, over).await?.message(), notice)
                .await?;
            posted = Some(Living {
                channel: place,
                message,
                number: record.row.number,
            });
        }
        if let Some(previous) =
            previous.filter(|previous| posted.is_none_or(|posted| posted.message != previous.message))
        {
            match call(
                self.http
                    .delete_message(channel(previous.channel), message(previous.message), None),
            )
            .await
            {
                Ok(())
                | Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Archived | Fault::Forbidden)) => {}
                Err(problem) => return Err(problem),
            }
        }
        if let Some(living) = posted {
            return self.stands(LivingKind::Ping, Host::EVERYONE, living, record).await;
        }
        self.host.lost(&self.id, LivingKind::Ping, Host::EVERYONE).await?;
        Ok(Settled::Delivered)
    }

    async fn call(&self, record: &Record, people: &[UserId], over: bool) -> Result<Reply, Problem> {
        let lang = lang(record);
        let panel = self.host.living(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
        let link = panel.map(|panel| names::jump(record.row.guild, panel.channel, Some(panel.message.get())));
        let people_named: Vec<String> = people.iter().copied().map(names::person).collect();
        let standing = panel::standing(record, &names::seated(&lang, record));
        let text = lang.say(
            if over { "ping-over" } else { "ping-turn" },
            &[
                ("people", people_named.join(" ").into()),
                ("game", record.kind.info.name.into()),
                ("code", self.id.as_str().into()),
                ("standing", standing.into()),
                ("link", link.unwrap_or_default().into()),
            ],
        );
        Ok(Reply::public(text).pinging(people.iter().map(|person| serenity::all::UserId::new(person.get()))))
    }

    /// Brings a person's private card up to date, in direct messages.
    async fn card(&self, record: &Record, person: UserId, oldest: &Notice) -> Result<Settled, Problem> {
        let lang = lang(record);
        let scene = record
            .seat_of(person)
            .and_then(|seat| record.board.as_ref()?.card(seat, &lang));
        let Some(scene) = scene else {
            return Ok(Settled::Superseded);
        };
        let number = record.row.number;
        let picture = Picture::draw(scene, format!("card-{}-{number}.png", self.id)).await;
        let panel = self.host.living(&self.id, LivingKind::Panel, Host::EVERYONE).await?;
        let link = panel.map(|panel| names::jump(record.row.guild, panel.channel, Some(panel.message.get())));
        let title = names::title(&lang, record.kind.info, &record.table);
        let text = lang.say(
            "card-dm",
            &[
                ("game", title.into()),
                ("code", self.id.as_str().into()),
                ("link", link.unwrap_or_default().into()),
            ],
        );
        let reply = Reply::public(text).with(picture);
        if let Some(living) = self.host.living(&self.id, LivingKind::Card, person).await? {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    return self
                        .stands(LivingKind::Card, person, Living { number, ..living }, record)
                        .await;
                }
                Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel)) => {
                    self.host.lost(&self.id, LivingKind::Card, person).await?;
                }
                Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => return self.closed(person).await,
                Err(problem) => return Err(problem),
            }
        }
        let dm = serenity::all::UserId::new(person.get());
        let opened = call(dm.create_dm_channel(self.http)).await;
        let sent = match opened {
            Ok(dm) => {
                let place = ChannelId::from(dm.id.get());
                self.post(place, reply.message(), oldest).await.map(|message| Living {
                    channel: place,
                    message,
                    number,
                })
            }
            Err(problem) => Err(problem),
        };
        match sent {
            Ok(living) => {
                self.host.dms_are_open(person, true).await?;
                self.stands(LivingKind::Card, person, living, record).await
            }
            Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => self.closed(person).await,
            Err(problem) => Err(problem),
        }
    }

    /// Costs nothing: the panel's button is there, and the person is told at the next occasion.
    async fn closed(&self, person: UserId) -> Result<Settled, Problem> {
        self.host.dms_are_open(person, false).await?;
        Ok(Settled::Refused)
    }

    /// Lets the computer take the turns of its seats.
    async fn think(&self, record: &Arc<Record>, notice: &Notice) -> Result<Settled, Problem> {
        if notice.number != record.row.number {
            return Ok(Settled::Superseded);
        }
        let Some(seat) = record.to_act().iter().find(|seat| record.person_at(*seat).is_none()) else {
            return Ok(Settled::Superseded);
        };
        let thinking = Arc::clone(record);
        let turn = tokio::task::spawn_blocking(move || {
            let mut rng = Rng::try_from_rng(&mut SysRng).expect("the operating system has randomness");
            thinking
                .board
                .as_ref()
                .and_then(|board| board.think(seat, EFFORT, &mut rng))
        })
        .await
        .expect("thinking does not panic");
        let deed = turn.as_deref().map_or(Deed::Leave, Deed::Say);
        match self
            .host
            .act(&self.id, Doer::Computer(seat), deed, Some(record.row.number), now())
            .await
        {
            Ok(_) => Ok(Settled::Delivered),
            Err(Error::Refused(_)) => Ok(Settled::Superseded),
            Err(error) => Err(error.into()),
        }
    }

    /// Where the match is played: its thread, made now if need be, else the channel it was opened in.
    async fn place(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = record.row.place {
            return Ok(place);
        }
        let home = record.row.channel;
        if record.row.guild.is_none() {
            self.host.settle_in(&self.id, Some(home)).await?;
            return Ok(home);
        }
        let Some(card) = self.host.living(&self.id, LivingKind::Lobby, Host::EVERYONE).await? else {
            unless_early(record, ())?;
            return self.thread_apart(record).await;
        };
        let thread = channel(home).create_thread_from_message(self.http, message(card.message), self.thread(record));
        let place = match call(thread).await {
            Ok(thread) => ChannelId::from(thread.id.get()),
            // Made before a crash: a message's thread has the message's id.
            Err(Problem::Discord(Fault::HasThread)) => ChannelId(card.message.0),
            Err(Problem::Discord(Fault::NoMessage)) => return self.thread_apart(record).await,
            Err(problem) => or_home(record, problem)?,
        };
        self.host.settle_in(&self.id, Some(place)).await?;
        Ok(place)
    }

    /// A thread that belongs to no message.
    async fn thread_apart(&self, record: &Record) -> Result<ChannelId, Problem> {
        let thread = self.thread(record).kind(ChannelType::PublicThread);
        let place = match call(channel(record.row.channel).create_thread(self.http, thread)).await {
            Ok(thread) => ChannelId::from(thread.id.get()),
            Err(problem) => or_home(record, problem)?,
        };
        self.host.settle_in(&self.id, Some(place)).await?;
        Ok(place)
    }

    fn thread(&self, record: &Record) -> CreateThread<'static> {
        let name = format!("{} · {}", record.kind.info.name, self.id);
        CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek)
    }

    /// Remembers what a message shows; the table is reachable again if it was not.
    async fn stands(
        &self,
        kind: LivingKind,
        person: UserId,
        living: Living,
        record: &Record,
    ) -> Result<Settled, Problem> {
        self.host.shown(&self.id, kind, person, living).await?;
        if record.row.trouble.is_some() && kind == LivingKind::Panel {
            self.host.set_trouble(&self.id, None).await?;
        }
        Ok(Settled::Delivered)
    }

    async fn post(&self, place: ChannelId, new: CreateMessage, notice: &Notice) -> Result<MessageId, Problem> {
        let new = new.nonce(Nonce::String(notice.id.to_string())).enforce_nonce(true);
        let posted = call(channel(place).send_message(self.http, new)).await?;
        Ok(MessageId::from(posted.id.get()))
    }

    /// Edits a message; an archived thread is reopened first.
    async fn edit(&self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        let attempt = || call(channel(living.channel).edit_message(self.http, message(living.message), edit.clone()));
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                call(channel(living.channel).edit_thread(self.http, EditThread::new().archived(false))).await?;
                attempt().await.map(drop)
            }
            other => other.map(drop),
        }
    }
}

/// One call to Discord, which may not take for ever.
async fn call<T>(request: impl Future<Output = serenity::Result<T>>) -> Result<T, Problem> {
    match timeout(ATTEMPT, request).await {
        Ok(result) => result.map_err(|error| Problem::Discord(Fault::of(&error))),
        Err(_) => Err(Problem::Discord(Fault::Later)),
    }
}

fn lang(record: &Record) -> Lang {
    Lang::of(&record.row.lang)
}

fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.get())
}

fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.get())
}

/// Where no thread may be made, the match is played in the channel itself.
fn or_home(record: &Record, problem: Problem) -> Result<ChannelId, Problem> {
    match problem {
        Problem::Discord(Fault::Forbidden | Fault::Other) => Ok(record.row.channel),
        problem => Err(problem),
    }
}

fn unless_early<T>(record: &Record, otherwise: T) -> Result<T, Problem> {
    let waited = record.row.opened_at.until(now());
    if waited < LOBBY_WAIT {
        Err(Problem::Early)
    } else {
        Ok(otherwise)
    }
}
