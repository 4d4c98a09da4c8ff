//! `tavolino suggestions`: the better words that people wrote for translations.

use clap::Args;

use super::database;

/// Print what people would say better in translations, a line each, by language
#[derive(Args, Debug)]
pub struct Command {}

/// Prints language, time and words of each, without the name of who wrote it.
pub async fn run() -> anyhow::Result<()> {
    let store = database::as_it_is().await?;
    for one in store.suggestions().await? {
        // The words are a stranger's: no sign in them moves the terminal's cursor.
        println!("{} {} {:?}", one.lang, one.at, one.words);
    }
    Ok(())
}
