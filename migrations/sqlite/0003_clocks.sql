-- Clocks, time away, and what happens in a match beside its turns.
alter table matches add column pace text not null default 'none'
    check (pace in ('none', 'live', 'fast', 'normal', 'slow'));
-- Why it ended without a result, if it did.
alter table matches add column closed text check (closed in ('aborted', 'abandoned'));
-- When the house looks after it next: a lobby nobody starts, a match without clocks nobody plays.
alter table matches add column due bigint;
-- Since when its people know that it will be closed.
alter table matches add column warned bigint;
-- The match it is the rematch of: each has one at most.
alter table matches add column after text references matches (id);
create unique index matches_after on matches (after) where after is not null;
create index matches_due on matches (due) where due is not null;

-- A seat's clock, in milliseconds: what it had when the match began to wait for it (null: no clock), what it has used of
-- that before `runs`, and since when it runs. `deadline` is runs + bank - spent, kept for the search.
alter table seats add column bank bigint;
alter table seats add column spent bigint not null default 0;
alter table seats add column runs bigint;
alter table seats add column deadline bigint;
create index seats_by_deadline on seats (deadline) where deadline is not null;

-- Time away: clocks of this person stand still. `ends` is what was announced, `ended` what came of it.
create table vacations (
    person bigint not null,
    began bigint not null,
    ends bigint not null check (ends > began),
    ended bigint check (ended >= began),
    primary key (person, began)
);
create unique index vacations_now on vacations (person) where ended is null;

-- When the program was last known to be at work, and when it was not: that time is given back.
create table pulse (
    id bigint primary key not null check (id = 1),
    at bigint not null
);
create table outages (
    began bigint primary key not null,
    ended bigint not null check (ended > began)
);

-- More can happen than turns, and a turn says how much time the seat had left.
create table happened (
    match_id text not null references matches (id),
    number bigint not null check (number > 0),
    -- 0: nobody's doing.
    seat bigint not null check (seat >= 0),
    kind text not null check (kind in (
        'turn', 'claim', 'skip', 'leave', 'undo', 'draw', 'abort', 'abandon',
        'offer', 'request', 'accept', 'decline', 'withdraw', 'open', 'keep', 'take')),
    text text not null,
    at bigint not null,
    -- What the seat's clock showed, in milliseconds, where it has one.
    clock bigint,
    interaction bigint unique,
    primary key (match_id, number)
);
insert into happened (match_id, number, seat, kind, text, at, interaction)
    select match_id, number, seat, kind, text, at, interaction from events;
drop table events;
alter table happened rename to events;

-- More to tell, and the same more than once of one event: `round` tells reminders apart.
create table tidings (
    id bigint primary key not null,
    match_id text not null references matches (id),
    number bigint not null,
    kind text not null check (kind in (
        'lobby', 'panel', 'ping', 'card', 'think', 'talk', 'remind', 'next', 'warn')),
    person bigint not null,
    round bigint not null default 0,
    tries bigint not null default 0,
    due bigint not null,
    done bigint,
    outcome text check (outcome in ('delivered', 'superseded', 'refused')),
    unique (match_id, number, kind, person, round)
);
insert into tidings (id, match_id, number, kind, person, tries, due, done, outcome)
    select id, match_id, number, kind, person, tries, due, done, outcome from notices;
drop table notices;
alter table tidings rename to notices;
create index notices_to_do on notices (due) where done is null;
create index notices_of_match on notices (match_id, kind) where done is null;

create table standing (
    match_id text not null references matches (id),
    kind text not null check (kind in ('lobby', 'panel', 'ping', 'card', 'talk', 'remind')),
    person bigint not null,
    channel bigint not null,
    message bigint not null,
    number bigint not null,
    primary key (match_id, kind, person)
);
insert into standing select match_id, kind, person, channel, message, number from messages;
drop table messages;
alter table standing rename to messages;
