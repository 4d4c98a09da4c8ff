-- Every statement of the version before this one, as CONTRIBUTING.md has it written at a release.

-- SET_ASIDE
update matches set
            aside_from = case when state = 'aside' then aside_from else state end,
            aside_at = case when state = 'aside' then aside_at else (select max(at) from heartbeat) end,
            state = 'aside', aside_why = $2, due = null
        where id = $1;

-- STOP_SEATS
update seats set deadline = null, reminds = null where match_id = $1;

-- STOP_NOTICES
update notices set due = due + 4000000000000000
        where match_id = $1 and done is null and due < 4000000000000000;

-- ASIDE
select id, aside_why, aside_at from matches where state = 'aside' and id > $1 order by id limit $2;

-- BRING_BACK
update matches set state = $2, aside_from = null, aside_why = null, aside_at = null, due = $3, warned = $4
        where id = $1;

-- START_NOTICES
update notices set due = due - 4000000000000000
        where match_id = $1 and done is null and due >= 4000000000000000;

-- BLOCKED_BY
select blocked from blocks where person = $1 order by since, blocked;

-- BLOCK
insert into blocks (person, blocked, since) values ($1, $2, $3) on conflict do nothing;

-- UNBLOCK
delete from blocks where person = $1 and blocked = $2;

-- HAS_BLOCKED
select 1 from blocks where person = $1 and blocked = $2;

-- FILE_COLUMNS
select t.name, c.name, upper(c.type) = 'TEXT'
        from sqlite_master t join pragma_table_info(t.name) c on true
        where t.type = 'table' and t.name not like 'sqlite%' and t.name <> '_sqlx_migrations';

-- SERVER_COLUMNS
select cast(table_name as text), cast(column_name as text), data_type = 'text'
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = current_schema() and table_type = 'BASE TABLE'
            and table_name not in ('_sqlx_migrations', 'leases');

-- DEFER
pragma defer_foreign_keys = on;

-- FILE_TRIGGERS
select name, sql from sqlite_master where type = 'trigger';

-- DROP_TRIGGER
drop trigger "{name}";

-- TRIGGERS_OFF
alter table "{table}" disable trigger user;

-- TRIGGERS_ON
alter table "{table}" enable trigger user;

-- REFERENCES
select cast(c.relname as text), cast(r.conname as text), pg_get_constraintdef(r.oid)
        from pg_constraint r join pg_class c on c.oid = r.conrelid
        where r.contype = 'f' and c.relnamespace = cast(current_schema() as regnamespace);

-- DROP_REFERENCE
alter table "{table}" drop constraint "{name}";

-- ADD_REFERENCE
alter table "{table}" add constraint "{name}" {definition};

-- SEQUENCES
select * from (
            select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence,
                cast(table_name as text), cast(column_name as text)
            from information_schema.columns where table_schema = current_schema()) counted
        where sequence is not null;

-- GO_ON
select setval('{sequence}', coalesce(max("{column}"), 0) + 1, false) from "{table}";

-- COUNT_UP
analyze "{table}";

-- IS_FILLED
select exists (select 1 from "{table}");

-- READ
select {columns} from "{table}";

-- WRITE
insert into "{table}" ({columns}){identities} select {values} from json_each($1);

-- HAS_TABLES
select count(*) from information_schema.tables where table_schema = current_schema();

-- PEOPLE
select person from seats where person is not null
        union select opened_by from matches where opened_by is not null
        union select person from invitations
        union select person from notices where person is not null
        union select person from messages where person is not null
        union select person from closed_dms
        union select person from vacations
        union select person from preferences
        union select person from blocks union select blocked from blocks
        union select person from deletions;

-- OF_MATCH
select number, seat, kind, data, at, clock, interaction from events where match_id = $1 order by number;

-- ADD
insert into events (match_id, number, seat, kind, data, at, interaction, clock) values ($1, $2, $3, $4, $5, $6, $7, $8);

-- HAPPENED_AT
select at from events where match_id = $1 and number = $2;

-- GO_ON
update matches set number = $2, due = $3, warned = null, version = version + 1 where id = $1
        returning version;

-- FORGET_TAPS
update events set interaction = null where (match_id, number) in (
        select match_id, number from events where interaction is not null and at < $1 order by at limit $2);

