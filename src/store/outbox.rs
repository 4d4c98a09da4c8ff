//! Notices: deliveries stored in the transaction of the event that causes them, and carried out
//! after its commit.

use serde_json::{Value, json};
use strum::{EnumString, FromRepr, IntoStaticStr};

use super::behalf::unguarded;
use super::columns::rows;
use super::database::Store;
use super::error::Result;
use super::handover::shards::Shard;
use super::ids::{MatchId, UserId};
use super::retry::retry;
use super::rows::{BrokenRow, Keyed, Rows, each};
use super::time::Timestamp;
use super::transact::{Writing, transact_unlisted};

/// [`Notice::round`] of a [`NoticeKind::Lobby`] that deletes the card and archives the thread
/// instead of editing the card. (A program that does not know this value edits the card once more.)
const CLEARS: i64 = 1;

/// Least [`Notice::round`] of a message that is made anew, or of a call made again. Below it are
/// the seats that a ping does not mention.
pub(super) const ANEW: i64 = 256;

/// The bit of a ping's [`Notice::round`] for calls made again; no seat has the number 0.
const AGAIN: i64 = 1;

/// News of a lobby, posted once: the [`Notice::round`] of a [`NoticeKind::Lobby`]. (A program that
/// does not know it edits the card once more.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(i64)]
pub enum LobbyNews {
    /// The match is no longer rated; the notice's person prefers that.
    Unrated = 2,
    /// The notice's person declined the invitation.
    Declined = 3,
    /// The notice's person cancelled the match before its start.
    Cancelled = 4,
    /// The notice's person, a moderator, cancelled the match before its start.
    CancelledByModerator = 5,
    /// The match was cancelled because it was not started in time.
    Expired = 6,
    /// The card is posted again.
    PostedAgain = 7,
    /// The match was cancelled because not both people confirmed their wishes in time.
    Unconfirmed = 8,
    /// The match is over; for a person who watched it.
    Over = 9,
    /// The notice's person lost two turns in a row, and is not called for a while.
    LostTurns = 10,
}

/// News for the table about a player, posted once: the [`Notice::round`] of a
/// [`NoticeKind::Warn`]. (A program that does not know it takes it for the warning about an idle
/// match, and posts nothing.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(i64)]
pub enum TableNews {
    /// A vacation of the notice's person has begun by itself.
    Net = 1,
    /// The notice's person has left the server: the others are asked what to do.
    Departed = 2,
    /// The notice's person has lost two turns in a row: the others are asked what to do.
    LostTurns = 3,
}

/// The notices and living messages of all matches, as the delivery tasks use them.
#[derive(Clone, Copy, Debug)]
pub struct Outbox<'a>(pub(super) &'a Store);

/// The readers of a notice or message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Audience {
    /// Everyone who can see the match's channel or thread.
    Table,
    /// One person.
    Person(UserId),
}

impl Audience {
    /// The person; `None` for [`Audience::Table`].
    #[must_use]
    pub fn person(self) -> Option<UserId> {
        match self {
            Audience::Table => None,
            Audience::Person(person) => Some(person),
        }
    }
}

impl From<Option<UserId>> for Audience {
    fn from(person: Option<UserId>) -> Audience {
        person.map_or(Audience::Table, Audience::Person)
    }
}

/// A delivery to make: a message to post, edit or delete, or a turn of the computer.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Notice {
    /// The id, also the nonce of the posted message.
    pub id: i64,
    /// The match.
    pub match_id: MatchId,
    /// The number of the event that caused the notice.
    pub number: i64,
    /// The kind of delivery.
    pub kind: NoticeKind,
    /// The readers.
    #[sqlx(rename = "person", try_from = "Option<UserId>")]
    pub audience: Audience,
    /// Distinguishes several notices of one kind about one event: for a reminder its time in
    /// milliseconds, for a ping the seats it does not mention ([`Notice::is_named_only`]), for a
    /// message made anew a multiple of 256, else 0.
    pub round: i64,
    /// The number of failed attempts.
    pub tries: i64,
    /// The number of repeated requests.
    #[sqlx(rename = "asked")]
    pub requests: i64,
    /// When to deliver the notice.
    pub due: Timestamp,
}

impl Keyed for Notice {
    const TABLE: &str = "notices";
    const KEY: &str = "id";
}

impl Notice {
    /// Whether the notice deletes the lobby card and archives the thread.
    #[must_use]
    pub fn clears(&self) -> bool {
        self.kind == NoticeKind::Lobby && self.round == CLEARS
    }

