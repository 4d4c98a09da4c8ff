-- Who was not mentioned because of quiet hours: when those hours end, and one mention for all games is due; null: nothing is held.
-- And when the last such mention was made.
alter table preferences add column morning_due bigint;
alter table preferences add column morning_sent bigint;
create index preferences_by_morning on preferences (morning_due) where morning_due is not null;