-- FAIL
insert into failures (match_id, tries, due, why) values ($1, 1, $2 + 10000, $3)
        on conflict (match_id) do update set tries = failures.tries + 1, why = $3,
            due = case when failures.tries < $4 then $2 + 10000 * (cast(1 as bigint) << cast(failures.tries as integer))
                else 4000000000000000 end
        returning tries;

-- RECOVER
delete from failures where match_id = $1;

-- FORGET
delete from failures where due < $1;

-- HAS_FAILED
select 1 from failures where match_id = $1;

-- FAILURES
select match_id, tries, why from failures order by match_id;

-- TRY_AGAIN
update failures set tries = 0, due = 0;

-- INBOX
select m.id, m.game, m.state, m.guild, m.channel, m.place, s.waits, s.deadline
        from (select match_id from seats where person = $1 and ended_at is null
              union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id
        left join seats s on s.match_id = m.id and s.person = $1
        where m.state in ('lobby', 'running')
        order by s.waits is null, s.deadline is null, s.deadline, s.waits, m.opened_at, m.id;

-- OF_GUILD
select * from (
            select m.id, m.game, m.state, m.guild, m.channel, m.place, m.opened_at, null as waits,
                (select min(s.deadline) from seats s where s.match_id = m.id) as deadline
            from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')) l
        order by state, deadline is null, deadline, opened_at, id;

-- PLAYED
select m.id, m.game from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is not null and m.state = 'over'
        order by s.ended_at desc, s.match_id desc limit $2;

-- PLAYED_IN
select id from (select id from matches where place = $1 and state = 'running'
                         order by opened_at desc limit 25) running
        union all
        select id from (select id from matches where place = $1 and state = 'over'
                        order by opened_at desc limit 25) done
        limit 25;

-- CLOSED_UNTOLD
select told from closed_dms where person = $1 and told = 0;

-- DMS_CLOSED
insert into closed_dms (person) select $1 where exists (select 1 from seats where person = $1)
        on conflict do nothing;

-- DMS_OPEN
delete from closed_dms where person = $1;

-- TOLD
update closed_dms set told = 1 where person = $1;

-- TAKE_LEASES
insert into leases (what, holder, until)
        select n.value ->> 0, $2, cast(unixepoch('subsec') * 1000 as bigint) + $3 from json_each($1) n where true order by 1
        on conflict (what) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or $4 = 1
            or leases.until between 1 and cast(unixepoch('subsec') * 1000 as bigint)
        returning what;

-- RENEW_LEASES
update leases
        set until = case when until = 0 then 0 else cast(unixepoch('subsec') * 1000 as bigint) + $2 end
        where holder = $1 and what not like 'identify %' returning what;

-- RELEASE_LEASE
delete from leases where what = $1 and holder = $2;

-- RELEASE_ALL
delete from leases where holder = $1;

-- OFFER_LEASE
update leases set until = 0 where what = $1 and holder = $2;

-- IS_OFFERED
select until from leases where what = $1 and until = 0;

-- PROCESSES
select count(*) from leases
        where what like 'process %' and until > cast(unixepoch('subsec') * 1000 as bigint);

-- LOAD
select * from matches where id = $1;

-- INVITED
select person from invitations where match_id = $1 order by place, person;

-- OPENED_BY
select id from matches where interaction = $1;

-- REMATCH
select id from matches where after = $1 and state <> 'cancelled';

-- PLAYED_BY
select match_id from events where interaction = $1;

-- RUNNING_AFTER
select id from matches where ended_at is null and id > $1 and state = 'running'
        order by id limit $2;

-- ADD
insert into matches (id, game, rules, table_json, listed, state, number, guild, lang, channel, opened_by, opened_at, interaction, pace, after, place)
        values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (id) do nothing;

-- INVITE
insert into invitations (match_id, person, place) values ($1, $2, $3) on conflict do nothing;

-- UNINVITE
delete from invitations where match_id = $1 and person = $2;

-- START
update matches set state = 'running', table_json = $2, deal = $3, due = $4 where id = $1 and state = 'lobby';

-- END
update matches set state = $2, closed = $3, ended_at = $4, due = null where id = $1;

-- END_SEATS
update seats set ended_at = $2 where match_id = $1;

-- END_INVITATIONS
delete from invitations where match_id = $1;

-- VERSION
select version from matches where id = $1;

-- FORGET_OPENINGS
update matches set interaction = (select coalesce(min(interaction), 0) from matches where interaction < 0) - past.nth
        from (select id, row_number() over (order by opened_at) as nth from (
            select id, opened_at from matches where interaction > 0 and opened_at < $1 order by opened_at limit $2) old) past
        where matches.id = past.id;

-- LIVING
select channel, message, number from messages
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0);

-- POSTED
select kind, person, channel, message, number from messages where match_id = $1 order by kind, person;

-- SET_LIVING
insert into messages (match_id, kind, person, channel, message, number)
        select $1, $2, $3, $4, $5, $6
        where $3 is null or exists (select 1 from seats where match_id = $1 and person = $3)
        on conflict (match_id, kind, coalesce(person, 0)) do update set channel = $4, message = $5, number = $6
        where messages.number <= $6;

-- RENUMBER_LIVING
update messages set number = $4
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0);

