-- Why a person is away: a vacation of their own, their days off of the week (which do not count), or one that began by itself.
alter table vacations add column kind text not null default 'own' check (kind in ('own', 'week', 'net'));

-- Whether a vacation begins by itself before the person's time would run out.
alter table preferences add column net bigint not null default 1 check (net in (0, 1));

-- The days of the week on which a person's clocks stand still: a bit for each, the lowest for Monday; set at `since`. `due` is the next
-- midnight in their time zone.
create table days_off (
    person bigint primary key not null,
    days bigint not null check (days between 0 and 127),
    since bigint not null,
    due bigint
);
create index days_off_by_due on days_off (due) where due is not null;

-- The people at a table about whom the others were asked, because they left the server or lost two turns in a row.
create table absent (
    match_id text collate "C" not null,
    person bigint not null,
    primary key (match_id, person)
);
create index absent_by_person on absent (person);

-- Who set the channel of the list of those who look for a game, whether Discord refused it there, and whether they were informed.
alter table looking_lists add column set_by bigint;
alter table looking_lists add column refused bigint not null default 0 check (refused in (0, 1));
alter table looking_lists add column told bigint not null default 0 check (told in (0, 1));

-- How many matches of a game among people have ended on a server with a result, the moves of the longest, and of the longest before the
-- last one. Of matches from before the number of events stands for the moves, which is at least as large.
create table lengths (
    guild bigint not null,
    game text collate "C" not null,
    games bigint not null,
    moves bigint not null,
    before bigint not null,
    primary key (guild, game)
);
insert into lengths (guild, game, games, moves, before)
select guild, game, count(*), max(number), 0 from matches
where guild is not null and state = 'over' and closed is null group by guild, game;

-- The matches that were the longest when they ended, where ten had ended before, with their moves.
create table longest (
    match_id text collate "C" primary key not null,
    moves bigint not null
);
