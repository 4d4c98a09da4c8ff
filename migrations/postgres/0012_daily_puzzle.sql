-- When a person gets a line about the day's puzzle, in minutes of the day in their time zone; null: never. Who has a daily digest
-- gets it there.
alter table preferences add column puzzle bigint check (puzzle between 0 and 1439);
