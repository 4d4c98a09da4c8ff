-- Contests of tables: rounds of games for three and more. `form`: the kind where `kind`, whose check stays as it is, has no word for it;
-- `seed`: the chance of its pairings, so that a repeated step pairs the same.
alter table contests add column form text collate "C" check (form in ('tables', 'together'));
alter table contests add column seed bigint;

-- The tables of a contest in their order. `match_id`: null before the start; `closed`: it does not take place; `placed`: the tokens on the
-- board at the end of a game played together, null until they are counted.
create table contest_tables (
    contest bigint not null references contests (id),
    nth bigint not null,
    round bigint not null,
    match_id text collate "C" references matches (id),
    closed bigint not null default 0 check (closed in (0, 1)),
    placed bigint,
    primary key (contest, nth)
);
create unique index contest_tables_by_match on contest_tables (match_id) where match_id is not null;

-- The people of a table, by their numbers, nobody twice in a round. `chair`: their order; `seat`: in the match, null before its start and
-- for one who does not sit; `free`: that is so because of a block; `judged`: the place where the game had not ended.
create table contest_table_seats (
    contest bigint not null references contests (id),
    nth bigint not null,
    round bigint not null,
    entrant bigint not null,
    chair bigint not null,
    seat bigint,
    free bigint not null default 0 check (free in (0, 1)),
    judged bigint check (judged between 1 and 6),
    primary key (contest, round, entrant)
);
create unique index contest_table_seats_by_chair on contest_table_seats (contest, nth, chair);
