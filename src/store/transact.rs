//! Write transactions: retried, committed, counted and announced in one place.

use std::sync::atomic::Ordering;

use sqlx::Transaction;
use sqlx::any::Any;

use super::behalf::must_be_awaited;
use super::database::{Engine, Store};
use super::error::Result;
use super::{postgres, sqlite};

/// A write transaction, begun by `transact!` only.
#[derive(Debug)]
pub struct Writing<'s> {
    pub(super) tx: Transaction<'s, Any>,
    /// Whether the transaction stores a notice, a turn of the computer or a due task.
    pub(super) has_news: bool,
    /// Whether the transaction makes a card due, or the course of what it shows.
    pub(super) has_cards: bool,
    store: &'s Store,
    is_listed: bool,
}

impl Writing<'_> {
    /// Declares that no list of matches changes, or that the caller invalidates the inbox cache
    /// itself ([`Store::changes`]).
    pub fn leaves_lists(&mut self) {
        self.is_listed = false;
    }

    /// Commits the transaction. Afterwards [`Store::changes`] has another value, and
    /// [`Store::news`] and [`Store::cards`] wake the waiting tasks.
    ///
    /// # Errors
    /// [`Error::Late`](super::Error::Late) if the caller has stopped waiting
    /// ([`on_behalf_of`](super::behalf::on_behalf_of)); nothing is then written.
    pub async fn commit(self) -> Result<()> {
        must_be_awaited()?;
        let committed = self.tx.commit().await;
        // A failed commit may have been carried out.
        if self.is_listed || committed.is_err() {
            self.store.changes.fetch_add(1, Ordering::Release);
        }
        committed?;
        if self.has_news {
            self.store.announce();
        }
        if self.has_cards {
            self.store.cards.send_replace(());
        }
        Ok(())
    }
}

impl Store {
    /// Begins a write transaction, if the caller still waits.
    pub async fn begin_writing(&self) -> Result<Writing<'_>> {
        must_be_awaited()?;
        let begin = match self.engine {
            Engine::Sqlite(_) => sqlite::WRITE,
            Engine::Postgres(_) => postgres::WRITE,
        };
        let tx = self.writer.begin_with(begin).await?;
        Ok(Writing {
            tx,
            has_news: false,
            has_cards: false,
            store: self,
            is_listed: true,
        })
    }
}

/// `transact!(store, |tx| work)` runs `work` in one transaction, commits it and returns its
/// `Result`; an error writes nothing. Work and commit are repeated while the error is
/// [transient](super::Transient), so `work` must start from what it reads in its transaction.
/// Nothing else begins a write transaction.
///
/// (A function could not declare that futures borrowing from its argument are `Send`.)
macro_rules! transact {
    ($store:expr, |$tx:ident| $work:expr) => {
        $crate::store::retry::retry!($store.in_time(async {
            let mut writing = $store.begin_writing().await?;
            let $tx = &mut writing;
            let outcome: ::std::result::Result<_, _> = async { $work }.await;
            if outcome.is_ok() {
                writing.commit().await?;
            }
            outcome
        }))
    };
}

pub(crate) use transact;

/// As `transact!`, for work that [leaves lists unchanged](Writing::leaves_lists).
macro_rules! transact_unlisted {
    ($store:expr, |$tx:ident| $work:expr) => {
        $crate::store::transact::transact!($store, |$tx| {
            $tx.leaves_lists();
            $work
        })
    };
}

pub(crate) use transact_unlisted;
