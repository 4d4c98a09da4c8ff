//! The language of each person, as Discord last sent it.

use super::database::Store;
use super::ids::UserId;
use super::transact::Writing;

super::statements::statements! {
    /// The code of a person's language; `None` if it is not known.
    pub read fn language_of(person: UserId) -> Option<String> =
        "select lang from languages where person = $1";

    /// Stores the code of a person's language, unless the person is being erased.
    pub write fn set_language(person: UserId, lang: &str) =
        "insert into languages (person, lang) select cast($1 as bigint), cast($2 as text)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person) do update set lang = $2";
}
