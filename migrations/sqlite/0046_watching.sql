-- The running matches that a person who does not play in them watches: `tells`: one message when it is over; `follows`: in the list
-- of their matches and their digest until then. The end of a match deletes its rows.
create table watching (
    match_id text not null,
    person bigint not null,
    tells bigint not null,
    follows bigint not null,
    primary key (match_id, person),
    check (tells + follows > 0)
);
create index watching_by_person on watching (person);
