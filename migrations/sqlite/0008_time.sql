-- A rival can be given more time, which is an event of its own.
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
    interaction bigint unique,
    primary key (match_id, number)
);
insert into log (match_id, number, seat, kind, data, at, clock, interaction)
    select match_id, number, seat, kind, data, at, clock, interaction from events;
drop table events;
alter table log rename to events;

-- Slow games begin with five days now instead of three. Those that run get the two days too, up to the most, which is ten.
update seats set
    deadline = deadline + case when bank > 691200000 then 864000000 - bank else 172800000 end,
    bank = case when bank > 691200000 then 864000000 else bank + 172800000 end
where bank > 0 and bank < 864000000
    and match_id in (select id from matches where pace = 'slow' and state = 'running');
