-- How each seat did, written with a game's end: its place, 1 the best, equal ones shared. Playing together, all are first who
-- won, and second who lost. Null: the game is not over, has no result, or was not gone through yet.
alter table seats add column result bigint check (result > 0);

-- Whether that is written. Games from before, and those that an older program ends beside this one, are gone through one by one.
alter table matches add column has_results bigint not null default 0 check (has_results in (0, 1));
create index matches_without_results on matches (id) where state = 'over' and closed is null and has_results = 0;

-- What the computer is to think about is found without what is to be delivered.
create index notices_to_think on notices (due, id) where done is null and kind = 'think';
