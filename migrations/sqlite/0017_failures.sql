-- What the house could not do for a match when it was due: tried again after growing pauses, and in the end only when asked.
create table failures (
    match_id text primary key not null references matches (id),
    tries bigint not null,
    -- When to try again.
    due bigint not null,
    why text not null
);
-- What Discord would never take.
create index notices_refused on notices (id) where outcome = 'refused';
