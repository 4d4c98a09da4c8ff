-- Whether a channel holds the seat: everybody there proposes and votes.
alter table seats add column channel bigint not null default 0 check (channel in (0, 1));
drop trigger seats_changed;
create trigger seats_changed after update of match_id, seat, person, strength, waits, gone, bank, spent, runs, deadline, reminds,
    reminded, given, snoozed, channel on seats begin
    update matches set version = version + 1 where id = new.match_id;
end;

-- The turns proposed in a round of votes, in the order in which they were proposed. A round is the number of the event since which the
-- match waits for the channel.
create table candidates (
    match_id text not null references matches (id),
    round bigint not null,
    place bigint not null check (place > 0),
    turn text not null,
    primary key (match_id, round, place),
    unique (match_id, round, turn)
);

-- The vote of a person in a round: the place of a candidate. Rounds before the last one are forgotten.
create table votes (
    match_id text not null references matches (id),
    round bigint not null,
    person bigint not null,
    place bigint not null check (place > 0),
    primary key (match_id, round, person)
);
create index votes_by_person on votes (person, match_id);

-- A person whom an older program erases beside this one loses them too.
create trigger votes_erased after delete on deletions begin
    delete from votes where person = old.person;
end;
