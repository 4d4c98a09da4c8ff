-- Contests of servers. `id`: the interaction that opened it. `kind`: everybody meets everybody, or a round at a time. `opener`: null:
-- erased; `rounds`: of a Swiss contest, null: by the number of people. `starts`: when it begins; `called`: whether people were asked if
-- they play. `began`, `ends`: its beginning, and its deadline or that of its round, whose number is `round`; `due`: when it is looked at again.
create table contests (
    id bigint primary key,
    guild bigint not null,
    kind text not null check (kind in ('pairs', 'swiss')),
    game text not null,
    pace text not null,
    name text not null,
    opener bigint,
    channel bigint not null,
    within bigint,
    lang text not null,
    rounds bigint,
    state text not null default 'open' check (state in ('open', 'running', 'over', 'few', 'stopped')),
    starts bigint not null,
    called bigint not null default 0 check (called in (0, 1)),
    began bigint,
    round bigint not null default 0,
    round_began bigint,
    ends bigint,
    due bigint,
    -- The card: its message, when it is to be edited, until when a process keeps it from the others, and whether Discord refused it;
    -- `announced`: 1: the call was posted, 2: the end.
    message bigint,
    posted bigint not null default 0,
    shown bigint,
    taken bigint not null default 0,
    refused bigint not null default 0 check (refused in (0, 1)),
    announced bigint not null default 0
);
create index contests_by_guild on contests (guild, state);
create index contests_by_due on contests (due) where due is not null;
create index contests_by_shown on contests (shown) where shown is not null;
create index contests_by_opener on contests (opener) where opener is not null;

-- The people of a contest that has not begun. `answered`: 1: they play, 0: they do not, null: they have not said so.
create table contest_members (
    contest bigint not null references contests (id),
    person bigint not null,
    since bigint not null,
    answered bigint check (answered in (0, 1)),
    primary key (contest, person)
);
create index contest_members_by_person on contest_members (person);

-- The people of a contest that has begun, by their numbers, as in league_entrants.
create table contest_entrants (
    contest bigint not null references contests (id),
    entrant bigint not null,
    person bigint,
    slow bigint not null default 0 check (slow in (0, 1)),
    lost bigint not null default 0,
    asked bigint,
    withdrawn text check (withdrawn in ('struck', 'absent')),
    place bigint,
    primary key (contest, entrant)
);
create unique index contest_entrants_once on contest_entrants (contest, person) where person is not null;
create index contest_entrants_by_person on contest_entrants (person, contest) where person is not null;

-- The meetings of a contest in their order, as in league_meetings.
create table contest_meetings (
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
create unique index contest_meetings_once on contest_meetings (contest, round, one);
create unique index contest_meetings_by_first on contest_meetings (first) where first is not null;
create unique index contest_meetings_by_second on contest_meetings (second) where second is not null;

-- The people without a rival in a round of a Swiss contest.
create table contest_byes (
    contest bigint not null references contests (id),
    round bigint not null,
    entrant bigint not null,
    primary key (contest, round)
);

-- Direct messages about a contest that are to be sent.
create table contest_notes (
    contest bigint not null references contests (id),
    person bigint not null,
    kind text not null check (kind in ('call', 'lost')),
    due bigint not null,
    taken bigint not null default 0,
    primary key (contest, person, kind)
);
create index contest_notes_by_due on contest_notes (due);
create index contest_notes_by_person on contest_notes (person);

-- A person whom an older program erases beside this one loses that too.
create trigger contests_erased after delete on deletions begin
    delete from contest_members where person = old.person;
    delete from contest_notes where person = old.person;
    update contest_entrants set person = null where person = old.person;
    update contests set opener = null where opener = old.person;
end;
