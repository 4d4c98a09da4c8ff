-- The steps of lessons that a person has done, a bit a step.
create table lessons (
    person bigint not null,
    game text not null,
    done bigint not null,
    at bigint not null,
    primary key (person, game)
);

-- A person whom an older program erases beside this one loses them too.
create function erase_lessons() returns trigger language plpgsql as $$ begin
    delete from lessons where person = old.person;
    return null;
end $$;

create trigger lessons_erased after delete on deletions
for each row execute function erase_lessons();
