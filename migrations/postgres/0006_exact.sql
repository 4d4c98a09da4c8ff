-- 1: the lobby starts with all of its seats only; 0: its opener may start it with as many as the game needs.
alter table matches add column exact bigint not null default 0 check (exact in (0, 1));

drop trigger matches_changed on matches;

create trigger matches_changed before update of id, game, rules, table_json, listed, state, deal, number, guild, lang, channel,
    place, trouble, opened_by, opened_at, interaction, pace, closed, warned, after, exact on matches
for each row when (new.version = old.version) execute function raise_own_version();
