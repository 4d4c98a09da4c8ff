-- A match: what people settled, what chance decided, and where it is played.
-- Instants are milliseconds since 1970; Discord's ids are below 2^63.
create table matches (
    id text primary key not null,
    game text not null,
    -- The version of the game's rules it is replayed under.
    rules bigint not null,
    -- JSON: how many seats and every option.
    settled text not null,
    -- 1: seats as listed; 0: shuffled when it starts.
    listed bigint not null check (listed in (0, 1)),
    state text not null check (state in ('lobby', 'running', 'over', 'cancelled', 'aside')),
    -- JSON: the result of chance, drawn when it starts.
    deal text,
    -- The number of its last event.
    number bigint not null default 0,
    guild bigint,
    -- The language of what everyone reads.
    lang text not null,
    -- Where it was opened.
    channel bigint not null,
    -- Where its panel lives: a thread, or `channel` itself; null until it is known.
    place bigint,
    -- Why its messages cannot be brought up to date, if they cannot.
    trouble text,
    opened_by bigint not null,
    opened_at bigint not null,
    ended_at bigint,
    -- The interaction that opened it, so that one delivered twice opens one match.
    interaction bigint not null unique,
    check ((state in ('lobby', 'cancelled')) = (deal is null) or state = 'aside')
);
create index matches_by_place on matches (place);
create index matches_by_channel on matches (channel, state);

-- Who sits where. In a lobby: who has joined, in that order.
create table seats (
    match_id text not null references matches (id),
    seat bigint not null check (seat > 0),
    -- Null: the computer.
    person bigint,
    -- Since when the match waits for this seat; null while it does not.
    waits bigint,
    primary key (match_id, seat),
    unique (match_id, person)
);
create index seats_by_person on seats (person);

-- People a seat is kept for while the match is a lobby.
create table invitations (
    match_id text not null references matches (id),
    person bigint not null,
    primary key (match_id, person)
);

-- What happened, in order. Positions are never stored: they are the fold of this over the deal.
create table events (
    match_id text not null references matches (id),
    number bigint not null check (number > 0),
    seat bigint not null,
    kind text not null check (kind in ('turn', 'claim', 'skip', 'leave')),
    text text not null,
    at bigint not null,
    -- The interaction it came by: the same tap twice plays once.
    interaction bigint unique,
    primary key (match_id, number)
);
