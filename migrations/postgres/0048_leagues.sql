-- Who may open leagues on a server: everyone, moderators, or nobody.
alter table settings add column contests text collate "C" not null default 'moderators' check (contests in ('everyone', 'moderators', 'off'));

-- The leagues of servers, one for each game. `season` is the number of the running or the last season, 0 before the first; `began`
-- and `ends`: its beginning and its deadline while it runs; `begins`: when the next one begins; neither: too few people. `called`: the season for which those were
-- asked who were absent; `due`: when the league is looked at again.
create table leagues (
    guild bigint not null,
    game text collate "C" not null,
    pace text collate "C" not null,
    channel bigint not null,
    within bigint,
    lang text collate "C" not null,
    season bigint not null default 0,
    began bigint,
    ends bigint,
    begins bigint,
    called bigint not null default 0,
    due bigint,
    -- The card: its message, when it is to be edited, until when a process keeps it from the others, and whether Discord refused it;
    -- `announced`: the last season whose end was posted.
    message bigint,
    posted bigint not null default 0,
    shown bigint,
    taken bigint not null default 0,
    refused bigint not null default 0 check (refused in (0, 1)),
    announced bigint not null default 0,
    primary key (guild, game)
);
create index leagues_by_due on leagues (due) where due is not null;
create index leagues_by_shown on leagues (shown) where shown is not null;

-- The people of a league. `once`: for one season; `absent`: was absent in the last season, and plays the next one only if `answered`;
-- `slow`: plays one meeting at a time until one has ended.
create table league_members (
    guild bigint not null,
    game text collate "C" not null,
    person bigint not null,
    since bigint not null,
    once bigint not null default 0 check (once in (0, 1)),
    absent bigint not null default 0 check (absent in (0, 1)),
    answered bigint not null default 0 check (answered in (0, 1)),
    slow bigint not null default 0 check (slow in (0, 1)),
    primary key (guild, game, person)
);
create index league_members_by_person on league_members (person);

-- The people of a season by their numbers, each in one group; person null: erased. `lost`: games lost by time; `asked`: until when the
-- person may say that they go on; `withdrawn`: null: no. `place`: at the end of the season.
create table league_entrants (
    guild bigint not null,
    game text collate "C" not null,
    season bigint not null,
    entrant bigint not null,
    grp bigint not null,
    person bigint,
    slow bigint not null default 0 check (slow in (0, 1)),
    lost bigint not null default 0,
    asked bigint,
    withdrawn text collate "C" check (withdrawn in ('struck', 'absent')),
    place bigint,
    primary key (guild, game, season, entrant)
);
create unique index league_entrants_once on league_entrants (guild, game, season, person) where person is not null;
create index league_entrants_by_person on league_entrants (person) where person is not null;

-- The meetings of a season, in their order: the numbers of both people and, once it has begun, both matches; `one` has seat 1 of the
-- first. Judged: the half points of `one` in a game that had not ended at the deadline. `blocked`: it does not take place.
create table league_meetings (
    guild bigint not null,
    game text collate "C" not null,
    season bigint not null,
    nth bigint not null,
    one bigint not null,
    other bigint not null,
    first text collate "C" references matches (id),
    second text collate "C" references matches (id),
    first_judged bigint check (first_judged between 0 and 2),
    second_judged bigint check (second_judged between 0 and 2),
    blocked bigint not null default 0 check (blocked in (0, 1)),
    primary key (guild, game, season, nth),
    check (one < other)
);
create unique index league_meetings_once on league_meetings (guild, game, season, one, other);
create unique index league_meetings_by_first on league_meetings (first) where first is not null;
create unique index league_meetings_by_second on league_meetings (second) where second is not null;

-- Direct messages about a league that are to be sent.
create table league_notes (
    guild bigint not null,
    game text collate "C" not null,
    person bigint not null,
    kind text collate "C" not null check (kind in ('call', 'lost', 'left')),
    due bigint not null,
    taken bigint not null default 0,
    primary key (guild, game, person, kind)
);
create index league_notes_by_due on league_notes (due);
create index league_notes_by_person on league_notes (person);

-- A person whom an older program erases beside this one loses that too.
create function leagues_erased() returns trigger language plpgsql as $$
begin
    delete from league_members where person = old.person;
    delete from league_notes where person = old.person;
    update league_entrants set person = null where person = old.person;
    return null;
end $$;
create trigger leagues_erased after delete on deletions for each row execute function leagues_erased();
