-- Where a server has the message of the week: on this day of the week, 0 is Monday, at this minute of the day in this time zone.
create table week_channels (
    guild bigint primary key not null,
    channel bigint not null,
    day bigint not null check (day between 0 and 6),
    minute bigint not null check (minute between 0 and 1439),
    zone text not null,
    -- When the next message is due; until when the process that posts it keeps it from the others.
    due bigint not null,
    taken bigint not null default 0,
    -- The weeks without a game since the last one with a game.
    quiet bigint not null default 0,
    -- 1: Discord refused the last message; who set the channel, null: nobody known; whether they were informed of it.
    refused bigint not null default 0 check (refused in (0, 1)),
    set_by bigint,
    told bigint not null default 0 check (told in (0, 1))
);
create index week_channels_by_due on week_channels (due);

-- The messages of weeks, by when they were due: where each is, the numbers it says, and how many quiet weeks came before it.
create table weeks (
    guild bigint not null,
    week bigint not null,
    channel bigint not null,
    message bigint not null,
    posted bigint not null,
    running bigint not null,
    players bigint not null,
    quiet bigint not null,
    -- When it is to be drawn again, as a person is erased, null when it is not; until when a process keeps it from the others.
    due bigint,
    taken bigint not null default 0,
    primary key (guild, week)
);
create index weeks_by_due on weeks (due) where due is not null;

-- The turn of a match that took most of what the turn before it gave away, by its analysis: the number of its step, and how much, in
-- thousandths of the whole.
create table swings (
    match_id text collate "C" primary key not null references matches (id),
    step bigint not null check (step > 0),
    size bigint not null
);

create index matches_by_end on matches (guild, ended_at) where state = 'over' and closed is null;

-- A person whom an older program erases beside this one loses that too.
create function erase_weeks() returns trigger language plpgsql as $$ begin
    update week_channels set set_by = null where set_by = old.person;
    return null;
end $$;

create trigger weeks_erased after delete on deletions
for each row execute function erase_weeks();