    /// Whether the message is made anew, although the match shows the same event: a person was
    /// erased, or the database was replaced by a backup.
    #[must_use]
    pub fn is_anew(&self) -> bool {
        self.kind != NoticeKind::Remind && self.round >= ANEW && !self.calls_again()
    }

    /// The time of the backup whose restore the players are to be informed of; `None` for any other
    /// notice. (A program that does not know this takes it for the warning about an idle match, and
    /// posts nothing.)
    #[must_use]
    pub fn backup_time(&self) -> Option<Timestamp> {
        let is_of_restore = self.kind == NoticeKind::Warn && self.is_anew();
        is_of_restore.then_some(Timestamp(self.round / ANEW))
    }

    /// The news of the lobby that the notice posts; `None` for any other notice.
    #[must_use]
    pub fn news(&self) -> Option<LobbyNews> {
        let round = Some(self.round).filter(|_| self.kind == NoticeKind::Lobby);
        round.and_then(LobbyNews::from_repr)
    }

    /// The news for the table that the notice posts; `None` for any other notice.
    #[must_use]
    pub fn table_news(&self) -> Option<TableNews> {
        let round = Some(self.round).filter(|_| self.kind == NoticeKind::Warn);
        round.and_then(TableNews::from_repr)
    }

    /// Tells notices of a kind apart that different messages serve: those about a lobby, and
    /// warnings.
    #[must_use]
    pub fn part(&self) -> i64 {
        let has_parts = matches!(self.kind, NoticeKind::Lobby | NoticeKind::Warn);
        if has_parts && !self.is_anew() {
            self.round
        } else {
            0
        }
    }

    /// Whether a ping calls only players who could not be reached before. (A program that does not
    /// know this calls all.)
    #[must_use]
    pub fn calls_again(&self) -> bool {
        self.kind == NoticeKind::Ping && self.round >= ANEW && self.round & AGAIN != 0
    }

    /// Whether a ping names the holder of a seat without a mention, because their digest comes. (A
    /// program that does not know this mentions them.)
    #[must_use]
    pub fn is_named_only(&self, seat: u8) -> bool {
        self.kind == NoticeKind::Ping && self.round & (1 << seat) != 0
    }
}

/// A turn of the computer to compute.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Thought {
    /// The notice that requests it.
    #[sqlx(flatten)]
    pub notice: Notice,
    /// The person whose computing budget it uses: the one with the lowest id at the table; `None`
    /// without people.
    pub owner: Option<UserId>,
}

/// A notice that Discord rejected for good.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Refused {
    /// The match.
    pub match_id: MatchId,
    /// The number of the event that caused the notice.
    pub number: i64,
    /// The kind of delivery.
    pub kind: NoticeKind,
    /// The number of attempts.
    pub tries: i64,
}

/// A notice to store.
#[derive(Clone, Copy, Debug)]
pub struct NewNotice {
    /// The number of the event that causes the notice.
    pub number: i64,
    /// The kind of delivery.
    pub kind: NoticeKind,
    /// The readers.
    pub audience: Audience,
    /// Distinguishes several notices of one kind about one event ([`Notice::round`]).
    pub round: i64,
    /// When to deliver the notice.
    pub due: Timestamp,
}

impl NewNotice {
    /// A notice about event `number`, delivered from `due` on.
    #[must_use]
    pub fn new(number: i64, kind: NoticeKind, audience: Audience, due: Timestamp) -> NewNotice {
        NewNotice {
            number,
            kind,
            audience,
            round: 0,
            due,
        }
    }

    /// A notice that deletes the match's card and archives its thread.
    #[must_use]
    pub fn clearing(number: i64, due: Timestamp) -> NewNotice {
        NewNotice {
            round: CLEARS,
            ..NewNotice::new(number, NoticeKind::Lobby, Audience::Table, due)
        }
    }

    /// A notice that posts news of a lobby, about what a person did.
    #[must_use]
    pub fn news(news: LobbyNews, about: Option<UserId>, due: Timestamp) -> NewNotice {
        NewNotice {
            round: news as i64,
            ..NewNotice::new(0, NoticeKind::Lobby, about.into(), due)
        }
    }

    /// A notice that posts news for the table about a person, at event `number`.
    #[must_use]
    pub fn table_news(news: TableNews, number: i64, about: UserId, due: Timestamp) -> NewNotice {
        NewNotice {
            round: news as i64,
            ..NewNotice::new(number, NoticeKind::Warn, Audience::Person(about), due)
        }
    }