-- FORGET_LIVING
delete from messages where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0);

-- FORGET_SPENT
delete from messages where kind not in ('lobby', 'panel') and match_id in (
        select m.id from json_each($1) c join matches m on m.id = c.value ->> 0 where m.ended_at < $2);

-- MIGRATED
select version from _sqlx_migrations where success = true order by version;

-- NOTIFY
insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + 1 + n.key, $1, cast(n.value ->> 0 as bigint), n.value ->> 1,
            cast(n.value ->> 2 as bigint), cast(n.value ->> 3 as bigint), cast(n.value ->> 4 as bigint)
        from json_each($2) n where true
        on conflict (match_id, number, kind, coalesce(person, 0), round) do update
        set due = case when notices.done is null and notices.due < excluded.due then notices.due else excluded.due end,
            done = null, outcome = null, asked = notices.asked + 1
        where notices.kind in ('lobby', 'panel', 'talk', 'card');

-- PUT_OFF
update notices set tries = tries + 1, due = $2 where id = $1 and asked = $3;

-- DUE
select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and kind <> 'think' and due <= $1 and match_id not in (select value ->> 0 from json_each($3))
        order by due, id limit $2;

-- THOUGHTS
select id, match_id, number, kind, person, round, tries, asked, due, owner from (
            select o.*, row_number() over (partition by o.owner order by o.due, o.id) as nth from (
                select n.id, n.match_id, n.number, n.kind, n.person, n.round, n.tries, n.asked, n.due,
                    (select min(s.person) from seats s where s.match_id = n.match_id) as owner
                from notices n
                where n.done is null and n.kind = 'think' and n.due <= $1
                    and n.match_id not in (select value ->> 0 from json_each($2))
                    and not exists (select 1 from notices d
                        where d.match_id = n.match_id and d.done is null and d.kind <> 'think' and d.due <= $1)) o) ranked
        where nth = 1 order by due, id;

-- NEXT_THOUGHT
select min(due) from notices where done is null and kind = 'think'
        and match_id not in (select value ->> 0 from json_each($1));

-- REFUSED
select match_id, number, kind, tries from notices where outcome = 'refused' order by id;

-- SEND_AGAIN
update notices set done = null, outcome = null, tries = 0, due = $1, asked = asked + 1
        where outcome = 'refused';

-- NEXT_DUE
select min(due) from notices where done is null and kind <> 'think' and due > $1;

-- PENDING
select id, match_id, number, kind, person, round, tries, asked, due from notices
        where done is null and match_id = $1 order by id;

-- CLOSE
update notices set done = $2, outcome = n.value ->> 2 from json_each($1) n
        where notices.id = cast(n.value ->> 0 as bigint) and asked = cast(n.value ->> 1 as bigint);

-- FORGET
delete from notices where id in (
            select id from notices where done is not null and done < $1 and (outcome <> 'refused' or done < $3)
            order by done limit $2)
        and id < (select max(id) from notices)
        returning match_id;

-- HURRY
update notices set due = $2 where match_id = $1 and done is null and due > $2 and due < 4000000000000000
        and not (kind = 'lobby' and round = 1);

-- RUNNING_IN
select id from matches where channel = $1 and ended_at is null and state = 'running'
        union select id from matches where place = $1 and state = 'running';

-- RUNNING_ON
select id from matches where guild = $1 and ended_at is null and state = 'running'
        and ($2 = 0 or trouble is not null
            or exists (select 1 from notices n where n.match_id = matches.id and n.kind = 'panel' and n.done is null));

-- SET_PLACE
update matches set place = $2 where id = $1;

-- TROUBLE
select trouble, number from matches where id = $1;

