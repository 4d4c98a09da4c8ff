-- The steps of lessons that a person has done, a bit a step.
create table lessons (
    person bigint not null,
    game text not null,
    done bigint not null,
    at bigint not null,
    primary key (person, game)
);

-- A person whom an older program erases beside this one loses them too.
create trigger lessons_erased after delete on deletions begin
    delete from lessons where person = old.person;
end;