    /// A notice that mentions the seats to act, except the seats `named_only`.
    #[must_use]
    pub fn ping(number: i64, named_only: impl Iterator<Item = u8>, due: Timestamp) -> NewNotice {
        NewNotice {
            round: named_only.fold(0, |seats, seat| seats | 1 << seat),
            ..NewNotice::new(number, NoticeKind::Ping, Audience::Table, due)
        }
    }

    /// A notice that calls the players to act again whom the bot could reach nowhere, tried until
    /// it arrives.
    #[must_use]
    pub fn call_again(number: i64, due: Timestamp) -> NewNotice {
        NewNotice {
            // Another one than any before: above the seats of a ping.
            round: due.0 * ANEW + AGAIN,
            ..NewNotice::new(number, NoticeKind::Ping, Audience::Table, due)
        }
    }

    /// A notice that updates a person's reminder: sent if the person was reminded at `round`,
    /// deleted otherwise.
    #[must_use]
    pub fn reminder(number: i64, person: UserId, round: Timestamp, due: Timestamp) -> NewNotice {
        NewNotice {
            round: round.0,
            ..NewNotice::new(number, NoticeKind::Remind, Audience::Person(person), due)
        }
    }
}

/// The kinds of notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum NoticeKind {
    /// Updates the lobby's card.
    Lobby,
    /// Updates the panel.
    Panel,
    /// Mentions the seats to act.
    Ping,
    /// Updates a person's private card.
    Card,
    /// Lets the computer play its turn.
    Think,
    /// Updates the message of open offers and requests.
    Talk,
    /// Reminds a person that the match waits for them.
    Remind,
    /// Notifies a person that they are next.
    Next,
    /// Warns that an idle match will be closed, or informs of a restore ([`Notice::backup_time`]).
    Warn,
}

/// The outcome of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Receipt {
    /// The notice was delivered.
    Delivered,
    /// A later notice replaced this one.
    Superseded,
    /// Discord rejected the notice for good.
    Refused,
}

super::columns::words!(NoticeKind, Receipt);

super::statements::statements! {
    /// Adds notices of a match ($1), a list of lists ($2), with ids above all others.
    NOTIFY = "insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + 1 + n.key, $1, cast(n.value ->> 0 as bigint), n.value ->> 1,
            cast(n.value ->> 2 as bigint), cast(n.value ->> 3 as bigint), cast(n.value ->> 4 as bigint)
        from json_each($2) n where true
        on conflict (match_id, number, kind, coalesce(person, 0), round) do update
        set due = case when notices.done is null and notices.due < excluded.due then notices.due else excluded.due end,
            done = null, outcome = null, asked = notices.asked + 1
        where notices.kind in ('lobby', 'panel', 'talk', 'card')";

    /// Postpones a notice to `due` after a failed attempt, unless it was requested again since it
    /// was read.
    pub write fn put_off(notice: &Notice, due: Timestamp) =
        "update notices set tries = tries + 1, due = $2 where id = $1 and asked = $3",
        notice.id, due, notice.requests;

    DUE = "select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and kind <> 'think' and due <= $1 and match_id not in (select value ->> 0 from json_each($3))
            and not exists (select 1 from matches m join json_each($4) u
                    on (coalesce(m.guild, 0) >> 22) % cast(u.value ->> 1 as bigint) = cast(u.value ->> 0 as bigint)
                where m.id = notices.match_id)
        order by due, id limit $2";

    /// One per owner, and none of a match with another notice due: people read first what they did.
    THOUGHTS = "select id, match_id, number, kind, person, round, tries, asked, due, owner from (
            select o.*, row_number() over (partition by o.owner order by o.due, o.id) as nth from (
                select n.id, n.match_id, n.number, n.kind, n.person, n.round, n.tries, n.asked, n.due,
                    (select min(s.person) from seats s where s.match_id = n.match_id) as owner
                from notices n
                where n.done is null and n.kind = 'think' and n.due <= $1
                    and n.match_id not in (select value ->> 0 from json_each($2))
                    and not exists (select 1 from notices d
                        where d.match_id = n.match_id and d.done is null and d.kind <> 'think' and d.due <= $1)) o) ranked
        where nth = 1 order by due, id";

    NEXT_THOUGHT = "select min(due) from notices where done is null and kind = 'think'
        and match_id not in (select value ->> 0 from json_each($1))";

    /// Notices that Discord rejected for good.
    pub read fn refused() -> Vec<Refused> =
        "select match_id, number, kind, tries from notices where outcome = 'refused' order by id";

    /// Makes every rejected notice due; returns their number.
    write fn repeat_refused(now: Timestamp) -> u64 =
        "update notices set done = null, outcome = null, tries = 0, due = $1, asked = asked + 1
        where outcome = 'refused'";

    NEXT_DUE = "select min(due) from notices where done is null and kind <> 'think' and due > $1";

    PENDING = "select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and match_id = $1 order by id";

    /// Stores the receipts of notices, except of those requested again since they were read.
    // The column `id` of the list needs qualified names.
    pub write fn close_notices(closed: &[(&Notice, Receipt)], now: Timestamp) =
        "update notices set done = $2, outcome = n.value ->> 2 from json_each($1) n
        where notices.id = cast(n.value ->> 0 as bigint) and asked = cast(n.value ->> 1 as bigint)",
        rows_of_receipts(closed), now;

    /// Deletes delivered notices from before `latest`, at most `limit`; returns their matches, once
    /// per notice. Notices rejected by Discord stay until `latest_refused`. A deleted notice is not
    /// delivered again: one-time notices are requested only with their event, the others may be
    /// repeated.
    // The newest notice stays, so that no id is used twice.
    pub write fn forget_notices(
        latest: Timestamp,
        latest_refused: Timestamp,
        limit: i64,
    ) -> Vec<MatchId> =
        "delete from notices where id in (
            select id from notices where done is not null and done < $1 and (outcome <> 'refused' or done < $3)
            order by done limit $2)
        and id < (select max(id) from notices)
        returning match_id",
        latest, limit, latest_refused;

    /// Makes the postponed notices of a match due, without those of a match set aside and the later
    /// deletion of a card.
    write fn make_due(id: &MatchId, now: Timestamp) =
        "update notices set due = $2 where match_id = $1 and done is null and due > $2 and due < 4000000000000000
        and not (kind = 'lobby' and round = 1)";
}

