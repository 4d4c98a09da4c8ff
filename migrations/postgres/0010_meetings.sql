-- A meeting is two matches side by side with the seats swapped. Its lobby is a first match without the other one, which is made
-- at the start.
-- 1, 2: the first or the second match of a meeting; null: a match by itself.
alter table matches add column nth bigint check (nth in (1, 2));
-- The other match of the meeting, once it is there.
alter table matches add column twin text collate "C" references matches (id);

drop trigger matches_changed on matches;

create trigger matches_changed before update of id, game, rules, table_json, listed, state, deal, number, guild, lang, channel,
    place, trouble, opened_by, opened_at, interaction, pace, closed, warned, after, exact, nth, twin on matches
for each row when (new.version = old.version) execute function raise_own_version();
