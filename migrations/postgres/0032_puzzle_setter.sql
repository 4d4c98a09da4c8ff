-- Who set the channel of the puzzle of the day, null: nobody known; and whether they were informed that Discord refuses its posts.
alter table puzzle_channels add column set_by bigint;
alter table puzzle_channels add column told bigint not null default 0 check (told in (0, 1));
