//! Better words for translations, as people wrote them for the operator.

use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// Better words of a person for a language.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Suggestion {
    /// When it was written.
    pub at: Timestamp,
    /// The code of the language.
    pub lang: String,
    /// The text.
    pub words: String,
}

super::statements::statements! {
    /// Stores the words of a person, unless they wrote `most` texts since an instant; returns
    /// whether they are stored. Nothing while the person is being erased.
    pub write fn add_suggestion(
        person: UserId,
        at: Timestamp,
        lang: &str,
        words: &str,
        since: Timestamp,
        most: i64,
    ) -> bool =
        "insert into suggestions (person, at, lang, words)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as text)
        where (select count(*) from suggestions where person = $1 and at > $5) < $6
            and not exists (select 1 from deletions where person = $1)
        on conflict do nothing";

    /// Everything that was written, by languages, the oldest first.
    pub read fn suggestions() -> Vec<Suggestion> =
        "select at, lang, words from suggestions order by lang, at, person";
}
