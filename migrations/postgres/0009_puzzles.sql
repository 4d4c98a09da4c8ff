-- The state of a puzzle that a person has begun, by its game and id.
create table tries (
    person bigint not null,
    puzzle text not null,
    -- The day whose puzzle it is, and until when solving it counts for that day; null: practice.
    day bigint,
    counts_until bigint,
    -- Right turns found so far, wrong turns made, whether the hint was shown, and whether it is solved.
    found bigint not null,
    wrong bigint not null,
    hint bigint not null check (hint in (0, 1)),
    solved bigint not null check (solved in (0, 1)),
    -- Whether it was solved in time for its day.
    counts bigint not null check (counts in (0, 1)),
    at bigint not null,
    primary key (person, puzzle)
);
create index tries_by_day on tries (person, day) where counts = 1;

-- Where a server has the puzzle of the day: at this minute of the day in this time zone.
create table puzzle_channels (
    guild bigint primary key not null,
    channel bigint not null,
    minute bigint not null check (minute between 0 and 1439),
    zone text not null,
    -- When the next post is due, null while it is paused; until when the process that posts it keeps it from the others.
    due bigint,
    taken bigint not null default 0,
    -- The last day on which somebody tried, or the day on which it was switched on.
    tried_on bigint not null,
    -- 1: Discord refused the last post.
    refused bigint not null default 0 check (refused in (0, 1))
);
create index puzzle_channels_by_due on puzzle_channels (due) where due is not null;

-- The posts of the puzzle of the day.
create table dailies (
    guild bigint not null,
    day bigint not null,
    channel bigint not null,
    message bigint not null,
    posted bigint not null,
    -- When the post is to be brought up to date, null when it is; until when the process that edits it keeps it from the others;
    -- and the last edit.
    due bigint,
    taken bigint not null default 0,
    edited bigint not null,
    primary key (guild, day)
);
create index dailies_by_due on dailies (due) where due is not null;

-- Who tried the puzzle of a day on a server, and the marks they share in its post.
create table shared (
    guild bigint not null,
    day bigint not null,
    person bigint not null,
    marks text,
    primary key (guild, day, person)
);
create index shared_by_person on shared (person);

-- A person whom an older program erases beside this one loses them too.
create function erase_puzzles() returns trigger language plpgsql as $$ begin
    delete from tries where person = old.person;
    delete from shared where person = old.person;
    return null;
end $$;

create trigger puzzles_erased after delete on deletions
for each row execute function erase_puzzles();
