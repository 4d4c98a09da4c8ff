//! The model goes on as the host says it did, and finds out whether that can be.

use super::deed::{Answer, Deed};
use super::model::Match;
use super::world::{World, wrong};
use super::*;

impl World {
    /// The model goes on: what was done is in the log, once, and who must know of it will.
    pub(super) async fn follows(&mut self, deed: &Deed, done: &Answer) -> Result<(), Wrong> {
        let now = self.now;
        let id = match deed {
            Deed::RunDue => return self.times_are_up().await,
            Deed::Finish(_) | Deed::Tidy => return Ok(()),
            Deed::GoAway(person, _) | Deed::ComeBack(person) => {
                return self.leaves_or_returns(deed, *person, done.is_ok()).await;
            }
            Deed::Open(opening) => {
                let id = done.as_ref().ok().and_then(Option::clone);
                let id = id.ok_or_else(|| wrong("nothing forbids to open it"))?;
                self.matches.push(Match::opened(id, opening));
                self.done.push((deed.clone(), now));
                return Ok(());
            }
            Deed::Join(id, _) | Deed::GetUp(id, _) | Deed::Say(id, ..) | Deed::Ask(id, ..) => id,
        };
        let game = self.matches.iter_mut().find(|game| game.id == *id).unwrap();
        if let Some(allowed) = game.allows(deed) {
            prop_assert_eq!(done.is_ok(), allowed, "whether it may be: {:?}", deed);
        }
        let news = self.probe.events(id, game.number).await;
        if done.is_err() {
            prop_assert!(news.is_empty(), "{:?}", news);
            return Ok(());
        }
        let (person, tap, kinds) = match deed {
            Deed::Say(_, person, tap, _) => (*person, tap, ["turn"].as_slice()),
            Deed::Ask(_, person, tap, command) => (*person, tap, Match::kinds(*command)),
            Deed::Join(_, person) => {
                game.sits_down(*person);
                if game.is_full() {
                    game.starts(&self.probe.deal(id).await, now);
                    let told = self.probe.notices(id, 0).await;
                    prop_assert!(told.contains(&"ping".to_owned()), "the first is called");
                }
                return Ok(());
            }
            Deed::GetUp(_, person) => {
                game.gets_up(*person);
                return Ok(());
            }
            _ => unreachable!("the others are nobody's in particular"),
        };
        let [event] = &*news else {
            return Err(wrong(format!("{deed:?} made {news:?}")));
        };
        prop_assert!(kinds.contains(&&*event.kind), "{:?} made {:?}", deed, event);
        prop_assert_eq!(event.interaction, Some(tap.0));
        if let Deed::Say(.., turn) = deed {
            let text = format!("{{\"text\":\"{turn}\"}}");
            prop_assert_eq!(event.data.as_ref(), Some(&text));
        }
        let asked = game.to_act();
        game.happens(event, Some(person), now)?;
        self.done.push((deed.clone(), now));
        let told = self.probe.notices(id, event.number).await;
        let has = |kind: &str| told.iter().any(|told| told == kind);
        prop_assert!(has("panel"), "everybody sees {:?}", event);
        let asks = game.to_act();
        let is_called = asks.is_empty() || asks.iter().any(|seat| !asked.contains(seat));
        prop_assert!(
            !is_called || has("ping"),
            "whoever is to act is called: {:?}",
            event
        );
        Ok(())
    }

    /// Somebody goes away, or is back.
    async fn leaves_or_returns(
        &mut self,
        deed: &Deed,
        person: UserId,
        done: bool,
    ) -> Result<(), Wrong> {
        let allowed = match deed {
            Deed::GoAway(_, wanted) => self.away.allows(person, *wanted),
            _ => self.away.until(person).is_some(),
        };
        prop_assert_eq!(done, allowed, "whether it may be: {:?}", deed);
        match deed {
            _ if !done => {}
            Deed::GoAway(_, wanted) => self.away.begins(person, *wanted, self.now),
            _ => self.away.is_back(person, self.now),
        }
        let allowance = self.host.allowance(person, Timestamp(self.now)).await;
        let allowance = allowance.map_err(wrong)?;
        prop_assert_eq!(allowance.away.map(|at| at.0), self.away.until(person));
        prop_assert_eq!(allowance.left, self.away.left(person));
        Ok(())
    }

    /// Exactly those have left whose time is up.
    async fn times_are_up(&mut self) -> Result<(), Wrong> {
        self.away.end(self.now);
        for game in &mut self.matches {
            let mut late = game.late(&self.away, self.now);
            for event in self.probe.events(&game.id, game.number).await {
                let seat = event.seat.map(Seat);
                prop_assert!(
                    seat.is_some_and(|seat| late.contains(&seat)),
                    "{:?} is in time",
                    event
                );
                prop_assert_eq!(&event.kind, "leave");
                game.happens(&event, None, self.now)?;
                late = game.late(&self.away, self.now);
            }
            prop_assert!(late.is_empty(), "the time of {:?} is up", late);
        }
        Ok(())
    }
}
