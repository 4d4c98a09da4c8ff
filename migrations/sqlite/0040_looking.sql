-- The wish of a person for games on a server. Games are keys with spaces between, '' is any; at most `most` at once; over at `ends`,
-- null: never by itself. Nothing is proposed before `rests`; `due` is when the wish is tried again.
create table looking (
    guild bigint not null,
    person bigint not null,
    games text not null,
    pace text not null,
    most bigint not null check (most > 0),
    ends bigint,
    channel bigint not null,
    within bigint,
    lang text not null,
    since bigint not null,
    rests bigint not null default 0,
    due bigint not null,
    primary key (guild, person)
);
create index looking_by_since on looking (guild, since, person);
create index looking_by_due on looking (due);
create index looking_by_person on looking (person);

-- Two people for whom a lobby was opened because their wishes fit.
create table looking_pairs (
    match_id text primary key not null,
    guild bigint not null,
    one bigint not null,
    other bigint not null,
    at bigint not null,
    check (one < other)
);
create index looking_pairs_by_people on looking_pairs (guild, one, other, at);
create index looking_pairs_by_one on looking_pairs (one);
create index looking_pairs_by_other on looking_pairs (other);
create index looking_pairs_by_at on looking_pairs (at);

-- The living list of a server: a message in a channel, brought up to date at `due`; `role` is mentioned at most once a day.
create table looking_lists (
    guild bigint primary key not null,
    channel bigint not null,
    role bigint,
    message bigint,
    posted bigint not null default 0,
    edited bigint not null default 0,
    called bigint not null default 0,
    due bigint,
    taken bigint not null default 0
);
create index looking_lists_by_due on looking_lists (due) where due is not null;
