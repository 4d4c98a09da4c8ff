//! The one way to write: a transaction that is retried, committed, counted and announced in one place.

use std::sync::atomic::Ordering;

use sqlx::Transaction;
use sqlx::any::Any;

use super::behalf::must_be_waited_for;
use super::database::{Engine, Store};
use super::error::Result;
use super::{postgres, sqlite};

/// Writes that happen together or not at all; made by `transact!` alone.
#[derive(Debug)]
pub struct Writing<'s> {
    pub(super) tx: Transaction<'s, Any>,
    /// Whether it stores something to deliver, to think about or to do.
    pub(super) has_news: bool,
    store: &'s Store,
    is_listed: bool,
}

impl Writing<'_> {
    /// What is written changes nobody's list of matches, or the caller says whose ([`Store::changes`]).
    pub fn leaves_lists(&mut self) {
        self.is_listed = false;
    }

    /// Makes everything written count. Afterwards [`Store::changes`] has another value, and [`Store::news`] wakes whoever waits
    /// for what was stored. What nobody waits for any more does not count ([`on_behalf_of`](super::behalf::on_behalf_of)).
    pub async fn commit(self) -> Result<()> {
        must_be_waited_for()?;
        let committed = self.tx.commit().await;
        // A commit that failed may have been carried out.
        if self.is_listed || committed.is_err() {
            self.store.changes.fetch_add(1, Ordering::Release);
        }
        committed?;
        if self.has_news {
            self.store.announce();
        }
        Ok(())
    }
}

impl Store {
    /// Begins to write, if somebody still waits for it.
    pub async fn begin_writing(&self) -> Result<Writing<'_>> {
        must_be_waited_for()?;
        let begin = match self.engine {
            Engine::Sqlite(_) => sqlite::WRITE,
            Engine::Postgres(_) => postgres::WRITE,
        };
        let tx = self.writer.begin_with(begin).await?;
        Ok(Writing {
            tx,
            has_news: false,
            store: self,
            is_listed: true,
        })
    }
}

/// `transact!(store, |tx| work)` does some work in one transaction and commits it, and is what the work comes to, a `Result`;
/// where that is an error, nothing is written. Work and commit are done again while the error is
/// [transient](super::Transient), so the work starts from what it reads in its transaction. Nothing else begins one.
///
/// (It cannot be a function: of futures that borrow from its argument it could not say that they are `Send`.)
macro_rules! transact {
    ($store:expr, |$tx:ident| $work:expr) => {
        $crate::store::retry::retry!($store.in_time(async {
            let mut writing = $store.begin_writing().await?;
            let $tx = &mut writing;
            let done: ::std::result::Result<_, _> = async { $work }.await;
            if done.is_ok() {
                writing.commit().await?;
            }
            done
        }))
    };
}

pub(crate) use transact;
