-- When a person last looked at the list of their games: what ended since stands first in it.
create table looked (
    person bigint primary key,
    at bigint not null
);
