-- Cost follows what is asked: what is unfinished is found without what is finished, and what is due without what is not.

-- When the match of a seat ended; null while it has not.
alter table seats add column ended_at bigint;
update seats set ended_at = m.ended_at from matches m where m.id = seats.match_id and m.ended_at is not null;

drop index seats_by_person;
create index seats_by_person on seats (person, ended_at, match_id) where person is not null;
drop index seats_by_deadline;
create index seats_by_deadline on seats (deadline, match_id, seat) where deadline is not null;
drop index seats_by_reminder;
create index seats_by_reminder on seats (reminds, match_id, seat) where reminds is not null;
-- Clocks that run.
create index seats_by_clock on seats (runs) where runs is not null;

drop index matches_by_channel;
create index matches_by_channel on matches (channel, state) where ended_at is null;
drop index matches_by_guild;
create index matches_by_guild on matches (guild, state) where ended_at is null;
drop index matches_by_place;
create index matches_by_place on matches (place, state, opened_at) where place is not null;
drop index matches_due;
create index matches_due on matches (due, id) where due is not null;
create index matches_unfinished on matches (id) where ended_at is null;

create index invitations_by_person on invitations (person);
create index messages_by_person on messages (person) where person is not null;
create index notices_by_person on notices (person) where person is not null;
drop index notices_to_do;
create index notices_to_do on notices (due, id) where done is null;
