-- Gateway sessions, so that another process, or the same one after a restart, resumes them: nothing is missed, and no IDENTIFY is
-- spent. The sequence is written behind; what came after it is replayed. Without the log, as leases: a crash of the server costs
-- an IDENTIFY.
create unlogged table gateway_sessions (
    shard bigint not null check (shard >= 0),
    shards bigint not null check (shards > shard),
    session text not null,
    address text not null,
    sequence bigint not null,
    -- 1 where no event came after that one, so that nothing is replayed twice.
    exact bigint not null,
    -- The intents it began with: a version that needs others begins a session of its own.
    intents bigint not null,
    primary key (shards, shard)
);

-- A process that starts asks the owner of a shard for it.
create or replace function tell_of_lease() returns trigger language plpgsql as $$ declare
    changed text;
begin
    if tg_op = 'DELETE' then changed := old.what;
    elsif tg_op = 'INSERT' then changed := new.what;
    elsif new.holder <> old.holder or new.until = 0 and old.until <> 0 then changed := new.what;
    end if;
    if changed like 'shard %' or changed like 'process %' or changed like 'wish %' and tg_op <> 'DELETE' then
        perform pg_notify('tavolino', current_setting('application_name') || ' ' || changed);
    end if;
    return null;
end $$;
