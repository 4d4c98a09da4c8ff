-- An event says in JSON what else there is to say about it, each kind in fields of its own; where no seat did it, its
-- seat is null. Nobody is null too, and no number that means nobody.
create table log (
    match_id text not null references matches (id),
    number bigint not null check (number > 0),
    -- Null: nobody's doing, or a moderator's.
    seat bigint check (seat > 0),
    kind text not null check (kind in (
        'turn', 'claim', 'skip', 'leave', 'undo', 'draw', 'abort', 'abandon',
        'offer', 'request', 'accept', 'decline', 'withdraw', 'open', 'keep', 'take')),
    -- An object, where the kind has more to say: the text of a turn or claim, the number of the turn that is taken back
    -- or asked for, the matter that is agreed to or not, whether a seat left because its time was up.
    data text check (json_type(data) = 'object'),
    at bigint not null,
    -- What the seat's clock showed, in milliseconds, where it has one.
    clock bigint,
    interaction bigint unique,
    primary key (match_id, number)
);
insert into log (match_id, number, seat, kind, data, at, clock, interaction)
    select match_id, number, nullif(seat, 0), kind,
        case
            when kind in ('turn', 'claim') then json_object('text', text)
            when kind in ('undo', 'request') then json_object('turn', cast(text as integer))
            when kind in ('accept', 'decline', 'withdraw') then json_object('matter', text)
            when kind = 'leave' and text = 'time' then json_object('out_of_time', json('true'))
        end,
        at, clock, interaction
    from events;
drop table events;
alter table log rename to events;

-- A notice for everyone at the table is for no person.
create table outbox (
    id bigint primary key not null,
    match_id text not null references matches (id),
    -- The event it tells of.
    number bigint not null,
    kind text not null check (kind in (
        'lobby', 'panel', 'ping', 'card', 'think', 'talk', 'remind', 'next', 'warn')),
    -- Whom it is for; null: everyone at the table.
    person bigint,
    -- Tells apart what is told more than once of one event.
    round bigint not null default 0,
    tries bigint not null default 0,
    -- When to deliver it, or to try again.
    due bigint not null,
    -- When nothing was left to be done about it, and what came of it.
    done bigint,
    outcome text check (outcome in ('delivered', 'superseded', 'refused'))
);
insert into outbox (id, match_id, number, kind, person, round, tries, due, done, outcome)
    select id, match_id, number, kind, nullif(person, 0), round, tries, due, done, outcome from notices;
drop table notices;
alter table outbox rename to notices;
-- No two nulls are alike to an index.
create unique index notices_once on notices (match_id, number, kind, coalesce(person, 0), round);
create index notices_to_do on notices (due) where done is null;
create index notices_of_match on notices (match_id, kind) where done is null;

create table living (
    match_id text not null references matches (id),
    kind text not null check (kind in ('lobby', 'panel', 'ping', 'card', 'talk', 'remind')),
    -- Whom it is for; null: everyone at the table.
    person bigint,
    channel bigint not null,
    message bigint not null,
    -- The event it shows.
    number bigint not null
);
insert into living select match_id, kind, nullif(person, 0), channel, message, number from messages;
drop table messages;
alter table living rename to messages;
create unique index messages_once on messages (match_id, kind, coalesce(person, 0));

-- Who had everything about them erased has opened nothing.
alter table matches add column opener bigint;
update matches set opener = opened_by where opened_by <> 0;
drop index matches_by_opener;
alter table matches drop column opened_by;
alter table matches rename column opener to opened_by;
create index matches_by_opener on matches (opened_by, opened_at);

-- Names.
alter table matches rename column settled to table_json;
alter table people rename to preferences;
alter table pulse rename to heartbeat;
