-- The result of each person in a finished match, written with its end. Games from before are copied from the places.
create table results (
    match_id text collate "C" not null references matches (id),
    seat bigint not null,
    person bigint not null,
    guild bigint,
    game text not null,
    seats bigint not null,
    place bigint not null check (place > 0),
    -- 2: won, or won together; 1: the first place shared; 0: lost.
    score bigint not null check (score in (0, 1, 2)),
    -- Of a cooperative game its board, else null.
    board text,
    -- The strength of the strongest computer at the table, null where people played alone.
    against text,
    at bigint not null,
    primary key (match_id, seat)
);
create index results_by_person on results (person, guild, game, at, match_id, seat, seats, place, score, board, against);

insert into results
select s.match_id, s.seat, s.person, m.guild, m.game, (select count(*) from seats o where o.match_id = s.match_id), s.result,
    case when s.result > 1 then 0
        when m.table_json like '%"mode":"cooperative"%' then 2
        when (select count(*) from seats o where o.match_id = s.match_id and o.result = 1) > 1 then 1
        else 2 end,
    case when m.table_json like '%"mode":"cooperative"%' then coalesce(cast(m.table_json as json) -> 'options' ->> 'board', '-') end,
    (select max(coalesce(o.strength, 'medium')) from seats o where o.match_id = s.match_id and o.person is null and o.gone = 0),
    coalesce(m.ended_at, m.opened_at)
from seats s join matches m on m.id = s.match_id
where s.person is not null and s.result is not null;

-- Whether a match is rated: chosen when it is opened, and taken back where anybody asks.
alter table matches add column rated bigint not null default 0 check (rated in (0, 1));
-- choose: matches are rated where their opener says so; on: unless their opener says otherwise; off: never.
alter table settings add column ratings text not null default 'choose' check (ratings in ('choose', 'on', 'off'));

drop trigger matches_changed on matches;
create trigger matches_changed before update of id, game, rules, table_json, listed, state, deal, number, guild, lang, channel,
    place, trouble, opened_by, opened_at, interaction, pace, closed, warned, after, exact, nth, twin, rated on matches
for each row when (new.version = old.version) execute function raise_own_version();

-- What a rated match changed: the belief about a person before and after it, in thousandths of a rating point. The number
-- counts the rated games of the person in that game on that server, so that two ends at once cannot both be the same one.
create table ratings (
    match_id text collate "C" not null references matches (id),
    seat bigint not null,
    guild bigint not null,
    game text not null,
    person bigint not null,
    number bigint not null check (number > 0),
    place bigint not null check (place > 0),
    mean_before bigint not null,
    deviation_before bigint not null,
    mean bigint not null,
    deviation bigint not null,
    at bigint not null,
    primary key (match_id, seat),
    unique (guild, game, person, number)
);
create index ratings_by_person on ratings (person);
create index ratings_by_end on ratings (at, match_id, seat);

-- What is believed of a person now: the newest row of theirs above, with the number of other people it rests on.
create table beliefs (
    guild bigint not null,
    game text not null,
    person bigint not null,
    mean bigint not null,
    deviation bigint not null,
    games bigint not null,
    rivals bigint not null,
    at bigint not null,
    primary key (guild, game, person)
);
create index beliefs_by_mean on beliefs (guild, game, mean, person);
create index beliefs_by_person on beliefs (person);

-- What a person wishes: rated games (until the first answer they are asked), and whether lists show them; noticed: whether they
-- were informed that lists do.
create table rating_wishes (
    person bigint primary key not null,
    rated text not null default 'ask' check (rated in ('yes', 'ask', 'no')),
    listed bigint not null default 1 check (listed in (0, 1)),
    noticed bigint not null default 0 check (noticed in (0, 1))
);

-- Who ran out of time in a rated match and has not acted anywhere since.
create table absences (
    person bigint primary key not null,
    since bigint not null
);

-- The seats of a rated match that left it by an absence which another match counted already: they are not rated.
create table excused (
    match_id text collate "C" not null references matches (id),
    seat bigint not null,
    primary key (match_id, seat)
);

-- The first person of a seat of a rated match that was handed over.
create table handed (
    match_id text collate "C" not null references matches (id),
    seat bigint not null,
    person bigint not null,
    primary key (match_id, seat)
);
create index handed_by_person on handed (person);

-- A person whom an older program erases beside this one loses them too.
create function erase_ratings() returns trigger language plpgsql as $$ begin
    delete from results where person = old.person;
    delete from ratings where person = old.person;
    delete from beliefs where person = old.person;
    delete from rating_wishes where person = old.person;
    delete from absences where person = old.person;
    delete from handed where person = old.person;
    return null;
end $$;

create trigger ratings_erased after delete on deletions
for each row execute function erase_ratings();
