-- A person's run of puzzles on a server, 0 for direct messages: until the first mistake. `kind` is all, missed or a theme, `game` is ''
-- for every game, `puzzle` the last one opened; `best` is the longest run of `week`, Monday to Sunday in UTC, reached at `at`.
create table puzzle_runs (
    guild bigint not null,
    person bigint not null,
    kind text not null,
    game text not null,
    puzzle text not null,
    length bigint not null,
    over bigint not null check (over in (0, 1)),
    week bigint not null,
    best bigint not null,
    at bigint not null,
    primary key (guild, person)
);
create index puzzle_runs_by_best on puzzle_runs (guild, week, best desc, at, person);
create index puzzle_runs_by_person on puzzle_runs (person);

-- A person whom an older program erases beside this one loses it too.
create trigger puzzle_runs_erased after delete on deletions begin
    delete from puzzle_runs where person = old.person;
end;
