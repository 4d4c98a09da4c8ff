-- When a person gets their daily digest in the place of a mention a turn, in minutes of the day in their time zone; null: never.
alter table preferences add column digest bigint check (digest between 0 and 1439);

-- When the next digest is due; until when the process that is sending it keeps it from the others; and whether the person is
-- still to read that it went off, because a direct message failed.
alter table preferences add column digest_due bigint;
alter table preferences add column digest_taken bigint not null default 0;
alter table preferences add column digest_lost bigint not null default 0 check (digest_lost in (0, 1));
create index preferences_by_digest on preferences (digest_due) where digest_due is not null;
create index preferences_digest_lost on preferences (person) where digest_lost = 1;
