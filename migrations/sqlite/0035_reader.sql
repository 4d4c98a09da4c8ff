-- Whether a person listens to a screen reader, which announces new messages and no edits: their turns come as new ones.
alter table preferences add column reader bigint not null default 0 check (reader in (0, 1));
