//! Transitions of the model after each call of the host, with their checks.

use super::deed::{Answer, Deed};
use super::model::{COMPUTER, Match};
use super::world::{World, wrong};
use super::*;

impl World {
    /// Applies a call: its event is in the log once, and its notices are stored.
    pub(super) async fn follows(&mut self, deed: &Deed, done: &Answer) -> Result<(), Wrong> {
        let now = self.now;
        let id = match deed {
            Deed::RunDue => return self.times_are_up().await,
            Deed::Finish(_) | Deed::Tidy => return Ok(()),
            Deed::GoAway(person, _) | Deed::ComeBack(person) => {
                return self.leaves_or_returns(deed, *person, done.is_ok()).await;
            }
            Deed::Forget(person) => return self.is_forgotten(*person).await,
            Deed::Open(opening) => {
                let id = done.as_ref().ok().and_then(Option::clone);
                let id = id.ok_or_else(|| wrong("nothing forbids to open it"))?;
                self.matches.push(Match::opened(id.clone(), opening, now));
                self.done.push((deed.clone(), now));
                return self.starts(&id).await;
            }
            Deed::Think(id, number, _) => return self.computer_acts(id, *number).await,
            Deed::Rematch(id, person, _) => return self.plays_again(id, *person, done).await,
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
            Deed::Say(_, person, tap, _) => (*person, tap, ["turn", "claim"].as_slice()),
            Deed::Ask(_, person, tap, command) => (*person, tap, Match::kinds(*command)),
            Deed::Join(id, person) => {
                game.sits_down(*person);
                return self.starts(id).await;
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
        let (asked, cards) = (game.to_act(), game.cards());
        game.happens(event, Some(person), now)?;
        self.done.push((deed.clone(), now));
        let notices = self.probe.notices(id, event.number).await;
        let has = |kind: &str| notices.iter().any(|(notices, _)| notices == kind);
        confided(&cards, &game.cards(), &notices)?;
        prop_assert!(has("panel"), "everybody sees {:?}", event);
        prop_assert!(has("think") || !game.calls_computer(), "after {:?}", event);
        let asks = game.to_act();
        let is_called = asks.is_empty() || asks.iter().any(|seat| !asked.contains(seat));
        prop_assert!(
            !is_called || has("ping"),
            "whoever is to act is called: {:?}",
            event
        );
        Ok(())
    }

    /// Starts a match whose seats are all taken.
    async fn starts(&mut self, id: &MatchId) -> Result<(), Wrong> {
        let game = self.matches.iter_mut().find(|game| game.id == *id).unwrap();
        if game.is_full() {
            game.starts(&self.probe.deal(id).await, self.now);
            let notices = self.probe.notices(id, 0).await;
            let is_called = notices.iter().any(|(kind, _)| kind == "ping");
            prop_assert!(is_called, "the first is called");
            let thinks = notices.iter().any(|(kind, _)| kind == "think");
            prop_assert_eq!(thinks, game.calls_computer());
            confided(&[], &game.cards(), &notices)?;
        }
        Ok(())
    }

    /// Opens a rematch unless there is one, else seats the person if there is room.
    async fn plays_again(
        &mut self,
        id: &MatchId,
        person: UserId,
        done: &Answer,
    ) -> Result<(), Wrong> {
        let over = self.matches.iter().position(|game| game.id == *id).unwrap();
        let game = &self.matches[over];
        let may = game.state == State::Over && game.seat_of(person).is_some();
        prop_assert_eq!(done.is_ok(), may, "whether it may be played again");
        let Ok(Some(found)) = done else {
            return Ok(());
        };
        let is_rematch = |other: &&mut Match| {
            other.after.as_ref() == Some(id) && other.state != State::Cancelled
        };
        if let Some(again) = self.matches.iter_mut().find(is_rematch) {
            prop_assert_eq!(&again.id, found, "it is opened once");
            if again.has_room_for(person) {
                again.sits_down(person);
            }
        } else {
            let again = self.matches[over].again(found.clone(), person, self.now);
            self.matches.push(again);
        }
        self.starts(found).await
    }

    /// The computer has acted once, if its turn after that event was due.
    async fn computer_acts(&mut self, id: &MatchId, number: i64) -> Result<(), Wrong> {
        let game = self.matches.iter_mut().find(|game| game.id == *id).unwrap();
        let acts = game.number == number && game.calls_computer();
        let news = self.probe.events(id, game.number).await;
        prop_assert_eq!(news.len(), usize::from(acts), "{:?}", news);
        for event in &news {
            prop_assert_eq!((&*event.kind, event.interaction), ("turn", None));
            game.happens(event, Some(COMPUTER), self.now)?;
            let notices = self.probe.notices(id, event.number).await;
            let thinks = notices.iter().any(|(kind, _)| kind == "think");
            prop_assert_eq!(thinks, game.calls_computer());
        }
        Ok(())
    }

    /// Begins or ends a person's vacation.
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

    /// The person has left every match, and no row contains them.
    async fn is_forgotten(&mut self, person: UserId) -> Result<(), Wrong> {
        let number = person.0.to_string();
        for row in self.probe.everything().await {
            prop_assert!(!row.contains(&number), "they are known: {}", row);
        }
        for game in &mut self.matches {
            if game.seat_of(person).is_some() {
                // Interaction ids of the person are deleted.
                let is_here = |deed: &Deed| matches!(deed, Deed::Say(id, ..) | Deed::Ask(id, ..) if *id == game.id);
                self.done.retain(|(deed, _)| !is_here(deed));
            }
            let news = self.probe.events(&game.id, game.number).await;
            let leaves = usize::from(game.plays(person).is_some());
            prop_assert_eq!(news.len(), leaves, "whoever plays leaves: {:?}", news);
            for event in &news {
                prop_assert_eq!((&*event.kind, event.interaction), ("leave", None));
                game.happens(event, Some(person), self.now)?;
            }
            game.forgets(person);
        }
        self.away.forget(person);
        Ok(())
    }

    /// Exactly the seats whose time is up have left.
    async fn times_are_up(&mut self) -> Result<(), Wrong> {
        self.away.end(self.now);
        for game in &mut self.matches {
            game.is_cancelled(self.now);
            let mut late = game.late(&self.away, self.now);
            for event in self.probe.events(&game.id, game.number).await {
                let seat = event.seat.map(Seat);
                prop_assert!(
                    seat.is_some_and(|seat| late.contains(&seat)),
                    "{:?} is in time",
                    event
                );
                prop_assert_eq!(&*event.kind, game.loses_by_time(seat.unwrap()));
                game.happens(&event, None, self.now)?;
                late = game.late(&self.away, self.now);
            }
            prop_assert!(late.is_empty(), "the time of {:?} is up", late);
        }
        Ok(())
    }
}

/// Checks that the people whose card changed get a notice, and nobody without a card.
fn confided(
    before: &[Option<(UserId, String)>],
    after: &[Option<(UserId, String)>],
    told: &[(String, Option<UserId>)],
) -> Result<(), Wrong> {
    let cards = told.iter().filter(|(kind, _)| kind == "card");
    let readers: Vec<UserId> = cards.filter_map(|(_, person)| *person).collect();
    for (index, now) in after.iter().enumerate() {
        let was = before.get(index).and_then(Option::as_ref);
        for (person, _) in [was, now.as_ref()].into_iter().flatten() {
            let is_told = was == now.as_ref() || readers.contains(person);
            prop_assert!(is_told, "{:?} has another card", person);
        }
    }
    let holders = || before.iter().chain(after).flatten();
    let is_holder = |one: &UserId| holders().any(|(person, _)| person == one);
    prop_assert!(readers.iter().all(is_holder), "a card for {:?}", readers);
    Ok(())
}
