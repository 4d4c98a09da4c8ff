-- Better words for translations, as people wrote them for the operator.
create table suggestions (
    person bigint not null,
    at bigint not null,
    lang text not null,
    words text not null,
    primary key (person, at)
);

-- A person whom an older program erases beside this one loses that too.
create trigger suggestions_erased after delete on deletions begin
    delete from suggestions where person = old.person;
end;
