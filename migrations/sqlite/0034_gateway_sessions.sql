-- Gateway sessions, so that another process, or the same one after a restart, resumes them: nothing is missed, and no IDENTIFY is
-- spent. The sequence is written behind; what came after it is replayed.
create table gateway_sessions (
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