impl Store {
    /// The notices and living messages.
    #[must_use]
    pub fn outbox(&self) -> Outbox<'_> {
        Outbox(self)
    }
}

impl Outbox<'_> {
    /// Undelivered notices due by `now`, at most `limit`, oldest first, without those of the `busy`
    /// matches.
    pub async fn due(self, now: Timestamp, limit: i64, busy: &[MatchId]) -> Result<Vec<Notice>> {
        self.due_without(now, limit, busy, &[]).await
    }

    /// As [`Outbox::due`], without the notices of matches in `unserved` shards.
    pub async fn due_without(
        self,
        now: Timestamp,
        limit: i64,
        busy: &[MatchId],
        unserved: &[Shard],
    ) -> Result<Vec<Notice>> {
        // A notice that cannot be read waits until it can, and holds up no other match.
        Ok(self.due_rows(now, limit, busy, unserved).await?.read)
    }

    /// The notices still to be delivered that cannot be read, among the first `limit`.
    pub async fn unreadable(self, limit: i64) -> Result<Vec<BrokenRow>> {
        let all = self.due_rows(Timestamp(i64::MAX), limit, &[], &[]).await?;
        Ok(all.broken)
    }

    async fn due_rows(
        self,
        now: Timestamp,
        limit: i64,
        busy: &[MatchId],
        unserved: &[Shard],
    ) -> Result<Rows<Notice>> {
        let unserved = unserved.iter().map(|shard| json!([shard.number, shard.of]));
        let due = sqlx::query(DUE)
            .bind(now)
            .bind(limit)
            .bind(rows(busy))
            .bind(Value::Array(unserved.collect()).to_string())
            .fetch_all(&self.0.limited_pool)
            .await?;
        Ok(each(due))
    }

    /// The computer turns due by `now`, at most one per owner, oldest first, without those of the
    /// `busy` matches and of matches with another notice due.
    pub async fn thoughts(self, now: Timestamp, busy: &[MatchId]) -> Result<Vec<Thought>> {
        retry!(async {
            Ok(sqlx::query_as(THOUGHTS)
                .bind(now)
                .bind(rows(busy))
                .fetch_all(&self.0.limited_pool)
                .await?)
        })
    }

    /// When the next computer turn is due in a match that is not `busy`; `None` if there is none.
    pub async fn next_thought(self, busy: &[MatchId]) -> Result<Option<Timestamp>> {
        retry!(async {
            Ok(sqlx::query_scalar(NEXT_THOUGHT)
                .bind(rows(busy))
                .fetch_one(&self.0.limited_pool)
                .await?)
        })
    }

    /// When the next notice is due after `now`; `None` if there is none.
    pub async fn next_due(self, now: Timestamp) -> Result<Option<Timestamp>> {
        Ok(sqlx::query_scalar(NEXT_DUE)
            .bind(now)
            .fetch_one(&self.0.limited_pool)
            .await?)
    }

    /// The undelivered notices of a match, due or not, oldest first.
    pub async fn pending(self, id: &MatchId) -> Result<Vec<Notice>> {
        Ok(sqlx::query_as(PENDING)
            .bind(id)
            .fetch_all(&self.0.limited_pool)
            .await?)
    }

    /// An instant not later than the creation of a notice, in a match opened at `opened`.
    pub async fn made_since(self, notice: &Notice, opened: Timestamp) -> Result<Timestamp> {
        if notice.kind == NoticeKind::Remind && notice.round > 0 {
            return Ok(Timestamp(notice.round));
        }
        let happened = self.0.happened_at(&notice.match_id, notice.number);
        Ok(happened.await?.unwrap_or(opened))
    }

    /// Stores the receipts of notices in one transaction. A notice that was requested again since
    /// it was read stays undelivered.
    pub async fn finish(self, finished: &[(&Notice, Receipt)], now: Timestamp) -> Result<()> {
        transact_unlisted!(self.0, |tx| tx.close_notices(finished, now).await)
    }

    /// Postpones notices to `due` after a failed attempt.
    pub async fn put_off(self, notices: &[&Notice], due: Timestamp) -> Result<()> {
        transact_unlisted!(self.0, |tx| {
            for notice in notices {
                tx.put_off(notice, due).await?;
            }
            Ok(())
        })
    }

    /// Makes the postponed notices of a match due at `now`: what they wait for may have come.
    pub async fn hurry(self, id: &MatchId, now: Timestamp) -> Result<()> {
        transact_unlisted!(self.0, |tx| tx.hurry(id, now).await)
    }

    /// Records that direct messages reach a person.
    pub async fn dms_are_open(self, person: UserId) -> Result<()> {
        transact_unlisted!(self.0, |tx| tx.dms_are_open(person).await)
    }

    /// Records that a direct message to a person failed.
    pub async fn dms_are_closed(self, person: UserId) -> Result<()> {
        transact_unlisted!(self.0, |tx| tx.dms_are_closed(person).await)
    }

    /// Whether a person is still to be informed that direct messages to them fail. From then on the
    /// person counts as informed.
    pub async fn tell_of_closed_dms(self, person: UserId) -> Result<bool> {
        let is_due = self.0.is_closed_dm_notice_due(person).await?;
        if is_due {
            // The answer carries it, whether or not its command is still awaited.
            let informed =
                async { transact_unlisted!(self.0, |tx| tx.informed_of_closed_dms(person).await) };
            unguarded(informed).await?;
        }
        Ok(is_due)
    }
}