-- SET_TROUBLE
update matches set trouble = $2 where id = $1;

-- OF_PERSON
select * from preferences where person = $1;

-- SET_PREFERENCES
insert into preferences (person, points, every, way, next, zone, quiet_from, quiet_to)
        values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (person) do update set points = $2, every = $3, way = $4, next = $5, zone = $6,
        quiet_from = $7, quiet_to = $8;

-- SERVER_VERSION
select cast(current_setting('server_version') as text);

-- SIZE
select pg_database_size(current_database());

-- TO_FORGET
select person from deletions order by asked_at, person;

-- MATCHES_OF
select match_id from seats where person = $1
        union select id from matches where opened_by = $1
        union select match_id from invitations where person = $1;

-- WANT_FORGOTTEN
insert into deletions (person, asked_at) values ($1, $2) on conflict do nothing;

-- KEEP_NEWEST
update notices set person = null, round = id, done = coalesce(done, due), outcome = 'superseded'
        where id = (select max(id) from notices) and person = $1;

-- UNFINISHED_OF
select m.id from (
            select match_id from seats where person = $1 and ended_at is null
            union select match_id from invitations where person = $1) mine
        join matches m on m.id = mine.match_id where m.state in ('lobby', 'running');

-- SHOW_ANEW
with shown as (
            select row_number() over (order by m.state desc, m.id, k.kind) as nth, m.id, m.number, k.kind
            from json_each($1) c join matches m on m.id = c.value ->> 0
            join (select 'panel' as kind union all select 'lobby') k on true
            where m.state in ('running', 'over') and (m.trouble is null or m.trouble = 'gone')
                and (exists (select 1 from messages p where p.match_id = m.id and p.kind = k.kind)
                     or exists (select 1 from notices n where n.match_id = m.id and n.kind = k.kind and n.done is null)))
        insert into notices (id, match_id, number, kind, person, round, due)
        select (select coalesce(max(id), 0) from notices) + nth, id, number, kind, null,
            (select coalesce(max(id), 0) from notices) + nth, $2 + (nth - 1) * $3
        from shown where true;

-- ANYBODY_TO_REMIND
select 1 from seats where reminds is not null and reminds <= $1 limit 1;

-- SET_REMINDING
update seats set reminds = $3, reminded = $4, given = $5, snoozed = $6 where match_id = $1 and seat = $2;

-- WITHOUT_RESULTS
select id from matches
        where state = 'over' and closed is null and has_results = 0 and id > $1 order by id limit $2;

-- SET_RESULTS
update seats set result = cast(r.value ->> 1 as bigint) from json_each($2) r
        where match_id = $1 and seat = cast(r.value ->> 0 as bigint);

-- HAS_RESULTS
update matches set has_results = 1 where id = $1;

-- RESULTS
select result from seats where match_id = $1 order by seat;

