-- What a server has settled; a server without a row plays by the defaults.
create table settings (
    guild bigint primary key not null,
    -- 1: a thread for each game; 0: in the channel itself.
    threads bigint not null check (threads in (0, 1)),
    -- The pace of a game that is opened without one.
    pace text not null check (pace in ('none', 'live', 'fast', 'normal', 'slow')),
    -- 1: whoever must act is named, and not called.
    quiet bigint not null check (quiet in (0, 1)),
    -- How many unfinished games one person, and the whole server, may have; null: as many as they like.
    per_person bigint check (per_person > 0),
    per_server bigint check (per_server > 0),
    -- 1: moderators may call games off too.
    moderators bigint not null check (moderators in (0, 1))
);

-- Where games may be opened on a server; none listed: everywhere.
create table open_channels (
    guild bigint not null,
    channel bigint not null,
    primary key (guild, channel)
);

-- Who does not want to be invited, joined or asked again by whom.
create table blocks (
    person bigint not null,
    blocked bigint not null check (blocked <> person),
    since bigint not null,
    primary key (person, blocked)
);
create index blocks_by_blocked on blocks (blocked);

-- For the limits on opening games.
create index matches_by_opener on matches (opened_by, opened_at);
create index matches_by_guild on matches (guild, state);
