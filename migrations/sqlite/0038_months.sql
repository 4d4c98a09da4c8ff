-- What a finished match gave a person in its month, in halves of a point: 0 where it gave nothing, null where it was not counted yet.
alter table results add column points bigint check (points >= 0);

-- The points of a person on a server in a month, numbered 12 * year + month - 1 in UTC; the matches that counted, those won, and the
-- end of the last one. A sum of the column above.
create table months (
    guild bigint not null,
    month bigint not null,
    person bigint not null,
    points bigint not null,
    games bigint not null,
    wins bigint not null,
    at bigint not null,
    primary key (guild, month, person)
);
create index months_by_points on months (guild, month, points desc, at, person);
create index months_by_person on months (person, guild);

-- The matches of a month in which two people met on a server, the smaller id first: only the first three count.
create table month_pairs (
    guild bigint not null,
    month bigint not null,
    one bigint not null,
    other bigint not null,
    games bigint not null,
    primary key (guild, month, one, other),
    check (one < other)
);
create index month_pairs_by_one on month_pairs (one);
create index month_pairs_by_other on month_pairs (other);

-- The role of a server for the first of the month before: its holder, null where nobody has it from us; when it passes on next; until
-- when the process that passes it on keeps it from the others; who set it, and whether they were informed that Discord refuses it.
create table champions (
    guild bigint primary key not null,
    role bigint not null,
    holder bigint,
    due bigint not null,
    taken bigint not null default 0,
    refused bigint not null default 0 check (refused in (0, 1)),
    set_by bigint,
    told bigint not null default 0 check (told in (0, 1))
);
create index champions_by_due on champions (due);

-- Lists are in the order of the low end of a rating.
drop index beliefs_by_mean;
create index beliefs_by_low on beliefs (guild, game, (mean - deviation), person);

-- A person whom an older program erases beside this one loses them too.
create trigger months_erased after delete on deletions begin
    delete from months where person = old.person;
    delete from month_pairs where one = old.person or other = old.person;
    update champions set holder = null where holder = old.person;
    update champions set set_by = null where set_by = old.person;
end;