-- OUT_OF_TIME
select s.match_id, s.seat from seats s join matches m on m.id = s.match_id
        where s.deadline is not null and s.deadline <= $1 and (coalesce(m.guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = s.match_id and f.due > $1)
        order by s.deadline, s.match_id, s.seat limit $2;

-- TO_LOOK_AFTER
select id from matches where due is not null and due <= $1 and (coalesce(guild, 0) >> 22) % $4 = $3
            and not exists (select 1 from failures f where f.match_id = matches.id and f.due > $1)
        order by due, id limit $2;

-- GIVE_BACK
update seats set
        deadline = deadline + ($2 - case when runs > $1 then runs else $1 end),
        runs = runs + ($2 - case when runs > $1 then runs else $1 end),
        -- When to remind is worked out anew.
        reminds = case when reminds is null then null else $2 end
        where runs is not null and runs < $2 and deadline is not null
            and exists (select 1 from matches m
                where m.id = seats.match_id and (coalesce(m.guild, 0) >> 22) % $4 = $3);

-- PUT_OFF
update matches set due = due + ($2 - $1) where due is not null and (coalesce(guild, 0) >> 22) % $4 = $3;

-- SHOW_CLOCKS
insert into to_show (id, deadline, match_id, seat, until) values (1, 0, '', 0, $1)
        on conflict (id) do update set deadline = 0, match_id = '', seat = 0, until = $1;

-- CLOCKS_TO_SHOW
select s.deadline, s.match_id, s.seat, m.number
        from to_show t join seats s on true join matches m on m.id = s.match_id
        where t.id = 1 and s.deadline is not null and s.deadline <= t.until
            and (s.deadline, s.match_id, s.seat) > (t.deadline, t.match_id, t.seat)
        order by s.deadline, s.match_id, s.seat limit $1;

-- SHOWN_UP_TO
update to_show set deadline = $1, match_id = $2, seat = $3;

-- ALL_SHOWN
delete from to_show;

-- ANYTHING_TO_SHOW
select 1 from to_show;

-- LOOK_AFTER
update matches set due = $2, warned = $3 where id = $1;

-- OF_MATCH
select s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed from seats s join matches m on m.id = s.match_id
         left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
         where s.match_id = $1 order by s.seat;

-- HELD
select s.match_id, m.number, m.version, m.pace = 'live' as live, s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed, p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             where s.match_id = $1 and s.person = $2 and m.state = 'running';

-- HELD_IN
select s.match_id, m.number, m.version, m.pace = 'live' as live, s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed, p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             where s.match_id = $1 order by s.seat;

-- HELD_BY
select s.match_id, m.number, m.version, m.pace = 'live' as live, s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed, p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             where s.person = $1 and s.ended_at is null and m.state = 'running' order by s.match_id;

-- TO_REMIND
select s.match_id, m.number, m.version, m.pace = 'live' as live, s.seat, s.person, s.strength, s.waits, s.gone, s.bank, s.spent, s.runs, s.deadline, v.ends as away, s.reminds, s.reminded, s.given, s.snoozed, p.person is not null as said, coalesce(p.points, 0) as points, p.every, coalesce(p.way, 'mention') as way,
                coalesce(p.next, 0) as next, p.zone, p.quiet_from, p.quiet_to
             from seats s join matches m on m.id = s.match_id
             left join vacations v on v.person = s.person and v.ended is null and m.pace <> 'live'
             left join preferences p on p.person = s.person
             where s.reminds is not null and s.reminds <= $1 order by s.reminds, s.match_id, s.seat limit $2;

-- RUNNING_OF
select m.id from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running' order by m.id;

-- SEAT
insert into seats (match_id, seat, person, strength) values ($1, $2, $3, $4);

-- UNSEAT
delete from seats where match_id = $1;

-- KEEP_TIME
update seats set waits = cast(t.value ->> 1 as bigint), bank = cast(t.value ->> 2 as bigint),
            spent = cast(t.value ->> 3 as bigint), runs = cast(t.value ->> 4 as bigint), deadline = cast(t.value ->> 5 as bigint),
            reminds = cast(t.value ->> 6 as bigint), reminded = cast(t.value ->> 7 as bigint),
            given = cast(t.value ->> 8 as bigint), snoozed = cast(t.value ->> 9 as bigint)
        from json_each($2) t where match_id = $1 and seat = cast(t.value ->> 0 as bigint);

-- HAND_OVER
update seats set person = $3, strength = null where match_id = $1 and seat = $2;

-- OF_GUILD
select * from settings where guild = $1;

-- CHANNELS
select channel from open_channels where guild = $1 order by channel;

-- SET_SETTINGS
insert into settings (guild, threads, pace, quiet, per_person, per_server, moderators, strength) values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict (guild) do update set threads = $2, pace = $3, quiet = $4, per_person = $5, per_server = $6, moderators = $7, strength = $8;

-- CLOSE_CHANNELS
delete from open_channels where guild = $1;

-- OPEN_CHANNEL
insert into open_channels (guild, channel) values ($1, $2) on conflict do nothing;

-- OPEN_MATCHES_OF
select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.guild = $2 and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or exists (
        select 1 from seats o where o.match_id = m.id and (o.person <> s.person or o.gone = 1)))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave');

-- MATCHES_ALONE
select count(*) from seats s join matches m on m.id = s.match_id
        where s.person = $1 and s.ended_at is null and m.state = 'running'
        and not exists (select 1 from seats o where o.match_id = s.match_id and (o.person <> s.person or o.gone = 1))
        and not exists (select 1 from events e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'leave');

-- OPEN_MATCHES_IN
select count(*) from matches m where m.guild = $1 and m.ended_at is null and m.state in ('lobby', 'running')
        and (m.state = 'lobby' or 1 < (
        select count(*) from seats s where s.match_id = m.id and (s.person is not null or s.gone = 1)));

