-- Without the defaults that change 2 needed for the rows of its time. SQLite's schema never had them, and every version adds
-- rows with both columns.
alter table outages alter column shard drop default;
alter table outages alter column shards drop default;
