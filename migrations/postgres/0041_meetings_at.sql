-- The end of the last match that counted: a later one ends after it, whatever the clock of its process says, so that the order of ends
-- is the one in which they were counted.
alter table month_pairs add column at bigint not null default 0;
