-- Who must be told what. Written with the event that causes it, delivered afterwards.
create table notices (
    id bigint primary key not null,
    match_id text not null references matches (id),
    -- The event it tells of.
    number bigint not null,
    kind text not null check (kind in ('lobby', 'panel', 'ping', 'card', 'think')),
    -- Whom it is for; 0: everyone at the table.
    person bigint not null,
    tries bigint not null default 0,
    -- When to deliver it, or to try again.
    due bigint not null,
    -- When it was settled and how; null while it is to be done.
    done bigint,
    outcome text check (outcome in ('delivered', 'superseded', 'refused')),
    unique (match_id, number, kind, person)
);
create index notices_to_do on notices (due) where done is null;
create index notices_of_match on notices (match_id, kind) where done is null;

-- The living messages of a match: its lobby card, panel, ping and each person's card.
create table messages (
    match_id text not null references matches (id),
    kind text not null check (kind in ('lobby', 'panel', 'ping', 'card')),
    person bigint not null,
    channel bigint not null,
    message bigint not null,
    -- The event it shows.
    number bigint not null,
    primary key (match_id, kind, person)
);

-- People whose direct messages are closed to us, and whether they have been told so.
create table closed_dms (
    person bigint primary key not null,
    told bigint not null default 0 check (told in (0, 1))
);