-- OPENED_BEFORE_LAST
select opened_at from matches m where opened_by = $1 and opened_at > $2
        and (m.state in ('lobby', 'cancelled') or exists (
        select 1 from seats s where s.match_id = m.id and (s.person <> $1 or s.gone = 1)))
        order by opened_at desc limit 1 offset $3;

-- HEARTBEATS
select shard, shards, at from heartbeat;

-- LAST_HEARTBEAT
select max(at) from heartbeat;

-- HEARTBEAT
insert into heartbeat (shard, shards, at) values ($1, $2, $3)
        on conflict (shards, shard) do update set at = $3;

-- SKIP
update heartbeat set at = at + $1;

-- COPY
vacuum into $1;

-- VERSION
select sqlite_version();

-- CHECK
pragma quick_check(1);

-- TIDY
pragma wal_checkpoint(truncate);

-- WRITES
pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;

-- VACATIONS
select began, ends, ended from vacations where person = $1 order by began;

-- VACATIONS_OVER
select person from vacations where ended is null and ends <= $1 order by ends, person limit $2;

-- CAME_BACK
select began from vacations where person = $1 and ended = $2;

-- NEVER_WAS
delete from vacations where person = $1 and began = $2 and ended = $2;

-- GO_AWAY
insert into vacations (person, began, ends) values ($1, $2, $3);

-- FORGET_VACATION
delete from vacations where person = $1 and began = $2;

-- PAST_VACATION
insert into vacations (person, began, ends, ended) values ($1, $2, $3, $3);

-- COME_BACK
update vacations set ended = case when began > $2 then began else $2 end
        where person = $1 and ended is null;

-- WORK
select
        (select count(*) from notices where done is null and kind <> 'think' and due <= $1) as notices,
        (select min(due) from notices where done is null and kind <> 'think' and due <= $1) as oldest,
        (select count(*) from notices where outcome = 'refused') as refused,
        (select count(*) from seats where deadline is not null and deadline <= $1) as clocks,
        (select count(*) from matches where due is not null and due <= $1) as games,
        (select count(*) from seats where reminds is not null and reminds <= $1) as reminders,
        (select count(*) from failures) as failed;

-- UNFINISHED
select state, count(*) from matches where state in ('lobby', 'running') group by state;

-- ASIDE
select count(*) from matches where state = 'aside';

-- TOUCH
update heartbeat set at = at;

-- told
select id as code, game, guild, channel, opened_at, case when interaction > 0 then interaction end as interaction
             from matches where opened_by = $1 order by opened_at;

-- erased
update matches set opened_by = null where opened_by = $1;

-- told
select e.match_id as code, e.number, e.kind, e.data as said, e.at as played_at, e.interaction
             from seats s join events e on e.match_id = s.match_id and e.seat = s.seat
             where s.person = $1 order by e.match_id, e.number;

-- erased
update events set interaction = null
             where match_id in (select match_id from seats where person = $1) and interaction is not null and exists (
                 select 1 from seats s where s.match_id = events.match_id and s.seat = events.seat and s.person = $1);

-- told
select m.id as code, m.game, m.table_json as "table", m.state, m.guild, m.channel, m.place, s.seat,
                    m.opened_at, m.ended_at, s.result, s.waits as asked_at
             from seats s join matches m on m.id = s.match_id where s.person = $1 order by m.opened_at, m.id;

-- erased
update seats set person = null, gone = 1, waits = null where person = $1;

-- told
select match_id as code from invitations where person = $1 order by match_id;

-- erased
delete from invitations where person = $1;

-- told
select match_id as code, number, kind, due as due_at, done as done_at, outcome
             from notices where person = $1 order by id;

-- erased
delete from notices where person = $1;

-- told
select match_id as code, kind, channel, message, number from messages where person = $1 order by match_id, kind;

-- erased
delete from messages where person = $1;

-- told
select told from closed_dms where person = $1;

-- erased
delete from closed_dms where person = $1;

-- told
select began as began_at, ends as ends_at, ended as ended_at from vacations where person = $1 order by began;

-- erased
delete from vacations where person = $1;

-- told
select points as at_half_time_and_near_the_end, every as every_hours, way, next, zone, quiet_from, quiet_to
             from preferences where person = $1;

-- erased
delete from preferences where person = $1;

-- told
select blocked, since as blocked_at from blocks where person = $1 order by since;

-- erased
delete from blocks where person = $1 or blocked = $1;

-- told
select asked_at from deletions where person = $1;

-- erased
delete from deletions where person = $1;
