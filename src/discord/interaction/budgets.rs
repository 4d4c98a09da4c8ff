//! What one person, and one server, may ask for in a while: more than hands can, several people at one keyboard or a test that
//! plays, and less than a script would that means harm.
//!
//! `costs.rs` says what costs what. Confirming a turn, answering an offer and leaving a game cost nothing: whatever else somebody
//! does, their games go on.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::discord::clock::now;
use crate::host::{GuildId, Refusal, Timestamp, UserId};

/// Whoever asked for nothing for a minute is forgotten once so many are remembered.
const REMEMBERED: usize = 4_096;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// A position, a page of what was played: a picture each.
    Picture,
    /// A step of a turn that is being put together: a picture, too, but without it nobody plays.
    Step,
    /// A replay, an analysis, a hint: seconds of work each.
    Study,
    /// What may be meant by what is typed.
    Completion,
    /// A game that is opened.
    Opening,
    /// Anything else: a list, a setting, a reminder, a vacation, a seat in a lobby.
    Minor,
}

impl Spending {
    /// How much of it a person has, and a server: so much at once, and so much again within a minute.
    const fn a_minute(self) -> [u32; 2] {
        match self {
            // Ten a second, which nobody reads. Two cores draw several hundred.
            Spending::Picture => [600, 6_000],
            Spending::Step => [3_000, 20_000],
            // Each is looked at for some seconds. More than a few a second no machine could do.
            Spending::Study => [60, 240],
            // Each is a millisecond: twenty letters a second.
            Spending::Completion => [1_200, 12_000],
            // Nobody may open more than a few in an hour anyway; this also bounds those that are refused.
            Spending::Opening => [30, 240],
            // Two a second for a minute. Most write a row; a server's people do so together in an evening, not in a minute.
            Spending::Minor => [120, 12_000],
        }
    }

    /// What a person reads beyond their own budget.
    const fn sentence(self) -> &'static str {
        match self {
            Spending::Picture | Spending::Step | Spending::Completion => "refused-beyond-pictures",
            Spending::Study => "refused-beyond-studies",
            Spending::Opening => "refused-beyond-openings",
            Spending::Minor => "refused-beyond-minor",
        }
    }
}

/// Everybody's budgets.
#[derive(Debug)]
pub struct Budgets {
    pictures: Budget,
    steps: Budget,
    studies: Budget,
    completions: Budget,
    openings: Budget,
    minor: Budget,
}

/// Everybody's budget for one thing.
#[derive(Debug)]
struct Budget {
    spending: Spending,
    people: Limiter<UserId>,
    servers: Limiter<GuildId>,
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Now, NoOpMiddleware<Nanos>>;

/// The bot's clock: where it is put forward, budgets are full again.
#[derive(Clone, Debug)]
struct Now;

impl Clock for Now {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        let since = Duration::from_millis(now().0.try_into().unwrap_or_default());
        since.into()
    }
}

impl Default for Budgets {
    fn default() -> Budgets {
        Budgets {
            pictures: Budget::of(Spending::Picture),
            steps: Budget::of(Spending::Step),
            studies: Budget::of(Spending::Study),
            completions: Budget::of(Spending::Completion),
            openings: Budget::of(Spending::Opening),
            minor: Budget::of(Spending::Minor),
        }
    }
}

impl Budgets {
    /// Takes one from the budgets of a person and of the server they ask on; beyond them, when there is one again.
    pub fn spend(
        &self,
        spending: Spending,
        person: UserId,
        guild: Option<GuildId>,
    ) -> Result<(), Refusal> {
        match spending {
            Spending::Picture => &self.pictures,
            Spending::Step => &self.steps,
            Spending::Study => &self.studies,
            Spending::Completion => &self.completions,
            Spending::Opening => &self.openings,
            Spending::Minor => &self.minor,
        }
        .spend(person, guild)
    }
}

impl Budget {
    fn of(spending: Spending) -> Budget {
        let [person, server] = spending.a_minute().map(|count| {
            let count = NonZeroU32::new(count).expect("everybody may do something");
            Quota::per_minute(count)
        });
        Budget {
            spending,
            people: RateLimiter::new(person, HashMapStateStore::default(), Now),
            servers: RateLimiter::new(server, HashMapStateStore::default(), Now),
        }
    }

    fn spend(&self, person: UserId, guild: Option<GuildId>) -> Result<(), Refusal> {
        let beyond = |sentence| move |until| Refusal::Beyond { sentence, until };
        one_of(&self.people, &person).map_err(beyond(self.spending.sentence()))?;
        let servers = guild.map_or(Ok(()), |guild| one_of(&self.servers, &guild));
        servers.map_err(beyond("refused-beyond-server"))
    }
}

/// Takes one; or when there is one again.
fn one_of<K: Clone + Eq + Hash>(limiter: &Limiter<K>, key: &K) -> Result<(), Timestamp> {
    if limiter.len() > REMEMBERED {
        // Whoever has all of it again is like somebody who never asked.
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until.wait_time_from(Now.now());
        now().after(wait)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYTHING: [Spending; 6] = [
        Spending::Picture,
        Spending::Step,
        Spending::Study,
        Spending::Completion,
        Spending::Opening,
        Spending::Minor,
    ];

    #[test]
    fn one_persons_script_is_stopped_and_nobody_else() {
        for spending in EVERYTHING {
            let budgets = Budgets::default();
            let spend = |person| budgets.spend(spending, UserId(person), Some(GuildId(1)));
            let [most, _] = spending.a_minute();
            for _ in 0..most {
                spend(1).expect("what hands can do");
            }
            // Time goes on while this is tried.
            let refused = (0..most).find_map(|_| spend(1).err());
            let Some(Refusal::Beyond { sentence, until }) = refused else {
                panic!("{spending:?} has no end");
            };
            assert_eq!(sentence, spending.sentence());
            assert!(now().until(until) <= Duration::from_secs(4), "{spending:?}");
            spend(2).expect("another person has a budget of their own");
        }
    }

    #[test]
    fn one_servers_scripts_leave_the_others_theirs() {
        for spending in EVERYTHING {
            let budgets = Budgets::default();
            let spend = |person, guild| {
                let guild = Some(GuildId(guild));
                budgets.spend(spending, UserId(person), guild)
            };
            let [_, most] = spending.a_minute();
            // Nobody of them is beyond their own.
            let refused = (0..i64::from(2 * most)).find_map(|tap| spend(tap / 10, 1).err());
            let Some(Refusal::Beyond { sentence, .. }) = refused else {
                panic!("{spending:?} has no end");
            };
            assert_eq!(sentence, "refused-beyond-server");
            let somebody = i64::from(2 * most) + 1;
            spend(somebody, 2).expect("another server has a budget of its own");
            let directly = budgets.spend(spending, UserId(somebody), None);
            directly.expect("direct messages are on no server");
        }
    }

    #[test]
    fn whoever_asked_long_ago_is_forgotten() {
        let quota = Quota::per_second(NonZeroU32::new(1_000_000).expect("many"));
        let limiter: Limiter<UserId> = RateLimiter::new(quota, HashMapStateStore::default(), Now);
        for person in 0..3 * REMEMBERED as i64 {
            one_of(&limiter, &UserId(person)).expect("the first one");
            if person % 1_000 == 0 {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        assert!(limiter.len() <= REMEMBERED + 1, "{}", limiter.len());
    }
}
