-- What people want to be told while a match waits for them. Who has no row wants what the defaults say.
create table people (
    person bigint primary key not null,
    -- At half of their time, and when a tenth is left.
    points bigint not null default 1 check (points in (0, 1)),
    -- Every so many hours.
    every bigint check (every > 0),
    way text not null default 'mention' check (way in ('mention', 'dm')),
    -- That they are next.
    next bigint not null default 0 check (next in (0, 1)),
    -- An IANA name such as Europe/Rome; the quiet hours are minutes of the day there.
    zone text,
    quiet_from bigint check (quiet_from between 0 and 1439),
    quiet_to bigint check (quiet_to between 0 and 1439),
    check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null or zone is not null)),
    check (quiet_from <> quiet_to)
);

-- While the match waits for a seat: when to remind its holder, when that was done last, how many of the two points of
-- the clock are done with, and whether they want to hear no more until the next turn.
alter table seats add column reminds bigint;
alter table seats add column reminded bigint;
alter table seats add column given bigint not null default 0;
alter table seats add column snoozed bigint not null default 0 check (snoozed in (0, 1));
create index seats_by_reminder on seats (reminds) where reminds is not null;

-- Vacations that are to end.
create index vacations_by_end on vacations (ends) where ended is null;
