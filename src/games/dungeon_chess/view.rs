//! What one viewer knows, and what it can be a view of.

use rand::seq::{IndexedRandom, SliceRandom};

use super::{DungeonChess, Public, Target};
use crate::game::{Rng, Seat, Viewer};

/// The table, and the targets as far as the viewer knows them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// What everyone sees.
    pub public: Public,
    /// By seat.
    pub cards: Vec<Cards>,
    /// Whose choice of a target this shows, instead of the board.
    pub choosing: Viewer,
}

/// What is known of a seat's targets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    /// The two it could choose from.
    pub dealt: Option<[Target; 2]>,
    /// The one it kept.
    pub kept: Option<Target>,
}

impl View {
    pub(super) fn of(game: &DungeonChess, viewer: Viewer) -> View {
        let cards = |seat: Seat| {
            let (own, over) = (viewer == Some(seat), game.public.over().is_some());
            Cards {
                dealt: Some(game.dealt[seat.index()]).filter(|_| own),
                // At the close what was kept is shown; what was not never is.
                kept: game.kept[seat.index()].filter(|_| own || over),
            }
        };
        View {
            public: game.public.clone(),
            cards: game.public.seats().iter().map(cards).collect(),
            choosing: None,
        }
    }

    /// What a seat sees: if it is `choosing`, its cards instead of the board.
    pub(super) fn over_cards(game: &DungeonChess, seat: Seat, choosing: bool) -> View {
        View {
            choosing: Some(seat).filter(|_| choosing),
            ..View::of(game, Some(seat))
        }
    }

    /// Deals the cards nobody has seen: any of them could be there, and any of two could be kept.
    pub(super) fn imagine(&self, rng: &mut Rng) -> DungeonChess {
        let known: Vec<Target> = self
            .cards
            .iter()
            .flat_map(|cards| cards.dealt.into_iter().flatten().chain(cards.kept))
            .collect();
        let mut unseen: Vec<Target> = Target::all()
            .filter(|target| !known.contains(target))
            .collect();
        unseen.shuffle(rng);
        let mut game = DungeonChess {
            public: self.public.clone(),
            dealt: [[Target::FIRST; 2]; 4],
            kept: [None; 4],
        };
        for (seat, cards) in self.public.seats().iter().zip(&self.cards) {
            let mut draw = || unseen.pop().expect("ten cards are enough for four seats");
            let dealt = cards.dealt.unwrap_or_else(|| {
                let mut pair = [cards.kept.unwrap_or_else(&mut draw), draw()];
                pair.sort_unstable();
                pair
            });
            game.dealt[seat.index()] = dealt;
            game.kept[seat.index()] = cards.kept.or_else(|| {
                let guessed = dealt.choose(rng).copied();
                guessed.filter(|_| self.public.has_chosen(seat))
            });
        }
        game
    }

    /// The targets only this viewer knows, if it knows any.
    pub(super) fn own(&self) -> Option<(Seat, [Target; 2], Option<Target>)> {
        let seats = self.public.seats().iter().zip(&self.cards);
        let mut own = seats.filter_map(|(seat, cards)| Some((seat, cards.dealt?, cards.kept)));
        own.next()
    }
}
