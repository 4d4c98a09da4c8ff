-- A match that does not replay is kept as it was, with the reason, and is tried again: what it was, and since when it waits.
alter table matches add column aside_from text check (aside_from in ('lobby', 'running', 'over', 'cancelled'));
alter table matches add column aside_why text;
alter table matches add column aside_at bigint;
create index matches_aside on matches (id) where state = 'aside';
