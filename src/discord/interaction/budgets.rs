//! Budgets of people and servers: more than hands can spend, including several people at one
//! keyboard and tests that play, and less than a malicious script would.
//!
//! Every answer charges them. Confirming a turn, answering an offer and leaving a game are free, so
//! that games always go on.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::discord::action::Spending;
use crate::discord::clock::now;
use crate::host::{GuildId, Refusal, Timestamp, UserId};

/// Number of keys after which those with a full budget are dropped.
const MAX_KEYS: usize = 4_096;

/// The budgets of all people and servers.
#[derive(Debug)]
pub struct Budgets {
    pictures: Budget,
    steps: Budget,
    studies: Budget,
    completions: Budget,
    openings: Budget,
    codes: Budget,
    minor: Budget,
}

/// The budgets of one kind.
#[derive(Debug)]
struct Budget {
    spending: Spending,
    people: Limiter<UserId>,
    servers: Limiter<GuildId>,
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Now, NoOpMiddleware<Nanos>>;

/// The bot's clock, so that putting it forward fills the budgets again.
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
            codes: Budget::of(Spending::Code),
            minor: Budget::of(Spending::Minor),
        }
    }
}

impl Budgets {
    /// Takes one request from the budgets of a person and of the server.
    ///
    /// # Errors
    ///
    /// Refuses beyond either budget, with the time of the next request.
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
            Spending::Code => &self.codes,
            Spending::Minor => &self.minor,
        }
        .spend(person, guild)
    }
}

impl Budget {
    fn of(spending: Spending) -> Budget {
        let [person, server] = spending.most().map(|most| {
            let most = NonZeroU32::new(most).expect("everybody may do something");
            let each = spending.period() / most.get();
            let quota = Quota::with_period(each).expect("a period is not zero");
            quota.allow_burst(most)
        });
        Budget {
            spending,
            people: RateLimiter::new(person, HashMapStateStore::default(), Now),
            servers: RateLimiter::new(server, HashMapStateStore::default(), Now),
        }
    }

    fn spend(&self, person: UserId, guild: Option<GuildId>) -> Result<(), Refusal> {
        let beyond = |sentence| move |until| Refusal::Beyond { sentence, until };
        take_one(&self.people, &person).map_err(beyond(self.spending.sentence()))?;
        let servers = guild.map_or(Ok(()), |guild| take_one(&self.servers, &guild));
        servers.map_err(beyond("refused-beyond-server"))
    }
}

/// Takes one request of a key; beyond the budget, the time of the next one.
fn take_one<K: Clone + Eq + Hash>(limiter: &Limiter<K>, key: &K) -> Result<(), Timestamp> {
    if limiter.len() > MAX_KEYS {
        // A key with a full budget equals an unknown key.
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

    const EVERYTHING: [Spending; 7] = [
        Spending::Picture,
        Spending::Step,
        Spending::Study,
        Spending::Completion,
        Spending::Opening,
        Spending::Code,
        Spending::Minor,
    ];

    #[test]
    fn one_persons_script_is_stopped_and_nobody_else() {
        for spending in EVERYTHING {
            let budgets = Budgets::default();
            let spend = |person| budgets.spend(spending, UserId(person), Some(GuildId(1)));
            let [most, _] = spending.most();
            for _ in 0..most {
                spend(1).expect("what hands can do");
            }
            // Time passes during the test.
            let refused = (0..most).find_map(|_| spend(1).err());
            let Some(Refusal::Beyond { sentence, until }) = refused else {
                panic!("{spending:?} has no end");
            };
            assert_eq!(sentence, spending.sentence());
            let one = spending.period() / most + Duration::from_secs(2);
            assert!(now().until(until) <= one, "{spending:?}");
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
            let [_, most] = spending.most();
            // Each person stays within their own budget.
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
        for person in 0..3 * MAX_KEYS as i64 {
            take_one(&limiter, &UserId(person)).expect("the first one");
            if person % 1_000 == 0 {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        assert!(limiter.len() <= MAX_KEYS + 1, "{}", limiter.len());
    }
}
