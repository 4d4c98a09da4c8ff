-- Several processes at once. Servers are served in parts, over several connections (shards): each part has its own heartbeat,
-- and its own outages.

create table heartbeats (
    shard bigint not null check (shard >= 0),
    shards bigint not null check (shards > shard),
    at bigint not null,
    primary key (shards, shard)
);
insert into heartbeats (shard, shards, at) select 0, 1, at from heartbeat;
drop table heartbeat;
alter table heartbeats rename to heartbeat;

alter table outages add column shard bigint not null default 0;
alter table outages add column shards bigint not null default 1;
alter table outages drop constraint outages_pkey;
alter table outages add primary key (began, shards, shard);

-- Two processes may tell something at the same instant, so the server numbers it.
create sequence notices_ids owned by notices.id;
select setval('notices_ids', coalesce((select max(id) from notices), 0) + 1, false);

create function number_notice() returns trigger language plpgsql as $$ begin
    new.id := nextval('notices_ids');
    return new;
end $$;

create trigger notices_numbered before insert on notices
for each row execute function number_notice();

-- What a process does alone for a while: a match's deliveries, a part of the servers. Nothing is lost with it, so it is not
-- written to the log that survives a crash, and nobody waits for the disk.
create unlogged table leases (
    what text collate "C" primary key,
    holder bigint not null,
    until bigint not null
);
create index leases_by_holder on leases (holder);

-- The time by the server's clock, which is the same for all processes, by the name SQLite has for it.
create function unixepoch(how text) returns double precision language sql volatile as $$
    select extract(epoch from clock_timestamp())::double precision
$$;

-- Other processes hear at once that there is something to deliver, and whose; each by the name of its connections knows what
-- it did itself.
create function tell_of_match() returns trigger language plpgsql as $$ begin
    perform pg_notify('tavolino', current_setting('application_name') || ' ' || new.match_id);
    return null;
end $$;

create trigger notices_told after insert or update of due on notices
for each row when (new.done is null) execute function tell_of_match();

-- And that somebody else serves a part of the servers now, offers it, or serves it no more; that there is another process, or
-- one less.
create function tell_of_lease() returns trigger language plpgsql as $$ declare
    changed text;
begin
    if tg_op = 'DELETE' then changed := old.what;
    elsif tg_op = 'INSERT' then changed := new.what;
    elsif new.holder <> old.holder or new.until = 0 and old.until <> 0 then changed := new.what;
    end if;
    if changed like 'shard %' or changed like 'process %' then
        perform pg_notify('tavolino', current_setting('application_name') || ' ' || changed);
    end if;
    return null;
end $$;

create trigger leases_told after insert or update of holder, until or delete on leases
for each row execute function tell_of_lease();