/// Receipts as a `json_each` parameter.
fn rows_of_receipts(closed: &[(&Notice, Receipt)]) -> String {
    let row = |(notice, receipt): &(&Notice, Receipt)| {
        json!([notice.id, notice.requests, <&str>::from(*receipt)])
    };
    Value::Array(closed.iter().map(row).collect()).to_string()
}

impl Writing<'_> {
    /// Adds notices of a match, in order. A repeated notice of the same event counts as a further
    /// request.
    pub async fn notify(&mut self, id: &MatchId, notices: &[NewNotice]) -> Result<()> {
        if notices.is_empty() {
            return Ok(());
        }
        self.has_news = true;
        let rows = notices.iter().map(|notice| {
            json!([
                notice.number,
                <&str>::from(notice.kind),
                notice.audience.person(),
                notice.round,
                notice.due.0,
            ])
        });
        sqlx::query(NOTIFY)
            .bind(id)
            .bind(Value::Array(rows.collect()).to_string())
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Makes every rejected notice due; returns their number.
    pub async fn send_again(&mut self, now: Timestamp) -> Result<u64> {
        self.has_news = true;
        self.repeat_refused(now).await
    }

    /// Makes the postponed notices of a match due: a person looks at it.
    pub async fn hurry(&mut self, id: &MatchId, now: Timestamp) -> Result<()> {
        self.has_news = true;
        self.make_due(id, now).await
    }
}
