-- The language of a server's public messages; null: nobody has set it.
alter table settings add column lang text;

-- The language of each person, as Discord last sent it: for messages to one person alone.
create table languages (
    person bigint primary key not null,
    lang text not null
);

-- A person whom an older program erases beside this one loses the language too.
create trigger languages_erased after delete on deletions begin
    delete from languages where person = old.person;
end;
