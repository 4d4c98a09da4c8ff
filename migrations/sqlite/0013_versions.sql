-- Raised by every write that changes what a match's record says, whoever writes: what is kept in memory counts while the
-- version is still the same. (PostgreSQL has other words for these triggers.)
alter table matches add column version bigint not null default 0;

-- Who writes another version with the rest has raised it.
create trigger matches_changed after update of id, game, rules, table_json, listed, state, deal, number, guild, lang, channel,
    place, trouble, opened_by, opened_at, interaction, pace, closed, warned, after on matches
when new.version = old.version begin
    update matches set version = version + 1 where id = new.id;
end;

create trigger seats_added after insert on seats begin
    update matches set version = version + 1 where id = new.match_id;
end;
create trigger seats_changed after update of match_id, seat, person, strength, waits, gone, bank, spent, runs, deadline, reminds,
    reminded, given, snoozed on seats begin
    update matches set version = version + 1 where id = new.match_id;
end;
create trigger seats_removed after delete on seats begin
    update matches set version = version + 1 where id = old.match_id;
end;

create trigger invitations_added after insert on invitations begin
    update matches set version = version + 1 where id = new.match_id;
end;
create trigger invitations_changed after update on invitations begin
    update matches set version = version + 1 where id = new.match_id;
end;
create trigger invitations_removed after delete on invitations begin
    update matches set version = version + 1 where id = old.match_id;
end;

-- Until when somebody is away is shown in what they play.
create trigger vacations_added after insert on vacations begin
    update matches set version = version + 1 where id in (
        select match_id from seats where person = new.person and ended_at is null);
end;
create trigger vacations_changed after update on vacations begin
    update matches set version = version + 1 where id in (
        select match_id from seats where person = new.person and ended_at is null);
end;
create trigger vacations_removed after delete on vacations begin
    update matches set version = version + 1 where id in (
        select match_id from seats where person = old.person and ended_at is null);
end;
