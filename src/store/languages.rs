//! The language of each person, as Discord last sent it.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::transact::Writing;

super::statements::statements! {
    /// The code of a person's ($1) language.
    LANGUAGE_OF = "select lang from languages where person = $1";

    /// Not while the person ($1) is being erased.
    SET_LANGUAGE = "insert into languages (person, lang) select cast($1 as bigint), cast($2 as text)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set lang = $2";
}

impl Store {
    /// The code of a person's language; `None` if it is not known.
    pub async fn language_of(&self, person: UserId) -> Result<Option<String>> {
        Ok(sqlx::query_scalar(LANGUAGE_OF)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Stores the code of a person's language, unless the person is being erased.
    pub async fn set_language(&mut self, person: UserId, lang: &str) -> Result<()> {
        sqlx::query(SET_LANGUAGE)
            .bind(person)
            .bind(lang)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}
