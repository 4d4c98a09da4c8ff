-- What was told, and by which interaction something was done, is kept for a while and then forgotten: found by how old it is.
create index notices_done on notices (done) where done is not null;

-- The log is what grows for ever. Its rows are stored once, by their key, and what is forgotten of them takes no room: half of
-- what they took before. (`without rowid` is SQLite's; PostgreSQL does without.) This copies every event once.
create table log (
    match_id text not null references matches (id),
    number bigint not null check (number > 0),
    -- Null: nobody's doing, or a moderator's.
    seat bigint check (seat > 0),
    kind text not null check (kind in (
        'turn', 'claim', 'skip', 'leave', 'undo', 'draw', 'abort', 'abandon',
        'offer', 'request', 'accept', 'decline', 'withdraw', 'open', 'keep', 'take', 'time')),
    -- An object, where the kind has more to say: the text of a turn or claim, the number of the turn that is taken back
    -- or asked for, the matter that is agreed to or not, whether a seat left because its time was up, to which seat how
    -- much time was given.
    data text check (json_type(data) = 'object'),
    at bigint not null,
    -- What the seat's clock showed, in milliseconds, where it has one.
    clock bigint,
    -- The interaction it came by, for as long as that can be delivered a second time.
    interaction bigint,
    primary key (match_id, number)
) without rowid;
insert into log (match_id, number, seat, kind, data, at, clock, interaction)
    select match_id, number, seat, kind, data, at, clock, interaction from events order by match_id, number;
drop table events;
alter table log rename to events;
create unique index events_by_interaction on events (interaction) where interaction is not null;
create index events_by_tap on events (at) where interaction is not null;
