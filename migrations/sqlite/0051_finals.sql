-- The finals of contests: after the last round the best two or four play on. `finalists`: how many were chosen; `final_round`: the
-- round of the final that goes on, 0 before. Its meetings are apart from those of the standing, which stays as it was.
alter table contests add column finalists bigint not null default 0 check (finalists in (0, 2, 4));
alter table contests add column final_round bigint not null default 0;

-- The people of a final, numbered by their places in the standing; the rest as in contest_entrants.
create table contest_finalists (
    contest bigint not null references contests (id),
    seed bigint not null,
    entrant bigint not null,
    lost bigint not null default 0,
    asked bigint,
    withdrawn text check (withdrawn in ('struck', 'absent')),
    place bigint,
    primary key (contest, seed)
);
create unique index contest_finalists_once on contest_finalists (contest, entrant);

-- The meetings of a final, as contest_meetings; people are named by `seed`.
create table contest_finals (
    contest bigint not null references contests (id),
    nth bigint not null,
    round bigint not null,
    one bigint not null,
    other bigint not null,
    first text references matches (id),
    second text references matches (id),
    first_judged bigint check (first_judged between 0 and 2),
    second_judged bigint check (second_judged between 0 and 2),
    blocked bigint not null default 0 check (blocked in (0, 1)),
    primary key (contest, nth),
    check (one < other)
);
create unique index contest_finals_once on contest_finals (contest, round, one);
create unique index contest_finals_by_first on contest_finals (first) where first is not null;
create unique index contest_finals_by_second on contest_finals (second) where second is not null;

-- The latecomers of a contest, by their numbers: whose place each has taken.
create table contest_successors (
    contest bigint not null references contests (id),
    entrant bigint not null,
    successor bigint not null,
    primary key (contest, entrant)
);
create unique index contest_successors_once on contest_successors (contest, successor);
