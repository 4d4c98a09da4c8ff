//! The database of a subcommand that changes nothing.

use crate::config;
use crate::store::{Age, Store};
use anyhow::bail;

/// The database as it is, which only this version of the program understands.
pub async fn as_it_is() -> anyhow::Result<Store> {
    let (store, age) = Store::open_as_it_is(&config::database()).await?;
    if age != Age::Same {
        bail!("the database is another tavolino's; read it with that one");
    }
    Ok(store)
}
